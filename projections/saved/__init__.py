"""Feeds as bytes and back: what a table needs to go on without its record being told again."""

from projections.saved.feeds import restore, save

__all__ = ["restore", "save"]
