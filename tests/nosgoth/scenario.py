"""One short session: two vampires, a bridge, and the warden who holds it. All dice are the table's own."""

from __future__ import annotations

from typing import Any

from domain.systems.nosgoth.actions.actions import ClassifyAction, DeclareAction, RuleRoutine, SetDifficulty
from domain.systems.nosgoth.actions.focus import ChooseFocus
from domain.systems.nosgoth.actions.reductions import ProposeReduction, RuleReduction
from domain.systems.nosgoth.actions.resolution import RecordSpecialEffect, ResolveAction
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack, DeclareMove
from domain.systems.nosgoth.combat.combat import EndCombat, EndTurn, StartCombat
from domain.systems.nosgoth.combat.damage import ApplyDamage
from domain.systems.nosgoth.combat.enemies import AddCombatant, ReviseCombatant
from domain.systems.nosgoth.combat.out_of_combat import RemoveCombatant, RuleDead, RuleOutOfCombat
from domain.systems.nosgoth.options import SetTableOptions
from domain.systems.nosgoth.points import AdjustPoints, RecordMeal
from domain.systems.nosgoth.sheets import CreateCharacter, SetSheetValue
from domain.systems.nosgoth.state.state import Characteristics, Power
from domain.table.commands import EndTable, JoinTable, StartTable
from domain.table.seats import Role
from tests.nosgoth.seen import OPEN as OPEN
from tests.nosgoth.unseen import UNSEEN
from tests.scene import Scene

SEATS: tuple[tuple[str, Role], ...] = (
    ("mj", "gm"),
    ("lise", "player"),
    ("noe", "player"),
    ("oriane", "spectator"),
)
OPTIONS: dict[str, Any] = {"dice": "physical"}
TELLING = {
    ReviseCombatant: "NOS-COM-01",
    AdjustPoints: "NOS-COM-01",
    RuleOutOfCombat: "NOS-COM-01",
    RuleDead: "NOS-DEATH-01",
    SetSheetValue: "NOS-DEATH-01",
}
"""What the game master does to a hidden enemy shows once it is revealed: name, level used, how it stands; what he does
to a reserved sheet, once somebody dies or cannot move."""
DEEP = UNSEEN
SECRET = (
    AddCombatant,
    ReviseCombatant,
    AdjustPoints,
    RuleOutOfCombat,
    RuleDead,
    RemoveCombatant,
    RecordMeal,
    SetSheetValue,
)
FIXED = (SetTableOptions,)
DECIDING = (SetTableOptions, CreateCharacter)
"""Who may read a sheet: its owner, and everyone where the table so chose."""
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"sheet_view": "owner_and_gm"},
    {"enemy_view": "public"},
    {"sheet_view": "owner_and_gm", "enemy_view": "public", "enemy_attack_mode": "enemy_roll"},
)


def tells(command: Any) -> bool:
    return not (isinstance(command, SetSheetValue) and command.field in ("history", "skills", "gear", "notes"))


def play(scene: Scene) -> None:
    do = scene.act
    for seat in ("mj", "lise", "noe"):
        do(seat, JoinTable())
    sorane = do(
        "lise",
        CreateCharacter(
            name="Sorane",
            characteristics=Characteristics(life=9, movement=8, mental=6, corruption=4),
            armor=1,
            skills=("escalade",),
            history="Éveillée sous les neiges de Malek.",
        ),
    )
    vardek = do(
        "noe",
        CreateCharacter(
            name="Vardek",
            characteristics=Characteristics(life=7, movement=10, mental=8, corruption=6),
            powers=(Power("pas de brume", teleport=True),),
        ),
    )
    warden = do(
        "mj",
        AddCombatant(
            name="Le gardien du pont",
            kind="vampire",
            level=6,
            characteristics=Characteristics(life=6, movement=5, mental=4, corruption=2),
            armor=2,
            damage=4,
        ),
    )
    do("host", StartTable())

    # On the way: one thing anyone can do, and a wall that Sorane climbs.
    do("mj", RuleRoutine(do("noe", DeclareAction(vardek, "Je cache nos traces dans la neige."))))
    climb = do("lise", DeclareAction(sorane, "Je grimpe le long de la pile du pont."))
    do("mj", ClassifyAction(climb, "movement"))
    do("mj", SetDifficulty(climb, 5))
    help_asked = do("lise", ProposeReduction(climb, "skill", "Escalade", 2))
    do("mj", RuleReduction(climb, accepted=True, proposal=help_asked, levels=1))
    do("lise", ChooseFocus(climb, 1))
    do("lise", ResolveAction(climb), 19)
    do("lise", RecordSpecialEffect(climb, "minor", "Elle décroche une corde pour Vardek."))

    # The warden wakes.
    do("mj", StartCombat((vardek, warden, sorane)))
    first = do("noe", DeclareAttack(warden, "movement"))
    do("noe", ChooseFocus(first, 2))
    do("noe", ResolveAction(first), 18)
    do("mj", ApplyDamage(first, 6, "life"))
    do("noe", EndTurn())
    blow = do("mj", DeclareEnemyAttack(warden, sorane, "Sa chaîne siffle au ras du tablier."))
    do("mj", ClassifyAction(blow, "movement"))
    do("lise", ResolveAction(blow), 9)
    do("mj", ApplyDamage(blow, 9, "movement"))
    do("mj", EndTurn())
    last = do("lise", DeclareAttack(warden, "life"))
    do("lise", ResolveAction(last), 20)
    do("lise", RecordSpecialEffect(last, "major", "Le gardien bascule par-dessus le parapet."))
    do("mj", ApplyDamage(last, 5, "mental"))
    do("lise", DeclareMove(sorane, "crawl"))
    do("mj", EndCombat())

    do("mj", RecordMeal(vardek))
    do("mj", AdjustPoints(sorane, "movement", 3, "regeneration"))
    do("host", EndTable())
