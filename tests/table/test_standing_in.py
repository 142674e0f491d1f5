"""A command for an absent seat: by whom, of what kinds, how it is told, and that it is a command of that seat."""

from __future__ import annotations

import msgspec
import pytest

from domain.base.events import Command
from domain.base.refusal import Refused
from domain.systems import GAMES
from domain.systems.ambre.childhood.auctions import Abstain, LayBid, PassRaise
from domain.systems.ambre.childhood.stakes import PlaceStake
from domain.systems.innommable.conflicts.conflicts import DeclareGoal, RuleResolution, WithdrawGoal
from domain.systems.innommable.conflicts.rolls import RollPool
from domain.systems.nosgoth.actions.actions import DeclareAction
from domain.systems.nosgoth.actions.resolution import ResolveAction
from domain.table.commands import AllowStandIn, CloseSeat, EndTable, SetPresence
from projections.moves import offers
from tests.ambre import table as ambre
from tests.innommable import table as innommable
from tests.scene import Scene


def refused(scene: Scene, by: str, seat: str, command: Command, code: str) -> None:
    """A command for another seat, refused with this code."""
    with pytest.raises(Refused) as caught:
        scene.do(seat, command, by=by)
    assert caught.value.code == code


def declared() -> Scene:
    """Innommable: a goal is declared, and its player has left."""
    scene = innommable.in_scene(2)
    scene.do("ana", DeclareGoal("ouvrir", "situation", "goal"))
    return scene


def test_the_game_master_acts_for_whoever_is_away() -> None:
    """INN-TAB-06: told and recorded as done by one for the other."""
    scene = declared()
    refused(scene, "gm", "ana", WithdrawGoal(), "seat_present")
    scene.do("ana", SetPresence("ana", True))
    step = scene.do("ana", WithdrawGoal(), by="gm")
    assert (step.event.seat, step.event.by) == ("ana", "gm")
    line = scene.line("bob")
    assert (line.seat, line.by) == ("ana", "gm")
    assert line.text.startswith("Par Gm, à la place d’Ana\u00a0: Ana ")
    assert scene.state.resolution is None


def test_never_a_roll_nor_a_vote() -> None:
    """INN-TAB-06: what is the player's own stays so."""
    scene = declared()
    scene.do("gm", RuleResolution(True))
    scene.do("ana", SetPresence("ana", True))
    refused(scene, "gm", "ana", RollPool(), "not_for_another")
    refused(scene, "gm", "ana", SetPresence("ana", False), "not_for_another")
    refused(scene, "gm", "ana", EndTable(), "not_for_another")


def test_nobody_else_acts_for_another() -> None:
    scene = declared()
    scene.do("ana", SetPresence("ana", True))
    refused(scene, "bob", "ana", WithdrawGoal(), "not_your_role")
    refused(scene, "gm", "zoé", WithdrawGoal(), "unknown_seat")
    refused(scene, "gm", "nobody", WithdrawGoal(), "unknown_seat")


def test_the_option_forbids_it() -> None:
    """Table: with `stand_ins` nobody, an absent seat is waited for."""
    scene = declared()
    table = msgspec.structs.replace(scene.state.table, stand_ins="nobody")
    scene.do("ana", SetPresence("ana", True))
    innommable.stage(scene, table=msgspec.structs.replace(scene.state.table, stand_ins=table.stand_ins))
    refused(scene, "gm", "ana", WithdrawGoal(), "no_stand_ins")


def test_the_game_master_is_offered_it() -> None:
    scene = declared()
    scene.do("ana", SetPresence("ana", True))
    found = [offer for offer in offers(scene.feeds, "gm", "fr").moves if offer.behalf]
    assert {(offer.type, offer.behalf) for offer in found} == {("WithdrawGoal", "ana")}
    assert found[0].label.endswith("(pour Ana)")
    assert not [offer for offer in offers(scene.feeds, "bob", "fr").moves if offer.behalf]


def test_a_game_master_of_nosgoth_never_rolls_for_another() -> None:
    """NOS-TAB-02, NOS-TAB-05."""
    assert ResolveAction not in GAMES["nosgoth"].behalf
    assert DeclareAction in GAMES["nosgoth"].behalf


def test_players_of_ambre_agree_who_acts_for_another() -> None:
    """AMB-Q-32: by the consent of all others, by what everybody sees, never by a hand."""
    scene = ambre.bidding(("S9", "S8", "", ""))
    scene.do("p0", LayBid("S9"))
    scene.do("host", SetPresence("p1", True))
    refused(scene, "p0", "p1", Abstain(), "stand_in_not_agreed")
    scene.refuse("p1", AllowStandIn("p1", "p0"), "not_your_role")
    scene.refuse("p0", AllowStandIn("p2", "p0"), "seat_present")
    scene.refuse("p0", AllowStandIn("p1", "p1"), "unknown_seat")
    for seat in ("p0", "p2", "p3"):
        refused(scene, "p0", "p1", Abstain(), "stand_in_not_agreed")
        scene.do(seat, AllowStandIn("p1", "p0"))
    scene.refuse("p3", AllowStandIn("p1", "p0"), "already_answered")
    assert scene.line("p2").text == "P3 accepte que P0 agisse pour P1."
    refused(scene, "p0", "p1", LayBid("S8"), "not_for_another")
    assert "p1" in {offer.behalf for offer in offers(scene.feeds, "p0", "fr").moves if offer.type == "Abstain"}
    assert "S8" not in str(offers(scene.feeds, "p0", "fr").moves)
    scene.do("p1", Abstain(), by="p0")
    ambre.abstain(scene, "p2", "p3")
    assert scene.state.step == "raise"
    scene.do("p0", PassRaise())
    scene.do("p0", PlaceStake("left"))


def test_an_agreement_ends_when_the_seat_is_back() -> None:
    scene = ambre.bidding()
    scene.do("host", SetPresence("p1", True))
    for seat in ("p0", "p2", "p3"):
        scene.do(seat, AllowStandIn("p1", "p0"))
    scene.do("p2", AllowStandIn("p1", "p0", allowed=False))
    refused(scene, "p0", "p1", Abstain(), "stand_in_not_agreed")
    scene.do("p2", AllowStandIn("p1", "p0"))
    scene.do("p1", SetPresence("p1", False))
    scene.do("host", SetPresence("p1", True))
    refused(scene, "p0", "p1", Abstain(), "stand_in_not_agreed")


def test_who_leaves_is_not_asked_for_his_agreement() -> None:
    """AMB-Q-32: those at the table agree."""
    scene = ambre.bidding()
    scene.do("host", CloseSeat("p3", "parti"))
    scene.do("host", SetPresence("p1", True))
    for seat in ("p0", "p2"):
        scene.do(seat, AllowStandIn("p1", "p0"))
    scene.do("p1", Abstain(), by="p0")


def test_abstaining_is_laying_the_joker() -> None:
    """AMB-BID-03, AMB-BID-05: the record holds the card; the others read what they read of any bid."""
    scene, other = ambre.bidding(), ambre.bidding()
    step = scene.do("p0", Abstain())
    assert step.event.command == LayBid(ambre.joker(scene, "p0"))
    other.do("p0", LayBid(ambre.joker(other, "p0")))
    assert scene.feed("p1")[-1].entries == other.feed("p1")[-1].entries
