"""The words of a stroke of fate as it falls."""

from __future__ import annotations

import msgspec

from domain.base.corrections import Retract
from domain.systems.spin.destiny.fate import AnnounceFateStroke, RevealFateStroke
from tests.spin.tale import GM, Tale


def test_what_befalls_is_told_in_the_record() -> None:
    """SPI-FATE-11: with words or without; everybody reads them, nothing else changes, and a record says nothing of
    words that are not there.
    """
    bare, told = Tale("ana"), Tale("ana")
    words = "La verrière cède, et la pluie entre."
    lines = []
    for table, command in ((bare, RevealFateStroke()), (told, RevealFateStroke(text=words))):
        table.gm(AnnounceFateStroke(5))
        table.gm(command)
        lines.append(table.line("zoe"))
    assert lines[1].text == f"{lines[0].text} {words}"
    assert msgspec.to_builtins(lines[1].fields) == msgspec.to_builtins(lines[0].fields) | {"text": words}
    assert msgspec.json.encode(RevealFateStroke()) == b'{"type":"RevealFateStroke","force":false}'
    assert told.state == bare.state
    told.correct(GM, Retract(told.last_id, text_only=True))
    assert [now.fields.text for now in told.feed("zoe")[-2].entries[0].now or ()] == ["—"]
