"""The result of a reducer: the next state, and what followed on the way to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, NamedTuple, ParamSpec

from domain.base.events import Consequence

P = ParamSpec("P")


class Evolved(NamedTuple):
    """A state and what followed on the way to it, in order."""

    state: Any
    consequences: tuple[Consequence, ...] = ()

    def then(self, step: Callable[Concatenate[Any, P], Evolved], *args: P.args, **named: P.kwargs) -> Evolved:
        """Take one more step from this state: return its state, with all consequences until then before its own."""
        after = step(self.state, *args, **named)
        return Evolved(after.state, self.consequences + after.consequences) if self.consequences else after

    def adding(self, *consequences: Consequence) -> Evolved:
        """Return the same state with these consequences as well."""
        return Evolved(self.state, self.consequences + consequences)

    def at(self, state: Any) -> Evolved:
        """Return another state with the same consequences."""
        return self if state is self.state else Evolved(state, self.consequences)
