"""Beside the loop and into the register: writing, saved states, notes."""
