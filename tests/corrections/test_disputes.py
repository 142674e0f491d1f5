"""Disputes: a contest follows its target, is closed by what settles it, and is seen by whoever sees its target."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.base.corrections import (
    AnswerContest,
    Consent,
    ContestRuling,
    CorrectionCommand,
    Decline,
    Restore,
    Retract,
    Rewind,
    Upheld,
    Uphold,
    Withdraw,
    WithdrawContest,
)
from domain.base.events import Act, Event
from domain.base.refusal import Refused
from domain.corrections.judgement import decide_correction
from domain.game import Law
from domain.record.codec import read
from domain.table.commands import RevokeToken
from tests.game.purse import PROJECTION, Earn, Note, Spend, purse
from tests.scene import START, Scene

SEATS = [("gm", "gm"), ("ann", "player"), ("bob", "player"), ("eve", "spectator")]


def scene(law: Law | None = None, seats: Any = SEATS) -> Scene:
    return Scene(purse(law) if law else purse(), seats, projection=PROJECTION)


def earned(table: Scene, seat: str = "ann", amount: int = 1) -> str:
    return table.act(seat, Earn(amount), 1)


def contest(table: Scene, seat: str, target: str, text: str = "non") -> str:
    return table.correct(seat, ContestRuling(target, text)).event.id


def test_several_seats_contest_and_each_takes_back_its_own() -> None:
    table = scene()
    act = earned(table)
    first, second = contest(table, "ann", act), contest(table, "bob", act)
    table.refuse_correction("ann", ContestRuling(act, "encore"), "already_contested")
    table.refuse_correction("ann", WithdrawContest(second), "not_contester")
    table.correct("ann", WithdrawContest(first))
    assert table.disputes(act) == ["withdrawn", "open"]
    table.refuse_correction("ann", WithdrawContest(first), "contest_closed")
    contest(table, "ann", act, "tout bien réfléchi")
    assert table.disputes(act) == ["withdrawn", "open", "open"]


def test_whoever_may_contest_answers_and_so_does_the_game_master() -> None:
    table = scene(Law(contesters=frozenset({"player"})))
    act = earned(table)
    found = contest(table, "ann", act)
    table.correct("bob", AnswerContest(found, "si"))
    table.correct("gm", AnswerContest(found, "voyons"))
    table.refuse_correction("eve", AnswerContest(found, "moi"), "not_your_role")
    table.refuse_correction("bob", AnswerContest(found, "  "), "reason_missing")
    table.refuse_correction("bob", AnswerContest("rien", "si"), "unknown_contest")
    assert [(a.seat, a.text) for a in table.state.table.contests[found].answers] == [("bob", "si"), ("gm", "voyons")]
    line = table.line("eve")
    assert (line.type, line.fields.contest, line.fields.target, line.fields.text) == (
        "ContestAnswered",
        found,
        act,
        "voyons",
    )
    table.correct("gm", Uphold(act))
    table.refuse_correction("bob", AnswerContest(found, "mais"), "contest_closed")


def test_upholding_closes_all_named_or_not_and_tells_its_text() -> None:
    table = scene()
    act, other = earned(table), earned(table, "bob")
    first, second, third = contest(table, "ann", act), contest(table, "bob", act), contest(table, "bob", other)
    table.correct("gm", Uphold(second, "c’est la règle"))
    assert (table.disputes(act), table.disputes(other)) == (["upheld", "upheld"], ["open"])
    line = table.line("ann")
    assert (line.type, line.fields.target, line.fields.contests) == ("RulingUpheld", act, (first, second))
    assert "c’est la règle" in line.text
    table.refuse_correction("gm", Uphold(act), "not_contested")
    table.refuse_correction("gm", Uphold(first), "not_contested")
    table.correct("gm", Uphold(third))


@pytest.mark.parametrize("settling", ["retract", "amend", "rewind"])
def test_any_correction_of_the_target_settles_and_its_undoing_opens_again(settling: str) -> None:
    table = scene()
    act = earned(table)
    first, second = contest(table, "ann", act), contest(table, "bob", act)
    made = {
        "retract": lambda: table.correct("gm", Retract(act, "vous avez raison")),
        "amend": lambda: table.amend("gm", act, Earn(2)),
        "rewind": lambda: table.correct("gm", Rewind(act, "vous avez raison")),
    }[settling]()
    assert table.disputes(act) == ["settled", "settled"]
    assert [(t.contest, t.was, t.now) for t in table.line("bob").fields.contests] == [
        (first, "open", "settled"),
        (second, "open", "settled"),
    ]
    undone = table.correct("gm", Restore(made.event.id, "finalement"))
    assert table.disputes(act) == ["open", "open"]
    assert [t.now for t in table.line("bob").fields.contests] == ["open", "open"]
    table.correct("gm", Restore(undone.event.id))
    assert table.disputes(act) == ["settled", "settled"]


def test_a_contest_waits_while_another_correction_voids_its_target() -> None:
    table = scene()
    rich = earned(table, "ann", 5)
    spent = table.act("ann", Spend(3))
    found = contest(table, "bob", spent)
    voiding = table.correct("gm", Retract(rich)).event.id
    assert table.disputes(spent) == ["waiting"]
    assert [(t.contest, t.now) for t in table.line("bob").fields.contests] == [(found, "waiting")]
    assert not next(f for f in table.feed("bob") if f.entries[0].event == spent).entries[0].contested
    table.refuse_correction("gm", Uphold(spent), "not_contested")
    table.refuse_correction("ann", ContestRuling(spent, "moi aussi"), "not_retractable")
    table.correct("ann", AnswerContest(found, "elle attend"))
    table.correct("gm", Restore(voiding))
    assert table.disputes(spent) == ["open"]
    assert next(f for f in table.feed("bob") if f.entries[0].event == spent).entries[0].contested
    table.correct("bob", WithdrawContest(found))


def test_corrections_are_contested_too() -> None:
    table = scene()
    act = earned(table)
    made = table.correct("gm", Retract(act, "erreur")).event.id
    contest(table, "ann", made, "ce n’était pas une erreur")
    assert table.disputes(made) == ["open"]
    assert table.feed("ann")[-2].entries[0].contested
    undone = table.correct("gm", Restore(made, "soit")).event.id
    assert table.disputes(made) == ["settled"]
    table.refuse_correction("bob", ContestRuling(made, "mais"), "not_retractable")
    contest(table, "bob", undone, "non")
    table.correct("gm", Uphold(undone, "si"))
    assert table.disputes(undone) == ["upheld"]
    table.correct("gm", Retract(undone, "non"))
    assert (table.disputes(made), table.disputes(undone)) == (["open"], ["upheld"])


def test_neither_contests_nor_the_table_s_own_events_are_contested() -> None:
    table = scene()
    act = earned(table)
    found = contest(table, "ann", act)
    answer = table.correct("gm", AnswerContest(found, "?")).event.id
    for target in (found, answer, "t"):
        table.refuse_correction("bob", ContestRuling(target, "non"), "not_retractable")


def test_what_is_hidden_void_or_nothing_is_contested_alike() -> None:
    table = scene()
    hidden, void = table.act("ann", Note("secret")), table.act("ann", Note("rien"))
    table.correct("gm", Retract(void))
    found = contest(table, "gm", hidden)
    asked: tuple[CorrectionCommand, ...] = tuple(ContestRuling(t, "non") for t in (hidden, void, "rien"))
    refusals = [table.refuse_correction("bob", command, "unknown_event") for command in asked]
    assert len({(r.code, r.rule, r.kind, str(r.details)) for r in refusals}) == 1
    for command in (AnswerContest, WithdrawContest):
        words = ("non",) if command is AnswerContest else ()
        both = [table.refuse_correction("bob", command(i, *words), "unknown_contest") for i in (found, "rien")]
        assert len({(r.code, r.kind, str(r.details)) for r in both}) == 1
    table.correct("gm", AnswerContest(found, "tout bas"))
    assert table.last("bob") == []
    table.correct("gm", Uphold(found))
    assert (table.last("bob"), table.last("ann")) == ([], ["RulingUpheld"])


def test_reasons_are_wanted_where_the_law_wants_them() -> None:
    table = scene(Law(reasoned=frozenset({"contest", "uphold", "retract"})))
    act = earned(table)
    for command in (ContestRuling(act), ContestRuling(act, " "), Retract(act), Retract(act, "\n")):
        with pytest.raises(Refused, match="reason_missing"):
            plain(table, "gm", command)
    contest(table, "ann", act)
    with pytest.raises(Refused, match="reason_missing"):
        plain(table, "gm", Uphold(act))
    plain(table, "gm", Rewind(act))


def plain(table: Scene, seat: str, command: CorrectionCommand) -> None:
    """Without the reason that scenes give."""
    decide_correction(table.feeds.history, seat, command, table.feeds.sees)


def test_what_was_settled_by_one_correction_is_settled_by_the_next() -> None:
    """As if the first had not been made: the second would have closed it."""
    table = scene()
    act = earned(table)
    contest(table, "ann", act)
    first = table.amend("gm", act, Earn(2)).event.id
    second = table.amend("gm", act, Earn(3)).event.id
    table.correct("gm", Restore(first))
    assert table.disputes(act) == ["settled"]
    table.correct("gm", Restore(second))
    assert table.disputes(act) == ["open"]


def test_an_upholding_of_what_was_amended_leaves_the_contest_of_what_it_was() -> None:
    table = scene()
    act = earned(table)
    contest(table, "ann", act)
    amended = table.amend("gm", act, Earn(2)).event.id
    contest(table, "bob", act)
    table.correct("gm", Uphold(act))
    assert table.disputes(act) == ["settled", "upheld"]
    table.correct("gm", Restore(amended))
    assert table.disputes(act) == ["open", "upheld"]


TOGETHER = Law(consent=lambda state: len(state.table.present("player")), contesters=frozenset({"player"}))
PLAYERS = [("ann", "player"), ("bob", "player"), ("cyd", "player")]


def test_upholding_needs_the_consent_that_a_correction_needs() -> None:
    table = scene(TOGETHER, PLAYERS)
    act = earned(table)
    found = contest(table, "ann", act)
    proposed = table.correct("bob", Uphold(found, "c’est bien ainsi")).event.id
    line = table.line("cyd")
    assert (line.fields.kind, line.fields.target, line.fields.reason) == ("uphold", act, "c’est bien ainsi")
    table.refuse("cyd", Earn(1), "undo_pending", 1)
    table.correct("cyd", Consent(proposed))
    assert table.disputes(act) == ["open"]
    table.correct("ann", Consent(proposed))
    assert table.disputes(act) == ["upheld"]
    assert table.state.table.proposal is None
    assert table.last("cyd") == ["CorrectionConsented", "RulingUpheld"]
    assert table.state.table.contests[found].closings[0].seat == "bob"


def test_what_was_declined_is_not_proposed_again_by_the_same_seat_until_the_record_was_corrected() -> None:
    table = scene(TOGETHER, PLAYERS)
    act, other = earned(table), earned(table, "bob")
    table.correct("cyd", Decline(table.correct("ann", Rewind(act)).event.id))
    table.refuse_correction("ann", Rewind(act, "autrement dit"), "proposed_in_vain")
    table.correct("ann", Decline(table.correct("bob", Rewind(act)).event.id))
    again = table.correct("cyd", Rewind(other)).event.id
    table.correct("ann", Consent(again))
    table.correct("bob", Consent(again))
    table.correct("ann", Rewind(act))


def test_what_its_author_takes_back_he_proposes_once_more() -> None:
    table = scene(TOGETHER, PLAYERS)
    act = earned(table)
    for _ in range(2):
        table.correct("ann", Withdraw(table.correct("ann", Rewind(act)).event.id))
    table.refuse_correction("ann", Rewind(act), "proposed_in_vain")
    table.correct("bob", Rewind(act))


def test_a_seat_without_a_token_has_no_voice() -> None:
    table = scene(TOGETHER, PLAYERS)
    act = earned(table)
    table._append(Act("revoked", "host", RevokeToken("cyd")), RevokeToken("cyd"), ())
    proposed = table.correct("ann", Rewind(act)).event.id
    table.correct("bob", Consent(proposed))
    assert not table.state.money


def test_forms_of_old_are_read() -> None:
    """Contests and upholdings as they were stored when a table kept one flag for each target."""
    table = scene()
    act = earned(table)

    def stored(version: int, topic: str, command: dict[str, Any], seat: str) -> Event:
        body = {"id": f"old{version}", "at": START, "seat": seat, "command": command}
        return read(table.game, version, topic, msgspec.json.encode(body))

    last = table.feeds.history.version
    asked = {"type": "contest", "target": act, "text": "non"}
    table.feeds.append(stored(last + 1, "table.RulingContested.1", asked, "ann"))
    assert table.disputes(act) == ["open"]
    upheld = stored(last + 2, "table.RulingUpheld.1", {"type": "uphold", "target": act, "text": "si"}, "gm")
    table.feeds.append(upheld)
    assert upheld.command == Upheld(act, "si")
    assert table.disputes(act) == ["upheld"]
    assert table.line("bob").fields.contests == (f"old{last + 1}",)


def test_the_last_act_is_the_last_that_whoever_asks_sees() -> None:
    table = scene()
    act = earned(table)
    note = table.act("ann", Note("secret"))
    contest(table, "bob", act)
    assert table.correct("gm", Retract("last")).event.command.correction.target == note
    assert table.correct("gm", Retract("last")).event.command.correction.target == act
    table.refuse_correction("gm", Retract("last"), "unknown_event")
    table.refuse_correction("bob", Retract("last"), "not_your_role")


def test_what_a_player_proposes_to_take_back_is_the_last_act_that_he_sees() -> None:
    """What is hidden from him and came later is passed over."""
    table = scene(TOGETHER, PLAYERS)
    act = earned(table)
    table.do("bob", Note("secret"))
    assert table.correct("ann", Rewind("last")).event.command.correction.target == act
