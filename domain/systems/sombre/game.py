"""Sombre light as one value: its chapters composed, its law of corrections, its rule IDs."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.game import Evolved, Game, Move
from domain.game.chance import Chance, DiceCodes
from domain.game.events import Act, Command, Event
from domain.game.refusal import Refused
from domain.systems.sombre import dangers
from domain.systems.sombre.animals import animals, swarms
from domain.systems.sombre.characters import ages, approval, creation, experience, gauges, proposals, traits
from domain.systems.sombre.combat.attacks.ranged import PARAMETERS
from domain.systems.sombre.combat.declarations import intents, long_actions, sealing
from domain.systems.sombre.combat.guns import burst_rulings, gun_handling
from domain.systems.sombre.combat.resolution import contact_shots, interposing, late_hits, strays, wounds
from domain.systems.sombre.combat.turn import clocks, grab_rulings, healing, intent_rulings, stun, turn
from domain.systems.sombre.corrections import LAW
from domain.systems.sombre.dangers.air.throats import loosened
from domain.systems.sombre.dangers.torture import ordeals
from domain.systems.sombre.fear import crimes, fear, somatisation_rulings, treatment
from domain.systems.sombre.health import care, distress, fatigue, gear
from domain.systems.sombre.ids import RULES
from domain.systems.sombre.mind import npcs, trauma
from domain.systems.sombre.pursuits import pursuits, tailing
from domain.systems.sombre.rolls import loose_dice
from domain.systems.sombre.state.state import Options, SombreState, initial
from domain.systems.sombre.table import objects, phases
from domain.systems.sombre.table.chapter import Chapter, Unfolding
from domain.systems.sombre.table.guards import is_away, is_gm, seated
from domain.systems.sombre.throws import rolls, scenes

CHAPTERS: tuple[Chapter, ...] = (
    phases.CHAPTER,
    creation.CHAPTER,
    proposals.CHAPTER,
    approval.CHAPTER,
    gauges.CHAPTER,
    ages.CHAPTER,
    traits.CHAPTER,
    npcs.CHAPTER,
    animals.CHAPTER,
    swarms.CHAPTER,
    objects.CHAPTER,
    experience.CHAPTER,
    treatment.CHAPTER,
    scenes.CHAPTER,
    rolls.CHAPTER,
    fear.CHAPTER,
    somatisation_rulings.CHAPTER,
    trauma.CHAPTER,
    crimes.CHAPTER,
    distress.CHAPTER,
    fatigue.CHAPTER,
    stun.CHAPTER,
    care.CHAPTER,
    clocks.CHAPTER,
    healing.CHAPTER,
    gear.CHAPTER,
    wounds.CHAPTER,
    grab_rulings.CHAPTER,
    loose_dice.CHAPTER,
    gun_handling.CHAPTER,
    burst_rulings.CHAPTER,
    intents.CHAPTER,
    sealing.CHAPTER,
    intent_rulings.CHAPTER,
    interposing.CHAPTER,
    long_actions.CHAPTER,
    turn.CHAPTER,
    contact_shots.CHAPTER,
    strays.CHAPTER,
    late_hits.CHAPTER,
    pursuits.CHAPTER,
    tailing.CHAPTER,
    *dangers.CHAPTERS,
    ordeals.CHAPTER,
)
OF: dict[type[Command], Chapter] = {
    kind: chapter for chapter in CHAPTERS for kind in (*chapter.commands, *chapter.completed)
}


def decide(state: SombreState, act: Act, chance: Chance) -> Command:
    """The table's conditions, then the chapter's. Raises Refused."""
    chapter = OF[type(act.command)]
    gm = is_gm(state, act.seat)
    if not gm and type(act.command) not in chapter.players:
        raise Refused("gm_only", "SOM-CHAR-10", kind="role")
    if not gm and state.table.role(act.seat) != "player":
        raise Refused("not_owner", "SOM-CHAR-10", kind="role")
    if is_away(state, act.seat):
        raise Refused("seat_away", "SOM-SOMA-04")
    if state.phase == "closed":
        raise Refused("table_closed", "SOM-ROLL-01")
    return chapter.decide(state, act, chance)


def evolve(state: SombreState, event: Event) -> Evolved:
    chapter = OF.get(type(event.command))
    if chapter is None:
        return Evolved(state)
    unfolding = Unfolding(replace(state, now=event.at))
    unfolding.then(chapter.evolve, event)
    if unfolding.state.grabs != state.grabs:
        unfolding.then(loosened, event.id)
    return Evolved(seated(state, unfolding.state), unfolding.done().consequences)


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    """Nothing for seats that are away and for those that do not play."""
    if state.phase == "closed" or is_away(state, seat):
        return
    role = state.table.role(seat)
    if role in ("gm", "player"):
        for chapter in CHAPTERS:
            if role == "gm" or chapter.players:
                yield from (m for m in chapter.moves(state, seat) if role == "gm" or m.command in chapter.players)


GAME = Game(
    name="sombre",
    version=1,
    title="Sombre light",
    roles={"gm": (1, 1), "player": (0, None), "spectator": (0, None)},
    options=Options,
    commands=tuple(kind for chapter in CHAPTERS for kind in chapter.commands),
    recorded={k: v for chapter in CHAPTERS for k, v in {**chapter.commands, **chapter.completed}.items()},
    consequences=tuple(kind for chapter in CHAPTERS for kind in chapter.consequences),
    initial=initial,
    decide=decide,
    evolve=evolve,
    moves=moves,
    rules=RULES,
    data={"ranged_parameters": PARAMETERS},
    law=LAW,
    dice=DiceCodes(value="bad_die", rule="SOM-ROLL-08"),
    seated=seated,
    starts_with=phases.StartPlay,
)
