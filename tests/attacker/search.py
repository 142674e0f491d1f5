"""A search, at random and within a budget, for a sequence of acts by which somebody can tell two worlds apart."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, count, zip_longest
from random import Random
from typing import NamedTuple, TypeVar

from domain.systems import GAMES
from tests.attacker.acts import MAKERS, Situation
from tests.attacker.duel import Difference, Duel, played
from tests.attacker.goals import GOALS, Goal
from tests.attacker.starts import corrects_in_secret, pairs, starts
from tests.attacker.steps import Action, Kept, Setting, Step
from tests.attacker.world import Edge
from tests.twins import encode

T = TypeVar("T")
DEPTH = 3
"""So many acts make a sequence; one may be of several steps."""
TRIES = 3
"""So many sequences from one pair, before another one."""
DIRECTED = 0.5
"""So many of all sequences go for a goal."""
WANTED = 0.7
"""So many acts are of a wanted kind, while any is: the others prepare them."""
OFTEN = 2
"""So often the same is told."""
LOOKS: tuple[Action, ...] = ("compare", "event", "filter", "past", "reader", "record", "why")
"""What changes nothing: the less likely."""
STRONG: tuple[Action, ...] = ("batch", "branch")
"""What has told the most: the likelier."""
GOING_ON: tuple[Action, ...] = ("play", "batch", "try")
"""What only goes on with the session, where it is accepted."""
DISCLOSED = "/corrections"
"""Where a table that has ended is opened."""
PLAIN: tuple[Action, ...] = (*GOING_ON, "close", "secret")
"""The same where the record was opened in the end: all that is in it."""


ACCEPTED: tuple[Action, ...] = (
    "branch",
    "close",
    "compare",
    "contest",
    "event",
    "filter",
    "past",
    "play",
    "record",
)
"""Acts that must be accepted now and then, in every game; of others some answer is enough."""


class Found(NamedTuple):
    """A sequence by which an attacker could tell, shortened."""

    setting: Setting
    steps: tuple[Step, ...]
    difference: Difference


def report(found: Found) -> str:
    """What was seen, and the line that keeps it."""
    difference = found.difference
    line = Kept(f"{difference.seat}: {difference.what}", found.setting, found.steps)
    return f"{difference}\n{encode(line).decode()}"


class Counts(NamedTuple):
    """What a search has done: facts that were hidden, goals that were gone for, acts by kind and those of them that
    were accepted, sequences, comparisons.
    """

    facts: Counter[str]
    goals: Counter[str]
    sent: Counter[Action]
    accepted: Counter[Action]
    sums: Counter[str]

    @classmethod
    def none(cls) -> Counts:
        return cls(Counter(), Counter(), Counter(), Counter(), Counter())

    def as_json(self, game: str) -> str:
        """All of it, as JSON."""
        return encode({"game": game, **{name: dict(each) for name, each in self._asdict().items()}}).decode()

    def add(self, duel: Duel) -> None:
        self.facts.update(duel.pair.facts)
        self.sent.update(step.action for step, _ in duel.done)
        self.accepted.update(step.action for step, answer in duel.done if answer.accepted)
        self.sums.update(sequences=1, steps=len(duel.done), comparisons=duel.compared, parted=int(duel.parted))


class Search:
    """Of one game. `name` makes the tables of its sequences unlike those of others."""

    def __init__(self, edge: Edge, game: str, *only: str) -> None:
        """`only` from these starts."""
        self.edge, self.game = edge, game
        self.counts = Counts.none()
        self._starts = only or tuple(starts(game))
        self._met: Counter[tuple[str, str, str]] = Counter()
        self._gone: Counter[tuple[str, str]] = Counter()

    def run(self, first: int, sequences: int, patience: int = 0) -> Iterator[Found]:
        """What so many sequences find, from a seed on; so many more at most until every kind of act was done."""
        for setting, rng in self._settings(first):
            done = self.counts.sums["sequences"]
            wanted = missing(self.game, self.counts) if done >= sequences else []
            if done >= sequences + patience or (done >= sequences and not wanted):
                return
            found = self.sequence(setting, rng, wanted)
            if found:
                yield found

    def _settings(self, first: int) -> Iterator[tuple[Setting, Random]]:
        """A few sequences from each pair of each start, the starts in turn, seed after seed."""
        for seed in count(first):
            yield from roundrobin(*(self._settings_of(start, seed) for start in self._starts))

    def _settings_of(self, start: str, seed: int) -> Iterator[tuple[Setting, Random]]:
        rng = Random(f"{self.game} {start} {seed} acts")
        for number, pair in enumerate(pairs(self.game, start, seed)):
            watched = any(seat.role == "spectator" for seat in pair.left.state.table.seats)
            for _ in range(TRIES):
                delay = rng.choice((0, 0, 2)) if watched else 0
                yield Setting(self.game, start, seed, number, delay, rng.random() < 0.3), rng

    def sequence(self, setting: Setting, rng: Random, wanted: Sequence[Action] = ()) -> Found | None:
        """One sequence of acts, as often as not towards a goal; for what is `wanted`, where anything is."""
        with Duel(self.edge, setting) as duel:
            if not wanted and rng.random() < DIRECTED:
                self._go_for(self._goal(setting.start, rng), duel, rng)
            else:
                self._wander(duel, rng, wanted)
            if not duel.over:
                duel.look_closely()
        self.counts.add(duel)
        if duel.difference is None or self._known(setting, duel) or self.explained(setting, duel):
            return None
        steps = self.shortened(setting, [step for step, _ in duel.done])
        return Found(setting, steps, self._played(setting, steps).difference or duel.difference)

    def _wander(self, duel: Duel, rng: Random, wanted: Sequence[Action]) -> None:
        """Do whatever comes to mind: the rarest of what may come next is the likeliest, what is wanted rather still."""
        for _ in range(DEPTH if wanted else rng.randint(1, DEPTH)):
            if not duel.over:
                self._act(duel, rng, wanted if wanted and rng.random() < WANTED else ())

    def _goal(self, start: str, rng: Random) -> Goal:
        """One of the goals that were gone for least often from there."""
        least = min(self._gone[start, goal.name] for goal in GOALS)
        goal = rng.choice([goal for goal in GOALS if self._gone[start, goal.name] == least])
        self._gone[start, goal.name] += 1
        self.counts.goals[goal.name] += 1
        return goal

    def _go_for(self, goal: Goal, duel: Duel, rng: Random) -> None:
        """Go the goal's way, each stage at the table or at the newest of its branches."""
        for stage in goal.way:
            place = len(duel.tables) - 1 if stage.there else 0
            for step in stage.maker(Situation(duel, rng, place)):
                duel.do(step)
                if duel.over:
                    return

    def _known(self, setting: Setting, duel: Duel) -> bool:
        """Was as much found often enough, from this start and by what was done last?"""
        assert duel.difference is not None
        last = duel.done[-1][0].action if duel.done else ""
        self._met[setting.start, last, duel.difference.what] += 1
        return self._met[setting.start, last, duel.difference.what] > OFTEN

    def _act(self, duel: Duel, rng: Random, wanted: Sequence[Action]) -> None:
        """One act, at any of the tables: at the newest branch rather than elsewhere."""
        branches = len(duel.tables) - 1
        place = branches if branches and rng.random() < 0.7 else 0
        waiting = duel.pair.left is duel.pair.right and all(step.action != "secret" for step, _ in duel.done)
        if wanted:
            action: Action = rng.choice(wanted)
        elif place and rng.random() < 0.6:
            action = "play"
        elif waiting and rng.random() < 0.5:
            action = "secret"
        else:
            kinds = sorted(MAKERS)
            (action,) = rng.choices(kinds, [self._weight(kind) for kind in kinds])
        for step in MAKERS[action](Situation(duel, rng, place)):
            duel.do(step)
            if duel.over:
                return

    def _weight(self, action: Action) -> float:
        """Choose an act: one that was seldom accepted is likelier, one that only looks comes seldom afterwards."""
        liking = 2.0 if action in STRONG else 0.3 if action in LOOKS and self.counts.accepted[action] else 1.0
        liking = liking if self.counts.sent[action] else 4.0
        return liking * (0.05 + 1 / math.sqrt(1 + self.counts.accepted[action]))

    def explained(self, setting: Setting, duel: Duel) -> bool:
        """Would going on with the session alone have told the same? Then it was rightly opened by it: by the end only
        where the record was opened then, and not what a branch still hides.
        """
        did = [step for step, answer in duel.done if answer.accepted]
        opening = next((n for n, step in enumerate(did) if step.action == "close" and step.ask.path == DISCLOSED), None)
        opened = opening is not None and all(step.action != "branch" for step in did[:opening])
        plain = [step for step in did if step.action in (PLAIN if opened else GOING_ON)]
        if duel.pair.sealed:
            plain = [step for step in plain if not step.place]
        steps = [_at_origin(step) for step in plain]
        return bool(steps) and self._played(setting, steps).difference is not None

    def shortened(self, setting: Setting, steps: Sequence[Step]) -> tuple[Step, ...]:
        """What is left of it when all is dropped that is not needed."""
        least = list(steps)
        for place in range(len(least) - 1, -1, -1):
            without = least[:place] + least[place + 1 :]
            duel = self._played(setting, without)
            if duel.difference is not None and not self.explained(setting, duel):
                least = without
        return tuple(least)

    def _played(self, setting: Setting, steps: Sequence[Step]) -> Duel:
        return played(self.edge, setting, steps)


def missing(game: str, counts: Counts) -> list[Action]:
    """The kinds of act that a game knows and that were never tried, or never accepted where some must be."""
    unknown: set[Action] = {"consent"} if GAMES[game].law.consent is None else set()
    if not corrects_in_secret(game):
        unknown.add("secret")
    tried = {kind for kind in MAKERS if not counts.sent[kind]} - unknown
    return sorted({*tried, *(kind for kind in ACCEPTED if not counts.accepted[kind])})


def _at_origin(step: Step) -> Step:
    return Step(step.action, step.seat, step.ask)


def roundrobin(*each: Iterator[T]) -> Iterator[T]:
    """One of each in turn, as long as there is any."""
    return (found for found in chain.from_iterable(zip_longest(*each)) if found is not None)
