"""The state of a table of Sombre light: frozen structs, changed with `replace`; and the table's options.

Part of it is only read here and filled by the chapters of health and combat: conditions, incapacities, the
fictional clock, the turn mode.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from domain.chance import DiceSource
from domain.table import State, Table

Gauge = Literal["mental_instability", "wounds", "fatigue"]
TickMark = Literal["x", "plus"]
Sex = Literal["female", "male"]
Side = Literal["right", "left"]
AgeClass = Literal["adult", "adolescent", "child"]
CharacterKind = Literal["pc", "npc", "animal", "swarm"]
NpcKind = Literal["minor", "major", "special"]
SwarmSize = Literal["small", "large", "very_large"]
Phase = Literal["setup", "play", "experience", "closed"]
Presence = Literal["active", "watching", "away"]
LineState = Literal["empty", "filled", "struck", "forfeited"]
TraitKind = Literal["advantage", "disadvantage"]
Nature = Literal["biographical", "psychological", "relational", "intellectual", "physical", "material", "supernatural"]
Illness = Literal["none", "physical", "mental"]
Personality = Literal[
    "antisocial",
    "anxious",
    "borderline",
    "avoidant",
    "histrionic",
    "melancholic",
    "narcissistic",
    "obsessive",
    "paranoid",
    "sadistic",
    "schizoid",
    "schizotypal",
]
RollKind = Literal["action", "reaction", "fear", "pure"]
ActionNature = Literal["physical", "sensory", "intellectual"]
FearLevel = Literal["composed", "feverish", "panicked"]
FailureKind = Literal["natural", "modified", "automatic"]
Quality = Literal["just", "good", "very_good", "excellent", "exceptional"]
UsualSomatisation = Literal["sobs", "screams", "vomiting", "anxiety_attack", "fainting", "stupor"]
ReservedSomatisation = Literal["spasmophilia", "convulsions", "suspended_animation", "frenzy", "infarct", "ecstasy"]
SomatisationKind = UsualSomatisation | ReservedSomatisation | Literal["custom"]
Selection = Literal["d6", "player", "gm"]
Direction = Literal["find_strength", "resist"]
Pool = Literal["xp", "senescence", "seat"]
Purpose = Literal[
    "action",
    "fear",
    "remorse",
    "crime",
    "selection",
    "infarct",
    "treatment",
    "bite",
    "bite_hold",
    "swarm_dodge",
    "swarm_margin",
]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table chooses: O-1 to O-8 of the catalogue, and where its dice come from."""

    dice: DiceSource = "either"
    sheet_mode: Literal["closed", "open"] = "closed"
    handedness: Literal["chosen", "random_d6"] = "chosen"
    npc_dice: Literal["hidden", "open"] = "hidden"
    secret_roll_notice: Literal["by_initiative", "announced", "silent"] = "by_initiative"
    xp_belongs_to_player: bool = False
    heart_disease_wound: Literal["additional", "convert"] = "additional"
    open_screen_dice_at_close: bool = False
    open_mode_shows_page4: bool = False


class Tick(msgspec.Struct, frozen=True):
    """One circle of a gauge: its mark, the event that ticked it, and why in one word or a ruling's text.

    `private`: it comes from a crime, and why is for its owner alone (SOM-CRIME-07).
    """

    mark: TickMark
    cause: str
    why: str
    permanent: bool = False
    private: bool = False


class Gauges(msgspec.Struct, frozen=True):
    """The three gauges, each in the order in which its circles were ticked."""

    mental_instability: tuple[Tick, ...] = ()
    wounds: tuple[Tick, ...] = ()
    fatigue: tuple[Tick, ...] = ()


class Identity(msgspec.Struct, frozen=True):
    """Page 1: public rubrics."""

    name: str = ""
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


class SkillItem(msgspec.Struct, frozen=True, tag_field="item", tag="skill"):
    """An individual skill for one of the three lines."""

    line: Literal[12, 11, 10]
    title: str
    contents: str = ""
    group: str = ""
    physical: bool = True


class SpecialityItem(msgspec.Struct, frozen=True, tag_field="item", tag="speciality"):
    """A speciality of the skill on that line."""

    line: Literal[12, 11, 10]
    title: str


class TraitItem(msgspec.Struct, frozen=True, tag_field="item", tag="trait"):
    kind: TraitKind
    title: str
    level: int
    nature: Nature


class TicksItem(msgspec.Struct, frozen=True, tag_field="item", tag="ticks"):
    """Initial hardening (`plus`) and past traumas (`extra`)."""

    plus: int
    extra: int
    background: str = ""


class SpendItem(msgspec.Struct, frozen=True, tag_field="item", tag="spend"):
    """What experience buys: one more level, a new skill, or a new speciality of the skill `base`."""

    purchase: Literal["improve", "new_skill", "new_speciality"]
    title: str
    pool: Pool = "xp"
    levels: int = 1
    teacher: bool = False
    base: str = ""
    contents: str = ""
    group: str = ""
    physical: bool = True


Item = SkillItem | SpecialityItem | TraitItem | TicksItem | SpendItem


class Pending(msgspec.Struct, frozen=True):
    """A proposal that waits for the game master. `breaks` is the rule that it asks him to waive."""

    item: Item
    waiver_reason: str = ""
    breaks: str = ""


class InitialTicks(msgspec.Struct, frozen=True):
    plus: int = 0
    extra: int = 0
    background: str = ""


class Fear(msgspec.Struct, frozen=True):
    """`cause`: the roll or ruling that it comes from; `imposed`: actions imposed since it began."""

    level: FearLevel
    cause: str
    imposed: int = 0


class Custom(msgspec.Struct, frozen=True):
    """A somatisation composed by the game master."""

    label: str
    excluding: bool = False
    incapacitating: bool = True
    special: bool = False
    after_effect: str = ""


class Somatisation(msgspec.Struct, frozen=True, kw_only=True):
    """A running somatisation. `revived`: awake again but still unable to act."""

    kind: SomatisationKind
    cause: str
    method: Selection
    custom: Custom | None = None
    overridden: bool = False
    revived: bool = False
    fall_ruled: bool = False
    fatigue_ruled: bool = False
    wounds_ruled: bool = False
    jaw_ruled: bool = False
    jaw_protected: bool = False
    strikes: int = 0
    voice: str = ""
    disclosed: frozenset[str] = frozenset()


class Requested(msgspec.Struct, frozen=True):
    """A somatisation whose kind the player still owes, by die or by choice; `crime`: after a remorse."""

    id: str
    method: Literal["d6", "player"]
    attested: bool = False


class Crime(msgspec.Struct, frozen=True):
    id: str
    kind: str
    scene: str = ""


class Treatment(msgspec.Struct, frozen=True, kw_only=True):
    """`until`: fictional minutes; `phase_at_start` of the personality; `result` once the roll is known."""

    id: str
    trait: str
    carer: str
    skill: str
    score: int
    months: int
    until: int
    call: str | None = None
    success: bool | None = None


class Condition(msgspec.Struct, frozen=True):
    """A state that costs ranks on actions, and the event that it comes from. `hidden` from its bearer too."""

    kind: str
    ranks: int
    cause: str
    hidden: bool = False


class Animal(msgspec.Struct, frozen=True):
    """What the game master sets for a species."""

    species: str = ""
    actions: int = 1
    deadly_wounds: int = 8
    bonus: int | None = None
    trained: bool = False


class Bite(msgspec.Struct, frozen=True, kw_only=True):
    """A bite that holds. `turn` is that of its last wound, `damage` the hardest blow taken since."""

    victim: str
    zone: str
    cause: str
    turn: int = 0
    damage: int = 0


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

    @property
    def is_pc(self) -> bool:
        """Still a player character, whoever holds it: not one that passed to the game master for good."""
        return self.kind == "pc" and not self.lost

    @property
    def has_mind(self) -> bool:
        return self.kind != "animal"


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One parameter of Difficulty: what complicates the action, and by how much."""

    label: str
    ranks: int


class Extra(msgspec.Struct, frozen=True):
    """Points beside the ranks; `hidden`: left out of the owner's copy."""

    label: str
    points: int
    hidden: bool = False


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A roll worked out. Everything in it is derived from the die and from the state when it fell."""

    score: int | None
    die: int | None = None
    wounds: int = 0
    fatigue: int = 0
    instability: int = 0
    difficulty: int = 0
    conditions: int = 0
    off_hand: int = 0
    points: int = 0
    extras: tuple[Extra, ...] = ()
    total: int | None = None
    success: bool = False
    failure: FailureKind | None = None
    margin: int | None = None
    quality: Quality | None = None


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A roll that was asked for, then its die and result.

    `cause` is the event that called it; `opposition` the comparison that waits for it; `subject` what the
    roll is about (a crime, a treatment, a bite); `generation` counts the re-rolls.
    """

    id: str
    cause: str
    character: str
    skills: tuple[str, ...] = ()
    kind: RollKind = "action"
    nature: ActionNature | None = None
    label: str = ""
    difficulty: tuple[Rank, ...] = ()
    off_hand: bool = False
    attempt: str = ""
    assistants: tuple[str, ...] = ()
    concerned: tuple[str, ...] = ()
    shown: bool | None = None
    purpose: Purpose = "action"
    somatogenic: Literal["none", "any_failure", "natural_only"] = "none"
    situation: str = ""
    subject: str = ""
    direction: Direction | None = None
    relapse: int = 0
    opposition: str | None = None
    secret: bool = False
    decoy: bool = False
    scene: str = ""
    sides: int = 20
    physical: bool = False
    result: Result | None = None


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """One comparison of an opposition: the rolls that stand for each side now, and how it ended."""

    active: str
    passive: str
    status: Literal["waiting", "tied", "double_failure", "settled"] = "waiting"
    winner: str | None = None
    margin: int | None = None


class Opposition(msgspec.Struct, frozen=True, kw_only=True):
    """A duel, one against several (one pair each), or a ranking of `entrants` (no pairs).

    `tiebreak`: a runner's present roll -> his earlier ones, which the new dice only tell apart.
    """

    id: str
    pairs: tuple[Pair, ...] = ()
    entrants: tuple[str, ...] = ()
    ranked: tuple[str, ...] = ()
    tiebreak: Mapping[str, tuple[str, ...]] = {}
    status: Literal["waiting", "double_failure", "settled"] = "waiting"
    rerolls: int = 0
    secret: bool = False
    decoy: bool = False


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
        """SOM-OBJ-01, SOM-OBJ-02: broken at a third of what destroys it."""
        if self.damage >= self.destroyed_at:
            return "destroyed"
        return "broken" if 3 * self.damage >= self.destroyed_at else "intact"


class Experience(msgspec.Struct, frozen=True):
    """The open experience phase and the phase that it interrupted."""

    number: int
    interrupted: Phase


class SombreState(State, frozen=True, kw_only=True):
    """`left` holds, for each seat that is away, the state as it left it: what it goes on seeing.

    `clock` is fictional time in minutes; `turn` counts combat turns while `turn_mode` is on.
    """

    options: Options
    phase: Phase = "setup"
    scene: Running | None = None
    scenes: int = 0
    characters: Mapping[str, Character] = {}
    things: Mapping[str, Thing] = {}
    calls: Mapping[str, Call] = {}
    rolls: Mapping[str, Call] = {}
    oppositions: Mapping[str, Opposition] = {}
    declarations: Mapping[str, Declaration] = {}
    locks: frozenset[tuple[str, str]] = frozenset()
    secret_locks: frozenset[tuple[str, str]] = frozenset()
    shocks: Mapping[str, Shock] = {}
    presences: Mapping[str, SeatPresence] = {}
    rulings_due: Mapping[str, str] = {}
    experience: Experience | None = None
    phases_opened: int = 0
    seat_xp: Mapping[str, int] = {}
    seats_awarded: frozenset[str] = frozenset()
    attacked: frozenset[tuple[str, str]] = frozenset()
    swarms_used: frozenset[str] = frozenset()
    screen_dice: tuple[int, ...] = ()
    announced: frozenset[str] = frozenset()
    clock: int = 0
    turn_mode: bool = False
    turn: int = 0
    left: Mapping[str, Any] = {}


def initial(table: Table, options: Options) -> SombreState:
    return SombreState(table=table, options=options)


def with_character(state: SombreState, character: Character) -> SombreState:
    return replace(state, characters={**state.characters, character.id: character})


def without(mapping: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {k: v for k, v in mapping.items() if k != key}
