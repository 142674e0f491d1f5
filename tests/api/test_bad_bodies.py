"""Whatever comes as a body, to whatever takes one: a clear refusal, and nothing is done."""

from __future__ import annotations

import pytest

from api.openapi import paths
from tests.api.service import GM, Opened, problem

BODIES = {
    "nothing": b"",
    "blank": b" \n",
    "null": b"null",
    "a flag": b"true",
    "a number": b"3",
    "a text": b'"Earn"',
    "a list": b"[]",
    "a list of what would be one": b'[{"command": {"type": "Earn", "amount": 3}}]',
    "cut off": b'{"command": {"type": "Earn"',
    "two": b"{}{}",
    "text after it": b'{"command": {"type": "Earn", "amount": 3}} x',
    "no number": b'{"command": NaN}',
    "a number beyond all": b'{"command": 1e999}',
    "a whole number beyond all": b'{"command": %b}' % (b"9" * 5000),
    "single quotes": b"{'command': {}}",
    "not UTF-8": b'{"command": "\xff"}',
    "half a surrogate": b'{"command": "\\ud800"}',
    "UTF-16": '{"command": {}}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"command": {"type": "Earn", "amount": 3}}',
    "too deep": b"[" * 100_000 + b"]" * 100_000,
    "too deep within": b'{"command": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b"}",
    "a form": b"command=Earn&amount=3",
    "unknown members": b'{"colour": "blue"}',
    "an empty name": b'{"": 1}',
    "a control character": b'{"command": "a\x00b"}',
}
REFUSED = {400, 413, 422}
READ = ("", "/feed", "/view", "/moves")


def operations() -> list[tuple[str, str]]:
    """(method, path) of whatever takes a body."""
    found = paths().items()
    return [(method, path) for path, each in found for method, operation in each.items() if "requestBody" in operation]


@pytest.mark.parametrize(("method", "path"), operations())
def test_a_body_of_the_wrong_kind_is_refused(table: Opened, method: str, path: str) -> None:
    where = path.replace("{table}", table.id).replace("{seat}", GM)
    before = [table.gm.get(part).content for part in READ]
    for kind, body in BODIES.items():
        answer = table.gm.http.request(method, where, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in REFUSED, (kind, answer.text)
        problem(answer, answer.status_code, answer.json()["code"])
    assert before == [table.gm.get(part).content for part in READ]


def test_there_are_bodies_to_be_tried() -> None:
    assert len(operations()) >= 5


def test_a_body_that_is_too_deep_is_no_json(table: Opened) -> None:
    """How deep that is depends on the Python; twenty thousand is too deep for each."""
    answer = table.ann.post("/commands", b'{"command": ' + b"[" * 20_000 + b"]" * 20_000 + b"}")
    assert [each["code"] for each in problem(answer, 400, "malformed")["errors"]] == ["not_json"]
