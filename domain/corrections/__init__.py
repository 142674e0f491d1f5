"""Corrections: their commands, how they are judged, and how the record after them is judged again."""

import domain.game  # noqa: F401  (its words and those here need each other: whoever comes first, it is read first)
