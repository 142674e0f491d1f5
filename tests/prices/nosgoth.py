"""An action with focus: declared, ruled, rolled."""

from __future__ import annotations

from domain.systems.nosgoth.actions.actions import ClassifyAction, DeclareAction, SetDifficulty
from domain.systems.nosgoth.actions.at_once import FocusAndResolve, RuleAction
from domain.systems.nosgoth.actions.focus import ChooseFocus
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.systems.nosgoth.sheets import CreateCharacter
from domain.systems.nosgoth.state.state import Characteristics
from domain.table.commands import StartTable
from tests.prices.steps import Price, Table, Where


def before(table: Table, where: Where) -> None:
    table.send("gm", StartTable())
    where["umah"] = table.send("player1", CreateCharacter("Umah", Characteristics(10, 10, 10, 10)))


def long(table: Table, where: Where) -> None:
    leap = table.send("player1", DeclareAction(where["umah"], "Je saute."))
    table.send("gm", ClassifyAction(leap, "movement"))
    table.send("gm", SetDifficulty(leap, 5))
    table.send("player1", ChooseFocus(leap, 2))
    table.send("player1", ResolveAction(leap), 12)


def short(table: Table, where: Where) -> None:
    leap = table.send("player1", DeclareAction(where["umah"], "Je saute."))
    table.send("gm", RuleAction(leap, "movement", 5))
    table.send("player1", FocusAndResolve(leap, 2), 12)


PRICES = (Price("an action", "nosgoth", before, long, short, 5, 3),)
