"""Moves of a seat, as JSON Schemas that a client can make forms of.

The game's moves are folded (`folding`), those that are left of one command become one with branches (`branching`),
people's words are put in (`titles`), what the catalogue of the game's commands says already is left to it (`catalogue`,
`narrowing`), and what repeats is written once (`sharing`). A document is made of what the last one left (`keeping`).
"""

from projections.moves.correcting import amendments
from projections.moves.documents import Offer, Offers
from projections.moves.offers import offers, play_moves, table_moves

__all__ = ["Offer", "Offers", "amendments", "offers", "play_moves", "table_moves"]
