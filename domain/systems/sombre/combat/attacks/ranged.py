"""Throws and shots: their skills, ranks, covers and nearness."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from domain.base.refusal import Refused
from domain.systems.sombre.characters.skills import find_skill, score
from domain.systems.sombre.condition.battle import at_turn_start, in_contact, weapon_of
from domain.systems.sombre.condition.zones import on_body
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.arms import Weapon
from domain.systems.sombre.state.body import Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ActionSpec, Intent
from domain.systems.sombre.state.roll_state import Call, Cover, Extent, Rank, Shelter, Shot
from domain.systems.sombre.state.state import SombreState

RANGED = ("throw", "shoot")
FIREARMS = frozenset({"firearm", "powerful", "heavy"})
SHOOTING = FIREARMS | {"missile"}
"""SOM-RANGED-02: what Tir covers; everything else is thrown."""
SKILL: Mapping[str, str] = {"throw": "Lancer", "shoot": "Tir"}
PRACTISED = 13
"""SOM-RANGED-04: the score that a scope asks for."""
SNIPER = "Sniper"
MEETING = frozenset({"dodge", "parry", "flee"})
"""SOM-RANGED-22: a flight is a Dodge."""
COVER: Mapping[Extent, int] = {"partial": 1, "extended": 2, "complete": 3}
"""SOM-RANGED-10 to SOM-RANGED-13: ranks."""
PARAMETERS: Mapping[str, Mapping[str, str]] = {
    "distance": {"1": "far", "2": "very_far", "failure": "beyond_range"},
    "target_size": {"1": "small", "2": "very_small", "failure": "tiny"},
    "shooter_moves": {"1": "walks", "2": "runs", "failure": "both_move"},
    "target_moves": {"1": "moves", "failure": "both_move"},
    "light": {"1": "half_light", "2": "dark", "failure": "pitch_dark_or_dazzled"},
    "visibility": {"1": "poor", "2": "bad", "failure": "nil"},
}
"""SOM-RANGED-03: the labels by which a call lists what complicates a shot, so that what the weapon bears can cancel it.
Under any other label ranks stand as the game master gives them.
"""


def of_ranged_skill(state: SombreState, skills: Iterable[str]) -> bool:
    """Return whether one of the skills is that of throws or of shots (SOM-RANGED-01, SOM-RANGED-02)."""
    return not set(SKILL.values()).isdisjoint(skills)


def complicates_shot(state: SombreState, labels: Iterable[str]) -> bool:
    """Return whether one of the labels is the name of what complicates a shot (SOM-RANGED-03)."""
    return not PARAMETERS.keys().isdisjoint(labels)


def is_ranged(intent: Intent) -> bool:
    return intent.spec.kind in RANGED


def projectiles(state: SombreState, attack: str) -> int:
    """Return how many projectiles missed with that attack: all the rounds of a burst, else one."""
    burst = state.fight.bursts.get(attack) if state.fight else None
    return max(burst.rounds, 1) if burst is not None else 1


def in_melee(state: SombreState, person: str) -> bool:
    """Return whether the character is in contact with somebody (SOM-RANGED-20).

    A player character is not hindered by somebody whom the table does not know yet.
    """
    pairs = state.fight.contacts if state.fight else frozenset()
    others = [state.characters.get(c) for pair in pairs if person in pair for c in pair if c != person]
    own = state.characters[person]
    return any(other is not None and (other.known or not own.is_pc) for other in others)


def held(state: SombreState, one: str, other: str) -> bool:
    """Return whether one of the two holds the other by a Grab or a dog's bite (SOM-RANGED-24)."""
    pair = {one, other}
    grabbed = any({grab.holder, grab.victim} == pair for grab in state.combat.grabs)
    people = (state.characters.get(one), state.characters.get(other))
    return grabbed or any(p is not None and p.bite is not None and {p.id, p.bite.victim} == pair for p in people)


def skills_for(person: Character, kind: str, weapon: Weapon | None) -> tuple[str, ...]:
    """Return the skill of that kind, its specialities, and senses for the simplest throws (SOM-RANGED-02).

    Senses serve for a spray, too (SOM-DANGER-GAS-05).
    """
    main = SKILL[kind]
    base = find_skill(person, main)
    sharper = [s.title for s in person.sheet.skills if base is not None and s.base == base.id]
    simple = (
        weapon is None or weapon.simple or weapon.charge is not None
        if kind == "throw"
        else weapon is not None and is_spray(weapon)
    )
    return (main, *sharper, *(("senses",) if simple else ()))


def is_spray(weapon: Weapon) -> bool:
    """Return whether the weapon is a spray, which does nothing but gas (SOM-DANGER-GAS-05)."""
    return weapon.simple and weapon.gas > 0 and weapon.damage == "negligible"


def _fits(person: Character, kind: str, weapon: Weapon | None, skill: str) -> bool:
    found = find_skill(person, skill)
    title = found.title if found is not None else skill
    return any(titles.same(title, allowed) for allowed in skills_for(person, kind, weapon))


def check_declared(state: SombreState, person: Character, action: ActionSpec) -> None:
    """Refuse a throw or a shot with an unfit weapon or skill, or a contact shot without a hold.

    Rules: SOM-RANGED-01, SOM-RANGED-02, SOM-RANGED-24. Raises Refused.
    """
    if action.contact and action.kind != "shoot":
        raise Refused("out_of_bounds", "SOM-RANGED-24")
    if action.kind not in RANGED:
        return
    item = state.items.get(action.weapon or "")
    weapon = item.weapon if item else None
    if weapon is not None and (weapon.category in SHOOTING) is not (action.kind == "shoot"):
        raise Refused("out_of_bounds", "SOM-RANGED-01")
    if action.skill and not _fits(person, action.kind, weapon, action.skill):
        raise Refused("skill_not_allowed", "SOM-RANGED-02")
    if action.contact:
        gun = weapon is not None and weapon.category in FIREARMS
        if not gun or not held(state, person.id, action.target or ""):
            raise Refused("not_contact_shot", "SOM-RANGED-24")


def check_called(
    state: SombreState, person: Character, resolves: str | None, skills: Sequence[str], shot: Shot | None
) -> None:
    """Refuse a roll of a throw or a shot under an unfit skill or with impossible covers. Raises Refused.

    The skill of an adversary's roll is the game master's affair.
    """
    intent = state.fight.intents.get(resolves or "") if state.fight else None
    if intent is None or not is_ranged(intent):
        if shot is not None:
            raise Refused("wrong_form", "SOM-RANGED-01")
        return
    if intent.spec.contact:
        raise Refused("wrong_form", "SOM-RANGED-24")
    item = state.items.get(intent.spec.weapon or "")
    weapon = item.weapon if item else None
    if person.is_pc and not any(_fits(person, intent.spec.kind, weapon, skill) for skill in skills):
        raise Refused("skill_not_allowed", "SOM-RANGED-02")
    if shot is not None:
        _check_shot(shot)


def _check_shot(shot: Shot) -> None:
    cover, shelter = shot.cover, shot.shelter
    if cover is not None:
        named = len(cover.exposed)
        if len(set(cover.exposed)) < named or (cover.extent == "partial" and not named):
            raise Refused("out_of_bounds", "SOM-RANGED-10")
        if cover.extent == "complete" and named:
            raise Refused("out_of_bounds", "SOM-RANGED-12")
    if shelter is not None and not 0 <= shelter.lowered <= COVER[shelter.extent]:
        raise Refused("out_of_bounds", "SOM-RANGED-14")


def shot_of(state: SombreState, intent: Intent) -> Shot | None:
    """Return the shot of an intent as the game master called it; None before that."""
    for call in state.dice.calls.values():
        if call.purpose == "attack" and call.subject == intent.id:
            return call.shot
    thrown = state.attack_rolls.get(intent.id)
    return None if thrown is None else thrown.shot


def near(state: SombreState, intent: Intent, shot: Shot | None) -> bool:
    """Return whether a shot is point-blank or against the body (SOM-RANGED-23, SOM-RANGED-24).

    A shot is point-blank by contact or by the game master's word.
    """
    spec = intent.spec
    if spec.kind != "shoot" or spec.target is None:
        return False
    followed = shot is not None and shot.point_blank
    return followed or spec.contact or in_contact(state, intent.character, spec.target)


def blind(shot: Shot | None) -> bool:
    """Return whether the target is behind a complete cover (SOM-RANGED-12)."""
    return shot is not None and shot.cover is not None and shot.cover.extent == "complete"


def partly_covered(shot: Shot | None) -> Cover | None:
    """Return a cover that is not complete, so that the place must be named, or None (SOM-RANGED-10, SOM-RANGED-11)."""
    return None if shot is None or blind(shot) else shot.cover


def admits(cover: Cover, zone: Place, target: Character | None) -> bool:
    """Return whether the cover lets that zone be hit."""
    open_ = {on_body(target, exposed) for exposed in cover.exposed}
    return cover.pierced or not open_ or on_body(target, zone) in open_


def place(intent: Intent, shot: Shot | None, target: Character | None) -> Place | None:
    """Return the zone that the shooter wants to hit, as far as covers allow; None: it is not named.

    Of one exposed zone there is no choice.
    """
    wanted = intent.zone or intent.spec.aim
    cover = partly_covered(shot)
    if cover is None:
        return None if blind(shot) else wanted
    if wanted is not None and admits(cover, wanted, target):
        return wanted
    return cover.exposed[0] if len(cover.exposed) == 1 else None


def ranks(state: SombreState, intent: Intent, shot: Shot | None, aimed: int) -> Iterator[Rank]:
    """Yield the ranks of the target's cover and of the shooter's own (SOM-RANGED-10 to SOM-RANGED-14).

    `aimed`: the ranks of the aim, which those of the target's cover include.
    """
    if not is_ranged(intent) or shot is None:
        return
    if shot.cover is not None and COVER[shot.cover.extent] > aimed:
        yield Rank("cover", COVER[shot.cover.extent] - aimed)
    if shot.shelter is not None:
        yield Rank("own_cover", sheltered(shot.shelter))


def sheltered(shelter: Shelter) -> int:
    return COVER[shelter.extent] - max(shelter.lowered, 1 if shelter.opening else 0)


def listed(state: SombreState, call: Call, intent: Intent) -> tuple[Rank, ...]:
    """Return the parameters of the call, at no rank if they are cancelled (SOM-RANGED-04 to SOM-RANGED-06)."""
    if not is_ranged(intent):
        return call.difficulty
    gone = cancelled(state, call, intent)
    return tuple(Rank(rank.label, 0) if rank.label in gone else rank for rank in call.difficulty)


def cancelled(state: SombreState, call: Call, intent: Intent) -> frozenset[str]:
    """Return the labels of parameters that weapons cancel, the shooter's or the target's.

    A sight of light or of movement serves at short range: where no distance is listed.
    """
    weapon = weapon_of(state, intent)
    short = not any(rank.label == "distance" and rank.ranks for rank in call.difficulty)
    gone = set()
    if weapon.scope is not None and _can_use(state, call, weapon):
        gone.add("distance")
    if (weapon.night_scope and short) or _betrayed(state, intent.spec.target):
        gone.add("light")
    if _ablaze(state, intent.spec.target):
        gone |= {"light", "visibility"}
    if weapon.laser and short:
        gone.add("target_moves")
    return frozenset(gone)


def _can_use(state: SombreState, call: Call, weapon: Weapon) -> bool:
    """Return whether the shooter is practised enough for the scope (SOM-RANGED-04).

    The longest scopes are for Snipers.
    """
    person = at_turn_start(state, call.character)
    practised = any((score(person, skill) or 0) >= PRACTISED for skill in call.skills)
    sniper = any(t.kind == "advantage" and titles.same(t.title, SNIPER) for t in person.sheet.traits)
    return practised and (weapon.scope == "plain" or sniper)


def _betrayed(state: SombreState, target: str | None) -> bool:
    """Return whether the red line of the target's own laser shows where it is (SOM-RANGED-06)."""
    return any(
        item.hand is not None and item.weapon is not None and item.weapon.laser
        for item in state.held.get(target or "", ())
    )


def _ablaze(state: SombreState, target: str | None) -> bool:
    """Return whether the target bears a flamethrower, which nobody can miss (SOM-DANGER-FIRE-21)."""
    held = (item for item in state.held.get(target or "", ()) if item.hand is not None)
    return any(item.weapon is not None and item.weapon.flames for item in held)


def hopeless(state: SombreState, call: Call, intent: Intent) -> bool:
    """Return whether a throw or a shot is bound to fail (SOM-RANGED-03, SOM-RANGED-12, SOM-RANGED-20).

    Both move, the cover holds, or no firearm in a melee.
    """
    if not is_ranged(intent):
        return False
    moving = {rank.label for rank in listed(state, call, intent) if rank.ranks}
    armed = intent.spec.kind == "throw" or intent.spec.weapon is not None
    unfit = armed and weapon_of(state, intent).category not in FIREARMS
    stopped = blind(call.shot) and not (
        call.shot is not None and call.shot.cover is not None and call.shot.cover.pierced
    )
    return moving >= {"shooter_moves", "target_moves"} or stopped or (unfit and in_melee(state, intent.character))


def met_by(state: SombreState, attack: Intent, defence: Intent) -> bool:
    """Return whether the defence may meet the attack, if that is a throw or a shot (SOM-RANGED-22).

    Only a character in contact with the shooter meets it, by Dodge, Parry or flight; nothing meets a contact shot.
    """
    if not is_ranged(attack):
        return True
    able = defence.spec.kind in MEETING and in_contact(state, attack.character, defence.character)
    return able and not attack.spec.contact
