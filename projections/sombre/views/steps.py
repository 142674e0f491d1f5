"""A step of Sombre's record as its entries read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from domain.base.events import Consequence, Event
from domain.systems.sombre.state.state import SombreState


class Step(Protocol):
    """One event, the states before and after it, of this game, and its consequences."""

    @property
    def before(self) -> SombreState: ...

    @property
    def event(self) -> Event: ...

    @property
    def after(self) -> SombreState: ...

    @property
    def consequences(self) -> Sequence[Consequence]: ...
