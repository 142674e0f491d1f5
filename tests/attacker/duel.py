"""One sequence of acts, played in both worlds; what the attackers are told there is compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from projections.feeds.frames import Feeds
from tests.attacker.starts import mask_of, pair_of
from tests.attacker.steps import Ask, Setting, Step
from tests.attacker.world import RANDOM, RECEIPT, TABLE, Answer, Edge, World
from tests.contract.observers.moves import validator
from tests.scene import Scene
from tests.twins import encode

OUTSIDE = frozenset({"origin_sealed", "branches_live"})
"""Refused so for what a branch's origin, or a table's branches, stand in the way of."""
EVENTS = 4
"""So many of the last events of each attacker's feed are looked up one by one at the end."""
WIDTH = 160
PENDING = "@pending"
"""In a step: the id of what waits for consent then."""


class Difference(NamedTuple):
    """By what an attacker can tell the worlds apart: after the step of that number he reads it."""

    step: int
    seat: str
    what: str
    left: bytes
    right: bytes


class Duel:
    """Both worlds from the same beginning on. `tables`: the one that is attacked, and its branches; `difference`: the
    first that anybody could see; `parted`: somebody who knows the secret was answered differently, so that nobody can
    say what follows; `done`: the steps with what each was answered in the left world.
    """

    def __init__(self, edge: Edge, setting: Setting) -> None:
        self.setting, self.pair = setting, pair_of(setting)
        self.worlds = World(edge), World(edge)
        self.tables = [TABLE]
        self.done: list[tuple[Step, Answer]] = []
        self.difference: Difference | None = None
        self.parted = False
        self.compared = 0
        self._mask = mask_of(setting.game)
        for world, scene in zip(self.worlds, (self.pair.left, self.pair.right), strict=True):
            world.place(scene.feeds.history.raw, delay=setting.delay, chained=setting.chained)

    def __enter__(self) -> Duel:
        return self

    def __exit__(self, *error: object) -> None:
        for world in self.worlds:
            world.close()

    @property
    def over(self) -> bool:
        return self.parted or self.difference is not None

    def feeds(self, place: int = 0) -> Feeds:
        """What the left world holds."""
        return self.worlds[0].feeds(self.tables[place])

    def scene(self, place: int = 0) -> Scene:
        """The same to choose moves by."""
        made = Scene(self.setting.game, [(seat.id, seat.role) for seat in self.pair.left.state.table.seats])
        made.feeds = self.feeds(place)
        return made

    def do(self, step: Step) -> Answer:
        """Carry out a step in both worlds, and look what the attackers can see of it."""
        table, name = self.tables[step.place], encode(step).decode()
        for world in self.worlds:
            world.begin(name)
        left = self._ask(self.worlds[0], table, step.seat, step.ask)
        if step.action == "secret":
            right = self._ask(self.worlds[1], table, step.seat, step.other) if step.other else left
        else:
            right = self._ask(self.worlds[1], table, step.seat, step.ask)
        self.done.append((step, left))
        if step.seat in self.pair.attackers:
            self._compare(step.seat, step.place, f"{step.action} {step.ask.path}", left, right)
        elif left.status != right.status:
            self.parted = True
        if step.action == "filter":
            self._hold_against_list(step, left)
        if step.ask.body is not None and left.status == 409 and left.json()["code"] in OUTSIDE:
            self._hold_against_offers(step, left)
        if left.accepted and step.ask.body is not None and not self.over:
            self._find_branches(step.seat)
            self._look(Random(name))
        return left

    def _hold_against_list(self, step: Step, answer: Answer) -> None:
        """A feed can be searched for what the game lists to everybody, and for nothing else."""
        listed = published(self.worlds[0], self.setting.game)
        for name, word in step.ask.query.items():
            if name in listed and answer.accepted and word not in listed[name]:
                what = f"{step.place} filter {name}={word}"
                self.difference = Difference(len(self.done), step.seat, what, answer.body[:WIDTH], b"it is in no list")

    def _hold_against_offers(self, step: Step, answer: Answer) -> None:
        """A refusal for what lies outside of a table's record meets nothing that was on offer there."""
        table, body = self.tables[step.place], step.ask.body
        asked = body.get("command", body) if step.ask.path == "/commands" else body
        forms = asked, {name: value for name, value in asked.items() if name != "cascade"}
        asks = [Ask("/moves", query={"forms": "all"})]
        if "target" in body:
            asks.append(Ask(f"/events/{body['target']}"))
        for shown in (self._ask(self.worlds[0], table, step.seat, ask) for ask in asks):
            schemas = _offered(shown.json()) if shown.accepted else ()
            scene = self.scene(step.place)
            if any(validator(scene, schema).is_valid(each) for schema in schemas for each in forms):
                self.difference = Difference(len(self.done), step.seat, "offered", encode(asked), answer.body[:WIDTH])

    def look_closely(self) -> None:
        """Everything that the attackers can read."""
        for place in range(len(self.tables)):
            for seat in self.pair.attackers:
                for ask in self._everything(seat, place):
                    if not self.over:
                        self._read(seat, place, ask)

    def _everything(self, seat: str, place: int) -> Iterator[Ask]:
        for path in ("", "/view", "/feed", "/record"):
            yield Ask(path)
        yield Ask("/record", query={"full": "true"})
        if place:
            yield Ask("/compare")
        answer = self._ask(self.worlds[0], self.tables[place], seat, Ask("/feed"))
        if not answer.accepted:
            return
        frames = answer.json()["frames"]
        events = list(dict.fromkeys(line["event"] for frame in frames for line in frame["entries"]))
        yield from (Ask(f"/events/{event}") for event in events[-EVENTS:])
        if len(frames) > 1:
            yield Ask("/view", query={"at": str(len(frames) - 1)})
        yield Ask("/moves")

    def _look(self, rng: Random) -> None:
        """What two of the attackers see at a glance."""
        for place in range(len(self.tables)):
            for seat in rng.sample(self.pair.attackers, min(2, len(self.pair.attackers))):
                for ask in (Ask("/view"), Ask("/feed")):
                    if not self.over:
                        self._read(seat, place, ask)

    def _read(self, seat: str, place: int, ask: Ask) -> None:
        answers = [self._ask(world, self.tables[place], seat, ask) for world in self.worlds]
        self._compare(seat, place, f"{ask.path} {ask.query or ''}".strip(), *answers)

    def _compare(self, seat: str, place: int, what: str, left: Answer, right: Answer) -> None:
        self.compared += 1
        one, other = (self._masked(answer, place) for answer in (left, right))
        if one != other:
            self.difference = Difference(len(self.done), seat, f"{place} {what}", *_apart(one, other))

    def _masked(self, answer: Answer, place: int) -> bytes:
        """Without what is random. The receipts of a branch hold what it says of its origin's hash."""
        masked = RANDOM.sub(b"", b"%d %b %b" % (answer.status, answer.tag, answer.body))
        return self._mask.sub(b"", RECEIPT.sub(b"", masked) if place else masked)

    def _find_branches(self, seat: str) -> None:
        answers = [self._ask(world, self.tables[0], "host", Ask("")) for world in self.worlds]
        found = [tuple(answer.json()["branches"]) for answer in answers]
        self.parted = self.parted or found[0] != found[1]
        self.tables += [name for name in found[0] if name not in self.tables]

    @staticmethod
    def _ask(world: World, table: str, seat: str, ask: Ask) -> Answer:
        body = b"" if ask.body is None else encode(ask.body)
        if PENDING.encode() in body:
            pending = world.feeds(table).state.table.proposal
            body = body.replace(PENDING.encode(), pending.id.encode() if pending else b"none")
        return world.ask(table, seat, ask.method, ask.path, body, ask.query)


def _offered(shown: Any) -> Iterator[Any]:
    """The schemas of all offers in the document of a seat's moves, or on the page of an event."""
    offers = shown.get("offers", shown)
    for offer in (*offers["moves"], *offers["corrections"]):
        yield {**offer["schema"], "$defs": offers.get("$defs", {})}


def published(world: World, game: str) -> Mapping[str, frozenset[str]]:
    """The words by which a feed can be searched, as everybody finds them on the page of the game."""
    system = world.system(game)
    return {"type": frozenset(system["entries"]), "rule": frozenset(rule["id"] for rule in system["rules"])}


def _apart(one: bytes, other: bytes) -> tuple[bytes, bytes]:
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return one[max(0, at - WIDTH) : at + WIDTH], other[max(0, at - WIDTH) : at + WIDTH]


def played(edge: Edge, setting: Setting, steps: Sequence[Step]) -> Duel:
    """These steps in both worlds, as far as nobody can tell them apart."""
    with Duel(edge, setting) as duel:
        for step in steps:
            if duel.over or step.place >= len(duel.tables):
                break
            duel.do(step)
        if not duel.over:
            duel.look_closely()
    return duel
