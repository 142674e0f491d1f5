"""The end of a session, the next one, the end of the game, and the secrets disclosed after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers
from domain.systems.spin.characters.traits import removed
from domain.systems.spin.destiny.destiny import converted, moved
from domain.systems.spin.state.state import Axes, LedgerEntry, Spin
from domain.systems.spin.state.words import Phase
from domain.systems.spin.table.guards import require, require_gm
from domain.systems.spin.table.scenes import RespiteClosed, end_scene, require_nothing_open

Secret = Literal["destiny", "hand", "drama"]


class EndSession(Command, frozen=True):
    """End the session: the scene and the respite end, and the end-of-session window opens."""

    RULES: ClassVar = ("SPI-SESS-11",)


class CloseSession(Command, frozen=True):
    """Close the end-of-session window; traits of the session go."""

    RULES: ClassVar = ("SPI-SESS-11", "SPI-LOOT-02")


class StartSession(Command, frozen=True):
    """Start the next session, in the narrative."""

    RULES: ClassVar = ("SPI-SESS-11", "SPI-CONV-03")


class EndGame(Command, frozen=True):
    """End the game with this session."""

    RULES: ClassVar = ("SPI-SESS-12",)


class DiscloseSecrets(Command, frozen=True):
    """Show what was hidden, after the end of the game."""

    RULES: ClassVar = ("SPI-SESS-12", "SPI-SEC-07")
    which: Secret


class SessionStarted(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-SESS-11",)
    session_no: int


class SecretsDisclosed(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-SESS-12",)
    which: Secret
    destiny: int | None = None
    ledger: tuple[LedgerEntry, ...] = ()
    hand: tuple[int, ...] = ()
    drama: Axes = ()


SessionCommand = EndSession | CloseSession | StartSession | EndGame | DiscloseSecrets


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: SessionCommand = act.command
    require_gm(state, act.seat, "SPI-SESS-01")
    match command:
        case EndSession():
            require_over(state)
        case CloseSession():
            require(state.phase == "session_end" and state.window_open, Refused("wrong_phase", "SPI-SESS-11"))
        case EndGame():
            ready = state.phase == "session_end" and state.window_open and not state.game_ending
            require(ready, Refused("wrong_phase", "SPI-SESS-12"))
        case StartSession():
            require(state.phase == "session_end", Refused("wrong_phase", "SPI-SESS-11"))
            require(not state.window_open, Refused("window_open", "SPI-SESS-11"))
        case DiscloseSecrets(which):
            ended = state.phase == "ended" and which not in state.disclosed
            require(ended, Refused("wrong_phase", "SPI-SESS-12"))
    return command


def require_over(state: Spin, *, strict: bool = True) -> None:
    """Refuse the end of a session outside the narrative (SPI-SESS-11). Raises Refused.

    If `strict`, also while an opposition or a stroke is open.
    """
    require(state.phase == "narrative", Refused("wrong_phase", "SPI-SESS-11"))
    if strict:
        require_nothing_open(state, "SPI-SESS-09")


def evolve(state: Spin, event: Event) -> Evolved:
    command: SessionCommand = event.command
    match command:
        case EndSession():
            return _session_ended(state)
        case CloseSession():
            return _session_closed(state)
        case StartSession():
            return _session_started(state, event.id)
        case EndGame():
            return _game_ended(state)
        case DiscloseSecrets(which):
            after = replace(state, disclosed=state.disclosed | {which})
            return Evolved(after, (_disclosed(state, which),))


def disclosed(state: Spin) -> frozenset[str]:
    """Return the names of the secrets shown after the end of the game (SPI-SESS-12)."""
    return state.disclosed


def _session_ended(state: Spin) -> Evolved:
    """End the scene and the respite and open the end-of-session window (SPI-SESS-11)."""
    ended = end_scene(state)
    after = ended.at(replace(ended.state, phase="session_end", window_open=True, respite=frozenset()))
    return after.adding(RespiteClosed()) if state.respite else after


def _session_closed(state: Spin) -> Evolved:
    """Close the window, then remove the session's traits; the last session ends the game (SPI-SESS-11, SPI-LOOT-02)."""
    phase: Phase = "ended" if state.game_ending else state.phase
    characters = {k: replace(c, fresh=False) for k, c in state.characters.items()}
    evolved = Evolved(replace(state, window_open=False, phase=phase, characters=characters))
    for trait in _session_traits(state):
        evolved = evolved.then(removed, trait, "session_end")
    return evolved


def _session_traits(state: Spin) -> list[str]:
    traits = (t for c in state.characters.values() for t in c.traits.values())
    return [t.id for t in traits if t.duration == "session"]


def _session_started(state: Spin, event: str) -> Evolved:
    """Start the next session; destiny restarts at 0 if a partie is one session, else all carries over (SPI-CONV-03)."""
    number = state.session_no + 1
    scoped = state.options.partie_scope == "session"
    converted_before = state.converted and not scoped
    after = replace(state, session_no=number, phase="narrative", window_open=False, converted=converted_before)
    started = Evolved(after, (SessionStarted(number),))
    return started.then(moved, -state.destiny, "new_partie", event) if scoped else started


def _game_ended(state: Spin) -> Evolved:
    """Mark the game as ending, and convert destiny now if the option is on and it has not been done (SPI-SESS-12)."""
    after = replace(state, game_ending=True)
    if state.options.destiny_to_fortune and not state.converted:
        return converted(after)
    return Evolved(after)


def _disclosed(state: Spin, which: Secret) -> SecretsDisclosed:
    match which:
        case "destiny":
            return SecretsDisclosed(which, destiny=state.destiny, ledger=state.ledger)
        case "hand":
            return SecretsDisclosed(which, hand=tuple(sorted(state.hand)))
        case "drama":
            drama = next((c for c in state.canvases.values() if c.kind == "drama"), None)
            return SecretsDisclosed(which, drama=drama.axes if drama else ())


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    for command in (EndSession(), CloseSession(), StartSession(), EndGame()):
        yield from offers.move(command)
    yield from offers.each(DiscloseSecrets, "which", get_args(Secret))


CHAPTER = Chapter(
    commands={
        EndSession: "SessionEnded",
        CloseSession: "SessionClosed",
        StartSession: "SessionStarted",
        EndGame: "GameEnded",
        DiscloseSecrets: "SecretsDisclosed",
    },
    consequences=(SessionStarted, SecretsDisclosed),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
