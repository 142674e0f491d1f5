"""Comparison of states. Equality is not enough: a seat sees some lists in the order of a mapping."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


def same(one: Any, other: Any) -> bool:
    """Return whether two values are equal and every mapping in them has the same order. A set has none."""
    return one is other or (one == other and _ordered_alike(one, other))


def _ordered_alike(one: Any, other: Any) -> bool:
    """Return whether the mappings in two equal values have the same order."""
    if one is other:
        return True
    if isinstance(one, msgspec.Struct):
        return all(_ordered_alike(getattr(one, name), getattr(other, name)) for name in one.__struct_fields__)
    if isinstance(one, tuple | list):
        return all(map(_ordered_alike, one, other))
    if isinstance(one, Mapping):
        return list(one) == list(other) and all(_ordered_alike(one[key], other[key]) for key in one)
    return True
