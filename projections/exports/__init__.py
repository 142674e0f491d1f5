"""Exports: records, stories and kits that people take away from a table."""
