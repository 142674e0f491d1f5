"""The closed lists of the book, as the wire spells them."""

from __future__ import annotations

from typing import Literal, get_args

Phase = Literal["setup", "genre", "creation", "presentation", "narrative", "session_end", "ended"]
PHASES: tuple[Phase, ...] = get_args(Phase)
CharacterKind = Literal["protagonist", "npc", "boss"]
TraitLevel = Literal["normal", "heroic", "mythic"]
Duration = Literal["durable", "session"]
GaugeKind = Literal["state", "resource", "progression"]
CampName = Literal["protagonist", "obstacle"]
OppositionKind = Literal["standard", "pvp", "competition_leg"]
OppositionStatus = Literal["requested", "framing", "locked", "rolled", "finalised", "closed", "cancelled"]
Zoom = Literal["action", "sequence", "script"]
ZoomAsOpened = Literal["action", "sequence", "script", "undecided"]
FactorStatus = Literal["proposed", "accepted", "rejected"]
FactorSource = Literal["trait", "gauge", "modifier", "text"]
Conversion = Literal["none", "as_reflex", "as_aptitude"]
Stance = Literal["favourite", "outsider"]
Result = Literal["fiasco", "failure", "partial_failure", "partial_success", "success", "exploit"]
LADDER: tuple[Result, ...] = get_args(Result)
Direction = Literal["up", "down"]
Mitigation = Literal["none", "not_reducible", "asked", "accepted", "refused"]
Polarity = Literal["negative", "positive"]
PolarityPurpose = Literal["orientation", "initiative"]
Side = Literal["protagonists", "adversary"]
DestinyCause = Literal["lock", "reopen", "orientation", "stroke", "alea", "new_partie"]
ModifierKind = Literal["advantage", "handicap"]
CampStatus = Literal["in", "harm_pending", "withdrawn"]
CompetitionOutcome = Literal["open", "tie", "winner", "ex_aequo", "no_winner"]
SceneKind = Literal["presentation", "narrative"]
StrokeReason = Literal["story", "after_fiasco"]
Basis = Literal["exploit", "stake", "session_loot", "zero_sum_loot", "reveal", "ruling"]
Audience = Literal["all", "gm"]
NewCanvasKind = Literal[
    "group",
    "faction",
    "place",
    "culture",
    "object",
    "sense",
    "world",
    "drama",
    "template",
    "campaign_plan",
    "campaign_events",
    "custom",
]
CanvasKind = Literal["character", NewCanvasKind]
Row = Literal[
    "question",
    "field",
    "fate_stroke",
    "identity",
    "ability",
    "facing_obstacle",
    "military",
    "negative_emotion",
    "positive_emotion",
    "unresolved",
    "consequence",
    "process",
    "affliction",
    "relation",
    "attitude",
    "conflict",
    "framing",
]
FateTheme = Literal["discovery", "singled_out", "mission", "off_screen", "setback", "twist"]
FATE_THEMES: tuple[FateTheme, ...] = get_args(FateTheme)
ReadingKey = Literal["yes_and", "yes", "yes_but", "no_but", "no", "no_and"]
