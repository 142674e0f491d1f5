"""Views of Innommable: what a seat sees."""
