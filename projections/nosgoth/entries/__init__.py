"""Entries of Nosgoth Mithrap: what a seat reads of events, by chapter."""
