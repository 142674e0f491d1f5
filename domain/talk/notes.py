"""Notes: a seat's own, until it shares one with the table; the seat may mend and strike them.

A note that is not shared is only in the record: nobody else reads it before the record is opened.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, text
from domain.table.seats import KeptNote, State
from domain.talk.rights import may_talk, written

MOST_NOTES = 500
"""The most notes of one seat at a time: they are a part of the table's state."""
TITLE = 60
"""The characters of its text by which a note is named among others."""


class Note(Command, frozen=True):
    """Write a note that its author alone reads."""

    text: Text


class MendNote(Command, frozen=True):
    """Write another text in the place of a note's."""

    note: Id
    text: Text


class StrikeNote(Command, frozen=True):
    """Strike one's own note."""

    note: Id


class ShareNote(Command, frozen=True):
    """Show one's own note to the whole table, as it reads now and whenever it is mended."""

    note: Id


class SharedNote(Command, frozen=True):
    """A shared note with the text that it had then. Recorded for a `ShareNote`."""

    note: Id
    text: Text


def decide(state: State, act: Act, chance: Chance) -> Command:
    may_talk(state, act.seat)
    match act.command:
        case Note(said):
            written(said)
            if len(own(state, act.seat)) >= MOST_NOTES:
                raise Refused("too_many_notes", most=MOST_NOTES, has=MOST_NOTES + 1)
        case MendNote(note, said):
            _own_note(state, act.seat, note)
            written(said)
        case StrikeNote(note):
            _own_note(state, act.seat, note)
        case ShareNote(note):
            return SharedNote(note, _unshared(state, act.seat, note).text)
        case SharedNote(note):
            _unshared(state, act.seat, note)
        case _:
            pass
    decided: Command = act.command
    return decided


def own(state: State, seat: str) -> dict[str, KeptNote]:
    """Return the notes of a seat that were not struck, in the order in which they were written."""
    return {note: kept for note, kept in state.notebook.items() if kept.seat == seat}


def _own_note(state: State, seat: str, note: str) -> KeptNote:
    """Return a note of the seat. Raises Refused for another seat's note just as for an unknown one."""
    kept = state.notebook.get(note)
    if kept is None or kept.seat != seat:
        raise Refused("unknown_note", kind="missing")
    return kept


def _unshared(state: State, seat: str, note: str) -> KeptNote:
    kept = _own_note(state, seat, note)
    if kept.shared is not None:
        raise Refused("note_shared")
    return kept


def evolve(state: State, event: Event) -> Evolved:
    notebook = state.notebook
    match event.command:
        case Note(said):
            return _with(state, event.id, KeptNote(event.seat, said))
        case MendNote(note, said) if note in notebook:
            return _with(state, note, replace(notebook[note], text=said))
        case SharedNote(note) if note in notebook:
            return _with(state, note, replace(notebook[note], shared=event.id))
        case StrikeNote(note):
            return Evolved(replace(state, notebook={i: kept for i, kept in notebook.items() if i != note}))
        case _:
            return Evolved(state)


def _with(state: State, note: str, kept: KeptNote) -> Evolved:
    return Evolved(replace(state, notebook={**state.notebook, note: kept}))


def moves(state: State, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.move(Note("?"), {"text": text(1)})
    titles = {note: kept.text.strip()[:TITLE] for note, kept in own(state, seat).items()}
    yield from offers.each(MendNote, "note", titles, {"text": text(1)}, text="?")
    yield from offers.each(ShareNote, "note", titles)
    yield from offers.each(StrikeNote, "note", titles)


CHAPTER: Chapter[State] = Chapter(
    commands={Note: "NoteWritten", MendNote: "NoteMended", StrikeNote: "NoteStruck", ShareNote: None},
    completed={SharedNote: "NoteShared"},
    decide=decide,
    evolve=evolve,
    moves=moves,
    quiet=frozenset({Note, MendNote, StrikeNote}),
)
