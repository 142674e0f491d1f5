"""Chapter COM, the course of a combat: its order, its turns, its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.marks import IN_ORDER
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, several
from domain.systems.nosgoth.combat.enemies import CombatantRevealed, reveal
from domain.systems.nosgoth.state.aftermath import SETTLED, cancel, settle
from domain.systems.nosgoth.state.choices import named
from domain.systems.nosgoth.state.guards import gm_or_player, known_combatant, not_dead, only_gm, require
from domain.systems.nosgoth.state.sight import is_gm, visible
from domain.systems.nosgoth.state.state import Combat, State, combatant, combatants, declared_by, owner, with_combatant


class StartCombat(Command, frozen=True, omit_defaults=True):
    """Start a combat in the game master's order; hidden enemies in it are revealed."""

    RULES: ClassVar = ("NOS-COM-02", "NOS-SEC-02")
    order: Annotated[tuple[Id, ...], IN_ORDER]


class SetTurnOrder(Command, frozen=True, omit_defaults=True):
    RULES: ClassVar = ("NOS-COM-02", "NOS-SEC-02")
    order: Annotated[tuple[Id, ...], IN_ORDER]


class EndCombat(Command, frozen=True, omit_defaults=True):
    RULES: ClassVar = ("NOS-COM-02", "NOS-ZERO-05")


class EndTurn(Command, frozen=True, omit_defaults=True):
    """End the turn: the next combatant becomes active, whom the game master may name."""

    RULES: ClassVar = ("NOS-COM-03",)
    FORM: ClassVar = 0
    next: Id | None = None


class TurnGiven(Command, frozen=True, omit_defaults=True):
    """Recorded only: a turn that was given, to whom, and who was named, if anyone was.

    A correction keeps him (NOS-UNDO-07).
    """

    RULES: ClassVar = ("NOS-COM-03", "NOS-UNDO-07")
    next: Id | None
    active: Id


class ImmobilizationCleared(Consequence, frozen=True):
    RULES: ClassVar = ("NOS-ZERO-05",)
    combatant: Id


Commands = StartCombat | SetTurnOrder | EndCombat | EndTurn | TurnGiven


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: Commands = act.command
    match command:
        case StartCombat(order):
            only_gm(state, act, "NOS-COM-02")
            require(_orderly(state, order), "bad_value", "NOS-COM-02")
            require(state.combat is None, "combat_active", "NOS-COM-02")
        case SetTurnOrder(order):
            only_gm(state, act, "NOS-COM-02")
            require(_orderly(state, order), "bad_value", "NOS-COM-02")
            require(state.combat is not None, "no_combat", "NOS-COM-02")
        case EndCombat():
            only_gm(state, act, "NOS-COM-02")
            require(state.combat is not None, "no_combat", "NOS-COM-02")
        case EndTurn(named_next):
            return _end_turn(state, act, named_next)
        case TurnGiven(named_next, given):
            return _end_turn(state, act, named_next, given)
    return command


def _orderly(state: State, order: tuple[str, ...]) -> bool:
    """Return whether the turn order names at least one combatant, each once, all alive and not out (NOS-COM-02)."""
    return bool(order) and len(set(order)) == len(order) and all(can_act(state, who) for who in order)


def can_act(state: State, combatant_id: str) -> bool:
    found = combatant(state, combatant_id)
    return found is not None and found.status == "alive"


def _end_turn(state: State, act: Act, named_next: str | None, given: str | None = None) -> TurnGiven:
    """Return who becomes active after this turn (NOS-COM-03). Raises Refused.

    `given` is the combatant who had become active when the turn first ended (NOS-UNDO-07).
    """
    rule = "NOS-COM-03"
    gm_or_player(state, act, rule)
    if named_next is not None:
        only_gm(state, act, rule)
        known_combatant(state, act, named_next, rule)
    combat = state.combat
    if combat is None:
        raise Refused("no_combat", rule)
    if not is_gm(state, act.seat):
        _own_turn(state, act, combat)
    require(not declared_by(state, combat.active), "action_open", rule)
    if named_next is not None:
        require(named_next in combat.order and can_act(state, named_next), "bad_value", rule)
        return TurnGiven(named_next, named_next)
    if given is not None and given in combat.order and can_act(state, given):
        return TurnGiven(None, given)
    following = _following(state, combat)
    if following is None:
        raise Refused("nobody_left", rule)
    return TurnGiven(None, following)


def _own_turn(state: State, act: Act, combat: Combat) -> None:
    require(owner(state, combat.active) == act.seat, "not_your_turn", "NOS-COM-03")
    not_dead(state.characters[combat.active], "NOS-COM-03")


def _following(state: State, combat: Combat) -> str | None:
    """Return the next combatant who can act, the active one last; None if nobody can."""
    place = combat.order.index(combat.active)
    around = (*combat.order[place + 1 :], *combat.order[: place + 1])
    return next((who for who in around if can_act(state, who)), None)


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    match command:
        case StartCombat(order):
            return _started(state, order)
        case SetTurnOrder(order):
            return _reordered(state, order)
        case EndCombat():
            return _ended(state)
        case EndTurn():
            return Evolved(state)
        case TurnGiven(named_next, given):
            return _turned(state, named_next, given)


def _started(state: State, order: tuple[str, ...]) -> Evolved:
    """Start round 1 with the first of the order active (NOS-COM-02); earlier meals no longer count (NOS-DATA-03)."""
    if not order or state.combat is not None:
        return Evolved(state)
    for who in tuple(combatants(state)):
        if who.fed_at_zero:
            state = with_combatant(state, replace(who, fed_at_zero=False))
    return reveal(replace(state, combat=Combat(order, order[0])), order).then(settle)


def _reordered(state: State, order: tuple[str, ...]) -> Evolved:
    if not order or state.combat is None:
        return Evolved(state)
    kept = state.combat.active if state.combat.active in order else order[0]
    return reveal(replace(state, combat=replace(state.combat, order=order, active=kept)), order).then(settle)


def _ended(state: State) -> Evolved:
    """Cancel attacks and defences that are not rolled (NOS-COM-02) and let everyone move again (NOS-ZERO-05)."""
    if state.combat is None:
        return Evolved(state)
    fallen = (a for a in state.open.values() if a.kind not in ("free", "enemy_deed"))
    return cancel(replace(state, combat=None), fallen).then(_freed).then(settle)


def _freed(state: State) -> Evolved:
    """Clear every immobilization (NOS-ZERO-05)."""
    freed = [who for who in combatants(state) if who.immobilized]
    for who in freed:
        state = with_combatant(state, replace(who, immobilized=False))
    return Evolved(state, tuple(ImmobilizationCleared(who.id) for who in freed))


def _turned(state: State, named_next: str | None, given: str) -> Evolved:
    """Make a combatant active and count the round past the end of the order (NOS-COM-03).

    A turn given out of order does not count a round.
    """
    combat = state.combat
    if combat is None or given not in combat.order:
        return Evolved(state)
    wraps = combat.order.index(given) <= combat.order.index(combat.active)
    rounds = combat.round + (1 if named_next is None and wraps else 0)
    return Evolved(replace(state, combat=replace(combat, active=given, round=rounds)))


def moves(state: State, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    everybody = named(visible(state, seat))
    for command in (StartCombat, SetTurnOrder):
        ready = {who: name for who, name in everybody.items() if offers.admits(command((who,)))}
        yield from offers.move(command(tuple(ready)), {"order": several(one_of(ready), 1, unique=True)})
    yield from offers.move(EndCombat())
    yield from offers.move(EndTurn())
    yield from offers.each(EndTurn, "next", everybody)


# EndTurn itself is never stored, hence form 0; it bears the event's name so that it can replace a recorded turn.
CHAPTER = Chapter(
    commands={
        StartCombat: "CombatStarted",
        SetTurnOrder: "TurnOrderSet",
        EndCombat: "CombatEnded",
        EndTurn: "TurnEnded",
    },
    completed={TurnGiven: "TurnEnded"},
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(CombatantRevealed, ImmobilizationCleared, *SETTLED),
)
