"""Commands that stand for several others, decided by one person at once."""
