"""The register's promises: whole batches, one winner per version, durable when acknowledged, plain about failures."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from hashlib import sha256
from inspect import isabstract
from itertools import pairwise
from pathlib import Path

import pytest

from domain.record.chain import GENESIS, START, Tip, hash_of, seal
from domain.register import Conflict, Register, Stored, Unavailable, sqlite_settings
from domain.register import log as register_log
from domain.register.integrity.verify import verify_register
from domain.register.postgres.engine import PostgresEngine
from domain.register.storage import writer as register_writer
from domain.register.storage.engine import Engine
from domain.register.storage.memory import MemoryEngine
from domain.register.storage.sqlite import SQLiteEngine

PATIENCE = 30.0  # seconds: a hung test should fail, not a slow one

Settings = dict[str, str]


def event(stream: str, version: int, words: str = "") -> Stored:
    """Sealed as the register asks, which compares seals and computes none: the hash is that of its place alone, so that
    it follows whatever stands before it.
    """
    own, prev = _hash(stream, version), _hash(stream, version - 1)
    body = b'{"hash":"%b","prev":"%b","words":"%b"}' % (own, prev, words.encode())
    return Stored(stream, version, "toy.Said.1", body)


def tip(stream: str, version: int) -> Tip:
    return Tip(version, _hash(stream, version).decode())


def _hash(stream: str, version: int) -> bytes:
    if version == 0:
        return GENESIS.encode()
    return sha256(f"{stream} {version}".encode("utf-8", "surrogatepass")).hexdigest().encode()


def run(stream: str, first: int, last: int) -> list[Stored]:
    return [event(stream, version) for version in range(first, last + 1)]


class Gated(SQLiteEngine):
    """The first insert waits at the gate, so that what is submitted meanwhile forms one group."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.reached, self.gate = threading.Event(), threading.Event()
        self.inserts: list[int] = []
        self.on_insert: Callable[[], None] = lambda: None

    def insert(self, events: Sequence[Stored], after: Mapping[str, Tip]) -> None:
        self.reached.set()
        assert self.gate.wait(PATIENCE)
        self.on_insert()
        super().insert(events, after)
        self.inserts.append(len(events))
        self.on_insert()


@contextmanager
def gated(path: Path, lock_timeout: int = 5, engine: type[Gated] = Gated) -> Iterator[tuple[Register, Gated]]:
    """A register whose writer is held at the gate, in the commit of version 1 of the stream `first`."""
    made = engine(sqlite_settings(path, lock_timeout))
    with Register(made) as register:
        try:
            opening = register.submit([event("first", 1)])
            assert made.reached.wait(PATIENCE)
            yield register, made
        finally:
            made.gate.set()
        opening.result(PATIENCE)


def causes(futures: Sequence[Future[None]]) -> list[str | None]:
    """How each ended: None for durable, the cause of an Unavailable, the name of any other error."""

    def cause(error: BaseException | None) -> str | None:
        if error is None:
            return None
        return error.cause if isinstance(error, Unavailable) else type(error).__name__

    return [cause(future.exception(PATIENCE)) for future in futures]


# Appending and reading


def test_what_is_appended_is_read_back(settings: Settings) -> None:
    with Register.open(settings) as register:
        assert (register.head("t"), register.last("t"), list(register.read("t"))) == (0, None, [])
        register.append(run("t", 1, 3))
        register.append([event("t", 4, "é\\n")])
        events = [*run("t", 1, 3), event("t", 4, "é\\n")]
        assert list(register.read("t")) == events
        assert list(register.read("t", after=1, upto=3)) == events[1:3]
        assert list(register.read("t", after=1, limit=2)) == events[1:3]
        assert list(register.read("t", limit=0)) == list(register.read("t", after=4)) == []
        assert (register.head("t"), register.last("t")) == (4, events[-1])


def test_a_long_stream_is_read_in_pieces(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(register_log, "EVENTS_PER_READ", 4)
    with Register.open(settings) as register:
        register.append(run("t", 1, 12))
        for limit in (None, 1, 4, 5, 8, 12, 50):
            versions = [stored.version for stored in register.read("t", limit=limit)]
            assert versions == list(range(1, 13))[:limit]
        assert [stored.version for stored in register.read("t", after=2, upto=9)] == list(range(3, 10))


def test_every_stream_is_listed_once_in_order(settings: Settings) -> None:
    names = ["b", "a", "a:keys", "é", "A", "a0", "b:keys"]
    with Register.open(settings) as register:
        assert list(register.streams()) == []
        for name in names:
            register.append(run(name, 1, 2))
        register.head("never written")
        assert list(register.streams()) == sorted(names)


def test_every_backend_lists_its_streams() -> None:
    """What a backend must bring itself is missed when the backend is made, not when somebody lists its streams."""
    assert Engine.__abstractmethods__ == {"streams"}
    assert not any(isabstract(backend) for backend in (SQLiteEngine, MemoryEngine, PostgresEngine))


def test_a_file_holds_what_was_appended_when_opened_again(path: Path) -> None:
    for version in range(1, 4):
        with Register.open(sqlite_settings(path)) as register:
            assert register.head("t") == version - 1
            register.append([event("t", version)])
    assert not path.with_name("register.db-wal").exists()


@pytest.mark.parametrize("first", [1, 2, 3, 5, 9])
def test_only_the_next_version_can_be_appended(settings: Settings, first: int) -> None:
    with Register.open(settings) as register:
        register.append(run("t", 1, 3))
        with pytest.raises(Conflict) as caught:
            register.append(run("t", first, first + 2))
        assert (caught.value.stream, caught.value.version) == ("t", first)
        assert str(caught.value) == f"version {first} is not the next of stream t"
        assert register.head("t") == 3


def test_only_the_next_version_can_be_appended_after_a_restart(shared: Settings) -> None:
    with Register.open(shared) as register:
        register.append(run("t", 1, 3))
    for first in (1, 3, 5):
        with Register.open(shared) as register, pytest.raises(Conflict):
            register.append(run("t", first, first + 1))


def test_the_heads_of_several_streams_come_together(settings: Settings) -> None:
    with Register.open(settings) as register:
        assert register.heads(["a", "b"]) == {"a": START, "b": START}
        register.append([*run("a", 1, 3), *run("a:keys", 1, 2), *run("é", 1, 1)])
        heads = {"é": tip("é", 1), "b": START, "a": tip("a", 3), "a:keys": tip("a:keys", 2)}
        assert register.heads(["é", "b", "a", "a:keys"]) == heads
        assert register.heads([]) == {}


def test_a_batch_over_several_streams_is_all_or_nothing(settings: Settings) -> None:
    with Register.open(settings) as register:
        register.append([event("a", 1), event("b", 1), event("a", 2)])
        for batch in (
            [event("a", 3), event("c", 1), event("b", 1)],
            [event("a", 3), event("c", 1), event("b", 5)],
        ):
            with pytest.raises(Conflict) as caught:
                register.append(batch)
            assert caught.value.stream == "b"
        assert [(name, register.head(name)) for name in ("a", "b", "c")] == [("a", 2), ("b", 1), ("c", 0)]


@pytest.mark.parametrize(
    "batch",
    [
        [],
        [event("t", 0)],
        [event("t", -1)],
        [event("", 1)],
        [event("a\0b", 1)],
        [event("t", 1), event("t", 3)],
        [event("t", 1), event("t", 1)],
        [event("t", 2), event("t", 1)],
    ],
)
def test_a_malformed_batch_is_the_callers_fault(settings: Settings, batch: list[Stored]) -> None:
    with Register.open(settings) as register:
        with pytest.raises(ValueError, match=r"batch|place"):
            register.submit(batch)
        assert list(register.streams()) == []


# Racing


def race(registers: Sequence[Register], racers: int, versions: int) -> Counter[int]:
    """Every racer tries every version in turn; count the winners of each."""
    won: Counter[int] = Counter()
    barrier = threading.Barrier(racers)

    def racer(number: int) -> None:
        register = registers[number % len(registers)]
        for version in range(1, versions + 1):
            barrier.wait(PATIENCE)
            with suppress(Conflict):
                register.append([event("t", version, f"racer {number}")])
                won[version] += 1

    with ThreadPoolExecutor(racers) as pool:
        list(pool.map(racer, range(racers)))
    return won


def test_of_racing_writers_one_wins_each_version(settings: Settings) -> None:
    with Register.open(settings) as register:
        assert race([register], 32, 10) == dict.fromkeys(range(1, 11), 1)
        assert register.head("t") == 10


def test_of_writers_racing_from_two_registers_one_wins_each_version(shared: Settings) -> None:
    with Register.open(shared) as one, Register.open(shared) as other:
        assert race([one, other], 16, 10) == dict.fromkeys(range(1, 11), 1)
        assert one.head("t") == other.head("t") == 10


def test_what_another_process_appended_is_respected(shared: Settings) -> None:
    with Register.open(shared) as one, Register.open(shared) as other:
        one.append(run("t", 1, 3))
        other.append(run("t", 4, 5))
        with pytest.raises(Conflict):
            one.append(run("t", 4, 4))
        one.append([event("t", 6)])
        other.append([event("t", 7)])
        with pytest.raises(Conflict):
            one.append([event("t", 9)])
        assert [stored.version for stored in one.read("t")] == list(range(1, 8))


def test_reading_goes_on_beside_writing(settings: Settings) -> None:
    with Register.open(settings) as register, ThreadPoolExecutor(4) as pool:
        done = threading.Event()

        def reader(_: int) -> int:
            rounds = 0
            while not done.is_set() or not rounds:
                versions = [stored.version for stored in register.read("t")]
                assert versions == list(range(1, len(versions) + 1))
                rounds += 1
            return rounds

        readers = [pool.submit(reader, number) for number in range(4)]
        for version in range(1, 51):
            register.append([event("t", version)])
        done.set()
        assert all(future.result(PATIENCE) for future in readers)


def test_threads_of_one_chain_meet_in_one_order(settings: Settings) -> None:
    """The whole way: load the tip, seal, append, on conflict again; nobody's event is lost, the chain holds."""
    with Register.open(settings) as register:

        def speak(number: int) -> None:
            for _ in range(5):
                while True:
                    last = register.last("t")
                    version, prev = (last.version, hash_of(last.data)) if last else (0, GENESIS)
                    data, _ = seal("t", version + 1, "toy.Said.1", prev, b'{"by":%d}' % number)
                    with suppress(Conflict):
                        register.append([Stored("t", version + 1, "toy.Said.1", data)])
                        break

        with ThreadPoolExecutor(8) as pool:
            list(pool.map(speak, range(8)))
        assert verify_register(register).sound
        assert register.head("t") == 40
        assert all(a.version + 1 == b.version for a, b in pairwise(register.read("t")))


# Group commit


def test_what_queues_during_a_commit_is_committed_at_once(path: Path) -> None:
    with gated(path) as (register, engine):
        futures = [register.submit([event(f"s{number}", 1)]) for number in range(10)]
        followers = [register.submit([event("first", version)]) for version in (2, 3)]
        engine.gate.set()
        assert causes(futures + followers) == [None] * 12
        assert engine.inserts == [1, 12]


def test_nothing_is_acknowledged_before_its_commit(path: Path) -> None:
    with gated(path) as (register, engine):
        futures = [register.submit([event(f"s{number}", 1)]) for number in range(5)]
        early: list[bool] = []
        engine.on_insert = lambda: early.extend(future.done() for future in futures)
        engine.gate.set()
        assert causes(futures) == [None] * 5
        assert len(early) == 20
        assert not any(early)


def test_a_group_is_bounded(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(register_writer, "GROUP", 4)
    with gated(path) as (register, engine):
        futures = [register.submit([event(f"s{number}", 1)]) for number in range(10)]
        engine.gate.set()
        assert causes(futures) == [None] * 10
    assert engine.inserts == [1, 4, 4, 2]


def test_only_the_guilty_of_a_group_get_a_conflict(path: Path) -> None:
    with gated(path) as (register, engine):
        futures = [
            register.submit(batch)
            for batch in (
                [event("a", 1)],
                [event("a", 1, "too late")],
                [event("a", 2)],
                [event("b", 1), event("a", 9)],
                [event("b", 1)],
            )
        ]
        engine.gate.set()
        assert causes(futures) == [None, "Conflict", None, "Conflict", None]
        assert engine.inserts == [1, 3]


def test_only_the_guilty_get_a_conflict_when_another_process_was_quicker(path: Path) -> None:
    with gated(path) as (register, engine), Register.open(sqlite_settings(path)) as other:
        batches = [[event("a", 1)], [event("b", 1)], [event("a", 2)], [event("c", 1), event("b", 2)]]
        futures = [register.submit(batch) for batch in batches]
        other.append([event("a", 1, "quicker")])
        engine.gate.set()
        # The second batch for `a` follows what is there now: whose it is, is for its author to have read.
        assert causes(futures) == ["Conflict", None, None, None]
        assert [register.head(name) for name in "abc"] == [2, 2, 1]
        assert next(register.read("a")) == event("a", 1, "quicker")


def test_a_conflict_names_the_stream_where_another_process_was_quicker(shared: Settings) -> None:
    with Register.open(shared) as one, Register.open(shared) as other:
        other.append(run("b", 1, 2))
        with pytest.raises(Conflict) as caught:
            one.append([event("a", 1), event("b", 1)])
        assert (caught.value.stream, caught.value.version) == ("b", 1)
        assert one.head("a") == 0


def test_a_batch_that_cannot_be_stored_spoils_no_other(path: Path) -> None:
    with gated(path) as (register, engine):
        places = [("a", 1), ("no text \ud800", 1), ("no text \ud800", 7), ("b", 1)]
        futures = [register.submit([event(*place)]) for place in places]
        engine.gate.set()
        assert causes(futures) == [None, "UnicodeEncodeError", "UnicodeEncodeError", None]
        assert list(register.streams()) == ["a", "b", "first"]


def test_a_future_cancelled_in_the_queue_is_not_written(path: Path) -> None:
    with gated(path) as (register, engine):
        cancelled = register.submit([event("a", 1)])
        assert cancelled.cancel()
        engine.gate.set()
        register.append([event("b", 1)])
        assert list(register.streams()) == ["b", "first"]


def test_closing_writes_what_was_submitted(path: Path) -> None:
    with gated(path) as (register, engine):
        futures = [register.submit([event(f"s{number}", 1)]) for number in range(5)]
        closing_one = threading.Thread(target=register.close)
        closing_one.start()
        engine.gate.set()
        closing_one.join(PATIENCE)
        assert [future.done() for future in futures] == [True] * 5
        assert causes(futures) == [None] * 5


def test_closing_does_not_wait_for_ever(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A commit that waits for a standby that is away."""
    monkeypatch.setattr(register_writer, "PATIENCE", 0.2)
    engine = Gated(sqlite_settings(path))
    register = Register(engine)
    waiting = register.submit([event("t", 1)])
    assert engine.reached.wait(PATIENCE)
    register.close()
    assert not waiting.done()
    engine.gate.set()
    assert waiting.exception(PATIENCE) is None or isinstance(waiting.exception(), Unavailable)


def test_a_closed_register_says_so(settings: Settings) -> None:
    register = Register.open(settings)
    register.close()
    register.close()
    calls: list[Callable[[], object]] = [
        lambda: register.submit([event("t", 1)]),
        lambda: register.append([event("t", 1)]),
        lambda: list(register.read("t")),
        lambda: register.head("t"),
        lambda: list(register.streams()),
    ]
    for call in calls:
        with pytest.raises(Unavailable, match="closed") as caught:
            call()
        assert caught.value.cause == "closed"


# The event loop


def test_the_event_loop_commits(settings: Settings) -> None:
    async def scene() -> None:
        with Register.open(settings) as register:
            await asyncio.gather(*(register.commit([event(f"s{number}", 1)]) for number in range(50)))
            with pytest.raises(Conflict):
                await register.commit([event("s1", 1)])
            with pytest.raises(ValueError, match="empty"):
                await register.commit([])
            assert len(list(register.streams())) == 50

    asyncio.run(scene())


def test_the_event_loop_wakes_once_for_a_group(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        wakings: list[int] = []
        waking = loop.call_soon_threadsafe

        def counted(callback: Callable[..., object], *args: object) -> asyncio.Handle:
            wakings.append(1)
            return waking(callback, *args)

        with gated(path) as (register, engine):
            monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
            tasks = [asyncio.create_task(register.commit([event(f"s{n}", 1)])) for n in range(10)]
            tasks += [asyncio.create_task(register.commit([event("s1", 1)]))]
            await asyncio.sleep(0)
            engine.gate.set()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 10 + [Conflict]
        assert len(wakings) == 1

    asyncio.run(scene())


def test_a_cancelled_wait_harms_nobody(path: Path) -> None:
    async def scene() -> None:
        with gated(path) as (register, engine):
            impatient = asyncio.create_task(register.commit([event("a", 1)]))
            patient = asyncio.create_task(register.commit([event("b", 1)]))
            await asyncio.sleep(0)
            impatient.cancel()
            await asyncio.sleep(0)
            engine.gate.set()
            await patient
            assert impatient.cancelled()
            assert list(register.streams()) == ["a", "b", "first"]  # the batch was on its way

    asyncio.run(scene())


def test_a_loop_that_is_gone_stops_nothing(path: Path) -> None:
    with gated(path) as (register, engine):

        async def leave() -> None:
            task = asyncio.create_task(register.commit([event("a", 1)]))
            await asyncio.sleep(0)
            task.cancel()

        asyncio.run(leave())
        engine.gate.set()
        register.append([event("b", 1)])
        assert list(register.streams()) == ["a", "b", "first"]
