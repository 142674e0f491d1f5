"""A record judged again, event by event, each with its own draws, to find what the rules would not have admitted.

A chain of hashes shows that nothing was changed since; it does not show that the rules were kept. This does.
"""
