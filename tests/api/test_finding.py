"""Finding a ruling: filters on the feed, and all that a seat knows of one event."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems import GAMES
from projections.base.registry import PROJECTIONS
from tests.api.service import ANN, BOB, GM, Opened, Seat, Service, event, problem
from tests.api.test_games import NAMES, opened

EARN = {"type": "Earn", "amount": 3}
NOTE = {"type": "Note", "text": "x"}


def numbers(reader: Seat, **query: Any) -> list[int]:
    answer = reader.get("/feed", **query)
    assert answer.status_code == 200, answer.text
    return [frame["frame"] for frame in answer.json()["frames"]]


def test_frames_are_found_under_their_numbers(table: Opened) -> None:
    table.ann.did(EARN, 4)
    table.bob.did(EARN, 2)
    table.ann.did({"type": "JoinTable", "name": "Anne-Élise"})
    table.bob.did({"type": "Spend", "amount": 1})
    everything = table.ann.frames()
    assert numbers(table.ann, seat=BOB) == [3, 5]
    assert numbers(table.ann, seat=ANN, type="SeatJoined") == [4]
    assert numbers(table.ann, character=BOB, type="RecordChanged") == [3]
    assert numbers(table.ann, text="ANNE-elise") == [4]
    assert numbers(table.ann, since=everything[2]["at"], until=everything[3]["at"]) == [3, 4]
    assert numbers(table.ann, seat=GM) == []
    page = table.ann.get("/feed", seat=BOB).json()
    assert page["frames"] == [everything[2], everything[4]]
    assert (page["last"], page["read"]) == (5, 5)


def test_pages_of_what_was_found(table: Opened) -> None:
    for _ in range(3):
        table.ann.did(EARN, 4)
        table.bob.did(EARN, 2)
    first = table.ann.get("/feed", seat=BOB, limit=2).json()
    assert ([f["frame"] for f in first["frames"]], first["read"]) == ([3, 5], 5)
    second = table.ann.get("/feed", seat=BOB, limit=2, after=first["read"]).json()
    assert ([f["frame"] for f in second["frames"]], second["read"]) == ([7], 7)


def test_marks_are_found_as_they_stand(table: Opened) -> None:
    act, other = event(table.ann.did(EARN, 4)), event(table.bob.did(EARN, 2))
    table.bob.post("/corrections", {"type": "contest", "target": act, "text": "non"})
    table.gm.post("/corrections", {"type": "retract", "target": other})
    assert numbers(table.ann, contested="true") == [2]
    assert numbers(table.ann, withdrawn="true") == [3]
    assert numbers(table.ann, withdrawn="false", contested="false") == [1, 4, 5]
    table.gm.post("/corrections", {"type": "uphold", "target": act})
    assert numbers(table.ann, contested="true") == []


@pytest.mark.parametrize(
    "query",
    [
        {"type": "Unheard"},
        {"type": "refusal-not_found"},
        {"seat": "nobody"},
        {"character": "nobody"},
        {"rule": "PURSE-99"},
        {"text": " "},
        {"contested": "perhaps"},
        {"since": "yesterday"},
    ],
)
def test_what_cannot_be_sought(table: Opened, query: dict[str, str]) -> None:
    answer = table.ann.get("/feed", **query)
    problem(answer, 400, "unknown_filter")
    assert all(word.strip() in answer.json()["detail"] for pair in query.items() for word in pair)


def test_streams_have_no_filters(table: Opened) -> None:
    answer = table.ann.http.get(f"{table.ann.path}/feed", params={"seat": BOB}, headers={"Accept": "text/event-stream"})
    problem(answer, 400, "bad_request")


def test_what_is_known_of_an_event(table: Opened) -> None:
    act = event(table.ann.did(EARN, 4))
    found = table.bob.post("/corrections", {"type": "contest", "target": act, "text": "non"}).json()
    corrected = event(
        table.gm.post("/corrections", {"type": "amend", "target": act, "command": {"type": "Earn", "amount": 1}}).json()
    )
    body = table.bob.get(f"/events/{act}").json()
    assert (body["event"], body["frame"]) == (act, 2)
    assert body["entries"] == table.bob.frames()[1]["entries"]
    assert (body["amendable"], body["contestable"], body["offers"]["corrections"]) == (None, True, [])
    assert body["entries"][-1]["corrected_by"] == table.bob.get("").json()["frame"]
    assert [p["event"] for p in body["corrections"]] == [corrected]
    (dispute,) = body["disputes"]
    assert (dispute["id"], dispute["state"]) == (event(found), "settled")
    assert (dispute["closed"]["kind"], dispute["closed"]["event"]) == ("amend", corrected)
    assert table.gm.get(f"/events/{act}").json()["amendable"] == {"type": "Earn", "amount": 1}
    assert {o["type"] for o in table.gm.get(f"/events/{act}").json()["offers"]["corrections"]} >= {"retract", "rewind"}
    of_correction = table.bob.get(f"/events/{corrected}").json()
    assert [p["event"] for p in of_correction["from"]] == [act]
    restored = event(table.gm.post("/corrections", {"type": "restore", "target": corrected}).json())
    assert [p["event"] for p in table.bob.get(f"/events/{corrected}").json()["corrections"]] == [restored]
    assert table.bob.get(f"/events/{act}").json()["disputes"][0]["state"] == "open"


def test_what_is_hidden_does_not_exist(table: Opened) -> None:
    hidden = event(table.ann.did(NOTE))
    answers = [table.bob.get(f"/events/{target}") for target in (hidden, "e" * len(hidden))]
    for answer in answers:
        problem(answer, 404, "unknown_event")
    instance = [answer.json().pop("instance") for answer in answers]
    assert answers[0].text.replace(instance[0], "") == answers[1].text.replace(instance[1], "")
    assert table.ann.get(f"/events/{hidden}").json()["frame"] == 2


@pytest.mark.parametrize("name", NAMES)
def test_what_can_be_sought_is_what_the_game_lists(server: Service, name: str) -> None:
    """For the game master and the players alike: a filter that is understood would tell of what is reserved."""
    game, listed = GAMES[name], server.http.get(f"/systems/{name}").json()
    rules = {rule["id"] for rule in listed["rules"]}
    kinds = {*game.recorded.values(), *(each.__name__ for each in game.consequences), *PROJECTIONS[name].types}
    for seat in opened(server, name)[:2]:
        assert {rule for rule in game.rules if understood(seat, rule=rule)} == rules
        assert {kind for kind in kinds | {*listed["entries"]} if understood(seat, type=kind)} == {*listed["entries"]}


def understood(seat: Seat, **query: str) -> bool:
    answer = seat.get("/feed", limit=1, **query)
    if answer.status_code != 200:
        problem(answer, 400, "unknown_filter")
    return answer.status_code == 200
