"""Coups du sort: announced face down, blocked or revealed, with their card or without."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, get_args

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, one_of, text
from domain.systems.spin.destiny.destiny import moved, require_free_destiny, require_no_zero
from domain.systems.spin.destiny.fate_hand import ALL_CARDS, played, theme_of
from domain.systems.spin.state.state import Spin, Stroke
from domain.systems.spin.state.words import FateTheme, StrokeReason
from domain.systems.spin.table.guards import (
    bad,
    character_for,
    require,
    require_active,
    require_gm,
    require_spender,
    unknown,
)
from domain.systems.spin.table.purse import require_fortune, spent
from domain.systems.spin.table.roles import active_protagonists, acts_for, is_away, is_gm, is_player, player_seats


class AnnounceFateStroke(Command, frozen=True):
    """Announce a stroke of fate; only that there is one is known."""

    RULES: ClassVar = ("SPI-FATE-05", "SPI-FATE-07")
    number: int
    reason: StrokeReason = "story"


class PassFateBlock(Command, frozen=True):
    """Let the announced stroke come. `seat`: for whom, when the gm answers for an absent seat."""

    RULES: ClassVar = ("SPI-FATE-06",)
    seat: Id | None = None


class RevealFateStroke(Command, frozen=True):
    """Reveal the announced stroke, which falls.

    `force` closes the window before all have answered; `text`: what befalls.
    """

    RULES: ClassVar = ("SPI-FATE-06", "SPI-FATE-07", "SPI-FATE-08", "SPI-DEST-08")
    force: bool = False
    text: Text | UnsetType = UNSET


class WithdrawFateStroke(Command, frozen=True):
    """Withdraw the announced stroke, unseen."""

    RULES: ClassVar = ("SPI-FATE-10",)


class BlockFateStrokes(Command, frozen=True):
    """Spend one fortune to keep strokes away until the scene ends."""

    RULES: ClassVar = ("SPI-FORT-02", "SPI-FATE-11")
    character: Id


class FateStrokeAnnounced(Consequence, frozen=True):
    """A stroke of fate was announced. All of it is for the gm alone until the stroke is revealed (SPI-SEC-02)."""

    RULES: ClassVar = ("SPI-FATE-05",)
    number: int | None = None
    reason: StrokeReason | None = None
    would_use_card: bool | None = None
    theme: FateTheme | None = None


class FateStrokeRevealed(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-FATE-06", "SPI-FATE-07")
    number: int
    theme: FateTheme
    with_card: bool
    reason: StrokeReason
    forced: bool
    hand_count: int


class FateStrokeWithdrawn(Consequence, frozen=True):
    """An announced stroke was withdrawn. `number` and `theme` are for the gm alone."""

    RULES: ClassVar = ("SPI-FATE-10",)
    number: int | None = None
    theme: FateTheme | None = None


class FateStrokesBlocked(Consequence, frozen=True):
    """A fortune blocked the strokes until the scene ends.

    `number`, of the stroke that it cancelled, is for the gm alone.
    """

    RULES: ClassVar = ("SPI-FORT-02",)
    character: Id
    scene: Id
    cancelled_pending: bool
    number: int | None = None


FateCommand = AnnounceFateStroke | PassFateBlock | RevealFateStroke | WithdrawFateStroke | BlockFateStrokes


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: FateCommand = act.command
    match command:
        case AnnounceFateStroke():
            _announce(state, act.seat, command)
        case PassFateBlock(seat):
            _pass(state, act.seat, act.seat if seat is None else seat)
        case RevealFateStroke(force):
            _reveal(state, act.seat, force=force)
        case WithdrawFateStroke():
            require_gm(state, act.seat, "SPI-FATE-10")
            require(state.stroke is not None, Refused("no_stroke", "SPI-FATE-10"))
        case BlockFateStrokes(character):
            _block(state, act.seat, character)
    return command


def _announce(state: Spin, seat: str, command: AnnounceFateStroke) -> None:
    require_gm(state, seat, "SPI-FATE-05")
    if command.number not in ALL_CARDS:
        raise bad("SPI-FATE-05")
    scene = state.scene
    if scene is None:
        raise Refused("no_active_scene", "SPI-FATE-05")
    require(state.stroke is None, Refused("stroke_pending", "SPI-FATE-05"))
    require(scene.blocked_by is None, Refused("fate_blocked", "SPI-FORT-02"))
    fiasco = command.reason == "story" or after_fiasco(state, scene.id)
    require(fiasco, Refused("no_fiasco", "SPI-FATE-07"))
    if command.number not in state.hand and scene.kind == "narrative":
        require_no_zero(state, 1)


def after_fiasco(state: Spin, scene: str) -> bool:
    """Return whether the last finalised opposition of this scene is a fiasco (SPI-FATE-07)."""
    final = [o for o in state.oppositions.values() if o.scene == scene and o.order]
    last = max(final, key=lambda o: o.order, default=None)
    return last is not None and last.result == "fiasco"


def waiting(state: Spin) -> set[str]:
    """Return the seats whose pass the announced stroke waits for: those that can answer now (SPI-FATE-06)."""
    return {seat for seat in blocking(state) if not is_away(state, seat)}


def blocking(state: Spin) -> set[str]:
    """Return the player seats that could still block the announced stroke (SPI-FATE-06).
     They have an active protagonist who holds a fortune, and have not passed. In solo there are none: the window passes
    by itself (SPI-SOLO-01).
    """
    if state.options.solo:
        return set()
    able = {c.owner for c in active_protagonists(state) if c.fortunes > 0 and is_player(state, c.owner)}
    return able - state.passes


def _pass(state: Spin, seat: str, for_seat: str) -> None:
    if not is_player(state, for_seat) and for_seat != seat:
        raise unknown("SPI-FATE-06")
    if not is_player(state, for_seat) or not acts_for(state, seat, for_seat):
        raise Refused("not_owner", "SPI-FATE-06", "role")
    if state.stroke is not None:
        require(for_seat in blocking(state), Refused("wrong_phase", "SPI-FATE-06"))
    require(state.stroke is not None, Refused("no_stroke", "SPI-FATE-06"))


def _reveal(state: Spin, seat: str, *, force: bool) -> None:
    require_gm(state, seat, "SPI-FATE-06")
    stroke = state.stroke
    if stroke is None:
        raise Refused("no_stroke", "SPI-FATE-06")
    require(force or not waiting(state), Refused("block_window_open", "SPI-FATE-06"))
    if stroke.counted and stroke.number not in state.hand:
        require_free_destiny(state, 1)
        require_no_zero(state, 1)


def _block(state: Spin, seat: str, character_id: str) -> None:
    """Refuse a block by others than the owner of a protagonist who holds a fortune (SPI-FORT-01). Raises Refused."""
    character = character_for(state, seat, character_id, "SPI-FORT-02")
    require_spender(state, seat, character)
    require_active(character, "SPI-FORT-02")
    scene = state.scene
    if scene is None:
        raise Refused("no_active_scene", "SPI-FORT-02")
    require(scene.blocked_by is None, Refused("already_blocked", "SPI-FORT-02"))
    require_fortune(character)


def evolve(state: Spin, event: Event) -> Evolved:
    command: FateCommand = event.command
    match command:
        case AnnounceFateStroke(number, reason):
            counted = state.scene is not None and state.scene.kind == "narrative"
            stroke = Stroke(event.id, number, reason, counted)
            announced = FateStrokeAnnounced(number, reason, number in state.hand, theme_of(state, number))
            return Evolved(replace(state, stroke=stroke, passes=frozenset()), (announced,))
        case PassFateBlock(seat):
            return Evolved(replace(state, passes=state.passes | {event.seat if seat is None else seat}))
        case RevealFateStroke(force):
            return _revealed(state, event.id, force=force)
        case WithdrawFateStroke():
            back = state.stroke.number if state.stroke else None
            return Evolved(_over(state), (FateStrokeWithdrawn(back, theme_of(state, back) if back else None),))
        case BlockFateStrokes(character):
            return _blocked(state, event.seat, character)


def _over(state: Spin) -> Spin:
    return replace(state, stroke=None, passes=frozenset())


def _revealed(state: Spin, event: str, *, force: bool) -> Evolved:
    """Play the held card, or raise destiny by one without it, after a fiasco too (SPI-FATE-07, SPI-FATE-08).

    A stroke in a presentation scene does not change destiny.
    """
    stroke = state.stroke
    if stroke is None:
        return Evolved(state)
    held = stroke.number in state.hand
    after = played(_over(state), stroke.number) if held else _over(state)
    theme, cost = theme_of(state, stroke.number), 0 if held or not stroke.counted else 1
    revealed = FateStrokeRevealed(stroke.number, theme, held, stroke.reason, force, len(after.hand))
    return Evolved(after, (revealed,)).then(moved, cost, "stroke", event)


def _blocked(state: Spin, seat: str, character: str) -> Evolved:
    """Cancel the announced stroke unseen and block others until the scene ends (SPI-FORT-02).

    The card of the stroke, if any, stays in hand.
    """
    if state.scene is None:
        return Evolved(state)
    number = state.stroke.number if state.stroke else None
    blocked = FateStrokesBlocked(character, state.scene.id, state.stroke is not None, number)
    after = replace(_over(state), scene=replace(state.scene, blocked_by=seat))
    return Evolved(after, (blocked,)).then(spent, character, "block")


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.each(BlockFateStrokes, "character", [c.id for c in active_protagonists(state)])
    yield from offers.move(PassFateBlock(), {"seat": one_of([seat])}, ("seat",))
    yield from offers.each(PassFateBlock, "seat", [s for s in player_seats(state) if s != seat])
    for reason in get_args(StrokeReason) if is_gm(state, seat) else ():
        numbers = [n for n in sorted(ALL_CARDS) if offers.admits(AnnounceFateStroke(n, reason))]
        if numbers:
            fields = {"number": one_of(numbers), "reason": one_of([reason])}
            loose = ("reason",) if reason == "story" else ()
            yield from offers.move(AnnounceFateStroke(numbers[0], reason), fields, loose)
    ways = [force for force in (False, True) if offers.admits(RevealFateStroke(force))]
    if ways:
        fields = {"force": flag() if len(ways) == 2 else one_of(ways), "text": text()}
        optional = ("force", "text") if False in ways else ("text",)
        yield from offers.move(RevealFateStroke(ways[0]), fields, optional)
    yield from offers.move(WithdrawFateStroke())


CHAPTER = Chapter(
    commands={
        AnnounceFateStroke: "FateStrokeAnnounced",
        PassFateBlock: "FateBlockPassed",
        RevealFateStroke: "FateStrokeRevealed",
        WithdrawFateStroke: "FateStrokeWithdrawn",
        BlockFateStrokes: "FateStrokesBlocked",
    },
    consequences=(FateStrokeAnnounced, FateStrokeRevealed, FateStrokeWithdrawn, FateStrokesBlocked),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
