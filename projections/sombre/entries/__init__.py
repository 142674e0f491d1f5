"""Entries of Sombre: what a seat reads of events, by chapter."""
