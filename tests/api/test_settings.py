"""Choices by environment variables, and the language of answers."""

from __future__ import annotations

import pytest

from api.base.settings import BadSetting, Settings
from api.http.languages import negotiated


def test_everything_has_a_default() -> None:
    settings = Settings.from_env({"PATH": "x", "GREFFE_LOCALE": " "})
    assert settings == Settings()
    assert settings.register()["PERSISTENCE_MODULE"] == "eventsourcing.sqlite"


def test_variables_are_read_with_their_types() -> None:
    settings = Settings.from_env(
        {
            "GREFFE_DATABASE": "memory",
            "GREFFE_CORS_ORIGINS": "https://a.example, https://b.example",
            "GREFFE_RATE_LIMIT": "0",
            "GREFFE_HEARTBEAT_SECONDS": "2.5",
            "GREFFE_LOCALE": "en",
        }
    )
    assert settings.cors_origins == ("https://a.example", "https://b.example")
    assert (settings.rate_limit, settings.heartbeat_seconds, settings.locale) == (0, 2.5, "en")
    assert settings.register() == {"PERSISTENCE_MODULE": "eventsourcing.popo"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RATE_LIMIT", "many"),
        ("RATE_LIMIT", "-1"),
        ("MAX_BODY_BYTES", "0"),
        ("LOCALE", "de"),
        ("LOG_LEVEL", "loud"),
        ("HEARTBEAT_SECONDS", "0"),
    ],
)
def test_what_cannot_be_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"GREFFE_{name}"):
        Settings.from_env({f"GREFFE_{name}": value})


def test_the_listing_hides_passwords() -> None:
    settings = Settings.from_env({"GREFFE_DATABASE": "postgresql://greffe:hush@db:5433/games"})
    listing = {choice.name: choice for choice in settings.listing()}
    assert listing["GREFFE_DATABASE"].value == "postgresql://greffe:***@db:5433/games"
    assert len(listing) == len(Settings.__struct_fields__)
    register = settings.register()
    assert register["POSTGRES_URL"] == "postgresql://greffe:hush@db:5433/games"


@pytest.mark.parametrize(
    ("name", "value", "shown"),
    [
        ("DATABASE", "postgresql://greffe@db/games?sslmode=require", "postgresql://greffe@db/games?sslmode=require"),
        ("DATABASE", "postgresql://db/games?user=greffe&password=hush", "postgresql://db/games"),
        ("REDIS", "rediss://:hush@cache:6379/1", "rediss://:***@cache:6379/1"),
        ("METRICS_TOKEN", "hush", "***"),
    ],
)
def test_no_secret_is_listed(name: str, value: str, shown: str) -> None:
    listing = {choice.name: choice.value for choice in Settings.from_env({f"GREFFE_{name}": value}).listing()}
    assert listing[f"GREFFE_{name}"] == shown


def test_who_shares_a_register_knows_it() -> None:
    assert not Settings().shared
    assert Settings(redis="redis://cache").shared
    assert Settings(database="postgresql://greffe@db/games").shared


def test_a_database_url_is_whole_or_refused() -> None:
    with pytest.raises(BadSetting, match="GREFFE_DATABASE"):
        Settings.from_env({"GREFFE_DATABASE": "postgresql://db"}).register()


@pytest.mark.parametrize(
    ("header", "locale"),
    [
        ("", "fr"),
        ("en", "en"),
        ("EN-us", "en"),
        ("fr-CA, en", "fr"),
        ("en;q=0.2, fr;q=0.9", "fr"),
        ("de, en;q=0.5", "en"),
        ("en;q=0", "fr"),
        ("*", "fr"),
        ("de", "fr"),
        (",;=,q", "fr"),
        ("en;q=x", "fr"),
    ],
)
def test_the_language_is_negotiated(header: str, locale: str) -> None:
    assert negotiated(header, "fr") == locale
