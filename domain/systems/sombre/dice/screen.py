"""Secret rolls: the notices that players receive of them, and the dice thrown behind the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal

from domain.base.chance import EVERYBODY, HIDDEN, Chance, Draw, Faces, Seen
from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.dice.modifiers import unscored
from domain.systems.sombre.dice.results import compare, hidden_dice, settle_die
from domain.systems.sombre.state.roll_state import Call
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import open_sheet

Notice = Literal["announced", "silent"]
OF_SHEET = ("infarct", "stray_margin")
"""What is rolled of a sheet, for those who read it."""
Throw = Callable[[str], tuple[int, bool] | None]
"""The secret d20 of a character, and whether it was typed; None: none fell for it before the roll was amended, so that
it still owes one.
"""


class SecretRollNoticed(Consequence, frozen=True):
    """Something was rolled in secret for a character, which is all that players learn."""

    RULES = ("SOM-ROLL-32",)
    character: Id


def seen_by(state: SombreState, call: Call) -> Seen:
    """Return who sees the die of a call when it is thrown (SOM-ROLL-41, SOM-NPC-10, SOM-TURN-07).

    A hidden action is noticed, if at all, by the result of its die.
    """
    person = state.characters[call.character]
    intent = state.fight.intents.get(call.subject) if state.fight else None
    if hidden_dice(state, call) or (call.opposition is None and intent is not None and intent.hidden):
        return HIDDEN
    if not person.known:
        return HIDDEN
    if person.played and (call.purpose == "treatment" or (call.purpose in OF_SHEET and not open_sheet(state, person))):
        return person.seat or HIDDEN
    return EVERYBODY


def noticed(
    state: SombreState, people: Iterable[str], notice: Notice | None, answers: str | None
) -> Iterator[SecretRollNoticed]:
    """Yield the notices of a secret roll, the same for success, failure and decoy (SOM-ROLL-32, O-4).

    Never one for an adversary.
    """
    ruled = notice or state.options.secret_roll_notice
    if ruled == "by_initiative" and answers is not None:
        declared = state.declarations.get(answers)
        if declared is not None and declared.character in state.characters:
            yield SecretRollNoticed(declared.character)
    if ruled == "announced":
        found = (state.characters.get(character) for character in people)
        yield from (SecretRollNoticed(p.id) for p in found if p is not None and p.is_pc and p.known)


def throw_all(evolved: Evolved, cause: str, throw: Throw) -> Evolved:
    """Throw every secret die that the event still owes, and those that ties ask for.

    The die of a character without a score waits (A76). In a roll that is judged again each side keeps its own die; the
    game master throws those that nobody threw (SOM-RULING-02).
    """
    while owed := _owed(evolved.state, cause):
        thrown = [(call, fell) for call in owed if (fell := throw(call.character)) is not None]
        for call, (die, physical) in thrown:
            evolved = evolved.then(settle_die, call, die, physical=physical)
        if not thrown:
            break
        if owed[0].opposition is not None:
            evolved = evolved.then(compare, owed[0].opposition)
    return evolved


def _owed(state: SombreState, cause: str) -> list[Call]:
    return [c for c in state.dice.calls.values() if c.secret and c.cause == cause and not unscored(state, c)]


def secret_die(chance: Chance) -> Throw:
    """Return a `Throw` that draws dice behind the screen, each its own character's."""

    def throw(character: str) -> tuple[int, bool] | None:
        die = chance.own_die(character, 20, HIDDEN)
        return None if die is None else (die, False)

    return throw


def fallen(draws: Sequence[Draw]) -> Throw:
    """Return a `Throw` that reads the dice thrown behind the screen from the draws of an event."""
    faces = Faces(draws)

    def throw(character: str) -> tuple[int, bool] | None:
        draw = faces.draw_of(character)
        return None if draw is None else (draw.faces[0], draw.physical)

    return throw
