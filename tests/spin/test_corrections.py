"""Contesting and retracting: the chain of an opposition, what depends on it, corrected dice."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from domain.base.corrections import Amend, ContestRuling, Restore, Retract, Rewind
from domain.base.refusal import Refused
from domain.systems.spin.characters.traits import AddTrait
from domain.systems.spin.destiny.destiny import DetermineInitiative, OrientStory, RequestPolarityRoll, RollPolarity
from domain.systems.spin.destiny.fate import AnnounceFateStroke, RevealFateStroke
from domain.systems.spin.gauges.fortunes import SpendFortuneOnTrait
from domain.systems.spin.gauges.gauges import AdvanceGauge, SetGaugeMode
from domain.systems.spin.oppositions.alea import UseAleaPoints
from domain.systems.spin.oppositions.chain import FinaliseResult, LockOpposition, ReopenOpposition, RollCamp
from domain.systems.spin.oppositions.competitions import AcceptHarm, ConfirmModifier, ImposeHarm, RuleTie
from domain.systems.spin.oppositions.factor_offers import AddFactor, ProposeFactor
from domain.systems.spin.oppositions.factors import RevealFactor
from domain.systems.spin.oppositions.oppositions import OpenOpposition, RequestOpposition, SetObjective
from domain.systems.spin.oppositions.outcome import (
    AnswerMitigation,
    CloseOpposition,
    DeclareMitigation,
    RecordConsequence,
)
from domain.systems.spin.session.session import CloseSession, EndGame, EndSession
from domain.systems.spin.state.opposition_state import Harm
from domain.systems.spin.table.scenes import AdvancePhase, EndScene, OpenRespite, StartScene
from domain.systems.spin.table.setup import AssignSeat
from projections.feeds.reader import SeatReader
from projections.queries.dependents import naming_dependents
from projections.texts.refusals import refusal_text
from tests import laws
from tests.spin.links import CHAIN, FALLS, correct, linked, play
from tests.spin.tale import GM, Tale
from tests.spin.test_competitions import Race


def retract(t: Tale, target: str, *, cascade: bool = False, seat: str = GM) -> set[str]:
    """What became void."""
    t.correct(seat, Retract(target, "erreur", cascade))
    return set(t.verdict().void)


def refused(t: Tale, target: str, code: str, seat: str = GM) -> str:
    found = t.refuse_correction(seat, Retract(target), code)
    return ", ".join(found.lists.get("dependents", ()))


@pytest.mark.parametrize("name", CHAIN)
def test_a_link_takes_all_later_links(name: str) -> None:
    """SPI-UNDO-01, SPI-UNDO-02: destiny, fortunes, cards, marks: all of it comes back, link by link."""
    t, links = linked()
    assert retract(t, links.ids[name]) == {links.ids[n] for n in FALLS[name]}
    if name not in ("mine", "loss"):
        assert play(t) == links.before[name]
    if name == "mine":
        assert set(t.opposition(links.opposition).rolls) == {"obstacle"}
        assert t.character("ana").fortunes == 2


def test_retracting_and_restoring() -> None:
    """SPI-UNDO-01: the record is never cut; what was retracted can be restored as it was."""
    t, links = linked()
    after = play(t)
    step = t.correct(GM, Retract(links.ids["lock"]))
    t.correct(GM, Restore(step.event.id))
    assert play(t) == after
    assert len(t.feeds.history.raw) == t.feeds.history.version


def test_only_the_gm_retracts_anybody_contests() -> None:
    """SPI-UNDO-01: a contest is a mark on what the seat can see."""
    t = Tale("ana")
    opposition = t.locked("ana")
    lock = t.last_id
    refused(t, lock, "not_gm", "ana")
    refused(t, "rien", "unknown_id")
    before = play(t)
    t.correct("ana", ContestRuling(lock, "Et le vent ?"))
    assert play(t) == before
    assert t.disputes(lock) == ["open"]
    t.refuse_correction("ana", ContestRuling("rien"), "unknown_id")
    t.correct("zoe", ContestRuling(lock, "Et la pluie ?"))
    assert [c.seat for c in t.state.table.contests_of(lock)] == ["ana", "zoe"]
    for seat in (GM, "ana", "zoe"):
        assert t.last(seat) == ["RulingContested"]
        assert [e.contested for f in t.feed(seat) for e in f.entries if e.event == lock] == [True]
    hidden = t.npc("Le noyé")
    t.refuse_correction("zoe", ContestRuling(hidden), "unknown_id")
    refused(t, lock, "not_gm", "zoe")
    assert t.opposition(opposition).status == "locked"


def test_destiny_is_recomputed() -> None:
    """SPI-UNDO-03: later values follow from the ledger without the retracted entry."""
    t = Tale("ana", "leo")
    first = t.locked("ana", 1, 4)
    lock = t.last_id
    t.locked("leo", 3, 1)
    assert [e.value for e in t.state.ledger] == [3, 1]
    assert retract(t, lock) == {lock}
    assert [e.value for e in t.state.ledger] == [-2]
    assert t.opposition(first).status == "framing"


def test_an_orientation_choice_of_the_wrong_sign() -> None:
    """SPI-UNDO-03: refused with its list; with cascade it goes too."""
    t = Tale("ana", "leo")
    t.locked("ana", 1, 2)
    lock = t.last_id
    choice = t.gm(OrientStory("positive"))
    assert refused(t, lock, "dependents_exist") == choice
    assert retract(t, lock, cascade=True) == {lock, choice}
    assert t.state.destiny == 0


def test_a_fortune_that_was_never_gained() -> None:
    """SPI-UNDO-03: what it paid for depends on it, recursively."""
    t = Tale("ana", "leo")
    opposition = t.final("ana", (1, 1), (2, 2))
    final = t.last_id
    t.close(opposition)
    respite = t.gm(OpenRespite())
    bought = t.act("ana", SpendFortuneOnTrait(t.hero["ana"], "gain", "L’hiver", text="patiente"))
    used = t.frame("leo")
    factor = t.gm(AddFactor(used, "protagonist", trait=bought))
    listed = refused(t, final, "dependents_exist").split(", ")
    assert listed == [bought, factor]
    void = retract(t, final, cascade=True)
    assert {bought, factor} <= void
    assert respite not in void
    assert (t.character("ana").fortunes, t.character("ana").traits) == (0, {})


def test_flow_that_stands_is_told_once() -> None:
    """SPI-UNDO-03: a respite, a scene and a session's end that go on over a reopened opposition read as ever."""
    t = Tale("ana", "leo")
    for onward in (OpenRespite(), StartScene("narrative", "La grève"), EndSession()):
        opposition = t.final("leo", (1,), (1,))
        close = t.gm(CloseOpposition(opposition))
        t.gm(onward)
        assert retract(t, close) == {close}
        for seat in (GM, "ana", "zoe"):
            assert t.line(seat).fields.flips == ()
        t.correct(GM, Restore(t.last_id))


def test_the_words_of_what_stands_are_mended() -> None:
    """SPI-UNDO-03: a scene that went on over a reopened opposition gets another setting, and goes on."""
    t = Tale("ana", "leo")
    close = t.gm(CloseOpposition(t.final("leo", (1,), (1,))))
    scene = t.gm(StartScene("narrative", "La grêve"))
    retract(t, close)
    t.amend(GM, scene, StartScene("narrative", "La grève"))
    assert t.verdict().void == ()
    assert t.state.scene is not None
    assert t.state.scene.setting == "La grève"
    t.refuse_correction(GM, Amend(scene, msgspec.Raw(msgspec.json.encode(EndScene()))), "illegal_replacement")


def test_the_gm_reads_who_had_seen_what_was_retracted() -> None:
    """SPI-UNDO-07: each void event with the seats that had read it; nobody else is told."""
    t = Tale("ana")
    npc = t.npc("Le noyé")
    hidden = t.gm(AddTrait(npc, "patient"))
    assert retract(t, npc, cascade=True) == {npc, hidden}
    assert t.line(GM).fields.exposed_to == {npc: (GM,), hidden: (GM,)}
    t.locked("ana")
    lock = t.last_id
    retract(t, lock)
    assert t.line(GM).fields.exposed_to == {lock: (GM, "ana", "zoe")}
    for seat in ("ana", "zoe"):
        assert t.line(seat).fields.exposed_to == {}


def test_a_card_that_was_never_drawn() -> None:
    """SPI-UNDO-03: a stroke played with it does not silently become one without it."""
    t = Tale("ana")
    opposition = t.final("ana", (2, 2), (1, 1))
    final = t.last_id
    t.close(opposition)
    number = next(iter(t.state.hand))
    t.gm(AnnounceFateStroke(number))
    revealed = t.gm(RevealFateStroke())
    assert revealed in refused(t, final, "dependents_exist")
    retract(t, final, cascade=True)
    assert t.state.stroke is not None
    assert (t.state.destiny, t.state.hand) == (0, frozenset())


def test_a_later_card_stays_the_card_that_came() -> None:
    """SPI-UNDO-03, SPI-UNDO-04: another draw keeps its own card, and a new draw is drawn anew."""
    t = Tale("ana", "leo")
    first = t.final("ana", (2, 2), (1, 1))
    final = t.last_id
    t.close(first)
    t.final("leo", (2, 2), (1, 1))
    assert t.state.hand == {1, 2}
    retract(t, final)
    assert t.state.hand == {2}
    t.do(GM, FinaliseResult(first), below=lambda n: 0)
    assert t.state.hand == {2, 3}


def test_polarity_and_initiative_keep_what_was_told() -> None:
    """SPI-UNDO-03: a polarity roll or an initiative that would have been another is a conflict."""
    t = Tale("ana", "leo", destiny_initiative=True)
    t.locked("ana", 1, 2)
    lock = t.last_id
    t.locked("leo", 2, 1)
    balancing = t.last_id
    asked = t.gm(RequestPolarityRoll("ana"))
    rolled = t.act("ana", RollPolarity(), 3)
    assert refused(t, lock, "dependents_exist").split(", ") == [asked, rolled]
    assert retract(t, asked, cascade=True) == {asked, rolled}
    assert retract(t, balancing) == {balancing}
    first = t.gm(DetermineInitiative("ana"))
    assert refused(t, lock, "dependents_exist") == first


def test_an_amplitude_that_changes() -> None:
    """SPI-UNDO-03: Deus Ex Alea told its amplitude; without that destiny the roll falls."""
    t = Tale(
        "ana",
        "leo",
        traits=[("ana", "vol", "heroic", ("external",))],
        heroic_levels=True,
        deus_ex_alea=True,
    )
    t.locked("leo", 3, 1)
    lock = t.last_id
    opposition = t.frame("ana")
    t.gm(AddFactor(opposition, "protagonist", trait=t.trait["vol"]))
    t.gm(LockOpposition(opposition))
    t.roll(opposition, "obstacle", 4)
    t.roll(opposition, "protagonist", 1, 1, 1)
    roll = t.last_id
    points = t.act("ana", UseAleaPoints(opposition, "up", 4))
    assert t.state.destiny == 0
    assert refused(t, lock, "dependents_exist").split(", ") == [roll, points]
    assert retract(t, points) == {points}
    assert (t.state.destiny, t.opposition(opposition).result) == (-4, "failure")


def test_a_conversion_that_would_give_less() -> None:
    """SPI-UNDO-03."""
    t = Tale("ana", destiny_to_fortune=True)
    t.played("ana", (1,), (1, 1, 1))
    lock = next(e.id for e in t.feeds.history.raw if isinstance(e.command, LockOpposition))
    t.gm(EndSession())
    end = t.gm(EndGame())
    assert refused(t, lock, "dependents_exist") == end


def test_never_zero_is_checked_again() -> None:
    """SPI-UNDO-03, SPI-NOZ-01."""
    t = Tale("ana", "leo", no_zero_destiny=True)
    t.locked("ana", 1, 2)
    lock = t.last_id
    t.locked("leo", 1, 1)
    later = t.last_id
    assert refused(t, lock, "dependents_exist") == later


def test_pools_that_were_rolled_do_not_change() -> None:
    """SPI-UNDO-03: a gauge at another level would be another pool; nothing is adjusted in silence."""
    t = Tale("ana")
    wound = t.gauge("ana", "blessée", 2)
    more = t.gm(AdvanceGauge(t.hero["ana"], "blessée", ticks=2))
    opposition = t.frame("ana")
    t.gm(AddFactor(opposition, "obstacle", gauge=wound))
    lock = t.gm(LockOpposition(opposition))
    assert lock in refused(t, more, "dependents_exist")


def test_restoring_changes_no_pool_that_was_rolled_since() -> None:
    """SPI-UNDO-03: a retraction taken back is no other correction: what it would change is listed first."""
    t = Tale("ana")
    wound = t.gauge("ana", "blessée", 2)
    more = t.gm(AdvanceGauge(t.hero["ana"], "blessée", ticks=2))
    retract(t, more)
    undoing = t.last_id
    opposition = t.frame("ana")
    t.gm(AddFactor(opposition, "obstacle", gauge=wound))
    lock = t.gm(LockOpposition(opposition))
    assert t.state.destiny == 1
    for undo in (Restore(undoing), Retract(undoing)):
        assert t.refuse_correction(GM, undo, "dependents_exist").lists == {"dependents": (lock,)}
    t.correct(GM, Restore(undoing, cascade=True))
    assert (t.verdict().back, t.verdict().void) == ((more,), (lock,))
    assert (t.opposition(opposition).status, t.state.destiny) == ("framing", 0)
    laws.check(t.feeds.history)


def test_restoring_changes_no_initiative_that_was_told_since() -> None:
    """SPI-UNDO-03: with the lock that comes back destiny has another sign; undone again, all is as it was told."""
    t = Tale("ana", "leo", destiny_initiative=True)
    t.locked("ana", 1, 4)
    lock = t.last_id
    retract(t, lock)
    undoing = t.last_id
    t.locked("leo", 2, 1)
    first = t.gm(DetermineInitiative("ana"))
    before = play(t)
    undone = t.correct(GM, Restore(undoing, cascade=True)).event.id
    assert (t.verdict().back, t.verdict().void) == ((lock,), (first,))
    assert t.state.destiny == 2
    t.correct(GM, Restore(undone))
    assert play(t) == before
    laws.check(t.feeds.history)


def test_the_flow_is_never_a_conflict() -> None:
    """SPI-UNDO-03: scenes and sessions stand; a reopened opposition is finished outside its scene."""
    t = Tale("ana")
    opposition = t.final("ana", (1,), (1,))
    close = t.gm(CloseOpposition(opposition))
    t.gm(AnnounceFateStroke(2))
    reveal = t.gm(RevealFateStroke())
    ended = t.gm(EndScene())
    t.gm(StartScene("narrative"))
    t.gm(EndSession())
    assert retract(t, close) == {close}
    assert retract(t, reveal) == {reveal}
    assert t.state.phase == "session_end"
    assert t.opposition(opposition).status == "finalised"
    t.gm(CloseOpposition(opposition))
    t.gm(RevealFateStroke())
    assert t.state.destiny == 1
    assert ended not in t.feeds.history.overlay.void


def test_a_request_and_its_opening() -> None:
    """SPI-UNDO-02: the whole of an opposition hangs on its opening, and that on the request."""
    t = Tale("ana")
    asked = t.act("ana", RequestOpposition(t.hero["ana"], "Fuir"))
    opening = t.gm(OpenOpposition(lead=t.hero["ana"], request=asked))
    hidden = t.gm(AddFactor(asked, "obstacle", text="un piège", hidden=True))
    shown = t.gm(RevealFactor(hidden))
    lock = t.gm(LockOpposition(asked))
    assert retract(t, hidden) == {hidden, shown, lock}
    assert retract(t, opening) == {opening}
    assert t.opposition(asked).status == "requested"
    assert retract(t, asked) == {asked}


def test_reopened_locks_hang_together() -> None:
    """SPI-UNDO-02: a later lock rests on the reopening before it."""
    t = Tale("ana")
    opposition = t.frame("ana", 1, 3)
    first = t.gm(LockOpposition(opposition))
    back = t.gm(ReopenOpposition(opposition))
    again = t.gm(LockOpposition(opposition))
    assert retract(t, first) == {first, back, again}
    assert t.state.destiny == 0


def test_mitigation_is_a_link() -> None:
    """SPI-UNDO-02."""
    t = Tale("ana")
    opposition = t.final("ana", (2,), (2,))
    declared = t.gm(DeclareMitigation(opposition, reducible=True))
    answered = t.act("ana", AnswerMitigation(opposition, "accept"))
    closed = t.gm(CloseOpposition(opposition))
    assert retract(t, answered) == {answered, closed}
    assert retract(t, declared) == {declared}


def test_harm_and_comparison_hang_on_the_leg() -> None:
    """SPI-UNDO-02: harm, modifiers and tie rulings follow the result that they came from."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo")
    ana, leo = race.camp["ana"], race.camp["leo"]
    race.leg("ana", (1,), (2,))
    final = next(e.id for e in t.feeds.history.raw if type(e.command).__name__ == "ResultFinalised")
    close = t.last_id
    race.leg("leo", (1,), (1,))
    harm = t.gm(ImposeHarm(race.id, ana, (Harm("gauge", t.hero["ana"], "usée", "state"),)))
    accepted = t.act("ana", AcceptHarm(race.id, ana))
    granted = t.gm(ConfirmModifier(race.id, leo, "grant"))
    assert retract(t, harm) == {harm, accepted}
    assert race.now.camps[ana].status == "harm_pending"
    assert retract(t, final) == {final, close, granted}
    assert not race.now.rounds[-1].compared


def test_a_tie_ruling_hangs_on_both_legs() -> None:
    """SPI-UNDO-02."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo")
    for seat in ("ana", "leo"):
        race.leg(seat, (2, 1), (1, 1))
    close = t.last_id
    final = t.feeds.history.raw[-2].id
    tie = t.gm(RuleTie(race.id, "ex_aequo"))
    assert retract(t, final) == {final, close, tie}


def test_correcting_typed_dice() -> None:
    """SPI-UNDO-06, SPI-UNDO-02: everything after the two rolls falls, the result is found anew."""
    t, links = linked()
    t.correct(GM, correct(t, links.ids["mine"], links.opposition, (2, 6, 4)))
    found = t.opposition(links.opposition)
    assert (found.rolls["protagonist"].initial, found.rolls["protagonist"].extra) == ((2, 6), (4,))
    assert (found.status, found.result, found.shifts) == ("rolled", "exploit", ())
    assert t.character("ana").fortunes == 2
    assert t.last("zoe") == ["DiceCorrected"]
    assert set(t.verdict().void) == {links.ids[n] for n in CHAIN[5:]}


def test_what_cannot_be_corrected_by_dice() -> None:
    """SPI-UNDO-06, SPI-DICE-04: dice of the service, wrong counts, wrong values."""
    t = Tale("ana")
    opposition = t.locked("ana", 2, 1)
    service = t.act(GM, RollCamp(opposition, "obstacle"), below=lambda n: 0)
    typed = t.act("ana", RollCamp(opposition, "protagonist"), 1, 1)
    t.refuse_correction(GM, correct(t, service, opposition, (2,), "obstacle"), "not_typed")
    t.refuse_correction(GM, correct(t, typed, opposition, (2,)), "bad_dice_count")
    t.refuse_correction(GM, correct(t, typed, opposition, (6, 7)), "bad_dice_count")
    t.refuse_correction(GM, correct(t, typed, opposition, (1, 7)), "bad_die_value")
    t.refuse_correction("ana", correct(t, typed, opposition, (2, 2)), "not_gm")


def test_corrected_dice_and_what_depends_on_them() -> None:
    """SPI-UNDO-06, SPI-UNDO-03: a fortune already spent elsewhere holds them, unless cascade."""
    t = Tale("ana", "leo")
    opposition = t.rolled("ana", (1, 1), (2, 2))
    roll = next(e.id for e in t.feeds.history.raw if isinstance(e.command, RollCamp))
    t.gm(FinaliseResult(opposition))
    t.close(opposition)
    t.gm(OpenRespite())
    bought = t.act("ana", SpendFortuneOnTrait(t.hero["ana"], "gain", "L’hiver", text="patiente"))
    amend = correct(t, roll, opposition, (2, 1))
    refused = t.refuse_correction(GM, amend, "dependents_exist")
    assert refused.lists == {"dependents": (bought,)}
    named = naming_dependents(t.feeds, GM, "fr", refused)
    said = refusal_text("spin", "fr", named.code, named.details)
    assert SeatReader(t.feeds, GM, "fr").quoted(bought) in said
    assert bought not in said.split()
    t.correct(GM, msgspec.structs.replace(amend, cascade=True))
    assert t.opposition(opposition).result == "failure"


def test_an_amended_link_takes_the_later_ones() -> None:
    """SPI-UNDO-02: a factor with other words reopens the opposition behind it."""
    t = Tale("ana")
    opposition = t.frame("ana")
    factor = t.gm(AddFactor(opposition, "obstacle", text="vent"))
    t.gm(LockOpposition(opposition))
    t.amend(GM, factor, AddFactor(opposition, "protagonist", text="vent"))
    assert t.opposition(opposition).status == "framing"
    assert t.opposition(opposition).factors[factor].camp == "protagonist"
    assert t.last("zoe") == ["EventAmended"]


def test_another_wording_voids_nothing() -> None:
    """SPI-UNDO-02, SPI-UNDO-03: no rule reads what an objective says, only that there is one; the chain stands."""
    t, links = linked()
    objective = next(e.id for e in reversed(t.feeds.history.raw) if isinstance(e.command, SetObjective))
    for target, command in (
        (objective, SetObjective(links.opposition, "Passer la barre")),
        (links.ids["proposal"], ProposeFactor(links.opposition, "protagonist", text="une ruse")),
        (links.ids["danger"], RecordConsequence(links.opposition, "new_danger", text="La marée monte")),
    ):
        t.amend(GM, target, command)
        assert t.verdict().void == ()
    assert t.opposition(links.opposition).objective == "Passer la barre"
    assert t.opposition(links.opposition).status == "closed"
    t.amend(GM, links.ids["loss"], replaced_label(links.opposition, t.hero["ana"]))
    assert t.verdict().void == (links.ids["close"],)


def replaced_label(opposition: str, hero: str) -> RecordConsequence:
    """A gauge is known by its label: that is no wording."""
    return RecordConsequence(opposition, "advance_gauge", hero, label="moulue", gauge_kind="state")


def test_a_correction_is_seen_as_far_as_its_target() -> None:
    """SPI-UNDO-05, SPI-UNDO-07: a hidden one not at all; a fate draw as a lower count, without its number."""
    t = Tale("ana")
    opposition = t.final("ana", (2, 2), (1, 1))
    final = t.last_id
    note = t.npc("Le noyé")
    frames = t.feeds.count("ana")
    retract(t, note)
    assert t.feeds.count("ana") == frames
    retract(t, final)
    assert t.last("ana") == ["EventRetracted"]
    entry = t.feed("ana")[-1].entries[0]
    changed = {c.path: (c.was, c.now) for c in entry.fields.changes}
    assert changed["/fate/hand_count"] == (1, 0)
    assert "number" not in str([p for p in changed if p.startswith("/fate")])
    assert any(line.withdrawn for frame in t.feed("ana") for line in frame.entries)
    assert t.opposition(opposition).status == "rolled"


def test_after_the_end_contests_and_retractions() -> None:
    """SPI-UNDO-07, SPI-SESS-12: still possible once the game has ended."""
    t = Tale("ana")
    opposition = t.final("ana", (1,), (1,))
    close = t.gm(CloseOpposition(opposition))
    t.gm(EndSession())
    t.gm(EndGame())
    t.gm(CloseSession())
    t.correct("ana", ContestRuling(close, "Trop tôt"))
    assert retract(t, close) == {close}


def test_who_sat_where_is_not_taken_back() -> None:
    """SPI-SESS-01: roles are the table's."""
    t = Tale("ana", "leo", phase="setup")
    given = t.gm(AssignSeat("leo", "spectator"))
    refused(t, given, "not_retractable")
    t.gm(AdvancePhase("creation"))


def closing(t: Tale) -> str:
    return t.gm(CloseOpposition(t.final("ana", (1,), (1,))))


def revealing(t: Tale) -> str:
    t.gm(AnnounceFateStroke(3))
    return t.gm(RevealFateStroke())


def answering(t: Tale) -> str:
    t.gm(RequestPolarityRoll("ana"))
    return t.act("ana", RollPolarity(), 3)


@pytest.mark.parametrize("reopened", [closing, revealing, answering])
@pytest.mark.parametrize("cascade", [False, True])
def test_a_role_stands_though_something_is_open_again(reopened: Callable[[Tale], str], cascade: bool) -> None:
    """SPI-SESS-01, SPI-UNDO-03, SPI-A-48: the new gm goes on, and his role is no more to be taken back than before."""
    t = Tale("ana", "leo")
    settled = reopened(t)
    given = t.gm(AssignSeat("leo", "gm"))
    later = t.act("leo", SetGaugeMode(3))
    t.correct("leo", Retract(settled, cascade=cascade))
    assert t.verdict().void == (settled,)
    assert [t.state.table.role(seat) for seat in (GM, "leo")] == ["player", "gm"]
    assert t.state.gauge_mode == 3
    t.refuse_correction("leo", Retract(given), "not_retractable")
    assert later not in t.verdict().void


def test_rewinding_takes_everything_from_there_on() -> None:
    """SPI-UNDO-01: nothing of play from the target on remains; the log does."""
    t = Tale("ana")
    before = play(t)
    mode = t.gm(SetGaugeMode(1))
    t.locked("ana", 1, 3)
    t.correct(GM, Rewind(mode))
    assert play(t) == before


def test_sheets_are_corrected_too() -> None:
    """SPI-UNDO-01, SPI-TRAIT-05: a trait of the sheet, and the factor that used it."""
    t = Tale("ana", phase="creation")
    trait = t.act("ana", AddTrait(t.hero["ana"], "agile"))
    t.gm(AdvancePhase("narrative"))
    t.gm(StartScene("narrative"))
    opposition = t.frame("ana")
    factor = t.gm(AddFactor(opposition, "protagonist", trait=trait))
    assert refused(t, trait, "dependents_exist") == factor
    with pytest.raises(Refused):
        t.correct("ana", Retract(trait))
