"""What is refused leaves nothing behind that waits for the garbage collector: large bodies would pile up until then."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator

import pytest

from api.http.problems import Failed
from api.tables.batches import Halted
from domain.base.refusal import Refused
from projections.feeds.loading import UnknownTable
from tests.api.service import Opened

BIG = b" " * 60_000
POOR = {"type": "Spend", "amount": 5}
REFUSED = {
    "by the rules": ("/commands", json.dumps({"command": POOR}).encode() + BIG),
    "one of several": (
        "/commands",
        json.dumps({"commands": [{"command": {"type": "OpenBox"}}, {"command": POOR}]}).encode(),
    ),
    "a value": ("/commands", json.dumps({"command": {"type": "Earn", "amount": 1}, "dice": [77]}).encode() + BIG),
    "no JSON": ("/commands", b"{" + BIG),
    "no such command": ("/commands", b'{"command": {"type": "Nothing"}}' + BIG),
    "no such field": ("/commands", b'{"command": {"type": "OpenBox"}, "odd": 1}' + BIG),
    "a correction": ("/corrections", b'{"type": "retract", "target": "none", "reason": "x"}' + BIG),
    "a preview": ("/corrections/preview", b'{"type": "retract", "target": "none", "reason": "x"}' + BIG),
    "too large": ("/commands", BIG * 20),
}


def failures() -> set[int]:
    """The exceptions of refusals that are alive, by identity."""
    return {id(each) for each in gc.get_objects() if isinstance(each, Refused | Failed | Halted | UnknownTable)}


@pytest.fixture
def no_collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is collected; what was there before is frozen, and so not listed, unlike what comes from now on."""
    gc.collect()
    gc.freeze()
    monkeypatch.setattr(gc, "freeze", lambda: None)
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize(("path", "body"), REFUSED.values(), ids=REFUSED)
def test_a_refusal_is_forgotten_with_its_answer(table: Opened, path: str, body: bytes) -> None:
    assert table.ann.post(path, body).status_code >= 400  # whatever is made once is made now
    gc.collect()
    before = failures()
    assert table.ann.post(path, body).status_code >= 400
    assert table.ann.get("/view").status_code == 200  # the request before is over in every respect
    assert failures() <= before


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("token", ["", "made up"])
def test_a_table_that_does_not_exist_is_forgotten_with_its_answer(table: Opened, token: str) -> None:
    """Strangers once left 6 kB for ever by each request."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    http = table.ann.service.client(headers)
    before = failures()
    assert http.get("/tables/0123456789abcdef/view").status_code == 401
    assert http.get("/health").status_code == 200
    assert failures() <= before
