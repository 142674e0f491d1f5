"""Sombre light: ordinary people, and the fear that undoes them."""

from domain.systems.sombre.game import FIRST, GAME

GAMES = (GAME, FIRST)
PARTS = (
    "state",
    "table",
    "condition",
    "characters",
    "mind",
    "rolls",
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
    "calls",
    "animals",
    "fear",
    "pursuits",
    "combat.turn",
    "dangers.torture",
    "throws",
    "sequences",
)
"""The parts of the book, lowest first: each imports only those before it."""
