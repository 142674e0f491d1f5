"""What of the setup may be taken back, and when."""

from __future__ import annotations

from domain.base.corrections import Restore, Retract, Rewind
from domain.systems.innommable.epilogue import AddNarration
from domain.systems.innommable.preparation.preparation import SetDiceScheme, StartPlay
from domain.systems.innommable.scenes.scenes import OpenOrdinaryScene
from domain.talk.speech import Say
from projections.moves import offers
from projections.moves.folding import choices_of
from tests.innommable.table import NAMES, dice, protagonist, ready
from tests.innommable.test_undo import done, retract, stands
from tests.scene import Scene


def test_the_setup_can_be_retracted_during_the_setup() -> None:
    """INN-UNDO-11."""
    scene = ready()
    created = done(scene, "ana", protagonist("Autre"))
    retract(scene, created)
    assert scene.state.players["ana"].portrait.name == NAMES["ana"]


def test_no_rewinding_reaches_the_setup() -> None:
    """INN-UNDO-11: neither to the start nor to what was said before it, which alone may be taken back."""
    scene = ready()
    spoken = done(scene, "ana", Say("Bonjour"))
    told = done(scene, "ana", AddNarration("comment", "Une fille du pays."))
    scheme = done(scene, "gm", SetDiceScheme(dice(12)))
    rewound = scene.copy()
    rewound.correct("gm", Rewind(told))
    assert not stands(rewound, scheme)
    started = done(scene, "gm", StartPlay())
    opened = done(scene, "gm", OpenOrdinaryScene("!"))
    for target in (spoken, told, scheme, started):
        scene.refuse_correction("gm", Rewind(target), "not_retractable")
    retract(scene, told)
    scene.correct("gm", Rewind(opened))
    assert (scene.state.phase, scene.state.reserve) == ("awareness", dice(12))


def test_no_correction_of_the_setup_is_undone_in_play() -> None:
    """INN-UNDO-11: nor what undid it; no more is offered."""
    scene = ready()
    scheme = done(scene, "gm", SetDiceScheme(dice(12)))
    renamed = scene.amend("gm", done(scene, "ana", protagonist("Autre")), protagonist("Encore")).event.id
    retracted = retract(scene, scheme)
    restored = scene.correct("gm", Restore(retracted)).event.id
    assert restorable(scene) >= {renamed, restored}
    scene.do("gm", StartPlay())
    assert restorable(scene) == set()
    for target in (renamed, restored):
        for undoing in (Restore(target), Retract(target)):
            scene.refuse_correction("gm", undoing, "not_retractable")
    moved = retract(scene, done(scene, "gm", OpenOrdinaryScene("!")))
    assert restorable(scene) == {moved}
    scene.correct("gm", Restore(moved))
    assert (scene.state.players["ana"].portrait.name, scene.state.reserve) == ("Encore", dice(12))


def restorable(scene: Scene) -> set[str]:
    """The corrections that the keeper is offered to undo."""
    found = [each for each in offers(scene.feeds, "gm", "fr").corrections if each.type == "restore"]
    return {str(value) for each in found for value, _ in choices_of(each.schema["properties"]["target"]) or ()}
