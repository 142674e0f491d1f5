"""The sheet: its pages, who reads them, creation, approval, and who holds a character."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.systems.sombre.characters.approval import AssignCharacter, ImportCharacter, ValidateCharacter
from domain.systems.sombre.characters.creation import (
    AllocateCommonSkills,
    ChoosePersonality,
    CreateCharacter,
    SetIdentity,
    WriteBackground,
)
from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.characters.proposal_commands import ProposeSkill, ProposeSpeciality, WithdrawProposal
from domain.systems.sombre.characters.sheets import Sheet, SheetSkill, SheetSpeciality, SheetTrait
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.sheet import Identity
from domain.systems.sombre.table.phases import CloseTable, SetSheetMode, SetTableOption, SetWatching, StartPlay
from domain.table.commands import SetPresence
from tests.scene import Scene
from tests.sombre.table import agreed, carole, do_as_offered, drafting, npc, playing, table, ticks, trait, who


def page(scene: Scene, seat: str, person: str) -> Any:
    return next(c for c in scene.view(seat).characters if c.id == person)


def test_the_four_pages() -> None:
    """SOM-CHAR-01: identity, skills and psychology, health, background; each on its page."""
    scene = table()
    person = carole(scene, profession="bibliothécaire")
    scene.do("ana", WriteBackground(person, "Une enfance à la mer."))
    seen = page(scene, "ana", person)
    assert seen.identity.profession == "bibliothécaire"
    assert seen.pages.common == {"body": 11, "senses": 11, "mind": 13}
    assert seen.page4.background == "Une enfance à la mer."


def test_page_one_and_the_sex_marker_are_public() -> None:
    """SOM-CHAR-02: read by all in both modes; the owner writes it until approval, the game master always."""
    scene = table()
    person = carole(scene, religion="aucune")
    for mode in ("closed", "open"):
        scene.do("gm", SetSheetMode(mode))
        seen = page(scene, "eve", person)
        assert (seen.identity.religion, seen.sex) == ("aucune", "female")
    scene.refuse("ana", SetIdentity(person, religion="foi"), "gm_only")
    scene.do("gm", SetIdentity(person, religion="foi nouvelle"))
    assert scene.last("eve") == ["IdentitySet"]
    scene.refuse("gm", SetIdentity(person, name=" "), "name_required")


def test_closed_sheets_leave_no_trace() -> None:
    """SOM-CHAR-03: pages 2 to 4, and what happens on them, are the owner's and the game master's."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 1)
    assert scene.last("bob") == [] == scene.last("eve")
    assert scene.last("ana") == ["TickApplied"] == scene.last("gm")
    seen = page(scene, "bob", person)
    assert seen.pages is None
    assert seen.page4 is None
    assert seen.own is None


def test_open_sheets_show_pages_two_and_three() -> None:
    """SOM-CHAR-04: to everyone, spectators included; page 4 only with its option."""
    scene, person = playing()
    scene.do("gm", SetSheetMode("open"))
    ticks(scene, person, "fatigue", 1)
    assert scene.last("eve") == ["TickApplied"]
    seen = page(scene, "eve", person)
    assert seen.pages is not None
    assert seen.page4 is None
    assert seen.own is None
    scene.do("gm", SetTableOption("open_mode_shows_page4", True))
    assert page(scene, "eve", person).page4 is not None


def test_switching_shows_the_present_and_not_the_past() -> None:
    """SOM-CHAR-05: the whole table at once, by the game master; past events stay where they were."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 1)
    before = len(scene.feed("bob"))
    scene.refuse("gm", SetSheetMode("open", person), "per_character_mode_not_allowed")
    scene.refuse("ana", SetSheetMode("open"), "gm_only")
    scene.do("gm", SetSheetMode("open"))
    assert [f.entries[0].type for f in scene.feed("bob", before)] == ["SheetModeSet"]
    assert page(scene, "bob", person).pages.gauges[2].notation == "x"
    scene.do("gm", SetSheetMode("closed"))
    assert page(scene, "bob", person).pages is None


def test_creation_in_any_order_then_approval() -> None:
    """SOM-CHAR-12: nobody enters a scene before approval; one living character a seat."""
    scene = table()
    person = scene.act("ana", CreateCharacter("Carole", "female"))
    scene.refuse("ana", CreateCharacter("Une autre", "female"), "already_has_character")
    scene.refuse("bob", CreateCharacter("Pour Ana", "female", "ana"), "not_owner")
    scene.refuse("gm", CreateCharacter("Pour personne", "male", "eve"), "unknown_seat")
    scene.refuse("eve", CreateCharacter("Ève", "female"), "not_owner")
    scene.refuse("gm", ValidateCharacter(person), "personality_missing")
    scene.do("ana", ChoosePersonality(person, "anxious"))
    assert scene.refuse("gm", ValidateCharacter(person), "common_range").details["broken"] == "common_range"
    scene.do("gm", StartPlay())
    scene.refuse("gm", CallRoll(person, ("mind",)), "not_validated")
    scene.do("ana", AllocateCommonSkills(person, 11, 11, 13))
    scene.do("ana", ProposeSkill(person, 12, "Natation"))
    scene.refuse("gm", ValidateCharacter(person), "proposals_pending")
    do_as_offered(scene, "ana", WithdrawProposal(person, scene.last_id))
    scene.do("gm", ValidateCharacter(person))
    assert scene.last("eve") == ["CharacterValidated"]
    scene.refuse("gm", ValidateCharacter(person), "already_validated")
    scene.refuse("ana", WithdrawProposal(person, "rien"), "already_validated")


def test_withdrawing_empties_the_line() -> None:
    """SOM-CHAR-12: a proposal or an accepted item; with a skill goes its speciality and the struck line."""
    scene, person = drafting()
    skill = agreed(scene, "ana", ProposeSkill(person, 11, "Natation"))
    agreed(scene, "ana", ProposeSpeciality(person, 11, "Sauvetage"))
    assert who(scene, person).sheet.lines == {"12": "empty", "11": "filled", "10": "struck"}
    do_as_offered(scene, "ana", WithdrawProposal(person, skill))
    assert set(who(scene, person).sheet.lines.values()) == {"empty"}
    assert not who(scene, person).sheet.skills
    scene.refuse("ana", WithdrawProposal(person, skill), "unknown_id")


def test_others_characters_are_not_one_s_own() -> None:
    """SOM-CHAR-10, C-8: a ready-made character that the seat may not see is answered like none at all."""
    scene, person = drafting()
    ready = scene.act("gm", CreateCharacter("Prête", "female"))
    scene.refuse("bob", WriteBackground(person, "…"), "not_owner")
    scene.refuse("bob", WriteBackground(ready, "…"), "unknown_id")
    scene.refuse("bob", WriteBackground("rien", "…"), "unknown_id")
    scene.refuse("ana", ValidateCharacter(person), "gm_only")
    assert [c.id for c in scene.view("bob").characters] == [person]


def test_handing_characters_over() -> None:
    """SOM-CHAR-19: an NPC becomes a player's character as it is; it counts as approved."""
    scene = table()
    man = npc(scene, label=None)
    assert scene.last("ana") == []
    scene.refuse("gm", AssignCharacter(man, "eve"), "unknown_seat")
    scene.do("gm", AssignCharacter(man, "ana"))
    assert scene.last("bob") == ["CharacterAssigned"]
    assert who(scene, man).is_pc
    assert who(scene, man).validated
    scene.refuse("gm", AssignCharacter(man, "ana"), "already_has_character")
    carole(scene, "bob", "Bob")
    scene.refuse("gm", AssignCharacter(man, "bob"), "already_has_character")
    scene.do("gm", AssignCharacter(man, None))
    assert who(scene, man).seat is None
    scene.do("gm", CreateNpc("Médor", "animal"))
    scene.refuse("gm", AssignCharacter(scene.last_id, "ana"), "not_trained")


def test_a_sheet_goes_out_and_comes_back() -> None:
    """SOM-CHAR-12: the view of its owner gives the struct that the import takes."""
    scene, person = drafting()
    agreed(scene, "ana", ProposeSkill(person, 11, "Histoire"))
    agreed(scene, "ana", ProposeSpeciality(person, 11, "Histoire antique"))
    trait(scene, person, "Timidité", 1)
    sheet = page(scene, "ana", person).own.sheet
    read = msgspec.json.decode(msgspec.json.encode(sheet), type=Sheet)
    scene.do("gm", ImportCharacter(read, "bob"))
    assert scene.last("ana") == ["CharacterImported"]
    other = scene.last_id
    assert page(scene, "bob", other).own.sheet == sheet
    scene.do("gm", ValidateCharacter(other, allow_unbalanced=True))
    assert who(scene, other).sheet.lines == {"12": "forfeited", "11": "filled", "10": "struck"}
    scene.refuse("gm", ImportCharacter(read, "bob"), "already_has_character")
    scene.refuse("gm", ImportCharacter(msgspec.structs.replace(read, common={"body": 99})), "out_of_bounds")


@pytest.mark.parametrize(
    ("age_class", "titles", "code"),
    [
        ("adult", ("persuasion",), "social_skill"),
        ("adult", ("Psychiatrie",), "speciality_only"),
        ("child", ("Jeu", "Morse"), "already_granted"),
        ("adolescent", ("Jeu", "Morse", "Natation"), "adolescent"),
        ("adolescent", ("Droit",), "adolescent"),
    ],
)
def test_skills_without_a_line_are_checked_too(age_class: Any, titles: tuple[str, ...], code: str) -> None:
    """SOM-CHAR-12, SOM-CHAR-14, SOM-CHAR-15, SOM-SKILL-10, SOM-SKILL-11: an imported sheet may have any number."""
    scene = table()
    skills = tuple(SheetSkill(title, 10, academic=title == "Droit") for title in titles)
    common = {"body": 11, "senses": 11, "mind": 13}
    sheet = Sheet(identity=Identity(name="Zoé"), sex="female", common=common, personality="anxious")
    sheet = msgspec.structs.replace(sheet, age_class=age_class, skills=skills)
    made = scene.act("gm", ImportCharacter(sheet))
    scene.refuse("gm", ValidateCharacter(made), code)


@pytest.mark.parametrize(
    "part",
    [
        {"traits": (SheetTrait("disadvantage", " ", 2, "intellectual"),)},
        {"skills": (SheetSkill("", 8),)},
        {"skills": (SheetSkill("Histoire", 8, specialities=(SheetSpeciality("", 11),)),)},
    ],
)
def test_what_has_no_title_is_not_imported(part: dict[str, Any]) -> None:
    """SOM-CHAR-12: as nothing without a title is written on a sheet; no sentence could name it."""
    sheet = Sheet(identity=Identity(name="Zoé"), sex="female")
    table().refuse("gm", ImportCharacter(msgspec.structs.replace(sheet, **part)), "out_of_bounds")


def test_short_notation() -> None:
    """SOM-CHAR-20 (E-1, E-33): base and speciality on one row; a minor NPC is one number."""
    scene, person = drafting()
    agreed(scene, "ana", ProposeSkill(person, 11, "Histoire"))
    agreed(scene, "ana", ProposeSpeciality(person, 11, "Histoire antique"))
    assert page(scene, "ana", person).pages.notation == ("Histoire 11 > Histoire antique 14",)
    assert page(scene, "gm", npc(scene)).pages.notation == ("NPC 10",)


def test_table_options_and_phases() -> None:
    """SOM-ROLL-01, SOM-SOMA-27: setup, play, closed; a seat may be asked to watch."""
    scene = table()
    scene.refuse("gm", SetTableOption("couleur", "rouge"), "unknown_option")
    scene.refuse("gm", SetTableOption("npc_dice", "rouge"), "unknown_option")
    scene.refuse("gm", OpenScene("Trop tôt"), "wrong_phase")
    scene.do("gm", StartPlay())
    scene.refuse("gm", StartPlay(), "wrong_phase")
    scene.do("gm", SetWatching("ana", True))
    assert {p.seat: p.presence for p in scene.view("bob").table.presences}["ana"] == "watching"
    scene.refuse("gm", SetWatching("ana", True), "presence_unchanged")
    scene.do("gm", SetWatching("ana", False))
    scene.refuse("gm", SetWatching("eve", True), "unknown_seat")
    scene.do("gm", OpenScene("La cave"))
    scene.refuse("gm", CloseTable(), "scene_open")


def test_a_closed_table_takes_nothing_more() -> None:
    """SOM-ROLL-01: but corrections, which may undo the close itself."""
    from domain.base.corrections import Retract

    scene = table()
    person = carole(scene)
    closed = scene.act("gm", CloseTable())
    scene.refuse("gm", StartPlay(), "table_closed")
    assert not scene.moves("gm")
    scene.correct("gm", Retract(closed))
    scene.do("gm", StartPlay())
    scene.do("gm", ApplyTick(person, "fatigue", 1, "marche"))


@pytest.mark.parametrize("part", ["background", "equipment", "contacts"])
def test_page_four_is_written_in_parts(part: str) -> None:
    """SOM-CHAR-01: background and free notes."""
    scene, person = drafting()
    scene.do("ana", WriteBackground(person, "texte", part))  # type: ignore[arg-type]
    assert getattr(who(scene, person).sheet, part) == "texte"
    assert scene.last("bob") == []


def test_an_away_seat_sees_nothing() -> None:
    """C-7, SOM-SOMA-27: by its own leave as by the game's; on its return it sees the present, never what it missed."""
    scene, person = playing()
    scene.do("ana", SetPresence("ana", True))
    count, view = len(scene.feed("ana")), scene.view("ana")
    ticks(scene, person, "fatigue", 2)
    scene.do("gm", SetSheetMode("open"))
    carole(scene, "bob", "Bob")
    assert (len(scene.feed("ana")), scene.view("ana"), scene.moves("ana")) == (count, view, [])
    scene.refuse("ana", WriteBackground(person, "…"), "seat_away")
    scene.do("gm", SetPresence("ana", False))
    assert [line.type for frame in scene.feed("ana", count) for line in frame.entries] == ["PresenceSet"]
    assert page(scene, "ana", person).pages.gauges[2].notation == "xx"
