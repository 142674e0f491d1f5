"""Names that people read: how long they may be, which signs they hold, and which look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from domain.base.lookalikes import LATIN, UPRIGHT
from domain.base.refusal import Kind, Refused

MOST_NAME = 80
"""Signs of a name."""
_STEERING = frozenset("\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They break a line or turn its direction round, in the sentences around the name as well."""
_EMPTY = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing, beside the categories that never do."""


def skeletons(name: str) -> frozenset[str]:
    """Return what the name looks like, without regard to alphabet, case, blanks and signs that show nothing.

    The name is given once as it is spelled, once with its upright strokes (I, l, 1, |) alike. Empty: no sign of it
    shows.
    """
    seen = "".join(filter(_shows, unicodedata.normalize("NFKC", name))).translate(LATIN)
    spelled, drawn = (each.casefold().translate(LATIN) for each in (seen, seen.translate(UPRIGHT)))
    return frozenset({f"={spelled}", f"~{drawn}"}) if seen else frozenset()


def check_name(name: str, others: Iterable[str] = (), kind: Kind = "rule") -> None:
    """Refuse a name that is blank, too long, holds control characters, or looks like one of the `others`.

    Raises Refused: `name_required`, `name_too_long`, `name_control`, or `name_alike`, which says which of the others
    the name resembles. `kind`: of `name_required` and `name_alike`; the other refusals are of kind `form`.
    """
    if len(name) > MOST_NAME:
        raise Refused("name_too_long", kind="form", most=MOST_NAME, has=len(name))
    check_signs(name)
    shape = skeletons(name)
    if not shape:
        raise Refused("name_required", kind=kind)
    for other in others:
        if not shape.isdisjoint(skeletons(other)):
            raise Refused("name_alike", kind=kind, name=other)


def check_signs(name: str) -> None:
    """Refuse a name or a title that holds a control character. Raises Refused `name_control`."""
    if any(unicodedata.category(sign) in ("Cc", "Cs") or sign in _STEERING for sign in name):
        raise Refused("name_control", kind="form")


def _shows(sign: str) -> bool:
    """Return whether a sign can be seen: blanks, invisible formatting and variants of a sign cannot."""
    hidden = sign.isspace() or sign in _EMPTY or unicodedata.category(sign) in ("Cf", "Cc", "Zs", "Zl", "Zp")
    return not hidden and not 0xFE00 <= ord(sign) <= 0xFE0F and not 0xE0100 <= ord(sign) <= 0xE01EF
