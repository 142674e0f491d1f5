"""Points of the rules that the versions of the game read otherwise. A table has those of its version from its opening
on, in its state: whatever derives or shows anything reads them there.
"""

from __future__ import annotations

import msgspec


class Rulings(msgspec.Struct, frozen=True):
    """Readings of the rules, as the present version has them.

    `hard_shots_from_ground`: A73, SOM-MELEE-36: to shoot or throw from the ground at somebody who stands is a rank
    harder, as close fighting is. In version 1 it is as easy as on one's feet.
    """

    hard_shots_from_ground: bool = True


FIRST = Rulings(hard_shots_from_ground=False)
"""Version 1, as it was released."""
