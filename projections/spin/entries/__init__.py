"""Entries of Spin: what a seat reads of events, by chapter."""
