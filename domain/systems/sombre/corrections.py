"""C-4, SOM-RULING-02..05: how this game corrects its record.

What depends on a corrected event falls because decide refuses it at its place: the roll without its call, the
shock without its failed roll, the imposed action without its fear. Nothing has to be listed here for that.
"""

from __future__ import annotations

from domain.game import Law, LawCodes

LAW = Law(
    codes=LawCodes(
        unknown="unknown_ruling",
        unseen="not_visible",
        void="already_retracted",
        uncontested="no_contest",
        role="gm_only",
    ),
    rule="SOM-RULING-02",
)
