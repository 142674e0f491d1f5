"""What is asked of a seat, and the forms that chat services take: in its language, bounded, disarmed."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from api.hooks.forms import DISCORD, SLACK, Subject, body_of
from api.hooks.hook import Form
from tests.api.children import Children
from tests.api.service import ANN, Opened, Service
from tests.hooks.receiver import Receiver, verified
from tests.hooks.test_delivery import EARN, hook, shown
from tests.waiting import until

NASTY = "@everyone <!channel> <@U123> **fort** [ici](http://piège) & 'co' " + "é" * 9000


def test_what_is_newly_asked_of_a_seat_comes_once(server: Service, receiver: Receiver) -> None:
    """Nothing for what others are asked; nothing again for what was asked and is asked still."""
    children = Children.opened(server)
    anne = children.players[0]
    hook(anne, "player1", receiver, events=["asked"], language="en")
    children.began()
    asked = [each for each in anne.get("").json()["asked"] if each["seat"] == "player1"]
    assert [each["command"] for each in asked] == ["ConfirmReady"]
    until(lambda: shown(anne, "player1")["frame"] == anne.get("").json()["frame"])
    came = verified(list(receiver.came), server.url)
    commands = [[each["command"] for each in one.json["data"]["asked"]] for one in came]
    assert commands[-1] == ["ConfirmReady"]
    assert all(one.json["type"] == "asked" for one in came)
    assert not any("frame" in one.json["data"] for one in came)
    assert all(each["seat"] == "player1" for one in came for each in one.json["data"]["asked"])
    assert all(former != later for former, later in pairwise(commands))
    children.players[1].did({"type": "ConfirmReady", "step": "themes"})
    until(lambda: shown(anne, "player1")["frame"] == anne.get("").json()["frame"])
    assert len(receiver.came) == len(came)


def test_a_proposal_that_waits_for_a_seat_is_asked_of_it(server: Service, receiver: Receiver) -> None:
    children = Children.opened(server).bidding()
    bruno, anne = children.players[1], children.players[0]
    laid = anne.did({"type": "LayBid", "card": children.view()["own"]["joker"]})["entries"][0]["event"]
    hook(bruno, "player2", receiver, events=["asked"])
    hook(anne, "player1", receiver, events=["asked"])
    answer = anne.post("/corrections", {"type": "rewind", "target": laid, "reason": "Trop vite"})
    assert answer.status_code == 201, answer.text
    until(lambda: receiver.came)
    asked = [each for each in receiver.came if "proposal" in each.json["data"]]
    until(lambda: shown(anne, "player1")["frame"] == anne.get("").json()["frame"])
    assert {each.json["data"]["seat"] for each in asked} == {"player2"}
    assert asked[0].json["data"]["proposal"]["reason"] == "Trop vite"


def test_both_come_in_one_delivery(server: Service, receiver: Receiver) -> None:
    children = Children.opened(server)
    anne = children.players[0]
    hook(anne, "player1", receiver, events=["frames", "asked"])
    children.began()
    last = anne.get("").json()["frame"]
    came = receiver.await_frames(last)
    assert [each.frame for each in came] == list(range(2, last + 1))
    assert any(each.json["data"].get("asked") for each in came)
    assert all("frame" in each.json["data"] for each in came)


@pytest.mark.parametrize("form", ["discord", "slack"])
def test_a_chat_is_sent_sentences_in_the_seats_language(table: Opened, receiver: Receiver, form: Form) -> None:
    hook(table.ann, ANN, receiver, form=form, language="en")
    table.bob.did(EARN)
    (only,) = receiver.await_frames(2)
    (frame,) = table.ann.http.get(f"{table.ann.path}/feed?after=1", headers={"Accept-Language": "en"}).json()["frames"]
    said = only.json["content" if form == "discord" else "text"]
    assert said.replace("\\", "").split("\n") == ["Vendredi", *(entry["text"] for entry in frame["entries"])]


def _subject(text: str, link: str) -> Subject:
    frame = msgspec.json.encode({"entries": [{"text": text}]})
    return Subject("t", ANN, "purse", "Vendredi", 2, datetime.now(UTC), "fr", link, frame)


def _body(form: Form, text: str, link: str = "https://jdr.example/play/t") -> Any:
    return msgspec.json.decode(body_of(form, _subject(text, link)))


def test_discord_reads_no_mention_and_no_markup() -> None:
    body = _body("discord", NASTY)
    assert body["allowed_mentions"] == {"parse": []}
    assert "\\*\\*fort\\*\\*" in body["content"]
    assert "\\[ici\\]\\(" in body["content"]
    assert len(body["content"]) <= DISCORD
    assert body["content"].endswith("…\nhttps://jdr.example/play/t")
    assert not body["content"].removesuffix("…\nhttps://jdr.example/play/t").endswith("\\")


def test_slack_reads_no_mention_and_no_markup() -> None:
    body = _body("slack", NASTY)
    assert "<" not in body["text"]
    assert "&lt;!channel&gt;" in body["text"]
    assert "&amp; 'co'" in body["text"]
    assert body["mrkdwn"] is False
    assert len(body["text"]) <= SLACK
    assert body["text"].endswith("…\nhttps://jdr.example/play/t")


@pytest.mark.parametrize("form", ["discord", "slack"])
@pytest.mark.parametrize("length", range(1980, 2000))
def test_a_cut_goes_through_no_sign(form: Form, length: int) -> None:
    body = _body(form, "&" * length + "<" * 4000, link="")
    text = body["content" if form == "discord" else "text"]
    assert text.endswith("…")
    left = text.removeprefix("Vendredi\n").removesuffix("…")
    for sign in ("&amp;", "&lt;") if form == "slack" else ("\\<", "&"):
        left = left.replace(sign, "")
    assert left == ""


def test_what_says_nothing_is_not_sent() -> None:
    frame = msgspec.json.encode({"entries": []})
    assert body_of("slack", msgspec.structs.replace(_subject("", ""), frame_json=frame)) == b""
