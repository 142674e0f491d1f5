"""How fast, how right, how complete."""
