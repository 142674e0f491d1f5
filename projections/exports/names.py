"""Names of files that people take away: by what they are, so that they are found again."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from urllib.parse import quote

LONGEST = 80  # characters of one part of a name
_UNFIT = re.compile(r'[<>:"/\\|?*]')


def file_name(parts: Iterable[str], ending: str) -> str:
    """Return a file name such as `La tour des corbeaux - Maud - 2026-11-25.html`, in signs that any system admits."""
    plain_parts = [part for part in map(_plain, parts) if part]
    return f"{' - '.join(plain_parts) or 'greffe'}.{ending}"


def attachment(name: str) -> str:
    """Return the `Content-Disposition` of a file of that name (RFC 6266), with a plain one for old readers."""
    ascii_name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return f"attachment; filename=\"{ascii_name}\"; filename*=UTF-8''{quote(name, safe='')}"


def _plain(part: str) -> str:
    seen = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in part)
    return " ".join(_UNFIT.sub(" ", seen).split())[:LONGEST].strip(". ")
