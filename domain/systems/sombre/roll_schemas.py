"""The schemas of what calls have in common."""

from __future__ import annotations

from domain.game import Schema, integer, several, text
from domain.systems.sombre.procedures import MOST_RANKS

RANK_SCHEMA: Schema = {
    "type": "object",
    "properties": {"label": text(), "ranks": integer(0, MOST_RANKS)},
    "required": ["label", "ranks"],
    "additionalProperties": False,
}
DIFFICULTY: Schema = several(RANK_SCHEMA, 0, 6)
