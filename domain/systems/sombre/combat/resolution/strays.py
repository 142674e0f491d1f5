"""Stray projectiles, and those whom they hit. Where a correction makes the attack hit, their call is void."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from domain.base.chance import HIDDEN, Chance, Faces
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, TypedDice, one_of, several
from domain.systems.sombre.combat.attacks.ranged import FIREARMS, is_ranged, projectiles
from domain.systems.sombre.condition.battle import BARE, helpless, with_hit
from domain.systems.sombre.condition.open_consequences import ConsequenceOpened
from domain.systems.sombre.dice.results import open_call, settle_die
from domain.systems.sombre.health.places import DamageQueued, ask_zone
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Hit, Intent, Stray
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState, with_combat, with_dice
from domain.systems.sombre.table.guards import find, is_gm, visible, visible_items
from domain.systems.sombre.table.phases import in_play

MOST_EXPOSED = 12
"""A bound of form."""
THROUGH = 2
"""A bullet that goes through one body and into the next."""
LUCK = ("mind", "instinct", "general")


class CallStrayProjectiles(Command, frozen=True):
    """Call the rolls of those whom the projectiles of a failed shot may hit.

    `exposed`: those characters, in the order in which equals are hit. `attack`: the intent, or in usual time the roll
    that failed, and then with which `weapon`. `pierces`: a bullet goes through one victim into another.
    """

    RULES = ("SOM-RANGED-30",)
    attack: Id
    exposed: tuple[Id, ...]
    pierces: bool = False
    weapon: Id | None = None


class StrayResolved(Consequence, frozen=True):
    """A stray was resolved. `hit`: of those who were `exposed`, the ones who are hit. The d6 comes after."""

    RULES = ("SOM-RANGED-30",)
    stray: str
    exposed: tuple[Id, ...]
    hit: tuple[Id, ...]


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    command: CallStrayProjectiles = act.command
    shooter, target = _check_attack(state, command)
    people = [find(state, character) for character in command.exposed]
    if not people or len({p.id for p in people}) < len(people) or len(people) > MOST_EXPOSED:
        raise Refused("out_of_bounds", "SOM-RANGED-30")
    if shooter in command.exposed or not all(p.alive for p in people):
        raise Refused("out_of_bounds", "SOM-RANGED-30")
    if command.pierces and _weapon(state, command).category not in FIREARMS:
        raise Refused("out_of_bounds", "SOM-RANGED-30")
    concerned = (*people, *(state.characters[c] for c in (shooter, target) if c in state.characters))
    if not any(person.is_pc for person in concerned):
        raise Refused("npc_roll_without_pc", "SOM-NPC-05")
    for person in _unseen(people):
        chance.own_die(person.id, 20, HIDDEN)
    return command


def _check_attack(state: SombreState, command: CallStrayProjectiles) -> tuple[str, str]:
    """Return the shooter and the target of an attack that failed and has no strays yet. Raises Refused."""
    missed = _in_fight(state, command) if state.fight is not None else _in_usual_time(state, command)
    if any(stray.attack == command.attack for stray in state.combat.strays.values()):
        raise Refused("already_resolved", "SOM-RANGED-30")
    return missed


def _in_fight(state: SombreState, command: CallStrayProjectiles) -> tuple[str, str]:
    fight = state.fight
    if fight is None or fight.phase != 2:
        raise Refused("wrong_phase", "SOM-RANGED-30")
    intent = fight.intents.get(command.attack)
    if intent is None or not is_ranged(intent):
        raise Refused("unknown_id", "SOM-RANGED-30", kind="missing")
    if not intent.resolved:
        raise Refused("actions_unresolved", "SOM-RANGED-30")
    if intent.success is not False:
        raise Refused("attack_succeeded" if intent.success else "out_of_bounds", "SOM-RANGED-30")
    if command.weapon is not None:
        raise Refused("out_of_bounds", "SOM-RANGED-30")
    return intent.character, intent.spec.target or ""


def _in_usual_time(state: SombreState, command: CallStrayProjectiles) -> tuple[str, str]:
    """Return the shooter of a failed attack out of combat, and no target. Raises Refused.

    Such an attack is a roll of which the game master alone knows that it was one.
    """
    roll = state.dice.rolls.get(command.attack)
    if roll is None or not _of_this_scene(state, roll) or roll.result is None:
        raise Refused("unknown_id", "SOM-RANGED-30", kind="missing")
    if roll.result.success:
        raise Refused("attack_succeeded", "SOM-RANGED-30")
    item = state.items.get(command.weapon or "")
    if item is None or item.weapon is None or item.holder != roll.character:
        raise Refused("unknown_id", "SOM-RANGED-30", kind="missing")
    return roll.character, ""


def _of_this_scene(state: SombreState, roll: Call) -> bool:
    plain = roll.purpose == "action" and roll.kind == "action" and not roll.secret
    return plain and state.scene is not None and roll.scene == state.scene.id


def _attack(state: SombreState, attack: str) -> Intent | None:
    return state.fight.intents.get(attack) if state.fight else None


def _weapon(state: SombreState, command: CallStrayProjectiles) -> Weapon:
    intent = _attack(state, command.attack)
    item = state.items.get((intent.spec.weapon if intent else command.weapon) or "")
    return item.weapon if item is not None and item.weapon is not None else BARE


def luck(person: Character) -> str:
    """Return the skill of a luck roll: mind, or instinct or the one general score of a character without mind."""
    own = [s for s in LUCK if s in person.sheet.common and (s != "mind" or person.has_mind)]
    return own[0] if own else LUCK[0]


def _unseen(people: Iterable[Character]) -> list[Character]:
    """Return those unknown to the table, who throw at once, so that nobody waits for them (SOM-NPC-09)."""
    return [p for p in people if not p.known and luck(p) in p.sheet.common]


def evolve(state: SombreState, event: Event) -> Evolved:
    command: CallStrayProjectiles = event.command
    intent, roll = _attack(state, command.attack), state.dice.rolls.get(command.attack)
    shooter = intent.character if intent else roll.character if roll else ""
    people = [state.characters[c] for c in command.exposed if c in state.characters]
    if shooter not in state.characters:
        return Evolved(state)
    count = projectiles(state, command.attack) * (THROUGH if command.pierces else 1)
    stray = Stray(
        id=event.id,
        attack=command.attack,
        shooter=shooter,
        weapon=_weapon(state, command),
        exposed=tuple(p.id for p in people),
        room=count,
    )
    evolved = Evolved(with_combat(state, strays={**state.combat.strays, stray.id: stray}))
    faces = Faces(event.draws)
    for person in people:
        evolved = evolved.then(open_call, _luck_call(stray, person))
    for person in _unseen(people):
        draw, call = faces.draw_of(person.id), evolved.state.dice.calls.get(f"{stray.id}.{person.id}")
        if draw is not None and call is not None:
            evolved = evolved.then(settle_die, call, draw.faces[0], physical=draw.physical)
    return evolved.then(settle, stray.id)


def _luck_call(stray: Stray, person: Character) -> Call:
    """Return the call of a luck roll, which is pure: nothing weighs on luck."""
    return Call(
        id=f"{stray.id}.{person.id}",
        cause=stray.id,
        character=person.id,
        skills=(luck(person),),
        kind="pure",
        label="stray",
        purpose="stray",
        subject=stray.id,
    )


def settle(state: SombreState, stray_id: str) -> Evolved:
    """Name the victims of a stray, once all have thrown: those who failed, as many as can be hit.

    The lowest scores are hit first.
    """
    stray = state.combat.strays.get(stray_id)
    if stray is None or stray.victims is not None or any(_mine(c, stray_id) for c in state.dice.calls.values()):
        return Evolved(state)
    thrown = {c.character: c.result for c in state.dice.rolls.values() if _mine(c, stray_id) and c.result is not None}
    struck = [c for c in stray.exposed if c in thrown and not thrown[c].success]
    first = sorted(struck, key=lambda c: thrown[c].score or 0)[: stray.room]
    victims = tuple(c for c in stray.exposed if c in first)
    followed = StrayResolved(stray.id, stray.exposed, victims)
    state = with_combat(state, strays={**state.combat.strays, stray_id: replace(stray, victims=victims)})
    return Evolved(_ask_margin(state, stray, victims) if victims else state, (followed,))


def _mine(call: Call, stray_id: str) -> bool:
    return call.purpose == "stray" and call.subject == stray_id


def _ask_margin(state: SombreState, stray: Stray, victims: tuple[str, ...]) -> SombreState:
    """Ask the shooter for one d6 in place of the margin (A21).

    The die is the game master's where only strangers are hit.
    """
    seen = any(state.characters[c].known for c in victims)
    call = Call(
        id=f"{stray.id}.d6",
        cause=stray.id,
        character=stray.shooter if seen else victims[0],
        kind="pure",
        label="stray_margin",
        purpose="stray_margin",
        subject=stray.id,
        sides=6,
    )
    return with_dice(state, calls={**state.dice.calls, call.id: call})


def after_stray(state: SombreState, call: Call, _event: Event) -> Evolved:
    """Settle a stray after one more luck roll.

    A character whose call was cancelled is not exposed after all.
    """
    return settle(state, call.subject)


def after_margin(state: SombreState, call: Call, _event: Event) -> Evolved:
    """Hit the victims once the d6 is thrown; without it nobody is hurt."""
    return _strike_all(state, call)


def _strike_all(state: SombreState, call: Call) -> Evolved:
    """Hit each victim, each in its own place."""
    stray, die = state.combat.strays.get(call.subject), call.result.die if call.result else None
    if stray is None or die is None:
        return Evolved(state)
    evolved = Evolved(state)
    for victim in stray.victims or ():
        evolved = evolved.then(_strike, stray, victim, die, call)
    return evolved


def _strike(state: SombreState, stray: Stray, victim: str, die: int, call: Call) -> Evolved:
    weapon = stray.weapon
    hit = Hit(
        id=f"{stray.id}.hit.{victim}",
        target=victim,
        attacker=stray.shooter,
        intent=stray.attack,
        call=call.id,
        raw=die + (weapon.bonus or 0),
        damage=weapon.damage,
        uncapped=weapon.uncapped or weapon.category == "heavy",
        helpless=helpless(state, victim),
    )
    if state.fight is not None and state.fight.phase != 2:
        late = with_combat(state, late={**state.combat.late, hit.id: hit})
        return Evolved(late, (ConsequenceOpened(hit.id, victim, stray.shooter, hit.raw),))
    evolved = Evolved(with_hit(state, hit))
    evolved = evolved.adding(DamageQueued(hit.id, victim, stray.shooter, hit.raw))
    return evolved.then(ask_zone, hit, None if state.characters[victim].known else victim)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    if not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    if state.fight is not None:
        for intent in state.fight.intents.values():
            yield from _exposing(offers, intent.id, None)
        return
    for item in visible_items(state, seat).values():
        for roll in state.dice.rolls.values() if item.weapon is not None else ():
            if roll.character == item.holder and _of_this_scene(state, roll):
                yield from _exposing(offers, roll.id, item.id)


def _exposing(offers: Offers, attack: str, weapon: str | None) -> Iterator[Move]:
    named = {"attack": one_of((attack,)), "weapon": one_of((weapon,))}
    for pierces in (False, True):
        fields = named | {"pierces": one_of((pierces,))}
        spare = [name for name, given in (("pierces", pierces), ("weapon", weapon)) if not given]
        people = visible(offers.state, offers.seat).values()
        able = [p for p in people if offers.admits(_sample(attack, (p.id,), pierces, weapon))]
        hidden = [p.id for p in _unseen(able)]
        open_ = [p.id for p in able if p.id not in hidden]
        if open_:
            chosen = {"exposed": several(one_of(open_), 1, MOST_EXPOSED, unique=True)}
            yield from offers.move(_sample(attack, (open_[0],), pierces, weapon), fields | chosen, spare)
        for person in hidden:
            one = {"exposed": {"const": [person]}}
            sample = _sample(attack, (person,), pierces, weapon)
            yield from offers.move(sample, fields | one, spare, TypedDice((20,)))


def _sample(attack: str, exposed: tuple[str, ...], pierces: bool, weapon: str | None) -> CallStrayProjectiles:
    return CallStrayProjectiles(attack, exposed, pierces, weapon)


CHAPTER = in_play(
    Chapter(
        commands={CallStrayProjectiles: "StrayCalled"},
        consequences=(StrayResolved,),
        after_roll={"stray": after_stray, "stray_margin": after_margin},
        after_cancellation={"stray": after_stray},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
