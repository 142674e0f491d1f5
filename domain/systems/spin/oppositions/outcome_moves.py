"""Which consequences the gm may record now, for each final result."""

from __future__ import annotations

from collections.abc import Iterator

from domain.game import Move, Schema, flag, one_of, text
from domain.systems.spin.characters.traits import LEVELS, tags_field
from domain.systems.spin.gauges.gauges import (
    CharacterEnded,
    GaugeAdvanced,
    GaugeExhausted,
    GaugeLowered,
    GaugeRemoved,
    gauge_fields,
    step_fields,
)
from domain.systems.spin.oppositions import outcome
from domain.systems.spin.oppositions.outcome import (
    AnswerMitigation,
    CloseOpposition,
    ConflictGoesOn,
    ConsequenceKind,
    DeclareMitigation,
    ModifierGiven,
    RecordConsequence,
    decide,
)
from domain.systems.spin.state.results import rank
from domain.systems.spin.state.state import Character, Gauge, Opposition, Spin, Trait
from domain.systems.spin.state.words import Basis
from domain.systems.spin.table.chapter import Chapter, admits
from domain.systems.spin.table.sight import is_gm

Fields = dict[str, Schema]
BASES: tuple[Basis, ...] = ("exploit", "stake", "session_loot", "zero_sum_loot", "reveal", "ruling")


def moves(state: Spin, seat: str) -> Iterator[Move]:
    if state.phase == "ended":
        return
    for opposition in state.oppositions.values():
        if opposition.status == "finalised":
            yield from _answers(state, seat, opposition)
            if is_gm(state, seat):
                yield from _consequences(state, opposition)


def _answers(state: Spin, seat: str, opposition: Opposition) -> Iterator[Move]:
    this = {"opposition": one_of([opposition.id])}
    if admits(decide, state, seat, DeclareMitigation(opposition.id, reducible=True)):
        fields = {**this, "reducible": flag(), "text": text()}
        optional = frozenset({"text"})
        yield Move(command=DeclareMitigation, fields=fields, optional=optional, rules=DeclareMitigation.RULES)
    if admits(decide, state, seat, AnswerMitigation(opposition.id, "accept")):
        fields = {**this, "answer": one_of(["accept", "refuse"])}
        yield Move(command=AnswerMitigation, fields=fields, rules=AnswerMitigation.RULES)
    ways = [w for w in (False, True) if admits(decide, state, seat, CloseOpposition(opposition.id, goes_on=w))]
    if ways:
        optional = frozenset({"continue"}) if False in ways else frozenset()
        fields = {**this, "continue": one_of(ways)}
        yield Move(command=CloseOpposition, fields=fields, optional=optional, rules=CloseOpposition.RULES)


def _move(opposition: Opposition, kind: ConsequenceKind, fields: Fields, *optional: str) -> Move:
    wanted: Fields = {"opposition": one_of([opposition.id]), "kind": one_of([kind]), "text": text(), **fields}
    loose = frozenset(optional) | (frozenset() if "text" in fields else frozenset({"text"}))
    return Move(command=RecordConsequence, fields=wanted, optional=loose, rules=RecordConsequence.RULES)


def _consequences(state: Spin, opposition: Opposition) -> Iterator[Move]:
    living = [c for c in state.characters.values() if not c.ended]
    who = one_of({c.id: c.name for c in living})
    told: tuple[ConsequenceKind, ...] = ("new_danger", "gift", "fiction")
    for kind in told:
        fields: Fields = {"text": text(1)} | ({"character": who} if living else {})
        yield _move(opposition, kind, fields, "character")
    modifiers: tuple[ConsequenceKind, ...] = ("next_advantage", "next_handicap")
    for kind in modifiers if living else ():
        yield _move(opposition, kind, {"character": who})
    for character in living:
        yield from _trait_moves(state, opposition, character)
        if character.kind != "npc":
            yield from _gauge_moves(opposition, character)


def _bases(opposition: Opposition, *without: Basis) -> Iterator[tuple[Basis, Fields]]:
    """The bases that this result offers; a ruling needs its words (SPI-INT-09)."""
    result = opposition.result or "fiasco"
    won = rank(result) >= rank("success")
    met: dict[Basis, bool] = {
        "exploit": result == "exploit",
        "stake": bool(opposition.wager.strip()) and rank(result) >= rank("partial_success"),
        "session_loot": won,
        "zero_sum_loot": won,
        "reveal": result in ("exploit", "fiasco"),
        "ruling": True,
    }
    for basis in BASES:
        if met[basis] and basis not in without:
            fields: Fields = {"basis": one_of([basis])}
            yield basis, fields | ({"text": text(1)} if basis == "ruling" else {})


def _trait_moves(state: Spin, opposition: Opposition, character: Character) -> Iterator[Move]:
    sheet: Fields = {"character": one_of({character.id: character.name}), "wording": text(1), "tags": tags_field()}
    gaining: tuple[ConsequenceKind, ...] = ("gain_trait", "reveal_trait")
    for kind in gaining:
        for basis, fields in _bases(opposition):
            if basis == "session_loot" and kind == "reveal_trait":
                continue
            yield _gain(state, opposition, kind, basis, {**sheet, **fields})
    if character.traits:
        lost = {t.id: t.text for t in character.traits.values()}
        yield _move(opposition, "lose_trait", {"trait": one_of(lost)})
    for trait in character.traits.values():
        yield from _alterations(state, opposition, trait)


def _gain(state: Spin, opposition: Opposition, kind: ConsequenceKind, basis: Basis, fields: Fields) -> Move:
    levels = LEVELS if state.options.heroic_levels and basis in ("exploit", "ruling") else LEVELS[:1]
    duration = one_of(["session"] if basis == "session_loot" else ["durable", "session"])
    zero_sum = one_of([True]) if basis == "zero_sum_loot" else flag()
    required = {"session_loot": {"duration"}, "zero_sum_loot": {"zero_sum"}}.get(basis, set())
    offered = {**fields, "level": one_of(levels), "duration": duration, "zero_sum": zero_sum}
    loose = {"tags", "level", "duration", "zero_sum"} - required
    return _move(opposition, kind, offered, *loose)


def _alterations(state: Spin, opposition: Opposition, trait: Trait) -> Iterator[Move]:
    """A level may always fall; it rises by exploit or ruling alone (SPI-HERO-05)."""
    place = LEVELS.index(trait.level) if state.options.heroic_levels else 0
    sheet: Fields = {"trait": one_of({trait.id: trait.text}), "wording": text(1), "tags": tags_field(), "worse": flag()}
    lower = {**sheet, "level": one_of(LEVELS[: place + 1])}
    yield _move(opposition, "alter_trait", lower, "tags", "worse", "level")
    higher = LEVELS[place + 1 :] if state.options.heroic_levels else ()
    for _, fields in _bases(opposition, "stake", "session_loot", "zero_sum_loot", "reveal") if higher else ():
        raised = {**sheet, **fields, "level": one_of(higher)}
        yield _move(opposition, "alter_trait", raised, "tags", "worse")


def _gauge_moves(opposition: Opposition, character: Character) -> Iterator[Move]:
    for fields, optional in gauge_fields(character, "gauge_kind"):
        kinds = fields["gauge_kind"]["enum"]
        known = len(kinds) == 1
        if kinds != ["progression"]:
            bad = {**fields, "gauge_kind": one_of([k for k in kinds if k != "progression"])}
            yield _move(opposition, "advance_gauge", bad, *optional)
        if "progression" in kinds:
            for _, basis in _bases(opposition, "session_loot", "zero_sum_loot"):
                loose = optional if known else optional - {"gauge_kind"}
                good = {**fields, "gauge_kind": one_of(["progression"]), **basis}
                yield _move(opposition, "advance_gauge", good, *loose)
    for gauge in character.gauges.values():
        yield from _lowering(opposition, gauge)


def _lowering(opposition: Opposition, gauge: Gauge) -> Iterator[Move]:
    bases: list[Fields] = [{}]
    if gauge.kind != "progression":
        bases = [fields for _, fields in _bases(opposition, "session_loot", "zero_sum_loot")]
    for fields in bases:
        for step in step_fields():
            wanted = {"gauge": one_of({gauge.id: gauge.label}), **step, **fields}
            yield _move(opposition, "lower_gauge", wanted, *({"ticks"} & step.keys()))


CHAPTER = Chapter(
    commands=(DeclareMitigation, AnswerMitigation, RecordConsequence, CloseOpposition),
    events={
        DeclareMitigation: "MitigationDeclared",
        AnswerMitigation: "MitigationAnswered",
        RecordConsequence: "ConsequenceRecorded",
        CloseOpposition: "OppositionClosed",
    },
    consequences=(
        ModifierGiven,
        ConflictGoesOn,
        GaugeAdvanced,
        GaugeLowered,
        GaugeRemoved,
        GaugeExhausted,
        CharacterEnded,
    ),
    decide=outcome.decide,
    evolve=outcome.evolve,
    moves=moves,
)
