"""The options of a table: the book's advanced rules and where it leaves a choice."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.chance import DiceSource


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every advanced rule is an option of the table; the defaults are the plain game."""

    solo: bool = False
    heroic_levels: bool = False
    deus_ex_alea: bool = False
    alea_unbounded: bool = False
    destiny_initiative: bool = False
    destiny_to_fortune: bool = False
    no_zero_destiny: bool = False
    pvp_destiny_delta: Literal["absolute", "signed"] = "absolute"
    max_shifts_per_opposition: int | None = None
    fortune_gain_scope: Literal["lead", "each_involved"] = "lead"
    fate_discard: Literal["return_immediately", "until_empty"] = "return_immediately"
    partie_scope: Literal["game", "session"] = "game"
    fortune_may_raise_level: bool = False
    dice: DiceSource = "either"

    def __post_init__(self) -> None:
        if self.deus_ex_alea and not self.heroic_levels:
            raise ValueError("deus_ex_alea needs heroic_levels")
        if self.alea_unbounded and not self.deus_ex_alea:
            raise ValueError("alea_unbounded needs deus_ex_alea")
        if self.max_shifts_per_opposition is not None and self.max_shifts_per_opposition < 1:
            raise ValueError("max_shifts_per_opposition is at least 1")
