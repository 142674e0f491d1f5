"""What a seat kept, examined by itself: each forgery is found by `greffe verify` and marked in the dossier."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from api.storage.keyring import Keyring
from domain.base.corrections import Amend, ContestRuling, Restore, Retract
from domain.systems.innommable.conflicts.conflicts import DeclareGoal, WithdrawGoal
from domain.systems.nosgoth.actions.actions import SetDifficulty
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.systems.sombre.dice.loose_dice import CallDie
from domain.table.commands import AddSeat, CloseSeat, JoinTable, SetPresence
from domain.table.seats import HOST
from ops.audit.own import examined_own
from ops.audit.signatures import Trust
from ops.cli.failures import Failed
from ops.readers.own import own_record
from projections.base.encoding import encode
from projections.exports.own import header_of, whole
from projections.feeds.canonical import of_wire
from projections.feeds.reader import SeatReader
from projections.feeds.receipts import NONE, next_receipt
from tests import forging
from tests.contract.sessions import NAMES, meddle, opened, played, wandering
from tests.innommable import table as innommable
from tests.ops.conftest import Greffe
from tests.ops.test_dossier import facts
from tests.ops.test_proof import said
from tests.scene import START, Scene
from tests.sombre.table import playing

READER = "lise"
Lines = list[Any]


@pytest.fixture(scope="module")
def scene() -> Scene:
    return played("nosgoth")


@pytest.fixture
def own(scene: Scene, keys: Keyring, tmp_path: Path) -> Path:
    return forging.export(tmp_path / "own.jsonl", scene.feeds, READER, keys)


def changed(own: Path, change: Callable[[Lines], None]) -> Path:
    lines = [json.loads(line) for line in own.read_text().splitlines()]
    change(lines)
    own.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    return own


def sentence(lines: Lines) -> None:
    """A number in the sentence alone, which no receipt covers."""
    entry = rolled(lines)
    entry["text"] = entry["text"].replace(str(entry["dice"][0]["faces"][0]), "20", 1)


def die(lines: Lines) -> None:
    entry = rolled(lines)
    entry["dice"][0]["faces"][0] = 21 - entry["dice"][0]["faces"][0]


def field(lines: Lines) -> None:
    lines[7]["entries"][0]["fields"] |= {"more": 1}


def moment(lines: Lines) -> None:
    lines[7]["at"] = "2031-01-01T00:00:00Z"


def receipts_anew(lines: Lines) -> None:
    """A changed die, every receipt made to fit; the signed one in the header is kept, signature and all."""
    die(lines)
    last = NONE
    for frame in lines[1:]:
        last = next_receipt(last, of_wire(frame))
        frame["receipt"] = last.hex()


def header_anew(lines: Lines) -> None:
    """So is the header's receipt, under the old signature."""
    receipts_anew(lines)
    lines[0]["receipt"]["receipt"] = lines[-1]["receipt"]


def of_another(lines: Lines) -> None:
    """A receipt that was signed for something else."""
    lines[0]["receipt"]["seat"] = "mj"


def rolled(lines: Lines) -> Any:
    return next(entry for line in lines[1:] for entry in line["entries"] if entry.get("dice"))


FORGERIES: list[tuple[Callable[[Lines], None], str]] = [
    (sentence, "this sentence does not say what its entry holds"),
    (die, "its receipt is not that of what it says"),
    (field, "frame 7 of the file of receipts: its receipt is not that"),
    (moment, "frame 7 of the file of receipts: its receipt is not that"),
    (receipts_anew, "the receipt in the header is not that of the last frame"),
    (header_anew, "is not that of this content"),
    (of_another, "is not that of this content"),
]


def test_what_a_seat_kept_is_sound(greffe: Greffe, own: Path) -> None:
    found = said(greffe, own)
    assert (found.code, found.findings) == (0, [])
    assert any("signed by this service" in note for note in found.notes)


@pytest.mark.parametrize(("forge", "finding"), FORGERIES, ids=[forge.__name__ for forge, _ in FORGERIES])
def test_a_forgery_is_found_and_marked(
    greffe: Greffe, own: Path, tmp_path: Path, forge: Callable[[Lines], None], finding: str
) -> None:
    found = said(greffe, changed(own, forge))
    assert found.code == 1
    assert any(finding in text for text in found.findings), found.findings
    out = tmp_path / "own.html"
    assert greffe("dossier", own, "-o", out).returncode == 0
    shown = facts(out.read_text())
    (reader,) = shown["readers"]
    marked = [page for page in reader["pages"] if page.get("sound") is False]
    marked += [entry for entry in shown["entries"] if entry.get("sound") is False]
    assert marked or reader["wrong"]


def test_whoever_makes_all_anew_is_told_to_be_unsigned(greffe: Greffe, own: Path) -> None:
    def all_anew(lines: Lines) -> None:
        receipts_anew(lines)
        lines[0]["receipt"] = None

    found = said(greffe, changed(own, all_anew))
    assert any("no receipt is signed" in note for note in found.notes)


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_no_honest_line_is_marked(name: str, locale: Any) -> None:
    """Of no seat of a told session, and of a random one with corrections."""
    rng, wild = Random(3), None
    for wild, _ in wandering(name, 3, 60):
        if rng.random() < 0.2:
            meddle(wild, rng)
    assert wild is not None
    checked = 0
    for scene in (played(name), wild):
        for seat in (HOST, *(each.id for each in scene.state.table.seats)):
            frames = json.loads(encode(list(SeatReader(scene.feeds, seat, locale).frames())))
            header = json.loads(encode(header_of(scene.feeds, seat, START, len(frames))))
            check = examined_own(header, frames, Trust(None, named=False))
            lines = [line["text"] for frame in frames for line in frame["entries"]]
            held = [holds for frame in check.frames for holds in frame.entries]
            assert [text for text, holds in zip(lines, held, strict=True) if holds is False] == []
            assert all(frame.receipt for frame in check.frames)
            checked += held.count(True)
    assert checked > 100


def stood_in() -> Scene:
    """The game master acts for whoever left; somebody takes another name."""
    scene = innommable.in_scene(2)
    scene.do("ana", DeclareGoal("ouvrir", "situation", "goal"))
    scene.do("ana", SetPresence("ana", True))
    scene.do("ana", WithdrawGoal(), by="gm")
    scene.do("bob", JoinTable("Olga"))
    scene.do("host", SetPresence("bob", True))
    return scene


def come_late() -> Scene:
    """A seat is added, takes another name, and is closed."""
    scene = opened("nosgoth")
    scene.do("host", AddSeat("Dora", "player"))
    scene.do("player1", JoinTable("Irma"))
    scene.do("host", SetPresence("player1", True))
    scene.do("host", CloseSeat("player1", "partie"))
    return scene


def without_dice() -> Scene:
    """A die that a player is asked for: the sentence of a call may tell dice, and none fell."""
    scene, person = playing()
    scene.do("gm", CallDie(6, "démarrage", person))
    return scene


def renamed_meanwhile() -> Scene:
    """SOM-SOMA-27: whoever was away is told nothing of the name that another took."""
    scene, _ = playing()
    scene.do("ana", SetPresence("ana", True))
    scene.do("bob", JoinTable("Olga"))
    scene.do("gm", SetPresence("ana", False))
    scene.do("bob", SetPresence("bob", True))
    return scene


@pytest.mark.parametrize("company", [stood_in, come_late, without_dice, renamed_meanwhile])
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_every_seats_own_record_is_sound(
    greffe: Greffe, keys: Keyring, tmp_path: Path, company: Callable[[], Scene], locale: Any
) -> None:
    """Records with stand-ins, renamed and late seats, and dice that did not fall are sound."""
    scene = company()
    for seat in scene.state.table.seats:
        own = forging.export(tmp_path / f"{seat.id}.jsonl", scene.feeds, seat.id, keys, locale)
        assert said(greffe, own).findings == []
        assert greffe("dossier", own, "-o", tmp_path / f"{seat.id}.html").returncode == 0
        (reader,) = facts((tmp_path / f"{seat.id}.html").read_text())["readers"]
        assert reader["name"] == seat.name


@pytest.mark.parametrize(
    ("company", "reader", "was", "now"),
    [
        (stood_in, "bob", "Par Gm", "Par Bob"),
        (stood_in, "bob", "la place d’Ana", "la place de Bob"),
        (stood_in, "ana", "Olga quitte", "Ana quitte"),
        (come_late, "player1", "Irma quitte", "Lise quitte"),
    ],
    ids=["by", "seat", "renamed", "late"],
)
def test_another_name_is_found(
    greffe: Greffe, keys: Keyring, tmp_path: Path, company: Callable[[], Scene], reader: str, was: str, now: str
) -> None:
    def renamed(lines: Lines) -> None:
        (entry,) = (entry for line in lines[1:] for entry in line["entries"] if was in entry["text"])
        entry["text"] = entry["text"].replace(was, now)

    own = forging.export(tmp_path / "own.jsonl", company().feeds, reader, keys)
    assert said(greffe, own).findings == []
    found = said(greffe, changed(own, renamed))
    assert any("this sentence does not say what its entry holds" in text for text in found.findings)


def wavering() -> Scene:
    """For a while a difficulty reads otherwise, and otherwise again; a roll is contested, and for a while withdrawn."""
    scene = played("nosgoth")
    history = scene.feeds.history
    (first, *_) = (each for each in history.raw if isinstance(each.command, SetDifficulty))
    (roll, *_) = (each for each in history.raw if isinstance(each.command, ResolveAction))
    made = []
    for level in (first.command.level + 1, first.command.level - 1):
        changed = replace(first.command, level=level)
        amended = Amend(first.id, msgspec.Raw(encode(changed)), reason="relu", cascade=True)
        scene.correct("mj", amended)
        made.append(history.raw[-1].id)
    for correction in reversed(made):
        scene.correct("mj", Restore(correction, reason="non", cascade=True))
    scene.correct("lise", ContestRuling(roll.id, "vraiment ?"))
    scene.correct("mj", Retract(roll.id, reason="voyons", cascade=True))
    scene.correct("mj", Restore(scene.last_id, reason="si", cascade=True))
    return scene


@pytest.mark.parametrize("patched", [False, True])
@pytest.mark.parametrize("seat", ["lise", "mj"])
def test_it_tells_every_moment_by_itself(seat: str, patched: bool) -> None:
    """Also that of an act that read otherwise, or was withdrawn, for a while only."""
    scene = wavering()
    kept = own_record("own", written(scene, seat, patched=patched))
    seen = 0
    for at in range(1, scene.feeds.count(seat) + 1):
        shown = list(kept.frames(seat, "fr", at=at))
        then = list(SeatReader(scene.feeds, seat, "fr").frames(at=at))
        assert json.loads(encode(shown)) == json.loads(encode(then)), at
        seen += any(line.now for frame in shown for line in frame.entries)
    assert seen
    assert not any(line.now for frame in kept.frames(seat, "fr") for line in frame.entries)
    assert not list(kept.findings(kept.checked(Trust(None, named=False))))


def test_a_sentence_that_held_for_a_while_is_checked() -> None:
    rows = [json.loads(row) for row in written(wavering(), "lise", patched=False)]
    marks = [then for row in rows[1:] for each in row.get("marks", ()) for then in each["entries"]]
    marked = next(then for then in marks if then.get("now"))
    marked["now"][0]["text"] = "Le mensonge."
    forged = own_record("own", [json.dumps(row).encode() for row in rows])
    found = list(forged.findings(forged.checked(Trust(None, named=False))))
    assert len(found) == 1
    assert "this sentence does not say what its entry holds" in found[0]


@pytest.mark.parametrize("wrong", [{"frame": 0}, {"frame": 10_000}, {"entries": []}])
def test_marks_of_what_is_not_there_are_refused(wrong: dict[str, Any]) -> None:
    rows = [json.loads(row) for row in written(wavering(), "lise", patched=False)]
    marking = next(row for row in rows[1:] if row.get("marks"))
    marking["marks"][0] |= wrong
    with pytest.raises(Failed) as failed:
        own_record("own", [json.dumps(row).encode() for row in rows])
    assert str(marking["frame"]) in str(failed.value)


def written(scene: Scene, seat: str, *, patched: bool) -> list[bytes]:
    head = header_of(scene.feeds, seat, START, scene.feeds.count(seat))
    return b"".join(whole(scene.feeds, seat, "fr", head, patched=patched)).splitlines()
