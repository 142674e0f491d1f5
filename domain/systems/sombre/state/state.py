"""The state of a table of Sombre light: frozen structs, changed with `replace`.

Part of it is only read here and filled by the chapters of health and combat: conditions, incapacities, the
fictional clock, the turn mode.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from functools import cached_property
from operator import attrgetter
from typing import Any, ClassVar, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from domain.systems.sombre.state.arms import Gear
from domain.systems.sombre.state.body import Attempt, Body, Environment, Stun
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.chases import Chases
from domain.systems.sombre.state.combat_state import Burst, Combat, Effect, Grab, HeldTicks, Hit, Intent, Sealed
from domain.systems.sombre.state.options import FIRST, Options, Rulings
from domain.systems.sombre.state.perils import Dangers, Dose
from domain.systems.sombre.state.roll_state import Call, Dice
from domain.systems.sombre.state.vocabulary import Phase, Presence, TickMark
from domain.table.seats import Shelved, Table

T = TypeVar("T")


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A combat. `start`: everybody as the previous Turn left them, which all dice of phase 2 read.

    `struck`: the hits of this Turn, once phase 3 has applied them. `broken`: holds that ended in it, which the game
    master may still restore.
    """

    fighters: tuple[str, ...]
    phase: Literal[1, 2, 3] = 1
    number: int = 1
    intents: Mapping[str, Intent] = {}
    hesitating: frozenset[str] = frozenset()
    sealed: Sealed | None = None
    actions: Mapping[str, int] = {}
    contacts: frozenset[tuple[str, str]] = frozenset()
    order: tuple[str, ...] = ()
    frozen: bool = False
    surprised: frozenset[str] = frozenset()
    hits: tuple[Hit, ...] = ()
    struck: tuple[Hit, ...] = ()
    ticks: tuple[HeldTicks, ...] = ()
    effects: tuple[Effect, ...] = ()
    broken: tuple[Grab, ...] = ()
    bursts: Mapping[str, Burst] = {}
    start: Mapping[str, Character] = {}


class Declaration(msgspec.Struct, frozen=True):
    """An action that a player declared. `needs_review`: a correction made it doubtful."""

    id: str
    character: str
    text: str
    needs_review: bool = False


class Running(msgspec.Struct, frozen=True):
    """The open scene."""

    id: str
    title: str


class Shock(msgspec.Struct, frozen=True, kw_only=True):
    """Ticks that an event brought and what explains them: a shock, stress, hardening."""

    character: str
    mark: TickMark
    count: int
    why: str
    roll: str = ""
    crime: str = ""
    debriefed: bool = False
    explained: tuple[tuple[str, int], ...] = ()


class SeatPresence(msgspec.Struct, frozen=True):
    """Why a seat is not active: a somatisation (then its event) or a ruling (then empty)."""

    presence: Presence
    cause: str = ""
    character: str = ""


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    """An object that can be broken."""

    id: str
    label: str
    destroyed_at: int
    damage: int = 0
    known: bool = False

    @property
    def condition(self) -> Literal["intact", "broken", "destroyed"]:
        """The condition of the object, broken at a third of what destroys it (SOM-OBJ-01, SOM-OBJ-02)."""
        if self.damage >= self.destroyed_at:
            return "destroyed"
        return "broken" if 3 * self.damage >= self.destroyed_at else "intact"


class Time(msgspec.Struct, frozen=True):
    """Fictional time: `clock` in minutes, `second` those past the minute; `turn` counts combat turns while `turn_mode`
    is on. `now` is the moment of the last event.
    """

    clock: int = 0
    second: int = 0
    turn_mode: bool = False
    turn: int = 0
    now: datetime | None = None


class Experience(msgspec.Struct, frozen=True):
    """The open experience phase and the phase that it interrupted."""

    number: int
    interrupted: Phase


class TableAdvancement(msgspec.Struct, frozen=True):
    """The experience phase that is open, how many there were, and the points of each seat."""

    experience: Experience | None = None
    phases_opened: int = 0
    seat_xp: Mapping[str, int] = {}
    seats_awarded: frozenset[str] = frozenset()


class SombreState(Shelved, frozen=True, kw_only=True, dict=True):
    """The whole state of a table.

    `left` holds, for each seat that is away, the state as it left it: what it goes on seeing. `procedures` counts those
    that were started, for their order. `places`: id by place in a list of people -> id by person. What is read off the
    rest is made once of a state, for whoever asks it often. `rulings`: those of the table's version.
    """

    NESTED: ClassVar[frozenset[str]] = frozenset(
        {"time", "dice", "fight", "combat", "chases", "dangers", "advancement"}
    )

    options: Options
    rulings: Rulings = Rulings()
    phase: Phase = "setup"
    scene: Running | None = None
    scenes: int = 0
    characters: Mapping[str, Character] = {}
    items: Mapping[str, Gear] = {}
    things: Mapping[str, Thing] = {}
    time: Time = Time()
    dice: Dice = Dice()
    fight: Fight | None = None
    combat: Combat = Combat()
    chases: Chases = Chases()
    dangers: Dangers = Dangers()
    advancement: TableAdvancement = TableAdvancement()
    places: Mapping[str, str] = {}
    declarations: Mapping[str, Declaration] = {}
    locks: frozenset[tuple[str, str]] = frozenset()
    secret_locks: frozenset[tuple[str, str]] = frozenset()
    shocks: Mapping[str, Shock] = {}
    presences: Mapping[str, SeatPresence] = {}
    rulings_due: Mapping[str, str] = {}
    announced: frozenset[str] = frozenset()
    left: Mapping[str, SombreState] = {}
    procedures: int = 0
    attempts: Mapping[str, Attempt] = {}
    stuns: Mapping[str, Stun] = {}
    environment: Environment = Environment()

    @cached_property
    def disclosed(self) -> Mapping[str, Character]:
        """The characters of whom anybody but the game master knows."""
        return {key: found for key, found in self.characters.items() if found.known or found.seat is not None}

    @cached_property
    def on_sheets(self) -> Mapping[str, tuple[Character, ...]]:
        """The characters on whose sheet a proposal, a skill or a trait stands, by its id."""
        return _by_what_is_on_sheets(self.characters.values())

    @cached_property
    def on_disclosed_sheets(self) -> Mapping[str, tuple[Character, ...]]:
        """The characters known to the table on whose sheet a proposal, a skill or a trait stands, by its id."""
        return _by_what_is_on_sheets(self.disclosed.values())

    @cached_property
    def about(self) -> Mapping[str, Gear]:
        """The items that lie somewhere, or that one of these holds."""
        people = self.disclosed
        return {key: item for key, item in self.items.items() if item.holder is None or item.holder in people}

    @cached_property
    def known_fighters(self) -> tuple[str, ...]:
        """The fighters whom others than the game master know."""
        fighters = self.fight.fighters if self.fight is not None else ()
        return tuple([who for who in fighters if who in self.disclosed])

    @cached_property
    def involved(self) -> frozenset[str]:
        """Ids of the people who fight, run, follow, hold, shoot, or are hit, held or followed."""
        fight = self.fight
        found = [*(fight.fighters if fight is not None else ()), *(bomb.maker for bomb in self.dangers.bombs.values())]
        intents = fight.intents.values() if fight is not None else ()
        found += [who for intent in intents for who in (intent.character, intent.spec.target or "")]
        struck = (*fight.hits, *fight.struck) if fight is not None else ()
        hits = (*struck, *self.combat.hits.values(), *self.combat.late.values())
        found += [who for hit in hits for who in (hit.attacker, hit.target)]
        found += [who for grab in self.combat.grabs for who in (grab.holder, grab.victim)]
        found += [who for stray in self.combat.strays.values() for who in (stray.shooter, *stray.exposed)]
        found += [who for tail in self.chases.tails.values() for who in (tail.follower, *tail.assistants, tail.target)]
        for pursuit in self.chases.pursuits.values():
            found += [pursuit.fugitive, *(hunter.character for hunter in pursuit.hunters)]
        return frozenset(found)

    @cached_property
    def biting(self) -> tuple[str, ...]:
        """Ids of the characters whose teeth hold somebody, now or as the Turn began."""
        now = (self.characters, self.fight.start) if self.fight is not None else (self.characters,)
        found = {key for people in now for key, person in people.items() if person.bite is not None}
        return tuple(key for key in self.characters if key in found) if found else ()

    @cached_property
    def held(self) -> Mapping[str | None, tuple[Gear, ...]]:
        """The items of each holder, under None those that nobody holds."""
        return _grouped(self.items.values(), attrgetter("holder"))

    @cached_property
    def attack_rolls(self) -> Mapping[str, Call]:
        """The first attack roll of each intent, by the intent's id."""
        found: dict[str, Call] = {}
        for roll in self.dice.rolls.values():
            if roll.purpose == "attack":
                found.setdefault(roll.subject, roll)
        return found

    @cached_property
    def doses_in(self) -> Mapping[str, tuple[Dose, ...]]:
        """The doses that each character has taken."""
        return _grouped(self.dangers.doses.values(), attrgetter("character"))


def _by_what_is_on_sheets(people: Iterable[Character]) -> dict[str, tuple[Character, ...]]:
    found: dict[str, tuple[Character, ...]] = {}
    for person in people:
        sheet = person.sheet
        for what in {*sheet.pending, *(skill.id for skill in sheet.skills), *(trait.id for trait in sheet.traits)}:
            found[what] = (*found.get(what, ()), person)
    return found


def _grouped(things: Iterable[T], owner: Callable[[T], Any]) -> dict[Any, tuple[T, ...]]:
    found: dict[Any, list[T]] = {}
    for thing in things:
        found.setdefault(owner(thing), []).append(thing)
    return {key: tuple(own) for key, own in found.items()}


def initial(table: Table, options: Options) -> SombreState:
    return SombreState(table=table, options=options)


def first_initial(table: Table, options: Options) -> SombreState:
    """Return a new table's state in version 1."""
    return SombreState(table=table, options=options, rulings=FIRST)


def with_character(state: SombreState, character: Character) -> SombreState:
    return replace(state, characters={**state.characters, character.id: character})


def with_body(state: SombreState, person: Character, body: Body) -> SombreState:
    return with_character(state, replace(person, body=body))


def with_time(state: SombreState, **changes: Any) -> SombreState:
    """Return the state with these fields of its time changed."""
    return replace(state, time=replace(state.time, **changes))


def with_dice(state: SombreState, **changes: Any) -> SombreState:
    """Return the state with these fields of its dice changed."""
    return replace(state, dice=replace(state.dice, **changes))


def with_combat(state: SombreState, **changes: Any) -> SombreState:
    """Return the state with these fields of its combat changed."""
    return replace(state, combat=replace(state.combat, **changes))


def with_chases(state: SombreState, **changes: Any) -> SombreState:
    """Return the state with these fields of its chases changed."""
    return replace(state, chases=replace(state.chases, **changes))


def with_dangers(state: SombreState, **changes: Any) -> SombreState:
    """Return the state with these fields of its dangers changed."""
    return replace(state, dangers=replace(state.dangers, **changes))


def with_table_advancement(state: SombreState, **changes: Any) -> SombreState:
    """Return the state with these fields of its advancement changed."""
    return replace(state, advancement=replace(state.advancement, **changes))


def in_seconds(state: SombreState) -> int:
    """Return the fictional clock in seconds, by which every procedure is timed."""
    return state.time.clock * 60 + state.time.second


def without(mapping: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {k: v for k, v in mapping.items() if k != key}
