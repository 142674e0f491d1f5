"""Destiny and the Coups du sort: the hidden number, its uses, and the six cards of fate.

SPI-DEST, SPI-INIT-01, 02, SPI-CONV, SPI-NOZ (`destiny`), SPI-FATE (`fate`, `fate_hand`), SPI-FORT-02 (`fate`).
"""
