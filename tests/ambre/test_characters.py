"""Names and motivations."""

from __future__ import annotations

import pytest

from domain.systems.ambre.acts.staging import ReadMotivation
from domain.systems.ambre.childhood.characters import SubmitCharacter, motivation_form
from projections.feeds.reader import SeatReader
from tests.ambre import table
from tests.ambre.table import WATCHER
from tests.ambre.test_bots import finished


def test_the_last_submission_counts() -> None:
    """AMB-CHAR-01: it may be changed until everybody has submitted; names need not differ."""
    scene = table.seated()
    scene.do("p0", SubmitCharacter("Aurèle", "Je veux tout"))
    scene.do("p0", SubmitCharacter("  Doria ", "  Je veux dormir "))
    for seat in ("p1", "p2"):
        scene.do(seat, SubmitCharacter("Doria", "Je veux tout"))
    assert scene.state.step == "motivation"
    scene.do("p3", SubmitCharacter("Doria", "Je veux tout"), below=table.seeded(1))
    assert scene.state.step == "themes"
    assert (scene.state.players["p0"].name, scene.state.players["p0"].motivation) == ("Doria", "Je veux dormir")
    scene.refuse("p0", SubmitCharacter("Doria", "Je veux tout"), "wrong_phase")


@pytest.mark.parametrize("name", ["", "   ", "\t"])
def test_a_name_is_needed(name: str) -> None:
    """AMB-CHAR-01."""
    table.seated().refuse("p0", SubmitCharacter(name, "Je veux tout"), "name_required")


@pytest.mark.parametrize(
    "motivation",
    ["Je veux la perte d'Ambre", "  je VEUX\u00a0tout ", "Je veux protéger mon sang", "Je veux devenir le Roi"],
)
def test_motivations_of_the_book(motivation: str) -> None:
    """AMB-CHAR-02: all accepted; the case and the blanks around do not matter."""
    table.seated().do("p0", SubmitCharacter("Aurèle", motivation))


@pytest.mark.parametrize(
    "motivation", ["", "Je veux", "Je veux  ", "Je veuxtout", "Moi, je veux tout", "Je  veux tout", "Tout"]
)
def test_other_forms_are_refused(motivation: str) -> None:
    """AMB-CHAR-02: the words, a blank, and something that is wanted."""
    table.seated().refuse("p0", SubmitCharacter("Aurèle", motivation), "motivation_form")
    table.seated().refuse("p0", SubmitCharacter(" ", motivation), "name_required")


def test_the_prefix_is_the_tables() -> None:
    """AMB-CHAR-02, AMB-GEN-08: taken literally, whatever signs are in it."""
    scene = table.seated(motivation_prefix="I want (it)")
    scene.refuse("p0", SubmitCharacter("Aurèle", "Je veux tout"), "motivation_form")
    scene.refuse("p0", SubmitCharacter("Aurèle", "I want it all"), "motivation_form")
    scene.do("p0", SubmitCharacter("Aurèle", "i WANT (it) all"))


def test_a_motivation_is_its_owners() -> None:
    """AMB-CHAR-03, AMB-SEC-07: the others read the name, and that something was written."""
    scene = table.seated()
    scene.do("p0", SubmitCharacter("Aurèle", "Je veux le secret"))
    for seat in ("p1", "p2", "p3", WATCHER, "host"):
        (frame,) = SeatReader(scene.feeds, seat, "fr").present_frames()
        assert "secret" not in frame.entries[0].text
        assert frame.entries[0].fields.motivation is None
        assert scene.view(seat).seats[0].character == "Aurèle"
        assert scene.view(seat).seats[0].submitted
        assert scene.view(seat).seats[0].motivation is None
    assert scene.view("p0").own.motivation == "Je veux le secret"


def test_reading_it_again_shows_it_to_its_owner_alone() -> None:
    """AMB-CHAR-04: the event says that it was read, and nothing else."""
    scene = table.act_one()
    table.initiate(scene, "p0", "K0")
    scene.do("p0", ReadMotivation())
    (own,) = SeatReader(scene.feeds, "p0", "fr").present_frames()
    (other,) = SeatReader(scene.feeds, "p1", "fr").present_frames()
    assert own.entries[0].fields.motivation == "Je veux le secret de p0"
    assert other.entries[0].fields.motivation is None
    assert scene.view(WATCHER).scene.motivation_read == ("p0",)


def test_motivations_at_the_end() -> None:
    """AMB-SEC-07: once the game is over, everybody reads them all."""
    scene = finished(4, 2)
    for seat in (WATCHER, "host", "p1"):
        assert all(s.motivation == "Je veux régner" for s in scene.view(seat).seats)


def test_the_form_of_a_motivation_is_spelled_one_way() -> None:
    """AMB-CHAR-02: what is offered is the same bytes in every process, in the order of no set."""
    assert motivation_form("Je ") == r"^\s*[Jj][Ee]\s+\S"
