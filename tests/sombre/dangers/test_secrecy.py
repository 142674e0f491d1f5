"""Twin tables: what a builder's die was, whether a mine is a dud, who burns unseen: nobody can tell who may not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime, AdvanceTurns
from domain.systems.sombre.combat.turn.turn import AdvancePhase, StartCombat
from domain.systems.sombre.dangers.accidents.electricity import StartCurrent, StopCurrent
from domain.systems.sombre.dangers.accidents.falls import ApplyFall
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion, Victim
from domain.systems.sombre.dangers.explosions.bombs import BuildBomb, DefuseBomb, SetBomb
from domain.systems.sombre.dangers.explosions.grenades import HandleCharge, RuleCharge, ThrowGrenade
from domain.systems.sombre.dangers.explosions.mines import LayMine, TriggerMine
from domain.systems.sombre.dangers.fire.burning import Extinguish, Ignite
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import CallSecretRoll, Roll
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.charges import ChargeKind, Step
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.table.phases import StartPlay
from tests.scene import script
from tests.sombre.fights import fighter
from tests.sombre.table import SEATS, carole, equipped
from tests.twins import Twins

LEVER: tuple[Step, ...] = ("pin", "release")


def begun(*watchers: str, title: str = "Explosifs", speciality: str = "") -> tuple[Twins, str, str]:
    """Carole and Bob, who knows about explosives, at both tables; and somebody whom nobody sees."""
    twins = Twins("sombre", SEATS, watchers)
    people = [
        (carole(scene), fighter(scene, "bob", "Bob", (12, 12, 11), speciality, title=title))
        for scene in (twins.left, twins.right)
    ]
    twins.both("gm", StartPlay())
    twins.both("gm", OpenScene("L’entrepôt"))
    twins.both("gm", CreateNpc("Un guetteur", scores={"general": 10}))
    return twins, *people[0]


def test_how_well_a_bomb_was_built() -> None:
    """SOM-DANGER-EXPLO-10, A67: its maker, least of all."""
    twins, _, bob = begun("ana", "bob", "eve")
    attempt = twins.both("bob", BuildBomb(bob, "Explosifs", 3))
    secret = CallSecretRoll(CallRoll(bob, ("Explosifs",), resolves=attempt))
    twins.both("gm", secret, left=script(5), right=script(20))
    assert [scene.state.dangers.bombs[attempt].success for scene in (twins.left, twins.right)] == [True, False]
    twins.probe("bob", DefuseBomb(bob, attempt), BuildBomb(bob))
    twins.secret("gm", SetBomb(6, attempt), None)


def test_whether_a_device_could_be_defused() -> None:
    """SOM-DANGER-EXPLO-12: a real one or a dud, the same die tells the same."""
    twins, _, bob = begun("ana", "bob", "eve", speciality="Désamorçage")
    hidden = next(c.id for c in twins.left.state.characters.values() if not c.is_pc)
    twins.secret("gm", SetBomb(6, maker=hidden, success=False), SetBomb(3, maker=hidden, success=False), event_id="b")
    twins.both("gm", SetBomb(6, "b", label="Une valise"))
    attempt = twins.both("bob", DefuseBomb(bob, "b"))
    call = twins.both("gm", CallRoll(bob, ("Désamorçage",), resolves=attempt))
    twins.both("bob", Roll(call), 18)
    twins.probe("bob", DefuseBomb(bob, "b"))


def test_mines_are_their_layers_and_the_game_masters() -> None:
    """SOM-DANGER-EXPLO-20: that somebody lays one, where it lies, that it was a dud."""
    twins, woman, bob = begun("bob", "eve")
    mine, _ = twins.secret("ana", LayMine(woman, "antitank", "Le pont"), None)
    twins.secret("gm", TriggerMine((Victim(bob),), mine, trained=False), None)
    twins.probe("bob", LayMine(bob, "antitank", "Le pont"))
    twins.probe("gm", TriggerMine((Victim(bob),), "nothing"))


def test_whatever_befalls_somebody_unseen() -> None:
    """SOM-NPC-09: fire, current, a fall, in a Turn and out of it; no answer tells of it either."""
    twins, woman, bob = begun("ana", "bob", "eve")
    hidden = next(c.id for c in twins.left.state.characters.values() if not c.is_pc)
    twins.secret("gm", Ignite(hidden, "liquid"), None)
    twins.secret("gm", None, StartCurrent((hidden,), 5000))
    twins.probe("bob", Extinguish(bob, hidden), Extinguish(bob, woman))
    twins.both("gm", AdvanceTurns(2))
    twins.secret("gm", None, StopCurrent(hidden))
    twins.both("gm", AdvanceFictionTime(3))
    twins.both("gm", StartCombat((woman, hidden)))
    spec = ActionSpec(kind="extinguish", target=hidden)
    twins.probe("ana", DeclareIntent(woman, spec), DeclareIntent(woman, ActionSpec(kind="extinguish")))
    twins.both("ana", DeclareIntent(woman, ActionSpec(kind="none")))
    twins.both("gm", AdvancePhase())
    twins.secret("gm", ApplyFall(hidden, 3, zones={"trunk": 3}), ImposeWounds(hidden, 1))
    twins.both("gm", AdvancePhase())
    twins.both("gm", AdvancePhase())


def test_the_force_of_an_explosion() -> None:
    """SOM-DANGER-EXPLO-02: its raw force is the game master's; who sits behind cover enough cannot tell."""
    twins, woman, _ = begun("ana", "bob", "eve")
    twins.both("gm", TriggerExplosion((Victim(woman, "complete", "trunk"),), bonus=3), left=script(1), right=script(6))


def test_a_grenade_out_of_the_dark() -> None:
    """SOM-DANGER-EXPLO-34, SOM-NPC-09: it lies there for all, and all are told; not who threw it."""
    twins, _, _ = begun("ana", "bob", "eve")
    scene = twins.left
    hidden = next(c.id for c in scene.state.characters.values() if not c.is_pc)
    bomb = Weapon(category="thrown", damage="blunt", bonus=0, simple=True, charge="explosive")
    item = scene.act("gm", DefineItem("Un engin", hidden, weapon=bomb))
    scene.do("gm", ThrowGrenade(hidden, item, quick=True))
    assert [i.id for i in scene.view("eve").combat.items] == [item]
    assert scene.last("eve") == ["ChargeThrown"]
    assert scene.line("eve").fields.character is None
    assert "voie" in scene.line("eve").text


@pytest.mark.parametrize("charge", ["explosive", "smoke"])
def test_a_live_charge_falls_in_the_dark(charge: ChargeKind) -> None:
    """SOM-LOC-15, SOM-DANGER-EXPLO-34, SOM-NPC-09: an arm gives way; what lies there running all are told, not whose it
    was. SOM-DANGER-EXPLO-36: and how much longer it smokes.
    """
    twins, _, _ = begun("ana", "bob", "eve")
    scene = twins.left
    hidden = next(c.id for c in scene.state.characters.values() if not c.is_pc)
    made_of = Weapon(category="thrown", damage="blunt", bonus=0, simple=True, charge=charge)
    item = scene.act("gm", DefineItem("Un engin", hidden, weapon=made_of))
    knife = scene.act("gm", DefineItem("Un couteau", hidden, weapon=replace(made_of, charge=None)))
    scene.do("gm", Equip(hidden, item, "right"))
    scene.do("gm", Equip(hidden, knife, "left"))
    for step in LEVER:
        scene.do("gm", HandleCharge(hidden, item, step))
    assert scene.view("eve").combat.items == ()
    scene.do("gm", ImposeWounds(hidden, 3, "left_arm"))
    assert scene.last("eve") == []
    scene.do("gm", ImposeWounds(hidden, 3, "right_arm"))
    assert [i.id for i in scene.view("eve").combat.items] == [item]
    assert scene.last("eve") == ["ItemDropped"]
    assert scene.line("eve").fields.character is None
    assert scene.line("eve").text == "Un engin tombe, sans que l’on voie d’où."
    assert scene.last("gm")[-1] == "ItemDropped"


def test_how_long_a_charge_smokes_out_of_the_dark() -> None:
    """SOM-DANGER-EXPLO-36: of what lies there for all, all are told; of what is still in a hidden hand, nobody."""
    twins, _, _ = begun("ana", "bob", "eve")
    scene = twins.left
    hidden = next(c.id for c in scene.state.characters.values() if not c.is_pc)
    made_of = Weapon(category="thrown", damage="blunt", bonus=0, simple=True, charge="smoke")
    item = equipped(scene, "gm", DefineItem("Un engin", hidden, weapon=made_of), "right")
    for step in LEVER:
        scene.do("gm", HandleCharge(hidden, item, step))
    scene.do("gm", AdvanceTurns(2))
    scene.do("gm", RuleCharge(item, lit=9))
    assert scene.last("eve") == []
    scene.do("gm", ImposeWounds(hidden, 3, "right_arm"))
    scene.do("gm", RuleCharge(item, lit=5))
    assert [i.fuse.lit for i in scene.view("eve").combat.items] == [5]
    assert scene.last("eve") == ["ChargeRuled"]
