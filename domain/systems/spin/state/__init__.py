"""State of a table of Spin, the closed lists and printed tables of the book, and pure readings of them.

SPI-RES, SPI-DICE-03 and SPI-ZOOM-05 as arithmetic (`results`), SPI-CANV-06 (`canvas_forms`), SPI-ORI-05
(`orientation_rows`), one card out of six (`cards`).
"""
