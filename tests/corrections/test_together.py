"""Several corrections as one: judged in one another's light, all or nothing, one event, one reason."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.corrections import Amend, Consent, Restore, Retract, Rewind, Single, Together
from domain.base.events import Command
from domain.game import Law
from projections.queries.preview import preview
from tests import laws
from tests.game.purse import PROJECTION, Earn, Note, Spend, purse
from tests.scene import Scene

SEATS = [("gm", "gm"), ("ann", "player"), ("bob", "player")]


def scene(law: Law | None = None) -> Scene:
    return Scene(purse(law), SEATS, projection=PROJECTION)  # type: ignore[arg-type]


def amend(target: str, command: Command, **more: Any) -> Amend:
    return Amend(target, msgspec.Raw(msgspec.json.encode(command)), **more)


def together(*corrections: Single, reason: str = "", cascade: bool = False) -> Together:
    return Together(corrections, reason, cascade)


def test_several_are_one_event_and_undone_as_one() -> None:
    table = scene()
    first, second = table.do("ann", Earn(1), 1).event, table.do("bob", Earn(2), 2).event
    version = table.feeds.history.version
    made = table.correct("gm", together(Retract(first.id), amend(second.id, Earn(7)), reason="relu")).event
    assert table.feeds.history.version == version + 1
    assert table.state.money == {"bob": 9}
    fields = table.feed("bob")[-1].entries[0].fields
    assert (fields.target, fields.targets, fields.reason) == (None, (first.id, second.id), "relu")
    assert table.last("bob") == ["RulingsCorrected"]
    table.correct("gm", Restore(made.id))
    assert table.state.money == {"ann": 2, "bob": 4}
    laws.check(table.feeds.history)


def test_all_or_nothing() -> None:
    table = scene()
    first, second = table.do("ann", Earn(1), 1).event, table.do("ann", Spend(2)).event
    before = table.feeds.history.version, table.state
    table.refuse_correction("gm", together(Retract(first.id), Retract("nothing")), "unknown_event")
    table.refuse_correction("gm", together(amend(first.id, Earn(4)), amend(second.id, Spend(9))), "illegal_replacement")
    assert (table.feeds.history.version, table.state) == before


def test_each_is_judged_in_the_light_of_the_others() -> None:
    """Neither would be legal alone."""
    table = scene()
    earn, spent = table.do("ann", Earn(1), 1).event, table.do("ann", Spend(2)).event
    table.correct("gm", together(amend(spent.id, Spend(6)), amend(earn.id, Earn(5))))
    assert table.state.money == {"ann": 0}
    assert table.verdict().void == ()
    laws.check(table.feeds.history)


def test_a_correction_taken_back_and_another_in_its_place() -> None:
    table = scene()
    earn = table.do("ann", Earn(1), 1).event
    gone = table.correct("gm", Retract(earn.id)).event
    table.correct("gm", together(Restore(gone.id), amend(earn.id, Earn(3))))
    assert table.state.money == {"ann": 4}
    assert table.verdict().back == (earn.id,)
    laws.check(table.feeds.history)


def test_a_rewind_but_for_one_act() -> None:
    table = scene()
    earned = [table.do(seat, Earn(n), 1).event for seat, n in (("ann", 1), ("bob", 2), ("ann", 3))]
    table.correct("gm", together(Rewind(earned[0].id), Restore(earned[1].id)))
    assert table.state.money == {"bob": 3}
    laws.check(table.feeds.history)


def test_one_reason_one_target_each() -> None:
    table = scene()
    earn, note = table.do("ann", Earn(1), 1).event, table.do("ann", Note("x")).event
    table.refuse_correction("gm", together(Retract(earn.id, "moi"), Retract(note.id)), "reason_apart")
    table.refuse_correction("gm", together(Retract(earn.id, "a"), Retract(note.id, "b"), reason="c"), "reason_apart")
    table.refuse_correction("gm", together(Retract(earn.id, cascade=True)), "reason_apart")
    table.refuse_correction("gm", together(Retract(earn.id), amend(earn.id, Earn(2))), "one_target_twice")


def test_one_confirmation_for_all() -> None:
    table = scene(Law(strict=True))
    earn, spent = table.do("ann", Earn(1), 1).event, table.do("ann", Spend(2)).event
    other = table.do("bob", Earn(1), 1).event
    wanted = together(Retract(earn.id), Retract(other.id))
    assert table.refuse_correction("gm", wanted, "dependents_exist").lists == {"dependents": (spent.id,)}
    table.correct("gm", together(Retract(earn.id), Retract(spent.id), Retract(other.id)))
    assert table.state.money == {}


def test_the_preview_is_what_comes() -> None:
    table = scene()
    first, second = table.do("ann", Earn(1), 1).event, table.do("bob", Earn(2), 2).event
    command = together(Retract(first.id), amend(second.id, Earn(7)))
    previewed = preview(table.feeds, "gm", command)
    table.correct("gm", command)
    fields = table.feed("gm")[-1].entries[0].fields
    assert (previewed.void, previewed.back, previewed.flips) == (fields.void, fields.back, fields.flips)


def test_a_seat_is_told_the_part_that_it_sees_as_if_it_stood_alone() -> None:
    """By the name of that part, with the reason of all only when it sees them all."""
    table = scene()
    note, earn = table.do("ann", Note("secret")).event, table.do("bob", Earn(2), 2).event
    table.correct("gm", together(Retract(note.id), Retract(earn.id), reason="parce que"))
    assert table.last("bob") == ["RulingRetracted"]
    shown = table.feed("bob")[-1].entries[0].fields
    assert (shown.target, shown.targets, shown.reason, shown.void) == (earn.id, (), "", (earn.id,))
    assert table.last("ann") == ["RulingsCorrected"]
    whole = table.feed("ann")[-1].entries[0].fields
    assert (whole.targets, whole.reason) == ((note.id, earn.id), "parce que")


def test_each_part_may_have_a_reason_for_those_who_see_it() -> None:
    alone, joint = scene(), scene()
    for table in (alone, joint):
        note, earn = table.do("ann", Note("secret")).event, table.do("bob", Earn(2), 2).event
    alone.correct("gm", Retract(earn.id, "trop"))
    joint.correct("gm", together(Retract(note.id, "caché"), Retract(earn.id, "trop")))
    assert alone.feed("bob") == joint.feed("bob")
    assert joint.feed("ann")[-1].entries[0].fields.reason == "caché / trop"


def test_a_reason_for_each_where_some_see_only_a_part() -> None:
    """Else a reason that is missing would tell them that something else was corrected."""
    table = scene(Law(reasoned=frozenset({"retract"})))
    note, earn = table.do("ann", Note("secret")).event, table.do("bob", Earn(2), 2).event
    other = table.do("bob", Earn(1), 1).event
    wanted = together(Retract(note.id), Retract(earn.id), reason="parce que")
    table.refuse_correction("gm", wanted, "reason_for_each")
    table.correct("gm", together(Retract(note.id, "caché"), Retract(earn.id, "trop")))
    assert table.feed("bob")[-1].entries[0].fields.reason == "trop"
    table.correct("gm", together(Retract(other.id), reason="seul"))
    assert table.last("bob") == table.last("ann") == ["RulingRetracted"]


def test_what_was_shown_unseen_by_a_seat_is_no_news_to_it() -> None:
    """That an act which showed something hidden is void is told to those who had read it."""
    table = scene(Law(discloses=lambda event, followed: isinstance(event.command, Note)))
    note, earn = table.do("ann", Note("secret")).event, table.do("bob", Earn(2), 2).event
    table.correct("gm", together(Retract(note.id), Retract(earn.id)))
    assert table.feed("ann")[-1].entries[0].fields.after_disclosure
    assert not table.feed("bob")[-1].entries[0].fields.after_disclosure


def test_one_proposal_for_all() -> None:
    law = Law(consent=lambda state: 2)
    table = Scene(purse(law), [("ann", "player"), ("bob", "player")], projection=PROJECTION)
    first, second = table.do("ann", Earn(1), 1).event, table.do("bob", Earn(2), 2).event
    proposed = table.correct("ann", together(Retract(first.id), Retract(second.id))).event
    assert table.feed("bob")[-1].entries[0].fields.targets == (first.id, second.id)
    table.correct("bob", Consent(proposed.id))
    assert table.state.money == {}


def test_words_of_several_are_mended_without_touching_what_follows() -> None:
    table = scene()
    notes = [table.do("ann", Note(text)).event for text in ("un", "deux")]
    table.do("ann", Earn(3), 1)
    table.correct("gm", together(Retract(notes[0].id, text_only=True), amend(notes[1].id, Note("deux, corrigé"))))
    assert table.state.notes == {"ann": ("—", "deux, corrigé")}
    assert (table.verdict().void, len(table.verdict().revised)) == ((), 2)
    laws.check(table.feeds.history)
