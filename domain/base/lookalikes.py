"""Letters and marks that look like those of a French or English keyboard, by the keyboard letter that they resemble.

They are the Greek, Cyrillic and Armenian ones of `confusables.txt` (Unicode Technical Standard 39,
https://www.unicode.org/Public/security/). The normal form NFKC makes full-width, mathematical and ligated letters
plain by itself: none of them is listed here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_RESEMBLING: Mapping[str, str] = {
    '"': "\u201c\u201d\u201e",
    "'": "`\u00b4\u02b9\u02bc\u02bd\u2018\u2019\u2032",
    "-": "\u2010\u2011\u2012\u2013\u2014\u2212",
    "A": "\u0391\u0410",
    "B": "\u0392\u0412",
    "C": "\u03f9\u0421",
    "E": "\u0395\u0415",
    "F": "\u03dc",
    "G": "\u050c",
    "H": "\u0397\u041d",
    "I": "\u0399\u0406\u04c0",
    "J": "\u037f\u0408",
    "K": "\u039a\u041a",
    "M": "\u039c\u03fa\u041c",
    "N": "\u039d",
    "O": "\u039f\u041e\u0555",
    "P": "\u03a1\u0420",
    "Q": "\u051a",
    "S": "\u0405\u054f",
    "T": "\u03a4\u0422",
    "U": "\u054d",
    "V": "\u0474",
    "W": "\u051c",
    "X": "\u03a7\u0425",
    "Y": "\u03a5\u04ae",
    "Z": "\u0396",
    "a": "\u0251\u03b1\u0430",
    "b": "\u042c",
    "c": "\u03f2\u0441",
    "d": "\u0501",
    "e": "\u0435\u04bd\u212e",
    "f": "\u03dd",
    "g": "\u0261\u0581",
    "h": "\u04bb\u0570",
    "i": "\u0131\u0269\u03b9\u0456",
    "j": "\u03f3\u0458",
    "k": "\u03ba\u043a",
    "l": "\u04cf",
    "m": "\u043c",
    "n": "\u0578\u057c",
    "o": "0\u03bf\u03c3\u043e\u0585",
    "p": "\u03c1\u03f1\u0440",
    "q": "\u051b\u0563\u0566",
    "r": "\u0433",
    "s": "\u0455",
    "t": "\u03c4\u0442",
    "u": "\u028b\u03c5\u057d",
    "v": "\u03bd\u0475",
    "w": "\u0461\u051d\u0561",
    "x": "\u00d7\u03c7\u0445",
    "y": "\u03b3\u0443\u04af",
}
LATIN: Final = str.maketrans({other: letter for letter, others in _RESEMBLING.items() for other in others})
"""Each letter or mark, and the one that it resembles."""
UPRIGHT: Final = str.maketrans(dict.fromkeys("I1|", "l"))
"""One upright stroke, whichever it is."""
