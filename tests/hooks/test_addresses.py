"""No address that the operator did not permit is ever connected to, however it is spelled or resolved."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any
from unittest.mock import patch

import pytest

from api.hooks.addresses import BadAddress, Networks
from api.hooks.delivery_request import Outcome, Poster
from tests.hooks.receiver import Receiver

REFUSED = (
    "127.0.0.1",
    "127.1",
    "0x7f.1",
    "017700000001",
    "2130706433",
    "localhost",
    "localhost.",
    "any.localhost",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.3.4",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "224.0.0.1",
    "255.255.255.255",
    "[::1]",
    "[::]",
    "[fe80::1]",
    "[fd00:ec2::254]",
    "[ff02::1]",
    "[::ffff:10.0.0.1]",
    "[::ffff:a9fe:a9fe]",
    "[64:ff9b::a9fe:a9fe]",
    "[2002:a00:1::]",
    "[fec0::1]",
    "[::127.0.0.1]",
)


@pytest.mark.parametrize("host", REFUSED)
def test_literal_addresses_are_refused_at_once_and_never_reached(host: str) -> None:
    with pytest.raises(BadAddress):
        Networks().check(f"http://{host}/")
    assert posted(Networks(), f"http://{host}:9/") == Outcome("unreachable")


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e"])
def test_public_addresses_are_permitted(address: str) -> None:
    assert Networks().permits(ip_address(address))


def test_the_operator_names_more() -> None:
    named = Networks(["10.0.0.0/8", "fd00::/8"])
    assert all(named.permits(ip_address(each)) for each in ("10.1.2.3", "::ffff:10.1.2.3", "fd00::7"))
    assert not any(named.permits(ip_address(each)) for each in ("127.0.0.1", "192.168.0.1", "::1"))


@pytest.mark.parametrize("found", [["10.0.0.1"], ["93.184.215.14", "127.0.0.1"], ["::ffff:127.0.0.1"], []])
def test_a_name_that_leads_to_a_private_address_is_not_followed(receiver: Receiver, found: list[str]) -> None:
    port = receiver.address.rpartition(":")[2].partition("/")[0]
    with resolving([found]):
        assert posted(Networks(), f"http://receiver.example:{port}/") == Outcome("unreachable")
    assert receiver.came == []


def test_a_name_is_resolved_once_for_a_connection(receiver: Receiver) -> None:
    """Rebinding: what it leads to at the next question does not count; the connection is to what was checked."""
    port = receiver.address.rpartition(":")[2].partition("/")[0]
    here = Networks(["127.0.0.0/8"])
    with resolving([["127.0.0.1"], ["10.0.0.1"]]):
        assert posted(here, f"http://receiver.example:{port}/") == Outcome("", 204)
        assert posted(here, f"http://receiver.example:{port}/") == Outcome("unreachable")
    assert [each.headers["host"] for each in receiver.came] == [f"receiver.example:{port}"]


def test_no_proxy_of_the_environment_is_asked(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    assert posted(Networks(["127.0.0.0/8"]), receiver.address) == Outcome("", 204)


def posted(networks: Networks, address: str) -> Outcome:
    async def post() -> Outcome:
        poster = Poster(networks)
        try:
            return await poster.post(address, {"Content-Type": "application/json"}, b"{}")
        finally:
            await poster.close()

    return asyncio.run(post())


@contextmanager
def resolving(answers: list[list[str]]) -> Iterator[None]:
    """The resolver's answers to one question after another."""

    async def getaddrinfo(self: Any, host: str, port: int, **named: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in answers.pop(0)]

    with patch.object(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo):
        yield
