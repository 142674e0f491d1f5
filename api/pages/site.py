"""The page in the browser: its document, its modules, styles and words, and the client that it is built on.

Everything but the document lies under `/page/VERSION/`, where VERSION is a hash of all of it: it may be kept for ever,
modules reach each other by relative addresses, and no two versions mix.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template
from typing import NamedTuple

from api.pages.words import speech, words
from projections.encoding import encode
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
SPOKEN = frozenset({"title", "about", "noscript", "noscript-how"})


class Part(NamedTuple):
    """One file of the page."""

    body: bytes
    media_type: str


class Site(NamedTuple):
    """The whole page: `documents` by language, `parts` by their path under `/page/VERSION/`."""

    version: str
    documents: Mapping[Locale, bytes]
    parts: Mapping[str, Part]


def built(client: Path) -> Site:
    """The page, on the JavaScript client in that folder."""
    parts = {**_files(_FOLDER, ""), **_files(client, f"{CLIENT}/"), **_words()}
    version = sha256()
    for path, part in sorted(parts.items()):
        version.update(f"{path}\0{len(part.body)}\0".encode() + part.body)
    name = version.hexdigest()[:16]
    return Site(name, {locale: _document(locale, name, parts) for locale in LOCALES}, parts)


def _files(folder: Path, prefix: str) -> Mapping[str, Part]:
    return {
        f"{prefix}{file.relative_to(folder).as_posix()}": Part(file.read_bytes(), MEDIA_TYPES[file.suffix])
        for file in sorted(folder.rglob("*"))
        if file.suffix in MEDIA_TYPES and file.suffix != ".json"
    }


def _words() -> Mapping[str, Part]:
    return {f"words/{locale}.json": Part(encode(words(locale)), MEDIA_TYPES[".json"]) for locale in LOCALES}


def _document(locale: Locale, version: str, parts: Mapping[str, Part]) -> bytes:
    say = speech(locale).say
    ahead = (f'<link rel="modulepreload" href="/page/{version}/{path}">' for path in parts if path.endswith(".js"))
    told = {name.replace("-", "_"): escape(say(f"page-{name}", {})) for name in SPOKEN}
    template = Template((_FOLDER / _DOCUMENT).read_text(encoding="utf-8"))
    return template.substitute(told, lang=locale, version=version, ahead="\n".join(ahead)).encode()
