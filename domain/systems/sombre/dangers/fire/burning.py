"""Clothes on fire: the spread of the fire, step by step, and the ways to put it out (SOM-DANGER-FIRE-02 to 04, 20)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, several
from domain.systems.sombre.condition.zones import zones_of
from domain.systems.sombre.dangers.common.hazards import begin, end_hazard, exposed, living, with_hazard
from domain.systems.sombre.dangers.common.moment import check_able_here
from domain.systems.sombre.dangers.fire.burns import WORST_DEGREE, burnt
from domain.systems.sombre.dice.procedures import AttemptOutcome
from domain.systems.sombre.health.hits import apply_now
from domain.systems.sombre.state.body import Attempt, Place
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import Hit
from domain.systems.sombre.state.hazards import Burning, Cloth, Fuel, Pace
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, own_or_gm, visible
from domain.systems.sombre.table.phases import in_play

TURNS: dict[Fuel, int] = {"ordinary": 3, "liquid": 1, "jet": 1}
"""SOM-DANGER-FIRE-02: between two steps."""
PROOF_FACTOR = 3
"""SOM-DANGER-FIRE-03."""
SPREAD: dict[Fuel, int] = {"ordinary": 1, "liquid": 2, "jet": 2}
"""SOM-DANGER-FIRE-02: half a zone, or a whole one, with each step after the first."""
WHOLE_BODY = 12
"""Halves of six zones: there is no more of a body."""
MOST_STEPS = 12


class Ignite(Command, frozen=True):
    """Set a character on fire.

    `proof`: fire-proof clothes; null: as they are worn. `places`: where the coming steps wound, as far as known.
    `contact`: an incendiary burns it there at once, besides (A62).
    """

    RULES = (
        *("SOM-DANGER-FIRE-02", "SOM-DANGER-FIRE-03", "SOM-DANGER-FIRE-10"),
        *("SOM-DANGER-FIRE-20", "SOM-DANGER-FIRE-30"),
    )
    character: Id
    fuel: Fuel = "ordinary"
    proof: bool | None = None
    places: tuple[Place, ...] = ()
    contact: Place | None = None


class SpreadFire(Command, frozen=True):
    """Say where the steps from the next one on will wound."""

    RULES = ("SOM-DANGER-FIRE-02",)
    character: Id
    places: tuple[Place, ...]


class Extinguish(Command, frozen=True):
    """Put out the fire on `burning`, by the hand of `character`.

    Given by the game master it is out at once; else he answers the attempt.
    """

    RULES = ("SOM-DANGER-FIRE-02", "SOM-DANGER-FIRE-20")
    character: Id
    burning: Id
    water_jet: bool = False


class CaughtFire(Consequence, frozen=True):
    RULES = ("SOM-DANGER-FIRE-02",)
    character: Id


class BurnStepReached(Consequence, frozen=True):
    """The fire on a character reached a further step. `wounds`: those that this step adds."""

    RULES = ("SOM-DANGER-FIRE-02",)
    character: Id
    step: int
    wounds: int


class Extinguished(Consequence, frozen=True):
    RULES = ("SOM-DANGER-FIRE-02",)
    character: Id


def total(fuel: Fuel, step: int) -> int:
    """Return the Wounds of all steps so far (SOM-DANGER-FIRE-02, A20).

    The degree ends at the third step, the surface goes on.
    """
    return min(step, WORST_DEGREE) + min(SPREAD[fuel] * (step - 1), WHOLE_BODY) if step else 0


def cloth_of(state: SombreState, character: str) -> Cloth | None:
    """Return the best clothing against fire that is worn, or None (SOM-DANGER-FIRE-03, SOM-DANGER-FIRE-04)."""
    worn = {item.cloth for item in state.held.get(character, ()) if item.worn}
    return "aluminised" if "aluminised" in worn else "fire_proof" if "fire_proof" in worn else None


def on_fire(person: Character) -> Burning | None:
    hazard = exposed(person, "burning")
    return hazard if isinstance(hazard, Burning) else None


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: Ignite | SpreadFire | Extinguish = act.command
    match command:
        case Ignite():
            _check_ignition(state, command)
        case SpreadFire(character, places):
            person = living(state, character)
            if on_fire(person) is None:
                raise Refused("not_burning", "SOM-DANGER-FIRE-02")
            _check_places(person, places)
        case Extinguish():
            _check_extinguishing(state, act.seat, command)
    return command


def _check_ignition(state: SombreState, command: Ignite) -> None:
    person = living(state, command.character)
    _check_places(person, command.places)
    if command.contact is not None and (command.contact not in zones_of(person) or command.fuel != "ordinary"):
        raise Refused("out_of_bounds", "SOM-DANGER-FIRE-30")
    if cloth_of(state, person.id) == "aluminised":
        raise Refused("immune_to_fire", "SOM-DANGER-FIRE-04")
    if on_fire(person) is not None:
        raise Refused("already_burning", "SOM-DANGER-FIRE-02")


def _check_places(person: Character, places: tuple[Place, ...]) -> None:
    if len(places) > MOST_STEPS or not set(places) <= set(zones_of(person)):
        raise Refused("out_of_bounds", "SOM-DANGER-FIRE-02")


def _check_extinguishing(state: SombreState, seat: str, command: Extinguish) -> None:
    """Refuse to put out somebody whom the seat does not know, or who does not burn. Raises Refused.

    That somebody burns, and with what, is visible to all who know of him.
    """
    helper = own_or_gm(state, seat, command.character)
    burning = state.characters.get(command.burning)
    if burning is None or not (burning.known or is_gm(state, seat)):
        raise Refused("unknown_id", "SOM-DANGER-FIRE-02", kind="missing")
    fire = on_fire(burning)
    if fire is None:
        raise Refused("not_burning", "SOM-DANGER-FIRE-02")
    check_water(fire, water_jet=command.water_jet)
    if is_gm(state, seat):
        return
    check_able_here(state, helper, "SOM-DANGER-FIRE-02")
    if any(a.kind == "extinguish" and a.character == helper.id for a in state.attempts.values()):
        raise Refused("already_declared", "SOM-DANGER-FIRE-02")


def check_water(fire: Burning, *, water_jet: bool) -> None:
    """Refuse to put out liquid fire with anything but a strong jet of water (SOM-DANGER-FIRE-20). Raises Refused."""
    if fire.fuel == "jet" and not water_jet:
        raise Refused("only_water_jet", "SOM-DANGER-FIRE-20")


def evolve(state: SombreState, event: Event) -> Evolved:
    command = event.command
    person = state.characters.get(command.character)
    if person is None:
        return Evolved(state)
    match command:
        case Ignite():
            return _ignited(state, person, command, event.id)
        case SpreadFire(_, places):
            fire = on_fire(person)
            if fire is None:
                return Evolved(state)
            kept = fire.places[: fire.steps]
            return Evolved(with_hazard(state, person.id, replace(fire, places=(*kept, *places))))
        case Extinguish(_, burning):
            if is_gm(state, event.seat):
                return put_out(state, burning, event.id)
            attempt = Attempt(id=event.id, kind="extinguish", character=person.id, target=burning)
            return Evolved(replace(state, attempts={**state.attempts, event.id: attempt}))
        case _:
            return Evolved(state)


def _ignited(state: SombreState, person: Character, command: Ignite, event_id: str) -> Evolved:
    evolved = Evolved(state)
    if command.contact is not None:
        evolved = evolved.then(burnt, person.id, WORST_DEGREE, {command.contact: 0}, command.contact, event_id)
    proof = cloth_of(state, person.id) == "fire_proof" if command.proof is None else command.proof
    return evolved.then(ignite, person.id, event_id, command.fuel, proof, command.places)


def ignite(
    state: SombreState, character: str, event_id: str, fuel: Fuel, proof: bool, places: tuple[Place, ...] = ()
) -> Evolved:
    """Set the character on fire, which fire-proof clothes slow down (SOM-DANGER-FIRE-02, SOM-DANGER-FIRE-03, A63).

    For liquid fire the Turn of ignition counts (A35, A64).
    """
    person = state.characters[character]
    if not person.alive or on_fire(person) is not None:
        return Evolved(state)
    pace = Pace(turns=TURNS[fuel] * (PROOF_FACTOR if proof else 1))
    made = Burning(id=event_id, what="burning", order=0, pace=pace, fuel=fuel, proof=proof, places=places)
    state, fire = begin(state, character, made)
    evolved = Evolved(state)
    evolved = evolved.adding(CaughtFire(character))
    if fuel != "ordinary":
        evolved = evolved.then(_first_turn_counts, character, fire, event_id)
    return evolved


def _first_turn_counts(state: SombreState, character: str, fire: Burning, event_id: str) -> Evolved:
    """Count the Turn of ignition of liquid fire, once.

    In phase 3 the clocks of this Turn have run already: they would have counted it.
    """
    late = state.fight is not None and state.fight.phase == 3
    left = (fire.left or 1) - (1 if late else 0)
    counted = replace(fire, turn=-1, left=left or fire.pace.turns)
    state = with_hazard(state, character, counted)
    return Evolved(state) if left else step(state, character, counted, event_id)


def step(state: SombreState, character: str, fire: Burning, event_id: str) -> Evolved:
    """Apply the next step of a fire, of its Wounds only what it adds (SOM-DANGER-FIRE-02).

    Several zones burn as one: no limb is spared by its cap.
    """
    reached = fire.steps + 1
    more = total(fire.fuel, reached) - total(fire.fuel, fire.steps)
    state = with_hazard(state, character, replace(fire, steps=reached))
    if more <= 0:
        return Evolved(state)
    place = fire.places[fire.steps] if fire.steps < len(fire.places) else None
    hit = Hit(
        id=f"{event_id}.{fire.id}.{character}.{reached}",
        target=character,
        raw=more,
        zone=place,
        diffuse=place is None,
        uncapped=True,
        bypass=True,
        why="burn",
    )
    evolved = Evolved(state)
    evolved = evolved.adding(BurnStepReached(character, reached, more))
    return evolved.then(apply_now, hit, event_id)


def after_extinguishing(state: SombreState, outcome: AttemptOutcome, event: Event) -> Evolved:
    return put_out(state, outcome.attempt.target, event.id) if outcome.success else Evolved(state)


def put_out(state: SombreState, character: str, cause: str) -> Evolved:
    """Put out the fire on a character, smothered, stripped off or flooded; no step follows in this Turn's phase 3."""
    person = state.characters.get(character)
    fire = on_fire(person) if person else None
    if fire is None:
        return Evolved(state)
    evolved = Evolved(state)
    evolved = evolved.then(end_hazard, character, fire.id, cause)
    return evolved.adding(Extinguished(character))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    burning = [person.id for person in visible(state, seat).values() if on_fire(person) is not None]
    for helper in visible(state, seat):
        by = {"character": one_of((helper,))}
        for water_jet in (True, False):
            fields = by | {"water_jet": one_of((water_jet,))}
            yield from offers.each(Extinguish, "burning", burning, fields, (), character=helper, water_jet=water_jet)
    if not is_gm(state, seat):
        return
    for person in visible(state, seat).values():
        one = {"character": one_of((person.id,))}
        places = {"places": several(one_of(zones_of(person)), 0, MOST_STEPS)}
        lit = {"fuel": one_of(tuple(TURNS)), "proof": one_of((True, False, None))}
        yield from offers.move(Ignite(person.id), one | lit | places, ("fuel", "proof", "places"))
        touched = {"fuel": one_of(("ordinary",)), "contact": one_of(zones_of(person)), "proof": lit["proof"]}
        sample = Ignite(person.id, contact=zones_of(person)[0])
        yield from offers.move(sample, one | touched | places, ("fuel", "proof", "places"))
        yield from offers.move(SpreadFire(person.id, ()), one | places)


CHAPTER = in_play(
    Chapter(
        commands={Ignite: "Ignited", SpreadFire: "FireSpread", Extinguish: "ExtinguishingTried"},
        consequences=(CaughtFire, BurnStepReached, Extinguished),
        players=frozenset({Extinguish}),
        after_procedure={"extinguish": after_extinguishing},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
