"""Size of the moves of a Sombre game master in a fight of four, as bytes on the wire: the list, and all forms."""

from __future__ import annotations

from domain.systems import GAMES
from ops.bench.logs import NO_END, played
from ops.bench.report import Figure, Target
from ops.play.brawl import SEATS, brawl
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.moves import offers
from projections.moves.form_cache import NOTHING
from projections.moves.offers import list_after

GAME = "sombre"
SIDE = 2  # against as many


def fight() -> Feeds:
    return played(GAMES[GAME], SEATS, brawl(0, SIDE), NO_END).feeds


def measure() -> list[Figure]:
    feeds = fight()
    document, listed = offers(feeds, "gm1", "fr"), list_after(NOTHING, feeds, "gm1", "fr").list
    return [
        Figure(
            name="list of the moves of a Sombre game master in a fight of four",
            value=len(encode(listed)) / 1000,
            unit="kB",
            details={"lines": len(listed.moves)},
            target=Target(8, 4),
        ),
        Figure(
            name="moves of a Sombre game master in a fight of four",
            value=len(encode(document)) / 1000,
            unit="kB",
            details={"offers": len(document.moves)},
            target=Target(40, 20),
        ),
    ]
