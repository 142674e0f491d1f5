"""A table of Nosgoth Mithrap for the tests of its rules: a game master, two players, a spectator."""

from __future__ import annotations

from typing import Any

from domain.record.history import Step
from domain.systems.nosgoth.actions.actions import ClassifyAction, DeclareAction, OutcomeComputed, SetDifficulty
from domain.systems.nosgoth.actions.reductions import RuleReduction
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack
from domain.systems.nosgoth.combat.combat import StartCombat
from domain.systems.nosgoth.combat.damage import ApplyDamage
from domain.systems.nosgoth.combat.enemies import AddCombatant
from domain.systems.nosgoth.game import initial
from domain.systems.nosgoth.points import AdjustPoints
from domain.systems.nosgoth.sheets import CreateCharacter
from domain.systems.nosgoth.state.state import (
    Action,
    Character,
    Characteristic,
    Characteristics,
    Enemy,
    Options,
    State,
    action,
)
from domain.systems.nosgoth.state.state import combatant as find
from domain.table.commands import StartTable
from domain.table.seats import Role
from domain.table.seats import Table as SeatedTable
from tests.scene import Scene, one

SEATS: tuple[tuple[str, Role], ...] = (("gm", "gm"), ("ann", "player"), ("bob", "player"), ("eve", "spectator"))


def four(life: int = 10, movement: int = 10, mental: int = 10, corruption: int = 10) -> Characteristics:
    return Characteristics(life, movement, mental, corruption)


def new_state(options: Options | None = None) -> State:
    """The state of a table that was just opened, in the present version of the rules."""
    return initial(SeatedTable(id="t", game="nosgoth", title="", seats=()), options or Options())


STATE = new_state()


class Table(Scene):
    """A started table."""

    def __init__(self, *, started: bool = True, **options: Any) -> None:
        super().__init__("nosgoth", SEATS, options)
        if started:
            self.do("host", StartTable())

    @property
    def now(self) -> State:
        found: State = self.state
        return found

    def hero(self, seat: str = "ann", points: Characteristics | None = None, **sheet: Any) -> str:
        return self.act(seat, CreateCharacter(seat.capitalize(), points or four(), **sheet))

    def enemy(
        self, level: int = 6, points: Characteristics | None = None, *, name: str = "Moebius", **data: Any
    ) -> str:
        return self.act("gm", AddCombatant(name, "vampire", level, points or four(), **data))

    def brute(self, level: int = 3, **data: Any) -> str:
        """An enemy without characteristics."""
        return self.act("gm", AddCombatant("Une brute", "other", level, **data))

    def ask(
        self, who: str, level: int | None = 5, characteristic: Characteristic | None = "movement", seat: str = "ann"
    ) -> str:
        """An action declared, classified and graded."""
        asked = self.act(seat, DeclareAction(who, "Je saute."))
        if characteristic:
            self.act("gm", ClassifyAction(asked, characteristic))
        if level:
            self.act("gm", SetDifficulty(asked, level))
        return asked

    def ease(self, of: str, levels: int) -> None:
        self.act("gm", RuleReduction(of, accepted=True, source="skill", label="aide", levels=levels))

    def roll(self, of: str, *dice: int, seat: str = "ann") -> OutcomeComputed:
        return one(self.do(seat, ResolveAction(of), *dice), OutcomeComputed)

    def fight(self, *order: str) -> None:
        self.act("gm", StartCombat(order))

    def strike(self, target: str, *dice: int, seat: str = "ann", basis: Characteristic = "life") -> str:
        """A character's attack, declared and rolled."""
        attack = self.act(seat, DeclareAttack(target, basis))
        self.act(seat, ResolveAction(attack), *dice)
        return attack

    def struck(
        self, enemy: str, target: str, *dice: int, seat: str = "ann", characteristic: Characteristic = "life"
    ) -> str:
        """An enemy's attack, with the defence rolled."""
        attack = self.act("gm", DeclareEnemyAttack(enemy, target))
        self.act("gm", ClassifyAction(attack, characteristic))
        self.act(seat, ResolveAction(attack), *dice)
        return attack

    def hurt(
        self, attack: str, base: int, characteristic: Characteristic, redirect_to: Characteristic | None = None
    ) -> Step:
        return self.do("gm", ApplyDamage(attack, base, characteristic, redirect_to))

    def lose(self, who: str, characteristic: Characteristic, points: int) -> Step:
        return self.do("gm", AdjustPoints(who, characteristic, -points, "hazard"))

    def who(self, combatant_id: str) -> Character | Enemy:
        found = find(self.now, combatant_id)
        assert found is not None
        return found

    def left(self, combatant_id: str, characteristic: Characteristic) -> int:
        found = self.who(combatant_id).current(characteristic)
        assert found is not None
        return found

    def that(self, action_id: str) -> Action:
        found = action(self.now, action_id)
        assert found is not None
        return found


def solo(**options: Any) -> tuple[Table, str]:
    """A table with Ann's hero."""
    table = Table(**options)
    return table, table.hero()


def duel(level: int = 6, **options: Any) -> tuple[Table, str, str]:
    """A table with Ann's hero and an enemy; no combat yet."""
    table, hero = solo(**options)
    return table, hero, table.enemy(level)


def trio(level: int = 6, **options: Any) -> tuple[Table, str, str, str]:
    """A table with the heroes of Ann and Bob, and an enemy; no combat yet."""
    table, ann = solo(**options)
    return table, ann, table.hero("bob"), table.enemy(level)
