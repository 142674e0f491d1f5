"""Commands of click with help in the language that was asked for.

A command's help is the message `help-` and its name; an option's the message that its `help` names.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from ops.cli.messages import OPTION, chosen, metavar, speak, spoken, translate
from projections.texts import LOCALES


class Option(click.Option):
    """An option whose `help` is the name of a message."""

    _message: str | None = None

    @property
    def help(self) -> str | None:
        return translate(self._message) if self._message else None

    @help.setter  # noqa: A003  (the library's name)
    def help(self, message: str | None) -> None:
        self._message = message

    def make_metavar(self, ctx: click.Context) -> str:
        return metavar(super().make_metavar(ctx))


class Argument(click.Argument):
    def make_metavar(self, ctx: click.Context) -> str:
        return metavar(super().make_metavar(ctx))


class Command(click.Command):
    """A command that takes `--lang`: see `ops.cli.messages`, which has read it beforehand."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if not any(OPTION in param.opts for param in self.params):
            self.params.append(language("locale", expose_value=False))

    @property
    def help(self) -> str | None:
        return translate(f"help-{self.name}")

    @help.setter  # noqa: A003  (the library's name)
    def help(self, _docstring: str | None) -> None:
        """Ignore the function's docstring, which is for its readers: a command's help is a message."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        made = super().get_help_option(ctx)
        if made is not None:
            made.help = translate("option-help")
        return made

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [metavar(piece) for piece in super().collect_usage_pieces(ctx)]


class Group(Command, click.Group):
    """A group of commands, whose `main` chooses the language before anything is read."""

    command_class = Command

    def main(self, args: Sequence[str] | None = None, *arguments: Any, **named: Any) -> Any:
        speak(chosen(sys.argv[1:] if args is None else list(args), os.environ))
        return super().main(args, *arguments, **named)


def language(name: str, *, expose_value: bool = True) -> Option:
    return Option(
        [OPTION, name],
        type=click.Choice(LOCALES),
        default=spoken,
        show_default=False,
        help="option-lang",
        expose_value=expose_value,
    )


F = TypeVar("F", bound=Callable[..., Any])


def command() -> Callable[[Callable[..., Any]], Command]:
    return click.command(cls=Command)


def option(*declared: str, **named: Any) -> Callable[[F], F]:
    return click.option(*declared, cls=Option, **named)


def argument(*declared: str, **named: Any) -> Callable[[F], F]:
    return click.argument(*declared, cls=Argument, **named)
