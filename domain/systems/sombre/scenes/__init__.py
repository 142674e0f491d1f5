"""Scenes: opening and closing them, and everything that ends with one (SOM-ROLL-01)."""
