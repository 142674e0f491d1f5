"""The words and the state of Innommable: dice, preparation, protagonists, scenes, resolutions, the fate list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from domain.chance import DiceSource
from domain.events import Consequence, Id
from domain.game import Evolved
from domain.table import State

Phase = Literal["setup", "awareness", "machinations", "confrontation", "epilogue", "closed"]
PLAY: tuple[Phase, ...] = ("awareness", "machinations", "confrontation")
Die = Literal["d20", "d12", "d8", "d4"]
DICE: tuple[Die, ...] = ("d20", "d12", "d8", "d4")
"""INN-DICE-01, INN-DICE-02: the four types, in the order in which they are released."""
SIDES: Mapping[str, int] = {"d20": 20, "d12": 12, "d8": 8, "d4": 4}
Slot = Literal["opening", "intermediate_1", "intermediate_2", "intermediate_3", "trigger"]
SLOTS: tuple[Slot, ...] = ("opening", "intermediate_1", "intermediate_2", "intermediate_3", "trigger")
InformationKind = Literal["antagonist_identity", "antagonist_lair", "plan_element", "source"]
Status = Literal["active", "lost", "renounced_incapacitated", "renounced_defected", "fled"]
Mode = Literal["protagonist", "auxiliary", "commentator"]
Stage = Literal["declared", "awaiting_roll", "failed_initial", "failed_reroll", "given_die"]
FAILED: tuple[Stage, ...] = ("failed_initial", "failed_reroll")
RollStage = Literal["initial", "reroll", "given"]
Outcome = Literal["succeeded", "failed", "withdrawn", "waived", "cancelled"]
Opposition = Literal["character", "situation", "nature", "protagonist"]
Purpose = Literal["goal", "flight"]
ColumnName = Literal["protagonist", "attachment"]
Severity = Literal["moderate", "severe", "terminal"]
BoxCause = Literal["monologue", "failure", "success_with_one", "anchoring"]
Ending = Literal["all_out", "defused"]
MOST_DICE = 60
"""The house's bound on a custom total: five times the advised dice of the smallest table."""
CustomTotal = Annotated[int, msgspec.Meta(description="2N+3 or more, N being the number of players")]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """INN-TAB-05: the table's options, each with the book's reading as its default."""

    dice_total: Literal["advised"] | CustomTotal = "advised"
    reserve_view: Literal["hidden", "public"] = "hidden"
    suggestion_source: Literal["bowl", "own", "either"] = "bowl"
    suggestion_needs_presence: bool = True
    given_die_adds_box: bool = False
    gift_needs_transgression: bool = True
    mid_resolution_monologue_die: Literal["kept_out", "rolled"] = "kept_out"
    null_reroll: bool = True
    impose_limit: Literal["one_per_scene", "one_per_target_per_scene"] = "one_per_scene"
    terminal_attachment: Literal["lost", "memory"] = "lost"
    anchoring_erases: Literal["box", "cross_only"] = "box"
    dice: DiceSource = "either"


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many dice of each type."""

    d20: int
    d12: int
    d8: int
    d4: int

    @property
    def total(self) -> int:
        return self.d20 + self.d12 + self.d8 + self.d4

    def of(self, die: Die) -> int:
        match die:
            case "d20":
                return self.d20
            case "d12":
                return self.d12
            case "d8":
                return self.d8
            case "d4":
                return self.d4

    def plus(self, die: Die, number: int = 1) -> Dice:
        """With `number` more of that type, never fewer than none."""
        return replace(self, **{die: max(0, self.of(die) + number)})

    def join(self, other: Dice) -> Dice:
        return Dice(self.d20 + other.d20, self.d12 + other.d12, self.d8 + other.d8, self.d4 + other.d4)

    def less(self, other: Dice) -> Dice:
        return Dice(self.d20 - other.d20, self.d12 - other.d12, self.d8 - other.d8, self.d4 - other.d4)

    def holds(self, other: Dice) -> bool:
        return all(self.of(die) >= other.of(die) >= 0 for die in DICE)


NO_DICE = Dice(0, 0, 0, 0)


class SettingElement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="element", tag="setting"):
    """Where, when and in what circumstances."""

    place: str
    period: str
    context: str


class SourceElement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="element", tag="source"):
    """The inhuman root of it all."""

    nature: Literal["abstract", "symbolic"]
    description: str


class Antagonist(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    ambition: str


class AntagonistsElement(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="element", tag="antagonists"
):
    """Who schemes, and what follows if nobody stops them."""

    antagonists: tuple[Antagonist, ...]
    consequences: str


class AestheticElement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="element", tag="aesthetic"):
    """The recurring motif."""

    motif: str


class RoleElement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="element", tag="role"):
    """Why the protagonists are there."""

    role: str


SituationElement = SettingElement | SourceElement | AntagonistsElement | AestheticElement | RoleElement
ElementName = Literal["setting", "source", "antagonists", "aesthetic", "role"]
ELEMENTS: tuple[ElementName, ...] = ("setting", "source", "antagonists", "aesthetic", "role")


class Announced(msgspec.Struct, frozen=True):
    """What the keeper told of the place, the time and the protagonists' role."""

    place: str
    period: str
    role: str
    context: str | None


class RevealedSymptom(msgspec.Struct, frozen=True):
    slot: Slot
    text: str
    scene: int


class PlannedInformation(msgspec.Struct, frozen=True):
    """An entry of the keeper's plan; `id` is the planning event's."""

    id: str
    kind: InformationKind
    label: str
    dice: int
    revealed: bool = False


class RevealedInformation(msgspec.Struct, frozen=True):
    id: str
    kind: InformationKind
    text: str
    dice: int


class Portrait(msgspec.Struct, frozen=True):
    name: str
    appearance: str
    temperament: str
    origin: str


class Attachment(msgspec.Struct, frozen=True):
    label: str
    kind: Literal["person", "conviction", "object", "other"]
    description: str
    status: Literal["intact", "broken", "lost"] = "intact"


class Link(msgspec.Struct, frozen=True):
    other: Id
    nature: Literal["explicit", "implicit"]
    text: str


class Element(msgspec.Struct, frozen=True):
    """What a monologue, a suggestion or an imposition brought into the story; free to use ever after."""

    id: str
    die: Die
    text: str


class Hallucination(msgspec.Struct, frozen=True):
    id: str
    scene: int
    realized: bool = False


class Due(msgspec.Struct, frozen=True):
    """An odd behaviour that the player still has to tell."""

    resolution: Id
    cause: Literal["reroll", "success_with_one"]


class Column(msgspec.Struct, frozen=True):
    """INN-FATE-01: a column of the fate list; its boxes are alike."""

    empty: int = 0
    crossed: int = 0


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A player's seat and its protagonist. `keep` dice are still to be chosen when it is not 0."""

    portrait: Portrait | None = None
    attachment: Attachment | None = None
    links: tuple[Link, ...] = ()
    mode: Mode = "protagonist"
    status: Status = "active"
    controlled_by: Literal["owner", "gm", "nobody"] = "owner"
    pool: Dice = NO_DICE
    monologue_count: int = 0
    transgressed: bool = False
    elements: tuple[Element, ...] = ()
    hallucinations: tuple[Hallucination, ...] = ()
    narration_due: tuple[Due, ...] = ()
    own: Column = Column()
    tie: Column = Column()
    keep: int = 0


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """An ordinary scene and what may happen but once in it."""

    number: int
    label: str
    present: tuple[str, ...]
    closed: bool = False
    symptom: bool = False
    raised: bool = False
    released: bool = False
    threatened: tuple[str, ...] = ()
    suggested: tuple[str, ...] = ()
    received: tuple[str, ...] = ()
    imposed: tuple[str, ...] = ()


class Monologue(msgspec.Struct, frozen=True, tag_field="kind", tag="monologue"):
    """The die in hand while its player speaks."""

    id: str
    seat: Id
    die: Die


class Suggestion(msgspec.Struct, frozen=True, tag_field="kind", tag="suggestion"):
    """The die has passed; its receiver has still to take the idea in."""

    id: str
    giver: Id
    target: Id
    die: Die


Aside = Monologue | Suggestion
"""An extraordinary scene that stays open; the attachment's is over at once."""


class Threat(msgspec.Struct, frozen=True):
    id: str
    target: Id
    text: str
    scene: int
    challenges: Id | None = None


class RolledDie(msgspec.Struct, frozen=True):
    """A die of a resolution as it lies now. `physical`: typed in at the table."""

    die: Die
    face: int
    physical: bool = False

    @property
    def successes(self) -> int:
        """INN-CONF-05: none if odd, one if even, two on the highest face."""
        if self.face % 2:
            return 0
        return 2 if self.face == SIDES[self.die] else 1


class Resolution(msgspec.Struct, frozen=True, kw_only=True):
    """The open resolution. `given` is the die that waits in stage `given_die`; `back` the failed stage before it."""

    id: str
    seat: str
    goal: str
    opposition: Opposition
    purpose: Purpose
    threat: str | None = None
    stage: Stage = "declared"
    dice: tuple[RolledDie, ...] = ()
    ones: bool = False
    rerolled: bool = False
    given: Die | None = None
    back: Stage = "failed_initial"

    @property
    def successes(self) -> int:
        return sum(die.successes for die in self.dice)

    @property
    def tied(self) -> Dice:
        """The player's dice that lie on the table: rolled, or waiting to be."""
        found = NO_DICE
        for rolled in self.dice:
            found = found.plus(rolled.die)
        return found if self.given is None else found.plus(self.given)


class Closed(msgspec.Struct, frozen=True):
    """A resolution that is over."""

    id: str
    seat: Id
    goal: str
    outcome: Outcome


class Proposal(msgspec.Struct, frozen=True):
    """An act that the table judges: was it inhuman? `votes` maps a seat to its yes or no."""

    id: str
    target: Id
    act: str
    votes: Mapping[str, bool]
    open: bool = True


class Warned(msgspec.Struct, frozen=True):
    code: str
    scene: int


SecretItem = Literal[
    "setting",
    "source",
    "antagonists",
    "aesthetic",
    "role",
    "opening",
    "intermediate_1",
    "intermediate_2",
    "intermediate_3",
    "trigger",
    "dice_scheme",
    "information",
]


class Disclosed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A prepared item as it read when it was disclosed; `key` tells entries of the plan apart."""

    key: str
    item: SecretItem
    element: SituationElement | None = None
    text: str | None = None
    dice: Dice | None = None
    kind: InformationKind | None = None
    planned: int | None = None


class Preparation(msgspec.Struct, frozen=True, kw_only=True):
    """All that the keeper alone knows, but the reserve."""

    situation: Mapping[ElementName, SituationElement] = {}
    symptoms: Mapping[Slot, str] = {}
    scheme: Dice | None = None
    plan: Mapping[str, PlannedInformation] = {}
    warnings: tuple[Warned, ...] = ()


class Mystery(State, frozen=True, kw_only=True):
    """One table of Innommable."""

    options: Options
    phase: Phase = "setup"
    difficulty: int | None = None
    prepared: Preparation = Preparation()
    announced: Announced | None = None
    players: Mapping[str, Player] = {}
    reserve: Dice = NO_DICE
    bowl: Dice = NO_DICE
    symptoms: tuple[RevealedSymptom, ...] = ()
    informations: tuple[RevealedInformation, ...] = ()
    source: str | None = None
    scene: Scene | None = None
    dry: bool = False
    aside: Aside | None = None
    resolution: Resolution | None = None
    resolutions: Mapping[str, Closed] = {}
    secured: tuple[str, ...] = ()
    threats: Mapping[str, Threat] = {}
    proposals: Mapping[str, Proposal] = {}
    ending: Ending | None = None
    epilogues: Mapping[str, str] = {}
    disclosed: Mapping[str, Disclosed] = {}

    @property
    def number(self) -> int:
        """The number of the present or last ordinary scene, 0 before the first."""
        return self.scene.number if self.scene else 0

    def own_resolution(self, seat: str, *stages: Stage) -> Resolution | None:
        """The seat's open resolution, if it is at one of these stages."""
        found = self.resolution
        return found if found and found.seat == seat and found.stage in stages else None

    def active(self) -> tuple[str, ...]:
        """Seats whose protagonist is still in play."""
        return tuple(seat for seat, player in self.players.items() if player.status == "active")


def with_player(state: Mystery, seat: str, player: Player) -> Mystery:
    return replace(state, players={**state.players, seat: player})


def follow(first: Evolved, *steps: Callable[[Mystery], Evolved]) -> Evolved:
    """What follows one after another: each step takes the state on and adds its consequences."""
    state, consequences = first
    for step in steps:
        done = step(state)
        state, consequences = done.state, (*consequences, *done.consequences)
    return Evolved(state, consequences)


def told(state: Mystery, *consequences: Consequence) -> Evolved:
    return Evolved(state, consequences)
