"""The story that a seat takes away: what it may read of play, as it stands now, as HTML or Markdown."""

from __future__ import annotations

import re

import pytest

from tests.api.service import Opened, Seat, Service, problem
from tests.api.test_secrecy import hide

EARN = {"type": "Earn", "amount": 3}
TIME = re.compile(r"<time.*?</time>|\*\d\d:\d\d\*")
MARKDOWN = {"Accept": "text/markdown"}


def markdown(seat: Seat, **query: str) -> str:
    answer = seat.http.get(f"{seat.path}/story", headers=MARKDOWN, params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    return answer.text


def test_html_or_markdown_as_it_is_asked_for(table: Opened) -> None:
    table.ann.did(EARN, 4)
    page = table.ann.get("/story")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-store"
    assert re.search(r'filename="[^"]+ - \d{4}-\d\d-\d\d.html"', page.headers["content-disposition"])
    assert "Dés\u00a0: 4" in page.text
    read_story = markdown(table.ann)
    assert "*Dés\u00a0: 4*" in read_story
    assert "Dés" not in markdown(table.ann, dice="false")
    assert "## Règles" not in read_story
    assert "UTC" in read_story


def test_all_that_is_taken_away_is_called_by_the_table_and_the_seat(table: Opened) -> None:
    """Also by a program that keeps what it is told: `curl -OJ`."""

    def called(seat: Seat, what: str, **query: str) -> str:
        answer = seat.get(what, **query)
        assert answer.status_code == 200, answer.text
        return answer.headers["content-disposition"]

    assert 'filename="Vendredi - Anne.jsonl"' in called(table.ann, "/record")
    assert 'filename="Vendredi.jsonl"' in called(table.gm, "/record", full="true")
    assert 'filename="Vendredi - Maud - kit.json"' in called(table.gm, "/kit")


def test_a_zone_that_is_none_is_refused(table: Opened) -> None:
    table.ann.did(EARN, 4)
    assert "UTC+0" in markdown(table.ann, zone="Europe/Paris")
    for zone in ("Europe/Nowhere", "../../etc/passwd", ""):
        problem(table.ann.get("/story", zone=zone), 400, "bad_request")


def test_it_tells_what_holds_now(table: Opened) -> None:
    """A story leaves out retracted acts, contests and corrections."""
    table.ann.did(EARN, 4)
    assert "Dés\u00a0: 4" in table.ann.get("/story").text
    wrong = table.bob.did({"type": "Earn", "amount": 2}, 6)["entries"][0]["event"]
    contest = {"type": "contest", "target": wrong, "text": "Contestation"}
    assert table.ann.post("/corrections", contest).status_code == 201
    retract = {"type": "retract", "target": wrong, "reason": "Motif"}
    assert table.gm.post("/corrections", retract).status_code == 201
    read_story = table.ann.get("/story").text
    assert "Dés\u00a0: 4" in read_story
    assert not any(word in read_story for word in ("Dés\u00a0: 6", "Contestation", "Motif"))


def test_what_is_hidden_changes_no_byte(server: Service) -> None:
    def story(secret: str) -> list[str]:
        table = server.open()
        hide(table, secret, times=1 if secret else 0)
        table.ann.did(EARN, 5)
        return [TIME.sub("", form) for form in (table.bob.get("/story").text, markdown(table.bob, rules="true"))]

    assert story("") == story("la clé est sous la pierre")


@pytest.mark.parametrize("accept", ["application/json", "text/plain"])
def test_no_other_form_is_given(table: Opened, accept: str) -> None:
    answer = table.ann.http.get(f"{table.ann.path}/story", headers={"Accept": accept})
    problem(answer, 406, "not_acceptable")
