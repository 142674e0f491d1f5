"""Blows to the head: dazed or knocked out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import timedelta
from typing import Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of
from domain.systems.sombre.condition.collapse import calmed, fall
from domain.systems.sombre.condition.dazes import StunResolved, daze
from domain.systems.sombre.condition.sleep import without_sleep_call
from domain.systems.sombre.mind.npcs import find_npc
from domain.systems.sombre.state.body import Stun
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_character, with_dice, without
from domain.systems.sombre.table.guards import find, is_gm, player_character, visible
from domain.systems.sombre.table.phases import require_scene

MOST_RANKS = 2
"""SOM-STUN-02."""
LONGEST = 24 * 60
Until = Literal["scene", "minutes", "d20"]


class CallStun(Command, frozen=True):
    """Call a roll against a blow to the head.

    `ranks` and `until`: the cost of a success. `minutes` by the watch on the table.
    """

    RULES = ("SOM-STUN-01", "SOM-STUN-02", "SOM-STUN-03")
    character: Id
    ranks: int = 1
    until: Until = "scene"
    minutes: int = 0


class RuleNpcStun(Command, frozen=True):
    RULES = ("SOM-STUN-01",)
    npc: Id
    outcome: Literal["none", "dazed", "knocked_out"]
    ranks: int = 1


class RuleDazed(Command, frozen=True):
    """Daze a character without a roll: by a drug, a waking, an explosion."""

    RULES = ("SOM-STUN-04",)
    character: Id
    ranks: int = 1
    minutes: int | None = None


StunCommand = CallStun | RuleNpcStun | RuleDazed


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: StunCommand = act.command
    require_scene(state, "SOM-STUN-01")
    match command:
        case CallStun():
            _check_call(state, command)
        case RuleNpcStun(npc, _, ranks):
            _check_ranks(find_npc(state, npc), ranks)
        case RuleDazed(character, ranks, minutes):
            _check_ranks(find(state, character), ranks)
            if minutes is not None and not 1 <= minutes <= LONGEST:
                raise Refused("out_of_bounds", "SOM-STUN-02")
    return command


def _check_ranks(person: Character, ranks: int) -> None:
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    if not 1 <= ranks <= MOST_RANKS:
        raise Refused("out_of_bounds", "SOM-STUN-02")


def _check_call(state: SombreState, command: CallStun) -> None:
    if state.time.turn_mode and not stunning_time(state):
        raise Refused("wrong_phase", "SOM-STUN-05")
    person = player_character(state, command.character)
    _check_ranks(person, command.ranks)
    minutes = range(1, LONGEST + 1) if command.until == "minutes" else range(1)
    if command.minutes not in minutes:
        raise Refused("out_of_bounds", "SOM-STUN-02")
    if "knocked_out" in person.incapacities:
        raise Refused("incapacitated", "SOM-STUN-03")
    if any(call.purpose == "stun" and call.character == person.id for call in state.dice.calls.values()):
        raise Refused("already_called", "SOM-STUN-01")


def stunning_time(state: SombreState) -> bool:
    """Return whether the fight is in phase 2 or 3, where stuns are called (SOM-STUN-05)."""
    return state.fight is not None and state.fight.phase in (2, 3)


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case CallStun(character, ranks, until, minutes) if character in state.characters:
            call = Call(
                id=event.id,
                cause=event.id,
                character=character,
                skills=("body",),
                kind="pure",
                label="stun",
                purpose="stun",
            )
            stuns = {**state.stuns, call.id: Stun(ranks=ranks, until=until, minutes=minutes)}
            return Evolved(replace(with_dice(state, calls={**state.dice.calls, call.id: call}), stuns=stuns))
        case RuleNpcStun(npc, outcome, ranks) if npc in state.characters and outcome != "none":
            if outcome == "dazed":
                return daze(state, npc, ranks, event.id, None)
            return knock_out(state, npc, event.id)
        case RuleDazed(character, ranks, minutes) if character in state.characters:
            expires = None if minutes is None else event.at + timedelta(minutes=minutes)
            return daze(state, character, ranks, event.id, expires)
        case _:
            return Evolved(state)


def after_stun(state: SombreState, call: Call, event: Event) -> Evolved:
    """Daze the character after a success, knock it out after a failure (SOM-STUN-02, SOM-STUN-03).

    How long a daze lasts may be another die of the player's.
    """
    stun = state.stuns.get(call.id)
    if stun is None or call.result is None:
        return Evolved(state)
    state = replace(state, stuns=without(state.stuns, call.id))
    if not call.result.success:
        return knock_out(state, call.character, call.id)
    match stun.until:
        case "scene":
            return daze(state, call.character, stun.ranks, call.id, None)
        case "minutes":
            return daze(state, call.character, stun.ranks, call.id, event.at + timedelta(minutes=stun.minutes))
        case "d20":
            die = Call(
                id=f"{call.id}.minutes",
                cause=call.cause,
                character=call.character,
                kind="pure",
                label="minutes",
                purpose="minutes",
            )
            stuns = {**state.stuns, die.id: stun}
            return Evolved(replace(with_dice(state, calls={**state.dice.calls, die.id: die}), stuns=stuns))


def after_minutes(state: SombreState, call: Call, event: Event) -> Evolved:
    stun = state.stuns.get(call.id)
    if stun is None or call.result is None:
        return Evolved(state)
    state = replace(state, stuns=without(state.stuns, call.id))
    minutes = call.result.die or 0
    return daze(state, call.character, stun.ranks, call.id, event.at + timedelta(minutes=minutes), own=minutes)


def knock_out(state: SombreState, character_id: str, cause: str) -> Evolved:
    """Knock the character out, and down if it stood (SOM-STUN-03).

    The Wound of the fall is the game master's.
    """
    person = state.characters[character_id]
    scene = state.scene.id if state.scene else ""
    state = without_sleep_call(state, person)
    body = replace(person.body, out=scene, sleep=None)
    out = replace(person, incapacities={**person.incapacities, "knocked_out": cause}, body=body)
    evolved = Evolved(with_character(state, out))
    evolved = evolved.adding(StunResolved(character_id, "knocked_out", 0))
    evolved = evolved.then(calmed, character_id)
    return evolved.then(fall, character_id, unconscious=True)


def check_kept_out(state: SombreState, keep_out: tuple[str, ...]) -> None:
    """Refuse to keep somebody out who is not knocked out (SOM-STUN-03). Raises Refused."""
    for character in keep_out:
        if "knocked_out" not in find(state, character).incapacities:
            raise Refused("out_of_bounds", "SOM-STUN-03")


def end_stuns(state: SombreState, keep_out: tuple[str, ...]) -> Evolved:
    """End, with the scene, the dazes that last as long, and knock-outs but those that the game master keeps."""
    for person in state.characters.values():
        body = person.body
        if body.daze is not None and body.daze.expires is None:
            body = replace(body, daze=None)
        incapacities = person.incapacities
        if "knocked_out" in incapacities and person.id not in keep_out:
            incapacities = without(incapacities, "knocked_out")
            body = replace(body, out="")
        if body is not person.body:
            state = with_character(state, replace(person, body=body, incapacities=incapacities))
    return Evolved(state)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    if not is_gm(state, seat):
        return
    people = list(visible(state, seat))
    ranks = {"ranks": integer(1, MOST_RANKS)}
    yield from _call_moves(offers, people, ranks)
    outcomes = {"outcome": one_of(("none", "dazed", "knocked_out"))}
    yield from offers.each(RuleNpcStun, "npc", people, outcomes | ranks, ranks, outcome="none")
    time = {"minutes": integer(1, LONGEST)}
    yield from offers.each(RuleDazed, "character", people, ranks | time, (*ranks, *time))


def _call_moves(offers: Offers, people: list[str], ranks: dict[str, dict[str, object]]) -> Iterator[Move]:
    lasting = {"until": one_of(("scene", "d20"))}
    yield from offers.each(CallStun, "character", people, ranks | lasting, (*ranks, *lasting))
    timed = {"until": one_of(("minutes",)), "minutes": integer(1, LONGEST)}
    yield from offers.each(CallStun, "character", people, ranks | timed, ranks, until="minutes", minutes=1)


CHAPTER = Chapter(
    commands={CallStun: "StunCalled", RuleNpcStun: "NpcStunRuled", RuleDazed: "DazedRuled"},
    consequences=(StunResolved,),
    after_roll={"stun": after_stun, "minutes": after_minutes},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
