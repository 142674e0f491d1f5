"""Play, scene by scene: what the keeper reveals, what the players bring in with dice, and how one leaves play.

INN-SCN (`scenes`), INN-SYM, INN-INFO and INN-DIFF (`revelations`), INN-MONO (`monologues`), INN-TRAN (`transgression`),
INN-SUGG (`suggestions`), the end of a protagonist and of the game in INN-AUX-01 and INN-END-01 (`departures`).
"""
