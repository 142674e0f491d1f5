"""Leaks that were found once, tried again from outside: over HTTP, at a service of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import domain.record.history
from api.storage.snapshots import keep_snapshot, open_snapshot, pack_snapshot
from api.tables.loader import load_table
from domain.base.events import Event
from domain.game import Evolved, Game
from domain.record.fold import evolve
from domain.register import Register, sqlite_settings
from domain.systems import GAMES
from domain.table.seats import State
from projections.feeds.frames import Feeds
from tests.api.children import Children
from tests.api.service import Seat, Service, playing, problem, serving
from tests.api.test_sombre_fight import Night
from tests.attacker.world import TABLE, rows_of, token_of
from tests.contract.costs import HIDING, late_session, session

WHY = "à cause de l’embuscade"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with playing(tmp_path_factory.mktemp("leaks") / "greffe.sqlite") as service:
        yield service


def declared(server: Service, kind: str = "attack") -> tuple[Night, str]:
    """The game master has called for sealed kinds, and one of two lies there."""
    night = Night(server, senses=11)
    called = night.did(night.gm, "CallSealedDeclarations", characters=[night.carole, night.mehdi])
    night.did(night.ann, "SealIntentKind", character=night.carole, kind=kind)
    return night, called


def bids_in_a_branch(server: Service) -> None:
    """AMB-SEC-03."""
    children = Children.opened(server, undo_consent="majority").bidding()
    children.seats["player1"].did({"type": "LayBid", "card": children.hand("player1")[0]})
    problem(children.asked("player2"), 409, "branch_sealed")


def an_end_played_in_a_branch(server: Service) -> None:
    """AMB-SEC-13; what it does not open it is not offered either."""
    children = Children.opened(server).bidding().acts()
    there = children.consented(children.asked("player1"), "player2", "player3", "player4")
    seat, last = there.last_scene()
    problem(seat.act(last), 409, "origin_sealed")
    assert there.view()["audit"] is None
    assert last["type"] not in {move["type"] for move in seat.get("/moves").json()["moves"]}


def kinds_in_a_branch(server: Service) -> None:
    """SOM-TURN-06."""
    night, _ = declared(server)
    problem(night.gm.post("/branches", {}), 409, "branch_sealed")


def kinds_by_a_batch(server: Service) -> None:
    """SOM-TURN-06: the same is answered whatever lies sealed."""
    answers = []
    for kind in ("attack", "other"):
        night, _ = declared(server, kind)
        blow = {"kind": "strike", "target": night.mehdi}
        guessing: list[dict[str, Any]] = [
            {"type": "RuleHesitation", "character": night.mehdi},
            {"type": "OpenSealedIntents"},
            {"type": "SpecifyIntent", "character": night.carole, "action": blow},
            {"type": "StartTable"},
        ]
        found = problem(
            night.gm.post("/commands", {"commands": [{"command": c} for c in guessing]}), 409, "not_the_last"
        )
        answers.append((found["code"], [error["pointer"] for error in found["errors"]]))
    assert answers[0] == answers[1]


def kinds_by_a_rewinding(server: Service) -> None:
    """SOM-TURN-06: the record is withheld though nothing lies sealed in its present form."""
    night, called = declared(server)
    made = night.gm.post("/corrections", {"type": "rewind", "target": called, "reason": "on reprend"})
    assert made.status_code == 201
    problem(night.gm.get("/record", full="true"), 409, "record_sealed")


def joint_corrections(server: Service) -> None:
    """Neither the reason nor the number of what was corrected with it."""
    table = server.open()
    seen, hidden = (
        table.ann.did(act, *dice)["entries"][0]["event"]
        for act, *dice in (({"type": "Earn", "amount": 3}, 4), ({"type": "Note", "text": "l’embuscade"},))
    )
    table.bob.post("/corrections", {"type": "contest", "target": seen, "text": "non"})
    parts = [{"type": "retract", "target": target} for target in (seen, hidden)]
    assert table.gm.post("/corrections", {"type": "together", "corrections": parts, "reason": WHY}).status_code == 201
    read = [table.bob.get(what).text for what in ("", "/feed", "/record", f"/events/{seen}")]
    assert not [text for text in read if "embuscade" in text or hidden in text or "RulingsCorrected" in text]


def a_disclosure_over_a_branch(server: Service) -> None:
    """NOS-SEC-03: it would name whom the game master has prepared there."""
    table = server.open("nosgoth")
    table.gm.did({"type": "StartTable"})
    table.gm.did({"type": "AddCombatant", "name": "Le Guetteur", "kind": "other", "level": 2})
    assert table.gm.post("/branches", {}).status_code == 201
    table.gm.did({"type": "EndTable"})
    problem(table.gm.post("/corrections", {"type": "disclose", "reason": "fini"}), 409, "branches_live")
    assert "Guetteur" not in table.bob.get("/record", full="true").text


def reserved_words_in_filters(server: Service) -> None:
    """SOM-SOMA-03: a reserved rule is answered as one that does not exist."""
    table, game = server.open("sombre"), GAMES["sombre"]
    for name, reserved in (
        ("rule", game.reserved),
        ("type", {k.__name__ for k in game.consequences if not game.public(k)}),
    ):
        known, unknown = (
            [table.bob.get("/feed", **{name: word}) for word in words] for words in (sorted(reserved), ["SOM-NONE-99"])
        )
        assert {answer.status_code for answer in (*known, *unknown)} == {400}
        assert {answer.json()["code"] for answer in known} == {unknown[0].json()["code"]}


LEAKS: tuple[Callable[[Service], None], ...] = (
    bids_in_a_branch,
    an_end_played_in_a_branch,
    kinds_in_a_branch,
    kinds_by_a_batch,
    kinds_by_a_rewinding,
    joint_corrections,
    a_disclosure_over_a_branch,
    reserved_words_in_filters,
)


@pytest.mark.parametrize("leak", LEAKS)
def test_what_once_leaked_does_so_no_more(server: Service, leak: Callable[[Service], None]) -> None:
    leak(server)


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each event that is folded out of a record is noted here."""
    found = list[str]()

    def fold(game: Game, state: State, event: Event) -> Evolved:
        found.append(event.id)
        return evolve(game, state, event)

    monkeypatch.setattr(domain.record.history, "evolve", fold)
    return found


def keep(path: Path, feeds: Feeds) -> None:
    """Put the record into a register, with a snapshot beside it."""
    with Register.open(sqlite_settings(str(path))) as register:
        register.append(rows_of(feeds.history.raw))
        loaded = load_table(register, TABLE, trusting=False)
        keep_snapshot(
            register, TABLE, loaded.feeds, loaded.tip, pack_snapshot(TABLE, loaded.feeds, loaded.tip, loaded.done)
        )
        assert open_snapshot(register, TABLE) is not None


def test_past_views_of_a_table_opened_from_its_snapshot_fold_nothing(tmp_path: Path, folded: list[str]) -> None:
    """Else their times would tell how much lies hidden between a player's own frames."""
    feeds, player = session("sombre", 40)
    keep(tmp_path / "greffe.sqlite", feeds)
    with serving(tmp_path / "greffe.sqlite") as service:
        seat = Seat(service, TABLE, token_of(player))
        assert seat.get("/view").status_code == 200
        folded.clear()
        for frame in range(1, feeds.count(player)):
            assert seat.get("/view", at=frame).json()["frame"] == frame
        for reading in ({"after": 0}, {"after": 0, "patch": "true"}):
            assert len(seat.get("/feed", **reading).json()["frames"]) > 20
        assert seat.get("/why", pointer="").status_code == 200
    assert not folded


@pytest.mark.parametrize("name", HIDING)
def test_a_late_spectator_has_nothing_folded_for_him(tmp_path: Path, folded: list[str], name: str) -> None:
    """Nor would the time of his first answer tell how long the record is, or what of it is hidden: after a restart what
    he has still to read is folded once, when the table is opened by whoever comes first.
    """
    feeds, late = late_session(name, 40)
    keep(tmp_path / "greffe.sqlite", feeds)
    with serving(tmp_path / "greffe.sqlite") as service:
        first, seat = (Seat(service, TABLE, token_of(each)) for each in (session(name, 0).player, late))
        assert first.get("").status_code == 200
        folded.clear()
        last = seat.get("/view").json()["frame"]
        assert 20 < last < feeds.count(late)
        for what in ("", "/moves", "/feed", "/feed?patch=true", "/record", "/story", f"/view?at={last // 2}"):
            assert seat.get(what).status_code == 200
        assert first.act({"type": "JoinTable", "name": "Personne"}).status_code == 201
        assert seat.get("/view").json()["frame"] == last + 1
    assert len(folded) == 1
