"""The Python client asks until the answer is certain: cuts, 503, 429, one key; what it makes of refusals."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from ops.clients.python.greffe_client import (
    Act,
    AgainstTheRules,
    AsyncClient,
    Client,
    Forbidden,
    GreffeError,
    KeyReused,
    Malformed,
    NoAnswer,
    NotFound,
    NotOffered,
    Refused,
    Retract,
    TooMany,
    Unauthorized,
    Unreadable,
    errors,
)

FRAME = {"frame": 1, "at": "2026-01-01T00:00:00Z", "entries": [], "receipt": "0" * 64}
OWN = {"X-Request-Id": "w"}
Answer = httpx.Response | Exception
JOIN = {"type": "JoinTable"}


def problem(status: int, code: str, retry: str = "", **members: Any) -> httpx.Response:
    found = {"type": f"/problems/{code}", "title": "", "status": status, "detail": "Non.", "code": code, **members}
    return httpx.Response(status, json=found, headers={"Retry-After": retry} if retry else {})


class Wire:
    """A service that answers what it was told to, in order."""

    def __init__(self, *answers: Answer) -> None:
        self.asked: list[httpx.Request] = []
        self._answers = iter(answers)

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        answer = next(self._answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    @property
    def keys(self) -> list[str]:
        return [request.headers["Idempotency-Key"] for request in self.asked]


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Nobody waits; how long they would have."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("time.sleep", pauses.append)
    monkeypatch.setattr("anyio.sleep", sleep)
    return pauses


Ask = Callable[..., Any]


def blocking(wire: Wire, **choices: Any) -> Any:
    client = Client("http://greffe", transport=httpx.MockTransport(wire), **choices)
    return client.seat("t", "secret").do(JOIN, [14])


def awaiting(wire: Wire, **choices: Any) -> Any:
    async def play() -> Any:
        async with AsyncClient("http://greffe", transport=httpx.MockTransport(wire), **choices) as client:
            return await client.seat("t", "secret").do(JOIN, [14])

    return asyncio.run(play())


@pytest.mark.parametrize("play", [blocking, awaiting])
def test_it_asks_again_under_one_key_until_it_is_certain(play: Ask, slept: list[float]) -> None:
    done = httpx.Response(201, json=FRAME, headers=OWN)
    wire = Wire(
        httpx.ConnectError("refused"),
        httpx.ReadTimeout("silence"),
        httpx.RemoteProtocolError("cut"),
        problem(503, "unanswered", "1"),
        problem(429, "too_many_requests", "7"),
        httpx.Response(502, text="<html>"),
        done,
    )
    assert play(wire).frame == 1
    assert len(wire.asked) == 7
    assert len({*wire.keys}) == 1
    assert len(wire.keys[0]) >= 20
    assert {request.headers["Authorization"] for request in wire.asked} == {"Bearer secret"}
    assert {request.content for request in wire.asked} == {b'{"command":{"type":"JoinTable"},"dice":[14]}'}
    assert len(slept) == 6
    assert slept[3] >= 1
    assert slept[4] >= 7


@pytest.mark.parametrize("play", [blocking, awaiting])
def test_it_gives_up_with_the_key_in_hand(play: Ask, slept: list[float]) -> None:
    wire = Wire(httpx.ReadTimeout("silence"))
    with pytest.raises(NoAnswer, match="POST /tables/t/commands") as caught:
        play(wire, patience=0)
    assert caught.value.key == wire.keys[0]
    assert isinstance(caught.value.__cause__, httpx.ReadTimeout)
    again = Wire(httpx.Response(201, json=FRAME, headers=OWN))
    Client("http://greffe", transport=httpx.MockTransport(again)).seat("t", "secret").do(JOIN, key=caught.value.key)
    assert again.keys == wire.keys


def test_a_register_that_cannot_say_leaves_it_open(slept: list[float]) -> None:
    with pytest.raises(NoAnswer, match="unanswered") as caught:
        blocking(Wire(problem(503, "unanswered", "1")), patience=0.5)
    assert isinstance(caught.value.__cause__, Refused)


def test_what_would_take_too_long_is_refused(slept: list[float]) -> None:
    with pytest.raises(TooMany) as caught:
        blocking(Wire(problem(429, "too_many_streams", "60", wait=60)), patience=30)
    assert caught.value.members == {"wait": 60}
    assert slept == []


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (400, "malformed", Malformed),
        (401, "unauthorized", Unauthorized),
        (403, "not_your_role", Forbidden),
        (404, "unknown_event", NotFound),
        (409, "wrong_stage", AgainstTheRules),
        (422, "idempotency_key_reused", KeyReused),
        (500, "internal", Refused),
        (503, "record_damaged", Refused),
    ],
)
def test_a_refusal_is_final(status: int, code: str, kind: type[Refused]) -> None:
    places = [{"code": "out_of_bounds", "pointer": "/command/level", "least": 0, "most": 12, "detail": "Trop."}]
    wire = Wire(problem(status, code, rule="NOS-ACT-06", errors=places, needed=3))
    with pytest.raises(Refused) as caught:
        blocking(wire)
    refused = caught.value
    assert type(refused) is kind
    assert (refused.status, refused.code, refused.rule, refused.detail) == (status, code, "NOS-ACT-06", "Non.")
    assert [(error.pointer, error.least, error.most) for error in refused.errors] == [("/command/level", 0, 12)]
    assert refused.members == {"needed": 3}
    assert str(refused) == f"{status} {code}: Non.; /command/level: out_of_bounds"


OTHER_PROBLEM = {"code": "wrong_stage", "detail": "Non.", "status": 409, "title": "", "type": "about:blank"}
ELSEWHERE: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "away": (521, {"text": "error code: 521"}),
    "late": (524, {"text": "<html>", "headers": OWN}),
    "tunnel": (530, {"json": {"code": 7}}),
    "broken": (500, {"text": "<html>"}),
    "unknown": (404, {"text": "<html>"}),
    "problem": (409, {"json": OTHER_PROBLEM}),
    "status": (502, {"json": {**OTHER_PROBLEM, "type": "/problems/wrong_stage"}}),
    "redirect": (302, {"headers": {"Location": "https://elsewhere.example/", **OWN}}),
    "login": (200, {"html": "<form>", "headers": OWN}),
    "unmarked": (201, {"json": FRAME}),
    "half": (201, {"content": b'{"frame": 1', "headers": {"Content-Type": "application/json", **OWN}}),
    "garbled": (0, {}),
}


def elsewhere(name: str) -> Answer:
    """An answer that is none of the service's."""
    status, answer = ELSEWHERE[name]
    return httpx.Response(status, **answer) if status else httpx.DecodingError("half a body")


@pytest.mark.parametrize("name", ELSEWHERE)
@pytest.mark.parametrize("play", [blocking, awaiting])
def test_an_answer_of_somebody_else_is_none(play: Ask, name: str, slept: list[float]) -> None:
    """It may have been done: the same is sent again under its key, until the service itself answers."""
    wire = Wire(elsewhere(name), elsewhere(name), httpx.Response(201, json=FRAME, headers=OWN))
    assert play(wire).frame == 1
    assert len({*wire.keys}) == 1
    assert len(slept) == 2


def test_an_answer_of_somebody_else_is_not_waited_for_for_ever(slept: list[float]) -> None:
    with pytest.raises(NoAnswer, match="521") as caught:
        blocking(Wire(elsewhere("away")), patience=0)
    assert isinstance(caught.value.__cause__, Unreadable)


def test_what_the_service_says_and_nobody_understands_is_unreadable() -> None:
    with pytest.raises(Unreadable, match="201"):
        blocking(Wire(httpx.Response(201, json=[1], headers=OWN)))


@pytest.mark.parametrize("name", ELSEWHERE)
def test_a_stream_of_somebody_else_is_none(name: str, slept: list[float]) -> None:
    event = b"data: " + json.dumps(FRAME).encode() + b"\n\n"
    own = {"Content-Type": "text/event-stream", **OWN}
    half = httpx.Response(200, content=event[:20] + b"\n", headers=own)
    wire = Wire(elsewhere(name), half, httpx.Response(200, content=event, headers=own))
    seat = Client("http://greffe", transport=httpx.MockTransport(wire)).seat("t", "secret")
    assert next(iter(seat.follow(0, view=False))).frame == 1
    assert len(slept) >= 2


def test_several_commands_are_one_request() -> None:
    wire = Wire(httpx.Response(201, json={"frames": [FRAME, {**FRAME, "frame": 2}]}, headers=OWN))
    client = Client("http://greffe", transport=httpx.MockTransport(wire))
    frames = client.seat("t", "secret").do_all([Act(JOIN), Act({"type": "Roll"}, [14])])
    assert [frame.frame for frame in frames] == [1, 2]
    join, roll = json.loads(wire.asked[0].content)["commands"]
    assert join == {"command": JOIN, "nonce": join["nonce"]}
    assert roll == {"command": {"type": "Roll"}, "dice": [14]}


def test_a_nonce_is_made_up_for_the_service_s_dice() -> None:
    """Another for each request, and the same when it is sent again under its key."""
    wire = Wire(*[httpx.Response(201, json=FRAME, headers=OWN)] * 6)
    seat = Client("http://greffe", transport=httpx.MockTransport(wire)).seat("t", "secret")
    for key in ("", "", "k", "k"):
        seat.do(JOIN, key=key)
    seat.do(JOIN, nonce="mine")
    seat.do(JOIN, nonce="")
    *made, again, mine, none = [json.loads(asked.content).get("nonce") for asked in wire.asked]
    assert len({*made}) == 3
    assert all(re.fullmatch("[A-Za-z0-9_-]{20}", nonce) for nonce in made)
    assert (again, mine, none) == (made[-1], "mine", None)


def test_a_nonce_is_made_of_what_the_client_alone_knows() -> None:
    """The token and the key are known to the service, and say nothing of it."""

    def made(secret: bytes = b"") -> str:
        wire = Wire(httpx.Response(201, json=FRAME, headers=OWN))
        client = Client("http://greffe", transport=httpx.MockTransport(wire), secret=secret)
        client.seat("t", "secret").do(JOIN, key="k")
        nonce: str = json.loads(wire.asked[0].content)["nonce"]
        return nonce

    assert made() != made()
    assert made(b"s" * 32) == made(b"s" * 32) != made(b"t" * 32)


def test_a_correction_names_its_preview() -> None:
    wire = Wire(httpx.Response(201, json=FRAME, headers=OWN))
    client = Client("http://greffe", transport=httpx.MockTransport(wire))
    client.seat("t", "secret").correct(Retract("e", reason="faux"), preview="abc")
    assert str(wire.asked[0].url) == "http://greffe/tables/t/corrections?preview=abc"
    assert json.loads(wire.asked[0].content) == {"type": "retract", "target": "e", "reason": "faux"}


def listed(etag: str, *kinds: str) -> httpx.Response:
    moves = [{"type": kind, "label": kind, "form": f"of {kind}"} for kind in kinds]
    return httpx.Response(
        200, json={"frame": 1, "moves": moves, "corrections": []}, headers={**OWN, "ETag": f'W/"{etag}"'}
    )


def test_moves_are_asked_for_again_after_an_act_of_the_seat() -> None:
    """After the seat's own act its moves are asked for again, whatever tag is named."""
    done = httpx.Response(201, json=FRAME, headers=OWN)
    wire = Wire(listed("a", "Wait", "Act"), done, listed("b", "Wait"), httpx.Response(304, headers=OWN))
    seat = Client("http://greffe", transport=httpx.MockTransport(wire)).seat("t", "secret")
    assert seat.moves("a").of("Act") is not None
    assert seat.moves("a").of("Act") is not None
    seat.do(JOIN, [14])
    assert seat.moves("a").of("Act") is None
    assert seat.moves("b").of("Act") is None
    assert seat.moves().tag == "b"
    assert [request.method for request in wire.asked] == ["GET", "POST", "GET", "GET"]
    assert wire.asked[-1].headers["If-None-Match"] == 'W/"b"'


def test_a_form_is_asked_for_once_while_its_tag_stays() -> None:
    def forms(tag: str) -> httpx.Response:
        offer = {"type": "Act", "label": "Act", "schema": {"type": "object"}, "form": tag}
        answer = {"frame": 1, "moves": [offer] if tag else [], "corrections": [], "$defs": {}}
        return httpx.Response(200, json=answer, headers=OWN)

    wire = Wire(listed("a", "Act"), forms("of Act"), forms("later"), forms(""))
    seat = Client("http://greffe", transport=httpx.MockTransport(wire)).seat("t", "secret")
    act = seat.moves().of("Act")
    assert act is not None
    assert seat.form(act) is seat.form(act)
    other = replace(act, form="other")
    assert seat.form(other).offer.form == "later", "as it is now"
    with pytest.raises(NotOffered):
        seat.form(replace(act, form="another"))
    assert [request.url.raw_path for request in wire.asked[1:]] == [b"/tables/t/moves/Act"] * 3


def test_the_docstring_draws_the_tree_of_errors() -> None:
    drawn = errors.__doc__ or ""
    for kind in vars(errors).values():
        if isinstance(kind, type) and issubclass(kind, GreffeError):
            assert kind.__name__ in drawn.split()
