"""Sombre light: ordinary people, and the fear that undoes them."""

from domain.systems.sombre.game import FIRST, GAME

GAMES = (GAME, FIRST)
PARTS = (
    "state",
    "table",
    "condition",
    "characters",
    "mind",
    "dice",
    "health",
    "dangers.common",
    "dangers.air",
    "dangers.accidents",
    "dangers.fire",
    "dangers.explosions",
    "dangers.exposure",
    "dangers.toxic",
    "dangers",
    "combat.attacks",
    "combat.melee",
    "combat.guns",
    "combat.declarations",
    "combat.resolution",
    "combat.calls",
    "combat.turn",
    "animals",
    "fear",
    "pursuits",
    "torture",
    "scenes",
    "sequences",
)
"""The parts of the book, lowest first: each imports only those before it."""
