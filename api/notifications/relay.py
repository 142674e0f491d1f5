"""Redis, as little of it as the service needs: signals between processes, and counts that they share.

The one module that knows Redis. Every call ends within `PATIENCE`, whatever the network does; a failure is raised as
`RedisUnavailable`, at once and without trying again: callers know what to do meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from redis.asyncio import ConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

PATIENCE = 1.0  # seconds for a connection or an answer
SILENCE = 3.0  # seconds without a word on a subscription: the other side is gone
BEAT = 1.0  # seconds between two words that we ask for
CHANNELS = 1000  # in one command

# One command for many counts: a thousand of them in a pipeline would take a fifth of a second here.
_ADD = """
local sums = {}
for i = 2, #ARGV, 2 do sums[i / 2] = redis.call('HINCRBY', KEYS[1], ARGV[i], ARGV[i + 1]) end
redis.call('EXPIRE', KEYS[1], ARGV[1])
return sums
"""


_TAKE = """
local value = redis.call('GET', KEYS[1])
redis.call('DEL', KEYS[1])
return value
"""

_CLAIM = """
local value = redis.call('GET', KEYS[1])
if value and value ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return 1
"""

# By the clock of Redis: those of the processes may differ.
_EXCHANGE = """
local now = tonumber(redis.call('TIME')[1])
if ARGV[2] == '' then redis.call('HDEL', KEYS[1], ARGV[1])
else redis.call('HSET', KEYS[1], ARGV[1], now .. ' ' .. ARGV[2]) end
redis.call('EXPIRE', KEYS[1], ARGV[3])
local all, found = redis.call('HGETALL', KEYS[1]), {}
for i = 1, #all, 2 do
  local at, said = string.match(all[i + 1], '^(%d+) (.*)$')
  if now - tonumber(at) > tonumber(ARGV[3]) then redis.call('HDEL', KEYS[1], all[i])
  elseif all[i] ~= ARGV[1] then found[#found + 1] = said end
end
return found
"""


class RedisUnavailable(Exception):
    """Redis does not answer."""


class Relay:
    """The keys and channels of one Redis.

    `prefix` begins all of them, so that others can use the same server.
    """

    def __init__(self, url: str, prefix: str = "greffe:") -> None:
        self._prefix = prefix
        self._pool: ConnectionPool = ConnectionPool.from_url(
            url,
            protocol=2,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
            health_check_interval=0,
        )
        self._redis = Redis(connection_pool=self._pool)

    async def check(self) -> None:
        """Check that Redis answers. Raises RedisUnavailable."""
        await self._run([("PING",)])

    async def time(self) -> float:
        """Return the seconds since 1970 by the clock of Redis. Raises RedisUnavailable."""
        ((seconds, microseconds),) = await self._run([("TIME",)])
        return int(seconds) + int(microseconds) / 1e6

    async def publish(self, channels: Sequence[str], message: bytes) -> None:
        """Publish one message on every channel. Raises RedisUnavailable: some may have got it."""
        await self._run([("PUBLISH", self._prefix + channel, message) for channel in channels])

    async def add(self, name: str, amounts: Mapping[int, int], seconds: int) -> list[int]:
        """Add to counts of that name, each by its number, and return the sums; they are deleted together after so many
        seconds without an addition. Raises RedisUnavailable: some may have been added.
        """
        flat = [word for pair in amounts.items() for word in pair]
        (sums,) = await self._run([("EVAL", _ADD, 1, self._prefix + name, seconds, *flat)])
        return [int(each) for each in sums]

    async def agreed(self, name: str, value: bytes, seconds: int) -> bytes:
        """Return the value that all processes agree on: ours if there is none, for so many seconds. Raises
        RedisUnavailable.
        """
        key = self._prefix + name
        answers = await self._run([("SET", key, value, "NX", "EX", seconds), ("EXPIRE", key, seconds), ("GET", key)])
        return bytes(answers[-1] or value)

    async def claim(self, name: str, who: bytes, seconds: int) -> bool:
        """Claim a name for so many seconds, or renew the claim; return False if another process has it. Raises
        RedisUnavailable.
        """
        (held,) = await self._run([("EVAL", _CLAIM, 1, self._prefix + name, who, seconds)])
        return bool(held)

    async def put(self, name: str, value: bytes, seconds: int) -> None:
        """Store a value for so many seconds. Raises RedisUnavailable: it may be stored."""
        await self._run([("SET", self._prefix + name, value, "EX", seconds)])

    async def take(self, name: str) -> bytes | None:
        """Return the stored value and delete it, None if there is none. Raises RedisUnavailable: it may be gone."""
        (value,) = await self._run([("EVAL", _TAKE, 1, self._prefix + name)])
        return None if value is None else bytes(value)

    async def exchange(self, name: str, who: str, said: Mapping[str, str], seconds: int) -> dict[str, list[str]]:
        """Publish words under several keys of that name, for so many seconds (`""`: none any more), and return those of
        the other processes there. Raises RedisUnavailable: some may have been published.
        """
        keys, found = list(said), dict[str, list[str]]()
        for start in range(0, len(keys), CHANNELS):
            part = keys[start : start + CHANNELS]
            scripts = [("EVAL", _EXCHANGE, 1, f"{self._prefix}{name}:{key}", who, said[key], seconds) for key in part]
            for key, answers in zip(part, await self._run(scripts), strict=True):
                found[key] = [bytes(each).decode() for each in answers]
        return found

    @asynccontextmanager
    async def subscription(self) -> AsyncIterator[Subscription]:
        """Open a connection to listen on, and close it afterwards. Raises RedisUnavailable, from the block as well."""
        connection: Any = self._pool.make_connection()  # type: ignore[no-untyped-call]  # untyped in redis-py
        try:
            async with asyncio.timeout(PATIENCE):
                await connection.connect()
            yield Subscription(connection, self._prefix)
        except (RedisError, OSError) as error:
            raise RedisUnavailable(str(error)) from error
        finally:
            with suppress(RedisError, OSError):
                await connection.disconnect(nowait=True)

    async def close(self) -> None:
        """Close the connections without waiting for the other side."""
        with suppress(RedisError, OSError):
            async with asyncio.timeout(PATIENCE):
                await self._redis.aclose()
                await self._pool.disconnect()

    async def _run(self, commands: Sequence[tuple[Any, ...]]) -> list[Any]:
        try:
            async with asyncio.timeout(PATIENCE), self._redis.pipeline(transaction=False) as pipeline:
                for command in commands:
                    pipeline.execute_command(*command)
                answers: list[Any] = await pipeline.execute()
                return answers
        except (RedisError, OSError) as error:  # OSError: TimeoutError as well
            raise RedisUnavailable(str(error)) from error


class Subscription:
    """A subscription to some channels. One task listens, another may add and drop channels."""

    def __init__(self, connection: Any, prefix: str) -> None:
        self._connection = connection
        self._prefix = prefix

    async def add(self, channels: Sequence[str]) -> None:
        await self._send("SUBSCRIBE", channels)

    async def drop(self, channels: Sequence[str]) -> None:
        await self._send("UNSUBSCRIBE", channels)

    async def beat(self) -> None:
        """Ping Redis every `BEAT` seconds, so that silence means something. Never ends by itself."""
        while True:
            await self._connection.send_command("PING", check_health=False)
            await asyncio.sleep(BEAT)

    async def messages(self) -> AsyncIterator[tuple[str, bytes | None]]:
        """Yield (channel, message) as they come; None for a message: from now on nothing on the channel is missed.
        Raises RedisUnavailable.
        """
        while True:
            word = await self._connection.read_response(timeout=SILENCE, disconnect_on_error=False)
            match word:
                case None:
                    raise RedisUnavailable("silence")
                case [b"message", channel, message]:
                    yield self._name(channel), message
                case [b"subscribe", channel, _]:
                    yield self._name(channel), None
                case _:
                    pass

    def _name(self, channel: bytes) -> str:
        return channel.decode().removeprefix(self._prefix)

    async def _send(self, command: str, channels: Sequence[str]) -> None:
        for start in range(0, len(channels), CHANNELS):
            names = [self._prefix + channel for channel in channels[start : start + CHANNELS]]
            await self._connection.send_command(command, *names, check_health=False)
