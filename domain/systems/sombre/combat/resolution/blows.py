"""The blow on the run: whoever caught a fugitive on foot may strike once at the back."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.events import Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.combat.attacks import strikes
from domain.systems.sombre.combat.attacks.attacks import engine_ranks, hit_of, queue
from domain.systems.sombre.condition.battle import weapon_of
from domain.systems.sombre.condition.open_consequences import wait_late
from domain.systems.sombre.condition.zones import on_body
from domain.systems.sombre.dice.procedures import AttemptOutcome, find_blow
from domain.systems.sombre.health.gear import in_hands
from domain.systems.sombre.state.arms import Gear
from domain.systems.sombre.state.body import Attempt, Zone
from domain.systems.sombre.state.combat_state import ActionSpec, Intent
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_body
from domain.systems.sombre.table.guards import is_gm

RANGED = frozenset({"missile", "firearm", "powerful", "heavy"})
RUNNING_RANKS = 1
"""SOM-MOVE-07: striking while running is a complex action."""


class BlowOpened(Consequence, frozen=True):
    """A blow on the run was opened, once: the back of the fugitive is within reach."""

    RULES = ("SOM-MOVE-07",)
    blow: str
    character: Id
    target: Id


class RunStopped(Consequence, frozen=True):
    RULES = ("SOM-MOVE-07",)
    character: Id


def open_blows(state: SombreState, pursuit: str, catchers: Iterable[str], target: str) -> Evolved:
    """Open a blow on the run for each catcher, in usual time alone; in a Turn it is declared like any other.

    An animal bites instead (`BiteAttack`); what NPCs do to each other the game master tells.
    """
    evolved = Evolved(state)
    for catcher in catchers:
        people = [state.characters[c] for c in (catcher, target)]
        able = people[0].kind in ("pc", "npc") and all(person.alive for person in people)
        if state.time.turn_mode or not able or not any(person.is_pc for person in people):
            continue
        attempt = Attempt(id=f"{pursuit}.blow.{catcher}", kind="blow", character=catcher, target=target)
        attempts = {**evolved.state.attempts, attempt.id: attempt}
        evolved = evolved.at(replace(evolved.state, attempts=attempts))
        evolved = evolved.adding(BlowOpened(attempt.id, catcher, target))
    return evolved


def blow_of(state: SombreState, attempt: str) -> Intent | None:
    found = find_blow(state, attempt)
    return None if found is None else _as_intent(state, found)


def _as_intent(state: SombreState, found: Attempt) -> Intent:
    """Return the blow as an intent: a strike with what is in the hand, at a chosen place, one rank harder."""
    item = _in_hand(state, found.character)
    weapon, hand = (item.id, item.hand) if item is not None else (None, None)
    spec = ActionSpec(kind="strike", target=found.target, weapon=weapon, hand=hand)
    return Intent(id=found.id, character=found.character, spec=spec, ranks=RUNNING_RANKS, zone=found.zone)


def _in_hand(state: SombreState, character: str) -> Gear | None:
    """Return the weapon that the character can strike with, in the better hand first, or None."""
    better = state.characters[character].sheet.handedness
    held = [i for i in in_hands(state, character) if i.weapon is not None and i.weapon.category not in RANGED]
    return min(held, key=lambda item: item.hand != better, default=None)


def blow_call(state: SombreState, call: Call) -> Call:
    """Return the roll of a blow with its ranks; any other stays as it is."""
    struck = blow_of(state, call.subject)
    if struck is None:
        return call
    lost = strikes.unwieldy(state, struck, weapon_of(state, struck))
    return replace(call, difficulty=(*call.difficulty, *engine_ranks(state, struck)), hopeless=lost)


def check_choice(state: SombreState, seat: str, attempt: str) -> bool:
    """Return whether the zone chosen is that of a blow on the run, whose die is still to be thrown (SOM-LOC-07).

    Raises Refused.
    """
    found = find_blow(state, attempt)
    if state.fight is not None or found is None:
        return False
    if not (is_gm(state, seat) or state.characters[found.character].seat == seat):
        raise Refused("unknown_id", "SOM-LOC-07", kind="missing")
    return True


def choose_zone(state: SombreState, attempt: Attempt, zone: Zone) -> SombreState:
    return replace(state, attempts={**state.attempts, attempt.id: replace(attempt, zone=zone)})


def after_blow(state: SombreState, outcome: AttemptOutcome, event: Event) -> Evolved:
    """Hit the fugitive after a blow on the run that succeeds, and stop it (SOM-MOVE-07).

    From behind nobody can react. The Wound of a fall is the game master's (`RuleFall`). A miss that a correction has
    turned into a hit waits for him to say whether it strikes (SOM-RULING-03).
    """
    struck = _as_intent(state, outcome.attempt)
    target = struck.spec.target or ""
    if not outcome.success or target not in state.characters:
        return Evolved(state)
    call = outcome.call or Call(id=event.id, cause=event.id, character=struck.character)
    hit = replace(hit_of(state, call, struck, target, outcome.margin, event.id, ""), helpless=True)
    if call.missed:
        place = None if struck.zone is None else on_body(state.characters[target], struck.zone)
        return wait_late(state, replace(hit, zone=place))
    evolved = Evolved(state)
    evolved = evolved.then(queue, hit, struck, event.id)
    evolved = evolved.adding(RunStopped(target))
    person = evolved.state.characters[target]
    if person.alive:
        evolved = evolved.at(with_body(evolved.state, person, replace(person.body, fall_due=True)))
    return evolved
