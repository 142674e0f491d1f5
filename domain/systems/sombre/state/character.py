"""Characters: identity, gauges, skills, traits, conditions, what an animal is. Frozen; changed by `replace`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.base.events import Label
from domain.systems.sombre.state.body import Body, Zone
from domain.systems.sombre.state.items import Pending
from domain.systems.sombre.state.mind import Crime, Fear, Requested, Somatisation, Treatment
from domain.systems.sombre.state.vocabulary import (
    AgeClass,
    CharacterKind,
    Illness,
    LineState,
    Nature,
    NpcKind,
    Personality,
    Sex,
    Side,
    SwarmSize,
    TickMark,
    TraitKind,
)


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


class Identity(msgspec.Struct, frozen=True):
    """Page 1: public rubrics."""

    name: Label = ""
    race_ethnicity: str = ""
    sexuality: str = ""
    nationality: str = ""
    politics: str = ""
    profession: str = ""
    religion: str = ""
    family_status: str = ""
    description: str = ""


class Prerequisite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The least that a common skill must have for another skill to be taken."""

    skill: Literal["body", "senses", "mind"]
    least: int


class Skill(msgspec.Struct, frozen=True):
    """A skill beyond the common ones. A speciality names the skill that it sharpens in `base`."""

    id: str
    title: str
    score: int
    contents: str = ""
    line: int | None = None
    base: str | None = None
    academic: bool = False
    physical: bool = True
    group: str = ""
    prerequisite: Prerequisite | None = None
    waived: tuple[str, ...] = ()


class Level(msgspec.Struct, frozen=True):
    """One level of a trait: the kind of tick that it stands for, and the event that brought it."""

    link: Literal["x", "plus", "none"]
    cause: str


class Trait(msgspec.Struct, frozen=True):
    id: str
    kind: TraitKind
    title: str
    nature: Nature
    levels: tuple[Level, ...] = ()
    illness: Illness = "none"
    curable: bool = False

    @property
    def level(self) -> int:
        return len(self.levels)


class InitialTicks(msgspec.Struct, frozen=True):
    plus: int = 0
    extra: int = 0
    background: str = ""


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


def empty_lines() -> dict[str, LineState]:
    return {"12": "empty", "11": "empty", "10": "empty"}


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
    identity: Identity = Identity()
    age: int | None = None
    age_class: AgeClass = "adult"
    common: Mapping[str, int] = {}
    skills: tuple[Skill, ...] = ()
    lines: Mapping[str, LineState] = msgspec.field(default_factory=empty_lines)
    traits: tuple[Trait, ...] = ()
    personality: Personality | None = None
    special: bool = False
    initial: InitialTicks = InitialTicks()
    initial_waived: bool = False
    gauges: Gauges = Gauges()
    handedness: Side = "right"
    counter: int | None = None
    background: str = ""
    equipment: str = ""
    contacts: str = ""
    pending: Mapping[str, Pending] = {}
    validated: bool = False
    alive: bool = True
    lost: Literal["", "instability", "psycho_killer"] = ""
    former_seat: str | None = None
    fear: Fear | None = None
    fear_rolls: int = 0
    somatisation: Somatisation | None = None
    requested: Requested | None = None
    withheld: Somatisation | None = None
    ecstasy_done: bool = False
    heart_disease: bool = False
    crimes: tuple[Crime, ...] = ()
    treatments: Mapping[str, Treatment] = {}
    xp: int = 0
    xp_senescence: int = 0
    awarded: bool = False
    bought: Mapping[str, int] = {}
    closed_skills: frozenset[str] = frozenset()
    npc_kind: NpcKind = "minor"
    label: str = ""
    description: str = ""
    notes: str = ""
    animal: Animal | None = None
    swarm: SwarmSize | None = None
    bite: Bite | None = None
    conditions: tuple[Condition, ...] = ()
    incapacities: Mapping[str, str] = {}
    held: frozenset[str] = frozenset()
    body: Body = Body()

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
