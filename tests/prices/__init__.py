"""Usual steps of a game, done command by command and with as few commands as there are decisions.

| step | one by one | at once | at most |
|---|---|---|---|
| an action of Nosgoth, with focus | 5 | 3 | 3 |
| an opposition of Spin, with three factors | 10 | 5 | 5 |
| a Turn of Sombre, two against two, all striking | 15 | 8 | 8 |
| ... in which one runs | 14 | 7 | 8 |
| ... four against two, all striking | 21 | 12 | |
| six people of Sombre with weapons | 43 | 11 | 12 |
"""
