"""Condition of bodies and minds, for every chapter: zones, Wounds, full gauges, holds, guns, frenzy.

Of the book: mental instability and its personalities (SOM-MIND), coma and death (SOM-COMA), the zones of localisation
(SOM-LOC), and of close combat and firearms what lasts beyond an action (SOM-MELEE, SOM-GUN).
"""
