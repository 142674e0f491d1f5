"""A surprise that needs no dice: the game master rules that it succeeds."""

from __future__ import annotations

from collections.abc import Iterable

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, several
from domain.systems.sombre.combat.turn.surprise_rolls import acted, taken_by_surprise
from domain.systems.sombre.condition.battle import fighting
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import find, is_gm


class RuleSurprise(Command, frozen=True):
    """Rule that an aggressor surprises victims, without a die, before anything happens in the Turn."""

    RULES = ("SOM-MELEE-43", "SOM-MELEE-44")
    aggressor: Id
    victims: tuple[Id, ...]


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: RuleSurprise = act.command
    fight = fighting(state, "SOM-MELEE-43", 1, 2)
    if fight.phase == 2 and (fight.frozen or acted(state, fight)):
        raise Refused("too_late", "SOM-MELEE-43")
    people = (command.aggressor, *command.victims)
    if len(people) < 2 or len(set(people)) < len(people) or not set(people) <= set(fight.fighters):
        raise Refused("out_of_bounds", "SOM-MELEE-43")
    for character in people:
        person = find(state, character)
        if incapacity(person) is not None or not person.alive:
            raise Refused("incapacitated", "SOM-MELEE-43")
    if fight.surprised & set(command.victims):
        raise Refused("already_called", "SOM-MELEE-43")
    return command


def evolve(state: SombreState, event: Event) -> Evolved:
    command: RuleSurprise = event.command
    evolved = Evolved(state)
    for victim in command.victims:
        evolved = evolved.then(taken_by_surprise, victim)
    return evolved


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    fight = state.fight
    if fight is None or not is_gm(state, seat):
        return
    offers = Offers(state, seat, decide)
    for aggressor in fight.fighters:
        taken = [v for v in fight.fighters if v != aggressor and offers.admits(RuleSurprise(aggressor, (v,)))]
        if taken:
            fields = {"aggressor": one_of((aggressor,)), "victims": several(one_of(taken), 1, len(taken), unique=True)}
            yield from offers.move(RuleSurprise(aggressor, (taken[0],)), fields)


CHAPTER = Chapter(commands={RuleSurprise: "SurpriseRuled"}, decide=decide, evolve=evolve, moves=moves)
