"""Output of commands: plain text, tables, and progress for a user at a terminal."""

from __future__ import annotations

import sys
import unicodedata

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from ops.cli.messages import heading

WIDTH = 140  # of a table that is written to a file or a pipe
_KEPT = str.maketrans({"\u00a0": "\ue000", "\u202f": "\ue001", "\ue000": "\ufffd", "\ue001": "\ufffd"})
_GIVEN_BACK = str.maketrans({"\ue000": "\u00a0", "\ue001": "\u202f"})
"""Rich breaks a line at every space, so at one that forbids it: while it measures, letters of nobody stand for them."""


def plain(text: str) -> str:
    """Return the text without characters that would steer a terminal: players choose titles, names and speeches."""
    return "".join(c if c in "\n\t" or unicodedata.category(c) not in ("Cc", "Cf") else "\ufffd" for c in text)


def progress() -> Progress:
    """Return a progress bar on standard error, gone when the work is done; it shows nothing without a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def table(*columns: str, title: str | None = None, right: tuple[str, ...] = ()) -> Table:
    """Make an empty table; the columns named in `right` hold numbers. A column's heading is the message `head-` and its
    name.
    """
    caption = None if title is None else title.translate(_KEPT)
    made = Table(title=caption, title_justify="left", title_style="bold", box=None, pad_edge=False, header_style="bold")
    for column in columns:
        made.add_column(
            heading(column).translate(_KEPT), justify="right" if column in right else "left", overflow="fold"
        )
    return made


def row(made: Table, *cells: object) -> None:
    """Add a row; no cell is read as markup."""
    made.add_row(*(Text(plain(str(cell)).translate(_KEPT)) for cell in cells))


def show(made: Table) -> None:
    console = Console(file=sys.stdout)
    if not console.is_terminal:
        console = Console(file=sys.stdout, width=WIDTH)
    with console.capture() as printed:
        console.print(made)
    sys.stdout.write(printed.get().translate(_GIVEN_BACK))
