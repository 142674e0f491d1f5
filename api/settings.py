"""Every choice about a running service: read once from environment variables, listed by `greffe config`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Meta

from domain.register import memory_settings, sqlite_settings
from projections.texts import Locale

PREFIX = "GREFFE_"
MEMORY = "memory"
POSTGRES = ("postgresql", "postgres")

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class BadSetting(ValueError):
    """An environment variable whose value cannot be."""


class Choice(msgspec.Struct, frozen=True):
    """One setting as it is listed. Secrets in values are hidden."""

    name: str
    default: str
    value: str
    meaning: str


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What can be chosen. The variable of a field is `GREFFE_` and its name in capitals."""

    database: Annotated[
        str, Meta(description="The register: path of an SQLite file, `memory`, or postgresql://user:password@host/name")
    ] = "greffe.sqlite"
    lock_timeout: Annotated[Positive, Meta(description="Seconds to wait for another process that writes")] = 5
    cors_origins: Annotated[
        tuple[str, ...],
        Meta(description="Origins of foreign web pages that may call, separated by commas; `*` for all"),
    ] = ()
    rate_limit: Annotated[
        Count, Meta(description="Requests per minute and token (else address), commands apart; 0: no limit")
    ] = 1200
    command_rate_limit: Annotated[
        Count, Meta(description="Commands and corrections per minute and token; 0: no limit")
    ] = 6000
    max_body_bytes: Annotated[Positive, Meta(description="Longest body of a request and message of a socket")] = 65536
    heartbeat_seconds: Annotated[
        Annotated[float, Meta(gt=0)], Meta(description="Between two comments that keep an event stream open")
    ] = 15.0
    locale: Annotated[Locale, Meta(description="Language of sentences when the caller names none that we have")] = "fr"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="Least level of the log on standard error")
    ] = "info"
    tables_in_memory: Annotated[Positive, Meta(description="Tables that stay loaded when nobody uses them")] = 1000
    trusted_proxies: Annotated[
        str, Meta(description="Addresses whose X-Forwarded-For is believed, separated by commas")
    ] = "127.0.0.1"

    @classmethod
    def from_env(cls, env: Mapping[str, str]) -> Settings:
        """Raises BadSetting. Empty variables count as absent."""
        given = {name: env.get(variable(name), "").strip() for name in cls.__struct_fields__}
        found = {name: _parsed(name, text) for name, text in given.items() if text}
        return cls(**found)

    def listing(self) -> tuple[Choice, ...]:
        """Every choice in order, for people."""
        return tuple(
            Choice(variable(field.name), _shown(field.default), _shown(getattr(self, field.name)), _meaning(field.name))
            for field in msgspec.structs.fields(Settings)
        )

    def register(self) -> dict[str, str]:
        """The register's settings. Raises BadSetting."""
        if self.database == MEMORY:
            return memory_settings()
        if urlsplit(self.database).scheme in POSTGRES:
            return _postgres(self.database, self.lock_timeout)
        return sqlite_settings(self.database, self.lock_timeout)


def variable(field: str) -> str:
    """`GREFFE_LOG_LEVEL` for `log_level`."""
    return PREFIX + field.upper()


def _parsed(name: str, text: str) -> Any:
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    parts: Any = [part.strip() for part in text.split(",") if part.strip()] if name == "cors_origins" else text
    try:
        return msgspec.convert(parts, kinds[name], strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"{variable(name)}: {error}") from error


def _meaning(name: str) -> str:
    schema = msgspec.json.schema(Settings)["$defs"]["Settings"]["properties"][name]
    return str(schema["description"])


def _shown(value: Any) -> str:
    """A value for people, without the password that a URL may hold."""
    if isinstance(value, tuple):
        return ",".join(value)
    text = str(value)
    url = urlsplit(text)
    return text.replace(f":{url.password}@", ":***@") if url.scheme in POSTGRES and url.password else text


def _postgres(url: str, lock_timeout: int) -> dict[str, str]:
    """Tables are made once, when the service is installed; the functions append in one round trip."""
    parts = urlsplit(url)
    if not (parts.hostname and parts.username and parts.path.strip("/")):
        raise BadSetting(f"{variable('database')}: postgresql://user:password@host[:port]/name is needed")
    return {
        "PERSISTENCE_MODULE": "eventsourcing.postgres",
        "POSTGRES_HOST": parts.hostname,
        "POSTGRES_PORT": str(parts.port or 5432),
        "POSTGRES_USER": unquote(parts.username),
        "POSTGRES_PASSWORD": unquote(parts.password or ""),
        "POSTGRES_DBNAME": parts.path.strip("/"),
        "POSTGRES_LOCK_TIMEOUT": str(lock_timeout),
        "POSTGRES_ENABLE_DB_FUNCTIONS": "y",
    }
