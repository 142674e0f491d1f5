"""The whole game: its chapters, how a command finds its chapter, and what a table is pinned to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.game import Evolved, Game, Move, Schema
from domain.game.chance import Chance, DiceCodes
from domain.game.events import Act, Command, Event
from domain.game.refusal import Refused
from domain.systems.spin.characters import canvases, characters, genre, orientation, stakes, traits
from domain.systems.spin.characters.book import DATA
from domain.systems.spin.corrections import LAW
from domain.systems.spin.destiny import destiny, fate
from domain.systems.spin.gauges import boss, fortunes, gauges
from domain.systems.spin.oppositions import chain_moves, competitions, factor_moves, opposition_moves, outcome_moves
from domain.systems.spin.rule_ids import RULE_IDS
from domain.systems.spin.session import flow, session
from domain.systems.spin.session.session import DiscloseSecrets
from domain.systems.spin.state.state import Options, Spin
from domain.systems.spin.table import scenes, setup
from domain.systems.spin.table.chapter import Chapter
from domain.table.seats import Table

CHAPTERS: tuple[Chapter, ...] = (
    setup.CHAPTER,
    scenes.CHAPTER,
    session.CHAPTER,
    flow.CHAPTER,
    genre.CHAPTER,
    characters.CHAPTER,
    canvases.CHAPTER,
    traits.CHAPTER,
    stakes.CHAPTER,
    gauges.CHAPTER,
    opposition_moves.CHAPTER,
    factor_moves.CHAPTER,
    chain_moves.CHAPTER,
    outcome_moves.CHAPTER,
    boss.CHAPTER,
    competitions.CHAPTER,
    destiny.CHAPTER,
    orientation.CHAPTER,
    fate.CHAPTER,
    fortunes.CHAPTER,
)
_CHAPTER_OF: dict[type[Command], Chapter] = {
    kind: chapter for chapter in CHAPTERS for kind in (*chapter.commands, *chapter.events)
}


def initial(table: Table, options: Options) -> Spin:
    return Spin(table=table, options=options)


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    """SPI-SESS-12: after the end nothing but disclosure (contests and corrections are the house's)."""
    if state.phase == "ended" and not isinstance(act.command, DiscloseSecrets):
        raise Refused("game_ended", "SPI-SESS-12")
    recorded: Command = _CHAPTER_OF[type(act.command)].decide(state, act, chance)
    return recorded


def evolve(state: Spin, event: Event) -> Evolved:
    return _CHAPTER_OF[type(event.command)].evolve(state, event)


def moves(state: Spin, seat: str) -> Iterator[Move]:
    for chapter in (session.CHAPTER,) if state.phase == "ended" else CHAPTERS:
        for move in chapter.moves(state, seat):
            yield spelled_out(move)


def _defaults(kind: type[Command]) -> dict[str, Schema]:
    fields = (f for f in msgspec.structs.fields(kind) if f.default not in (msgspec.NODEFAULT, None))
    return {f.encode_name: {"const": msgspec.to_builtins(f.default)} for f in fields}


_DEFAULTS: dict[type[Command], dict[str, Schema]] = {
    kind: _defaults(kind) for chapter in CHAPTERS for kind in chapter.commands
}


def spelled_out(move: Move) -> Move:
    """Parameters that a move does not speak of may still be given, at their defaults."""
    defaults = _DEFAULTS[move.command]
    left_out = defaults.keys() - move.fields.keys()
    return replace(move, fields={**defaults, **move.fields}, optional=move.optional | left_out)


def _consequences() -> tuple[Any, ...]:
    return tuple(dict.fromkeys(kind for chapter in CHAPTERS for kind in chapter.consequences))


GAME = Game(
    name="spin",
    data=DATA,
    version=1,
    title="Spin",
    roles={"gm": (1, 1), "player": (0, None), "spectator": (0, None)},
    options=Options,
    commands=tuple(kind for chapter in CHAPTERS for kind in chapter.commands),
    recorded={kind: name for chapter in CHAPTERS for kind, name in chapter.events.items()},
    consequences=_consequences(),
    initial=initial,
    decide=decide,
    evolve=evolve,
    moves=moves,
    rules=RULE_IDS,
    law=LAW,
    dice=DiceCodes(rule="SPI-DICE-04", count_first=True),
    before_start=None,
    starts_with=scenes.AdvancePhase,
    after_end=frozenset({DiscloseSecrets}),
)
