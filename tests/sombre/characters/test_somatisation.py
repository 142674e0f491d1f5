"""Somatisations: how they begin, what each does, who is shut out, and how they end."""

from __future__ import annotations

from typing import Any

import pytest

from domain.base.corrections import ContestRuling, Retract
from domain.base.events import Command
from domain.systems.sombre.characters.traits import ChangeTrait, NewTrait
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import CancelCall, DeclareAction, Roll
from domain.systems.sombre.fear.fear import CallFearRoll, Frightened, WorsenFear
from domain.systems.sombre.fear.somatisation_rulings import (
    ChooseSomatisation,
    DiscloseSomatisation,
    EndFrenzy,
    ReviveCharacter,
    RuleFall,
    RuleSomatisationEffect,
    TriggerSomatisation,
)
from domain.systems.sombre.mind.somatisation import USUAL
from domain.systems.sombre.scenes.scenes import CloseScene, OpenScene
from domain.systems.sombre.state.mind import Custom
from domain.systems.sombre.table.phases import SetWatching
from domain.table.commands import (
    AddSeat,
    AllowStandIn,
    CloseSeat,
    EndTable,
    JoinTable,
    PauseTable,
    ResumeTable,
    SetPresence,
    StartTable,
)
from projections.base.encoding import encode
from projections.moves import offers
from tests.contract.sessions import fits
from tests.scene import Scene
from tests.sombre.table import (
    agreed,
    carole,
    code_of,
    do_as_offered,
    draft,
    frighten,
    playing,
    roll,
    rolled,
    ticks,
    who,
)


def afraid(**options: object) -> tuple[Scene, str]:
    scene, person = playing(**options)
    frighten(scene, person, 20)
    return scene, person


def trigger(scene: Scene, person: str, kind: Any, **named: Any) -> None:
    do_as_offered(scene, "gm", TriggerSomatisation(person, "gm", kind, **named))


def presence(scene: Scene, seat: str = "ana") -> str:
    found: dict[str, str] = {p.seat: p.presence for p in scene.view("gm").table.presences}
    return found[seat]


def seen(scene: Scene, seat: str, person: str) -> Any:
    return next(c for c in scene.view(seat).characters if c.id == person)


def nurse(scene: Scene) -> str:
    """Bob, who knows Médecine."""
    from domain.systems.sombre.characters.approval import ValidateCharacter
    from domain.systems.sombre.characters.proposal_commands import ProposeSkill

    person = draft(scene, "bob", "Bob")
    agreed(scene, "bob", ProposeSkill(person, 12, "Médecine"))
    scene.do("gm", ValidateCharacter(person))
    return person


def test_in_place_of_fear() -> None:
    """SOM-SOMA-01, SOM-SOMA-06, SOM-FEAR-11: only the feverish and the panicked; it replaces their state."""
    scene, person = playing()
    scene.refuse("gm", TriggerSomatisation(person, "gm", "sobs"), "not_afraid")
    frighten(scene, person, 1)
    scene.refuse("gm", TriggerSomatisation(person, "gm", "sobs"), "not_afraid")
    frighten(scene, person, 20)
    trigger(scene, person, "sobs")
    assert who(scene, person).mind.fear is None
    scene.refuse("gm", TriggerSomatisation(person, "gm", "screams"), "already_somatising")
    scene.refuse("gm", WorsenFear(person), "not_afraid")


@pytest.mark.parametrize("kind", ["sobs", "screams", "vomiting", "anxiety_attack"])
def test_common_effect(kind: str) -> None:
    """SOM-SOMA-02, SOM-SOMA-12, SOM-SOMA-13, SOM-SOMA-14, SOM-SOMA-15: no action until the close."""
    scene, person = afraid()
    trigger(scene, person, kind)
    assert [seen(scene, seat, person).somatisation.kind for seat in ("ana", "bob", "eve")] == [kind] * 3
    scene.refuse("ana", DeclareAction(person, "Je fuis."), "incapacitated")
    scene.refuse("gm", CallRoll(person, ("body",)), "incapacitated")
    rolled(scene, CallRoll(person, ("mind",), "pure"), "ana", 5)
    assert presence(scene) == "watching"
    scene.do("gm", CloseScene())
    assert scene.last("bob") == ["SomatisationEnded", "SeatPresenceChanged", "SceneClosed"]
    scene.do("gm", OpenScene("Après"))
    scene.do("ana", DeclareAction(person, "Je repars."))


def test_only_the_six_are_on_the_sheet() -> None:
    """SOM-SOMA-03, SOM-SOMA-09: the player chooses among six; the others are the game master's."""
    scene, person = afraid()
    scene.do("gm", TriggerSomatisation(person, "player"))
    scene.refuse("ana", ChooseSomatisation(person, "frenzy"), "not_on_sheet")
    move = next(m for m in scene.moves("ana") if m.command is ChooseSomatisation)
    assert move.fields["kind"]["enum"] == list(USUAL)
    scene.refuse("bob", ChooseSomatisation(person, "sobs"), "not_owner")
    scene.do("ana", ChooseSomatisation(person, "fainting"))
    assert presence(scene) == "away"


@pytest.mark.parametrize("kind", ["fainting", "stupor", "spasmophilia", "convulsions", "suspended_animation"])
def test_excluding(kind: str) -> None:
    """SOM-SOMA-04, SOM-SOMA-17, SOM-SOMA-20: the player leaves, and sees and hears nothing until the close."""
    scene, person = afraid()
    trigger(scene, person, kind)
    told = "no_sign_of_life" if kind == "suspended_animation" else kind
    assert [seen(scene, seat, person).somatisation.kind for seat in ("gm", "bob", "eve")] == [kind, told, told]
    assert presence(scene) == "away"
    before, count = scene.view("ana"), len(scene.feed("ana"))
    other = carole(scene, "bob", "Bob")
    roll(scene, other, 5, seat="bob")
    scene.do("gm", PauseTable())
    scene.do("gm", ResumeTable())
    assert (scene.view("ana"), len(scene.feed("ana"))) == (before, count)
    assert scene.moves("ana") == []
    scene.refuse("ana", DeclareAction(person, "…"), "seat_away")
    if kind == "convulsions":
        scene.do("gm", RuleSomatisationEffect(person, fatigue=1))
    scene.do("gm", CloseScene())
    assert scene.last("ana") == ["SeatPresenceChanged", "SceneClosed"]
    assert [c.id for c in scene.view("ana").characters] == [person, other]


def test_somatogenic_roll() -> None:
    """SOM-SOMA-05: announced to all before the die; it binds the game master to nothing."""
    scene, person = playing()
    scene.do("gm", CallFearRoll((Frightened(person),), "…", "natural_only"))
    assert scene.view("eve").calls[0].somatogenic == "natural_only"
    event = scene.last_id
    scene.do("ana", Roll(f"{event}.1"), 20)
    assert who(scene, person).mind.fear is not None
    from domain.base.refusal import Refused

    with pytest.raises(Refused) as caught:
        scene.amend("gm", event, CallFearRoll((Frightened(person),), "…", "none"))
    assert caught.value.code == "too_late"
    scene.amend("gm", event, CallFearRoll((Frightened(person),), "Autrement dit", "natural_only"))


def test_as_a_conclusion() -> None:
    """SOM-SOMA-07, SOM-SOMA-10 (E-26): out of danger, sobs, then the scene closes."""
    scene, person = afraid()
    trigger(scene, person, "sobs")
    scene.do("gm", CloseScene())
    assert who(scene, person).mind.somatisation is None


@pytest.mark.parametrize("die", range(1, 7))
def test_by_die(die: int) -> None:
    """SOM-SOMA-08, SOM-SOMA-28: the player throws a d6 on the six; the fear lasts until then."""
    scene, person = afraid()
    request = scene.act("gm", TriggerSomatisation(person, "d6"))
    assert scene.last("eve") == ["SomatisationRuled", "SomatisationRequested"]
    assert who(scene, person).mind.fear is not None
    scene.refuse("ana", Roll(f"{request}.d6"), "bad_die", 7)
    scene.do("ana", Roll(f"{request}.d6"), die)
    found = who(scene, person).mind.somatisation
    assert found is not None
    assert (found.kind, found.method) == (USUAL[die - 1], "d6")


def test_a_request_may_be_dropped() -> None:
    """SOM-SOMA-28: everybody reads of it; then the game master may choose."""
    scene, person = afraid()
    scene.refuse("ana", ChooseSomatisation(person, "sobs"), "not_requested")
    for method in ("player", "d6"):
        scene.do("gm", TriggerSomatisation(person, method))
        scene.refuse("gm", TriggerSomatisation(person, "gm", "sobs"), "already_somatising")
        do_as_offered(scene, "gm", CancelCall(scene.last_id))
        assert [scene.last(seat) for seat in ("gm", "ana", "bob", "eve")] == [["RollCancelled"]] * 4
    assert not scene.state.dice.calls
    trigger(scene, person, "vomiting")


def test_at_risk_subjects() -> None:
    """SOM-SOMA-11: special ones need the game master's word; the sheet checks what it can."""
    scene, person = afraid()
    for kind in ("frenzy", "infarct", "ecstasy"):
        scene.refuse("gm", TriggerSomatisation(person, "gm", kind), "not_at_risk")
    scene.refuse("gm", TriggerSomatisation(person, "gm"), "out_of_bounds")
    scene.refuse("gm", TriggerSomatisation(person, "d6", "frenzy"), "out_of_bounds")
    trigger(scene, person, "frenzy", attested=True)


def test_screams_leave_a_voice() -> None:
    """SOM-SOMA-13: text alone."""
    scene, person = afraid()
    trigger(scene, person, "screams")
    do_as_offered(scene, "gm", RuleSomatisationEffect(person, voice="enrouée jusqu’à demain"))
    assert scene.feed("bob")[-1].entries[0].fields.voice == "enrouée jusqu’à demain"
    scene.refuse("gm", RuleSomatisationEffect(person, fatigue=1), "out_of_bounds")
    scene.refuse("gm", RuleSomatisationEffect(person), "out_of_bounds")
    other, awake = playing()
    other.refuse("gm", RuleSomatisationEffect(awake, voice="x"), "not_somatising")


def test_fainting_and_care() -> None:
    """SOM-SOMA-16: a successful roll of care by someone else; the player watches, still unable to act."""
    scene, person = afraid()
    other = nurse(scene)
    trigger(scene, person, "fainting")
    scene.refuse("gm", ReviveCharacter(person), "roll_not_successful")
    roll(scene, other, 18, "Médecine", seat="bob")
    scene.refuse("gm", ReviveCharacter(person, list(scene.state.dice.rolls)[-1]), "roll_not_successful")
    roll(scene, other, 5, "Médecine", seat="bob")
    scene.do("gm", ReviveCharacter(person, list(scene.state.dice.rolls)[-1]))
    assert presence(scene) == "watching"
    assert scene.last("ana") == ["SeatPresenceChanged"]
    scene.refuse("ana", DeclareAction(person, "…"), "incapacitated")
    scene.refuse("gm", ReviveCharacter(person), "cannot_be_woken")


def test_stupor_cannot_be_woken() -> None:
    """SOM-SOMA-17: he stands; if jostled, he falls."""
    scene, person = afraid()
    trigger(scene, person, "stupor")
    scene.refuse("gm", ReviveCharacter(person), "cannot_be_woken")
    scene.do("gm", RuleFall(person, 1))
    assert code_of(scene, person, "wounds") == "x"


def test_spasmophilia_and_slaps() -> None:
    """SOM-SOMA-18: no roll is needed."""
    scene, person = afraid()
    trigger(scene, person, "spasmophilia")
    scene.do("gm", ReviveCharacter(person))
    assert presence(scene) == "watching"


def test_what_happens_meanwhile_leaves_no_mark() -> None:
    """SOM-SOMA-04, C-7: for whoever is away the record stands still, its marks and refusals too."""
    scene, person = afraid()
    said = scene.act("ana", DeclareAction(person, "Je fuis."))
    cried = scene.act("ana", DeclareAction(person, "Je crie."))
    trigger(scene, person, "fainting")
    before = scene.feed("ana")
    scene.correct("gm", Retract(said, "non"))
    scene.correct("bob", ContestRuling(cried, "vraiment ?"))
    assert scene.feed("ana") == before
    assert {line.withdrawn for frame in scene.feed("bob") for line in frame.entries if line.event == said} == {True}
    for target in (said, cried, "nothing"):
        scene.refuse_correction("ana", ContestRuling(target), "seat_away")
    scene.do("gm", PauseTable())
    scene.refuse("ana", DeclareAction(person, "…"), "seat_away")
    scene.do("gm", ResumeTable())
    scene.do("gm", CloseScene())
    assert {line.withdrawn for frame in scene.feed("ana") for line in frame.entries if line.event == said} == {True}
    assert {line.contested for frame in scene.feed("ana") for line in frame.entries if line.event == cried} == {True}


def test_who_comes_back_by_a_retraction_reads_what_changed_meanwhile() -> None:
    """SOM-SOMA-04, C-7: all that is otherwise than in the view with which it left."""
    scene, person = afraid()
    fainted = scene.act("gm", TriggerSomatisation(person, "gm", "fainting"))
    said = scene.act("bob", DeclareAction(carole(scene, "bob", "Bob"), "Je crie."))
    scene.correct("gm", Retract(fainted, "non"))
    told = {seat: {c.path: c.now for c in scene.line(seat).fields.changes} for seat in ("ana", "bob")}
    assert [each["id"] for each in told["ana"]["/declarations"]] == [said]
    assert "/declarations" not in told["bob"]


def test_moves_and_answers_stay_while_somebody_is_out() -> None:
    """SOM-SOMA-04, C-7: how the table counts a seat meanwhile tells it nothing, nor does what it says of itself."""
    scene, person = afraid()
    trigger(scene, person, "spasmophilia")
    moves, frames = encode(offers(scene.feeds, "ana", "fr")), scene.feed("ana")
    words = (SetPresence("ana", True), SetPresence("ana", False), JoinTable("Ana"), JoinTable())
    for known in ("host", "ana"):
        for command in (SetPresence("ana", True), SetPresence("ana", False)):
            scene.do(known, command)
            assert encode(offers(scene.feeds, "ana", "fr")) == moves
            assert all(fits(scene, "ana", word) for word in words)
    scene.refuse("ana", JoinTable("Anna"), "seat_away")
    scene.refuse("ana", JoinTable("Bob"), "seat_away")
    scene.do("ana", JoinTable("Ana"))
    assert encode(offers(scene.feeds, "ana", "fr")) == moves
    assert all(fits(scene, "ana", word) for word in words)
    assert scene.feed("ana") == frames
    scene.do("gm", ReviveCharacter(person))
    assert presence(scene) == "watching"
    assert encode(offers(scene.feeds, "ana", "fr")) != moves


@pytest.mark.parametrize("meanwhile", [SetPresence("bob", True), CloseSeat("bob", "parti")])
def test_what_the_table_answers_whoever_is_out_tells_nothing_of_the_others(meanwhile: Command) -> None:
    """SOM-SOMA-04, C-7: neither who left, nor who came, nor for whom one may act; and nothing is recorded."""
    scene, person = afraid()
    trigger(scene, person, "fainting")
    others = ("bob", "eve", "gm", "player1", "nobody")
    asked: list[Command] = [StartTable(), PauseTable(), ResumeTable(), EndTable(), AddSeat("Zoé", "player")]
    asked += [AddSeat("Lou", "gm"), JoinTable("Lou"), *(CloseSeat(seat, "parti") for seat in (*others, "ana"))]
    asked += [SetPresence(seat, away) for seat in others for away in (True, False)]
    asked += [AllowStandIn(seat, by) for seat in (*others, "ana") for by in ("ana", "bob")]
    for command in (meanwhile, AddSeat("Lou", "player"), PauseTable()):
        scene.do("host", command)
    for command in asked:
        scene.refuse("ana", command, "seat_away")


def test_convulsions() -> None:
    """SOM-SOMA-19, SOM-SOMA-29: Fatigue 1 to 3, mandatory; 0 or 1 Wound; 0 to 2 more unless the jaw is protected."""
    scene, person = afraid()
    trigger(scene, person, "convulsions")
    scene.refuse("gm", CloseScene(), "needs_gm_ruling")
    assert scene.view("gm").due[0].what == "convulsions"
    for wrong in ({"fatigue": 0}, {"fatigue": 4}, {"wounds": 2}, {"jaw_wounds": 3}):
        scene.refuse("gm", RuleSomatisationEffect(person, **wrong), "out_of_bounds")  # type: ignore[arg-type]
    blow = scene.act("gm", CallRoll(person, ("body",)))
    shown = {seat: next(c.conditions for c in scene.view(seat).calls) for seat in ("gm", "bob")}
    assert shown == {"gm": 2, "bob": None}, "SOM-ROLL-21: ranks that the rules add are read before the die falls"
    scene.do("gm", Roll(blow), 4)
    assert (scene.state.dice.rolls[blow].result.conditions, scene.state.dice.rolls[blow].result.total) == (2, 10)
    scene.do("gm", RuleSomatisationEffect(person, fatigue=3, wounds=1))
    assert scene.feed("bob")[-1].entries[0].fields.fatigue is None
    scene.refuse("gm", RuleSomatisationEffect(person, fatigue=1), "out_of_bounds")
    scene.do("gm", RuleSomatisationEffect(person, jaw_protected=True))
    scene.refuse("gm", RuleSomatisationEffect(person, jaw_wounds=2), "jaw_protected")
    assert (code_of(scene, person, "fatigue"), code_of(scene, person, "wounds")) == ("xxx", "x")
    scene.do("gm", CloseScene())


def test_suspended_animation() -> None:
    """SOM-SOMA-20: to everyone else no sign of life; an examination tells the examiner; the close tells all."""
    scene, person = afraid()
    other = nurse(scene)
    trigger(scene, person, "suspended_animation")
    assert scene.feed("bob")[-1].entries[1].fields.kind == "no_sign_of_life"
    assert (seen(scene, "bob", person).alive, seen(scene, "gm", person).alive) == (None, True)
    scene.refuse("gm", ReviveCharacter(person), "cannot_be_woken")
    roll(scene, other, 3, "Médecine", seat="bob", concerned=(person,))
    assert scene.last("bob")[-1] == "SuspendedAnimationDisclosed"
    assert scene.last("eve") == ["DieRolled", "RollResolved"]
    assert seen(scene, "bob", person).alive is True
    assert seen(scene, "eve", person).somatisation.kind == "no_sign_of_life"
    scene.do("gm", CloseScene())
    assert seen(scene, "eve", person).alive is True


def test_a_withheld_suspended_animation() -> None:
    """SOM-SOMA-20: nobody is there to see; the others keep the sign of life until it is disclosed."""
    scene, person = afraid()
    scene.refuse("gm", CloseScene((person,)), "not_hidden")
    trigger(scene, person, "suspended_animation")
    scene.refuse("gm", DiscloseSomatisation(person, ("personne",)), "unknown_seat")
    scene.refuse("gm", DiscloseSomatisation(person, ()), "not_hidden")
    scene.do("gm", CloseScene((person,)))
    assert scene.last("bob") == ["SeatPresenceChanged", "SceneClosed"]
    assert scene.last("ana") == ["SeatPresenceChanged", "SceneClosed"]
    assert seen(scene, "bob", person).alive is None
    assert seen(scene, "ana", person).alive is True
    scene.do("gm", DiscloseSomatisation(person, ("bob", "eve")))
    assert seen(scene, "bob", person).alive is True
    scene.refuse("gm", DiscloseSomatisation(person, ("bob",)), "not_hidden")


def test_custom() -> None:
    """SOM-SOMA-21 (E-28, E-29): label, excluding, incapacitating, special and after-effect are the game master's."""
    scene, person = afraid()
    storm = Custom("Tempête de l’esprit", special=True, incapacitating=False)
    scene.refuse("gm", TriggerSomatisation(person, "gm", "custom"), "out_of_bounds")
    scene.refuse("gm", TriggerSomatisation(person, "gm", "custom", storm), "not_at_risk")
    scene.refuse("gm", TriggerSomatisation(person, "gm", "custom", Custom(" ")), "name_required")
    trigger(scene, person, "custom", custom=storm, attested=True)
    scene.do("ana", DeclareAction(person, "Je hurle."))
    scene.do("gm", RuleSomatisationEffect(person, voice="trois jours de cécité"))
    assert presence(scene) == "active"


def test_frenzy() -> None:
    """SOM-SOMA-22: he acts, without health modifiers; it can be mastered."""
    scene, person = afraid()
    ticks(scene, person, "wounds", 2)
    ticks(scene, person, "fatigue", 3)
    scene.refuse("gm", EndFrenzy(person, "mastered"), "not_frenzied")
    trigger(scene, person, "frenzy", attested=True)
    assert presence(scene) == "active"
    found = roll(scene, person, 5, "body", 1)
    assert (found.wounds, found.fatigue, found.total) == (0, 0, 8)
    scene.do("gm", EndFrenzy(person, "mastered"))
    assert roll(scene, person, 5, "body").total == 10


@pytest.mark.parametrize(
    ("die", "option", "wounds", "permanent", "illness"),
    [
        (2, "additional", "xx", 0, 0),
        (3, "additional", "xxxx", 1, 1),
        (3, "convert", "xxx", 1, 1),
        (6, "additional", "xxxxxxx", 1, 1),
    ],
)
def test_infarct(die: int, option: str, wounds: str, permanent: int, illness: int) -> None:
    """SOM-SOMA-23: d6 Wounds; from 3 on the heart stays ill, with one permanent Wound more or among them."""
    scene, person = afraid(heart_disease_wound=option)
    trigger(scene, person, "infarct", attested=True)
    call = f"{scene.last_id}.infarct"
    scene.refuse("gm", CloseScene(), "die_pending")
    assert [c.id for c in scene.view("bob").calls] == []
    scene.do("ana", Roll(call), die)
    assert scene.last("bob") == (["DistressStarted"] if len(wounds) == 7 else [])
    found = who(scene, person)
    assert code_of(scene, person, "wounds") == wounds
    assert sum(t.permanent for t in found.gauges.wounds) == permanent
    assert (len(found.sheet.traits), len(found.gauges.mental_instability)) == (illness, illness)
    assert found.mind.heart_disease is bool(illness)


def test_a_further_infarct() -> None:
    """SOM-SOMA-23, SOM-SOMA-24: whatever is asked, a heart patient has an infarct, and the illness rises."""
    scene, person = afraid()
    trigger(scene, person, "infarct", attested=True)
    scene.do("ana", Roll(f"{scene.last_id}.infarct"), 3)
    scene.do("gm", CloseScene())
    scene.do("gm", OpenScene("L’hôpital"))
    frighten(scene, person, 20)
    scene.do("gm", TriggerSomatisation(person, "d6"))
    found = who(scene, person).mind.somatisation
    assert found is not None
    assert (found.kind, found.overridden) == ("infarct", True)
    assert scene.feed("bob")[-1].entries[1].fields.overridden is None
    assert scene.feed("ana")[-1].entries[1].fields.overridden is True
    scene.do("ana", Roll(f"{scene.last_id}.infarct"), 4)
    assert who(scene, person).sheet.traits[0].level == 2
    assert sum(t.permanent for t in who(scene, person).gauges.wounds) == 2


def test_a_heart_that_was_ill_before() -> None:
    """SOM-SOMA-24: the illness of the sheet or of a ruling counts as that of an infarct, as long as it lasts."""
    scene, person = afraid()
    scene.do("gm", ChangeTrait(person, new=NewTrait("disadvantage", "Maladie (cœur)", "physical"), delta=1))
    assert scene.view("ana").characters[0].own.heart_ill
    scene.do("gm", TriggerSomatisation(person, "d6"))
    found = who(scene, person).mind.somatisation
    assert found is not None
    assert (found.kind, found.overridden) == ("infarct", True)


def test_an_infarct_may_kill() -> None:
    """SOM-SOMA-23: die, permanent tick, then death."""
    scene, person = afraid()
    ticks(scene, person, "wounds", 4)
    trigger(scene, person, "infarct", attested=True)
    scene.do("ana", Roll(f"{scene.last_id}.infarct"), 6)
    assert not who(scene, person).alive
    assert "CharacterDied" in scene.last("bob")


def test_falls() -> None:
    """SOM-SOMA-25: 0 or 1 Wound, once."""
    scene, person = afraid()
    trigger(scene, person, "fainting")
    scene.refuse("gm", RuleFall(person, 2), "out_of_bounds")
    scene.do("gm", RuleFall(person, 0))
    scene.refuse("gm", RuleFall(person, 1), "already_fallen")
    other, standing = afraid()
    trigger(other, standing, "sobs")
    other.refuse("gm", RuleFall(standing, 1), "out_of_bounds")


def test_ecstasy() -> None:
    """SOM-SOMA-26 (E-28): mind 13, once in a life; Faith rises, and instability with it; the player watches."""
    scene, person = afraid()
    trigger(scene, person, "ecstasy", attested=True)
    found = who(scene, person)
    assert presence(scene) == "watching"
    assert [(t.title, t.level) for t in found.sheet.traits] == [("Foi", 1)]
    assert code_of(scene, person) == "x"
    scene.do("gm", CloseScene())
    scene.do("gm", OpenScene("Plus tard"))
    frighten(scene, person, 20)
    again = TriggerSomatisation(person, "gm", "ecstasy", attested=True)
    scene.refuse("gm", again, "ecstasy_done")
    other = table_of_the_dull()
    other[0].refuse("gm", TriggerSomatisation(other[1], "gm", "ecstasy", attested=True), "mind_below_13")


def table_of_the_dull() -> tuple[Scene, str]:
    from domain.systems.sombre.characters.approval import ValidateCharacter

    scene, _ = playing()
    person = draft(scene, "bob", "Bob", (12, 11, 12))
    scene.do("gm", ValidateCharacter(person))
    frighten(scene, person, 20, seat="bob")
    return scene, person


def test_presence_by_ruling() -> None:
    """SOM-SOMA-27: what the game master set does not end by itself; what a somatisation set is not his to lift."""
    scene, person = afraid()
    scene.do("gm", SetWatching("bob", True))
    other = carole(scene, "bob", "Bob")
    scene.refuse("bob", DeclareAction(other, "J’arrive."), "incapacitated")
    trigger(scene, person, "sobs")
    scene.refuse("gm", SetWatching("ana", False), "already_somatising")
    scene.do("gm", CloseScene())
    assert (presence(scene, "bob"), presence(scene, "ana")) == ("watching", "active")
