"""Conflicts and what they cost: goals and rolls, the fate list, and those who have lost their protagonist.

INN-CONF (`conflicts`, `rolls`), INN-FATE and INN-ANCH (`fate`), INN-OUT and INN-AUX (`auxiliaries`).
"""
