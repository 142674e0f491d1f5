"""Laws of correction that hold for every game, as reckonings to compare with."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from msgspec.structs import replace

from domain.base.corrections import Amend, Asked, Restore, Retract, Rewind, Single, parts_of
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.corrections.active import form_of
from domain.corrections.rejudgement import rejudge
from domain.corrections.texts import wordless
from domain.record.fold import evolve
from domain.record.history import History, Overlay, Step, play
from domain.record.identity import same

Demanded = list[tuple[int, Single, Asked]]
"""The single corrections in force: version, what was said, what was asked."""


def check(history: History) -> None:
    """The record is that of the log and of what the corrections in force ask, whatever was corrected and undone on the
    way there; every state that is kept agrees with it.
    """
    assert refolded(history) == (history.overlay, history.state)
    marks_hold(history)


def refolded(history: History) -> tuple[Overlay, Any]:
    """The whole log judged from its first event on, event by event, by what is asked of each."""
    demanded = in_force(history)
    state: Any = history.marks[0][1]
    void: set[str] = set()
    revised: dict[str, Event] = {}
    inserted: dict[str, tuple[Event, ...]] = {}
    for step in history.steps(1):
        event = step.event
        if not play(event):
            state = evolve(history.game, state, event).state
            continue
        stands, acts = _judged(history, demanded, step, state)
        if not stands:
            void.add(event.id)
        elif acts[-1] != event:
            revised[event.id] = acts[-1]
        if before := (acts[:-1] if stands else acts):
            inserted[event.id] = before
        for act in acts:
            state = evolve(history.game, state, act).state
    return Overlay(frozenset(void), revised, inserted), state


def in_force(history: History) -> Demanded:
    """Those that nobody has undone, undone undoings reckoned in."""
    undone: set[int] = set()
    for version in sorted(history.rulings, reverse=True):
        if version not in undone:
            undone |= {history.index[part.target] for part in _undoing(history, version)}
    return [each for v in sorted(history.rulings) if v not in undone for each in _demanded(history, v)]


def _undoing(history: History, version: int) -> list[Single]:
    parts = parts_of(history.rulings[version].correction)
    return [p for p in parts if isinstance(p, Restore | Retract) and history.index[p.target] in history.rulings]


def _demanded(history: History, version: int) -> Demanded:
    command: Any = history.raw[version - 1].command
    parts = parts_of(history.rulings[version].correction)
    return [(version, *each) for each in zip(parts, command.verdict.asked, strict=True)]


def _judged(history: History, demanded: Demanded, step: Step, state: Any) -> tuple[bool, tuple[Event, ...]]:
    """Does the event stand, and what does: it and what comes before it, or what is there instead."""
    game, event = history.game, step.event
    form, struck, amended, gone = event, False, False, ""
    last = {part.target: place for place, (_, part, _) in enumerate(demanded) if isinstance(part, Amend)}
    for place, (version, part, asked) in enumerate(demanded):
        if part.target == event.id and isinstance(part, Amend):
            form, struck, amended = replace(form, command=form_of(game, part.command, asked.form)), False, True
            form = form if asked.draws is None else replace(form, draws=asked.draws)
        struck |= part.target == event.id and isinstance(part, Retract) and part.text_only
        counts = not isinstance(part, Amend) or last[part.target] == place
        if event.id in asked.void and counts:
            gone = "retracted"
        if isinstance(part, Rewind) and history.index[part.target] <= event.version < version:
            gone = "rewound"
        if event.id in asked.back:
            gone = ""
    if gone:
        return False, _instead(game, state, event) if gone == "retracted" else ()
    acts = rejudge(game, state, form)
    if acts and struck:
        with suppress(Refused):
            acts = (*acts[:-1], wordless(game, state, acts[-1]))
    if acts and not amended and game.law.breaks(event, step.consequences, _followed(game, state, acts)):
        return False, ()
    return bool(acts), acts


def _instead(game: Any, state: Any, event: Event) -> tuple[Event, ...]:
    """What the law puts in the place of a retracted event: all of it, if every act is legal there."""
    done: tuple[Event, ...] = ()
    for act in game.law.replacement(state, event, None):
        found = rejudge(game, state, act)
        if found != (act,):
            return ()
        done, state = (*done, act), evolve(game, state, act).state
    return done


def _followed(game: Any, state: Any, acts: tuple[Event, ...]) -> tuple[Any, ...]:
    followed: tuple[Any, ...] = ()
    for act in acts:
        state, followed = evolve(game, state, act)
    return followed


def marks_hold(history: History) -> None:
    """The effective record folded from the first event on passes through every state that is kept."""
    folded = {1: history.marks[0][1]}
    state = folded[1]
    for version in range(2, history.version + 1):
        for event in history.line(version, version):
            state = evolve(history.game, state, event).state
        folded[version] = state
        assert history.before(version) == folded[version - 1]
    assert same(state, history.state)
    assert all(same(folded[version], kept) for version, kept in history.marks)


def bereft(history: History, rng: Random, most: int) -> None:
    """Evolve is total: the session without one of its events, not judged again, is folded to its end."""
    raw = history.raw[1:]
    states = [history.marks[0][1]]
    for event in raw:
        states.append(evolve(history.game, states[-1], event).state)
    for lost in sorted(rng.sample(range(len(raw)), min(most, len(raw)))):
        state = states[lost]
        for event in raw[lost + 1 :]:
            state = evolve(history.game, state, event).state
