"""Conflicts and their cost: goals and rolls, the fate list, and the players who have lost their protagonist.

INN-CONF (`conflicts`, `rolls`), INN-FATE and INN-ANCH (`fate`), INN-OUT and INN-AUX (`auxiliaries`).
"""
