"""The table itself: its seats, phases of play, sheets closed or open, and objects (SOM-OBJ).

Of the book, the opening of a table and what the game master keeps to himself (the first of SOM-CHAR).
"""
