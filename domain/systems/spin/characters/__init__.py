"""Making the world and its people: the genre, canvases, characters with their traits, stakes, orientation rolls.

SPI-SESS-02 to SPI-SESS-06 (`genre`, `characters`), SPI-SESS-13 (`stakes`), SPI-SESS-14 (`characters`), SPI-CANV
(`canvases`), SPI-TRAIT and SPI-HERO-01, 02 (`traits`), SPI-BOSS-01 (`characters`), SPI-ORI (`orientation`); the
book's tables as data, SPI-SESS-15 (`book`).
"""
