"""What fell and what was asked for: one act of many comes back, or is refused with the reason."""

from __future__ import annotations

import msgspec

from domain.base.corrections import Amend, Asked, Corrected, Restore, Retract, Rewind, Verdict, Why
from domain.base.events import Event
from domain.game import Law
from domain.record.history import Overlay
from tests import laws
from tests.game.purse import PROJECTION, CloseBox, Earn, Note, OpenBox, Spend, purse
from tests.scene import Scene

SEATS = [("gm", "gm"), ("ann", "player"), ("bob", "player")]


def scene(law: Law | None = None) -> Scene:
    return Scene(purse(law), SEATS, projection=PROJECTION)  # type: ignore[arg-type]


def test_what_fell_comes_back_when_it_is_legal_again() -> None:
    """Amended there and back: nothing is lost on the way, and each act has its own faces."""
    table = scene()
    earn = table.do("ann", Earn(5), 1).event
    spent, later = table.do("ann", Spend(6)).event, table.do("ann", Earn(1), 4).event
    table.amend("gm", earn.id, Earn(1))
    assert table.verdict().void == (spent.id,)
    assert table.verdict().fell == {spent.id: Why("too_poor")}
    table.amend("gm", earn.id, Earn(5))
    assert (table.verdict().back, table.state.money) == ((spent.id,), {"ann": 5})
    assert table.feeds.history.overlay == Overlay()
    assert later.draws[0].faces == (4,)


def test_any_correction_before_it_may_let_it_stand_again() -> None:
    table = scene()
    first, second = table.do("ann", Earn(5), 1).event, table.do("ann", Earn(5), 1).event
    spent = table.do("ann", Spend(7)).event
    table.correct("gm", Retract(first.id))
    assert table.verdict().void == (first.id, spent.id)
    table.amend("gm", second.id, Earn(6))
    assert table.verdict().back == (spent.id,)
    laws.check(table.feeds.history)


def test_what_was_asked_for_does_not_come_back_by_itself() -> None:
    table = scene()
    earn = table.do("ann", Earn(5), 1).event
    spent = table.do("ann", Spend(2)).event
    table.correct("gm", Retract(spent.id))
    table.amend("gm", earn.id, Earn(9))
    assert table.verdict().back == ()
    assert spent.id in table.feeds.history.overlay.void


def test_one_act_out_of_a_rewind() -> None:
    table = scene()
    earned = [table.do(seat, Earn(n), 1).event for seat, n in (("ann", 1), ("bob", 2), ("ann", 3))]
    rewound = table.correct("gm", Rewind(earned[0].id)).event
    table.correct("gm", Restore(earned[1].id, "celui-là était juste"))
    assert (table.verdict().back, table.state.money) == ((earned[1].id,), {"bob": 3})
    assert table.last("bob") == ["RulingRestored"]
    back = table.feeds.history.raw[-1]
    table.correct("gm", Restore(back.id))
    assert table.state.money == {}
    table.correct("gm", Restore(rewound.id))
    assert table.state.money == {"ann": 6, "bob": 3}
    laws.check(table.feeds.history)


def test_an_act_that_is_not_legal_at_its_place_stays_void_and_says_why() -> None:
    table = scene()
    earn, spent = table.do("ann", Earn(5), 1).event, table.do("ann", Spend(6)).event
    table.correct("gm", Rewind(earn.id))
    version = table.feeds.history.version
    refused = table.refuse_correction("gm", Restore(spent.id), "not_restorable")
    assert refused.because is not None
    assert refused.because.code == "too_poor"
    assert table.feeds.history.version == version
    table.correct("gm", Restore(earn.id))
    table.correct("gm", Restore(spent.id))
    assert table.state.money == {"ann": 0}


def test_an_act_that_merely_fell_is_not_asked_back() -> None:
    """Nothing was asked of it: it waits until it is legal again."""
    table = scene()
    earn, spent = table.do("ann", Earn(5), 1).event, table.do("ann", Spend(6)).event
    undoing = table.correct("gm", Retract(earn.id)).event
    refused = table.refuse_correction("gm", Restore(spent.id), "not_restorable")
    assert refused.because is not None
    assert refused.because.code == "too_poor"
    table.correct("gm", Restore(undoing.id))
    assert table.verdict().back == (earn.id, spent.id)


def test_what_stands_is_not_restored() -> None:
    table = scene()
    earn = table.do("ann", Earn(5), 1).event
    table.refuse_correction("gm", Restore(earn.id), "not_retractable")
    table.refuse_correction("gm", Restore("nothing"), "unknown_event")


def test_an_act_rests_on_what_its_law_names() -> None:
    """Decide would take it; the law of its game does not."""

    def first(target: Event, earlier: object, later: object) -> frozenset[str]:
        return frozenset({"e1"}) - {target.id}

    table = scene(Law(rests=first))
    earn, other = table.do("ann", Earn(5), 1).event, table.do("ann", Earn(6), 1).event
    table.correct("gm", Rewind(earn.id))
    refused = table.refuse_correction("gm", Restore(other.id), "not_restorable")
    assert refused.lists == {"needs": (earn.id,)}
    assert refused.because is not None
    assert (refused.because.code, refused.because.details) == ("rests_on", {"events": earn.id})
    table.correct("gm", Restore(earn.id))
    table.correct("gm", Restore(other.id))


def test_a_retraction_in_force_again_takes_its_target_amended_or_not() -> None:
    """Found by random sessions: that an act be void, and what form it has, are two things that are asked."""
    table = scene()
    earn = table.do("bob", Earn(0), 1).event
    gone = table.correct("gm", Retract(earn.id)).event
    back = table.correct("gm", Restore(gone.id)).event
    table.amend("gm", earn.id, Earn(3))
    again = table.correct("gm", Restore(back.id)).event
    assert table.state.money == {}
    table.correct("gm", Restore(again.id))
    assert table.state.money == {"bob": 4}
    laws.check(table.feeds.history)


def test_of_a_rewind_and_an_act_brought_back_the_later_prevails() -> None:
    """Found by random sessions: both ask about the same act, so their order matters."""
    for rewound_last in (True, False):
        table = scene()
        first, second = table.do("ann", Earn(1), 1).event, table.do("bob", Earn(2), 1).event
        table.correct("gm", Retract(second.id))
        made: list[Restore | Rewind] = [Restore(second.id), Rewind(first.id)]
        for correction in made if rewound_last else made[::-1]:
            table.correct("gm", correction)
        assert table.state.money == ({} if rewound_last else {"bob": 3})
        laws.check(table.feeds.history)


def test_what_would_fall_is_listed_as_ids() -> None:
    """A strict game wants it confirmed; what is asked for needs no confirmation."""
    table = scene(Law(strict=True))
    earn = table.do("ann", Earn(5), 1).event
    undoing = table.correct("gm", Retract(earn.id, cascade=True)).event
    opened = table.do("ann", Earn(9), 1).event
    spent = table.do("ann", Spend(10)).event
    table.correct("gm", Restore(undoing.id))
    table.amend("gm", opened.id, Earn(4))
    assert table.verdict().void == ()
    for undo in (Retract(earn.id), Amend(earn.id, msgspec.Raw(b'{"type": "Earn", "amount": 0}'))):
        assert table.refuse_correction("gm", undo, "dependents_exist").lists == {"dependents": (spent.id,)}


def test_an_undoing_that_voids_more_is_confirmed_too() -> None:
    table = scene(Law(strict=True))
    poor = table.do("ann", Earn(1), 1).event
    richer = table.amend("gm", poor.id, Earn(8)).event
    spent = table.do("ann", Spend(9)).event
    for undo in (Restore(richer.id), Retract(richer.id)):
        assert table.refuse_correction("gm", undo, "dependents_exist").lists == {"dependents": (spent.id,)}
    table.correct("gm", Restore(richer.id, cascade=True))
    assert table.verdict().void == (spent.id,)
    assert table.state.money == {"ann": 2}


def test_an_insertion_lasts_as_long_as_it_is_needed() -> None:
    table = scene()
    table.do("ann", OpenBox())
    close = table.do("ann", CloseBox()).event
    table.do("bob", OpenBox())
    table.correct("gm", Retract(close.id))
    assert len(table.feeds.history.overlay.inserted) == 1
    table.correct("gm", Restore(close.id))
    assert table.feeds.history.overlay == Overlay()


def test_words_struck_of_what_falls_stay_struck_when_it_stands_again() -> None:
    table = scene()
    table.do("ann", Earn(5), 1)
    spent, note = table.do("ann", Spend(6)).event, table.do("ann", Note("une injure")).event
    table.correct("gm", Retract(note.id, text_only=True))
    assert table.state.notes == {"ann": ("—",)}
    rewound = table.correct("gm", Rewind(spent.id)).event
    table.correct("gm", Restore(rewound.id))
    assert (table.state.notes, table.state.money) == ({"ann": ("—",)}, {"ann": 0})
    laws.check(table.feeds.history)


def test_a_record_of_the_first_days_loads_and_goes_on() -> None:
    """Its verdicts say what came of a correction and not what was asked: all that it took was asked for."""
    table = scene()
    earn, spent = table.do("ann", Earn(5), 1).event, table.do("ann", Spend(6)).event
    old = Corrected(Retract(earn.id), Verdict(void=(earn.id, spent.id)))
    event = msgspec.structs.replace(table.feeds.history.raw[-1], id="old", version=4, seat="gm", command=old)
    table.feeds.append(event)
    assert table.feeds.history.overlay.void == {earn.id, spent.id}
    table.do("ann", Earn(9), 6)
    undone = table.correct("gm", Restore("old")).event
    assert table.verdict().back == (earn.id, spent.id)
    assert table.verdict().asked == (Asked(),)
    table.correct("gm", Restore(undone.id))
    assert table.feeds.history.overlay.void == {earn.id, spent.id}
