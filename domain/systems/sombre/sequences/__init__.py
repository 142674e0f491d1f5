"""Decisions of one person that are made together: commands that stand for several others."""
