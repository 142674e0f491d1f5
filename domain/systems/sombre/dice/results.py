"""Results of dice: single rolls, comparisons of two, one against several, rankings, and locks."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from msgspec.structs import replace

from domain.base.events import Consequence, Id, Word
from domain.game import Evolved
from domain.systems.sombre.dice.modifiers import base_score, incompetent, quality, work_out
from domain.systems.sombre.state.roll_state import Call, Opposition, Pair, Result
from domain.systems.sombre.state.state import SombreState, with_dice, without
from domain.systems.sombre.state.vocabulary import Quality
from domain.systems.sombre.table.places import place_of, with_places

FAILS_AT_ONCE = frozenset({"pursuit", "tailing", "interrogation"})
"""SOM-MOVE-04, SOM-MOVE-08, SOM-DANGER-TORTURE-03: where a double failure waits for no ruling."""
LOCKING = frozenset({"action", "tailing"})


class RollResolved(Consequence, frozen=True):
    """A roll was worked out; `call` tells which."""

    RULES = ("SOM-ROLL-09", "SOM-ROLL-10", "SOM-ROLL-11", "SOM-ROLL-13")
    call: str
    character: Id
    success: bool


class ActionAutoResolved(Consequence, frozen=True):
    """An attempt was decided without a die, by the rules: incompetence, or nobody to lead."""

    RULES = ("SOM-ROLL-35", "SOM-ROLL-39")
    character: Id
    attempt: str
    success: bool
    reason: Word
    secret: bool = False


class OppositionResolved(Consequence, frozen=True):
    """An opposition was resolved.

    `margin`, `quality`: of the opposition, none after a double failure. `ranking`: winners of a race, best first.
    """

    RULES = ("SOM-ROLL-24", "SOM-ROLL-25", "SOM-ROLL-26", "SOM-ROLL-27", "SOM-ROLL-29", "SOM-ROLL-38")
    opposition: str
    winner: Id | None
    loser: Id | None
    margin: int | None
    ranking: tuple[Id, ...] = ()
    quality: Quality | None = None


class RerollCalled(Consequence, frozen=True):
    """New dice were called, for a tie or because the game master orders it."""

    RULES = ("SOM-ROLL-25", "SOM-ROLL-26", "SOM-ROLL-28")
    opposition: str
    characters: tuple[Id, ...]


class AttemptLocked(Consequence, frozen=True):
    RULES = ("SOM-ROLL-22",)
    character: Id
    attempt: str
    secret: bool


def hidden_dice(state: SombreState, call: Call) -> bool:
    """Return whether the dice of this roll are behind the screen (SOM-NPC-10)."""
    person = state.characters.get(call.character)
    if call.secret or person is None:
        return True
    if person.played:
        return False
    open_dice = state.options.npc_dice == "open" if call.shown is None else call.shown
    return not (open_dice and person.known)


def named(attempt: str) -> str:
    """Return the name of a try as names are compared: two tries are the same if these are (SOM-ROLL-07).

    Case and spacing do not count.
    """
    return " ".join(attempt.split()).casefold()


def _spelled(locks: Set[tuple[str, str]], character: str, attempt: str) -> bool:
    """Return whether this try is among the locks, however it is spelled."""
    return any(who == character and named(tried) == named(attempt) for who, tried in locks)


def locked(state: SombreState, character: str, attempt: str) -> bool:
    """Return whether a try of the character is locked (SOM-ROLL-22); in turn mode locks are not enforced."""
    known = _spelled(state.locks | state.secret_locks, character, attempt)
    return bool(attempt.strip()) and not state.time.turn_mode and known


def lock(state: SombreState, call: Call) -> Evolved:
    """Lock the try of a failed action, outside turn mode only (SOM-ROLL-22, SOM-ROLL-33).

    Of a collective roll the leader alone is locked. Other kinds of roll lock nothing.
    """
    if call.kind != "action" or call.purpose not in LOCKING or not call.attempt.strip() or state.time.turn_mode:
        return Evolved(state)
    return set_lock(state, call.character, call.attempt, secret=call.secret)


def set_lock(state: SombreState, character: str, attempt: str, *, secret: bool) -> Evolved:
    """Lock a try under the spelling that was given, which is the one that moves leave out."""
    key = (character, attempt)
    if _spelled(state.locks | (state.secret_locks if secret else frozenset()), character, attempt):
        return Evolved(state)
    if secret:
        state = replace(state, secret_locks=state.secret_locks | {key})
    else:
        state = replace(state, locks=state.locks | {key})
    return Evolved(state, (AttemptLocked(character, attempt, secret),))


def judged_by_score(call: Call) -> bool:
    """Return whether the die is judged against a score; a d6, and a d20 without a skill, are bare dice."""
    return call.sides == 20 and bool(call.skills)


def open_call(state: SombreState, call: Call) -> Evolved:
    """Ask for the die of a call, or fail it at once if it cannot succeed, as without the skill."""
    failed = incompetent(state, call) if judged_by_score(call) else None
    if failed is None:
        return Evolved(with_dice(state, calls={**state.dice.calls, call.id: call}))
    done = replace(call, result=failed)
    state = with_dice(state, rolls={**state.dice.rolls, call.id: done})
    reason = "automatic" if call.hopeless or base_score(state, call) is not None else "incompetence"
    followed = ActionAutoResolved(call.character, call.attempt, False, reason, call.secret)
    if call.opposition is not None:
        return Evolved(state, (followed,))
    fixed = lock(state, done)
    return Evolved(fixed.state, (followed, *fixed.consequences))


def settle_die(state: SombreState, call: Call, die: int, *, physical: bool) -> Evolved:
    """Work out a roll from the die that was thrown, with the modifiers that hold now."""
    result = work_out(state, call, die) if judged_by_score(call) else _face(state, call, die)
    done = replace(call, result=result, physical=physical)
    screen = (*state.dice.screen_dice, die) if hidden_dice(state, call) else state.dice.screen_dice
    state = with_dice(
        state, calls=without(state.dice.calls, call.id), rolls={**state.dice.rolls, call.id: done}, screen_dice=screen
    )
    if not judged_by_score(call):
        return Evolved(state)
    evolved = Evolved(state)
    evolved = evolved.adding(RollResolved(call.id, call.character, result.success))
    if call.opposition is None and not result.success:
        evolved = evolved.then(lock, done)
    return evolved


def _face(state: SombreState, call: Call, die: int) -> Result:
    """Return the result of a bare die, which succeeds by itself; for a swarm it is the margin (SOM-ANIMAL-18)."""
    person = state.characters[call.character]
    margin = die if call.purpose == "swarm_margin" else None
    return Result(score=person.sheet.common.get("general"), die=die, success=True, margin=margin)


def compare(state: SombreState, opposition_id: str) -> Evolved:
    """Settle every comparison of an opposition, or its ranking, whose dice are in."""
    opposition = state.dice.oppositions.get(opposition_id)
    if opposition is None:
        return Evolved(state)
    if opposition.entrants:
        return _rank(state, opposition)
    evolved = Evolved(state)
    for number, pair in enumerate(opposition.pairs):
        if pair.status == "waiting":
            evolved = evolved.then(_compare_pair, opposition_id, number)
    return evolved


def _results(state: SombreState, *calls: str) -> list[Call]:
    return [state.dice.rolls[c] for c in calls if c in state.dice.rolls]


def _compare_pair(state: SombreState, opposition_id: str, number: int) -> Evolved:
    """Settle a comparison, ask a tie's dice again, or note a double failure (SOM-ROLL-24 to SOM-ROLL-28)."""
    pair = state.dice.oppositions[opposition_id].pairs[number]
    sides = _results(state, pair.active, pair.passive)
    if len(sides) < 2:
        return Evolved(state)
    active, passive = sides
    one, other = _result(active), _result(passive)
    if not one.success and not other.success:
        if active.purpose in FAILS_AT_ONCE:
            return _settle(state, opposition_id, number, passive.character, None)
        return Evolved(_with_pair(state, opposition_id, number, replace(pair, status="double_failure")))
    if one.success != other.success:
        winner = active if one.success else passive
        return _settle(state, opposition_id, number, winner.character, _result(winner).margin)
    best = _better(one, other)
    if best == 0:
        return reroll(state, opposition_id, number)
    winner = active if best > 0 else passive
    margin = abs((one.margin or 0) - (other.margin or 0))
    return _settle(state, opposition_id, number, winner.character, margin)


def _result(call: Call) -> Result:
    return call.result or Result(score=None)


def _better(one: Result, other: Result) -> int:
    """Return 1 if the first result is the better, -1 if the second is, 0 for a tie (SOM-ROLL-25).

    The higher margin prevails, then the higher score if both have one.
    """
    scored = one.score is not None and other.score is not None
    first = (one.margin or 0, (one.score or 0) if scored else 0)
    second = (other.margin or 0, (other.score or 0) if scored else 0)
    return (first > second) - (first < second)


def _with_pair(state: SombreState, opposition_id: str, number: int, pair: Pair) -> SombreState:
    opposition = state.dice.oppositions[opposition_id]
    pairs = tuple(pair if n == number else p for n, p in enumerate(opposition.pairs))
    return _with_opposition(state, replace(opposition, pairs=pairs))


def _with_opposition(state: SombreState, opposition: Opposition) -> SombreState:
    return with_dice(state, oppositions={**state.dice.oppositions, opposition.id: opposition})


def _settle(state: SombreState, opposition_id: str, number: int, winner: str, margin: int | None) -> Evolved:
    """Settle a comparison; an active side that loses has failed its attempt, whatever its own roll."""
    pair = state.dice.oppositions[opposition_id].pairs[number]
    active, passive = state.dice.rolls[pair.active], state.dice.rolls[pair.passive]
    settled = replace(pair, status="settled", winner=winner, margin=margin)
    loser = passive.character if winner == active.character else active.character
    evolved = Evolved(_with_pair(state, opposition_id, number, settled))
    evolved = evolved.adding(OppositionResolved(opposition_id, winner, loser, margin, quality=how(margin)))
    if loser == active.character:
        evolved = evolved.then(lock, active)
    return evolved


def how(margin: int | None) -> Quality | None:
    """Return the quality of an opposed margin, which is that of any margin (SOM-ROLL-38); None: without a margin."""
    return None if margin is None else quality(margin)


def confirm(state: SombreState, opposition_id: str, number: int) -> Evolved:
    """Confirm a double failure: the passive side prevails, without margin (SOM-ROLL-26).

    Its own failure is ignored. In a race nobody wins.
    """
    opposition = state.dice.oppositions[opposition_id]
    if opposition.entrants:
        settled = replace(opposition, status="settled")
        followed = OppositionResolved(opposition_id, None, None, None)
        return _lock_failures(_with_opposition(state, settled), settled, followed)
    passive = state.dice.rolls[opposition.pairs[number].passive]
    return _settle(state, opposition_id, number, passive.character, None)


def _lock_failures(state: SombreState, opposition: Opposition, followed: OppositionResolved) -> Evolved:
    evolved = Evolved(state)
    evolved = evolved.adding(followed)
    for call in _results(state, *opposition.entrants):
        if not _result(call).success and not _placed(opposition, call):
            evolved = evolved.then(lock, call)
    return evolved


def reroll(state: SombreState, opposition_id: str, number: int) -> Evolved:
    """Ask for new dice of both sides of one comparison, from the start; the other comparisons keep theirs."""
    opposition = state.dice.oppositions[opposition_id]
    pair = opposition.pairs[number]
    other = state.dice.rolls[pair.passive].character
    again = [_again(state.dice.rolls[c], f"{c}.{other}") for c in (pair.active, pair.passive)]
    places = {f"{place}.{number}": f"{c}.{other}" for c in (pair.active, pair.passive) if (place := place_of(state, c))}
    state = with_places(state, places)
    fresh = Pair(active=again[0].id, passive=again[1].id)
    state = _with_pair(state, opposition_id, number, fresh)
    return _call_again(state, opposition_id, again)


def _again(call: Call, new_id: str) -> Call:
    return replace(call, id=new_id, result=None, physical=False)


def _call_again(state: SombreState, opposition_id: str, again: list[Call]) -> Evolved:
    opposition = state.dice.oppositions[opposition_id]
    state = _with_opposition(state, replace(opposition, rerolls=opposition.rerolls + 1))
    evolved = Evolved(state)
    evolved = evolved.adding(RerollCalled(opposition_id, tuple(call.character for call in again)))
    for call in again:
        evolved = evolved.then(open_call, call)
    return evolved


def reroll_all(state: SombreState, opposition_id: str) -> Evolved:
    """Ask for new dice of a race in which nobody succeeded, as the game master wants it (SOM-ROLL-29)."""
    opposition = state.dice.oppositions[opposition_id]
    again = [_again(state.dice.rolls[c], f"{c}.0") for c in opposition.entrants]
    entrants = tuple(call.id for call in again)
    state = _with_opposition(state, replace(opposition, entrants=entrants, status="waiting"))
    return _call_again(state, opposition_id, again)


def _rank(state: SombreState, opposition: Opposition) -> Evolved:
    """Rank a race by decreasing margin, then score, once all dice are in (SOM-ROLL-29).

    The tied throw again among themselves; failures are unranked.
    """
    done = _results(state, *opposition.entrants)
    if opposition.status != "waiting" or len(done) < len(opposition.entrants):
        return Evolved(state)
    runners = [call for call in done if _result(call).success or _placed(opposition, call)]
    if not runners:
        return Evolved(_with_opposition(state, replace(opposition, status="double_failure")))
    order = _order(state, opposition, done)
    tied = next((group for group in order if len(group) > 1), None)
    if tied is not None:
        return _break_tie(state, opposition, tied)
    ranking = tuple(state.dice.rolls[group[0]].character for group in order)
    settled = replace(opposition, status="settled", ranked=ranking)
    followed = OppositionResolved(opposition.id, ranking[0] if ranking else None, None, None, ranking)
    return _lock_failures(_with_opposition(state, settled), settled, followed)


def _placed(opposition: Opposition, call: Call) -> bool:
    """Return whether a runner is in a tie-break, and so has already succeeded in the race itself."""
    return call.id in opposition.tiebreak


def _order(state: SombreState, opposition: Opposition, done: list[Call]) -> list[list[str]]:
    """Return the calls in groups of equal rank so far, best first."""
    groups: dict[Any, list[str]] = {}
    for call in done:
        key = _standing(state, opposition, call)
        if key is not None:
            groups.setdefault(key, []).append(call.id)
    return [groups[key] for key in sorted(groups, reverse=True)]


def _standing(state: SombreState, opposition: Opposition, call: Call) -> tuple[int, ...] | None:
    """Return the margins and scores of the race and of each tie-break, in order; None: unranked."""
    chain = [*opposition.tiebreak.get(call.id, ()), call.id]
    standing: list[int] = []
    for place, roll in enumerate(chain):
        result = _result(state.dice.rolls[roll])
        if not result.success and place == 0:
            return None
        standing += [1 if result.success else 0, result.margin or 0, result.score or 0]
    return tuple(standing)


def _break_tie(state: SombreState, opposition: Opposition, tied: list[str]) -> Evolved:
    again = [_again(state.dice.rolls[c], f"{c}.0") for c in tied]
    chains = {new.id: (*opposition.tiebreak.get(old, ()), old) for old, new in zip(tied, again, strict=True)}
    kept = {k: v for k, v in opposition.tiebreak.items() if k not in tied}
    renamed = dict(zip(tied, again, strict=True))
    entrants = tuple(renamed[c].id if c in renamed else c for c in opposition.entrants)
    changed = replace(opposition, entrants=entrants, tiebreak={**kept, **chains})
    return _call_again(_with_opposition(state, changed), opposition.id, again)
