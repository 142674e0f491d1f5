"""The recorded draws of one event, given to the rules that ask for them.

Nothing is drawn, and faces that no die and no chain could have given are found.
"""

from __future__ import annotations

from collections.abc import Sequence

from domain.base.chance import DiceCodes, DiceSource, Draw, Seen, Undrawn
from domain.base.finding import Finding
from domain.base.refusal import Refused
from domain.review.streams import Streams


class Recorded:
    """Chance that gives what was recorded, in its order. Raises Undrawn where the next draw is of another kind, or
    shows what it cannot; `findings` says so.
    """

    def __init__(
        self,
        draws: Sequence[Draw],
        allowed: DiceSource,
        codes: DiceCodes,
        streams: Streams,
        away: Sequence[str],
    ) -> None:
        self.findings: list[Finding] = []
        self.drawn: list[Draw] = []
        self._remaining = list(draws)
        self._allowed = allowed
        self._codes = codes
        self._streams = streams
        self._away = tuple(away)
        self._typed = {draw.physical for draw in draws if draw.kind != "shuffle"}

    def die(self, sides: int, seen: Seen) -> int:
        return self._face(sides, seen, "")

    def own_die(self, of: str, sides: int, seen: Seen) -> int | None:
        return self._face(sides, seen, of)

    def _face(self, sides: int, seen: Seen, of: str) -> int:
        draw = self._next(f"d{sides}", of)
        if len(draw.faces) != 1 or not 1 <= draw.faces[0] <= sides:
            raise self._impossible(draw)
        if self._allowed == ("service" if draw.physical else "physical"):
            raise Refused(self._codes.source, self._codes.rule)
        self._proven(draw, seen)
        return draw.faces[0]

    def dice(self, count: int, sides: int, seen: Seen) -> tuple[int, ...]:
        return tuple(self.die(sides, seen) for _ in range(count))

    def shuffle(self, size: int, seen: Seen) -> tuple[int, ...]:
        draw = self._next("shuffle")
        if sorted(draw.faces) != list(range(size)):
            raise self._impossible(draw)
        if draw.physical:
            self.findings.append(Finding("a shuffle told as done by hand: the service alone shuffles"))
        self._proven(draw, seen)
        return draw.faces

    def finish(self) -> None:
        """Report the draws that no rule asked for, and dice of which some were typed and some were not."""
        self.findings += [Finding("nothing asks for the draw {kind}", kind=draw.kind) for draw in self._remaining]
        if len(self._typed) > 1:
            self.findings.append(Finding("some of its dice were typed, and some were not"))

    def _next(self, kind: str, of: str = "") -> Draw:
        """Take the next recorded draw, which must be of this kind and owner. Raises Undrawn.

        Draws in the oldest records name no owner: they serve any owner.
        """
        if not self._remaining or self._remaining[0].kind != kind or self._remaining[0].of not in ("", of):
            self.findings.append(Finding("it needs a draw {kind} that is not recorded", kind=kind))
            raise Undrawn
        self.drawn.append(self._remaining.pop(0))
        return self.drawn[-1]

    def _impossible(self, draw: Draw) -> Undrawn:
        faces = ", ".join(map(str, draw.faces))
        self.findings.append(Finding("the draw {kind} cannot show {faces}", kind=draw.kind, faces=faces))
        return Undrawn()

    def _proven(self, draw: Draw, seen: Seen) -> None:
        if not draw.physical:
            self.findings += self._streams.take(draw, seen, self._away)
