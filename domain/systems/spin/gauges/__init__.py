"""Gauges, bosses who have them, and fortunes spent between scenes on traits and gauges.

SPI-GAUGE (`gauges`), SPI-BOSS-02, 03 (`boss`), SPI-FORT-05 to SPI-FORT-07 and SPI-HERO-05 (`fortunes`).
"""
