"""A twin fight, the gestures that its tests repeat, and all that a curious player may try in it."""

from __future__ import annotations

from typing import Any, get_args

from domain.base.events import Command
from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import AllocateCommonSkills, ChoosePersonality, CreateCharacter
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.guns.burst_rulings import AllocateImpacts
from domain.systems.sombre.combat.resolution.contact_shots import NameContactDamage
from domain.systems.sombre.combat.resolution.interposition import ChooseInterposedArm
from domain.systems.sombre.combat.resolution.wounds import ChooseZone
from domain.systems.sombre.combat.turn.grab_rulings import RollGrabWill
from domain.systems.sombre.combat.turn.intent_rulings import (
    RecordNpcIntent,
)
from domain.systems.sombre.combat.turn.turn import AdvancePhase, SetCombatants, SetContact, StartCombat
from domain.systems.sombre.dice.roll_commands import Roll
from domain.systems.sombre.health.fatigue import ShakeAwake
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.mind.npcs import CreateNpc, IntroduceNpc
from domain.systems.sombre.scenes.scenes import OpenScene
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.combat_state import ActionSpec, IntentKind
from domain.systems.sombre.table.phases import StartPlay
from tests.sombre.table import SEATS
from tests.twins import Twins

PLAYERS = ("ana", "bob", "eve")


class Night:
    """Carole (senses 11) and Bob (senses 12) against a killer whom the table knows; `shadow`: one whom it does not."""

    def __init__(self, shadow: tuple[bool, bool] = (False, False), **options: Any) -> None:
        self.twins = twins = Twins("sombre", SEATS, (), options)
        self.both, self.secret, self.probe = twins.both, twins.secret, twins.probe
        self.woman = self._made("ana", "Carole", (11, 11, 13))
        self.bob = self._made("bob", "Bob", (12, 12, 11))
        self.killer = self.both("gm", CreateNpc("Le tueur", scores={"body": 14, "senses": 12, "mind": 10}))
        self.both("gm", IntroduceNpc(self.killer, "Un homme au couteau"))
        self.both("gm", StartPlay())
        self.both("gm", OpenScene("Le parking"))
        self.shadow = "shadow"
        made = [
            CreateNpc("L’ombre", scores={"body": 14, "senses": 12, "mind": 9}) if there else None for there in shadow
        ]
        self.secret("gm", made[0], made[1], event_id=self.shadow)
        self.people = (self.woman, self.bob, self.killer)

    def _made(self, seat: str, name: str, common: tuple[int, int, int]) -> str:
        person = self.both(seat, CreateCharacter(name, "female"))
        self.both(seat, AllocateCommonSkills(person, *common))
        self.both(seat, ChoosePersonality(person, "avoidant"))
        self.both("gm", ValidateCharacter(person))
        return person

    def fight(self, *, reach: bool = True) -> None:
        self.twins.watchers = PLAYERS  # from here on: what came before is read again with every frame
        self.both("gm", StartCombat(self.people))
        if reach:
            self.both("gm", SetContact(self.woman, self.killer, True))
            self.both("gm", SetContact(self.bob, self.killer, True))

    def joins(self, left: bool = True, right: bool = False) -> None:
        """The shadow, where it is there."""
        add = SetCombatants(added=(self.shadow,))
        self.secret("gm", add if left else None, add if right else None)

    def weapon(self, holder: str, damage: Any = "slashing", category: Any = "melee", **named: Any) -> str:
        return self.both(
            "gm", DefineItem("Une arme", holder, weapon=Weapon(category=category, damage=damage, bonus=1, **named))
        )

    def says(self, seat: str, person: str, kind: Any, target: str | None = None, **named: Any) -> str:
        spec = ActionSpec(kind=kind, target=target, **named)
        return self.both(seat, DeclareIntent(person, spec) if seat != "gm" else RecordNpcIntent(person, spec))

    def hides(self, person: str, left: ActionSpec | None, right: ActionSpec | None) -> Any:
        made = [None if spec is None else RecordNpcIntent(person, spec, hidden=True) for spec in (left, right)]
        return self.secret("gm", made[0], made[1])

    def phase(self) -> None:
        self.both("gm", AdvancePhase())

    def phase_through(self) -> None:
        """A Turn in which nobody does anything."""
        self.twins.watchers = ()
        self.says("ana", self.woman, "none")
        self.says("bob", self.bob, "none")
        for _ in range(3):
            self.phase()
        self.twins.watchers = PLAYERS
        self.twins.check()

    def curious(self) -> None:
        """Whatever a player may try at the moment, with ids that exist, that do not, and that are not his."""
        for seat, person in (("ana", self.woman), ("bob", self.bob)):
            self.probe(seat, *self._tries(person), dice=(3,))
            for other in (self.killer, self.shadow, "nobody"):
                self.probe(seat, DeclareIntent(other, ActionSpec(kind="none")), ShakeAwake(other, self.killer))

    def _tries(self, person: str) -> list[Command]:
        targets = (None, self.killer, self.shadow, "nobody", self.woman, self.bob)
        kinds: tuple[IntentKind, ...] = get_args(IntentKind)
        specs = [ActionSpec(kind=kind, target=target) for kind in kinds for target in targets]
        specs += [ActionSpec(kind="strike", target=target, approach=True) for target in targets]
        made: list[Command] = [DeclareIntent(person, spec) for spec in specs]
        made += [ShakeAwake(person, other) for other in (self.killer, self.shadow, "nobody")]
        known = {*self._ids(self.twins.left), *self._ids(self.twins.right), "nothing"}
        for some in sorted(known):
            made += [Roll(some), ChooseZone(some, "head"), ChooseInterposedArm(some, "right_arm")]
            made += [NameContactDamage(some, 3), AllocateImpacts(some, {self.killer: 1}), RollGrabWill(some)]
            made += [Equip(person, some, "right")]
        return made

    def _ids(self, scene: Any) -> set[str]:
        state = scene.state
        fight = state.fight
        found = {
            *state.dice.calls,
            *state.dice.rolls,
            *state.items,
            *state.attempts,
            *(g.id for g in state.combat.grabs),
        }
        return found | ({*fight.intents, *(h.id for h in fight.hits)} if fight else set())


def equals(watchers: tuple[str, ...]) -> tuple[Twins, str, str]:
    """Two of equal senses in an open scene."""
    twins = Twins("sombre", SEATS, watchers)
    people = []
    for seat in ("ana", "bob"):
        people.append(twins.both(seat, CreateCharacter(seat, "female")))
        twins.both(seat, AllocateCommonSkills(people[-1], 11, 11, 13))
        twins.both(seat, ChoosePersonality(people[-1], "avoidant"))
        twins.both("gm", ValidateCharacter(people[-1]))
    twins.both("gm", StartPlay())
    twins.both("gm", OpenScene("Le parking"))
    return twins, people[0], people[1]
