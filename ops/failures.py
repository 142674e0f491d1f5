"""How a command ends when it does not end well: one line on standard error and an exit code, never a traceback.

0 done, 1 a finding or a failure, 2 wrong usage, 3 the service or the database cannot be had.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import IO, Any

import click

from domain.record.codec import UnknownTopic
from domain.register import Cause, Conflict, NotARegister, Unavailable
from ops.terminal import plain
from projections.loading import UnknownTable


class Failed(click.ClickException):
    """It was tried and did not succeed, or something was found."""

    exit_code = 1

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"greffe: {plain(self.format_message())}", file=file, err=file is None)


class Misused(Failed):
    """Asked for something that is not there: a table, a seat, a frame, a game."""

    exit_code = 2


class OutOfReach(Failed):
    """The service or the database cannot be had now."""

    exit_code = 3


REASONS: dict[Cause, str] = {
    "locked": "another process holds its lock; stop that one, or wait and try again",
    "full": "no room is left to write to it; free some and try again",
    "read_only": "it may not be written to",
    "io": "reading or writing it failed; the disk may be full or failing",
    "schema": "it was not prepared for this version",
    "damaged": "its pages are damaged; restore a copy, `greffe verify` tells what is sound",
}
"""What to say of a failing database, where the storage's own words would not help."""


def unavailable(error: Unavailable, name: object) -> OutOfReach:
    name, reason = error.where or name, REASONS.get(error.cause)
    return OutOfReach(f"{name}: {reason} ({error.detail})" if reason else f"{name}: {error.detail}")


@contextmanager
def plainly(name: object, but: Collection[Cause] = ()) -> Iterator[None]:
    """Say in one line what was wrong with the database or the record file of that name.

    Unavailable for a cause in `but` passes.
    """
    try:
        yield
    except Unavailable as error:
        if error.cause in but:
            raise
        raise unavailable(error, name) from error
    except NotARegister as error:
        raise OutOfReach(f"{name} is not a database of Greffe: {error.reason}; it was left as it is") from error
    except Conflict as error:
        raise Failed(f"{name}: another process wrote to the table meanwhile; try again") from error
    except UnknownTable as error:
        raise Misused(f"{name} holds no table {error}") from error
    except UnknownTopic as error:
        raise Failed(f"{name} holds an event that no game installed here can read: {error}") from error


@contextmanager
def writing(name: object) -> Iterator[None]:
    """Say in one line that an output file could not be written."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Failed(f"cannot write {name}: {error.strerror or error}") from error
