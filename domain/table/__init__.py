"""What every table has, whatever is played: seats, their commands, its opening, its keys."""

import domain.game  # noqa: F401  (its words and those here need each other: whoever comes first, it is read first)
