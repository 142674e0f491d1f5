"""The law of corrections of a game: what falls together, what is tried instead, who may correct, by which names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from domain.base.chance import Undrawn
from domain.base.events import Command, Consequence, Event
from domain.base.refusal import Refused
from domain.table.seats import Role

CorrectionKind = Literal["retract", "amend", "rewind", "restore", "text"]
Reasoned = CorrectionKind | Literal["contest", "uphold"]
Followed = tuple[Consequence, ...]

NAMES: Mapping[str, str] = {
    "retract": "RulingRetracted",
    "amend": "RulingAmended",
    "rewind": "RulingRewound",
    "restore": "RulingRestored",
    "text": "TextRetracted",
    "together": "RulingsCorrected",
}


def nothing_refused(state: Any, event: Event | None, replacement: Command | None) -> str | None:
    return None


def alone(target: Event, earlier: Iterable[Event], later: Iterable[Event], amending: bool) -> frozenset[str]:
    """Return the plain unit: the event itself falls; amended, it takes nothing with it but what is no longer legal."""
    return frozenset() if amending else frozenset({target.id})


def nothing_instead(state: Any, event: Event, why: Refused | Undrawn | None) -> tuple[Event, ...]:
    return ()


def may_flip(event: Event, was: Followed, now: Followed) -> bool:
    return False


def by_itself(target: Event, earlier: Iterable[Event], later: Iterable[Event]) -> frozenset[str]:
    """Return the plain group that comes back: the act alone."""
    return frozenset({target.id})


def on_nothing(target: Event, earlier: Iterable[Event], later: Iterable[Event]) -> frozenset[str]:
    """Return the plain ground, which is empty: `decide` asks for everything that an act needs."""
    return frozenset()


def shows_nothing(event: Event, consequences: Followed) -> bool:
    return False


class RecordedCommand(NamedTuple):
    """A command that a record holds, with the seat whose act it was or would have been."""

    seat: str
    command: Command


def nothing_closed(state: Any, recorded: Iterable[RecordedCommand]) -> str:
    return ""


class LawCodes(msgspec.Struct, frozen=True, kw_only=True):
    """A catalogue's refusal codes for corrections, and the rule that they cite.

    `unseen`: of a contest, if it has one of its own.
    """

    rule: str = ""

    unknown: str = "unknown_event"
    unseen: str = ""
    fixed: str = "not_retractable"
    void: str = "not_retractable"
    illegal: str = "illegal_replacement"
    uncontested: str = "not_contested"
    contested: str = "already_contested"
    no_contest: str = "unknown_contest"
    closed: str = "contest_closed"
    not_contester: str = "not_contester"
    reasonless: str = "reason_missing"
    dependents: str = "dependents_exist"
    untyped: str = ""
    role: str = "not_your_role"
    pending: str = "undo_pending"
    no_proposal: str = "no_undo"
    answered: str = "already_answered"
    not_proposer: str = "not_proposer"
    vain: str = "proposed_in_vain"


class Law(msgspec.Struct, frozen=True, kw_only=True):
    """The law of a game's corrections. Everything is pure; the common mechanism calls it.

    - `consent(state)`: how many voices a correction needs, the proposer's counted, where players propose and
      consent; None: the game master corrects.
    - `contesters`: the roles of the seats that may contest what they see.
    - `kinds`: the corrections that the game knows.
    - `reasoned`: the corrections, contests and upholdings that are refused without a reason.
    - `refuses(state, event, wanted)`: a refusal code, seen from the present state: of any correction at all (no
      event), of correcting this event (nothing wanted), of giving it that other form.
    - `unit(target, earlier, later, amending)`: the ids that fall together with the target (pairs, chains); when it
      is amended, the ids that fall then. Both walks are lazy: `earlier` goes backwards from the target through the log
      as it was recorded, `later` forwards: what else is void at that moment makes no difference.
    - `whole(target, earlier, later)`: the ids that come back with one void act, or it does not; the walks go through
      the effective record as it stood before the correction that took it.
    - `rests(target, earlier, later)`: the ids of those before it without which it does not come back, though decide
      would take it; the same walks.
    - `replacement(state, event, why)`: the acts to try instead of an event that is refused at its place (`why`) or
      was retracted (None), in order; the one with the event's id replaces it, the others come before it. Empty: void.
    - `breaks(event, was, now)`: must this later event become void because something else would follow from
      it now? Asked only of events that decide accepts again.
    - `wordless(state, event)`: the event's command with its words struck out, for corrections of kind `text`, where the
      game does more than put a dash in their place; raises Refused where it has none. The event is judged with its
      words; evolve must take it in as it took the event, but for the words.
    - `discloses(event, consequences)`: had this event shown something that was hidden? A correction that voids
      it says so (`after_disclosure`).
    - `closed(state, recorded)`: the rule that keeps something of a record closed even when the others open it
      after its end, "" where there is none; `recorded`: all that was ever said in play, void or not.
    - `never_by_itself`: whether the record may be opened tells of what is hidden, so nobody but who may correct opens
      it, though the table opens it at its end.
    - `setup_stands`: once the act that starts play stands, no rewinding reaches back to it or beyond, and no correction
      made before it is undone.
    - `strict`: a correction that would void more than its unit is refused unless `cascade`.
    - `names`: the catalogue's name of each kind of correction; `dice`: of an amendment that types dice anew;
      `propose`, `consent`, `decline`, `withdraw`: of the voices, where it names any.
    - `codes`: the catalogue's refusal codes.
    """

    consent: Callable[[Any], int] | None = None
    contesters: frozenset[Role] = frozenset({"gm", "player"})
    kinds: frozenset[CorrectionKind] = frozenset({"retract", "amend", "rewind", "restore", "text"})
    reasoned: frozenset[Reasoned] = frozenset()
    refuses: Callable[[Any, Event | None, Command | None], str | None] = nothing_refused
    unit: Callable[[Event, Iterable[Event], Iterable[Event], bool], frozenset[str]] = alone
    whole: Callable[[Event, Iterable[Event], Iterable[Event]], frozenset[str]] = by_itself
    rests: Callable[[Event, Iterable[Event], Iterable[Event]], frozenset[str]] = on_nothing
    replacement: Callable[[Any, Event, Refused | Undrawn | None], tuple[Event, ...]] = nothing_instead
    breaks: Callable[[Event, Followed, Followed], bool] = may_flip
    wordless: Callable[[Any, Event], Command] | None = None
    discloses: Callable[[Event, Followed], bool] = shows_nothing
    closed: Callable[[Any, Iterable[RecordedCommand]], str] = nothing_closed
    never_by_itself: bool = False
    setup_stands: bool = False
    strict: bool = False
    names: Mapping[str, str] = msgspec.field(default_factory=lambda: dict(NAMES))
    codes: LawCodes = LawCodes()
