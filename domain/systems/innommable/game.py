"""Innommable, version 008: its chapters composed, its law of corrections, its rule IDs."""

from __future__ import annotations

from domain import talk
from domain.base.chance import DiceCodes
from domain.game import Chapter, Sealing, compose, numbered
from domain.systems.innommable import chairs, epilogue
from domain.systems.innommable.conflicts import auxiliaries, conflicts, fate, rolls
from domain.systems.innommable.corrections import LAW
from domain.systems.innommable.preparation import preparation, protagonists
from domain.systems.innommable.scenes import monologues, revelations, scenes, suggestions, transgression
from domain.systems.innommable.state.situation import Options
from domain.systems.innommable.state.state import Mystery, Player
from domain.table.seats import Table

CHAPTERS: tuple[Chapter[Mystery], ...] = (
    preparation.CHAPTER,
    protagonists.CHAPTER,
    scenes.CHAPTER,
    revelations.CHAPTER,
    monologues.CHAPTER,
    transgression.CHAPTER,
    suggestions.CHAPTER,
    conflicts.CHAPTER,
    rolls.CHAPTER,
    fate.CHAPTER,
    auxiliaries.CHAPTER,
    epilogue.CHAPTER,
)


def initial(table: Table, options: Options) -> Mystery:
    """Return the state before setup, with one protagonist for each player's seat (INN-TAB-01)."""
    return Mystery(table=table, options=options, players={seat.id: Player() for seat in table.with_role("player")})


def over(state: Mystery) -> bool:
    """Return whether the game is over (INN-END-06)."""
    return state.phase == "closed"


GAME = compose(
    CHAPTERS,
    talk=talk.CHAPTERS,
    name="innommable",
    version=1,
    title="Innommable",
    roles={"gm": (1, 1), "player": (2, 4), "spectator": (0, None)},
    options=Options,
    initial=initial,
    seated=chairs.seated,
    seatable=chairs.seatable,
    # Advice bears an ID too (INN-SYM-06, INN-END-04) and no code.
    rules=numbered(
        "INN",
        SEC=8,
        TAB=6,
        PREP=7,
        CHAR=6,
        SCN=8,
        PHA=4,
        DICE=6,
        SYM=6,
        INFO=3,
        MONO=9,
        TRAN=4,
        SUGG=8,
        CONF=18,
        OUT=4,
        DIFF=4,
        FATE=12,
        ANCH=3,
        AUX=8,
        END=6,
        UNDO=11,
    ),
    preparation=frozenset(
        {
            preparation.RecordSituationElement,
            preparation.RecordSymptom,
            preparation.SetDiceScheme,
            preparation.PlanInformation,
            preparation.DropPlannedInformation,
            protagonists.CreateProtagonist,
            protagonists.SetAttachment,
        }
    ),
    law=LAW,
    sealing=Sealing(opened=epilogue.disclosed, opening=frozenset({epilogue.DiscloseSecret})),
    renamed={
        preparation.SetDiceScheme: {"scheme": "dice_scheme"},
        protagonists.DeclareLink: {"other_protagonist": "other"},
    },
    dice=DiceCodes(source="dice_source", value="bad_die_value", count="bad_die_value", rule="INN-DICE-06"),
    starts_with=preparation.StartPlay,
    behalf_of_any=frozenset(
        {
            suggestions.IncorporateSuggestion,
            conflicts.WithdrawGoal,
            conflicts.AcceptFailure,
            conflicts.StopAction,
            auxiliaries.ChooseKeptDice,
        }
    ),
    over=over,
    after_end=frozenset({epilogue.DiscloseSecret}),
)
