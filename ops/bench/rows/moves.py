"""Size of the moves of a Sombre game master in a fight of four, as bytes on the wire."""

from __future__ import annotations

from domain.systems import GAMES
from ops.bench.logs import NO_END, played
from ops.bench.report import Figure, Target
from ops.play.brawl import SEATS, brawl
from projections.base.encoding import encode
from projections.moves import Offers, offers

GAME = "sombre"
SIDE = 2  # against as many


def offered() -> Offers:
    return offers(played(GAMES[GAME], SEATS, brawl(0, SIDE), NO_END).feeds, "gm1", "fr")


def measure() -> list[Figure]:
    told = offered()
    return [
        Figure(
            name="moves of a Sombre game master in a fight of four",
            value=len(encode(told)) / 1000,
            unit="kB",
            details={"offers": len(told.moves)},
            target=Target(40, 15),
        )
    ]
