"""Entries of Innommable: what a seat reads of events."""
