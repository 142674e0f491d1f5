"""What Prometheus is told: latencies by route, long work, and its own content type."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from api.base.version import installed
from tests.api.service import Service, playing

TOKEN = "figures"
ALERTS = Path(__file__).parents[2] / "ops/deploy/alerts.yml"


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[Service]:
    with playing(tmp_path / "r.sqlite", metrics_token=TOKEN) as service:
        yield service


def figures(service: Service) -> tuple[str, str]:
    answer = service.http.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200, answer.text
    return answer.headers["content-type"], answer.text


def test_the_content_type_is_told_once(measured: Service) -> None:
    kind, _ = figures(measured)
    assert kind == "text/plain; version=0.0.4; charset=utf-8"


def test_latencies_are_told_by_route_and_kind_of_answer(measured: Service) -> None:
    table = measured.open()
    for _ in range(3):
        table.ann.get("/view")
    table.ann.get("/view", at=77)
    measured.http.get("/nowhere")
    _, text = figures(measured)
    assert 'greffe_request_seconds_count{answer="2xx",method="GET",route="/tables/{table}/view"} 3.0' in text
    assert 'greffe_request_seconds_count{answer="4xx",method="GET",route="/tables/{table}/view"} 1.0' in text
    assert 'greffe_request_seconds_count{answer="4xx",method="GET",route="-"} 1.0' in text
    assert table.id not in text


def test_streams_and_sockets_of_seats_are_counted(measured: Service) -> None:
    """And nothing else that the service itself waits for."""
    table = measured.open()
    assert "greffe_connected_seats 0.0" in figures(measured)[1]
    with table.ann.live() as socket:
        socket.recv()
        assert "greffe_connected_seats 1.0" in figures(measured)[1]


def test_the_version_is_told(measured: Service) -> None:
    assert f'greffe_build_info{{version="{installed()}"}} 1.0' in figures(measured)[1]


def test_alerts_ask_for_figures_that_are_told(measured: Service) -> None:
    """After one request of each kind, whatever the rules name is there."""
    measured.open().ann.did({"type": "JoinTable"})
    asked = set(re.findall(r"\bgreffe_\w+", ALERTS.read_text(encoding="utf-8")))
    _, text = figures(measured)
    exported = set(re.findall(r"^(greffe_\w+)", text, re.MULTILINE))
    assert len(asked) >= 4
    assert asked <= exported


def test_a_stream_counts_as_long_as_it_takes_to_begin(measured: Service) -> None:
    table = measured.open()
    with table.ann.http.stream("GET", f"{table.ann.path}/feed", headers={"Accept": "text/event-stream"}) as stream:
        next(stream.iter_lines())
        _, text = figures(measured)
    assert re.search(r'request_seconds_count{answer="2xx",method="GET",route="/tables/{table}/feed"} 1.0', text)


def test_work_beside_the_loop_is_told_by_its_kind(measured: Service) -> None:
    table = measured.open()
    table.gm.get("/record", full=True)
    _, text = figures(measured)
    assert 'greffe_work_seconds_count{work="load_table"} 1.0' in text
    assert 'greffe_work_seconds_count{work="sealed"} 1.0' in text
