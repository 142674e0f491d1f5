"""The Python client's types are those of the document, and bear with what version 1 may add."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from api.openapi import document
from ops.clients.components import Schema
from ops.clients.generate import TYPES
from ops.clients.python.greffe_client import types


@pytest.mark.parametrize(("file", "write"), TYPES.items(), ids=[file.name for file in TYPES])
def test_they_are_not_stale(file: Path, write: Callable[[Schema], str]) -> None:
    """Those of every client."""
    assert file.read_text(encoding="utf-8") == write(document()), "run `python -m ops.clients.generate`"


def test_they_ignore_what_they_do_not_know() -> None:
    entry = b'{"type": "A", "event": null, "seat": null, "caused_by": null, "fields": {}, "text": "", "new": 1}'
    frame = b'{"frame": 1, "at": "now", "entries": [%b], "receipt": "", "new": [1]}' % entry
    assert msgspec.json.decode(frame, type=types.Frame).entries[0].type == "A"
    table = b"""{"table": "t", "system": "s", "title": "", "status": "asleep", "seats": [], "frame": 0, "origin": null,
        "you": {"seat": "gm1", "role": "judge"}, "branches": [], "disputes": [], "proposal": null, "asked": [],
        "disclosed": false, "delay": null, "closed": [], "stand_ins": "gm", "allowed": {},
        "pause": "anybody"}"""
    assert msgspec.json.decode(table, type=types.Overview).status == "asleep"


def test_every_one_can_be_read() -> None:
    for name, kind in vars(types).items():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            assert name in {kind.__name__}
            msgspec.json.Decoder(kind)
