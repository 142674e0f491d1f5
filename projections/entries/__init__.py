"""Entries of feeds that no game has of its own: their fields, and how the line of any entry is written."""
