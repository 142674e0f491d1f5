"""Sessions played by a bot from what the game offers: every one of them comes to its end, and nothing is lost."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from domain.base.corrections import Restore, Retract
from domain.base.refusal import Refused
from domain.game import Move
from domain.record.history import play
from domain.systems.innommable.preparation.preparation import StartPlay
from domain.systems.innommable.state.dice import DICE
from domain.systems.innommable.state.situation import Options
from domain.systems.innommable.state.state import PLAY, Monologue, Mystery
from ops.play.sampler import sample
from tests.contract.observers.feeds import Witness
from tests.contract.sessions import accepted, opened, typed, wild
from tests.contract.twinning import twins
from tests.innommable.scenario import prepare, present
from tests.innommable.table import started, state
from tests.scene import Scene
from tests.suite.seeds import covering, seeds
from tests.twins import received

LIKELY = {
    "OpenOrdinaryScene": 30,
    "RevealSymptom": 25,
    "RevealInformation": 12,
    "RevealSource": 4,
    "CompleteMonologue": 20,
    "IncorporateSuggestion": 20,
    "RollPool": 20,
    "RerollOdd": 10,
    "RollGivenDie": 8,
    "RuleResolution": 20,
    "DeclareGoal": 8,
    "TakeDie": 8,
    "MakeSuggestion": 8,
    "ImposeDie": 12,
    "CrossBoxes": 8,
    "CloseOrdinaryScene": 6,
    "VoteTransgression": 6,
    "ChooseKeptDice": 6,
    "UseAnchoring": 6,
    "BreakAttachment": 6,
    "CloseGame": 4,
    "RenounceProtagonist": 0.3,
    "DeclareDefused": 0.02,
    "DiscloseSecret": 0.5,
    "AddNarration": 0.5,
    "RecordSituationElement": 0.2,
}
"""How readily the bot plays each kind; whatever is not named here: 1. Without it the keeper would talk for ever."""
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"suggestion_source": "own", "given_die_adds_box": True, "mid_resolution_monologue_die": "rolled"},
    {"suggestion_source": "either", "suggestion_needs_presence": False, "null_reroll": False},
    {"impose_limit": "one_per_target_per_scene", "terminal_attachment": "memory", "anchoring_erases": "cross_only"},
)
LONGEST = 1500


def offers(scene: Scene) -> list[tuple[str, Move]]:
    seats = [seat.id for seat in scene.state.table.seats]
    return [(seat, move) for seat in seats for move in scene.moves(seat)]


def turn(scene: Scene, rng: Random) -> None:
    """One move that the game offers, whoever makes it."""
    found = offers(scene)
    assert found, "nobody can do anything: a dead end"
    kinds = sorted({move.command.__name__ for _, move in found})
    kind = rng.choices(kinds, [LIKELY.get(name, 1) for name in kinds])[0]
    seat, move = rng.choice([o for o in found if o[1].command.__name__ == kind])
    command = msgspec.convert(sample(move.schema, rng), move.command)
    scene.do(seat, command, *typed(move, command, rng), below=rng.randrange)


def conserved(found: Mystery) -> None:
    """INN-DICE-03, per type."""
    assert found.prepared.scheme is not None
    for die in DICE:
        owned = sum(player.pool.of(die) for player in found.players.values())
        in_hand = isinstance(found.aside, Monologue) and found.aside.die == die
        assert found.prepared.scheme.of(die) == found.reserve.of(die) + found.bowl.of(die) + owned + in_hand


def sound(found: Mystery) -> None:
    """What holds after every event."""
    conserved(found)
    assert 1 <= (found.difficulty or 0) <= 7
    assert found.phase != "awareness" or found.difficulty == 1
    for player in found.players.values():
        assert min(player.own.empty, player.own.crossed, player.tie.empty, player.tie.crossed) >= 0
        assert player.tie.crossed <= 3
        assert (player.mode == "protagonist") == (player.status == "active")
        assert player.mode != "commentator" or player.pool.total == 0
    if found.phase in PLAY:
        assert found.active()
    else:
        assert found.resolution is None
        assert found.aside is None
        assert not any(player.keep for player in found.players.values())


@pytest.mark.parametrize(("players", "variant"), covering([2, 3, 4], range(len(VARIANTS))))
@pytest.mark.parametrize("seed", seeds(1, deep=20))
def test_a_session_always_comes_to_its_end(seed: int, players: int, variant: int) -> None:
    """INN-TAB-02, INN-DICE-03, INN-PHA-03, INN-END-06: from the first scene to the closed game, without a dead end."""
    rng = Random(seed * 100 + players * 10 + variant)
    scene = started(players, **VARIANTS[variant])
    for _ in range(LONGEST):
        turn(scene, rng)
        sound(state(scene))
        if scene.state.phase == "closed":
            break
    assert scene.state.phase == "closed", f"still in {scene.state.phase} after {LONGEST} moves"


@pytest.mark.parametrize("seed", seeds(1, deep=80))
def test_in_play_whatever_is_accepted_was_offered(seed: int) -> None:
    """INN-PHA-04: moves and the rules agree in all phases, not only in the setup."""
    rng = Random(seed)
    scene = started(3, **VARIANTS[seed % len(VARIANTS)])
    for _ in range(250):
        turn(scene, rng)
        if scene.state.phase == "closed":
            break
        for seat in ("gm", rng.choice(["ana", "bob", "cléo"])):
            kind = rng.choice(scene.game.commands)
            command = wild(scene, seat, kind, rng)
            if not accepted(scene, seat, command):
                continue
            spelled = {k: v for k, v in msgspec.json.decode(msgspec.json.encode(command)).items() if v is not None}
            mine = [move for move in scene.every_move(seat) if move.command is kind]
            assert any(Draft202012Validator(move.schema).is_valid(spelled) for move in mine), (seat, command)


@pytest.mark.parametrize("seed", seeds(2, deep=120))
def test_corrections_in_the_middle_of_play_keep_the_record_sound(seed: int) -> None:
    """INN-UNDO-03, INN-UNDO-08: random retractions leave a sound state, and restoring one brings all back."""
    rng = Random(seed)
    scene = started(2 + seed % 3, **VARIANTS[seed % len(VARIANTS)])
    taken_back = restored = 0
    for step in range(160):
        if scene.state.phase == "closed":
            break
        turn(scene, rng)
        if step % 8:
            continue
        before = state(scene)
        events = [e for e in scene.feeds.history.raw if play(e)]
        try:
            falls = rng.random() < 0.5  # what nothing hangs on is rarely older than three events
            target = rng.choice(events[-40:] if falls else events[-3:])
            undone = scene.correct("gm", Retract(target.id, cascade=falls))
        except Refused:
            continue
        taken_back += 1
        sound(state(scene))
        if not falls:
            scene.correct("gm", Restore(undone.event.id))
            assert msgspec.structs.replace(state(scene), table=before.table) == before
            restored += 1
    assert taken_back > restored > 0


@pytest.mark.parametrize("seed", seeds(1, deep=80))
def test_feeds_hold_in_play_and_under_corrections(seed: int) -> None:
    """INN-SEC-01, INN-SEC-07, INN-UNDO-09: no view changes without a frame, and the past is told as it was."""
    rng = Random(seed)
    scene = started(2 + seed % 3, **VARIANTS[seed % len(VARIANTS)])
    witness = Witness(scene)
    for step in range(140):
        if scene.state.phase == "closed":
            break
        turn(scene, rng)
        witness.look()
        if step % 9 == 0:
            events = [e for e in scene.feeds.history.raw if play(e)]
            try:
                scene.correct("gm", Retract(rng.choice(events[-30:]).id))
            except Refused:
                continue
            witness.look()
    witness.remember()


@pytest.mark.parametrize("seed", seeds(1, deep=120))
def test_secrets_of_play_leave_no_trace(seed: int) -> None:
    """INN-SEC-01, INN-SEC-05: sessions in play without what the others never saw; none of them can tell."""
    rng = Random(seed)
    scene = opened("innommable")
    prepare(scene)
    present(scene)
    scene.do("iris", StartPlay())
    for _ in range(120):
        if scene.state.phase == "closed":
            break
        turn(scene, rng)
    for seat in ("noé", "public", "host"):
        left, right, dropped = twins("innommable", scene, seat, Random(seed))
        assert dropped
        one, two = received(left, seat), received(right, seat)
        for part, shown in one.items():
            assert shown == two[part], f"{seat} can tell by its {part} that {dropped} happened"


def test_every_option_of_the_catalogue_is_there() -> None:
    """INN-TAB-05."""
    assert set(Options.__struct_fields__) == {
        "dice_total",
        "reserve_view",
        "suggestion_source",
        "suggestion_needs_presence",
        "given_die_adds_box",
        "gift_needs_transgression",
        "mid_resolution_monologue_die",
        "null_reroll",
        "impose_limit",
        "terminal_attachment",
        "anchoring_erases",
        "dice",
    }
