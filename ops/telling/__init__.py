"""What was told, read from a database, from a whole record, or from a seat's own."""
