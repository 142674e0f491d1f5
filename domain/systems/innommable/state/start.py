"""The start of play: its conditions, and the state after it; the hints that the keeper gets."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from domain.base.chance import Chance, NewDraws
from domain.base.events import Consequence, Event, Id
from domain.base.names import skeletons
from domain.base.refusal import Refused
from domain.game import Evolved, QuestionChance
from domain.systems.innommable.state.dice import Dice
from domain.systems.innommable.state.situation import ELEMENTS, MOST_DICE, SLOTS, PlannedInformation, Warned
from domain.systems.innommable.state.state import Column, Mystery, Phase, Player

WarningCode = Literal["pacing_slow", "plan_mismatch", "identity_unrevealed", "lair_unrevealed", "link_missing"]


class PhaseChanged(Consequence, frozen=True, rename={"was": "from", "now": "to"}):
    """The story moved to another phase, because of the event `cause` (INN-PHA-01 to INN-PHA-03)."""

    RULES = ("INN-TAB-02",)
    was: Phase
    now: Phase
    cause: Id


class DifficultyChanged(Consequence, frozen=True, rename={"was": "from", "now": "to"}):
    RULES = ("INN-DIFF-01", "INN-DIFF-02")
    was: int | None
    now: int
    cause: Id


class PacingWarned(Consequence, frozen=True):
    """A hint for the keeper alone."""

    RULES = ("INN-DICE-05", "INN-SYM-04", "INN-INFO-02", "INN-PREP-06", "INN-CHAR-04")
    code: WarningCode
    scene: int


def least_dice(state: Mystery) -> int:
    """Return the least total of the dice (INN-PREP-05).

    Phase 1 releases 2N+2 dice and must leave one at least for phase 2.
    """
    return 2 * len(state.players) + 3


def due_total(state: Mystery) -> int:
    """Return how many dice the scheme must hold: 3(N+2) unless the keeper chose otherwise (INN-PREP-04)."""
    asked = state.options.dice_total
    return 3 * (len(state.players) + 2) if asked == "advised" else asked


def for_phase_two(state: Mystery) -> int:
    """Return how many dice remain for the informations and the source (INN-PREP-05)."""
    if state.phase == "machinations":
        return state.reserve.total
    return due_total(state) - (2 * len(state.players) + 2)


def check_dice(state: Mystery, scheme: Dice) -> None:
    """Refuse a scheme in which a type outnumbers a larger one, or whose sum is not the table's (INN-PREP-04).

    Raises Refused.
    """
    if not scheme.d20 >= scheme.d12 >= scheme.d8 >= scheme.d4:
        raise Refused("scheme_order", "INN-PREP-04")
    due = due_total(state)
    if scheme.total != due or due < least_dice(state) or due > MOST_DICE:
        raise Refused("scheme_total", "INN-PREP-04", due=due, needed=due, has=scheme.total)


def check_start(state: Mystery, *, new: bool) -> None:
    """Refuse the start until all is ready, checked in the catalogue's order (INN-PREP-07). Raises Refused."""
    if not 2 <= len(state.players) <= 4:
        raise Refused("player_count", "INN-TAB-01", least=2, most=4, has=len(state.players))
    missing = [name for name in ELEMENTS if name not in state.prepared.situation]
    if missing:
        raise Refused("situation_incomplete", "INN-PREP-01", missing=", ".join(missing))
    if len(state.prepared.symptoms) < len(SLOTS):
        raise Refused("symptoms_incomplete", "INN-PREP-03", needed=len(SLOTS), has=len(state.prepared.symptoms))
    if state.prepared.scheme is None:
        raise Refused("scheme_missing", "INN-PREP-04")
    check_dice(state, state.prepared.scheme)
    _check_protagonists(state, new=new)


def _check_protagonists(state: Mystery, *, new: bool) -> None:
    """Refuse the start until every player has a protagonist with an attachment (INN-CHAR-01 to INN-CHAR-03).

    Raises Refused.
    """
    if state.announced is None:
        raise Refused("setting_not_announced", "INN-CHAR-01")
    if any(player.portrait is None for player in state.players.values()):
        raise Refused("protagonist_missing", "INN-CHAR-02")
    if any(player.attachment is None for player in state.players.values()):
        raise Refused("attachment_missing", "INN-CHAR-03")
    labels = [player.attachment.label for player in state.players.values() if player.attachment]
    if any(is_protagonist(state, label, new=new) for label in labels):
        raise Refused("attachment_is_protagonist", "INN-CHAR-03")


def is_new(chance: Chance) -> bool:
    """Return whether a command is given or offered now: it is not one of a record that is judged again."""
    return isinstance(chance, NewDraws | QuestionChance)


def is_protagonist(state: Mystery, name: str, *, new: bool, but: str = "") -> bool:
    """Return whether a protagonist has that name, `but` that of one seat: without regard to case or outer blanks.

    `new`: names that look alike are the same (INN-CHAR-02, INN-CHAR-03); old records hold some that do.
    """
    others = (player.portrait.name for seat, player in state.players.items() if player.portrait and seat != but)
    return any(_plain(name) == _plain(other) or (new and _alike(name, other)) for other in others)


def _plain(name: str) -> str:
    return name.strip().casefold()


def _alike(name: str, other: str) -> bool:
    return not skeletons(name).isdisjoint(skeletons(other))


def with_plan(state: Mystery, plan: dict[str, PlannedInformation]) -> Mystery:
    return replace(state, prepared=replace(state.prepared, plan=plan))


def warn(state: Mystery, *codes: WarningCode) -> Evolved:
    """Give the keeper hints, and note each among the warnings, once for a scene."""
    new = tuple(w for w in (Warned(code, state.number) for code in codes) if w not in state.prepared.warnings)
    prepared = replace(state.prepared, warnings=state.prepared.warnings + new)
    given = tuple(PacingWarned(code, state.number) for code in codes)
    return Evolved(replace(state, prepared=prepared), given)


def replanned(state: Mystery) -> Evolved:
    """Warn the keeper when the dice of the plan do not add up, though the plan binds nobody (INN-PREP-06)."""
    kept = tuple(w for w in state.prepared.warnings if w.code != "plan_mismatch")
    state = replace(state, prepared=replace(state.prepared, warnings=kept))
    ahead = [entry.dice for entry in state.prepared.plan.values() if not entry.revealed]
    if not state.prepared.plan or sum(ahead) == for_phase_two(state):
        return Evolved(state)
    return warn(state, "plan_mismatch")


def start(state: Mystery, event: Event) -> Evolved:
    """Start play with full reserve, empty bowl and one empty box for each protagonist.

    INN-PREP-07, INN-CHAR-06, INN-FATE-02.
    """
    players = {seat: _ready(player) for seat, player in state.players.items()}
    started = replace(
        state, phase="awareness", difficulty=1, players=players, reserve=state.prepared.scheme or state.reserve
    )
    opened = (PhaseChanged("setup", "awareness", event.id), DifficultyChanged(None, 1, event.id))
    planned = Evolved(started, opened).then(replanned)
    return planned.then(warn, "link_missing") if _someone_unlinked(state) else planned


def _ready(player: Player) -> Player:
    return replace(player, own=Column(empty=1))


def _someone_unlinked(state: Mystery) -> bool:
    """Return whether a protagonist has no link; a link counts for both ends (INN-CHAR-04)."""
    linked = {link.other for player in state.players.values() for link in player.links}
    linked |= {seat for seat, player in state.players.items() if player.links}
    return any(seat not in linked for seat in state.players)
