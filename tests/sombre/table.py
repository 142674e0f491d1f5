"""A table of Sombre light ready to play: seats, characters, short ways to say what tests say often."""

from __future__ import annotations

from typing import Any

from jsonschema_rs import Draft202012Validator

from domain.base.events import Command
from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import (
    AllocateCommonSkills,
    ChoosePersonality,
    CreateCharacter,
    SetIdentity,
)
from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.characters.proposal_commands import ProposeTrait, ReviewProposal
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.fear.fear import CallFearRoll, Frightened
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.arms import Side
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.roll_state import Rank, Result
from domain.systems.sombre.state.vocabulary import TraitKind
from domain.systems.sombre.table.phases import StartPlay
from tests.contract.sessions import shortest, spellings
from tests.scene import Scene, Seats

SEATS: Seats = (("gm", "gm"), ("ana", "player"), ("bob", "player"), ("eve", "spectator"))


def table(version: int = 2, **options: Any) -> Scene:
    """A table whose every event is told to every seat as it comes, as the service does: none may be told to nobody."""
    scene = Scene(f"sombre/{version}", SEATS, options)
    scene.feeds.render()
    return scene


def draft(
    scene: Scene,
    seat: str = "ana",
    name: str = "Carole",
    common: tuple[int, int, int] = (11, 11, 13),
    personality: str = "avoidant",
) -> str:
    """A character in creation, complete but for approval."""
    person = scene.act(seat, CreateCharacter(name, "female"))
    scene.do(seat, AllocateCommonSkills(person, *common))
    scene.do(seat, ChoosePersonality(person, personality))  # type: ignore[arg-type]
    return person


def drafting(**options: Any) -> tuple[Scene, str]:
    """Carole is in creation, complete but for approval."""
    scene = table(**options)
    return scene, draft(scene)


def trait(
    scene: Scene, person: str, title: str, level: int, kind: TraitKind = "disadvantage", seat: str = "ana"
) -> str:
    """A trait, proposed and accepted."""
    proposal = scene.act(seat, ProposeTrait(person, kind, title, level, "psychological"))
    scene.do("gm", ReviewProposal(proposal, "accept"))
    return proposal


def carole(scene: Scene, seat: str = "ana", name: str = "Carole", instability: int = 0, **identity: Any) -> str:
    """Body 11, senses 11, mind 13; approved, with that many x of mental instability."""
    person = draft(scene, seat, name)
    if identity:
        scene.do(seat, SetIdentity(person, **identity))
    for number in range(instability):
        trait(scene, person, f"Peur {number}", 1, seat=seat)
    scene.do("gm", ValidateCharacter(person, allow_unbalanced=bool(instability)))
    return person


def playing(**options: Any) -> tuple[Scene, str]:
    """Play has begun, Carole is in an open scene."""
    scene = table(**options)
    person = carole(scene)
    scene.do("gm", StartPlay())
    scene.do("gm", OpenScene("Le parking"))
    return scene, person


def npc(scene: Scene, score: int = 10, label: str | None = "Une silhouette", name: str = "Le tueur") -> str:
    made = scene.act("gm", CreateNpc(name, scores={"general": score}))
    if label is not None:
        scene.do("gm", IntroduceNpc(made, label))
    return made


def ticks(scene: Scene, person: str, gauge: str, count: int, mark: str = "x", *, permanent: bool = False) -> None:
    scene.do("gm", ApplyTick(person, gauge, count, "une décision", mark, permanent))  # type: ignore[arg-type]


def roll(
    scene: Scene, person: str, die: int, skill: str = "senses", ranks: int = 0, seat: str = "ana", **named: Any
) -> Result:
    """A simple roll, called and thrown."""
    difficulty = (Rank("gêne", ranks),) if ranks else ()
    call = rolled(scene, CallRoll(person, (skill,), difficulty=difficulty, **named), seat, die)
    return result(scene, call)


def do_as_offered(scene: Scene, seat: str, command: Command) -> str:
    """Do what one of the seat's moves admits; return the id of its event. Raises AssertionError where none does."""
    validators = [Draft202012Validator(move.schema) for move in scene.moves(seat) if move.command is type(command)]
    ways = (shortest(command), *spellings(command))
    assert any(each.is_valid(said) for said in ways for each in validators), (seat, command)
    return scene.act(seat, command)


def rolled(scene: Scene, call: Command, seat: str, *dice: int) -> str:
    """Call for a roll as the game master, throw it as the seat, and return the id of the call."""
    called = scene.act("gm", call)
    scene.do(seat, Roll(called), *dice)
    return called


def agreed(scene: Scene, seat: str, proposal: Command) -> str:
    """Proposed by the seat and accepted by the game master; the id of the proposal."""
    proposed = scene.act(seat, proposal)
    scene.do("gm", ReviewProposal(proposed, "accept"))
    return proposed


def introduced(scene: Scene, person: CreateNpc, label: str) -> str:
    """Somebody of the game master's whom the table knows."""
    made = scene.act("gm", person)
    scene.do("gm", IntroduceNpc(made, label))
    return made


def equipped(scene: Scene, seat: str, item: DefineItem, hand: Side | None = None) -> str:
    """A thing that the game master gives, in that hand of its holder or worn; its id."""
    made = scene.act("gm", item)
    scene.do(seat, Equip(scene.state.items[made].holder, made, hand))
    return made


def result(scene: Scene, call: str) -> Result:
    found: Result = scene.state.dice.rolls[scene.state.places.get(call, call)].result
    return found


def frighten(scene: Scene, person: str, die: int, ranks: int = 0, seat: str = "ana") -> str:
    """A fear roll, called and thrown; the id of the roll."""
    difficulty = (Rank("horreur", ranks),) if ranks else ()
    scene.do("gm", CallFearRoll((Frightened(person, difficulty),), "Un cri"))
    call = f"{scene.last_id}.1"
    scene.do(seat, Roll(call), die)
    return call


def who(scene: Scene, person: str) -> Character:
    found: Character = scene.state.characters[person]
    return found


def code_of(scene: Scene, person: str, gauge: str = "mental_instability") -> str:
    """The gauge as it is drawn: `xx++`."""
    from domain.systems.sombre.characters.gauges import notation

    return notation(who(scene, person), gauge)  # type: ignore[arg-type]
