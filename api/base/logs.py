"""The log: one JSON object a line on standard error. It holds no token, no text, no id of a table but
a damaged one's.

{"at": "...", "level": "info", "event": "request", "method": "GET", "route": "/tables/{table}/view",
 "status": 200, "ms": 1.2}
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode


class Lines(logging.Formatter):
    """A formatter that writes a record as one line of JSON.

    Values of exceptions are left out: they may quote what was secret.
    """

    def format(self, record: logging.LogRecord) -> str:
        facts: Mapping[str, Any] = getattr(record, "facts", {})
        line = {
            "at": datetime.fromtimestamp(record.created, UTC),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **facts,
        }
        return _encode(line).decode()


def configure(level: str) -> None:
    """Send all log lines to standard error; of the libraries only warnings, since their lines name paths."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("greffe").setLevel(level.upper())


@contextmanager
def silenced(*names: str) -> Iterator[None]:
    """Set these loggers to CRITICAL until the end of the block, and then back to the levels that they had."""
    loggers = [logging.getLogger(name) for name in names]
    levels = [each.level for each in loggers]
    for each in loggers:
        each.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        for each, level in zip(loggers, levels, strict=True):
            each.setLevel(level)


def log_event(log: logging.Logger, event: str, level: int = logging.INFO, **facts: Any) -> None:
    log.log(level, event, extra={"facts": facts})


def fault(log: logging.Logger, error: BaseException) -> None:
    """Log a fault of ours: its kind, and where it was raised; never its message."""
    frames = [f"{f.filename.rsplit('/', 1)[-1]}:{f.lineno} {f.name}" for f in traceback.extract_tb(error.__traceback__)]
    log_event(log, "fault", logging.ERROR, error=type(error).__name__, frames=frames[-12:])
