"""Disputes as a seat sees them: the lines of its feed, what stands on the table's page, what it may say to them."""
