"""Every word of this game has its sentence, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from domain.systems.sombre import GAMES
from domain.systems.sombre.phases import StartPlay
from projections.texts import LOCALES, Locale, has
from tests.sombre.table import carole, npc, table
from tests.sombre.test_sessions import step

GAME = GAMES[0]
FOLDER = Path(__file__).resolve().parents[2] / "domain" / "systems" / "sombre"


def wanted() -> set[str]:
    codes = {
        code
        for file in FOLDER.glob("*.py")
        for code in re.findall(r'Refused\(\s*"(\w+)"', file.read_text(encoding="utf-8"))
    }
    return (
        set(GAME.recorded.values())
        | {kind.__name__ for kind in GAME.consequences}
        | {f"refusal-{code}" for code in codes}
        | {f"move-{kind.__name__}" for kind in GAME.commands}
        | {f"rule-{rule}" for rule in GAME.rules}
        | {f"refusal-{GAME.dice.value}", "refusal-not_visible", "refusal-no_contest", "refusal-too_late"}
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_is_there(locale: Locale) -> None:
    assert {key for key in wanted() if not has("sombre", locale, key)} == set()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(3))
def test_every_line_can_be_said(locale: Locale, seed: int) -> None:
    random = Random(seed + 100)
    scene = table(sheet_mode="open")
    carole(scene, instability=2, age=44)
    carole(scene, "bob", "Bob")
    npc(scene)
    scene.do("gm", StartPlay())
    for _ in range(90):
        step(scene, random.choice(("gm", "gm", "gm", "ana", "bob")), random)
    for seat in ("gm", "ana", "eve"):
        frames = list(scene.chronicle.frames(seat, locale))
        assert all(line.text for frame in frames for line in frame.entries)
