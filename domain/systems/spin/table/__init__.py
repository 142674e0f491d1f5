"""The table and the flow of its story: seats, options, phases, scenes, respites; the checks that all other parts share.

SPI-SESS-01 (`setup`), SPI-SESS-08 to SPI-SESS-10 (`scenes`), SPI-SOLO (`roles`), SPI-SEC-03, 04, 06 (`sight`,
`guards`), fortunes as tokens, SPI-FORT-01 (`purse`).
"""
