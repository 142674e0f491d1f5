"""Usual steps of a game, done command by command and with as few commands as there are decisions.

| step | one by one | at once | at most |
|---|---|---|---|
| an action of Nosgoth, with focus | 5 | 3 | 3 |
| an opposition of Spin, with three factors | 10 | 5 | 5 |
"""
