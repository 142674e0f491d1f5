"""Files of the page in the browser: its document, its modules, styles and words, and the client that it is built on.

Everything but the document is under `page/VERSION/`, where VERSION is a hash of all of it: it may be cached for ever,
modules reach each other by relative addresses, and no two versions mix.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from posixpath import dirname, normpath
from string import Template
from typing import Literal, NamedTuple

from api.pages.words import speech, words
from projections.base.encoding import encode
from projections.texts import LOCALES, Locale

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)
FOREVER = "public, max-age=31536000, immutable"
MEDIA_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}
CLIENT = "client"
_FOLDER = Path(__file__).parent / "browser"
_DOCUMENT = "page.html"
ARRIVAL = "arrival.js"
"""The one part that is asked for without a version."""
SPOKEN = frozenset({"title", "about", "noscript", "noscript-how", "arriving"})


PageName = Literal["lobby", "seat"]
_BASES: Mapping[PageName, str] = {"lobby": "./", "seat": "../"}
_ENTRIES: Mapping[PageName, tuple[str, str]] = {
    "lobby": ("main.js", "elements/pages/lobby-page.js"),
    "seat": ("main.js", "elements/pages/seat-page.js"),
}
_IMPORTED = re.compile(r'^(?:import|export)\b[^"\']*?(?:from )?"(\.[^"]+)";', re.MULTILINE)


class Part(NamedTuple):
    """One file of the page."""

    body: bytes
    media_type: str


class Site(NamedTuple):
    """The whole page: `documents` by what they show, in each language; `parts` by their path under `/page/VERSION/`."""

    version: str
    documents: Mapping[tuple[PageName, Locale], bytes]
    parts: Mapping[str, Part]


@cache
def built(client: Path, public_url: str = "") -> Site:
    """Build the page, on the JavaScript client in that folder. `public_url`: the beginning of its links, or ""."""
    parts = {**_files(_FOLDER, ""), **_files(client, f"{CLIENT}/"), **_words(), **_style()}
    version = sha256()
    for path, part in sorted(parts.items()):
        version.update(f"{path}\0{len(part.body)}\0".encode() + part.body)
    name = version.hexdigest()[:16]
    documents = [(page_name, locale) for page_name in _ENTRIES for locale in LOCALES]
    return Site(
        name,
        {(page_name, locale): _document(page_name, locale, name, parts, public_url) for page_name, locale in documents},
        parts,
    )


def _files(folder: Path, prefix: str) -> Mapping[str, Part]:
    return {
        f"{prefix}{file.relative_to(folder).as_posix()}": Part(file.read_bytes(), MEDIA_TYPES[file.suffix])
        for file in sorted(folder.rglob("*"))
        if file.suffix in MEDIA_TYPES and file.suffix not in (".json", ".css")
    }


def _style() -> Mapping[str, Part]:
    """Join all files of `styles/` into one sheet, which is requested once. The one that names the layers comes first:
    so no rule depends on the order of the others.
    """
    rooms = sorted((_FOLDER / "styles").glob("*.css"), key=lambda room: (room.stem != "base", room.stem))
    return {"style.css": Part(b"\n".join(room.read_bytes() for room in rooms), MEDIA_TYPES[".css"])}


def reached(parts: Mapping[str, Part], entries: Iterable[str]) -> set[str]:
    """Return these modules and all that they import statically, directly or not; dynamic imports are not among them."""
    found, pending = set[str](), list(entries)
    while pending:
        path = pending.pop()
        if path not in found:
            found.add(path)
            source = parts[path].body.decode()
            pending += (normpath(f"{dirname(path)}/{other}").lstrip("/") for other in _IMPORTED.findall(source))
    return found


@cache
def _words() -> Mapping[str, Part]:
    """Return both languages' messages as parts: to parse them takes as long as all else that a page is built of."""
    return {f"words/{locale}.json": Part(encode(words(locale)), MEDIA_TYPES[".json"]) for locale in LOCALES}


def _document(page_name: PageName, locale: Locale, version: str, parts: Mapping[str, Part], public_url: str) -> bytes:
    """Return a document that asks at once for all modules that it will need, which would find each other one by one.
    Its addresses are relative to it, so that the service may be served under any path.
    """
    base = _BASES[page_name]
    say = speech(locale).say
    needed = sorted(reached(parts, _ENTRIES[page_name]))
    ahead = (f'<link rel="modulepreload" href="{base}page/{version}/{path}">' for path in needed)
    texts = {name.replace("-", "_"): escape(say(f"page-{name}", {})) for name in SPOKEN}
    public = f'<meta name="greffe-public-url" content="{escape(public_url)}">' if public_url else ""
    template = Template((_FOLDER / _DOCUMENT).read_text(encoding="utf-8"))
    return template.substitute(
        texts, lang=locale, version=version, ahead="\n".join(ahead), base=base, public=public
    ).encode()
