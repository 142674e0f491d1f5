"""SOM-RULING-04: what a seat owes, the game master may decide, and throw the dice of who is away."""

from __future__ import annotations

import pytest

from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.sealing import (
    CallSealedDeclarations,
    OpenSealedIntents,
    SealIntentKind,
    SpecifyIntent,
)
from domain.systems.sombre.combat.resolution.wounds import ChooseZone, RuleCondition, RuleZone
from domain.systems.sombre.combat.turn.intent_rulings import RuleHesitation
from domain.systems.sombre.combat.turn.stun import CallStun
from domain.systems.sombre.combat.turn.surprise import RuleSurprise
from domain.systems.sombre.combat.turn.turn import SetCombatants, StartCombat
from domain.systems.sombre.dice.loose_dice import CallDie
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.fatigue import RuleAsleep, StartSleepChecks
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.table.commands import SetPresence
from tests.scene import Scene
from tests.sombre.bodies import body
from tests.sombre.fights import bob_acts, combat, fight, phase, simple, touching
from tests.sombre.table import carole, playing, rolled, who


def hit(scene: Scene, woman: str, bob: str, other: str) -> str:
    """Bob's blow lands; its zone die is owed."""
    strike = bob_acts(scene, woman, bob, "strike", other)
    simple(scene, "bob", bob, strike, 5)
    found: str = next(c.id for c in scene.state.dice.calls.values() if c.purpose == "zone")
    return found


def test_the_zone_of_a_hit() -> None:
    """SOM-RULING-04, SOM-LOC-02, SOM-LOC-03: ruled in the seat's place while it is there; thrown while it is away."""
    scene, woman, bob, other = combat()
    call = hit(scene, woman, bob, other)
    scene.refuse("gm", Roll(call), "not_owner", 5)
    scene.do("gm", RuleZone(fight(scene).hits[0].id, "head"))
    assert fight(scene).hits[0].zone == "head"
    assert scene.state.dice.calls == {}
    away, woman, bob, other = combat()
    call = hit(away, woman, bob, other)
    away.do("gm", SetPresence("bob", True))
    assert any(m.command is Roll for m in away.moves("gm"))
    away.do("gm", Roll(call), 5)
    assert fight(away).hits[0].zone == "trunk"
    phase(away)


@pytest.mark.parametrize("absent", [False, True])
def test_the_place_that_is_chosen(absent: bool) -> None:
    """SOM-RULING-04, SOM-LOC-07: against who cannot react, whether or not the attacker's seat is there."""
    scene, woman, bob, other = combat()
    scene.do("gm", RuleCondition(other, "bound"))
    strike = bob_acts(scene, woman, bob, "strike", other)
    if absent:
        scene.do("gm", SetPresence("bob", True))
    scene.refuse("ana", ChooseZone(strike, "head"), "unknown_id")
    scene.do("gm", ChooseZone(strike, "head"))
    assert fight(scene).intents[strike].zone == "head"


def enemies(actions: int = 1) -> tuple[Scene, str, str]:
    scene, one = playing()
    two = carole(scene, "bob", "Bob")
    scene.do("gm", StartCombat((one, two)))
    if actions > 1:
        scene.do("gm", SetCombatants(actions={one: actions}))
    touching(scene, one, two)
    scene.do("gm", CallSealedDeclarations((one, two)))
    scene.do("ana", SealIntentKind(one, "attack"))
    return scene, one, two


@pytest.mark.parametrize("absent", [False, True])
def test_a_sealed_kind_and_its_specification(absent: bool) -> None:
    """SOM-RULING-04, SOM-TURN-06: sealed and specified in the place of a seat, as its moves say."""
    scene, one, two = enemies()
    if absent:
        scene.do("gm", SetPresence("bob", True))
    scene.do("gm", SealIntentKind(two, "attack"))
    scene.do("gm", OpenSealedIntents())
    assert any(m.command is SpecifyIntent for m in scene.moves("gm"))
    assert any(m.command is SpecifyIntent for m in scene.moves("ana"))
    scene.do("gm", SpecifyIntent(two, ActionSpec(kind="strike", target=one)))
    scene.do("gm", SpecifyIntent(one, ActionSpec(kind="strike", target=two)))
    phase(scene)


def test_who_is_away_holds_up_no_seal() -> None:
    """SOM-RULING-04, SOM-TURN-08: a hesitation stands for the seal, then for the specification, of an absent player."""
    scene, one, two = enemies()
    scene.do("gm", SetPresence("bob", True))
    scene.do("gm", RuleHesitation(two))
    scene.do("gm", OpenSealedIntents())
    scene.do("gm", SetPresence("ana", True))
    scene.refuse("gm", DeclareIntent(one, ActionSpec(kind="none")), "not_your_turn_to_declare")
    scene.do("gm", RuleHesitation(one))
    phase(scene)


def out_of_it(scene: Scene, how: str, person: str, by: str) -> None:
    """That one can do nothing in this Turn any more, for one of two reasons."""
    scene.do("gm", RuleSurprise(by, (person,)) if how == "surprised" else RuleAsleep(person))


@pytest.mark.parametrize("how", ["surprised", "asleep"])
@pytest.mark.parametrize("opened", [False, True])
def test_who_can_do_nothing_holds_up_no_seal(how: str, opened: bool) -> None:
    """SOM-TURN-06, SOM-MELEE-44, A82: it seals and specifies nothing, and the others go on without it."""
    scene, one, two = enemies()
    if opened:
        scene.do("bob", SealIntentKind(two, "attack"))
        scene.do("gm", OpenSealedIntents())
    out_of_it(scene, how, two, one)
    strike = ActionSpec(kind="strike", target=one)
    for command in (SealIntentKind(two, "attack"), SpecifyIntent(two, strike)):
        scene.refuse("bob", command, "incapacitated")
    if not opened:
        scene.do("gm", OpenSealedIntents())
    scene.do("ana", SpecifyIntent(one, ActionSpec(kind="strike", target=two)))
    phase(scene)


@pytest.mark.parametrize("how", ["surprised", "asleep"])
def test_a_seal_ends_with_the_last_who_could_specify(how: str) -> None:
    """SOM-TURN-06, SOM-TURN-19, SOM-MELEE-44: whoever has a second action declares it like everybody."""
    scene, one, two = enemies(actions=2)
    scene.do("bob", SealIntentKind(two, "attack"))
    scene.do("gm", OpenSealedIntents())
    scene.do("ana", SpecifyIntent(one, ActionSpec(kind="strike", target=two)))
    out_of_it(scene, how, two, one)
    scene.do("ana", DeclareIntent(one, ActionSpec(kind="none")))
    phase(scene)


@pytest.mark.parametrize("asked", ["sleep", "stun", "die"])
def test_dice_of_who_is_away(asked: str) -> None:
    """SOM-RULING-04, C-2: the game master throws them; while the seat is there they are the seat's."""
    scene, person = playing()
    commands = {"sleep": StartSleepChecks(person), "stun": CallStun(person), "die": CallDie(6, "essence", person)}
    scene.do("gm", commands[asked])
    call = next(iter(scene.state.dice.calls))
    scene.refuse("gm", Roll(call), "not_owner", 4)
    scene.do("gm", SetPresence("ana", True))
    scene.do("gm", Roll(call), 4)
    assert call not in scene.state.dice.calls


def test_the_minutes_of_a_daze() -> None:
    """SOM-RULING-04, SOM-STUN-02: the second die, too."""
    scene, person = playing()
    rolled(scene, CallStun(person, until="d20"), "ana", 3)
    minutes = next(iter(scene.state.dice.calls))
    scene.do("gm", SetPresence("ana", True))
    scene.do("gm", Roll(minutes), 7)
    assert body(scene, person).daze is not None
    assert who(scene, person).incapacities == {}
