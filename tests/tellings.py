"""The told session of a game as somebody reads it who was not there, kept as text beside the game's tests.

    python -m tests.tellings GAME SEAT...     writes tests/GAME/told/SEAT.LOCALE.txt anew

The files are expected sentences that a person has read line by line: written anew, they are to be read anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from projections.texts import LOCALES, Locale
from tests.contract.sessions import played

_HERE = Path(__file__).parent


def told(name: str, seat: str, locale: Locale) -> str:
    """Every line that the seat reads of the session, in the order of its feed."""
    frames = played(name).feeds.frames(seat, locale)
    return "".join(f"{line.text}\n" for frame in frames for line in frame.entries)


def expected(name: str, seat: str, locale: Locale) -> str:
    return _file(name, seat, locale).read_text(encoding="utf-8")


def _file(name: str, seat: str, locale: Locale) -> Path:
    return _HERE / name / "told" / f"{seat}.{locale}.txt"


def main(name: str, *seats: str) -> None:
    for seat in seats:
        for locale in LOCALES:
            file = _file(name, seat, locale)
            file.parent.mkdir(exist_ok=True)
            file.write_text(told(name, seat, locale), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
