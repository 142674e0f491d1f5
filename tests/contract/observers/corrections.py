"""Laws of correction, at the end of a session: what is corrected twice, in another order, together, and undone.

Two corrections are independent when each is accepted in either order and asks for the same in both, and no act is
asked about by both: asked to be void (a rewind asks it of all that came from its target on), to stand again, to read
otherwise. What falls or stands up again is not asked for.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from domain.base.corrections import Amend, Corrected, Correction, Restore, Retract, Rewind, Together, parts_of
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.corrections.judgement import judge
from domain.record.history import History, play
from domain.talk.notes import ShareNote
from projections.feeds.reader import SeatReader
from projections.queries.preview import preview
from tests import laws
from tests.contract.correcting import amendment, correction_of, corrector, encode, made, some_correction
from tests.contract.walks import Observer
from tests.scene import START, Scene

Counts = Counter[str]


class CorrectionLaws(Observer):
    """Corrections that are tried on a copy of the record keep all laws."""

    def end(self, scene: Scene) -> None:
        scene, rng, counts = scene.copy(), Random(self.seed), Counts()
        laws.check(scene.feeds.history)
        if "amend" in scene.game.law.kinds:
            amend_amend(scene, rng, counts)
            amended_by_itself(scene, _sample(standing(scene.feeds.history), rng, 12), counts)
        commutation(scene, rng, counts)
        undone_in_each_order(scene, rng, counts)
        restore_identity(scene, rng, counts)
        one_act(scene, rng, counts)
        previewed(scene, rng, counts)
        laws.check(scene.feeds.history)


class Branch:
    """A copy of the record in which corrections are tried."""

    def __init__(self, history: History) -> None:
        self.history = history.fork(history.version, history.overlay, history.version)
        self.history.past = history.past.copy()  # a fork looks ahead alone, and what followed once is asked for here

    def after(self, *corrections: Correction) -> Branch:
        """With these made, one after another. Raises Refused."""
        other = Branch(self.history)
        for correction in corrections:
            version = other.history.version + 1
            verdict = judge(other.history, correction)
            command = Corrected(correction, verdict)
            other.history.append(Event(id=f"b{version}", version=version, at=START, seat="host", command=command))
        return other

    @property
    def record(self) -> Any:
        """What holds: the form of the record, and the state of play without the table's flags."""
        return self.history.overlay, replace(self.history.state, table=None)

    @property
    def asked(self) -> Any:
        command: Any = self.history.raw[-1].command
        return command.verdict.asked


def tried(branch: Branch, *corrections: Correction) -> Branch | None:
    try:
        return branch.after(*corrections)
    except Refused:
        return None


def amend_amend(scene: Scene, rng: Random, counts: Counts) -> None:
    """Amended and amended again is amended once, to the last form."""
    branch = Branch(scene.feeds.history)
    for target in _sample(standing(branch.history), rng, 6):
        one, two = amendment(scene, target, rng), amendment(scene, target, rng)
        if one is None or two is None or (once := tried(branch, two)) is None or (first := tried(branch, one)) is None:
            continue
        twice = tried(first, two)
        counts["amend-amend" if twice else "amend-amend: refused"] += 1
        if twice:
            assert twice.record == once.record, (one, two)


def amended_by_itself(scene: Scene, targets: list[Event], counts: Counts) -> None:
    """An act that is amended by what it says already is accepted, and leaves the record as it is. A note that is shared
    anew is shared as it reads then: its words may have been struck, or given back, by corrections since.
    """
    branch = Branch(scene.feeds.history)
    corrected = (event.command.verdict for event in branch.history.raw if isinstance(event.command, Corrected))
    reworded = {each.id for verdict in corrected for each in verdict.revised}
    for target in targets:
        revised = branch.history.overlay.revised.get(target.id)
        own = scene.acts.get(target.id) if revised is None else revised.command
        if type(own) not in scene.game.commands or scene.game.law.refuses(branch.history.state, target, own):
            continue
        if isinstance(own, ShareNote) and own.note in reworded:
            continue
        done = tried(branch, Amend(target.id, msgspec.Raw(encode(own)), cascade=True))
        assert done is not None, own
        assert done.record == branch.record, own
        counts["itself"] += 1


def commutation(scene: Scene, rng: Random, counts: Counts) -> None:
    """Independent corrections come to the same record in either order, and together."""
    branch = Branch(scene.feeds.history)
    for _ in range(8):
        one, two = some_correction(scene, rng, together=False), some_correction(scene, rng, together=False)
        if one is None or two is None or _names_one(one, two):
            continue
        first, second = tried(branch, one), tried(branch, two)
        if first is None or second is None:
            continue
        left, right = tried(first, two), tried(second, one)
        if left is None or right is None or first.asked != right.asked or second.asked != left.asked:
            counts["dependent"] += 1
            continue
        if _spoken_of(first) & _spoken_of(second):
            counts["dependent"] += 1
            continue
        counts["commutation"] += 1
        assert left.record == right.record, (one, two)
        _together(branch, (one, two), left, counts)


def undone_in_each_order(scene: Scene, rng: Random, counts: Counts, tries: int = 12) -> None:
    """Of two corrections that are each accepted, whatever they share, one undone leaves the other as if it had been
    made alone, and done again it is what it was; also where the other order is refused.
    """
    if "restore" not in scene.game.law.kinds:
        return
    branch = Branch(scene.feeds.history)
    for _ in range(tries):
        for one, two in permutations(_a_pair(scene, branch, rng), 2):
            if (alone := tried(branch, two)) is not None and (first := tried(branch, one)) is not None:
                one_undone(first, two, alone, counts)


def _a_pair(scene: Scene, branch: Branch, rng: Random) -> tuple[Correction, ...]:
    """Two corrections: of what falls together, of one act, or any two."""
    one = some_correction(scene, rng, together=False)
    first = None if one is None else tried(branch, one)
    if one is None or first is None:
        return ()
    together = _spoken_of(first)
    near = [e for e in standing(branch.history) if e.id in together]
    if not near or rng.random() < 0.3:
        return tuple(filter(None, (one, some_correction(scene, rng, together=False))))
    kinds = sorted(scene.game.law.kinds - {"restore", "rewind"})
    return tuple(filter(None, (one, correction_of(scene, rng.choice(near), rng.choice(kinds), rng, near))))


def one_undone(first: Branch, two: Correction, alone: Branch, counts: Counts) -> None:
    """After the correction that `first` ends with and `two`, undo each of them; `alone`: with `two` only."""
    both = tried(first, two)
    if both is None:
        counts["each order: refused"] += 1
        return
    counts["each order"] += 1
    one = first.history.raw[-1].id
    left = tried(both, Restore(one, cascade=True))
    assert left is not None, (first.asked, two)
    assert left.record == alone.record, (first.history.raw[-1].command, two)
    again = left.after(Restore(left.history.raw[-1].id, cascade=True))
    assert again.record == both.record, two
    assert both.after(Restore(both.history.raw[-1].id, cascade=True)).record == first.record, two


def _together(branch: Branch, both: tuple[Any, ...], apart: Branch, counts: Counts) -> None:
    plain = tuple(replace(one, cascade=False) if hasattr(one, "cascade") else one for one in both)
    as_one = tried(branch, Together(plain, cascade=True))
    counts["together" if as_one else "together: refused"] += 1
    if as_one:
        assert as_one.record == apart.record, both


def _spoken_of(branch: Branch) -> set[str]:
    """The acts about which the last correction asks something."""
    history, command = branch.history, branch.history.raw[-1].command
    named: set[str] = set()
    for part, asked in zip(parts_of(command.correction), branch.asked, strict=True):
        named |= {part.target, *asked.void, *asked.back}
        if isinstance(part, Rewind):
            named |= {event.id for event in history.raw[history.index[part.target] - 1 :] if play(event)}
    return named


def _names_one(one: Correction, two: Correction) -> bool:
    return bool({p.target for p in parts_of(one)} & {p.target for p in parts_of(two)})


def restore_identity(scene: Scene, rng: Random, counts: Counts) -> None:
    """A correction undone leaves nothing behind, and undone again is what it was."""
    if "restore" not in scene.game.law.kinds:
        return
    branch = Branch(scene.feeds.history)
    for _ in range(6):
        wanted = some_correction(scene, rng)
        if wanted is None or (done := tried(branch, wanted)) is None:
            continue
        undone = done.after(Restore(done.history.raw[-1].id, cascade=True))
        assert undone.record == branch.record, wanted
        again = undone.after(Retract(undone.history.raw[-1].id, cascade=True))
        assert again.record == done.record, wanted
        counts["restore"] += 1


def one_act(scene: Scene, rng: Random, counts: Counts) -> None:
    """An act that comes back has its own faces; one that cannot leaves all as it was."""
    if "restore" not in scene.game.law.kinds:
        return
    branch = Branch(scene.feeds.history)
    rewinding = (
        tried(branch, Rewind(rng.choice(standing(branch.history)[-12:]).id)) if standing(branch.history) else None
    )
    for place in filter(None, (branch, rewinding)):
        for event in _sample([e for e in place.history.raw if e.id in place.history.overlay.void], rng, 4):
            back = tried(place, Restore(event.id, cascade=True))
            counts["one act" if back else "one act: refused"] += 1
            if back:
                assert event.id not in back.history.overlay.void
                form = back.history.overlay.revised.get(event.id, event)
                assert all(draw in event.draws or draw.physical for draw in form.draws)


def previewed(scene: Scene, rng: Random, counts: Counts) -> None:
    """What a preview tells is what then comes."""
    seat = corrector(scene)
    if seat is None or scene.state.table.proposal is not None:
        return
    for _ in range(4):
        wanted = some_correction(scene, rng)
        if wanted is None:
            continue
        try:
            previewed = preview(scene.feeds, seat, wanted)
        except Refused:
            assert not made(scene, seat, wanted)
            continue
        before, views = Branch(scene.feeds.history).after(wanted).record, dict(previewed.views)
        assert made(scene, seat, wanted)
        assert Branch(scene.feeds.history).record == before
        counts["preview"] += 1
        for line in (line for frame in SeatReader(scene.feeds, seat, "fr").present_frames() for line in frame.entries):
            if hasattr(line.fields, "flips"):
                shown = line.fields
                assert (shown.void, shown.back, shown.flips) == (previewed.void, previewed.back, previewed.flips)
                assert shown.changes == views[seat] or scene.game.law.consent is not None  # a proposal is seen itself


def standing(history: History) -> list[Event]:
    return [e for e in history.raw if play(e) and e.id not in history.overlay.void]


def _sample(events: list[Event], rng: Random, most: int) -> list[Event]:
    return rng.sample(events, min(most, len(events)))
