"""Notifications between processes, through Redis."""
