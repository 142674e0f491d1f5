"""A story as a file: one HTML page that needs nothing else, or Markdown (CommonMark)."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from typing import Literal

from projections.base.registry import PROJECTIONS
from projections.exports.story import Paragraph, Scene, Sentence, Story, Style
from projections.texts import bundle
from projections.texts.clock import day_in_words, days_in_words, zone_of

Form = Literal["html", "md"]
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")  # marks that turn the direction of all that follows them
_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~&])")
_BLANKS = re.compile(r"[ \t\r\n]+")
_LIST = re.compile(r"^(\d*)([-+.)=])")
_CSS = """
:root{color-scheme:light dark}
body{max-width:42rem;margin:0 auto;padding:2rem 1rem 4rem;font:1.05rem/1.6 Georgia,"DejaVu Serif",serif}
header{margin-bottom:2.5rem}h1{margin:0;line-height:1.2}
h2{margin:2.5rem 0 .5rem;line-height:1.3}h3{margin:1.5rem 0 .5rem}
p{margin:.5rem 0}.aside,time{font:.8rem/1.4 system-ui,sans-serif;opacity:.75}.aside{display:block}
nav ol{padding-left:1.5rem}@media print{nav{display:none}h2,h3{break-after:avoid}p{break-inside:avoid}}
"""
_POLICY = "default-src 'none'; style-src 'sha256-{}'; base-uri 'none'; form-action 'none'"


def written(story: Story, style: Style, form: Form) -> str:
    """Write the story as one file."""
    return "\n".join((_html if form == "html" else _markdown)(story, style)) + "\n"


def _say(style: Style, message: str, **arguments: str) -> str:
    return bundle("", style.locale).say(message, arguments)


def _about(story: Story, style: Style) -> str:
    """Return the line that describes a story: game, reader, days, time zone."""
    game, reader = story.subject.game, story.subject.reader
    parts = [_say(style, "story-read-by", game=game.title, reader=reader)]
    paragraphs = list(story.paragraphs())
    if paragraphs:
        first, last = paragraphs[0].at, paragraphs[-1].at
        parts.append(days_in_words(first, last, style.locale, style.zone))
        parts.append(_say(style, "story-times", zone=zone_of(first, style.zone)))
    return " · ".join(parts)


def _heads(story: Story, style: Style) -> Iterator[tuple[str, Scene]]:
    for scene in story.scenes:
        yield (scene.head.sentences[0].text if scene.head else _say(style, "story-before")), scene


def _days(story: Story, style: Style) -> set[Paragraph]:
    """Return the paragraphs with which another day begins."""
    found, last = set(), None
    for paragraph in story.paragraphs():
        day = paragraph.at.astimezone(style.zone).date()
        if last not in (None, day):
            found.add(paragraph)
        last = day
    return found


def _margin_note(sentence: Sentence, style: Style) -> str:
    """Return the note beside a sentence: its dice and its rules."""
    parts = []
    if style.dice and sentence.faces:
        parts.append(_say(style, "story-dice", faces=", ".join(map(str, sentence.faces))))
    if style.rules:
        parts += sentence.rules
    return " · ".join(parts)


def _rules(story: Story, style: Style) -> list[tuple[str, str]]:
    """Return the rules that the story names, with their titles."""
    if not style.rules:
        return []
    found = {rule for paragraph in story.paragraphs() for each in paragraph.sentences for rule in each.rules}
    messages = bundle(PROJECTIONS[story.subject.game.name].game, style.locale)
    return [(rule, messages.say(f"rule-{rule}", {}) if messages.has(f"rule-{rule}") else "") for rule in sorted(found)]


def _moment(paragraph: Paragraph, style: Style) -> str:
    return f"{paragraph.at.astimezone(style.zone):%H:%M}"


# HTML


def _html(story: Story, style: Style) -> Iterator[str]:
    title, policy = _text(story.subject.title), _POLICY.format(b64encode(sha256(_CSS.encode()).digest()).decode())
    yield f'<!doctype html>\n<html lang="{style.locale}">\n<head>\n<meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{title} · Greffe</title>\n<style>{_CSS}</style>\n</head>\n<body>"
    yield f'<header><h1>{title}</h1><p class="aside">{_text(_about(story, style))}</p></header>'
    heads = list(_heads(story, style))
    if len(heads) > 1:
        yield f"<nav><h2>{_text(_say(style, 'story-scenes'))}</h2>\n<ol>"
        yield from (f'<li><a href="#scene-{nth}">{_text(head)}</a></li>' for nth, (head, _) in enumerate(heads, 1))
        yield "</ol></nav>"
    days = _days(story, style)
    for nth, (head, scene) in enumerate(heads, 1):
        yield f'<section id="scene-{nth}">\n<h2>{_text(head)}</h2>'
        if scene.head:
            yield from _html_paragraph(scene.head, style, days, headed=True)
        for paragraph in scene.paragraphs:
            yield from _html_paragraph(paragraph, style, days)
        yield "</section>"
    if rules := _rules(story, style):
        yield f"<section><h2>{_text(_say(style, 'story-rules'))}</h2>\n<dl>"
        yield from (f"<dt>{_text(rule)}</dt><dd>{_text(title)}</dd>" for rule, title in rules)
        yield "</dl></section>"
    yield "</body>\n</html>"


def _html_paragraph(paragraph: Paragraph, style: Style, days: set[Paragraph], *, headed: bool = False) -> Iterator[str]:
    """Yield the HTML of a paragraph, with the day where it is another, and the time where a scene begins."""
    if paragraph in days:
        yield f'<p class="aside">{_text(day_in_words(paragraph.at, style.locale, style.zone))}</p>'
    if headed:
        yield f'<p><time datetime="{paragraph.at.isoformat()}">{_moment(paragraph, style)}</time></p>'
    for nth, sentence in enumerate(paragraph.sentences):
        margin = _margin_note(sentence, style)
        beside = f' <span class="aside">{_text(margin)}</span>' if margin else ""
        if nth or not paragraph.rank:
            yield f"<p>{_text(sentence.text)}{beside}</p>"
            continue
        if not headed:
            yield f"<h3>{_text(sentence.text)}</h3>"
        if beside:
            yield f"<p>{beside}</p>"


def _text(text: str) -> str:
    return escape(_TURNING.sub("", text))


# Markdown


def _markdown(story: Story, style: Style) -> Iterator[str]:
    yield f"# {_marked(story.subject.title)}\n\n{_marked(_about(story, style))}"
    days = _days(story, style)
    for head, scene in _heads(story, style):
        yield f"\n## {_marked(head)}"
        if scene.head:
            yield from _marked_paragraph(scene.head, style, days, headed=True)
        for paragraph in scene.paragraphs:
            yield from _marked_paragraph(paragraph, style, days)
    if rules := _rules(story, style):
        yield f"\n## {_marked(_say(style, 'story-rules'))}\n"
        yield from (f"- {_marked(rule)} {_marked(title)}".rstrip() for rule, title in rules)


def _marked_paragraph(
    paragraph: Paragraph, style: Style, days: set[Paragraph], *, headed: bool = False
) -> Iterator[str]:
    if paragraph in days:
        yield f"\n*{_marked(day_in_words(paragraph.at, style.locale, style.zone))}*"
    if headed:
        yield f"\n*{_moment(paragraph, style)}*"
    for nth, sentence in enumerate(paragraph.sentences):
        margin = f"*{_marked(_margin_note(sentence, style))}*" if _margin_note(sentence, style) else ""
        if nth or not paragraph.rank:
            yield f"\n{_marked(sentence.text)} {margin}".rstrip()
            continue
        if not headed:
            yield f"\n### {_marked(sentence.text)}"
        if margin:
            yield f"\n{margin}"


def _marked(text: str) -> str:
    """Return the text so escaped that Markdown takes none of it for markup."""
    plain = _MARKUP.sub(r"\\\1", _BLANKS.sub(" ", _TURNING.sub("", text)).strip(" "))
    return _LIST.sub(r"\1\\\2", plain)
