"""What is swallowed, breathed or injected."""
