"""Laws of correction that hold for every game, as reckonings to compare with."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from domain.corrections import Verdict
from domain.events import Event
from domain.fold import evolve
from domain.history import History, play
from domain.judge import active, judge, rejudge
from domain.refusal import Refused


def check(history: History) -> None:
    """The record is that of the corrections in force alone, and every state that is kept agrees with it."""
    other = in_force_alone(history)
    assert other.overlay == history.overlay
    assert other.state == history.state
    marks_hold(history)


def in_force_alone(history: History) -> History:
    """The same log from its beginning; corrections that are undone, and those that undo, have an empty verdict."""
    other = History(history.game, history.raw[0])
    for event in history.raw[1:]:
        command: Any = event.command
        if play(event):
            _admit(other, event)
        elif event.version in history.rulings:
            other.append(replace(event, command=replace(command, verdict=_judged_again(history, other, event))))
        else:
            other.append(event)
    return other


def _admit(other: History, event: Event) -> None:
    outcome = rejudge(other.game, other.state, event)
    overlay = other.overlay
    if not outcome:
        overlay = replace(overlay, void=overlay.void | {event.id})
    elif outcome[-1] != event:
        overlay = replace(overlay, revised={**overlay.revised, event.id: outcome[-1]})
    if outcome[:-1]:
        overlay = replace(overlay, inserted={**overlay.inserted, event.id: outcome[:-1]})
    other.admit(event, outcome, overlay)


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
    assert state == history.state
    assert all(folded[version] == kept for version, kept in history.marks)
