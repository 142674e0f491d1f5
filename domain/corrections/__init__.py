"""Corrections: their commands, how they are judged, and how the record after them is judged again."""
