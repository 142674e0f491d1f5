"""Decisions of one person that are said together: commands that stand for several others."""
