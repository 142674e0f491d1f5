"""Talk over HTTP in every game: the story is told, some are whispered to, notes are taken and shared, dice are rolled
that no rule asks for, hand-outs are shown; and nobody else reads any of it.
"""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems import GAMES
from tests.api.service import Seat, Service, problem
from tests.contract.sessions import NAMES

MORE: dict[str, dict[str, Any]] = {"ambre": {"three_seats": True}}
LEADING = [name for name in NAMES if "gm" in GAMES[name].roles]
EVERYBODY = ("first", "second", "third", "watching", "host")
TALK = {"Say", "ShowHandout", "Note", "RollFreely"}
OF_A_NOTE = {"MendNote", "ShareNote", "StrikeNote"}


class Company:
    """A table of a game: whoever leads it, or a player, two players, and a spectator."""

    def __init__(self, server: Service, game: str, **options: Any) -> None:
        leads = "gm" if game in LEADING else "player"
        people = [("Maud", leads), ("Anne", "player"), ("Bruno", "player"), ("Zoé", "spectator")]
        seats = [{"name": name, "role": role} for name, role in people]
        body = {"system": game, "title": "Vendredi", "seats": seats, "options": MORE.get(game, {}) | options}
        made = server.http.post("/tables", json=body)
        assert made.status_code == 201, made.text
        answered = made.json()
        self.ids = [seat["id"] for seat in answered["seats"]]
        tokens = [*(seat["token"] for seat in answered["seats"]), answered["host"]]
        chairs = [Seat(server, answered["table"], token) for token in tokens]
        self.first, self.second, self.third, self.watching, self.host = chairs
        self.seats = dict(zip(EVERYBODY, chairs, strict=True))

    def counts(self) -> dict[str, int]:
        return {name: len(seat.frames()) for name, seat in self.seats.items()}

    def reading(self, before: dict[str, int]) -> set[str]:
        """Return the seats that have read anything since."""
        return {name for name, count in self.counts().items() if count != before[name]}


@pytest.fixture(params=NAMES)
def company(server: Service, request: pytest.FixtureRequest) -> Company:
    return Company(server, request.param)


def shown(frame: Any) -> Any:
    return frame["entries"][0]


def texts(seat: Seat) -> str:
    """Return all that the seat reads; of its record all but the header, which says when it was taken."""
    record = seat.get("/record").text.split("\n")[1:]
    return "\n".join([*(seat.get(each).text for each in ("", "/feed", "/view", "/moves")), *record])


def test_the_story_is_told_to_all(company: Company) -> None:
    before = company.counts()
    line = shown(company.first.did({"type": "Say", "text": "La nuit tombe.\nOn frappe.", "character": "Le guetteur"}))
    assert company.reading(before) == set(EVERYBODY)
    assert (line["type"], line["fields"]["text"]) == ("Said", "La nuit tombe.\nOn frappe.")
    assert line["text"] == "Maud (Le guetteur)\u00a0: «\u00a0La nuit tombe. On frappe.\u00a0»."


def test_a_whisper_leaves_nothing_at_the_others(company: Company) -> None:
    """The game master of games that have one reads it, as the opening of the table says."""
    before = {name: texts(seat) for name, seat in company.seats.items()}
    counts = company.counts()
    line = shown(company.second.did({"type": "Say", "text": "Méfie-toi d’eux", "to": [company.ids[2]]}))
    assert line["text"].startswith("Anne, pour Bruno seulement")
    leading = "gm" in company.ids[0]
    assert company.reading(counts) == {"second", "third"} | ({"first"} if leading else set())
    for name in {"watching", "host"} | (set() if leading else {"first"}):
        assert texts(company.seats[name]) == before[name]
    opening = shown(company.third.frames()[0])["text"]
    assert ("lit aussi ce qui est dit" in opening) is leading


@pytest.mark.parametrize("game", LEADING)
def test_the_game_master_reads_no_whispers_where_the_table_chose_so(server: Service, game: str) -> None:
    company = Company(server, game, gm_reads_whispers=False)
    assert "lit aussi" not in shown(company.second.frames()[0])["text"]
    problem(company.first.get("/record", full=1), 409, "record_private")
    before = texts(company.first)
    company.second.did({"type": "Say", "text": "Rien au meneur", "to": [company.ids[2]]})
    company.second.did({"type": "ShowHandout", "title": "Plan", "text": "La trappe", "to": [company.ids[2]]})
    assert texts(company.first) == before
    problem(company.first.get("/record", full=1), 409, "record_private")
    problem(company.first.get("/feed", reader=company.ids[1]), 409, "record_private")
    assert "La trappe" in texts(company.third)


def test_a_note_is_one_s_own_until_it_is_shared(company: Company) -> None:
    others = [name for name in EVERYBODY if name != "second"]
    before = {name: texts(company.seats[name]) for name in others}
    assert not OF_A_NOTE & {move["type"] for move in company.second.moves()}
    note = shown(company.second.did({"type": "Note", "text": "Le maire ment"}))["event"]
    assert {move["type"] for move in company.second.moves()} >= OF_A_NOTE
    company.second.did({"type": "MendNote", "note": note, "text": "Le maire ment, et sa sœur"})
    assert {name: texts(company.seats[name]) for name in others} == before
    for theirs in ("MendNote", "ShareNote", "StrikeNote"):
        command = {"type": theirs, "note": note} | ({"text": "?"} if theirs == "MendNote" else {})
        answered = problem(company.third.act(command), 404, "unknown_note")
        assert answered == problem(company.third.act(command | {"note": "rien"}), 404, "unknown_note")

    shared = company.second.did({"type": "ShareNote", "note": note})
    line = shown(company.third.frames()[-1])
    assert line["fields"] == {"text": "Le maire ment, et sa sœur"}
    assert line["text"] == "Anne montre sa note à tous\u00a0: Le maire ment, et sa sœur."
    problem(company.second.act({"type": "ShareNote", "note": note}), 409, "note_shared")
    company.second.did({"type": "MendNote", "note": note, "text": "Le maire dit vrai"})
    mended = shown(company.third.frames()[-1])["fields"]
    assert mended == {"text": "Le maire dit vrai", "shared": shown(shared)["event"]}
    company.second.did({"type": "StrikeNote", "note": note})
    assert shown(company.watching.frames()[-1])["type"] == "NoteStruck"
    problem(company.second.act({"type": "MendNote", "note": note, "text": "?"}), 404, "unknown_note")


def test_dice_are_rolled_freely(company: Company) -> None:
    before = company.counts()
    roll = {"type": "RollFreely", "sides": [6, 6, 8], "modifier": -1, "reason": "le vent"}
    line = shown(company.second.did(roll))
    faces = [die["faces"][0] for die in line["dice"]]
    assert [die["proof"]["stream"] for die in line["dice"]] == ["table"] * 3
    assert line["fields"]["total"] == sum(faces) - 1
    assert line["text"].startswith("Anne lance 2d6+d8-1 (le vent)\u00a0: ")
    assert company.reading(before) == set(EVERYBODY)

    typed = shown(company.second.did({"type": "RollFreely", "sides": [20]}, 17))
    assert (typed["dice"], typed["fields"]["total"]) == ([{"kind": "d20", "faces": [17], "physical": True}], 17)
    problem(company.second.act({"type": "RollFreely", "sides": [6]}, 7), 409, company_codes(company))


@pytest.mark.parametrize(
    ("roll", "faces", "french", "english"),
    [
        ({"sides": [6]}, [1], "Anne lance d6\u00a0: 1.", "Anne rolls d6: 1."),
        (
            {"sides": [6], "modifier": 2, "reason": "le vent"},
            [3],
            "Anne lance d6+2 (le vent)\u00a0: 3, soit 5.",
            "Anne rolls d6+2 (le vent): 3, which makes 5.",
        ),
        ({"sides": [6, 6]}, [1, 4], "Anne lance 2d6\u00a0: 1, 4, soit 5.", "Anne rolls 2d6: 1, 4, which makes 5."),
    ],
)
def test_a_free_roll_says_its_total_where_it_is_another_number(
    talking: Company, roll: dict[str, Any], faces: list[int], french: str, english: str
) -> None:
    assert shown(talking.second.did({"type": "RollFreely", **roll}, *faces))["text"] == french
    feed = talking.third.http.get(f"{talking.third.path}/feed", headers={"Accept-Language": "en"}).json()
    assert shown(feed["frames"][-1])["text"] == english


def company_codes(company: Company) -> str:
    game: str = company.first.get("").json()["system"].partition("/")[0]
    return GAMES[game].dice.value


def test_dice_for_oneself_leave_nothing_at_the_others(company: Company) -> None:
    """Nor a gap in the numbers of any stream that somebody follows."""
    others = [name for name in EVERYBODY if name != "second"]
    before = {name: texts(company.seats[name]) for name in others}
    line = shown(company.second.did({"type": "RollFreely", "sides": [20], "readers": "oneself"}))
    assert line["dice"][0]["proof"]["number"] == 1
    assert line["dice"][0]["proof"]["stream"] == f"alone.{company.ids[1]}"
    assert {name: texts(company.seats[name]) for name in others} == before


def test_dice_for_the_game_master(company: Company) -> None:
    roll = {"type": "RollFreely", "sides": [20], "readers": "gm"}
    if "gm" not in company.ids[0]:
        problem(company.second.act(roll), 400, "no_gm_here")
        return
    before = company.counts()
    company.second.did(roll)
    assert company.reading(before) == {"first", "second"}
    proof = shown(company.first.frames()[-1])["dice"][0]["proof"]
    assert (proof["stream"], proof["number"]) == (company.ids[1], 1)


def test_a_hand_out_is_shown_to_some(company: Company) -> None:
    before = company.counts()
    sheet = {"type": "ShowHandout", "title": "La lettre", "address": "https://example.org/lettre.png"}
    line = shown(company.first.did({**sheet, "to": [company.ids[1]]}))
    assert line["fields"]["address"] == "https://example.org/lettre.png"
    assert company.reading(before) == {"first", "second"}
    before = company.counts()
    company.first.did({"type": "ShowHandout", "title": "La carte", "text": "Un cercle, trois croix"})
    assert company.reading(before) == set(EVERYBODY)


BAD: list[tuple[dict[str, Any], int, str]] = [
    ({"type": "Say", "text": " \n"}, 400, "nothing_written"),
    ({"type": "Say", "text": "x" * 4001}, 400, "text_too_long"),
    ({"type": "Say", "text": "?", "character": "x" * 81}, 400, "name_too_long"),
    ({"type": "Say", "text": "?", "to": []}, 400, "no_listener"),
    ({"type": "Say", "text": "?", "to": ["player1"]}, 400, "no_listener"),
    ({"type": "Say", "text": "?", "to": ["player2", "player2"]}, 400, "no_listener"),
    ({"type": "Say", "text": "?", "to": ["host"]}, 409, "unknown_seat"),
    ({"type": "Note", "text": "x" * 60_000}, 400, "text_too_long"),
    ({"type": "Note", "text": "x" * 100_000}, 413, "too_large"),
    ({"type": "Note", "text": ""}, 400, "nothing_written"),
    ({"type": "ShowHandout", "title": "?"}, 400, "nothing_written"),
    ({"type": "ShowHandout", "title": " ", "text": "?"}, 400, "nothing_written"),
    *(
        ({"type": "ShowHandout", "title": "?", "address": address}, 400, "bad_address")
        for address in (
            "javascript:alert(1)",
            "data:text/html,x",
            "file:///etc/passwd",
            "//example.org",
            "https://",
            "https://bank.example@evil.example/",
            "https://example.org/a b",
            "https://example.org/\n",
            "HTTPS//example.org",
            "ftp://example.org",
        )
    ),
    ({"type": "RollFreely", "sides": []}, 400, "bad_free_roll"),
    ({"type": "RollFreely", "sides": [1]}, 400, "bad_free_roll"),
    ({"type": "RollFreely", "sides": [101]}, 400, "bad_free_roll"),
    ({"type": "RollFreely", "sides": [6] * 21}, 400, "bad_free_roll"),
    ({"type": "RollFreely", "sides": [6], "modifier": 1001}, 400, "bad_free_roll"),
]


@pytest.fixture(scope="module")
def talking(server: Service) -> Company:
    return Company(server, "nosgoth")


@pytest.mark.parametrize(("command", "status", "code"), BAD)
def test_what_cannot_be_said_changes_nothing(talking: Company, command: dict[str, Any], status: int, code: str) -> None:
    before = talking.counts()
    problem(talking.second.act(command), status, code)
    assert talking.counts() == before


@pytest.mark.parametrize(
    ("options", "able"),
    [
        ({"talk": "nobody", "free_rolls": "nobody"}, set()),
        ({"talk": "gm", "free_rolls": "gm"}, {"first"}),
        ({}, {"first", "second"}),
        ({"talk": "everybody", "free_rolls": "everybody"}, {"first", "second", "watching"}),
    ],
)
def test_the_table_says_who_talks(server: Service, options: dict[str, str], able: set[str]) -> None:
    company = Company(server, "spin", **options)
    for name in ("first", "second", "watching", "host"):
        offered = {move["type"] for move in company.seats[name].moves()} & TALK
        assert offered == (TALK if name in able else set())
        answer = company.seats[name].act({"type": "Say", "text": "?"})
        rolled = company.seats[name].act({"type": "RollFreely", "sides": [6]})
        if name in able:
            assert (answer.status_code, rolled.status_code) == (201, 201)
        else:
            problem(answer, 403, "no_talk")
            problem(rolled, 403, "no_free_rolls")


def test_a_table_says_what_is_not_as_usual(server: Service) -> None:
    opening = shown(Company(server, "spin", talk="gm", free_rolls="everybody").third.frames()[0])
    assert opening["fields"]["talk"] == {"talk": "gm", "free_rolls": "everybody"}
    assert "Seul le meneur y parle." in opening["text"]
    assert "Les spectateurs y lancent aussi des dés librement." in opening["text"]
    assert "talk" not in shown(Company(server, "spin").third.frames()[0])["fields"]


@pytest.mark.parametrize("option", [{"talk": "loudly"}, {"free_rolls": 3}, {"gm_reads_whispers": "no"}])
def test_other_options_are_refused(server: Service, option: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match="bad_option"):
        Company(server, "spin", **option)


def test_one_talks_before_the_start_and_while_all_pause_and_not_after_the_end(server: Service) -> None:
    company = Company(server, "nosgoth")
    company.second.did({"type": "Say", "text": "Déjà là"})
    company.first.did({"type": "StartTable"})
    company.first.did({"type": "PauseTable"})
    company.third.did({"type": "Say", "text": "Je reviens"})
    company.third.did({"type": "RollFreely", "sides": [6]})
    company.first.did({"type": "EndTable"})
    problem(company.third.act({"type": "Say", "text": "Bonne nuit"}), 409, "table_ended")
    assert not TALK & {move["type"] for move in company.third.moves()}


def test_words_are_struck_and_mended_like_any(server: Service) -> None:
    company = Company(server, "nosgoth")
    said = shown(company.second.did({"type": "Say", "text": "Un gros mot"}))["event"]
    answer = company.first.post("/corrections", {"type": "retract", "target": said, "text_only": True})
    assert answer.status_code == 201, answer.text
    line = next(e for f in company.third.frames() for e in f["entries"] if e["event"] == said)
    assert line["now"][0]["fields"]["text"] == "—"
    other = {"type": "amend", "target": said, "command": {"type": "Say", "text": "Un mot"}}
    assert company.first.post("/corrections", other).status_code == 201
    company.third.post("/corrections", {"type": "contest", "target": said, "text": "Vraiment ?"})
    line = next(e for f in company.third.frames() for e in f["entries"] if e["event"] == said)
    assert (line["now"][0]["fields"]["text"], line["contested"]) == ("Un mot", True)


def test_a_shared_note_can_be_struck_and_taken_back(server: Service) -> None:
    """A rewind that takes a whisper tells nobody but those who had read it."""
    company = Company(server, "nosgoth")
    note = shown(company.second.did({"type": "Note", "text": "Ceci"}))["event"]
    shared = shown(company.second.did({"type": "ShareNote", "note": note}))["event"]
    assert company.first.post("/corrections", {"type": "retract", "target": shared, "reason": "non"}).status_code == 201
    assert company.second.act({"type": "ShareNote", "note": note}).status_code == 201
    company.second.did({"type": "Say", "text": "Tout haut"})
    before = texts(company.third)
    company.second.did({"type": "Note", "text": "Pour moi"})
    assert texts(company.third) == before
