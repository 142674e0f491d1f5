"""Entries of Ambre: what a seat reads of events."""
