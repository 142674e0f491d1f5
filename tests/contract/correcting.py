"""Corrections at random: any that a game knows, of anything that was done."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.corrections import (
    Amend,
    Consent,
    Correction,
    Proposed,
    Restore,
    Retract,
    Rewind,
    Single,
    Together,
)
from domain.base.events import Command, Event
from domain.base.refusal import Refused
from domain.corrections.permission import may_correct
from domain.record.history import play
from tests.contract.sessions import other_form
from tests.scene import Scene

encode = msgspec.json.Encoder(order="deterministic").encode


def corrector(scene: Scene) -> str | None:
    """A seat that may correct now."""
    seats = (s.id for s in scene.state.table.seats)
    return next((s for s in seats if may_correct(scene.feeds.history, s)), None)


def some_correction(
    scene: Scene, rng: Random, spared: tuple[type[Command], ...] = (), *, together: bool = True
) -> Correction | None:
    """Any correction that the game knows, of anything but these kinds; one in four is of several."""
    if together and rng.random() < 0.25:
        parts = [some_correction(scene, rng, spared, together=False) for _ in range(rng.randint(2, 3))]
        items: list[Any] = [replace(p, cascade=False) if hasattr(p, "cascade") else p for p in parts if p is not None]
        return Together(tuple(replace(p, reason="ensemble") for p in items), cascade=True) if items else None
    history, kinds = scene.feeds.history, scene.game.law.kinds
    events = [e for e in history.raw if play(e) and not isinstance(e.command, spared)]
    void = [e for e in events if e.id in history.overlay.void]
    standing = [e for e in events if e.id not in history.overlay.void]
    done = [history.raw[v - 1].id for v in history.rulings]
    kind = rng.choice(sorted(kinds | {"amend", "amends"} if "amend" in kinds else kinds))
    if kind == "restore" and (done or void):
        if void and rng.random() < 0.5:
            return Restore(rng.choice(void).id, cascade=True)
        return rng.choice([Restore, Retract])(rng.choice(done), cascade=True) if done else None
    return correction_of(scene, rng.choice(standing), kind, rng, standing) if standing else None


def correction_of(scene: Scene, target: Event, kind: str, rng: Random, standing: list[Event]) -> Single | None:
    match kind:
        case "retract":
            return Retract(target.id, cascade=True)
        case "text":
            return Retract(target.id, text_only=True)
        case "rewind":
            return Rewind(rng.choice(standing[-10:]).id)
        case "amend" | "amends":
            return amendment(scene, target, rng)
        case _:
            return None


def amendment(scene: Scene, target: Event, rng: Random) -> Amend | None:
    """Another form of the event, as it might have been given at its place; now and then its own."""
    own = rng.random() < 0.2 and type(target.command) in scene.game.commands
    form = target.command if own else other_form(scene, target, rng)
    return None if form is None else Amend(target.id, msgspec.Raw(encode(form)), cascade=True)


def made(scene: Scene, seat: str, correction: Correction) -> bool:
    """Carry it out, with every voice that it needs; False when it is refused."""
    try:
        step = scene.correct(seat, correction)
    except Refused:
        return False
    if isinstance(step.event.command, Proposed):
        for other in (s.id for s in scene.state.table.with_role("player") if s.id != seat):
            if scene.state.table.proposal is not None:
                scene.correct(other, Consent(step.event.id))
    return True
