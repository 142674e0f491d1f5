"""Oppositions, from the request to the close, and competitions, which are made of them.

SPI-OPP, SPI-PVP-01, SPI-ZOOM-01 to SPI-ZOOM-03 (`oppositions`), key factors with SPI-OPP-04 to SPI-OPP-09, SPI-HERO-04,
SPI-PVP-02, 04 (`factor_offers`, `factors`), the chain of lock, dice, result and gains with SPI-DICE, SPI-RES, SPI-GAIN,
SPI-FORT-03 (`chain`), SPI-ALEA (`alea`), SPI-INT, SPI-LOOT (`outcome`), SPI-COMP (`competitions`, `rounds`).
The modules whose names end in `_moves` offer the moves of each.
"""
