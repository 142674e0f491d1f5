"""What is asked for: a module for each part of the surface."""
