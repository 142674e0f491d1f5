"""The JSON Schema of a sheet to import: every sheet that it admits is accepted."""

from __future__ import annotations

from typing import Any

from domain.game import Schema, closed, flag, integer, one_of, several, text
from domain.systems.sombre.characters.ages import OLDEST
from domain.systems.sombre.characters.sheets import HIGHEST_LEVEL, MOST_ITEMS
from domain.systems.sombre.characters.skills import HIGHEST_SCORE
from domain.systems.sombre.characters.traits import NATURES
from domain.systems.sombre.condition.mind import PHASES
from domain.systems.sombre.state.sheet import Identity


def _object(required: tuple[str, ...], **properties: Any) -> Schema:
    return closed(properties, *required)


_SCORE = integer(1, HIGHEST_SCORE)
_LEVEL = integer(0, HIGHEST_LEVEL)
_COMMON = {"skill": one_of(("body", "senses", "mind")), "least": integer()}
_SKILL = _object(
    ("title", "score"),
    title=text(1),
    score=_SCORE,
    contents=text(),
    group=text(),
    line=one_of((12, 11, 10, None)),
    physical=flag(),
    academic=flag(),
    prerequisite={"anyOf": [_object(("skill", "least"), **_COMMON), {"type": "null"}]},
    waived=several(text(), 0, MOST_ITEMS),
    specialities=several(_object(("title", "score"), title=text(1), score=_SCORE), 0, MOST_ITEMS),
)


SHEET: Schema = _object(
    ("identity", "sex"),
    identity=_object(("name",), **{n: text(1 if n == "name" else 0) for n in Identity.__struct_fields__}),
    sex=one_of(("female", "male")),
    age={"anyOf": [integer(0, OLDEST), {"type": "null"}]},
    age_class=one_of(("adult", "adolescent", "child")),
    common=_object((), body=_SCORE, senses=_SCORE, mind=_SCORE),
    skills=several(_SKILL, 0, MOST_ITEMS),
    traits=several(
        _object(
            ("kind", "title", "level", "nature"),
            kind=one_of(("advantage", "disadvantage")),
            title=text(1),
            level=_LEVEL,
            nature=one_of(NATURES),
        ),
        0,
        MOST_ITEMS,
    ),
    personality=one_of((*PHASES, None)),
    special=flag(),
    initial=_object((), plus=_LEVEL, extra=_LEVEL, background=text()),
    initial_waived=flag(),
    handedness=one_of(("right", "left")),
    background=text(),
    equipment=text(),
    contacts=text(),
)
