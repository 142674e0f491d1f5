"""After the protagonist: giving it up, the dice that one keeps, and imposing them on those who still play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal, assert_never

import msgspec
from msgspec.structs import replace

from domain.game import Chapter, Evolved, Move, one_of, several, text
from domain.game.chance import Chance
from domain.game.events import Act, Command, Event, Id
from domain.game.refusal import Refused
from domain.systems.innommable import guards
from domain.systems.innommable.bowl import acquire, hand_over, introduce, may_give, waits
from domain.systems.innommable.conflicts.conflicts import succeed
from domain.systems.innommable.dice import DICE, Dice, Die
from domain.systems.innommable.scenes.departures import become_commentator, leave_play
from domain.systems.innommable.state import PLAY, Mystery, Player, Scene, Status, follow, told, with_player


class RenounceProtagonist(Command, frozen=True, omit_defaults=True):
    """`detail` says how, when the protagonist is put out of action for good."""

    RULES = ("INN-OUT-01", "INN-OUT-02", "INN-OUT-03")
    mode: Literal["incapacitation", "defection"]
    detail: Literal["death", "insanity", "confinement", "other"] | None = None
    text: str | None = None


class ChooseKeptDice(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-AUX-02",)
    kept: Dice
    on_behalf: Id | None = None


class ImposeDie(Command, frozen=True, omit_defaults=True):
    RULES = ("INN-AUX-04", "INN-AUX-05")
    target: Id
    die: Die
    text: str | None = None
    elements: tuple[str, ...] = ()


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
    """INN-OUT-01: at any time of play, even without a scene."""
    player = guards.player(state, seat, "INN-OUT-01")
    guards.form(mode == "incapacitation" or detail is None, "INN-OUT-01")
    guards.phase(state, "INN-OUT-01")
    guards.acts(player, "INN-OUT-01")
    guards.not_suspended(state)


def _check_split(state: Mystery, seat: str, command: ChooseKeptDice) -> None:
    """INN-AUX-02."""
    own = guards.stand_in(state, seat, command.on_behalf, "INN-AUX-02")
    kept = command.kept
    guards.form(min(kept.d20, kept.d12, kept.d8, kept.d4) >= 0, "INN-AUX-02")
    guards.phase(state, "INN-AUX-02")
    player = state.players[own]
    if player.keep == 0:
        raise Refused("wrong_stage", "INN-AUX-02")
    if kept.total != player.keep or not player.pool.holds(kept):
        raise Refused("bad_split", "INN-AUX-02")


def _check_imposing(state: Mystery, seat: str, command: ImposeDie) -> None:
    """INN-AUX-04, INN-AUX-05."""
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
            return _renounce(state, event, mode)
        case ChooseKeptDice(kept, on_behalf) if (on_behalf or event.seat) in state.players:
            return _split(state, on_behalf or event.seat, kept)
        case ImposeDie(target) if state.scene and {event.seat, target} <= state.players.keys():
            return _impose(state, event, state.scene, command)
        case _:
            return told(state)


def _renounce(state: Mystery, event: Event, mode: str) -> Evolved:
    """INN-OUT-01 to INN-OUT-04: the player's own open resolution succeeds; flight or not, the status is this."""
    seat, own = event.seat, state.resolution
    status: Status = "renounced_incapacitated" if mode == "incapacitation" else "renounced_defected"
    done = told(state)
    if own is not None and own.seat == seat:
        done = succeed(state, own, "renunciation", event.id)
    return follow(done, lambda s: leave_play(s, seat, status, event.id))


def _split(state: Mystery, seat: str, kept: Dice) -> Evolved:
    """INN-AUX-02: what is not kept goes back to the bowl; nothing is revealed by it."""
    player = state.players[seat]
    if not player.pool.holds(kept):
        return told(state)
    back = player.pool.less(kept)
    state = replace(state, bowl=state.bowl.join(back))
    return told(with_player(state, seat, replace(player, pool=kept, keep=0)))


def _impose(state: Mystery, event: Event, scene: Scene, command: ImposeDie) -> Evolved:
    """INN-AUX-04, INN-AUX-06, INN-AUX-07: the target has the die at once, and a monologue's worth of trouble."""
    seat, target, die = event.seat, command.target, command.die
    scene = replace(scene, imposed=(*scene.imposed, seat), received=(*scene.received, target))
    giver = state.players[seat]
    state = with_player(replace(state, scene=scene), seat, replace(giver, pool=giver.pool.plus(die, -1)))
    state = introduce(state, target, die, command.elements, event.id)
    done = acquire(state, target, die, "imposition", event.id, seat)
    done = done._replace(state=hand_over(done.state, target, die))
    if done.state.players[seat].pool.total == 0:
        return follow(done, lambda s: become_commentator(s, seat))
    return done


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    if state.phase not in PLAY:
        return
    if state.table.role(seat) == "gm":
        for absent in (s.id for s in state.table.seats if s.away and s.id in state.players):
            yield from _split_moves(state.players[absent], absent)
    player = state.players.get(seat)
    if player is None:
        return
    yield from _split_moves(player)
    if state.aside is None and player.mode == "protagonist":
        yield from _renounce_moves()
    if state.aside is None and player.mode == "auxiliary" and player.keep == 0:
        yield from _impose_moves(state, seat, player)


def _renounce_moves() -> Iterator[Move]:
    details = one_of(("death", "insanity", "confinement", "other"))
    yield Move(
        command=RenounceProtagonist,
        fields={"mode": one_of(["incapacitation"]), "detail": details, "text": text()},
        optional=frozenset({"detail", "text"}),
        rules=RenounceProtagonist.RULES,
    )
    yield Move(
        command=RenounceProtagonist,
        fields={"mode": one_of(["defection"]), "text": text()},
        optional=frozenset({"text"}),
        rules=RenounceProtagonist.RULES,
    )


def splits(player: Player) -> list[Dice]:
    """INN-AUX-02: every way to keep the due number of one's dice."""
    ranges = (range(player.pool.of(die) + 1) for die in DICE)
    return [Dice(*counts) for counts in product(*ranges) if sum(counts) == player.keep]


def _split_moves(player: Player, on_behalf: str | None = None) -> Iterator[Move]:
    if player.keep == 0:
        return
    fields = {"kept": {"enum": [msgspec.to_builtins(kept) for kept in splits(player)]}}
    if on_behalf is None:
        yield Move(command=ChooseKeptDice, fields=fields, rules=ChooseKeptDice.RULES)
    else:
        fields["on_behalf"] = one_of([on_behalf])
        yield Move(command=ChooseKeptDice, fields=fields, rules=("INN-TAB-06", *ChooseKeptDice.RULES))


def _impose_moves(state: Mystery, seat: str, player: Player) -> Iterator[Move]:
    scene = state.scene
    if scene is None or scene.closed or _has_imposed(state, scene, seat):
        return
    for target in state.active():
        if target in scene.received or waits(state, target):
            continue
        dice = [die for die in DICE if player.pool.of(die) and may_give(state, target, die)]
        if dice:
            yield Move(
                command=ImposeDie,
                fields={
                    "target": one_of([target]),
                    "die": one_of(dice),
                    "text": text(),
                    "elements": several(text(1)),
                },
                optional=frozenset({"text", "elements"}),
                rules=ImposeDie.RULES,
            )


CHAPTER = Chapter(
    commands={
        RenounceProtagonist: "ProtagonistRenounced",
        ChooseKeptDice: "KeptDiceChosen",
        ImposeDie: "DieImposed",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
)
