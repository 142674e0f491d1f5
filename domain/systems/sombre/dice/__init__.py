"""Dice: what a call may say, from the score and its modifiers to the result, and the commands that call and throw.

Rules: SOM-ROLL. Dice know none of the chapters above them: what follows a roll is registered by the chapter of its
purpose (`after_roll`), and `combat.calls` hands in the rules of rolls that answer declared actions.
"""
