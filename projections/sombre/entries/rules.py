"""The entry rules of all chapters of Sombre in one table."""

from __future__ import annotations

from projections.base.entry_rules import EntryRules
from projections.sombre.entries import animals, characters, fear, health, movement, roll_results, rolls, table
from projections.sombre.entries.combat import blows, guns, holds, melee, ranged, turns
from projections.sombre.entries.dangers import accidents, air, common, explosions, exposure, fire, torture, toxic

CHAPTERS = (
    *(table, characters, rolls, roll_results, animals, fear, health),
    *(turns, blows, movement, ranged, holds, guns, melee),
    *(common, accidents, fire, explosions, air, exposure, toxic, torture),
)
ENTRY_RULES: EntryRules = {kind: rule for chapter in CHAPTERS for kind, rule in chapter.ENTRY_RULES.items()}
