"""Entries about a fight: its Turns, declarations, blows, holds and shots."""
