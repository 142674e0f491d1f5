"""A table of Spin brought to its narrative, and the few gestures that its tests repeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from domain.base.chance import Below
from domain.base.events import Command
from domain.base.refusal import Refused
from domain.record.history import Step
from domain.systems.spin.characters.characters import CreateCharacter
from domain.systems.spin.characters.traits import AddTrait
from domain.systems.spin.gauges.gauges import AdvanceGauge
from domain.systems.spin.oppositions.chain import FinaliseResult, LockOpposition, RollCamp
from domain.systems.spin.oppositions.factor_offers import AddFactor
from domain.systems.spin.oppositions.oppositions import OpenOpposition, SetObjective
from domain.systems.spin.oppositions.outcome import (
    AnswerMitigation,
    CloseOpposition,
    DeclareMitigation,
    RecordConsequence,
)
from domain.systems.spin.oppositions.windows import PassResultShift, undecided
from domain.systems.spin.state.opposition_state import Opposition
from domain.systems.spin.state.state import Character, Spin
from domain.systems.spin.state.words import CampName
from domain.systems.spin.table.scenes import AdvancePhase, EndScene, StartScene
from domain.table.seats import Role
from tests.scene import Scene

GM = "mj"


def pool(count: int, evens: int) -> tuple[int, ...]:
    """So many dice with so many evens, and no six."""
    return (2,) * evens + (1,) * (count - evens)


class Tale(Scene):
    """A table in play. Protagonists are named after their seats; `hero["ana"]` is the id of ana's, `fortunes` are those
    of the first player.
    """

    def __init__(
        self,
        *players: str,
        phase: str = "narrative",
        fortunes: int = 0,
        traits: Sequence[tuple[str, str, str, tuple[str, ...]]] = (),
        **options: Any,
    ) -> None:
        self.players = players or ("ana", "leo")
        seats: list[tuple[str, Role]] = [(GM, "gm"), *((p, "player") for p in self.players), ("zoe", "spectator")]
        super().__init__("spin", seats, options)
        self.unhurried = True
        self.hero: dict[str, str] = {}
        self.trait: dict[str, str] = {}
        if phase == "setup":
            return
        self.gm(AdvancePhase("creation"))
        for seat in self.players:
            self.hero[seat] = self.act(seat, CreateCharacter(seat.capitalize()))
        for seat, text, level, tags in traits:
            level_name: Any = level
            self.trait[text] = self.act(seat, AddTrait(self.hero[seat], text, level_name, tags))
        if phase in ("presentation", "narrative"):
            target: Any = phase
            self.gm(AdvancePhase(target))
            self.gm(StartScene(target, "Le quai"))
        if fortunes:
            self.fortune(self.players[0], fortunes)

    @property
    def state(self) -> Spin:
        state: Spin = super().state
        return state

    def do(
        self,
        seat: str,
        command: Command,
        *dice: int,
        below: Below | None = None,
        event_id: str | None = None,
        by: str = "",
    ) -> Step:
        """Where the test says nothing of chance, the service draws the last of what it might; where it says nothing of
        fortunes, nobody shifts the result that is to stand.
        """
        if isinstance(command, FinaliseResult) and seat == GM and not command.force and self.unhurried:
            self.let_stand(command.opposition)
        return super().do(seat, command, *dice, below=below or (lambda n: n - 1), event_id=event_id, by=by)

    def refuse(self, seat: str, command: Command, code: str, *dice: int, rule: str | None = None) -> Refused:
        self.unhurried = False
        refused = super().refuse(seat, command, code, *dice, rule=rule)
        self.unhurried = True
        return refused

    def let_stand(self, opposition: str) -> None:
        """Everybody who could still shift that result passes."""
        found = self.state.oppositions.get(opposition)
        for owner in sorted(undecided(self.state, found)) if found and found.status == "rolled" else ():
            self.act(owner, PassResultShift(opposition))

    def gm(self, command: Command, *dice: int) -> str:
        return self.act(GM, command, *dice)

    def character(self, seat: str) -> Character:
        return self.state.characters[self.hero[seat]]

    def opposition(self, opposition: str) -> Opposition:
        return self.state.oppositions[opposition]

    def frame(self, seat: str = "ana", x: int = 1, y: int = 1, **opening: Any) -> str:
        """An opposition of that protagonist with so many dice on each side, not locked."""
        lead = opening.pop("lead", self.hero.get(seat))
        opposition = self.gm(OpenOpposition(lead=lead, obstacle="La mer", **opening))
        if opening.get("request"):
            opposition = opening["request"]
        self.gm(SetObjective(opposition, "Passer"))
        base = opening.get("base_dice", 1)
        for camp, count in (("protagonist", x - base), ("obstacle", y - base)):
            for n in range(count):
                side: Any = camp
                self.gm(AddFactor(opposition, side, text=f"{camp} {n}"))
        return opposition

    def locked(self, seat: str = "ana", x: int = 1, y: int = 1, **opening: Any) -> str:
        opposition = self.frame(seat, x, y, **opening)
        self.gm(LockOpposition(opposition))
        return opposition

    def roll(self, opposition: str, camp: CampName, *faces: int) -> None:
        found = self.opposition(opposition)
        character = found.lead if camp == "protagonist" else found.aggressor
        owner = self.state.characters[character].owner if character else GM
        self.act(owner, RollCamp(opposition, camp), *faces)

    def rolls(self, opposition: str, mine: Sequence[int], theirs: Sequence[int]) -> None:
        """Both camps roll."""
        self.roll(opposition, "protagonist", *mine)
        self.roll(opposition, "obstacle", *theirs)

    def rolled(self, seat: str, mine: Sequence[int], theirs: Sequence[int], **opening: Any) -> str:
        """Locked with as many dice as faces that are not the extras of sixes, and rolled."""
        x, y = (len(f) - extras(f) for f in (mine, theirs))
        opposition = self.locked(seat, x, y, **opening)
        self.rolls(opposition, mine, theirs)
        return opposition

    def final(self, seat: str, mine: Sequence[int], theirs: Sequence[int], **opening: Any) -> str:
        opposition = self.rolled(seat, mine, theirs, **opening)
        self.gm(FinaliseResult(opposition))
        return opposition

    def close(self, opposition: str) -> None:
        """With whatever the result owes, as fiction."""
        found = self.opposition(opposition)
        for _ in range(1 + found.extra_and if found.result in ("exploit", "fiasco") else 0):
            self.gm(RecordConsequence(opposition, "fiction", text="Cela se raconte."))
        self.gm(CloseOpposition(opposition))

    def played(self, seat: str, mine: Sequence[int], theirs: Sequence[int], **opening: Any) -> str:
        opposition = self.final(seat, mine, theirs, **opening)
        self.close(opposition)
        return opposition

    def final_after(self, opposition: str, seat: str, mine: Sequence[int], theirs: Sequence[int]) -> str:
        """The next one, once that one is closed with nothing reduced and a loss in fiction of no account."""
        if self.opposition(opposition).result == "partial_success":
            self.gm(DeclareMitigation(opposition, reducible=True))
            self.act(seat, AnswerMitigation(opposition, "accept"))
        self.close(opposition)
        return self.final(seat, mine, theirs)

    def destiny(self, value: int, seat: str = "ana") -> None:
        """Brings destiny to that value by locked oppositions that end in a partial failure."""
        while (gap := value - self.state.destiny) != 0:
            step = max(-8, min(8, gap))
            x, y = (1, 1 + step) if step > 0 else (1 - step, 1)
            self.played(seat, (1,) * x, (1,) * y)

    def fortune(self, seat: str, count: int = 1) -> None:
        """Fortunes by fiascos of a favourite; destiny does not move (2/2)."""
        for _ in range(count):
            self.played(seat, (1, 1), (2, 2))

    def npc(self, name: str, *traits: str) -> str:
        made = self.gm(CreateCharacter(name, "npc"))
        for text in traits:
            self.trait[text] = self.gm(AddTrait(made, text))
        return made

    def gauge(self, seat: str, label: str, ticks: int, kind: str = "state") -> str:
        """The id of that gauge after so many marks more."""
        kind_name: Any = kind
        self.gm(AdvanceGauge(self.hero[seat], label, kind_name, ticks=ticks))
        return next(g.id for g in self.character(seat).gauges.values() if g.label == label)

    def next_scene(self) -> None:
        self.gm(EndScene())
        kind: Any = self.state.phase
        self.gm(StartScene(kind))


def extras(faces: Sequence[int]) -> int:
    """How many of these faces were called by sixes: the sixes of the rest."""
    return next(n for n in range(len(faces) + 1) if list(faces[: len(faces) - n]).count(6) == n)


def consequences(step: Step) -> list[str]:
    return [type(c).__name__ for c in step.consequences]
