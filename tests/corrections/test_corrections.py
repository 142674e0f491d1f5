"""The laws of correction, on random sessions: nothing is lost, nothing is rolled again, everything can come back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.base.corrections import Asked, ContestRuling, Restore, Retract, Rewind, Uphold, Verdict
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.corrections.judgement import decide_correction
from domain.corrections.rejudgement import rejudge
from domain.game import Game, Law
from domain.record.chain import GENESIS
from domain.record.codec import read
from domain.record.fold import evolve
from domain.record.history import STRIDE, Overlay, play
from domain.table.commands import SetPresence
from projections.feeds.frames import Feeds
from projections.feeds.loading import sealed
from projections.feeds.reader import SeatReader
from tests import laws
from tests.game.purse import PROJECTION, CloseBox, Earn, Note, OpenBox, Purse, Spend, purse, replacement
from tests.scene import Scene

SEATS = [("gm", "gm"), ("ann", "player"), ("bob", "player")]
commands = st.one_of(
    st.builds(Earn, st.integers(0, 9)),
    st.builds(Spend, st.integers(1, 12)),
    st.builds(Note, st.sampled_from("xyz")),
    st.just(OpenBox()),
    st.just(CloseBox()),
)
acts = st.lists(st.tuples(st.sampled_from(["ann", "bob"]), commands, st.integers(1, 6)), min_size=3, max_size=25)
picks = st.integers(0, 10_000)


def scene(game: Game | None = None) -> Scene:
    return Scene(game or purse(), SEATS, projection=PROJECTION)  # type: ignore[arg-type]


def played(session: list[tuple[str, Command, int]], game: Game | None = None) -> Scene:
    """A scene in which what the rules admit of these acts was played."""
    table = scene(game)
    for seat, command, face in session:
        try:
            table.do(seat, command, below=lambda n, face=face: (face - 1) % n)  # type: ignore[misc]
        except Refused:
            continue
    return table


def targets(table: Scene) -> list[Event]:
    """Events of play that stand."""
    history = table.feeds.history
    return [e for e in history.raw if play(e) and e.id not in history.overlay.void]


def purses(table: Scene) -> tuple[Any, ...]:
    state: Purse = table.state
    return dict(state.money), dict(state.notes), state.box


@given(acts, picks)
def test_retract_then_restore_is_identity(session: list[tuple[str, Command, int]], pick: int) -> None:
    table = played(session)
    if not (found := targets(table)):
        return
    before, overlay = purses(table), table.feeds.history.overlay
    views = {s: msgspec.to_builtins(table.view(s)) for s in ("gm", "ann", "bob", "host")}
    step = table.correct("gm", Retract(found[pick % len(found)].id))
    table.correct("gm", Restore(step.event.id))
    assert purses(table) == before
    assert table.feeds.history.overlay == overlay
    assert {s: msgspec.to_builtins(table.view(s)) for s in views} == views


@given(acts, picks)
def test_a_retraction_of_a_retraction_restores(session: list[tuple[str, Command, int]], pick: int) -> None:
    table = played(session)
    if not (found := targets(table)):
        return
    before = purses(table)
    step = table.correct("gm", Retract(found[pick % len(found)].id))
    again = table.correct("gm", Retract(step.event.id))
    assert purses(table) == before
    table.correct("gm", Restore(again.event.id))
    assert found[pick % len(found)].id in table.feeds.history.overlay.void


@given(acts, picks, st.integers(0, 9))
def test_an_amendment_equals_the_session_in_which_it_had_been_so(
    session: list[tuple[str, Command, int]], pick: int, amount: int
) -> None:
    table = played(session)
    found = [e for e in targets(table) if isinstance(e.command, Earn)]
    if not found:
        return
    target = found[pick % len(found)]
    table.amend("gm", target.id, Earn(amount))
    changed = [
        msgspec.structs.replace(e, command=Earn(amount)) if e.id == target.id else e for e in table.feeds.history.raw
    ]
    assert purses(table) == from_the_start(table, changed)


@given(acts, picks)
def test_a_retraction_equals_the_session_without_the_event(session: list[tuple[str, Command, int]], pick: int) -> None:
    table = played(session)
    if not (found := targets(table)):
        return
    target = found[pick % len(found)]
    table.correct("gm", Retract(target.id))
    assert purses(table) == from_the_start(table, [e for e in table.feeds.history.raw if e.id != target.id])


def from_the_start(table: Scene, events: list[Event]) -> tuple[Any, ...]:
    """The same draws, judged in order from an empty table."""
    other = scene()
    state = other.state
    for event in events[1:]:
        for kept in rejudge(other.game, state, event) if play(event) else ():
            state = evolve(other.game, state, kept).state
    return dict(state.money), dict(state.notes), state.box


@given(acts, picks)
def test_a_rewind_is_the_past(session: list[tuple[str, Command, int]], pick: int) -> None:
    table = played(session)
    if not (found := targets(table)):
        return
    target = found[pick % len(found)]
    past: Any = table.feeds.history.at(target.version - 1)
    table.correct("gm", Rewind(target.id))
    assert purses(table) == (dict(past.money), dict(past.notes), past.box)


corrections = st.lists(st.tuples(st.sampled_from(["retract", "amend", "rewind", "restore"]), picks, acts), max_size=6)


def corrected(
    session: list[tuple[str, Command, int]], plan: list[tuple[str, int, Any]], game: Game | None = None
) -> Scene:
    """A session with corrections, and play that goes on between them."""
    table = played(session, game)
    for kind, pick, more in plan:
        try:
            correct(table, kind, pick)
        except Refused:
            continue
        for seat, command, face in more[:4]:
            try:
                table.do(seat, command, below=lambda n, face=face: (face - 1) % n)  # type: ignore[misc]
            except Refused:
                continue
    return table


def correct(table: Scene, kind: str, pick: int) -> None:
    done = sorted(table.feeds.history.rulings)
    found = targets(table)
    if kind == "restore" and done:
        table.correct("gm", Restore(table.feeds.history.raw[done[pick % len(done)] - 1].id))
    elif found:
        target = found[pick % len(found)]
        match kind:
            case "retract":
                table.correct("gm", Retract(target.id))
            case "rewind" if pick % 3 == 0:
                table.correct("gm", Rewind(target.id))
            case "amend" if isinstance(target.command, Earn | Spend):
                table.amend("gm", target.id, type(target.command)(pick % 9))
            case _:
                pass


@given(acts, corrections)
def test_loading_judges_nothing_and_tells_the_same(session: Any, plan: Any) -> None:
    """A record read from its bytes: the same state, the same overlay, the same feeds, byte for byte."""
    table = corrected(session, plan)
    again = reloaded(table)
    assert again.state == table.state
    assert again.history.overlay == table.feeds.history.overlay
    for seat in ("gm", "ann", "bob", "host"):
        live, loaded = SeatReader(table.feeds, seat, "fr").frames(), SeatReader(again, seat, "fr").frames()
        assert msgspec.json.encode(list(live)) == msgspec.json.encode(list(loaded))


def reloaded(table: Scene) -> Feeds:
    rows, head = [], GENESIS
    for event in table.feeds.history.raw:
        row, head = sealed(table.game, "t", event, head)
        rows.append(row)
    events = [read(table.game, row.version, row.topic, row.data) for row in rows]
    feeds = Feeds.begin(table.game, events[0], PROJECTION)
    for event in events[1:]:
        feeds.append(event)
    return feeds


@given(acts, corrections)
def test_frames_have_no_gaps_and_the_past_stays_what_it_was(session: Any, plan: Any) -> None:
    """Every frame tells again what it told when it came; a view at a frame is the view of that moment."""
    table = scene()
    moments: dict[str, list[tuple[bytes, bytes]]] = {s: [] for s in ("gm", "ann", "bob", "host")}
    append = table.feeds.append

    def append_and_note(event: Event) -> Any:
        views = {s: table.view(s) for s in moments}
        step = append(event)
        for seat, as_it_came in moments.items():
            for frame in SeatReader(table.feeds, seat, "fr").present_frames():
                assert frame.frame == len(as_it_came) + 2
                as_it_came.append((msgspec.json.encode(frame), msgspec.json.encode(table.view(seat))))
                break
            else:
                assert table.view(seat) == views[seat], "a view changed without a frame"
        return step

    table.feeds.append = append_and_note  # type: ignore[method-assign]
    replay(table, session, plan)
    for seat, as_it_came in moments.items():
        frames = table.feed(seat, after=1, marked=False)
        assert [msgspec.json.encode(f) for f in frames] == [frame for frame, _ in as_it_came]
        for number, (_, view) in enumerate(as_it_came, 2):
            assert msgspec.json.encode(table.view(seat, number)) == view


def replay(table: Scene, session: Any, plan: Any) -> None:
    ids: Iterator[int] = count()
    for seat, command, face in session:
        try:
            table.do(seat, command, below=lambda n, face=face: (face - 1) % n)  # type: ignore[misc]
        except Refused:
            continue
        if next(ids) % 5 == 3 and plan:
            kind, pick, _ = plan[next(ids) % len(plan)]
            try:
                correct(table, kind, pick)
            except Refused:
                continue


nested = st.lists(
    st.tuples(st.sampled_from(["retract", "amend", "rewind", "restore", "restore", "restore"]), picks, acts),
    min_size=2,
    max_size=10,
)


@given(acts, nested)
def test_only_the_corrections_in_force_count(session: Any, plan: Any) -> None:
    """Whatever was corrected, restored and restored again: the record is that of the corrections in force, made
    one after another from the first event on.
    """
    laws.check(corrected(session, plan).feeds.history)


def reads_otherwise(event: Event, was: tuple[Any, ...], now: tuple[Any, ...]) -> bool:
    """What someone has once earned never reads otherwise."""
    return isinstance(event.command, Earn) and was != now


@given(acts, nested)
def test_only_the_corrections_in_force_count_where_results_may_not_flip(session: Any, plan: Any) -> None:
    """The same under a law by which an event falls rather than have something else follow from it."""
    laws.check(corrected(session, plan, purse(Law(replacement=replacement, breaks=reads_otherwise))).feeds.history)


def test_restoring_breaks_what_came_since_and_would_read_otherwise() -> None:
    """An event is held against what followed when it came, whichever correction is undone."""
    table = scene(purse(Law(breaks=reads_otherwise)))
    first = table.do("ann", Earn(1), 1).event
    undoing = table.correct("gm", Retract(first.id)).event
    later, other = table.do("ann", Earn(2), 2).event, table.do("bob", Earn(3), 3).event
    undone = table.correct("gm", Restore(undoing.id)).event
    assert (table.verdict().back, table.verdict().void) == ((first.id,), (later.id,))
    assert table.state.money == {"ann": 2, "bob": 6}
    table.correct("gm", Restore(undone.id))
    assert (table.verdict().back, table.verdict().void) == ((later.id,), (first.id,))
    assert other.id not in table.feeds.history.overlay.void


def test_restoring_twice_is_no_third_state() -> None:
    """Two retractions, each taken back in the order in which they were made: everything stands as before."""
    table = scene()
    events = [table.do("ann", Earn(n), 1).event for n in (1, 2)]
    before = purses(table)
    done = [table.correct("gm", Retract(event.id)).event for event in events]
    for correction in done:
        table.correct("gm", Restore(correction.id))
    assert purses(table) == before
    assert table.feeds.history.overlay == Overlay()


def test_undoing_one_of_two_undoings_changes_nothing() -> None:
    table = scene()
    earn = table.do("ann", Earn(1), 1).event
    first = table.correct("gm", Retract(earn.id)).event
    undone = table.correct("gm", Restore(first.id)).event
    back = table.correct("gm", Restore(undone.id)).event
    table.correct("gm", Restore(first.id))
    table.correct("gm", Restore(back.id))
    assert table.verdict() == Verdict(asked=(Asked(),))
    assert table.feeds.history.overlay == Overlay()


@given(acts, corrections)
def test_the_log_is_never_cut(session: Any, plan: Any) -> None:
    table = corrected(session, plan)
    raw = table.feeds.history.raw
    assert [e.version for e in raw] == list(range(1, len(raw) + 1))
    assert len({e.id for e in raw}) == len(raw)


@pytest.mark.parametrize("stride", [1, 2, 5])
@given(session=acts, plan=corrections)
def test_kept_states_agree_with_the_record(stride: int, session: Any, plan: Any) -> None:
    with patch("domain.record.history.STRIDE", stride):
        table = corrected(session, plan)
        laws.marks_hold(table.feeds.history)
        again = reloaded(table)
        versions = range(1, again.history.version + 1)
        assert [again.history.at(v) for v in versions] == [table.feeds.history.at(v) for v in versions]


def test_a_void_event_never_gives_its_die_again() -> None:
    table = scene()
    roll = table.do("ann", Earn(0), 6)
    table.correct("gm", Retract(roll.event.id))
    again = table.do("ann", Earn(0), 2)
    assert again.after.money == {"ann": 2}


def test_an_event_that_needs_a_die_it_never_had_becomes_void() -> None:
    """Who was rich rolled nothing; poor again by correction, the roll would have to be invented."""
    table = scene()
    first = table.do("ann", Earn(30), 1)
    free = table.do("ann", Earn(5))
    assert free.event.draws == ()
    step = table.amend("gm", first.event.id, Earn(0))
    assert table.verdict().void == (free.event.id,)
    assert step.after.money == {"ann": 1}


def test_a_die_that_is_no_longer_needed_is_dropped() -> None:
    table = scene()
    first = table.do("ann", Earn(0), 1)
    table.do("ann", Earn(5), 6)
    assert table.amend("gm", first.event.id, Earn(40)).after.money == {"ann": 46}


def test_mending_inserts_an_act_and_restoring_takes_it_back() -> None:
    table = scene()
    table.do("ann", OpenBox())
    close = table.do("ann", CloseBox())
    table.do("bob", OpenBox())
    step = table.correct("gm", Retract(close.event.id))
    assert step.after.box == "bob"
    assert [e.command for e in table.feeds.history.line(2, 99) if play(e)] == [OpenBox(), CloseBox(), OpenBox()]
    table.correct("gm", Restore(step.event.id))
    assert not table.feeds.history.overlay.inserted


def test_only_typed_dice_can_be_typed_again() -> None:
    table = scene()
    typed, rolled = table.do("ann", Earn(0), 3), table.do("ann", Earn(0), below=lambda n: 0)
    assert table.amend("gm", typed.event.id, Earn(0), (5,)).after.money == {"ann": 6}
    for target, command, dice in ((rolled, Earn(0), (6,)), (typed, Earn(0), (7,)), (typed, Spend(1), None)):
        with pytest.raises(Refused, match="illegal_replacement"):
            table.amend("gm", target.event.id, command, dice)


def test_a_correction_near_the_end_costs_its_tail() -> None:
    """Folds are counted: a log a hundred times longer costs no more."""
    costs = []
    for length in (200, 2_000):
        calls = [0]
        game = purse()

        def counted(state: Any, event: Event, calls: list[int] = calls, inner: Any = game.evolve) -> Any:
            calls[0] += 1
            return inner(state, event)

        table = scene(msgspec.structs.replace(game, evolve=counted))
        note = table.do("ann", Note("x"))
        events = [table.do("ann", Earn(1), below=lambda n: 0) for _ in range(length)]
        table.correct("gm", Retract(note.event.id))
        calls[0] = 0
        undoing = table.correct("gm", Retract(events[-3].event.id)).event
        costs.append([calls[0]])
        table.do("ann", Earn(1), below=lambda n: 0)
        calls[0] = 0
        table.correct("gm", Restore(undoing.id))
        costs[-1].append(calls[0])
    for short, long in zip(*costs, strict=True):
        assert long <= short + STRIDE
        assert long < 8 * STRIDE


def test_presence_is_no_ruling() -> None:
    table = scene()
    away = table.do("ann", SetPresence("ann", True))
    table.refuse_correction("gm", Retract(away.event.id), "not_retractable")
    table.refuse_correction("ann", Retract(away.event.id), "not_your_role")
    table.refuse_correction("gm", Retract("nothing"), "unknown_event")


def test_a_retracted_event_cannot_be_retracted_again() -> None:
    table = scene()
    event = table.do("ann", Note("x")).event
    table.correct("gm", Retract(event.id))
    table.refuse_correction("gm", Retract(event.id), "not_retractable")


def test_contests_are_flags_for_those_who_see() -> None:
    table = scene()
    note, earn = table.do("ann", Note("secret")).event, table.do("ann", Earn(1), 1).event
    table.refuse_correction("bob", ContestRuling(note.id), "unknown_event")
    table.refuse_correction("bob", ContestRuling("nothing"), "unknown_event")
    table.refuse_correction("gm", Uphold(earn.id), "not_contested")
    contest = table.correct("bob", ContestRuling(earn.id, "why?"))
    table.refuse_correction("gm", Retract(contest.event.id), "not_retractable")
    assert table.feed("bob")[-2].entries[0].contested
    table.correct("gm", Uphold(earn.id))
    assert table.disputes(earn.id) == ["upheld"]
    assert not table.feed("bob")[-3].entries[0].contested
    secret = table.correct("gm", ContestRuling(note.id))
    assert table.last("bob") == []
    assert table.last("ann") == ["RulingContested"]
    assert secret.event.id


def test_a_hidden_correction_is_hidden_and_tells_only_what_changes() -> None:
    """No target and no reason where the target was hidden; nothing at all where nothing changes."""
    table = scene()
    note = table.do("ann", Note("secret")).event
    table.correct("gm", Retract(note.id, "because"))
    assert table.last("bob") == []
    assert table.last("ann") == ["RulingRetracted"]


def test_what_was_seen_stays_readable_marked_withdrawn() -> None:
    table = scene()
    earn = table.do("ann", Earn(3), 4).event
    table.correct("gm", Retract(earn.id, "mistake"))
    found = {line.event: line for frame in table.feed("bob") for line in frame.entries}
    assert found[earn.id].withdrawn
    assert found[earn.id].dice[0].faces == (4,)
    fields = table.feed("bob")[-1].entries[0].fields
    assert (fields.target, fields.reason, fields.void) == (earn.id, "mistake", (earn.id,))
    assert fields.changes[0].path == "/money/ann"


def test_strict_games_ask_before_more_falls() -> None:
    table = scene(purse(Law(strict=True)))
    earn = table.do("ann", Earn(5), 1).event
    spent = table.do("ann", Spend(6)).event
    refused = table.refuse_correction("gm", Retract(earn.id), "dependents_exist")
    assert refused.lists == {"dependents": (spent.id,)}
    table.correct("gm", Retract(earn.id, cascade=True))
    assert table.verdict().void == (earn.id, spent.id)


def test_the_list_of_dependents_names_only_what_the_asker_sees() -> None:
    """A refusal holds nothing that its receiver may not see; it is refused all the same."""
    table = scene(purse(Law(strict=True)))
    earn = table.do("ann", Earn(5), 1).event
    spent, again = table.do("ann", Spend(2)).event, table.do("ann", Spend(3)).event
    history = table.feeds.history

    def but(hidden: set[str]) -> str:
        with pytest.raises(Refused, match="dependents_exist") as caught:
            decide_correction(history, "gm", Retract(earn.id), lambda seat, event: seat == "gm" and event not in hidden)
        return ", ".join(caught.value.lists["dependents"])

    assert but(set()) == f"{spent.id}, {again.id}"
    assert but({spent.id}) == again.id
    assert but({spent.id, again.id}) == ""


def test_units_fall_together() -> None:
    """A unit may reach backwards from its target."""

    def pair(target: Event, earlier: Any, later: Any, amending: bool) -> frozenset[str]:
        if amending:
            return frozenset()
        wanted = OpenBox if isinstance(target.command, CloseBox) else CloseBox
        near = earlier if wanted is OpenBox else later
        return frozenset(e.id for e in near if isinstance(e.command, wanted))

    table = scene(purse(Law(unit=pair)))
    opened = table.do("ann", OpenBox()).event
    earn = table.do("ann", Earn(1), 1).event
    closed = table.do("ann", CloseBox()).event
    table.correct("gm", Retract(closed.id))
    assert table.verdict().void == (opened.id, closed.id)
    assert earn.id not in table.feeds.history.overlay.void


def test_a_law_may_put_something_in_the_place_of_what_it_retracts() -> None:
    def instead(state: Any, event: Event, why: Any) -> tuple[Event, ...]:
        if why is not None:
            return ()
        return (msgspec.structs.replace(event, id=f"{event.id}.instead", command=Note("gone")),)

    table = scene(purse(Law(replacement=instead)))
    earn = table.do("ann", Earn(1), 1).event
    assert table.correct("gm", Retract(earn.id)).after.notes == {"ann": ("gone",)}


def test_the_law_of_the_game_mends() -> None:
    assert purse().law.replacement is replacement
