"""SOM-RULING-03, SOM-RULING-04: a ruling of Turn 2 is amended after Turn 4. Dice stay, results flip."""

from __future__ import annotations

import msgspec

from domain.base.corrections import Amend, Restore, Retract
from domain.systems.sombre.combat.resolution.late_hits import CompleteLateHit, DismissLateHit
from domain.systems.sombre.combat.turn.turn import AdvancePhase, EndCombat, StartCombat
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.health.distress import SetDistressSpeed
from domain.systems.sombre.health.gear import DefineItem, Equip
from domain.systems.sombre.state.arms import Protection
from domain.systems.sombre.state.roll_state import Rank
from projections.feeds.reader import SeatReader
from projections.moves.questions import open_questions
from projections.queries.preview import preview
from tests.scene import Scene
from tests.sombre.bodies import body, totals
from tests.sombre.fights import (
    acts,
    bob_acts,
    combat,
    done,
    fight,
    idle,
    nobody_acts,
    phase,
    simple,
    touching,
    weapon,
    zone,
)
from tests.sombre.table import result, who


def missed(aim: str | None = None, die: int = 8) -> tuple[Scene, str, str, str]:
    """Bob (body 12) strikes at the killer with a knife in the dark (+2 ranks) and misses; three Turns are over."""
    scene, woman, bob, killer = combat()
    knife = weapon(scene, bob, "slashing", 1)
    strike = bob_acts(scene, woman, bob, "strike", killer, weapon=knife, skill="body", aim=aim)
    call = simple(scene, "bob", bob, strike, die, "body", ranks=2)
    assert not result(scene, call).success
    phase(scene, 2)
    nobody_acts(scene, woman, bob, 3)
    nobody_acts(scene, woman, bob, 3)
    return scene, bob, killer, call


def eased(bob: str, call: str, scene: Scene, ranks: int = 0) -> CallRoll:
    asked = next(e.command for e in scene.feeds.history.raw if e.id == call)
    assert isinstance(asked, CallRoll)
    difficulty = (Rank("gêne", ranks),) if ranks else ()
    return msgspec.structs.replace(asked, difficulty=difficulty)


def test_a_miss_that_becomes_a_hit_waits_for_the_game_master() -> None:
    """SOM-RULING-03: nothing is added; the Turns that were played stand."""
    scene, bob, killer, call = missed()
    turn = scene.state.time.turn
    scene.amend("gm", call, eased(bob, call, scene))
    assert not scene.verdict().void
    assert result(scene, call).die == 8
    assert result(scene, call).success
    assert scene.state.time.turn == turn
    assert totals(scene, killer) == (0, 0)
    (late,) = scene.view("gm").combat.late
    assert (late.target, late.raw, late.zone) == (killer, 9, None)
    assert scene.view("bob").combat.late == ()
    assert not scene.state.dice.calls
    scene.refuse("bob", DismissLateHit(late.id), "gm_only")
    scene.refuse("gm", DismissLateHit("rien"), "no_open_consequence")
    scene.do("gm", CompleteLateHit(late.id), 5)
    assert totals(scene, killer) == (3, 0)
    assert scene.view("gm").combat.late == ()
    scene.refuse("gm", CompleteLateHit(late.id), "no_open_consequence")


def test_it_is_asked_of_the_game_master_and_of_nobody_else() -> None:
    """SOM-RULING-03: on the table's page and in the preview, to him alone; as long as it is open."""
    scene, bob, _, call = missed()
    amended = Amend(call, msgspec.Raw(msgspec.json.encode(eased(bob, call, scene))), reason="il faisait jour")
    wanted = [each.command for each in preview(scene.feeds, "gm", amended).asked]
    assert wanted == ["CompleteLateHit"]
    scene.correct("gm", amended)
    (late,) = scene.state.combat.late
    (owed,) = (each for each in open_questions(scene.feeds, "gm", "fr") if each.command == "CompleteLateHit")
    assert (owed.seat, owed.about) == ("gm", late)
    assert late not in owed.text
    for seat in ("ana", "bob", "eve", "host"):
        assert "CompleteLateHit" not in {each.command for each in open_questions(scene.feeds, seat, "fr")}
    scene.do("gm", DismissLateHit(late))
    assert "CompleteLateHit" not in {each.command for each in open_questions(scene.feeds, "gm", "fr")}


def test_nobody_reads_of_a_hit_before_it_is_completed() -> None:
    """SOM-RULING-03: the roll reads otherwise; that it hits, and a die that nobody owes, do not."""
    scene, bob, _killer, call = missed()
    scene.amend("gm", call, eased(bob, call, scene))
    for seat in ("ana", "bob", "eve"):
        (latest,) = SeatReader(scene.feeds, seat, "fr").present_frames()
        now = [line.type for flip in latest.entries[0].fields.flips for line in flip.now]
        assert now == ["RollCalled", "DieRolled", "RollResolved"]
        standing = [line.type for frame in scene.feed(seat) for entry in frame.entries for line in entry.now or ()]
        assert "RollResolved" in standing
        assert not {"DamageQueued", "ZoneAsked", "ZoneSet"} & set(standing)
    (latest,) = SeatReader(scene.feeds, "gm", "fr").present_frames()
    assert "DamageQueued" in [line.type for flip in latest.entries[0].fields.flips for line in flip.now]
    (late,) = scene.state.combat.late
    scene.do("gm", CompleteLateHit(late), 5)
    assert scene.last("bob") == ["DamageQueued", "ZoneSet"]
    assert scene.line("bob").fields.raw == 9
    assert scene.line("ana").fields.raw is None


def test_its_place_may_be_ruled_or_was_aimed_at() -> None:
    """SOM-RULING-03: a zone instead of a die; an aimed blow needs neither. The cap of a limb holds."""
    scene, bob, killer, call = missed()
    scene.amend("gm", call, eased(bob, call, scene))
    (late,) = scene.state.combat.late
    scene.do("gm", CompleteLateHit(late, "left_arm"))
    assert totals(scene, killer) == (3, 0)
    assert body(scene, killer).marks == {"left_arm": 3}
    aimed, bob, killer, call = missed("trunk", 6)
    aimed.amend("gm", call, eased(bob, call, aimed))
    assert totals(aimed, killer) == (0, 0)
    (late,) = aimed.state.combat.late
    aimed.do("gm", CompleteLateHit(late))
    assert totals(aimed, killer) == (3, 0)


def test_it_may_be_dismissed_and_falls_with_the_amendment() -> None:
    """SOM-RULING-03."""
    scene, bob, killer, call = missed()
    scene.amend("gm", call, eased(bob, call, scene))
    amended = scene.last_id
    scene.correct("gm", Restore(amended))
    assert not scene.state.combat.late
    scene.amend("gm", call, eased(bob, call, scene))
    (late,) = scene.state.combat.late
    scene.do("gm", DismissLateHit(late))
    assert not scene.state.combat.late
    assert totals(scene, killer) == (0, 0)


def test_in_the_same_phase_it_is_a_hit_like_any_other() -> None:
    """SOM-RULING-03: before phase 2 ends its die is simply asked for."""
    scene, woman, bob, killer = combat()
    strike = bob_acts(scene, woman, bob, "strike", killer, skill="body")
    call = simple(scene, "bob", bob, strike, 8, "body", ranks=2)
    scene.amend("gm", call, eased(bob, call, scene))
    zone(scene, "bob", 5)
    assert not scene.state.combat.late
    phase(scene)
    assert totals(scene, killer) == (0, 1)


def test_a_hit_that_becomes_a_miss() -> None:
    """SOM-RULING-03: what it brought falls, and comes back with the ruling that stood."""
    scene, woman, bob, killer = combat()
    knife = weapon(scene, bob, "slashing", 1)
    strike = bob_acts(scene, woman, bob, "strike", killer, weapon=knife, skill="body")
    call = simple(scene, "bob", bob, strike, 8, "body", place=5)
    place = scene.last_id
    phase(scene, 2)
    nobody_acts(scene, woman, bob, 3)
    before = scene.played
    assert totals(scene, killer) == (3, 0)
    scene.amend("gm", call, eased(bob, call, scene, 2))
    assert scene.verdict().void == (place,)
    assert totals(scene, killer) == (0, 0)
    scene.correct("gm", Restore(scene.last_id))
    assert scene.played == before
    scene.correct("gm", Retract(place))
    (late,) = scene.state.combat.late
    scene.do("gm", CompleteLateHit(late, "head"))
    assert totals(scene, killer) == (3, 0)


def armoured() -> tuple[Scene, str, str, str, tuple[str, str]]:
    """The killer hits Bob's vest for eight in Turn 1; he strikes back in Turn 2, Turn 3 is quiet.

    Bob, the killer, the vest, and the call and the die of the place of Bob's blow.
    """
    scene, woman, bob, killer = combat()
    scene.do("gm", EndCombat())
    vest = scene.act("gm", DefineItem("Un gilet", bob, protection=Protection(weight="heavy", zones=("trunk",))))
    scene.do("bob", Equip(bob, vest))
    sword = weapon(scene, killer, "slashing", 1, "sword")
    scene.do("gm", StartCombat((woman, bob, killer)))
    touching(scene, bob, killer)
    idle(scene, woman, bob)
    strike = acts(scene, "gm", killer, "strike", bob, weapon=sword, skill="Couteau", aim="trunk")
    simple(scene, "gm", killer, strike, 7, "Couteau", bob)
    phase(scene)
    assert totals(scene, bob) == (0, 0)
    phase(scene)
    back = bob_acts(scene, woman, bob, "strike", killer, skill="body")
    call = simple(scene, "bob", bob, back, 6, "body", place=5)
    place = scene.last_id
    phase(scene, 2)
    nobody_acts(scene, woman, bob, 3)
    assert totals(scene, killer) == (0, 1)
    return scene, bob, killer, vest, (call, place)


def test_an_armour_taken_away_after_the_fact() -> None:
    """SOM-RULING-03, SOM-RULING-04: Wounds and distress follow, dice stay, and only its speed is asked for."""
    scene, bob, killer, vest, (call, place) = armoured()
    light = DefineItem("Un gilet", bob, protection=Protection(weight="light", zones=("head",)))
    amendment = Amend(vest, msgspec.Raw(msgspec.json.encode(light)))
    seen = preview(scene.feeds, "gm", amendment)
    assert seen.void == (place,)
    changed = {change.path: change.now for change in seen.views["bob"]}
    assert changed["/characters/1/pages/gauges/1/notation"] == "xxxxxxxx"
    asked = {change.path: change.now for change in seen.views["gm"]}["/due"]
    assert asked == ({"what": "distress", "character": bob},)
    scene.amend("gm", vest, light)
    assert totals(scene, bob) == (8, 0)
    assert body(scene, bob).distress is not None
    assert result(scene, call).die == 6
    assert result(scene, call).wounds == 8
    assert not result(scene, call).success
    assert totals(scene, killer) == (0, 0)
    assert scene.state.time.turn == 4
    scene.refuse("gm", EndCombat(), "needs_gm_ruling")
    idle(scene, next(iter(fight(scene).fighters)), bob)
    scene.refuse("gm", AdvancePhase(), "needs_gm_ruling")
    scene.do("gm", SetDistressSpeed(bob, "rapid"))
    phase(scene, 3)
    scene.do("gm", EndCombat())


def test_a_death_that_comes_late() -> None:
    """SOM-RULING-03: what the dead did afterwards is void; his declarations are flagged, the Turns stand."""
    scene, bob, killer, vest, _ = armoured()
    bare = DefineItem("Un gilet", bob, protection=Protection(weight="light", zones=("head",)))
    scene.amend("gm", vest, bare)
    assert who(scene, bob).alive
    hit = next(c for c in scene.state.dice.rolls.values() if c.character == killer)
    call = next(e for e in scene.feeds.history.raw if e.id == hit.cause)
    assert isinstance(call.command, CallRoll)
    sword = next(e.id for e in scene.feeds.history.raw if getattr(e.command, "label", "") == "Une arme")
    heavier = next(e.command for e in scene.feeds.history.raw if e.id == sword)
    assert isinstance(heavier, DefineItem)
    assert heavier.weapon is not None
    scene.amend("gm", sword, msgspec.structs.replace(heavier, weapon=msgspec.structs.replace(heavier.weapon, bonus=3)))
    assert not who(scene, bob).alive
    assert scene.state.time.turn == 4
    assert totals(scene, killer) == (0, 0)


def test_a_combat_that_was_fought_stands() -> None:
    """SOM-RULING-04: an open decision before it blocks what comes, not what was."""
    scene, bob, _, vest, (_, place) = armoured()
    scene.do("gm", EndCombat())
    woman = next(c.id for c in scene.state.characters.values() if c.seat == "ana")
    scene.do("gm", StartCombat((woman, bob)))
    nobody_acts(scene, woman, bob, 3)
    scene.do("gm", EndCombat())
    scene.amend("gm", vest, DefineItem("Un gilet", bob, protection=Protection(weight="light", zones=("head",))))
    assert scene.verdict().void == (place,)
    assert scene.state.fight is None
    scene.refuse("gm", StartCombat((woman, bob)), "needs_gm_ruling")
    scene.do("gm", SetDistressSpeed(bob, "slow"))
    scene.do("gm", StartCombat((woman, bob)))
    done(scene)
