"""The fate list and the anchoring effect."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import ContestRuling, Retract, Uphold
from domain.systems.innommable.conflicts.conflicts import AcceptFailure, BreakAttachment
from domain.systems.innommable.conflicts.fate import CrossBoxes, UseAnchoring, cap
from domain.systems.innommable.conflicts.rolls import RerollOdd, RollGivenDie, RollPool
from domain.systems.innommable.epilogue import AddNarration
from domain.systems.innommable.scenes.monologues import CompleteMonologue, TakeDie
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene, MakeThreat, OpenOrdinaryScene, SetScenePresence
from domain.systems.innommable.scenes.suggestions import IncorporateSuggestion, MakeSuggestion
from domain.systems.innommable.state.state import Attachment, Column, ColumnName, Severity
from tests.innommable.table import dice, goal, in_scene, player, started, suggested, take
from tests.innommable.test_monologues import full_bowl
from tests.scene import Scene

ONE_EMPTY, NOTHING = Column(1, 0), Column(0, 0)


def marked(own: Column = ONE_EMPTY, tie: Column = NOTHING, players: int = 3, **options: Any) -> Scene:
    """ana's two columns as given; three play."""
    return player(in_scene(players, **options), "ana", own=own, tie=tie)


def cross(count: int, severity: Severity, column: ColumnName = "protagonist", seat: str = "ana") -> CrossBoxes:
    return CrossBoxes(seat, column, count, severity, "Un choc.")


def test_two_columns_for_each_protagonist() -> None:
    """INN-FATE-01, INN-FATE-02: one empty box and none; public."""
    found = in_scene().view("zoé").protagonists
    assert [(p.protagonist_column, p.attachment_column) for p in found.values()] == [(Column(1, 0), Column(0, 0))] * 2


def test_what_adds_boxes() -> None:
    """INN-FATE-03: later monologues, failures, successes with a 1, anchoring; a threat or a gift does not."""
    scene = full_bowl()
    scene.do("gm", MakeThreat("ana", "!"))
    take(scene, "ana", "d20")
    suggested(scene, "bob", "ana", "d12")
    assert scene.state.players["ana"].own == Column(1, 0)
    take(scene, "ana", "d20")
    assert scene.state.players["ana"].own == Column(2, 0)
    player(scene, "ana", own=Column(0, 1))
    scene.do("ana", UseAnchoring())
    assert scene.last("bob") == ["AnchoringUsed", "CrossErased", "FateBoxAdded"]
    assert (scene.state.players["ana"].own, scene.state.players["ana"].tie) == (Column(0, 0), Column(1, 0))


def test_crossing_turns_empty_boxes_into_crossed_ones() -> None:
    """INN-FATE-04: as many as are empty, present or not, at any time of play."""
    scene = marked(Column(3, 0))
    scene.do("gm", SetScenePresence("ana", False))
    scene.refuse("ana", cross(1, "moderate"), "not_your_role")
    scene.refuse("gm", cross(0, "moderate"), "bad_value", rule="INN-FATE-04")
    scene.refuse("gm", cross(-1, "moderate"), "bad_value")
    scene.refuse("gm", cross(1, "moderate", seat="nobody"), "bad_value")
    scene.refuse("gm", CrossBoxes("ana", "protagonist", 1, "moderate", " "), "bad_value")
    scene.refuse("gm", cross(4, "moderate"), "no_empty_box", rule="INN-FATE-04")
    scene.do("gm", cross(2, "moderate"))
    assert scene.state.players["ana"].own == Column(1, 2)
    shown = scene.line("zoé").fields
    assert (shown.count, shown.crossed, shown.severity) == (2, 2, "moderate")
    scene.do("gm", CloseOrdinaryScene())
    scene.refuse("gm", cross(1, "moderate"), "no_scene_open")
    started().refuse("gm", cross(1, "moderate"), "no_scene_open")


@pytest.mark.parametrize(
    ("crossed", "worst"),
    [(1, "moderate"), (2, "moderate"), (3, "severe"), (4, "severe"), (5, "terminal"), (6, "terminal"), (9, "terminal")],
)
def test_severities_against_protagonists(crossed: int, worst: Severity) -> None:
    """INN-FATE-05, INN-FATE-07: the total after the crossing decides; less is always allowed."""
    assert cap("protagonist", crossed) == worst
    severities: tuple[Severity, ...] = ("moderate", "severe", "terminal")
    for severity in severities:
        scene = marked(Column(1, crossed - 1))
        if severities.index(severity) > severities.index(worst):
            scene.refuse("gm", cross(1, severity), "severity_too_high", rule="INN-FATE-07")
        else:
            scene.do("gm", cross(1, severity))


@pytest.mark.parametrize(("crossed", "worst"), [(1, "moderate"), (2, "severe"), (3, "terminal")])
def test_severities_against_attachments(crossed: int, worst: Severity) -> None:
    """INN-FATE-06, INN-FATE-07."""
    assert cap("attachment", crossed) == worst
    severities: tuple[Severity, ...] = ("moderate", "severe", "terminal")
    for severity in severities:
        scene = marked(tie=Column(1, crossed - 1))
        if severities.index(severity) > severities.index(worst):
            scene.refuse("gm", cross(1, severity, "attachment"), "severity_too_high")
        else:
            scene.do("gm", cross(1, severity, "attachment"))


def test_an_attachment_takes_three_crosses() -> None:
    """INN-FATE-06: the count is checked before the severity."""
    scene = marked(tie=Column(4, 0))
    scene.refuse("gm", cross(4, "terminal", "attachment"), "attachment_column_full", rule="INN-FATE-06")
    scene.refuse("gm", cross(5, "moderate", "attachment"), "no_empty_box")
    scene.do("gm", cross(3, "moderate", "attachment"))
    scene.refuse("gm", cross(1, "terminal", "attachment"), "attachment_column_full")


def test_several_boxes_of_one_column_at_once() -> None:
    """INN-FATE-07, INN-FATE-05: the fifth cross may come with the first."""
    scene = marked(Column(5, 0))
    scene.refuse("gm", cross(4, "terminal"), "severity_too_high")
    scene.do("gm", cross(5, "terminal"))
    assert scene.state.players["ana"].status == "lost"


def test_a_lost_attachment() -> None:
    """INN-FATE-08: no more anchoring, no more rupture."""
    scene = player(marked(Column(1, 1), Column(1, 2)), "ana", pool=dice(d20=1))
    scene.do("gm", cross(1, "terminal", "attachment"))
    assert scene.last("bob") == ["BoxesCrossed", "AttachmentLost"]
    assert scene.state.players["ana"].attachment.status == "lost"
    scene.refuse("ana", UseAnchoring(), "attachment_gone", rule="INN-ANCH-01")
    goal(scene, "ana")
    scene.do("ana", RollPool(), 3)
    scene.do("ana", RerollOdd(), 5)
    scene.refuse("ana", BreakAttachment(), "attachment_gone", rule="INN-CONF-11")


def test_an_attachment_may_live_on_in_memory() -> None:
    """INN-FATE-08: option `memory`."""
    scene = marked(Column(1, 1), Column(2, 2), terminal_attachment="memory")
    scene.do("gm", cross(1, "terminal", "attachment"))
    assert scene.state.players["ana"].attachment.status == "intact"
    scene.do("ana", UseAnchoring())
    scene.refuse("gm", cross(1, "terminal", "attachment"), "attachment_column_full")


def test_a_broken_attachment_stays_broken() -> None:
    """INN-FATE-08: and its column can still be crossed."""
    scene = marked(tie=Column(1, 2))
    player(scene, "ana", attachment=Attachment("Rose", "person", "!", "broken"))
    scene.do("gm", cross(1, "terminal", "attachment"))
    assert scene.state.players["ana"].attachment.status == "broken"
    assert scene.state.players["ana"].tie == Column(0, 3)


def test_moments_without_crossing() -> None:
    """INN-FATE-09: during an aside, or between a failed throw and what is made of it; nobody's boxes."""
    scene = player(full_bowl(3), "ana", pool=dice(d20=1))
    goal(scene, "ana")
    scene.do("gm", cross(1, "moderate", seat="bob"))
    scene.do("ana", RollPool(), 3)
    refuse_all(scene)
    scene.do("bob", MakeSuggestion("ana", "d20"))
    refuse_all(scene)
    scene.do("ana", IncorporateSuggestion())
    refuse_all(scene)
    scene.do("ana", RollGivenDie(), 5)
    refuse_all(scene)
    scene.do("ana", RerollOdd(), 3, 3)
    refuse_all(scene)
    scene.do("ana", TakeDie("d20"))
    refuse_all(scene)
    scene.do("ana", CompleteMonologue())
    scene.do("ana", AcceptFailure())
    scene.do("gm", cross(2, "moderate"))


def refuse_all(scene: Scene) -> None:
    for seat in ("ana", "cléo"):
        scene.refuse("gm", cross(1, "moderate", seat=seat), "no_interruption", rule="INN-FATE-09")
    assert CrossBoxes not in {move.command for move in scene.moves("gm")}


def test_the_fifth_cross() -> None:
    """INN-EX-09, INN-FATE-10: lost, played by nobody, no automatic success, half of the dice kept."""
    scene = player(marked(Column(1, 4)), "ana", pool=dice(d20=3))
    scene.do("gm", cross(1, "terminal"))
    found = scene.state.players["ana"]
    assert (found.status, found.controlled_by, found.mode, found.keep) == ("lost", "nobody", "auxiliary", 2)
    assert scene.last("bob") == ["BoxesCrossed", "ProtagonistLost", "BecameAuxiliary"]
    scene.do("ana", AddNarration("last_scene", "Il tombe en riant."))


def test_the_column_of_who_is_out_is_closed() -> None:
    """INN-FATE-11: the attachment's is not."""
    scene = marked(Column(3, 4), Column(1, 0))
    scene.do("gm", cross(1, "terminal"))
    scene.refuse("gm", cross(1, "moderate"), "protagonist_out", rule="INN-FATE-11")
    scene.do("gm", cross(1, "moderate", "attachment"))


def test_a_severity_can_be_contested() -> None:
    """INN-FATE-12, INN-UNDO-02: a flag; the table talks, the keeper upholds, replaces or retracts."""
    scene = in_scene()
    ruling = scene.act("gm", cross(1, "moderate"))
    scene.correct("ana", ContestRuling(ruling, "Un simple regard ?"))
    assert scene.state.players["ana"].own == Column(0, 1)
    scene.correct("gm", Uphold(ruling))
    assert scene.disputes(ruling) == ["upheld"]


def test_anchoring_erases_a_cross() -> None:
    """INN-ANCH-01, INN-ANCH-02: the box goes; as often as there are crosses."""
    scene = marked(Column(1, 2))
    scene.refuse("gm", UseAnchoring(), "not_your_role")
    scene.do("ana", UseAnchoring("Une lettre."))
    scene.do("ana", UseAnchoring())
    assert (scene.state.players["ana"].own, scene.state.players["ana"].tie) == (Column(1, 0), Column(2, 0))
    scene.refuse("ana", UseAnchoring(), "no_crossed_box", rule="INN-ANCH-01")


def test_a_table_may_erase_the_cross_alone() -> None:
    """INN-ANCH-02: option `cross_only`: the box is empty again."""
    scene = marked(Column(1, 2), anchoring_erases="cross_only")
    scene.do("ana", UseAnchoring())
    assert (scene.state.players["ana"].own, scene.state.players["ana"].tie) == (Column(2, 1), Column(1, 0))


def test_anchoring_needs_a_scene_and_a_protagonist() -> None:
    """INN-ANCH-01, INN-ANCH-03: who is lost cannot anchor."""
    scene = marked(Column(1, 4))
    scene.do("gm", CloseOrdinaryScene())
    scene.refuse("ana", UseAnchoring(), "no_scene_open")
    scene.do("gm", OpenOrdinaryScene("!"))
    scene.do("gm", cross(1, "terminal"))
    scene.refuse("ana", UseAnchoring(), "not_a_protagonist")


def test_anchoring_lowers_what_may_come() -> None:
    """INN-ANCH-03: later caps use the reduced count."""
    scene = marked(Column(1, 4))
    scene.do("ana", UseAnchoring())
    scene.refuse("gm", cross(1, "terminal"), "severity_too_high")
    scene.do("gm", cross(1, "severe"))


def test_what_crosses_did_stands_beside_the_list() -> None:
    """INN-FATE-04, INN-FATE-01: the effect of each crossing, of both columns, for everybody, cross erased or not."""
    scene = marked(Column(3, 0), Column(1, 0))
    scene.do("gm", CrossBoxes("ana", "protagonist", 2, "moderate", "La main brûle."))
    scene.do("gm", CrossBoxes("ana", "attachment", 1, "moderate", "Le chien boite."))
    scene.do("ana", UseAnchoring())
    outrages = [
        (o.column, o.severity, o.count, o.text, o.scene) for o in scene.view("zoé").protagonists["ana"].outrages
    ]
    assert outrages == [
        ("protagonist", "moderate", 2, "La main brûle.", 1),
        ("attachment", "moderate", 1, "Le chien boite.", 1),
    ]
    assert scene.view("zoé").protagonists["bob"].outrages == ()
    scene.correct("gm", Retract(scene.feeds.history.raw[-2].id))
    assert [o.text for o in scene.view("bob").protagonists["ana"].outrages] == ["La main brûle."]
