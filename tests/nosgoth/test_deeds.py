"""What was missing at the table: deaths that are ruled, enemies' other deeds, absent players, one's own words."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.systems.nosgoth.actions.actions import DeclareAction, RuleRoutine, SetDifficulty
from domain.systems.nosgoth.actions.focus import ChooseFocus
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack, DeclareMove
from domain.systems.nosgoth.combat.combat import EndCombat, EndTurn
from domain.systems.nosgoth.combat.deeds import DeclareEnemyAction
from domain.systems.nosgoth.combat.out_of_combat import RemoveCombatant, RuleDead, RuleOutOfCombat
from domain.systems.nosgoth.options import AssignRoller
from domain.systems.nosgoth.sheets import SetSheetValue
from domain.systems.nosgoth.state.state import Power
from domain.table.commands import SetPresence
from tests.nosgoth.table import Table, duel, four, solo


def human(table: Table, **data: Any) -> str:
    """No vampire, with characteristics."""
    return table.brute(characteristics=four(1, 0, 0, 4), **data)


def test_who_is_no_vampire_dies_by_ruling() -> None:
    """NOS-DEATH-01, NOS-DEATH-02: Q-23: with life, movement and mental at 0 the gm rules it; never by itself."""
    table, ann = solo()
    guard, brute = human(table), table.brute()
    table.fight(ann, guard, brute)
    table.refuse("gm", RuleDead(guard), "no_zero", rule="NOS-DEATH-01")
    table.lose(guard, "life", 1)
    assert table.who(guard).status == "alive"
    table.refuse("ann", RuleDead(guard), "not_your_role")
    step = table.do("gm", RuleDead(guard))
    assert [type(c).__name__ for c in step.consequences] == ["CharacterDied"]
    assert table.last("bob") == ["DeathRuled", "CharacterDied"]
    assert "zéro" not in table.feed("bob")[-1].entries[1].text
    table.refuse("gm", RuleDead(guard), "character_dead")
    table.do("gm", RuleDead(brute))
    assert table.who(brute).status == "dead"


def test_a_vampire_dies_by_itself_alone() -> None:
    """NOS-DEATH-01: no ruling takes a vampire, be it a player's or an enemy."""
    table, ann, moebius = duel()
    for who in (ann, moebius):
        table.refuse("gm", RuleDead(who), "bad_target", rule="NOS-DEATH-01")
    table.refuse("gm", RuleDead("personne"), "bad_value")


def test_what_the_ruled_dead_had_open_falls() -> None:
    """NOS-DEATH-01: rolls against it go too, and a correction brings all of it back."""
    table = Table()
    ann, brute = table.hero(), table.brute()
    table.fight(ann, brute)
    table.do("gm", EndTurn())
    attack = table.act("gm", DeclareEnemyAttack(brute, ann))
    ruled = table.act("gm", RuleDead(brute))
    assert table.that(attack).cancelled
    table.correct("gm", Retract(ruled))
    assert attack in table.now.open


def test_the_dead_are_taken_off_the_list() -> None:
    """NOS-COM-01, NOS-DEATH-01: Q-23: a dead enemy, not while it is its turn; nobody lists or orders it any more."""
    table = Table()
    ann, brute, moebius = table.hero(), table.brute(), table.enemy()
    table.fight(brute, ann, moebius)
    table.refuse("gm", RemoveCombatant(brute), "wrong_stage", rule="NOS-COM-01")
    table.do("gm", RuleDead(brute))
    table.refuse("gm", RemoveCombatant(brute), "wrong_stage")
    table.do("gm", EndTurn())
    table.refuse("ann", RemoveCombatant(brute), "not_your_role")
    table.refuse("gm", RemoveCombatant(ann), "bad_value")
    table.do("gm", RemoveCombatant(brute))
    assert table.last("ann") == ["CombatantRemoved"]
    assert [enemy.id for enemy in table.view("gm").enemies] == [moebius]
    assert table.view("ann").combat.order == (ann, moebius)
    for command in (RemoveCombatant(brute), RuleDead(brute), DeclareEnemyAction(brute, "Elle revient.")):
        table.refuse("gm", command, "bad_value")


def test_a_hidden_dead_enemy_leaves_unseen() -> None:
    """NOS-SEC-01: of what was never shown nothing is told."""
    table = Table()
    table.hero()
    brute = table.brute()
    count = table.feeds.count("ann")
    table.do("gm", RuleDead(brute))
    table.do("gm", RemoveCombatant(brute))
    assert table.feeds.count("ann") == count


def test_other_deeds_of_an_enemy() -> None:
    """NOS-ACT-01, NOS-TAB-02: Q-24: declared by the gm, rolled by a player whom he names, in one of two ways."""
    table = Table()
    table.hero()
    brute = table.brute()
    table.refuse("ann", DeclareEnemyAction(brute, "Elle force la porte."), "not_your_role")
    table.refuse("gm", DeclareEnemyAction(brute, " "), "bad_value")
    table.refuse("gm", DeclareEnemyAction(brute, "Elle force la porte.", "eve"), "bad_target")
    deed = table.act("gm", DeclareEnemyAction(brute, "Elle force la porte."))
    assert table.last("bob") == ["EnemyActionDeclared", "CombatantRevealed"]
    table.refuse("gm", DeclareEnemyAction(brute, "Et encore."), "action_open")
    table.refuse("ann", ResolveAction(deed), "no_difficulty")
    table.do("gm", SetDifficulty(deed, 3))
    table.refuse("ann", ResolveAction(deed), "no_roller", rule="NOS-COM-10")
    table.do("gm", AssignRoller(deed, "bob"))
    table.refuse("ann", ResolveAction(deed), "not_owner")
    table.refuse("bob", ChooseFocus(deed, 1), "focus_not_yours")
    table.refuse("gm", ResolveAction(deed), "gm_never_rolls")
    assert table.roll(deed, 9, seat="bob").success
    second = table.act("gm", DeclareEnemyAction(brute, "Elle fuit.", "ann"))
    table.do("gm", SetDifficulty(second, 2))
    assert not table.roll(second, 5, seat="ann").success


def test_an_enemys_deed_in_a_combat() -> None:
    """NOS-ACT-01, NOS-ACT-02, NOS-COM-02: in its turn; perhaps routine; a combat's end leaves it."""
    table = Table()
    ann, brute = table.hero(), table.brute()
    table.fight(ann, brute)
    table.refuse("gm", DeclareEnemyAction(brute, "Elle barre la porte."), "not_your_turn")
    table.do("gm", EndTurn())
    routine = table.act("gm", DeclareEnemyAction(brute, "Elle crie."))
    table.refuse("gm", EndTurn(), "action_open")
    table.do("gm", RuleRoutine(routine))
    deed = table.act("gm", DeclareEnemyAction(brute, "Elle barre la porte.", "ann"))
    table.do("gm", EndCombat())
    assert deed in table.now.open
    table.do("gm", RuleOutOfCombat(brute, True))
    assert table.that(deed).cancelled


def test_an_absent_players_vampire_fights_on() -> None:
    """NOS-COM-04, NOS-TAB-05: Q-25: the gm declares for it, a player whom he names rolls; not one who is there."""
    table, ann, moebius = duel()
    table.hero("bob")
    table.fight(ann, moebius)
    table.refuse("gm", DeclareAttack(moebius, "life"), "not_your_role")
    table.refuse("gm", DeclareAttack(moebius, "life", character=ann), "not_owner", rule="NOS-COM-04")
    table.refuse("gm", DeclareMove(ann, "normal"), "not_owner")
    table.do("ann", SetPresence("ann", True))
    table.refuse("bob", DeclareAttack(moebius, "life", character=ann), "not_owner")
    table.refuse("gm", DeclareAttack(moebius, "life", character="personne"), "bad_value")
    assert any(move.command is DeclareAttack for move in table.moves("gm"))
    table.do("gm", DeclareMove(ann, "normal"))
    attack = table.act("gm", DeclareAttack(moebius, "life", character=ann))
    assert table.that(attack).by == ann
    table.do("gm", AssignRoller(attack, "bob"))
    assert table.roll(attack, 18, seat="bob").success
    assert table.now.pending == (attack,)


def test_an_attack_and_a_move_take_words() -> None:
    """NOS-COM-04, NOS-ZERO-03: told to all, and no rule reads them."""
    table, ann, moebius = duel()
    table.fight(ann, moebius)
    table.do("ann", DeclareMove(ann, "normal", "Vers la herse."))
    assert "Vers la herse." in table.line("bob").text
    attack = table.act("ann", DeclareAttack(moebius, "life", "La lame haute."))
    assert "La lame haute." in table.feed("bob")[-1].entries[0].text
    assert table.that(attack).text == "La lame haute."
    table.act("ann", ResolveAction(attack), 1)
    plain = table.act("ann", DeclareAttack(moebius, "life"))
    assert table.feed("bob")[-1].entries[0].text.endswith(".")
    assert table.that(plain).text == ""


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("history", "Né à Willendorf."),
        ("skills", ("escalade", "latin")),
        ("gear", ("une dague", "trois clefs")),
        ("notes", "Revoir Kain."),
    ],
)
def test_ones_own_words_are_ones_own(field: str, value: str | tuple[str, ...]) -> None:
    """NOS-DATA-01: Q-26: the owner's at any time, in a fight too; nobody else's but the gm's."""
    table, ann, moebius = duel()
    table.hero("bob")
    table.fight(moebius, ann)
    table.refuse("bob", SetSheetValue(ann, field, value), "not_owner", rule="NOS-DATA-01")  # type: ignore[arg-type]
    table.do("ann", SetSheetValue(ann, field, value))  # type: ignore[arg-type]
    assert getattr(table.view("bob").characters[0], field) == value
    table.do("gm", SetSheetValue(ann, field, value))  # type: ignore[arg-type]


def test_numbers_stay_the_gms() -> None:
    """NOS-DATA-01: Q-26: maxima, armour, the name, and which powers teleport; what they are called is the owner's."""
    table = Table()
    ann = table.hero(powers=(Power("brume", True), Power("griffes")))
    for field, value in (("life", 9), ("armor", 2), ("name", "Raziel")):
        table.refuse("ann", SetSheetValue(ann, field, value), "not_your_role")  # type: ignore[arg-type]
    renamed = (Power("nuée", True), Power("serres"))
    table.do("ann", SetSheetValue(ann, "powers", renamed))
    for other in ((Power("nuée"), Power("serres")), (Power("nuée", True),), (*renamed, Power("vol", True))):
        table.refuse("ann", SetSheetValue(ann, "powers", other), "bad_value")
    table.refuse("eve", SetSheetValue(ann, "notes", "!"), "not_your_role")
    assert table.who(ann).powers == renamed  # type: ignore[union-attr]
    offered = {move.fields["field"]["enum"][0] for move in table.moves("ann") if move.command is SetSheetValue}
    assert offered == {"history", "skills", "powers", "gear", "notes"}


def test_a_sheet_is_made_with_its_words() -> None:
    """NOS-DATA-01: gear and notes at the creation too, read by whoever reads the sheet."""
    table = Table(sheet_view="owner_and_gm")
    ann = table.hero(gear=("une dague",), notes="Elle ment.")
    (shown,) = table.view("ann").characters
    assert (shown.id, shown.gear, shown.notes) == (ann, ("une dague",), "Elle ment.")
    assert not hasattr(table.view("bob").characters[0], "notes")
    assert table.now.characters[ann].gear == ("une dague",)
    table.refuse("ann", DeclareAction(ann, ""), "bad_value")
