"""What requests and responses have in common: callers, limits, bodies, problems, languages."""
