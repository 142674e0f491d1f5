"""The JavaScript client and a real service, with a wire between that breaks: nothing missed, done twice or untrue."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from domain.systems import GAMES
from ops.clients.python.greffe_client import Client
from ops.commands.service.demo import seats_for
from ops.play.bot import Bot
from tests.api.service import Service
from tests.clients.driver import Driver, Failed
from tests.proxy import Proxy, proxy

POINTS = {"life": 12, "movement": 10, "mental": 9, "corruption": 4}
PEOPLE = [{"name": "Maud", "role": "gm"}, {"name": "Ilse", "role": "player"}, {"name": "Jon", "role": "player"}]
ALL = {"after": 0, "frames": True, "moves": True, "table": True}
BY_OPTION = ("patch", "view", "moves", "restated")


@pytest.fixture
def wire(service: Service) -> Iterator[Proxy]:
    with proxy(int(service.url.rpartition(":")[2])) as made:
        yield made


@pytest.fixture
def seats(driver: Driver, wire: Proxy) -> dict[str, str]:
    """Everybody at a table of Nosgoth Mithrap that has begun, behind the wire that breaks."""
    driver.make("client", "service", "", f"http://127.0.0.1:{wire.port}", "en")
    opened = driver.call("service", "open", "nosgoth", "Vendredi", PEOPLE)
    tokens = {seat["id"]: seat["token"] for seat in opened["seats"]} | {"host": opened["host"]}
    for name, token in tokens.items():
        driver.make("seat", name, "service", opened["table"], token)
    for name in ("player1", "player2"):
        driver.call(name, "do", {"type": "JoinTable"})
    driver.call("gm1", "doAll", [{"command": {"type": "JoinTable"}}, {"command": {"type": "StartTable"}}])
    return {name: name for name in tokens}


def event_of(frame: Any) -> str:
    return str(frame["entries"][0]["event"])


def shown(frames: list[Any]) -> list[Any]:
    """Frames without what is for whoever keeps a view."""
    return [{name: value for name, value in frame.items() if name not in BY_OPTION} for frame in frames]


def beside(state: Any) -> tuple[Any, Any]:
    """What is renewed by asking, after the frame that made it old: the frame of the page, the tag of the moves."""
    return (state["table"] or {}).get("frame"), (state["moves"] or {}).get("tag")


def agrees(driver: Driver, seat: str, following: str) -> None:
    """What is kept is what the service says now: frames with their marks, view, moves, the table's page."""
    last, tag = driver.call(seat, "table")["frame"], driver.call(seat, "moves")["tag"]
    state = driver.when(following, lambda s: (s["frame"], *beside(s)) == (last, last, tag))
    assert shown(state["frames"]) == driver.call(seat, "feed")
    assert state["view"] == driver.call(seat, "view")["view"]
    assert state["mended"] == 0
    assert state["table"] == driver.call(seat, "table")
    assert driver.call(seat, "moves")["tag"] == tag


def test_a_command_whose_answer_is_lost_is_done_once(driver: Driver, seats: dict[str, str], wire: Proxy) -> None:
    before = driver.call("player1", "table")["frame"]
    wire.swallow_next_answer(b"/commands")
    create = {"type": "CreateCharacter", "name": "Ysolde", "characteristics": POINTS}
    done = driver.call("player1", "do", create)
    assert wire.cuts >= 1
    assert done["frame"] == before + 1 == driver.call("player1", "table")["frame"]


def test_a_table_goes_on_after_every_cut(driver: Driver, seats: dict[str, str], wire: Proxy) -> None:
    """While somebody acts, and the wire is cut again and again."""
    for name in ("gm1", "player1"):
        driver.make("follow", f"following {name}", name, ALL)
    over, cuts = threading.Event(), 0

    def cut() -> None:
        nonlocal cuts
        while not over.wait(0.15):
            wire.refuse(True)
            cuts += 1
            wire.refuse(False)

    cutting = threading.Thread(target=cut)
    cutting.start()
    acts = 0
    while acts < 30 or cuts < 4:
        driver.call("player1", "do", {"type": "JoinTable", "name": f"Ilse {acts}"})
        acts += 1
    over.set()
    cutting.join(10)
    for name in ("gm1", "player1"):
        agrees(driver, name, f"following {name}")
        followed = driver.state(f"following {name}")["told"]
        assert [frame["frame"] for frame in followed["frames"]] == [*range(1, followed["frames"][-1]["frame"] + 1)]
        assert followed["connections"].count("lost") >= 1
        driver.call(f"following {name}", "close")
        assert driver.when(f"following {name}", lambda s: s["told"]["ended"])["error"] is None


def test_corrections_and_disputes_are_kept(driver: Driver, seats: dict[str, str]) -> None:
    for name in ("gm1", "player1", "player2"):
        driver.make("follow", f"following {name}", name, ALL)
    create = {"type": "CreateCharacter", "name": "Ysolde", "characteristics": POINTS}
    vampire = event_of(driver.call("player1", "do", create))
    declare = {"type": "DeclareAction", "character": vampire, "text": "Grimper"}
    act = event_of(driver.call("player1", "do", declare))
    driver.call("gm1", "do", {"type": "ClassifyAction", "action": act, "characteristic": "movement"})
    ruling = event_of(driver.call("gm1", "do", {"type": "SetDifficulty", "action": act, "level": 4}))
    driver.call("player1", "do", {"type": "ResolveAction", "action": act}, {"dice": [11]})
    contest = event_of(driver.call("player1", "correct", {"type": "contest", "target": ruling, "text": "des prises"}))
    other = event_of(driver.call("player2", "correct", {"type": "contest", "target": ruling, "text": "moi aussi"}))
    driver.call("gm1", "correct", {"type": "answer", "contest": contest, "text": "lesquelles ?"})
    driver.call("player2", "correct", {"type": "withdraw_contest", "contest": other})
    assert len(driver.call("gm1", "event", ruling)["disputes"]) == 2
    level3 = {"type": "SetDifficulty", "action": act, "level": 3}
    amend = {"type": "amend", "target": ruling, "command": level3, "reason": "trois"}
    preview = driver.call("gm1", "preview", amend)
    assert preview["flips"]
    driver.call("gm1", "correct", amend, {"preview": preview["id"]})
    with pytest.raises(Failed) as caught:
        driver.call("gm1", "correct", {**amend, "reason": "encore"}, {"preview": preview["id"]})
    assert caught.value.error["name"] == "AgainstTheRules"
    again = event_of(driver.call("player1", "correct", {"type": "contest", "target": ruling, "text": "et pourtant"}))
    driver.call("gm1", "correct", {"type": "uphold", "target": again, "text": "non"})
    both = [{"type": "retract", "target": act}, {"type": "restore", "target": event_of(driver.call("gm1", "feed")[-4])}]
    with pytest.raises(Failed):
        driver.call("gm1", "correct", {"type": "together", "corrections": both, "reason": "l’un sans l’autre"})
    driver.call("gm1", "correct", {"type": "retract", "target": act, "reason": "rien", "cascade": True})
    for name in ("gm1", "player1", "player2"):
        agrees(driver, name, f"following {name}")
        assert driver.state(f"following {name}")["told"]["marks"]
    past = driver.call("player1", "view", {"at": 8})["view"]
    assert past["actions"][0]["text"] == "Grimper"


def test_a_branch_is_compared_and_followed(driver: Driver, seats: dict[str, str]) -> None:
    key = uuid4().hex
    begun = driver.call("gm1", "branch", {"title": "L’autre jugement"}, {"key": key})
    assert driver.call("gm1", "branch", {"title": "L’autre jugement"}, {"key": key}) == begun
    driver.make("at", "there", "gm1", begun["table"])
    driver.make("follow", "branch", "there", ALL)
    driver.call("there", "do", {"type": "PauseTable", "reason": "ici"})
    agrees(driver, "there", "branch")
    compared = driver.call("gm1", "compare", begun["table"])
    assert {seat["seat"] for seat in compared["seats"]} == {"gm1", "player1", "player2"}
    assert driver.call("gm1", "table")["branches"] == [begun["table"]]


def test_a_table_that_begins_in_the_middle(driver: Driver, seats: dict[str, str]) -> None:
    """From a known frame, or from now on; without the view, too."""
    driver.call("player1", "do", {"type": "JoinTable", "name": "Ilse la rousse"})
    last = driver.call("gm1", "table")["frame"]
    driver.make("follow", "since", "gm1", {"after": last - 2, "frames": True})
    driver.make("follow", "now", "gm1", {"moves": True})
    driver.make("follow", "bare", "gm1", {"after": last - 1, "view": False})
    driver.when("now", lambda state: state["connection"] == "live")
    driver.call("player1", "do", {"type": "JoinTable", "name": "Ilse"})
    frames = [*range(last - 1, last + 2)]
    assert [each["frame"] for each in driver.until("since", last + 1)["frames"]] == frames
    view = driver.call("gm1", "view")["view"]
    assert driver.state("since")["view"] == driver.until("now", last + 1)["view"] == view
    assert [each["frame"] for each in driver.state("now")["told"]["frames"]] == [last + 1]
    assert driver.until("bare", last + 1)["view"] is None


def test_it_ends_with_its_token(driver: Driver, seats: dict[str, str]) -> None:
    driver.make("follow", "following", "player2", {"after": 0})
    driver.when("following", lambda state: state["connection"] == "live")
    driver.call("host", "revoke", "player2")
    state = driver.when("following", lambda state: state["told"]["ended"])
    assert (state["connection"], state["error"]["name"]) == ("ended", "Unauthorized")
    assert driver.call("host", "rotate", "player2")["seat"] == "player2"


def test_a_seat_has_its_feed_sent(driver: Driver, seats: dict[str, str]) -> None:
    wanted = {"address": "https://receiver.example/in", "events": ["asked"], "form": "slack"}
    made = driver.call("player1", "setHook", "player1", wanted)
    assert {**made, **wanted} == made
    assert driver.call("player1", "hook", "player1") == made
    driver.call("player1", "dropHook", "player1")
    with pytest.raises(Failed, match="no_hook"):
        driver.call("player1", "hook", "player1")


def test_a_host_keeps_many_tables(driver: Driver, service: Service) -> None:
    _, token = asyncio.run(service.uvicorn.app.state.service.host_keys.issue("bot"))
    driver.make("client", "many", "", service.url, "en")
    opened = [
        driver.call("many", "open", "nosgoth", each, PEOPLE, {"token": token})["table"] for each in ("One", "Two")
    ]
    page = driver.call("many", "hostTables", token, {"limit": 1})
    assert [line["table"] for line in page["tables"]] == opened[:1]
    assert driver.call("many", "hostTables", token, {"after": page["next"]})["next"] is None
    driver.make("hosted", "asked", "many", token)
    lines = driver.when("asked", lambda state: len(state["told"]["lines"]) == 2)["told"]["lines"]
    assert [line["table"] for line in lines] == opened
    driver.make("seat", "first", "many", opened[0], token)
    driver.call("first", "end")
    ended = driver.when("asked", lambda state: len(state["told"]["lines"]) == 3)["told"]["lines"][-1]
    assert (ended["table"], ended["status"]) == (opened[0], "ended")
    fresh = driver.call("many", "rotateHost", token)["token"]
    driver.when("asked", lambda state: state["told"]["ended"] == "Unauthorized")
    assert len(driver.call("many", "hostTables", fresh)["tables"]) == 2


def test_a_frame_that_there_never_was(driver: Driver, seats: dict[str, str]) -> None:
    driver.make("follow", "following", "gm1", {"after": 500, "view": False})
    state = driver.when("following", lambda state: state["told"]["ended"])
    assert (state["error"]["name"], state["error"]["code"]) == ("NotFound", "unknown_frame")


def test_the_host_keeps_the_table(driver: Driver, seats: dict[str, str]) -> None:
    driver.call("host", "setPresence", "player2", True)
    assert [seat["away"] for seat in driver.call("gm1", "table")["seats"]] == [False, False, True]
    driver.call("host", "end")
    assert driver.call("gm1", "table")["status"] == "ended"
    lines = driver.call("gm1", "record").splitlines()
    assert len(lines) == 1 + driver.call("gm1", "table")["frame"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_kept(driver: Driver, service: Service, game: str) -> None:
    """Frames, marks, view, moves; and each move's form is what the Python client makes of it."""
    with Client(service.url) as client:
        opened = client.open(game, "Au hasard", seats_for(GAMES[game]))
        seats = client.seats(opened)
        Bot(seats, Random(7)).play(25)
        driver.make("client", "service", "", service.url)
        for name, seat in seats.items():
            if not seat.table().frame:
                continue
            driver.make("seat", name, "service", seat.table_id, seat.token)
            driver.make("follow", f"following {name}", name, ALL)
            agrees(driver, name, f"following {name}")
            driver.call(f"following {name}", "close")
            made = [[form.type, form.label, list(form.rules), form.schema] for form in seat.forms()]
            assert driver.call(name, "forms")["forms"] == made
            for kind, *rest in {form[0]: form for form in reversed(made)}.values():
                assert driver.call(name, "form", kind) == [kind, *rest]


def test_the_same_people_at_a_new_table_with_what_was_prepared(
    driver: Driver, seats: dict[str, str], wire: Proxy
) -> None:
    """The kit of one table is given to the next; each seat comes to its own there, though an answer is lost."""
    driver.call("gm1", "do", {"type": "AddCombatant", "name": "Orla", "kind": "other", "level": 4})
    kit = driver.call("gm1", "kit")
    driver.call("host", "end")
    wire.swallow_next_answer(b"/tables")
    for name in ("gm1", "player2", "host"):
        driver.make("again", f"new {name}", name)
    assert wire.cuts >= 1
    assert [driver.call(f"new {name}", "table")["you"]["seat"] for name in ("gm1", "player2", "host")] == [
        "gm1",
        "player2",
        "host",
    ]
    assert driver.call("new gm1", "previewKit", kit) == {"commands": 1, "refused": []}
    assert len(driver.call("new gm1", "giveKit", kit)) == 1
