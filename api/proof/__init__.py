"""Where dice come from, and what the service signs."""
