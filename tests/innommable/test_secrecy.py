"""What the others never see, hear or can tell: twin tables with other secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from domain.base.corrections import ContestRuling, DiscloseRecord, Restore, Retract, Uphold
from domain.base.events import Command
from domain.systems.innommable.conflicts.conflicts import DeclareGoal
from domain.systems.innommable.epilogue import CloseGame, DeclareDefused, DiscloseSecret, TellEpilogue
from domain.systems.innommable.preparation.preparation import (
    DropPlannedInformation,
    PlanInformation,
    RecordSituationElement,
    RecordSymptom,
    SetDiceScheme,
    SetTableOptions,
    StartPlay,
)
from domain.systems.innommable.preparation.protagonists import AnnounceSetting, DeclareLink, SetAttachment
from domain.systems.innommable.scenes.monologues import CompleteMonologue, TakeDie
from domain.systems.innommable.scenes.revelations import RevealInformation, RevealSource, RevealSymptom
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene, MakeThreat, OpenOrdinaryScene
from domain.systems.innommable.scenes.transgression import VoteTransgression
from domain.systems.innommable.state.dice import Dice
from domain.systems.innommable.state.situation import SLOTS, AestheticElement, Options, SourceElement
from projections.feeds.reader import SeatReader
from projections.moves import offers
from tests.innommable.table import (
    ELEMENTS,
    NAMES,
    PLAYERS,
    in_phase_two,
    in_scene,
    player,
    protagonist,
    ready,
    seats,
    stage,
    started,
    table,
)
from tests.twins import Twins

OTHERS = ("ana", "bob", "zoé", "host")


def twins(
    left: Sequence[int] = (6, 3, 2, 1), right: Sequence[int] = (6, 3, 3, 0), **options: Any
) -> tuple[Twins, str, str]:
    """Two started tables whose keepers prepared differently, and how they had it at hand; six d20 in both."""
    pair = Twins("innommable", seats(2), OTHERS, options)
    for element in ELEMENTS:
        pair.secret("gm", RecordSituationElement(element), RecordSituationElement(element))
    pair.secret("gm", None, RecordSituationElement(SourceElement("symbolic", "Une mère sous la mer")))
    for slot in SLOTS:
        pair.secret("gm", RecordSymptom(slot, "à gauche"), RecordSymptom(slot, "un tout autre texte, à droite"))
    pair.secret("gm", SetDiceScheme(Dice(*left)), SetDiceScheme(Dice(*right)))
    lair = pair.secret("gm", PlanInformation("antagonist_lair", "La cave", 2), None)[0]
    identity = pair.secret("gm", None, PlanInformation("antagonist_identity", "Le maire", 1))[1]
    pair.secret("gm", PlanInformation("plan_element", "Un pacte", 1), None)
    assert lair is not None
    assert identity is not None
    pair.both("gm", AnnounceSetting("Un phare", "1911", "La relève"))
    for seat in PLAYERS[:2]:
        pair.both(seat, protagonist(NAMES[seat]))
        pair.both(seat, SetAttachment(f"Attache de {seat}", "person", "Une sœur"))
    pair.both("ana", DeclareLink("bob", "explicit", "Amies"))
    pair.both("gm", StartPlay())
    return pair, lair, identity


def to_phase_two(pair: Twins) -> None:
    for slot in SLOTS:
        pair.both("gm", OpenOrdinaryScene(slot, ("ana", "bob")))
        pair.both("gm", RevealSymptom(slot, f"public : {slot}"))
        if slot != "trigger":
            pair.both("gm", CloseOrdinaryScene())


def apart(pair: Twins, left: Command, right: Command) -> None:
    """The keeper's command at the same moment of both tables, with other secrets in it."""
    for scene, command in ((pair.left, left), (pair.right, right)):
        scene.seconds = 5_000
        scene.do("gm", command, event_id="apart")
    pair.check()


def test_the_preparation_leaves_no_trace() -> None:
    """INN-SEC-01, INN-SEC-02, INN-SEC-05: no text, no count, no time, no number; no refusal tells either."""
    pair, _, _ = twins()
    to_phase_two(pair)
    pair.secret("gm", RecordSituationElement(AestheticElement("Le sel")), None)
    _, other = pair.secret("gm", None, PlanInformation("plan_element", "Un autre", 3))
    pair.both("ana", TakeDie("d20"))
    pair.secret("gm", None, DropPlannedInformation(other or ""))
    pair.both("ana", CompleteMonologue("Je me souviens.", ("Le phare",)))
    pair.both("gm", RevealInformation("plan_element", "Un pacte", 1))
    for seat in OTHERS:
        pair.probe(
            seat,
            RecordSymptom("opening", "!"),
            SetDiceScheme(Dice(12, 0, 0, 0)),
            DropPlannedInformation("e1"),
            RevealInformation("plan_element", "!", 9),
            TakeDie("d8"),
            TakeDie("d4"),
            DeclareGoal("!", "nature", threat_id="left7"),
            VoteTransgression("left7", "yes"),
            DiscloseSecret("source"),
            CloseGame(),
        )


def test_the_plan_behind_a_reveal_stays_hidden() -> None:
    """INN-SEC-02, INN-INFO-01: the others see the dice released, and no entry."""
    pair, lair, identity = twins((6, 3, 2, 1), (6, 3, 2, 1))
    to_phase_two(pair)
    public = RevealInformation("antagonist_lair", "La cave est pleine d’eau", 2)
    planned = RevealInformation("antagonist_lair", "La cave est pleine d’eau", None, lair)
    apart(pair, planned, public)
    assert identity


def test_prepared_texts_are_never_sent() -> None:
    """INN-SEC-08: at the end neither, until the keeper discloses them."""
    pair, _, _ = twins((6, 3, 2, 1), (6, 3, 2, 1))
    to_phase_two(pair)
    pair.both("gm", RevealSource("Elle remonte."))
    pair.both("gm", DeclareDefused())
    pair.both("ana", TellEpilogue("!"))
    pair.both("gm", CloseGame())
    pair.both("gm", DiscloseSecret("aesthetic"))
    with pytest.raises(AssertionError, match="can tell the twins apart"):
        pair.both("gm", DiscloseSecret("opening"))


@pytest.mark.parametrize("hidden", [(), (PlanInformation("source", "Lui", 6),)])
def test_only_the_keeper_opens_the_record(hidden: tuple[Command, ...]) -> None:
    """INN-SEC-01, INN-SEC-02, INN-END-05: whether it may be opened yet would tell of entries of the plan."""
    scene = ready()
    stage(scene, table=replace(scene.state.table, disclosure="at_end"))
    for command in (*hidden, StartPlay(), DeclareDefused(), CloseGame(), *map(DiscloseSecret, SLOTS)):
        scene.do("gm", command)
    for seat in OTHERS:
        scene.refuse_correction(seat, DiscloseRecord(), "not_your_role")
        assert [offer.type for offer in offers(scene.feeds, seat, "fr").corrections if offer.type == "disclose"] == []
    if hidden:
        scene.refuse_correction("gm", DiscloseRecord(), "record_kept_closed")
    else:
        scene.correct("gm", DiscloseRecord())


def test_hidden_corrections_stay_hidden() -> None:
    """INN-SEC-07, INN-SEC-01: retracting, restoring or rewriting what nobody saw."""
    pair = Twins("innommable", seats(2), OTHERS)
    pair.both("gm", AnnounceSetting("Un phare", "1911", "La relève"))
    left, right = pair.secret("gm", SetDiceScheme(Dice(6, 3, 2, 1)), SetDiceScheme(Dice(12, 0, 0, 0)))
    assert left is not None
    assert right is not None
    pair.left.correct("gm", Retract(left, "trop de d20"))
    pair.check()
    undone = pair.left.last_id
    pair.left.correct("gm", Restore(undone))
    pair.check()
    pair.right.amend("gm", right, SetDiceScheme(Dice(4, 4, 4, 0)))
    pair.check()
    pair.probe_correction("ana", ContestRuling(left), ContestRuling(right), ContestRuling(undone))


def test_replacing_a_hidden_field_alone_stays_hidden() -> None:
    """INN-SEC-07: another entry of the plan behind the same public reveal."""
    scene = in_phase_two()
    lair = scene.act("gm", PlanInformation("antagonist_lair", "La cave", 1))
    other = scene.act("gm", PlanInformation("antagonist_lair", "Le grenier", 1))
    reveal = scene.act("gm", RevealInformation("antagonist_lair", "Là-haut", 1, lair))
    counts = {seat: scene.feeds.count(seat) for seat in OTHERS}
    scene.amend("gm", reveal, RevealInformation("antagonist_lair", "Là-haut", 1, other))
    assert scene.last("gm") == ["RulingReplaced"]
    assert scene.state.prepared.plan[other].revealed
    assert not scene.state.prepared.plan[lair].revealed
    assert {seat: scene.feeds.count(seat) for seat in OTHERS} == counts
    scene.amend("gm", reveal, RevealInformation("antagonist_lair", "En bas", 1, other))
    assert scene.last("zoé") == ["RulingReplaced"]


@pytest.mark.parametrize("contester", ["ana", "gm"])
def test_a_contest_does_not_open_what_is_hidden(contester: str) -> None:
    """INN-SEC-07: a contest of the reveal ends with what the others see of it, never with a hidden field."""
    scene = in_phase_two()
    lair, other = (scene.act("gm", PlanInformation("antagonist_lair", "La cave", 1)) for _ in range(2))
    reveal = scene.act("gm", RevealInformation("antagonist_lair", "Là-haut", 1, lair))
    contest = scene.correct(contester, ContestRuling(reveal, "!")).event.id
    counts = {seat: scene.feeds.count(seat) for seat in OTHERS}
    scene.amend("gm", reveal, RevealInformation("antagonist_lair", "Là-haut", 1, other))
    assert {seat: scene.feeds.count(seat) for seat in OTHERS} == counts
    assert scene.disputes(reveal) == ["open"]
    assert scene.line("gm").fields.contests == ()
    made = scene.amend("gm", reveal, RevealInformation("antagonist_lair", "En bas", 1, lair)).event.id
    assert scene.disputes(reveal) == ["settled"]
    assert [turn.contest for turn in scene.line("zoé").fields.contests] == [contest]
    scene.correct("gm", Restore(made))
    scene.correct("gm", Uphold(reveal))
    assert scene.disputes(reveal) == ["upheld"]


def test_a_contest_does_not_tell_another_hidden_total() -> None:
    """INN-SEC-03: the number behind `custom` is amended, whatever is contested of the options."""
    pair = Twins("innommable", seats(2), OTHERS)
    left, right = (scene.act("gm", SetTableOptions(Options(dice_total=13))) for scene in (pair.left, pair.right))
    for scene, options in ((pair.left, left), (pair.right, right)):
        scene.correct("ana", ContestRuling(options, "Combien ?"))
    pair.left.amend("gm", left, SetTableOptions(Options(dice_total=15)))
    pair.check()
    assert pair.left.disputes(left) == pair.right.disputes(right) == ["open"]


def test_the_order_of_the_dice_is_public_and_their_types_are_not() -> None:
    """INN-SEC-03, INN-DICE-02: what lies below shows only as it is released."""
    pair, _, _ = twins()
    to_phase_two(pair)
    pair.both("gm", RevealInformation("plan_element", "!", 3))
    with pytest.raises(AssertionError, match="can tell the twins apart"):
        pair.both("gm", RevealSource("!"))


def test_a_custom_total_is_only_known_to_be_one() -> None:
    """INN-SEC-03: changing the hidden number alone does not exist for the others."""
    pair = Twins("innommable", seats(2), OTHERS, {"dice_total": 13})
    assert pair.left.view("ana").options.dice_total == "custom"
    pair.secret("gm", SetTableOptions(Options(dice_total=20)), None)
    pair.secret("gm", SetTableOptions(Options(dice_total=15)), SetTableOptions(Options(dice_total=15)))
    options = SetTableOptions(Options(dice_total=17, null_reroll=False))
    apart(pair, options, SetTableOptions(Options(dice_total=9, null_reroll=False)))
    assert pair.left.last("ana") == ["OptionsSet"]
    pair.both("gm", SetTableOptions(Options()))
    assert pair.left.view("ana").options.dice_total == "advised"


def test_the_reserve_is_empty_or_not() -> None:
    """INN-SEC-04: of a hidden reserve everybody sees this one thing; an open one, all."""
    scene = started()
    assert (scene.view("ana").reserve, scene.view("ana").reserve_has_dice) == (None, True)
    assert scene.view("gm").screen.reserve == Dice(3, 3, 3, 3)
    opened = started(reserve_view="public")
    assert opened.view("zoé").reserve == Dice(3, 3, 3, 3)
    assert table(reserve_view="public").view("zoé").reserve == Dice(0, 0, 0, 0)


def test_what_is_left_in_reserve_is_told_to_the_keeper() -> None:
    """INN-SEC-02, INN-SEC-04."""
    for view, others in (("hidden", None), ("public", Dice(2, 3, 3, 3))):
        scene = in_scene(reserve_view=view)
        scene.do("gm", RevealSymptom("opening", "!"))
        for seat, expected in (("ana", others), ("gm", Dice(2, 3, 3, 3))):
            lines = next(iter(SeatReader(scene.feeds, seat, "fr").present_frames())).entries
            assert [one.fields.reserve for one in lines if one.type == "DiceReleased"] == [expected]


def test_hints_are_for_the_keeper() -> None:
    """INN-SEC-01, INN-DICE-05."""
    scene = in_scene()
    scene.do("gm", CloseOrdinaryScene())
    assert scene.last("gm") == ["OrdinarySceneClosed", "PacingWarned"]
    assert scene.last("ana") == ["OrdinarySceneClosed"]
    assert scene.view("gm").screen.pacing_warnings


@pytest.mark.parametrize(
    "command",
    [
        RecordSituationElement(ELEMENTS[0]),
        RecordSymptom("opening", "!"),
        SetDiceScheme(Dice(12, 0, 0, 0)),
        PlanInformation("source", "Lui", 1),
    ],
)
def test_each_preparing_command_is_the_keepers_own(command: Command) -> None:
    """INN-SEC-01: no frame for anybody else."""
    scene = table()
    scene.do("gm", command)
    assert scene.last("gm")
    for seat in OTHERS:
        assert scene.last(seat) == []


def test_those_without_protagonist_see_what_players_see() -> None:
    """INN-AUX-03, INN-SEC-01: auxiliaries, commentators, spectators and the host."""
    scene = player(in_phase_two(3), "ana", mode="auxiliary", status="lost")
    player(scene, "bob", mode="commentator", status="fled")
    scene.do("gm", MakeThreat("cléo", "!"))
    assert len({id(type(scene.view(seat))) for seat in ("ana", "bob", "cléo", "zoé", "host")}) == 1
    views = [scene.view(seat) for seat in ("ana", "bob", "cléo", "zoé", "host")]
    assert all(view == views[0] for view in views)


def test_refusals_name_no_secret() -> None:
    """INN-SEC-05: an id that the sender cannot see is like one that does not exist."""
    scene = in_scene()
    planned = scene.act("gm", PlanInformation("source", "Lui", 1))
    for hidden in (planned, "nothing"):
        scene.refuse("ana", DeclareGoal("!", "nature", threat_id=hidden), "bad_value")
        scene.refuse("ana", VoteTransgression(hidden, "yes"), "bad_value")
        scene.refuse_correction("ana", ContestRuling(hidden), "unknown_event")
