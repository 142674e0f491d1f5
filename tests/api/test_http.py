"""HTTP as its users know it: HEAD, forms that are asked for and sent, tags, ids of requests, what came twice."""

from __future__ import annotations

import gzip
import re

import pytest

from api.http.parameters import weight
from api.http.representations import accepts_gzip
from api.routes.problems import codes, meanings
from tests.api.service import SEATS, Opened, Service, problem

EARN = {"type": "Earn", "amount": 3}
PUBLIC = [
    "/schema/openapi.json",
    "/schema/openapi.yaml",
    "/systems",
    "/systems/nosgoth",
    "/systems/spin/commands/fr",
    "/problems/malformed",
]


def test_head_is_get_without_its_body(server: Service, table: Opened) -> None:
    for path in ("/", "/docs", *PUBLIC, f"/tables/{table.id}", f"/tables/{table.id}/view", f"/tables/{table.id}/moves"):
        got, head = (table.ann.http.request(method, path) for method in ("GET", "HEAD"))
        assert head.status_code == got.status_code == 200, path
        assert head.content == b""
        assert {"x-request-id", "date", "content-length"} <= head.headers.keys()
        own = ("x-request-id", "date")
        assert [h for h in head.headers.multi_items() if h[0] not in own] == [
            h for h in got.headers.multi_items() if h[0] not in own
        ]
    assert table.ann.http.head(f"/tables/{table.id}/commands").status_code == 405
    assert server.http.head(f"/tables/{table.id}/view").status_code == 401


def test_head_of_a_stream_ends(table: Opened) -> None:
    head = table.ann.http.head(f"/tables/{table.id}/feed", headers={"Accept": "text/event-stream"})
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"].startswith("text/event-stream")


@pytest.mark.parametrize(
    ("path", "accept", "status"),
    [
        ("/view", "text/html", 406),
        ("/view", "text/html, */*;q=0.1", 200),
        ("/view", "application/*", 200),
        ("/view", "application/json;q=0", 406),
        ("/view", "application/problem+json", 200),
        ("/feed", "text/csv", 406),
        ("/record", "application/jsonl", 200),
        ("/record", "application/json", 406),
    ],
)
def test_what_is_accepted_is_given_or_refused(table: Opened, path: str, accept: str, status: int) -> None:
    answer = table.ann.http.get(f"{table.ann.path}{path}", headers={"Accept": accept})
    assert answer.status_code == status
    if status == 406:
        assert problem(answer, 406, "not_acceptable")["available"]


@pytest.mark.parametrize("path", ["/commands", "/corrections", "/corrections/preview", "/branches"])
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/xml"])
def test_only_json_is_read(table: Opened, path: str, kind: str) -> None:
    found = problem(table.ann.post(path, b"{}", **{"Content-Type": kind}), 415, "unsupported_media_type")
    assert found["available"] == ["application/json"]


@pytest.mark.parametrize("kind", ["application/json; charset=utf-8", "Application/JSON"])
def test_json_may_have_parameters(table: Opened, kind: str) -> None:
    answer = table.ann.post("/commands", {"command": EARN, "dice": [1]}, **{"Content-Type": kind, "Accept": "*/*;q=1"})
    assert answer.status_code == 201


def test_a_command_is_not_answered_with_what_is_not_accepted(table: Opened) -> None:
    problem(table.ann.post("/commands", {"command": EARN}, Accept="text/html"), 406, "not_acceptable")
    assert len(table.ann.frames()) == 1


@pytest.mark.parametrize(
    "path", ["/view?att=1", "/feed?after=0&afer=1", "/moves?x", "/corrections?y=1", "/commands?z=1"]
)
def test_parameters_that_do_not_exist_are_refused(table: Opened, path: str) -> None:
    answer = table.ann.post(path, b"{}") if path.startswith("/co") else table.ann.http.get(f"{table.ann.path}{path}")
    found = problem(answer, 400, "unknown_parameter")
    assert [error["code"] for error in found["errors"]] == ["unknown_parameter"]
    assert found["errors"][0]["parameter"] in path


@pytest.mark.parametrize("path", PUBLIC)
def test_what_is_public_has_a_tag_and_is_compressed(server: Service, path: str) -> None:
    plain = server.http.get(path, headers={"Accept-Encoding": "identity"})
    small = server.http.get(path, headers={"Accept-Encoding": "gzip"})
    assert small.content == plain.content
    assert small.headers["etag"] != plain.headers["etag"] or "content-encoding" not in small.headers
    for answer in (plain, small):
        assert answer.headers.get_list("vary") == ["Accept, Accept-Encoding, Accept-Language, Origin"]
        again = {"If-None-Match": answer.headers["etag"], "Accept-Encoding": answer.request.headers["accept-encoding"]}
        unchanged = server.http.get(path, headers=again)
        assert (unchanged.status_code, unchanged.content) == (304, b"")
    if len(plain.content) > 10_000:
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < len(plain.content) / 3
        assert int(small.headers["content-length"]) == len(gzip.compress(plain.content, 9))


def test_what_a_seat_reads_is_never_compressed(table: Opened) -> None:
    for path in ("/view", "/moves", "/feed", "/record"):
        answer = table.ann.http.get(f"{table.ann.path}{path}", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    ("header", "accepted"), [("", False), ("gzip", True), ("br, *", True), ("gzip;q=0", False), ("deflate", False)]
)
def test_compression_is_asked_for(header: str, accepted: bool) -> None:
    assert accepts_gzip(header) is accepted


def test_the_most_exact_range_decides() -> None:
    accept = "text/*;q=0.3, text/html;q=0.7, */*;q=0.1"
    assert [weight(accept, kind) for kind in ("text/html", "text/plain", "application/json")] == [0.7, 0.3, 0.1]


def test_a_request_has_an_id(table: Opened) -> None:
    named = table.ann.http.get(f"{table.ann.path}/view?at=99", headers={"X-Request-Id": "mine-1"})
    assert named.headers.get_list("x-request-id") == ["mine-1"]
    assert named.json()["request"] == "mine-1"
    for given in ("", "a b", "x" * 65, "é".encode().decode("latin-1")):
        headers = {b"X-Request-Id": given.encode("latin-1")}
        made = table.ann.http.get(f"{table.ann.path}/view?at=99", headers=headers)
        assert re.fullmatch("[0-9a-f]{16}", made.headers["x-request-id"])
        assert made.json()["request"] == made.headers["x-request-id"]


def test_an_answer_that_is_given_again_says_so(table: Opened, server: Service) -> None:
    answers = [table.ann.act(EARN, 1, key="once") for _ in range(2)]
    assert [answer.headers.get("idempotent-replayed") for answer in answers] == [None, "true"]
    assert answers[0].content == answers[1].content
    event = answers[0].json()["entries"][0]["event"]
    contest = {"type": "contest", "target": event, "text": "no"}
    answers = [table.bob.post("/corrections", contest, **{"Idempotency-Key": "c"}) for _ in range(2)]
    assert [answer.headers.get("idempotent-replayed") for answer in answers] == [None, "true"]
    body = {"system": "purse", "title": "x", "seats": SEATS}
    key = {"Idempotency-Key": "k" * 30}
    answers = [server.http.post("/tables", json=body, headers=key) for _ in range(2)]
    assert answers[0].json() == answers[1].json()
    assert [answer.headers.get("idempotent-replayed") for answer in answers] == [None, "true"]


def test_every_problem_leads_to_a_page(server: Service, table: Opened) -> None:
    refused = problem(table.ann.act({"type": "Spend", "amount": 5}), 409, "too_poor")
    assert refused["type"] == "/problems/too_poor"
    body = server.http.get("/problems/wrong_stage").json()
    assert body["type"] == "/problems/wrong_stage"
    assert all(each["fr"] and each["en"] for each in body["meanings"])
    page = server.http.get("/problems/too_many_requests", headers={"Accept": "text/html"})
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "Too many requests" in page.text
    problem(server.http.get("/problems/nothing"), 404, "not_found")


def test_every_code_can_be_explained() -> None:
    assert len(codes()) > 300
    for code, sources in codes().items():
        for each in meanings(code, sources):
            assert each.fr, code
            assert each.en, code
