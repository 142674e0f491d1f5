"""Addresses to which a hook may send, and connections to them.

Any seat names its address, and the service connects to it from inside the operator's network. So a connection is made
only to an address that was checked, found by one resolution of the name: what the name resolves to a moment later does
not count, nor what it resolved to before.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

import httpcore
import httpx

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
SCHEMES = ("http", "https")
LONGEST = 2000  # characters
_UNICAST = IPv6Network("2000::/3")  # all that is given out to the world (RFC 4291)
_TRANSLATED = IPv6Network("64:ff9b::/96")  # holds an IPv4 address in its last bits (RFC 6052)


class BadAddress(ValueError):
    """An address that no hook may deliver to. `code`: what is wrong with it."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Networks:
    """The addresses to which the service may connect: the public ones, and the networks that the operator names."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self._allowed: tuple[Network, ...] = tuple(map(ip_network, allowed))

    def permits(self, address: Address) -> bool:
        """Return whether the service may connect there."""
        plain = _mapped(address)
        if any(plain in network or address in network for network in self._allowed):
            return True
        return all(_is_public(each) for each in (plain, *_embedded(plain)))

    def check(self, address: str) -> None:
        """Check what can be checked without a connection: form, scheme, an address in place of a name. Raises
        BadAddress.
        """
        url = parsed(address)
        literal = literal_address(url.host)
        if literal is not None and not self.permits(literal):
            raise BadAddress("private_address")


def parsed(address: str) -> httpx.URL:
    """Return the parts of an address. Raises BadAddress."""
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        raise BadAddress("no_address")
    try:
        url = httpx.URL(address)
    except httpx.InvalidURL as error:
        raise BadAddress("no_address") from error
    if url.scheme not in SCHEMES or not url.host or url.userinfo or url.fragment:
        raise BadAddress("no_address")
    return url


def literal_address(host: str) -> Address | None:
    """Return the address that stands in place of a name, in any spelling that resolvers accept; None for a name."""
    name = host.strip("[]").rstrip(".").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return IPv4Address("127.0.0.1")
    try:
        return ip_address(name.partition("%")[0])
    except ValueError:
        pass
    try:
        return IPv4Address(socket.inet_aton(name))  # `127.1`, `0x7f.1`, `2130706433`
    except OSError:
        return None


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """Network backend that connects only to names of which every address is permitted, and to the very address that was
    checked.
    """

    def __init__(self, networks: Networks) -> None:
        self._networks = networks
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109  (as the library calls it)
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first of the name's permitted addresses that answers. Raises httpcore.ConnectError."""
        failure = httpcore.ConnectError("no address")
        for address in await self._resolved(host, port):
            try:
                return await self._backend.connect_tcp(str(address), port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = httpcore.ConnectError(str(error))
        raise failure

    async def _resolved(self, host: str, port: int) -> Sequence[Address]:
        """Return the addresses of a name, all of them permitted. Raises httpcore.ConnectError."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [ip_address(str(each[4][0]).partition("%")[0]) for each in found]
        except (OSError, ValueError) as error:
            raise httpcore.ConnectError("the name leads nowhere") from error
        if not all(map(self._networks.permits, addresses)):
            raise httpcore.ConnectError("the name leads to an address that is not permitted")
        return addresses


def _mapped(address: Address) -> Address:
    """Return the IPv4 address that an IPv6 address maps, else the address itself."""
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def _embedded(address: Address) -> Sequence[IPv4Address]:
    """Return the IPv4 addresses to which gateways carry what is sent to this one."""
    if isinstance(address, IPv4Address):
        return ()
    if address in _TRANSLATED:
        return (IPv4Address(int(address) & 0xFFFFFFFF),)
    if address.sixtofour is not None:
        return (address.sixtofour,)
    return address.teredo or ()


def _is_public(address: Address) -> bool:
    if isinstance(address, IPv6Address) and address not in _UNICAST:
        return address in _TRANSLATED
    return address.is_global and not address.is_multicast
