"""Feeds as bytes and back: what a table needs to go on without its record being read again."""

from projections.snapshots.feeds import Saved, restore, save

__all__ = ["Saved", "restore", "save"]
