"""The chain of an opposition, in the book's order:

lock -> rolls -> raw result -> Deus Ex Alea -> shifts -> final result -> gains -> (consequences -> close).

`LINKS` in the corrections is that order. A correction of one link takes all later links of the same opposition with it.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import EVERYBODY, HIDDEN, Chance
from domain.base.events import Act, Command, Consequence, Event, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.spin.destiny.destiny import moved, require_free_destiny, require_no_zero
from domain.systems.spin.destiny.fate_hand import FateAttentionIgnored, FateCardDrawn, attention, full, taken, theme_of
from domain.systems.spin.oppositions.alea import (
    DeusExAleaTriggered,
    UseAleaPoints,
    called_by,
    decide_points,
    evolve_points,
    triggered,
)
from domain.systems.spin.oppositions.oppositions import require_framing, with_opposition
from domain.systems.spin.oppositions.pools import delta_of, dice_of, draws_attention, earns_fortune
from domain.systems.spin.oppositions.rounds import leg_final
from domain.systems.spin.oppositions.windows import PassResultShift, decide_pass, evolve_pass, require_closed, undecided
from domain.systems.spin.state.cards import drawn
from domain.systems.spin.state.opposition_state import Opposition, Roll, Shift
from domain.systems.spin.state.results import READING, evens, failed_stage, number, raw_result, shifted, steps_left
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import CampName, Direction, ReadingKey, Result, Stance
from domain.systems.spin.table.guards import (
    alea_pending,
    bad,
    character_for,
    opposition_for,
    require,
    require_active,
    require_gm,
    require_owner,
    require_spender,
)
from domain.systems.spin.table.purse import gained, require_fortune, spent
from domain.systems.spin.table.roles import camp_seat


class LockOpposition(Command, frozen=True):
    """Lock an opposition: the pools are counted and destiny follows; its frame is fixed from now on."""

    RULES: ClassVar = ("SPI-OPP-11", "SPI-DEST-02", "SPI-DEST-03")
    opposition: Id


class ReopenOpposition(Command, frozen=True):
    """Return a locked opposition to framing while no die is rolled; destiny's change is taken back."""

    RULES: ClassVar = ("SPI-OPP-12",)
    opposition: Id


class RollCamp(Command, frozen=True):
    """Roll the pool of a camp, and one more die for each six of it."""

    RULES: ClassVar = ("SPI-DICE-01", "SPI-DICE-02", "SPI-DICE-04")
    opposition: Id
    camp: CampName


class ShiftResult(Command, frozen=True):
    """Spend one fortune to move the result one step."""

    RULES: ClassVar = ("SPI-FORT-03", "SPI-PVP-05")
    opposition: Id
    character: Id
    direction: Direction


class FinaliseResult(Command, frozen=True):
    """Make the result final: failed stage, fortune, attention.

    `card` is the card typed for the attention; `force` does not wait for those who could still spend a fortune.
    """

    RULES: ClassVar = ("SPI-RES-04", "SPI-GAIN-01")
    opposition: Id
    card: int | None = None
    force: bool = False


class ResultFinalised(Command, frozen=True):
    """Recorded only: the result is final, and the card that came if attention was drawn.

    `stands`: over a correction that gave somebody a fortune back.
    """

    RULES: ClassVar = ("SPI-RES-04", "SPI-GAIN-01")
    opposition: Id
    card: int | None = None
    typed: bool = False
    force: bool = False
    stands: bool = False


class OppositionLocked(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-OPP-11",)
    opposition: Id
    x: int
    y: int
    role: Stance


class CampRolled(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-DICE-02", "SPI-DICE-03", "SPI-DICE-05")
    opposition: Id
    camp: CampName
    initial: tuple[int, ...]
    extra: tuple[int, ...]
    evens: int
    typed: bool


class ResultDetermined(Consequence, frozen=True, omit_defaults=True):
    """The raw result of both rolls. `kept_away`: a destiny of 0 did so with a Deus Ex Alea."""

    RULES: ClassVar = ("SPI-RES-01", "SPI-RES-03")
    opposition: Id
    p: int
    o: int
    result: Result
    kept_away: bool = False


class ResultShifted(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-FORT-03",)
    opposition: Id
    character: Id
    direction: Direction
    result: Result


class FinalResult(Consequence, frozen=True):
    """The final result of an opposition.

    `number` is the book's, 1 exploit to 6 fiasco; `forced`: not all who held a fortune had let it stand.
    """

    RULES: ClassVar = ("SPI-RES-02", "SPI-RES-04", "SPI-INT-01", "SPI-ZOOM-05")
    opposition: Id
    result: Result
    number: int
    key: ReadingKey
    extra_and: int
    failed_stage: int | None
    forced: bool = False


ChainCommand = (
    LockOpposition | ReopenOpposition | RollCamp | ShiftResult | PassResultShift | UseAleaPoints | FinaliseResult
)
Recorded = ChainCommand | ResultFinalised


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: Recorded = act.command
    match command:
        case LockOpposition():
            return _lock(state, act.seat, command)
        case ReopenOpposition():
            return _reopen(state, act.seat, command)
        case RollCamp():
            return _roll(state, act.seat, command, chance)
        case ShiftResult():
            return _shift(state, act.seat, command)
        case PassResultShift():
            return decide_pass(state, act.seat, command)
        case UseAleaPoints():
            return decide_points(state, act.seat, command)
        case FinaliseResult() | ResultFinalised():
            return _finalise(state, act.seat, command, chance)


# -- lock


def _lock(state: Spin, seat: str, command: LockOpposition) -> LockOpposition:
    require_gm(state, seat, "SPI-OPP-11")
    found = opposition_for(state, command.opposition, "SPI-OPP-11")
    require_framing(found, "SPI-OPP-11", ended=_deserted(state, found))
    require(bool(found.objective.strip()), Refused("objective_missing", "SPI-OPP-02"))
    require(found.zoom != "undecided", Refused("zoom_undecided", "SPI-ZOOM-02"))
    require(found.zoom == "action" or bool(found.stages), Refused("stages_missing", "SPI-ZOOM-03"))
    fewest = min(dice_of(state, found))
    require(fewest >= 1, Refused("empty_pool", "SPI-OPP-03", needed=1, has=fewest))
    delta = delta_of(state, found)
    if delta is not None:
        require_free_destiny(state, delta)
        require_no_zero(state, delta)
    return command


def _deserted(state: Spin, found: Opposition) -> bool:
    """Return whether nobody is left of a camp of protagonists (SPI-GAUGE-09)."""
    sides = (found.protagonists, () if found.aggressor is None else (found.aggressor,))
    return any(side and all(state.characters[c].ended for c in side) for side in sides)


def _locked(state: Spin, event: str, found: Opposition) -> Evolved:
    """Fix the pools and the role and change destiny, before any die (SPI-OPP-11, SPI-DEST-03).

    Open proposals count as rejected.
    """
    x, y = dice_of(state, found)
    stance: Stance = "favourite" if x >= y else "outsider"
    delta = delta_of(state, found)
    factors = {k: replace(f, status="rejected") if f.status == "proposed" else f for k, f in found.factors.items()}
    locked = replace(found, status="locked", x=x, y=y, stance=stance, delta=delta, factors=factors)
    evolved = Evolved(with_opposition(state, locked), (OppositionLocked(found.id, x, y, stance),))
    return evolved.then(moved, delta or 0, "lock", event)


def _reopen(state: Spin, seat: str, command: ReopenOpposition) -> ReopenOpposition:
    require_gm(state, seat, "SPI-OPP-12")
    found = opposition_for(state, command.opposition, "SPI-OPP-12")
    require(found.status in ("locked", "rolled", "finalised", "closed"), Refused("not_locked", "SPI-OPP-12"))
    require(not found.rolls, Refused("already_rolled", "SPI-OPP-12"))
    require_free_destiny(state, found.delta or 0)
    return command


def _reopened(state: Spin, event: str, found: Opposition) -> Evolved:
    framing = replace(found, status="framing", x=0, y=0, stance=None, delta=None)
    return moved(with_opposition(state, framing), -(found.delta or 0), "reopen", event)


# -- rolls, raw result, Deus Ex Alea


def _roll(state: Spin, seat: str, command: RollCamp, chance: Chance) -> RollCamp:
    """Roll a camp's pool and one more die for each six (SPI-DICE-01). Raises Refused.

    The lead's seat rolls, the aggressor's (SPI-PVP-02), the gm for obstacles and npcs' legs (SPI-COMP-02).
    """
    found = opposition_for(state, command.opposition, "SPI-DICE-01")
    require_owner(state, seat, camp_seat(state, found, command.camp), "SPI-DICE-01")
    require(found.status in ("locked", "rolled", "finalised", "closed"), Refused("not_locked", "SPI-DICE-01"))
    require(command.camp not in found.rolls, Refused("already_rolled", "SPI-DICE-01"))
    require(not (found.rolls and alea_pending(state)), Refused("alea_pending", "SPI-ALEA-04"))
    pool = found.x if command.camp == "protagonist" else found.y
    initial = chance.dice(pool, 6, EVERYBODY)
    chance.dice(initial.count(6), 6, EVERYBODY)
    return command


def _rolled(state: Spin, event: Event, found: Opposition, camp: CampName) -> Evolved:
    """Record the dice of a camp, one more for each six but only once, and judge the second roll (SPI-DICE-02)."""
    if camp in found.rolls or found.status != "locked":
        return Evolved(state)
    pool = found.x if camp == "protagonist" else found.y
    faces = tuple(face for draw in event.draws for face in draw.faces)
    roll = Roll(faces[:pool], faces[pool:], any(draw.physical for draw in event.draws))
    rolled = CampRolled(found.id, camp, roll.initial, roll.extra, evens(state, roll.faces), roll.typed)
    after = replace(found, rolls={**found.rolls, camp: roll})
    evolved = Evolved(with_opposition(state, after), (rolled,))
    return evolved.then(_judged, after) if len(after.rolls) == 2 else evolved


def _judged(state: Spin, found: Opposition) -> Evolved:
    """Determine the raw result and any Deus Ex Alea, at once when both camps have rolled (SPI-RES-01, SPI-ALEA-01)."""
    p, o = evens(state, found.rolls["protagonist"].faces), evens(state, found.rolls["obstacle"].faces)
    result = raw_result(state, p, o)
    alea = triggered(state, found)
    after = replace(found, status="rolled", raw=result, result=result, alea=alea)
    kept_away = alea is None and called_by(state, found) is not None
    determined = ResultDetermined(found.id, p, o, result, kept_away)
    evolved = Evolved(with_opposition(state, after), (determined,))
    if alea is not None:
        return evolved.adding(DeusExAleaTriggered(found.id, alea.loser, alea.amplitude))
    return evolved


# -- shifts


def _shift(state: Spin, seat: str, command: ShiftResult) -> ShiftResult:
    """Refuse a shift by others than the opposition's protagonists, in pvp of both sides (SPI-FORT-03). Raises Refused.

    The gm never spends for a player.
    """
    found = opposition_for(state, command.opposition, "SPI-FORT-03")
    character = character_for(state, seat, command.character, "SPI-FORT-03")
    require_spender(state, seat, character)
    require(found.status not in ("requested", "cancelled"), Refused("wrong_phase", "SPI-FORT-03"))
    require_active(character, "SPI-FORT-03")
    involved = character.id in (*found.protagonists, found.aggressor)
    require(involved, Refused("not_involved", "SPI-FORT-03"))
    require(found.status not in ("framing", "locked"), Refused("not_rolled", "SPI-FORT-03"))
    require(found.status == "rolled" and found.result is not None, Refused("result_final", "SPI-RES-04"))
    require_fortune(character)
    limit = state.options.max_shifts_per_opposition
    if limit is not None and len(found.shifts) >= limit:
        raise Refused("shift_limit", "SPI-FORT-03", most=limit, has=len(found.shifts) + 1)
    if found.result is not None:
        require(steps_left(found.result, command.direction) > 0, Refused("result_at_bound", "SPI-FORT-03"))
    return command


def _shifted(state: Spin, found: Opposition, command: ShiftResult) -> Evolved:
    """Move the result one step for one fortune (SPI-ALEA-07).

    A step away from the end of the ladder drops the steps beyond it.
    """
    if found.result is None:
        return Evolved(state)
    result, _ = shifted(found.result, command.direction)
    extra = found.extra_and if result == found.result else 0
    shifts = (*found.shifts, Shift(command.character, command.direction))
    moved_on = replace(found, result=result, extra_and=extra, shifts=shifts, shift_passes=frozenset())
    shift = ResultShifted(found.id, command.character, command.direction, result)
    return Evolved(with_opposition(state, moved_on), (shift,)).then(spent, command.character, "shift")


# -- final result and gains


def _finalise(state: Spin, seat: str, command: FinaliseResult | ResultFinalised, chance: Chance) -> ResultFinalised:
    require_gm(state, seat, "SPI-RES-04")
    found = opposition_for(state, command.opposition, "SPI-RES-04")
    if command.card is not None and not 1 <= command.card <= 6:
        raise bad("SPI-FATE-02")
    require(found.status not in ("requested", "cancelled"), Refused("wrong_phase", "SPI-RES-04"))
    require(found.status not in ("framing", "locked"), Refused("not_rolled", "SPI-RES-04"))
    require(found.status == "rolled" and found.result is not None, Refused("result_final", "SPI-RES-04"))
    require(not found.alea_pending, Refused("alea_pending", "SPI-RES-04"))
    stands = isinstance(command, ResultFinalised) and command.stands
    require_closed(state, found, force=command.force or stands)
    due = draws_attention(found) and not full(state)
    require(due or command.card is None, Refused("no_draw_due", "SPI-GAIN-03"))
    if not due:
        return ResultFinalised(found.id, force=command.force, stands=stands)
    return _attentive(state, command, chance)


def _attentive(state: Spin, command: FinaliseResult | ResultFinalised, chance: Chance) -> ResultFinalised:
    """Draw one card of those in the deck (SPI-FATE-02). Raises Refused.

    A card drawn once stays that card when the result is judged again.
    """
    deck = attention(state)
    if isinstance(command, FinaliseResult):
        number_drawn, typed = drawn(state.options.dice, deck, command.card, chance, HIDDEN, "SPI-FATE-02")
        return ResultFinalised(command.opposition, number_drawn, typed, command.force)
    require(command.card in deck, Refused("card_not_in_deck", "SPI-FATE-02"))
    if not command.typed:
        chance.shuffle(6, HIDDEN)
    return command


def _finalised(state: Spin, found: Opposition, command: ResultFinalised) -> Evolved:
    """Finalise the result (SPI-RES-04, SPI-ALEA-08).

    In this order: failed stage, fortune, attention, then the competition's comparison.
    """
    result = found.result
    if found.status != "rolled" or result is None:
        return Evolved(state)
    p = evens(state, found.rolls["protagonist"].faces)
    stage = failed_stage(result, found.stages, p)
    order = 1 + max((o.order for o in state.oppositions.values()), default=0)
    final = replace(found, status="finalised", failed_stage=stage, order=order)
    forced = command.force and bool(undecided(state, found))
    stands = FinalResult(found.id, result, number(result), READING[result], found.extra_and, stage, forced)
    evolved = Evolved(with_opposition(state, final), (stands,))
    return evolved.then(_fortunes, final).then(_attention, final, command).then(leg_final, final, result)


def _fortunes(state: Spin, found: Opposition) -> Evolved:
    """Give a fortune to the lead, or by option to each protagonist of the camp, if one is earned (SPI-OPP-15)."""
    if not earns_fortune(found):
        return Evolved(state)
    each = state.options.fortune_gain_scope == "each_involved"
    evolved = Evolved(state)
    for character in found.protagonists if each else (found.lead,):
        evolved = evolved.then(gained, character, 1, "result")
    return evolved


def _attention(state: Spin, found: Opposition, command: ResultFinalised) -> Evolved:
    """Put the one card drawn into the hand (SPI-GAIN-03); with six in hand attention is ignored (SPI-FATE-04)."""
    if not draws_attention(found):
        return Evolved(state)
    if full(state):
        return Evolved(state, (FateAttentionIgnored(),))
    if command.card is None:
        return Evolved(state)
    after = taken(state, command.card)
    return Evolved(after, (FateCardDrawn(len(after.hand), command.card, command.typed, theme_of(state, command.card)),))


def evolve(state: Spin, event: Event) -> Evolved:
    command: Recorded = event.command
    found = state.oppositions.get(command.opposition)
    if found is None:
        return Evolved(state)
    match command:
        case LockOpposition():
            return _locked(state, event.id, found)
        case ReopenOpposition():
            return _reopened(state, event.id, found)
        case RollCamp(_, camp):
            return _rolled(state, event, found, camp)
        case ShiftResult():
            return _shifted(state, found, command)
        case PassResultShift():
            return evolve_pass(state, event.seat, found, command)
        case UseAleaPoints():
            return evolve_points(state, event, command)
        case ResultFinalised():
            return _finalised(state, found, command)
        case FinaliseResult():
            return Evolved(state)
