"""Whole records judged again: those of the first days, branches with their origins, databases with several tables."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from domain.game import Law
from domain.register import Register, sqlite_settings
from projections.proof.review import review
from tests import forging
from tests.api.children import Children
from tests.api.service import installed, playing, serving
from tests.api.test_branches import EARN, branch_of
from tests.contract.sessions import NAMES, played
from tests.contract.test_former import stored
from tests.forging import Say, verifying
from tests.game.purse import purse
from tests.ops.conftest import Greffe, greffe

__all__ = ["greffe", "verifying"]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_before_is_sound(name: str) -> None:
    """Whose verdicts say neither what was asked nor what fell."""
    assert list(review(stored(name, "old"))) == []


def test_a_branch_is_sound_and_so_is_its_origin(tmp_path: Path, verify: Say) -> None:
    """With dice of both, a correction with which it begins, and one in it."""
    database = tmp_path / "greffe.sqlite"
    with playing(database) as service:
        table = service.open()
        first = table.ann.did(EARN)["entries"][0]["event"]
        table.bob.did(EARN)
        name, there = branch_of(table, correction={"type": "retract", "target": first, "reason": "et si"})
        there["player1"].did(EARN)
        there["gm1"].post("/corrections", {"type": "rewind", "target": "last", "reason": "non"})
        there["player2"].did(EARN)
        table.ann.did(EARN)
        found = verify(database, "--rules")
    assert (found.code, found.findings) == (0, [])
    assert name != table.id
    assert found.notes[-1] == "11 events were judged again"


def test_a_branch_that_was_consented_to_is_sound(tmp_path: Path, verify: Say) -> None:
    """It begins with a correction that nobody consents to there any more: they have consented to the branch."""
    database = tmp_path / "greffe.sqlite"
    voices = purse(Law(consent=lambda state: 2))
    with installed(voices), serving(database) as service:
        table = service.open()
        first = table.ann.did(EARN)["entries"][0]["event"]
        second = table.bob.did(EARN)["entries"][0]["event"]
        for asked in ({"type": "retract", "target": first, "reason": "non"}, None):
            wanted = {"correction": {"type": "rewind", "target": second, "reason": "et si"}, "reason": "pour voir"}
            answer = table.ann.post("/corrections", asked) if asked else table.ann.post("/branches", wanted)
            proposal = answer.json()["entries"][0]["fields"]["proposal"]
            voice = table.bob.post("/corrections", {"type": "consent", "proposal": proposal})
            assert voice.status_code == 201, (asked, voice.text)
        found = verify(database, "--rules")
        assert len(table.ann.get("").json()["branches"]) == 1
    assert (found.code, found.findings) == (0, [])
    assert found.streams > 2


def test_a_branch_that_draws_anew_is_sound(tmp_path: Path, verify: Say) -> None:
    """Its Kings come from a chain of its own; a table that is no branch draws nothing anew."""
    database = tmp_path / "greffe.sqlite"
    with serving(database) as service:
        children = Children.opened(service).bidding()
        there = children.consented(children.asked("player1"), "player2", "player3", "player4")
        there.abstain_from_all()
        with Register.open(sqlite_settings(database)) as register:
            record = forging.written(tmp_path / "record.jsonl", list(register.read(there.id)))
        assert verify(database, "--rules").findings == []
        events = forging.stated(record)
        (drawn,) = (event for event in events if event.topic == "table.DrawnAnew.1")
        drawn.body["seat"] = "player2"
        forging.anew(record, events)
        found = verify(record, "--rules")
    assert found.code == 1
    assert "judging it records something else" in found.findings[0]


def test_what_a_branch_shares_was_not_corrected_by_the_branch(tmp_path: Path, verify: Say) -> None:
    """One correction alone needs no voices in a branch: that with which it begins."""
    database = tmp_path / "greffe.sqlite"
    with installed(purse(Law(consent=lambda state: 2))), serving(database) as service:
        table = service.open()
        first = table.ann.did(EARN)["entries"][0]["event"]
        wanted = {"correction": {"type": "retract", "target": first, "reason": "et si"}, "reason": "pour voir"}
        proposal = table.ann.post("/branches", wanted).json()["entries"][0]["fields"]["proposal"]
        table.bob.post("/corrections", {"type": "consent", "proposal": proposal})
        (branch,) = table.ann.get("").json()["branches"]
        with Register.open(sqlite_settings(database)) as register:
            record = forging.written(tmp_path / "record.jsonl", list(register.read(branch)))
        assert verify(record, "--rules").findings == []
        *shared, corrected = forging.stated(record)
        corrected.body["at"] = shared[-1].body["at"]
        forging.anew(record, [*shared, corrected])
        found = verify(record, "--rules")
    assert found.code == 1
    assert "judging it records something else" in found.findings[0]


def test_only_what_is_whole_is_judged(tmp_path: Path, verify: Say) -> None:
    """A table whose chain is broken is named for that alone; the others are judged."""
    database = tmp_path / "greffe.sqlite"
    with playing(database) as service:
        tables = [service.open() for _ in range(2)]
        for table in tables:
            table.ann.did(EARN)
        with closing(sqlite3.connect(database)) as file, file:
            file.execute(
                "UPDATE stored_events SET state = replace(state, 'player1', 'player2') "
                "WHERE originator_id = ? AND originator_version = 2",
                (tables[0].id,),
            )
        found = verify(database, "--rules")
    assert found.code == 1
    assert len(found.findings) == 1
    assert tables[0].id in found.findings[0]
    assert found.notes[-1] == "2 events were judged again"


def test_of_a_game_that_is_not_there_it_is_said(greffe: Greffe, tmp_path: Path) -> None:
    database = tmp_path / "greffe.sqlite"
    with playing(database) as service:
        service.open()
    done = greffe("verify", database, "--rules")
    assert done.returncode == 1
    assert "purse/1" in done.stdout


@pytest.mark.parametrize("spoiled", ["topic", "body"])
def test_what_cannot_be_read_ends_it(tmp_path: Path, verify: Say, spoiled: str) -> None:
    record = forging.record(tmp_path / "record.jsonl", played("nosgoth").feeds)
    events = forging.stated(record)
    if spoiled == "topic":
        events[20].topic = "nosgoth.NeverHeardOf.1"
    else:
        events[20].body["command"] = {"type": "ChooseFocus", "action": 3}
    forging.anew(record, events)
    found = verify(record, "--rules")
    assert found.code == 1
    assert "event 21: cannot be read" in found.findings[-1] or "it cannot be read" in found.findings[-1]
