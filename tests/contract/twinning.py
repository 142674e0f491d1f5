"""Twin sessions of any game: what a seat never saw is left out of one of them, swapped or delayed, and all that the
seat receives of both is compared. What was compared is counted.

A game's scenario may name
- `TELLING`: hidden commands whose content rightly shows later without the command itself being seen (a level that
  serves as a difficulty), each with the rule by which it shows; they happen in both twins. `tells(command)` says it
  more narrowly, `untold(whole)` which of them show nowhere in that session. `shown.py` has sessions in which each of
  them shows (`excuses`).
- `handed(command)`: what is somebody else's to read from then on, a sheet or a thing: what was done to it before tells,
  too.
- `SECRET`: commands that others never see; a few more of them are given.
- `VARIANTS`: options under which secrecy differs.
- `DECIDING`: commands that say who may see what, `FIXED` those of them that nobody gives here. They are not corrected:
  a correction of secrecy itself discloses.
- `ENDING`: commands that end the game; no random session gives one before its last tenth.
- `in_present_ids(state, command)`: the command with the ids that things have today, where it may give former ones.
- `DEEP`: (random numbers) -> a session far from its opening, to go on from.
- `OPEN`: rule -> the commands, by name, that everybody sees by it.
- `otherwise(whole, seat, rng)`: where a seat sees that something happened, but not what: the session up to some moment,
  and its events as they were and with other secrets. `RANDOM`: what is random by itself in what is then told.
  `VEILED`: the commands that are to be compared so.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from domain.base.corrections import (
    Amend,
    AnswerContest,
    BranchOff,
    Consent,
    Consented,
    ContestRuling,
    Corrected,
    CorrectionCommand,
    Decline,
    Declined,
    Proposed,
    Restore,
    Retract,
    Rewind,
    Upheld,
    Uphold,
    Withdraw,
    WithdrawContest,
)
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.corrections.judgement import decide_correction
from domain.corrections.rejudgement import rejudge
from domain.record.fold import evolve
from domain.record.history import Step, play
from projections.base.differences import escaped, plain
from projections.feeds.corrections import leaving_open, read_play
from projections.moves import offers
from projections.queries.why import why
from tests.contract.absences import attempts_for_others, miss
from tests.contract.sessions import NAMES, about, chat, meddle, opened, played, rarely, scheme, wandering, wild
from tests.scene import Scene
from tests.suite.seeds import amount
from tests.twins import answer, correction_answer, encode, received

UNSEEN = 12
"""So many ids of what it did not see are among what a seat might name."""
TARGETS = amount(6, deep=25)
"""So many events the seat tries to correct and to contest."""
SAID = amount(1, deep=3)
"""So many commands of each kind it tries."""
ATTEMPTS, LATE = 8, 6
"""So often a twin that cannot go on is begun again without so many of the latest variations."""
LENGTH, MORE = 60, 20
"""So many steps more follow from the middle of a told session, and from a deep one of the game's own."""
SURFACES = ("feed", "view", "past view", "moves", "record", "why", "refusal", "preview")


Varied = list[tuple[str, str]]
"""(what was done to it, the hidden command)"""
Pair = tuple[Scene, Scene, Varied]


def of_scenario(name: str, what: str, default: Any = ()) -> Any:
    return getattr(import_module(f"tests.{name}.scenario"), what, default)


def opened_up(name: str) -> frozenset[str]:
    """The commands of the game, by name, that no seat ever misses: by a rule, and what shows a note to all."""
    return frozenset(kind for kinds in of_scenario(name, "OPEN", {}).values() for kind in kinds) | {"ShareNote"}


def variants() -> Iterator[tuple[str, int]]:
    for name in NAMES:
        for number in range(len(of_scenario(name, "VARIANTS", ({},)))):
            yield name, number


class Run(NamedTuple):
    """Of one session: how often each (hidden command, surface) was compared, all commands hidden from some seat, and
    how many events were compared, once for each seat; `for_others`: the commands among them that were given for an
    absent seat.
    """

    compared: Counter[tuple[str, str]]
    hidden: frozenset[str]
    steps: int
    deep: bool = False
    for_others: frozenset[str] = frozenset()


@cache
def wandered(name: str, number: int, seed: int) -> Run:
    """A random session, compared for each seat but the game master's."""
    options = of_scenario(name, "VARIANTS", ({},))[number]
    whole, rng = opened(name), Random(seed)
    fixed, deciding, secret = (of_scenario(name, what) for what in ("FIXED", "DECIDING", "SECRET"))
    for scene, _ in wandering(name, seed + 200, 110, options, fixed):
        whole = scene
        if rng.random() < 0.3:
            scheme(scene, rng, secret)
        if rng.random() < 0.15:
            meddle(scene, rng, deciding)
        if rng.random() < 0.1:
            chat(scene, rng)
    return compare(name, whole, seed, rng)


@cache
def sought(name: str, seed: int, *, missing: bool = False) -> Run:
    """From a deep session of the game's own, or from the middle of the told one: what nobody saw yet is given first,
    and what everybody sees late. `missing`: now and then somebody is away, and another acts for him; in the end
    somebody still is.
    """
    rng = Random(seed)
    deep = of_scenario(name, "DEEP")
    start = (*deep, None)[seed % (len(deep) + 1)]
    whole = start(rng) if start else middle(name, rng)
    given = Counter(kind_of(event) for event in whole.feeds.history.raw) + Counter(dict.fromkeys(opened_up(name), 2))
    barred = (*of_scenario(name, "FIXED"), *of_scenario(name, "ENDING"))
    for _ in rarely(whole, rng, MORE if start else LENGTH, given, barred):
        if rng.random() < 0.1:
            meddle(whole, rng, of_scenario(name, "DECIDING"))
        if rng.random() < 0.2:
            chat(whole, rng, given)
        if missing and rng.random() < 0.3:
            miss(whole, rng)
    if missing:
        miss(whole, rng, back=0)
    return compare(name, whole, seed, rng, present=missing)._replace(deep=True)


def middle(name: str, rng: Random) -> Scene:
    """The told session up to some event."""
    events = played(name).feeds.history.raw
    return opened(name).again(events[: rng.randint(len(events) // 3, len(events) - 1)])


@cache
def scripted_session(name: str, seed: int) -> Run:
    """The session that the game's tests tell: deeper than chance comes."""
    return compare(name, played(name), 7 * seed, Random(seed))


def compare(name: str, whole: Scene, seed: int, rng: Random, *, present: bool = False) -> Run:
    """Compare the session for each seat but the game master's. `present`: but for those, too, that were sent out: they
    find what they missed as they return.
    """
    compared: Counter[tuple[str, str]] = Counter()
    hidden: set[str] = set()
    hidden |= set(of_scenario(name, "VEILED"))
    steps = 0
    scenario = import_module(f"tests.{name}.scenario")
    mask = getattr(scenario, "RANDOM", re.compile(rb"(?!)"))
    for seat in ("host", *never_led(whole)):
        if present and whole.feeds.feed(seat).missed:
            continue
        rules = Rules.of(name, whole, seat)
        unseen = {kind_of(event) for event in whole.feeds.history.raw[1:] if rules.movable(event, present=True)}
        hidden |= unseen
        for left, right, varied in pairs(name, whole, seat, seed, 3 if present else 1):
            if not varied:
                continue
            alike(left, right, seat, varied, rng, mask)
            kinds = {kind for what, kind in varied if what == "changed" or kind in unseen}
            compared.update((kind, on) for kind in kinds for on in SURFACES)
            steps += right.feeds.history.version
    for_others = frozenset(kind_of(event) for event in whole.feeds.history.raw if event.by)
    return Run(compared, frozenset(hidden), steps, for_others=for_others if steps else frozenset())


def never_led(whole: Scene) -> list[str]:
    """The seats that were never the game master's: what one saw as such one knows."""
    scene = whole.again(whole.feeds.history.raw[:1])
    seats = [seat.id for seat in scene.state.table.seats]
    for event in whole.feeds.history.raw[1:]:
        seats = [seat for seat in seats if scene.state.table.role(seat) != "gm"]
        scene.feeds.append(event)
    return [seat for seat in seats if whole.state.table.role(seat) != "gm"]


def pairs(name: str, whole: Scene, seat: str, seed: int, moments: int = 1) -> Iterator[Pair]:
    """The twins of the session, and as many with other secrets, each up to some moment."""
    yield twins(name, whole, seat, Random(seed), Random(seed + 1))
    otherwise = of_scenario(name, "otherwise", None)
    for moment in range(moments if otherwise else 0):
        yield changed(*otherwise(whole, seat, Random(seed + 2 + moment)))


def alike(
    left: Scene,
    right: Scene,
    seat: str,
    varied: Varied,
    rng: Random,
    mask: re.Pattern[bytes],
    known: dict[str, bytes] | None = None,
) -> None:
    """Everything that the seat receives is equal, and what it would be answered. `known`: what it receives of the
    left one, where that is known.
    """
    one, two = known or received(left, seat), received(right, seat)
    for part, bytes_left in one.items():
        first, otherwise = mask.sub(b"", bytes_left), mask.sub(b"", two[part])
        assert first == otherwise, f"{seat} can tell by its {part} that {varied} happened: {apart(first, otherwise)}"
    places = list(pointers(plain(left.view(seat))))
    for pointer in rng.sample(places, min(3, len(places))):
        asked_why = [mask.sub(b"", encode(why(scene.feeds, seat, pointer, "fr"))) for scene in (left, right)]
        assert asked_why[0] == asked_why[1], (seat, pointer, varied, apart(*asked_why))
    for attempt in attempts(left, seat, rng):
        asked = correction_answer if isinstance(attempt, CorrectionCommand) else answer
        one_answer, other = (mask.sub(b"", repr(asked(scene, seat, attempt)).encode()) for scene in (left, right))
        assert one_answer == other, (seat, attempt, varied, apart(one_answer, other))
    for absent, command in attempts_for_others(left, seat, rng):
        here, there = (repr(answer(scene, seat, command, behalf=absent)) for scene in (left, right))
        assert here == there, (seat, absent, command, varied)


def pointers(value: Any, at: str = "") -> Iterator[str]:
    """Every place of a view."""
    yield at
    members = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list | tuple) else ()
    for name, member in members:
        yield from pointers(member, f"{at}/{escaped(str(name))}")


def apart(one: bytes, other: bytes) -> tuple[bytes, bytes]:
    """Where they begin to differ."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return one[max(0, at - 200) : at + 100], other[max(0, at - 100) : at + 100]


def attempts(scene: Scene, seat: str, rng: Random) -> Iterator[Any]:
    """What the seat might try, about what it sees and about what it cannot see."""
    unseen = [event.id for event in scene.feeds.history.raw if not scene.feeds.sees(seat, event.id)]
    pool = [*about(scene, seat), *rng.sample(unseen, min(UNSEEN, len(unseen)))]
    for kind in scene.game.commands:
        for _ in range(SAID):
            yield wild(scene, seat, kind, rng, pool)
    ids = [event.id for event in scene.feeds.history.raw]
    for target in ("nothing", *rng.sample(ids, min(TARGETS, len(ids)))):
        yield from (kind(target) for kind in (ContestRuling, Uphold, Retract, Rewind, Restore))


class Rules(NamedTuple):
    """What a game lets the twins of a session differ in, for one seat."""

    whole: Scene
    seat: str
    telling: tuple[type[Command], ...]
    tells: Callable[[Any], bool]
    deciding: tuple[type[Command], ...]
    rewound: frozenset[str]
    corrected: frozenset[str]
    handed: frozenset[str]
    otherwise: dict[str, frozenset[str]]

    @classmethod
    def of(cls, name: str, whole: Scene, seat: str) -> Rules:
        tells = of_scenario(name, "tells", lambda command: True)
        wanted = [asked_for(event) for event in whole.feeds.history.raw]
        rewound = frozenset(asked.target for asked in wanted if isinstance(asked, Rewind))
        corrected = frozenset(str(getattr(asked, "target", "")) for asked in wanted)
        handing = of_scenario(name, "handed", lambda command: None)
        handed = frozenset(filter(None, (handing(event.command) for event in whole.feeds.history.raw)))
        otherwise: dict[str, frozenset[str]] = {}
        for asked in wanted:
            if isinstance(asked, Amend):
                said = frozenset(_texts(msgspec.json.decode(asked.command)))
                otherwise[asked.target] = otherwise.get(asked.target, frozenset()) | said
        untold = of_scenario(name, "untold", lambda whole: ())(whole)
        telling = tuple(kind for kind in of_scenario(name, "TELLING") if kind not in untold)
        deciding = of_scenario(name, "DECIDING")
        return cls(whole, seat, telling, tells, deciding, rewound, corrected, handed, otherwise)

    def hidden(self, event: Event) -> bool:
        return self.whole.feeds.number_of(self.seat, event.version) is None

    def movable(self, event: Event, *, present: bool = False) -> bool:
        """May it happen earlier or later? `present`: the seat was there, and did not see it."""
        missed = present and event.id in self.whole.feeds.feed(self.seat).missed
        return play(event) and self.hidden(event) and not isinstance(event.command, self.deciding) and not missed

    def tell(self, event: Event) -> bool:
        """Does it rightly show without being seen?"""
        telling = isinstance(event.command, self.telling) and self.tells(event.command)
        return telling or bool(self.handed and self.handed & self.about(event))

    def may_cross(self, first: Event, second: Event) -> bool:
        """Of two neighbours the first is hidden: swapped with another hidden act, or delayed past a visible one.

        Of two that tell of the same thing the later may rightly prevail; what tells is not delayed. A rewind tells by
        itself how far it went, and a correction of what tells, what could no longer follow it.
        """
        if not self.movable(first) or not play(second) or isinstance(second.command, self.deciding):
            return False
        if {first.id, second.id} & self.rewound:
            return False
        if not self.tell(first):
            return True
        corrected = {first.id, second.id} & self.corrected
        named = self.about if corrected else self.touched
        return self.hidden(second) and not (self.tell(second) and _of_one_thing(first, second, named))

    def touched(self, event: Event) -> frozenset[str]:
        """The things that it names, as it was said and as it was amended."""
        said = references(event) | self.otherwise.get(event.id, frozenset())
        return frozenset(text.partition(".")[0] for text in said) & self.whole.feeds.history.index.keys()

    def about(self, event: Event) -> frozenset[str]:
        """The things that it names, and those that they were made of: a proposal is of its character."""
        history, found = self.whole.feeds.history, set[str]()
        left = [event]
        while left:
            named = self.touched(left.pop())
            left += [history.raw[history.index[each] - 1] for each in named - found]
            found |= named
        return frozenset(found)


def _of_one_thing(first: Event, second: Event, named: Callable[[Event], frozenset[str]]) -> bool:
    """Do both name the same thing, or none, as where an element of a situation is written anew?"""
    one, other = named(first), named(second)
    return bool(one & other) if one or other else type(first.command) is type(second.command)


def kind_of(event: Event) -> str:
    return type(event.command).__name__


def changed(left: Scene, events: Sequence[Event]) -> Pair:
    """The session, and the one of these events, as far as the rest can do with them."""
    right = left.again(events[:1])
    varied: Varied = []
    for event, was in zip(events[1:], left.feeds.history.raw[1:], strict=True):
        moved = renumbered(event, right)
        assert moved is not None, ("other secrets allow other things", was)
        right.feeds.append(moved)
        if event != was:
            varied.append(("changed", kind_of(event)))
    return left, right, varied


def twins(name: str, whole: Scene, seat: str, rng: Random, looks: Random | None = None) -> Pair:
    """The session, and the same where some of what the seat never saw is dropped, swapped or delayed, as far as the
    rest can do with it; each variation with the command that it happened to. Now and then (`looks`) the seat looks
    around.

    Where the rest cannot go on, the latest variations were one too many.
    """
    rules, seed = Rules.of(name, whole, seat), rng.random()
    spared = frozenset[str]()
    for _ in range(ATTEMPTS):
        tried = _twins(rules, Random(seed), spared, None)
        if tried.whole or not tried.late:
            break
        spared |= tried.late
    found = tried if looks is None else _twins(rules, Random(seed), spared, looks)
    return found.left, found.right, found.varied


class Twinned(NamedTuple):
    """`whole`: do both go on to the end? `late`: what was varied last."""

    left: Scene
    right: Scene
    varied: Varied
    whole: bool
    late: frozenset[str]


def _twins(rules: Rules, rng: Random, spared: frozenset[str], looks: Random | None) -> Twinned:
    """Nothing happens to what is `spared`."""
    whole, seat = rules.whole, rules.seat
    left, right = (whole.again(whole.feeds.history.raw[:1]) for _ in range(2))
    gone = dispensable(rules, rng, spared)
    varied: Varied = []
    ids: list[str] = []
    events = list(whole.feeds.history.raw[1:])
    while events:
        if varied and looks is not None and looks.random() < 0.08:
            seen, other_seen = looked(left, seat), looked(right, seat)
            found = apart(seen, other_seen) if seen != other_seen else None
            assert found is None, f"{seat} could tell for a while that {varied} happened: {found}"
        event = events.pop(0)
        if event.id in gone:
            left.feeds.append(event)
            varied.append(("dropped", kind_of(event)))
            ids.append(event.id)
            continue
        free = events and events[0].id not in gone and not {event.id, events[0].id} & spared
        other = events[0] if free and rng.random() < 0.6 else None
        crossed = other and rules.may_cross(event, other) and across(event, other, right, rules)
        if other and crossed:
            events.pop(0)
            for scene, order in ((left, (event, other)), (right, crossed)):
                for one in order:
                    scene.feeds.append(one)
            both = rules.hidden(other)
            varied += [("swapped", kind_of(one)) for one in (event, other)] if both else [("delayed", kind_of(event))]
            ids += [event.id, other.id]
            continue
        moved = renumbered(event, right)
        if moved is None:
            return Twinned(left, right, varied, False, frozenset(ids[-LATE:]))
        left.feeds.append(event)
        right.feeds.append(moved)
    return Twinned(left, right, varied, True, frozenset())


def looked(scene: Scene, seat: str) -> bytes:
    return encode([scene.view(seat), offers(scene.feeds, seat, "fr")])


def across(first: Event, second: Event, scene: Scene, rules: Rules) -> tuple[Event, Event] | None:
    """The two in the other order, if each is then what it was and as hidden; what is seen keeps its time."""
    version = scene.feeds.history.version
    both_hidden = rules.hidden(second)
    earlier = replace(second, version=version + 1, at=first.at if both_hidden else second.at)
    later = replace(first, version=version + 2, at=second.at)
    state = scene.state
    for event, hidden in ((earlier, both_hidden), (later, True)):
        if rejudge(scene.game, state, event) != (event,):
            return None
        evolved = evolve(scene.game, state, event)
        step = Step(state, event, evolved.state, evolved.consequences)
        if hidden and tuple(read_play(scene.feeds.projection, step)(rules.seat)):
            return None
        state = evolved.state
    return earlier, later


def without(name: str, whole: Scene, seat: str, event: Event) -> Scene | None:
    """The session without this act and all that refers to it; None where it cannot go on so."""
    right, gone = whole.again(whole.feeds.history.raw[:1]), {event.id}
    for each in whole.feeds.history.raw[1:]:
        if each.id == event.id or references(each) & gone:
            gone.add(each.id)
            continue
        moved = renumbered(each, right)
        if moved is None:
            return None
        right.feeds.append(moved)
    seen = any(whole.feeds.number_of(seat, whole.feeds.history.index[each]) is not None for each in gone)
    return None if seen else right


def dispensable(rules: Rules, rng: Random, spared: frozenset[str]) -> frozenset[str]:
    """Some of what the seat never saw, with all that refers to it; nothing to which a visible event refers, nor what
    is `spared`; nor what tells of something needed, be it only since it was amended; nor a correction of any of it.
    """
    feeds = rules.whole.feeds
    needed, before = set(spared), -1
    while len(needed) > before:  # what a correction is of comes before it, what needs that comes after
        before = len(needed)
        for event in reversed(feeds.history.raw):
            tells = rules.tell(event) and not needed.isdisjoint(rules.touched(event))
            mends = getattr(asked_for(event), "target", None) in needed
            if event.id in needed or not rules.hidden(event) or tells or mends:
                needed |= {event.id, *references(event)}
    gone: set[str] = set()
    for event in feeds.history.raw:
        hangs = bool(references(event) & gone)
        free = rng.random() < 0.5 and play(event) and not rules.tell(event)
        if event.id not in needed and (hangs or free):
            gone.add(event.id)
    return frozenset(gone)


def references(event: Event) -> frozenset[str]:
    """Every text in the command, ids among them; of a correction, not its verdict."""
    correction = getattr(event.command, "correction", None)
    return frozenset(_texts(msgspec.json.decode(msgspec.json.encode(correction or event.command))))


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for key, item in value.items():
                yield key
                yield from _texts(item)
        case list():
            for item in value:
                yield from _texts(item)
        case _:
            return


def renumbered(event: Event, scene: Scene) -> Event | None:
    """The event in the other session, where corrections are judged anew; None where it cannot happen."""
    moved = replace(event, version=scene.feeds.history.version + 1)
    asked = asked_for(event)
    if asked is not None:
        try:
            done = decide_correction(scene.feeds.history, event.seat, asked, scene.feeds.sees)
        except Refused:
            return None
        return replace(moved, command=leaving_open(scene.feeds, event.seat, done))
    if play(event) and rejudge(scene.game, scene.state, moved) != (moved,):
        return None
    return moved


def asked_for(event: Event) -> CorrectionCommand | None:
    """The correction, contest or voice that became this event."""
    match event.command:
        case Corrected(correction):
            return correction
        case Proposed(wanted):
            return None if isinstance(wanted, BranchOff) else wanted  # a branch changes nothing here
        case Consented(proposal):
            return Consent(proposal)
        case ContestRuling() | AnswerContest() | WithdrawContest() | Withdraw():
            return event.command
        case Upheld(target, text):
            return Uphold(target, text)
        case Declined(proposal):
            return Decline(proposal)
        case _:
            return None
