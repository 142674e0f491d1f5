"""State of a table of Sombre: frozen structs and closed lists, which every other part builds on.

No chapter of the book lives here, only its lists: titles of skills (SOM-SKILL), firearms and their profiles (SOM-GUN),
weapons and protections.
"""
