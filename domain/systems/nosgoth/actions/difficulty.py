"""Chapter DIFF: from a level of difficulty to the number to reach. Nothing modifies the die (NOS-DIFF-03).

Every function takes the state, which knows the version of the rules: a projection reads the same numbers.
"""

from __future__ import annotations

from domain.systems.nosgoth.state.state import Action, State

LOWEST, HIGHEST = 1, 10
"""What a game master can set; 0 is routine."""


def in_range(level: int) -> bool:
    return LOWEST <= level <= HIGHEST


def target_number(state: State, level: int) -> int:
    """Return the least face of the d20 that succeeds, three times the level; level 0 asks for no die (NOS-DIFF-01)."""
    return 3 * level


def level_before_focus(state: State, of: Action) -> int:
    """Return the level less all accepted reductions, never below 0 (NOS-DIFF-02)."""
    return max(0, (of.level or 0) - sum(reduction.levels for reduction in of.reductions))


def final_level(state: State, of: Action) -> int:
    """Return the level left after reductions and focus, never below 0 (NOS-DIFF-02)."""
    return max(0, level_before_focus(state, of) - of.focus)
