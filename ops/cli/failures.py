"""Failures of commands: one line on standard error and an exit code, never a traceback.

0 done, 1 a finding or a failure, 2 wrong usage, 3 the service or the database cannot be had.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import IO, Any

import click

from domain.record.codec import UnknownTopic
from domain.register import Cause, Conflict, NotARegister, Unavailable
from ops.cli.messages import translate, translate_finding
from ops.cli.terminal import plain
from projections.feeds.loading import UnknownTable


class Failed(click.ClickException):
    """A command failed, or something was found: the message `failed-` and `why`."""

    exit_code = 1

    def __init__(self, why: str, /, **arguments: object) -> None:
        super().__init__(translate(f"failed-{why}", **arguments))

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"greffe: {plain(self.format_message())}", file=file, err=file is None)


class Misused(Failed):
    """A command asks for something that is not there: a table, a seat, a frame, a game."""

    exit_code = 2


class OutOfReach(Failed):
    """The service or the database cannot be had now."""

    exit_code = 3


def unavailable(error: Unavailable, name: object) -> OutOfReach:
    """Return the failure for a database that cannot be had: what is to be done, and in brackets the storage's own
    words.
    """
    cause = translate(f"cause-{error.cause}")
    return OutOfReach("unavailable", name=error.where or name, cause=cause, detail=translate_finding(error.detail))


@contextmanager
def plainly(name: object, but: Collection[Cause] = ()) -> Iterator[None]:
    """Translate errors about the database or the record file of that name into failures of one line.

    Unavailable for a cause in `but` passes.
    """
    try:
        yield
    except Unavailable as error:
        if error.cause in but:
            raise
        raise unavailable(error, name) from error
    except NotARegister as error:
        raise OutOfReach("no-register", name=name, reason=error.reason) from error
    except Conflict as error:
        raise Failed("conflict", name=name) from error
    except UnknownTable as error:
        raise Misused("no-such-table", name=name, table=error) from error
    except UnknownTopic as error:
        raise Failed("unknown-event", name=name, event=error) from error


@contextmanager
def writing(name: object) -> Iterator[None]:
    """Translate errors about an output file into a failure of one line."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Failed("unwritable", name=name, reason=error.strerror or error) from error
