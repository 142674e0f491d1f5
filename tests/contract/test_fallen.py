"""Why an act fell, or cannot be taken back, is said in words that help: what it would take, what was done before."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from domain.base.corrections import Retract
from domain.game import Law
from domain.systems import GAMES
from projections.entries.effects import Reader, effects
from projections.entries.table_entries import CorrectionEntry, Fallen
from projections.texts import LOCALES, say
from projections.texts.refusals import refusal_text
from tests.contract.sessions import NAMES, meddle, wandering
from tests.game.purse import PROJECTION, Earn, purse
from tests.scene import Scene


def fallen(name: str) -> Iterator[tuple[str, Fallen, str]]:
    """Return each act that fell in a random session, for whoever sees why, and the line that says it."""
    rng = Random(3)
    for scene, _ in wandering(name, 3, 90):
        if rng.random() < 0.3:
            meddle(scene, rng)
    for seat in scene.state.table.seats:
        for frame in scene.feed(seat.id):
            for line in frame.entries:
                if isinstance(line.fields, CorrectionEntry):
                    yield from ((name, why, " ".join(line.details)) for why in line.fields.fell.values() if why.code)


def test_an_act_that_fell_says_why() -> None:
    """The refusal in its own words."""
    seen = [each for name in NAMES for each in fallen(name)]
    assert seen
    for name, why, said in seen:
        assert refusal_text(name, "fr", why.code, why.details) in said


def test_an_act_that_fell_says_what_it_would_take() -> None:
    """The two amounts of a comparison: what there is, and what it takes."""
    why = Fallen("not_enough_xp", "SOM-XP-06", {"needed": 3, "has": 1})
    (said,) = effects(CorrectionEntry(void=("e1",), fell={"e1": why}), Reader({}, "sombre", "fr", lambda _: "le jet"))
    assert said.startswith("Le jet tombe")
    assert say("", "fr", "comparison-needed", why.details) in said


@pytest.mark.parametrize("name", NAMES)
def test_what_was_taken_back_already_says_so(name: str) -> None:
    """A game refuses it under the code of its own catalogue."""
    law = Law(codes=GAMES[name].law.codes)
    scene = Scene(purse(law), [("gm", "gm"), ("ann", "player")], projection=PROJECTION)
    earned = scene.act("ann", Earn(3), below=lambda n: 0)
    scene.correct("gm", Retract(earned, "une erreur", cascade=True))
    refused = scene.refuse_correction("gm", Retract(earned, "une erreur", cascade=True), law.codes.void)
    for locale in LOCALES:
        said = refusal_text(name, locale, refused.code, refused.details)
        assert said == say("", locale, "already-void", {})
