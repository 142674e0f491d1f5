"""Suggestions: a player gives a die to another player, with words about that player's protagonist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never, get_args

from msgspec import UNSET
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, several, text
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.bowl import GAINED, acquire, hand_over, introduce, may_give, untied, waits
from domain.systems.innommable.state.dice import DICE, Dice, Die
from domain.systems.innommable.state.state import Mystery, Scene, Suggestion, with_player

Source = Literal["bowl", "own"]


class MakeSuggestion(Command, frozen=True, omit_defaults=True):
    """Give a die to another player with a suggestion about that player's protagonist.

    `source`: where the die comes from, asked for only where the table lets the giver choose.
    """

    RULES = ("INN-SUGG-01", "INN-SUGG-02", "INN-SUGG-03", "INN-SUGG-04")
    target: Id
    die: Die
    text: Text | None = None
    source: Source | None = None


class IncorporateSuggestion(Command, frozen=True, omit_defaults=True):
    """Take a suggestion in: the target cannot refuse, it is as if it had always been true (INN-SUGG-05)."""

    RULES = ("INN-SUGG-05",)
    text: Text | None = None
    elements: tuple[Text, ...] = ()
    on_behalf: Id | None = None


Suggesting = MakeSuggestion | IncorporateSuggestion


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: Suggesting = act.command
    match command:
        case MakeSuggestion():
            _check_making(state, act.seat, command)
        case IncorporateSuggestion():
            _check_incorporating(state, act.seat, command)
        case _:
            assert_never(command)
    return command


def source_of(state: Mystery, asked: Source | None) -> Source | None:
    """Return the source of the die; None where the table wants it said and it was not (INN-SUGG-04)."""
    allowed = state.options.suggestion_source
    return asked if allowed == "either" else allowed


def _check_making(state: Mystery, seat: str, command: MakeSuggestion) -> None:
    """Refuse a suggestion that the scene, the dice or an earlier suggestion in the scene do not allow.

    INN-SUGG-01 to INN-SUGG-04, INN-SUGG-08. Raises Refused.
    """
    giver = guards.player(state, seat, "INN-SUGG-01")
    target = guards.seated(state, command.target, "INN-SUGG-01")
    source = source_of(state, command.source)
    guards.form(source is not None and command.source in (None, source), "INN-SUGG-04")
    guards.phase(state, "INN-SUGG-01")
    guards.acts(giver, "INN-SUGG-01")
    guards.in_play(target, "INN-SUGG-01")
    guards.scene_open(state, "INN-SUGG-01")
    guards.not_suspended(state)
    assert state.scene is not None
    assert source is not None
    if command.target == seat:
        raise Refused("self_target", "INN-SUGG-02")
    if seat in state.scene.suggested:
        raise Refused("suggestion_used", "INN-SUGG-02")
    if command.target in state.scene.received:
        raise Refused("already_received", "INN-SUGG-02")
    if waits(state, command.target):
        raise Refused("given_die_pending", "INN-MONO-09")
    if not _within_reach(state, state.scene, seat, command.target):
        raise Refused("not_present", "INN-SUGG-03")
    if _stock(state, seat, source).of(command.die) == 0:
        raise Refused("dice_not_available", "INN-SUGG-04")
    if not may_give(state, command.target, command.die):
        raise Refused("transgression_required", "INN-TRAN-03")


def _within_reach(state: Mystery, scene: Scene, giver: str, target: str) -> bool:
    """Return whether both are in the scene, if the option asks so: whoever is alone receives nothing (INN-SUGG-03)."""
    return not state.options.suggestion_needs_presence or {giver, target} <= set(scene.present)


def _stock(state: Mystery, giver: str, source: Source) -> Dice:
    return state.bowl if source == "bowl" else untied(state, giver)


def _check_incorporating(state: Mystery, seat: str, command: IncorporateSuggestion) -> None:
    """Refuse an answer to another's suggestion, or to none (INN-SUGG-05). Raises Refused."""
    own = guards.stand_in(state, seat, command.on_behalf, "INN-SUGG-05")
    if isinstance(state.aside, Suggestion) and state.aside.target != own:
        raise Refused("not_your_role", "INN-SUGG-05", "role")
    guards.form(guards.filled(*command.elements), "INN-SUGG-05")
    guards.phase(state, "INN-SUGG-05")
    guards.acts(state.players[own], "INN-SUGG-05")
    if not isinstance(state.aside, Suggestion):
        raise Refused("wrong_stage", "INN-SUGG-05")


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Suggesting = event.command
    match command:
        case MakeSuggestion() if state.scene and {event.seat, command.target} <= state.players.keys():
            return _pass(state, event, state.scene, command)
        case IncorporateSuggestion(elements=elements) if isinstance(state.aside, Suggestion):
            aside = state.aside
            state = introduce(replace(state, aside=None), aside.target, aside.die, elements, event.id)
            return Evolved(hand_over(state, aside.target, aside.die))
        case _:
            return Evolved(state)


def _pass(state: Mystery, event: Event, scene: Scene, command: MakeSuggestion) -> Evolved:
    """Give the die to the target at once; the aside waits for the answer (INN-SUGG-05, INN-SUGG-06)."""
    giver, target, die = event.seat, command.target, command.die
    own = source_of(state, command.source) == "own"
    if own:
        player = state.players[giver]
        state = with_player(state, giver, replace(player, pool=player.pool.plus(die, -1)))
    else:
        state = replace(state, bowl=state.bowl.plus(die, -1))
    scene = replace(scene, suggested=(*scene.suggested, giver), received=(*scene.received, target))
    state = replace(state, scene=scene, aside=Suggestion(event.id, giver, target, die))
    return acquire(state, target, die, "suggestion", event.id, giver if own else None)


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    players = list(state.players)
    givers = players if state.scene is not None and seat in players else ()
    choices = {"target": givers, "source": (UNSET, *get_args(Source)), "die": DICE}
    yield from offers.every(MakeSuggestion, choices, {"text": text()}, ("text",))
    elements = {"text": text(), "elements": several(text(1))}
    yield from offers.move(IncorporateSuggestion(), elements, elements)
    absent = Offers(state, seat, decide, ("INN-TAB-06",))
    yield from absent.each(IncorporateSuggestion, "on_behalf", players, elements, elements)


CHAPTER = Chapter(
    commands={
        MakeSuggestion: "SuggestionMade",
        IncorporateSuggestion: "SuggestionIncorporated",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=GAINED,
)
