"""Records made anew, every hash and the signature with them, by whoever holds the key: the chain is sound, and judging
finds what the rules would never have recorded. One forgery after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from api.storage.keyring import Keyring
from domain.base.corrections import ContestRuling, Retract
from domain.systems.nosgoth.actions.actions import ClassifyAction, DeclareAction, SetDifficulty
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.systems.nosgoth.sheets import CreateCharacter
from domain.systems.nosgoth.state.state import Characteristics
from domain.table.commands import EndTable, JoinTable, StartTable
from ops.cli.main import main
from tests import forging
from tests.contract.sessions import played
from tests.forging import Say, Stated, verifying
from tests.nosgoth.scenario import SEATS
from tests.scene import Scene

Events = list[Stated]
__all__ = ["verifying"]
Forgery = Callable[[Events], object]


def session() -> Scene:
    """Three rolls of the service from chains, a contest, and a retraction that takes a roll with it."""
    scene = forging.chained(Scene("nosgoth", SEATS, {"dice": "either"}))
    for seat in ("mj", "lise", "noe"):
        scene.act(seat, JoinTable())
    sorane = scene.act("lise", CreateCharacter("Sorane", Characteristics(9, 8, 6, 4)))
    scene.act("host", StartTable())
    rulings = []
    for turn in range(3):
        action = scene.act("lise", DeclareAction(sorane, f"Je saute, {turn}."))
        scene.act("mj", ClassifyAction(action, "movement"))
        rulings.append(scene.act("mj", SetDifficulty(action, 5)))
        scene.act("lise", ResolveAction(action))
    scene.correct("noe", ContestRuling(rulings[1], "Trop dur."))
    scene.correct("mj", Retract(rulings[1], "C’est vrai."))
    scene.act("host", EndTable())
    forging.opened(scene, "mj")
    return scene


@pytest.fixture(scope="module")
def scenes() -> dict[str, Scene]:
    return {"nosgoth": session(), "ambre": played("ambre")}


@pytest.fixture
def keys() -> Keyring:
    return Keyring(None)


def of(events: Events, name: str, nth: int = 0) -> Stated:
    """The nth event of that name."""
    return [event for event in events if f".{name}." in event.topic][nth]


def roll(events: Events, nth: int = 0) -> Stated:
    return of(events, "ActionResolved", nth)


def put(path: str, value: object, nth: int = 0, name: str = "ActionResolved") -> Forgery:
    """Another value at that place of an event; numbers are places in lists."""

    def change(events: Events) -> None:
        *way, last = (int(step) if step.isdecimal() else step for step in path.split("."))
        found: Any = of(events, name, nth).body
        for step in way:
            found = found[step]
        found[last] = value

    return change


def before(name: str, other: str, nth: int = 0) -> Forgery:
    """That event moved before another."""

    def change(events: Events) -> None:
        moved = of(events, name, nth)
        events.remove(moved)
        events.insert(events.index(of(events, other, nth)), moved)

    return change


def again(events: Events) -> None:
    """The second roll as often as it takes to please: another link of the chain, honestly drawn."""
    second, third = roll(events, 1), roll(events, 2)
    second.body["draws"], third.body["draws"] = third.body["draws"], second.body["draws"]


def typed(events: Events) -> None:
    """The service's die told as one of the table: the links after it miss one."""
    roll(events, 1).body["draws"] = [["d20", [20], True]]


def dropped(events: Events) -> None:
    del roll(events).body["draws"]


def unlucky(events: Events) -> None:
    """The whole of a roll that displeased, with its declaration, as if it had never been."""
    for name in ("ActionDeclared", "ActionClassified", "DifficultySet", "ActionResolved"):
        events.remove(of(events, name))


def more(events: Events) -> None:
    roll(events).body["draws"].append(["d20", [3], True])


def twice(events: Events) -> None:
    events.insert(9, Stated(of(events, "SeatJoined").topic, {**of(events, "SeatJoined").body, "seat": "oriane"}))


def reopened(events: Events) -> None:
    events.insert(5, Stated(events[0].topic, {**events[0].body, "id": "again"}))


def own_generator(events: Events) -> None:
    kind, faces, _ = roll(events).body["draws"][0]
    roll(events).body["draws"] = [[kind, faces, False]]


def other_anchors(events: Events) -> dict[str, Any]:
    """Published beside its own by a table that is no branch: by another secret, so that others would do as well."""
    anchors: dict[str, Any] = events[0].body["command"]["chance"]
    return {**anchors, "streams": dict.fromkeys(anchors["streams"], "ab" * 32)}


def voided(events: Events) -> None:
    """The retraction leaves the roll standing."""
    verdict = of(events, "RulingCorrected").body["command"]["verdict"]
    verdict["void"] = verdict["void"][:1]
    verdict["fell"] = {}


def opened_again(place: int, seat: str, times: int = 1) -> Forgery:
    """The table tells of another for the same people."""

    def change(events: Events) -> None:
        end = of(events, "TableEnded")
        for n in range(times):
            body = {**end.body, "id": f"again{n}", "seat": seat, "command": {"table": "next"}}
            events.insert(place or len(events), Stated(end.topic.replace("TableEnded", "OpenedAgain"), body))

    return change


NOSGOTH: dict[str, tuple[Forgery, str]] = {
    "77 on a d20": (put("draws.0.1", [77]), "the draw d20 cannot show 77"),
    "0 on a d20": (put("draws.0.1", [0]), "the draw d20 cannot show 0"),
    "two faces of one die": (put("draws.0.1", [3, 4]), "the draw d20 cannot show 3, 4"),
    "another die": (put("draws.0.0", "d6"), "it needs a draw d20 that is not recorded"),
    "no die": (dropped, "it needs a draw d20 that is not recorded"),
    "one die more": (more, "nothing asks for the draw d20"),
    "a better face": (put("draws.0.1", [20]), "its link gives other faces"),
    "another nonce": (put("draws.0.2.3", "m"), "its link gives other faces"),
    "a link of its own": (put("draws.0.2.2", "ab" * 32), "its link is not of the chain"),
    "no link": (put("draws.0.2.2", "nothing"), "its link is not of the chain"),
    "a link passed over": (put("draws.0.2.1", 2), "draw 1 ought to be the next"),
    "another stream": (put("draws.0.2.0", "hidden"), "its stream ought to be table"),
    "a stream of nobody": (put("draws.0.2.0", "table@elsewhere"), "of which the table has told nothing"),
    "an anchor in between": (put("draws.0.2.4", "ab" * 32), "it tells an anchor out of place"),
    "two rolls exchanged": (again, "draw 2 ought to be the next"),
    "drawn from no chain": (own_generator, "the service drew d20 from no chain"),
    "a service die told as typed": (typed, "draw 2 ought to be the next"),
    "a roll that never was": (unlucky, "draw 1 ought to be the next"),
    "anchors of another table": (put("command.chance.table", "other", 0, "TableOpened"), "its anchors are not those"),
    "an anchor left out": (
        lambda events: events[0].body["command"]["chance"]["streams"].pop("hidden"),
        "its anchors are not those",
    ),
    "chains without an end": (put("command.chance.length", 10**12, 0, "TableOpened"), "its anchors are not those"),
    "anchors of a branch, and it is none": (
        put("command.chance.mark", "@elsewhere", 0, "TableOpened"),
        "its anchors are not those",
    ),
    "a second set of anchors": (
        lambda events: events[0].body["command"].update(before=other_anchors(events)),
        "its anchors are not those",
    ),
    "a spectator who rolls": (put("seat", "oriane"), "its seat could not do that there"),
    "a stranger who rolls": (put("seat", "nobody"), "there is no seat nobody"),
    "a player who rules": (put("seat", "noe", 0, "DifficultySet"), "its seat could not do that there"),
    "a ruling on nothing": (put("command.action", "e99", 0, "DifficultySet"), "its seat could not do that there"),
    "a level that is none": (put("command.level", 99, 0, "DifficultySet"), "its seat could not do that there"),
    "rolled before it was ruled": (before("ActionResolved", "DifficultySet"), "its seat could not do that there"),
    "one sits down twice": (twice, "its id is that of event 2"),
    "opened twice": (reopened, "a table is opened once"),
    "a table without players": (
        lambda events: events[0].body["command"].update(seats=events[0].body["command"]["seats"][:1]),
        "its seat could not do that there",
    ),
    "seats that sit already": (put("command.seats.0.joined", True, 0, "TableOpened"), "with which a table opens"),
    "opened again before the end": (opened_again(5, "mj"), "its seat could not do that there (not_over)"),
    "opened again by a player": (opened_again(0, "lise"), "its seat could not do that there (not_your_role)"),
    "opened again twice": (opened_again(0, "mj", 2), "judging it records something else"),
    "ended by a player": (put("seat", "lise", 0, "TableEnded"), "its seat could not do that there"),
    "a verdict that spares the roll": (voided, "judging gives another verdict: void, fell"),
    "a verdict that takes more": (
        lambda events: (
            of(events, "RulingCorrected").body["command"]["verdict"]["void"].insert(0, roll(events).body["id"])
        ),
        "judging gives another verdict: void",
    ),
    "a verdict that says other why": (
        lambda events: (
            of(events, "RulingCorrected")
            .body["command"]["verdict"]
            .update(fell={roll(events, 1).body["id"]: ["bad_value"]})
        ),
        "judging gives another verdict: fell",
    ),
    "a verdict that brings words": (
        lambda events: (
            of(events, "RulingCorrected")
            .body["command"]["verdict"]
            .update(
                revised=[
                    {
                        "id": of(events, "DifficultySet").body["id"],
                        "command": {**of(events, "DifficultySet").body["command"], "level": 1},
                        "draws": [],
                    }
                ]
            )
        ),
        "judging gives another verdict: revised",
    ),
    "a verdict that puts in an act": (
        lambda events: (
            of(events, "RulingCorrected")
            .body["command"]["verdict"]
            .update(
                inserted={
                    roll(events, 2).body["id"]: [
                        {
                            "id": "x",
                            "seat": "mj",
                            "command": {**of(events, "DifficultySet", 2).body["command"], "level": 1},
                            "draws": [],
                        }
                    ]
                }
            )
        ),
        "judging gives another verdict: inserted",
    ),
    "a player who corrects": (put("seat", "lise", 0, "RulingCorrected"), "its seat could not do that there"),
    "a correction of nothing": (
        put("command.correction.target", "e99", 0, "RulingCorrected"),
        "its seat could not do that there",
    ),
    "opened by a player": (put("seat", "lise", 0, "RecordDisclosed"), "its seat could not do that there"),
    "opened before the end": (before("RecordDisclosed", "TableEnded"), "its seat could not do that there"),
    "opened with another secret": (
        put("command.secret", "ab" * 32, 0, "RecordDisclosed"),
        "the secret of its dice gives other chains",
    ),
    "opened with no secret": (put("command.secret", "", 0, "RecordDisclosed"), "without the secret of its dice"),
    "opened with nonsense": (put("command.secret", "x", 0, "RecordDisclosed"), "gives other chains"),
    "a contest of a spectator": (put("seat", "oriane", 0, "RulingContested"), "its seat could not do that there"),
}


@pytest.mark.parametrize("name", NOSGOTH)
def test_every_forgery_is_found(
    name: str, scenes: dict[str, Scene], tmp_path: Path, verify: Say, keys: Keyring
) -> None:
    forged(scenes["nosgoth"], *NOSGOTH[name], tmp_path, verify, keys)


AMBRE: dict[str, tuple[Forgery, str]] = {
    "a card dealt twice": (
        lambda events: of(events, "CharacterSubmitted", 3).body["draws"][0][1].__setitem__(0, 4),
        "the draw shuffle cannot show",
    ),
    "a card dealt by hand": (put("draws.0.2", True, 3, "CharacterSubmitted"), "the service alone shuffles"),
    "a voice given twice": (put("seat", "alix", 2, "CorrectionConsented"), "its seat could not do that there"),
    "the proposer's own voice": (put("seat", "clara", 0, "CorrectionConsented"), "its seat could not do that there"),
    "a proposal by nobody": (put("seat", "host", 0, "CorrectionProposed"), "its seat could not do that there"),
    "carried out before all have spoken": (
        lambda events: events.remove(of(events, "CorrectionConsented", 1)),
        "judging it records something else",
    ),
    "a rewind that takes less": (
        lambda events: of(events, "CorrectionConsented", 2).body["command"]["verdict"].update(void=[]),
        "judging gives another verdict: void",
    ),
    "carried out by nobody's will": (
        lambda events: of(events, "CorrectionConsented", 2).body["command"].update(verdict=None, correction=None),
        "judging it records something else",
    ),
    "a card that he has not": (put("command.card", "C10", 0, "BidLaid"), "its seat could not do that there"),
}


@pytest.mark.parametrize("name", AMBRE)
def test_every_forgery_of_a_table_without_a_master_is_found(
    name: str, scenes: dict[str, Scene], tmp_path: Path, verify: Say, keys: Keyring
) -> None:
    forged(scenes["ambre"], *AMBRE[name], tmp_path, verify, keys)


def forged(scene: Scene, forgery: Forgery, finding: str, folder: Path, verify: Say, keys: Keyring) -> None:
    """Sound by its chain and its signature; judged, the finding is among what is said, and it ends with 1."""
    record = forging.record(folder / "record.jsonl", scene.feeds, keys)
    named = forging.published(folder / "keys.json", keys)
    honest = verify(record, "--rules", "--keys", named)
    assert (honest.code, honest.findings) == (0, [])
    events = forging.stated(record)
    forgery(events)
    other = forging.anew(record, events, keys)
    plain = verify(other, "--keys", named)
    assert (plain.code, plain.findings) == (0, []), "all but judging finds nothing"
    found = verify(other, "--rules", "--keys", named)
    assert found.code == 1
    assert any(finding in text for text in found.findings), found.findings


def test_it_is_said_in_french_too(
    scenes: dict[str, Scene], tmp_path: Path, keys: Keyring, capsys: pytest.CaptureFixture[str]
) -> None:
    record = forging.record(tmp_path / "record.jsonl", scenes["nosgoth"].feeds, keys)
    events = forging.stated(record)
    put("seat", "oriane")(events)
    forging.anew(record, events, keys)
    with pytest.raises(SystemExit):
        main(["verify", str(record), "--rules", "--lang", "fr"])
    said = capsys.readouterr().out
    assert "sa place ne pouvait pas le faire là (not_your_role" in said
    assert "événements jugés à nouveau" in said
