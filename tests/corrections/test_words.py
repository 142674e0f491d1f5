"""Words struck out alone, laws that close, voices by name, disclosures: what a law may add to the mechanism."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from domain.base.corrections import Consent, ContestRuling, Decline, Retract, Rewind, Withdraw
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.game import CorrectionKind, Game, Law
from domain.table.seats import Role
from projections.feeds.reader import SeatReader
from tests.game.purse import PROJECTION, Earn, Note, Spend, purse
from tests.scene import Scene

SEATS = [("gm", "gm"), ("ann", "player"), ("bob", "player")]
GIVEN: frozenset[CorrectionKind] = frozenset({"rewind", "text", "retract"})


def wordless(state: Any, event: Event) -> Command:
    if isinstance(event.command, Note) and event.command.text:
        return Note("")
    raise Refused("not_text_event")


def scene(law: Law, game: Game | None = None) -> Scene:
    return Scene(game or purse(law), SEATS, projection=PROJECTION)  # type: ignore[arg-type]


def last(table: Scene, seat: str) -> Any:
    (frame,) = SeatReader(table.feeds, seat, "fr").present_frames()
    return frame.entries[-1]


def test_words_alone_are_struck() -> None:
    table = scene(Law(kinds=GIVEN, wordless=wordless))
    note = table.act("ann", Note("une injure"))
    table.do("ann", Earn(3), below=lambda n: 0)
    table.correct("gm", Retract(note, text_only=True))
    assert table.state.notes == {"ann": ("",)}
    assert table.state.money == {"ann": 4}
    assert table.verdict().void == ()
    assert last(table, "ann").type == "TextRetracted"
    table.refuse_correction("gm", Retract(note, text_only=True), "not_text_event")
    assert table.feed("ann")[1].entries[0].fields == {"text": "une injure"}


def test_other_words_touch_nothing_that_follows() -> None:
    """Not what the law would take together with the event, nor what it would break: nothing is judged again."""

    def everything_after(target: Event, earlier: Any, later: Any, amending: bool) -> frozenset[str]:
        return frozenset(event.id for event in later)

    table = scene(Law(unit=everything_after, breaks=lambda event, was, now: True, strict=True))
    note = table.act("ann", Note("une faute"))
    table.do("ann", Earn(3), below=lambda n: 0)
    table.amend("gm", note, Note("une note"))
    assert table.state.notes == {"ann": ("une note",)}
    assert table.state.money == {"ann": 4}
    assert table.verdict().void == ()


@pytest.mark.parametrize("role", ["spectator", "player", "gm"])
def test_who_may_contest(role: Role) -> None:
    seats = {"gm": "gm", "ann": "player", "eve": "spectator"}
    table = Scene(purse(Law(contesters=frozenset({role}))), list(seats.items()), projection=PROJECTION)  # type: ignore[arg-type]
    earned = table.act("ann", Earn(3), below=lambda n: 0)
    for seat, own in seats.items():
        if own == role:
            table.correct(seat, ContestRuling(earned, "non"))
        else:
            table.refuse_correction(seat, ContestRuling(earned, "non"), "not_your_role")


def test_a_law_without_that_kind_refuses_it() -> None:
    table = scene(Law(kinds=frozenset({"retract"})))
    note = table.act("ann", Note("une injure"))
    table.refuse_correction("gm", Retract(note, text_only=True), "not_retractable")
    other = scene(Law(kinds=frozenset({"text"}), wordless=wordless))
    note = other.act("ann", Note("une injure"))
    other.refuse_correction("gm", Retract(note), "not_retractable")


def test_struck_words_survive_loading_and_a_rewind_of_later_events() -> None:
    table = scene(Law(kinds=GIVEN, wordless=wordless))
    note = table.act("ann", Note("une injure"))
    earned = table.act("ann", Earn(3), below=lambda n: 0)
    table.correct("gm", Retract(note, text_only=True))
    table.correct("gm", Rewind(earned))
    assert (table.state.notes, table.state.money) == ({"ann": ("",)}, {})
    assert table.feeds.history.at(table.feeds.history.version) == table.state


def test_a_law_may_close() -> None:
    table = scene(Law(refuses=lambda state, event, wanted: "too_late" if event is None and state.money else None))
    note = table.act("ann", Note("x"))
    table.correct("gm", Rewind(note))
    earned = table.act("ann", Earn(3), below=lambda n: 0)
    table.refuse_correction("gm", Rewind(earned), "too_late")
    table.refuse_correction("gm", Rewind("rien"), "too_late")
    table.refuse_correction("ann", Rewind(earned), "too_late")


def test_disclosures_are_told() -> None:
    law = Law(discloses=lambda event, consequences: bool(consequences) or isinstance(event.command, Spend))
    table = scene(law)
    note = table.act("ann", Note("x"))
    table.correct("gm", Rewind(note))
    assert last(table, "ann").fields.after_disclosure is False
    note = table.act("ann", Note("x"))
    table.do("ann", Earn(3), below=lambda n: 0)
    table.correct("gm", Rewind(note))
    assert last(table, "ann").fields.after_disclosure is True


def test_voices_have_the_names_of_the_law() -> None:
    """The house's own names serve where the law gives none."""
    names = {"propose": "TablePaused", "withdraw": "TableResumed"}
    table = scene(Law(consent=lambda state: 2, names=names))
    earned = table.act("ann", Earn(3), below=lambda n: 0)
    later = table.act("ann", Earn(3), below=lambda n: 0)
    found = []
    for answer, target in ((Withdraw, earned), (Decline, earned), (Consent, later)):
        table.correct("ann", Rewind(target))
        found.append(last(table, "bob").type)
        proposal = table.state.table.proposal
        assert proposal is not None
        table.correct("ann" if answer is Withdraw else "bob", answer(proposal.id))
        (frame,) = SeatReader(table.feeds, "bob", "fr").present_frames()
        found.append(frame.entries[0].type)
    assert found == [
        "TablePaused",
        "TableResumed",
        "TablePaused",
        "CorrectionDeclined",
        "TablePaused",
        "CorrectionConsented",
    ]


def test_who_may_speak_at_all_comes_first() -> None:
    """Before a pending proposal, before the table's own state."""

    def standing(state: Any, act: Act) -> None:
        if act.seat == "gm":
            raise Refused("hush", kind="role")

    law = Law(consent=lambda state: 2)
    table = scene(law, replace(purse(law), check_eligibility=standing))
    earned = table.act("ann", Earn(3), below=lambda n: 0)
    table.correct("ann", Rewind(earned))
    table.refuse("gm", Earn(1), "hush")
    table.refuse("ann", Earn(1), "undo_pending")
