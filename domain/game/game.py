"""The definition of a game: pure functions and the types they use.

`decide` refuses or accepts, `evolve` derives, `moves` says what decide would accept. A game is one frozen
value; the rest of the service never asks for more than what is defined here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_type_hints

import msgspec
from msgspec.structs import force_setattr

from domain.base.chance import Chance, DiceCodes
from domain.base.events import Act, Command, Consequence, Event
from domain.game.chapter import NextStep
from domain.game.decoders import Decoders, decoders
from domain.game.evolution import Evolved
from domain.game.law import Law
from domain.game.moves import ChapterMoves, Move
from domain.game.reads import Reads
from domain.game.sealing import Sealing
from domain.table.seats import Role, State, Table


def as_seated(before: Any, after: Any, event: Event) -> Evolved:
    return Evolved(after)


def never_over(state: Any) -> bool:
    return False


def any_seat(state: Any, role: Role) -> None:
    return None


def any_opening(roles: Sequence[Role], options: Any) -> None:
    return None


def nobody_away(state: Any, seat: str) -> bool:
    return False


def nothing_prepared(mark: str) -> tuple[Command, ...]:
    return ()


def anybody(state: Any, act: Act) -> None:
    return None


class Game(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """One version of one game.

    - `roles`: role -> (least, most or None) seats at the opening; `host` is implicit.
    - `barred`: role -> refusal code, for roles that the game names in order to refuse them.
    - `openable(roles, options)`: raises Refused for an opening that could never start, beyond what `roles` says.
    - `options`: a struct whose defaults are the catalogue's; its field `dice`, if any, governs the dice.
    - `commands`: what the wire accepts; `recorded`: every struct that an event can hold -> event name
      (decide may complete a command before it is recorded).
    - `initial(table, options)`, `decide(state, act, chance) -> recorded command`, `evolve(state, event)`,
      `moves(state, seat)`: pure. `moves_again(state, seat, former)`: the same chapter by chapter, None for those of
      which the fields that were read for `former` moves of the seat have not changed. `evolve` is total: what does not
      fit leaves the state as it is.
    - `seated(before, after, event)`: the state after a table command, and what follows in the game: a game may note
      there who left, who came and whose seat was closed, and count votes anew.
    - `seatable(state, role)`: raises Refused for a role that no seat may be added with now, beyond what `roles` says.
    - `away(state, seat)`: the game has sent the seat out: it reads nothing and does nothing, as if the table had
      stopped at its last frame; `away_rule` is cited with `seat_away`.
    - `check_eligibility(state, act)`: who may speak at all, where the catalogue asks that before anything else: raises
      Refused, ahead of the table's own conditions (pause, pending proposal).
    - `before_start`: commands admitted while the table is still open (None: all).
    - `preparation`: commands that make what somebody prepares before it is played, and may take to another table: they
      are recorded as they are sent.
    - `starts_with`: the game's own command that starts the table, if it has one.
    - `behalf`: what one who sees everything may do for an absent seat; `behalf_of_any`: what anybody may, since only
      what all see decides about it.
    - `anytime`: commands of talk, which no rule reads: admitted in every phase before the end, paused too.
    - `over(state)`: have the rules ended the game? Then the table has ended.
    - `after_end`: commands of play still admitted once the table has ended.
    - `rules`: the catalogue's IDs; their titles are messages.
    - `reserved`: those of the IDs that the catalogue keeps from players: what anybody may read names neither them nor
      what they alone speak of.
    - `sealing`: what lies hidden at its tables to be opened later, which no branch may open before.
    - `sequences`: commands that stand for several others, given one after another: command -> which comes next. They
      are never recorded.
    - `quiet`: commands that draw nothing and tell nobody more than they say, in whatever state: whoever does not see
      everything may put them before another that is refused perhaps.
    - `example(mark)`: commands by which the leader of a new table, and people whose names begin with that mark, come to
      where most of the game's moves are. What is offered alike after two of them hangs on no table.
    - `data`: the game's tables for clients to show (labels, canvases), as JSON; no rule reads it.
    - `retired`: stored topic of a former version -> the struct that reads it, with an `upcast()` method unless it is
      recorded to this day under another name.
    - `renamed`: command -> former name of a field, which no field of it bears now -> its name: stored events of before
      are read by it, nothing else is.
    - `retired_options`: options with which tables were opened once and that decide nothing any more: they are read
      past in stored openings, and refused in new ones.
    - `decoders`: made of the above; nothing else reads the game's types from bytes.
    """

    name: str
    version: int
    title: str
    roles: Mapping[Role, tuple[int, int | None]]
    barred: Mapping[str, str] = {}
    options: type[msgspec.Struct]
    openable: Callable[[Sequence[Role], Any], None] = any_opening
    commands: tuple[type[Command], ...]
    recorded: Mapping[type[Command], str]
    consequences: tuple[type[Consequence], ...]
    initial: Callable[[Table, Any], Any]
    decide: Callable[[Any, Act, Chance], Command]
    evolve: Callable[[Any, Event], Evolved]
    moves: Callable[[Any, str], Iterable[Move]]
    moves_again: Callable[[Any, str, Sequence[Reads | None]], tuple[ChapterMoves | None, ...]]
    rules: tuple[str, ...]
    reserved: frozenset[str] = frozenset()
    example: Callable[[str], tuple[Command, ...]] = nothing_prepared
    data: Mapping[str, Any] = {}
    law: Law = Law()
    sealing: Sealing = Sealing()
    quiet: frozenset[type[Command]] = frozenset()
    sequences: Mapping[type[Command], NextStep] = {}
    dice: DiceCodes = DiceCodes()
    seated: Callable[[Any, Any, Event], Evolved] = as_seated
    seatable: Callable[[Any, Role], None] = any_seat
    malformed: str = "bad_value"
    away: Callable[[Any, str], bool] = nobody_away
    away_rule: str = ""
    check_eligibility: Callable[[Any, Act], None] = anybody
    before_start: frozenset[type[Command]] | None = None
    preparation: frozenset[type[Command]] = frozenset()
    starts_with: type[Command] | None = None
    behalf: frozenset[type[Command]] = frozenset()
    behalf_of_any: frozenset[type[Command]] = frozenset()
    anytime: frozenset[type[Command]] = frozenset()
    over: Callable[[Any], bool] = never_over
    after_end: frozenset[type[Command]] = frozenset()
    retired: Mapping[str, type[Command]] = {}
    renamed: Mapping[type[Command], Mapping[str, str]] = {}
    retired_options: frozenset[str] = frozenset()
    decoders: Decoders = Decoders()

    def __post_init__(self) -> None:
        made = decoders(self.commands, self.recorded, self.retired.values(), self.options, self.state)
        force_setattr(self, "decoders", made)

    def public(self, kind: type[Any]) -> bool:
        """Return whether anybody may know that there is such a command or consequence."""
        rules: tuple[str, ...] = getattr(kind, "RULES", ())
        return not rules or not self.reserved.issuperset(rules)

    @property
    def listed(self) -> tuple[str, ...]:
        """The IDs of its rules that anybody may read."""
        return tuple(rule for rule in self.rules if rule not in self.reserved)

    @property
    def state(self) -> type[State]:
        """The type of what `initial` gives."""
        found: type[State] = get_type_hints(self.initial)["return"]
        return found

    @property
    def tag(self) -> str:
        """The name and version that a table pins: `nosgoth/1`."""
        return f"{self.name}/{self.version}"


def options_of(state: State) -> Any:
    """Return the game's present options; every game's state holds them under this name."""
    return getattr(state, "options", None)
