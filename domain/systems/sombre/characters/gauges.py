"""The three gauges: ticking and unticking, the order and kind of every circle, and the reason of each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, flag, integer, one_of, text
from domain.systems.sombre.condition.aftermath import CharacterDied, wounds
from domain.systems.sombre.condition.battle import held_ticks, hold_ticks, ticks_wait
from domain.systems.sombre.condition.collapse import GAUGE_END, after_ticks, coma, room
from domain.systems.sombre.condition.mind import CharacterBecameNpc, PhaseChanged, after_change
from domain.systems.sombre.state.character import Character, Tick, with_sheet
from domain.systems.sombre.state.combat_state import HeldTicks
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.state.vocabulary import Gauge, TickMark
from domain.systems.sombre.table.guards import find, is_gm, own_or_gm, visible
from domain.systems.sombre.table.phases import require_phase

GAUGES: tuple[Gauge, ...] = ("mental_instability", "wounds", "fatigue")
MANY = 30
"""More circles at once than any gauge has; a bound of form."""


class ApplyTick(Command, frozen=True):
    """Tick circles of a gauge by the game master's free ruling, beyond every procedure.

    `source`: an event that it comes from.
    """

    RULES = ("SOM-CHAR-10", "SOM-CHAR-07", "SOM-TRAUMA-01")
    character: Id
    gauge: Gauge
    count: int
    cause: str
    mark: TickMark = "x"
    permanent: bool = False
    source: Id | None = None


class RemoveTick(Command, frozen=True):
    """Free ordinary circles of a gauge from the last one on; permanent ones stay."""

    RULES = ("SOM-CHAR-09", "SOM-MIND-06", "SOM-HARD-04")
    character: Id
    gauge: Gauge
    count: int
    cause: str
    mark: TickMark = "x"
    permanent: bool = False


class SetCounter(Command, frozen=True):
    """Set the universal counter of page 3 of the sheet."""

    RULES = ("SOM-CHAR-11",)
    character: Id
    value: int


class TickApplied(Consequence, frozen=True):
    RULES = ("SOM-CHAR-06", "SOM-CHAR-07", "SOM-CHAR-08")
    character: Id
    gauge: Gauge
    mark: TickMark
    count: int
    permanent: bool
    cause: Word


class TicksHeld(Consequence, frozen=True):
    """Ticks that were imposed before phase 3 wait for it."""

    RULES = ("SOM-DAMAGE-16",)
    character: Id
    gauge: Gauge
    count: int


class TickRemoved(Consequence, frozen=True):
    """Circles of a gauge were freed. `asked` exceeds `count` when permanent circles were in the way."""

    RULES = ("SOM-CHAR-09",)
    character: Id
    gauge: Gauge
    mark: TickMark
    count: int
    asked: int


def circles(character: Character, gauge: Gauge) -> tuple[Tick, ...]:
    found: tuple[Tick, ...] = getattr(character.gauges, gauge)
    return found


def first_to_fill(state: SombreState, character_id: str) -> Literal["wounds", "fatigue"]:
    """Return the gauge that deadly exhaustion ticks next: Fatigue while there is room, then Wounds.

    Ticks that wait for phase 3 take room (SOM-DISTRESS-03, SOM-DANGER-ASPHYXIA-01, SOM-DANGER-ELEC-02).
    """
    tired = len(state.characters[character_id].gauges.fatigue) + held_ticks(state, character_id, "fatigue")
    return "fatigue" if tired < GAUGE_END else "wounds"


def notation(character: Character, gauge: Gauge) -> str:
    """Return the circles as text, all x before all +, in whatever order they came (SOM-CHAR-08)."""
    marks = [tick.mark for tick in circles(character, gauge)]
    return "x" * marks.count("x") + "+" * marks.count("plus")


def wounds_modifier(character: Character) -> int:
    """Return the number of Wounds that count for rolls: permanent ones do, childhood + do not (SOM-ROLL-14)."""
    return wounds(character)


def fatigue_modifier(character: Character) -> int:
    """Return the number of circles of Fatigue that count for rolls (SOM-ROLL-14)."""
    return len(character.gauges.fatigue)


def with_circles(character: Character, gauge: Gauge, ticks: tuple[Tick, ...]) -> Character:
    gauges = character.gauges
    match gauge:
        case "mental_instability":
            return replace(character, gauges=replace(gauges, mental_instability=ticks))
        case "wounds":
            return replace(character, gauges=replace(gauges, wounds=ticks))
        case "fatigue":
            return replace(character, gauges=replace(gauges, fatigue=ticks))


def tick(
    state: SombreState,
    character_id: str,
    gauge: Gauge,
    mark: TickMark,
    count: int,
    cause: str,
    why: str,
    *,
    permanent: bool = False,
    private: bool = False,
    psycho_killer: bool = False,
    bare: bool = False,
) -> Evolved:
    """Tick circles and apply all that follows from them. Mental instability is ticked here alone.

    Nothing wounds a swarm (SOM-ANIMAL-15). A hit on an animal that bites may shake it off (SOM-ANIMAL-12).
    `bare`: the game master's own circle, which has no ceiling.
    """
    before = state.characters.get(character_id)
    if before is None or count <= 0 or before.kind == "swarm":
        return Evolved(state)
    if gauge != "mental_instability" and ticks_wait(state):
        held = HeldTicks(
            character=character_id,
            gauge=gauge,
            mark=mark,
            count=count,
            cause=cause,
            why=why,
            permanent=permanent,
            bare=bare,
            private=private,
        )
        return Evolved(hold_ticks(state, held), (TicksHeld(character_id, gauge, count),))
    count = min(count, room(state, before, gauge, why, bare=bare))
    if count == 0:
        return Evolved(state)
    if before.bite is not None and gauge == "wounds":
        before = replace(before, bite=replace(before.bite, damage=max(before.bite.damage, count)))
    state, applied = _added(state, before, gauge, (Tick(mark, cause, why, permanent, private),) * count)
    if gauge == "mental_instability":
        followed = after_change(state, before, psycho_killer=psycho_killer)
    else:
        followed = after_ticks(state, character_id, gauge, mark, cause, "ruling" if bare else why)
    return Evolved(followed.state, (applied, *followed.consequences))


def _added(
    state: SombreState, before: Character, gauge: Gauge, new: tuple[Tick, ...]
) -> tuple[SombreState, TickApplied]:
    one = new[0]
    state = with_character(state, with_circles(before, gauge, circles(before, gauge) + new))
    return state, TickApplied(before.id, gauge, one.mark, len(new), one.permanent, one.why)


def mark_circles(
    state: SombreState, character_id: str, gauge: Gauge, new: tuple[Tick, ...], *, bare: bool = False
) -> Evolved:
    """Add circles alone; death, distress and coma are determined once all hits are in (SOM-DAMAGE-14)."""
    before = state.characters.get(character_id)
    if before is None or before.kind == "swarm" or not before.alive:
        return Evolved(state)
    new = new[: room(state, before, gauge, new[0].why if new else "", bare=bare)]
    if not new:
        return Evolved(state)
    if before.bite is not None and gauge == "wounds":
        before = replace(before, bite=replace(before.bite, damage=max(before.bite.damage, len(new))))
    state, applied = _added(state, before, gauge, new)
    return Evolved(state, (applied,))


def removable(character: Character, gauge: Gauge, mark: TickMark) -> int:
    ticks = circles(character, gauge)
    return sum(t.mark == mark and not t.permanent and t.why != "childhood" for t in ticks)


def untick(
    state: SombreState,
    character_id: str,
    gauge: Gauge,
    mark: TickMark,
    count: int,
    causes: frozenset[str] = frozenset(),
) -> Evolved:
    """Free circles of that mark that are not permanent, as far as there are any (SOM-CHAR-09).

    Those that come from `causes` go first, then the latest.
    """
    before = state.characters.get(character_id)
    if before is None or count <= 0:
        return Evolved(state)
    ticks = circles(before, gauge)
    free = [n for n, t in enumerate(ticks) if t.mark == mark and not t.permanent and t.why != "childhood"]
    free.sort(key=lambda n: (ticks[n].cause in causes, n), reverse=True)
    gone = set(free[:count])
    freed = len(gone)
    if not freed:
        return Evolved(state)
    kept = tuple(t for n, t in enumerate(ticks) if n not in gone)
    state = with_character(state, with_circles(before, gauge, kept))
    followed = Evolved(state)
    if gauge == "mental_instability":
        followed = after_change(state, before)
    elif gauge == "fatigue":
        followed = coma(rested(state, character_id), character_id, "")
    removed = TickRemoved(character_id, gauge, mark, freed, count)
    return Evolved(followed.state, (removed, *followed.consequences))


def rested(state: SombreState, character_id: str) -> SombreState:
    """End the malaise that a stimulant left, with the last Fatigue (SOM-DANGER-TOXIC-10)."""
    person = state.characters[character_id]
    if person.gauges.fatigue or not person.body.malaise:
        return state
    return with_character(state, replace(person, body=replace(person.body, malaise=False)))


def free_childhood(character: Character, count: int) -> Character:
    """Free childhood + of the Wounds, the last ones first (SOM-CHAR-16)."""
    kept: list[Tick] = []
    for circle in reversed(character.gauges.wounds):
        if circle.why == "childhood" and count > 0:
            count -= 1
        else:
            kept.append(circle)
    return replace(character, gauges=replace(character.gauges, wounds=tuple(reversed(kept))))


GaugeCommand = ApplyTick | RemoveTick | SetCounter


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: GaugeCommand = act.command
    match command:
        case ApplyTick():
            require_phase(state, "play", "experience")
            find(state, command.character)
            _check_count(command.count)
            if not command.cause.strip():
                raise Refused("reason_required", "SOM-CHAR-10")
            if command.source is not None and not _is_source(state, command):
                raise Refused("unknown_id", "SOM-CHAR-10", kind="missing")
        case RemoveTick():
            require_phase(state, "play", "experience")
            _check_count(command.count)
            _check_removal(find(state, command.character), command)
        case SetCounter(character, value):
            own_or_gm(state, act.seat, character)
            if value < 0:
                raise Refused("counter_empty", "SOM-CHAR-11")
    return command


def _check_count(count: int) -> None:
    if not 1 <= count <= MANY:
        raise Refused("out_of_bounds", "SOM-RULING-01")


def _is_source(state: SombreState, command: ApplyTick) -> bool:
    """Return whether the source is a shock, a roll, or a crime of the character, which circles may come from."""
    source = command.source or ""
    character = state.characters[command.character]
    return (
        source in state.shocks
        or source in state.dice.rolls
        or any(crime.id == source for crime in character.mind.crimes)
    )


def _check_removal(character: Character, command: RemoveTick) -> None:
    if command.gauge == "mental_instability":
        if command.mark == "plus":
            raise Refused("plus_is_irreversible", "SOM-HARD-04")
        raise Refused("only_by_resorption", "SOM-MIND-06")
    if command.permanent:
        raise Refused("permanent_tick", "SOM-CHAR-09")
    if removable(character, command.gauge, command.mark) == 0:
        permanent = any(t.permanent and t.mark == command.mark for t in circles(character, command.gauge))
        raise Refused("permanent_tick" if permanent else "out_of_bounds", "SOM-CHAR-09")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case ApplyTick(character, gauge, count, why, mark, permanent, source):
            person = state.characters.get(character)
            private = person is not None and any(crime.id == source for crime in person.mind.crimes)
            return _without_circles(
                tick(
                    state,
                    character,
                    gauge,
                    mark,
                    count,
                    event.id,
                    why,
                    permanent=permanent,
                    private=private,
                    bare=True,
                )
            )
        case RemoveTick(character, gauge, count, _, mark):
            return _without_circles(untick(state, character, gauge, mark, count))
        case SetCounter(character, value) if character in state.characters:
            return Evolved(
                with_character(
                    state,
                    with_sheet(state.characters[character], counter=value),
                )
            )
        case _:
            return Evolved(state)


def _without_circles(evolved: Evolved) -> Evolved:
    """Drop the first consequence, the circles, which the event itself reports."""
    return Evolved(evolved.state, evolved.consequences[1:])


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    people = list(visible(state, seat))
    yield from offers.each(SetCounter, "character", people, {"value": integer(0)}, value=0)
    count, cause = integer(1, MANY), text(1)
    for gauge in GAUGES:
        fields = {"gauge": one_of((gauge,)), "count": count, "cause": cause}
        marks = {"mark": one_of(("x", "plus")), "permanent": flag()}
        yield from offers.each(ApplyTick, "character", people, fields | marks, marks, gauge=gauge, count=1, cause="-")
        marks_there: tuple[TickMark, ...] = ("x", "plus")
        for mark in marks_there:
            marked = {"mark": one_of((mark,))}
            spare = marked if mark == "x" else ()
            yield from offers.each(
                RemoveTick, "character", people, fields | marked, spare, gauge=gauge, count=1, cause="-", mark=mark
            )
    if is_gm(state, seat):
        common = [*state.shocks, *state.dice.rolls]
        yield from _sourced(offers, [p for p in people if _may_be_ticked(offers, p)], common, count, cause)
        for person in visible(state, seat).values():
            yield from _sourced(offers, [person.id], [crime.id for crime in person.mind.crimes], count, cause)


def _may_be_ticked(offers: Offers, person: str) -> bool:
    return offers.admits(ApplyTick(person, "wounds", 1, "-"))


def _sourced(offers: Offers, people: list[str], sources: list[str], count: Schema, cause: Schema) -> Iterable[Move]:
    """Yield ticks that name the event that they come from, any of these."""
    if not people or not sources:
        return
    free = {"mark": one_of(("x", "plus")), "permanent": flag()}
    named = {"character": one_of(people), "source": one_of(sources), "gauge": one_of(GAUGES)}
    sample = ApplyTick(people[0], "wounds", 1, "-", source=sources[0])
    yield from offers.move(sample, named | {"count": count, "cause": cause} | free, free)


CHAPTER = Chapter(
    commands={ApplyTick: "TickApplied", RemoveTick: "TickRemoved", SetCounter: "CounterSet"},
    consequences=(TickApplied, TickRemoved, TicksHeld, PhaseChanged, CharacterBecameNpc, CharacterDied),
    players=frozenset({SetCounter}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
