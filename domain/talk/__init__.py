"""Talk at a table, whatever is played: speech, notes, free rolls, hand-outs. No rule reads any of it."""

from domain.talk import free_rolls, notes, speech

CHAPTERS = (speech.CHAPTER, notes.CHAPTER, free_rolls.CHAPTER)

__all__ = ["CHAPTERS"]
