"""The session: seats, options, phases, scenes, respites, the end of a session and of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from domain.chance import Chance
from domain.events import Act, Command, Consequence, Event, Id
from domain.game import Evolved, Move, Schema, flag, integer, one_of, several, text
from domain.refusal import Refused
from domain.systems.spin.chapter import Chapter, admits
from domain.systems.spin.destiny import converted, moved
from domain.systems.spin.sight import (
    active_protagonists,
    bad,
    engaged,
    gm_seat,
    is_gm,
    player_seats,
    require,
    require_gm,
    unknown,
)
from domain.systems.spin.state import Axes, LedgerEntry, Options, Scene, Spin
from domain.systems.spin.traits import removed
from domain.systems.spin.words import PHASES, Phase, SceneKind
from domain.table import Seat

SeatRole = Literal["gm", "player", "spectator"]
OptionName = Literal[
    "solo",
    "heroic_levels",
    "deus_ex_alea",
    "alea_unbounded",
    "destiny_initiative",
    "destiny_to_fortune",
    "no_zero_destiny",
    "pvp_destiny_delta",
    "max_shifts_per_opposition",
    "fortune_gain_scope",
    "fate_discard",
    "partie_scope",
    "fortune_may_raise_level",
    "dice",
]
Secret = Literal["destiny", "hand", "drama"]
PREPARING: tuple[Phase, ...] = ("setup", "genre", "creation")
PLAYING: tuple[Phase, ...] = ("presentation", "narrative")
_NEXT: dict[Phase, tuple[Phase, ...]] = {
    "setup": ("genre", "creation"),
    "genre": ("creation",),
    "creation": ("presentation", "narrative"),
    "presentation": ("narrative",),
}
_CHOICES: dict[str, tuple[str, ...]] = {
    "pvp_destiny_delta": ("absolute", "signed"),
    "fortune_gain_scope": ("lead", "each_involved"),
    "fate_discard": ("return_immediately", "until_empty"),
    "partie_scope": ("game", "session"),
    "dice": ("either", "service", "physical"),
}


class AssignSeat(Command, frozen=True):
    """Who holds which role. There is always one gm: naming another makes the former one a player."""

    RULES: ClassVar = ("SPI-SESS-01",)
    seat: Id
    role: SeatRole


class SetTableOption(Command, frozen=True):
    """An advanced rule on or off, or a choice of the table."""

    RULES: ClassVar = ("SPI-SESS-01",)
    name: OptionName
    value: bool | int | str | None = None


class AdvancePhase(Command, frozen=True):
    """On to a later phase, up to the narrative; ends the active scene."""

    RULES: ClassVar = ("SPI-SESS-01",)
    target: Phase


class StartScene(Command, frozen=True):
    """A scene begins; a scene still active ends."""

    RULES: ClassVar = ("SPI-SESS-08", "SPI-SESS-09")
    kind: SceneKind
    setting: str = ""


class EndScene(Command, frozen=True):
    """The active scene ends."""

    RULES: ClassVar = ("SPI-SESS-09",)


class OpenRespite(Command, frozen=True):
    """A pause in the fiction for these characters; by default for all active protagonists."""

    RULES: ClassVar = ("SPI-SESS-10",)
    characters: tuple[Id, ...] | None = None


class CloseRespite(Command, frozen=True):
    RULES: ClassVar = ("SPI-SESS-10",)


class EndSession(Command, frozen=True):
    """The scene and the respite end; the end-of-session window opens."""

    RULES: ClassVar = ("SPI-SESS-11",)


class CloseSession(Command, frozen=True):
    """The window closes; traits of the session go."""

    RULES: ClassVar = ("SPI-SESS-11", "SPI-LOOT-02")


class StartSession(Command, frozen=True):
    """The next session begins in the narrative."""

    RULES: ClassVar = ("SPI-SESS-11", "SPI-CONV-03")


class EndGame(Command, frozen=True):
    """The game ends with this session."""

    RULES: ClassVar = ("SPI-SESS-12",)


class DiscloseSecrets(Command, frozen=True):
    """After the end the gm may show what was hidden."""

    RULES: ClassVar = ("SPI-SESS-12", "SPI-SEC-07")
    which: Secret


Flow = AdvancePhase | StartScene | EndScene | OpenRespite | EndSession


class FlowStands(Command, frozen=True):
    """Only in a corrected record: the flow went on although an opposition or a stroke is open again."""

    RULES: ClassVar = ("SPI-UNDO-03",)
    flow: Flow


class SceneEnded(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-SESS-09",)
    scene: Id


class RequestLapsed(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-SESS-09",)
    opposition: Id


class RespiteOpened(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-SESS-10",)
    characters: tuple[Id, ...]


class RespiteClosed(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-SESS-10",)


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


SessionCommand = (
    AssignSeat
    | SetTableOption
    | Flow
    | CloseRespite
    | CloseSession
    | StartSession
    | EndGame
    | DiscloseSecrets
    | FlowStands
)


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: SessionCommand = act.command
    require_gm(state, act.seat, "SPI-SESS-01")
    match command:
        case AssignSeat():
            return _assign(state, act.seat, command)
        case SetTableOption():
            return _set_option(state, command)
        case FlowStands(flow):
            return _flow_again(state, act, flow)
        case AdvancePhase() | StartScene() | EndScene() | OpenRespite() | EndSession():
            return _flow(state, command, strict=True)
        case CloseRespite():
            require(bool(state.respite), Refused("wrong_phase", "SPI-SESS-10"))
            return command
        case CloseSession() | EndGame() | StartSession() | DiscloseSecrets():
            return _ending(state, command)


def _assign(state: Spin, seat: str, command: AssignSeat) -> AssignSeat:
    """SPI-SESS-01: one gm always; past setup also a player, unless the game is solo."""
    found = state.table.seat(command.seat)
    if found is None or found.role == "host":
        raise unknown("SPI-SESS-01")
    require(state.phase in PREPARING, Refused("wrong_phase", "SPI-SESS-01"))
    require(command.seat != seat or command.role == "gm", Refused("seats_incomplete", "SPI-SESS-01"))
    if state.phase != "setup":
        seats = _assigned(state, command).table.seats
        complete = state.options.solo or any(s.role == "player" for s in seats)
        require(complete, Refused("seats_incomplete", "SPI-SESS-01"))
    return command


def _assigned(state: Spin, command: AssignSeat) -> Spin:
    former = gm_seat(state)

    def role(seat: Seat) -> Seat:
        if seat.id == command.seat:
            return replace(seat, role=command.role)
        if command.role == "gm" and seat.id == former:
            return replace(seat, role="player")
        return seat

    seats = tuple(role(seat) for seat in state.table.seats)
    return replace(state, table=replace(state.table, seats=seats))


def _with_option(options: Options, name: str, value: bool | int | str | None) -> Options:
    """The options with that one changed. Raises Refused: `bad_value`, `option_dependency`."""
    values = {**msgspec.to_builtins(options), name: value}
    try:
        return msgspec.convert(values, Options)
    except msgspec.ValidationError as error:
        unmet = values["deus_ex_alea"] is True and values["heroic_levels"] is False
        unmet = unmet or (values["alea_unbounded"] is True and values["deus_ex_alea"] is False)
        if unmet:
            raise Refused("option_dependency", "SPI-SESS-01") from error
        raise Refused("bad_value", "SPI-SESS-01") from error


def _set_option(state: Spin, command: SetTableOption) -> SetTableOption:
    try:
        options = _with_option(state.options, command.name, command.value)
    except Refused as refused:
        require(state.phase in PREPARING or refused.code == "bad_value", Refused("wrong_phase", "SPI-SESS-01"))
        raise
    require(state.phase in PREPARING, Refused("wrong_phase", "SPI-SESS-01"))
    players = options.solo or any(s.role == "player" for s in state.table.seats)
    require(players or state.phase == "setup", Refused("seats_incomplete", "SPI-SESS-01"))
    return command


def _flow_again(state: Spin, act: Act, flow: Flow) -> Command:
    """SPI-UNDO-03: flow events never count as conflicts of a correction."""
    try:
        return _flow(state, flow, strict=True)
    except Refused:
        _flow(state, flow, strict=False)
        return FlowStands(flow)


def _flow(state: Spin, command: Flow, *, strict: bool) -> Flow:
    match command:
        case AdvancePhase(target):
            require(target in _NEXT.get(state.phase, ()), Refused("wrong_phase", "SPI-SESS-01"))
            if state.phase == "setup":
                require(bool(player_seats(state)), Refused("seats_incomplete", "SPI-SESS-01"))
        case StartScene(kind):
            require(state.phase == kind, Refused("wrong_phase", "SPI-SESS-08"))
        case EndScene():
            require(state.scene is not None, Refused("wrong_phase", "SPI-SESS-09"))
        case OpenRespite():
            _open_respite(state, command, strict=strict)
            return command
        case EndSession():
            require(state.phase == "narrative", Refused("wrong_phase", "SPI-SESS-11"))
    if strict:
        require_nothing_open(state, "SPI-SESS-09")
    return command


def require_nothing_open(state: Spin, rule: str) -> None:
    """SPI-SESS-09: a scene does not end under an open opposition or an announced stroke."""
    require(not any(o.is_open for o in state.oppositions.values()), Refused("opposition_open", rule))
    require(state.stroke is None, Refused("stroke_pending", rule))


def resting(state: Spin, command: OpenRespite) -> tuple[str, ...]:
    """SPI-SESS-10: by default all active protagonists."""
    if command.characters is not None:
        return command.characters
    return tuple(c.id for c in active_protagonists(state))


def _open_respite(state: Spin, command: OpenRespite, *, strict: bool) -> None:
    found = [state.characters.get(c) for c in resting(state, command)]
    characters = [c for c in found if c is not None]
    if len(characters) < len(found) or any(c.kind != "protagonist" for c in characters):
        raise unknown("SPI-SESS-10")
    if not characters:
        raise bad("SPI-SESS-10")
    require(state.phase in PLAYING, Refused("wrong_phase", "SPI-SESS-10"))
    require(not any(c.ended for c in characters), Refused("character_ended", "SPI-SESS-10"))
    if strict and any(engaged(state, c.id) for c in characters):
        raise Refused("opposition_open", "SPI-SESS-10")


def _ending(state: Spin, command: CloseSession | EndGame | StartSession | DiscloseSecrets) -> Command:
    match command:
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


def evolve(state: Spin, event: Event) -> Evolved:
    command: SessionCommand = event.command
    match command:
        case AssignSeat():
            return Evolved(_assigned(state, command))
        case SetTableOption(name, value):
            return _option_set(state, name, value)
        case FlowStands(flow):
            return evolve(state, replace(event, command=flow))
        case AdvancePhase(target):
            ended = end_scene(state)
            return Evolved(replace(ended.state, phase=target), ended.consequences)
        case StartScene(kind, setting):
            ended = end_scene(state)
            return Evolved(replace(ended.state, scene=Scene(event.id, kind, setting)), ended.consequences)
        case EndScene():
            return end_scene(state)
        case OpenRespite() | CloseRespite():
            return _respite(state, command)
        case EndSession() | CloseSession() | StartSession() | EndGame() | DiscloseSecrets():
            return _ended(state, event.id, command)


def _option_set(state: Spin, name: str, value: bool | int | str | None) -> Evolved:
    try:
        return Evolved(replace(state, options=_with_option(state.options, name, value)))
    except Refused:
        return Evolved(state)


def _respite(state: Spin, command: OpenRespite | CloseRespite) -> Evolved:
    if isinstance(command, CloseRespite):
        return Evolved(replace(state, respite=frozenset()))
    characters = resting(state, command)
    return Evolved(replace(state, respite=state.respite | set(characters)), (RespiteOpened(characters),))


def end_scene(state: Spin) -> Evolved:
    """SPI-SESS-09: the block on strokes ends with the scene, requests lapse."""
    if state.scene is None:
        return Evolved(state)
    lapsed = {k: replace(o, status="cancelled") for k, o in state.oppositions.items() if o.status == "requested"}
    told = (SceneEnded(state.scene.id), *(RequestLapsed(o) for o in lapsed))
    return Evolved(replace(state, scene=None, oppositions={**state.oppositions, **lapsed}), told)


Ending = EndSession | CloseSession | StartSession | EndGame | DiscloseSecrets


def _ended(state: Spin, event: str, command: Ending) -> Evolved:
    match command:
        case EndSession():
            ended = end_scene(state)
            told = ended.consequences + ((RespiteClosed(),) if state.respite else ())
            after = replace(ended.state, phase="session_end", window_open=True, respite=frozenset())
            return Evolved(after, told)
        case CloseSession():
            return _session_closed(state)
        case StartSession():
            return _session_started(state, event)
        case EndGame():
            return _game_ended(state)
        case DiscloseSecrets(which):
            after = replace(state, disclosed=state.disclosed | {which})
            return Evolved(after, (_disclosed(state, which),))


def _session_closed(state: Spin) -> Evolved:
    """SPI-SESS-11, SPI-LOOT-02: the window first, then the session's traits; the last one ends the game."""
    phase: Phase = "ended" if state.game_ending else state.phase
    characters = {k: replace(c, fresh=False) for k, c in state.characters.items()}
    after = replace(state, window_open=False, phase=phase, characters=characters)
    told: tuple[Consequence, ...] = ()
    for trait in _session_traits(state):
        step = removed(after, trait, "session_end")
        after, told = step.state, told + step.consequences
    return Evolved(after, told)


def _session_traits(state: Spin) -> list[str]:
    traits = (t for c in state.characters.values() for t in c.traits.values())
    return [t.id for t in traits if t.duration == "session"]


def _session_started(state: Spin, event: str) -> Evolved:
    """SPI-CONV-03: where a partie is one session, destiny starts anew at 0; else all carries over."""
    number = state.session_no + 1
    after = replace(state, session_no=number, phase="narrative", window_open=False)
    told: tuple[Consequence, ...] = (SessionStarted(number),)
    if state.options.partie_scope == "game":
        return Evolved(after, told)
    reset = moved(replace(after, converted=False), -after.destiny, "new_partie", event)
    return Evolved(reset.state, told + reset.consequences)


def _game_ended(state: Spin) -> Evolved:
    """SPI-SESS-12: the conversion runs now if it is on and has not run."""
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
    if not is_gm(state, seat):
        return
    if state.phase in PREPARING:
        yield from _preparing_moves(state, seat)
    for target in PHASES:
        if admits(decide, state, seat, AdvancePhase(target)):
            yield Move(command=AdvancePhase, fields={"target": one_of([target])}, rules=AdvancePhase.RULES)
    if state.phase in PLAYING:
        yield from _playing_moves(state, seat)
    plain: tuple[Command, ...] = (EndScene(), EndSession(), CloseSession(), StartSession(), EndGame())
    for command in plain:
        if admits(decide, state, seat, command):
            yield Move(command=type(command), rules=command.RULES)
    if state.phase == "ended":
        left = [w for w in ("destiny", "hand", "drama") if w not in state.disclosed]
        if left:
            yield Move(command=DiscloseSecrets, fields={"which": one_of(left)}, rules=DiscloseSecrets.RULES)


def _preparing_moves(state: Spin, seat: str) -> Iterator[Move]:
    roles: tuple[SeatRole, ...] = ("gm", "player", "spectator")
    for role in roles:
        seats = [s.id for s in state.table.seats if admits(decide, state, seat, AssignSeat(s.id, role))]
        if seats:
            yield Move(
                command=AssignSeat,
                fields={"seat": one_of(seats), "role": one_of([role])},
                rules=AssignSeat.RULES,
            )
    for name in Options.__struct_fields__:
        schema = _option_schema(state, seat, name)
        if schema is not None:
            fields = {"name": one_of([name]), "value": schema}
            loose = frozenset({"value"} if name == "max_shifts_per_opposition" else ())
            yield Move(command=SetTableOption, fields=fields, optional=loose, rules=SetTableOption.RULES)


def _option_schema(state: Spin, seat: str, name: str) -> Schema | None:
    if name == "max_shifts_per_opposition":
        return {"anyOf": [integer(1), {"type": "null"}]}
    if name in _CHOICES:
        return one_of(_CHOICES[name])
    legal = [v for v in (False, True) if admits(decide, state, seat, _option(name, v))]
    return (flag() if len(legal) == 2 else one_of(legal)) if legal else None


def _option(name: str, value: bool) -> SetTableOption:
    return msgspec.convert({"type": "SetTableOption", "name": name, "value": value}, SetTableOption)


def _playing_moves(state: Spin, seat: str) -> Iterator[Move]:
    for kind in PLAYING:
        if kind in ("presentation", "narrative") and admits(decide, state, seat, StartScene(kind)):
            yield Move(
                command=StartScene,
                fields={"kind": one_of([kind]), "setting": text()},
                optional=frozenset({"setting"}),
                rules=StartScene.RULES,
            )
    free = [c.id for c in active_protagonists(state) if not engaged(state, c.id)]
    if free:
        everybody = admits(decide, state, seat, OpenRespite())
        yield Move(
            command=OpenRespite,
            fields={"characters": several(one_of(free), 1, unique=True)},
            optional=frozenset({"characters"} if everybody else ()),
            rules=OpenRespite.RULES,
        )
    if state.respite:
        yield Move(command=CloseRespite, rules=CloseRespite.RULES)


CHAPTER = Chapter(
    commands=(
        AssignSeat,
        SetTableOption,
        AdvancePhase,
        StartScene,
        EndScene,
        OpenRespite,
        CloseRespite,
        EndSession,
        CloseSession,
        StartSession,
        EndGame,
        DiscloseSecrets,
    ),
    events={
        AssignSeat: "SeatAssigned",
        SetTableOption: "TableOptionSet",
        AdvancePhase: "PhaseAdvanced",
        StartScene: "SceneStarted",
        EndScene: "SceneEnded",
        OpenRespite: "RespiteOpened",
        CloseRespite: "RespiteClosed",
        EndSession: "SessionEnded",
        CloseSession: "SessionClosed",
        StartSession: "SessionStarted",
        EndGame: "GameEnded",
        DiscloseSecrets: "SecretsDisclosed",
        FlowStands: "FlowStands",
    },
    consequences=(
        SceneEnded,
        RequestLapsed,
        RespiteOpened,
        RespiteClosed,
        SessionStarted,
        SecretsDisclosed,
    ),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
