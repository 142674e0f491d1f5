"""Elements of the conflicts."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.ambre.acts.acts import ActStarted
from domain.systems.ambre.childhood.elements import DefineElement, ElementWaived, begin
from tests.ambre import table
from tests.ambre.bench import Bench, placed, state
from tests.ambre.table import P


def picking(k0: str = "C5 S3 W2", k1: str = "C6 S4", k2: str = "C7 S6", k3: str = "C8 S7", **options: Any) -> Bench:
    made = state(step="elements", lying={"K0": k0, "K1": k1, "K2": k2, "K3": k3}, **options)
    return Bench(made)


def define(card: str, conflict: object = "K0", source: object = None, text: str | None = "la clé") -> DefineElement:
    return DefineElement(conflict, card, "object", text, source)  # type: ignore[arg-type]


def test_each_neighbour_defines_one() -> None:
    """AMB-ELEM-01: on each own conflict, in any order; neither more nor for others."""
    bench = picking()
    assert bench.do("p1", define("C5")) == ()
    bench.refuse("p1", define("S3"), "element_already_defined")
    for seat in ("p2", "p3"):
        assert bench.refuse(seat, define("S3"), "not_linked").kind == "role"
    bench.do("p1", define("C6", "K1"))
    bench.do("p0", define("S3"))
    assert [(e.seat, e.card) for e in bench.conflict("K0").elements] == [("p1", "C5"), ("p0", "S3")]


def test_anyone_may_define_under_the_option() -> None:
    """AMB-ELEM-01, AMB-GEN-08: any seat, any conflict, until it has two."""
    bench = picking(element_pickers="anyone")
    bench.do("p3", define("C5"))
    bench.do("p3", define("S3"))
    bench.refuse("p0", define("W2"), "element_already_defined")


def test_an_element_is_told_to_all() -> None:
    """AMB-ELEM-02: its kind and its text are the player's; the card stays named."""
    bench = picking()
    bench.do("p0", DefineElement("K0", "S3", "organisation", "  la guilde  "), event_id="guild")
    (element,) = bench.conflict("K0").elements
    assert (element.id, element.seat, element.card) == ("guild", "p0", "S3")
    assert (element.kind, element.text) == ("organisation", "la guilde")


@pytest.mark.parametrize("text", [None, "", "   "])
def test_a_text_is_needed(text: str | None) -> None:
    """AMB-ELEM-02: unless the table's own pack has a line for the card."""
    picking().refuse("p0", define("S3", text=text), "text_required")
    pack = {"elements": {"swords": {"3": "une dague"}}}
    scene = table.seated(text_pack=pack)
    bench = picking(text_pack=scene.state.options.text_pack)
    bench.refuse("p0", define("C5", text=text), "text_required")
    free = next(m for m in bench.moves("p0") if "text" in m.optional)
    assert free.fields["card"] == {"enum": ["S3"]}
    bench.do("p0", define("S3", text=text))
    assert bench.conflict("K0").elements[0].text == "une dague"


def test_typed_words_prevail_over_the_pack() -> None:
    """AMB-GEN-07: an entry is a suggestion."""
    pack = table.seated(text_pack={"elements": {"swords": {"3": "une dague"}}}).state.options.text_pack
    bench = picking(text_pack=pack)
    bench.do("p0", define("S3", text="un miroir"))
    assert bench.conflict("K0").elements[0].text == "un miroir"


def test_the_card_is_turned_down() -> None:
    """AMB-ELEM-03: it lies there, known to all, and cannot be chosen again."""
    bench = picking()
    bench.do("p0", define("S3"))
    assert bench.conflict("K0").cards == placed("C5 S3↓ W2")
    bench.refuse("p1", define("S3"), "card_not_face_up")


@pytest.mark.parametrize("card", ["C6", "D9", "M3", "rien"])
def test_only_a_card_of_the_conflict(card: str) -> None:
    """AMB-ELEM-02."""
    picking().refuse("p0", define(card), "card_not_on_conflict")


def test_borrowing() -> None:
    """AMB-ELEM-04: fewer than two cards here, more than two there; the card moves and lies face down."""
    bench = picking(k1="C6")
    bench.do("p1", define("W2", "K1", "K0"))
    assert bench.conflict("K0").cards == placed("C5 S3")
    assert bench.conflict("K1").cards == placed("C6 W2↓")
    assert bench.conflict("K1").elements[0].card == "W2"


def test_borrowing_is_not_compulsory() -> None:
    """AMB-ELEM-04: the conflict's own face-up card may be chosen in that case too."""
    bench = picking(k1="C6")
    bench.do("p1", define("C6", "K1"))
    bench.do("p2", define("W2", "K1", "K0"))
    assert bench.conflict("K1").cards == placed("C6↓ W2↓")


def test_bounds_of_borrowing() -> None:
    """AMB-ELEM-04: two cards are enough here, two are too few there; cards up and down are counted."""
    bench = picking(k1="C6 S4")
    bench.refuse("p1", define("W2", "K1", "K0"), "borrow_not_allowed")
    bench = picking(k0="C5 S3", k1="C6")
    bench.refuse("p1", define("S3", "K1", "K0"), "donor_too_small")
    bench = picking(k0="C5↓ S3↓ W2", k1="C6↓")
    bench.refuse("p2", define("C5", "K1", "K0"), "card_not_face_up")
    bench.refuse("p2", define("D9", "K1", "K0"), "card_not_on_conflict")
    bench.do("p2", define("W2", "K1", "K0"))


def test_a_pick_without_any_card_is_dropped() -> None:
    """AMB-ELEM-05: both at once where nothing lies and nobody can lend."""
    made = state(lying={"K1": "C6 S4", "K2": "C7 S6", "K3": "C8"})
    waived = begin(made).consequences
    assert waived == (ElementWaived("K0", "p0"), ElementWaived("K0", "p1"))


def test_who_picks_first_has_the_only_card() -> None:
    """AMB-ELEM-05: the other's pick is dropped with it; without a seat where anyone picks."""
    bench = picking(k0="C5 S3", k1="C6 S4", k2="C7 S6", k3="C8")
    assert bench.do("p3", define("C8", "K3")) == (ElementWaived("K3", "p0"),)
    bench.refuse("p0", define("C8", "K3"), "element_already_defined")
    bench = picking(k0="C5 S3", k3="C8", element_pickers="anyone")
    assert bench.do("p1", define("C8", "K3")) == (ElementWaived("K3", None),)


def test_no_pick_is_dropped_while_somebody_can_lend() -> None:
    """AMB-ELEM-05: checked again after each pick."""
    bench = picking(k0="C5 S3 W2", k1="", k2="C7 S6", k3="C8 S7")
    assert bench.do("p1", define("C5", "K1", "K0")) == (ElementWaived("K1", "p2"),)
    bench = picking(k0="C5 S3 W2 D4", k1="", k2="C7 S6", k3="C8 S7")
    assert bench.do("p1", define("C5", "K1", "K0")) == ()
    assert bench.do("p2", define("S3", "K1", "K0")) == ()


def test_the_first_act_follows() -> None:
    """AMB-ELEM-06: when every conflict has two elements or waivers."""
    bench = picking(k3="C8")
    for seat, card, conflict in (
        ("p0", "C5", "K0"),
        ("p1", "S3", "K0"),
        ("p1", "C6", "K1"),
        ("p2", "S4", "K1"),
        ("p2", "C7", "K2"),
        ("p3", "S6", "K2"),
        ("p3", "C8", "K3"),
    ):
        assert ActStarted("one") not in bench.do(seat, define(card, conflict))
    assert bench.do("p0", define("W2", "K3", "K0")) == (ActStarted("one"),)
    assert (bench.state.phase, bench.state.step) == ("act_one", "idle")
    assert bench.conflict("K0").cards == placed("C5↓ S3↓")
    assert set(P[:4]) == {e.seat for c in bench.state.conflicts for e in c.elements}


def test_order_of_reasons() -> None:
    """AMB-GEN-05: in the order of the commands' table."""
    bench = picking(k1="C6 S4")
    bench.do("p0", define("C5"))
    bench.refuse("p2", define("rien", text=""), "not_linked")
    bench.refuse("p0", define("rien", "K0", "K1", ""), "element_already_defined")
    bench.refuse("p1", define("rien", "K1", "K0", ""), "borrow_not_allowed")
    bench.refuse("p1", define("rien", "K1", text=""), "card_not_on_conflict")
    Bench(state()).refuse("p0", define("rien", text=""), "wrong_phase")
