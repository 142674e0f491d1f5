"""Exposure, which wears a body down: hunger, thirst, heat, cold, illness, radiation."""
