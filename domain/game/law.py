"""How a game corrects its record: what falls together, what is tried instead, who may, and by which names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal

import msgspec

from domain.game.chance import Undrawn
from domain.game.events import Command, Consequence, Event
from domain.game.refusal import Refused

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


def never_closed(state: Any) -> str | None:
    return None


def keeps_its_words(state: Any, event: Event) -> Command:
    raise Refused("not_text_event")


def shows_nothing(event: Event, consequences: tuple[Consequence, ...]) -> bool:
    return False


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
