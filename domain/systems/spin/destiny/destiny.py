"""Destiny (le Destin): one hidden number, its ledger, and the commands that use it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, get_args

from msgspec.structs import replace

from domain.base.chance import EVERYBODY, Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, TypedDice, text
from domain.systems.spin.state.state import LedgerEntry, PolarityRequest, Spin
from domain.systems.spin.state.words import DestinyCause, Polarity, PolarityPurpose, Side
from domain.systems.spin.table.guards import alea_pending, require, require_gm, unknown
from domain.systems.spin.table.purse import gained
from domain.systems.spin.table.roles import active_protagonists, acts_for, is_player, player_seats

NARRATED_PHASES = ("presentation", "narrative")


class OrientStory(Command, frozen=True):
    """Pay a die of destiny to steer the story that way."""

    RULES: ClassVar = ("SPI-DEST-06", "SPI-NOZ-01")
    polarity: Polarity
    note: Text = ""


class RequestPolarityRoll(Command, frozen=True):
    """Ask a player for the die that decides the polarity while destiny is 0."""

    RULES: ClassVar = ("SPI-DEST-07",)
    seat: Id
    note: Text = ""


class RollPolarity(Command, frozen=True):
    """Roll the polarity die, by the seat that was asked: even is positive, odd negative."""

    RULES: ClassVar = ("SPI-DEST-07", "SPI-INIT-02")


class DetermineInitiative(Command, frozen=True):
    """Determine who acts first, by the sign of destiny; `roller` rolls if it is 0."""

    RULES: ClassVar = ("SPI-INIT-01", "SPI-INIT-02")
    roller: Id
    adversary: Text = ""


class ConvertDestiny(Command, frozen=True):
    """Convert positive destiny into fortunes at the end of the partie."""

    RULES: ClassVar = ("SPI-CONV-01", "SPI-CONV-02", "SPI-CONV-03")


class DestinyChanged(Consequence, frozen=True):
    """A change of destiny, for the Destinée alone (SPI-DEST-04)."""

    RULES: ClassVar = ("SPI-DEST-04",)
    cause: DestinyCause
    delta: int
    value: int


class PolarityAsked(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-INIT-02", "SPI-DEST-07")
    seat: Id
    purpose: PolarityPurpose


class PolarityRolled(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-DEST-07",)
    seat: Id
    purpose: PolarityPurpose
    die: int
    polarity: Polarity


class InitiativeDetermined(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-INIT-01", "SPI-INIT-02")
    first: Side
    die: int | None = None


class DestinyConverted(Consequence, frozen=True):
    """Destiny was converted into fortunes. `value`, the destiny itself, is for the Destinée alone (SPI-CONV-02)."""

    RULES: ClassVar = ("SPI-CONV-01", "SPI-CONV-02")
    amount: int
    value: int | None = None


DestinyCommand = OrientStory | RequestPolarityRoll | RollPolarity | DetermineInitiative | ConvertDestiny


def moved(state: Spin, delta: int, cause: DestinyCause, event: str) -> Evolved:
    """Change destiny by `delta` and record the change for the game master alone (SPI-DEST-01, SPI-DEST-04)."""
    if delta == 0:
        return Evolved(state)
    value = state.destiny + delta
    entry = LedgerEntry(cause, delta, value, event)
    after = replace(state, destiny=value, ledger=(*state.ledger, entry))
    return Evolved(after, (DestinyChanged(cause, delta, value),))


def require_free_destiny(state: Spin, delta: int) -> None:
    """Refuse a change of destiny while a Deus Ex Alea or a polarity die is awaited (SPI-ALEA-04, SPI-DEST-07).

    Raises Refused.
    """
    if delta == 0:
        return
    require(not alea_pending(state), Refused("alea_pending", "SPI-ALEA-04"))
    require(state.polarity is None, Refused("polarity_pending", "SPI-DEST-07"))


def require_no_zero(state: Spin, delta: int) -> None:
    """Refuse a counted change that leaves destiny at 0, where the option forbids it (SPI-NOZ-01). Raises Refused.

    Key factors are the remedy (SPI-NOZ-02); the start and the resets are not checked (SPI-NOZ-03).
    """
    if state.options.no_zero_destiny and state.destiny + delta == 0:
        raise Refused("destiny_would_be_zero", "SPI-NOZ-01")


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: DestinyCommand = act.command
    match command:
        case OrientStory():
            return _orient(state, act.seat, command)
        case RequestPolarityRoll():
            return _request_polarity(state, act.seat, command)
        case RollPolarity():
            return _roll_polarity(state, act.seat, command, chance)
        case DetermineInitiative():
            return _initiative(state, act.seat, command)
        case ConvertDestiny():
            return _convert(state, act.seat, command)


def _cost(polarity: Polarity) -> int:
    """Return how a choice changes destiny: +1 if negative (a red die), -1 if positive (a blue die) (SPI-DEST-06)."""
    return 1 if polarity == "negative" else -1


def _orient(state: Spin, seat: str, command: OrientStory) -> OrientStory:
    require_gm(state, seat, "SPI-DEST-06")
    require(state.phase in NARRATED_PHASES, Refused("wrong_phase", "SPI-DEST-06"))
    delta = _cost(command.polarity)
    require_free_destiny(state, delta)
    require(state.destiny != 0, Refused("destiny_is_zero", "SPI-DEST-06"))
    require((state.destiny > 0) == (command.polarity == "positive"), Refused("no_die_of_colour", "SPI-DEST-06"))
    require_no_zero(state, delta)
    return command


def _request_polarity(state: Spin, seat: str, command: RequestPolarityRoll) -> RequestPolarityRoll:
    require_gm(state, seat, "SPI-DEST-07")
    if not is_player(state, command.seat):
        raise unknown("SPI-DEST-07")
    require(state.phase in NARRATED_PHASES, Refused("wrong_phase", "SPI-DEST-07"))
    require(state.polarity is None, Refused("polarity_pending", "SPI-DEST-07"))
    require(state.destiny == 0, Refused("destiny_not_zero", "SPI-DEST-07"))
    return command


def _roll_polarity(state: Spin, seat: str, command: RollPolarity, chance: Chance) -> RollPolarity:
    if state.polarity is None or not acts_for(state, seat, state.polarity.seat):
        raise Refused("not_asked", "SPI-DEST-07", "role" if state.polarity else "rule")
    chance.die(6, EVERYBODY)
    return command


def _initiative(state: Spin, seat: str, command: DetermineInitiative) -> DetermineInitiative:
    """Refuse an initiative that names no player, or comes at a wrong moment. Raises Refused.

    The roller is always named, so that asking says nothing about destiny (SPI-INIT-02).
    """
    require_gm(state, seat, "SPI-INIT-01")
    if not is_player(state, command.roller):
        raise unknown("SPI-INIT-02")
    require(state.scene is not None, Refused("wrong_phase", "SPI-INIT-01"))
    require(state.options.destiny_initiative, Refused("option_off", "SPI-INIT-01"))
    require(state.polarity is None, Refused("polarity_pending", "SPI-INIT-02"))
    return command


def _convert(state: Spin, seat: str, command: ConvertDestiny) -> ConvertDestiny:
    """Refuse a conversion outside the end of the partie, or without its option (SPI-CONV-01). Raises Refused.

    A partie of the whole game ends only with `EndGame`, which converts by itself (SPI-CONV-03).
    """
    require_gm(state, seat, "SPI-CONV-01")
    require(state.phase == "session_end" and state.window_open, Refused("wrong_phase", "SPI-CONV-01"))
    require(state.options.destiny_to_fortune, Refused("option_off", "SPI-CONV-01"))
    require(not state.converted, Refused("already_converted", "SPI-CONV-01"))
    require(state.options.partie_scope == "session" or state.game_ending, Refused("partie_not_over", "SPI-CONV-03"))
    return command


def evolve(state: Spin, event: Event) -> Evolved:
    command: DestinyCommand = event.command
    match command:
        case OrientStory(polarity):
            return moved(state, _cost(polarity), "orientation", event.id)
        case RequestPolarityRoll(seat, note):
            return Evolved(replace(state, polarity=PolarityRequest(event.id, seat, "orientation", note)))
        case RollPolarity():
            return _polarity_rolled(state, event)
        case DetermineInitiative(roller, adversary):
            return _initiative_determined(state, event.id, roller, adversary)
        case ConvertDestiny():
            return converted(state)


def _polarity_rolled(state: Spin, event: Event) -> Evolved:
    """Read the polarity die; destiny stays 0 (SPI-DEST-07).

    Asked for initiative, an even face gives the protagonists the first move (SPI-INIT-02).
    """
    asked = state.polarity
    if asked is None or not event.draws:
        return Evolved(state)
    die = event.draws[0].faces[0]
    polarity: Polarity = "positive" if die % 2 == 0 else "negative"
    rolled = PolarityRolled(asked.seat, asked.purpose, die, polarity)
    after = replace(state, polarity=None)
    if asked.purpose == "orientation":
        return Evolved(after, (rolled,))
    first: Side = "protagonists" if polarity == "positive" else "adversary"
    return Evolved(after, (rolled, InitiativeDetermined(first, die)))


def _initiative_determined(state: Spin, event: str, roller: str, adversary: str) -> Evolved:
    """Give the first move by the sign of destiny, or ask for a die at 0 (SPI-INIT-01)."""
    if state.destiny == 0:
        asked = PolarityRequest(event, roller, "initiative", adversary=adversary)
        return Evolved(replace(state, polarity=asked), (PolarityAsked(roller, "initiative"),))
    first: Side = "protagonists" if state.destiny > 0 else "adversary"
    return Evolved(state, (InitiativeDetermined(first),))


def converted(state: Spin) -> Evolved:
    """Give every active protagonist as many fortunes as positive destiny; destiny stays (SPI-CONV-01, SPI-CONV-02)."""
    amount = max(0, state.destiny)
    evolved = Evolved(replace(state, converted=True), (DestinyConverted(amount, state.destiny),))
    for protagonist in active_protagonists(state):
        evolved = evolved.then(gained, protagonist.id, amount, "conversion")
    return evolved


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.move(RollPolarity(), dice=TypedDice((6,)))
    players = player_seats(state)
    yield from offers.each(RequestPolarityRoll, "seat", players, {"note": text()}, ("note",))
    yield from offers.each(DetermineInitiative, "roller", players, {"adversary": text()}, ("adversary",))
    yield from offers.each(OrientStory, "polarity", get_args(Polarity), {"note": text()}, ("note",))
    yield from offers.move(ConvertDestiny())


CHAPTER = Chapter(
    commands={
        OrientStory: "StoryOriented",
        RequestPolarityRoll: "PolarityRollRequested",
        RollPolarity: "PolarityRolled",
        DetermineInitiative: "InitiativeAsked",
        ConvertDestiny: "DestinyConverted",
    },
    consequences=(DestinyChanged, PolarityAsked, PolarityRolled, InitiativeDetermined, DestinyConverted),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
