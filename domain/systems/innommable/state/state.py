"""The terms and the state of Innommable: dice, preparation, protagonists, scenes, resolutions, the fate list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec.structs import replace

from domain.base.events import Id
from domain.systems.innommable.state.dice import NO_DICE, Dice, Die, RolledDie
from domain.systems.innommable.state.situation import Disclosed, InformationKind, Options, Preparation, Slot
from domain.table.seats import State

Phase = Literal["setup", "awareness", "machinations", "confrontation", "epilogue", "closed"]
PLAY: tuple[Phase, ...] = ("awareness", "machinations", "confrontation")
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


AttachmentKind = Literal["person", "conviction", "object", "other"]
Nature = Literal["explicit", "implicit"]


class Announced(msgspec.Struct, frozen=True):
    """The keeper's words about the place, the time and the protagonists' role."""

    place: str
    period: str
    role: str
    context: str | None


class RevealedSymptom(msgspec.Struct, frozen=True):
    slot: Slot
    public_text: str
    scene: int


class RevealedInformation(msgspec.Struct, frozen=True):
    id: Id
    kind: InformationKind
    public_text: str
    dice: int


class Portrait(msgspec.Struct, frozen=True):
    name: str
    appearance: str
    temperament: str
    origin: str


class Attachment(msgspec.Struct, frozen=True):
    label: str
    kind: AttachmentKind
    description: str
    status: Literal["intact", "broken", "lost"] = "intact"


class Link(msgspec.Struct, frozen=True):
    other: Id
    nature: Nature
    text: str


class Element(msgspec.Struct, frozen=True):
    """An element that a monologue, a suggestion or an imposition brought into the story; free to use ever after."""

    id: Id
    die: Die
    text: str


class Hallucination(msgspec.Struct, frozen=True):
    id: Id
    scene: int
    realized: bool = False


class Due(msgspec.Struct, frozen=True):
    """An odd behaviour that the player still has to tell."""

    resolution: Id
    cause: Literal["reroll", "success_with_one"]


class Column(msgspec.Struct, frozen=True):
    """A column of the fate list; its boxes are alike (INN-FATE-01)."""

    empty: int = 0
    crossed: int = 0


class Outrage(msgspec.Struct, frozen=True):
    """The effect of crossed boxes of a column, in the scene of that number (INN-FATE-04)."""

    id: Id
    column: ColumnName
    severity: Severity
    count: int
    text: str
    scene: int


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
    outrages: tuple[Outrage, ...] = ()
    keep: int = 0


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """An ordinary scene, and the acts in it that may happen but once."""

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


class Monologue(msgspec.Struct, frozen=True, tag_field="type", tag="monologue"):
    """A monologue in course, with the die in hand while its player speaks."""

    id: Id
    seat: Id
    die: Die


class Suggestion(msgspec.Struct, frozen=True, tag_field="type", tag="suggestion"):
    """A suggestion whose die has passed; its receiver has still to take the idea in."""

    id: Id
    giver: Id
    target: Id
    die: Die


Aside = Monologue | Suggestion
"""An extraordinary scene that stays open; the attachment's is over at once."""


class Threat(msgspec.Struct, frozen=True):
    id: Id
    target: Id
    text: str
    scene: int
    challenges: Id | None = None


class Resolution(msgspec.Struct, frozen=True, kw_only=True):
    """The open resolution. `given` is the die that waits in stage `given_die`; `back` the failed stage before it.

    `names`: of the dice, in their order: each keeps its name whatever other dice are thrown or not (INN-UNDO-05).
    """

    id: str
    seat: str
    goal: str
    opposition: Opposition
    purpose: Purpose
    threat: str | None = None
    stage: Stage = "declared"
    dice: tuple[RolledDie, ...] = ()
    names: tuple[str, ...] = ()
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

    id: Id
    seat: Id
    goal: str
    outcome: Outcome


class Proposal(msgspec.Struct, frozen=True):
    """An act that the table judges to be inhuman or not. `votes` maps a seat to its yes (True) or no."""

    id: Id
    target: Id
    act: str
    votes: Mapping[str, bool]
    open: bool = True


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
        """Return the seat's open resolution if it is at one of these stages, else None."""
        found = self.resolution
        return found if found and found.seat == seat and found.stage in stages else None

    def active(self) -> tuple[str, ...]:
        """Return the seats whose protagonist is still in play."""
        return tuple(seat for seat, player in self.players.items() if player.status == "active")


def with_player(state: Mystery, seat: str, player: Player) -> Mystery:
    return replace(state, players={**state.players, seat: player})


def drop_proposals(state: Mystery, target: str | None = None) -> Mystery:
    """Close without an answer the proposals on this target, or all (INN-TRAN-02, INN-PHA-03)."""
    proposals = {
        i: replace(each, open=each.open and target not in (None, each.target)) for i, each in state.proposals.items()
    }
    return replace(state, proposals=proposals)
