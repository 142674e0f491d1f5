"""Moves of a seat, as JSON Schemas that a client can make forms of.

The game's moves are folded (`folding`), those that are left of one command become one with branches (`branching`),
people's words are put in (`titles`), what the catalogue of the game's commands says already is left to it (`catalogue`,
`narrowing`), and what repeats is written once (`sharing`). A list of moves needs none of that: it has a tag for each
form. Every answer is made of what the last one left (`form_cache`).
"""

from projections.moves.correction_moves import amendments
from projections.moves.documents import Listed, MovesList, Offer, Offers
from projections.moves.offers import offers, play_moves

__all__ = ["Listed", "MovesList", "Offer", "Offers", "amendments", "offers", "play_moves"]
