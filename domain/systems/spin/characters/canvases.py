"""Canvases (canevas): sheets of six axes, their owners and their readers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, LabelText, NameText, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, name_text, one_of, several, text
from domain.systems.spin.state.canvas_forms import FORMS
from domain.systems.spin.state.state import Canvas, Spin
from domain.systems.spin.state.words import NewCanvasKind
from domain.systems.spin.table.guards import bad, blank, require, require_gm, unknown
from domain.systems.spin.table.purse import with_character
from domain.systems.spin.table.roles import acts_for, is_gm, is_player
from domain.systems.spin.table.sight import sees_canvas, visible_canvases

ONCE: tuple[NewCanvasKind, ...] = ("world", "drama", "group")
KINDS: tuple[NewCanvasKind, ...] = get_args(NewCanvasKind)


class CreateCanvas(Command, frozen=True):
    """Create a canvas: a sheet of the gm's, or the protagonists' Groupe. `labels` name the six axes of a custom one."""

    RULES: ClassVar = ("SPI-CANV-01", "SPI-CANV-05", "SPI-SESS-07")
    kind: NewCanvasKind
    name: NameText
    labels: tuple[LabelText, ...] = ()


class WriteCanvasAxis(Command, frozen=True):
    """Write the texts of one axis of a canvas; they replace the former ones."""

    RULES: ClassVar = ("SPI-CANV-02", "SPI-CANV-03")
    canvas: Id
    axis: int
    texts: tuple[Text, ...]


class ShareCanvas(Command, frozen=True):
    """Share a canvas: everybody reads the whole sheet from now on; an npc's with its traits and gauges."""

    RULES: ClassVar = ("SPI-CANV-03",)
    canvas: Id


class ShareCanvasAxis(Command, frozen=True):
    """Share one axis of a canvas: everybody reads it from now on."""

    RULES: ClassVar = ("SPI-CANV-03",)
    canvas: Id
    axis: int


def axis_labels(state: Spin, canvas: Canvas) -> tuple[tuple[str, str], ...]:
    """Return the ID and label of the six axes: the book's (SPI-CANV-06), or a custom canvas's own (SPI-CANV-05)."""
    form = FORMS.get(canvas.kind)
    if form is None:
        return tuple((f"axis_{n}", label) for n, label in enumerate(canvas.labels, 1))
    return tuple((axis.id, axis.label) for axis in form.axes)


CanvasCommand = CreateCanvas | WriteCanvasAxis | ShareCanvas | ShareCanvasAxis


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: CanvasCommand = act.command
    match command:
        case CreateCanvas():
            return _create(state, act.seat, command)
        case WriteCanvasAxis(canvas, axis, _):
            require_writer(state, act.seat, canvas_for(state, act.seat, canvas))
            if not 1 <= axis <= 6 or any(blank(t) for t in command.texts):
                raise bad("SPI-CANV-02")
            return command
        case ShareCanvas(canvas):
            require_gm(state, act.seat, "SPI-CANV-03")
            found = canvas_for(state, act.seat, canvas)
            require(not found.public, Refused("already_shared", "SPI-CANV-03"))
            return command
        case ShareCanvasAxis(canvas, axis):
            require_gm(state, act.seat, "SPI-CANV-03")
            found = canvas_for(state, act.seat, canvas)
            if not 1 <= axis <= 6:
                raise bad("SPI-CANV-03")
            fresh = not found.public and axis not in found.shared_axes
            require(fresh, Refused("already_shared", "SPI-CANV-03"))
            return command


def canvas_for(state: Spin, seat: str, canvas: str) -> Canvas:
    """Return the canvas if the seat may see it. Raises Refused."""
    found = state.canvases.get(canvas)
    if found is None or not sees_canvas(state, seat, found):
        raise unknown("SPI-CANV-03")
    return found


def writes(state: Spin, seat: str, canvas: Canvas) -> bool:
    """Return whether the seat writes on the canvas (SPI-CANV-03).

    Owners write on their protagonist's, all players on their Groupe, the gm on the rest.
    """
    if canvas.responsible is None:
        return is_gm(state, seat)
    if canvas.responsible == "":
        return is_player(state, seat)
    return acts_for(state, seat, canvas.responsible)


def require_writer(state: Spin, seat: str, canvas: Canvas) -> None:
    """Refuse a seat that does not write on the canvas. Raises Refused."""
    if not writes(state, seat, canvas):
        raise Refused("not_owner", "SPI-CANV-03", "role")


def _create(state: Spin, seat: str, command: CreateCanvas) -> CreateCanvas:
    if command.kind != "group" or not is_player(state, seat):
        require_gm(state, seat, "SPI-CANV-01")
    labelled = 6 if command.kind == "custom" else 0
    if blank(command.name) or len(command.labels) != labelled or any(blank(t) for t in command.labels):
        raise bad("SPI-CANV-05")
    require(_timely(state, command.kind), Refused("wrong_phase", "SPI-SESS-07"))
    return command


def _timely(state: Spin, kind: NewCanvasKind) -> bool:
    """Return whether a canvas of that kind may be created now.

    Drama comes after the genre (SPI-SESS-04), a Groupe needs two protagonists (SPI-SESS-07); these and Monde only once.
    """
    if state.phase == "setup" or (kind in ONCE and kind in [c.kind for c in state.canvases.values()]):
        return False
    if kind == "drama":
        return state.genre_set or state.phase != "genre"
    if kind == "group":
        return sum(c.kind == "protagonist" for c in state.named.values()) >= 2
    return True


def evolve(state: Spin, event: Event) -> Evolved:
    command: CanvasCommand = event.command
    if isinstance(command, CreateCanvas):
        responsible = "" if command.kind == "group" else None
        return _with(state, Canvas(event.id, command.kind, command.name, responsible, labels=command.labels))
    canvas = state.canvases.get(command.canvas)
    if canvas is None:
        return Evolved(state)
    match command:
        case WriteCanvasAxis(_, axis, texts):
            axes = tuple(texts if n == axis else old for n, old in enumerate(canvas.axes, 1))
            return _with(state, replace(canvas, axes=axes))
        case ShareCanvas():
            return _with(_known(state, canvas, whole=True), replace(canvas, shared=True))
        case ShareCanvasAxis(_, axis):
            shared = canvas.shared_axes | {axis}
            return _with(_known(state, canvas, whole=False), replace(canvas, shared_axes=shared))


def _known(state: Spin, canvas: Canvas, *, whole: bool) -> Spin:
    """Make the character of a shared Personnage known, with its whole sheet if the whole canvas is shared."""
    found = state.characters.get(canvas.character or "")
    if found is None:
        return state
    return with_character(state, replace(found, known=True, sheet=found.sheet or whole))


def _with(state: Spin, canvas: Canvas) -> Evolved:
    return Evolved(replace(state, canvases={**state.canvases, canvas.id: canvas}))


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    plain = [k for k in KINDS if k != "custom"]
    yield from offers.each(CreateCanvas, "kind", plain, {"name": name_text()}, name="?")
    custom = {"kind": one_of(["custom"]), "name": name_text(), "labels": several(text(1), 6, 6)}
    yield from offers.move(CreateCanvas("custom", "?", ("?",) * 6), custom)
    names = {c.id: c.name for c in visible_canvases(state, seat).values()}
    written = {"axis": integer(1, 6), "texts": several(text(1))}
    yield from offers.each(WriteCanvasAxis, "canvas", names, written, axis=1, texts=())
    yield from offers.each(ShareCanvas, "canvas", names)
    for canvas, name in names.items() if is_gm(state, seat) else ():
        yield from offers.every(ShareCanvasAxis, {"canvas": {canvas: name}, "axis": range(1, 7)})


CHAPTER = Chapter(
    quiet=frozenset({WriteCanvasAxis}),
    commands={
        CreateCanvas: "CanvasCreated",
        WriteCanvasAxis: "CanvasAxisWritten",
        ShareCanvas: "CanvasShared",
        ShareCanvasAxis: "CanvasAxisShared",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
)
