"""A register that went back, and tables whose record is damaged: said plainly, and nobody else is harmed."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from api.storage.idempotency import IdempotencyKey
from api.tables.service import TableService
from api.tables.tokens import Opened as OpenedTable
from api.tables.tokens import TokenRequest
from domain.record.chain import Tip
from domain.register import Register, Stored, Unavailable, memory_settings, sqlite_settings
from domain.register.integrity.verify import verify_register
from domain.table import keys
from domain.table.seats import HOST, SeatSpec
from tests.api.service import Opened, Seat, Service, event, installed, playing, problem
from tests.game.purse import Earn, purse
from tests.waiting import PATIENCE

EARN = {"type": "Earn", "amount": 3}
EVENTS = 6


def change(path: Path, statement: str, *values: object) -> None:
    """Behind the service's back."""
    with closing(sqlite3.connect(path)) as file, file:
        assert file.execute(statement, values).rowcount > 0


def lines(caplog: pytest.LogCaptureFixture, event: str) -> list[Any]:
    return [vars(record)["facts"] for record in caplog.records if record.getMessage() == event]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "r.sqlite"


@pytest.fixture
def service(path: Path) -> Iterator[Service]:
    with playing(path) as service:
        yield service


def played(service: Service) -> Opened:
    """A table with EVENTS events."""
    table = service.open()
    for _ in range(2, EVENTS + 1):
        table.ann.did(EARN)
    return table


LOSE = "DELETE FROM stored_events WHERE originator_id = ? AND originator_version > ?"


def test_a_register_that_went_back_is_gone_on_from(
    service: Service, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A careless restore: the process remembers more than there is. Nothing is acknowledged over the hole."""
    table, other = played(service), played(service)
    assert service.http.get("/ready").json()["went_back"] == 0
    with table.bob.live(after=EVENTS) as socket:
        change(path, LOSE, table.id, 3)
        problem(table.ann.act(EARN, key="late"), 503, "unavailable")
        with pytest.raises(ConnectionClosed):  # the frames to come bear the numbers of others
            socket.recv(PATIENCE)
    assert table.ann.act(EARN, key="late").json()["frame"] == 4
    assert [frame["frame"] for frame in table.bob.frames()] == [1, 2, 3, 4]
    assert other.ann.did(EARN)["frame"] == EVENTS + 1
    assert service.http.get("/ready").json()["went_back"] == 1
    assert [line["times"] for line in lines(caplog, "register behind")] == [1]
    with Register.open(sqlite_settings(path)) as register:
        assert verify_register(register).sound
        assert register.head(table.id) == 4


def test_a_register_that_was_written_to_since_it_went_back_is_gone_on_from(service: Service, path: Path) -> None:
    """As long as before, and longer, but another history."""
    table = played(service)
    change(path, LOSE, table.id, 3)

    async def elsewhere() -> None:
        with Register.open(sqlite_settings(path)) as register:
            other = TableService(register)
            for _ in range(EVENTS):
                await other.act(await other.cached(table.id), "player2", Earn(3), None, IdempotencyKey())

    asyncio.run(elsewhere())
    problem(table.ann.act(EARN), 503, "unavailable")
    assert table.ann.did(EARN)["frame"] == 3 + EVENTS + 1
    with Register.open(sqlite_settings(path)) as register:
        assert verify_register(register).sound


def test_a_table_that_is_gone_with_the_past_is_no_table(service: Service, path: Path) -> None:
    table, other = played(service), played(service)
    change(path, "DELETE FROM stored_events WHERE originator_id IN (?, ?)", table.id, f"{table.id}:keys")
    problem(table.ann.act(EARN), 503, "unavailable")
    problem(table.ann.act(EARN), 401, "unauthorized")
    assert other.ann.did(EARN)["frame"] == EVENTS + 1


WHERE = "WHERE originator_id = ? AND originator_version = ?"
TEAR = f"UPDATE stored_events SET state = CAST(replace(state, 'Earn', 'Burn') AS BLOB) {WHERE}"
DAMAGES = {
    "changed": (TEAR, 4),
    "foreign": (f"UPDATE stored_events SET topic = 'toy.Said.1' {WHERE}", 4),
    "missing": (f"DELETE FROM stored_events {WHERE}", 4),
    "no seal": (f"UPDATE stored_events SET state = '{{}}' {WHERE}", 6),
}


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_table_says_so_to_its_seats_and_harms_no_other(
    path: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    with playing(path) as service:
        table, other = played(service), played(service)
    statement, version = DAMAGES[kind]
    change(path, statement, table.id, version)
    caplog.clear()
    with playing(path) as service:
        seat = service.client({"Authorization": f"Bearer {table.tokens['player1']}", "Accept-Language": "en"})
        for _ in range(2):
            found = problem(seat.get(f"/tables/{table.id}/view"), 503, "record_damaged")
            assert "damaged" in found["detail"]
            problem(seat.post(f"/tables/{table.id}/commands", json={"command": EARN}), 503, "record_damaged")
        stranger = service.client({"Authorization": f"Bearer {other.tokens['player1']}"})
        problem(stranger.get(f"/tables/{table.id}/view"), 401, "unauthorized")
        assert stranger.get(f"/tables/{other.id}/view").status_code == 200
        with pytest.raises(InvalidStatus) as refused:
            Seat(service, table.id, table.tokens["player2"]).live()
        assert refused.value.response.status_code == 503
        assert service.http.get("/ready").json()["damaged"] == 1
        named = lines(caplog, "table damaged")
    assert [(line["table"], line["version"]) for line in named] == [(table.id, version)]
    assert not any(line.get("table") == other.id for line in named)
    everything = json.dumps([vars(record).get("facts", {}) for record in caplog.records], default=str)
    assert not any(token in everything for token in table.tokens.values())


def test_damaged_keys_are_damage_as_well(path: Path) -> None:
    """Whoever held a token before the damage is told. What came later cannot be read."""
    with playing(path) as service:
        table = played(service)
        new = table.host.http.post(f"/tables/{table.id}/seats/player2/token").json()["token"]
    change(
        path,
        "UPDATE stored_events SET state = '{}' WHERE originator_id = ? AND originator_version = 5",
        f"{table.id}:keys",
    )
    with playing(path) as service:
        for token, status, code in (
            (table.tokens["player1"], 503, "record_damaged"),
            (new, 401, "unauthorized"),
        ):
            seat = service.client({"Authorization": f"Bearer {token}"})
            problem(seat.get(f"/tables/{table.id}/view"), status, code)


SPOIL = f"UPDATE stored_events SET state = '{{}}' {WHERE}"


@pytest.mark.parametrize("system", ["ambre", "innommable", "spin"])
def test_a_branch_goes_on_while_its_origin_is_damaged(path: Path, system: str) -> None:
    """DESIGN 7: it opens nothing meanwhile, as its origin cannot be asked."""
    people = [{"name": name, "role": "player"} for name in ("Anne", "Bruno", "Chloé", "David")]
    with playing(path) as service:
        seats = people if system == "ambre" else [*people[:2], {"name": "Maud", "role": "gm"}]
        made = service.http.post("/tables", json={"system": system, "title": "Nuit", "seats": seats}).json()
        table, tokens = made["table"], {seat["id"]: seat["token"] for seat in made["seats"]}
        who = Seat(service, table, tokens.get("gm1", tokens["player1"]))
        asked = who.post("/branches", {"reason": "pour voir"})
        if asked.status_code == 202:
            voice = {"type": "consent", "proposal": asked.json()["entries"][0]["fields"]["proposal"]}
            for player in ("player2", "player3", "player4"):
                Seat(service, table, tokens[player]).posted("/corrections", voice)
        (branch,) = who.get("").json()["branches"]
    change(path, SPOIL, table, 1)
    with playing(path) as service:
        problem(Seat(service, table, who.token).get("/view"), 503, "record_damaged")
        there, host = Seat(service, branch, who.token), Seat(service, branch, made["host"])
        said = event(there.did({"type": "Say", "text": "Bonsoir."}))
        assert there.get("/moves").status_code == 200
        assert there.post("/corrections", {"type": "contest", "target": said, "text": "?"}).status_code == 201
        host.did({"type": "EndTable"})
        problem(there.post("/corrections", {"type": "disclose", "reason": "fini"}), 409, "origin_sealed")


def test_a_table_goes_on_while_a_branch_is_damaged(path: Path) -> None:
    """DESIGN 7: what the branch hides may be played on once it is mended, so the record stays closed till then."""
    with playing(path) as service:
        table = service.open()
        branch = table.gm.posted("/branches", {})["table"]
    change(path, SPOIL, branch, 1)
    with playing(path) as service:
        gm, host = Seat(service, table.id, table.gm.token), Seat(service, table.id, table.host.token)
        host.did({"type": "EndTable"})
        assert "disclose" not in {offer["type"] for offer in gm.moves("corrections")}
        found = problem(gm.post("/corrections", {"type": "disclose", "reason": "fini"}), 409, "branches_live")
        assert found["branches"] == [branch]


def test_a_table_that_was_mended_is_read_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("api.tables.damage.PATIENCE", 0.0)
    with playing(path) as service:
        table = played(service)
    change(path, TEAR, table.id, 4)
    with playing(path) as service:
        seat = service.client({"Authorization": f"Bearer {table.tokens['player1']}"})
        problem(seat.get(f"/tables/{table.id}/view"), 503, "record_damaged")
        change(path, TEAR.replace("'Earn', 'Burn'", "'Burn', 'Earn'"), table.id, 4)
        assert seat.get(f"/tables/{table.id}/view").status_code == 200
        assert service.http.get("/ready").json()["damaged"] == 0


def test_what_is_damaged_while_it_is_served_is_told_when_it_is_met(service: Service, path: Path) -> None:
    """Another process wrote what does not follow."""
    table, other = played(service), played(service)
    change(
        path,
        "INSERT INTO stored_events SELECT originator_id, originator_version + 1, topic, state FROM stored_events"
        " WHERE originator_id = ? AND originator_version = ?",
        table.id,
        EVENTS,
    )
    for _ in range(2):
        problem(table.ann.act(EARN), 503, "record_damaged")
    assert other.ann.did(EARN)["frame"] == EVENTS + 1


def test_one_of_several_processes_finds_the_register_behind_when_it_is_asked(path: Path) -> None:
    """It asks the register before every answer: nobody is told to come again."""

    async def scene() -> None:
        with installed(purse()), Register.open(sqlite_settings(path)) as register:
            service = TableService(register, shared=True)
            opened = await service.open("purse", "Vendredi", {}, [SeatSpec("Anne", "player")])
            held = await service.cached(opened.table)
            for _ in range(EVENTS - 1):
                await service.act(held, "player1", Earn(3), None, IdempotencyKey())
            change(path, LOSE, opened.table, 3)
            versions = await asyncio.gather(*(service.cached(opened.table) for _ in range(5)))
            assert {cached.tip.version for cached in versions} == {3}
            assert service.memory.loader.generation == 1
            await service.act(versions[0], "player1", Earn(3), None, IdempotencyKey())
            assert (await service.cached(opened.table)).tip.version == 4
            assert verify_register(register).sound

    asyncio.run(scene())


class Unanswering(Register):
    """Commits of tables that go on are carried out, and not answered."""

    def send(self, batch: Sequence[Stored], on_done: Callable[[Exception | None], None]) -> None:
        lost = Unavailable("io", "the answer was lost") if batch[0].version > 1 else None
        super().send(batch, lambda error: on_done(error or lost))


def test_an_event_whose_answer_was_lost_is_told_to_watchers_when_it_is_found() -> None:
    async def scene() -> None:
        with installed(purse()), Unanswering.open(memory_settings()) as register:
            service = TableService(register)
            opened = await service.open("purse", "Vendredi", {}, [SeatSpec("Anne", "player")])
            once = IdempotencyKey("key", "mark")
            with service.notifier.watch(opened.table) as notified:
                with pytest.raises(Unavailable):
                    await service.act(await service.cached(opened.table), "player1", Earn(3), None, once)
                assert await service.act(await service.cached(opened.table), "player1", Earn(3), None, once) == 2
                async with asyncio.timeout(10):
                    await notified.wait()

    asyncio.run(scene())


def test_a_table_and_a_token_that_are_told_again_are_confirmed_first(path: Path) -> None:
    """Their commit may be one that nobody acknowledged."""

    async def scene() -> None:
        with installed(purse()), Register.open(sqlite_settings(path)) as register:
            once = IdempotencyKey("ab" * 32, "mark")

            async def open_at(service: TableService) -> OpenedTable:
                return await service.open("purse", "Vendredi", {}, [SeatSpec("Anne", "player")], once, "key")

            opened = await open_at(TableService(register))
            asked = TokenRequest(HOST, "host", opened.host, "again")
            service = TableService(register)
            token = await service.keys.issue(await service.cached(opened.table), "player1", asked)
            confirmed: list[tuple[str, int]] = []
            confirm = register.confirm

            async def counted(stream: str, tip: Tip) -> None:
                confirmed.append((stream, tip.version))
                await confirm(stream, tip)

            register.confirm = counted  # type: ignore[method-assign]  # to count the calls
            again = TableService(register)
            assert await open_at(again) == opened
            assert await again.keys.reissued(opened.table, "player1", asked) == token
            assert await again.keys.issue(await again.cached(opened.table), "player1", asked) == token
            assert confirmed == [(opened.table, 2), (keys.stream(opened.table), 3), (keys.stream(opened.table), 3)]

    asyncio.run(scene())


def test_an_event_that_was_only_read_is_confirmed_before_it_is_acknowledged(path: Path) -> None:
    """A commit whose answer was lost may be read here and be missing elsewhere."""

    async def scene() -> None:
        with installed(purse()), Register.open(sqlite_settings(path)) as register:
            service = TableService(register)
            opened = await service.open("purse", "Vendredi", {}, [SeatSpec("Anne", "player")])
            keyed = [IdempotencyKey(f"key {number}", "mark") for number in range(3)]
            for once in keyed:
                await service.act(await service.cached(opened.table), "player1", Earn(3), None, once)
            again = TableService(register)
            confirmed: list[int] = []
            confirm = register.confirm

            async def counted(stream: str, tip: Tip) -> None:
                confirmed.append(tip.version)
                await confirm(stream, tip)

            register.confirm = counted  # type: ignore[method-assign]  # to count the calls
            held = await again.cached(opened.table)
            for once in (*keyed, *keyed):
                await again.act(held, "player1", Earn(3), None, once)
            assert len(confirmed) == 1  # one commit speaks for all that was there before it
            for _ in range(2):
                await again.act(held, "player1", Earn(3), None, IdempotencyKey("new", "mark"))
            assert len(confirmed) == 1
            assert held.tip.version == 5

    asyncio.run(scene())


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "greffe")
