"""Views of rolls under way: calls, comparisons, declarations and locks."""

from __future__ import annotations

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.condition.battle import at_turn_start
from domain.systems.sombre.dice.modifiers import condition_ranks
from domain.systems.sombre.dice.results import hidden_dice
from domain.systems.sombre.state.roll_state import Call, Opposition, Pair, Rank
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import Purpose, RollKind
from domain.systems.sombre.table.guards import is_gm, plays, roller, sees, visible
from projections.sombre.views.visibility import reads_sheet


class RankPart(msgspec.Struct, frozen=True):
    """One parameter of Difficulty: a word of the rules, or the game master's own."""

    label: Word
    ranks: int


class CallPart(msgspec.Struct, frozen=True, kw_only=True):
    """A roll as announced; `ranks` is the sum of its Difficulty."""

    character: Id
    skills: tuple[Word, ...]
    kind: RollKind
    label: Word
    difficulty: tuple[RankPart, ...]
    ranks: int
    off_hand: bool
    attempt: str


class CallView(msgspec.Struct, frozen=True, kw_only=True):
    """A die that is waited for; `roller` null: the game master's.

    `conditions`: the ranks that the rules add by themselves, to whoever may read the character's numbers.
    """

    id: Id
    sides: int
    announced: CallPart
    situation: str
    somatogenic: Word
    roller: Id | None
    conditions: int | None = None


class OppositionView(msgspec.Struct, frozen=True):
    """An opposition that is not settled. `double_failure` only where every die was seen."""

    id: Id
    characters: tuple[Id, ...]
    double_failure: bool


class DeclarationView(msgspec.Struct, frozen=True):
    id: Id
    character: Id
    text: str
    needs_review: bool


class LockView(msgspec.Struct, frozen=True):
    character: Id
    attempt: str


def ranks_of(call: Call) -> int:
    return sum(rank.ranks for rank in call.difficulty) + call.relapse


def ranks_shown(difficulty: tuple[Rank, ...]) -> tuple[RankPart, ...]:
    return tuple(RankPart(rank.label, rank.ranks) for rank in difficulty)


OF_SUBSTANCES: frozenset[Purpose] = frozenset({"poisoning", "overdose", "addiction", "trip"})
"""Rolls whose label would name what somebody has in the body."""
RESISTANCE = "resistance"
"""The label that those read who may not know against what."""


def label_seen(state: SombreState, seat: str, call: Call) -> str:
    """Return the label of a roll as the seat reads it (A84, SOM-ROLL-41).

    The substance that a body resists is named to the character's own seat alone, and to no seat if it was given in
    secret.
    """
    if call.purpose not in OF_SUBSTANCES or is_gm(state, seat):
        return call.label
    person, dose = state.characters.get(call.character), state.dangers.doses.get(call.subject)
    own = person is not None and plays(state, seat, person)
    return call.label if own and dose is not None and not dose.secret else RESISTANCE


def announced(state: SombreState, seat: str, call: Call) -> CallPart:
    """Return the roll as announced to the seat; of a crime roll others read the ranks' sum alone (SOM-CRIME-07)."""
    person = state.characters.get(call.character)
    own = person is not None and plays(state, seat, person)
    total = ranks_of(call) if own or call.purpose != "sleep" else 0
    difficulty = call.difficulty
    if call.purpose in ("crime", "remorse") and not own:
        difficulty = (Rank("", total),) if total else ()
    elif call.relapse and total:
        label = "relapse" if call.purpose == "crime" else "repeated"
        difficulty = (*difficulty, Rank(label, call.relapse))
    return CallPart(
        character=call.character,
        skills=call.skills,
        kind=call.kind,
        label=label_seen(state, seat, call),
        difficulty=ranks_shown(difficulty),
        ranks=total,
        off_hand=call.off_hand,
        attempt=call.attempt,
    )


def sees_call(state: SombreState, seat: str, call: Call) -> bool:
    """Return whether the seat knows that this roll is asked for."""
    person = state.characters.get(call.character)
    if person is None or is_gm(state, seat):
        return person is not None
    if call.secret or not person.played or not person.known:
        return False
    if call.purpose == "treatment":
        return plays(state, seat, person)
    return reads_sheet(state, seat, person) if call.purpose in ("infarct", "stray_margin") else True


def pending(state: SombreState, seat: str) -> tuple[CallView, ...]:
    return tuple(
        CallView(
            id=call.id,
            sides=call.sides,
            announced=announced(state, seat, call),
            situation=call.situation,
            somatogenic=call.somatogenic,
            roller=None if call.secret else roller(state, state.characters[call.character]),
            conditions=_conditions(state, seat, call),
        )
        for call in state.dice.calls.values()
        if sees_call(state, seat, call)
    )


def _conditions(state: SombreState, seat: str, call: Call) -> int | None:
    """Return the ranks of the conditions as they weigh on this roll if made now (SOM-ROLL-21); None: not shown."""
    person = state.characters[call.character]
    if call.kind != "action" or not reads_sheet(state, seat, person):
        return None
    return condition_ranks(state, at_turn_start(state, person.id), call)


def _sides(state: SombreState, opposition: Opposition) -> list[Call]:
    ids = [*opposition.entrants, *(c for pair in opposition.pairs for c in (pair.active, pair.passive))]
    found = (state.dice.calls.get(c) or state.dice.rolls.get(c) for c in dict.fromkeys(ids))
    return [call for call in found if call is not None]


def as_known(state: SombreState, opposition: Opposition) -> Opposition:
    """Return the opposition without pairs that hold somebody whom the table does not know."""

    def known(pair: Pair) -> bool:
        sides = _sides(state, Opposition(id=opposition.id, pairs=(pair,)))
        return all(_is_known(state, call) for call in sides)

    return msgspec.structs.replace(opposition, pairs=tuple(pair for pair in opposition.pairs if known(pair)))


def _is_known(state: SombreState, call: Call) -> bool:
    person = state.characters.get(call.character)
    return person is not None and person.known


def is_public(state: SombreState, opposition: Opposition) -> bool:
    sides = _sides(state, as_known(state, opposition))
    return not opposition.secret and bool(sides) and all(_is_known(state, call) for call in sides)


def all_open(state: SombreState, opposition: Opposition) -> bool:
    """Return whether no die of the opposition is behind the screen."""
    sides = _sides(state, as_known(state, opposition))
    return is_public(state, opposition) and not any(hidden_dice(state, c) for c in sides)


def oppositions(state: SombreState, seat: str) -> tuple[OppositionView, ...]:
    keeper = is_gm(state, seat)
    seen = (o if keeper else as_known(state, o) for o in state.dice.oppositions.values())
    return tuple(
        OppositionView(
            o.id,
            tuple(dict.fromkeys(call.character for call in _sides(state, o))),
            _doubled(o) and (keeper or all_open(state, o)),
        )
        for o in seen
        if _unsettled(o) and (keeper or is_public(state, o))
    )


def _unsettled(opposition: Opposition) -> bool:
    if opposition.entrants:
        return opposition.status != "settled"
    return any(pair.status != "settled" for pair in opposition.pairs)


def _doubled(opposition: Opposition) -> bool:
    statuses = {opposition.status, *(pair.status for pair in opposition.pairs)}
    return "double_failure" in statuses


def declarations(state: SombreState, seat: str) -> tuple[DeclarationView, ...]:
    return tuple(
        DeclarationView(d.id, d.character, d.text, d.needs_review and is_gm(state, seat))
        for d in state.declarations.values()
        if d.character in state.characters and sees(state, seat, state.characters[d.character])
    )


def locks(state: SombreState, seat: str) -> tuple[LockView, ...]:
    """Return the locks that the seat sees; those made in secret are the game master's alone (SOM-ROLL-33)."""
    there = state.locks | (state.secret_locks if is_gm(state, seat) else frozenset())
    return tuple(
        LockView(character, attempt)
        for character in visible(state, seat)
        for attempt in sorted(tried for who, tried in there if who == character)
    )
