"""Sombre light as one value for each version: its chapters composed, its law of corrections, its rule IDs.

What the versions read otherwise stands in `state.rulings`.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from domain import talk
from domain.base.chance import DiceCodes
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Sealing, compose
from domain.game.disclosure import in_order
from domain.systems.sombre import dangers
from domain.systems.sombre.animals import animals, swarms
from domain.systems.sombre.characters import ages, approval, creation, experience, gauges, proposals, traits
from domain.systems.sombre.combat.attacks.ranged import PARAMETERS
from domain.systems.sombre.combat.calls import declared_rolls
from domain.systems.sombre.combat.declarations import intents, long_actions, sealing
from domain.systems.sombre.combat.guns import burst_rulings, gun_handling
from domain.systems.sombre.combat.resolution import contact_shots, interposition, late_hits, strays, wounds
from domain.systems.sombre.combat.turn import clocks, grab_rulings, healing, intent_rulings, stun, surprise, turn
from domain.systems.sombre.combat.turn.turn import AdvancePhase
from domain.systems.sombre.corrections import LAW
from domain.systems.sombre.dangers.air.throats import loosened
from domain.systems.sombre.dice import loose_dice
from domain.systems.sombre.fear import crimes, fear, somatisation_rulings, treatment
from domain.systems.sombre.health import belongings, care, distress, fatigue, gear, held_gauges, standing
from domain.systems.sombre.ids import RESERVED, RULES
from domain.systems.sombre.mind import npcs, trauma
from domain.systems.sombre.pursuits import pursuits, tailing
from domain.systems.sombre.scenes import scenes
from domain.systems.sombre.sequences import setup, turns
from domain.systems.sombre.state.options import Options
from domain.systems.sombre.state.state import SombreState, first_initial, initial, with_time
from domain.systems.sombre.table import objects, phases
from domain.systems.sombre.table.guards import is_away, is_gm, left
from domain.systems.sombre.table.order import SHELVES, arranged
from domain.systems.sombre.table.places import by_person
from domain.systems.sombre.torture import ordeals
from domain.table.commands import CloseSeat

CHAPTERS: tuple[Chapter[SombreState], ...] = (
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
    declared_rolls.CHAPTER,
    fear.CHAPTER,
    somatisation_rulings.CHAPTER,
    trauma.CHAPTER,
    crimes.CHAPTER,
    distress.CHAPTER,
    fatigue.CHAPTER,
    held_gauges.CHAPTER,
    standing.CHAPTER,
    stun.CHAPTER,
    care.CHAPTER,
    clocks.CHAPTER,
    healing.CHAPTER,
    gear.CHAPTER,
    belongings.CHAPTER,
    wounds.CHAPTER,
    grab_rulings.CHAPTER,
    loose_dice.CHAPTER,
    gun_handling.CHAPTER,
    burst_rulings.CHAPTER,
    intents.CHAPTER,
    sealing.CHAPTER,
    intent_rulings.CHAPTER,
    interposition.CHAPTER,
    long_actions.CHAPTER,
    turn.CHAPTER,
    turns.CHAPTER,
    setup.CHAPTER,
    surprise.CHAPTER,
    contact_shots.CHAPTER,
    strays.CHAPTER,
    late_hits.CHAPTER,
    pursuits.CHAPTER,
    tailing.CHAPTER,
    *dangers.CHAPTERS,
    ordeals.CHAPTER,
)
AWAY_RULE = "SOM-SOMA-04"
OPEN_TO_PLAYERS: frozenset[type[Command]] = frozenset().union(*(chapter.players for chapter in CHAPTERS))


def guard(state: SombreState, seat: str, kind: type[Command]) -> None:
    """Refuse a command of a seat that may not give it: not its role, away, or a closed table. Raises Refused."""
    gm = is_gm(state, seat)
    if not gm and kind not in OPEN_TO_PLAYERS:
        raise Refused("gm_only", "SOM-CHAR-10", kind="role")
    if not gm and state.table.role(seat) != "player":
        raise Refused("not_owner", "SOM-CHAR-10", kind="role")
    if is_away(state, seat):
        raise Refused("seat_away", AWAY_RULE)
    if state.phase == "closed":
        raise Refused("table_closed", "SOM-ROLL-01")


def over(state: SombreState) -> bool:
    """Return whether the game master has closed the game (SOM-ROLL-01)."""
    return state.phase == "closed"


def around(state: SombreState, event: Event, evolve: Callable[[SombreState, Event], Evolved]) -> Evolved:
    """Apply an event with its own time as the present, then what follows from any event.

    Throats are held or free, bites slacken, what the event shows takes its place in the order, and absences are noted.
    """
    evolved = evolve(with_time(state, now=event.at), event)
    if evolved.state.combat.grabs != state.combat.grabs:
        evolved = evolved.then(loosened, event.id)
    if any(character.bite is not None for character in evolved.state.characters.values()):
        evolved = evolved.then(animals.slack)
    return evolved.at(left(state, in_order(state, evolved.state, event, SHELVES)))


def seated(before: SombreState, after: SombreState, event: Event) -> Evolved:
    """Give the characters of a closed seat to the game master, and note which seats are away (SOM-CHAR-19, C-7)."""
    closed = isinstance(event.command, CloseSeat)
    evolved = approval.hand_over(after, event.command.seat) if closed else Evolved(after)
    return evolved.at(left(before, evolved.state))


def example(mark: str) -> tuple[Command, ...]:
    """Return commands that make two people and begin play."""
    return (npcs.CreateNpc(f"{mark} 1"), npcs.CreateNpc(f"{mark} 2"), phases.StartPlay())


GAME = compose(
    CHAPTERS,
    talk=talk.CHAPTERS,
    guard=guard,
    away=is_away,
    away_rule=AWAY_RULE,
    around=around,
    arranged=arranged,
    named=by_person,
    name="sombre",
    version=2,
    title="Sombre light",
    roles={"gm": (1, 1), "player": (0, None), "spectator": (0, None)},
    options=Options,
    initial=initial,
    rules=RULES,
    reserved=RESERVED,
    example=example,
    data={"ranged_parameters": PARAMETERS},
    preparation=frozenset(
        {
            creation.CreateCharacter,
            creation.SetIdentity,
            creation.WriteBackground,
            creation.AllocateCommonSkills,
            creation.ChoosePersonality,
            creation.SetHandedness,
            creation.SetAgeClass,
            npcs.CreateNpc,
            npcs.UpdateNpc,
            objects.CreateObject,
            gear.DefineItem,
            gear.Equip,
        }
    ),
    law=LAW,
    retired={"sombre.PhaseEnded.AdvancePhase.1": AdvancePhase},
    sealing=Sealing(until={sealing.SealIntentKind: frozenset({sealing.OpenSealedIntents})}, lasting=True),
    renamed={
        intent_rulings.ClassifyAction: {"action": "action_class"},
        tailing.CallTailing: {"team": "assistants"},
    },
    retired_options=frozenset({"bipod_halving"}),
    dice=DiceCodes(value="bad_die", rule="SOM-ROLL-08"),
    seated=seated,
    over=over,
    behalf=OPEN_TO_PLAYERS - {sealing.SealIntentKind},
    starts_with=phases.StartPlay,
)
FIRST = replace(GAME, version=1, initial=first_initial)
"""Version 1: shots from the ground are as easy as on one's feet."""
