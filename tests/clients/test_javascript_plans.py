"""The JavaScript client asks until the answer is certain: cuts, 503, 429, one key; what it makes of refusals, and of a
stream that is not what it should be.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from ops.clients.python.greffe_client import view_tag
from tests.clients.driver import Driver, Failed
from tests.clients.wire import CUT, OWN, Prepared, Wire, problem, said, streamed, wire

FRAME: dict[str, Any] = {"frame": 1, "at": "2026-01-01T00:00:00Z", "entries": []}
JOIN = {"type": "JoinTable"}
PAGE = Prepared(502, (b"<html>",))


def seat_at(driver: Driver, url: str, **choices: Any) -> str:
    driver.make("client", "service", "", url, "en", choices)
    return driver.make("seat", "seat", "service", "t", "secret")


def frame(number: int, view: Any, **more: Any) -> dict[str, Any]:
    patch = [{"op": "replace", "path": "", "value": view}]
    return {**FRAME, "frame": number, "patch": patch, "view": view_tag(number, view), **more}


def event(frame: Any) -> bytes:
    return b"id: %d\ndata: %b\n\n" % (frame["frame"], json.dumps(frame, ensure_ascii=False).encode())


def test_it_asks_again_under_one_key_until_it_is_certain(driver: Driver) -> None:
    half = Prepared(201, (b'{"frame": 1',), {}, cut=True)
    answers = (CUT, half, problem(503, "unanswered"), problem(429, "too_many_requests", "1"), PAGE, said(201, FRAME))
    with wire(*answers) as service:
        assert driver.call(seat_at(driver, service.url), "do", JOIN, {"dice": [14]}) == FRAME
        assert len(service.asked) == len(answers)
        assert len({*service.all("Idempotency-Key")}) == 1
        assert len(service.all("Idempotency-Key")[0]) >= 20
        assert {*service.all("Authorization")} == {"Bearer secret"}
        assert {*service.all("Accept-Language")} == {"en"}
        assert {asked.body for asked in service.asked} == {b'{"command":{"type":"JoinTable"},"dice":[14]}'}


def test_it_gives_up_with_the_key_in_hand(driver: Driver) -> None:
    with wire(CUT, said(201, FRAME)) as service:
        seat = seat_at(driver, service.url, patience=0)
        with pytest.raises(Failed, match="POST /tables/t/commands") as caught:
            driver.call(seat, "do", JOIN)
        assert caught.value.error["name"] == "NoAnswer"
        driver.call(seat, "do", JOIN, {"key": caught.value.error["key"]})
        assert len({*service.all("Idempotency-Key")}) == 1


def test_what_never_answers_is_given_up(driver: Driver) -> None:
    with wire(Prepared(201, (b'{"frame"',), {"Content-Length": "900"})) as service:
        seat = seat_at(driver, service.url, timeout=80, patience=0)
        with pytest.raises(Failed, match="no answer"):
            driver.call(seat, "do", JOIN)


def test_whoever_aborts_gets_his_reason(driver: Driver) -> None:
    with wire(problem(429, "too_many_requests", "20")) as service:
        with pytest.raises(Failed) as caught:
            driver.call(seat_at(driver, service.url), "do", JOIN, {}, abort=100)
        assert caught.value.error["name"] == "TimeoutError"
        assert len(service.asked) == 1


def test_what_would_take_too_long_is_refused(driver: Driver) -> None:
    with wire(problem(429, "too_many_streams", "60", wait=60)) as service:
        with pytest.raises(Failed) as caught:
            driver.call(seat_at(driver, service.url, patience=30_000), "do", JOIN)
        assert (caught.value.error["name"], caught.value.error["problem"]["wait"]) == ("TooMany", 60)


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (400, "malformed", "Malformed"),
        (401, "unauthorized", "Unauthorized"),
        (403, "not_your_role", "Forbidden"),
        (404, "unknown_event", "NotFound"),
        (409, "wrong_stage", "AgainstTheRules"),
        (422, "idempotency_key_reused", "KeyReused"),
        (500, "internal", "Refused"),
        (503, "record_damaged", "Refused"),
    ],
)
def test_a_refusal_is_final(driver: Driver, status: int, code: str, kind: str) -> None:
    places = [{"code": "out_of_bounds", "pointer": "/command/level", "least": 0, "most": 12, "detail": "Trop."}]
    refused = problem(status, code, rule="NOS-ACT-06", errors=places, needed=3)
    with wire(refused) as service, pytest.raises(Failed) as caught:
        driver.call(seat_at(driver, service.url), "do", JOIN)
    error = caught.value.error
    assert (error["name"], error["status"], error["code"], error["rule"]) == (kind, status, code, "NOS-ACT-06")
    assert error["tree"][-4:] == ["Refused", "GreffeError", "Error", "Object"]
    assert (error["errors"], error["problem"]["needed"]) == (places, 3)
    assert error["message"] == f"{status} {code}: Non.; /command/level: out_of_bounds"


MARKED_JSON = {"Content-Type": "application/json", **OWN}
ELSEWHERE = [
    Prepared(521, (b"error code: 521",)),
    Prepared(524, (b"<html>",), OWN),
    Prepared(530, (b'{"code": 7}',)),
    Prepared(500, (b"<html>",)),
    Prepared(404, (b"<html>",)),
    Prepared(403, (b"[1]",)),
    Prepared(409, (b"null",)),
    Prepared(409, (b'{"type": "about:blank", "code": "wrong_stage", "status": 409, "detail": "No."}',)),
    Prepared(502, (b'{"type": "/problems/wrong_stage", "code": "wrong_stage", "status": 409, "detail": "No."}',)),
    Prepared(302, (), {"Location": "https://elsewhere.example/", **OWN}),
    Prepared(200, (b"<form>",), {"Content-Type": "text/html", **OWN}),
    Prepared(201, (json.dumps(FRAME).encode(),), {"Content-Type": "application/json"}),
    Prepared(201, (b'{"frame": 1',), MARKED_JSON),
]


@pytest.mark.parametrize("answer", ELSEWHERE)
def test_an_answer_of_somebody_else_is_none(driver: Driver, answer: Prepared) -> None:
    """It may have been done: the same is sent again under its key, until the service itself answers."""
    with wire(answer, answer, said(201, FRAME)) as service:
        assert driver.call(seat_at(driver, service.url), "do", JOIN) == FRAME
        assert len({*service.all("Idempotency-Key")}) == 1
        assert len(service.asked) == 3


def test_an_answer_of_somebody_else_is_not_waited_for_for_ever(driver: Driver) -> None:
    with wire(ELSEWHERE[0]) as service, pytest.raises(Failed, match="521") as caught:
        driver.call(seat_at(driver, service.url, patience=0), "do", JOIN)
    assert caught.value.error["name"] == "NoAnswer"


@pytest.mark.parametrize("answer", ELSEWHERE)
def test_a_stream_of_somebody_else_is_none(driver: Driver, answer: Prepared) -> None:
    with wire(answer, streamed(event(frame(1, {}))), problem(401, "unauthorized")) as service:
        state = driver.when(following(driver, service, after=0), lambda state: state["told"]["ended"])
        assert (state["frame"], state["error"]["name"]) == (1, "Unauthorized")


def test_what_follows_a_frame_is_asked_for_until_it_is_had(driver: Driver) -> None:
    """However little patience there is for one answer."""
    found = {"frame": 1, "seats": []}
    others = [answer._replace(to="/t") for answer in ELSEWHERE[:3]]
    with wire(*others, said(200, found)._replace(to="/t")) as service:
        seat = seat_at(driver, service.url, patience=0)
        driver.make("follow", "following", seat, {"after": 0, "view": False, "table": True})
        driver.when("following", lambda state: state["table"] == found)


def test_several_commands_are_one_request(driver: Driver) -> None:
    with wire(said(201, {"frames": [FRAME, {**FRAME, "frame": 2}]})) as service:
        acts = [{"command": JOIN}, {"command": {"type": "Roll"}, "dice": [14]}]
        frames = driver.call(seat_at(driver, service.url), "doAll", acts)
        assert [each["frame"] for each in frames] == [1, 2]
        join, roll = json.loads(service.asked[0].body)["commands"]
        assert (join["command"], roll) == (JOIN, acts[1])


def test_a_nonce_is_made_up_once_for_each_key(driver: Driver) -> None:
    """The same with the same key, so that it is the same request; another one for each of several, and each key."""
    with wire(*[said(201, {"frames": []})] * 3, said(201, FRAME)) as service:
        seat = seat_at(driver, service.url)
        for options in ({"key": "a" * 32}, {"key": "a" * 32}, {}):
            driver.call(seat, "doAll", [{"command": JOIN}, {"command": JOIN}], options)
        driver.call(seat, "do", JOIN, {"nonce": "mine"})
        messages = [json.loads(asked.body) for asked in service.asked]
        nonces = [[act["nonce"] for act in each["commands"]] for each in messages[:3]]
        assert nonces[0] == nonces[1]
        assert len({*nonces[0], *nonces[2]}) == 4
        assert messages[3] == {"command": JOIN, "nonce": "mine"}


def test_a_nonce_is_made_of_what_the_client_alone_knows(driver: Driver) -> None:
    """The token and the key are known to the service, and say nothing of it."""
    with wire(*[said(201, FRAME)] * 2) as service:
        for _ in range(2):
            driver.call(seat_at(driver, service.url), "do", JOIN, {"key": "a" * 32})
        one, other = (json.loads(asked.body)["nonce"] for asked in service.asked)
        assert one != other


def test_no_token_is_in_an_address(driver: Driver) -> None:
    answers = (
        said(200, {"view": {}, "frame": 1}),
        said(200, {"seats": []}),
        said(201, {"ticket": "x", "expires": "y"}),
    )
    with wire(*answers) as service:
        seat = seat_at(driver, service.url)
        for what, *args in (("view",), ("compare", "an/other?"), ("ticket",)):
            driver.call(seat, what, *args)
        assert all("secret" not in asked.path for asked in service.asked)
        assert service.asked[1].path == "/tables/t/compare?other=an%2Fother%3F"


def following(driver: Driver, service: Wire, **choices: Any) -> str:
    return driver.make("follow", "following", seat_at(driver, service.url), choices)


def test_frames_come_once_in_order_however_they_are_cut_up(driver: Driver) -> None:
    """In the middle of a character, twice, with one missing: it takes up again where it was."""
    lines = [frame(number, {"text": f"é\u2028\r{number}"}) for number in range(1, 5)]
    one, two, three, four = map(event, lines)
    middle = two.index("é".encode()) + 1
    answers = (
        streamed(b": \n\n" + one, two[:middle], two[middle:]),
        streamed(event({**FRAME, "frame": 4})),
        streamed(one, two, three + four[:-20]),
        streamed(four, cut=False),
        problem(401, "unauthorized"),
    )
    with wire(*answers) as service:
        state = driver.when(following(driver, service, after=0, frames=False), lambda state: state["told"]["ended"])
        assert state["told"]["frames"] == lines
        assert state["view"] == {"text": "é\u2028\r4"}
        assert state["mended"] == 0
        assert state["told"]["connections"] == ["connecting", *(["live", "lost", "connecting"] * 4), "ended"]
        assert state["error"]["name"] == "Unauthorized"
        after = [f"after={frame}&patch=1&moves=none" for frame in (0, 2, 2, 3, 4)]
        assert [asked.path.partition("?")[2] for asked in service.asked] == after


@pytest.mark.parametrize(
    "patch",
    [
        [{"op": "remove", "path": "/gone"}],
        [],
        None,
        [None],
        ["abc"],
        [{"op": "replace", "path": "", "value": {"v": 3}}],
    ],
)
def test_a_view_that_is_not_what_its_tag_says_is_asked_for(driver: Driver, patch: Any) -> None:
    wrong = {**frame(2, {"v": 2}), "patch": patch}
    answers = (
        streamed(event(frame(1, {"v": 1})), event(wrong), event(frame(3, {"v": 4})), cut=False),
        CUT,
        said(200, {"frame": 2, "view": {"v": 2}}),
        streamed(),
        problem(401, "unauthorized"),
    )
    with wire(*answers) as service:
        state = driver.when(following(driver, service, after=0), lambda state: state["told"]["ended"])
        assert (state["frame"], state["view"], state["mended"]) == (3, {"v": 4}, 1)
        assert service.asked[1].path == "/tables/t/view?at=2"


@pytest.mark.parametrize(
    "line",
    [
        b"data: {\n\n",
        b"data: 7\n\n",
        b"data: null\n\n",
        b'data: {"frame": "1", "entries": []}\n\n',
        b'data: {"frame": 1, "entries": [], "patch": 7}\n\n',
    ],
)
def test_a_stream_of_something_else_is_taken_up_again(driver: Driver, line: bytes) -> None:
    with wire(streamed(line), streamed(event(frame(1, {}))), problem(401, "unauthorized")) as service:
        state = driver.when(following(driver, service, after=0), lambda state: state["told"]["ended"])
        assert (state["frame"], state["error"]["name"]) == (1, "Unauthorized")


def test_a_stream_that_is_refused_is_tried_again_when_that_passes(driver: Driver) -> None:
    answers = (problem(429, "too_many_streams"), problem(503, "unanswered"), streamed(event(frame(1, {}))))
    with wire(*answers, problem(404, "unknown_frame")) as service:
        state = driver.when(following(driver, service, after=0), lambda state: state["told"]["ended"])
        assert (state["frame"], state["error"]["name"]) == (1, "NotFound")


def test_a_hostile_view_is_only_data(driver: Driver) -> None:
    """Names that mean something to a JavaScript object."""
    hostile = {
        "__proto__": {"polluted": 1},
        "constructor": {"prototype": 1},
        "toString": None,
        "é\U0001f409": [1.5, -0.0],
    }
    more = [{"op": "add", "path": "/__proto__/more", "value": 2}, {"op": "remove", "path": "/constructor"}]
    now = {**{key: hostile[key] for key in ("toString", "é\U0001f409")}, "__proto__": {"polluted": 1, "more": 2}}
    second = {**FRAME, "frame": 2, "patch": more, "view": view_tag(2, {**now, "é\U0001f409": [1.5, 0]})}
    answers = (
        streamed(event(frame(1, {**hostile, "é\U0001f409": [1.5, 0]})), event(second)),
        problem(401, "unauthorized"),
    )
    with wire(*answers) as service:
        state = driver.when(following(driver, service, after=0), lambda state: state["told"]["ended"])
        assert (state["view"], state["mended"]) == (now, 0)
    assert driver.plain("patched", {}, [{"op": "add", "path": "/a", "value": 1}]) == {"a": 1}
    with pytest.raises(Failed):
        driver.plain("patched", {}, [{"op": "remove", "path": "/toString"}])
