"""Chapter DIFF: from a level of difficulty to the number to reach. Nothing modifies the die (NOS-DIFF-03)."""

from __future__ import annotations

from domain.systems.nosgoth.state import Action

LOWEST, HIGHEST = 1, 10
"""What a game master can set; 0 is routine."""


def in_range(level: int) -> bool:
    return LOWEST <= level <= HIGHEST


def target_number(level: int) -> int:
    """NOS-DIFF-01: three times the level; level 0 asks for no die."""
    return 3 * level


def level_before_focus(of: Action) -> int:
    """NOS-DIFF-02: the level less all accepted reductions, never below 0."""
    return max(0, (of.level or 0) - sum(reduction.levels for reduction in of.reductions))


def final_level(of: Action) -> int:
    """NOS-DIFF-02: focus lowers what the reductions left, never below 0."""
    return max(0, level_before_focus(of) - of.focus)
