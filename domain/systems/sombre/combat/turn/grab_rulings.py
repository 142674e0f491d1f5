"""Rulings on holds: the will that keeps them, and the game master's word (SOM-MELEE-18, 21)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of
from domain.systems.sombre.combat.attacks.escapes import ContactBroken, FlightFailed
from domain.systems.sombre.combat.melee.holds import GrabLanded, GrabSet, Tackled
from domain.systems.sombre.condition.releases import GrabBroken, GrabKept, broken, kept
from domain.systems.sombre.condition.stuck_weapons import WeaponEmbedded, WeaponLeft
from domain.systems.sombre.dice.difficulty import DIFFICULTY, check_difficulty
from domain.systems.sombre.dice.results import open_call
from domain.systems.sombre.health.aggravation import WoundAggravated
from domain.systems.sombre.state.combat_state import Grab
from domain.systems.sombre.state.roll_state import Call, Rank
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, owns
from domain.systems.sombre.table.phases import in_play


class RuleGrabHeld(Command, frozen=True):
    """Rule whether a grab is kept or ends: in phase 3, or in usual time, where no release is declared."""

    RULES = ("SOM-MELEE-18", "SOM-MELEE-21")
    grab: Id
    kept: bool


class RollGrabWill(Command, frozen=True):
    """Let somebody whom the blow only tired try to keep a hold. `difficulty`: the game master's."""

    RULES = ("SOM-MELEE-21",)
    grab: Id
    difficulty: tuple[Rank, ...] = ()


GrabCommand = RuleGrabHeld | RollGrabWill


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: GrabCommand = act.command
    if state.fight is not None and state.fight.phase != 3:
        raise Refused("wrong_phase", "SOM-MELEE-21")
    match command:
        case RuleGrabHeld(grab, keeps):
            held, lost = _held(state, grab), _lost(state, grab)
            if held is None and lost is None:
                raise Refused("unknown_id", "SOM-MELEE-21", kind="missing")
            if keeps and lost is None and not (held is not None and held.shaken):
                raise Refused("nothing_to_do", "SOM-MELEE-21")
            if not keeps and held is None:
                raise Refused("nothing_to_do", "SOM-MELEE-21")
        case RollGrabWill():
            _check_will(state, act.seat, command)
    return command


def _held(state: SombreState, grab: str) -> Grab | None:
    return next((g for g in state.combat.grabs if g.id == grab), None)


def _lost(state: SombreState, grab: str) -> Grab | None:
    return next((g for g in state.fight.broken if g.id == grab), None) if state.fight else None


def may_know(state: SombreState, seat: str, grab: Grab) -> bool:
    """Return whether the seat may know that the hold is shaken: its holder's Fatigue may be behind the screen."""
    holder = state.characters.get(grab.holder)
    return is_gm(state, seat) or (holder is not None and owns(state, seat, holder) and "fatigue" not in holder.held)


def _check_will(state: SombreState, seat: str, command: RollGrabWill) -> None:
    gm = is_gm(state, seat)
    grab = _held(state, command.grab)
    people = [state.characters.get(c) for c in (grab.holder, grab.victim)] if grab is not None else []
    if grab is None or not (gm or all(p is not None and p.known for p in people)):
        raise Refused("unknown_id", "SOM-MELEE-21", kind="missing")
    holder = state.characters[grab.holder]
    if not (gm or owns(state, seat, holder)):
        raise Refused("not_owner", "SOM-MELEE-21", kind="role")
    if command.difficulty and not gm:
        raise Refused("gm_only", "SOM-MELEE-21", kind="role")
    check_difficulty(command.difficulty)
    asked = any(c.purpose == "grab_will" and c.subject == grab.id for c in state.dice.calls.values())
    if not grab.shaken or not may_know(state, seat, grab) or asked:
        raise Refused("nothing_to_do", "SOM-MELEE-21")
    if not any(p is not None and p.is_pc for p in people):
        raise Refused("npc_roll_without_pc", "SOM-NPC-05")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case RuleGrabHeld(grab, keeps):
            found = _held(state, grab) or _lost(state, grab)
            if found is None:
                return Evolved(state)
            return kept(state, found) if keeps else broken(state, found)
        case RollGrabWill(grab, difficulty):
            found = _held(state, grab)
            return Evolved(state) if found is None else _call_will(state, found, difficulty, event.id)
        case _:
            return Evolved(state)


def _call_will(state: SombreState, grab: Grab, difficulty: tuple[Rank, ...], event_id: str) -> Evolved:
    """Call the roll of the holder's will; no modifier of health weighs, as the will withstands and does not act."""
    call = Call(
        id=event_id,
        cause=event_id,
        character=grab.holder,
        skills=("mind",),
        kind="reaction",
        label="will",
        difficulty=difficulty,
        concerned=(grab.victim,),
        purpose="grab_will",
        subject=grab.id,
    )
    return open_call(state, call)


def after_will(state: SombreState, call: Call, _event: Event) -> Evolved:
    grab = _held(state, call.subject)
    if grab is None or call.result is None:
        return Evolved(state)
    return kept(state, grab) if call.result.success else broken(state, replace(grab, shaken=False))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    ranks = {"difficulty": DIFFICULTY} if is_gm(state, seat) else {}
    yield from offers.each(RollGrabWill, "grab", [g.id for g in state.combat.grabs], ranks, ranks)
    if not is_gm(state, seat):
        return
    known = [g.id for g in (*state.combat.grabs, *(state.fight.broken if state.fight else ()))]
    for keeps in (True, False):
        yield from offers.each(RuleGrabHeld, "grab", known, {"kept": one_of((keeps,))}, kept=keeps)


CHAPTER = in_play(
    Chapter(
        commands={RuleGrabHeld: "GrabHeldRuled", RollGrabWill: "GrabWillCalled"},
        consequences=(
            GrabLanded,
            GrabSet,
            GrabKept,
            GrabBroken,
            Tackled,
            ContactBroken,
            FlightFailed,
            WeaponEmbedded,
            WoundAggravated,
            WeaponLeft,
        ),
        players=frozenset({RollGrabWill}),
        after_roll={"grab_will": after_will},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
