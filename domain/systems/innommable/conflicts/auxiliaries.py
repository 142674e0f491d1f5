"""Auxiliaries: renouncing the protagonist, choosing the dice to keep, and imposing them on those who still play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal, assert_never, get_args

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, several, text
from domain.systems.innommable.conflicts.conflicts import SUCCEEDED, succeed
from domain.systems.innommable.scenes.departures import become_commentator, leave_play
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.bowl import GAINED, acquire, hand_over, introduce, may_give, waits
from domain.systems.innommable.state.dice import DICE, Dice, Die
from domain.systems.innommable.state.state import Mystery, Player, Scene, Status, with_player

RenunciationMode = Literal["incapacitation", "defection"]
Incapacitation = Literal["death", "insanity", "confinement", "other"]


class RenounceProtagonist(Command, frozen=True, omit_defaults=True):
    """Renounce one's protagonist, who leaves play for good.

    `mode`: put out of action or defected; `detail`: the way in which the protagonist is put out of action, for that
    mode alone.
    """

    RULES = ("INN-OUT-01", "INN-OUT-02", "INN-OUT-03")
    mode: RenunciationMode
    detail: Incapacitation | None = None
    text: Text | None = None


class ChooseKeptDice(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-AUX-02",)
    kept: Dice
    on_behalf: Id | None = None


class ImposeDie(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-AUX-04", "INN-AUX-05")
    target: Id
    die: Die
    text: Text | None = None
    elements: tuple[Text, ...] = ()


class ProtagonistAbandoned(Consequence, frozen=True):
    """A protagonist left the story, like one that is renounced: the seat of its player was closed."""

    RULES = ("INN-OUT-02",)
    seat: Id


Departing = RenounceProtagonist | ChooseKeptDice | ImposeDie


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: Departing = act.command
    match command:
        case RenounceProtagonist(mode, detail):
            _check_renouncing(state, act.seat, mode, detail)
        case ChooseKeptDice():
            _check_split(state, act.seat, command)
        case ImposeDie():
            _check_imposing(state, act.seat, command)
        case _:
            assert_never(command)
    return command


def _check_renouncing(state: Mystery, seat: str, mode: str, detail: str | None) -> None:
    """Refuse to renounce during an aside or without a protagonist; a scene is not needed (INN-OUT-01).

    At any time of play it may be done. Raises Refused.
    """
    player = guards.player(state, seat, "INN-OUT-01")
    guards.form(mode == "incapacitation" or detail is None, "INN-OUT-01")
    guards.phase(state, "INN-OUT-01")
    guards.acts(player, "INN-OUT-01")
    guards.not_suspended(state)


def _check_split(state: Mystery, seat: str, command: ChooseKeptDice) -> None:
    """Refuse a choice of dice that is not due, not of the due number, or not of the player's own (INN-AUX-02).

    Raises Refused.
    """
    own = guards.stand_in(state, seat, command.on_behalf, "INN-AUX-02")
    kept = command.kept
    guards.form(min(kept.d20, kept.d12, kept.d8, kept.d4) >= 0, "INN-AUX-02")
    guards.phase(state, "INN-AUX-02")
    player = state.players[own]
    if player.keep == 0:
        raise Refused("wrong_stage", "INN-AUX-02")
    if kept.total != player.keep or not player.pool.holds(kept):
        raise Refused("bad_split", "INN-AUX-02", needed=player.keep, has=kept.total)


def _check_imposing(state: Mystery, seat: str, command: ImposeDie) -> None:
    """Refuse an imposition by another than an auxiliary, or one that the scene, the limit or the dice do not allow.

    INN-AUX-04, INN-AUX-05. Raises Refused.
    """
    player = guards.player(state, seat, "INN-AUX-04")
    target = guards.seated(state, command.target, "INN-AUX-04")
    guards.form(guards.filled(*command.elements), "INN-AUX-04")
    guards.phase(state, "INN-AUX-04")
    if player.mode != "auxiliary":
        raise Refused("not_an_auxiliary", "INN-AUX-04")
    guards.in_play(target, "INN-AUX-04")
    guards.scene_open(state, "INN-AUX-04")
    guards.not_suspended(state)
    assert state.scene is not None
    if player.keep:
        raise Refused("dice_split_pending", "INN-AUX-04")
    if _has_imposed(state, state.scene, seat):
        raise Refused("imposition_used", "INN-AUX-05")
    if command.target in state.scene.received:
        raise Refused("already_received", "INN-AUX-05")
    if waits(state, command.target):
        raise Refused("given_die_pending", "INN-MONO-09")
    if player.pool.of(command.die) == 0:
        raise Refused("dice_not_available", "INN-AUX-04")
    if not may_give(state, command.target, command.die):
        raise Refused("transgression_required", "INN-TRAN-03")


def _has_imposed(state: Mystery, scene: Scene, seat: str) -> bool:
    return seat in scene.imposed and state.options.impose_limit == "one_per_scene"


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Departing = event.command
    match command:
        case RenounceProtagonist(mode) if event.seat in state.players:
            status: Status = "renounced_incapacitated" if mode == "incapacitation" else "renounced_defected"
            return renounce(state, event.seat, status, event.id)
        case ChooseKeptDice(kept, on_behalf) if (on_behalf or event.seat) in state.players:
            return _split(state, on_behalf or event.seat, kept)
        case ImposeDie(target) if state.scene and {event.seat, target} <= state.players.keys():
            return _impose(state, event, state.scene, command)
        case _:
            return Evolved(state)


def renounce(state: Mystery, seat: str, status: Status, cause: str) -> Evolved:
    """Renounce the protagonist: its open resolution succeeds, then it leaves play with this status.

    INN-OUT-01 to INN-OUT-04: flight or not, the status is this.
    """
    return freed(state, seat, cause).then(leave_play, seat, status, cause)


def freed(state: Mystery, seat: str, cause: str) -> Evolved:
    """Let the player's own open resolution succeed by the renunciation (INN-OUT-01)."""
    own = state.resolution
    return succeed(state, own, "renunciation", cause) if own is not None and own.seat == seat else Evolved(state)


def _split(state: Mystery, seat: str, kept: Dice) -> Evolved:
    """Keep these dice and put the others back into the bowl; nothing is revealed by it (INN-AUX-02)."""
    player = state.players[seat]
    if not player.pool.holds(kept):
        return Evolved(state)
    back = player.pool.less(kept)
    state = replace(state, bowl=state.bowl.join(back))
    return Evolved(with_player(state, seat, replace(player, pool=kept, keep=0)))


def _impose(state: Mystery, event: Event, scene: Scene, command: ImposeDie) -> Evolved:
    """Give the die to the target at once, with as much trouble as a monologue's.

    INN-AUX-04, INN-AUX-06, INN-AUX-07.
    """
    seat, target, die = event.seat, command.target, command.die
    scene = replace(scene, imposed=(*scene.imposed, seat), received=(*scene.received, target))
    giver = state.players[seat]
    state = with_player(replace(state, scene=scene), seat, replace(giver, pool=giver.pool.plus(die, -1)))
    state = introduce(state, target, die, command.elements, event.id)
    done = acquire(state, target, die, "imposition", event.id, seat)
    done = done.at(hand_over(done.state, target, die))
    return done.then(become_commentator, seat) if done.state.players[seat].pool.total == 0 else done


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    ways = {"mode": get_args(RenunciationMode), "detail": (UNSET, *get_args(Incapacitation))}
    yield from offers.every(RenounceProtagonist, ways, {"text": text()}, ("text",))
    yield from _split_moves(offers, state.players.get(seat, Player()))
    absent = Offers(state, seat, decide, ("INN-TAB-06",))
    for other, player in state.players.items():
        yield from _split_moves(absent, player, other)
    more = {"text": text(), "elements": several(text(1))}
    yield from offers.every(ImposeDie, {"target": list(state.players), "die": DICE}, more, more)


def splits(player: Player) -> list[Dice]:
    """Return every way to keep the due number of the player's dice (INN-AUX-02)."""
    ranges = (range(player.pool.of(die) + 1) for die in DICE)
    return [Dice(*counts) for counts in product(*ranges) if sum(counts) == player.keep]


def _split_moves(offers: Offers, player: Player, on_behalf: str | None = None) -> Iterator[Move]:
    if player.keep == 0:
        return
    found = offers.taken(ChooseKeptDice, "kept", splits(player), on_behalf=on_behalf)
    fields = {"kept": {"enum": [msgspec.to_builtins(kept) for kept in found]}}
    if on_behalf is not None:
        fields["on_behalf"] = one_of([on_behalf])
    for kept in list(found)[:1]:
        yield from offers.move(ChooseKeptDice(kept, on_behalf), fields)


CHAPTER = Chapter(
    commands={
        RenounceProtagonist: "ProtagonistRenounced",
        ChooseKeptDice: "KeptDiceChosen",
        ImposeDie: "DieImposed",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(ProtagonistAbandoned, *SUCCEEDED, *GAINED),
)
