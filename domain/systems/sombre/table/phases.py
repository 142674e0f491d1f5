"""The table and its phases: sheets closed or open, options, play from start to close, seats that watch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, get_args

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, one_of
from domain.systems.sombre.state.options import Options, RoadFormula
from domain.systems.sombre.state.state import SeatPresence, SombreState
from domain.systems.sombre.state.vocabulary import Phase, Presence

SETTABLE: dict[str, tuple[str | bool, ...]] = {
    "handedness": ("chosen", "random_d6"),
    "npc_dice": ("hidden", "open"),
    "secret_roll_notice": ("by_initiative", "announced", "silent"),
    "xp_belongs_to_player": (False, True),
    "heart_disease_wound": ("additional", "convert"),
    "open_screen_dice_at_close": (False, True),
    "open_mode_shows_page4": (False, True),
    "clock_visible": (True, False),
    "armour_simultaneous": (False, True),
    "armour_faces": (False, True),
    "effects_at_once": (False, True),
    "resist_health_mods": (False, True),
    "strangle_costs_action": (True, False),
    "road_formula": get_args(RoadFormula),
    "burn_cap_and_marks": (True, False),
}
"""SOM-CHAR-05 keeps `sheet_mode` to a command of its own. Dice belong to the house."""


class SetSheetMode(Command, frozen=True):
    """Close or open the sheets of the whole table; a `character` is refused."""

    RULES = ("SOM-CHAR-05", "SOM-CHAR-03", "SOM-CHAR-04")
    mode: Literal["closed", "open"]
    character: Id | None = None


class SetTableOption(Command, frozen=True):
    RULES = ("SOM-CHAR-05",)
    option: Word
    value: str | bool


class StartPlay(Command, frozen=True):
    RULES = ("SOM-ROLL-01",)


class CloseTable(Command, frozen=True):
    RULES = ("SOM-ROLL-01",)


class SetWatching(Command, frozen=True):
    """Let a player look on while its character is elsewhere, or play again."""

    RULES = ("SOM-SOMA-27",)
    seat: Id
    watching: bool


class ScreenDiceOpened(Consequence, frozen=True):
    """The dice thrown behind the screen were shown to all at the close, in order (C-6, O-7)."""

    RULES = ("SOM-ROLL-31",)
    dice: tuple[int, ...]


class SeatPresenceChanged(Consequence, frozen=True):
    RULES = ("SOM-SOMA-04", "SOM-SOMA-27")
    seat: Id
    presence: Presence
    character: Id | None = None


PhasesCommand = SetSheetMode | SetTableOption | StartPlay | CloseTable | SetWatching


def require_phase(state: SombreState, *phases: Phase) -> None:
    if state.phase not in phases:
        raise Refused("wrong_phase", "SOM-ROLL-01")


def in_play(chapter: Chapter[SombreState]) -> Chapter[SombreState]:
    """Return the chapter restricted to the phase of play.

    In any other phase its commands are refused (`wrong_phase`, SOM-ROLL-01) and it offers no moves.
    """

    def decide(state: SombreState, act: Act, chance: Chance) -> Command:
        require_phase(state, "play")
        return chapter.decide(state, act, chance)

    def moves(state: SombreState, seat: str) -> Iterable[Move]:
        return chapter.moves(state, seat) if state.phase == "play" else ()

    return replace(chapter, decide=decide, moves=moves)


def usual_time(state: SombreState, rule: str) -> None:
    """Refuse a command of usual time while time runs by Turns. Raises Refused."""
    if state.time.turn_mode:
        raise Refused("wrong_phase", rule)


def require_scene(state: SombreState, rule: str) -> None:
    if state.scene is None:
        raise Refused("no_scene", rule)


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: PhasesCommand = act.command
    match command:
        case SetSheetMode(character=str()):
            raise Refused("per_character_mode_not_allowed", "SOM-CHAR-05")
        case SetTableOption(option, value):
            if option not in SETTABLE or not any(value is v or value == v for v in SETTABLE[option]):
                raise Refused("unknown_option", "SOM-CHAR-05")
        case StartPlay():
            require_phase(state, "setup")
        case CloseTable():
            if state.scene is not None:
                raise Refused("scene_open", "SOM-ROLL-01")
            require_phase(state, "play", "setup")
        case SetWatching():
            _check_watching(state, command)
        case SetSheetMode():
            pass
    return command


def _check_watching(state: SombreState, command: SetWatching) -> None:
    """Refuse to set a seat to watch or to play where it does already, or where a somatisation set it (SOM-SOMA-27).

    A presence that a somatisation set ends with it, not by this ruling. Raises Refused.
    """
    seat = state.table.seat(command.seat)
    if seat is None or seat.role != "player":
        raise Refused("unknown_seat", "SOM-SOMA-27")
    ruled = state.presences.get(command.seat)
    if ruled is not None and ruled.cause:
        raise Refused("already_somatising", "SOM-SOMA-27")
    if (ruled is not None) == command.watching:
        raise Refused("presence_unchanged", "SOM-SOMA-27")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case SetSheetMode(mode):
            return Evolved(replace(state, options=replace(state.options, sheet_mode=mode)))
        case SetTableOption(option, value):
            return Evolved(replace(state, options=_with_option(state.options, option, value)))
        case StartPlay():
            return Evolved(replace(state, phase="play"))
        case CloseTable():
            closed = replace(state, phase="closed")
            shown = state.options.open_screen_dice_at_close and state.dice.screen_dice
            return Evolved(closed, (ScreenDiceOpened(state.dice.screen_dice),) if shown else ())
        case SetWatching(seat, watching):
            others = {k: v for k, v in state.presences.items() if k != seat}
            here = {seat: SeatPresence("watching")} if watching else {}
            return Evolved(replace(state, presences={**others, **here}))
        case _:
            return Evolved(state)


def _with_option(options: Options, option: str, value: Any) -> Options:
    if option not in SETTABLE:
        return options
    return msgspec.structs.replace(options, **{option: value})


def moves(state: SombreState, _seat: str) -> Iterable[Move]:
    yield Move(command=SetSheetMode, fields={"mode": one_of(("closed", "open"))}, rules=SetSheetMode.RULES)
    for option, values in SETTABLE.items():
        fields = {"option": one_of((option,)), "value": one_of(values)}
        yield Move(command=SetTableOption, fields=fields, rules=SetTableOption.RULES)
    if state.phase == "setup":
        yield Move(command=StartPlay, rules=StartPlay.RULES)
    if state.phase in ("setup", "play") and state.scene is None:
        yield Move(command=CloseTable, rules=CloseTable.RULES)
    players = state.table.with_role("player")
    for watching in (True, False):
        there = [s.id for s in players if (s.id in state.presences) is not watching]
        there = [s for s in there if not getattr(state.presences.get(s), "cause", "")]
        if there:
            fields = {"seat": one_of(there), "watching": one_of((watching,))}
            yield Move(command=SetWatching, fields=fields, rules=SetWatching.RULES)


CHAPTER = Chapter(
    commands={
        SetSheetMode: "SheetModeSet",
        SetTableOption: "TableOptionSet",
        StartPlay: "PlayStarted",
        CloseTable: "TableClosed",
        SetWatching: "SeatPresenceChanged",
    },
    consequences=(ScreenDiceOpened, SeatPresenceChanged),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
