"""Sessions of any registered game: the one that its tests tell, and random ones played from its own moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import product
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from domain.base.chance import System
from domain.base.corrections import (
    Amend,
    Consent,
    ContestRuling,
    CorrectionCommand,
    Decline,
    Restore,
    Retract,
    Rewind,
    Uphold,
    Withdraw,
)
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.corrections.permission import may_correct
from domain.game import Move, options_of
from domain.record.fold import admit, decide, fresh
from domain.record.history import Step, play
from domain.systems import GAMES
from domain.table.commands import StartTable
from ops.play.sampler import Unsatisfiable, sample
from tests.scene import Scene, any_face

NAMES = sorted(GAMES)
WORDS = ("lame", "brume", "clé", "", "\u200b", "e999999", "x" * 10_000)
GREAT = (-(2**63), -(2**31), -100, 100, 10_000, 2**31, 2**53, 2**63, 2**64 - 1)
"""What a client may send where a number is asked for, and no table ever means."""


def played(name: str, *, served: bool = False) -> Scene:
    """The session of the game's scenario, played to its end. `served`: with dice of the service, and their links."""
    scenario = import_module(f"tests.{name}.scenario")
    options = dict(scenario.OPTIONS)
    if served and "dice" in options:
        options["dice"] = "either"
    scene = Scene(name, scenario.SEATS, options, linked=served, served=served)
    scenario.play(scene)
    return scene


def opened(name: str, options: Mapping[str, Any] | None = None, *, linked: bool = False) -> Scene:
    """A table of the game with its scenario's seats, nothing played yet. `linked`: its draws have links."""
    scenario = import_module(f"tests.{name}.scenario")
    return Scene(name, scenario.SEATS, {**scenario.OPTIONS, **(options or {})}, linked=linked)


def wandering(
    name: str,
    seed: int,
    length: int,
    options: Mapping[str, Any] | None = None,
    without: tuple[type[Command], ...] = (),
    *,
    linked: bool = False,
) -> Iterator[tuple[Scene, Step]]:
    """A random session: each step is a move that the game itself offered, `without` those of some kinds, and without
    those that end the game before the last tenth. Dice come from the seeded generator. A session in which nothing can
    be done any more before its last tenth is a failure: what is checked along it would be checked in vain.
    """
    rng = Random(seed)
    either = {"dice": "either"} if "dice" in GAMES[name].options.__struct_fields__ else {}
    scene = opened(name, either | dict(options or {}), linked=linked)
    seats = ["host", *(seat.id for seat in scene.state.table.seats)]
    started = False
    for turn in range(length):
        if not started and scene.game.starts_with is None and turn >= length // 6:
            yield scene, scene.do("host", StartTable())
            started = True
        while scene.state.table.proposal is not None:  # made by whoever looks on: nothing else can be done meanwhile
            meddle(scene, rng)
        last = turn >= length * 9 // 10
        chosen = an_act(scene, seats, rng, without if last else (*without, *endings(name)))
        if chosen is None:
            if started or scene.state.table.status != "open" or scene.game.starts_with is not None:
                assert last, f"{name}, seed {seed}: nothing can be done after {turn} turns of {length}"
                return
            continue
        seat, move, command = chosen
        yield scene, scene.do(seat, command, *typed(move, command, rng), below=rng.randrange)


def an_act(
    scene: Scene, seats: Sequence[str], rng: Random, without: tuple[type[Command], ...]
) -> tuple[str, Move, Command] | None:
    """A seat, a move of it and a command that the move admits; None where nobody can do anything."""
    while (offer := an_offer(scene, seats, rng, without)) is not None:
        seat, move = offer
        command = instance(move.schema, move.command, rng)
        if command is not None:
            return seat, move, command
    return None


def an_offer(
    scene: Scene, seats: Sequence[str], rng: Random, without: tuple[type[Command], ...]
) -> tuple[str, Move] | None:
    """A move of a seat; what each seat can do by what kind of command is equally likely."""
    barred = scene.game.anytime.union(without)
    kinds = [kind for kind in scene.game.commands if kind not in barred and admitted(scene, kind)]
    if offered_in := own_offers(scene):
        pairs = [(seat, kind) for seat in seats for kind in kinds]
        tried = ((seat, offered_in(scene.state, seat, (kind,))) for seat, kind in rng.sample(pairs, len(pairs)))
        return next(((seat, rng.choice(moves)) for seat, moves in tried if moves), None)
    offers = [(seat, move) for seat in seats for move in scene.moves(seat) if move.command in kinds]
    if not offers:
        return None
    chosen = rng.choice(sorted({(seat, move.command.__name__) for seat, move in offers}))
    return rng.choice([o for o in offers if (o[0], o[1].command.__name__) == chosen])


def endings(name: str) -> tuple[type[Command], ...]:
    """The commands that end the game, as its scenario names them: after them hardly anything can be done."""
    found: tuple[type[Command], ...] = getattr(import_module(f"tests.{name}.scenario"), "ENDING", ())
    return found


def own_offers(scene: Scene) -> Callable[[Any, str, Iterable[type[Command]]], list[Move]] | None:
    """`offered_in(state, seat, kinds)` of the game's scenario: moves of these kinds alone, where all take long."""
    name = scene.game.name
    return getattr(import_module(f"tests.{name}.scenario"), "offered_in", None) if name in GAMES else None


def rarely(
    scene: Scene, rng: Random, length: int, given: Counter[str], without: tuple[type[Command], ...] = ()
) -> Iterator[Step]:
    """The session goes on: each time one of the kinds of command that were `given` least, `without` those of some; as
    far as it can be, about what somebody does not see.
    """
    seats = ["host", *(seat.id for seat in scene.state.table.seats)]
    for _ in range(length):
        offers = [(seat, move) for seat in seats for move in scene.moves(seat) if admitted(scene, move.command)]
        offers = [offer for offer in offers if offer[1].command not in without]
        kinds = sorted({move.command.__name__ for _, move in offers})
        if not kinds:
            return
        (chosen,) = rng.choices(kinds, [1 / (1 + given[kind]) ** 2 for kind in kinds])
        given[chosen] += 1
        same = [offer for offer in offers if offer[1].command.__name__ == chosen]
        tried = [(seat, move, instance(move.schema, move.command, rng)) for seat, move in rng.choices(same, k=4)]
        unseen = hidden_things(scene)
        seat, move, command = next((each for each in tried if names(each[2], unseen)), tried[0])
        if command is not None:
            try:
                yield scene.do(seat, command, *typed(move, command, rng), below=rng.randrange)
            except Refused as refused:
                if refused.code not in ODD_DICE:
                    raise


def hidden_things(scene: Scene) -> frozenset[str]:
    """The ids of all events, and so of all that they made, that somebody did not see."""
    feeds, seats = scene.feeds, [seat.id for seat in scene.state.table.seats]
    unseen = (e.id for e in feeds.history.raw if any(feeds.number_of(s, e.version) is None for s in seats))
    return frozenset(unseen)


def names(command: Command | None, ids: frozenset[str]) -> bool:
    return not ids.isdisjoint(text.partition(".")[0] for text in _strings(msgspec.to_builtins(command)))


def meddle(scene: Scene, rng: Random, spared: tuple[type[Command], ...] = ()) -> bool:
    """One random correction, contest or voice by whoever may, if the law lets it pass. Nothing of the kinds that are
    `spared` is corrected.
    """
    history = scene.feeds.history
    law, pending = scene.game.law, scene.state.table.proposal
    seats = [s.id for s in scene.state.table.seats]
    able = [s for s in seats if may_correct(history, s)]
    standing = [e for e in history.raw if play(e) and e.id not in history.overlay.void]
    recent = [e for e in standing[-8:] if not any(isinstance(x.command, spared) for x in history.raw[e.version - 1 :])]
    standing = [e for e in standing if not isinstance(e.command, spared)]
    done = [history.raw[v - 1].id for v in history.rulings]
    if pending is not None:
        voices: tuple[Any, ...] = (Consent(pending.id), Consent(pending.id), Decline(pending.id), Withdraw(pending.id))
        return _corrected(scene, rng.choice(seats), rng.choice(voices))
    if not standing or not able:
        return False
    hidden = [e for e in standing if any(scene.feeds.number_of(s, e.version) is None for s in seats)]
    seat, target = rng.choice(able), rng.choice(hidden if hidden and rng.random() < 0.5 else standing)
    match rng.choice(["retract", "amend", "amend", "restore", "restore", "contest", "uphold", "rewind", "text"]):
        case "retract":
            return _corrected(scene, seat, Retract(target.id, "parce que", cascade=True))
        case "amend":
            wanted = other_form(scene, target, rng)
            return wanted is not None and _corrected(scene, seat, Amend(target.id, _raw(wanted), cascade=True))
        case "restore" if done:
            return _corrected(
                scene, seat, rng.choice([Restore, Retract])(rng.choice(done), "tout compte fait", cascade=True)
            )
        case "rewind" if recent and ("retract" not in law.kinds or rng.random() < 0.3):
            return _corrected(scene, seat, Rewind(rng.choice(recent).id, "on reprend"))
        case "text" if "text" in law.kinds:
            return _corrected(scene, seat, Retract(target.id, text_only=True))
        case "uphold" if contests := list(scene.state.table.contests):
            return _corrected(scene, seat, Uphold(rng.choice(contests)))
        case _:
            return _corrected(scene, rng.choice(seats), ContestRuling(target.id, "vraiment ?"))


def chat(scene: Scene, rng: Random, met: Counter[str] | None = None) -> str:
    """Say something beside the rules, of the kind that was met least, to all or to some; by which command. Empty where
    nobody may.
    """
    offers = [(seat.id, move) for seat in scene.state.table.seats for move in scene.every_move(seat.id)]
    offers = [offer for offer in offers if offer[1].command in scene.game.anytime and admitted(scene, offer[1].command)]
    kinds, met = sorted({move.command.__name__ for _, move in offers}), met or Counter()
    if not kinds:
        return ""
    (kind,) = rng.choices(kinds, [1 / (1 + met[kind]) ** 2 for kind in kinds])
    seat, move = rng.choice([offer for offer in offers if offer[1].command.__name__ == kind])
    command = instance(move.schema, move.command, rng)
    if command is None:
        return ""
    scene.do(seat, command, *typed(move, command, rng), below=rng.randrange)
    return kind


def scheme(scene: Scene, rng: Random, kinds: tuple[type[Command], ...]) -> None:
    """One more command of these kinds, if the game offers any to anybody."""
    seats = [s.id for s in scene.state.table.seats]
    able = [kind for kind in kinds if admitted(scene, kind)]
    offered_in = own_offers(scene)
    moves = {s: offered_in(scene.state, s, able) if offered_in else scene.moves(s) for s in seats}
    offers = [(s, m) for s in seats for m in moves[s] if m.command in able]
    if not offers:
        return
    kind = rng.choice(sorted({move.command.__name__ for _, move in offers}))
    seat, move = rng.choice([offer for offer in offers if offer[1].command.__name__ == kind])
    command = instance(move.schema, move.command, rng)
    if command is not None:
        scene.do(seat, command, *typed(move, command, rng), below=rng.randrange)


def other_form(scene: Scene, target: Event, rng: Random) -> Command | None:
    """What the game offered in the place of this event under the same name, if anything."""
    return form_of(offered_as(scene, target), rng)


def offered_as(scene: Scene, target: Event) -> list[Move]:
    """The moves of that seat at that moment, of those that are recorded under the same name."""
    recorded = scene.game.recorded
    state = scene.feeds.history.before(target.version)
    kinds = [kind for kind in scene.game.commands if recorded.get(kind) == recorded.get(type(target.command))]
    offered_in = own_offers(scene)
    moves = offered_in(state, target.seat, kinds) if offered_in else scene.game.moves(state, target.seat)
    return [move for move in moves if move.command in kinds]


def form_of(moves: Sequence[Move], rng: Random) -> Command | None:
    if not moves:
        return None
    move = rng.choice(moves)
    return instance(move.schema, move.command, rng)


def _raw(command: Command) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(command))


def _corrected(scene: Scene, seat: str, command: CorrectionCommand) -> bool:
    try:
        scene.correct(seat, command)
    except Refused:
        return False
    return True


def typed(move: Move, command: Command, rng: Random) -> tuple[int, ...]:
    """The physical dice of a move where the table wants them, and now and then where it only takes them."""
    if move.dice is None or not (move.dice.required or rng.random() < 0.3):
        return ()
    listed = getattr(command, move.dice.field) if move.dice.field else move.dice.sides
    faces = [(sides, rng.randint(1, sides)) for sides in listed]
    more = [rng.randint(1, sides) for sides, face in faces if face == move.dice.again]
    return (*(face for _, face in faces), *more)


def instance(schema: Mapping[str, Any], kind: type[Command], rng: Random) -> Command | None:
    """A command that the schema of a move admits."""
    try:
        return msgspec.convert(sample(schema, rng), kind)
    except Unsatisfiable:
        return None


def admitted(scene: Scene, kind: type[Command]) -> bool:
    """Does the table itself admit this kind of command now?"""
    try:
        admit(scene.game, scene.state.table, kind)
    except Refused:
        return False
    return True


def about(scene: Scene, seat: str) -> list[str]:
    """Ids and words that are about."""
    return [*_strings(msgspec.to_builtins(scene.view(seat))), "nothing", seat]


def wild(scene: Scene, seat: str, kind: type[Command], rng: Random, pool: list[str] | None = None) -> Command:
    """Any well-formed command of this kind, from ids and words that are about (`pool`, where they are known)."""
    pool = about(scene, seat) if pool is None else pool
    return msgspec.convert(structure(kind, pool, rng), kind, strict=False)


def structure(kind: type[msgspec.Struct], pool: list[str], rng: Random) -> dict[str, Any]:
    """Any well-formed value of this kind, as it is spelled, from the ids and words of the pool."""
    hints = _hints(kind)
    config = kind.__struct_config__
    tag = {config.tag_field: config.tag} if config.tag_field else {}
    spelled = zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True)
    return tag | {wire: _wild_value(hints[name], pool, rng) for wire, name in spelled}


@cache
def _hints(kind: type[msgspec.Struct]) -> Mapping[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _strings(value: Any) -> list[str]:
    match value:
        case str():
            return [value]
        case dict():
            return [*map(str, value), *(s for item in value.values() for s in _strings(item))]
        case list() | tuple():
            return [s for item in value for s in _strings(item)]
        case _:
            return []


def _wild_value(hint: Any, pool: list[str], rng: Random) -> Any:
    origin, parts = get_origin(hint), get_args(hint)
    said = [part for part in parts if part is not msgspec.UnsetType]
    makers: dict[Any, Callable[[], Any]] = {
        Annotated: lambda: _wild_value(parts[0], pool, rng),
        Literal: lambda: rng.choice(parts),
        Union: lambda: _wild_value(rng.choice(said), pool, rng),
        UnionType: lambda: _wild_value(rng.choice(said), pool, rng),
        tuple: lambda: [_wild_value(parts[0], pool, rng) for _ in range(rng.randint(0, 3))],
        list: lambda: [_wild_value(parts[0], pool, rng) for _ in range(rng.randint(0, 3))],
        dict: dict,
        str: lambda: rng.choice(pool) if rng.random() < 0.8 else rng.choice(WORDS),
        int: lambda: rng.randint(-1, 12) if rng.random() < 0.9 else rng.choice(GREAT),
        bool: lambda: rng.random() < 0.5,
        type(None): lambda: None,
    }
    found = makers.get(origin or hint)
    if found is not None:
        return found()
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return structure(hint, pool, rng)
    return {}


def shortest(value: Any) -> Any:
    """A command in its shortest spelling: without what says no more than silence."""
    match value:
        case msgspec.Struct():
            config = value.__struct_config__
            tag = {config.tag_field: config.tag} if config.tag_field else {}
            spelled = ((info, getattr(value, info.name)) for info in msgspec.structs.fields(value))
            return tag | {info.encode_name: shortest(said) for info, said in spelled if said != _silence(info)}
        case tuple() | list():
            return [shortest(item) for item in value]
        case dict():
            return {key: shortest(item) for key, item in value.items()}
        case _:
            return msgspec.to_builtins(value)


def spellings(command: Command) -> Iterator[dict[str, Any]]:
    """Every way to spell a command: with and without each of its fields that says no more than silence."""
    silent = [i.encode_name for i in msgspec.structs.fields(command) if getattr(command, i.name) == _silence(i)]
    whole = msgspec.json.decode(msgspec.json.encode(command))
    for said in product((False, True), repeat=len(silent)):
        left_out = {name for name, kept in zip(silent, said, strict=True) if not kept}
        yield {name: value for name, value in whole.items() if name not in left_out}


def _silence(info: msgspec.structs.FieldInfo) -> Any:
    return info.default if info.default_factory is msgspec.NODEFAULT else info.default_factory()


ODD_DICE = ("bad_dice_count", "dice_source")
"""How many dice are typed may hang on the values chosen: a move says it of one of them."""


def fits(scene: Scene, seat: str, command: Command, dice: tuple[int, ...] = (), behalf: str = "") -> bool:
    """Would the rules take it now, if need be with other dice where all are typed? `behalf`: for which seat."""
    try:
        attempt(scene, seat, command, dice, behalf)
    except Refused as refused:
        return refused.code in ODD_DICE and getattr(options_of(scene.state), "dice", "") == "physical"
    return True


def accepted(scene: Scene, seat: str, command: Command, dice: tuple[int, ...] = ()) -> bool:
    """Would the rules take it now? Nothing is appended."""
    try:
        attempt(scene, seat, command, dice)
    except Refused:
        return False
    return True


def attempt(scene: Scene, seat: str, command: Command, dice: tuple[int, ...] = (), behalf: str = "") -> None:
    """Have the rules decide about it, without appending anything. Raises Refused."""
    chance = fresh(scene.game, scene.state, list(dice) or None, System(any_face()))
    act = Act("wild", behalf or seat, command, scene.next_at, seat if behalf else "")
    decide(scene.game, scene.state, act, chance)
    chance.finish()
