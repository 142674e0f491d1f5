"""What is asked of a record."""
