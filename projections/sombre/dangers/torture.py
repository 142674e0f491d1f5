"""What is told of torture: its hours to those two and the game master, who must talk to the victim alone."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.record.history import Step
from domain.systems.sombre.dangers.torture import ordeals
from domain.systems.sombre.state.perils import Ordeal
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm
from projections.sombre.audience import Piece, Telling, gm, owner
from projections.sombre.health import of_pc


class TortureShown(msgspec.Struct, frozen=True):
    victim: Id
    perpetrator: Id


class TriedShown(msgspec.Struct, frozen=True):
    """Whose will the roll tries."""

    character: Id


def seen(state: SombreState, seat: str) -> tuple[Ordeal, ...]:
    """The game master's."""
    return tuple(state.ordeals.values()) if is_gm(state, seat) else ()


def _both(step: Step, seat: str, fact: Any) -> bool:
    people = (step.before.characters.get(c) for c in (fact.victim, fact.perpetrator))
    return gm(step, seat, fact) or any(p is not None and p.seat == seat for p in people)


def _hours(_step: Step, _seat: str, fact: Any) -> TortureShown:
    return TortureShown(fact.victim, fact.perpetrator)


def _called(step: Step, seat: str, fact: Any) -> bool:
    """Of a player character that would stop everybody sees the call; an interrogation is the game master's."""
    ordeal = step.before.ordeals.get(fact.ordeal)
    person = step.before.characters.get(ordeal.perpetrator) if ordeal else None
    open_roll = ordeal is not None and ordeal.purpose == "none" and person is not None and person.is_pc and person.known
    return gm(step, seat, fact) or open_roll


def _tried(step: Step, _seat: str, fact: Any) -> TriedShown | None:
    """SOM-DANGER-TORTURE-02: the torturer's, to stop; SOM-DANGER-TORTURE-03: the victim's, to keep silent."""
    ordeal = step.before.ordeals.get(fact.ordeal)
    if ordeal is None:
        return None
    return TriedShown(ordeal.perpetrator if ordeal.purpose == "none" else ordeal.victim)


PIECE = Piece(
    tellings={
        ordeals.RunTortureHours: Telling(_both, _hours, dice=gm),
        ordeals.CallTortureRoll: Telling(_called, _tried, dice=gm),
        ordeals.TortureEndured: Telling(owner),
        ordeals.TorturerRolled: Telling(of_pc),
        ordeals.TortureRollMade: Telling(owner),
    },
    shown=(TortureShown, TriedShown),
)
