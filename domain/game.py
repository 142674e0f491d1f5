"""What a game is: pure functions and the types they speak.

`decide` refuses or accepts, `evolve` derives, `moves` says what decide would accept. A game is one frozen
value; the house never asks for more than what stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from domain.chance import Chance, DiceCodes, Undrawn
from domain.events import Act, Command, Consequence, Event
from domain.refusal import Refused
from domain.table import Role, State, Table

Schema = dict[str, Any]


class Evolved(NamedTuple):
    """A state and what followed on the way to it, in order."""

    state: Any
    consequences: tuple[Consequence, ...] = ()


class TypedDice(msgspec.Struct, frozen=True):
    """The physical dice that a move may bring: `sides` of each die in order.

    `again`: for each of them that shows this face, one more die of the kind follows.
    """

    sides: tuple[int, ...]
    required: bool = False
    again: int | None = None


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that a seat may do now: every value that `fields` admits, `decide` accepts.

    `fields` maps each parameter to a JSON Schema narrowed to the legal choices; parameters in `optional`
    may be left out. Where parameters depend on each other, there are several moves.
    """

    command: type[Command]
    fields: Mapping[str, Schema] = {}
    optional: frozenset[str] = frozenset()
    dice: TypedDice | None = None
    rules: tuple[str, ...] = ()

    @property
    def schema(self) -> Schema:
        """A closed JSON Schema of the whole command."""
        name = self.command.__name__
        return {
            "type": "object",
            "properties": {"type": {"const": name}, **self.fields},
            "required": ["type", *(f for f in self.fields if f not in self.optional)],
            "additionalProperties": False,
        }


def one_of(values: Iterable[str | int | bool | None] | Mapping[str, str]) -> Schema:
    """One of these values; a mapping gives each a title for people to read."""
    if isinstance(values, Mapping):
        return {"oneOf": [{"const": value, "title": title} for value, title in values.items()]}
    return {"enum": list(values)}


def integer(low: int | None = None, high: int | None = None) -> Schema:
    """An integer, bounds included."""
    bounds = {"minimum": low, "maximum": high}
    return {"type": "integer", **{k: v for k, v in bounds.items() if v is not None}}


def text(at_least: int = 0) -> Schema:
    """Free text; with `at_least` 1 it must not be blank."""
    return {"type": "string", "minLength": at_least, "pattern": r"\S"} if at_least else {"type": "string"}


def flag() -> Schema:
    return {"type": "boolean"}


def several(item: Schema, low: int = 0, high: int | None = None, *, unique: bool = False) -> Schema:
    """A list of `item`s."""
    found: Schema = {"type": "array", "items": item, "minItems": low}
    if high is not None:
        found["maxItems"] = high
    return found | {"uniqueItems": True} if unique else found


CorrectionKind = Literal["retract", "amend", "rewind", "restore", "text"]


CORRECTION_EVENTS: Mapping[str, str] = {
    "retract": "RulingRetracted",
    "amend": "RulingAmended",
    "rewind": "RulingRewound",
    "restore": "RulingRestored",
    "text": "TextRetracted",
}


def alone(target: Event, earlier: Iterable[Event], later: Iterable[Event]) -> frozenset[str]:
    """The plain unit of correction: the event itself."""
    return frozenset({target.id})


def nothing_else(target: Event, earlier: Iterable[Event], later: Iterable[Event]) -> frozenset[str]:
    """An amendment takes nothing with it but what is no longer legal."""
    return frozenset()


Followed = tuple[Consequence, ...]


def may_flip(event: Event, was: Followed, now: Followed) -> bool:
    return False


def no_mending(state: Any, event: Event, why: Refused | Undrawn) -> tuple[Event, ...]:
    return ()


def nothing_instead(state: Any, event: Event) -> tuple[Event, ...]:
    return ()


def always_open(state: Any, event: Event) -> str | None:
    return None


def always_amendable(state: Any, event: Event, wanted: Command) -> str | None:
    return None


def as_seated(before: Any, after: Any) -> Any:
    return after


def never_closed(state: Any) -> str | None:
    return None


def keeps_its_words(state: Any, event: Event) -> Command:
    raise Refused("not_text_event")


def shows_nothing(event: Event, consequences: tuple[Consequence, ...]) -> bool:
    return False


def anybody(state: Any, act: Act) -> None:
    return None


class LawCodes(msgspec.Struct, frozen=True, kw_only=True):
    """A catalogue's refusal codes for corrections; `unseen`: of a contest, if it has one of its own."""

    unknown: str = "unknown_event"
    unseen: str = ""
    fixed: str = "not_retractable"
    void: str = "not_retractable"
    illegal: str = "illegal_replacement"
    uncontested: str = "not_contested"
    dependents: str = "dependents_exist"
    untyped: str = ""
    role: str = "not_your_role"
    pending: str = "undo_pending"
    no_proposal: str = "no_undo"
    answered: str = "already_answered"
    not_proposer: str = "not_proposer"


class Law(msgspec.Struct, frozen=True, kw_only=True):
    """How a game corrects its record. Everything is pure; the common mechanism calls it.

    - `authority`: `gm` corrects, or players propose and consent (`quorum(state)` voices are needed, the
      proposer's counted).
    - `unit(target, earlier, later)`: the ids that fall together with the target (pairs, chains). Both are
      lazy: `earlier` walks the effective record backwards from the target, `later` forwards from it.
    - `remade(target, earlier, later)`: the ids that fall when the target is amended.
    - `fixed(state, event)`: a refusal code if this event cannot be corrected, seen from the present state.
    - `amendable(state, event, wanted)`: a refusal code if it cannot take that other form any more.
    - `mend(state, event, why)`: called when a re-judged event is refused at its place: the acts to try
      instead, in order; the one with the event's id replaces it, the others come before it. Empty: void.
    - `instead(state, event)`: what takes the place of a retracted event (usually nothing).
    - `breaks(event, was, now)`: must this later event become void because something else would follow from
      it now? Asked only of events that decide accepts again.
    - `strict`: a correction that would void more than its unit is refused unless `cascade`.
    - `closed(state)`: a refusal code once nothing can be corrected any more.
    - `wordless(state, event)`: the event's command with its words struck out, for corrections of kind `text`;
      raises Refused where it has none. Evolve must take it in as it took the event, but for the words.
    - `discloses(event, consequences)`: had this event shown something that was hidden? A correction that voids
      it says so (`after_disclosure`).
    - `events`: the catalogue's name of each kind of correction; `dice`: of an amendment that types dice anew.
    - `voices`: the catalogue's names of `propose`, `consent`, `decline` and `withdraw`, where it has any.
    - `rule`: the catalogue ID that the refusals of corrections cite.
    """

    authority: Literal["gm", "consent"] = "gm"
    quorum: Callable[[Any], int] = lambda state: 1
    kinds: frozenset[CorrectionKind] = frozenset({"retract", "amend", "rewind", "restore"})
    unit: Callable[[Event, Iterable[Event], Iterable[Event]], frozenset[str]] = alone
    remade: Callable[[Event, Iterable[Event], Iterable[Event]], frozenset[str]] = nothing_else
    fixed: Callable[[Any, Event], str | None] = always_open
    amendable: Callable[[Any, Event, Command], str | None] = always_amendable
    mend: Callable[[Any, Event, Refused | Undrawn], tuple[Event, ...]] = no_mending
    instead: Callable[[Any, Event], tuple[Event, ...]] = nothing_instead
    breaks: Callable[[Event, Followed, Followed], bool] = may_flip
    closed: Callable[[Any], str | None] = never_closed
    wordless: Callable[[Any, Event], Command] = keeps_its_words
    discloses: Callable[[Event, tuple[Consequence, ...]], bool] = shows_nothing
    strict: bool = False
    codes: LawCodes = LawCodes()
    events: Mapping[str, str] = msgspec.field(default_factory=lambda: dict(CORRECTION_EVENTS))
    voices: Mapping[str, str] = {}
    rule: str = ""


class Game(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """One version of one game.

    - `roles`: role -> (least, most or None) seats at the opening; `host` is implicit.
    - `barred`: role -> refusal code, for roles that the game names in order to refuse them.
    - `options`: a struct whose defaults are the catalogue's; its field `dice`, if any, governs the dice.
    - `commands`: what the wire accepts; `recorded`: every struct that an event can hold -> event name
      (decide may complete a command before it is recorded).
    - `initial(table, options)`, `decide(state, act, chance) -> recorded command`, `evolve(state, event)`,
      `moves(state, seat)`: pure. `evolve` is total: what does not fit leaves the state as it is.
    - `seated(before, after)`: the state after a table command; a game may note there who left or came back.
    - `standing(state, act)`: who may speak at all, where the catalogue asks that before anything else: raises
      Refused, ahead of the table's own conditions (pause, pending proposal).
    - `before_start`: commands admitted while the table is still open (None: all).
    - `starts_with`: the game's own command that starts the table, if it has one.
    - `after_end`: commands of play still admitted once the table has ended.
    - `rules`: the catalogue's IDs; their titles are messages.
    - `data`: the game's tables for clients to show (labels, canvases), as JSON; no rule reads it.
    - `retired`: stored topic of a former version -> struct with an `upcast()` method.
    """

    name: str
    version: int
    title: str
    roles: Mapping[Role, tuple[int, int | None]]
    barred: Mapping[str, str] = {}
    options: type[msgspec.Struct]
    commands: tuple[type[Command], ...]
    recorded: Mapping[type[Command], str]
    consequences: tuple[type[Consequence], ...]
    initial: Callable[[Table, Any], Any]
    decide: Callable[[Any, Act, Chance], Command]
    evolve: Callable[[Any, Event], Evolved]
    moves: Callable[[Any, str], Iterable[Move]]
    rules: tuple[str, ...]
    data: Mapping[str, Any] = {}
    law: Law = Law()
    dice: DiceCodes = DiceCodes()
    seated: Callable[[Any, Any], Any] = as_seated
    malformed: str = "bad_value"
    standing: Callable[[Any, Act], None] = anybody
    before_start: frozenset[type[Command]] | None = None
    starts_with: type[Command] | None = None
    after_end: frozenset[type[Command]] = frozenset()
    retired: Mapping[str, type[Command]] = {}

    @property
    def tag(self) -> str:
        """What a table pins: `nosgoth/1`."""
        return f"{self.name}/{self.version}"


def options_of(state: State) -> Any:
    """The game's options as they stand; every game's state holds them under this name."""
    return getattr(state, "options", None)
