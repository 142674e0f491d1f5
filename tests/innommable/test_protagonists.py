"""Protagonists, attachments and links, before play."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.base.corrections import Retract
from domain.systems.innommable.epilogue import AddNarration
from domain.systems.innommable.preparation.preparation import StartPlay
from domain.systems.innommable.preparation.protagonists import (
    AnnounceSetting,
    CreateProtagonist,
    DeclareLink,
    RejectProtagonist,
    SetAttachment,
)
from tests.innommable.table import NAMES, prepare, protagonist, ready, settle, started, table
from tests.scene import Scene


def announced(players: int = 2) -> Scene:
    scene = table(players)
    scene.do("gm", AnnounceSetting("Un phare", "1911", "La relève"))
    return scene


def test_the_setting_comes_first() -> None:
    """INN-CHAR-01: public, and the last announcement counts."""
    scene = table()
    scene.refuse("ana", protagonist("Ada"), "setting_not_announced", rule="INN-CHAR-01")
    assert not scene.moves("ana")
    scene.refuse("gm", AnnounceSetting("", "1911", "La relève"), "bad_value")
    scene.do("gm", AnnounceSetting("Un phare", "1911", "La relève"))
    scene.do("gm", AnnounceSetting("Une île", "1912", "Des naufragés", "La brume"))
    assert scene.view("zoé").setting.place == "Une île"
    started().refuse("gm", AnnounceSetting("Tard", "Tard", "Tard"), "wrong_phase")


@pytest.mark.parametrize("blank", ["name", "appearance", "temperament", "origin"])
def test_a_protagonist_is_complete(blank: str) -> None:
    """INN-CHAR-02."""
    fields = {"name": "Ada", "appearance": "Grande", "temperament": "Vive", "origin": "Brest"} | {blank: " "}
    announced().refuse("ana", CreateProtagonist(**fields), "bad_value", rule="INN-CHAR-02")


def test_names_are_unique_at_the_table() -> None:
    """INN-CHAR-02: without regard to case or blanks; one's own can be kept when presenting anew."""
    scene = announced()
    scene.do("ana", protagonist("Ada"))
    scene.refuse("bob", protagonist(" aDA"), "name_taken", rule="INN-CHAR-02")
    scene.do("ana", CreateProtagonist("Ada", "Petite", "Vive", "Brest"))
    assert scene.state.players["ana"].portrait.appearance == "Petite"
    scene.refuse("gm", protagonist("Eux"), "not_your_role")
    started().refuse("ana", protagonist("Tard"), "wrong_phase")


COMPOSED, DECOMPOSED = "\u00c9lise", "E\u0301lise"
ALIKE = [DECOMPOSED, "\u00c9lise\u200b", "\u00c9li se", "\u00c9lis\u0435"]
"""With an accent of its own, a space that nobody sees, one that many would overlook, and a letter of Cyrillic."""


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_alike_are_the_same(name: str) -> None:
    """INN-CHAR-02, INN-CHAR-03, INN-PREP-07."""
    scene = announced()
    scene.do("ana", protagonist(COMPOSED))
    scene.refuse("bob", protagonist(name), "name_taken", rule="INN-CHAR-02")
    scene.refuse("ana", SetAttachment(name, "person", "!"), "attachment_is_protagonist", rule="INN-CHAR-03")
    scene.do("ana", protagonist(name))
    scene = ready()
    scene.do("ana", SetAttachment(name, "person", "!"))
    scene.do("bob", protagonist(COMPOSED))
    assert StartPlay not in {move.command for move in scene.moves("gm")}
    scene.refuse("gm", StartPlay(), "attachment_is_protagonist", rule="INN-CHAR-03")


def test_names_of_former_records_are_kept() -> None:
    """INN-CHAR-02, INN-UNDO-03: what looked alike and was accepted stands when it is judged again."""
    scene = ready()
    told = scene.act("ana", AddNarration("comment", "Une fille du pays."))
    scene.do("ana", protagonist(COMPOSED))
    (named,) = scene.decided("bob", protagonist("Bran"))
    scene.feeds.append(replace(named, command=protagonist(DECOMPOSED)))
    scene.correct("gm", Retract(told))
    assert [each.portrait.name for each in scene.state.players.values()] == [COMPOSED, DECOMPOSED]


def test_an_attachment_is_no_protagonist() -> None:
    """INN-CHAR-03."""
    scene = announced()
    attach = SetAttachment("Rose", "person", "Sa fille")
    scene.refuse("ana", attach, "protagonist_missing", rule="INN-CHAR-03")
    scene.do("ana", protagonist("Ada"))
    scene.do("bob", protagonist("Rose"))
    for label in ("Rose", "  rOSE ", "ada"):
        scene.refuse("ana", SetAttachment(label, "person", "!"), "attachment_is_protagonist", rule="INN-CHAR-03")
    scene.refuse("ana", SetAttachment(" ", "person", "!"), "bad_value")
    scene.refuse("ana", SetAttachment("Rosalie", "person", ""), "bad_value")
    scene.do("ana", SetAttachment("Rosalie", "person", "Sa fille"))
    scene.do("ana", SetAttachment("La mer", "conviction", "Elle rend tout"))
    assert scene.state.players["ana"].attachment.label == "La mer"


def test_an_attachment_is_never_replaced_in_play() -> None:
    """INN-CHAR-03."""
    started().refuse("ana", SetAttachment("Autre", "object", "!"), "wrong_phase", rule="INN-CHAR-03")


def test_links_join_two_protagonists() -> None:
    """INN-CHAR-04: as many as one likes."""
    scene = announced(3)
    link = DeclareLink("bob", "implicit", "Rivaux")
    scene.refuse("ana", DeclareLink("nobody", "implicit", "!"), "bad_value")
    scene.refuse("ana", DeclareLink("bob", "implicit", " "), "bad_value")
    scene.refuse("ana", link, "protagonist_missing", rule="INN-CHAR-04")
    scene.do("ana", protagonist("Ada"))
    scene.refuse("ana", link, "protagonist_missing")
    scene.refuse("ana", DeclareLink("ana", "implicit", "!"), "self_target", rule="INN-CHAR-04")
    scene.do("bob", protagonist("Bran"))
    scene.do("ana", link)
    scene.do("ana", DeclareLink("bob", "explicit", "Cousins"))
    assert [known.text for known in scene.state.players["ana"].links] == ["Rivaux", "Cousins"]
    started().refuse("ana", link, "wrong_phase")


def test_the_keeper_is_told_of_a_protagonist_without_links() -> None:
    """INN-CHAR-04: a link counts for both ends; the players hear nothing of it."""
    assert not [w for w in started(3).state.prepared.warnings if w.code == "link_missing"]
    scene = prepare(announced(3))
    for seat in ("ana", "bob", "cléo"):
        scene.do(seat, protagonist(NAMES[seat]))
        scene.do(seat, SetAttachment(f"Attache de {seat}", "object", "!"))
    scene.do("ana", DeclareLink("bob", "explicit", "!"))
    scene.do("gm", StartPlay())
    assert [w.code for w in scene.state.prepared.warnings] == ["link_missing"]
    assert "PacingWarned" in scene.last("gm")
    assert "PacingWarned" not in scene.last("cléo")


@pytest.mark.parametrize("reason", ["role_not_respected", "other"])
def test_a_rejected_protagonist_is_presented_anew(reason: str) -> None:
    """INN-CHAR-05."""
    scene = ready()
    scene.do("gm", RejectProtagonist("bob", reason))  # type: ignore[arg-type]
    found = scene.state.players["bob"]
    assert (found.portrait, found.links) == (None, ())
    assert found.attachment is not None
    scene.refuse("gm", StartPlay(), "protagonist_missing")
    scene.refuse("gm", RejectProtagonist("bob", "other"), "protagonist_missing", rule="INN-CHAR-05")
    scene.do("bob", protagonist("Nouveau"))
    scene.do("gm", StartPlay())


def test_a_rejected_attachment_is_chosen_anew() -> None:
    """INN-CHAR-05."""
    scene = ready()
    scene.refuse("gm", RejectProtagonist("nobody", "other"), "bad_value")
    scene.refuse("ana", RejectProtagonist("bob", "other"), "not_your_role")
    scene.do("gm", RejectProtagonist("bob", "attachment_unfit"))
    assert scene.state.players["bob"].portrait is not None
    scene.refuse("gm", StartPlay(), "attachment_missing")
    scene.refuse("gm", RejectProtagonist("bob", "attachment_unfit"), "attachment_missing")
    started().refuse("gm", RejectProtagonist("bob", "other"), "wrong_phase")


def test_protagonists_have_no_scores() -> None:
    """INN-CHAR-02, INN-CHAR-06: two protagonists differ in words alone."""
    scene = settle(prepare(table()))
    scene.do("gm", StartPlay())
    ana, bob = scene.state.players["ana"], scene.state.players["bob"]
    assert (ana.pool, ana.monologue_count, ana.own) == (bob.pool, bob.monologue_count, bob.own)


def test_one_presents_oneself_before_play() -> None:
    """INN-CHAR-02, INN-TAB-04: Q-37: whoever has a protagonist tells of it in the set-up, as the keeper may tell;
    everybody reads it, and of nothing else is there anything to tell yet.
    """
    scene = announced()
    hello = AddNarration("comment", "Je tiens la lampe depuis vingt ans.")
    scene.refuse("ana", hello, "protagonist_missing", rule="INN-CHAR-02")
    assert not [move for move in scene.moves("ana") if move.command is AddNarration]
    scene.do("ana", protagonist("Ada"))
    for kind in ("outcome", "failure", "odd_behaviour", "last_scene"):
        scene.refuse("ana", AddNarration(kind, "Tard."), "bad_value", rule="INN-TAB-04")
    (move,) = [move for move in scene.moves("ana") if move.command is AddNarration]
    assert move.fields["kind"] == {"enum": ["comment"]}
    scene.refuse("zoé", hello, "not_your_role")
    scene.do("ana", hello)
    assert "Je tiens la lampe" in scene.line("zoé").text
    scene.do("gm", AddNarration("comment", "Le vent se lève."))
