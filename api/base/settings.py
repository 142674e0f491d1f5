"""Settings of a running service: read once from environment variables, listed by `greffe config`."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from domain.register import Access, memory_settings, postgres_settings, sqlite_settings
from projections.texts import Locale

PREFIX = "GREFFE_"
LISTS = ("cors_origins", "open_tables", "hook_networks")
MEMORY = "memory"
POSTGRES = ("postgresql", "postgres")
REDIS = ("redis", "rediss", "unix")
ANYBODY, LOCAL = "anybody", "local"
TOKEN_LENGTH = 16

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class BadSetting(ValueError):
    """An environment variable has a value that it cannot have."""


class Choice(msgspec.Struct, frozen=True):
    """One setting as it is listed. Secrets in values are hidden."""

    field: str
    name: str
    default: str
    value: str


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of the service. The variable of a field is `GREFFE_` and its name in capitals; the message `setting-`
    and its name, in `ops`, says what it means.
    """

    database: str = "greffe.sqlite"
    database_schema: str = "public"
    keys: str = ""
    lock_timeout: Positive = 5
    statement_timeout: Positive = 30
    connections: Positive = 16
    register_timeout: Positive = 8
    cell: Annotated[str, Meta(pattern="^([a-z][a-z0-9]{0,15})?$")] = ""
    redis: str = ""
    redis_prefix: str = "greffe:"
    metrics_token: str = ""
    operator_token: str = ""
    cors_origins: tuple[str, ...] = ()
    rate_limit: Count = 1200
    command_rate_limit: Count = 6000
    open_tables: tuple[str, ...] = (LOCAL,)
    tables_per_address: Count = 60
    tables_in_all: Count = 600
    max_body_bytes: Positive = 65536
    hook_networks: tuple[str, ...] = ()
    hook_rate: Count = 120
    hook_pause_seconds: Annotated[float, Meta(gt=0)] = 10.0
    hook_patience_hours: Annotated[float, Meta(gt=0)] = 72.0
    open_connections: Positive = 8192
    open_connections_per_address: Count = 256
    heartbeat_seconds: Annotated[float, Meta(gt=0)] = 15.0
    locale: Locale = "fr"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    tables_in_memory: Positive = 1000
    trusted_proxies: str = "127.0.0.1"
    public_url: str = ""

    @classmethod
    def from_env(cls, env: Mapping[str, str]) -> Settings:
        """Read the settings from environment variables; empty ones count as absent. Raises BadSetting."""
        given = {name: env.get(variable(name), "").strip() for name in cls.__struct_fields__}
        found = {name: _parsed(name, text) for name, text in given.items() if text}
        settings = cls(**found)
        _check_openings(settings.open_tables)
        _check_address(settings.public_url)
        _check_networks(settings.hook_networks)
        return settings

    def listing(self) -> tuple[Choice, ...]:
        """Return every setting in order, with its default and its value for people."""
        return tuple(
            Choice(
                field.name,
                variable(field.name),
                _shown(field.name, field.default),
                _shown(field.name, getattr(self, field.name)),
            )
            for field in msgspec.structs.fields(Settings)
        )

    @property
    def shared(self) -> bool:
        """True if other processes may serve the same tables."""
        return bool(self.redis) or urlsplit(self.database).scheme in POSTGRES

    @property
    def engine(self) -> str:
        """The name of the engine that stores the register."""
        if self.database == MEMORY:
            return MEMORY
        return "postgresql" if urlsplit(self.database).scheme in POSTGRES else "sqlite"

    @property
    def keys_file(self) -> Path | None:
        """The file of the signing keys: by default beside the SQLite file; None: the service signs nothing. Processes
        that share a PostgreSQL must share the file, too, so that only a setting can name it.
        """
        if self.keys:
            return Path(self.keys)
        return Path(self.database).with_suffix(".keys") if self.engine == "sqlite" else None

    def register(self, access: Access = "alone") -> dict[str, str]:
        """Return the register's settings. Only a service opens a file `alone`; others open it to read. Raises
        BadSetting.
        """
        if self.database == MEMORY:
            return memory_settings()
        if urlsplit(self.database).scheme in POSTGRES:
            if not urlsplit(self.database).path.strip("/") and "dbname=" not in self.database:
                raise BadSetting(f"{variable('database')}: postgresql://user:password@host[:port]/name is needed")
            return postgres_settings(
                self.database,
                schema=self.database_schema,
                readers=self.connections,
                lock_timeout=self.lock_timeout,
                statement_timeout=self.statement_timeout,
            )
        return sqlite_settings(self.database, self.lock_timeout, access)


def variable(field: str) -> str:
    """Return the environment variable of a setting: `GREFFE_LOG_LEVEL` for `log_level`."""
    return PREFIX + field.upper()


def _parsed(name: str, text: str) -> Any:
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    parts: Any = [part.strip() for part in text.split(",") if part.strip()] if name in LISTS else text
    try:
        return msgspec.convert(parts, kinds[name], strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{variable(name)}: {error}") from error


def _check_openings(given: tuple[str, ...]) -> None:
    if given in ((ANYBODY,), (LOCAL,)):
        return
    fit = all(len(each) >= TOKEN_LENGTH and each.isascii() and each.isprintable() and " " not in each for each in given)
    if not fit or not given:
        wanted = f"{ANYBODY}, {LOCAL}, or tokens of {TOKEN_LENGTH} characters at least, without spaces"
        raise BadSetting(f"{variable('open_tables')}: {wanted}")


def _check_address(given: str) -> None:
    parts = urlsplit(given)
    if given and (parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment):
        raise BadSetting(f"{variable('public_url')}: https://host[/path] is needed")


def _check_networks(given: tuple[str, ...]) -> None:
    for each in given:
        try:
            ip_network(each)
        except ValueError as error:
            raise BadSetting(f"{variable('hook_networks')}: {error}") from error


def _shown(name: str, value: Any) -> str:
    """Return a value for people, without what is secret in it."""
    if name == "open_tables" and value not in ((ANYBODY,), (LOCAL,)):
        return "***"
    if isinstance(value, tuple):
        return ",".join(value)
    text = str(value)
    if name in ("metrics_token", "operator_token"):
        return "***" if text else ""
    return without_password(text)


def without_password(address: str) -> str:
    """Return a database's URL, or another name of it, without the password that it may hold."""
    url = urlsplit(address)
    if url.scheme not in (*POSTGRES, *REDIS):
        return address
    host = url.netloc.rpartition("@")[2]
    user = f"{url.username or ''}:***@" if url.password else url.netloc.removesuffix(host)
    query = "" if "password" in url.query else url.query
    return url._replace(netloc=f"{user}{host}", query=query).geturl()
