"""Words that no rule reads are mended as text, in every game: nothing that came after is judged again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from domain.base.corrections import Amend, Asked, Verdict
from domain.corrections.texts import same_but_words, text_fields
from domain.record.history import play
from domain.systems import GAMES
from tests.contract.sessions import NAMES, played

AMENDING = [name for name in NAMES if "amend" in GAMES[name].law.kinds]
WORDED = {
    "innommable": {"AddNarration", "CompleteMonologue", "DeclareGoal", "MakeThreat", "RevealSymptom", "TellEpilogue"},
    "nosgoth": {"AddCombatant", "CreateCharacter", "DeclareAction", "ProposeReduction", "RecordSpecialEffect"},
    "sombre": {"DeclareAction", "IntroduceNpc", "OpenScene", "RecordNpcIntent"},
    "spin": {"AddFactor", "AddTrait", "OpenOpposition", "RecordConsequence", "SetObjective", "StartScene"},
}
"""Of each game, kinds of the told session whose words can be mended; there are more."""


def reworded(value: Any) -> Any:
    """The same with another wording wherever it holds words."""
    match value:
        case msgspec.Struct():
            words = text_fields(type(value))
            fields = {name: getattr(value, name) for name in value.__struct_fields__}
            return replace(value, **{n: other_words(f) if n in words else reworded(f) for n, f in fields.items()})
        case tuple():
            return tuple(map(reworded, value))
        case _:
            return value


def other_words(value: Any) -> Any:
    return tuple(map(other_words, value)) if isinstance(value, tuple) else value and f"{value} bis"


@pytest.mark.parametrize("name", AMENDING)
def test_other_words_void_nothing(name: str) -> None:
    """SOM-RULING-03, NOS-UNDO-03, INN-UNDO-03, SPI-UNDO-03: every wording of the told session, the first ones last.

    The words that were there before leave no revision behind, and what never changed none at all.
    """
    scene, refuses = played(name), GAMES[name].law.refuses
    host = next(s.id for s in scene.state.table.with_role("gm"))
    open_to_correction = (e for e in scene.feeds.history.raw if play(e) and refuses(scene.state, e, None) is None)
    worded = [e for e in open_to_correction if reworded(e.command) != e.command]
    assert {type(e.command).__name__ for e in worded} >= WORDED[name]
    for event in reversed(worded):
        other, before = reworded(event.command), scene.played
        assert same_but_words(other, event.command)
        scene.correct(host, Amend(event.id, msgspec.Raw(msgspec.json.encode(event.command))))
        assert scene.verdict() == Verdict(asked=(Asked(),))
        assert scene.played == before
        scene.amend(host, event.id, other)
        (revised,) = scene.verdict().revised
        assert (scene.verdict(), revised.id) == (Verdict(revised=(revised,), asked=(Asked(),)), event.id)
        scene.amend(host, event.id, event.command)
        assert scene.played == before
        assert scene.feeds.history.overlay.revised == {}


@pytest.mark.parametrize("name", AMENDING)
def test_words_are_free_and_no_more(name: str) -> None:
    """Every field of words is one of free text: never an id, never a word of a closed list."""
    for kind in GAMES[name].commands:
        for field in text_fields(kind):
            hint = str(kind.__annotations__[field])
            assert "Text" in hint
            assert "Id" not in hint
            assert "Literal" not in hint
