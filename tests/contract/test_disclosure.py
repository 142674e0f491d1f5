"""Lists follow disclosure: X prepared before Y, or Y before X, and X shown first; only the game master can tell."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import Retract
from domain.base.events import Command
from domain.systems.nosgoth.combat.combat import StartCombat
from domain.systems.nosgoth.combat.enemies import AddCombatant, RevealCombatant
from domain.systems.nosgoth.sheets import CreateCharacter as CreateVampire
from domain.systems.sombre.characters.approval import AssignCharacter, ImportCharacter
from domain.systems.sombre.characters.sheets import Sheet
from domain.systems.sombre.dice.calls import CallOpposedRoll, Side
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.sheet import Identity
from domain.systems.sombre.table.phases import StartPlay
from domain.systems.spin.characters.canvases import CreateCanvas, ShareCanvas
from domain.systems.spin.characters.characters import CreateCharacter, MarkBoss
from domain.systems.spin.characters.stakes import AddStake, ShareStake
from domain.systems.spin.characters.traits import AddTrait
from domain.systems.spin.gauges.gauges import AdvanceGauge
from domain.systems.spin.oppositions.factor_offers import AddFactor
from domain.systems.spin.oppositions.oppositions import OpenOpposition
from domain.systems.spin.table.scenes import AdvancePhase, StartScene
from domain.table.commands import StartTable
from tests.nosgoth.table import four
from tests.sombre.table import carole
from tests.twins import Twins

SEATS: Any = (("gm", "gm"), ("ana", "player"), ("bob", "player"), ("eve", "spectator"))
KNIFE = Weapon(category="melee", damage="slashing", bonus=1)
OTHERS = ("ana", "bob", "eve", "host")


def twins(game: str, **options: Any) -> Twins:
    return Twins(game, SEATS, OTHERS, options)


def prepared(both: Twins, **made: Command) -> None:
    """The game master's preparations, in this order and in the opposite one."""
    for scene, order in ((both.left, list(made)), (both.right, list(reversed(made)))):
        for thing in order:
            scene.do("gm", made[thing], event_id=thing)
    both.check()


def ids(things: Any) -> list[str]:
    return [thing.id for thing in things]


@pytest.mark.parametrize("shown", [("x", "y"), ("y", "x")])
def test_enemies(shown: tuple[str, str]) -> None:
    """NOS-SEC-01, NOS-SEC-02: entered in whatever order, listed as revealed, and offered so."""
    both = twins("nosgoth")
    both.both("host", StartTable())
    prepared(both, x=AddCombatant("Kain", "vampire", 5, four()), y=AddCombatant("Raziel", "vampire", 5, four()))
    hero = both.both("ana", CreateVampire("Ana", four()))
    both.both("gm", RevealCombatant(shown[0]))
    both.both("gm", StartCombat((hero, shown[1])))
    assert ids(both.left.view("ana").enemies) == list(shown)
    assert ids(both.left.view("gm").enemies) == ["x", "y"]
    assert ids(both.right.view("gm").enemies) == ["y", "x"]


def test_enemies_revealed_together() -> None:
    """NOS-SEC-02: several at once stand as the turn order names them."""
    both = twins("nosgoth")
    both.both("host", StartTable())
    prepared(both, x=AddCombatant("Kain", "vampire", 5, four()), y=AddCombatant("Raziel", "vampire", 5, four()))
    both.both("gm", StartCombat(("y", "x")))
    assert ids(both.left.view("bob").enemies) == ["y", "x"]


def spinning() -> Twins:
    both = twins("spin")
    for phase in ("genre", "creation"):
        both.both("gm", AdvancePhase(phase))
    return both


def test_stakes_and_canvases() -> None:
    """SPI-SESS-13, SPI-CANV-03: the gm's notes and sheets stand as they were shared."""
    both = spinning()
    prepared(both, x=AddStake("La tour"), y=AddStake("Le pont"))
    prepared(both, u=CreateCanvas("place", "La tour"), v=CreateCanvas("place", "Le pont"))
    for share in (ShareStake("y"), ShareStake("x"), ShareCanvas("v"), ShareCanvas("u")):
        both.both("gm", share)
    view = both.right.view("ana")
    assert (ids(view.stakes), ids(view.canvases)) == (["y", "x"], ["v", "u"])
    table = both.right.view("gm")
    assert (ids(table.stakes), ids(table.canvases)) == (["y", "x"], ["v", "u"])
    assert ids(both.left.view("gm").stakes) == ["x", "y"]


def test_npcs_and_their_sheets() -> None:
    """SPI-SEC-03: an npc, its traits and its gauges, shown one by one as key factors, then with the whole sheet."""
    both = spinning()
    prepared(both, x=CreateCharacter("La veuve", "npc"), y=CreateCharacter("Le passeur", "npc"))
    hero = both.both("ana", CreateCharacter("Ana"))
    both.secret("gm", MarkBoss("x"), MarkBoss("x"))
    prepared(both, t=AddTrait("x", "patiente"), u=AddTrait("x", "armée"), v=AddTrait("x", "borgne"))
    prepared(both, g=AdvanceGauge("x", "colère", "resource", 1), h=AdvanceGauge("x", "peur", "resource", 1))
    both.both("gm", AdvancePhase("narrative"))
    both.both("gm", StartScene("narrative"))
    asked = both.both("gm", OpenOpposition(lead=hero))
    both.both("gm", AddFactor(asked, "obstacle", trait="v"))
    both.both("gm", ShareCanvas("y.1"))
    both.both("gm", ShareCanvas("x.1"))
    view = both.left.view("bob")
    assert ids(view.characters) == [hero, "x", "y"]
    (widow,) = (c for c in view.characters if c.id == "x")
    assert ids(widow.traits) == ["v", "u", "t"]
    (known,) = (c for c in both.left.view("gm").characters if c.id == "x")
    assert ids(known.traits) == ["t", "u", "v"]


def test_people_and_what_they_bear() -> None:
    """SOM-NPC-09: where an NPC stands among protagonists does not tell when it was made; nor what it holds."""
    both = twins("sombre")
    prepared(both, x=CreateNpc("Le tueur"), y=CreateNpc("Le guet"))
    heroes = [carole(scene) for scene in (both.left, both.right)]
    both.both("gm", StartPlay())
    both.both("gm", OpenScene("La cave"))
    prepared(both, k=DefineItem("Un couteau", "x", KNIFE), n=DefineItem("Une serpe", "y", KNIFE))
    for scene in (both.left, both.right):
        scene.do("gm", Equip("y", "n", "right"), event_id="ny")
        scene.do("gm", Equip("x", "k", "right"), event_id="kx")
    both.both("gm", IntroduceNpc("y", "Une ombre"))
    both.both("gm", IntroduceNpc("x", "Un homme"))
    view = both.right.view("bob")
    assert ids(view.characters) == [heroes[0], "y", "x"]
    assert ids(view.combat.items) == ["n", "k"]
    assert ids(both.left.view("gm").characters) == ["x", "y", heroes[0]]
    assert ids(both.right.view("gm").characters) == ["y", "x", heroes[0]]
    both.both("gm", CallOpposedRoll(Side(heroes[0], ("senses",)), (Side("y", ("general",)),)))


def test_ready_made_characters() -> None:
    """SOM-CHAR-19: one handed out stands where it was handed out."""
    both = twins("sombre")
    prepared(both, x=ImportCharacter(_sheet("Inès")), y=ImportCharacter(_sheet("Paul")))
    both.both("gm", AssignCharacter("y", "ana"))
    both.both("gm", AssignCharacter("x", "bob"))
    assert ids(both.left.view("eve").characters) == ["y", "x"]


def _sheet(name: str) -> Sheet:
    return Sheet(identity=Identity(name=name), sex="female")


def test_order_is_settled_again_by_corrections() -> None:
    """What is withdrawn and disclosed anew stands where it is disclosed now."""
    both = spinning()
    prepared(both, x=AddStake("La tour"), y=AddStake("Le pont"))
    shown = both.both("gm", ShareStake("y"))
    both.both("gm", ShareStake("x"))
    both.correct("gm", *(2 * (Retract(shown),)))
    both.both("gm", ShareStake("y"))
    assert ids(both.left.view("ana").stakes) == ["x", "y"]
