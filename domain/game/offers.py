"""Moves by asking: a choice is offered exactly when the chapter's own `decide` takes it. No rule is written twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeGuard

from msgspec import UNSET
from msgspec.structs import replace

from domain.base.chance import Chance, DiceSource, Draw, Seen
from domain.base.events import Act, Command
from domain.base.refusal import Refused
from domain.game.game import options_of
from domain.game.moves import Move, Schema, TypedDice, integer, one_of

Decide = Callable[[Any, Act, Chance], Command]
NOTHING: Schema = {"type": "array", "items": {"type": "string"}, "maxItems": 0, "default": []}
"""A list for which there is nobody to choose: it is left out, or empty."""


def _from(state: Any, dice: TypedDice | None) -> TypedDice | None:
    """Return the dice of a move with the table's option applied: whether they are typed, may be, or are never (None).

    A move that throws dice always throws them.
    """
    source: DiceSource = getattr(options_of(state), "dice", "either")
    if dice is None or source == "service":
        return None
    return replace(dice, required=source == "physical")


class QuestionChance:
    """Chance for a question: it never matters which face, but a tie must come to an end."""

    def __init__(self) -> None:
        self.drawn: list[Draw] = []
        self._thrown = 0

    def die(self, sides: int, seen: Seen) -> int:
        self._thrown += 1
        face = self._thrown % sides + 1
        self.drawn.append(Draw(f"d{sides}", (face,)))
        return face

    def own_die(self, of: str, sides: int, seen: Seen) -> int | None:
        face = self.die(sides, seen)
        self.drawn[-1] = replace(self.drawn[-1], origin={of: False})
        return face

    def dice(self, count: int, sides: int, seen: Seen) -> tuple[int, ...]:
        return tuple(self.die(sides, seen) for _ in range(count))

    def shuffle(self, size: int, seen: Seen) -> tuple[int, ...]:
        order = tuple(range(size))
        self.drawn.append(Draw("shuffle", order))
        return order


Choice = Iterable[Any] | Mapping[Any, str]
"""Candidates for one field; a mapping gives each a title for people to read. UNSET: the field is left out."""
Taken = tuple[Any, ...] | dict[Any, str]


def perhaps(candidates: Mapping[Any, str]) -> dict[Any, str]:
    """Return these candidates and, ahead of them, UNSET: the field left out."""
    found: dict[Any, str] = {UNSET: ""}
    return found | dict(candidates)


class Offers:
    """Make the moves of one seat in one chapter, by asking the chapter's `decide` for every candidate.

    Filter candidates first where they are many. A sample never stands for a field that changes the answer.
    `rules` are cited ahead of the command's own: those that let this seat act at all, for another seat for instance.
    """

    def __init__(self, state: Any, seat: str, decide: Decide, rules: tuple[str, ...] = ()) -> None:
        self.state = state
        self.seat = seat
        self._decide = decide
        self._rules = rules

    def admits(self, command: Command) -> bool:
        try:
            self._decide(self.state, Act("?", self.seat, command), QuestionChance())
        except Refused:
            return False
        return True

    def thrown(self, command: Command) -> tuple[int, ...]:
        """Return the sides of the dice that the command would throw, in order; empty where it is refused."""
        chance = QuestionChance()
        try:
            self._decide(self.state, Act("?", self.seat, command), chance)
        except Refused:
            return ()
        return tuple(int(draw.kind.removeprefix("d")) for draw in chance.drawn if draw.kind != "shuffle")

    def taken(self, kind: type[Command], field: str, values: Choice, /, **sample: Any) -> Taken:
        """Return the candidates for `field` that `decide` takes, with any titles; `sample` fills the other fields."""
        found = [value for value in values if self.admits(kind(**{field: value}, **sample))]
        return _titled(values, found)

    def move(
        self,
        sample: Command,
        fields: Mapping[str, Schema] | None = None,
        optional: Iterable[str] = (),
        dice: TypedDice | None = None,
    ) -> Iterator[Move]:
        """Yield one move when `decide` takes the sample; `fields` must hold nothing that could change the answer."""
        if self.admits(sample):
            yield self._move(type(sample), fields or {}, optional, dice)

    def each(
        self,
        kind: type[Command],
        field: str,
        values: Choice,
        fields: Mapping[str, Schema] | None = None,
        optional: Iterable[str] = (),
        dice: TypedDice | None = None,
        /,
        **sample: Any,
    ) -> Iterator[Move]:
        """Yield one move for all values of `field` that `decide` takes; `sample` fills the other parameters."""
        return self.every(kind, {field: values}, fields, optional, dice, **sample)

    def every(
        self,
        kind: type[Command],
        choices: Mapping[str, Choice],
        fields: Mapping[str, Schema] | None = None,
        optional: Iterable[str] = (),
        dice: TypedDice | None = None,
        /,
        **sample: Any,
    ) -> Iterator[Move]:
        """Yield the combinations of several fields that `decide` takes, as few moves as say them.

        Values that leave the other fields the same choice share a move. Each combination is asked for: as many
        questions as the product of the candidates. A field of which UNSET is taken among others is optional, and one of
        which it alone is taken is not in the move.
        """
        choices = {field: values if has_titles(values) else tuple(values) for field, values in choices.items()}
        for found in self._combined(kind, tuple(choices.items()), sample):
            named = {field: tuple(v for v in values if v is not UNSET) for field, values in found}
            given = {field: one_of(_titled(choices[field], values)) for field, values in named.items() if values}
            omitted = {field for field, values in found if UNSET in values and field in given}
            yield self._move(kind, {**given, **(fields or {})}, omitted.union(optional), dice)

    def span(self, kind: type[Command], field: str, numbers: range, /, **sample: Any) -> Schema | None:
        """Return the bounds between which `decide` takes the numbers of a range; None: it takes none.

        Raises ValueError where the numbers that it takes do not lie side by side.
        """
        taken = self.taken(kind, field, numbers, **sample)
        if not taken:
            return None
        low, high = min(taken), max(taken)
        if len(taken) <= high - low:
            raise ValueError(f"{kind.__name__}.{field}: between {low} and {high} not all are taken")
        return integer(low, high)

    def _combined(
        self, kind: type[Command], choices: tuple[tuple[str, Choice], ...], sample: Mapping[str, Any]
    ) -> tuple[tuple[tuple[str, tuple[Any, ...]], ...], ...]:
        """Return, for each move that `decide` takes, its fields with their values."""
        if not choices:
            return ((),) if self.admits(kind(**{k: v for k, v in sample.items() if v is not UNSET})) else ()
        (field, values), *rest = choices
        if not rest:
            taken = self._taken(kind, field, values, sample)
            return (((field, taken),),) if taken else ()
        grouped: dict[Any, list[Any]] = {}
        for value in values:
            combination = self._combined(kind, tuple(rest), {**sample, field: value})
            grouped.setdefault(combination, []).append(value)
        return tuple(
            ((field, tuple(found)), *others) for combination, found in grouped.items() for others in combination
        )

    def _taken(self, kind: type[Command], field: str, values: Choice, sample: Mapping[str, Any]) -> tuple[Any, ...]:
        """Return the values of the last field that `decide` takes."""
        given = {k: v for k, v in sample.items() if v is not UNSET}
        return tuple(
            value
            for value in values
            if self.admits(kind(**given) if value is UNSET else kind(**given, **{field: value}))
        )

    def _move(
        self, kind: type[Command], given: Mapping[str, Schema], optional: Iterable[str], dice: TypedDice | None
    ) -> Move:
        return Move(
            command=kind,
            fields=given,
            optional=frozenset(optional),
            dice=_from(self.state, dice),
            rules=(*self._rules, *kind.RULES),
        )


def has_titles(values: Choice) -> TypeGuard[Mapping[Any, str]]:
    """Return whether the candidates are a mapping to texts.

    Any other mapping offers its keys alone: what a state keeps under an id is never shown as its title.
    """
    return isinstance(values, Mapping) and all(isinstance(title, str) for title in values.values())


def _titled(values: Choice, found: Iterable[Any]) -> Taken:
    return {value: values[value] for value in found} if has_titles(values) else tuple(found)
