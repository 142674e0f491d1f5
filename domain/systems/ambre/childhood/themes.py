"""Themes of the conflicts, and the moments when everybody has read them (AMB-DEAL-04, AMB-LEVEL-04)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, text
from domain.systems.ambre.childhood import auctions, elements
from domain.systems.ambre.state.cards import ConflictId
from domain.systems.ambre.state.guards import at_step, formed, on_the_ring, waited_for, worded
from domain.systems.ambre.state.state import AuthoredText, Conflict, State, Step, with_conflict

THEME_STEPS: tuple[Step, ...] = (
    "themes",
    "king",
    "lay_bids",
    "tie_break",
    "raise",
    "place",
    "levels",
    "elements",
)


class SetConflictTheme(Command, frozen=True):
    """Say what a conflict is about, in the words of a player; the last one counts."""

    RULES: ClassVar = ("AMB-DEAL-04",)

    conflict: ConflictId
    text: Text


class ConfirmReady(Command, frozen=True):
    """Confirm that the seat has read the themes."""

    RULES: ClassVar = ("AMB-DEAL-04", "AMB-LEVEL-04")

    step: Literal["themes", "levels"]


Commands = SetConflictTheme | ConfirmReady


def theme(state: State, conflict: Conflict) -> str | None:
    """Return the typed text, else the pack's, else the number of the arcana; None before the deal (AMB-DEAL-04)."""
    if conflict.theme is not None and conflict.theme.text is not None:
        return conflict.theme.text
    if conflict.arcana is None:
        return None
    pack = state.options.text_pack
    number = conflict.arcana[1:]
    return pack.themes.get(conflict.arcana, number) if pack else number


def form(state: State, command: Commands) -> None:
    if isinstance(command, SetConflictTheme):
        formed(on_the_ring(state, command.conflict))


def decide(state: State, act: Act, chance: Chance) -> Command:
    command: Commands = act.command
    form(state, command)
    match command:
        case SetConflictTheme():
            at_step(state, *THEME_STEPS)
            worded(command.text, "text_required", "AMB-DEAL-04")
        case ConfirmReady(step):
            at_step(state, step)
            if act.seat in state.ready and not _completes(state, act.seat):
                raise Refused("already_confirmed", command.RULES[0 if step == "themes" else 1])
            _draw(state, act.seat, step, chance)
    return command


def _draw(state: State, seat: str, step: Step, chance: Chance) -> None:
    """Draw the order of the Kings with the last reader of the themes, unless the deck is physical (AMB-BID-01)."""
    if step == "themes" and _completes(state, seat) and not state.options.physical_deck:
        auctions.draw(chance)


def _completes(state: State, seat: str) -> bool:
    """Return whether nobody is waited for any more once this seat is ready.

    Where that is so only since somebody left, a seat that is ready says so once more: the draw of the Kings goes with a
    player's command.
    """
    return state.ready | {seat} >= waited_for(state, state.seating)


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    match command:
        case SetConflictTheme(conflict, words):
            return Evolved(_with_theme(state, conflict, AuthoredText(event.id, event.seat, words.strip() or None)))
        case ConfirmReady(step):
            complete = _completes(state, event.seat)
            state = replace(state, ready=state.ready | {event.seat})
            if not complete:
                return Evolved(state)
            if step == "levels":
                return recount(state)
            return auctions.begin(replace(state, ready=frozenset()), event.draws)


def recount(state: State) -> Evolved:
    """Begin the elements once all at the table have read the levels (AMB-LEVEL-04)."""
    complete = bool(state.ready) and state.ready >= waited_for(state, state.seating)
    return elements.begin(replace(state, ready=frozenset())) if complete else Evolved(state)


def _with_theme(state: State, conflict: ConflictId, words: AuthoredText) -> State:
    found = state.conflict(conflict)
    return state if found is None else with_conflict(state, replace(found, theme=words))


def moves(state: State, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    conflicts = [conflict.id for conflict in state.conflicts]
    yield from offers.each(SetConflictTheme, "conflict", conflicts, {"text": text(1)}, text="-")
    yield from offers.each(ConfirmReady, "step", ("themes", "levels"))


CHAPTER = Chapter(
    quiet=frozenset({SetConflictTheme}),
    commands={
        SetConflictTheme: "ConflictThemeSet",
        ConfirmReady: "ReadyConfirmed",
    },
    form=form,
    decide=decide,
    evolve=evolve,
    moves=moves,
)
