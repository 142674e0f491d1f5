"""Toxic substances, swallowed, breathed or injected."""
