"""Sentences on what a correction changes: what is quoted of two forms, and who had read what is no more."""

from __future__ import annotations

from projections.entries.effects import parted
from tests.corrections.test_unseen_parts import revealed

BEFORE = "La sentinelle de la tour des corbeaux regarde longuement la vallée et annonce que "
AFTER = " avant que la nuit ne tombe sur le village et que les loups ne descendent des collines"
LONG = "le cortège des suppliants viendra par la grande route du nord avec ses étendards ses tambours et ses torches"


def test_of_two_long_sentences_what_differs_is_quoted() -> None:
    assert parted(f"{BEFORE}Kain viendra{AFTER}", f"{BEFORE}Raziel partira{AFTER}") == (
        "… Kain viendra …",
        "… Raziel partira …",
    )
    assert parted("Kain viendra.", "Raziel partira.") == ("Kain viendra", "Raziel partira")


def test_what_is_cut_has_one_ellipsis_on_each_side() -> None:
    was, now = parted(f"{BEFORE}{LONG}{AFTER}", f"{BEFORE}personne ne viendra{AFTER}")
    assert now == "… personne ne viendra …"
    assert was.startswith("… le cortège")
    assert was.endswith("…")
    assert was.count("…") == 2


def test_the_gm_alone_is_told_who_had_read_what_is_void() -> None:
    scene, *_ = revealed()
    details = {seat: scene.feed(seat)[-1].entries[0].details for seat in ("gm", "bob")}
    to_gm, to_all = (text for text in details["gm"] if text.startswith("Déjà lu par"))
    assert "Bob" not in to_gm
    assert "Bob" in to_all
    assert not [text for text in details["bob"] if text.startswith("Déjà lu par")]
