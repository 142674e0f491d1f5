"""Page of a dossier: facts, words, style and script in one file that makes no requests.

Its policy allows its own style and script by their hashes, and nothing else: no request leaves it. The facts stand in
it as JSON, which the script shows as text, never as markup.
"""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape
from pathlib import Path

import msgspec

from ops.cli.messages import speech
from ops.dossier.facts import Facts
from projections.base.encoding import encode
from projections.texts import Locale

HERE = Path(__file__).parent
WORDS = (
    "dossier-moment",
    "dossier-earlier",
    "dossier-later",
    "dossier-seats",
    "dossier-told",
    "dossier-seen",
    "dossier-nothing",
    "dossier-before",
    "dossier-after",
    "dossier-withdrawn",
    "dossier-instead",
    "dossier-contested",
    "dossier-reason",
    "dossier-typed",
    "dossier-sound",
    "dossier-unsound",
    "dossier-unproven",
    "dossier-otherwise",
    "dossier-changed",
    "dossier-stream",
    "dossier-link",
    "dossier-nonce",
    "dossier-receipts",
    "dossier-frame",
    "dossier-receipt",
    "dossier-signature",
    "dossier-yes",
    "dossier-no",
    "dossier-none",
    "dossier-dispute",
    "dossier-session",
    "dossier-how",
)
POLICY = (
    "default-src 'none'; script-src 'sha256-{script}'; style-src 'sha256-{style}'; base-uri 'none'; form-action 'none'"
)
PAGE = """\
<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{style}</style>
</head>
<body data-game="{system}">
<noscript><p>{noscript}</p></noscript>
<script type="application/json" id="facts">{facts}</script>
<script type="application/json" id="words">{words}</script>
<script>{script}</script>
</body>
</html>
"""


def page(facts: Facts, locale: Locale) -> str:
    style, script = ((HERE / name).read_text(encoding="utf-8") for name in ("dossier.css", "dossier.js"))
    spoken = speech(locale)
    words = {message.removeprefix("dossier-"): spoken.say(message, {}) for message in WORDS}
    return PAGE.format(
        lang=locale,
        policy=escape(POLICY.format(script=_hash(script), style=_hash(style))),
        title=escape(f"{facts.title} · {facts.game}"),
        style=style,
        system=escape(facts.system),
        noscript=escape(spoken.say("dossier-noscript", {})),
        facts=_inert(encode(facts)),
        words=_inert(msgspec.json.encode(words)),
        script=script,
    )


def _hash(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()


def _inert(json: bytes) -> str:
    """Return JSON that no parser of HTML takes for anything else: signs that could end or open a tag are escaped."""
    text = json.decode()
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text
