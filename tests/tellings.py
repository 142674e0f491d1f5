"""The told session of a game as somebody reads it who was not there, kept as text beside the game's tests.

    python -m tests.tellings              writes every file of every game anew
    python -m tests.tellings GAME         those of one game
    python -m tests.tellings GAME SEAT    tests/GAME/told/SEAT.LOCALE.txt, which may be new

The files are expected sentences that a person has read line by line: written anew, they are to be read anew. A former
version of a game has a file of its own, tests/GAME/told/VERSION/SEAT.LOCALE.txt, where its session reads otherwise.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from domain.systems import GAMES
from projections.feeds.reader import SeatReader
from projections.texts import LOCALES, Locale
from tests.contract.golden import TAGS, session_of
from tests.contract.sessions import NAMES

_HERE = Path(__file__).parent


def session_lines(name: str, seat: str, locale: Locale, version: int | None = None) -> str:
    """Every line that the seat reads of the session, in the order of its feed, as `greffe replay --text` prints it."""
    frames = SeatReader(session_of(name, version or GAMES[name].version).feeds, seat, locale).frames()
    return "".join(f"{line.text}\n" for frame in frames for line in frame.entries)


def expected(name: str, seat: str, locale: Locale, version: int | None = None) -> str:
    own = _file(name, seat, locale, version)
    return (own if own.exists() else _file(name, seat, locale)).read_text(encoding="utf-8")


def seats(name: str) -> Iterator[str]:
    """The seats whose reading of the game's session is kept."""
    for file in sorted((_HERE / name / "told").glob(f"*.{LOCALES[0]}.txt")):
        yield file.name.partition(".")[0]


def _file(name: str, seat: str, locale: Locale, version: int | None = None) -> Path:
    former = "" if version in (None, GAMES[name].version) else str(version)
    return _HERE / name / "told" / former / f"{seat}.{locale}.txt"


def main(name: str = "", seat: str = "") -> None:
    for game in (name,) if name else NAMES:
        for each in (seat,) if seat else tuple(seats(game)):
            for locale in LOCALES:
                _write(game, each, locale)


def _write(name: str, seat: str, locale: Locale) -> None:
    present = session_lines(name, seat, locale)
    file = _file(name, seat, locale)
    file.parent.mkdir(exist_ok=True)
    file.write_text(present, encoding="utf-8")
    for former in (version for game, version in TAGS if game == name and version != GAMES[name].version):
        file, then = _file(name, seat, locale, former), session_lines(name, seat, locale, former)
        if then == present:
            file.unlink(missing_ok=True)
        else:
            file.parent.mkdir(exist_ok=True)
            file.write_text(then, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
