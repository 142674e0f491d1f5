"""Minds: what fear leaves behind, and everybody whom the game master plays.

Rules: SOM-SOMA (somatisations), SOM-TRAUMA and SOM-HARD (psychotraumas, hardening), SOM-NPC.
"""
