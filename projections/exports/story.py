"""A session as a story to read: what a seat read of play, scene by scene, as it stands now.

What a correction has taken away is left out, and what reads otherwise reads as it does now; corrections themselves,
contests, links and comings and goings are no part of the story.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, tzinfo
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from domain.base.corrections import RecordDisclosed
from domain.base.events import Command
from domain.game import Game
from domain.record.codec import event_name
from domain.table.commands import (
    Again,
    DrawAnew,
    IssueToken,
    JoinTable,
    OpenTable,
    PauseTable,
    ResumeTable,
    RevokeToken,
    SetPresence,
    StartTable,
)
from projections.base.projection import Die
from projections.base.registry import PROJECTIONS
from projections.entries.contests import LINES
from projections.entries.lines import Line, LineNow
from projections.entries.table_entries import BranchEntry, CorrectionEntry, ProposalEntry, shared_types
from projections.feeds.reader import Frame
from projections.texts import Locale

Rank = Literal["scene", "turn", ""]
_UNTOLD: tuple[type[Command], ...] = (
    OpenTable,
    JoinTable,
    PauseTable,
    ResumeTable,
    SetPresence,
    IssueToken,
    RevokeToken,
    DrawAnew,
    Again,
    RecordDisclosed,
)
_ABOUT_RECORDS = frozenset({*LINES, BranchEntry, CorrectionEntry, ProposalEntry})


class Subject(NamedTuple):
    """The session and the seat that reads it."""

    title: str
    game: Game
    reader: str


class Style(NamedTuple):
    """The form that was asked for: the language, the clock (None: of this machine), what stands beside sentences."""

    locale: Locale
    zone: tzinfo | None
    dice: bool = True
    rules: bool = False


class Sentence(NamedTuple):
    """One sentence, the faces that fell for it, and the rules that it rests on."""

    text: str
    faces: tuple[int, ...]
    rules: tuple[str, ...]


class Paragraph(NamedTuple):
    """All that one frame says of play. `rank`: whether a scene or a Turn begins with it."""

    at: datetime
    rank: Rank
    sentences: tuple[Sentence, ...]


class Scene(NamedTuple):
    """A scene of a story and its paragraphs.

    `head`: the paragraph with which it begins; None: the paragraphs came before the first scene.
    """

    head: Paragraph | None
    paragraphs: tuple[Paragraph, ...]


class Story(NamedTuple):
    """A whole session for one reader."""

    subject: Subject
    scenes: tuple[Scene, ...]

    def paragraphs(self) -> Iterator[Paragraph]:
        """Yield all paragraphs in order."""
        for head, paragraphs in self.scenes:
            if head is not None:
                yield head
            yield from paragraphs


def story(subject: Subject, frames: Iterable[Frame]) -> Story:
    """Make a story of a seat's frames, marked as they stand now."""
    scenes: list[tuple[Paragraph | None, list[Paragraph]]] = [(None, [])]
    for frame in frames:
        paragraph = _paragraph(subject.game, frame)
        if paragraph is None:
            continue
        if paragraph.rank == "scene":
            scenes.append((paragraph, []))
        else:
            scenes[-1][1].append(paragraph)
    return Story(subject, tuple(Scene(head, tuple(scene_lines)) for head, scene_lines in scenes if head or scene_lines))


def _paragraph(game: Game, frame: Frame) -> Paragraph | None:
    lines = list(_standing(game, frame.entries))
    if not lines:
        return None
    sentences = tuple(Sentence(line.text, _faces(line.dice), line.rules) for line in lines)
    return Paragraph(frame.at, _rank(game, lines[0].type), sentences)


def _standing(game: Game, entries: Iterable[Line]) -> Iterator[Line | LineNow]:
    """Yield the lines that hold now for these lines."""
    untold = _untold(game)
    for line in entries:
        if line.withdrawn:
            continue
        if line.type in untold:
            yield from _inserted(line)
        elif line.now is None:
            yield line
        else:
            yield from line.now


def _inserted(line: Line) -> Iterator[LineNow]:
    """Yield the lines of acts that a correction has put into the record, which have no frame of their own."""
    fields: Mapping[str, Any] = msgspec.to_builtins(line.fields)
    for act in fields.get("inserted", ()):
        yield from msgspec.convert(act["lines"], tuple[LineNow, ...])


def _faces(dice: Iterable[Die]) -> tuple[int, ...]:
    return tuple(face for die in dice for face in die.thrown)


def _rank(game: Game, kind: str) -> Rank:
    outline = PROJECTIONS[game.name].outline
    if kind in outline.scenes or kind == event_name(game, StartTable):
        return "scene"
    return "turn" if kind in outline.turns else ""


@cache
def _untold(game: Game) -> frozenset[str]:
    """Return the types of entries that are no part of the story."""
    about = {name for name, structs in shared_types(game).items() if not _ABOUT_RECORDS.isdisjoint(structs)}
    return frozenset({*(event_name(game, kind) for kind in _UNTOLD), *about})
