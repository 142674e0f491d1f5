"""Projections as games declare them: views, entry rules, and the encoding of values."""
