"""The end of a session and of the game, and the secrets that the gm discloses then.

SPI-SESS-11, SPI-SESS-12, SPI-SEC-07, SPI-LOOT-02 (`session`), SPI-UNDO-03 (`flow`).
"""
