"""Commands about a record."""
