"""The commands that no seat ever misses that is there, each by the rule for which everybody sees it."""

OPEN: dict[str, tuple[str, ...]] = {
    "NOS-ACT-01": ("DeclareAction",),
    "NOS-ACT-02": ("RuleRoutine",),
    "NOS-ACT-03": ("ClassifyAction",),
    "NOS-ACT-04": ("SetDifficulty",),
    "NOS-ACT-05": (
        "ProposeReduction",
        "RuleReduction",
    ),
    "NOS-ACT-07": ("CancelAction",),
    "NOS-COM-01": ("RevealCombatant",),
    "NOS-COM-02": (
        "EndCombat",
        "SetTurnOrder",
        "StartCombat",
    ),
    "NOS-COM-03": ("EndTurn",),
    "NOS-COM-04": ("DeclareAttack",),
    "NOS-COM-06": ("DeclareEnemyAttack",),
    "NOS-DATA-01": ("CreateCharacter",),
    "NOS-DMG-01": ("ApplyDamage",),
    "NOS-FOC-01": ("ChooseFocus",),
    "NOS-RES-01": ("ResolveAction",),
    "NOS-RES-05": ("RecordSpecialEffect",),
    "NOS-SEC-02": ("DeclareEnemyAction",),
    "NOS-TAB-04": ("SetTableOptions",),
    "NOS-TAB-05": ("AssignRoller",),
    "NOS-ZERO-03": ("DeclareMove",),
}
