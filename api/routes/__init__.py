"""Route handlers: a module for each part of the interface."""
