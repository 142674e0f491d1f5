"""Walks under all observers, and what is least of a session in which one of them found something.

`python -m tests.contract.watching [GAME...] --first 1000 --walks 20` watches other walks than the suite does, with
`--observer NAME` under that one alone. What is found is printed as a line for `kept.jsonl`, and how many sessions and
corrections there were.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.corrections import (
    Amend,
    Corrected,
    Proposed,
    Restore,
    Retract,
    Rewind,
    Together,
    kind_of,
    parts_of,
)
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.record.codec import body, read, topic
from domain.systems import game as game_of
from projections.texts.bundles import MissingMessage
from tests.contract.observers import corrections, disputes, feeds, moves, record, repeated, secrets, texts
from tests.contract.sessions import NAMES
from tests.contract.twinning import renumbered
from tests.contract.walks import Moment, Observer, walk
from tests.scene import Scene

OBSERVERS: dict[str, type[Observer]] = {
    kind.__name__: kind
    for kind in (
        feeds.Witnessed,
        feeds.Patches,
        feeds.Restated,
        feeds.Receipts,
        feeds.Saved,
        feeds.Late,
        feeds.Folding,
        feeds.Together,
        feeds.Marks,
        record.Loaded,
        record.Laws,
        record.JudgedAgain,
        record.FoldedAnywhere,
        record.Chapters,
        moves.Offered,
        moves.Taken,
        moves.Documents,
        moves.Folded,
        moves.ByChance,
        moves.Titles,
        moves.Forms,
        moves.Catalogue,
        moves.Steady,
        moves.Awaited,
        repeated.MovesAgain,
        repeated.DocumentsAgain,
        repeated.Lists,
        secrets.Hidden,
        secrets.Probed,
        secrets.Named,
        secrets.Streams,
        texts.Entries,
        texts.Sentences,
        texts.Whys,
        corrections.CorrectionLaws,
        disputes.Void,
        disputes.Hushed,
        disputes.Disputed,
        disputes.Settled,
        disputes.RecordOffered,
        disputes.AmendmentsOffered,
    )
}
WRONG = (
    AssertionError,
    Refused,
    MissingMessage,
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    ArithmeticError,
)
"""Raised where a property does not hold, or where what is asked breaks."""
TRIES = 60
"""So many shorter sessions are tried in search of the least one."""
KEPT = Path(__file__).with_name("kept.jsonl")


class Line(msgspec.Struct, frozen=True):
    """An event as it is stored."""

    topic: str
    data: msgspec.Raw


class Kept(msgspec.Struct, frozen=True):
    """A session in which an observer found something, under which version of the game; old lines do not say it."""

    game: str
    observer: str
    seed: int
    events: tuple[Line, ...]
    version: int = 1


class Finding(msgspec.Struct, frozen=True):
    """What an observer found in a walk, after how many events; and the events of it."""

    observer: str
    game: str
    seed: int
    step: int
    reason: str
    events: tuple[Event, ...]

    def __str__(self) -> str:
        acts = (f"  {each.version} {each.seat}: {each.command}" for each in self.events)
        where = f"{self.game}, seed {self.seed}, step {self.step}: {self.observer}"
        line = msgspec.json.encode(kept(self)).decode()
        return "\n".join([where, self.reason, "least session:", *acts, f"to keep in {KEPT.name}:", line])


class Watched(msgspec.Struct, frozen=True):
    """The outcome of a walk under observers.

    `findings`: by observer; `met`, `corrected`: how often each kind of command and of correction was given; `offered`:
    how often moves were on offer, by `COMMAND` and `COMMAND.FIELD`; `tried`: how often an observer that counts it had
    something to check.
    """

    findings: dict[str, Finding]
    met: Counter[str]
    offered: Counter[str]
    corrected: Counter[str]
    events: int
    tried: Counter[str]


class Watch:
    """Observers that see one session; the first that each of them finds is noted, and it looks no more."""

    def __init__(self, scene: Scene, seed: int, kinds: Iterable[type[Observer]]) -> None:
        self.scene, self.seed = scene, seed
        self.found: dict[str, tuple[int, str]] = {}
        self.observers: dict[str, Observer] = {}
        for kind in kinds:
            self.note(kind.__name__, partial(self._begin, kind))

    def _begin(self, kind: type[Observer]) -> None:
        self.observers[kind.__name__] = kind(self.scene, self.seed)

    def see(self, moment: Moment) -> None:
        for name, observer in self.observers.items():
            self.note(name, partial(observer.see, moment))

    def end(self) -> None:
        for name, observer in self.observers.items():
            self.note(name, partial(observer.end, self.scene))

    def note(self, name: str, look: Callable[[], None]) -> None:
        if name in self.found:
            return
        try:
            look()
        except WRONG as reason:
            self.found[name] = self.scene.feeds.history.version, describe(reason)


def describe(reason: BaseException) -> str:
    """Say what was raised, and where."""
    frame = reason.__traceback__
    while frame is not None and frame.tb_next is not None:
        frame = frame.tb_next
    where = f"{Path(frame.tb_frame.f_code.co_filename).name}:{frame.tb_lineno}" if frame else ""
    return f"{type(reason).__name__} in {where}: {str(reason)[:3000]}"


@cache
def watched(name: str, seed: int) -> Watched:
    """Play the walk once, under all observers."""
    return watch(name, seed, OBSERVERS.values())


def watch(name: str, seed: int, kinds: Iterable[type[Observer]]) -> Watched:
    """Play the walk under these observers. A step that cannot be made is a finding, too, of nobody's."""
    watching: Watch | None = None
    kinds = tuple(kinds)
    met, corrected, given, offered = (Counter[str]() for _ in range(4))
    moments = walk(name, seed, given)
    scene = next(moments).scene
    watching = Watch(scene, seed, kinds)
    broken = Watch(scene, seed, ())
    while (moment := following(moments, broken)) is not None:
        watching.see(moment)
        met[type(moment.step.event.command).__name__] += 1
        offered.update(on_offer(scene, moment.looking))
        corrected.update(what_corrects(moment.step.event))
    watching.end()
    met.update({kind.__name__: given[kind.__name__] for kind in scene.game.sequences if given[kind.__name__]})
    raw = tuple(scene.feeds.history.raw)
    found = watching.found | broken.found
    findings = {of: Finding(of, name, seed, step, reason, raw[:step]) for of, (step, reason) in found.items()}
    tried = {of: each.tried for of, each in watching.observers.items() if each.tried is not None}
    return Watched(findings, met, offered, corrected, len(raw), Counter(tried))


def on_offer(scene: Scene, seats: Iterable[str]) -> Iterator[str]:
    """Yield `COMMAND` of each of these seats' moves, and `COMMAND.FIELD` of each field that it asks for."""
    for seat in seats:
        for move in scene.every_move(seat):
            yield move.command.__name__
            yield from (f"{move.command.__name__}.{name}" for name in move.fields)


def following(moments: Iterator[Moment], broken: Watch) -> Moment | None:
    """The next moment of the walk; None at its end, or where it breaks."""
    came: list[Moment] = []
    broken.note("walk", lambda: came.extend(each for each in (next(moments, None),) if each is not None))
    return came[0] if came else None


def what_corrects(event: Event) -> Iterator[str]:
    """Kinds of corrections, of contests and of voices."""
    match event.command:
        case Corrected(correction) | Proposed(Retract() | Amend() | Rewind() | Restore() | Together() as correction):
            yield type(event.command).__name__
            yield from map(kind_of, parts_of(correction))
        case other:
            yield type(other).__name__


def least(found: Finding) -> Finding:
    """Leave out what is not needed for it, as long as it is found still: first many events at once, then fewer."""
    if found.observer not in OBSERVERS:
        return found
    size, tries = max(1, len(found.events) // 2), TRIES
    while size and tries:
        place = 1
        while place < len(found.events) and tries:
            tries -= 1
            fewer = found.events[:place] + found.events[place + size :]
            again = replay(replace(found, events=fewer))
            if again is None:
                place += size
            else:
                found = again
        size //= 2
    return found


def replay(finding: Finding) -> Finding | None:
    """Find it again in these events, as far as they can happen under their version; of which those are left that
    happened.
    """
    scene = opened_as(finding.events[0])
    watching = Watch(scene, finding.seed, (OBSERVERS[finding.observer],))
    for event in finding.events[1:]:
        moved = renumbered(event, scene)
        if moved is None:
            continue
        watching.see(Moment(scene, scene.feeds.append(moved), finding.seed))
        if watching.found:
            break
    watching.end()
    if not watching.found:
        return None
    ((_, reason),) = watching.found.values()
    return replace(finding, reason=reason, events=tuple(scene.feeds.history.raw))


def opened_as(first: Event) -> Scene:
    """Open the table of this opening again, under its version of the game."""
    opening: Any = first.command
    return Scene(opening.game, [(seat.id, seat.role) for seat in opening.seats]).again([first])


def kept(finding: Finding) -> Kept:
    opening: Any = finding.events[0].command
    game = game_of(opening.game)
    lines = (Line(topic(game, type(each.command)), msgspec.Raw(body(each))) for each in finding.events)
    return Kept(finding.game, finding.observer, finding.seed, tuple(lines), game.version)


def once_found() -> list[Finding]:
    """List what was found and mended."""
    lines = KEPT.read_bytes().splitlines()
    return [finding_of(each) for each in map(msgspec.json.Decoder(Kept).decode, lines)]


def finding_of(line: Kept) -> Finding:
    game = game_of(f"{line.game}/{line.version}")
    events = tuple(read(game, n, each.topic, bytes(each.data)) for n, each in enumerate(line.events, 1))
    return Finding(line.observer, line.game, line.seed, len(events), "", events)


def main() -> int:
    parser = ArgumentParser(prog="python -m tests.contract.watching")
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--first", type=int, default=1000)
    parser.add_argument("--walks", type=int, default=10)
    parser.add_argument("--observer", action="append", choices=OBSERVERS)
    asked = parser.parse_intermixed_args()
    failed, sessions, corrections = False, 0, 0
    kinds = [OBSERVERS[name] for name in asked.observer or OBSERVERS]
    for seed in range(asked.first, asked.first + asked.walks):
        for name in asked.names or NAMES:
            result = watch(name, seed, kinds)
            sessions, corrections = (
                sessions + 1,
                corrections + result.corrected["Corrected"] + result.corrected["Proposed"],
            )
            failed = failed or bool(result.findings)
            print(f"{name} {seed}: {result.events} events, {len(result.met)} kinds", flush=True)
            print(*map(least, result.findings.values()), sep="\n", flush=True)
    print(f"{sessions} sessions, {corrections} corrections")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
