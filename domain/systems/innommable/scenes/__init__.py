"""Play, scene by scene: the keeper's revelations, the dice that players bring in, and departures from play.

INN-SCN (`scenes`), INN-SYM, INN-INFO and INN-DIFF (`revelations`), INN-MONO (`monologues`), INN-TRAN (`transgression`),
INN-SUGG (`suggestions`), the end of a protagonist and of the game in INN-AUX-01 and INN-END-01 (`departures`).
"""
