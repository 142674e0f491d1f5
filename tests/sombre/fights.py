"""Short ways through a Turn, for the tests of combat."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.proposal_commands import ProposeSkill, ProposeSpeciality
from domain.systems.sombre.combat.attacks.fighting_skills import MELEE
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent
from domain.systems.sombre.combat.turn.turn import AdvancePhase, SetContact, StartCombat
from domain.systems.sombre.condition.battle import pair
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, NpcSkill
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.state.state import Fight
from tests.scene import Scene
from tests.sombre.table import agreed, draft, npc, playing


def fight(scene: Scene) -> Fight:
    found: Fight | None = scene.state.fight
    assert found is not None
    return found


def made(scene: Scene, seat: str, name: str, common: tuple[int, int, int]) -> str:
    person = draft(scene, seat, name, common)
    scene.do("gm", ValidateCharacter(person))
    return person


def killer(scene: Scene) -> str:
    """Body 14, senses 12, Couteau 14."""
    scores = {"body": 14, "senses": 12}
    person = scene.act("gm", CreateNpc("Le tueur", scores=scores, skills=(NpcSkill("Couteau", 14),)))
    scene.do("gm", IntroduceNpc(person, "Un homme au couteau"))
    return person


def weapon(
    scene: Scene, holder: str, damage: Any = "slashing", bonus: int = 0, category: Any = "melee", **named: Any
) -> str:
    made_of = Weapon(category=category, damage=damage, bonus=bonus, **named)
    return scene.act("gm", DefineItem("Une arme", holder, weapon=made_of))


def combat(*, reach: bool = True, **options: Any) -> tuple[Scene, str, str, str]:
    """Carole (senses 11), Bob (senses 12, Mêlée 12) and the killer, in phase 1 of the first Turn.

    `reach`: they are within reach of each other.
    """
    scene, carole = playing(**options)
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    other = killer(scene)
    scene.do("gm", StartCombat((carole, bob, other)))
    if reach:
        touching(scene, carole, bob, other)
    return scene, carole, bob, other


def touching(scene: Scene, *people: str) -> None:
    """SOM-MELEE-01: all within reach of each other."""
    for one, other in combinations(people, 2):
        if pair(one, other) not in fight(scene).contacts:
            scene.do("gm", SetContact(one, other, True))


def fighter(
    scene: Scene,
    seat: str,
    name: str,
    common: tuple[int, int, int],
    speciality: str = "",
    line: Any = 12,
    title: str = MELEE,
) -> str:
    """Mêlée or another skill at that score, and a speciality of it, three above, if one is named."""
    person = draft(scene, seat, name, common)
    learnt = [ProposeSkill(person, line, title), *([ProposeSpeciality(person, line, speciality)] if speciality else [])]
    for proposal in learnt:
        agreed(scene, seat, proposal)
    scene.do("gm", ValidateCharacter(person))
    return person


def three(**options: Any) -> tuple[Scene, str, str, str]:
    """Carole, Bob, and somebody of the game master's; no fight."""
    scene, woman = playing(**options)
    return scene, woman, fighter(scene, "bob", "Bob", (12, 12, 11)), npc(scene)


def says(scene: Scene, seat: str, person: str, kind: Any, target: str | None = None, **named: Any) -> str:
    """An intent; an NPC's is open."""
    spec = ActionSpec(kind=kind, target=target, **named)
    return scene.act(seat, DeclareIntent(person, spec) if seat != "gm" else RecordNpcIntent(person, spec))


def phase(scene: Scene, count: int = 1) -> None:
    """So many phases on."""
    for _ in range(count):
        scene.do("gm", AdvancePhase())


def done(scene: Scene, *intents: str) -> None:
    for intent in intents:
        scene.do("gm", ClassifyAction(intent, "auto_success"))


def simple(
    scene: Scene,
    seat: str,
    person: str,
    intent: str,
    die: int,
    skill: str = "body",
    against: str = "",
    ranks: int = 0,
    place: int = 0,
) -> str:
    """The simple roll of an intent, called and thrown, with the d6 of the place that is hit; the id of the call."""
    concerned = (against,) if against else ()
    difficulty = (Rank("gêne", ranks),) if ranks else ()
    call = scene.act("gm", CallRoll(person, (skill,), difficulty=difficulty, concerned=concerned, resolves=intent))
    scene.do(seat, Roll(call), die)
    if place:
        zone(scene, seat, place)
    return call


def opposed(scene: Scene, one: Side, other: Side, dice: dict[str, int], seats: dict[str, str]) -> None:
    """The duel of two intents; `dice` and `seats` by character."""
    event = scene.act("gm", CallOpposedRoll(one, (other,)))
    for number, side in enumerate((one, other), 1):
        scene.do(seats[side.character], Roll(f"{event}.{number}"), dice[side.character])


def zone(scene: Scene, seat: str, die: int) -> None:
    """The d6 of the place that is hit."""
    call = next(c.id for c in scene.state.dice.calls.values() if c.purpose == "zone")
    scene.do(seat, Roll(call), die)


def idle(scene: Scene, woman: str, bob: str) -> None:
    """Carole and Bob declare that they do nothing."""
    says(scene, "ana", woman, "none")
    says(scene, "bob", bob, "none")


def nobody_acts(scene: Scene, woman: str, bob: str, phases: int = 1) -> None:
    """Carole and Bob do nothing; so many phases on, three to phase 1 of the next Turn."""
    idle(scene, woman, bob)
    phase(scene, phases)


def acts(scene: Scene, seat: str, person: str, kind: Any, target: str | None = None, **named: Any) -> str:
    """The last intent of phase 1; phase 2."""
    intent = says(scene, seat, person, kind, target, **named)
    phase(scene)
    return intent


def bob_acts(scene: Scene, woman: str, bob: str, kind: Any, target: str | None = None, **named: Any) -> str:
    """Bob declares it, Carole nothing; phase 2."""
    says(scene, "ana", woman, "none")
    return acts(scene, "bob", bob, kind, target, **named)
