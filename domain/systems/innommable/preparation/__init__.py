"""Preparation before play: the keeper's secret preparation, and the protagonists that the players make.

INN-PREP and the options of INN-TAB (`preparation`, `forms`), INN-CHAR (`protagonists`).
"""
