"""Views of Ambre: what a seat sees."""
