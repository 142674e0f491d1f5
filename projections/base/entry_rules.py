"""Entry rules: one table, from each kind of event or consequence to who reads it, and with what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec

from domain.base.events import Command, Consequence
from domain.game import Game
from domain.record.history import Step
from projections.base.projection import EntryDraft, Read, Structs

NOBODY = ""
"""No seat: what is made for all, or called the same by all, is made for none."""
Audience = Callable[[Step, str, Any], bool]
"""(step, seat, what is told): does the seat read it?"""
Fields = Callable[[Step, str, Any], msgspec.Struct | None]
"""(step, seat, what is told): what the seat reads of it; None: nothing."""
Made = Callable[[Step, Any], msgspec.Struct | None]
"""(step, what is told): what all who read it read of it; None: nothing."""


def everybody(step: Step, seat: str, what: Any) -> bool:
    return True


def nobody(step: Step, seat: str, what: Any) -> bool:
    return False


def as_it_is(step: Step, seat: str, what: Any) -> msgspec.Struct | None:
    found: msgspec.Struct = what
    return found


class ForAll(msgspec.Struct, frozen=True):
    """Fields that are the same for all who read them: made once, whoever reads."""

    made: Made

    def __call__(self, step: Step, seat: str, what: Any) -> msgspec.Struct | None:
        return self.made(step, what)


class EntryRule(msgspec.Struct, frozen=True):
    """The rule for one kind of event or consequence: who reads it, with which fields; `dice`: with its draws.

    `shown`: the structs that `fields` may give; empty: the kind itself. A line that is told as it is, or whose
    fields are `ForAll`, is made once for all who read it.
    """

    audience: Audience = everybody
    fields: Fields = as_it_is
    shown: tuple[type[msgspec.Struct], ...] = ()
    dice: bool = False


EntryRules = Mapping[type[Any], EntryRule]


def entries_from(entry_rules: EntryRules, game: Game) -> Callable[[Step], Read]:
    """Make the function `entries` of a projection: the event as far as a seat may read it, then what followed.

    Raises ValueError when the table misses anything that the game records or that may follow in it: kinds that no seat
    reads must be listed as such.
    """
    missing = {*game.recorded, *game.consequences} - entry_rules.keys() - game.anytime
    if missing:
        raise ValueError(f"not in the table of lines: {', '.join(sorted(kind.__name__ for kind in missing))}")

    plans = {kind: _plan(kind, rule, game) for kind, rule in entry_rules.items()}

    def entries(step: Step) -> Read:
        facts: list[_Fact] = []
        public = True
        for what in (step.event.command, *step.consequences):
            if (plan := plans.get(type(what))) is None:
                continue  # an event of the table itself: what follows from it in the game is told here
            facts.append((plan, what, _line(plan, plan.made(step, what)) if plan.made else None))
            public = public and plan.public
        if public:
            lines = tuple([line for _, _, line in facts if line is not None])
            return lambda seat: lines
        return partial(_read, step, facts)

    return entries


class _Plan(NamedTuple):
    """The prepared rule of one kind of event or consequence.

    `made`: the fields, where all readers read the same; `public`: everybody reads the same,
    or nobody reads anything.
    """

    rule: EntryRule
    made: Made | None
    public: bool
    recorded: bool
    rules: tuple[str, ...]
    name: str


_Fact = tuple[_Plan, Command | Consequence, EntryDraft | None]
"""One thing that a step tells, and the line where all who read it read it alike."""


def _plan(kind: type[Any], rule: EntryRule, game: Game) -> _Plan:
    made = _made(rule.fields)
    return _Plan(
        rule=rule,
        made=None if rule.audience is nobody else made,
        public=rule.audience is nobody or (rule.audience is everybody and made is not None),
        recorded=issubclass(kind, Command),
        rules=getattr(kind, "RULES", ()),
        name=game.recorded.get(kind) or kind.__name__,
    )


def _made(fields: Fields) -> Made | None:
    """Return the function that makes the fields for all who read them."""
    if fields is as_it_is:
        return lambda step, what: as_it_is(step, NOBODY, what)
    return fields.made if isinstance(fields, ForAll) else None


def _line(plan: _Plan, fields: msgspec.Struct | None) -> EntryDraft | None:
    if fields is None:
        return None
    return EntryDraft(plan.name, fields, plan.recorded, plan.rule.dice, plan.rules)


def _read(step: Step, facts: Iterable[_Fact], seat: str) -> Iterator[EntryDraft]:
    for plan, what, line in facts:
        if plan.rule.audience(step, seat, what):
            made = line if plan.made else _line(plan, plan.rule.fields(step, seat, what))
            if made is not None:
                yield made


def types_of(entry_rules: EntryRules, game: Game) -> dict[str, Structs]:
    """Return, by the type of an entry, the structs that its fields may be; kinds that no seat reads are left out."""
    return gathered(
        (game.recorded.get(kind) or kind.__name__, rule.shown or (kind,))
        for kind, rule in entry_rules.items()
        if rule.audience is not nobody
    )


def gathered(found: Iterable[tuple[str, Structs]]) -> dict[str, Structs]:
    """Return the structs by entry type, those of several facts shown under one type together."""
    types: dict[str, Structs] = {}
    for name, structs in found:
        types[name] = tuple(dict.fromkeys((*types.get(name, ()), *structs)))
    return types


def given(fields: Callable[..., msgspec.Struct | None]) -> Structs:
    """Return the structs that a function of fields gives, read from its return annotation."""
    hint = get_type_hints(fields)["return"]
    return tuple(part for part in (get_args(hint) or (hint,)) if part is not type(None))


def structs_of(entry_rules: EntryRules) -> tuple[type[msgspec.Struct], ...]:
    """Return every struct that the entries hold, once."""
    fact = ((kind, rule) for kind, rule in entry_rules.items() if rule.audience is not nobody)
    held: Iterable[type[msgspec.Struct]] = (struct for kind, rule in fact for struct in rule.shown or (kind,))
    return tuple(dict.fromkeys(held))
