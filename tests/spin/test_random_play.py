"""A seeded bot that knows nothing of the rules plays sessions to their end from the moves it is offered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from domain.game import Move
from domain.systems.spin.game import GAME
from ops.play.sampler import Unsatisfiable, sample
from tests import laws
from tests.contract.sessions import meddle, typed
from tests.scene import Scene
from tests.spin.tale import Tale
from tests.suite.seeds import covering

OFTEN = {
    "LockOpposition": 6,
    "RollCamp": 8,
    "FinaliseResult": 6,
    "CloseOpposition": 6,
    "RecordConsequence": 3,
    "SetObjective": 3,
    "OpenOpposition": 3,
    "DeclareMitigation": 4,
    "AnswerMitigation": 4,
    "RevealFateStroke": 4,
    "UseAleaPoints": 6,
    "CreateCharacter": 2,
    "AdvancePhase": 3,
    "StartScene": 3,
}
RARE = {"EndSession", "EndGame", "CloseSession", "StartSession", "CancelOpposition", "WithdrawFactor", "AssignSeat"}
ENDING = ("EndGame", "EndSession", "CloseSession", "StartSession", "AdvancePhase")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"heroic_levels": True, "deus_ex_alea": True, "fortune_may_raise_level": True},
    {
        "heroic_levels": True,
        "deus_ex_alea": True,
        "alea_unbounded": True,
        "destiny_initiative": True,
        "destiny_to_fortune": True,
        "no_zero_destiny": True,
        "fate_discard": "until_empty",
        "partie_scope": "session",
    },
]


def weight(name: str) -> float:
    return 0.05 if name in RARE else OFTEN.get(name, 1)


class Bot:
    """Plays any offered move; after `turns` it heads for the end of the game."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene = scene
        self.rng = Random(seed)
        self.seats = [s.id for s in scene.state.table.seats]

    def play(self, turns: int) -> None:
        for turn in range(turns * 3):
            if self.scene.state.phase == "ended":
                return
            self.turn(ending=turn > turns)

    def turn(self, *, ending: bool = False) -> None:
        offers = [(s, m) for s in self.seats for m in self.scene.moves(s)]
        assert offers, "nobody has anything to do and the game is not over"
        self.take(self.chosen(offers, ending=ending))

    def chosen(self, offers: list[tuple[str, Move]], *, ending: bool) -> Iterator[tuple[str, Move]]:
        """Offers in the order in which the bot tries them."""
        names = sorted({m.command.__name__ for _, m in offers})
        if ending:
            closing = [n for n in (*ENDING, *self.winding()) if n in names]
            names = closing or names
            names = names[:1]
        while True:
            name = self.rng.choices(names, [weight(n) for n in names])[0]
            yield self.rng.choice([o for o in offers if o[1].command.__name__ == name])

    def winding(self) -> tuple[str, ...]:
        """How open business is brought to its end."""
        return (
            "WithdrawFateStroke",
            "UseAleaPoints",
            "RollPolarity",
            "AnswerMitigation",
            "CloseOpposition",
            "DeclareMitigation",
            "FinaliseResult",
            "RollCamp",
            "RecordConsequence",
            "CancelOpposition",
        )

    def take(self, offers: Iterator[tuple[str, Move]]) -> None:
        for seat, move in offers:
            try:
                command = msgspec.convert(sample(move.schema, self.rng), move.command)
            except Unsatisfiable:
                continue
            self.scene.do(seat, command, *typed(move, command, self.rng), below=self.rng.randrange)
            return


@pytest.mark.parametrize(("players", "options"), covering([1, 2, 4], OPTIONS))
def test_random_sessions_come_to_their_end(players: int, options: dict[str, Any]) -> None:
    """SPI-SESS-01 to SPI-SESS-12: with 1, 2 and 4 protagonists, whatever the bot picks, the session finishes."""
    seats: Any = [("mj", "gm"), *((f"j{n}", "player") for n in range(players)), ("zoe", "spectator")]
    scene = Scene(GAME, seats, options)
    Bot(scene, players).play(80)
    assert scene.state.phase == "ended"
    assert sum(e.delta for e in scene.state.ledger) == scene.state.destiny
    assert all(c.fortunes >= 0 for c in scene.state.characters.values())


def test_a_solo_session_comes_to_its_end() -> None:
    """SPI-SOLO-01."""
    scene = Scene(GAME, [("seul", "gm")], {"solo": True})
    Bot(scene, 5).play(80)
    assert scene.state.phase == "ended"


@pytest.mark.parametrize("seed", [109, 134, 137])
def test_corrections_of_random_play_keep_their_law(seed: int) -> None:
    """SPI-UNDO-01, SPI-UNDO-03: whatever is corrected and restored while the bot plays on, the record is that of the
    corrections in force, and no pool, amplitude or polarity in it reads otherwise than when it was told.
    In these sessions a retraction is taken back over an opposition that was locked since.
    """
    scene, rng = Tale("ana", "leo", **OPTIONS[seed % 3]), Random(seed)
    bot = Bot(scene, seed)
    for _ in range(120):
        if scene.state.phase == "ended":
            break
        bot.turn()
        while rng.random() < 0.4:
            meddle(scene, rng)
    laws.check(scene.feeds.history)
