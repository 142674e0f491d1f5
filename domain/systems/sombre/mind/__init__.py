"""Minds: the lasting effects of fear, and all characters whom the game master plays.

Rules: SOM-SOMA (somatisations), SOM-TRAUMA and SOM-HARD (psychotraumas, hardening), SOM-NPC.
"""
