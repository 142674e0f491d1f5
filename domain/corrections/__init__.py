"""Corrections: who may make them, how they are judged, and how the record after them is judged again."""
