"""Integrity of a register: its audit, its manifest, backups and copies."""
