"""What the rules put into the record by themselves is told: in the preview, then in the feed, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from domain.base.corrections import Retract
from domain.systems.innommable.conflicts.conflicts import AcceptFailure, DeclareGoal, RuleResolution
from domain.systems.innommable.conflicts.rolls import RollPool
from domain.systems.innommable.scenes.monologues import CompleteMonologue, TakeDie
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene
from domain.systems.nosgoth.actions.actions import DeclareAction, RuleRoutine
from domain.systems.nosgoth.combat.combat import EndTurn
from domain.systems.sombre.characters.creation import CreateCharacter
from projections.entries.table_entries import CorrectionEntry
from projections.feeds.reader import SeatReader
from projections.queries.preview import preview
from projections.texts import LOCALES
from projections.texts.acts import SHORTEST, headed
from tests.innommable.table import dice, in_scene, stage
from tests.nosgoth.test_corrections import duel
from tests.scene import Scene
from tests.sombre.table import playing, ticks

Made = tuple[Scene, str, str]
"""A session, an act of it whose retraction makes the rules put something in, and what that is told as."""


def closed_scene() -> Made:
    """INN-UNDO-06: the scene was closed, so the resolution that is open again is closed before it."""
    scene = stage(in_scene(3), bowl=dice(3, 2, 2, 2))
    scene.do("ana", TakeDie("d20"))
    scene.do("ana", CompleteMonologue())
    scene.do("ana", DeclareGoal("!", "nature"))
    scene.do("gm", RuleResolution(True))
    scene.do("ana", RollPool(), 3)
    target = scene.act("ana", AcceptFailure())
    scene.do("gm", CloseOrdinaryScene())
    return scene, target, "FailureAccepted"


def open_action() -> Made:
    """NOS-UNDO-06: the turn was passed, so the action that is open again is cancelled before it."""
    scene, hero, _ = duel()
    asked = scene.act("ann", DeclareAction(hero, "Je saute."))
    target = scene.act("gm", RuleRoutine(asked))
    scene.act("ann", EndTurn())
    return scene, target, "ActionCancelled"


def lost_character() -> Made:
    """SOM-MIND-07: the seat has another character by now, so the one that comes back waits with the game master."""
    scene, person = playing()
    ticks(scene, person, "mental_instability", 10)
    target = scene.last_id
    scene.do("ana", CreateCharacter("Ana bis", "female"))
    return scene, target, "CharacterAssigned"


MADE: dict[str, Callable[[], Made]] = {"innommable": closed_scene, "nosgoth": open_action, "sombre": lost_character}


@pytest.mark.parametrize("name", MADE)
def test_what_the_rules_put_in_is_told(name: str) -> None:
    scene, target, kind = MADE[name]()
    correction = Retract(target, "relu")
    announced = {locale: preview(scene.feeds, "gm", correction, locale) for locale in LOCALES}
    scene.correct("gm", correction)
    assert scene.feeds.history.overlay.inserted
    for seat in (s.id for s in scene.state.table.seats):
        for locale in LOCALES:
            (frame,) = SeatReader(scene.feeds, seat, locale).present_frames()
            fields = frame.entries[0].fields
            assert isinstance(fields, CorrectionEntry)
            lines = [line for act in fields.inserted for line in act.lines]
            assert kind in [line.type for line in lines], (seat, lines)
            heads = [headed(line.text)[:SHORTEST] for line in lines]
            assert all(any(head in said for said in frame.entries[0].details) for head in heads)
            if seat == "gm":
                assert fields.inserted == announced[locale].inserted
                assert frame.entries[0].details == announced[locale].details
