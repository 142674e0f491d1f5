"""The benchmarks measure what they say: small runs of each, and what a session made in memory is worth."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from domain.register import Register, sqlite_settings
from domain.register.verify import verify_register
from domain.systems import GAMES
from ops.bench import bare, commands, correction, fight, memory, push, replay, scale
from ops.bench.logs import GAME, written
from ops.bench.report import Figure, Report, number, percentile, report
from ops.failures import Failed
from ops.servers import Missing
from tests.servers import missing


def test_a_log_made_in_memory_is_a_sound_one(tmp_path: Path) -> None:
    with Register.open(sqlite_settings(tmp_path / "log.sqlite")) as register:
        register.append(written(60).rows)
        assert verify_register(register).sound
    assert written(60).rows == written(60).rows


def test_bare_decoding_reads_every_event_of_the_log() -> None:
    log = written(60)
    decode = bare.decoder(GAMES[GAME]).decode
    assert [decode(row.data).command for row in log.rows] == [event.command for event in log.feeds.history.raw]


def ratios(figures: list[Figure]) -> list[float]:
    return [figure.ratio for figure in figures if figure.ratio is not None]


def test_replay_is_compared_with_decoding() -> None:
    (ratio,) = ratios(replay.measure(rounds=1, events=200))
    assert 0 < ratio < 1


def test_corrections_are_compared_over_lengths() -> None:
    figures = correction.measure(rounds=1, lengths=(50, 100, 200))
    assert len(ratios(figures)) == 2
    assert all(figure.details["judging ms"] > 0 for figure in figures)


def test_a_turn_of_eight_is_compared_with_decoding() -> None:
    turn, moves, fold = fight.measure(rounds=1, turns=2)
    assert turn.details["events"] == 32
    assert all(figure.ratio is not None and figure.value > 0 for figure in (turn, moves, fold))


def test_memory_is_compared_with_the_log() -> None:
    if not memory.STATM.exists():
        pytest.skip("this system does not tell the memory of a process")
    idle, live = ratios(memory.measure(tables=20, events=40))
    assert idle < live


def test_commands_are_compared_with_bare_commits() -> None:
    figures = commands.measure(seconds=0.3, counts=(2,))
    assert [figure.name for figure in figures[1:]] == ["commands by HTTP, 2 tables", "commands by WebSocket, 2 tables"]
    assert all(ratio > 0 for ratio in ratios(figures))


def test_a_push_is_compared_with_the_answer() -> None:
    answer, pushed = push.measure(commands=30)
    assert answer.details["p50 ms"] <= answer.details["p99 ms"]
    assert pushed.ratio is not None


def test_processes_are_compared_with_bare_inserts_and_with_each_other() -> None:
    try:
        figures = scale.measure(seconds=0.5, tables=4, pushes=20)
    except Failed as reason:
        missing(Missing(str(reason)))
    assert [figure.name for figure in figures if figure.unit == "commands/s"] == [
        "commands, 1 process, 4 tables",
        "commands, 2 processes, 4 tables",
        "two processes",
    ]
    assert sum("socket of another process" in figure.name for figure in figures) == 1
    assert all(ratio > 0 for ratio in ratios(figures))


def test_a_report_survives_its_file() -> None:
    made = report([Figure(name="x", value=1.5, unit="ms", ratio=2.0, against="y", details={"p50 ms": 1.0})])
    assert msgspec.json.decode(msgspec.json.encode(made), type=Report) == made


def test_figures_are_short() -> None:
    assert [number(value) for value in (12_345.6, 99.95, 0.01234)] == ["12,346", "100", "0.0123"]
    assert percentile([1.0, 2.0, 3.0, 4.0], 0.99) == 4.0
