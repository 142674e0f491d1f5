"""Rulings on one throw or shot when its roll is called: covers, and a muzzle very near. Structs."""

from __future__ import annotations

from typing import Literal

import msgspec

from domain.systems.sombre.state.hazards import Place

Extent = Literal["partial", "extended", "complete"]


class Cover(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """SOM-RANGED-10 to SOM-RANGED-12: of the target. `exposed`: what may be hit (none named: any zone of an extended
    one). `pierced`: the projectile goes through it.
    """

    extent: Extent
    exposed: tuple[Place, ...] = ()
    pierced: bool = False


class Shelter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """SOM-RANGED-13, SOM-RANGED-14: of the shooter. `lowered`: ranks that good use takes off; `opening`: it was built
    to shoot through, which takes off one at least.
    """

    extent: Extent
    lowered: int = 0
    opening: bool = False


class Shot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`point_blank`: less than a metre away (SOM-RANGED-23)."""

    cover: Cover | None = None
    shelter: Shelter | None = None
    point_blank: bool = False
