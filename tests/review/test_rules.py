"""Records of every game, judged again event by event: what is honest is sound, whatever was corrected on the way."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from domain.base.corrections import ContestRuling
from domain.base.events import Event
from domain.corrections.record_disclosure import recorded_commands
from domain.review.rules import Found, Review
from domain.systems import GAMES
from domain.systems.innommable.preparation.preparation import SetTableOptions
from domain.systems.innommable.state.situation import Options
from domain.systems.nosgoth.sheets import SetSheetValue
from domain.table.commands import EndTable, JoinTable
from projections.feeds.corrections import leaving_open
from projections.feeds.frames import Feeds
from tests import forging
from tests.contract import sessions
from tests.contract.sessions import NAMES, meddle, opened, played, wandering
from tests.scene import Scene
from tests.suite.seeds import seeds

SCRIPTED = "its link gives other faces"
"""Of scenes whose dice the tests choose, under links of a chain."""


def reviewed(feeds: Feeds) -> list[Found]:
    """What is found in the record of these feeds, told again from its first event."""
    raw = list(feeds.history.raw)
    again = Feeds.begin(feeds.game, raw[0])
    review = Review(feeds.game, raw[0])
    found = list(review.opened(raw[0]))
    for event in raw[1:]:
        found += review.take(again.history, event, again.sees, partial(leaving_open, again))
        again.append(event)
    return found


def but_scripted(found: list[Found]) -> list[Found]:
    return [each for each in found if SCRIPTED not in each.finding]


@pytest.mark.parametrize("name", NAMES)
def test_a_session_as_it_was_told_is_sound(name: str) -> None:
    assert but_scripted(reviewed(played(name).feeds)) == []


@pytest.mark.parametrize("seed", seeds(1, deep=60))
@pytest.mark.parametrize("name", NAMES)
def test_whatever_was_corrected_is_sound(name: str, seed: int) -> None:
    rng = Random(f"{name}{seed}")
    for scene, _ in wandering(name, seed, 110):
        if rng.random() < 0.15:
            meddle(scene, rng)
    assert but_scripted(reviewed(scene.feeds)) == []


def test_a_contest_that_a_correction_leaves_open_is_sound() -> None:
    """INN-SEC-07: and one that it leaves open though everybody reads of it is not."""
    scene = Scene("innommable", [("gm", "gm"), ("ana", "player"), ("bob", "player")])
    options = scene.act("gm", SetTableOptions(Options(dice_total=13)))
    contest = scene.correct("ana", ContestRuling(options, "!")).event.id
    scene.amend("gm", options, SetTableOptions(Options(dice_total=15)))
    amended = scene.feeds.history.raw[-1]
    assert amended.command.left_open == (contest,)
    assert reviewed(scene.feeds) == []
    scene.amend("gm", options, SetTableOptions(Options(dice_total=15, null_reroll=False)))
    event = scene.feeds.history.raw[-1]
    forged = replace(event, command=replace(event.command, left_open=(contest,)))
    assert [each.version for each in reviewed(scene.again([*scene.feeds.history.raw[:-1], forged]).feeds)] == [5]


@pytest.mark.parametrize("seed", seeds(1, deep=40))
@pytest.mark.parametrize("name", NAMES)
def test_a_session_with_chains_is_sound(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through several chains of each stream, sixteen links long."""
    opened = sessions.opened
    monkeypatch.setattr(sessions, "opened", lambda *given, **named: forging.chained(opened(*given, **named)))
    rng, last = Random(f"{name}{seed}"), None
    for last, _ in wandering(name, seed, 110, {"dice": "service"}):
        if rng.random() < 0.1:
            meddle(last, rng)
    assert last is not None
    if last.state.table.status != "ended":
        last.act("host", EndTable())
    if last.game.law.consent is None and not last.game.law.closed(last.state, recorded_commands(last.feeds.history)):
        forging.opened(last, next(seat.id for seat in last.state.table.seats if seat.role == "gm"))
    assert reviewed(last.feeds) == []


def test_names_of_before_are_sound() -> None:
    """Names of records that were made before names were checked are no findings: alike, endless, steered."""
    whole = opened("nosgoth").feeds.history.raw[0]
    seats = tuple(replace(seat, name="Ilse") for seat in whole.command.seats)
    feeds = Feeds.begin(GAMES["nosgoth"], replace(whole, command=replace(whole.command, seats=seats)))
    for number, name in enumerate(("Ilse", "x" * 90, "\u202eesli"), 2):
        join = Event(id=f"e{number}", version=number, at=whole.at, seat=seats[number - 2].id, command=JoinTable(name))
        feeds.append(join)
    assert reviewed(feeds) == []


def test_a_long_name_of_a_former_sheet_is_sound() -> None:
    """NOS-DATA-01: it had no bound when it was recorded."""
    session = played("nosgoth").feeds.history.raw
    raw = session[: len(session) // 2]
    feeds = Feeds.begin(GAMES["nosgoth"], raw[0])
    for event in raw[1:]:
        feeds.append(event)
    state: Any = feeds.state
    hero, gm = next(iter(state.characters)), state.table.with_role("gm")[0].id
    last = raw[-1]
    named = SetSheetValue(hero, "name", "K" * 81)
    feeds.append(Event(id="long", version=last.version + 1, at=last.at, seat=gm, command=named))
    assert but_scripted(reviewed(feeds)) == []
