"""The close of an opposition: consequences still owed by its result, and whether the conflict goes on."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.spin.oppositions.oppositions import with_opposition
from domain.systems.spin.state.opposition_state import Opposition
from domain.systems.spin.state.state import Spin
from domain.systems.spin.table.guards import bad, opposition_for, require, require_active, require_gm


class ConflictGoesOn(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-OPP-13",)
    opposition: Id


def asks_mitigation(opposition: Opposition) -> bool:
    """Return whether the gm has to say if the objective can be reduced (SPI-INT-03).

    Not in a competition's leg (SPI-COMP-03), nor where only the outcome is read (SPI-INT-07).
    """
    partial = opposition.status == "finalised" and opposition.result == "partial_success"
    return partial and opposition.kind != "competition_leg" and not opposition.outcome_only


def owed(state: Spin, opposition: Opposition) -> tuple[int, int, int]:
    """Return the gains, losses, and losses of trait or gauge still missing (SPI-INT-05, SPI-INT-10, SPI-ALEA-07).

    An npc's leg owes nothing: gains and losses are the protagonists'.
    """
    if opposition.outcome_only or opposition.lead is None:
        return 0, 0, 0
    deeds = opposition.deeds
    more = 1 + opposition.extra_and
    match opposition.result:
        case "exploit":
            return max(0, more - sum(d.gain for d in deeds)), 0, 0
        case "fiasco" if opposition.kind != "competition_leg":
            return 0, max(0, more - sum(d.loss for d in deeds)), 0
        case "partial_success" if opposition.mitigation in ("refused", "not_reducible"):
            living = any(not state.characters[c].ended for c in opposition.protagonists if c in state.characters)
            return 0, 0, max(0, living - sum(d.strict_loss for d in deeds))
        case _:
            return 0, 0, 0


def require_closable(state: Spin, seat: str, opposition: str, *, goes_on: bool) -> None:
    require_gm(state, seat, "SPI-OPP-13")
    found = opposition_for(state, opposition, "SPI-OPP-13")
    if goes_on and found.kind == "competition_leg":
        raise bad("SPI-COMP-03")
    require(found.status not in ("requested", "cancelled", "closed"), Refused("wrong_phase", "SPI-OPP-13"))
    if goes_on:
        for character in (found.lead, found.aggressor):
            if character is not None and character in state.characters:
                require_active(state.characters[character], "SPI-OPP-13")
    require(found.status == "finalised", Refused("not_final", "SPI-OPP-13"))
    unanswered = asks_mitigation(found) and found.mitigation in ("none", "asked")
    require(not unanswered and owed(state, found) == (0, 0, 0), Refused("consequence_missing", "SPI-INT-10"))


def without_spent(state: Spin, over: Opposition) -> Spin:
    """Remove the modifiers used in this opposition (SPI-SEC-04).

    One that a hidden factor used stays, marked as used, until that factor is revealed.
    """
    unseen = {f.source_id for f in over.factors.values() if f.hidden}
    kept = {k: m for k, m in state.modifiers.items() if m.used_in != over.id or k in unseen}
    return replace(state, modifiers=kept)


def closed(state: Spin, event: str, found: Opposition, *, goes_on: bool) -> Evolved:
    """Close the opposition and open its sequel if the conflict goes on (SPI-OPP-13).

    Modifiers that it used are spent for good (SPI-OPP-09).
    """
    after = with_opposition(without_spent(state, found), replace(found, status="closed"))
    if not goes_on:
        return Evolved(after)
    living = tuple(c for c in found.protagonists if not state.characters[c].ended)
    fresh = Opposition(
        id=event,
        kind=found.kind,
        status="framing",
        scene=found.scene,
        counted=found.counted,
        lead=found.lead,
        protagonists=living,
        aggressor=found.aggressor,
        obstacle=found.obstacle,
        objective=found.objective,
        zoom=found.zoom,
        base_dice=found.base_dice,
        outcome_only=found.outcome_only,
    )
    return Evolved(with_opposition(after, fresh), (ConflictGoesOn(event),))
