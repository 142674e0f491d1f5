"""What an attacker and those who help him may do next, at random; arguments are of what somebody of them was told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

import msgspec

from domain.base.corrections import Retract
from domain.base.events import Command
from domain.base.refusal import Refused
from domain.corrections.permission import may_correct
from domain.game import Game, Move
from domain.record.history import play as is_play
from domain.seating.decisions import stand_ins
from domain.table.commands import AllowStandIn, SetPresence
from projections.moves.offers import moves_for_others
from tests.attacker.duel import PENDING, Duel
from tests.attacker.steps import Action, Ask, Step
from tests.contract.sessions import admitted, an_offer, instance, own_offers, typed, wild
from tests.contract.twinning import Rules, of_scenario
from tests.contract.withheld import entry_rules
from tests.scene import Scene

LONG = 40
"""So many moves at most are made at once, to come to an end."""
Maker = Callable[["Situation"], Iterator[Step]]


class Situation:
    """A duel, and at which of its tables something is to be done by chance. A maker asks for one step after another:
    what it makes next may follow from what the last was answered.
    """

    def __init__(self, duel: Duel, rng: Random, place: int) -> None:
        self.duel, self.rng, self.place = duel, rng, place
        self.attackers = duel.pair.attackers
        self.scene = duel.scene(place)

    def again(self) -> Situation:
        """The same now."""
        return Situation(self.duel, self.rng, self.place)

    def somebody(self, *roles: str) -> str:
        """One of the attackers, of these roles if there is one."""
        table = self.scene.state.table
        of = [seat for seat in self.attackers if table.role(seat) in roles]
        return self.rng.choice(of or list(self.attackers))

    def who_corrects(self) -> str:
        """An attacker who may correct, else whoever may: he does it for reasons of his own."""
        history = self.scene.feeds.history
        seats = [seat.id for seat in self.scene.state.table.seats if may_correct(history, seat.id)]
        ours = [seat for seat in seats if seat in self.attackers]
        chosen: str = self.rng.choice(ours or seats)
        return chosen

    def open_events(self, *, of_play: bool = True) -> list[str]:
        """Events that all attackers see, the latest last."""
        feeds = self.scene.feeds
        return [
            event.id
            for event in feeds.history.raw[1:]
            if (is_play(event) or not of_play) and all(feeds.sees(seat, event.id) for seat in self.seeing())
        ]

    def seeing(self) -> Sequence[str]:
        """The attackers that read as they play."""
        table = self.scene.state.table
        return [seat for seat in self.attackers if table.role(seat) in ("gm", "player")] or self.attackers

    def recent(self, *, of_play: bool = True) -> str:
        """One of them, more likely a late one."""
        events = self.open_events(of_play=of_play)
        return events[-1 - min(int(self.rng.expovariate(0.25)), len(events) - 1)] if events else "last"

    def step(self, action: Action, seat: str, path: str, body: Any = None) -> Step:
        return Step(action, seat, Ask(path, body), self.place)

    def look(self, action: Action, seat: str, path: str, **query: str) -> Step:
        return Step(action, seat, Ask(path, query=query), self.place)

    def correction(self, action: Action, seat: str, **body: Any) -> Step:
        return self.step(action, seat, "/corrections", {"type": body.pop("kind", action), **body})


def said(command: Command, dice: tuple[int, ...] = ()) -> dict[str, Any]:
    """A command as a client sends it."""
    return {"command": msgspec.to_builtins(command), **({"dice": list(dice)} if dice else {})}


def offered(now: Situation, seats: Sequence[str]) -> tuple[str, Command, tuple[int, ...]] | None:
    """A command that one of these seats may give, as often as not of those near the secret."""
    scene, rng = now.scene, now.rng
    hints = [kind for kind in now.duel.pair.hints if admitted(scene, kind)]
    if hints and rng.random() < 0.7:
        near = [(seat, move) for seat in seats for move in moves(scene, seat, hints)]
        kinds = sorted({move.command.__name__ for _, move in near})
        if kinds:
            kind = rng.choice(kinds)
            return made(rng.choice([each for each in near if each[1].command.__name__ == kind]), rng)
    found = an_offer(scene, seats, rng, of_scenario(scene.game.name, "FIXED"))
    return None if found is None else made(found, rng)


def moves(scene: Scene, seat: str, kinds: Sequence[type[Command]]) -> list[Move]:
    offered_in = own_offers(scene)
    found = offered_in(scene.state, seat, kinds) if offered_in else scene.moves(seat)
    return [move for move in found if move.command in kinds]


def made(offer: tuple[str, Move], rng: Random) -> tuple[str, Command, tuple[int, ...]] | None:
    seat, move = offer
    command = instance(move.schema, move.command, rng)
    return None if command is None else (seat, command, typed(move, command, rng))


def play(now: Situation) -> Iterator[Step]:
    """A move, or many until something ends."""
    many = now.rng.random() < (0.5 if now.place else 0.2)
    yield from play_on(now, LONG if many else 1)


def play_on(now: Situation, moves: int = LONG) -> Iterator[Step]:
    """So many moves at most, one after another."""
    for _ in range(moves):
        found = offered(now, now.attackers)
        if found is None:
            return
        seat, command, dice = found
        yield now.step("play", seat, "/commands", said(command, dice))
        now = now.again()


BATCHES = 3
"""So many are tried in a row: nothing comes of them."""


def batch(now: Situation) -> Iterator[Step]:
    """Some moves in a row by one seat, and something that is refused, so that nothing is recorded."""
    for _ in range(BATCHES):
        yield _batch(now)
        now = now.again()


def _batch(now: Situation) -> Step:
    rng, seat, there = now.rng, now.somebody("gm", "player"), now.again()
    there.scene.feeds = there.scene.feeds.copy()
    parts: list[dict[str, Any]] = []
    for _ in range(rng.randint(1, 4)):
        found = offered(there, [seat])
        if found is None:
            break
        _, command, dice = found
        parts.append(said(command, dice))
        try:
            there.scene.do(seat, command, *dice, below=rng.randrange)
        except Refused:
            break
    wildly = wild(there.scene, seat, rng.choice(there.scene.game.commands), rng)
    parts.append(rng.choice([{"command": {"type": "StartTable"}}, said(wildly)]))
    return now.step("batch", seat, "/commands", {"commands": parts})


def attempt(now: Situation) -> Iterator[Step]:
    """Whatever well-formed command, of ids and words that are about."""
    seat = now.somebody("gm", "player")
    kinds = now.duel.pair.hints or now.scene.game.commands
    for _ in range(6):
        kind = now.rng.choice(kinds if now.rng.random() < 0.5 else now.scene.game.commands)
        yield now.step("try", seat, "/commands", said(wild(now.scene, seat, kind, now.rng)))
        now = now.again()


def contest(now: Situation) -> Iterator[Step]:
    yield now.correction("contest", now.somebody("player"), target=now.recent(of_play=False), text="vraiment ?")


def answer(now: Situation) -> Iterator[Step]:
    """Say something to a contest, or take it back."""
    contests = list(now.scene.state.table.contests)
    named = now.rng.choice(contests) if contests else "nothing"
    seat = now.somebody("player", "gm")
    if now.rng.random() < 0.5:
        yield now.correction("answer", seat, contest=named, text="mais oui")
    else:
        yield now.correction("answer", seat, kind="withdraw_contest", contest=named)


def uphold(now: Situation) -> Iterator[Step]:
    contests = list(now.scene.state.table.contests)
    yield now.correction(
        "uphold", now.who_corrects(), target=now.rng.choice(contests) if contests else now.recent(), text="c'est dit"
    )


def retract(now: Situation) -> Iterator[Step]:
    yield now.correction("retract", now.who_corrects(), target=now.recent(), reason="parce que", cascade=True)


def amend(now: Situation) -> Iterator[Step]:
    """Another form of an act that everybody sees, as well as it can be guessed."""
    target = now.recent()
    event = now.scene.feeds.history.find(target)
    if event is None:
        return
    command = wild(now.scene, event.seat, type(event.command), now.rng)
    yield now.correction(
        "amend",
        now.who_corrects(),
        target=target,
        command=msgspec.to_builtins(command),
        reason="parce que",
        cascade=True,
    )


def rewind(now: Situation) -> Iterator[Step]:
    yield now.correction("rewind", now.who_corrects(), target=now.recent(), reason="on reprend")
    yield from consent(now.again())


def restore(now: Situation) -> Iterator[Step]:
    """Undo a correction of before."""
    history = now.scene.feeds.history
    done = [history.raw[version - 1].id for version in history.rulings]
    target = done[-1] if done else now.recent()
    yield now.correction("restore", now.who_corrects(), target=target, reason="tout compte fait", cascade=True)


def together(now: Situation) -> Iterator[Step]:
    """Several corrections as one."""
    targets = dict.fromkeys(now.recent() for _ in range(3))
    parts = [{"type": "retract", "target": target} for target in targets]
    yield now.correction("together", now.who_corrects(), corrections=parts, reason="les deux", cascade=True)


def preview(now: Situation) -> Iterator[Step]:
    """What one of these would do."""
    maker = now.rng.choice((retract, amend, rewind, restore, together))
    seat = now.somebody("gm", "player")
    step = next(maker(now), None)
    if step is not None:
        yield now.step("preview", seat, "/corrections/preview", step.ask.body)


def consent(now: Situation) -> Iterator[Step]:
    """The attackers say yes to what waits for consent, or one of them no; as often as not all others agree as well."""
    pending = now.scene.state.table.proposal
    if pending is None:
        return
    others = [each.id for each in now.scene.state.table.present("player") if each.id not in now.attackers]
    for seat in (*now.attackers, *(others if now.rng.random() < 0.5 else ())):
        if now.scene.state.table.role(seat) == "player" and seat not in pending.consents:
            kind = "decline" if now.rng.random() < 0.05 else "consent"
            yield now.correction("consent", seat, kind=kind, proposal=PENDING)
            if now.again().scene.state.table.proposal is None:
                return


def branch(now: Situation) -> Iterator[Step]:
    """Begin a branch, from now or from then, with a correction or without."""
    seat = now.who_corrects()
    body: dict[str, Any] = {"reason": "pour voir"}
    frames = now.scene.feeds.count(seat)
    if seat in now.attackers and now.rng.random() < 0.4:  # others have frames of their own of what is hidden
        body["frame"] = frames - min(int(now.rng.expovariate(0.3)), frames - 1)
    if now.rng.random() < 0.3:
        correction = next(now.rng.choice((retract, rewind))(now), None)
        body["correction"] = correction.ask.body if correction else None
    yield from begin_branch(now, seat, {key: value for key, value in body.items() if value is not None})


def begin_branch(now: Situation, seat: str, body: dict[str, Any]) -> Iterator[Step]:
    """Ask for a branch, with the consent of those who help, and hold it against its origin."""
    before = len(now.duel.tables)
    yield now.step("branch", seat, "/branches", body)
    yield from consent(now.again())
    if len(now.duel.tables) > before:
        yield Step("compare", now.rng.choice(now.attackers), Ask("/compare"), before)


def close(now: Situation) -> Iterator[Step]:
    """End the table, and perhaps open its record."""
    opening = now.rng.random() < 0.6
    yield from islice(close_and_open(now), None if opening else 1)


def close_and_open(now: Situation) -> Iterator[Step]:
    """End the table, and open its record."""
    yield now.step("close", "host", "/commands", {"command": {"type": "EndTable"}})
    yield now.correction("close", now.who_corrects(), kind="disclose", reason="c'est fini")
    yield from consent(now.again())


def presence(now: Situation) -> Iterator[Step]:
    """Somebody leaves or comes back, so that others stand in for him."""
    seats = now.scene.state.table.seats
    seat = now.rng.choice(seats)
    who = now.rng.choice([seat.id, "host"])
    body = {"command": {"type": "SetPresence", "seat": seat.id, "away": not seat.away}}
    yield now.step("presence", who, "/commands", body)


def stand_in(now: Situation) -> Iterator[Step]:
    """Somebody is away, and an attacker acts in his place, or whoever may does for reasons of his own: as it is
    offered, or however it may come to mind.
    """
    table = now.scene.state.table
    leading = [seat.id for seat in table.with_role("gm")]
    by = now.rng.choice([now.somebody("gm", "player"), *leading])
    others = [seat.id for seat in table.with_role("player") if seat.id != by]
    seat = now.rng.choice([each for each in others if table.absent(each)] or others)
    if not table.absent(seat):
        yield now.step("presence", "host", "/commands", said(SetPresence(seat, True)))
    for player in table.present("player") if stand_ins(table) == "consent" else ():
        if player.id != seat:
            yield now.step("presence", player.id, "/commands", said(AllowStandIn(seat, by)))
    for _ in range(6):
        now = now.again()
        if not now.scene.state.table.absent(seat):
            return
        command, dice = for_another(now, by, seat)
        yield now.step("stand_in", by, "/commands", {**said(command, dice), "for": seat})


def for_another(now: Situation, by: str, seat: str) -> tuple[Command, tuple[int, ...]]:
    """A command that the one may give for the other, or any of the other's, of ids and words that are about."""
    scene, rng = now.scene, now.rng
    open_to = [moves for other, moves in moves_for_others(scene.game, scene.state, by) if other == seat]
    found = [(seat, move) for moves in open_to for move in moves if admitted(scene, move.command)]
    chosen = made(rng.choice(found), rng) if found and rng.random() < 0.6 else None
    if chosen is not None:
        return chosen[1], chosen[2]
    kinds = now.duel.pair.hints or scene.game.commands
    return wild(scene, seat, rng.choice(kinds if rng.random() < 0.5 else scene.game.commands), rng), ()


def filters(now: Situation) -> Iterator[Step]:
    """Look for something in one's feed: of all that the game has a name for."""
    rng, seat = now.rng, now.rng.choice(now.attackers)
    words = {
        **words_of(now.scene.game),
        "seat": [each.id for each in now.scene.state.table.seats],
        "character": [event.id for event in now.scene.feeds.history.raw],
        "text": ["e", "le"],
        "contested": ["true"],
        "withdrawn": ["true"],
    }
    for _ in range(4):
        name = rng.choice(sorted(words))
        yield Step("filter", seat, Ask("/feed", query={name: rng.choice(words[name])}), now.place)


def words_of(game: Game) -> dict[str, list[str]]:
    """Return all names that a game has for its entries and its rules, whoever may know of them."""
    types = {*(kind.__name__ for kind in game.commands), *game.recorded.values(), *of_facts(game.name)}
    return {"type": sorted(types), "rule": sorted(game.rules)}


def of_facts(name: str) -> set[str]:
    """The names of all that a game tells, be it to some seats alone."""
    return {fact.__name__ for fact in entry_rules(name)}


def record(now: Situation) -> Iterator[Step]:
    seat = now.somebody("gm") if now.rng.random() < 0.5 else now.rng.choice(now.attackers)
    query = now.rng.choice(({"full": "true"}, {"full": "true"}, {}, {"patch": "true"}))
    yield now.look("record", seat, "/record", **query)


def reader(now: Situation) -> Iterator[Step]:
    """Read as somebody else."""
    seat = now.somebody("gm") if now.rng.random() < 0.7 else now.rng.choice(now.attackers)
    for path in ("/view", "/feed", "/record"):
        yield now.look("reader", seat, path, reader=now.rng.choice(now.scene.state.table.seats).id)


def compare(now: Situation) -> Iterator[Step]:
    """Hold a branch against its origin."""
    branches = range(1, len(now.duel.tables))
    place = now.rng.choice([*branches, 0])
    yield Step("compare", now.rng.choice(now.attackers), Ask("/compare"), place)


def past(now: Situation) -> Iterator[Step]:
    seat = now.rng.choice(now.attackers)
    last = now.scene.feeds.count(seat)
    yield now.look("past", seat, "/view", at=str(now.rng.randint(max(1, last - 8), max(1, last))))


def event(now: Situation) -> Iterator[Step]:
    """What is known of one event, one that nobody told of among them."""
    raw = now.scene.feeds.history.raw
    for named in (now.recent(of_play=False), *(now.rng.choice(raw).id for _ in range(3))):
        yield now.look("event", now.rng.choice(now.attackers), f"/events/{named}")


def why(now: Situation) -> Iterator[Step]:
    seat = now.rng.choice(now.attackers)
    view = msgspec.to_builtins(now.scene.view(seat))
    pointer = now.rng.choice([*(f"/{name}" for name in view), ""])
    yield now.look("why", seat, "/why", pointer=pointer)


def secret(now: Situation) -> Iterator[Step]:
    """Whoever corrects takes back something that the attackers see, in one world together with something hidden."""
    if now.duel.pair.left is not now.duel.pair.right:
        return
    leading = now.who_corrects()
    target, hidden = now.recent(), hidden_acts(now)
    under = next(
        (each for each in now.rng.sample(hidden, min(4, len(hidden))) if unseen(now, leading, target, each)), ""
    )
    if not under or leading in now.attackers:
        return
    if now.rng.random() < 0.7:
        yield now.correction("contest", now.somebody("player"), target=target, text="vraiment ?")
    alone = {"type": "retract", "target": target, "reason": "à revoir"}
    parts = [alone, {"type": "retract", "target": under, "reason": "en secret"}]
    several = {"type": "together", "corrections": now.rng.sample(parts, 2), "cascade": True}
    asked, other = Ask("/corrections", several), Ask("/corrections", {**alone, "cascade": True})
    yield Step("secret", leading, asked, now.place, other)


def hidden_acts(now: Situation) -> list[str]:
    """What no attacker saw, and what can be seen of nothing else."""
    feeds = now.scene.feeds
    rules = Rules.of(now.scene.game.name, now.scene, now.seeing()[0])
    return [
        each.id
        for each in feeds.history.raw[1:]
        if rules.movable(each, present=True)
        and not rules.tell(each)
        and each.id not in feeds.history.overlay.void
        and not any(feeds.sees(seat, each.id) for seat in now.attackers)
    ]


def unseen(now: Situation, leading: str, target: str, under: str) -> bool:
    """Would the attackers see nothing of it, were that taken back by itself after the other?"""
    scene = now.duel.scene(now.place)
    scene.feeds = scene.feeds.copy()
    try:
        scene.correct(leading, Retract(target, "les deux", cascade=True))
        before = [(scene.feeds.count(seat), scene.view(seat)) for seat in now.attackers]
        scene.correct(leading, Retract(under, "les deux", cascade=True))
    except Refused:
        return False
    return before == [(scene.feeds.count(seat), scene.view(seat)) for seat in now.attackers]


MAKERS: Mapping[Action, Maker] = {
    "amend": amend,
    "answer": answer,
    "batch": batch,
    "branch": branch,
    "close": close,
    "compare": compare,
    "consent": consent,
    "contest": contest,
    "event": event,
    "filter": filters,
    "past": past,
    "play": play,
    "presence": presence,
    "preview": preview,
    "reader": reader,
    "record": record,
    "restore": restore,
    "retract": retract,
    "rewind": rewind,
    "secret": secret,
    "stand_in": stand_in,
    "together": together,
    "try": attempt,
    "uphold": uphold,
    "why": why,
}
