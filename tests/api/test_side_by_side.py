"""Two tables side by side on the wire: the told session of each game, and one in which what a seat never saw is left
out, swapped or delayed. Every byte that the seat receives is equal, but ids and times.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from api.base.randomness import SystemPages
from domain.base.chance import Draw
from domain.base.corrections import CorrectionCommand
from domain.base.events import Command, Event
from domain.record.history import Step
from tests.ambre.table import permutation
from tests.api.service import Seat, Service
from tests.api.test_secrecy import masked_answers
from tests.contract.sessions import NAMES, scheme, wild
from tests.contract.twinning import Varied, apart, changed, of_scenario, twins
from tests.scene import Scene
from tests.suite.seeds import depth
from tests.twins import answer
from tests.waiting import PATIENCE

VOID = "f" * 16
ROLES = ("player", "spectator", "host")
ON_THE_WIRE = NAMES if depth() == "deep" else ["nosgoth"]
"""What differs between games is compared in memory (tests/contract/test_secrecy.py); the way to the wire is the same
for all, and one game with a game master and branches takes all of it.
"""


class Noted(Scene):
    """A scene that remembers what was sent: the command as given, and the dice that were typed. Now and then somebody
    does one of the `secrets` besides.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.sent: dict[str, tuple[Any, tuple[int, ...]]] = {}
        self.rng = Random(7)
        self.secrets: tuple[type[Command], ...] = ()

    def do(self, seat: str, command: Command, *dice: int, **named: Any) -> Step:
        step = super().do(seat, command, *dice, **named)
        self.sent[step.event.id] = command, dice
        if self.secrets and type(command) not in self.secrets and self.rng.random() < 0.4:
            scheme(self, self.rng, self.secrets)
        return step

    def correct(self, seat: str, command: CorrectionCommand, event_id: str | None = None) -> Step:
        step = super().correct(seat, command, event_id)
        self.sent[step.event.id] = command, ()
        return step


class Table:
    """A table on the wire where the events of a scene happen again, under other ids, with the same chance."""

    def __init__(self, server: Service, name: str, options: Any, opened: Any = None) -> None:
        """`opened`: a table that is there already, as the answer to its opening has it."""
        seats = of_scenario(name, "SEATS")
        body = {"system": name, "title": "Vendredi", "seats": [{"name": s, "role": r} for s, r in seats]}
        made = opened or server.http.post("/tables", json={**body, "options": {**options, "chance": "system"}}).json()
        tokens = [(seat["id"], seat["token"]) for seat in made["seats"]]
        self.ids = {"t": made["table"], **{s: there for (s, _), (there, _) in zip(seats, tokens, strict=True)}}
        self.seats = {s: Seat(server, made["table"], token) for (s, _), (_, token) in zip(seats, tokens, strict=True)}
        self.seats["host"] = Seat(server, made["table"], made["host"])
        self.chance: Iterator[int] = iter(())
        self.branches: list[str] = []

    def branch(self, leader: str) -> None:
        """Whoever leads begins a branch with all that happened."""
        made = self.seats[leader].post("/branches", {})
        assert made.status_code == 201, made.text
        self.branches.append(made.json()["table"])

    def happens(self, event: Event, given: Any, dice: Sequence[int]) -> None:
        """The same on the wire."""
        seat, body = self.seats[event.seat], self.translated(given)
        with self.chances(event, dice):
            answer = seat.post("/corrections", body) if isinstance(given, CorrectionCommand) else seat.act(body, *dice)
        assert answer.status_code == 201, (event, answer.text)
        self.came(event, given, answer.json())

    @contextmanager
    def chances(self, event: Event, dice: Sequence[int]) -> Iterator[None]:
        """Chance says what it said. The same event has the same id at both tables: what stands in the order of ids
        stands alike.
        """
        self.chance = iter(() if dice else said(event.draws))
        bits = Random(event.id)
        with (
            patch.object(SystemPages, "randrange", lambda _self, n: next(self.chance)),
            patch.object(SystemPages, "drawn", lambda _self, size: bits.randbytes(size)),
        ):
            yield

    def came(self, event: Event, given: Any, frame: Any) -> None:
        """The frame in which the event came: its id here."""
        created = [entry["event"] for entry in frame["entries"] if "event" in entry]
        if created:
            self.ids[event.id] = created[-1] if isinstance(given, CorrectionCommand) else created[0]

    def translated(self, command: Any) -> Any:
        return self._there(json.loads(msgspec.json.encode(command)))

    def _there(self, value: Any) -> Any:
        match value:
            case str():
                return ".".join(self.ids.get(part, part) for part in value.split("."))
            case dict():
                return {self._there(key): self._there(item) for key, item in value.items()}
            case list():
                return [self._there(item) for item in value]
            case _:
                return value

    def received(self, watcher: str, asked: Sequence[Any]) -> list[bytes]:
        """Every answer that the seat can get, with its headers: ids by their order, times left out."""
        seat = self.seats[watcher]
        count = seat.get("").json()["frame"]
        answers: list[Any] = [seat.get(what) for what in ("", "/view", "/moves", "/feed", "/record")]
        for number in range(1, count + 1, max(1, count // 8)):
            answers += [seat.get("/view", at=number), seat.get("/feed", after=number)]
        for command in asked:
            answers.append(seat.act(self.translated(command)))
        for target in (VOID, *(self.ids[each] for each in sorted(self.ids) if each in self.public(watcher))):
            answers.append(seat.post("/corrections/preview", {"type": "retract", "target": target}))
            answers.append(seat.post("/corrections", {"type": "uphold", "target": target}))
        with seat.live() as socket:
            answers += [str(socket.recv(PATIENCE)).encode() for _ in range(count)]
        answers += self.of_branches(seat)
        mine = [answer for answer in answers if not isinstance(answer, bytes)]
        assert all(answer.status_code < 500 for answer in mine)
        return masked_answers(seat, answers)

    def of_branches(self, seat: Seat) -> Iterator[Any]:
        """What the seat reads in each branch, and beside it."""
        for name in self.branches:
            there = Seat(seat.service, name, seat.token)
            yield from (there.get(what) for what in ("", "/view", "/moves", "/feed", "/record", "/receipt", "/compare"))
            yield there.get("/feed", patch="true")
            yield seat.get("/compare", other=name)

    def public(self, watcher: str) -> set[str]:
        """Ids of the scene that the seat has read of here."""
        entries = [entry for frame in self.seats[watcher].frames() for entry in frame["entries"]]
        there = {entry["event"] for entry in entries if "event" in entry}
        return {here for here, known in self.ids.items() if known in there}


def said(draws: Sequence[Draw]) -> Iterator[int]:
    """What the generator must say for these draws."""
    for draw in draws:
        if draw.kind == "shuffle":
            yield from permutation(draw.faces)
        else:
            yield from (face - 1 for face in draw.faces)


def pair(name: str, watcher: str) -> tuple[Noted, Scene, Scene, Varied]:
    whole = Noted(name, of_scenario(name, "SEATS"), of_scenario(name, "OPTIONS", {}))
    whole.secrets = tuple(kind for kind in of_scenario(name, "SECRET") if kind not in of_scenario(name, "TELLING"))
    of_scenario(name, "play")(whole)
    otherwise = of_scenario(name, "otherwise", None)
    for seed in range(20):
        if otherwise:
            left, right, varied = changed(*otherwise(whole, watcher, Random(seed)))
        else:
            left, right, varied = twins(name, whole, watcher, Random(seed))
        if len(varied) > 1:
            return whole, left, right, varied
    raise AssertionError(f"nothing is hidden from {watcher}")


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("name", ON_THE_WIRE)
def test_no_byte_differs(server: Service, name: str, role: str) -> None:
    """Feed, live messages, views now and then, moves, record, refusals, previews, headers and sizes."""
    watcher = role if role == "host" else [seat for seat, of in of_scenario(name, "SEATS") if of == role][-1]
    whole, left, right, varied = pair(name, watcher)
    rng = Random(5)
    wanted = [wild(left, watcher, kind, rng) for kind in left.game.commands]
    asked = [command for command in wanted if answer(left, watcher, command) != "accepted"]  # which may open by rule
    leader = next((seat for seat, of in of_scenario(name, "SEATS") if of == "gm"), None)
    between, readings = around(left, right, watcher), []
    for scene in (left, right):
        table = Table(server, name, of_scenario(name, "OPTIONS", {}))
        for event in scene.feeds.history.raw[1:]:
            given, dice = whole.sent[event.id]
            if leader and event.id in between[1:]:
                table.branch(leader)
            table.happens(event, changed_as(event, given), dice)
            if leader and event.id in between[:1]:
                table.branch(leader)
        readings.append(table.received(watcher, asked))
    assert len(readings[0]) > 100
    mask = of_scenario(name, "RANDOM", re.compile(rb"(?!)"))
    for one, other in zip(*readings, strict=True):
        read, also = mask.sub(b"", one), mask.sub(b"", other)
        found = apart(read, also) if read != also else None
        assert found is None, (varied, found)


def around(left: Scene, right: Scene, watcher: str) -> tuple[str, ...]:
    """Two events that follow each other in the eyes of the watcher, while in one twin more lies between them than in
    the other; none where there are no such.
    """
    seen = [
        [
            (event.id, event.version)
            for event in scene.feeds.history.raw
            if scene.feeds.number_of(watcher, event.version)
        ]
        for scene in (left, right)
    ]
    for (first, second), (other, another) in zip(*map(pairwise, seen), strict=True):
        if second[1] - first[1] != another[1] - other[1]:
            assert (first[0], second[0]) == (other[0], another[0])
            return first[0], second[0]
    return ()


def changed_as(event: Event, given: Any) -> Any:
    """What was sent for this event, with what it says here."""
    return event.command if type(event.command) is type(given) else given
