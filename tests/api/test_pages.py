"""The page as it is served: under its policy, in both languages, kept for ever where it never changes."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter
from pathlib import Path
from posixpath import dirname, normpath
from urllib.parse import urljoin

import pytest
from fluent.syntax import FluentParser, ast

from api.pages import routes
from api.pages.site import SPOKEN
from api.pages.words import PREFIX, Part, speech, words
from projections.base.registry import PROJECTIONS
from projections.texts import LOCALES, Locale, bundle
from tests.api.service import Service, problem
from tests.contract.sessions import NAMES
from tests.contract.typography import faults

PAGE = Path(routes.__file__).parent / "browser"
FOREVER = "public, max-age=31536000, immutable"


def document(server: Service, **headers: str) -> str:
    return server.http.get("/", headers=headers).text


def parts(server: Service, path: str = "/") -> list[str]:
    found = re.findall(r'(?:href|src)="(\.\.?/page/[^"]+)"', server.http.get(path).text)
    return [urljoin(path, part) for part in found]


def test_nothing_of_the_page_is_let_in_from_elsewhere(server: Service) -> None:
    for path in ("/", "/play/0123"):
        answer = server.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "require-trusted-types-for 'script'" in policy
        assert "unsafe" not in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert not re.search(r"https?://|<style|style=|\son\w+=", document(server))


@pytest.mark.parametrize("path", ["/", "/play/0123"])
def test_parts_are_kept_for_ever_and_compressed(server: Service, path: str) -> None:
    """What is asked for ahead is all that is needed before something is seen, and not much."""
    found = parts(server, path)
    assert any(path.endswith("/client/greffe.js") for path in found)
    whole = 0
    for part in dict.fromkeys(found):
        answer = server.http.get(part)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == FOREVER
        again = server.http.get(part, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        whole += int(answer.headers["content-length"])
    assert whole < 150_000


def test_no_two_versions_mix(server: Service) -> None:
    path = parts(server)[0]
    former = re.sub(r"/page/\w+/", "/page/0123456789abcdef/", path)
    problem(server.http.get(former), 404, "not_found")
    problem(server.http.get(f"{path}/../../../../pyproject.toml"), 404, "not_found")


@pytest.mark.parametrize("locale", LOCALES)
def test_it_speaks_without_javascript(server: Service, locale: Locale) -> None:
    page = document(server, **{"Accept-Language": locale})
    assert f'<html lang="{locale}">' in page
    assert "<noscript>" in page
    assert "JavaScript" in page


def test_a_link_becomes_a_code_and_is_not_kept(server: Service) -> None:
    answer = server.http.post("/codes", json={"text": f"{server.url}/play/0123#{'x' * 43}"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.text.startswith("<svg")
    problem(server.http.post("/codes", json={"text": "x" * (routes.LONGEST + 1)}), 400, "malformed")


def test_both_languages_say_the_same() -> None:
    french, english = (words(locale) for locale in LOCALES)
    assert french.keys() == english.keys()
    for name, text in french.items():
        assert arguments(text) == arguments(english[name]), name


@pytest.mark.parametrize("locale", LOCALES)
def test_words_are_well_set(locale: Locale) -> None:
    for name, text in words(locale).items():
        assert not list(faults(bare(text), locale)), name


def test_every_word_is_said_somewhere() -> None:
    """By its name in a module, or by what the name begins or ends with; and every name that is said is a word."""
    sources = "\n".join(file.read_text(encoding="utf-8") for file in PAGE.rglob("*.js"))
    quoted = set(re.findall(r'"([a-z][a-z0-9-]*)"', sources)) | SPOKEN
    begun = tuple(each for each in re.findall(r"`([a-z]+-)\$\{", sources))
    ended = tuple(each for each in re.findall(r"\}(-[a-z]+)`", sources))
    known = words("fr").keys()
    assert not [name for name in known - quoted if not name.startswith(begun) and not name.endswith(ended)]
    assert set(re.findall(r'\bsay\(\s*"([^"]*)"', sources)) <= known


@pytest.mark.parametrize("locale", LOCALES)
def test_they_are_messages_like_the_others(locale: Locale) -> None:
    own = speech(locale).names() - bundle("", locale).names()
    assert all(name.startswith(PREFIX) for name in own)
    source = (PAGE.parent / f"{locale}.ftl").read_text(encoding="utf-8")
    assert not [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Junk)]


def test_headings_are_lines_of_their_games() -> None:
    """The outline of each game: the entries that begin a scene or a Turn."""
    for game in NAMES:
        outline = PROJECTIONS[game].outline
        assert outline.scenes, game
        types = (*outline.scenes, *outline.turns)
        assert not [name for name in types if not bundle(game, "fr").has(name)], game


def test_no_module_leads_back_to_itself() -> None:
    """Neither by what it imports nor by the types that it speaks of."""
    sources = {path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8") for path in PAGE.rglob("*.js")}
    named = re.compile(r"""(?:import|export|@import)\b[^"';]*?from "(\.[^"]+)"|^import "(\.[^"]+)";""", re.MULTILINE)
    leads = {
        path: {normpath(f"{dirname(path)}/{one or other}") for one, other in named.findall(source)} & sources.keys()
        for path, source in sources.items()
    }
    TopologicalSorter(leads).prepare()  # raises CycleError, which names the circle


def arguments(text: str | list[Part]) -> set[str]:
    """The names of what a text is told with."""
    if isinstance(text, str):
        return set()
    found: set[str] = set()
    for part in text:
        if isinstance(part, dict):
            found |= {part[name] for name in ("value", "choose") if name in part}
            for inner in part.get("among", {}).values():
                found |= arguments(inner)
    return found


def bare(text: str | list[Part]) -> str:
    """The text with something in the place of every argument, choices as they are by default."""
    if isinstance(text, str):
        return text
    return "".join(
        part if isinstance(part, str) else "X" if "value" in part else bare(part["among"][part["else"]])
        for part in text
    )
