"""Spin as one value: its chapters composed, its law of corrections, its rule IDs."""

from __future__ import annotations

from domain import talk
from domain.base.chance import DiceCodes
from domain.base.events import Command
from domain.base.refusal import Refused
from domain.game import Chapter, Sealing, compose, numbered
from domain.systems.spin.characters import canvases, characters, genre, orientation, stakes, traits
from domain.systems.spin.characters.book import DATA
from domain.systems.spin.corrections import LAW
from domain.systems.spin.destiny import destiny, fate
from domain.systems.spin.gauges import boss, fortunes, gauges
from domain.systems.spin.oppositions import (
    chain,
    chain_moves,
    competitions,
    factor_moves,
    opposition_moves,
    outcome,
    outcome_moves,
)
from domain.systems.spin.sequences import oppositions as together
from domain.systems.spin.session import flow, session
from domain.systems.spin.session.session import DiscloseSecrets
from domain.systems.spin.state.options import Options
from domain.systems.spin.state.state import Spin
from domain.systems.spin.table import scenes, setup
from domain.systems.spin.table.order import arranged, disclosing
from domain.table.seats import Table

CHAPTERS: tuple[Chapter[Spin], ...] = (
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
    together.CHAPTER,
    boss.CHAPTER,
    competitions.CHAPTER,
    destiny.CHAPTER,
    orientation.CHAPTER,
    fate.CHAPTER,
    fortunes.CHAPTER,
)
BEHALF = frozenset(kind for chapter in CHAPTERS for kind in chapter.commands) - {
    fate.BlockFateStrokes,
    fortunes.SpendFortuneOnTrait,
    fortunes.SpendFortuneOnGauge,
    chain.ShiftResult,
}
"""The gm acts for an absent seat, and never spends its fortunes."""
AFTER_END: frozenset[type[Command]] = frozenset({DiscloseSecrets})


def guard(state: Spin, seat: str, kind: type[Command]) -> None:
    """Refuse every command but disclosure after the end of the game (SPI-SESS-12). Raises Refused.

    Contests and corrections are the table's and not refused here.
    """
    if state.phase == "ended" and kind not in AFTER_END:
        raise Refused("game_ended", "SPI-SESS-12")


def over(state: Spin) -> bool:
    """Return whether the game has ended (SPI-SESS-12)."""
    return state.phase == "ended"


def initial(table: Table, options: Options) -> Spin:
    return Spin(table=table, options=options)


GAME = compose(
    CHAPTERS,
    talk=talk.CHAPTERS,
    guard=guard,
    around=disclosing,
    arranged=arranged,
    name="spin",
    version=1,
    title="Spin",
    roles={"gm": (1, 1), "player": (0, None), "spectator": (0, None)},
    options=Options,
    initial=initial,
    rules=numbered(
        "SPI",
        SESS=15,
        CANV=6,
        TRAIT=5,
        GAUGE=9,
        BOSS=3,
        DEST=8,
        OPP=16,
        DICE=5,
        RES=4,
        GAIN=4,
        INT=10,
        LOOT=3,
        PVP=5,
        ZOOM=5,
        COMP=8,
        ORI=5,
        FATE=11,
        FORT=7,
        HERO=5,
        ALEA=10,
        INIT=3,
        CONV=3,
        NOZ=3,
        SOLO=1,
        SEC=7,
        UNDO=7,
    ),
    data=DATA,
    preparation=frozenset(
        {
            genre.SetGenre,
            characters.CreateCharacter,
            canvases.CreateCanvas,
            canvases.WriteCanvasAxis,
            traits.AddTrait,
            traits.EditTrait,
            traits.DeleteTrait,
            stakes.AddStake,
            stakes.EditStake,
        }
    ),
    law=LAW,
    seatable=setup.seatable,
    sealing=Sealing(opened=session.disclosed, opening=frozenset({session.DiscloseSecrets})),
    renamed={
        scenes.AdvancePhase: {"target": "phase"},
        characters.SetBossVeto: {"boss": "npc"},
        boss.ApplyBossImpact: {"kind": "gauge_kind"},
        outcome.RecordConsequence: {"wording": "trait_text"},
    },
    dice=DiceCodes(rule="SPI-DICE-04", count_first=True),
    starts_with=scenes.AdvancePhase,
    behalf=BEHALF,
    over=over,
    after_end=AFTER_END,
)
