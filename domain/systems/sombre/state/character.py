"""Characters: gauges, conditions, what an animal is, and the parts that others hold. Frozen; changed by `replace`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.systems.sombre.state.body import Body, Zone
from domain.systems.sombre.state.mind import Mind
from domain.systems.sombre.state.sheet import CharacterSheet
from domain.systems.sombre.state.vocabulary import CharacterKind, NpcKind, Sex, SwarmSize, TickMark


class Tick(msgspec.Struct, frozen=True):
    """One circle of a gauge: its mark, the event that ticked it, and why in one word or a ruling's text.

    `private`: it comes from a crime, and why is for its owner alone (SOM-CRIME-07).
    """

    mark: TickMark
    cause: str
    why: str
    permanent: bool = False
    private: bool = False
    zone: str = ""


class Gauges(msgspec.Struct, frozen=True):
    """The three gauges, each in the order in which its circles were ticked."""

    mental_instability: tuple[Tick, ...] = ()
    wounds: tuple[Tick, ...] = ()
    fatigue: tuple[Tick, ...] = ()


class Condition(msgspec.Struct, frozen=True):
    """A state that costs ranks on actions, and the event that it comes from. `hidden` from its bearer too."""

    kind: str
    ranks: int
    cause: str
    hidden: bool = False


class Animal(msgspec.Struct, frozen=True):
    """A species as the game master sets it. `bonus` of its natural weapons; null: they harm nobody."""

    species: str = ""
    actions: int = 1
    deadly_wounds: int = 8
    bonus: int | None = 0
    trained: bool = False


class Bite(msgspec.Struct, frozen=True, kw_only=True):
    """A bite that holds. `turn` is that of its last wound, `damage` the hardest blow taken since.

    `deep`: it drew blood; what a protection stopped cannot be worsened.
    """

    victim: str
    zone: Zone
    cause: str
    turn: int = 0
    damage: int = 0
    deep: bool = False


class NpcDescription(msgspec.Struct, frozen=True):
    """A non-player character as the game master describes it. `label`: what the table calls it."""

    kind: NpcKind = "minor"
    label: str = ""
    description: str = ""
    notes: str = ""


class Advancement(msgspec.Struct, frozen=True):
    """Experience points that a character has left, and what it bought. `closed_skills` cannot be raised before the next
    experience phase.
    """

    xp: int = 0
    xp_senescence: int = 0
    awarded: bool = False
    bought: Mapping[str, int] = {}
    closed_skills: frozenset[str] = frozenset()


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """A player character, a non-player character, an animal or a swarm.

    `seat` None: the game master plays it. `known`: the table knows that it exists. `lost`: passed to the
    game master for good. `held` names the gauges that the game master keeps behind the screen.
    """

    id: str
    kind: CharacterKind = "pc"
    seat: str | None = None
    known: bool = False
    sex: Sex = "female"
    validated: bool = False
    alive: bool = True
    lost: Literal["", "instability", "psycho_killer"] = ""
    former_seat: str | None = None
    sheet: CharacterSheet = CharacterSheet()
    gauges: Gauges = Gauges()
    held: frozenset[str] = frozenset()
    conditions: tuple[Condition, ...] = ()
    incapacities: Mapping[str, str] = {}
    body: Body = Body()
    mind: Mind = Mind()
    advancement: Advancement = Advancement()
    npc: NpcDescription = NpcDescription()
    animal: Animal | None = None
    swarm: SwarmSize | None = None
    bite: Bite | None = None

    @property
    def is_pc(self) -> bool:
        """Still a player character, whoever holds it: not one that passed to the game master for good."""
        return self.kind == "pc" and not self.lost

    @property
    def played(self) -> bool:
        """A player character, or an animal that was given to its master's seat: a player throws for it (A78)."""
        return self.is_pc or (self.kind == "animal" and self.seat is not None)

    @property
    def has_mind(self) -> bool:
        return self.kind != "animal"


def with_sheet(person: Character, **changes: Any) -> Character:
    """Return the character with these fields of its sheet changed."""
    return replace(person, sheet=replace(person.sheet, **changes))


def with_mind(person: Character, **changes: Any) -> Character:
    """Return the character with these fields of its mind changed."""
    return replace(person, mind=replace(person.mind, **changes))


def with_advancement(person: Character, **changes: Any) -> Character:
    """Return the character with these fields of its advancement changed."""
    return replace(person, advancement=replace(person.advancement, **changes))


def with_npc(person: Character, **changes: Any) -> Character:
    """Return the character with these fields of its description as a non-player character changed."""
    return replace(person, npc=replace(person.npc, **changes))
