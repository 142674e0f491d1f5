"""The players' dice: the first throw, the reroll of odd dice, the given die. The keeper never rolls."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from domain.base.chance import EVERYBODY, Chance, Draw, Faces, Undrawn
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, TypedDice, text
from domain.systems.innommable.conflicts.conflicts import SUCCEEDED, nothing_waits, owe, succeed
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.dice import DICE, NO_DICE, SIDES, Die, RolledDie
from domain.systems.innommable.state.state import Due, Mystery, Player, Resolution, RollStage, Stage


class RollPool(Command, frozen=True):
    """Roll all dice of the pool; there is no choice among them (INN-CONF-04)."""

    RULES = ("INN-CONF-04", "INN-CONF-06", "INN-DICE-06")


class RerollOdd(Command, frozen=True, omit_defaults=True):
    """Reroll all dice that show an odd face. `text`: the odd behaviour that the player otherwise owes."""

    RULES = ("INN-CONF-08", "INN-DICE-06")
    text: Text | None = None


class RollGivenDie(Command, frozen=True):
    RULES = ("INN-CONF-09", "INN-DICE-06")


class SuccessesCounted(Consequence, frozen=True):
    """The successes of a throw were counted.

    `successes`: those of this throw; `total`: those of the whole resolution.
    """

    RULES = ("INN-CONF-05",)
    resolution: Id
    stage: RollStage
    successes: int
    total: int
    difficulty: int
    ones_seen: bool


Rolling = RollPool | RerollOdd | RollGivenDie


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: Rolling = act.command
    player = guards.roller(state, act.seat, command.RULES[0])
    guards.phase(state, command.RULES[0])
    guards.acts(player, command.RULES[0])
    guards.not_suspended(state)
    match command:
        case RollPool():
            _at(state, act.seat, "awaiting_roll", "INN-CONF-04")
            _throw_pool(_pool(player), chance)
        case RerollOdd():
            nothing_waits(state, act.seat)
            odd = _odd(_at(state, act.seat, "failed_initial", "INN-CONF-08"))
            if not odd and not state.options.null_reroll:
                raise Refused("nothing_to_reroll", "INN-CONF-08")
            for name, rolled in odd:
                if chance.own_die(name, SIDES[rolled.die], EVERYBODY) is None:
                    raise Undrawn
        case RollGivenDie():
            given = _at(state, act.seat, "given_die", "INN-CONF-09").given
            assert given is not None
            chance.die(SIDES[given], EVERYBODY)
        case _:
            assert_never(command)
    return command


def _at(state: Mystery, seat: str, stage: Stage, rule: str) -> Resolution:
    """Return the seat's own resolution at that stage. Raises Refused."""
    resolution = state.own_resolution(seat, stage)
    if resolution is None:
        raise Refused("wrong_stage", rule)
    return resolution


def _pool(player: Player) -> list[Die]:
    """Return all dice of the player's pool (INN-CONF-04)."""
    return [die for die in DICE for _ in range(player.pool.of(die))]


def _throw_pool(pool: Sequence[Die], chance: Chance) -> None:
    """Throw the pool; in a roll judged again, dice that joined it since have no face, and get none (INN-UNDO-05)."""
    for die in pool:
        try:
            chance.die(SIDES[die], EVERYBODY)
        except Undrawn:
            continue


def _odd(resolution: Resolution) -> list[tuple[str, RolledDie]]:
    """Return all dice that show an odd face, a given die among them, each with its name (INN-CONF-08)."""
    named = zip(resolution.names, resolution.dice, strict=True)
    return [(name, rolled) for name, rolled in named if rolled.face % 2]


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Rolling = event.command
    resolution = state.resolution
    if resolution is None or resolution.seat not in state.players:
        return Evolved(state)
    thrown = faces(event.draws)
    match command:
        case RollPool():
            resolution = replace(resolution, dice=thrown, names=_named(thrown))
            return _count(state, resolution, event, "initial", thrown)
        case RerollOdd(words):
            again = replace(resolution, dice=_replaced(resolution, event.draws), rerolled=True)
            if not (words or "").strip():
                state = owe(state, resolution.seat, Due(resolution.id, "reroll"))
            return _count(state, again, event, "reroll", thrown)
        case RollGivenDie():
            names = (*resolution.names, *(event.id for _ in thrown))
            joined = replace(resolution, dice=(*resolution.dice, *thrown), names=names, given=None)
            return _count(state, joined, event, "given", thrown)
        case _:
            assert_never(command)


def faces(draws: Sequence[Draw]) -> tuple[RolledDie, ...]:
    """Return the dice that chance gave, die by die."""
    return tuple(RolledDie(die, d.faces[0], d.physical) for d in draws for die in DICE if d.kind == die)


def _named(thrown: Sequence[RolledDie]) -> tuple[str, ...]:
    """Return names for the dice of a first roll: their type, and which of that type they are (INN-UNDO-05)."""
    seen = NO_DICE
    names = []
    for rolled in thrown:
        seen = seen.plus(rolled.die)
        names.append(f"{rolled.die}.{seen.of(rolled.die)}")
    return tuple(names)


def _replaced(resolution: Resolution, draws: Sequence[Draw]) -> tuple[RolledDie, ...]:
    """Return the dice with new faces for the odd ones; even ones keep theirs (INN-CONF-08).

    Rerolls of the first days do not say which die each face is of: they are in the order of the odd dice.
    """
    again, odd = Faces(draws), dict(_odd(resolution))
    found = {name: draw for name in odd if (draw := again.draw_of(name)) is not None}
    new = {name: replace(odd[name], face=draw.faces[0], physical=draw.physical) for name, draw in found.items()}
    named = zip(resolution.names, resolution.dice, strict=True)
    return tuple(new.get(name, rolled) for name, rolled in named)


_BACK: dict[RollStage, Stage] = {"initial": "failed_initial", "reroll": "failed_reroll"}


def _count(
    state: Mystery, resolution: Resolution, event: Event, stage: RollStage, thrown: Sequence[RolledDie]
) -> Evolved:
    """Count the successes: enough end the resolution at once; else it has failed for now.

    INN-CONF-07 to INN-CONF-09.
    """
    ones = resolution.ones or any(rolled.face == 1 for rolled in thrown)
    resolution = replace(resolution, ones=ones)
    difficulty = state.difficulty or 1
    counted = SuccessesCounted(
        resolution.id,
        stage,
        sum(rolled.successes for rolled in thrown),
        resolution.successes,
        difficulty,
        ones,
    )
    if resolution.successes >= difficulty:
        done = Evolved(replace(state, resolution=resolution), (counted,))
        return done.then(succeed, resolution, "dice", event.id)
    back = _BACK.get(stage, resolution.back)
    return Evolved(replace(state, resolution=replace(resolution, stage=back)), (counted,))


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    player, resolution = state.players.get(seat), state.resolution
    if player is None or resolution is None:
        return
    offers = Offers(state, seat, decide)
    yield from offers.move(RollPool(), {}, (), _typed(_pool(player)))
    odd = [rolled.die for _, rolled in _odd(resolution)]
    yield from offers.move(RerollOdd(), {"text": text()}, ("text",), _typed(odd))
    yield from offers.move(RollGivenDie(), {}, (), _typed([resolution.given] if resolution.given else []))


def _typed(dice: Sequence[Die]) -> TypedDice | None:
    """Return the dice that the table may throw by hand, None for none (INN-DICE-06)."""
    return TypedDice(tuple(SIDES[die] for die in dice)) if dice else None


CHAPTER = Chapter(
    commands={
        RollPool: "DiceRolled",
        RerollOdd: "DiceRolled",
        RollGivenDie: "DiceRolled",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(SuccessesCounted, *SUCCEEDED),
)
