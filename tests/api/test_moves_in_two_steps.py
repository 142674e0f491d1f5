"""Moves in two steps: a list of what a seat may do, and each form when somebody opens it."""

from __future__ import annotations

import json
from typing import Any

from tests.api.service import Opened, Seat, problem
from tests.api.test_moves_tags import EARN, receive, streamed


def listed(seat: Seat) -> Any:
    answer = seat.get("/moves", forms="none")
    assert answer.status_code == 200
    return answer.json()


def test_a_list_names_what_the_document_offers(table: Opened) -> None:
    table.ann.did({"type": "JoinTable"})
    table.gm.did({"type": "StartTable"})
    table.ann.did(EARN, 1)
    document, found = table.ann.get("/moves").json(), listed(table.ann)
    assert found["frame"] == document["frame"]
    for part in ("moves", "corrections"):
        assert found[part]
        assert [(o["type"], o["label"]) for o in found[part]] == [(o["type"], o["label"]) for o in document[part]]
        assert all("schema" not in each and each["form"] for each in found[part])


def test_who_says_nothing_gets_every_form(table: Opened) -> None:
    """The interface promises it to those who asked before there was a list."""
    said, plain = table.ann.get("/moves", forms="all"), table.ann.get("/moves")
    assert (said.content, said.headers["etag"]) == (plain.content, plain.headers["etag"])
    assert all("schema" in offer and "form" not in offer for offer in plain.json()["moves"])
    (error,) = problem(table.ann.get("/moves", forms="some"), 400, "bad_request")["errors"]
    assert (error["parameter"], error["allowed"]) == ("forms", ["all", "none"])


def test_a_form_is_that_of_the_document(table: Opened) -> None:
    document, found = table.ann.get("/moves").json(), listed(table.ann)
    (line,) = (each for each in found["moves"] if each["type"] == "JoinTable")
    (offer,) = (each for each in document["moves"] if each["type"] == "JoinTable")
    forms = table.ann.get("/moves/JoinTable")
    assert forms.json()["moves"] == [{**offer, "form": line["form"]}]
    assert (forms.json()["frame"], forms.json()["corrections"]) == (found["frame"], [])
    again = table.ann.http.get(f"{table.ann.path}/moves/JoinTable", headers={"If-None-Match": forms.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_form_of_what_one_may_not_do_is_none_at_all(table: Opened) -> None:
    """Nor does anybody learn whether there is such a thing."""
    answers = [table.ann.get(f"/moves/{kind}").json() for kind in ("PauseTable", "Nothing", "retract")]
    assert all(answer["moves"] == answer["corrections"] == [] for answer in answers)


def test_a_tag_stays_until_something_else_may_be_filled_in(table: Opened) -> None:
    def tags(seat: Seat) -> dict[str, str]:
        return {each["type"]: each["form"] for each in listed(seat)["moves"]}

    first = tags(table.ann)
    table.gm.did({"type": "Note", "text": "pour moi"})
    assert tags(table.ann) == first
    table.ann.did({"type": "JoinTable", "name": "Nina"})
    later = tags(table.ann)
    assert later["JoinTable"] != first["JoinTable"], "she sits already"
    assert later["SetPresence"] != first["SetPresence"], "she is called otherwise"


def test_a_list_has_the_etag_of_the_document(table: Opened) -> None:
    """So the tag in a frame, which stands for both, costs a list."""
    tag = table.ann.get("/moves", forms="none").headers["etag"]
    assert table.ann.get("/moves").headers["etag"] == tag
    again = table.ann.http.get(f"{table.ann.path}/moves?forms=none", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    with table.ann.live(1, patch=True) as socket:
        table.ann.did(EARN, 1)
        assert f'W/"{receive(socket)["moves"]}"' == table.ann.get("/moves", forms="none").headers["etag"]


def test_a_socket_brings_the_list_itself(table: Opened) -> None:
    with table.bob.live(1, moves="list") as bob:
        first = receive(bob)
        assert first["list"] == listed(table.bob)
        table.ann.did({"type": "JoinTable"})
        assert receive(bob)["frame"] == 2
        assert receive(bob) == {"frame": 2, "moves": first["moves"]}, "he may do the same, and has the list"
        bob.send(json.dumps({"id": "1", "command": {"type": "JoinTable"}}))
        frame, answer, tag = receive(bob), receive(bob), receive(bob)
        assert (frame["frame"], answer["status"]) == (3, 201)
        assert tag["moves"] != first["moves"]
        assert tag["list"] == listed(table.bob)


def test_a_stream_brings_the_list_as_well(table: Opened) -> None:
    with streamed(table.bob, 1, moves="list") as stream:
        assert next(stream) == ("moves", {"frame": 1, "moves": tag_of(table.bob), "list": listed(table.bob)})


def tag_of(seat: Seat) -> str:
    etag: str = seat.get("/moves", forms="none").headers["etag"]
    return etag.removeprefix('W/"').strip('"')
