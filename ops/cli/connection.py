"""Connection to a running service through the Python client, with a failure of one line if it does not answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ops.cli.failures import OutOfReach
from ops.clients.python.greffe_client import NoAnswer, Unreadable

PATIENCE = 5.0
"""Seconds, all tries of one request together: who waits at a terminal sees nothing meanwhile."""


@contextmanager
def reaching(url: str) -> Iterator[None]:
    """Translate a service's missing or foreign answer into a failure of one line."""
    try:
        yield
    except NoAnswer as error:
        if isinstance(error.__cause__, Unreadable):
            raise OutOfReach("no-service", url=url, reason=error) from error
        raise OutOfReach("no-answer", url=url, reason=error) from error
    except Unreadable as error:
        raise OutOfReach("no-service", url=url, reason=error) from error
