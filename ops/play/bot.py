"""Bot that knows no game: it does what `GET /moves` offers, at random, for every seat of a table.

The moves promise that every instance of their schemas is accepted. So a refusal is never bad luck: it is a fault of the
game, and the bot stops at it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any, Protocol

from ops.cli.messages import translate
from ops.clients.python.greffe_client import Form, Move, Refused
from ops.play.sampler import sample

SITTING = "JoinTable"
NEVER_PLAYED = frozenset({"PauseTable", "ResumeTable", "EndTable", "SetPresence", "AddSeat", "CloseSeat"})
"""Moves that lead out of play."""
ENDING = {"Close": 0.0005, "End": 0.02, "Advance": 0.02}
"""The first words of commands that end something, and the factors by which the bot chooses them more seldom."""


class Player(Protocol):
    """A seat as the bot needs it; the Python client's is one."""

    def moves(self) -> Iterable[Move]: ...
    def form(self, move: Move) -> Form: ...
    def do(self, command: Mapping[str, Any], dice: Sequence[int] | None = None) -> Any: ...


class BrokenPromise(AssertionError):
    """A move was offered and its instance refused."""

    def __init__(self, seat: str, command: Mapping[str, Any], dice: Sequence[int] | None, refusal: Refused) -> None:
        super().__init__(seat, command, dice, refusal)
        self.seat = seat
        self.command = command
        self.dice = dice
        self.refusal = refusal

    def __str__(self) -> str:
        dice = tuple(map(str, self.dice or ()))
        return translate("broken-promise", seat=self.seat, move=dict(self.command), dice=dice, refusal=self.refusal)


class Bot:
    """Plays all `players` of one table. The same seed and the same answers give the same session."""

    def __init__(self, players: Mapping[str, Player], rng: Random) -> None:
        self.played: Counter[str] = Counter()
        self._players = players
        self._rng = rng
        self._sitting: set[str] = set()
        self._waiting: Counter[str] = Counter()  # for how many moves each kind has been on offer

    def play(self, limit: int, on_move: Callable[[str, str], None] | None = None) -> int:
        """Play until nobody has a move of play left, `limit` moves at most; return how many were played.

        Raises BrokenPromise.
        """
        for number in range(limit):
            found = self._choose_move()
            if found is None:
                return number
            seat, move = found
            self._take(seat, move)
            if on_move:
                on_move(seat, move.type)
        return limit

    def _choose_move(self) -> tuple[str, Move] | None:
        """Choose one of all the moves that any seat has now: first the kind of move, then the seat; None if there is
        none.
        """
        found: dict[str, list[tuple[str, Move]]] = {}
        for seat, player in self._players.items():
            for move in player.moves():
                if self._leads_on(seat, move):
                    found.setdefault(move.type, []).append((seat, move))
        if not found:
            return None
        kind = self._rng.choices(list(found), self._weights(found.keys()))[0]
        return self._rng.choice(found[kind])

    def _weights(self, kinds: Collection[str]) -> list[float]:
        """Return the weights of moves: rarely played ones, and ones that have just become possible, are likelier to
        lead on.
        """
        for gone in self._waiting.keys() - kinds:
            del self._waiting[gone]
        self._waiting.update(kinds)
        return [self._weight(kind) for kind in kinds]

    def _weight(self, kind: str) -> float:
        weight = 1 / (1 + self.played[kind]) ** 2
        reluctance = next((less for word, less in ENDING.items() if kind.startswith(word)), None)
        return weight / self._waiting[kind] if reluctance is None else weight * reluctance

    def _leads_on(self, seat: str, move: Move) -> bool:
        """Return whether a move is play. Sitting down once is; doing it again is a new name and nothing more. A move
        that opens later is not yet.
        """
        if move.opens is not None and datetime.fromisoformat(move.opens) > datetime.now(UTC):
            return False
        return move.type not in NEVER_PLAYED and not (move.type == SITTING and seat in self._sitting)

    def _take(self, seat: str, move: Move) -> None:
        form = self._players[seat].form(move)
        command = sample(form.schema, self._rng)
        dice = self._dice(form, command)
        try:
            self._players[seat].do(command, dice)
        except Refused as refusal:
            raise BrokenPromise(seat, command, dice, refusal) from refusal
        self.played[move.type] += 1
        if move.type == SITTING:
            self._sitting.add(seat)
        self._waiting[move.type] = 0

    def _dice(self, form: Form, command: Mapping[str, Any]) -> list[int] | None:
        """Throw the dice where the move asks for them, and half of the time where it admits them; None: the service
        draws.
        """
        if form.dice is None or not (form.dice.required or self._rng.random() < 0.5):
            return None
        listed = command[form.dice.field] if form.dice.field else form.dice.sides
        return [self._rng.randint(1, sides) for sides in listed]
