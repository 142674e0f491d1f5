"""Fixtures of real servers. Every test has a schema, or a prefix of keys, of its own.

A missing server, or whatever else has to be installed, is a failure in CI, and a skip that says so elsewhere.
"""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import NoReturn

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from domain.register import migrate, postgres_settings
from ops.bench.servers import Missing, Server, postgres_server, redis_server

Starting = Callable[[], AbstractContextManager[tuple[str, Server]]]


def url_of(variable: str, start: Starting, stack: ExitStack) -> str:
    """The server that the variable names, else one started for this run."""
    if given := os.environ.get(variable):
        return given
    try:
        url, _ = stack.enter_context(start())
    except Missing as reason:
        missing(reason)
    return url


def missing(reason: Missing | str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(f"CI does without nothing: {reason}", pytrace=False)
    pytest.skip(str(reason))


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with ExitStack() as stack:
        yield url_of("TEST_POSTGRES", postgres_server, stack)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with ExitStack() as stack:
        yield url_of("TEST_REDIS", redis_server, stack)


@pytest.fixture
def postgres_schema(postgres_url: str) -> Iterator[str]:
    """A name for a schema, free now and again afterwards."""
    name = f"test_{secrets.token_hex(6)}"
    yield name
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(SQL("DROP SCHEMA IF EXISTS {} CASCADE").format(Identifier(name)))


@pytest.fixture
def postgres(postgres_url: str, postgres_schema: str) -> dict[str, str]:
    """Settings of a register that was just prepared."""
    settings = postgres_settings(postgres_url, schema=postgres_schema)
    migrate(settings)
    return settings


@pytest.fixture
def prefix() -> str:
    """What the keys and channels of this test begin with."""
    return f"test:{secrets.token_hex(6)}:"
