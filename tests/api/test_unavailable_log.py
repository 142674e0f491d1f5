"""A register that does not serve: the log says why once, in the storage's own words."""

from __future__ import annotations

import pytest

from api.http import problems
from api.http.problems import failure
from domain.register import Unavailable


def test_it_is_said_once_a_minute(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(problems, "monotonic", lambda: clock[0])
    monkeypatch.setattr(problems, "_noted", {})

    def noted() -> list[object]:
        said = [vars(record)["facts"] for record in caplog.records if record.getMessage() == "register unavailable"]
        caplog.clear()
        return said

    full = Unavailable("full", "database or disk is full")
    for _ in range(5):
        assert failure(full).status == 503
    assert noted() == [{"cause": "full", "detail": "database or disk is full"}]
    failure(Unavailable("io", "disk I/O error"))
    assert noted() == [{"cause": "io", "detail": "disk I/O error"}]
    clock[0] += 61
    failure(Unavailable("io", "disk I/O error"))
    assert len(noted()) == 1
