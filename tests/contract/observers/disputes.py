"""Contests and corrections: who sees them, what they settle, which are offered, and what they say is void."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, meta

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
from domain.corrections.judgement import decide_correction
from domain.corrections.permission import may_correct
from domain.record.history import play
from ops.play.sampler import sample
from projections.base.encoding import encode
from projections.disputes.page import open_disputes
from projections.entries.table_entries import CorrectionEntry
from projections.moves import amendments, offers
from tests.contract.observers.moves import self_contained
from tests.contract.sessions import other_form, shortest, spellings
from tests.contract.walks import Moment, Observer
from tests.contract.wire import read_frames
from tests.scene import Scene

MEMBERS = set(CorrectionEntry.__struct_fields__)


class Void(Observer):
    """`void` and `back` of a line are the acts of the seat's feed that stand no more, and those that stand again."""

    tried = 0

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.before = standing(scene)

    def see(self, moment: Moment) -> None:
        scene, after = moment.scene, standing(moment.scene)
        for seat, frame in moment.frames.items():
            for line in frame.entries:
                if isinstance(line.fields, CorrectionEntry):
                    self.tried += 1
                    fields = line.fields
                    read = {event for event in self.before | after if scene.feeds.sees(seat, event)}
                    assert set(fields.void) == (self.before - after) & read, seat
                    assert set(fields.back) == (after - self.before) & read, seat
                    assert fields.fell.keys() <= set(fields.void), seat
                    assert msgspec.json.decode(encode(fields)).keys() == MEMBERS, seat
        self.before = after


class Hushed(Observer):
    """A contest of what is hidden leaves nothing with those who do not see it, and they are answered like nothing."""

    tried = 0

    def end(self, scene: Scene) -> None:
        scene = scene.copy()
        if scene.state.table.proposal is not None or scene.game.law.refuses(scene.state, None, None):
            return
        for event, by, blind in list(hidden_contests(scene))[:3]:
            before = {s: received(scene, s) for s in blind}
            alike = {refusal(scene, s, ContestRuling(target, "?")) for s in blind for target in (event.id, "rien")}
            raised = scene.correct(by, ContestRuling(event.id, "vraiment ?")).event.id
            scene.correct(by, AnswerContest(raised, "oui"))
            assert {s: received(scene, s) for s in blind} == before
            for seat in blind:
                words = [AnswerContest(c, "?") for c in (raised, "rien")]
                assert len({refusal(scene, seat, word) for word in words}) == 1, seat
                assert len({refusal(scene, seat, WithdrawContest(c)) for c in (raised, "rien")}) == 1, seat
            assert len(alike) <= len(blind)
            scene.correct(by, WithdrawContest(raised))
            assert {s: received(scene, s) for s in blind} == before
            self.tried += 1


class Disputed(Observer):
    """The page tells each seat what is contested of what it sees; its feed marks it."""

    def see(self, moment: Moment) -> None:
        if moment.rng("disputed").random() < 0.05:
            check_open_disputes(moment.scene)

    def end(self, scene: Scene) -> None:
        scene = scene.copy()
        argue(scene, Random(self.seed), 12)
        check_open_disputes(scene)


class Settled(Observer):
    """What a correction settles its undoing opens again, where the game master corrects alone; and it leaves every view
    as it was, but of whoever was away (C-7: the correction may have brought a seat back, which then saw the present).
    """

    tried = 0

    def end(self, scene: Scene) -> None:
        if scene.game.law.consent is not None or "retract" not in scene.game.law.kinds:
            return
        scene, rng = scene.copy(), Random(self.seed)
        argue(scene, rng, 12)
        for _ in range(12 if contestable(scene) else 0):
            contests = [d.contest.target for d in _all(scene) if d.status == "open"]
            gm = corrector(scene)
            seen = [e.id for e in contestable(scene) if scene.feeds.sees(gm, e.id)]
            if not seen:
                return
            target = rng.choice(contests if contests and rng.random() < 0.7 else seen)
            before = [d.status for d in _all(scene)]
            views = {s: encode(scene.view(s)) for s in seats(scene) if not scene.game.away(scene.state, s)}
            kinds: list[CorrectionCommand] = [Retract(target, "?", cascade=True), Rewind(target, "?")]
            try:
                made = scene.correct(gm, rng.choice(kinds)).event.id
            except Refused:
                continue
            now = _all(scene)
            assert all(d.status != "open" for d in now if d.contest.target == target)
            for was, d in zip(before, now, strict=True):
                if was != d.status == "settled":
                    self.tried += 1
                    assert d.by is not None
                    assert d.by.id == made, d
            try:
                scene.correct(corrector(scene), Restore(made, "tout compte fait"))
            except Refused:  # something came to hang on it
                continue
            assert [d.status for d in _all(scene)] == before
            assert {seat: encode(scene.view(seat)) for seat in views} == views


class RecordOffered(Observer):
    """Whatever is offered about the record is accepted; of an act, what it may be amended to as well."""

    tried = 0

    def see(self, moment: Moment) -> None:
        scene, rng = moment.scene, moment.rng("record")
        if not moment.looking:
            return
        for seat in able(scene):
            event = rng.choice(scene.feeds.history.raw)
            of_event = msgspec.json.decode(encode(amendments(scene.feeds, seat, event.id, "en")))
            for document in (moment.document(seat), of_event) if seat in moment.looking else (of_event,):
                for offer in document["corrections"]:
                    schema = self_contained(offer["schema"], document["$defs"])
                    said = sample(schema, rng)
                    if rng.random() < 0.1:
                        meta.validate(schema)
                        Draft202012Validator(schema).validate(said)
                    assert decided(scene, seat, said), (seat, said)
                    self.tried += 1


class AmendmentsOffered(Observer):
    """What the game would have offered in an act's place, and the record takes, the act's own page holds."""

    tried = 0

    def see(self, moment: Moment) -> None:
        rng = moment.rng("amendments")
        for seat in able(moment.scene) if moment.looking else ():
            found = offered(moment.scene, seat, rng)
            assert found is not False, seat
            self.tried += found is True


def standing(scene: Scene) -> set[str]:
    history = scene.feeds.history
    return {event.id for event in history.raw if play(event) and event.id not in history.overlay.void}


def check_open_disputes(scene: Scene) -> None:
    for seat in (*seats(scene), "host"):
        if scene.game.away(scene.state, seat):
            continue
        shown = [(d.id, d.state) for d in open_disputes(scene.feeds, seat, "fr")]
        known = [d for d in _all(scene) if scene.feeds.sees(seat, d.contest.target) and d.live]
        assert shown == [(d.contest.id, d.status) for d in known], seat
        marked = {line.event for frame in read_frames(scene.feeds, seat) for line in frame.entries if line.contested}
        assert marked - {None} == {d.contest.target for d in known if d.status == "open"}, seat


def received(scene: Scene, seat: str) -> bytes:
    """All that the seat is given."""
    feeds = scene.feeds
    return b"\n".join(
        (
            *map(encode, read_frames(feeds, seat)),
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
    contesters = [s.id for s in scene.state.table.sitting if s.role in scene.game.law.contesters]
    for event in contestable(scene):
        contested = {contest.seat for contest in scene.state.table.contests_of(event.id)}
        able = [s for s in contesters if s not in contested and not scene.game.away(scene.state, s)]
        seeing = [s for s in able if scene.feeds.sees(s, event.id)]
        blind = [s for s in seats(scene) if not scene.feeds.sees(s, event.id)]
        if seeing and blind:
            yield event, seeing[0], blind


def corrector(scene: Scene) -> str:
    """Who corrects now: a correction may change the roles."""
    return next(s for s in seats(scene) if may_correct(scene.feeds.history, s))


def argue(scene: Scene, rng: Random, times: int) -> None:
    """Contests, answers, withdrawals and upholdings by whoever may."""
    for _ in range(times if contestable(scene) else 0):
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


def offered(scene: Scene, seat: str, rng: Random) -> bool | None:
    """Is an amendment at random offered that is accepted and changes something? None: it is not, or does not."""
    history = scene.feeds.history
    event = rng.choice(history.raw)
    wanted = other_form(scene, event, rng) if play(event) else None
    stands = history.overlay.revised.get(event.id, event).command
    if wanted in (None, stands) or not scene.feeds.sees(seat, event.id):
        return None
    said = {"type": "amend", "target": event.id, "cascade": True, "reason": "Autrement."}
    if not decided(scene, seat, said | {"command": wanted}):
        return None
    document = msgspec.json.decode(encode(amendments(scene.feeds, seat, event.id, "fr")))
    if not scene.game.law.strict:
        del said["cascade"]
    found = [offer["schema"] for offer in document["corrections"] if offer["type"] == "amend"]
    validators = [Draft202012Validator(self_contained(schema, document["$defs"])) for schema in found]
    ways = chain([shortest(wanted)], spellings(wanted))
    return any(validator.is_valid(said | {"command": way}) for way in ways for validator in validators)


def able(scene: Scene) -> list[str]:
    return [s.id for s in scene.state.table.seats if may_correct(scene.feeds.history, s.id)]


def decided(scene: Scene, seat: str, said: Any) -> bool:
    command = msgspec.json.decode(msgspec.json.encode(said), type=CorrectionCommand)
    try:
        decide_correction(scene.feeds.history, seat, command, scene.feeds.sees)
    except Refused:
        return False
    return True
