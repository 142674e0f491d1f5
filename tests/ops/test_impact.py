"""`greffe impact`: sessions under another version of the rules, of the house or of another tree."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace

import domain.systems
from domain.base.events import Act, Command, Event
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.register import Register, sqlite_settings
from domain.systems import GAMES
from domain.systems.nosgoth.actions.actions import DeclareAction, SetDifficulty
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.systems.sombre.dice.roll_commands import Roll
from tests.contract.sessions import meddle, played, wandering
from tests.ops.conftest import ROOT, Done, Greffe, failed
from tests.ops.records import whole_record
from tests.sombre.gunfights import shot_from_the_ground

NOSGOTH = GAMES["nosgoth"]


@pytest.fixture
def sessions(tmp_path: Path) -> list[Path]:
    """The told one, and a random one with corrections."""
    rng = Random(3)
    for scene, _ in wandering("nosgoth", 3, 90):
        if rng.random() < 0.15:
            meddle(scene, rng)
    session = whole_record(played("nosgoth"), tmp_path / "told.jsonl")
    return [session, whole_record(scene, tmp_path / "random.jsonl")]


@pytest.fixture
def next_version() -> Iterator[dict[str, Any]]:
    """Nosgoth 2: as version 1, with what the test puts in its place."""
    changed: dict[str, Any] = {}
    second = replace(
        NOSGOTH,
        version=2,
        decide=lambda *asked: changed.get("decide", NOSGOTH.decide)(*asked),
        evolve=lambda *asked: changed.get("evolve", NOSGOTH.evolve)(*asked),
    )
    with (
        patch.dict(domain.systems.VERSIONS, {"nosgoth": (NOSGOTH, second)}),
        patch.dict(domain.systems._BY_TAG, {second.tag: second}),
    ):
        yield changed


def facts(done: Done) -> list[Any]:
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_same_rules_change_nothing(greffe: Greffe, sessions: list[Path], next_version: dict[str, Any]) -> None:
    done = greffe("impact", "nosgoth", *sessions, "--to", 2, "--json")
    assert done.returncode == 0, done.stdout
    assert [(each["parting"], each["refused"], each["seats"]) for each in facts(done)] == [(None, 0, {})] * 2
    assert "judged: 2, parted: 0" in done.stderr
    assert greffe("impact", "nosgoth", *sessions, "--to", 1).returncode == 0


def test_an_act_that_is_refused_now(greffe: Greffe, sessions: list[Path], next_version: dict[str, Any]) -> None:
    def decide(state: Any, act: Act, chance: Any) -> Command:
        if isinstance(act.command, DeclareAction):
            raise Refused("wrong_stage", "NOS-ACT-01")
        return NOSGOTH.decide(state, act, chance)

    next_version["decide"] = decide
    done = greffe("impact", "nosgoth", sessions[0], "--to", 2, "--json")
    assert done.returncode == 1
    (found,) = facts(done)
    declared = [event for event in played("nosgoth").feeds.history.raw if isinstance(event.command, DeclareAction)]
    assert (found["parting"]["why"], found["parting"]["version"]) == ("refused", declared[0].version)
    assert (found["parting"]["rules"], found["parting"]["now"]) == (["NOS-ACT-01"], [["wrong_stage", "NOS-ACT-01"]])
    assert found["refused"] == len(declared)
    assert "NOS-ACT-01" in done.stderr


def test_something_else_that_follows(greffe: Greffe, sessions: list[Path], next_version: dict[str, Any]) -> None:
    """Who reads it, and how the views differ in the end."""

    def evolve(state: Any, event: Event) -> Evolved:
        made = NOSGOTH.evolve(state, event)
        return Evolved(state) if isinstance(event.command, ResolveAction) else made

    next_version["evolve"] = evolve
    (found,) = facts(greffe("impact", "nosgoth", sessions[0], "--to", 2, "--json"))
    assert (found["parting"]["why"], found["parting"]["type"]) == ("follows", "ActionResolved")
    assert found["parting"]["was"]
    assert found["parting"]["now"] == []
    assert any(rule.startswith("NOS-") for rule in found["parting"]["rules"])
    scene = played("nosgoth")
    assert found["seats"].keys() == {"host", *(seat.id for seat in scene.state.table.seats)}
    number = scene.feeds.number_of("lise", found["parting"]["version"])
    assert found["seats"]["lise"]["first"] == number
    assert found["seats"]["lise"]["changes"]
    shown = greffe("impact", "nosgoth", sessions[0], "--to", 2).stdout
    assert "told.jsonl: parts at event" in shown
    assert "Changes for Lise from its frame" in shown
    assert "Reads otherwise for" in shown
    assert not any(sign in shown for sign in ('{"', "[{", "null"))


def test_a_database_is_an_archive(greffe: Greffe, database: Path) -> None:
    done = greffe("impact", "nosgoth", database, "--to", 1, "--json")
    assert [each["session"].split()[-1] for each in facts(done)] == ["aaaa", "bbbb"]
    assert facts(greffe("impact", "spin", database, "--to", 1, "--json")) == []
    with Register.open(sqlite_settings(database)) as register:
        assert list(register.streams()) == ["aaaa", "bbbb"], "nothing is written"


def test_another_tree_judges_by_its_own_rules(greffe: Greffe, sessions: list[Path], tmp_path: Path) -> None:
    """One rule is changed there: what a level of difficulty makes of the die."""
    tree = tmp_path / "tree"
    for layer in ("domain", "projections", "api", "ops"):
        shutil.copytree(ROOT / layer, tree / layer, ignore=shutil.ignore_patterns("__pycache__"))
    same = greffe("impact", "nosgoth", *sessions, "--to-tree", tree, "--json")
    assert (same.returncode, [each["parting"] for each in facts(same)]) == (0, [None, None]), same.stdout
    rule = tree / "domain" / "systems" / "nosgoth" / "actions" / "difficulty.py"
    source = rule.read_text(encoding="utf-8")
    assert source.count("return 3 * level") == 1
    rule.write_text(source.replace("return 3 * level", "return 3 * level + 1"), encoding="utf-8")
    done = greffe("impact", "nosgoth", *sessions, "--to-tree", tree, "--json")
    assert done.returncode == 1
    parting = facts(done)[0]["parting"]
    set_first = next(e for e in played("nosgoth").feeds.history.raw if isinstance(e.command, SetDifficulty))
    assert parting["version"] <= set_first.version, "as soon as anybody sees what the die must show"
    assert parting["why"] == "seen"
    assert parting["rules"]


def test_what_cannot_be_asked(greffe: Greffe, sessions: list[Path], tmp_path: Path) -> None:
    failed(greffe("impact", "nosgoth", sessions[0]), 2, "--to-tree")
    failed(greffe("impact", "nosgoth", sessions[0], "--to", 7), 2, "no version 7", "there is 1")
    failed(greffe("impact", "nosgoth", sessions[0], "--to-tree", tmp_path), 2, "can judge")


def test_what_version_2_changes_is_told_in_sentences(greffe: Greffe, tmp_path: Path) -> None:
    """`greffe impact` names the roll, the rule, who reads it otherwise and how."""
    scene, call = shot_from_the_ground(1)
    scene.do("bob", Roll(call), 12)
    record = whole_record(scene, tmp_path / "ground.jsonl")
    done = greffe("impact", "sombre", record, "--to", 2)
    assert done.returncode == 1
    event = scene.feeds.history.index[call]
    assert f"ground.jsonl: parts at event {event} (by Gm)" in done.stdout
    assert "Bob owes a roll of Tir -> Bob owes a roll of Tir; Difficulty 1 rank (on the ground 1)" in done.stdout
    assert "Changes for Bob" in done.stdout
    assert not any(sign in done.stdout for sign in ('{"', "[{", "null"))
    assert greffe("impact", "sombre", record, "--to", 1).returncode == 0
