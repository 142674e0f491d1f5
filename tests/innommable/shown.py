"""What the keeper wrote behind the screen, and wrote anew, opened after the end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from domain.systems.innommable.epilogue import DeclareDefused, DiscloseSecret
from domain.systems.innommable.preparation.preparation import RecordSituationElement, RecordSymptom, StartPlay
from domain.systems.innommable.state.situation import SourceElement
from tests.innommable import scenario
from tests.scene import Scene


def opened(_rng: Random) -> Scene:
    scene = Scene("innommable", scenario.SEATS, scenario.OPTIONS)
    scenario.prepare(scene)
    scene.do("iris", RecordSituationElement(SourceElement("symbolic", "Ce qui se souvient sous la tourbe")))
    scene.do("iris", RecordSymptom("trigger", "Les pompes se taisent"))
    scenario.present(scene)
    scene.do("iris", StartPlay())
    scene.do("iris", DeclareDefused("Les pompes sont noyées."))
    scene.do("iris", DiscloseSecret("source"))
    scene.do("iris", DiscloseSecret("trigger"))
    return scene


SHOWN: tuple[Callable[[Random], Scene], ...] = (opened,)
