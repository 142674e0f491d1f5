"""The Python client and a real service, with a wire between that breaks: nothing is missed, done twice or untrue."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from random import Random
from typing import Any
from uuid import uuid4

import pytest
from msgspec.structs import replace

from domain.systems import GAMES
from ops.clients.python.greffe_client import (
    AgainstTheRules,
    AsyncClient,
    Client,
    ContestRuling,
    Forbidden,
    Frame,
    Malformed,
    NewBranch,
    NotFound,
    Retract,
    Seat,
    Unauthorized,
    Uphold,
    patched,
)
from ops.clients.python.greffe_client.types import Branch, NewHook
from ops.commands.service.demo import seats_for
from ops.play.bot import Bot
from ops.play.scripts import SEATS
from tests.api.service import Service
from tests.proxy import Proxy

POINTS = {"life": 12, "movement": 10, "mental": 9, "corruption": 4}


@pytest.fixture
def seats(service: Service, proxy: Proxy) -> Iterator[dict[str, Seat]]:
    """Everybody at a table of Nosgoth Mithrap that has begun, behind the wire that breaks."""
    with Client(f"http://127.0.0.1:{proxy.port}", "en") as client:
        seats = client.seats(client.open("nosgoth", "Vendredi", SEATS))
        for seat in ("gm1", "player1", "player2"):
            seats[seat].do({"type": "JoinTable"})
        seats["gm1"].do({"type": "StartTable"})
        yield seats


def event_of(frame: Frame) -> str:
    return frame.entries[0].event or ""


def plain(frames: list[Frame]) -> list[Frame]:
    """Without what is for whoever keeps a view."""
    return [replace(frame, patch=(), view="", moves="", restated=()) for frame in frames]


def test_a_command_whose_answer_is_lost_is_done_once(seats: dict[str, Seat], proxy: Proxy) -> None:
    before = seats["player1"].table().frame
    proxy.swallow_next_answer(b"/commands")
    done = seats["player1"].do({"type": "CreateCharacter", "name": "Ysolde", "characteristics": POINTS})
    assert proxy.cuts >= 1
    assert done.frame == before + 1 == seats["player1"].table().frame


def test_a_feed_goes_on_after_every_cut(seats: dict[str, Seat], proxy: Proxy) -> None:
    """While somebody acts, and the wire is cut again and again."""
    followings = {name: seats[name].follow(after=0, frames=True) for name in ("gm1", "player1")}
    found: dict[str, list[Frame]] = {name: [] for name in followings}
    over = threading.Event()
    cuts: list[int] = []

    def follow(name: str) -> None:
        for frame in followings[name]:
            found[name].append(frame)
            if frame.entries[0].type == "TablePaused":
                return

    def cut() -> None:
        while not over.wait(0.15):
            proxy.refuse(True)
            cuts.append(len(found["gm1"]))
            proxy.refuse(False)

    threads = [threading.Thread(target=follow, args=(name,)) for name in followings]
    cutting = threading.Thread(target=cut)
    for thread in (*threads, cutting):
        thread.start()
    for number in range(40):
        last = seats["player1"].do({"type": "JoinTable", "name": f"Ilse {number}"})
    over.set()
    cutting.join(10)
    seats["gm1"].do({"type": "PauseTable"})
    for thread in threads:
        thread.join(20)
        assert not thread.is_alive()
    assert len(cuts) > 3
    for seat, following in followings.items():
        viewed = seats[seat].view()
        assert [frame.frame for frame in found[seat]] == [*range(1, viewed.frame + 1)]
        assert (following.frame, following.view) == (viewed.frame, viewed.view)
        assert following.kept.mended == 0
        assert plain(following.frames) == seats[seat].feed()
    assert last.entries[0].fields["name"] == "Ilse 39"


@pytest.mark.parametrize("game", GAMES)
def test_patches_keep_the_view_of_every_game(service: Service, game: str) -> None:
    with Client(service.url) as client:
        opened = client.open(game, "Au hasard", seats_for(GAMES[game]))
        seats = client.seats(opened)
        Bot(seats, Random(7)).play(25)
        for seat in seats.values():
            viewed, kept = seat.view(), seat.follow(after=0)
            if viewed.frame:
                next(frame for frame in kept if frame.frame == viewed.frame)
                assert (kept.view, kept.kept.mended) == (viewed.view, 0)


def test_a_scene_with_its_corrections_reads_the_same_live_and_later(seats: dict[str, Seat]) -> None:
    gm, ilse = seats["gm1"], seats["player1"]
    vampire = event_of(ilse.do({"type": "CreateCharacter", "name": "Ysolde", "characteristics": POINTS}))
    following = ilse.follow(0, frames=True)
    frames = iter(following)
    while next(frames).frame < ilse.table().frame:
        pass
    act = event_of(ilse.do({"type": "DeclareAction", "character": vampire, "text": "Grimper"}))
    assert event_of(next(frames)) == act
    contest = event_of(ilse.correct(ContestRuling(act, "pourquoi")))
    gm.correct(Uphold(act, "parce que"))
    gm.correct(Retract(act, reason="Il n'y a rien"))
    kinds = [next(frames).entries[0].type for _ in range(3)]
    viewed = ilse.view()
    assert (following.frame, following.view) == (viewed.frame, viewed.view)
    assert plain(following.frames) == ilse.feed()
    known = ilse.event(act)
    assert [dispute.id for dispute in known.disputes] == [contest]
    (began,) = [cause for cause in ilse.why("/actions", viewed.frame - 3) if cause.was == []]
    assert [entry.event for entry in began.entries] == [act]
    assert [frame.entries[0].type for frame in ilse.feed(viewed.frame - 3)] == kinds
    assert ilse.feed(withdrawn=True)[0].entries[0].event == act


def test_a_view_that_is_not_what_its_tag_says_is_mended(
    seats: dict[str, Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    following = seats["gm1"].follow(after=0)
    wrong = "ops.clients.python.greffe_client._feed.patched"
    monkeypatch.setattr(wrong, lambda view, patch: {**patched(view, patch), "more": 1})
    frames = iter(following)
    for _ in range(3):
        next(frames)
    assert following.kept.mended == 3
    assert following.view == seats["gm1"].view(at=3).view


def test_a_feed_ends_with_its_token(seats: dict[str, Seat]) -> None:
    seat = seats["player2"]
    frames = iter(seat.follow(after=0, view=False))
    next(frames)
    seats["host"].revoke("player2")
    with pytest.raises(Unauthorized):
        for _ in frames:
            pass
    token = seats["host"].rotate("player2").token
    assert token != seat.token


def test_a_seat_has_its_feed_sent(seats: dict[str, Seat]) -> None:
    wanted = NewHook("https://receiver.example/in", events=("asked",), form="slack", language="en")
    made = seats["player1"].set_hook("player1", wanted)
    assert (made.address, made.status, made.form) == (wanted.address, "on", "slack")
    assert seats["player1"].hook("player1") == made
    seats["player1"].drop_hook("player1")
    with pytest.raises(NotFound) as caught:
        seats["player1"].hook("player1")
    assert caught.value.code == "no_hook"


def test_a_frame_that_there_never_was(seats: dict[str, Seat]) -> None:
    with pytest.raises(NotFound) as caught:
        next(iter(seats["gm1"].follow(after=500, view=False)))
    assert caught.value.code == "unknown_frame"


def test_who_awaits_gets_the_same(service: Service) -> None:
    async def play() -> tuple[list[Frame], Any, Any]:
        async with AsyncClient(service.url, "en") as client:
            opened = await client.open("nosgoth", "Vendredi", SEATS)
            seat = client.seats(opened)["gm1"]
            following = seat.follow(after=0)
            others = [other for name, other in client.seats(opened).items() if name != "host"]
            await asyncio.gather(*(other.do({"type": "JoinTable"}) for other in others))
            frames: list[Frame] = []
            async for frame in following:
                frames.append(frame)
                if len(frames) == 4:
                    break
            assert (await seat.moves()).of("StartTable") is not None
            return frames, following.view, (await seat.view()).view

    frames, kept, view = asyncio.run(play())
    assert [frame.frame for frame in frames] == [1, 2, 3, 4]
    assert kept == view


def test_moves_come_after_the_frames(seats: dict[str, Seat], proxy: Proxy) -> None:
    """A stream brings the list of moves by itself, and again after a cut."""
    gm, player = seats["gm1"], seats["player1"]
    following = gm.follow(gm.table().frame, moves=True)
    frames, count = iter(following), 0
    for command, after in (("PauseTable", "ResumeTable"), ("ResumeTable", "PauseTable")):
        done = gm.do({"type": command})
        while following.moves is None or following.moves.frame < done.frame:
            count += 1
            player.do({"type": "JoinTable", "name": f"Ilse {count}"})
            next(frames)
        assert (following.moves.of(after) is None, following.moves.of(command)) == (False, None)
        proxy.refuse(True)
        proxy.refuse(False)


def test_a_branch_is_compared_and_followed(seats: dict[str, Seat]) -> None:
    gm = seats["gm1"]
    key = uuid4().hex
    begun = gm.branch(NewBranch(title="L’autre jugement"), key=key)
    assert isinstance(begun, Branch)
    assert gm.branch(NewBranch(title="L’autre jugement"), key=key) == begun
    there = gm.at(begun.table)
    there.do({"type": "PauseTable"})
    assert {each.seat for each in gm.compare(begun.table).seats} == {"gm1", "player1", "player2"}
    assert there.table().origin == begun.origin
    assert gm.table().branches == (begun.table,)


def test_the_host_keeps_the_table(seats: dict[str, Seat]) -> None:
    host = seats["host"]
    host.set_presence("player2", True)
    assert [seat.away for seat in host.table().seats] == [False, False, True]
    host.end()
    assert host.table().status == "ended"


def test_a_kit_is_taken_to_another_table(service: Service, seats: dict[str, Seat], proxy: Proxy) -> None:
    """A preview says what would be refused; a kit is given once, though its answer is lost."""
    orla = {"type": "AddCombatant", "name": "Orla", "kind": "other", "level": 4}
    made = seats["gm1"].do(orla)
    kit = seats["gm1"].kit()
    assert [(each.id, each.command["name"]) for each in kit.commands] == [("@1", "Orla")]
    with Client(f"http://127.0.0.1:{proxy.port}", "en") as client:
        other = client.seats(client.open("nosgoth", "Samedi", SEATS))["gm1"]
        assert other.preview_kit(kit).refused == ()
        proxy.swallow_next_answer(b"/kit")
        (frame,) = other.give_kit(kit)
        assert frame.entries[0].text == made.entries[0].text
        assert len(other.kit().commands) == 1
        of_another = client.seats(client.open("sombre", "Samedi", SEATS))["gm1"]
        with pytest.raises(Malformed) as refused:
            of_another.give_kit(kit)
        assert refused.value.code == "kit_game"


def test_the_same_people_at_a_new_table(seats: dict[str, Seat], proxy: Proxy) -> None:
    """Each comes to his own seat, and again to the same though an answer is lost."""
    with pytest.raises(AgainstTheRules) as early:
        seats["host"].again()
    assert early.value.code == "not_over"
    seats["gm1"].end()
    with pytest.raises(Forbidden):
        seats["player1"].again()
    proxy.swallow_next_answer(b"/tables")
    new = {name: seat.again() for name, seat in seats.items()}
    assert proxy.cuts >= 1
    assert len({seat.table_id for seat in new.values()}) == 1
    assert {name: seat.table().you.seat for name, seat in new.items()} == {name: name for name in seats}
    assert seats["player1"].again().token == new["player1"].token


def test_whoever_awaits_plays_again_and_gives_kits(service: Service, seats: dict[str, Seat]) -> None:
    async def play() -> None:
        async with AsyncClient(service.url, "en") as client:
            maud = client.seat(seats["gm1"].table_id, seats["gm1"].token)
            await maud.do({"type": "AddCombatant", "name": "Orla", "kind": "other", "level": 4})
            kit = await maud.kit()
            await maud.end()
            new = await maud.again()
            assert (await new.preview_kit(kit)).refused == ()
            assert len(await new.give_kit(kit)) == 1

    asyncio.run(play())


def test_a_ticket_opens_one_stream(service: Service, seats: dict[str, Seat]) -> None:
    ticket = seats["gm1"].ticket().ticket
    address = f"{service.url}/tables/{seats['gm1'].table_id}/feed?ticket={ticket}"
    with service.http.stream("GET", address, headers={"Accept": "text/event-stream"}) as stream:
        assert stream.status_code == 200
    assert service.http.get(address, headers={"Accept": "text/event-stream"}).status_code == 401
