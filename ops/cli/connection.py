"""A running service, reached through the Python client, or told in one line that it was not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ops.cli.failures import OutOfReach
from ops.clients.python.greffe_client import NoAnswer, Unreadable

PATIENCE = 5.0
"""Seconds, all tries of one request together: who waits at a terminal sees nothing meanwhile."""


@contextmanager
def reaching(url: str) -> Iterator[None]:
    """Say in one line that a service did not answer as one."""
    try:
        yield
    except NoAnswer as error:
        if isinstance(error.__cause__, Unreadable):
            raise OutOfReach("no-service", url=url, reason=error) from error
        raise OutOfReach("no-answer", url=url, reason=error) from error
    except Unreadable as error:
        raise OutOfReach("no-service", url=url, reason=error) from error
