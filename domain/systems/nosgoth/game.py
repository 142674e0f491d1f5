"""Nosgoth Mithrap, version 1: its chapters composed, its law of corrections, its rule IDs."""

from __future__ import annotations

from domain import talk
from domain.base.chance import DiceCodes
from domain.base.events import Command
from domain.base.refusal import Refused
from domain.game import Chapter, compose, numbered
from domain.systems.nosgoth import options, points, sheets
from domain.systems.nosgoth.actions import actions, at_once, focus, reductions, resolution
from domain.systems.nosgoth.combat import attacks, combat, damage, deeds, enemies, out_of_combat
from domain.systems.nosgoth.corrections import LAW
from domain.systems.nosgoth.state.sight import arranged, disclosing, is_gm
from domain.systems.nosgoth.state.state import Options, State
from domain.table.seats import Table

CHAPTERS: tuple[Chapter[State], ...] = (
    options.CHAPTER,
    sheets.CHAPTER,
    points.CHAPTER,
    actions.CHAPTER,
    reductions.CHAPTER,
    focus.CHAPTER,
    resolution.CHAPTER,
    at_once.CHAPTER,
    enemies.CHAPTER,
    combat.CHAPTER,
    attacks.CHAPTER,
    deeds.CHAPTER,
    damage.CHAPTER,
    out_of_combat.CHAPTER,
)
ROLLS: frozenset[type[Command]] = frozenset({resolution.ResolveAction, at_once.FocusAndResolve})
BEHALF = frozenset(kind for chapter in CHAPTERS for kind in chapter.commands) - ROLLS
"""NOS-TAB-02, NOS-TAB-05: the game master never rolls, he names who does."""
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


def guard(state: State, seat: str, kind: type[Command]) -> None:
    """Refuse a roll by the game master: only players roll, whoever attacks (NOS-TAB-02). Raises Refused."""
    if kind in ROLLS and is_gm(state, seat):
        raise Refused("gm_never_rolls", "NOS-TAB-02", "role")


def initial(table: Table, chosen: Options) -> State:
    return State(table, options=chosen)


GAME = compose(
    CHAPTERS,
    talk=talk.CHAPTERS,
    guard=guard,
    around=disclosing,
    arranged=arranged,
    name="nosgoth",
    version=1,
    title="Nosgoth Mithrap",
    roles={"gm": (1, 1), "player": (1, None), "spectator": (0, None)},
    options=Options,
    initial=initial,
    rules=numbered("NOS", SEC=6, TAB=5, ACT=7, DIFF=4, FOC=6, RES=5, COM=11, DMG=7, ZERO=5, DEATH=3, DATA=4, UNDO=8),
    preparation=frozenset(
        {sheets.CreateCharacter, sheets.SetSheetValue, enemies.AddCombatant, enemies.ReviseCombatant}
    ),
    law=LAW,
    dice=DiceCodes(source="dice_source", value="bad_die_value", count="bad_value", rule="NOS-TAB-03"),
    before_start=BEFORE_START,
    behalf=BEHALF,
)
