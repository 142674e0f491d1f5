"""What a seat is offered is what it may do: every offer is accepted, every accepted command was offered."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from domain.base.chance import System
from domain.base.events import Act, Command
from domain.base.refusal import Refused
from domain.record.fold import decide, fresh
from domain.systems.nosgoth.actions.actions import (
    CancelAction,
    ClassifyAction,
    DeclareAction,
    RuleRoutine,
    SetDifficulty,
)
from domain.systems.nosgoth.actions.focus import ChooseFocus
from domain.systems.nosgoth.actions.reductions import ProposeReduction, RuleReduction
from domain.systems.nosgoth.actions.resolution import RecordSpecialEffect, ResolveAction
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack, DeclareMove
from domain.systems.nosgoth.combat.combat import EndCombat, EndTurn, SetTurnOrder, StartCombat
from domain.systems.nosgoth.combat.damage import ApplyDamage
from domain.systems.nosgoth.combat.enemies import AddCombatant, CombatantChanges, RevealCombatant, ReviseCombatant
from domain.systems.nosgoth.combat.out_of_combat import RuleOutOfCombat
from domain.systems.nosgoth.game import GAME
from domain.systems.nosgoth.options import AssignRoller, OptionChanges, SetTableOptions
from domain.systems.nosgoth.points import AdjustPoints, RecordMeal
from domain.systems.nosgoth.sheets import CreateCharacter, SetSheetValue
from domain.systems.nosgoth.state.state import CHARACTERISTICS, State, combatants
from tests.nosgoth.table import SEATS, Table, duel, four

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"enemy_attack_mode": "enemy_roll", "damage_overflow": "spill", "attack_bases": "any", "dice": "physical"},
    {"corruption_absorbs": False, "surcharge_until": "next_meal", "damage_overflow": "spill", "dice": "service"},
)


def every(state: State) -> Iterator[Command]:
    """All commands without free text that these ids and small numbers allow."""
    who = [c.id for c in combatants(state)] + ["nothing"]
    acts = [*state.open, *state.closed, "nothing"]
    for act in acts:
        yield from (RuleRoutine(act), CancelAction(act), ResolveAction(act))
        yield from (ChooseFocus(act, points) for points in range(-1, 4))
        yield from (SetDifficulty(act, level) for level in (0, 1, 10, 11))
        yield from (ClassifyAction(act, name) for name in CHARACTERISTICS)
        yield from (AssignRoller(act, seat) for seat in ("ann", "bob", "eve", "gm"))
        yield from (RecordSpecialEffect(act, kind, "") for kind in ("minor", "major", "major_failure"))
        yield from (ProposeReduction(act, "skill", "x", levels) for levels in (0, 1))
        yield from (RuleReduction(act, accepted=True, source="other", label="x", levels=n) for n in (0, 2))
        proposals = [p.id for p in state.open[act].proposals] if act in state.open else []
        for proposal, levels in itertools.product([*proposals, "nothing"], (None, 0, 3)):
            yield RuleReduction(act, accepted=False, proposal=proposal, levels=levels)
        for base, name, other in itertools.product((-1, 0, 2, 9), CHARACTERISTICS, (None, *CHARACTERISTICS)):
            yield ApplyDamage(act, base, name, other)
    for one in who:
        yield from (DeclareAction(one, "Je saute."), RevealCombatant(one), RecordMeal(one), EndTurn(one))
        yield from (StartCombat((one,)), SetTurnOrder((one, who[0])), RuleOutOfCombat(one, True))
        yield from (DeclareAttack(one, basis) for basis in CHARACTERISTICS)
        yield from (DeclareEnemyAttack(one, two) for two in who)
        yield from (DeclareMove(one, mode) for mode in ("normal", "crawl", "teleport"))
        yield from (SetSheetValue(one, "life", value) for value in (-1, 0, 4, 10))
        yield from (SetSheetValue(one, "skills", value) for value in (4, ("guet",), ("",)))
        for points, kind in itertools.product((None, four()), ("vampire", "other", None)):
            yield ReviseCombatant(one, CombatantChanges(kind=kind, characteristics=points))  # type: ignore[arg-type]
        yield RuleOutOfCombat(one, False)
        for delta, reason in itertools.product(
            (-2, 0, 2), ("regeneration", "meal", "focus_recovery", "hazard", "correction")
        ):
            yield AdjustPoints(one, "life", delta, reason)  # type: ignore[arg-type]
    yield from (EndCombat(), EndTurn(), SetTableOptions(OptionChanges(dice="either")))
    for points, seat in itertools.product((four(), four(0, 0, 0, 1), four(0, 0, 1, -1)), (None, "ann", "eve")):
        yield CreateCharacter("Umah", points, seat=seat)
    for kind, points, level in itertools.product(("vampire", "other"), (None, four()), (0, 1)):
        yield AddCombatant("Kain", kind, level, points)  # type: ignore[arg-type]


def accepted(table: Table, seat: str, command: Command) -> bool:
    """Would the rules take it, with typed or drawn dice as the table wants?"""
    for typed in (None, [10]):
        try:
            chance = fresh(GAME, table.now, typed, System(lambda n: 9))
            decide(GAME, table.now, Act("x", seat, command), chance)
            chance.finish()
        except Refused:
            continue
        return True
    return False


Offers = dict[type[Command], list[Draft202012Validator]]


def offers(table: Table, seat: str) -> Offers:
    made: Offers = {}
    for move in table.moves(seat):
        made.setdefault(move.command, []).append(Draft202012Validator(move.schema))
    return made


def offered(mine: Offers, command: Command) -> bool:
    spelled = msgspec.json.decode(msgspec.json.encode(command))
    return any(schema.is_valid(spelled) for schema in mine.get(type(command), ()))


def agree(table: Table) -> None:
    for seat, _ in SEATS:
        mine = offers(table, seat)
        for command in every(table.now):
            assert offered(mine, command) == accepted(table, seat, command), (seat, command)


@pytest.mark.parametrize("options", OPTIONS)
def test_offers_and_rules_agree(options: dict[str, Any]) -> None:
    """At the turning points of a fight, for every seat and every command."""
    table = Table(**options)
    ann, bob, foe = table.hero(), table.hero("bob"), table.enemy(level=1)
    brute = table.brute(level=1)
    dice = () if options.get("dice") == "service" else (18,)
    agree(table)
    asked = table.ask(ann, level=2)
    proposal = table.act("ann", ProposeReduction(asked, "skill", "x", 1))
    table.act("ann", ChooseFocus(asked, 2))
    agree(table)
    table.act("gm", RuleReduction(asked, accepted=True, proposal=proposal, levels=2))
    agree(table)
    table.act("ann", ResolveAction(asked))
    table.fight(ann, foe, brute, bob)
    table.lose(foe, "life", 10)
    attack = table.act("ann", DeclareAttack(foe, "life"))
    agree(table)
    rolled = table.do("ann", ResolveAction(attack), *dice, below=lambda n: 18)
    assert rolled.event.draws
    agree(table)
    table.act("gm", AssignRoller(table.act("ann", DeclareAttack(bob, "movement")), "bob"))
    agree(table)
    table.act("gm", CancelAction(next(iter(table.now.open))))
    table.act("gm", EndTurn())
    blow = table.act("gm", DeclareEnemyAttack(foe, ann))
    agree(table)
    table.act("gm", CancelAction(blow))
    table.act("gm", DeclareEnemyAttack(foe, brute))
    table.lose(ann, "movement", 10)
    table.act("gm", RuleOutOfCombat(ann, True))
    agree(table)
    for name in ("life", "mental"):
        table.lose(bob, name, 10)
    table.lose(bob, "movement", 10)
    agree(table)


def test_moves_of_players_tell_nothing_of_enemies() -> None:
    """NOS-SEC-01, NOS-SEC-03: the same offers whatever the game master prepares."""
    plain, loaded = Table(), Table()
    for table in (plain, loaded):
        table.hero()
    loaded.enemy(armor=9)
    for seat in ("ann", "bob", "eve"):
        assert [m.schema for m in plain.moves(seat)] == [m.schema for m in loaded.moves(seat)]


def test_spectators_and_strangers_are_offered_nothing() -> None:
    """NOS-TAB-01."""
    table = Table()
    table.ask(table.hero())
    assert [table.moves(seat) for seat in ("eve", "host", "nobody")] == [[], [], []]


def test_damage_moves_name_the_absorber_where_one_is_needed() -> None:
    """NOS-DMG-04, NOS-DMG-05."""
    for seed in range(3):
        table = Table(damage_overflow="spill")
        hero, foe = table.hero(), table.enemy(level=1, armor=2)
        table.fight(hero, foe)
        table.lose(foe, "life", 10)
        hit = table.strike(foe, 18)
        rng = Random(seed)
        for _ in range(60):
            name, other = rng.choice(CHARACTERISTICS), rng.choice((None, *CHARACTERISTICS))
            command = ApplyDamage(hit, rng.randrange(16), name, other)
            assert offered(offers(table, "gm"), command) == accepted(table, "gm", command), command


def test_every_offer_can_be_taken() -> None:
    """NOS-DMG-05: no empty range where even a base of 0 has to be absorbed."""
    table, hero, foe = duel(1)
    table.fight(hero, foe)
    table.lose(foe, "life", 10)
    table.strike(foe, 18)
    bases = [move.fields["base"] for move in table.moves("gm") if move.command is ApplyDamage]
    assert bases
    assert all(base["minimum"] <= base.get("maximum", 99) for base in bases)
