"""Fights played at random from their own moves: every word that a fight awaits is given by a move that answers it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any, NamedTuple, get_args

from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import replace

from domain.base.corrections import Amend, CorrectionCommand, Restore, Retract
from domain.base.events import Command
from domain.base.refusal import Refused
from domain.game import Chapter, Move, one_of
from domain.record.history import play
from domain.systems.sombre.combat.declarations.awaited import CODES
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.long_actions import RuleInterruption
from domain.systems.sombre.combat.declarations.sealing import OpenSealedIntents, SealIntentKind, SpecifyIntent
from domain.systems.sombre.combat.guns.burst_rulings import AllocateImpacts, ListBurstTargets
from domain.systems.sombre.combat.resolution.interposition import ChooseInterposedArm
from domain.systems.sombre.combat.resolution.wounds import ChooseZone, RuleZone
from domain.systems.sombre.combat.turn.intent_rulings import ClassifyAction, RecordNpcIntent
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, SetContact, StartCombat
from domain.systems.sombre.dangers.common.placement import PlaceWounds
from domain.systems.sombre.dangers.explosions.blasts import TriggerExplosion
from domain.systems.sombre.dangers.exposure.periods import SetPeriod
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.dice.roll_commands import ConfirmDoubleFailure, DeclareAutomaticResult, OrderReroll, Roll
from domain.systems.sombre.game import CHAPTERS, GAME, guard
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.gear import DefineItem
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc, NpcSkill
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.arms import STEPS, Loading, Protection, Weapon
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.charges import ChargeKind
from domain.systems.sombre.state.combat_state import ATTACKS, DEFENCES
from domain.systems.sombre.table.phases import StartPlay
from domain.talk import CHAPTERS as TALK
from tests.contract.sessions import instance, other_form, typed
from tests.scene import Scene, Seats
from tests.sombre.fights import fighter
from tests.sombre.table import carole as made_up
from tests.sombre.table import equipped

EVERY: tuple[Chapter[Any], ...] = (*CHAPTERS, *TALK)
OF = {kind: chapter for chapter in EVERY for kind in chapter.recorded}
ANSWERS: Mapping[str, tuple[type[Command], ...]] = {
    "declaration": (DeclareIntent,),
    "seal": (SealIntentKind,),
    "opening": (OpenSealedIntents,),
    "specification": (SpecifyIntent,),
    "die": (Roll,),
    "double_failure": (ConfirmDoubleFailure, OrderReroll),
    "action": (CallRoll, CallOpposedRoll, ClassifyAction, DeclareAutomaticResult),
    "zone": (RuleZone, ChooseZone, PlaceWounds),
    "arm": (ChooseInterposedArm,),
    "targets": (ListBurstTargets,),
    "impacts": (AllocateImpacts,),
    "explosion": (TriggerExplosion,),
    "speed": (SetDistressSpeed,),
    "pace": (SetPeriod,),
    "interruption": (RuleInterruption,),
    "phase": (AdvancePhase,),
}
SPEAKING = (DeclareIntent, SpecifyIntent, RecordNpcIntent)
LEADING_OUT = (EndCombat, AdvancePhase)
PACKAGES = ("animals", "combat", "dangers", "dice", "fear", "health")
"""Packages of the rules whose commands are given in a fight."""
LIKELY: Mapping[str, float] = {
    "strike": 8,
    "shoot": 8,
    "aggravate": 6,
    "grab": 5,
    "throw": 4,
    "tackle": 3,
    "strangle_grab": 3,
    "dodge": 2,
    "parry": 2,
    "interpose": 2,
    "flee": 2,
    "none": 2,
    "CallOpposedRoll": 20,
    "CallRoll": 12,
    "RecordNpcIntent": 6,
    "ListBurstTargets": 4,
    "CallSurprise": 4,
    "RuleHesitation": 0.3,
    "VoidDeclaration": 0.2,
}
"""Commands and kinds of action that fights are made of."""
MOST_STEPS = 600
BEGINNING = 20
"""Versions up to it made the characters."""
SEATS: Seats = (("gm", "gm"), ("ana", "player"), ("bob", "player"), ("zoe", "player"), ("eve", "spectator"))


class Offered(NamedTuple):
    seat: str
    move: Move


class FightBot:
    """Plays every seat of a fight. `kinds`: what anybody does aside."""

    def __init__(
        self, scene: Scene, rng: Random, mischief: float = 0.25, kinds: tuple[type[Command], ...] | None = None
    ) -> None:
        self.scene, self.rng, self.mischief, self.kinds = scene, rng, mischief, kinds or KNOWN
        self.steps = 0

    def play(self, turns: int) -> Iterator[str]:
        """Step by step until one side cannot go on, or for that many Turns; then the fight is ended."""
        last = self.scene.state.time.turn + turns
        while self.scene.state.fight is not None and self.scene.state.time.turn < last and self.undecided():
            assert self.steps < MOST_STEPS, "the fight gets nowhere"
            yield self.step()
        while self.scene.state.fight is not None and not self.ended():
            assert self.steps < MOST_STEPS, "the fight cannot be ended"
            yield self.step()

    def ended(self) -> bool:
        """SOM-TURN-01: at its moments, and once a decision that a correction opened again is taken."""
        try:
            self.scene.do("gm", EndCombat())
        except Refused:
            return False
        return True

    def undecided(self) -> bool:
        people = self.scene.state.characters.values()
        return all(any(able(c) and c.is_pc is side for c in people) for side in (True, False))

    def step(self) -> str:
        """One command; its name."""
        self.steps += 1
        moves = self.answers()
        waiting = next(iter(moves)).what != "phase"
        aside = self.rng.random() < (self.mischief if waiting or not self.silent() else 0.8)
        taken = (self.mischievous() if aside else None) or self.rng.choice(list(moves.values()))
        command = self.instance(taken.move)
        if command is None:
            return ""
        check_alive(self.scene, command)
        self.do(taken.seat, command, typed(taken.move, command, self.rng))
        return type(command).__name__

    def do(self, seat: str, command: Command, dice: tuple[int, ...]) -> None:
        try:
            self.scene.do(seat, command, *dice, below=self.rng.randrange)
        except Refused as refused:
            raise AssertionError((seat, command, dice, refused.code)) from refused

    def answers(self) -> dict[Any, Offered]:
        """For each word that is awaited a move that gives it; the game master ends the phase if it is his turn to."""
        waiting = self.scene.view("gm").combat.fight.awaited
        check_phase(self.scene, waiting)
        moves: dict[tuple[str, str], list[Move]] = {}
        found = {}
        for each in waiting:
            seat = "gm" if each.by is None else each.by
            if (seat, each.what) not in moves:
                moves[seat, each.what] = offered(self.scene, seat, *ANSWERS[each.what])
            fitting = [m for m in moves[seat, each.what] if _fits(m, each)]
            assert fitting, f"{seat} has no answer to {each}"
            found[each] = Offered(seat, self.preferred(fitting))
        return found

    def preferred(self, moves: list[Move]) -> Move:
        """First the kind of command, then of what is declared; who is attacked often means to meet it."""
        meeting = [found for move in moves for found in self.meeting(move)]
        if meeting and self.rng.random() < 0.6:
            return self.rng.choice(meeting)
        some = self.likely(moves, lambda move: move.command.__name__)
        return self.rng.choice(self.likely(some, _action))

    def likely(self, moves: list[Move], name: Callable[[Move], str]) -> list[Move]:
        by_name: dict[str, list[Move]] = {}
        for move in moves:
            by_name.setdefault(name(move), []).append(move)
        names = sorted(by_name)
        return by_name[self.rng.choices(names, [LIKELY.get(each, 1) for each in names])[0]]

    def meeting(self, move: Move) -> Iterator[Move]:
        """The move as a defence against whoever has declared an attack on that character."""
        speaker = move.fields.get("character") or move.fields.get("npc")
        if move.command not in SPEAKING or _action(move) not in DEFENCES or speaker is None:
            return
        action = move.fields["action"]
        for intent in self.scene.state.fight.intents.values():
            attack = intent.spec.kind in ATTACKS and intent.spec.target in speaker["enum"]
            if attack and intent.character in action["properties"]["target"]["enum"]:
                narrowed = {**action, "properties": {**action["properties"], "target": one_of((intent.character,))}}
                yield replace(move, fields={**move.fields, "action": narrowed})

    def instance(self, move: Move) -> Command | None:
        """Mostly without difficulty, so that something happens."""
        easy = self.rng.random() < 0.8
        fields = {k: v for k, v in move.fields.items() if not (easy and k == "difficulty" and k in move.optional)}
        return instance(replace(move, fields=fields).schema, move.command, self.rng)

    def silent(self) -> bool:
        """Is there an adversary that means nothing yet?"""
        fight = self.scene.state.fight
        people = (self.scene.state.characters[c] for c in fight.fighters)
        spoken = {i.character for i in fight.intents.values()}
        return fight.phase == 1 and any(able(p) and not p.is_pc and p.id not in spoken for p in people)

    def mischievous(self) -> Offered | None:
        """What the others mean to do, and now and then anything else that the rules of combat let somebody do."""
        seat = self.rng.choice(("gm", *(s.id for s in self.scene.state.table.seats)))
        kinds = self.kinds
        if self.silent() and self.rng.random() < 0.8:
            seat, kinds = "gm", (RecordNpcIntent,)
        moves = offered(self.scene, seat, *OF[self.rng.choice(kinds)].commands)
        fitting = [move for move in moves if move.command not in LEADING_OUT]
        return Offered(seat, self.preferred(fitting)) if fitting else None


def offered(scene: Scene, seat: str, *kinds: type[Command]) -> list[Move]:
    """The seat's moves of these kinds: of all that the game offers, what their own chapters do."""
    return offered_in(scene.state, seat, kinds)


def offered_in(state: Any, seat: str, kinds: Iterable[type[Command]]) -> list[Move]:
    allowed = [kind for kind in kinds if kind in OF and may(state, seat, kind)]
    chapters = {id(OF[kind]): OF[kind] for kind in allowed}
    return [move for each in chapters.values() for move in LATEST.moves(each, state, seat) if move.command in allowed]


class Latest:
    """Moves of chapters in the state that was asked about last: whoever looks for something to do asks for one kind of
    command after another, and a chapter has many kinds.
    """

    def __init__(self) -> None:
        self._state: Any = None
        self._moves: dict[tuple[str, int], tuple[Move, ...]] = {}

    def moves(self, chapter: Chapter[Any], state: Any, seat: str) -> tuple[Move, ...]:
        """Return the moves of a chapter for a seat."""
        if self._state is not state:
            self._state, self._moves = state, {}
        key = seat, id(chapter)
        if key not in self._moves:
            self._moves[key] = tuple(chapter.moves(state, seat))
        return self._moves[key]


LATEST = Latest()


def may(state: Any, seat: str, kind: type[Command]) -> bool:
    if kind in GAME.anytime:
        return True
    try:
        guard(state, seat, kind)
    except Refused:
        return False
    return True


def arena(rng: Random, **options: Any) -> Scene:
    """Carole, Bob and Zoé; a killer with a pistol, a soldier with an automatic weapon, a dog, somebody in the dark."""
    scene = Scene("sombre", SEATS, options)
    carole = made_up(scene)
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    zoe = fighter(scene, "zoe", "Zoé", (12, 11, 12), title="Tir")
    scene.do("gm", StartPlay())
    scene.do("gm", OpenScene("Le parking"))
    foes = [foe(scene, *each) for each in FOES]
    killer, soldier, _, lurker = foes
    for person in (carole, bob, killer, lurker):
        arm(scene, rng, person)
    for person in (carole, soldier, lurker):
        grenade(scene, rng, person)
    gun(scene, killer, "pistol", 3)
    gun(scene, soldier, "smg", 40)
    gun(scene, zoe, rng.choice(("pistol", "assault_rifle", "pump_shotgun")), 4)
    protect(scene, rng, bob, soldier)
    cast = [carole, bob, zoe, *rng.sample(foes, rng.randint(2, 4))]
    scene.do("gm", StartCombat(tuple(cast)))
    for one, other in combinations(cast, 2):
        if rng.random() < 0.5:
            scene.do("gm", SetContact(one, other, True))
    return scene


FOES: tuple[tuple[str, str | None, str, dict[str, int], tuple[NpcSkill, ...]], ...] = (
    ("Le tueur", "Un homme", "human", {"body": 14, "senses": 12}, (NpcSkill("Couteau", 14), NpcSkill("Tir", 12))),
    ("Le soldat", "Un uniforme", "human", {"body": 12, "senses": 11}, (NpcSkill("Tir", 13),)),
    ("Rex", "Un chien", "animal", {"body": 14, "senses": 16, "instinct": 12}, ()),
    ("Le guetteur", None, "human", {"general": 12}, ()),
)


def foe(scene: Scene, name: str, label: str | None, kind: str, scores: dict[str, int], skills: Any) -> str:
    made_as: Any = {"category": "animal"} if kind == "animal" else {}
    made = scene.act("gm", CreateNpc(name, scores=scores, skills=skills, **made_as))
    if label is not None:
        scene.do("gm", IntroduceNpc(made, label))
    return made


def arm(scene: Scene, rng: Random, holder: str) -> None:
    category: Any = rng.choice(("melee", "sword", "two_handed", "pole", "thrown", "chainsaw"))
    hands: Any = 2 if category in ("two_handed", "chainsaw") else 1
    damage: Any = rng.choice(("piercing", "slashing", "blunt", "non_wounding"))
    made = Weapon(category=category, damage=damage, bonus=rng.randint(0, 3), hands=hands)
    scene.do("gm", DefineItem("Une arme", holder, weapon=made))


def grenade(scene: Scene, rng: Random, holder: str) -> None:
    kind: Any = rng.choice(get_args(ChargeKind))
    made = Weapon(category="thrown", damage="blunt", bonus=0, simple=True, charge=kind)
    scene.do("gm", DefineItem("Un engin", holder, weapon=made))


def gun(scene: Scene, holder: str, model: Any, spare: int) -> None:
    loading = Loading(steps=STEPS, spare=spare)
    scene.do("gm", DefineItem("Une arme à feu", holder, model=model, loading=loading))


def protect(scene: Scene, rng: Random, shielded: str, armoured: str) -> None:
    equipped(scene, "gm", DefineItem("Un bouclier", shielded, shield=True), rng.choice(("left", "right")))
    vest = Protection(weight=rng.choice(("light", "heavy")), zones=("trunk", "head"))
    equipped(scene, "gm", DefineItem("Un gilet", armoured, protection=vest))


def _of(kind: type[Command]) -> str:
    """Return the package of the rules that a command belongs to."""
    return kind.__module__.removeprefix("domain.systems.sombre.").partition(".")[0]


FIGHTING = (kind for kind in GAME.commands if _of(kind) in PACKAGES)
KNOWN = tuple(sorted(frozenset(FIGHTING) - set(LEADING_OUT), key=lambda kind: kind.__name__))


def able(person: Character) -> bool:
    return person.alive and incapacity(person) is None


def _action(move: Move) -> str:
    properties = move.fields.get("action", {}).get("properties", {})
    return str(properties.get("kind", {}).get("enum", [""])[0])


def _fits(move: Move, awaited: Any) -> bool:
    """Is it about what is awaited? A game master's word on an action settles it, other classes do not."""
    if move.command in (OpenSealedIntents, AdvancePhase):
        return True
    if move.command is ClassifyAction and not move.fields["action_class"]["enum"][0].startswith("auto"):
        return False
    return any(value in (awaited.about or awaited.character,) for value in _values(dict(move.fields)))


def _values(schema: Any) -> Iterator[Any]:
    match schema:
        case dict():
            for key, value in schema.items():
                yield key
                yield from _values(value)
        case list() | tuple():
            for value in schema:
                yield from _values(value)
        case _:
            yield schema


def recanted(scene: Scene, rng: Random) -> None:
    """One correction of something that happened in the fight: taken back, said or thrown otherwise, or restored."""
    history = scene.feeds.history
    standing = [e for e in history.raw if play(e) and e.id not in history.overlay.void and e.version > BEGINNING]
    undone = [history.raw[v - 1].id for v in history.rulings]
    target = rng.choice(standing)
    match rng.choice(("retract", "amend", "dice", "dice", "restore", "restore")):
        case "retract":
            correction: CorrectionCommand = Retract(target.id, cascade=True)
        case "restore" if undone:
            correction = rng.choice((Restore, Retract))(rng.choice(undone))
        case "dice" if thrown := [e for e in standing if e.draws]:
            target = rng.choice(thrown)
            faces = tuple(rng.randint(1, int(d.kind[1:])) for d in target.draws for _ in d.faces)
            correction = Amend(target.id, Raw(encode(target.command)), faces, cascade=True)
        case _:
            wanted = other_form(scene, target, rng)
            if wanted is None:
                return
            correction = Amend(target.id, Raw(encode(wanted)), cascade=True)
    with suppress(Refused):
        scene.correct("gm", correction)


def check_phase(scene: Scene, waiting: Any) -> None:
    """SOM-TURN-02, SOM-RULING-04: AdvancePhase is for when nothing is awaited, and only then."""
    first = waiting[0].what
    assert bool(offered(scene, "gm", AdvancePhase)) is (first == "phase"), waiting
    if first != "phase":
        phase = scene.state.fight.phase
        scene.refuse("gm", AdvancePhase(), "needs_gm_ruling" if phase == 3 else CODES[first])


def check_alive(scene: Scene, command: Command) -> None:
    """SOM-TURN-03: the dead mean nothing, do nothing."""
    if isinstance(command, SPEAKING):
        character = command.npc if isinstance(command, RecordNpcIntent) else command.character
        assert scene.state.characters[character].alive, command
