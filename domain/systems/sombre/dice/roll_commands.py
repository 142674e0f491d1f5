"""Commands of actions and dice: intents, secret calls, the die, and rulings on oppositions."""

from __future__ import annotations

from domain.base.events import Command, Id, Text
from domain.systems.sombre.dice.calls import AnyCall
from domain.systems.sombre.dice.screen import Notice


class DeclareAction(Command, frozen=True):
    """Declare what a character tries."""

    RULES = ("SOM-ROLL-07", "SOM-ROLL-33")
    character: Id
    text: Text


class ReviewedDeclaration(Command, frozen=True):
    """Recorded only: a declaration that a correction has made doubtful; it is kept and flagged."""

    RULES = ("SOM-RULING-05",)
    character: Id
    text: Text


class DeclareAutomaticResult(Command, frozen=True):
    """Declare that an attempt succeeds or fails without a die.

    `resolves`: the attempt or the intent that it settles, and `margin`: that of its success.
    """

    RULES = ("SOM-ROLL-04", "SOM-ROLL-06", "SOM-ROLL-18", "SOM-ROLL-39")
    character: Id
    attempt: str
    success: bool
    reason: Text
    resolves: Id | None = None
    margin: int = 0


class CallSecretRoll(Command, frozen=True):
    """Roll in secret, in everybody's place. `answers`: the declaration that it answers."""

    RULES = ("SOM-ROLL-31", "SOM-ROLL-32", "SOM-ROLL-34")
    roll: AnyCall
    answers: Id | None = None
    notice: Notice | None = None
    decoy: bool = False


class Roll(Command, frozen=True):
    """Throw the die of a call. `zone`: the d6 of the place is thrown with that of an attack."""

    RULES = ("SOM-ROLL-08", "SOM-LOC-03")
    call: Id
    zone: bool = False


class RolledBlow(Command, frozen=True):
    """Recorded only: the die of a blow on the run. `struck`: it was a hit when it fell."""

    RULES = ("SOM-ROLL-08", "SOM-RULING-03")
    call: str
    struck: bool


class ConfirmDoubleFailure(Command, frozen=True):
    """Confirm that the double failure of an opposition stands.

    `pair`: which comparison of one against several, from 0.
    """

    RULES = ("SOM-ROLL-26",)
    opposition: Id
    pair: int = 0


class OrderReroll(Command, frozen=True):
    RULES = ("SOM-ROLL-26", "SOM-ROLL-29")
    opposition: Id
    pair: int = 0


class CancelCall(Command, frozen=True):
    """Cancel a call, or the request of a somatisation, before its die or choice."""

    RULES = ("SOM-ROLL-08", "SOM-SOMA-28")
    call: Id
