"""SOM-TURN: the combat Turn, its declarations, its dice and its damage."""

from __future__ import annotations

import pytest

from domain.base.corrections import Retract
from domain.systems.sombre.combat.declarations.intents import DeclareIntent
from domain.systems.sombre.combat.declarations.long_actions import AdjustLongAction, RuleInterruption, SetLongAction
from domain.systems.sombre.combat.declarations.sealing import (
    CallSealedDeclarations,
    OpenSealedIntents,
    SealIntentKind,
    SpecifyIntent,
)
from domain.systems.sombre.combat.resolution.wounds import ImposeWounds, RefineZone, RuleZone
from domain.systems.sombre.combat.turn.clocks import AdvanceFictionTime, AdvanceTurns
from domain.systems.sombre.combat.turn.intent_rulings import (
    ClassifyAction,
    RecordNpcIntent,
    RevealNpcIntent,
    RuleHesitation,
    VoidDeclaration,
)
from domain.systems.sombre.combat.turn.stun import CallStun
from domain.systems.sombre.combat.turn.surprise_rolls import CallSurprise
from domain.systems.sombre.combat.turn.turn import (
    AdvancePhase,
    EndCombat,
    SetCombatants,
    SetContact,
    SetResolutionOrder,
    StartCombat,
)
from domain.systems.sombre.dice.calls import CallOpposedRoll, CallRoll, Side
from domain.systems.sombre.dice.roll_commands import DeclareAction, Roll
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.fatigue import ImposeFatigue, RuleAsleep
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.combat_state import ActionSpec
from domain.systems.sombre.state.roll_state import Rank
from domain.table.commands import SetPresence
from projections.feeds.reader import SeatReader
from projections.texts import LOCALES, Locale
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import (
    acts,
    bob_acts,
    combat,
    done,
    fight,
    fighter,
    idle,
    killer,
    made,
    nobody_acts,
    opposed,
    phase,
    says,
    simple,
    weapon,
    zone,
)
from tests.sombre.table import carole, npc, playing, result, rolled, ticks, who


def last_sentence(scene: Scene, seat: str, locale: Locale) -> str:
    """The last sentence that a seat read."""
    (*_, last) = SeatReader(scene.feeds, seat, locale).frames(scene.feeds.count(seat) - 1)
    return last.entries[0].text


def test_carole_mehdi_and_the_killer() -> None:
    """SOM-TURN-02, SOM-TURN-12, SOM-TURN-14, SOM-DAMAGE-02, SOM-DAMAGE-06, SOM-LOC-03, SOM-LOC-04: E1 with its dice."""
    scene, woman = playing()
    mehdi = fighter(scene, "bob", "Mehdi", (10, 12, 13), line=10)
    other = killer(scene)
    ticks(scene, woman, "fatigue", 1)
    knife = weapon(scene, other, "piercing")
    baton = weapon(scene, mehdi, "blunt")
    scene.do("gm", StartCombat((woman, mehdi, other)))
    scene.refuse("bob", DeclareIntent(mehdi, ActionSpec(kind="prepare")), "not_your_turn_to_declare")
    says(scene, "ana", woman, "flee")
    draw = says(scene, "bob", mehdi, "prepare")
    run = acts(scene, "gm", other, "move")
    event = scene.act("gm", CallSurprise(other, (woman, mehdi)))
    scene.do("gm", Roll(f"{event}.1"), 6)
    scene.do("ana", Roll(f"{event}.2"), 11)
    scene.do("bob", Roll(f"{event}.3"), 10)
    assert result(scene, f"{event}.2").failure == "modified"
    assert fight(scene).surprised == {woman}
    done(scene, draw, run)
    phase(scene, 2)
    scene.do("gm", SetCombatants(removed=(woman,)))
    dodge = says(scene, "bob", mehdi, "dodge", other)
    strike = acts(scene, "gm", other, "strike", mehdi, weapon=knife, skill="Couteau", approach=True)
    attack = Side(other, ("Couteau",), resolves=strike)
    defence = Side(mehdi, ("senses",), resolves=dodge)
    opposed(scene, attack, defence, {other: 8, mehdi: 6}, {other: "gm", mehdi: "bob"})
    zone(scene, "gm", 3)
    assert totals(scene, mehdi) == (0, 0)
    phase(scene)
    assert totals(scene, mehdi) == (2, 0)
    assert body(scene, mehdi).marks == {"right_arm": 2}
    phase(scene)
    hit = says(scene, "bob", mehdi, "strike", other, weapon=baton, skill="Mêlée")
    aimed = acts(scene, "gm", other, "strike", mehdi, weapon=knife, skill="Couteau", aim="head")
    simple(scene, "gm", other, aimed, 7, "Couteau", mehdi)
    assert result(scene, last_id_of(scene, "attack")).total == 10
    assert result(scene, simple(scene, "bob", mehdi, hit, 8, "Mêlée")).total == 10
    zone(scene, "bob", 5)
    scene.do("gm", RefineZone(f"{fight(scene).hits[0].id}", "la gorge"))
    phase(scene)
    assert totals(scene, other) == (3, 0)
    assert totals(scene, mehdi) == (9, 0)
    assert body(scene, mehdi).marks == {"right_arm": 2}
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    scene.do("gm", SetDistressSpeed(mehdi, "lightning"))
    assert totals(scene, mehdi) == (9, 0)
    phase(scene)
    press = acts(scene, "bob", mehdi, "free", text="presser la plaie")
    done(scene, press)
    phase(scene)
    assert totals(scene, mehdi) == (9, 1)
    scene.do("gm", EndCombat())
    scene.do("gm", AdvanceTurns(9))
    assert totals(scene, mehdi) == (9, 10)
    scene.do("gm", AdvanceTurns(1))
    assert not who(scene, mehdi).alive


def last_id_of(scene: Scene, purpose: str) -> str:
    found: list[str] = [c.id for c in scene.state.dice.rolls.values() if c.purpose == purpose]
    return found[-1]


def test_entering_and_leaving() -> None:
    """SOM-TURN-01."""
    scene, person = playing()
    scene.refuse("gm", AdvancePhase(), "wrong_phase")
    scene.refuse("gm", StartCombat(()), "out_of_bounds")
    scene.refuse("gm", StartCombat(("nobody",)), "unknown_id")
    scene.do("gm", StartCombat((person,)))
    assert scene.last("eve") == ["CombatStarted", "PhaseAdvanced"]
    scene.refuse("gm", StartCombat((person,)), "already_in_combat")
    scene.refuse("ana", DeclareAction(person, "fuir"), "wrong_phase")
    scene.refuse("gm", CloseScene(), "in_combat")
    scene.refuse("gm", AdvanceTurns(1), "wrong_phase")
    says(scene, "ana", person, "none")
    scene.refuse("gm", EndCombat(), "wrong_phase")
    phase(scene)
    scene.refuse("gm", EndCombat(), "wrong_phase")
    scene.do("gm", ImposeWounds(person, 1))
    scene.refuse("gm", EndCombat(), "pending_damage")
    scene.refuse("gm", AdvanceFictionTime(1), "pending_damage")
    phase(scene)
    scene.do("gm", EndCombat())
    assert not scene.state.time.turn_mode
    scene.do("gm", CloseScene())
    scene.refuse("gm", StartCombat((person,)), "no_scene")


def test_who_owes_a_declaration() -> None:
    """SOM-TURN-02, SOM-TURN-03, SOM-TURN-22: not the sleeper, nor the absent, nor who left the fight."""
    scene, woman, bob, _ = combat()
    scene.refuse("gm", AdvancePhase(), "declarations_missing")
    scene.do("gm", RuleAsleep(woman))
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="none")), "incapacitated")
    assert scene.view("eve").combat.fight.declaring == (bob,)
    scene.do("gm", SetPresence("bob", True))
    phase(scene)
    other, one, two, _ = combat()
    other.do("gm", SetCombatants(removed=(one,)))
    assert other.view("eve").combat.fight.declaring == (two,)
    other.refuse("gm", SetCombatants(removed=(one,)), "out_of_bounds")
    says(other, "bob", two, "none")
    other.refuse("gm", SetCombatants(removed=(two,)), "already_declared")


def test_the_slowest_senses_first() -> None:
    """SOM-TURN-04: the raw score, whatever weighs on it."""
    scene, woman, bob, _ = combat()
    assert scene.view("eve").combat.fight.declaring == (woman,)
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="none")), "not_your_turn_to_declare")
    scene.refuse("bob", DeclareIntent(woman, ActionSpec(kind="none")), "not_owner")
    says(scene, "ana", woman, "none")
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="none")), "already_declared")
    says(scene, "bob", bob, "none")


def test_a_tie_speaks_as_it_likes() -> None:
    """SOM-TURN-05."""
    scene, one = playing()
    two = carole(scene, "bob", "Bob")
    scene.do("gm", StartCombat((one, two)))
    assert set(scene.view("eve").combat.fight.declaring) == {one, two}
    says(scene, "bob", two, "none")
    says(scene, "ana", one, "none")


def enemies() -> tuple[Scene, str, str]:
    scene, one = playing()
    two = carole(scene, "bob", "Bob")
    scene.do("gm", StartCombat((one, two)))
    return scene, one, two


def test_sealed_declarations() -> None:
    """SOM-TURN-06: kinds are nobody's until the signal; then attackers first, defenders last."""
    scene, one, two = enemies()
    scene.refuse("ana", SealIntentKind(one, "attack"), "not_called")
    scene.do("gm", CallSealedDeclarations((one, two)))
    scene.refuse("ana", DeclareIntent(one, ActionSpec(kind="none")), "not_your_turn_to_declare")
    scene.refuse("ana", SpecifyIntent(one, ActionSpec(kind="none")), "not_called")
    scene.do("ana", SealIntentKind(one, "defence"))
    for seat in ("gm", "ana", "bob"):
        assert scene.view(seat).combat.fight.sealed.kinds is None
        assert not hasattr(scene.feed(seat)[-1].entries[0].fields, "kind")
    scene.refuse("ana", SealIntentKind(one, "attack"), "already_sealed")
    scene.refuse("gm", OpenSealedIntents(), "not_all_sealed")
    scene.do("bob", SealIntentKind(two, "attack"))
    scene.do("gm", OpenSealedIntents())
    assert scene.view("eve").combat.fight.sealed.kinds == {one: "defence", two: "attack"}
    scene.refuse("gm", AdvancePhase(), "declarations_missing")
    scene.refuse("ana", SpecifyIntent(one, ActionSpec(kind="dodge", target=two)), "attackers_first")
    scene.refuse("bob", SpecifyIntent(two, ActionSpec(kind="flee")), "kind_mismatch")
    scene.do("bob", SpecifyIntent(two, ActionSpec(kind="strike", target=one, approach=True)))
    scene.do("ana", SpecifyIntent(one, ActionSpec(kind="dodge", target=two)))
    phase(scene)


def test_the_two_sides_of_a_sealed_kind_read_the_same() -> None:
    """SOM-TURN-06: twin sessions that differ by the sealed kind alone."""
    feeds = []
    for kind in ("attack", "other"):
        scene, one, two = enemies()
        scene.do("gm", CallSealedDeclarations((one, two)))
        scene.do("ana", SealIntentKind(one, kind))
        feeds.append([(scene.feed(seat), scene.view(seat)) for seat in ("gm", "bob", "eve")])
    assert feeds[0] == feeds[1]


def test_who_may_seal() -> None:
    """SOM-TURN-06, SOM-TURN-08: equal senses, before any of them; a hesitation stands for a seal."""
    scene, woman, bob, _ = combat()
    scene.refuse("gm", CallSealedDeclarations((woman, bob)), "senses_not_equal")
    scene.refuse("gm", CallSealedDeclarations((woman,)), "out_of_bounds")
    other, one, two = enemies()
    other.do("gm", CallSealedDeclarations((one, two)))
    other.do("ana", SealIntentKind(one, "other"))
    other.do("gm", RuleHesitation(two))
    other.do("gm", OpenSealedIntents())
    other.do("ana", SpecifyIntent(one, ActionSpec(kind="flee")))
    phase(other)
    third, three, four = enemies()
    says(third, "ana", three, "none")
    third.refuse("gm", CallSealedDeclarations((three, four)), "already_declared")


def test_hesitation_is_final() -> None:
    """SOM-TURN-08."""
    scene, woman, bob, _ = combat()
    scene.do("gm", RuleHesitation(woman))
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="none")), "already_declared")
    scene.refuse("gm", RuleHesitation(woman), "already_declared")
    says(scene, "bob", bob, "none")
    scene.refuse("gm", RuleHesitation(bob), "already_declared")
    phase(scene)


def test_hidden_intents_leave_no_trace() -> None:
    """SOM-TURN-07: twin sessions, with and without."""
    feeds = []
    for hidden in (True, False):
        scene, woman, bob, other = combat()
        if hidden:
            scene.do("gm", RecordNpcIntent(other, ActionSpec(kind="strike", target=bob), True), event_id="secret")
        scene.do("ana", DeclareIntent(woman, ActionSpec(kind="flee")), event_id="d1")
        scene.do("bob", DeclareIntent(bob, ActionSpec(kind="none")), event_id="d2")
        feeds.append(
            [(each.entries, scene.view(seat)) for seat in ("ana", "bob", "eve") for each in scene.feed(seat)[-3:]]
        )
    assert feeds[0] == feeds[1]


def test_an_intent_comes_to_light() -> None:
    """SOM-TURN-07: by the game master, or when its blow lands."""
    scene, woman, bob, other = combat()
    scene.do("gm", SetCombatants(actions={other: 2}))
    first = scene.act("gm", RecordNpcIntent(other, ActionSpec(kind="strike", target=bob), True))
    second = scene.act("gm", RecordNpcIntent(other, ActionSpec(kind="move"), True))
    assert scene.view("bob").combat.fight.intents == ()
    scene.do("gm", RevealNpcIntent(second))
    assert scene.last("bob") == ["NpcIntentShown"]
    scene.refuse("gm", RevealNpcIntent(second), "unknown_id")
    scene.refuse("ana", RevealNpcIntent(first), "gm_only")
    nobody_acts(scene, woman, bob)
    done(scene, second)
    simple(scene, "gm", other, first, 5, against=bob)
    assert {"NpcIntentRevealed", "DamageQueued"} <= set(scene.last("bob"))


def test_what_an_intent_says() -> None:
    """SOM-TURN-09, SOM-LOC-08."""
    scene, woman, bob, other = combat()
    hidden = npc(scene, label=None)
    for target in (hidden, "nobody", woman):
        scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="strike", target=target)), "unknown_id")
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="strike")), "out_of_bounds")
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="dodge", target=other, aim="head")), "out_of_bounds")
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="strike", target=other, refined=True)), "out_of_bounds")
    foreign = weapon(scene, bob)
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="strike", target=other, weapon=foreign)), "unknown_id")
    scene.refuse("gm", RecordNpcIntent(other, ActionSpec(kind="strike")), "out_of_bounds")
    scene.refuse("gm", RecordNpcIntent(bob, ActionSpec(kind="none")), "not_npc")
    scene.refuse("gm", RecordNpcIntent(hidden, ActionSpec(kind="none"), True), "out_of_bounds")


def test_only_the_game_master_voids_a_declaration() -> None:
    """SOM-TURN-09: the character declares again."""
    scene, woman, _, _ = combat()
    says(scene, "ana", woman, "flee")
    scene.do("gm", VoidDeclaration(woman))
    says(scene, "ana", woman, "none")
    scene.refuse("gm", VoidDeclaration(woman, 2), "unknown_id")


def test_distinct_actions_all_fail() -> None:
    """SOM-TURN-10, SOM-TURN-21: E2.6; accepted, and nothing comes of it."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    both = says(scene, "bob", bob, "shoot", other, elements=("poignarder",))
    scene.do("gm", ClassifyAction(both, "distinct"))
    phase(scene)
    scene.refuse("gm", CallRoll(bob, ("body",), resolves=both), "already_resolved")
    phase(scene)
    assert totals(scene, other) == (0, 0)


def test_the_order_of_resolution() -> None:
    """SOM-TURN-11: as declared, NPCs last; changed until the first die."""
    scene, woman, bob, other = combat()
    npc_first = says(scene, "gm", other, "strike", bob)
    one = says(scene, "ana", woman, "flee")
    two = says(scene, "bob", bob, "strike", other)
    scene.refuse("gm", SetResolutionOrder((one, two, npc_first)), "wrong_phase")
    phase(scene)
    assert scene.view("eve").combat.fight.order == (one, two, npc_first)
    scene.refuse("gm", SetResolutionOrder((one, two)), "out_of_bounds")
    scene.do("gm", SetResolutionOrder((npc_first, two, one)))
    assert scene.view("eve").combat.fight.order == (npc_first, two, one)
    simple(scene, "bob", bob, two, 20)
    scene.refuse("gm", SetResolutionOrder((one, two, npc_first)), "order_frozen")
    scene.refuse("gm", CallSurprise(other, (bob,)), "too_late")


def test_several_actions_keep_their_sequence_and_go_in_rounds() -> None:
    """SOM-TURN-19, SOM-TURN-11."""
    scene, woman, bob, _ = combat()
    scene.do("gm", SetCombatants(actions={woman: 2}))
    scene.refuse("gm", SetCombatants(actions={woman: 4}), "out_of_bounds")
    first = says(scene, "ana", woman, "free", text="ouvrir")
    scene.refuse("ana", DeclareIntent(woman, ActionSpec(kind="flee")), "not_your_turn_to_declare")
    says(scene, "bob", bob, "none")
    second = acts(scene, "ana", woman, "flee")
    none = next(k for k, i in fight(scene).intents.items() if i.character == bob)
    scene.refuse("gm", SetResolutionOrder((second, first, none)), "breaks_sequence")


def test_nothing_of_the_turn_weighs_in_the_turn() -> None:
    """SOM-TURN-12, SOM-DAMAGE-16, A53: dice of phase 2 read everybody as the Turn found them."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    strike = says(scene, "bob", bob, "strike", other)
    scene.do("gm", ImposeFatigue(bob, 2))
    phase(scene)
    scene.do("gm", ImposeWounds(bob, 3, "trunk"))
    ticks(scene, bob, "wounds", 1)
    assert totals(scene, bob) == (0, 0)
    call = simple(scene, "bob", bob, strike, 12)
    assert result(scene, call).total == 12
    zone(scene, "bob", 5)
    phase(scene)
    assert totals(scene, bob) == (4, 2)


def test_dead_men_strike() -> None:
    """SOM-TURN-13, SOM-TURN-14: E2.7; the mortal blow comes first, the answer all the same."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    answer = says(scene, "bob", bob, "strike", other, weapon=weapon(scene, bob))
    blow = acts(scene, "gm", other, "strike", bob, weapon=weapon(scene, other, bonus=3, category="pole"), aim="head")
    simple(scene, "gm", other, blow, 10, "Couteau", bob)
    simple(scene, "bob", bob, answer, 4, place=5)
    phase(scene)
    assert not who(scene, bob).alive
    assert totals(scene, other) == (3, 0)


def test_a_turn_waits_for_its_dice() -> None:
    """SOM-TURN-02, SOM-RULING-04."""
    scene, woman, bob, other = combat()
    flight = says(scene, "ana", woman, "flee")
    strike = acts(scene, "bob", bob, "strike", other)
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    done(scene, flight)
    simple(scene, "bob", bob, strike, 5)
    scene.refuse("gm", AdvancePhase(), "actions_unresolved")
    hit = fight(scene).hits[0].id
    scene.do("gm", RuleZone(hit, "left_arm"))
    assert scene.state.dice.calls == {}
    scene.refuse("gm", RuleZone(hit, "head"), "zone_already_set")
    phase(scene)


def test_a_stun_weighs_from_the_next_turn() -> None:
    """SOM-STUN-05: thrown in phase 2, it takes no die of this Turn."""
    scene, woman, bob, other = combat()
    scene.refuse("gm", CallStun(bob), "wrong_phase")
    strike = bob_acts(scene, woman, bob, "strike", other)
    rolled(scene, CallStun(bob), "bob", 20)
    assert result(scene, simple(scene, "bob", bob, strike, 5)).success
    zone(scene, "bob", 5)
    phase(scene, 2)
    scene.refuse("bob", DeclareIntent(bob, ActionSpec(kind="none")), "incapacitated")


def test_classes_of_actions() -> None:
    """SOM-TURN-15, SOM-TURN-16: E2.4, E2.5; a rank for each thing that complicates."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    stab = says(scene, "bob", bob, "strike", other, elements=("avancer", "crier"))
    scene.refuse("gm", ClassifyAction(stab, "auto_success"), "wrong_phase")
    scene.refuse("gm", ClassifyAction(stab, "complex"), "out_of_bounds")
    scene.refuse("gm", ClassifyAction("nothing", "roll"), "unknown_id")
    scene.do("gm", ClassifyAction(stab, "complex", 2))
    phase(scene)
    assert result(scene, simple(scene, "bob", bob, stab, 6)).total == 12
    scene.refuse("gm", ClassifyAction(stab, "roll"), "already_resolved")


def test_long_actions() -> None:
    """SOM-TURN-17, SOM-TURN-18: the length may stay secret; anything else interrupts."""
    scene, woman, bob, _ = combat()
    scene.do("gm", SetLongAction(woman, "forcer la porte", 3))
    assert scene.feed("ana")[-1].entries[0].fields.actions is None
    assert scene.view("ana").health.bodies[0].long.actions is None
    for _ in range(2):
        go = says(scene, "ana", woman, "continue")
        acts(scene, "bob", bob, "none")
        done(scene, go)
        phase(scene)
        assert "LongActionProgressed" in scene.last("eve")
        phase(scene)
    scene.refuse("gm", AdjustLongAction(woman, 2), "out_of_bounds")
    scene.do("gm", AdjustLongAction(woman, 4, True))
    assert scene.view("bob").health.bodies[0].long.actions == 4
    scene.do("gm", AdjustLongAction(woman, 5))
    assert [last_sentence(scene, "ana", locale) for locale in LOCALES] == [
        "On ne dit plus combien de Tours l’action de Carole demandera.",
        "How many Turns Carole’s action will take is no longer told.",
    ]
    assert last_sentence(scene, "gm", "fr") == "L’action de Carole demandera 5 Tours."
    says(scene, "ana", woman, "flee")
    assert "LongActionInterrupted" in scene.last("eve")
    scene.refuse("gm", RuleInterruption(woman, True, 1), "out_of_bounds")
    scene.do("gm", RuleInterruption(woman))
    held = body(scene, woman).long
    assert held is not None
    assert held.done == 0
    scene.do("gm", RuleInterruption(woman, True))
    scene.refuse("gm", RuleInterruption(woman), "already_finished")
    scene.refuse("gm", AdjustLongAction(woman, 2), "already_finished")
    scene.refuse("gm", SetLongAction(woman, " ", 2), "out_of_bounds")


@pytest.mark.parametrize(("hand", "ranks"), [("left", 1), ("right", 0)])
def test_the_off_hand(hand: str, ranks: int) -> None:
    """SOM-TURN-20: an attack with the other hand costs a rank."""
    scene, woman, bob, other = combat()
    strike = bob_acts(scene, woman, bob, "strike", other, hand=hand)
    assert result(scene, simple(scene, "bob", bob, strike, 2)).difficulty == ranks


def test_the_declarations_fix_the_form() -> None:
    """SOM-TURN-23: opposed by the defence that names the attacker, simple otherwise."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    dodge = says(scene, "bob", bob, "dodge", other)
    blow = says(scene, "gm", other, "strike", bob)
    scene.refuse("gm", CallRoll(bob, ("body",)), "wrong_phase")
    phase(scene)
    scene.refuse("gm", CallRoll(bob, ("body",)), "not_declared")
    scene.refuse("gm", CallRoll(woman, ("body",), resolves=dodge), "wrong_form")
    scene.refuse("gm", CallRoll(other, ("body",), concerned=(bob,), resolves=blow), "wrong_form")
    one, two = Side(other, ("body",), resolves=blow), Side(bob, ("senses",), resolves=dodge)
    opposed(scene, one, two, {other: 9, bob: 11}, {other: "gm", bob: "bob"})
    assert fight(scene).hits == ()
    phase(scene)


def test_no_defence_for_who_cannot_react() -> None:
    """SOM-TURN-23, SOM-LOC-07: simple, and the place is chosen without a rank."""
    scene, woman, bob, other = combat()
    says(scene, "ana", woman, "none")
    says(scene, "bob", bob, "dodge", other)
    blow = acts(scene, "gm", other, "strike", bob, aim="head", weapon=weapon(scene, other))
    event = scene.act("gm", CallSurprise(other, (bob,), difficulty={bob: (Rank("nuit", 1),)}))
    scene.do("gm", Roll(f"{event}.1"), 8)
    scene.do("bob", Roll(f"{event}.2"), 10)
    assert "Surprised" in scene.last("eve")
    call = simple(scene, "gm", other, blow, 6, against=bob)
    assert result(scene, call).difficulty == 0
    scene.refuse("gm", CallOpposedRoll(Side(other, ("body",)), (Side(bob, ("senses",)),)), "not_declared")


def test_contacts_and_combatants() -> None:
    """SOM-TURN-01, SOM-MELEE-01: the pairs that the game master sets; a hidden NPC's are his."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = killer(scene)
    scene.do("gm", StartCombat((woman, bob, other)))
    scene.do("gm", SetContact(woman, other, True))
    assert scene.view("eve").combat.fight.contacts == ((woman, other),)
    scene.refuse("gm", SetContact(other, woman, True), "out_of_bounds")
    scene.refuse("gm", SetContact(woman, woman, True), "out_of_bounds")
    hidden = npc(scene, label=None)
    scene.do("gm", SetCombatants(added=(hidden,)))
    assert scene.last("eve") == []
    scene.do("gm", SetContact(bob, hidden, True))
    assert scene.last("bob") == []
    assert len(scene.view("bob").combat.fight.contacts) == 1
    assert len(scene.view("gm").combat.fight.contacts) == 2


def test_a_declaration_is_kept_and_flagged() -> None:
    """SOM-RULING-05: a correction makes it doubtful, never drops it."""
    scene, woman = playing()
    bob = made(scene, "bob", "Bob", (12, 12, 11))
    other = killer(scene)
    scene.do("gm", StartCombat((woman, bob, other)))
    ruled = says(scene, "ana", woman, "flee")
    after = says(scene, "bob", bob, "none")
    scene.correct("gm", Retract(ruled))
    flagged = fight(scene).intents[after]
    assert flagged.needs_review
    assert scene.view("gm").combat.fight.intents[0].needs_review
    assert not scene.view("bob").combat.fight.intents[0].needs_review


def test_damage_falls_with_its_roll() -> None:
    """SOM-RULING-02: the hit, its zone, its circles and its distress go with the roll's call."""
    scene, woman, bob, other = combat()
    idle(scene, woman, bob)
    blow = acts(scene, "gm", other, "strike", bob, aim="head", weapon=weapon(scene, other))
    call = simple(scene, "gm", other, blow, 7, against=bob)
    assert len(fight(scene).hits) == 1
    scene.correct("gm", Retract(call))
    assert fight(scene).hits == ()
    assert not fight(scene).intents[blow].resolved


def test_what_is_revealed_is_declared_then() -> None:
    """SOM-TURN-07, SOM-TURN-11: its place among what an NPC does, and its number, are those of its reveal: they do not
    tell when the game master wrote it down.
    """
    found = []
    for early in (True, False):
        scene, _, _, man = combat()
        scene.do("gm", SetCombatants(actions={man: 3}))
        strike = ActionSpec(kind="flee")
        hidden = ""
        for step in ("early", "seen", "late"):
            if step == "seen":
                scene.do("gm", RecordNpcIntent(man, ActionSpec(kind="rise")))
            elif early == (step == "early"):
                hidden = scene.act("gm", RecordNpcIntent(man, strike, hidden=True))
        scene.do("gm", RevealNpcIntent(hidden))
        scene.do("gm", RecordNpcIntent(man, ActionSpec(kind="flee")))
        fight = scene.view("bob").combat.fight
        found.append([(intent.number, intent.action.kind) for intent in fight.intents if intent.character == man])
    assert found[0] == found[1] == [(1, "rise"), (2, "flee"), (3, "flee")]
