"""Nosgoth Mithrap, version 1: its chapters put together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from domain.game import Evolved, Game, Move
from domain.game.chance import Chance, DiceCodes
from domain.game.chapter import Chapter
from domain.game.events import Act, Command, Event
from domain.systems.nosgoth import options, points, sheets
from domain.systems.nosgoth.actions import actions, focus, reductions, resolution
from domain.systems.nosgoth.combat import attacks, combat, damage, enemies, out_of_combat
from domain.systems.nosgoth.combat.combat import TurnGiven
from domain.systems.nosgoth.consequences import CONSEQUENCES
from domain.systems.nosgoth.corrections import LAW
from domain.systems.nosgoth.state import Options, State
from domain.table.seats import Table

CHAPTERS: tuple[Chapter[State], ...] = (
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
    out_of_combat.CHAPTER,
)
RECORDED: dict[type[Command], str] = dict(chain.from_iterable(c.recorded.items() for c in CHAPTERS))
_CHAPTER: dict[type[Command], Chapter[State]] = {kind: c for c in CHAPTERS for kind in c.recorded}
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


RULES: tuple[str, ...] = (
    "NOS-SEC-01",
    "NOS-SEC-02",
    "NOS-SEC-03",
    "NOS-SEC-04",
    "NOS-SEC-05",
    "NOS-SEC-06",
    "NOS-TAB-01",
    "NOS-TAB-02",
    "NOS-TAB-03",
    "NOS-TAB-04",
    "NOS-TAB-05",
    "NOS-ACT-01",
    "NOS-ACT-02",
    "NOS-ACT-03",
    "NOS-ACT-04",
    "NOS-ACT-05",
    "NOS-ACT-06",
    "NOS-ACT-07",
    "NOS-DIFF-01",
    "NOS-DIFF-02",
    "NOS-DIFF-03",
    "NOS-DIFF-04",
    "NOS-FOC-01",
    "NOS-FOC-02",
    "NOS-FOC-03",
    "NOS-FOC-04",
    "NOS-FOC-05",
    "NOS-FOC-06",
    "NOS-RES-01",
    "NOS-RES-02",
    "NOS-RES-03",
    "NOS-RES-04",
    "NOS-RES-05",
    "NOS-COM-01",
    "NOS-COM-02",
    "NOS-COM-03",
    "NOS-COM-04",
    "NOS-COM-05",
    "NOS-COM-06",
    "NOS-COM-07",
    "NOS-COM-08",
    "NOS-COM-09",
    "NOS-COM-10",
    "NOS-COM-11",
    "NOS-DMG-01",
    "NOS-DMG-02",
    "NOS-DMG-03",
    "NOS-DMG-04",
    "NOS-DMG-05",
    "NOS-DMG-06",
    "NOS-DMG-07",
    "NOS-ZERO-01",
    "NOS-ZERO-02",
    "NOS-ZERO-03",
    "NOS-ZERO-04",
    "NOS-ZERO-05",
    "NOS-DEATH-01",
    "NOS-DEATH-02",
    "NOS-DEATH-03",
    "NOS-DATA-01",
    "NOS-DATA-02",
    "NOS-DATA-03",
    "NOS-DATA-04",
    "NOS-UNDO-01",
    "NOS-UNDO-02",
    "NOS-UNDO-03",
    "NOS-UNDO-04",
    "NOS-UNDO-05",
    "NOS-UNDO-06",
    "NOS-UNDO-07",
    "NOS-UNDO-08",
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
