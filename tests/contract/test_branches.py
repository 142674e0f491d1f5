"""Branches of every game, begun at every frame of a told session: nobody reads more there than by then here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator
from msgspec import Raw

from domain.base.corrections import Amend, Correction, Restore, Retract, Rewind
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.corrections.bars import NO_BARS, Bars
from domain.corrections.branches import opens_no_more, redraw
from domain.corrections.judgement import decide_correction
from domain.corrections.permission import may_correct
from domain.game import Move, Schema
from domain.record.branches import branched
from domain.record.seals import last_unsealed, sealed_since, unopened
from domain.systems import GAMES
from domain.systems.sombre.combat.declarations.sealing import CallSealedDeclarations, OpenSealedIntents, SealIntentKind
from domain.systems.sombre.combat.turn.turn import StartCombat
from domain.table.commands import DrawAnew
from domain.table.seats import Origin, Seat
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.feeds.reader import SeatReader
from projections.feeds.views import view_of
from projections.moves import offers
from projections.moves.correction_moves import amendments
from projections.moves.folding import choices_of
from projections.moves.offers import play_moves
from tests.contract.sessions import NAMES, played
from tests.scene import Scene
from tests.sombre.table import carole, playing


def shared(scene: Scene, version: int) -> list[Event]:
    """That much of the record as a branch begins with it."""
    raw = scene.feeds.history.raw
    return list(branched(raw[:version], "b", "Et si", Origin("t", "0" * 64, leader(scene), raw[version - 1].at), None))


def begun(scene: Scene, events: Sequence[Event]) -> Feeds:
    """The feeds of a table that is opened, and nothing more."""
    feeds = Feeds.begin(scene.game, events[0], scene.feeds.projection)
    feeds.render()
    return feeds


def redrawn(feeds: Feeds, scene: Scene) -> Feeds:
    """The same with what a branch draws anew."""
    last = feeds.history.raw[-1]
    bare = Event(id="anew", version=last.version + 1, at=last.at, seat=leader(scene), command=DrawAnew())
    if (drawn := redraw(feeds.history, bare, None)) is not None:
        feeds.append(drawn)
    return feeds


def branch(scene: Scene, version: int) -> Feeds:
    """A branch with that much of the record, as the service begins it."""
    events = shared(scene, version)
    feeds = begun(scene, events)
    for event in events[1:]:
        feeds.append(event)
    return redrawn(feeds, scene)


def leader(scene: Scene) -> str:
    """Whoever may begin a branch: the game master, or any of the players."""
    seats: tuple[Seat, ...] = scene.state.table.seats
    return next(seat.id for seat in seats if may_correct(scene.feeds.history, seat.id))


def moments(scene: Scene) -> Iterator[tuple[int, int]]:
    """Every frame of whoever may begin a branch, and its version."""
    seat = leader(scene)
    for frame in range(1, scene.feeds.count(seat) + 1):
        yield frame, scene.feeds.version_of(seat, frame)


def seals(scene: Scene, event: Event) -> bool:
    return type(event.command) in scene.game.sealing.until


def duel() -> Scene:
    """Two declare together: a kind that was taken back, two that are opened, and nothing sealed in the end."""
    scene, one = playing()
    two = carole(scene, "bob", "Bob")
    scene.do("gm", StartCombat((one, two)))
    scene.do("gm", CallSealedDeclarations((one, two)))
    scene.do("ana", SealIntentKind(one, "attack"))
    scene.correct("gm", Retract(scene.last_id, "on reprend"))
    scene.do("ana", SealIntentKind(one, "defence"))
    scene.do("bob", SealIntentKind(two, "other"))
    scene.do("gm", OpenSealedIntents())
    return scene


SESSIONS = (*NAMES, "duel")


def session(name: str) -> Scene:
    return duel() if name == "duel" else played(name)


def test_what_a_game_says_that_it_seals_is_what_it_records() -> None:
    for game in GAMES.values():
        for kind, opening in game.sealing.until.items():
            assert kind in game.recorded
            assert opening <= {*game.recorded, *game.consequences}
    # elsewhere the game master sees everything, and nothing is drawn ahead (SPI-SEC-05)
    assert {name for name, game in GAMES.items() if game.sealing.until} == {"ambre", "sombre"}


@pytest.mark.parametrize("name", SESSIONS)
def test_nothing_sealed_is_in_force_where_a_branch_begins(name: str) -> None:
    """From the first act that seals something on, until the very event that opens it, there is none."""
    scene = session(name)
    history = scene.feeds.history
    sealed = [version for _, version in moments(scene) if sealed_since(history, version) is not None]
    for version in sealed:
        last = last_unsealed(history, version)
        assert last < version
        assert sealed_since(history, last) is None
        assert any(seals(scene, event) for event in history.raw[last : version + 1])
    assert bool(sealed) == any(seals(scene, event) for event in history.raw)
    assert all(history.raw[act - 1].id in history.overlay.void for act in unopened(history, history.version).values())


@pytest.mark.parametrize("name", SESSIONS)
def test_a_branch_reads_as_its_origin_did(name: str) -> None:
    """At every frame, every seat, in its feed and its view: but for what was drawn anew, which the branch alone has."""
    scene = session(name)
    seats = [seat.id for seat in scene.state.table.seats]
    raw, moment = scene.feeds.history.raw, {version for _, version in moments(scene)}
    here, there = begun(scene, raw), begun(scene, shared(scene, len(raw)))
    for event, same in zip(raw[1:], shared(scene, len(raw))[1:], strict=True):
        here.append(event)
        there.append(same)
        if event.version not in moment or sealed_since(here.history, event.version) is not None:
            continue
        anew = redrawn(there.copy(), scene)
        for seat in seats:
            last = here.count(seat)
            assert there.count(seat) == last
            if last > 1:
                assert SeatReader(there, seat, "fr").entries(last) == SeatReader(here, seat, "fr").entries(last)
            assert msgspec.to_builtins(view_of(there, seat)) == msgspec.to_builtins(view_of(here, seat))
            more = range(last + 1, anew.count(seat) + 1)
            lines = [line.type for number in more for line in SeatReader(anew, seat, "fr").entries(number)]
            assert lines in ([], ["DrawnAnew", "DrawCommitted"])


def test_what_opens_at_the_end_opens_where_it_has_opened_in_the_origin() -> None:
    """AMB-EPI-01, AMB-SEC-13, SPI-SESS-12, INN-END-05: step by step of the told sessions, each thing once."""
    opening = {}
    for name in NAMES:
        scene = session(name)
        opened = scene.game.sealing.opened
        grew = [step for step in scene.feeds.history.steps(1) if opened(step.after) - opened(step.before)]
        for step in grew:
            assert type(step.event.command) in scene.game.sealing.opening
            opens_no_more(scene.game, step.before, step.after, opened(step.after))
            with pytest.raises(Refused, match="origin_sealed"):
                opens_no_more(scene.game, step.before, step.after, opened(step.before))
        opening[name] = len(grew)
    assert {name for name, count in opening.items() if count} == {"ambre", "innommable", "spin"}


@pytest.mark.parametrize("name", ["ambre", "innommable", "spin"])
def test_what_a_branch_is_offered_opens_no_more_than_its_origin(name: str) -> None:
    """AMB-SEC-13, SPI-SESS-12, INN-END-05. As soon as the origin has opened a thing, the branch may."""
    scene = session(name)
    opened = scene.game.sealing.opened
    growing = [step for step in scene.feeds.history.steps(1) if opened(step.after) - opened(step.before)]
    for step in growing:
        feeds = Feeds.begin(scene.game, scene.feeds.history.raw[0])
        for event in scene.feeds.history.raw[1 : step.event.version - 1]:
            feeds.append(event)
        seat, kind = step.event.seat, type(step.event.command)
        free = [move for move in play_moves(feeds, seat) if move.command is kind]
        feeds.bars = Bars(opened(step.before))
        narrowed = [move for move in play_moves(feeds, seat) if move.command is kind]
        assert not any(admits(move, step.event.command) for move in narrowed)
        feeds.bars = Bars(opened(step.after))
        assert any(admits(move, step.event.command) for move in play_moves(feeds, seat) if move.command is kind)
        feeds.bars = Bars(frozenset({*opened(step.after), "record", "set_aside", *_things(free)}))
        assert [move for move in play_moves(feeds, seat) if move.command is kind] == free


@pytest.mark.parametrize("name", ["innommable", "spin"])
def test_no_correction_that_a_branch_is_offered_opens_more_than_its_origin(name: str) -> None:
    """SPI-SESS-12, INN-END-05: where what was opened has been taken back in both, it is not brought back in the branch
    first, nor is another thing opened in its place.
    """
    scene = session(name)
    opened = scene.game.sealing.opened
    growing = [step for step in scene.feeds.history.steps(1) if opened(step.after) - opened(step.before)]
    counted = Counter[str]()
    for step in growing:
        there = scene.again(scene.feeds.history.raw[: step.event.version])
        seat, act = step.event.seat, step.event.id
        for bars in (Bars(opened(step.before)), Bars(opened(step.after))):
            counted.update(judged_corrections(there.feeds, seat, act, bars))
        if "retract" in scene.game.law.kinds:
            there.correct(seat, Retract(act, "pas encore", cascade=True))
            back = [offered(there.feeds, seat, act, bars) for bars in (Bars(opened(step.before)), NO_BARS)]
            assert not [each for each in back[0] if isinstance(each, Restore)]
            assert [each for each in back[1] if isinstance(each, Restore)]
            for bars in (Bars(opened(step.before)), Bars(opened(step.after))):
                counted.update(judged_corrections(there.feeds, seat, act, bars))
    assert counted["Restore"] > 0
    assert counted["Amend"] > 0


def judged_corrections(feeds: Feeds, seat: str, act: str, bars: Bars) -> Iterator[str]:
    """Make every correction that the seat is offered in such a branch, each on a copy: their kinds."""
    assert bars.opened is not None
    for correction in offered(feeds, seat, act, bars):
        twin = feeds.copy()
        with suppress(Refused):  # what follows from it is not judged before
            decided = decide_correction(feeds.history, seat, correction, feeds.sees)
            last = feeds.history.raw[-1]
            twin.append(Event(id="c", version=last.version + 1, at=last.at, seat=seat, command=decided))
        opens_no_more(feeds.game, feeds.state, twin.state, bars.opened)
        yield type(correction).__name__


def offered(feeds: Feeds, seat: str, act: str, bars: Bars) -> list[Correction]:
    """The corrections that the seat is offered, and those of this act on its page; of forms one sample for each way."""
    feeds.bars = bars
    shown = [*offers(feeds, seat, "fr").corrections, *amendments(feeds, seat, act, "fr").corrections]
    found: list[Correction] = []
    for offer in shown:
        if offer.type in {"retract", "rewind", "restore"}:
            ids = [str(value) for value, _ in choices_of(offer.schema["properties"]["target"]) or ()]
            found += [made(offer.type, target) for target in ids]
        elif offer.type == "amend":
            form = offer.schema["properties"]["command"]
            for wanted in form.get("anyOf", [form]):
                found += [Amend(act, Raw(encode(each)), reason="pour voir", cascade=True) for each in ways(wanted)]
    return found


def made(kind: str, target: str) -> Correction:
    if kind == "rewind":
        return Rewind(target, "pour voir")
    return (Retract if kind == "retract" else Restore)(target, "pour voir", cascade=True)


def ways(form: Schema) -> list[dict[str, Any]]:
    """Return one command for each choice that a form leaves."""
    fields = {name: [value for value, _ in choices_of(schema) or ()] for name, schema in form["properties"].items()}
    fields = {name: values or [form["properties"][name].get("const", "?")] for name, values in fields.items()}
    return [dict(zip(fields, values, strict=True)) for values in product(*fields.values())]


def _things(moves: list[Move]) -> set[Any]:
    schemas = [schema for move in moves for schema in move.fields.values()]
    return {each.get("const") for schema in schemas for each in (*schema.get("oneOf", ()), *_consts(schema))}


def _consts(schema: Schema) -> list[Schema]:
    return [{"const": value} for value in schema.get("enum", ())]


def admits(move: Move, command: Command) -> bool:
    return Draft202012Validator(move.schema).is_valid(msgspec.to_builtins(command))
