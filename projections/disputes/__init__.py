"""Disputes as a seat sees them: the lines of its feed, the table's page, and the moves of the seat in them."""
