"""The examples of the Nosgoth sheet, over HTTP with physical dice: what a table with its book would try first."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Opened, Service

TEN = {"life": 10, "movement": 10, "mental": 10, "corruption": 10}


class Fight:
    """A vampire and a level-6 vampire who face each other."""

    def __init__(self, server: Service, *, armor: int = 0, life: int = 10) -> None:
        self.table: Opened = server.open("nosgoth")
        self.ann, self.gm = self.table.ann, self.table.gm
        self.gm.did({"type": "StartTable"})
        sheet = {"type": "CreateCharacter", "name": "Ysolde", "characteristics": {**TEN, "life": life}}
        self.hero = self.event(self.ann.did(sheet))
        foe = {"type": "AddCombatant", "name": "Malek", "kind": "vampire", "level": 6, "armor": armor}
        self.foe = self.event(self.gm.did({**foe, "characteristics": TEN}))
        self.gm.did({"type": "StartCombat", "order": [self.hero, self.foe]})

    @staticmethod
    def event(frame: Any) -> str:
        return str(frame["entries"][0]["event"])

    def attack(self, die: int) -> tuple[str, dict[str, Any]]:
        attack = self.event(self.ann.did({"type": "DeclareAttack", "target": self.foe, "basis": "life"}))
        return attack, outcome(self.ann.did({"type": "ResolveAction", "action": attack}, die))

    def act(self, level: int, die: int, *, focus: int = 0) -> Any:
        action = self.event(self.ann.did({"type": "DeclareAction", "character": self.hero, "text": "Bondir"}))
        self.gm.did({"type": "ClassifyAction", "action": action, "characteristic": "life"})
        self.gm.did({"type": "SetDifficulty", "action": action, "level": level})
        if focus:
            self.ann.did({"type": "ChooseFocus", "action": action, "points": focus})
        return self.ann.did({"type": "ResolveAction", "action": action}, die)


def outcome(frame: Any) -> dict[str, Any]:
    found: dict[str, Any] = fields(frame, "OutcomeComputed")
    return found


def fields(frame: Any, name: str) -> Any:
    return next(entry["fields"] for entry in frame["entries"] if entry["type"] == name)


@pytest.mark.parametrize(("level", "target"), [(1, 3), (2, 6), (3, 9), (4, 12), (5, 15), (6, 18), (7, 21), (10, 30)])
def test_targets(server: Service, level: int, target: int) -> None:
    """NOS-EX-01, NOS-EX-03: three times the level; from level 7 on, not even a 20 succeeds."""
    fight = Fight(server)
    found = outcome(fight.act(level, 20))
    assert (found["target_number"], found["success"]) == (target, level < 7)


@pytest.mark.parametrize(
    ("die", "success", "special", "bonus"),
    [(17, False, "none", 0), (18, True, "none", 2), (19, True, "minor", 0), (20, True, "major", 0)],
)
def test_an_attack_on_a_level_6_vampire(server: Service, die: int, success: bool, special: str, bonus: int) -> None:
    """NOS-EX-02."""
    _, found = Fight(server).attack(die)
    assert (found["target_number"], found["success"]) == (18, success)
    assert (found["special"], found["damage_bonus"]) == (special, bonus)


@pytest.mark.parametrize(("die", "special"), [(19, "minor"), (20, "major"), (1, "major_failure")])
def test_accomplishments_and_the_major_failure(server: Service, die: int, special: str) -> None:
    """NOS-EX-05."""
    assert outcome(Fight(server).act(6, die))["special"] == special


@pytest.mark.parametrize(("points", "cost"), [(1, 1), (2, 3)])
def test_focus(server: Service, points: int, cost: int) -> None:
    """NOS-EX-06: one point costs 1, two cost 3, and the level falls by as many."""
    frame = Fight(server).act(6, 18, focus=points)
    assert fields(frame, "FocusSpent")["cost"] == cost
    assert outcome(frame)["final_level"] == 6 - points


def test_armour(server: Service) -> None:
    """NOS-EX-07, NOS-SEC-03: net is damage less armour, and only the game master reads it."""
    fight = Fight(server, armor=3)
    attack, _ = fight.attack(18)
    ruling = {"type": "ApplyDamage", "attack": attack, "base": 4, "characteristic": "life"}
    assert fields(fight.gm.did(ruling), "DamageApplied")["net"] == 4 + 2 - 3
    assert [entry["type"] for entry in fight.ann.frames()[-1]["entries"]] == ["DamageRuled"]


def test_fighting_with_life_at_zero(server: Service) -> None:
    """NOS-EX-08: the vampire no longer regenerates, and each focus costs one more."""
    fight = Fight(server, life=0)
    mine = fight.ann.get("/view").json()["view"]["characters"][0]
    assert mine["regeneration_stopped"]
    assert mine["surcharge"]
