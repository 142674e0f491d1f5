"""The Python client against a real service through a wire that breaks: nothing is missed, done twice or seen wrongly."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ops.bot import Bot
from ops.clients.python.greffe_client import (
    AsyncClient,
    Client,
    ContestRuling,
    Frame,
    NotFound,
    Retract,
    Seat,
    Unauthorized,
    Uphold,
    patched,
)
from ops.commands.demo import seats_for
from domain.systems import GAMES
from ops.commands.up import played
from ops.scripts import SEATS, scene
from tests.api.service import Service
from tests.proxy import Proxy

POINTS = {"life": 12, "movement": 10, "mental": 9, "corruption": 4}


@pytest.fixture
def proxy(service: Service) -> Iterator[Proxy]:
    made = Proxy(int(service.url.rpartition(":")[2]))
    yield made
    made.close()


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


def test_a_command_whose_answer_is_lost_is_done_once(seats: dict[str, Seat], proxy: Proxy) -> None:
    before = seats["player1"].table().frame
    proxy.swallow_next_answer(b"/commands")
    done = seats["player1"].do({"type": "CreateCharacter", "name": "Ysolde", "characteristics": POINTS})
    assert proxy.cuts >= 1
    assert done.frame == before + 1 == seats["player1"].table().frame


def test_a_feed_goes_on_after_every_cut(seats: dict[str, Seat], proxy: Proxy) -> None:
    """While a bot plays at random, and the wire is cut again and again."""
    followings = {name: seats[name].follow(after=0) for name in ("gm1", "player1")}
    told: dict[str, list[Frame]] = {name: [] for name in followings}
    over = threading.Event()

    def follow(name: str) -> None:
        for frame in followings[name]:
            told[name].append(frame)
            if over.is_set() and frame.frame == seats[name].table().frame:
                return

    def cut() -> None:
        while not over.wait(0.15):
            proxy.refuse(True)
            proxy.refuse(False)

    threads = [threading.Thread(target=follow, args=(name,)) for name in followings]
    cutting = threading.Thread(target=cut)
    for thread in (*threads, cutting):
        thread.start()
    for number in range(40):
        name = seats["player1"].do({"type": "JoinTable", "name": f"Ilse {number}"})
    over.set()
    cutting.join(10)
    seats["gm1"].do({"type": "PauseTable"})
    for thread in threads:
        thread.join(20)
        assert not thread.is_alive()
    assert proxy.cuts > 3
    for seat, following in followings.items():
        viewed = seats[seat].view()
        assert [frame.frame for frame in told[seat]] == [*range(1, viewed.frame + 1)]
        assert (following.frame, following.view) == (viewed.frame, viewed.view)
        assert following.kept.mended == 0
        assert following.moves == seats[seat].moves().tag
    assert name.entries[0].fields["name"] == "Ilse 39"


@pytest.mark.parametrize("game", GAMES)
def test_patches_keep_the_view_of_every_game(service: Service, game: str) -> None:
    with Client(service.url) as client:
        opened = client.open(game, "Au hasard", seats_for(GAMES[game]))
        seats = client.seats(opened)
        Bot([Chair(name, seat) for name, seat in seats.items()], Random(7)).play(60)
        for seat in seats.values():
            viewed, kept = seat.view(), seat.follow(after=0)
            if viewed.frame:
                next(frame for frame in kept if frame.frame == viewed.frame)
                assert (kept.view, kept.kept.mended) == (viewed.view, 0)
