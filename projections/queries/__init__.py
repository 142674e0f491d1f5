"""Queries on a feed: frames that match a filter, and everything that a seat knows of one event."""
