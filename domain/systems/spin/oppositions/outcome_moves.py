"""Moves that record consequences of each final result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import get_args

from msgspec.structs import replace

from domain.game import Chapter, Move, Offers, Schema, flag, integer, one_of, text
from domain.systems.spin.characters.traits import LEVELS, tags_field
from domain.systems.spin.gauges.gauges import (
    STEPS,
    CharacterEnded,
    GaugeAdvanced,
    GaugeExhausted,
    GaugeLowered,
    GaugeRemoved,
    Step,
    gauge_steps,
)
from domain.systems.spin.oppositions import outcome
from domain.systems.spin.oppositions.closing import ConflictGoesOn
from domain.systems.spin.oppositions.outcome import (
    AnswerMitigation,
    CloseOpposition,
    ConsequenceKind,
    DeclareMitigation,
    ModifierGiven,
    RecordConsequence,
    decide,
)
from domain.systems.spin.state.state import Character, Gauge, Spin, Trait
from domain.systems.spin.state.words import Basis, Duration
from domain.systems.spin.table.roles import is_gm
from domain.systems.spin.table.sight import visible

Fields = dict[str, Schema]
BASES: tuple[Basis, ...] = get_args(Basis)
DURATIONS: tuple[Duration, ...] = get_args(Duration)
IN_WORDS: tuple[ConsequenceKind, ...] = ("new_danger", "gift", "fiction")
MODIFIERS: tuple[ConsequenceKind, ...] = ("next_advantage", "next_handicap")
GAINING: tuple[ConsequenceKind, ...] = ("gain_trait", "reveal_trait")


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    for opposition in state.oppositions.values():
        if opposition.status == "finalised":
            yield from _answers(offers, opposition.id)
            if is_gm(state, seat):
                yield from _consequences(state, offers, opposition.id)


def _answers(offers: Offers, opposition: str) -> Iterator[Move]:
    this = {"opposition": one_of([opposition])}
    reduced = {**this, "reducible": flag(), "text": text()}
    yield from offers.move(DeclareMitigation(opposition, reducible=True), reduced, ("text",))
    yield from offers.move(AnswerMitigation(opposition, "accept"), {**this, "answer": one_of(["accept", "refuse"])})
    ways = [way for way in (False, True) if offers.admits(CloseOpposition(opposition, goes_on=way))]
    if ways:
        loose = ("continue",) if False in ways else ()
        closing = CloseOpposition(opposition, goes_on=ways[0])
        yield from offers.move(closing, {**this, "continue": one_of(ways)}, loose)


def _recorded(offers: Offers, example: RecordConsequence, fields: Fields, *optional: str) -> Iterator[Move]:
    """Yield the consequence with the gm's words, which are required where the rule demands them."""
    free = offers.admits(replace(example, text=""))
    words = {} if "text" in fields else {"text": text() if free else text(1)}
    wanted = {"opposition": one_of([example.opposition]), "kind": one_of([example.kind]), **words, **fields}
    yield from offers.move(example, wanted, {*optional, *(("text",) if free else ())})


def _consequences(state: Spin, offers: Offers, opposition: str) -> Iterator[Move]:
    any_one = RecordConsequence(opposition, "fiction", text="?")
    living = [c for c in visible(state, offers.seat).values() if offers.admits(replace(any_one, character=c.id))]
    who: Fields = {"character": one_of({c.id: c.name for c in living})} if living else {}
    for kind in IN_WORDS:
        yield from _recorded(offers, replace(any_one, kind=kind), who, *who)
    for kind in MODIFIERS:
        if living:
            yield from _recorded(offers, RecordConsequence(opposition, kind, living[0].id, text="?"), who)
    staked: Fields = {"basis": one_of(["stake"])} if state.oppositions[opposition].wager else {}
    gains = [form for kind in GAINING if living for form in _gains(offers, opposition, kind, living[0])]
    for character in living:
        sheet: Fields = {
            "character": one_of({character.id: character.name}),
            "trait_text": text(1),
            "tags": tags_field(),
        }
        for example, fields, optional in gains:
            yield from _recorded(offers, replace(example, character=character.id), {**sheet, **fields}, *optional)
        traits = {t.id: t.text for t in character.traits.values()}
        if traits:
            lost = RecordConsequence(opposition, "lose_trait", trait=next(iter(traits)), text="?")
            yield from _recorded(offers, lost, {"trait": one_of(traits), **staked}, *staked)
        for trait in character.traits.values():
            yield from _alterations(offers, opposition, trait)
        for step in gauge_steps(character, "gauge_kind"):
            yield from _advances(offers, opposition, step)
        for gauge in character.gauges.values():
            yield from _lowerings(offers, opposition, gauge)


def _gains(
    offers: Offers, opposition: str, kind: ConsequenceKind, somebody: Character
) -> Iterator[tuple[RecordConsequence, Fields, set[str]]]:
    """Yield the new traits that each basis allows: the same for every character, checked with one."""
    for basis in BASES:
        bare = RecordConsequence(opposition, kind, somebody.id, trait_text="?", basis=basis, text="?")
        terms = [
            replace(bare, level=level, duration=duration, zero_sum=zero_sum)
            for level, duration, zero_sum in product(LEVELS, DURATIONS, (False, True))
        ]
        taken = [command for command in terms if offers.admits(command)]
        if taken:
            zero_sums = {command.zero_sum for command in taken}
            fields: Fields = {
                "basis": one_of([basis]),
                "level": one_of(dict.fromkeys(command.level for command in taken).keys()),
                "duration": one_of(dict.fromkeys(command.duration for command in taken).keys()),
                "zero_sum": flag() if len(zero_sums) == 2 else one_of(zero_sums),
            }
            loose = {"tags", *(name for name in ("level", "duration", "zero_sum") if _defaulted(taken, name))}
            yield taken[0], fields, loose


def _defaulted(taken: Sequence[RecordConsequence], field: str) -> bool:
    """Return whether the field may be left out, because its default is allowed."""
    default = getattr(RecordConsequence("", "fiction"), field)
    return any(getattr(command, field) == default for command in taken)


def _alterations(offers: Offers, opposition: str, trait: Trait) -> Iterator[Move]:
    """Yield alterations of a trait without a basis, then those that need one (SPI-HERO-05)."""
    bare = RecordConsequence(opposition, "alter_trait", trait=trait.id, trait_text="?", text="?")
    sheet: Fields = {
        "trait": one_of({trait.id: trait.text}),
        "trait_text": text(1),
        "tags": tags_field(),
        "worse": flag(),
    }
    free = [level for level in LEVELS if offers.admits(replace(bare, level=level))]
    if free:
        fields = {**sheet, "level": one_of(free)}
        yield from _recorded(offers, replace(bare, level=free[0]), fields, "tags", "worse", "level")
    for basis in BASES:
        based = replace(bare, basis=basis)
        raised = [x for x in LEVELS if x not in free and offers.admits(replace(based, level=x))]
        if raised:
            fields = {**sheet, "basis": one_of([basis]), "level": one_of(raised)}
            yield from _recorded(offers, replace(based, level=raised[0]), fields, "tags", "worse")


def _advances(offers: Offers, opposition: str, step: Step) -> Iterator[Move]:
    """Yield advances of the kinds of gauge that advance without a basis, then of those that need one."""
    bare = RecordConsequence(opposition, "advance_gauge", text="?", **step.example)
    kinds = step.fields["gauge_kind"]["enum"]
    free = [kind for kind in kinds if offers.admits(replace(bare, gauge_kind=kind))]
    if free:
        fields = {**step.fields, "gauge_kind": one_of(free)}
        yield from _recorded(offers, replace(bare, gauge_kind=free[0]), fields, *step.optional)
    for basis in BASES:
        based = replace(bare, basis=basis)
        rest = [kind for kind in kinds if kind not in free and offers.admits(replace(based, gauge_kind=kind))]
        if rest:
            fields = {**step.fields, "gauge_kind": one_of(rest), "basis": one_of([basis])}
            yield from _recorded(offers, replace(based, gauge_kind=rest[0]), fields, *step.optional)


def _lowerings(offers: Offers, opposition: str, gauge: Gauge) -> Iterator[Move]:
    bare = RecordConsequence(opposition, "lower_gauge", gauge=gauge.id, text="?")
    bases = (None,) if offers.admits(bare) else BASES
    for basis, step in product(bases, STEPS):
        fields = {"gauge": one_of({gauge.id: gauge.label}), step: integer(1)}
        based = {"basis": one_of([basis])} if basis else {}
        example = replace(bare, basis=basis, **{step: 1})
        yield from _recorded(offers, example, {**fields, **based}, *({"ticks"} & {step}))


CHAPTER = Chapter(
    commands={
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
