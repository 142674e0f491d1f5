"""Nosgoth Mithrap, version 1: its chapters put together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from domain.chance import Chance, DiceCodes
from domain.events import Act, Command, Event
from domain.game import Evolved, Game, Move
from domain.systems.nosgoth import (
    actions,
    attacks,
    combat,
    damage,
    enemies,
    falling,
    focus,
    options,
    points,
    reductions,
    resolution,
    sheets,
)
from domain.systems.nosgoth.chapter import Chapter
from domain.systems.nosgoth.combat import TurnGiven
from domain.systems.nosgoth.consequences import CONSEQUENCES
from domain.systems.nosgoth.law import LAW
from domain.systems.nosgoth.state import Options, State
from domain.table import Table

CHAPTERS: tuple[Chapter, ...] = (
    options.CHAPTER,
    sheets.CHAPTER,
    points.CHAPTER,
    actions.CHAPTER,
    reductions.CHAPTER,
    focus.CHAPTER,
    resolution.CHAPTER,
    enemies.CHAPTER,
    combat.CHAPTER,
    attacks.CHAPTER,
    damage.CHAPTER,
    falling.CHAPTER,
)
RECORDED: dict[type[Command], str] = dict(chain.from_iterable(c.recorded.items() for c in CHAPTERS))
_CHAPTER: dict[type[Command], Chapter] = {kind: c for c in CHAPTERS for kind in c.recorded}
BEFORE_START: frozenset[type[Command]] = frozenset(
    {
        options.SetTableOptions,
        sheets.CreateCharacter,
        sheets.SetSheetValue,
        enemies.AddCombatant,
        enemies.ReviseCombatant,
        enemies.RevealCombatant,
    }
)


def initial(table: Table, chosen: Options) -> State:
    return State(table, options=chosen)


def decide(state: State, act: Act, chance: Chance) -> Command:
    return _CHAPTER[type(act.command)].decide(state, act, act.command, chance)


def evolve(state: State, event: Event) -> Evolved:
    return _CHAPTER[type(event.command)].evolve(state, event, event.command)


def moves(state: State, seat: str) -> Iterator[Move]:
    return chain.from_iterable(chapter.moves(state, seat) for chapter in CHAPTERS)


def _rules(chapter: str, last: int) -> tuple[str, ...]:
    return tuple(f"NOS-{chapter}-{number:02}" for number in range(1, last + 1))


RULES = (
    *_rules("SEC", 6),
    *_rules("TAB", 5),
    *_rules("ACT", 7),
    *_rules("DIFF", 4),
    *_rules("FOC", 6),
    *_rules("RES", 5),
    *_rules("COM", 11),
    *_rules("DMG", 7),
    *_rules("ZERO", 5),
    *_rules("DEATH", 3),
    *_rules("DATA", 4),
    *_rules("UNDO", 8),
)

GAME = Game(
    name="nosgoth",
    version=1,
    title="Nosgoth Mithrap",
    roles={"gm": (1, 1), "player": (1, None), "spectator": (0, None)},
    options=Options,
    commands=tuple(kind for kind in RECORDED if kind is not TurnGiven),
    recorded=RECORDED,
    consequences=CONSEQUENCES,
    initial=initial,
    decide=decide,
    evolve=evolve,
    moves=moves,
    rules=RULES,
    law=LAW,
    dice=DiceCodes(source="dice_source", value="bad_die_value", count="bad_value", rule="NOS-TAB-03"),
    before_start=BEFORE_START,
)
