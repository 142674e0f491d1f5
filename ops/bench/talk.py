"""Cost of a fight on the wire: Sombre light, two against two, three Turns, each seat with a client that shows its view
and its moves after every frame. `python -m ops.bench.talk`

Now: the view is kept by patches, moves are requested after the last frame of a burst, several acts that a seat sends at
once are one request. Before: `GET /view` and `GET /moves` after every frame, and one request for each command.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from itertools import cycle
from typing import NamedTuple

import httpx
import msgspec

from domain.systems import GAMES
from ops.clients.python.greffe_client import Act, Client, Frame, Opened, Seat
from ops.conformance.stage import Stage, staged
from ops.play.brawl import DICE, HIT, SEATS, Cast, brawl, cast

GAME = "sombre"
SIDE = 2
TURNS = 3
TALKING = ("gm1", "player1", "player2")


class Breath(NamedTuple):
    """The acts of a seat that are sent at once: none of them needs to know the event of another."""

    seat: str
    acts: Sequence[Act]


Fight = Generator[Breath, list[str], None]


class Traffic(msgspec.Struct):
    """The traffic of a seat: requests, and bytes of their bodies and of the answers'."""

    requests: int = 0
    sent: int = 0
    received: int = 0


class Counting(httpx.BaseTransport):
    """Transport that counts while `traffic` is set."""

    def __init__(self) -> None:
        self.traffic: Traffic | None = None
        self._inner = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        answer = self._inner.handle_request(request)
        traffic = self.traffic
        if traffic is None:
            return answer
        traffic.requests += 1
        traffic.sent += len(request.content)
        assert isinstance(answer.stream, httpx.SyncByteStream)
        return httpx.Response(answer.status_code, headers=answer.headers, stream=_Counted(answer.stream, traffic))

    def close(self) -> None:
        self._inner.close()


class _Counted(httpx.SyncByteStream):
    def __init__(self, inner: httpx.SyncByteStream, traffic: Traffic) -> None:
        self._inner, self._traffic = inner, traffic

    def __iter__(self) -> Iterator[bytes]:
        for piece in self._inner:
            self._traffic.received += len(piece)
            yield piece

    def close(self) -> None:
        self._inner.close()


class Talker:
    """A seat's client: it acts, and shows what the seat sees and may do after each frame."""

    def __init__(self, stage: Stage, table: str, token: str, *, now: bool) -> None:
        self.traffic = Traffic()
        self._now = now
        self._wire = Counting()
        self._client = Client(stage.url, transport=self._wire)
        self._seat = self._client.seat(table, token)
        self._following = self._seat.follow(self._seat.table().frame, view=now)
        self._frames = iter(self._following)

    def begin(self) -> None:
        """Begin to count: earlier requests are not counted, nor is the catalogue, which is read once for all tables."""
        self._seat.moves()
        self._wire.traffic = self.traffic

    def say(self, acts: Sequence[Act]) -> list[str]:
        """Send the acts, and return the events that they became."""
        if self._now and len(acts) > 1:
            return [_event(frame) for frame in self._seat.do_all(acts)]
        return [_event(self._seat.do(act.command, act.dice)) for act in acts]

    def read(self, last: int) -> None:
        """Read up to that frame, as frames come."""
        while self._following.frame < last:
            frame = next(self._frames)
            if not self._now:
                self._seat.view()
                self._refresh()
            elif frame.frame == last:
                self._seat.moves()

    def _refresh(self) -> None:
        """Request what the seat may do, whether it has changed or not."""
        self._client.ask("GET", f"/tables/{self._seat.table_id}/moves", self._seat.token)

    def close(self) -> None:
        self._client.close()


def _event(frame: Frame) -> str:
    return next(line.event for line in frame.entries if line.event)


def turn(people: Cast, dice: Iterator[int], places: Iterator[int]) -> Fight:
    """Yield one Turn: every fighter strikes at the one opposite."""
    heroes, villains, knives = people
    pairs = [*zip(heroes, villains, strict=True), *zip(villains, heroes, strict=True)]
    seats = [*(f"player{number}" for number in range(1, SIDE + 1)), *("gm1" for _ in villains)]
    blows = [
        {"kind": "strike", "target": target, "weapon": knives[striker], "skill": "body"} for striker, target in pairs
    ]
    intents: list[str] = []
    for place, hero in enumerate(heroes):
        command = {"type": "DeclareIntent", "character": hero, "action": blows[place]}
        intents += yield Breath(seats[place], [Act(command)])
    recorded = [
        Act({"type": "RecordNpcIntent", "npc": npc, "action": blow})
        for npc, blow in zip(villains, blows[SIDE:], strict=True)
    ]
    *more, _ = yield Breath("gm1", [*recorded, Act({"type": "AdvancePhase"})])
    intents += more
    for (striker, target), seat, intent in zip(pairs, seats, intents, strict=True):
        call_fields = {"character": striker, "skills": ["body"], "concerned": [target], "resolves": intent}
        (call,) = yield Breath("gm1", [Act({"type": "CallRoll", **call_fields})])
        die = next(dice)
        (thrown,) = yield Breath(seat, [Act({"type": "Roll", "call": call}, [die])])
        if die == HIT:
            yield Breath(seat, [Act({"type": "Roll", "call": f"{thrown}.hit.{intent}.zone"}, [next(places)])])
    yield Breath("gm1", [Act({"type": "AdvancePhase"}), Act({"type": "AdvancePhase"})])


def fought(stage: Stage, *, now: bool) -> tuple[dict[str, Traffic], int]:
    """Return the traffic of each client, and how many commands there were."""
    with Client(stage.url) as client:
        opened = client.open(GAME, "La cour", SEATS)
        _set_up(client.seats(opened))
        talkers = {name: Talker(stage, opened.table, opened.tokens[name], now=now) for name in TALKING}
        for talker in talkers.values():
            talker.begin()
        people = _people(stage, opened)
        dice, places = cycle(DICE), cycle(range(1, 7))
        commands = sum(_fight(client, opened, talkers, turn(people, dice, places)) for _ in range(TURNS))
        for talker in talkers.values():
            talker.close()
        return {name: talker.traffic for name, talker in talkers.items()}, commands


def _set_up(seats: dict[str, Seat]) -> None:
    script = brawl(0, SIDE)
    act = next(script)
    with suppress(StopIteration):
        while True:
            act = script.send(_event(seats[act.seat].do(act.command, act.dice)))


def _people(stage: Stage, opened: Opened) -> Cast:
    return cast(stage.state(opened.table))


def _fight(client: Client, opened: Opened, talkers: dict[str, Talker], fight: Fight) -> int:
    """Play the fight and return how many commands it took."""
    watching = {name: client.seat(opened.table, opened.tokens[name]) for name in talkers}
    commands = 0
    breath = next(fight)
    try:
        while True:
            commands += len(breath.acts)
            events = talkers[breath.seat].say(breath.acts)
            for name, talker in talkers.items():
                talker.read(watching[name].table().frame)
            breath = fight.send(events)
    except StopIteration:
        return commands


def main() -> None:
    with staged() as stage:
        before, commands = fought(stage, now=False)
        now, _ = fought(stage, now=True)
    print(f"{GAMES[GAME].title}: {2 * SIDE} fighters, {TURNS} Turns, {commands} commands")
    print(f"{'seat':8} {'requests':>18} {'bytes sent':>20} {'bytes received':>24}")
    for name in TALKING:
        was, is_ = before[name], now[name]
        print(
            f"{name:8} {was.requests:>8} -> {is_.requests:<6} {was.sent:>9} -> {is_.sent:<7}"
            f" {was.received:>11} -> {is_.received:<9}"
        )
    totals = [
        [sum(getattr(each, name) for each in found.values()) for name in Traffic.__struct_fields__]
        for found in (before, now)
    ]
    ratios = ", ".join(f"{was / max(is_, 1):.1f}" for was, is_ in zip(*totals, strict=True))
    print(f"before over now, all seats: requests, sent, received: {ratios}")


if __name__ == "__main__":
    main()
