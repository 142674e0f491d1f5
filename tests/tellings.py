"""The told session of a game as somebody reads it who was not there, kept as text beside the game's tests.

    python -m tests.tellings              writes every file of every game anew
    python -m tests.tellings GAME         those of one game
    python -m tests.tellings GAME SEAT    tests/GAME/told/SEAT.LOCALE.txt, which may be new

The files are expected sentences that a person has read line by line: written anew, they are to be read anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from projections.texts import LOCALES, Locale
from tests.contract.sessions import NAMES, played

_HERE = Path(__file__).parent


def session_lines(name: str, seat: str, locale: Locale) -> str:
    """Every line that the seat reads of the session, in the order of its feed, as `greffe replay --text` prints it."""
    frames = played(name).feeds.frames(seat, locale)
    return "".join(f"{line.text}\n" for frame in frames for line in frame.entries)


def expected(name: str, seat: str, locale: Locale) -> str:
    return _file(name, seat, locale).read_text(encoding="utf-8")


def seats(name: str) -> Iterator[str]:
    """The seats whose reading of the game's session is kept."""
    for file in sorted((_HERE / name / "told").glob(f"*.{LOCALES[0]}.txt")):
        yield file.name.partition(".")[0]


def _file(name: str, seat: str, locale: Locale) -> Path:
    return _HERE / name / "told" / f"{seat}.{locale}.txt"


def main(name: str = "", seat: str = "") -> None:
    for game in (name,) if name else NAMES:
        for each in (seat,) if seat else tuple(seats(game)):
            for locale in LOCALES:
                file = _file(game, each, locale)
                file.parent.mkdir(exist_ok=True)
                file.write_text(session_lines(game, each, locale), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
