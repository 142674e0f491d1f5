"""One opposition with all its links, for what corrections do to them."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.corrections import Amend
from domain.base.events import Command
from domain.systems.spin.oppositions.chain import (
    FinaliseResult,
    LockOpposition,
    RollCamp,
    ShiftResult,
)
from domain.systems.spin.oppositions.factor_offers import ProposeFactor
from domain.systems.spin.oppositions.factors import RuleFactor
from domain.systems.spin.oppositions.oppositions import OpenOpposition, SetObjective
from domain.systems.spin.oppositions.outcome import (
    CloseOpposition,
    RecordConsequence,
)
from domain.systems.spin.oppositions.windows import PassResultShift
from tests.spin.tale import GM, Tale


def play(t: Tale) -> Any:
    """The state of play, without the table's flags."""
    return msgspec.structs.replace(t.state, table=None)


class Links:
    """One opposition of ana's, link by link; `before[name]` is the state of play before that link."""

    def __init__(self, t: Tale) -> None:
        self.t = t
        self.ids: dict[str, str] = {}
        self.before: dict[str, Any] = {}
        opposition = t.gm(OpenOpposition(lead=t.hero["ana"]))
        self.opposition = opposition
        t.gm(SetObjective(opposition, "Passer"))
        self.link("proposal", "ana", ProposeFactor(opposition, "protagonist", text="ruse"))
        self.link("ruling", GM, RuleFactor(self.ids["proposal"], accept=True))
        self.link("lock", GM, LockOpposition(opposition))
        self.link("mine", "ana", RollCamp(opposition, "protagonist"), 1, 1)
        self.link("theirs", GM, RollCamp(opposition, "obstacle"), 2)
        self.link("shift", "ana", ShiftResult(opposition, t.hero["ana"], "down"))
        self.link("pass", "ana", PassResultShift(opposition))
        self.link("final", GM, FinaliseResult(opposition))
        self.link(
            "loss", GM, RecordConsequence(opposition, "advance_gauge", t.hero["ana"], label="usée", gauge_kind="state")
        )
        self.link("danger", GM, RecordConsequence(opposition, "new_danger", text="La marée"))
        self.link("close", GM, CloseOpposition(opposition))

    def link(self, name: str, seat: str, command: Command, *dice: int) -> None:
        self.before[name] = play(self.t)
        self.ids[name] = self.t.act(seat, command, *dice)


CHAIN = ("proposal", "ruling", "lock", "mine", "theirs", "shift", "pass", "final", "loss", "danger", "close")
FALLS = {
    "proposal": CHAIN,
    "ruling": CHAIN[1:],
    "lock": CHAIN[2:],
    "mine": ("mine", *CHAIN[5:]),
    "theirs": ("theirs", *CHAIN[5:]),
    "shift": CHAIN[5:],
    "pass": CHAIN[6:],
    "final": CHAIN[7:],
    "loss": ("loss", "close"),
    "danger": ("danger", "close"),
    "close": ("close",),
}


def correct(t: Tale, roll: str, opposition: str, dice: tuple[int, ...], camp: Any = "protagonist") -> Amend:
    return Amend(roll, msgspec.Raw(msgspec.json.encode(RollCamp(opposition, camp))), dice, "mal lu")


def linked() -> tuple[Tale, Links]:
    """Ana's tale, in which she has a Fortune left, with all links of one opposition."""
    t = Tale("ana", fortunes=2)
    return t, Links(t)
