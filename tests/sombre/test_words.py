"""What is told is so: sentences that said more, less or something else than what had happened."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.sombre.characters.approval import ValidateCharacter
from domain.systems.sombre.characters.creation import SetAgeClass
from domain.systems.sombre.characters.experience import ProposeSpend
from domain.systems.sombre.characters.proposal_commands import ReviewProposal
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime
from domain.systems.sombre.combat.turn.stun import CallStun, RuleNpcStun
from domain.systems.sombre.condition.open_consequences import ConsequenceOpened
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import CallSecretRoll
from domain.systems.sombre.health.gear import SetEncumbrance
from domain.systems.sombre.mind.npcs import CreateNpc
from domain.systems.sombre.state.roll_state import Rank
from domain.systems.sombre.table.phases import StartPlay
from domain.systems.sombre.torture.ordeals import CallTortureRoll, RunTortureHours
from projections.feeds.reader import SeatReader
from projections.texts.bundles import bundle
from projections.texts.field_arguments import arguments
from tests.scene import Scene
from tests.sombre.bodies import hurt, totals
from tests.sombre.characters.test_experience import rich
from tests.sombre.fights import acts, bob_acts, combat, fight, fighter, phase, says, simple, touching
from tests.sombre.table import drafting, introduced, npc, playing, result, rolled, ticks


def text(scene: Scene, seat: str, kind: str) -> str:
    """The sentence of the last line of that type."""
    lines = [line for frame in scene.feed(seat) for line in frame.entries if line.type == kind]
    return lines[-1].text


def english(scene: Scene, seat: str, kind: str) -> str:
    lines = [
        line for frame in SeatReader(scene.feeds, seat, "en").frames() for line in frame.entries if line.type == kind
    ]
    return lines[-1].text


def test_a_bare_handed_hit_is_no_blow_to_the_head() -> None:
    """SOM-DAMAGE-04, SOM-STUN-01: wherever it lands it costs Fatigue; the head is another thing."""
    scene, woman, bob, other = combat()
    strike = bob_acts(scene, woman, bob, "strike", other, skill="body")
    simple(scene, "bob", bob, strike, 8, "body", place=5)
    phase(scene)
    assert totals(scene, other) == (0, 1)
    assert "tête" not in text(scene, "gm", "TickApplied")
    assert "head" not in english(scene, "gm", "TickApplied")


def test_a_child_counts_the_wounds_it_has() -> None:
    """SOM-CHAR-15: the circles that it does not have yet are none of them."""
    scene, person = drafting()
    scene.do("gm", SetAgeClass(person, "child"))
    scene.do("gm", ValidateCharacter(person))
    scene.do("gm", StartPlay())
    ticks(scene, person, "wounds", 2)
    assert "soit 2 en tout" in text(scene, "gm", "TickApplied")


def test_common_skills_are_called_by_their_names() -> None:
    """SOM-XP-07: Esprit, in French."""
    scene, person = rich()
    scene.do("ana", ProposeSpend(person, "improve", "mind"))
    assert "Esprit" in text(scene, "ana", "SpendProposed")
    scene.do("gm", ReviewProposal(scene.last_id, "accept"))
    for kind in ("SpendProposed", "SkillImproved"):
        assert "mind" not in text(scene, "ana", kind)
    assert "Esprit" in text(scene, "ana", "SkillImproved")


def test_whose_will_a_torture_tries() -> None:
    """SOM-DANGER-TORTURE-02, SOM-DANGER-TORTURE-03: whoever would keep silent, or would stop."""
    scene, woman = playing()
    bob = fighter(scene, "bob", "Bob", (12, 12, 11))
    scene.do("gm", RunTortureHours(woman, bob, aim="information", hours=1))
    scene.do("gm", CallTortureRoll(scene.last_id), 9)
    assert text(scene, "gm", "TortureRollCalled") == "La volonté de Carole est mise à l’épreuve."
    scene.do("gm", RunTortureHours(woman, bob), 1)
    scene.do("gm", CallTortureRoll(scene.last_id))
    assert text(scene, "gm", "TortureRollCalled") == "La volonté de Bob est mise à l’épreuve."


def test_the_holder_tries_to_hang_on() -> None:
    """SOM-MELEE-16: his die has not fallen."""
    said = bundle("sombre", "fr").say("GrabWillCalled", {"character": "Bob", "victim": "Ada"})
    assert said == "Bob cherche à garder prise sur Ada malgré le coup."


def test_a_struck_swarm() -> None:
    """SOM-ANIMAL-15: no damage, no zone, no die that anybody owes."""
    scene, woman, bob, _ = combat()
    bees = introduced(scene, CreateNpc("Guêpes", "swarm", swarm="small"), "Des guêpes")
    says(scene, "ana", woman, "none")
    touching(scene, bob, bees)
    strike = acts(scene, "bob", bob, "strike", bees, skill="body")
    simple(scene, "bob", bob, strike, 8, "body")
    assert scene.last("bob")[-1] == "SwarmUnharmed"
    assert not {"DamageQueued", "ZoneAsked"} & set(scene.lines("gm"))
    assert fight(scene).hits == ()
    assert not scene.state.dice.calls
    assert text(scene, "eve", "SwarmUnharmed") == "Rien ne blesse des guêpes\u00a0: l’attaque de Bob reste sans effet."


def test_no_ranks_are_not_counted() -> None:
    """SOM-STUN-05, SOM-ROLL-15, SOM-PROT-08."""
    scene, person = playing()
    other = npc(scene)
    scene.do("gm", RuleNpcStun(other, "none", 1))
    scene.do("gm", SetEncumbrance(person, "physical", 1))
    scene.do("gm", SetEncumbrance(person, "physical", 0))
    scene.do("gm", CallRoll(person, ("senses",), difficulty=(Rank("gêne", 0),)))
    for kind in ("NpcStunRuled", "EncumbranceSet", "RollCalled"):
        assert "Rang" not in text(scene, "gm", kind)
        assert "rank" not in english(scene, "gm", kind)
    rolled(scene, CallStun(person, 1), "ana", 20)
    assert "Rang" not in text(scene, "ana", "StunResolved")
    scene.do("gm", RuleNpcStun(other, "dazed", 2))
    assert "2 Rangs" in text(scene, "gm", "NpcStunRuled")


@pytest.mark.parametrize(
    ("minutes", "said"),
    [(30240, "21 jours"), (125, "2 heures et 5 minutes"), (1, "1 minute"), (1505, "1 jour, 1 heure et 5 minutes")],
)
def test_time_in_the_units_that_people_say(minutes: int, said: str) -> None:
    """SOM-DISTRESS-12."""
    scene, _ = playing()
    scene.do("gm", AdvanceFictionTime(minutes))
    assert text(scene, "eve", "FictionTimeAdvanced") == f"Le temps passe\u00a0: {said}."


def test_a_late_hit_that_nobody_dealt() -> None:
    """SOM-RULING-03: the Wounds of a danger have nobody behind them."""
    person = "e1"
    opened = ConsequenceOpened("e1.fall", person, "", 4)
    said: Any = [
        bundle("sombre", locale).say("ConsequenceOpened", arguments(opened, {person: "Ada"}, "sombre", locale))
        for locale in ("fr", "en")
    ]
    assert said[0].startswith("Après coup, des Dommages attendent leur place sur Ada (4 Dommages)")
    assert said[1].startswith("After the fact, damage waits for its place on Ada (4 damage)")


def test_declared_elements_are_named() -> None:
    """SOM-TURN-18: what complicates an action is part of what was declared."""
    scene, woman, _bob, _ = combat()
    says(scene, "ana", woman, "free", text="Elle recule", elements=("en boitant", "dans le noir"))
    assert "en boitant et dans le noir" in text(scene, "eve", "IntentDeclared")


def test_typed_dice_behind_the_screen_are_told_as_typed() -> None:
    """SOM-ROLL-31: in the draw and in the result alike."""
    scene, person = playing()
    scene.do("gm", CallSecretRoll(CallRoll(person, ("senses",))), 7)
    lines = {line.type: line for line in scene.feed("gm")[-1].entries}
    assert lines["SecretRollMade"].dice[0].physical
    assert lines["RollResolved"].fields.physical
    assert result(scene, scene.last_id).die == 7
    hurt(scene, person, 1)
