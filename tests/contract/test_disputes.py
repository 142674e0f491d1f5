"""Disputes in every game: seen exactly by those who see what is contested, and undone with what settled them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from domain.base.corrections import (
    AnswerContest,
    ContestRuling,
    CorrectionCommand,
    Restore,
    Retract,
    Rewind,
    Uphold,
    WithdrawContest,
)
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.corrections.disputes import disputes
from domain.corrections.permission import may_correct
from domain.record.history import play
from domain.systems import GAMES
from projections.disputes.page import open_disputes
from projections.moves import offers
from tests.contract.sessions import NAMES, wandering
from tests.scene import Scene

encode = msgspec.json.Encoder(order="deterministic").encode
ALL_SEEN = {"ambre"}
"""Where everybody sees of every act that it was done, though not what it was."""


def session(name: str, seed: int, length: int = 70) -> Scene:
    scene = None
    for found, _ in wandering(name, seed, length):
        scene = found
        if scene.state.table.status == "ended":
            break
    assert scene is not None
    return scene


def received(scene: Scene, seat: str) -> bytes:
    """All that the seat is given."""
    feeds = scene.feeds
    return b"\n".join(
        (
            *(encode(frame) for frame in scene.feed(seat)),
            encode(scene.view(seat)),
            encode(offers(feeds, seat, "fr").corrections),
            encode(open_disputes(feeds, seat, "fr")),
        )
    )


def contestable(scene: Scene) -> list[Event]:
    history = scene.feeds.history
    return [e for e in history.raw if play(e) and e.id not in history.overlay.void]


def seats(scene: Scene) -> list[str]:
    return [s.id for s in scene.state.table.seats]


def refusal(scene: Scene, seat: str, command: CorrectionCommand) -> Any:
    with pytest.raises(Refused) as caught:
        scene.correct(seat, command)
    return caught.value.code, caught.value.rule, caught.value.kind, str(caught.value.details)


def hidden_contests(scene: Scene) -> Iterator[tuple[Event, str, list[str]]]:
    """Events that somebody may contest and that others do not see: the event, who contests, who sees nothing."""
    contesters = [s.id for s in scene.state.table.seats if s.role in scene.game.law.contesters]
    for event in contestable(scene):
        seeing = [s for s in contesters if scene.feeds.sees(s, event.id) and not scene.game.away(scene.state, s)]
        blind = [s for s in seats(scene) if not scene.feeds.sees(s, event.id)]
        if seeing and blind:
            yield event, seeing[0], blind


@pytest.mark.parametrize("name", NAMES)
def test_a_contest_of_what_is_hidden_leaves_nothing(name: str) -> None:
    found = 0
    for seed in range(8):
        scene = session(name, seed)
        for event, by, blind in list(hidden_contests(scene))[:3]:
            before = {s: received(scene, s) for s in blind}
            alike = {refusal(scene, s, ContestRuling(target, "?")) for s in blind for target in (event.id, "rien")}
            raised = scene.correct(by, ContestRuling(event.id, "vraiment ?")).event.id
            scene.correct(by, AnswerContest(raised, "oui"))
            assert {s: received(scene, s) for s in blind} == before
            for seat in blind:
                words = [AnswerContest(c, "?") for c in (raised, "rien")]
                assert len({refusal(scene, seat, word) for word in words}) == 1
                assert len({refusal(scene, seat, WithdrawContest(c)) for c in (raised, "rien")}) == 1
            assert len(alike) <= len(blind)
            scene.correct(by, WithdrawContest(raised))
            assert {s: received(scene, s) for s in blind} == before
            found += 1
        if found >= 6:
            return
    assert found or name in ALL_SEEN, f"{name}: nothing hidden was ever contested"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", NAMES)
def test_the_page_tells_each_seat_what_is_contested_of_what_it_sees(name: str, seed: int) -> None:
    scene, rng = session(name, seed), Random(seed)
    argue(scene, rng, 12)
    for seat in (*seats(scene), "host"):
        if scene.game.away(scene.state, seat):
            continue
        told = [(d.id, d.state) for d in open_disputes(scene.feeds, seat, "fr")]
        known = [d for d in _all(scene) if scene.feeds.sees(seat, d.contest.target) and d.live]
        assert told == [(d.contest.id, d.standing) for d in known]
        marked = {line.event for frame in scene.feed(seat) for line in frame.entries if line.contested}
        assert marked - {None} == {d.contest.target for d in known if d.standing == "open"}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", [name for name in NAMES if GAMES[name].law.consent is None])
def test_what_a_correction_settles_its_undoing_opens_again(name: str, seed: int) -> None:
    scene, rng = session(name, seed), Random(seed)
    argue(scene, rng, 24)
    settled = 0
    for _ in range(12):
        contests = [d.contest.target for d in _all(scene) if d.standing == "open"]
        gm = corrector(scene)
        standing = [e.id for e in contestable(scene) if scene.feeds.sees(gm, e.id)]
        target = rng.choice(contests if contests and rng.random() < 0.7 else standing)
        before = [d.standing for d in _all(scene)]
        kinds: list[CorrectionCommand] = [Retract(target, "?", cascade=True), Rewind(target, "?")]
        try:
            made = scene.correct(gm, rng.choice(kinds)).event.id
        except Refused:
            continue
        now = _all(scene)
        assert all(d.standing != "open" for d in now if d.contest.target == target)
        settled += sum(d.standing == "settled" for d in now)
        assert all(d.by is not None and d.by.id == made for d in now if d.standing == "settled" and d.by)
        scene.correct(corrector(scene), Restore(made, "tout compte fait"))
        assert [d.standing for d in _all(scene)] == before
    assert settled or seed


def corrector(scene: Scene) -> str:
    """Who corrects now: a correction may change the roles."""
    return next(s for s in seats(scene) if may_correct(scene.feeds.history, s))


def argue(scene: Scene, rng: Random, times: int) -> None:
    """Contests, answers, withdrawals and upholdings by whoever may."""
    for _ in range(times):
        event, seat = rng.choice(contestable(scene)), rng.choice(seats(scene))
        live = [d.contest for d in _all(scene) if d.live]
        words: list[CorrectionCommand] = [ContestRuling(event.id, "vraiment ?")] * 4
        for contest in live[-2:]:
            words += [AnswerContest(contest.id, "oui"), WithdrawContest(contest.id), Uphold(contest.target, "si")]
        try:
            scene.correct(seat, rng.choice(words))
        except Refused:
            continue
        if scene.state.table.proposal is not None:
            return


def _all(scene: Scene) -> Any:
    table = scene.state.table
    return disputes(table, scene.feeds.history.overlay.void, table.contests.values())


@pytest.mark.parametrize(("name", "code"), [("sombre", "reason_required"), ("spin", "reason_missing")])
def test_who_contests_says_why_where_the_catalogue_asks_it(name: str, code: str) -> None:
    """C-4, SPI-UNDO-01: the parameter is not optional there."""
    law = GAMES[name].law
    assert "contest" in law.reasoned
    assert law.codes.reasonless == code
    assert ("retract" in law.reasoned) is (name == "sombre")
