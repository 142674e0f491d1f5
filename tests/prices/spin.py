"""An opposition: asked for, framed with three factors, rolled by both camps, finalised and closed."""

from __future__ import annotations

from domain.systems.spin.characters.characters import CreateCharacter
from domain.systems.spin.characters.traits import AddTrait
from domain.systems.spin.oppositions.chain import FinaliseResult, LockOpposition, RollCamp
from domain.systems.spin.oppositions.factor_offers import AddFactor
from domain.systems.spin.oppositions.oppositions import OpenOpposition, RequestOpposition
from domain.systems.spin.oppositions.outcome import CloseOpposition
from domain.systems.spin.sequences.oppositions import FinaliseAndClose, FrameOpposition, LockAndRoll
from domain.systems.spin.table.scenes import AdvancePhase, StartScene
from tests.prices.steps import Price, Table, Where


def before(table: Table, where: Where) -> None:
    table.send("gm", AdvancePhase("creation"))
    where["ana"] = table.send("player1", CreateCharacter("Ana"))
    where["leo"] = table.send("player2", CreateCharacter("Léo"))
    where["nimble"] = table.send("player1", AddTrait(where["ana"], "Agile"))
    table.send("gm", AdvancePhase("narrative"))
    table.send("gm", StartScene("narrative", "Le quai"))


def long(table: Table, where: Where) -> None:
    asked = table.send("player1", RequestOpposition(where["ana"], "Monter à bord"))
    table.send("gm", OpenOpposition(lead=where["ana"], obstacle="La garde", request=asked))
    table.send("gm", AddFactor(asked, "protagonist", text="La nuit"))
    table.send("gm", AddFactor(asked, "obstacle", text="Les chiens"))
    table.send("gm", AddFactor(asked, "protagonist", trait=where["nimble"]))
    table.send("gm", LockOpposition(asked))
    table.send("gm", RollCamp(asked, "obstacle"), 6, 1, 3)
    table.send("player1", RollCamp(asked, "protagonist"), 2, 4, 1)
    table.send("gm", FinaliseResult(asked))
    table.send("gm", CloseOpposition(asked))


def short(table: Table, where: Where) -> None:
    asked = table.send("player1", RequestOpposition(where["ana"], "Monter à bord"))
    framed = FrameOpposition(
        where["ana"],
        obstacle="La garde",
        request=asked,
        advantages=("La nuit",),
        obstacles=("Les chiens",),
        factors={where["nimble"]: "protagonist"},
    )
    table.send("gm", framed)
    table.send("gm", LockAndRoll(asked), 6, 1, 3)
    table.send("player1", RollCamp(asked, "protagonist"), 2, 4, 1)
    table.send("gm", FinaliseAndClose(asked))


PRICES = (Price("an opposition", "spin", before, long, short, 10, 5),)
