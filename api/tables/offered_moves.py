"""Offered moves: all that a seat may do as JSON, and the tags by which the same offer is recognised."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from msgspec.structs import replace

from api.base.version import installed
from domain.corrections.bars import Bars
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.moves import Listed
from projections.moves.form_cache import NOTHING, MovesCache
from projections.moves.offers import document_after, forms_after, list_after
from projections.texts import Locale

VERSION = installed()
MovesVersion = tuple[int, str, bool, Bars]
"""The number of a seat's last frame, its name, whether it has sat down, and what bars some of its acts."""


class Offered(NamedTuple):
    """The list of a seat's moves as JSON, the version that the moves depend on, and their tag.

    The tag is that of all that the seat may do, forms included, whatever frame the list is of. `moves_cache`: makes the
    next list quicker.
    """

    moves_version: MovesVersion
    body: bytes
    tag: str
    moves_cache: MovesCache


class OfferedForms(NamedTuple):
    """A document of a seat's moves with their forms as JSON, and its tag. `moves_cache`: makes the next document
    quicker.
    """

    moves_version: MovesVersion
    body: bytes
    tag: str
    moves_cache: MovesCache


def moves_version(feeds: Feeds, seat: str) -> MovesVersion:
    """Return what a seat's moves depend on: its frames, its own name, which it may change while it is away, and what
    lies outside of the record.
    """
    found = feeds.state.table.seat(seat)
    return feeds.count(seat), found.name if found else "", bool(found and found.joined), feeds.bars


def offered(feeds: Feeds, seat: str, locale: Locale, previous: MovesCache = NOTHING) -> Offered:
    """Make the list of what the seat may do; `previous`: the cache of the last answer."""
    made, previous = list_after(previous, feeds, seat, locale)
    tag = sha256(encode([VERSION, *map(_without_habits, made.moves), *made.corrections])).hexdigest()[:32]
    return Offered(moves_version(feeds, seat), encode(made), tag, previous)


def _without_habits(listed: Listed) -> Listed:
    """Return the move without how often it was made, so that the tag stays while the seat may do the same."""
    return replace(listed, usual=0) if listed.usual else listed


def all_forms(feeds: Feeds, seat: str, locale: Locale, previous: MovesCache = NOTHING) -> OfferedForms:
    """Make the document of what the seat may do with all forms. Its tag is that of the list: of one moment, both say
    the same.
    """
    listed = offered(feeds, seat, locale, previous)
    made, previous = document_after(listed.moves_cache, feeds, seat, locale)
    return OfferedForms(listed.moves_version, encode(made), listed.tag, previous)


def forms_of(feeds: Feeds, seat: str, locale: Locale, previous: MovesCache, kind: str) -> OfferedForms:
    """Make the forms of one command, or of one kind of correction."""
    made, previous = forms_after(previous, feeds, seat, locale, kind)
    tag = sha256(encode(replace(made, frame=0))).hexdigest()[:32]
    return OfferedForms(moves_version(feeds, seat), encode(made), tag, previous)
