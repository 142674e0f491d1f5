"""Lines: an entry of a frame as it is written for one seat in its language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec

from domain.base.events import Event
from domain.table.seats import TalkOptions
from projections.base.projection import Die, EntryDraft
from projections.entries.table_entries import ABOUT, SPOKEN_OF, CorrectionEntry, OpenedEntry
from projections.texts import Listed, Locale, arguments, bundle, say, sentence
from projections.texts.acts import act_named
from projections.texts.bundles import Bundle
from projections.texts.field_arguments import EventArguments


class LineNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line as a correction has made it read since."""

    type: str
    fields: Any
    text: str
    rules: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()


class ActNames(NamedTuple):
    """Names of the acts that a sentence speaks of. `of`: that of an event, empty where the reader reads nothing of it;
    `origin`: the act that a correction is about in the end.
    """

    of: Callable[[str], str]
    origin: Callable[[str], str]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a frame. `event`: the id of the event, where it is the event itself that is shown: what can be
    contested; `seat`: who did it; `by`: who did it in that seat's place, if another did. `caused_by`: of what followed,
    the event that it came from, if the reader sees it.

    `withdrawn`: a correction has voided it since. `now`: it reads otherwise since; these lines hold in its place, none
    if nothing does. `corrected_by`: the reader's frame that told the correction. `text` is one plain sentence in the
    reader's language, `details`: of a correction what it came to, a sentence each; `standing`: these marks in words.
    """

    type: str
    event: str | None
    seat: str | None
    caused_by: str | None
    fields: Any
    text: str
    rules: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()
    withdrawn: bool = False
    contested: bool = False
    now: tuple[LineNow, ...] | None = None
    corrected_by: int | None = None
    details: tuple[str, ...] = ()
    standing: str = ""
    by: str = ""

    @classmethod
    def of(
        cls,
        event: Event,
        shown: EntryDraft,
        names: Mapping[str, str],
        game: str,
        locale: Locale,
        known: bool,
        dice: tuple[Die, ...],
        named: ActNames | None = None,
    ) -> Line:
        """Return the line as the seat reads it; `names` are those that the seat can see.

        `known`: the seat sees the event. `dice`: the draws with the proofs that it sees. `named`: the names of acts,
        for lines of corrections, which speak of acts.
        """
        fields: Any = shown.fields
        messages = bundle(game, locale)
        args = EventArguments(fields, names, messages, event.seat if shown.recorded else None)
        if named is not None and type(fields) in ABOUT:
            args["about"] = named.of(fields.target) if fields.target else ""
            if isinstance(fields, CorrectionEntry):
                args["itself"] = "yes" if fields.target in fields.back else "no"
                args["stands"] = _stands(fields, named)
        elif isinstance(fields, OpenedEntry):
            args["whispers"] = whispers(fields)
        if shown.dice:
            args["dice"] = thrown(dice)
        else:
            dice = ()
        text = sentence(messages.say(shown.name, args))
        if not shown.recorded:
            return cls(shown.name, None, None, event.id if known else None, facts(fields), text, shown.rules, dice)
        if event.by:
            text = said_for(text, event.seat, event.by, names, messages)
        return cls(shown.name, event.id, event.seat, None, facts(fields), text, shown.rules, dice, by=event.by)


def _stands(fields: CorrectionEntry, named: ActNames) -> str:
    """Return the effect of a correction of a correction on the act that the corrected one was about."""
    origin = named.origin(fields.target) if fields.target else None
    if origin is None or origin == fields.target:
        return "itself"
    if origin in fields.back or origin in fields.void:
        return "back" if origin in fields.back else "void"
    return "otherwise" if any(flip.event == origin for flip in fields.flips) else "same"


def name_of(
    shown: EntryDraft,
    who: str | None,
    names: Mapping[str, str],
    game: str,
    locale: Locale,
    about: str,
    dice: tuple[Die, ...],
) -> str:
    """Return the name of the act that a line shows; `about`: the name of the act which this one is about itself."""
    args = arguments(shown.fields, names, game, locale, who)
    args["about"] = about
    if isinstance(shown.fields, OpenedEntry):
        args["whispers"] = whispers(shown.fields)
    if shown.dice:
        args["dice"] = thrown(dice)
    kind = SPOKEN_OF.get(type(shown.fields))
    return act_named(game, locale, shown.name, args) if kind is None else say(game, locale, kind, args)


def said_for(text: str, seat: str, by: str, names: Mapping[str, str], messages: Bundle) -> str:
    """Return the sentence of an act that `by` did in the place of `seat`; `text` is that of the act."""
    return messages.say("line-for", {"by": names.get(by, ""), "who": names.get(seat, ""), "said": text})


def thrown(dice: Iterable[Die]) -> Listed:
    """Return the faces that people would read, as an argument of a sentence."""
    return Listed(str(face) for die in dice for face in die.thrown)


def whispers(fields: OpenedEntry) -> str:
    """Return whether the game master reads what is whispered ("yes", "no"), for the sentence of an opening."""
    talk = fields.talk or TalkOptions()
    led = talk.talk != "nobody" and any(seat.role == "gm" for seat in fields.seats)
    return "yes" if led and talk.gm_reads_whispers else "no"


def facts(fields: Any) -> Any:
    """Return the fields alone, as they are written: the name of a command or a consequence is the entry's type."""
    kind: type[msgspec.Struct] = type(fields)
    spelled = _spelled(kind)
    return fields if spelled is None else {name: getattr(fields, field) for name, field in spelled}


@cache
def _spelled(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...] | None:
    """Return the spelling of each field of a struct with a name; None: the struct has no name."""
    if kind.__struct_config__.tag is None:
        return None
    return tuple(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))


def line_now(line: Line) -> LineNow:
    return LineNow(line.type, line.fields, line.text, line.rules, line.dice)
