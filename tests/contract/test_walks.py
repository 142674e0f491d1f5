"""Random sessions of every game: each property holds at every step of each of them, and none of them is vain."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from domain.base.events import Event
from domain.systems import GAMES
from domain.systems.sombre.state.options import FIRST, Rulings
from tests.contract.aimed import starts
from tests.contract.sessions import NAMES, wandering
from tests.contract.twinning import of_scenario
from tests.contract.walks import LEAST, Moment, Observer, begun, seeds, walk
from tests.contract.watching import (
    KEPT,
    OBSERVERS,
    Finding,
    Kept,
    finding_of,
    kept,
    least,
    on_offer,
    once_found,
    replay,
    watched,
    what_corrects,
)
from tests.scene import Scene
from tests.sombre.table import SEATS
from tests.suite.seeds import depth

RUNS = [(name, seed) for name in NAMES for seed in seeds(name)]
CORRECTIONS = {"ContestRuling", "AnswerContest", "WithdrawContest"}
ALONE, TOGETHER = {"Upheld"}, {"Proposed", "Consented", "Declined", "Withdraw"}
"""What is recorded beside them where the game master corrects, and where the players do."""
MORE = 200
"""So many more walks are played, at the most, for what none of those watched came to."""
FIRST_OF_MORE = {"sombre": (6, 7, 8, 9, 34), "spin": (7, 10, 13, 15, 27, 28)}
"""Seeds of short walks that come to what others do not. They are played before the rest, which seek what is missing and
are longer for it: where few kinds are left, a walk goes where there is much to choose from.
"""
DEEP = "it takes several acts in one order that chance does not come to, told in "
NEVER: dict[str, str] = {
    "AmendText": f"{DEEP}tests/ambre/test_moves.py",
    "RevealMotivation": f"{DEEP}tests/ambre/test_epilogue.py",
    "SubmitPhysicalKing": f"{DEEP}tests/ambre/test_deal.py",
    **dict.fromkeys(
        (
            "AcceptHarm",
            "AnswerMitigation",
            "ConfirmModifier",
            "ConvertDestiny",
            "DeclareMitigation",
            "DetermineInitiative",
            "ImposeHarm",
            "RuleTie",
            "ShiftResult",
            "UseAleaPoints",
        ),
        f"{DEEP}the tests of Spin's oppositions and competitions",
    ),
    **dict.fromkeys(
        (
            "AdvancePhase",
            "CallRemorse",
            "ConstrainImpacts",
            "ReopenWound",
            "RuleGrabHeld",
            "RuleHesitation",
            "SetCombatants",
            "UnfoldBipod",
            "VoidDeclaration",
            "WorsenBite",
        ),
        f"{DEEP}the tests of Sombre's fights, guns, animals and care",
    ),
}
"""Commands that no session has to come to, each with its reason."""
RARE = {"EndFrenzy", "FinishTurn", "RuleSomatisationEffect"}
"""Commands that walks come to after dozens of others: a deep run alone waits for them."""


OFTEN = 100
"""So many moves of a command there are before each of its fields is missed."""
REFUSED = "whatever it says is refused, by a code of its own"
UNASKED: dict[str, str] = {
    "RemoveTick.permanent": REFUSED,
    **dict.fromkeys(
        (f"RecordConsequence.{field}" for field in ("gauge", "trait", "worse")), f"{DEEP}tests/spin/test_oppositions.py"
    ),
    **dict.fromkeys(("Administer.poison", "Administer.surgeon"), f"{DEEP}tests/sombre/dangers/test_toxics.py"),
    **dict.fromkeys(
        (f"BiteAttack.{field}" for field in ("defence", "designated", "leap", "run_up")),
        f"{DEEP}tests/sombre/combat/test_animals_fight.py",
    ),
    **dict.fromkeys(
        (
            *(f"CallCollectiveRoll.{field}" for field in ("concerned", "resolves", "social")),
            *(f"CallOpposedRoll.{field}" for field in ("competitors", "social")),
            "CallRoll.social",
        ),
        f"{DEEP}the tests of Sombre's rolls and care",
    ),
    "StartAsphyxia.advantage": f"{DEEP}tests/sombre/dangers/test_asphyxia.py",
}
"""Fields that no move of these sessions has to ask for, each with its reason."""


NOTHING: dict[str, set[str]] = {
    "AmendmentsOffered": {"ambre"},
    "Settled": {"ambre"},
}
"""Observers that have nothing to check in these games: there nothing is amended, nobody corrects alone."""


@pytest.mark.parametrize("found", once_found(), ids=lambda found: f"{found.game}-{found.observer}")
def test_what_was_found_once_is_mended(found: Finding) -> None:
    again = replay(found)
    assert again is None, str(again)


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize(("name", "seed"), RUNS)
def test_it_holds_at_every_step(name: str, seed: int, observer: str) -> None:
    found = watched(name, seed).findings.get(observer)
    assert found is None, str(least(found))


@pytest.mark.parametrize(("name", "seed"), RUNS)
def test_a_walk_goes_far_enough(name: str, seed: int) -> None:
    """Every turn can be taken; after the whole told session hardly more can be done than to correct it."""
    result = watched(name, seed)
    broken = result.findings.get("walk")
    assert broken is None, str(broken)
    _, first = begun(name, seed, Random(f"{name} {seed}"))
    with_session = seed % len(seeds(name)) == 0
    assert result.events - (0 if with_session else len(first)) >= LEAST
    assert result.corrected.total() >= 4


class Far(NamedTuple):
    """Commands that are given in a game's own sessions, and moves that are on offer at the end of each."""

    met: Counter[str]
    offered: Counter[str]


@cache
def far(name: str) -> Far:
    """Play the game's own sessions, twice each."""
    met, offered = Counter[str](), Counter[str]()
    for start, chance in product(starts(name), range(2)):
        scene = start(Random(chance))
        met.update(type(event.command).__name__ for event in scene.feeds.history.raw)
        offered.update(on_offer(scene, (seat.id for seat in scene.state.table.seats[:2])))
    return Far(met, offered)


@pytest.mark.parametrize("name", NAMES)
def test_every_field_is_asked_for(name: str) -> None:
    """Each field of a command that is often on offer is in some move: else no page and no bot could fill it in."""
    offered = sum((watched(name, seed).offered for seed in seeds(name)), far(name).offered)
    kinds = [kind for kind in GAMES[name].commands if offered[kind.__name__] >= OFTEN]
    fields = {f"{kind.__name__}.{field}" for kind in kinds for field in kind.__struct_fields__}
    assert sorted(fields - offered.keys() - UNASKED.keys()) == []


@pytest.mark.parametrize(("name", "seed"), RUNS)
def test_every_kind_is_met(name: str, seed: int) -> None:
    """None is missing with the last of the walks, the game's own sessions included; what is, more walks look for."""
    if seed < seeds(name)[-1]:
        assert len(watched(name, seed).met) >= 8
        return
    met, corrected = Counter[str](), Counter[str]()
    for each in seeds(name):
        met += watched(name, each).met
        corrected += watched(name, each).corrected
    met += far(name).met
    game = GAMES[name]
    excused = NEVER.keys() if depth() == "deep" else NEVER.keys() | RARE
    wanted = {kind.__name__ for kind in game.commands} - excused
    settled = CORRECTIONS | (TOGETHER if game.law.consent is not None else ALONE) | game.law.kinds
    short = FIRST_OF_MORE.get(name, ())
    for more in (*short, *(other for other in range(seed + 1, seed + 1 + MORE) if other not in short)):
        if wanted <= met.keys() and settled <= corrected.keys():
            break
        counted = Counter[str]() if more in short else met
        for moment in walk(name, more, counted):
            corrected.update(what_corrects(moment.step.event))
        met |= counted
    assert (sorted(wanted - met.keys()), sorted(settled - corrected.keys())) == ([], [])


@pytest.mark.parametrize("name", NAMES)
def test_no_observer_watches_in_vain(name: str) -> None:
    """Each that may have nothing to check in one walk had something in another, but where a game has none of it."""
    tried = Counter[str]()
    for seed in seeds(name):
        tried.update(watched(name, seed).tried)
    assert {of for of, times in tried.items() if not times} == {of for of, games in NOTHING.items() if name in games}


def test_only_commands_and_their_fields_are_excused() -> None:
    kinds = [kind for game in GAMES.values() for kind in game.commands]
    assert {kind.__name__ for kind in kinds} >= NEVER.keys() | RARE
    assert {f"{kind.__name__}.{field}" for kind in kinds for field in kind.__struct_fields__} >= UNASKED.keys()


@pytest.mark.parametrize("seed", [1, 11, 40, 42, 120, 301])
def test_no_random_session_ends_when_it_has_just_begun(seed: int) -> None:
    """In these the game master of Sombre closed the table within three steps."""
    assert sum(1 for _ in wandering("sombre", seed, 20)) >= 18
    assert of_scenario("sombre", "ENDING")


class Startled(Observer):
    """Finds fault with a thing that is shown after it was prepared."""

    def see(self, moment: Moment) -> None:
        assert type(moment.step.event.command).__name__ != "RevealCombatant", "shown"


def test_a_finding_is_made_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left is what it takes, is found again from its line, and says where it was."""
    monkeypatch.setitem(OBSERVERS, "Startled", Startled)
    seed, events = first_with("RevealCombatant")
    found = least(Finding("Startled", "nosgoth", seed, len(events), "shown", events))
    kinds = [type(event.command).__name__ for event in found.events]
    assert kinds == ["OpenTable", "AddCombatant", "RevealCombatant"]
    line = msgspec.json.decode(msgspec.json.encode(kept(found)), type=Kept)
    again = replay(finding_of(line))
    assert again is not None
    assert again.events == found.events
    assert f"nosgoth, seed {seed}, step {len(events)}: Startled" in str(found)


class Versions(Observer):
    """Finds fault with every table, and says by which version of the rules it is played."""

    def end(self, scene: Scene) -> None:
        raise AssertionError(f"version {scene.game.version}, {scene.state.rulings}")


@pytest.mark.parametrize(("game", "rulings"), [("sombre/1", FIRST), ("sombre/2", Rulings())])
def test_a_finding_is_kept_and_found_again_under_its_version(
    game: str, rulings: Rulings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OBSERVERS, "Versions", Versions)
    first, *_ = Scene(game, SEATS).feeds.history.raw
    line = msgspec.json.decode(msgspec.json.encode(kept(Finding("Versions", "sombre", 1, 1, "", (first,)))), type=Kept)
    again = replay(finding_of(line))
    assert again is not None
    assert f"version {line.version}, {rulings}" in again.reason
    assert game == f"sombre/{line.version}"


def test_kept_lines_are_of_the_version_that_their_opening_says() -> None:
    for line in KEPT.read_bytes().splitlines():
        found = msgspec.json.decode(line, type=Kept)
        opening = msgspec.json.decode(found.events[0].data)["command"]
        assert opening["game"] == f"{found.game}/{found.version}"


def first_with(kind: str) -> tuple[int, tuple[Event, ...]]:
    """The first walk of Nosgoth in which such a command is given, and its events up to there."""
    for seed in range(1, 100):
        for moment in walk("nosgoth", seed):
            if type(moment.step.event.command).__name__ == kind:
                return seed, tuple(moment.scene.feeds.history.raw)
    raise AssertionError(kind)
