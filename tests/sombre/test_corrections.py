"""Corrections: what falls with what, what stays, what is judged again with its own die."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.corrections import ContestRuling, CorrectionCommand, Restore, Retract, Rewind, Uphold
from domain.record.codec import body, read
from domain.systems.sombre.characters.creation import AllocateCommonSkills
from domain.systems.sombre.characters.experience import AwardXp, OpenExperiencePhase, ProposeSpend
from domain.systems.sombre.characters.gauges import ApplyTick
from domain.systems.sombre.characters.proposal_commands import ReviewProposal
from domain.systems.sombre.characters.traits import NewTrait
from domain.systems.sombre.combat.turn.turn import AdvancePhase
from domain.systems.sombre.dangers.accidents.electricity import StartCurrent, StopCurrent
from domain.systems.sombre.dice.calls import CallRoll
from domain.systems.sombre.dice.roll_commands import DeclareAction, Roll
from domain.systems.sombre.fear.crimes import CallRemorse, DeclareCrime
from domain.systems.sombre.fear.fear import CallFearRoll, Frightened, ImposeAction, WorsenFear
from domain.systems.sombre.fear.somatisation_rulings import TriggerSomatisation
from domain.systems.sombre.mind.trauma import ExplainTicks, Explanation, InflictShock, InflictStress
from domain.systems.sombre.scenes.scenes import CloseScene
from domain.systems.sombre.state.roll_state import Rank
from projections.feeds.reader import SeatReader
from tests.sombre.fights import combat, nobody_acts
from tests.sombre.table import carole, code_of, frighten, playing, result, roll, rolled, ticks, who


def test_who_corrects() -> None:
    """SOM-RULING-02, C-4: the game master; any seat may contest what it sees."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 1)
    tick = scene.last_id
    scene.refuse_correction("ana", Retract(tick), "gm_only")
    scene.refuse_correction("bob", ContestRuling(tick, "?"), "not_visible")
    scene.refuse_correction("gm", Uphold(tick), "no_contest")
    scene.correct("ana", ContestRuling(tick, "je dormais"))
    scene.correct("gm", Uphold(tick, "non"))
    scene.correct("gm", Retract(tick))
    scene.refuse_correction("gm", Retract(tick), "already_retracted")
    scene.refuse_correction("gm", Retract("rien"), "unknown_ruling")
    assert code_of(scene, person, "fatigue") == ""


def test_a_roll_falls_with_its_call() -> None:
    """SOM-RULING-02: and with the roll its lock."""
    scene, person = playing()
    call = scene.act("gm", CallRoll(person, ("senses",), attempt="chercher"))
    die = scene.act("ana", Roll(call), 20)
    scene.correct("gm", Retract(call))
    assert scene.verdict().void == (call, die)
    assert not scene.state.locks
    scene.correct("gm", Restore(scene.last_id))
    assert result(scene, call).die == 20


def test_dice_are_kept_and_results_flip() -> None:
    """SOM-RULING-02, C-4: a rank less, and the same die succeeds; what rested on the failure falls."""
    scene, person = playing()
    situation = CallFearRoll((Frightened(person, (Rank("proche", 2),)),), "Un corps")
    call = scene.act("gm", situation)
    scene.do("ana", Roll(f"{call}.1"), 9)
    imposed = scene.act("gm", ImposeAction(person, "Lâcher la lampe"))
    shock = scene.act("gm", InflictShock(person, f"{call}.1", "witness", 2))
    flaw = Explanation(1, new=NewTrait("disadvantage", "Hématophobie", "psychological"))
    explained = scene.act("gm", ExplainTicks(shock, (flaw,)))
    scene.do("gm", InflictStress(person, "la nuit"))
    scene.amend("gm", call, CallFearRoll((Frightened(person, (Rank("proche", 1),)),), "Un corps"))
    assert result(scene, f"{call}.1").die == 9
    assert scene.verdict().void == (imposed, shock, explained)
    assert (code_of(scene, person), who(scene, person).sheet.traits) == ("x", ())
    assert scene.last("bob") == ["RulingAmended"]


def test_partial_survival() -> None:
    """C-4: panic becoming fever leaves the first imposed action."""
    scene, person = playing()
    frighten(scene, person, 13, ranks=1)
    worse = scene.act("gm", WorsenFear(person))
    scene.do("gm", ImposeAction(person, "Crier"))
    second = scene.act("gm", ImposeAction(person, "Courir"))
    scene.correct("gm", Retract(worse))
    assert scene.verdict().void == (worse, second)


def test_a_spend_without_its_points_falls() -> None:
    """C-4: every other later event stays unless it would now be refused."""
    scene, person = playing()
    scene.do("gm", CloseScene())
    scene.do("gm", OpenExperiencePhase())
    award = scene.act("gm", AwardXp(person, quality="excellent"))
    proposal = scene.act("ana", ProposeSpend(person, "improve", "senses"))
    review = scene.act("gm", ReviewProposal(proposal, "accept"))
    scene.correct("gm", Retract(award))
    assert set(scene.verdict().void) == {award, proposal, review}
    assert who(scene, person).sheet.common["senses"] == 11


def test_a_declaration_is_flagged_and_kept() -> None:
    """SOM-RULING-05, C-4: only the game master reads the flag."""
    scene, person = playing()
    frighten(scene, person, 20)
    crisis = scene.act("gm", TriggerSomatisation(person, "gm", "sobs"))
    scene.correct("gm", Retract(crisis))
    declared = scene.act("ana", DeclareAction(person, "Je cours."))
    scene.correct("gm", Restore(scene.feeds.history.raw[-2].id))
    assert declared not in scene.verdict().void
    assert scene.view("gm").declarations[0].needs_review
    assert not scene.view("bob").declarations[0].needs_review


def test_permanent_and_plus_may_go_by_correction() -> None:
    """C-4, SOM-CHAR-09, SOM-HARD-04: a retraction is not an erasure in the fiction."""
    scene, person = playing()
    ticks(scene, person, "wounds", 1, permanent=True)
    wound = scene.last_id
    ticks(scene, person, "mental_instability", 1, "plus")
    plus = scene.last_id
    scene.correct("gm", Retract(wound))
    scene.correct("gm", Retract(plus))
    assert (code_of(scene, person, "wounds"), code_of(scene, person)) == ("", "")


def test_a_retracted_exclusion_gives_back_what_was_missed() -> None:
    """C-5, C-7, SOM-SOMA-04: late, in the line of the correction."""
    scene, person = playing()
    other = carole(scene, "bob", "Bob")
    frighten(scene, person, 20)
    crisis = scene.act("gm", TriggerSomatisation(person, "gm", "fainting"))
    scene.do("bob", DeclareAction(other, "Je fouille son sac."))
    assert scene.lines("ana")[-1] == "SeatPresenceChanged"
    scene.correct("gm", Retract(crisis))
    line = scene.feed("ana")[-1].entries[0]
    assert line.type == "RulingRetracted"
    assert any(each.type == "ActionDeclared" for flip in line.fields.flips for each in flip.now)
    assert scene.view("ana").declarations[0].text == "Je fouille son sac."


def test_an_absent_seat_reads_no_correction() -> None:
    """C-7: from its exclusion to its return, and never afterwards either."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 1)
    tick = scene.last_id
    frighten(scene, person, 20)
    scene.do("gm", TriggerSomatisation(person, "gm", "stupor"))
    count, view = len(scene.feed("ana")), scene.view("ana")
    scene.correct("gm", Retract(tick))
    assert (len(scene.feed("ana")), scene.view("ana")) == (count, view)
    scene.do("gm", CloseScene())
    assert scene.view("ana") != view
    assert scene.last("ana") == ["SeatPresenceChanged", "SceneClosed"]


def test_remorse_without_its_crime() -> None:
    """SOM-RULING-02, SOM-CRIME-04: with the crime go the roll and the somatisation that it brought."""
    scene, person = playing()
    crime = scene.act("gm", DeclareCrime(person, "vol"))
    rolled(scene, CallRemorse(crime, "La nuit"), "ana", 20)
    scene.do("gm", TriggerSomatisation(person, "gm", "sobs"))
    scene.correct("gm", Retract(crime))
    assert len(scene.verdict().void) == 4
    assert (who(scene, person).mind.somatisation, scene.state.rulings_due) == (None, {})


def test_ticks_with_a_source_fall_with_it() -> None:
    """SOM-RULING-02, SOM-CHAR-10: what names the event that it comes from depends on it."""
    scene, person = playing()
    roll(scene, person, 20)
    source = list(scene.state.dice.rolls)[-1]
    tick = scene.act("gm", ApplyTick(person, "fatigue", 1, "l’effort", source=source))
    scene.correct("gm", Retract(source))
    assert tick in scene.verdict().void


def test_rewinding() -> None:
    """C-4: everything from there on."""
    scene, person = playing()
    ticks(scene, person, "fatigue", 1)
    first = scene.last_id
    ticks(scene, person, "fatigue", 1)
    scene.correct("gm", Rewind(first))
    assert code_of(scene, person, "fatigue") == ""
    scene.refuse("ana", AllocateCommonSkills(person, 11, 11, 13), "already_validated")


def test_what_a_seat_read_of_a_hidden_act_is_void_or_back_in_a_frame_of_its_own() -> None:
    """C-4: eve saw the current leave her neighbour, not the ruling that stopped it; that one goes, and comes back."""
    scene, person = playing()
    scene.do("gm", StartCurrent((person,), 230))
    stopped = scene.act("gm", StopCurrent(person))
    frames = len(scene.feed("eve"))
    both: list[tuple[CorrectionCommand, bool]] = [(Retract(stopped), True), (Restore(stopped), False)]
    for number, (correction, void) in enumerate(both, 1):
        scene.correct("gm", correction)
        assert scene.last("eve") == ["RecordChanged"]
        assert [line.withdrawn for line in scene.feed("eve")[frames - 1].entries] == [void]
        (frame,) = (
            frame
            for frame, _ in SeatReader(scene.feeds, "eve", "fr").patched_frames(frames + number - 1, frames + number)
        )
        assert frame.restated == (frames,)


def test_a_phase_closed_in_an_older_record_is_read() -> None:
    """SOM-TURN-02: it is recorded under another name today."""
    scene, woman, bob, _ = combat()
    nobody_acts(scene, woman, bob)
    closed = replace(scene.feeds.history.raw[-1], command=AdvancePhase())
    assert read(scene.game, closed.version, "sombre.PhaseEnded.AdvancePhase.1", body(closed)) == closed
