"""The benchmarks measure what they say: small runs of each, and what a session made in memory is worth."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from click.testing import CliRunner

from domain.register import Register, sqlite_settings
from domain.register.integrity.verify import verify_register
from domain.systems import GAMES
from ops.bench import bare
from ops.bench.chart import LENGTH, Frame, Series, frame, in_terminal, series
from ops.bench.logs import GAME, written
from ops.bench.report import Figure, Report, Target, number, over, percentile, report
from ops.bench.rows import (
    beside,
    cells,
    cold,
    commands,
    correction,
    fight,
    forms,
    memory,
    moves,
    page,
    push,
    replay,
    scale,
)
from ops.bench.servers import Missing
from ops.cli.failures import Failed
from ops.cli.main import main
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
    figures = replay.measure(rounds=1, events=200)
    folds = [figure for figure in figures if figure.target]
    assert [figure.name for figure in folds] == ["decode and fold, nosgoth", "decode and fold, sombre"]
    assert all(ratio > 0 for ratio in ratios(figures))


def test_corrections_are_compared_over_lengths_and_with_a_fold() -> None:
    short, long, first, read = correction.measure(rounds=1, lengths=(60, 200))
    assert short.ratio is None
    assert all(figure.target and figure.ratio for figure in (long, first, read))
    assert long.details["judging ms"] > 0


def test_cold_openings_are_compared_over_lengths() -> None:
    (figure,) = cold.measure(rounds=2, lengths=(60, 200))
    assert figure.target
    assert len(figure.rounds) == 2


def test_others_are_watched_while_something_long_is_done() -> None:
    figures = beside.measure(rounds=1, length=100)
    assert [figure.name.partition(" while ")[2] for figure in figures] == [
        "it is loaded",
        "a correction of its first act is previewed",
        "its first act is corrected",
        "it is exported",
        "it is verified",
    ]
    assert all(figure.target and figure.value < 10_000 for figure in figures)
    assert any(figure.value > 0 for figure in figures)


def test_what_is_measured_leaves_nothing_open() -> None:
    state: Any = written(105).feeds.state
    assert not state.open
    assert not state.untold


def test_moves_are_weighed() -> None:
    listed, figure = moves.measure()
    assert 1 < listed.value < 8
    assert figure.target
    assert figure.details["offers"] > 10


def test_a_turn_of_eight_is_compared_with_decoding() -> None:
    turn, moves, *lists, fold = fight.measure(rounds=1, turns=2)
    assert turn.details["events"] == 32
    assert all(figure.ratio is not None and figure.value > 0 for figure in (turn, moves, fold))
    *medians, late = lists
    assert len(medians) == 3
    assert all(figure.target is not None and figure.details["95 % ms"] > 0 for figure in medians)
    assert late.target is not None
    assert late.value == medians[1].details["95 % ms"]


def test_memory_is_compared_with_the_log() -> None:
    if not memory.STATM.exists():
        pytest.skip("this system does not tell the memory of a process")
    idle, live, swept = ratios(memory.measure(tables=60, events=40))
    assert idle < swept < live


def test_commands_are_compared_with_bare_commits_and_the_bare_app() -> None:
    """In rounds of their own: whatever slows one slows the other."""
    figures = commands.measure(seconds=0.3, counts=(16,), rounds=2)
    for way, (most, cost, rate, tail) in zip(("HTTP", "WebSocket"), (figures[:4], figures[4:]), strict=True):
        assert most.name == f"durable commands/s of the bare app beside {way}, 16 tables"
        assert cost.name == f"server CPU of a command by {way}, 16 tables"
        assert rate.name == f"durable commands/s by {way}, 16 tables"
        assert cost.details["bare µs"] > 0
        assert all(figure.target and len(figure.rounds) == 2 and figure.judged > 0 for figure in (cost, tail))
    assert len(figures) == 8


def test_seats_that_keep_their_views_are_compared_with_plain_frames() -> None:
    patched, full, *evenings = page.measure(seconds=0.2, rounds=1, tables=2, evening=6, measured=4)
    for figure in (patched, full):
        assert figure.against == "plain frames"
        assert figure.ratio is not None
        assert figure.ratio > 0
    assert full.target is not None
    games = {figure.name.partition(":")[0] for figure in evenings}
    assert games == {*GAMES, "sombre, fight of eight"}
    assert all(figure.value > 0 for figure in evenings)


def test_forms_are_measured_as_they_are_opened() -> None:
    figures = forms.measure(commands=10, dearest=2)
    assert [figure.name.partition(":")[0] for figure in figures] == [name for name in GAMES for _ in range(2)]
    assert all(figure.target and figure.value > 0 for figure in figures)


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


def test_two_cells_are_compared_with_one() -> None:
    try:
        one, two, rates = cells.measure(seconds=0.5, tables=4, rounds=1)
    except Failed as reason:
        missing(Missing(str(reason)))
    assert 0 < one.details["of PostgreSQL"] < one.value
    assert all(each.value > 0 and each.ratio for each in (two, rates))


def figure(value: float = 1.5, ratio: float | None = None, target: Target | None = None) -> Figure:
    return Figure(name="x", value=value, unit="ms", ratio=ratio, against="y", details={"p50 ms": 1.0}, target=target)


def test_a_report_survives_its_file() -> None:
    made = report([figure(ratio=2.0, target=Target(2.0, 1.4))])
    assert msgspec.json.decode(msgspec.json.encode(made), type=Report) == made


def test_a_figure_is_marked_by_what_it_must_be() -> None:
    less, more = Target(2.0, 1.4), Target(1.2, 2.0, more=True)
    assert [figure(ratio=ratio, target=less).mark for ratio in (1.4, 2.0, 2.1)] == ["stretch", "must", "missed"]
    assert [figure(ratio=ratio, target=more).mark for ratio in (2.0, 1.2, 1.1)] == ["stretch", "must", "missed"]
    assert figure(value=1.0, target=less).mark == "stretch"
    assert figure().mark == ""


def test_each_round_has_its_own_yardstick() -> None:
    made = over("x", "µs", [10.0, 30.0, 40.0], [10.0, 10.0, 20.0], "y")
    assert (made.value, made.ratio, made.rounds) == (30.0, 2.0, (1.0, 3.0, 2.0))


def test_a_part_is_measured_written_and_compared_with_an_earlier_run(tmp_path: Path) -> None:
    earlier, drawn = tmp_path / "earlier.json", tmp_path / "chart.svg"
    first = CliRunner().invoke(main, ["bench", "length", "--quick", "--json", str(earlier), "--svg", str(drawn)])
    assert first.exit_code == 0, first.output
    assert "a command, told to five seats" in first.output
    picture = ElementTree.fromstring(drawn.read_text(encoding="utf-8"))
    assert len(picture.findall("{http://www.w3.org/2000/svg}polyline")) == 5
    again = CliRunner().invoke(main, ["bench", "length", "--quick", "--compare", str(earlier)])
    assert again.exit_code == 0, again.output
    assert "now/before" in again.output


def test_what_is_no_earlier_run_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}")
    refused = CliRunner().invoke(main, ["bench", "moves", "--compare", str(other)])
    assert refused.exit_code != 0
    assert "no figures of an earlier run" in refused.output


def test_costs_are_drawn_by_powers_of_ten() -> None:
    points = [Figure(name=f"x, record of {n}", value=n / 50, unit="ms", details={LENGTH: n}) for n in (100, 10_000)]
    (drawn,) = series(points)
    assert drawn == Series("x", ((100, 2.0), (10_000, 200.0)))
    assert frame([drawn]) == Frame(2, 4, 0, 3)
    lines = in_terminal([drawn]).splitlines()
    assert sum(line.count("o") for line in lines[:18]) == 2
    assert lines[0].strip().startswith("1,000 ms")


def test_figures_are_short() -> None:
    assert [number(value) for value in (12_345.6, 99.95, 0.01234)] == ["12,346", "100", "0.0123"]
    assert percentile([1.0, 2.0, 3.0, 4.0], 0.99) == 4.0
