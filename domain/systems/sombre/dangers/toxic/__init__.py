"""Toxic substances: what is swallowed, breathed or injected."""
