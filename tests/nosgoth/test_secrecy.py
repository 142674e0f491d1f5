"""Chapter SEC: what others must not learn, by twin tables that differ in it alone."""

from __future__ import annotations

import msgspec
import pytest

from domain.base.corrections import Amend, ContestRuling, Retract
from domain.base.events import Command
from domain.game import Offers
from domain.systems.nosgoth.actions.actions import ClassifyAction, DeclareAction, SetDifficulty
from domain.systems.nosgoth.actions.focus import ChooseFocus
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.systems.nosgoth.combat.attacks import DeclareAttack, DeclareEnemyAttack, DeclareMove
from domain.systems.nosgoth.combat.combat import EndCombat, EndTurn, StartCombat
from domain.systems.nosgoth.combat.damage import ApplyDamage
from domain.systems.nosgoth.combat.enemies import AddCombatant, CombatantChanges, RevealCombatant, ReviseCombatant
from domain.systems.nosgoth.combat.out_of_combat import RuleOutOfCombat
from domain.systems.nosgoth.options import AssignRoller
from domain.systems.nosgoth.points import AdjustPoints, RecordMeal
from domain.systems.nosgoth.sheets import CreateCharacter, SetSheetValue
from domain.systems.nosgoth.state.state import Power
from domain.table.commands import StartTable
from projections.nosgoth.views.table import CharacterOutline, CharacterView, EnemyView, RevealedEnemyView
from tests.nosgoth.table import SEATS, Table, duel, four, solo
from tests.twins import Twins

PLAYERS = ("ann", "bob", "eve", "host")


class Doubles(Twins):
    """Twins that also take in an event that both watchers see, and whose secrets differ."""

    def unlike(self, seat: str, left: Command, right: Command) -> str:
        event_id = self._shared()
        for scene, command in ((self.left, left), (self.right, right)):
            scene.do(seat, command, event_id=event_id)
        self.check()
        return event_id


def twins(watchers: tuple[str, ...] = PLAYERS, **options: object) -> Doubles:
    both = Doubles("nosgoth", SEATS, watchers, options)
    both.both("host", StartTable())
    return both


def test_hidden_enemies_leave_no_trace() -> None:
    """NOS-SEC-01, NOS-SEC-06: neither their number nor what is done to them, nor what is refused about them."""
    both = twins()
    hero = both.both("ann", CreateCharacter("Ann", four()))
    left, _ = both.secret("gm", AddCombatant("Kain", "vampire", 9, four()), None)
    assert left is not None
    both.secret("gm", ReviseCombatant(left, CombatantChanges(name="Raziel")), None)
    both.secret("gm", AdjustPoints(left, "life", -10, "hazard"), None)
    both.secret("gm", RuleOutOfCombat(left, True), None)
    both.secret("gm", AdjustPoints(left, "movement", -10, "hazard"), None)
    both.secret("gm", AdjustPoints(left, "mental", -10, "hazard"), None)
    both.both("gm", StartCombat((hero,)))
    both.probe("ann", DeclareAttack(left, "life"), DeclareMove(left, "normal"), DeclareAction(left, "Je saute."))
    both.probe("ann", RevealCombatant(left), RecordMeal(left), EndTurn(next=left))
    both.probe_correction("ann", ContestRuling(left, "qui est-ce ?"), ContestRuling("nothing", "qui est-ce ?"))


def test_nobody_but_the_game_master_sees_an_enemy_before_it_is_revealed() -> None:
    """NOS-SEC-01."""
    table = Table()
    foe = table.enemy()
    assert {seat: len(table.view(seat).enemies) for seat in ("gm", *PLAYERS)} == {
        "gm": 1,
        "ann": 0,
        "bob": 0,
        "eve": 0,
        "host": 0,
    }
    assert table.last("gm") == ["CombatantAdded"]
    assert all(table.last(seat) == [] or "Combatant" not in table.lines(seat)[-1] for seat in PLAYERS)
    table.refuse("ann", DeclareMove(foe, "normal"), "bad_value", rule="NOS-ZERO-03")


def test_the_turn_order_reveals() -> None:
    """NOS-SEC-02: name and status, nothing else."""
    table = Table()
    hero, foe = table.hero(), table.enemy(level=7, armor=3)
    table.fight(hero, foe)
    assert table.last("eve") == ["CombatStarted", "CombatantRevealed"]
    (shown,) = table.view("eve").enemies
    assert shown == RevealedEnemyView(id=foe, name="Moebius", status="alive", immobilized=False, level=None)
    (known,) = table.view("gm").enemies
    assert isinstance(known, EnemyView)
    assert (known.level, known.armor) == (7, 3)


def test_enemies_revealed_together_do_not_tell_which_was_entered_first() -> None:
    """NOS-SEC-01, NOS-ZERO-03: what befalls them as the combat starts is read in the order of their turns."""
    both = twins()
    still = [("e8", AddCombatant("Kain", "vampire", 5, four(movement=0)))]
    still += [("e9", AddCombatant("Raziel", "vampire", 5, four(movement=0)))]
    for scene, entered in ((both.left, still), (both.right, still[::-1])):
        for event_id, enemy in entered:
            scene.do("gm", enemy, event_id=event_id)
    both.both("gm", StartCombat(("e9", "e8")))
    told = [entry.type for entry in both.left.feed("ann")[-1].entries]
    assert told == ["CombatStarted", "CombatantRevealed", "CombatantRevealed", "Immobilized", "Immobilized"]


def test_an_enemys_wounds_stay_hidden() -> None:
    """NOS-SEC-03: armour, net damage, points left, redirection and what is refused about them."""
    both = twins()
    hero = both.both("ann", CreateCharacter("Ann", four()))
    foe = "foe"
    both.secret(
        "gm",
        AddCombatant("Kain", "vampire", 1, four(), armor=0),
        AddCombatant("Kain", "other", 1, four(movement=3), armor=9, teleport=True, damage=7),
        event_id=foe,
    )
    both.secret("gm", AdjustPoints(foe, "corruption", -10, "hazard"), AdjustPoints(foe, "movement", -1, "hazard"))
    both.both("gm", StartCombat((hero, foe)))
    for _ in range(2):
        attack = both.both("ann", DeclareAttack(foe, "life"))
        both.both("ann", ResolveAction(attack), 18)
        both.probe("ann", ApplyDamage(attack, 5, "corruption"))
        both.unlike("gm", ApplyDamage(attack, 5, "corruption", "mental"), ApplyDamage(attack, 5, "corruption"))
    both.secret("gm", ReviseCombatant(foe, CombatantChanges(level=4)), None)
    both.secret("gm", None, AdjustPoints(foe, "life", 1, "meal"))
    both.probe("ann", DeclareMove(foe, "teleport"), DeclareAttack(foe, "life"))


def test_damage_on_an_enemy_is_told_without_its_effect() -> None:
    """NOS-SEC-03."""
    table = Table()
    hero, foe = table.hero(), table.enemy(level=1, armor=9)
    table.fight(hero, foe)
    table.lose(foe, "corruption", 10)
    hit = table.strike(foe, 17)
    table.hurt(hit, 12, "corruption", "mental")
    assert table.last("gm") == ["DamageRuled", "DamageApplied"]
    for seat in PLAYERS:
        assert table.last(seat) == ["DamageRuled"]
        fields = table.feed(seat)[-1].entries[0].fields
        assert (fields.attack, fields.base, fields.bonus, fields.characteristic) == (hit, 12, 1, "corruption")
        assert fields.redirect_to is None
    assert table.feed("gm")[-1].entries[0].fields.redirect_to == "mental"


def test_an_open_table_shows_its_enemies() -> None:
    """NOS-SEC-03, NOS-TAB-04: with `enemy_view=public`, once revealed."""
    table = Table(enemy_view="public")
    hero, foe = table.hero(), table.enemy(level=1, armor=2)
    assert table.view("ann").enemies == ()
    table.fight(hero, foe)
    assert table.view("ann").enemies == table.view("gm").enemies
    table.hurt(table.strike(foe, 10), 5, "life")
    assert table.last("ann") == ["DamageRuled", "DamageApplied"]
    table.lose(foe, "life", 10)
    assert table.last("ann") == ["PointsAdjusted", "RegenerationStopped", "SurchargeActive"]
    table.act("gm", ReviseCombatant(foe, CombatantChanges(level=4)))
    assert table.last("eve") == ["CombatantRevised"]


def test_a_meal_does_not_tell_who_could_not_regenerate() -> None:
    """NOS-SEC-05, NOS-DATA-03: whoever does not read the sheet, or an enemy's values, reads of the meal alone."""
    table = Table(sheet_view="owner_and_gm")
    hero, foe = table.hero(), table.enemy(points=four())
    table.act("gm", RevealCombatant(foe))
    table.fight(hero, foe)

    def read_after_meal(who: str) -> dict[str, bool | None]:
        table.lose(who, "life", 10)
        table.act("gm", RecordMeal(who))
        return {seat: table.feed(seat)[-1].entries[0].fields.resumed for seat in ("gm", "ann", "bob", "eve")}

    assert read_after_meal(hero) == {"gm": True, "ann": True, "bob": None, "eve": None}
    assert read_after_meal(foe) == {"gm": True, "ann": None, "bob": None, "eve": None}


def test_a_new_name_is_everybodys_where_the_sheet_is_not() -> None:
    """NOS-SEC-05: of a reserved sheet others read its name, and of nothing else that is written there."""
    table = Table(sheet_view="owner_and_gm")
    hero = table.hero()
    before = table.feeds.count("bob")
    table.act("gm", SetSheetValue(hero, "armor", 3))
    assert table.feeds.count("bob") == before
    table.act("gm", SetSheetValue(hero, "name", "Kain"))
    (line,) = table.feed("bob")[-1].entries
    assert (line.fields.character, line.fields.field, line.fields.value) == (hero, "name", "Kain")
    assert table.view("bob").characters[0].name == "Kain"


def test_only_the_new_name_of_a_revealed_enemy_is_told() -> None:
    """NOS-SEC-03, NOS-COM-01."""
    table, hero, foe = duel()
    table.fight(hero, foe)
    table.act("gm", ReviseCombatant(foe, CombatantChanges(level=2, armor=5)))
    assert table.last("ann") == []
    table.act("gm", ReviseCombatant(foe, CombatantChanges(name="Ariel", armor=6)))
    fields = table.feed("ann")[-1].entries[0].fields
    assert fields.changes is None
    assert table.view("ann").enemies[0].name == "Ariel"


def test_the_fall_of_a_revealed_enemy_is_public() -> None:
    """NOS-SEC-04: immobility, out of combat, death; of a hidden one, nothing."""
    for shown in (True, False):
        table, hero, foe = duel()
        if shown:
            table.fight(hero, foe)
        else:
            table.fight(hero)
        frames = len(table.feed("ann"))
        table.lose(foe, "movement", 10)
        table.act("gm", RuleOutOfCombat(foe, True))
        table.lose(foe, "life", 10)
        table.lose(foe, "mental", 10)
        lines = [line.type for frame in table.feed("ann")[frames:] for line in frame.entries]
        assert lines == (["Immobilized", "OutOfCombatRuled", "CharacterDied"] if shown else [])
    assert table.view("ann").enemies == ()


def test_reserved_sheets_stay_with_their_owner() -> None:
    """NOS-SEC-05: others see focus points, level and die; no cost, points, armour, net damage, redirection."""
    both = twins(("bob", "eve", "host"), sheet_view="owner_and_gm")
    hero = both.unlike(
        "ann",
        CreateCharacter("Ann", four(), history="Née ici."),
        CreateCharacter("Ann", four(30, 30, 30, 0), armor=9, skills=("guet",), powers=(Power("brume", teleport=True),)),
    )
    foe = both.both("gm", AddCombatant("Kain", "vampire", 5, four()))
    both.secret("gm", SetSheetValue(hero, "history", "Née ailleurs."), None)
    both.secret("gm", None, SetSheetValue(hero, "armor", 2))
    both.both("gm", SetSheetValue(hero, "name", "Anne"))
    asked = both.both("ann", DeclareAction(hero, "Je saute."))
    both.both("gm", ClassifyAction(asked, "movement"))
    both.both("gm", SetDifficulty(asked, 5))
    both.both("ann", ChooseFocus(asked, 2))
    both.both("ann", ResolveAction(asked), 12)
    both.secret("gm", AdjustPoints(hero, "life", -10, "hazard"), AdjustPoints(hero, "movement", -3, "hazard"))
    both.both("gm", StartCombat((foe, hero)))
    attack = both.both("gm", DeclareEnemyAttack(foe, hero))
    both.both("gm", ClassifyAction(attack, "mental"))
    both.both("ann", ResolveAction(attack), 3)
    both.unlike("gm", ApplyDamage(attack, 5, "life", "mental"), ApplyDamage(attack, 5, "life"))
    both.both("gm", EndCombat())
    both.probe("bob", ApplyDamage(attack, 5, "life"), DeclareMove(hero, "teleport"))


@pytest.mark.parametrize("floor", ["after", "before"])
def test_who_rolls_for_another_learns_nothing_of_the_points(floor: str) -> None:
    """NOS-SEC-05, NOS-SEC-06, NOS-TAB-05: the roll passes, the focus stays as chosen, whatever is left to pay it."""
    both = twins(("bob", "eve", "host"), sheet_view="owner_and_gm", focus_floor=floor)
    hero = both.both("ann", CreateCharacter("Ann", four()))
    asked = both.both("ann", DeclareAction(hero, "Je saute."))
    both.both("gm", ClassifyAction(asked, "movement"))
    both.both("gm", SetDifficulty(asked, 5))
    both.both("ann", ChooseFocus(asked, 2))
    both.both("gm", AssignRoller(asked, "bob"))
    both.secret("gm", AdjustPoints(hero, "movement", -8, "hazard"), AdjustPoints(hero, "life", 1, "hazard"))
    both.probe("bob", ResolveAction(asked), dice=(12,))
    both.both("bob", ResolveAction(asked), 12)
    assert [scene.state.characters[hero].pools["movement"].current for scene in (both.left, both.right)] == [0, 7]


def test_the_floor_holds_for_whoever_reads_the_sheet() -> None:
    """NOS-FOC-03: on open sheets the roll waits for another choice, whoever throws."""
    table, hero = solo()
    asked = table.ask(hero)
    table.act("ann", ChooseFocus(asked, 2))
    table.act("gm", AssignRoller(asked, "bob"))
    table.lose(hero, "movement", 8)
    table.refuse("bob", ResolveAction(asked), "focus_floor", 12, rule="NOS-FOC-03")


def test_who_reads_a_reserved_sheet() -> None:
    """NOS-SEC-05: its owner and the game master; all others an outline."""
    table = Table(sheet_view="owner_and_gm")
    hero = table.hero(armor=2)
    shown = {seat: type(table.view(seat).characters[0]) for seat in ("gm", *PLAYERS)}
    assert shown == {
        "gm": CharacterView,
        "ann": CharacterView,
        "bob": CharacterOutline,
        "eve": CharacterOutline,
        "host": CharacterOutline,
    }
    assert table.feed("bob")[-1].entries[0].fields.characteristics is None
    asked = table.ask(hero)
    table.act("ann", ChooseFocus(asked, 2))
    table.act("ann", ResolveAction(asked), 12)
    spent = {seat: table.feed(seat)[-1].entries[1].fields for seat in ("ann", "bob")}
    assert (spent["ann"].cost, spent["ann"].remaining) == (3, 7)
    assert (spent["bob"].points, spent["bob"].cost, spent["bob"].remaining) == (2, None, None)
    table.lose(hero, "life", 1)
    assert (table.last("ann"), table.last("bob")) == (["PointsAdjusted"], [])
    for name in ("life", "movement", "mental"):
        table.lose(hero, name, 10)
    assert table.last("bob") == ["CharacterDied"]


def test_open_sheets_are_everyones() -> None:
    """NOS-SEC-05, NOS-TAB-04."""
    table = Table()
    table.hero()
    assert table.view("eve").characters == table.view("ann").characters


def test_a_hidden_ruling_corrected_tells_only_what_changes() -> None:
    """NOS-UNDO-03: another seat gets no id and no data; where nothing changes, nothing at all."""
    table, hero = solo()
    armor = table.enemy(level=1)
    table.fight(hero, armor)
    hidden = table.act("gm", ReviseCombatant(armor, CombatantChanges(armor=3)))
    again = table.act("gm", AdjustPoints(armor, "movement", -10, "hazard"))
    frames = len(table.feed("ann"))
    table.correct("gm", Retract(hidden, "mauvaise fiche"))
    assert len(table.feed("ann")) == frames
    assert table.last("gm") == ["RulingRetracted"]
    table.correct("gm", Retract(again, "mauvaise fiche"))
    (line,) = table.feed("ann")[-1].entries
    assert (line.type, line.event, line.fields.target, line.fields.reason) == ("RecordChanged", None, None, "")
    assert [c.path for c in line.fields.changes] == ["/enemies/0/immobilized"]


def test_what_followed_from_a_hidden_ruling_is_marked_when_it_is_withdrawn() -> None:
    """NOS-SEC-04, NOS-UNDO-03: the fall that everyone saw no longer holds, though nobody saw whence it came."""
    table, hero, foe = duel()
    table.fight(hero, foe)
    hurt = table.lose(foe, "movement", 10).event.id
    table.correct("gm", ContestRuling(hurt, "vraiment ?"))
    (line,) = table.feed("ann")[-1].entries
    assert (line.type, line.event, line.withdrawn, line.contested) == ("Immobilized", None, False, False)
    table.correct("gm", Retract(hurt))
    (line,) = table.feed("ann")[-2].entries
    assert (line.type, line.event, line.withdrawn, line.contested) == ("Immobilized", None, True, False)


def test_a_correction_that_reveals_does_not_tell_what_was_done_in_secret() -> None:
    """NOS-SEC-01, NOS-UNDO-03: the enemy ought to have stood in the order; that it fed meanwhile nobody saw."""
    both = twins()
    hero = both.both("ann", CreateCharacter("Ann", four()))
    foe = "foe"
    both.secret("gm", *(AddCombatant("Kain", "vampire", 9, four()),) * 2, event_id=foe)
    fight = both.both("gm", StartCombat((hero,)))
    both.secret("gm", RecordMeal(foe), None)
    both.secret("gm", None, AdjustPoints(foe, "life", 1, "meal"))
    order = Amend(fight, msgspec.Raw(msgspec.json.encode(StartCombat((hero, foe)))))
    both.correct("gm", order, order)
    (line,) = both.left.feed("ann")[-1].entries
    assert line.type == "RulingReplaced"
    assert [flip.event for flip in line.fields.flips] == [fight]


def test_corrections_of_hidden_things_leave_no_trace() -> None:
    """NOS-SEC-01, NOS-UNDO-03."""
    both = twins()
    hero = both.both("ann", CreateCharacter("Ann", four()))
    left, _ = both.secret("gm", AddCombatant("Kain", "vampire", 9, four()), None)
    assert left is not None
    both.correct("gm", Retract(left), None)
    both.both("gm", StartCombat((hero,)))
    both.probe_correction("ann", ContestRuling(left), Retract(left))
    both.probe_correction("bob", Amend(left, msgspec.Raw(b"{}")))


def test_work_for_a_player_does_not_grow_with_hidden_enemies(monkeypatch: pytest.MonkeyPatch) -> None:
    """NOS-SEC-01: not even by the time that his moves take."""
    table = Table()
    table.hero()
    asked = questions(monkeypatch, table, "ann")
    for _ in range(3):
        table.enemy()
        table.brute()
    assert questions(monkeypatch, table, "ann") == asked > 0


def questions(monkeypatch: pytest.MonkeyPatch, table: Table, seat: str) -> int:
    """Count the commands that the rules are asked about to list all moves of a seat."""
    asked: list[Command] = []
    admits = Offers.admits

    def counted(offers: Offers, command: Command) -> bool:
        asked.append(command)
        return admits(offers, command)

    with monkeypatch.context() as patched:
        patched.setattr(Offers, "admits", counted)
        assert list(table.game.moves(table.state, seat))
    return len(asked)
