"""Texts of records, read from a database, from a whole record, or from a seat's own."""
