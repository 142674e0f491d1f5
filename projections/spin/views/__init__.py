"""Views of Spin: what a seat sees."""
