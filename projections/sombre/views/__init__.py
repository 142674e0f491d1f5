"""Views of Sombre: what a seat sees, by chapter."""
