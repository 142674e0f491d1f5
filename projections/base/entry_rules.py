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
"""(step, seat, command or consequence): does the seat read it?"""
Fields = Callable[[Step, str, Any], msgspec.Struct | None]
"""(step, seat, command or consequence): what the seat reads of it; None: nothing."""
Made = Callable[[Step, Any], msgspec.Struct | None]
"""(step, command or consequence): what all who read it read of it; None: nothing."""
Facts = Iterable[Command | Consequence]


def everybody(step: Step, seat: str, what: Any) -> bool:
    return True


def nobody(step: Step, seat: str, what: Any) -> bool:
    return False


def as_it_is(step: Step, seat: str, what: Any) -> msgspec.Struct | None:
    found: msgspec.Struct = what
    return found


class ForAll(msgspec.Struct, frozen=True):
    """Fields that are the same for all who read them: made once, whoever reads. `structs`: what `made` may give, where
    its annotation does not say it.
    """

    made: Made
    structs: Structs = ()

    def __call__(self, step: Step, seat: str, what: Any) -> msgspec.Struct | None:
        return self.made(step, what)


class EntryRule(msgspec.Struct, frozen=True):
    """The rule for one kind of event or consequence: who reads it, with which fields, and who sees the draws with it.

    An entry that shows the event as it is, or whose fields are `ForAll`, is made once for all who read it. `drafts`: of
    an event that may be shown under other names and rules, for which `fields` gives whole drafts, the struct by name.
    """

    audience: Audience = everybody
    fields: Fields = as_it_is
    dice: Audience = nobody
    drafts: Mapping[str, type[msgspec.Struct]] = {}

    def structs(self, kind: type[msgspec.Struct]) -> Structs:
        """Return the structs that may be the fields of an entry of that kind."""
        return (kind,) if self.fields is as_it_is else given(self.fields)


EntryRules = Mapping[type[Any], EntryRule]


def facts_of(step: Step) -> Facts:
    """Return the event's command and the consequences that followed from it, in their order."""
    return (step.event.command, *step.consequences)


def entries_from(
    entry_rules: EntryRules, game: Game, facts: Callable[[Step], Facts] = facts_of
) -> Callable[[Step], Read]:
    """Make the function `entries` of a projection: the event as far as a seat may read it, then what followed.

    `facts`: what a step shows, where that is not its event with all that followed. Raises ValueError when the table
    misses anything that the game records or that may follow in it: kinds that no seat reads must be listed as such.
    """
    missing = {*game.recorded, *game.consequences} - entry_rules.keys() - game.anytime
    if missing:
        raise ValueError(f"not in the table of entry rules: {', '.join(sorted(kind.__name__ for kind in missing))}")

    plans = {kind: _plan(kind, rule, game) for kind, rule in entry_rules.items()}

    def entries(step: Step) -> Read:
        found: list[_Fact] = []
        public = True
        for what in facts(step):
            if (plan := plans.get(type(what))) is None:
                continue  # an event of the table itself: what follows from it in the game is shown here
            found.append(_Fact(plan, what, plan.draft(step, NOBODY, what) if plan.shared else None))
            public = public and plan.public
        if public:
            lines = tuple([fact.draft for fact in found if fact.draft is not None])
            return lambda seat: lines
        return partial(_read, step, found)

    return entries


class _Plan(NamedTuple):
    """The prepared rule of one kind of event or consequence.

    `shared`: all who read it read the same; `public`: so does everybody, or nobody reads anything.
    """

    rule: EntryRule
    shared: bool
    public: bool
    recorded: bool
    rules: tuple[str, ...]
    name: str

    def draft(self, step: Step, seat: str, what: Any) -> EntryDraft | None:
        """Return the entry for a seat that reads it; None: there is nothing in it for the seat."""
        fields = self.rule.fields(step, seat, what)
        if fields is None or isinstance(fields, EntryDraft):
            return fields
        return EntryDraft(self.name, fields, self.recorded, self.rule.dice(step, seat, what), self.rules)


class _Fact(NamedTuple):
    """One thing that a step shows, and the entry of all who read it where they read the same."""

    plan: _Plan
    what: Command | Consequence
    draft: EntryDraft | None


def _plan(kind: type[Any], rule: EntryRule, game: Game) -> _Plan:
    same = (rule.fields is as_it_is or isinstance(rule.fields, ForAll)) and rule.dice in (everybody, nobody)
    return _Plan(
        rule=rule,
        shared=same and rule.audience is not nobody,
        public=rule.audience is nobody or (rule.audience is everybody and same),
        recorded=issubclass(kind, Command),
        rules=getattr(kind, "RULES", ()),
        name=game.recorded.get(kind) or kind.__name__,
    )


def _read(step: Step, facts: Iterable[_Fact], seat: str) -> Iterator[EntryDraft]:
    for plan, what, draft in facts:
        if plan.rule.audience(step, seat, what):
            made = draft if plan.shared else plan.draft(step, seat, what)
            if made is not None:
                yield made


def types_of(entry_rules: EntryRules, game: Game) -> dict[str, Structs]:
    """Return, by the type of an entry, the structs that its fields may be; kinds that no seat reads are left out."""
    types: dict[str, Structs] = {}
    for kind, rule in entry_rules.items():
        if rule.audience is not nobody:
            own = {game.recorded.get(kind) or kind.__name__: rule.structs(kind)}
            for name, structs in ({name: (struct,) for name, struct in rule.drafts.items()} or own).items():
                types[name] = tuple(dict.fromkeys((*types.get(name, ()), *structs)))
    return types


def given(fields: Callable[..., msgspec.Struct | None]) -> Structs:
    """Return the structs that a function of fields gives: as it says itself, or by its return annotation."""
    if isinstance(fields, ForAll) and fields.structs:
        return fields.structs
    hint = get_type_hints(fields.made if isinstance(fields, ForAll) else fields)["return"]
    return tuple(part for part in (get_args(hint) or (hint,)) if part is not type(None))
