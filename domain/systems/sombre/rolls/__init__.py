"""The chapter of actions, as far as it is one throw: from the score and its modifiers to the die and its result.

Rules: SOM-ROLL. Asking for rolls stands in `calls`, throwing them at the table in `throws`.
"""
