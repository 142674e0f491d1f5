"""Whole fights, played at random from what the game offers: they always go on, and they always come to an end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from domain.base.corrections import CorrectionCommand
from domain.base.events import Event
from domain.corrections.rejudgement import rejudge
from domain.game import Move, one_of
from domain.record.fold import evolve
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent, RevealNpcIntent
from domain.systems.sombre.dice.results import hidden_dice
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.state.state import Fight
from projections.feeds.frames import Feeds
from tests import laws
from tests.contract.observers.feeds import Witness
from tests.contract.twinning import attempts, references, twins
from tests.scene import Scene
from tests.sombre.fightbot import SEATS, FightBot, Offered, arena, offered, recanted
from tests.sombre.scenario import tells
from tests.suite.seeds import seeds
from tests.twins import answer, correction_answer, received

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"npc_dice": "open", "effects_at_once": True},
    {"dice": "physical", "armour_faces": True, "armour_simultaneous": True},
    {"sheet_mode": "open"},
)


def fought(seed: int, turns: int, mischief: float = 0.3) -> FightBot:
    rng = Random(seed)
    bot = FightBot(arena(rng, **OPTIONS[seed % len(OPTIONS)]), rng, mischief)
    for _ in bot.play(turns):
        pass
    return bot


@pytest.mark.parametrize("seed", seeds(2, deep=120))
def test_a_fight_goes_on_until_it_ends(seed: int) -> None:
    """SOM-TURN-02, SOM-RULING-04: whatever is awaited has a move that gives it, and then the phase can end."""
    assert fought(seed, 4).scene.state.fight is None


@pytest.mark.parametrize("seed", seeds(1, deep=60))
def test_a_fight_that_lost_an_event_is_folded_too(seed: int) -> None:
    """Nobody there to strike, no intent to resolve, no die to confirm: evolve takes it without a word."""
    laws.bereft(fought(seed, 3).scene.feeds.history, Random(seed), 60)


@pytest.mark.parametrize("seed", [3, 9])
def test_no_view_of_a_fight_changes_without_a_frame(seed: int) -> None:
    """SOM-LOC-03, SOM-MELEE-17: a zone that is asked for, hands that are laid on somebody: both are told."""
    rng = Random(seed)
    bot = FightBot(arena(rng, **OPTIONS[seed % len(OPTIONS)]), rng, 0.3)
    witness = Witness(bot.scene)
    for _ in bot.play(2):
        witness.look()


class Ruler(FightBot):
    """Rules more often than not what the adversaries do, without a die: that is told to nobody else."""

    def mischievous(self) -> Offered | None:
        fight = self.scene.state.fight
        if fight.phase == 2 and self.rng.random() < 0.7:
            hidden = [Offered("gm", move) for move in self.verdicts(fight)]
            if hidden:
                return self.rng.choice(hidden)
        return super().mischievous()

    def verdicts(self, fight: Fight) -> Iterator[Move]:
        for move in offered(self.scene, "gm", ClassifyAction):
            settles = move.fields["action_class"]["enum"][0] in ("auto_success", "auto_failure", "distinct")
            for intent in move.fields["intent"]["enum"] if settles else ():
                if fight.intents[intent].npc:
                    yield replace(move, fields={**move.fields, "intent": one_of((intent,))})


@pytest.mark.parametrize("seed", seeds(2, deep=40))
def test_no_view_changes_without_a_frame_by_a_ruling_that_is_not_told(seed: int) -> None:
    """SOM-TURN-15, SOM-TURN-23: the class of an adversary's action is the game master's; what comes of it is told."""
    rng = Random(seed)
    bot = Ruler(
        arena(rng, **OPTIONS[seed % len(OPTIONS)]), rng, 0.7, (ClassifyAction, RecordNpcIntent, RevealNpcIntent)
    )
    witness = Witness(bot.scene)
    for _ in bot.play(3):
        witness.look()


@pytest.mark.parametrize("seed", seeds(1, deep=80))
def test_corrections_of_fights_obey_their_laws(seed: int) -> None:
    """SOM-RULING-02, C-4: what stands is what the corrections in force make of the log from its beginning."""
    rng = Random(seed)
    bot = FightBot(arena(rng, **OPTIONS[seed % len(OPTIONS)]), rng)
    for _ in bot.play(3):
        if rng.random() < 0.1:
            recanted(bot.scene, rng)
    laws.check(bot.scene.feeds.history)


@pytest.mark.parametrize("seed", seeds(1, deep=40))
def test_what_a_seat_never_saw_of_a_fight_leaves_no_trace(seed: int) -> None:
    """SOM-TURN-07, SOM-NPC-09, SOM-GUN-03: hidden intents, gear, ammunition and gauges, and their corrections."""
    whole = fought(seed, 2, 0.4).scene
    for seat in ("bob", "eve"):
        left, right, _ = twins("sombre", whole, seat, Random(seed))
        same(left, right, seat, Random(seed))


@pytest.mark.parametrize("seed", seeds(1, deep=40))
def test_hidden_dice_and_intents_are_not_told(seed: int) -> None:
    """SOM-NPC-10, SOM-TURN-07: other faces that come to the same, other intents that come to nothing."""
    whole = fought(seed * len(OPTIONS), 2, 0.4).scene
    left, right = otherwise(whole, Random(seed))
    same(left, right, "bob", Random(seed))


def same(left: Scene, right: Scene, seat: str, rng: Random) -> None:
    one, two = received(left, seat), received(right, seat)
    for part, shown in one.items():
        assert shown == two[part], f"{seat} can tell the fights apart by its {part}"
    for attempt in attempts(left, seat, rng):
        asked = correction_answer if isinstance(attempt, CorrectionCommand) else answer
        assert asked(left, seat, attempt) == asked(right, seat, attempt), (seat, attempt)


def otherwise(whole: Scene, rng: Random) -> tuple[Scene, Scene]:
    """The fight, and the same with other dice and intents behind the screen, as far as nothing refers to them.

    To the first event that they prevent.
    """
    left, right = (Scene(whole.game, SEATS) for _ in range(2))
    for scene in (left, right):
        scene.feeds = Feeds.begin(whole.game, whole.feeds.history.raw[0])
    raw = whole.feeds.history.raw
    named = frozenset(text for event in raw for text in references(event))
    for event in raw[1:]:
        other = event if event.id in named else veiled(right, event, rng)
        if rejudge(right.game, right.state, other) != (other,):
            break
        left.feeds.append(event)
        right.feeds.append(other)
    return left, right


def veiled(scene: Scene, event: Event, rng: Random) -> Event:
    """Another hidden intent; another hidden face of a simple roll, if the same follows from it."""
    state, command = scene.state, event.command
    other = event
    match command:
        case RecordNpcIntent(npc, action, True) if tells(command) is False:
            kind = rng.choice(("move", "free", action.kind))
            other = replace(event, command=RecordNpcIntent(npc, replace(action, kind=kind), True))
        case Roll(key) if (call := state.dice.calls.get(key)) and hidden_dice(state, call) and not call.opposition:
            draws = tuple(replace(d, faces=(rng.randint(1, int(d.kind[1:])),)) for d in event.draws)
            other = replace(event, draws=draws)
    outcomes = [evolve(scene.game, state, each).consequences for each in (event, other)]
    return other if outcomes[0] == outcomes[1] else event
