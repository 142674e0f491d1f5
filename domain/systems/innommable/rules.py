"""Innommable, version 008: every command finds its chapter here."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from domain.chance import Chance, DiceCodes
from domain.events import Act, Command, Event
from domain.game import Evolved, Game, Move
from domain.systems.innommable import (
    auxiliaries,
    conflicts,
    epilogue,
    fate,
    monologues,
    preparation,
    preparation_moves,
    protagonists,
    revelations,
    rolls,
    scenes,
    suggestions,
    transgression,
)
from domain.systems.innommable.consequences import CONSEQUENCES
from domain.systems.innommable.situation import Options
from domain.systems.innommable.state import Mystery, Player
from domain.systems.innommable.undo import LAW
from domain.table import Table

Setup = preparation.Preparing | protagonists.Making
Keeping = scenes.Framing | revelations.Revealing | fate.Marking | epilogue.Ending
Giving = monologues.Speaking | transgression.Judging | suggestions.Suggesting | auxiliaries.Departing
Trying = conflicts.Striving | rolls.Rolling
InnommableCommand = Setup | Keeping | Giving | Trying

RECORDED: dict[type[Command], str] = {
    preparation.SetTableOptions: "OptionsSet",
    preparation.RecordSituationElement: "SituationElementRecorded",
    preparation.RecordSymptom: "SymptomRecorded",
    preparation.SetDiceScheme: "DiceSchemeSet",
    preparation.PlanInformation: "InformationPlanned",
    preparation.DropPlannedInformation: "PlannedInformationDropped",
    preparation.StartPlay: "PlayStarted",
    protagonists.AnnounceSetting: "SettingAnnounced",
    protagonists.CreateProtagonist: "ProtagonistCreated",
    protagonists.SetAttachment: "AttachmentSet",
    protagonists.DeclareLink: "LinkDeclared",
    protagonists.RejectProtagonist: "ProtagonistRejected",
    scenes.OpenOrdinaryScene: "OrdinarySceneOpened",
    scenes.SetScenePresence: "PresenceChanged",
    scenes.CloseOrdinaryScene: "OrdinarySceneClosed",
    scenes.MakeThreat: "ThreatMade",
    revelations.RevealSymptom: "SymptomRevealed",
    revelations.RepeatSymptom: "SymptomRepeated",
    revelations.RevealInformation: "InformationRevealed",
    revelations.RevealSource: "SourceRevealed",
    revelations.RaiseDifficulty: "DifficultyRaised",
    monologues.TakeDie: "DieTaken",
    monologues.CompleteMonologue: "MonologueCompleted",
    monologues.RejectMonologue: "MonologueRejected",
    monologues.RealizeHallucination: "HallucinationRealized",
    transgression.ProposeTransgression: "TransgressionProposed",
    transgression.VoteTransgression: "TransgressionVoted",
    suggestions.MakeSuggestion: "SuggestionMade",
    suggestions.IncorporateSuggestion: "SuggestionIncorporated",
    conflicts.DeclareGoal: "GoalDeclared",
    conflicts.RuleResolution: "ResolutionRuled",
    conflicts.WithdrawGoal: "GoalWithdrawn",
    conflicts.StopAction: "ActionStopped",
    conflicts.AcceptFailure: "FailureAccepted",
    conflicts.BreakAttachment: "AttachmentBroken",
    rolls.RollPool: "DiceRolled",
    rolls.RerollOdd: "DiceRolled",
    rolls.RollGivenDie: "DiceRolled",
    fate.CrossBoxes: "BoxesCrossed",
    fate.UseAnchoring: "AnchoringUsed",
    auxiliaries.RenounceProtagonist: "ProtagonistRenounced",
    auxiliaries.ChooseKeptDice: "KeptDiceChosen",
    auxiliaries.ImposeDie: "DieImposed",
    epilogue.DeclareDefused: "SituationDefused",
    epilogue.AddNarration: "NarrationAdded",
    epilogue.TellEpilogue: "EpilogueTold",
    epilogue.DiscloseSecret: "SecretDisclosed",
    epilogue.CloseGame: "GameClosed",
}

_CHAPTERS: dict[str, int] = {
    "SEC": 8,
    "TAB": 6,
    "PREP": 7,
    "CHAR": 6,
    "SCN": 8,
    "PHA": 4,
    "DICE": 6,
    "SYM": 6,
    "INFO": 3,
    "MONO": 9,
    "TRAN": 4,
    "SUGG": 8,
    "CONF": 18,
    "OUT": 4,
    "DIFF": 4,
    "FATE": 12,
    "ANCH": 3,
    "AUX": 8,
    "END": 6,
    "UNDO": 11,
}
RULES = tuple(f"INN-{chapter}-{n:02}" for chapter, last in _CHAPTERS.items() for n in range(1, last + 1))
"""The catalogue's rules. Advice bears an ID too (INN-SYM-06, INN-END-04) and no code."""


def initial(table: Table, options: Options) -> Mystery:
    """INN-TAB-01: one protagonist for each player's seat."""
    return Mystery(table=table, options=options, players={seat.id: Player() for seat in table.with_role("player")})


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: InnommableCommand = act.command
    if isinstance(command, Setup):
        return _decide_setup(state, act, command)
    if isinstance(command, Keeping):
        return _decide_keeping(state, act, command)
    if isinstance(command, Giving):
        return _decide_giving(state, act, command)
    if isinstance(command, rolls.Rolling):
        return rolls.decide(state, act, command, chance)
    return conflicts.decide(state, act, command)


def _decide_setup(state: Mystery, act: Act, command: Setup) -> Command:
    if isinstance(command, preparation.Preparing):
        return preparation.decide(state, act, command)
    return protagonists.decide(state, act, command)


def _decide_keeping(state: Mystery, act: Act, command: Keeping) -> Command:
    if isinstance(command, scenes.Framing):
        return scenes.decide(state, act, command)
    if isinstance(command, revelations.Revealing):
        return revelations.decide(state, act, command)
    if isinstance(command, fate.Marking):
        return fate.decide(state, act, command)
    return epilogue.decide(state, act, command)


def _decide_giving(state: Mystery, act: Act, command: Giving) -> Command:
    if isinstance(command, monologues.Speaking):
        return monologues.decide(state, act, command)
    if isinstance(command, transgression.Judging):
        return transgression.decide(state, act, command)
    if isinstance(command, suggestions.Suggesting):
        return suggestions.decide(state, act, command)
    return auxiliaries.decide(state, act, command)


def evolve(state: Mystery, event: Event) -> Evolved:
    command: InnommableCommand = event.command
    if isinstance(command, Setup):
        return _evolve_setup(state, event, command)
    if isinstance(command, Keeping):
        return _evolve_keeping(state, event, command)
    if isinstance(command, Giving):
        return _evolve_giving(state, event, command)
    if isinstance(command, rolls.Rolling):
        return rolls.evolve(state, event, command)
    return conflicts.evolve(state, event, command)


def _evolve_setup(state: Mystery, event: Event, command: Setup) -> Evolved:
    if isinstance(command, preparation.Preparing):
        return preparation.evolve(state, event, command)
    return protagonists.evolve(state, event, command)


def _evolve_keeping(state: Mystery, event: Event, command: Keeping) -> Evolved:
    if isinstance(command, scenes.Framing):
        return scenes.evolve(state, event, command)
    if isinstance(command, revelations.Revealing):
        return revelations.evolve(state, event, command)
    if isinstance(command, fate.Marking):
        return fate.evolve(state, event, command)
    return epilogue.evolve(state, event, command)


def _evolve_giving(state: Mystery, event: Event, command: Giving) -> Evolved:
    if isinstance(command, monologues.Speaking):
        return monologues.evolve(state, event, command)
    if isinstance(command, transgression.Judging):
        return transgression.evolve(state, event, command)
    if isinstance(command, suggestions.Suggesting):
        return suggestions.evolve(state, event, command)
    return auxiliaries.evolve(state, event, command)


_MOVES = (
    preparation_moves.moves,
    protagonists.moves,
    scenes.moves,
    revelations.moves,
    monologues.moves,
    transgression.moves,
    suggestions.moves,
    conflicts.moves,
    rolls.moves,
    fate.moves,
    auxiliaries.moves,
    epilogue.moves,
)


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    """What this seat may do now, chapter by chapter."""
    return chain.from_iterable(chapter(state, seat) for chapter in _MOVES)


GAME = Game(
    name="innommable",
    version=1,
    title="Innommable",
    roles={"gm": (1, 1), "player": (2, 4), "spectator": (0, None)},
    options=Options,
    commands=tuple(RECORDED),
    recorded=RECORDED,
    consequences=CONSEQUENCES,
    initial=initial,
    decide=decide,
    evolve=evolve,
    moves=moves,
    rules=RULES,
    law=LAW,
    dice=DiceCodes(source="dice_source", value="bad_die_value", count="bad_die_value", rule="INN-DICE-06"),
    starts_with=preparation.StartPlay,
    after_end=frozenset({epilogue.DiscloseSecret}),
)
