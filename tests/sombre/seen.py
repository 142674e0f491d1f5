"""The commands that no seat ever misses that is there, each by the rule for which everybody sees it."""

OPEN: dict[str, tuple[str, ...]] = {
    "SOM-CHAR-05": (
        "SetSheetMode",
        "SetTableOption",
    ),
    "SOM-DANGER-EXPLO-01": ("TriggerExplosion",),
    "SOM-DISTRESS-12": ("AdvanceTurns",),
    "SOM-DISTRESS-13": ("RevealNpcState",),
    "SOM-NPC-09": (
        "CallOpposedRoll",
        "CallPursuitRoll",
        "CallSurprise",
        "EndPursuit",
        "IntroduceNpc",
        "StartPursuit",
    ),
    "SOM-ROLL-01": (
        "CloseScene",
        "CloseTable",
        "OpenScene",
        "StartPlay",
    ),
    "SOM-SOMA-27": ("SetWatching",),
    "SOM-TURN-01": (
        "EndCombat",
        "StartCombat",
    ),
    "SOM-TURN-02": ("AdvancePhase",),
    "SOM-TURN-07": ("RevealNpcIntent",),
    "SOM-XP-01": (
        "CloseExperiencePhase",
        "OpenExperiencePhase",
    ),
}
