"""Explanations of problems, to which their `type` leads: `GET /problems/{code}`, a page for people or JSON. Both are
bilingual.
"""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from api.http.middleware import header
from api.http.parameters import JSON, weight
from api.http.problems import Failed
from api.http.representations import Documents, Representation, public, represented
from api.pages import HOME_POLICY
from domain.systems import GAMES
from projections.base.encoding import encode
from projections.base.registry import PROJECTIONS
from projections.texts import bundle, say_with_placeholders

HTML = "text/html"


class Meaning(msgspec.Struct, frozen=True):
    """The sentence of a code in a game (`system` empty: everywhere), in both languages. Parts that vary are `…`."""

    system: str
    fr: str
    en: str


class Explained(msgspec.Struct, frozen=True):
    """A kind of problem: the code that refusals name, and its meanings."""

    type: str
    code: str
    meanings: tuple[Meaning, ...]


@get("/problems/{code:str}")
async def get_problem(request: Request[Any, Any, Any], code: FromPath[str]) -> Response[bytes]:
    """Explain a kind of problem: a page for people, or JSON."""
    documents: Documents = request.app.state.documents
    sources = (await documents.get(codes)).get(code)
    if sources is None:
        raise Failed(404, "not_found")
    accept = header(request.scope, b"accept")
    if weight(accept, HTML) > weight(accept, JSON):
        answer = public(request.scope, await documents.get(_page, code, sources), HTML)
        answer.headers["Content-Security-Policy"] = HOME_POLICY
        return answer
    base = request.scope["state"]["base"]
    return public(request.scope, await documents.get(_explained, code, sources, base), JSON)


def codes() -> dict[str, tuple[str, ...]]:
    """Return every code with the games that have a sentence of their own for it; `""`: all games share one."""
    found: dict[str, list[str]] = {}
    for source in ("", *dict.fromkeys(PROJECTIONS[game].game for game in GAMES)):
        for name in sorted(bundle(source, "en").names("refusal-")):
            if not source or not bundle("", "en").has(name):
                found.setdefault(name.removeprefix("refusal-"), []).append(source)
    return {code: tuple(sources) for code, sources in found.items()}


def meanings(code: str, sources: tuple[str, ...]) -> tuple[Meaning, ...]:
    """Return the sentences for a code, one for each source that has its own."""
    return tuple(_meaning(source, code) for source in sources)


def _meaning(source: str, code: str) -> Meaning:
    fr, en = (say_with_placeholders(source, locale, f"refusal-{code}") for locale in ("fr", "en"))
    return Meaning(source, fr, en)


def _explained(code: str, sources: tuple[str, ...], base: str) -> Representation:
    return represented(encode(Explained(f"{base}/problems/{code}", code, meanings(code, sources))))


def _page(code: str, sources: tuple[str, ...]) -> Representation:
    parts = "".join(
        f"<h2>{escape(GAMES[each.system].title if each.system in GAMES else 'Greffe')}</h2>\n"
        f'<p lang="fr">{escape(each.fr)}</p>\n<p lang="en">{escape(each.en)}</p>\n'
        for each in meanings(code, sources)
    )
    page = (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Greffe: {escape(code)}</title>\n</head>\n<body>\n<h1><code>{escape(code)}</code></h1>\n{parts}"
        "</body>\n</html>\n"
    )
    return represented(page.encode())
