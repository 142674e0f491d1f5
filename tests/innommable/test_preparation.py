"""The keeper's preparation and the start of play."""

from __future__ import annotations

import itertools
from typing import get_args

import pytest

from domain.base.refusal import Refused
from domain.systems.innommable.epilogue import CloseGame, DeclareDefused
from domain.systems.innommable.preparation.forms import schemes
from domain.systems.innommable.preparation.preparation import (
    DropPlannedInformation,
    PlanInformation,
    RecordSituationElement,
    RecordSymptom,
    SetDiceScheme,
    SetTableOptions,
    StartPlay,
)
from domain.systems.innommable.preparation.protagonists import AnnounceSetting, SetAttachment
from domain.systems.innommable.scenes.monologues import TakeDie
from domain.systems.innommable.scenes.revelations import RevealInformation, RevealSource, RevealSymptom
from domain.systems.innommable.state.dice import Dice
from domain.systems.innommable.state.situation import (
    SLOTS,
    AestheticElement,
    Antagonist,
    AntagonistsElement,
    InformationKind,
    Options,
    RoleElement,
    SettingElement,
    SituationElement,
    Slot,
    SourceElement,
)
from domain.systems.innommable.state.start import check_dice
from domain.systems.innommable.state.state import Column, Mystery
from tests.innommable.table import (
    ELEMENTS,
    NAMES,
    SCHEMES,
    dice,
    in_phase_three,
    in_phase_two,
    in_scene,
    new_scene,
    prepare,
    protagonist,
    ready,
    settle,
    started,
    table,
)


@pytest.mark.parametrize(
    "element",
    [
        SettingElement("Un phare", "1911", " "),
        SourceElement("abstract", ""),
        AntagonistsElement((), "Tout s’effondre"),
        AntagonistsElement((Antagonist("X", " "),), "Tout s’effondre"),
        AntagonistsElement((Antagonist("X", "Y"),), ""),
        AestheticElement(""),
        RoleElement("\t"),
    ],
)
def test_an_element_is_never_blank(element: SituationElement) -> None:
    """INN-PREP-01."""
    table().refuse("gm", RecordSituationElement(element), "bad_value", rule="INN-PREP-01")


@pytest.mark.parametrize("missing", range(len(ELEMENTS)))
def test_all_five_elements_are_needed(missing: int) -> None:
    """INN-PREP-01: the keeper reads which one is missing."""
    scene = settle(table())
    for place, element in enumerate(ELEMENTS):
        if place != missing:
            scene.do("gm", RecordSituationElement(element))
    refused = scene.refuse("gm", StartPlay(), "situation_incomplete", rule="INN-PREP-01")
    names = ("setting", "source", "antagonists", "aesthetic", "role")
    assert refused.details == {"missing": names[missing]}


def test_elements_stay_editable_until_the_game_is_closed() -> None:
    """INN-PREP-02: editing never changes what was announced."""
    scene = started()
    scene.do("gm", RecordSituationElement(SettingElement("Une île", "1912", "La brume")))
    assert scene.state.prepared.situation["setting"].place == "Une île"
    assert scene.state.announced.place == "Un phare"
    scene.do("gm", DeclareDefused())
    scene.do("gm", RecordSituationElement(AestheticElement("Le sel")))
    scene.do("gm", CloseGame())
    scene.refuse("gm", RecordSituationElement(AestheticElement("La craie")), "wrong_phase", rule="INN-PREP-02")


@pytest.mark.parametrize("missing", SLOTS)
def test_all_five_symptoms_are_needed(missing: Slot) -> None:
    """INN-PREP-03."""
    scene = settle(table())
    for element in ELEMENTS:
        scene.do("gm", RecordSituationElement(element))
    for slot in SLOTS:
        if slot != missing:
            scene.do("gm", RecordSymptom(slot, "!"))
    scene.refuse("gm", StartPlay(), "symptoms_incomplete", rule="INN-PREP-03")
    scene.refuse("gm", RecordSymptom(missing, " "), "bad_value")
    scene.do("gm", RecordSymptom(missing, "!"))
    scene.refuse("gm", StartPlay(), "scheme_missing", rule="INN-PREP-04")


def test_a_symptom_can_be_rewritten_until_it_is_revealed() -> None:
    """INN-PREP-03."""
    scene = in_scene()
    scene.do("gm", RecordSymptom("opening", "Autre chose"))
    scene.do("gm", RevealSymptom("opening", "Autre chose, dit tout haut"))
    scene.refuse("gm", RecordSymptom("opening", "Encore"), "already_revealed", rule="INN-PREP-03")
    scene.do("gm", RecordSymptom("trigger", "Encore"))
    in_phase_two().refuse("gm", RecordSymptom("opening", "Tard"), "wrong_phase")


@pytest.mark.parametrize(
    ("scheme", "code"),
    [
        ((3, 4, 3, 2), "scheme_order"),
        ((4, 3, 2, 3), "scheme_order"),
        ((4, 2, 3, 3), "scheme_order"),
        ((1, 2, 3, 4), "scheme_order"),
        ((3, 3, 3, 2), "scheme_total"),
        ((4, 3, 3, 3), "scheme_total"),
        ((13, 0, 0, -1), "bad_value"),
    ],
)
def test_a_scheme_that_does_not_fit(scheme: tuple[int, int, int, int], code: str) -> None:
    """INN-PREP-04: the order is checked before the sum."""
    table().refuse("gm", SetDiceScheme(dice(*scheme)), code, rule="INN-PREP-04")


@pytest.mark.parametrize("scheme", [(3, 3, 3, 3), (12, 0, 0, 0), (6, 6, 0, 0), (5, 4, 3, 0)])
def test_schemes_that_fit(scheme: tuple[int, int, int, int]) -> None:
    """INN-PREP-04: equal numbers are in order, and the smaller types may be absent."""
    assert started(2, scheme).state.reserve == dice(*scheme)
    assert dice(*scheme) in schemes(12)


@pytest.mark.parametrize(("players", "total"), [(2, 12), (3, 15), (4, 18)])
def test_the_advised_total(players: int, total: int) -> None:
    """INN-PREP-04, INN-PREP-05: 3(N+2); the offered schemes are all of that sum."""
    table(players).refuse("gm", SetDiceScheme(dice(total - 1)), "scheme_total")
    table(players).do("gm", SetDiceScheme(dice(total)))
    assert {scheme.total for scheme in schemes(total)} == {total}


def test_the_offered_schemes_are_those_that_are_taken() -> None:
    """INN-PREP-04: every one, and no other of the same sum."""
    state = table(2).state
    dealt = (s for s in itertools.product(range(13), repeat=4) if sum(s) == 12)
    assert {dice(*scheme) for scheme in dealt if _fits(state, dice(*scheme))} == {*schemes(12)}


def _fits(state: Mystery, scheme: Dice) -> bool:
    try:
        check_dice(state, scheme)
    except Refused:
        return False
    return True


def test_the_scheme_is_checked_again_at_the_start() -> None:
    """INN-PREP-04: the total may have been chosen anew meanwhile."""
    scene = ready()
    scene.do("gm", SetTableOptions(Options(dice_total=13)))
    scene.refuse("gm", StartPlay(), "scheme_total", rule="INN-PREP-04")
    scene.do("gm", SetDiceScheme(dice(4, 3, 3, 3)))
    scene.do("gm", StartPlay())


def test_an_impossible_total_given_at_the_opening_fits_no_scheme() -> None:
    """INN-PREP-05: phase 2 needs one die at least."""
    scene = table(2, dice_total=6)
    scene.refuse("gm", SetDiceScheme(dice(3, 1, 1, 1)), "scheme_total")
    assert not [move for move in scene.moves("gm") if move.command is SetDiceScheme]


@pytest.mark.parametrize(("players", "opening", "phase_one", "phase_two"), [(2, 1, 6, 6), (3, 3, 8, 7), (4, 5, 10, 8)])
def test_the_allotment_of_dice(players: int, opening: int, phase_one: int, phase_two: int) -> None:
    """INN-PREP-05, INN-EX-07: 2N-3 for the opening, 1 each, 2 for the trigger; N+4 remain."""
    scene = in_scene(players)
    bowl = [0]
    for slot in SLOTS:
        if slot != "opening":
            new_scene(scene)
        scene.do("gm", RevealSymptom(slot, "!"))
        bowl.append(scene.state.bowl.total)
    assert [after - before for before, after in itertools.pairwise(bowl)] == [opening, 1, 1, 1, 2]
    assert scene.state.bowl.total == phase_one
    assert scene.state.reserve.total == phase_two


def test_a_custom_total_changes_phase_two_alone() -> None:
    """INN-PREP-05: T-(2N+2), one at least."""
    scene = in_phase_two(2, (7, 0, 0, 0), dice_total=7)
    assert (scene.state.bowl.total, scene.state.reserve.total) == (6, 1)
    scene.refuse("gm", RevealInformation("plan_element", "!"), "reserve_needed_for_source")
    scene.do("gm", RevealSource("!"))


def test_the_plan_is_free_and_binds_nobody() -> None:
    """INN-PREP-06: a note of dice, with a hint when they do not add up."""
    scene = prepare(table())
    scene.refuse("gm", PlanInformation("source", "Lui", 0), "bad_value")
    scene.refuse("gm", PlanInformation("source", " ", 1), "bad_value")
    first = scene.do("gm", PlanInformation("antagonist_lair", "La cave", 2))
    assert [type(c).__name__ for c in first.consequences] == ["PacingWarned"]
    second = scene.do("gm", PlanInformation("source", "Lui", 4))
    assert second.consequences == ()
    assert scene.state.prepared.warnings == ()
    scene.refuse("gm", DropPlannedInformation("nothing"), "bad_value")
    dropped = scene.do("gm", DropPlannedInformation(first.event.id))
    assert [c.code for c in dropped.consequences] == ["plan_mismatch"]  # type: ignore[attr-defined]
    line = scene.line("gm")
    assert (line.type, line.fields.label, line.fields.dice) == ("PlannedInformationDropped", "La cave", 2)
    assert list(scene.state.prepared.plan) == [second.event.id]


def test_a_plan_that_is_kept_to_gives_no_hint() -> None:
    """INN-PREP-06: what was revealed as it was planned counts no more, neither in the plan nor in the dice."""
    scene = in_phase_two()
    lair = scene.act("gm", PlanInformation("antagonist_lair", "La cave", 2))
    scene.do("gm", PlanInformation("source", "Lui", scene.state.reserve.total - 2))
    assert scene.state.prepared.warnings == ()
    kept = scene.do("gm", RevealInformation("antagonist_lair", "Sous la cave.", 2, plan_id=lair))
    assert "PacingWarned" not in {type(each).__name__ for each in kept.consequences}
    broken = scene.do("gm", RevealInformation("plan_element", "Ils savent.", 1))
    assert "plan_mismatch" in {getattr(each, "code", "") for each in broken.consequences}


def test_planned_entries_become_revealed() -> None:
    """INN-PREP-06: an entry with its information, entries of the source with the source."""
    scene = prepare(table())
    kinds: tuple[InformationKind, ...] = get_args(InformationKind)
    ids = {kind: scene.act("gm", PlanInformation(kind, kind, 1)) for kind in kinds}
    settle(scene).do("gm", StartPlay())
    for slot in SLOTS:
        new_scene(scene).do("gm", RevealSymptom(slot, "!"))
    scene.do("gm", RevealInformation("antagonist_lair", "!", plan_id=ids["antagonist_lair"]))
    scene.refuse("gm", DropPlannedInformation(ids["antagonist_lair"]), "already_revealed", rule="INN-PREP-06")
    scene.do("gm", RevealSource("!"))
    revealed = {kind: scene.state.prepared.plan[i].revealed for kind, i in ids.items()}
    assert revealed == {
        "antagonist_identity": False,
        "antagonist_lair": True,
        "plan_element": False,
        "source": True,
    }
    scene.refuse("gm", PlanInformation("plan_element", "Tard", 1), "wrong_phase")
    scene.refuse("gm", DropPlannedInformation(ids["plan_element"]), "wrong_phase")


def test_planning_goes_on_during_play() -> None:
    """INN-PREP-06: in phases 1 and 2, even while somebody speaks."""
    scene = in_scene()
    scene.do("gm", RevealSymptom("opening", "!"))
    scene.do("ana", TakeDie("d20"))
    scene.do("gm", PlanInformation("plan_element", "Une idée", 1))
    in_phase_two().do("gm", PlanInformation("plan_element", "Une idée", 1))


def test_the_start_needs_the_setting_and_every_player() -> None:
    """INN-PREP-07: in the order of the catalogue."""
    scene = prepare(table())
    scene.refuse("gm", StartPlay(), "setting_not_announced", rule="INN-CHAR-01")
    scene.refuse("ana", StartPlay(), "not_your_role")
    settle(scene)
    assert any(move.command is StartPlay for move in scene.moves("gm"))
    scene.do("gm", StartPlay())
    scene.refuse("gm", StartPlay(), "wrong_phase")


def test_protagonists_and_attachments_are_needed_at_the_start() -> None:
    """INN-PREP-07, INN-CHAR-02, INN-CHAR-03."""
    scene = prepare(table())
    scene.do("gm", AnnounceSetting("Ici", "Hier", "Témoins"))
    scene.do("ana", protagonist(NAMES["ana"]))
    scene.refuse("gm", StartPlay(), "protagonist_missing", rule="INN-CHAR-02")
    scene.do("bob", protagonist(NAMES["bob"]))
    scene.refuse("gm", StartPlay(), "attachment_missing", rule="INN-CHAR-03")
    scene.do("ana", SetAttachment("Le phare", "object", "Sa lumière"))
    scene.do("bob", SetAttachment("Rose", "person", "Sa fille"))
    scene.do("ana", protagonist(" ROSE "))
    scene.refuse("gm", StartPlay(), "attachment_is_protagonist", rule="INN-CHAR-03")


def test_what_the_start_gives() -> None:
    """INN-PREP-07, INN-CHAR-06, INN-FATE-02: phase 1, difficulty 1, full reserve, empty bowl, one box each."""
    scene = ready(3)
    step = scene.do("gm", StartPlay())
    state = scene.state
    assert (state.phase, state.difficulty) == ("awareness", 1)
    assert (state.reserve, state.bowl) == (dice(*SCHEMES[3]), dice())
    for found in state.players.values():
        assert found.pool == dice()
        assert (found.monologue_count, found.transgressed, found.status) == (0, False, "active")
        assert found.attachment.status == "intact"
        assert (found.own, found.tie) == (Column(1, 0), Column(0, 0))
    assert [type(c).__name__ for c in step.consequences] == ["PhaseChanged", "DifficultyChanged"]
    assert scene.state.table.status == "playing"


def test_nothing_of_the_plan_is_left_to_warn_about_in_phase_three() -> None:
    """INN-PREP-06."""
    assert in_phase_three().state.reserve == dice()
