"""Torture: what people do to people on purpose and at length."""
