"""Records that are taken away."""
