"""One dispute of every game, played at the edge from its contest to its settlement, as the table reads it."""

from __future__ import annotations

import re
from random import Random
from typing import Any, NamedTuple

import jsonschema_rs
import pytest

from domain.systems import GAMES
from ops.play.sampler import Unsatisfiable, sample
from tests.api.service import Seat, Service
from tests.api.test_games import NAMES, opened

STEPS = 80
SPARED = ("StartTable", "EndTable", "PauseTable", "SetPresence", "JoinTable", "AssignSeat", "AddSeat", "CloseSeat")
WHY = "Ce n’est pas ce que dit la règle."
ANSWER = "Relisez la page."
STANDS = "C’est bien ce qu’elle dit."


class Table(NamedTuple):
    """Who sits there: the game master if there is one, the players, and what each is called."""

    gm: Seat | None
    players: list[Seat]
    names: dict[str, str]
    everybody: list[Seat]


def table(server: Service, name: str) -> Table:
    """A table of the game with something played by everybody who can."""
    seats, rng = opened(server, name), Random(7)
    for step in range(STEPS):
        seat = rng.choice(seats)
        if step == STEPS // 4 and GAMES[name].starts_with is None:
            seats[-1].did({"type": "StartTable"})
        moves = [o for o in seat.moves() if o["type"] not in SPARED]
        if moves:
            try:
                seat.did(sample(rng.choice(moves)["schema"], rng))
            except (Unsatisfiable, AssertionError):
                continue
    page = seats[0].get("").json()
    roles = {s.get("").json()["you"]["seat"]: s for s in seats[:-1]}
    by_role = {role: [roles[s["id"]] for s in page["seats"] if s["role"] == role] for role in ("gm", "player")}
    names = {s["id"]: s["name"] for s in seats[0].get("").json()["seats"]}
    return Table(next(iter(by_role["gm"]), None), by_role["player"], names, list(roles.values()))


def called(table: Table, seat: Seat) -> str:
    """Its name, at the beginning of a sentence."""
    name = table.names[seat.get("").json()["you"]["seat"]]
    return name[:1].upper() + name[1:]


def in_dispute(table: Table) -> str:
    """The latest act that the first player may contest and whoever corrects may correct."""
    corrector = table.gm or table.players[1]
    for frame in reversed(table.players[0].frames()):
        for line in frame["entries"]:
            known = table.players[0].get(f"/events/{line['event']}") if line.get("event") else None
            if known is None or not known.json()["contestable"]:
                continue
            if corrector.get(f"/events/{line['event']}").json().get("offers", {}).get("corrections"):
                found: str = line["event"]
                return found
    raise AssertionError("nothing was played that can be contested")


def say(seat: Seat, body: dict[str, Any]) -> Any:
    return seat.posted("/corrections", body)


def read(seat: Seat, language: str, kinds: set[str]) -> list[str]:
    """What the seat reads of disputes, with plain spaces."""
    answer = seat.http.get(f"{seat.path}/feed", params={"limit": 1000}, headers={"Accept-Language": language})
    lines = [line for frame in answer.json()["frames"] for line in frame["entries"]]
    return [line["text"].replace("\xa0", " ") for line in lines if line["type"] in kinds]


def named(seat: Seat, language: str) -> str:
    """Return the name of the act that was contested last, as the contest says it: with an article, and no sentence."""
    text = read(seat, language, {"RulingContested"})[-1]
    name = re.fullmatch(rf".+? (?:conteste|contests) (.+?) ?: {re.escape(WHY)}", text)
    assert name is not None, text
    assert name[1][0] not in "«“"
    assert len(name[1]) <= 80
    return name[1]


FR_EN = ("fr", "en")
DISPUTED = {"RulingContested", "ContestAnswered", "RulingUpheld", "ContestWithdrawn"}


@pytest.mark.parametrize("name", NAMES)
def test_a_dispute_is_read_from_its_contest_to_its_settlement(server: Service, name: str) -> None:
    at = table(server, name)
    first, second = at.players[:2]
    judge = at.gm or second
    act = in_dispute(at)
    contest = say(first, {"type": "contest", "target": act, "text": WHY})["entries"][0]["fields"]["contest"]
    said = {language: named(first, language) for language in FR_EN}
    offered = {o["type"]: o["schema"] for o in judge.moves("corrections")}
    for body in (
        {"type": "answer", "contest": contest, "text": ANSWER},
        {"type": "uphold", "target": act, "text": STANDS},
    ):
        jsonschema_rs.validate(offered[body["type"]], body)
        say(judge, body)
    while (pending := first.get("").json()["proposal"]) is not None:
        voice = next(p for p in at.players if p.get("").json()["you"]["seat"] in pending["awaited"])
        say(voice, {"type": "consent", "proposal": pending["id"]})
    player, master = called(at, first), called(at, judge)
    french = "La table" if at.gm is None else master
    english = "The table" if at.gm is None else master
    assert read(first, "fr", DISPUTED) == [
        f"{player} conteste {said['fr']} : {WHY}",
        f"{master} répond à la contestation sur {said['fr']} : {ANSWER}",
        f"{french} maintient {said['fr']} : {STANDS}",
    ]
    assert read(first, "en", DISPUTED) == [
        f"{player} contests {said['en']}: {WHY}",
        f"{master} answers the contest about {said['en']}: {ANSWER}",
        f"{english} upholds {said['en']}: {STANDS}",
    ]
    (known,) = first.get(f"/events/{act}").json()["disputes"]
    assert (known["state"], known["closed"]["reason"]) == ("upheld", STANDS)
    assert first.get("").json()["disputes"] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_dispute_is_settled_by_what_gives_way_and_opens_again(server: Service, name: str) -> None:
    """The one who contests is right; in Ambre the table goes back, and nothing is ever restored."""
    at = table(server, name)
    first, second = at.players[:2]
    judge = at.gm or second
    act = in_dispute(at)
    contest = say(first, {"type": "contest", "target": act, "text": WHY})["entries"][0]["fields"]["contest"]
    page = first.get("").json()["disputes"]
    assert [(d["id"], d["state"], bool(d["about"])) for d in page] == [(contest, "open", True)]
    say(judge, {"type": "rewind", "target": act, "reason": ANSWER})
    while (pending := first.get("").json()["proposal"]) is not None:
        assert (pending["reason"], pending["targets"]) == (ANSWER, [act])
        voice = next(p for p in at.players if p.get("").json()["you"]["seat"] in pending["awaited"])
        say(voice, {"type": "consent", "proposal": pending["id"]})
    line = first.frames()[-1]["entries"][-1]
    assert line["fields"]["reason"] == ANSWER
    assert [(turn["contest"], turn["now"]) for turn in line["fields"]["contests"]] == [(contest, "settled")]
    assert first.get(f"/events/{act}").json()["disputes"][0]["closed"]["event"] == line["event"]
    if at.gm is not None:
        say(judge, {"type": "restore", "target": line["event"], "reason": STANDS})
        (again,) = first.get("").json()["disputes"]
        assert (again["id"], again["state"]) == (contest, "open")


def previewed(judge: Seat, act: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the preview says, by language."""
    found = {}
    for language in FR_EN:
        answer = judge.post("/corrections/preview", body, **{"Accept-Language": language})
        assert answer.status_code == 200, answer.text
        found[language] = answer.json()
    return found


def disputes_of(seat: Seat, language: str) -> list[Any]:
    """All frames of the seat in that language."""
    answer = seat.http.get(f"{seat.path}/feed", params={"limit": 1000}, headers={"Accept-Language": language})
    frames: list[Any] = answer.json()["frames"]
    return frames


@pytest.mark.parametrize("name", NAMES)
def test_the_feed_tells_what_the_preview_announced(server: Service, name: str) -> None:
    """Read beside each other, in both languages: the target, by whom, the reason; what is void and why; what flips, was
    and now; what is put in; which contests close; who has read what; what is asked next. Then every line that no
    longer holds says so where it stands.
    """
    at = table(server, name)
    first, second = at.players[:2]
    judge = at.gm or second
    act = in_dispute(at)
    contest = say(first, {"type": "contest", "target": act, "text": WHY})["entries"][0]["fields"]["contest"]
    body = {"type": "rewind", "target": act, "reason": ANSWER}
    readers = {s.get("").json()["you"]["seat"]: s for s in at.everybody}
    said = {language: named(judge, language) for language in FR_EN}
    had_read = {
        seat: {line.get("event") for frame in s.frames() for line in frame["entries"]} for seat, s in readers.items()
    }
    announced = previewed(judge, act, body)
    say(judge, body)
    while (pending := first.get("").json()["proposal"]) is not None:
        voice = next(p for p in at.players if p.get("").json()["you"]["seat"] in pending["awaited"])
        say(voice, {"type": "consent", "proposal": pending["id"]})
    page = judge.get("").json()
    for language in FR_EN:
        before = announced[language]
        frames = disputes_of(judge, language)
        number, line = next(
            (frame["frame"], line)
            for frame in reversed(frames)
            for line in frame["entries"]
            if line.get("fields", {}).get("void") and line["fields"].get("reason") == ANSWER
        )
        assert line["text"] == before["text"]
        assert ANSWER in line["text"]
        assert said[language] in line["text"].replace("\xa0", " ")
        assert line.get("details", []) == before["details"]
        for member in ("void", "back", "flips", "fell", "inserted", "contests"):
            assert line["fields"].get(member, type(before[member])()) == before[member], member
        assert [turn["contest"] for turn in before["contests"]] == [contest]
        assert before["targets"] == [act]
        standing = {line["event"]: line for frame in frames for line in frame["entries"] if line.get("event")}
        for event in before["void"]:
            assert standing[event]["withdrawn"] is True
            assert standing[event]["standing"]
            assert standing[event]["corrected_by"] == number
        for flip in before["flips"]:
            marked = [e for f in frames for e in f["entries"] if e.get("corrected_by") == number and "now" in e]
            assert [said["text"] for e in marked for said in e["now"]], flip
            assert all(e["standing"] for e in marked)
        for event, seats in before["seen"].items():
            assert set(seats) == {seat for seat, read in had_read.items() if event in read}
        asked = [(each["seat"], each["command"]) for each in page.get("asked", ())]
        assert all((each["seat"], each["command"]) in asked for each in before["asked"])
