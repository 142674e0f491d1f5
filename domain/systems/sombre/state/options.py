"""Options of a table, and points of the rules that the versions of the game read otherwise. A table has those of its
version from its opening on, in its state: whatever derives or shows anything reads them there.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.base.chance import DiceSource

RoadFormula = Literal["floor(v/10)", "floor((v-30)/10)", "floor((v-30)/10)+1"]
"""A17: three readings of one Wound for each 10 km/h from 30 on."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a table: O-1 to O-8 of the catalogue, the readings of health and combat, whence its dice come."""

    dice: DiceSource = "either"
    sheet_mode: Literal["closed", "open"] = "closed"
    handedness: Literal["chosen", "random_d6"] = "chosen"
    npc_dice: Literal["hidden", "open"] = "hidden"
    secret_roll_notice: Literal["by_initiative", "announced", "silent"] = "by_initiative"
    xp_belongs_to_player: bool = False
    heart_disease_wound: Literal["additional", "convert"] = "additional"
    open_screen_dice_at_close: bool = False
    open_mode_shows_page4: bool = False
    clock_visible: bool = True
    armour_simultaneous: bool = False
    armour_faces: bool = False
    effects_at_once: bool = False
    resist_health_mods: bool = False
    strangle_costs_action: bool = True
    road_formula: RoadFormula = "floor(v/10)"
    burn_cap_and_marks: bool = True


class Rulings(msgspec.Struct, frozen=True):
    """Readings of the rules, as the present version has them.

    `hard_shots_from_ground`: A73, SOM-MELEE-36: to shoot or throw from the ground at somebody who stands is a rank
    harder, as close fighting is. In version 1 it is as easy as on one's feet.
    """

    hard_shots_from_ground: bool = True


FIRST = Rulings(hard_shots_from_ground=False)
"""Version 1, as it was released."""
