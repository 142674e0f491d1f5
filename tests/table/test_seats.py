"""Seats that come and go, and who is waited for: the same for every game, and what each makes of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.base.corrections import Consent, Rewind
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.systems.ambre.acts.acts import ActStarted
from domain.systems.ambre.acts.closing import PassClosing
from domain.systems.ambre.acts.narration import EndNarration, FinishFirstSentence, LetNarrate
from domain.systems.ambre.acts.staging import ApproveFrame, ProposeFrame, ReadMotivation, SceneFramed, moves
from domain.systems.ambre.childhood.auctions import LayBid, PassRaise
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.themes import ConfirmReady
from domain.systems.ambre.opening import StartGame
from domain.systems.ambre.state.cards import ConflictId
from domain.systems.ambre.state.epilogue import GameEnded as AmbreEnded
from domain.systems.ambre.state.epilogue import TellEpilogue
from domain.systems.innommable.conflicts.auxiliaries import ProtagonistAbandoned
from domain.systems.innommable.preparation.preparation import SetDiceScheme, StartPlay
from domain.systems.innommable.preparation.protagonists import AnnounceSetting, SetAttachment
from domain.systems.innommable.scenes.departures import BecameCommentator, GameEnded
from domain.systems.innommable.scenes.monologues import TakeDie
from domain.systems.innommable.scenes.transgression import (
    ProposeTransgression,
    VoteTransgression,
)
from domain.systems.innommable.state.bowl import TransgressionRecorded
from domain.systems.innommable.state.dice import Dice
from domain.table.commands import AddSeat, CloseSeat, JoinTable, RevokeToken, SetPresence, StartTable
from projections.moves import offers
from projections.moves.questions import open_questions
from tests.ambre import table as ambre
from tests.ambre.scenario import conclude
from tests.innommable import table as innommable
from tests.scene import Scene, all_of

GONE = "ne vient pas"
CONFLICTS: tuple[ConflictId, ...] = ("K0", "K1", "K2")


def started(game: str) -> Scene:
    scene = Scene(game, [("gm", "gm"), ("ann", "player"), ("bob", "player"), ("zoé", "spectator")])
    if scene.game.starts_with is None:
        scene.do("host", StartTable())
    return scene


@pytest.mark.parametrize("game", ["nosgoth", "sombre", "spin", "innommable"])
def test_a_newcomer_reads_what_a_spectator_would_have_read(game: str) -> None:
    """Table: a seat that is added reads the past as somebody without a secret of his own read it."""
    scene = started(game)
    scene.do("bob", JoinTable("Bruno"))
    scene.do("host", AddSeat("Dora", "spectator"))
    assert scene.state.table.seats[-1].id == "spectator1"
    assert scene.lines("spectator1") == scene.lines("zoé")
    assert scene.line("ann").fields.id == "spectator1"
    assert scene.line("ann").text == "L’hôte ajoute la place de Dora (spectateur)."
    assert scene.view("spectator1") == scene.view("zoé")


@pytest.mark.parametrize("game", ["nosgoth", "sombre", "spin"])
def test_a_player_may_come_late(game: str) -> None:
    """Table: these games take another player at any time; nobody speaks for the seat before it has a token."""
    scene = started(game)
    scene.do("host", AddSeat("Dora", "player"))
    assert scene.state.table.absent("player1")
    assert "player1" in {seat.id for seat in scene.state.table.with_role("player")}


def test_only_the_host_adds_and_closes_seats() -> None:
    scene = started("nosgoth")
    for seat in ("gm", "ann", "zoé"):
        scene.refuse(seat, AddSeat("Dora", "player"), "not_your_role")
        scene.refuse(seat, CloseSeat("ann", GONE), "not_your_role")


def test_bad_seats_are_refused() -> None:
    """The book's numbers, names that look alike, the last game master, a seat twice."""
    scene = started("nosgoth")
    scene.refuse("host", AddSeat("Dora", "gm"), "bad_seat_count")
    scene.refuse("host", AddSeat(" Аnn", "player"), "name_alike")
    scene.refuse("host", CloseSeat("gm", GONE), "last_gm")
    scene.refuse("host", CloseSeat("nobody", GONE), "unknown_seat")
    scene.refuse("host", CloseSeat("host", GONE), "unknown_seat")
    scene.refuse("host", CloseSeat("ann", " "), "reason_missing")
    scene.do("host", CloseSeat("ann", GONE))
    assert scene.line("bob").text == "L’hôte retire la place d’Ann : ne vient pas."
    scene.refuse("host", CloseSeat("ann", GONE), "seat_closed")
    scene.refuse("host", SetPresence("ann", True), "unknown_seat")


def test_beyond_the_book_s_numbers_nobody_is_added() -> None:
    """AMB-GEN-02, INN-TAB-01: five players, four players."""
    table = ambre.opened(5)
    table.refuse("host", AddSeat("Dora", "player"), "bad_seat_count")
    table.refuse("host", AddSeat("Dora", "gm"), "no_game_master")
    innommable.table(4).refuse("host", AddSeat("Dora", "player"), "bad_seat_count")


def test_the_table_starts_with_enough_players() -> None:
    """Nosgoth needs one player at least: with none nobody is offered the start."""
    scene = Scene("nosgoth", [("gm", "gm"), ("ann", "player")])
    scene.do("host", CloseSeat("ann", GONE))
    scene.refuse("host", StartTable(), "bad_seat_count")
    assert "StartTable" not in {offer.type for offer in offers(scene.feeds, "host", "fr").moves}
    scene.do("host", AddSeat("Dora", "player"))
    scene.do("host", StartTable())


def test_seats_are_offered_to_the_host_alone() -> None:
    scene = started("nosgoth")
    found = {offer.type: offer for offer in offers(scene.feeds, "host", "fr").moves}
    assert found["AddSeat"].label == "Ajouter une place"
    assert "gm" not in str(found["AddSeat"].schema["properties"]["role"])
    assert "gm" not in str(found["CloseSeat"].schema["properties"]["seat"])
    assert {"AddSeat", "CloseSeat"}.isdisjoint(offer.type for offer in offers(scene.feeds, "gm", "fr").moves)


def test_presence_is_told_by_name() -> None:
    scene = started("nosgoth")
    scene.do("host", SetPresence("bob", True))
    assert scene.line("ann").text == "Bob quitte la table un moment."


def test_the_schemes_of_innommable_follow_who_plays() -> None:
    """INN-PREP-04, INN-PREP-05, INN-TAB-01: opened for three, one never comes; the scheme is that of two."""
    scene = innommable.prepare(innommable.table(3))
    scene.do("host", CloseSeat("cléo", GONE))
    innommable.settle(scene)
    scene.refuse("gm", StartPlay(), "scheme_total")
    scene.do("gm", SetDiceScheme(Dice(*innommable.SCHEMES[2])))
    scene.do("gm", StartPlay())
    assert set(scene.state.players) == {"ana", "bob"}
    scene.refuse("host", AddSeat("Dora", "player"), "seats_fixed", rule="INN-TAB-01")
    scene.do("host", AddSeat("Dora", "spectator"))


def test_whoever_comes_before_the_start_of_innommable_plays() -> None:
    """INN-CHAR-02: the newcomer has a protagonist to make, and the play waits for it."""
    scene = innommable.prepare(innommable.table(2))
    scene.do("host", AddSeat("Dora", "player"))
    scene.do("gm", SetDiceScheme(Dice(*innommable.SCHEMES[3])))
    scene.do("gm", AnnounceSetting("Un phare", "1911", "La relève"))
    for seat in ("ana", "bob"):
        scene.do(seat, innommable.protagonist(seat))
        scene.do(seat, SetAttachment(f"Attache de {seat}", "person", "Une sœur"))
    scene.refuse("gm", StartPlay(), "protagonist_missing")
    scene.do("player1", innommable.protagonist("Dora"))
    scene.do("player1", SetAttachment("Son frère", "person", "Aîné"))
    scene.do("gm", StartPlay())


def test_the_protagonist_of_a_closed_seat_leaves_as_one_who_is_renounced() -> None:
    """INN-OUT-02: the keeper has it, the dice go back to the bowl, and what waited for its player waits no more."""
    scene = innommable.in_phase_two(3)
    scene.do("bob", TakeDie("d20"))
    before = scene.state.bowl.total
    step = scene.do("host", CloseSeat("bob", GONE))
    gone = scene.state.players["bob"]
    assert (gone.status, gone.controlled_by, gone.mode) == ("renounced_incapacitated", "gm", "commentator")
    assert all_of(step, ProtagonistAbandoned)
    assert all_of(step, BecameCommentator)
    assert scene.state.aside is None
    assert scene.state.bowl.total == before + 1
    assert scene.last("ana")[:2] == ["SeatClosed", "ProtagonistAbandoned"]
    scene.do("ana", TakeDie("d20"))


def test_the_game_ends_with_the_last_protagonist_whose_seat_is_closed() -> None:
    """INN-END-01."""
    scene = innommable.in_scene(2)
    scene.do("host", CloseSeat("ana", GONE))
    assert all_of(scene.do("host", CloseSeat("bob", GONE)), GameEnded)


def test_who_is_away_has_no_voice_on_an_inhuman_deed() -> None:
    """INN-TRAN-02 (Q-34): counted anew when somebody leaves, not only when somebody speaks."""
    for leaving in (SetPresence("cléo", True), CloseSeat("cléo", GONE)):
        scene = innommable.in_scene(3)
        deed = scene.act("gm", ProposeTransgression("ana", "Il mord"))
        scene.do("ana", VoteTransgression(deed, "yes"))
        scene.do("bob", VoteTransgression(deed, "yes"))
        assert not scene.state.players["ana"].transgressed
        step = scene.do("host", leaving)
        assert [each.cause for each in all_of(step, TransgressionRecorded)] == ["vote"]
        assert scene.state.players["ana"].transgressed
        assert scene.last("bob")[-1] == "TransgressionRecorded"


def test_a_seat_without_a_token_has_no_voice_on_an_inhuman_deed() -> None:
    """INN-TRAN-02: as little as one that is away."""
    scene = innommable.in_scene(2)
    deed = scene.act("gm", ProposeTransgression("ana", "Il mord"))
    scene.do("ana", VoteTransgression(deed, "yes"))
    scene.feeds.append(tokens(scene, RevokeToken("bob")))
    assert scene.state.players["ana"].transgressed


def tokens(scene: Scene, command: RevokeToken) -> Event:
    """Make what the service records of tokens."""
    version = scene.feeds.history.version + 1
    return Event(id=f"k{version}", version=version, at=scene.next_at, seat="host", command=command)


def test_nobody_judges_while_nobody_is_there() -> None:
    """INN-TRAN-02: a break of the whole table decides nothing."""
    scene = innommable.in_scene(2)
    deed = scene.act("gm", ProposeTransgression("ana", "Il mord"))
    for seat in ("ana", "gm", "bob"):
        scene.do("host", SetPresence(seat, True))
    assert scene.state.proposals[deed].open


def test_five_chairs_of_ambre_start_as_four() -> None:
    """AMB-GEN-02 (Q-33): a chair that nobody took, closed, was never there."""
    scene = ambre.opened(5)
    scene.refuse("host", StartGame(ambre.P[:4]), "bad_request")
    scene.do("host", CloseSeat("p4", GONE))
    scene.do("host", StartGame(ambre.P[:4]))
    scene.refuse("host", AddSeat("Dora", "player"), "seats_fixed", rule="AMB-GEN-03")


def test_consents_of_ambre_do_not_wait_for_who_is_away() -> None:
    """AMB-UNDO-02 (Q-32): whoever leaves after the others have consented leaves it decided, by a voice given again."""
    scene = ambre.dealt()
    target = scene.last_id
    asked = scene.correct("p0", Rewind(target)).event.id
    scene.correct("p1", Consent(asked))
    with pytest.raises(Refused, match="already_answered"):
        scene.correct("p1", Consent(asked))
    scene.do("host", SetPresence("p2", True))
    assert scene.state.table.proposal is not None
    scene.do("p3", SetPresence("p3", True))
    assert "consent" in {offer.type for offer in offers(scene.feeds, "p1", "fr").corrections}
    scene.correct("p1", Consent(asked))
    assert scene.state.table.proposal is None
    assert target in scene.feeds.history.overlay.void


def test_the_raises_of_ambre_do_not_wait_for_who_is_away() -> None:
    """AMB-BID-12 (Q-32): the window closes when the last bidder who has not passed leaves."""
    scene = ambre.bidding(("S9", "S8", "", ""))
    scene.do("p0", LayBid("S9"))
    scene.do("p1", LayBid("S8"))
    ambre.abstain(scene, "p2", "p3")
    scene.do("p0", PassRaise())
    assert scene.state.step == "raise"
    scene.do("host", SetPresence("p1", True))
    assert scene.state.step == "place"


def test_a_closed_seat_of_ambre_abstains() -> None:
    """AMB-BID-05 (Q-32): the others bid on; its card is in its hand again."""
    scene = ambre.bidding(("S9", "S8", "", ""))
    cards = ambre.count(scene.state)
    scene.do("p0", LayBid("S9"))
    scene.do("p1", LayBid("S8"))
    ambre.abstain(scene, "p2")
    scene.do("host", CloseSeat("p3", GONE))
    assert scene.state.step == "raise"
    scene.do("host", CloseSeat("p1", GONE))
    scene.do("p0", PassRaise())
    assert scene.state.auction.placing == ("p0",)
    assert ambre.count(scene.state) == cards


def passing(scene: Scene) -> None:
    """The narration ends and everybody passes: who has left does not speak."""
    scene.do(scene.state.scene.narrator, FinishFirstSentence())
    for seat in scene.state.table.present("player"):
        if seat.id != scene.state.scene.narrator:
            scene.do(seat.id, LetNarrate())
    scene.do(scene.state.scene.narrator, EndNarration())
    while scene.state.step == "closing":
        done = len(scene.state.scene.closing_actions)
        scene.do(scene.state.scene.closing_order[done], PassClosing())


def test_a_closed_seat_of_ambre_opens_no_scene_and_tells_no_epilogue() -> None:
    """AMB-ACT-05, AMB-EPI-05, AMB-EPI-07 (Q-32): acts and game end when the others have had their part."""
    scene = ambre.act_one()
    for act in ("one", "two"):
        for place, seat in enumerate(ambre.P[:3]):
            ambre.initiate(scene, seat, CONFLICTS[place if act == "one" else 0])
            ambre.narrate(scene, seat)
            passing(scene)
            conclude(scene)
        if act == "one":
            scene.do("host", CloseSeat("p3", GONE))
            assert scene.state.act == "two"
    assert scene.state.step == "epilogue"
    for seat in ambre.P[:2]:
        scene.do(seat, TellEpilogue())
    assert all_of(scene.do("p2", TellEpilogue()), AmbreEnded)
    assert scene.state.step == "ended"


def test_a_closed_seat_of_ambre_narrates_no_scene() -> None:
    """AMB-STAGE-06 (Q-32): a frame that named it is proposed again, and nobody names it any more."""
    scene = ambre.act_one()
    ambre.initiate(scene, "p0", "K0", by="others")
    for seat in ("p1", "p2"):
        scene.do(seat, ReadMotivation())
    known = tuple(element.id for element in scene.state.conflict("K0").elements)[:1]
    named = ProposeFrame(known, ("p0",), "la couronne", "p3")
    scene.do("p1", named)
    assert {"p2", "p3"} <= {each.seat for each in open_questions(scene.feeds, "p1", "fr")}
    scene.do("host", CloseSeat("p3", GONE))
    assert "p3" not in {each.seat for each in open_questions(scene.feeds, "p1", "fr")}
    scene.refuse("p2", ApproveFrame(), "no_frame")
    scene.refuse("p1", named, "seat_closed")
    (move,) = (move for move in moves(scene.state, "p1") if move.command is ProposeFrame)
    assert move.fields["narrator"]["enum"] == ["p0", "p1", "p2"]
    scene.do("p1", replace(named, narrator="p1"))
    assert all_of(scene.do("p2", ApproveFrame()), SceneFramed)


@pytest.mark.parametrize("step", ["levels", "elements"])
def test_elements_of_ambre_do_not_wait_for_a_closed_seat(step: str) -> None:
    """AMB-ELEM-06 (Q-32): its picks are dropped, whenever it was closed; with those of the others the act begins."""
    scene = ambre.bidding(("S9 S8", "", "", ""))
    for bid in ("S9", "S8"):
        ambre.auction(scene, {"p0": (bid, "left")})
    ambre.all_abstain(scene)
    if step == "levels":
        scene.do("host", CloseSeat("p1", GONE))
    for seat in scene.state.table.present("player"):
        scene.do(seat.id, ConfirmReady("levels"))
    if step == "elements":
        scene.do("host", CloseSeat("p1", GONE))
    assert scene.state.step == "elements"
    assert scene.state.conflicts[0].waived == ("p1",)
    assert all_of(scene.do("p0", DefineElement("K0", "S9", "object", "une lame")), ActStarted)


@pytest.mark.parametrize("told", [False, True])
def test_a_closed_seat_of_ambre_claims_nothing_of_a_drawn_conflict(told: bool) -> None:
    """AMB-CONS-06 (Q-32): the scene that it was in comes to its end without it, whenever it was closed."""
    scene = ambre.act_one(["C1", "C2", "C3", "C4"])
    ambre.initiate(scene, "p0", "K0")
    if not told:
        scene.do("host", CloseSeat("p1", GONE))
    ambre.narrate(scene, "p0")
    scene.do("p0", FinishFirstSentence())
    if told:
        scene.do("host", CloseSeat("p1", GONE))
    for seat in ("p2", "p3"):
        scene.do(seat, LetNarrate())
    scene.do("p0", EndNarration())
    while scene.state.step == "closing":
        scene.do(scene.state.scene.closing_order[len(scene.state.scene.closing_actions)], PassClosing())
    assert scene.state.scene.evaluation.winner is None
    assert "p1" not in {claim.seat for claim in scene.state.scene.claims}
