"""Making a poison: nobody but the game master learns how well it was done (SOM-DANGER-TOXIC-20)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of
from domain.systems.sombre.dice.modifiers import incapacity
from domain.systems.sombre.dice.procedures import AttemptOutcome
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.body import Attempt
from domain.systems.sombre.state.perils import Poison
from domain.systems.sombre.state.state import SombreState, with_dangers
from domain.systems.sombre.table.guards import own_or_gm, visible
from domain.systems.sombre.table.phases import in_play, usual_time

SKILLS = ("Toxicologie", "Ophiologie", "Poisons")


class MakePoison(Command, frozen=True):
    """Make a poison; the game master answers with a secret roll."""

    RULES = ("SOM-DANGER-TOXIC-20",)
    character: Id
    skill: Word


class PoisonMade(Consequence, frozen=True):
    """The making of a poison is over. `success` and `margin`: the game master's, for good."""

    RULES = ("SOM-DANGER-TOXIC-20",)
    character: Id
    poison: str
    success: bool
    margin: int


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: MakePoison = act.command
    usual_time(state, "SOM-DANGER-TOXIC-20")
    person = own_or_gm(state, act.seat, command.character)
    if not person.alive or incapacity(person) is not None:
        raise Refused("incapacitated", "SOM-DANGER-TOXIC-20")
    if person.is_pc and not person.validated:
        raise Refused("not_validated", "SOM-CHAR-12")
    if not any(titles.same(command.skill, skill) for skill in SKILLS):
        raise Refused("skill_not_allowed", "SOM-DANGER-TOXIC-20")
    if any(a.kind == "poison" and a.character == person.id for a in state.attempts.values()):
        raise Refused("already_declared", "SOM-DANGER-TOXIC-20")
    return command


def check_brewing(attempt: Attempt, skills: Sequence[str], *, secret: bool) -> None:
    """Refuse a roll for a poison that is not secret, or not under the skill that the maker named (SOM-DANGER-TOXIC-20).

    Raises Refused.
    """
    if attempt.kind != "poison":
        return
    if not secret:
        raise Refused("wrong_form", "SOM-DANGER-TOXIC-20")
    if len(skills) != 1 or not titles.same(skills[0], attempt.skill):
        raise Refused("skill_not_allowed", "SOM-DANGER-TOXIC-20")


def evolve(state: SombreState, event: Event) -> Evolved:
    command: MakePoison = event.command
    attempt = Attempt(
        id=event.id, kind="poison", character=command.character, target=command.character, skill=command.skill
    )
    return Evolved(replace(state, attempts={**state.attempts, event.id: attempt}))


def after_making(state: SombreState, outcome: AttemptOutcome, _event: Event) -> Evolved:
    attempt, success, margin, _ = outcome
    poison = Poison(id=attempt.id, maker=attempt.character, success=success, margin=margin)
    state = with_dangers(state, poisons={**state.dangers.poisons, poison.id: poison})
    return Evolved(state, (PoisonMade(attempt.character, poison.id, success, margin),))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    for skill in SKILLS:
        yield from offers.each(MakePoison, "character", visible(state, seat), {"skill": one_of((skill,))}, skill=skill)


CHAPTER = in_play(
    Chapter(
        commands={MakePoison: "PoisonUndertaken"},
        consequences=(PoisonMade,),
        players=frozenset({MakePoison}),
        after_procedure={"poison": after_making},
        decide=decide,
        evolve=evolve,
        moves=moves,
    )
)
