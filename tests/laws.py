"""Laws of correction that hold for every game, as reckonings to compare with."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.corrections.commands import Verdict
from domain.corrections.judging import active, judge
from domain.corrections.rejudging import rejudge
from domain.game import Evolved
from domain.game.events import Event
from domain.game.refusal import Refused
from domain.record.fold import evolve
from domain.record.history import History, Step, play
from domain.record.sameness import same


def check(history: History) -> None:
    """The record is that of the corrections in force alone, and every state that is kept agrees with it."""
    other = in_force_alone(history)
    assert other.overlay == history.overlay
    assert other.state == history.state
    marks_hold(history)


def in_force_alone(history: History) -> History:
    """The same log from its beginning; corrections that are undone, and those that undo, have an empty verdict."""
    other = History(history.game, history.raw[0])
    for step in history.steps(1):
        event = step.event
        command: Any = event.command
        if play(event):
            _admit(other, step)
        elif event.version in history.rulings:
            other.append(replace(event, command=replace(command, verdict=_judged_again(history, other, event))))
        else:
            other.append(event)
    return other


def _admit(other: History, step: Step) -> None:
    """The event judged at its place; it is void where its law lets nothing else follow than when it came."""
    event, overlay = step.event, other.overlay
    outcome = rejudge(other.game, other.state, event)
    done = _folded(other, outcome)
    if not outcome or other.game.law.breaks(event, step.consequences, done.consequences):
        other.admit([(event, other.state)], replace(overlay, void=overlay.void | {event.id}))
        return
    if outcome[-1] != event:
        overlay = replace(overlay, revised={**overlay.revised, event.id: outcome[-1]})
    if outcome[:-1]:
        overlay = replace(overlay, inserted={**overlay.inserted, event.id: outcome[:-1]})
    other.admit([(event, done.state)], overlay)


def _folded(other: History, outcome: tuple[Event, ...]) -> Evolved:
    done = Evolved(other.state)
    for item in outcome:
        done = evolve(other.game, done.state, item)
    return done


def _judged_again(history: History, other: History, event: Event) -> Verdict:
    command: Any = event.command
    undoes = history.index[command.correction.target] in history.rulings
    if event.version not in active(history) or undoes:
        return Verdict()
    try:
        return judge(other, command.correction)
    except Refused:
        return Verdict()


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
