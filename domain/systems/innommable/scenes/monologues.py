"""Monologues: a player takes one die from the bowl and speaks; hallucinations that are seen through later.

INN-MONO-02: a d20 is a premonition, a d12 a hallucination, a d8 occult knowledge, a d4 a paranormal effect.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, several, text
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.bowl import GAINED, acquire, hand_over, introduce, waits
from domain.systems.innommable.state.dice import DICE, Die
from domain.systems.innommable.state.state import Monologue, Mystery, Player, with_player


class TakeDie(Command, frozen=True):
    RULES = ("INN-MONO-01", "INN-MONO-09")
    die: Die


class CompleteMonologue(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-MONO-02", "INN-MONO-03", "INN-MONO-07")
    text: Text | None = None
    elements: tuple[Text, ...] = ()


RejectionReason = Literal["too_similar", "wrong_content"]


class RejectMonologue(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-MONO-04",)
    reason: RejectionReason
    text: Text | None = None


class RealizeHallucination(Command, frozen=True):
    RULES = ("INN-MONO-05",)
    id: Id


Speaking = TakeDie | CompleteMonologue | RejectMonologue | RealizeHallucination


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: Speaking = act.command
    match command:
        case TakeDie(die):
            _check_taking(state, act.seat, die)
        case CompleteMonologue(elements=elements):
            _check_completion(state, act.seat, elements)
        case RejectMonologue():
            guards.keeper(state, act.seat, "INN-MONO-04")
            guards.phase(state, "INN-MONO-04")
            if not isinstance(state.aside, Monologue):
                raise Refused("wrong_stage", "INN-MONO-04")
        case RealizeHallucination(hallucination):
            _check_realizing(state, act.seat, hallucination)
        case _:
            assert_never(command)
    return command


def _check_taking(state: Mystery, seat: str, die: Die) -> None:
    """Refuse to take a die outside a scene, or one not to be had; the player need not be present (INN-MONO-01).

    At any moment of a scene it may be taken. Raises Refused.
    """
    player = guards.player(state, seat, "INN-MONO-01")
    guards.phase(state, "INN-MONO-01")
    guards.acts(player, "INN-MONO-01")
    guards.scene_open(state, "INN-MONO-01")
    guards.not_suspended(state)
    if waits(state, seat) and state.options.mid_resolution_monologue_die == "rolled":
        raise Refused("given_die_pending", "INN-MONO-09")
    if state.bowl.total == 0:
        keeper_speaks = state.reserve.total > 0
        raise Refused("bowl_empty_keeper_speaks" if keeper_speaks else "bowl_empty", "INN-MONO-01")
    if state.bowl.of(die) == 0:
        raise Refused("dice_not_available", "INN-MONO-01")
    if die == "d4" and not player.transgressed:
        raise Refused("transgression_required", "INN-TRAN-03")


def _check_completion(state: Mystery, seat: str, elements: tuple[str, ...]) -> None:
    """Refuse to complete another's monologue, or none (INN-MONO-03). Raises Refused."""
    player = guards.player(state, seat, "INN-MONO-03")
    if isinstance(state.aside, Monologue) and state.aside.seat != seat:
        raise Refused("not_your_role", "INN-MONO-03", "role")
    guards.form(guards.filled(*elements), "INN-MONO-03")
    guards.phase(state, "INN-MONO-03")
    guards.acts(player, "INN-MONO-03")
    if not isinstance(state.aside, Monologue):
        raise Refused("wrong_stage", "INN-MONO-03")


def _check_realizing(state: Mystery, seat: str, hallucination: str) -> None:
    """Refuse to realize a hallucination before the scene in which it came is over (INN-MONO-05). Raises Refused."""
    player = guards.player(state, seat, "INN-MONO-05")
    everyone = {seen.id: owner for owner, other in state.players.items() for seen in other.hallucinations}
    guards.form(hallucination in everyone, "INN-MONO-05")
    if everyone[hallucination] != seat:
        raise Refused("not_your_role", "INN-MONO-05", "role")
    guards.phase(state, "INN-MONO-05")
    guards.acts(player, "INN-MONO-05")
    guards.scene_open(state, "INN-MONO-05")
    guards.not_suspended(state)
    seen = next(each for each in player.hallucinations if each.id == hallucination)
    if seen.scene == state.number:
        raise Refused("too_early", "INN-MONO-05")
    if seen.realized:
        raise Refused("already_realized", "INN-MONO-05")


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Speaking = event.command
    match command:
        case TakeDie(die) if event.seat in state.players:
            bowl = state.bowl.plus(die, -1)
            return Evolved(replace(state, bowl=bowl, aside=Monologue(event.id, event.seat, die)))
        case CompleteMonologue() if isinstance(state.aside, Monologue):
            return _complete(state, event, state.aside, command)
        case RejectMonologue() if isinstance(state.aside, Monologue):
            bowl = state.bowl.plus(state.aside.die)
            return Evolved(replace(state, bowl=bowl, aside=None))
        case RealizeHallucination(hallucination) if event.seat in state.players:
            player = _realized(state.players[event.seat], hallucination)
            return Evolved(with_player(state, event.seat, player))
        case _:
            return Evolved(state)


def _complete(state: Mystery, event: Event, aside: Monologue, command: CompleteMonologue) -> Evolved:
    """Complete the monologue and give the die to its player (INN-MONO-03, INN-MONO-06).

    After a failed throw the option `rolled` makes a given die of it (INN-MONO-09).
    """
    state = introduce(replace(state, aside=None), aside.seat, aside.die, command.elements, event.id)
    done = acquire(state, aside.seat, aside.die, "monologue", event.id)
    if state.options.mid_resolution_monologue_die == "rolled":
        return done.at(hand_over(done.state, aside.seat, aside.die))
    return done


def _realized(player: Player, hallucination: str) -> Player:
    seen = (replace(each, realized=each.realized or each.id == hallucination) for each in player.hallucinations)
    return replace(player, hallucinations=tuple(seen))


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    elements = {"text": text(), "elements": several(text(1))}
    yield from offers.move(CompleteMonologue(), elements, elements)
    yield from offers.each(RejectMonologue, "reason", get_args(RejectionReason), {"text": text()}, ("text",))
    yield from offers.each(TakeDie, "die", DICE)
    own = state.players.get(seat, Player())
    yield from offers.each(RealizeHallucination, "id", [seen.id for seen in own.hallucinations])


CHAPTER = Chapter(
    commands={
        TakeDie: "DieTaken",
        CompleteMonologue: "MonologueCompleted",
        RejectMonologue: "MonologueRejected",
        RealizeHallucination: "HallucinationRealized",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=GAINED,
)
