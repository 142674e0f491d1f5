"""Entries about dangers: one module for each family."""
