"""Branches of what is sealed: nobody plays on with it elsewhere to open it there, for nothing."""

from __future__ import annotations

from typing import Any

import pytest

from api.tables import branches as table_branches
from tests.api.children import Children
from tests.api.service import Seat, Service, problem
from tests.api.test_sombre_fight import Night


def laid(children: Children, *seats: str) -> dict[str, str]:
    """The first card of each hand lies face down."""
    cards = {seat: children.hand(seat)[0] for seat in seats}
    for seat, card in cards.items():
        children.seats[seat].did({"type": "LayBid", "card": card})
    return cards


def test_a_branch_does_not_begin_while_a_bid_lies_face_down(server: Service) -> None:
    """AMB-SEC-03: two who agree would bid there and read what a third has laid here."""
    children = Children.opened(server, undo_consent="majority").bidding()
    last = children.view_of_table()["frame"]
    laid(children, "player1")
    found = problem(children.asked("player2"), 409, "branch_sealed")
    assert found["frame"] == last
    assert children.view_of_table()["proposal"] is None
    there = children.consented(children.asked("player2", frame=last), "player3", "player4")
    assert there.view()["auction"]["laid"] == []


def test_a_branch_begins_once_the_bids_are_open(server: Service) -> None:
    """AMB-BID-04: what everybody has seen is no secret, and stays none if the table goes back before it."""
    children = Children.opened(server, undo_consent="majority").bidding()
    children.abstain()
    there = children.consented(children.asked("player2"), "player3", "player4")
    assert there.view()["auction"]["index"] == 2


def test_a_branch_does_not_begin_while_a_card_is_laid_for_the_floor(server: Service) -> None:
    """AMB-SEC-04."""
    children = Children.opened(server).bidding().acts()
    children.initiated("player1")
    last = children.view_of_table()["frame"]
    children.seats["player2"].did({"type": "RequestFloor", "card": children.hand("player2")[0]})
    assert problem(children.asked("player3"), 409, "branch_sealed")["frame"] == last
    children.seats["player1"].did({"type": "YieldFloor"})
    children.seats["player2"].did({"type": "TakeFloor"})
    assert children.asked("player3").status_code == 202


def test_a_branch_does_not_begin_between_the_first_motivation_and_the_deal(server: Service) -> None:
    """AMB-SEC-07: whoever replaces his own here would find the former shown there. AMB-RNG-02: cards that others type
    there would be rejected, or not, by what a third has typed here.
    """
    children = Children.opened(server, physical_deck=True)
    last = children.view_of_table()["frame"] + 1
    children.began()
    assert problem(children.asked("player3"), 409, "branch_sealed")["frame"] == last
    hand = [f"{suit}{value}" for suit in "CDSW" for value in range(1, 11)][:10]
    children.seats["player1"].did({"type": "SubmitPhysicalDeal", "hand": hand, "joker": "M0"})
    assert problem(children.asked("player3"), 409, "branch_sealed")["frame"] == last


def test_a_branch_turns_kings_in_an_order_of_its_own(server: Service) -> None:
    """AMB-SEC-08: nobody learns there in which order they come here. That of three Kings is the same once in six."""
    children = Children.opened(server).bidding()
    others = ("player2", "player3", "player4")
    worlds = [children.consented(children.asked("player1", title=f"Essai {n}"), *others) for n in range(4)]
    for there in worlds:
        assert there.players[0].frames()[-1]["entries"][0]["type"] == "DrawnAnew"
        assert len(there.view()["commitments"]) == len(children.view()["commitments"]) + 1
    for each in (children, *worlds):
        each.abstain_from_all()
    orders = [tuple(each.view()["kings_turned"]) for each in (children, *worlds)]
    assert {order[0] for order in orders} == {orders[0][0]}, "what was turned lies as it lay"
    assert len(set(orders)) > 1, "once in 1,296"


def test_what_a_game_opens_at_its_end_opens_in_the_origin_first(server: Service) -> None:
    """AMB-SEC-06, AMB-SEC-13: piles, motivations, draws with their salts, hands as they were dealt."""
    children = Children.opened(server).bidding().acts()
    there = children.consented(children.asked("player1"), "player2", "player3", "player4")
    seat, last = there.last_scene()
    problem(seat.act(last), 409, "origin_sealed")
    assert last["type"] not in kinds(seat)
    assert there.view()["step"] == "conclusion"
    assert there.view()["audit"] is None
    here, same = children.last_scene()
    here.did(same)
    assert last["type"] in kinds(seat)
    seat.did(last)
    assert 409 in there.tell()
    assert not [each for each in there.players if "TellEpilogue" in kinds(each)]
    assert (there.view()["step"], there.view()["audit"]) == ("epilogue", None)
    children.tell()
    there.tell()
    assert there.view()["audit"]["draws"]


def kinds(seat: Seat) -> set[str]:
    """Return the commands that the seat is offered."""
    return {move["type"] for move in seat.moves()}


def declared(night: Night, *kinds: str) -> list[str]:
    both = [night.carole, night.mehdi]
    night.did(night.gm, "CallSealedDeclarations", characters=both)
    seals = zip((night.ann, night.bob), both, kinds, strict=False)
    return [night.did(seat, "SealIntentKind", character=person, kind=kind) for seat, person, kind in seals]


def frame_of(seat: Seat) -> int:
    return int(seat.get("").json()["frame"])


def begun(night: Night, **asked: Any) -> tuple[Seat, Seat, Seat]:
    answer = night.gm.post("/branches", asked)
    assert answer.status_code == 201, answer.text
    name = answer.json()["table"]
    gm, ann, bob = (Seat(seat.service, name, seat.token) for seat in (night.gm, night.ann, night.bob))
    return gm, ann, bob


def test_a_branch_does_not_begin_while_kinds_lie_sealed(server: Service) -> None:
    """SOM-TURN-06: the game master would rule a hesitation there, open, and read the kind."""
    night = Night(server, senses=11)
    last = frame_of(night.gm) + 1
    declared(night, "attack")
    assert problem(night.gm.post("/branches", {}), 409, "branch_sealed")["frame"] == last
    gm, *_ = begun(night, frame=last)
    assert gm.get("/view").json()["view"]["combat"]["fight"]["sealed"]["ready"] == []
    night.did(night.bob, "SealIntentKind", character=night.mehdi, kind="other")
    night.did(night.gm, "OpenSealedIntents")
    begun(night)


def test_a_kind_that_was_taken_back_is_not_brought_back_in_a_branch(server: Service) -> None:
    """SOM-TURN-06: nothing is sealed then, and the correction that took it can be undone."""
    night = Night(server, senses=11)
    target, *_ = declared(night, "attack")
    taken = night.gm.post("/corrections", {"type": "rewind", "target": target, "reason": "on reprend"})
    correction = taken.json()["entries"][0]["event"]
    gm, *_ = begun(night)
    for wanted in ({"type": "restore", "target": correction}, {"type": "restore", "target": target}):
        body = {**wanted, "reason": "pour voir"}
        problem(gm.post("/corrections", body), 409, "sealed_act")
        problem(gm.post("/corrections/preview", body), 409, "sealed_act")
        problem(night.gm.post("/branches", {"correction": body}), 409, "sealed_act")
    assert night.gm.post("/corrections", {"type": "restore", "target": correction, "reason": "si"}).status_code == 201


def test_a_kind_that_was_opened_comes_back_in_a_branch(server: Service) -> None:
    night = Night(server, senses=11)
    target, *_ = declared(night, "attack", "other")
    night.did(night.gm, "OpenSealedIntents")
    taken = night.gm.post("/corrections", {"type": "rewind", "target": target, "reason": "on reprend"})
    gm, *_ = begun(night)
    body = {"type": "restore", "target": taken.json()["entries"][0]["event"], "reason": "pour voir"}
    assert gm.post("/corrections", body).status_code == 201


def test_a_record_is_not_opened_while_a_branch_of_it_is_played(server: Service) -> None:
    """It would name what the branch still hides: whom the game master has prepared there."""
    table = server.open("nosgoth")
    table.gm.did({"type": "StartTable"})
    table.gm.did({"type": "AddCombatant", "name": "Le Guetteur", "kind": "other", "level": 2})
    name = table.gm.post("/branches", {}).json()["table"]
    table.gm.did({"type": "EndTable"})
    disclose = {"type": "disclose", "reason": "fini"}
    found = problem(table.gm.post("/corrections", disclose), 409, "branches_live")
    assert found["branches"] == [name]
    assert "Guetteur" not in table.bob.get("/record", full="true").text
    Seat(server, name, table.tokens["gm1"]).did({"type": "EndTable"})
    assert table.gm.post("/corrections", disclose).status_code == 201
    assert "Guetteur" in table.bob.get("/record", full="true").text


def test_a_kind_that_was_taken_back_is_not_opened_by_what_opened_another(server: Service) -> None:
    """SOM-TURN-06: nor by a preview, which costs nothing."""
    night = Night(server, senses=11)
    first, *_ = declared(night, "attack")
    taken = night.gm.post("/corrections", {"type": "retract", "target": first, "reason": "à refaire"})
    night.did(night.ann, "SealIntentKind", character=night.carole, kind="defence")
    night.did(night.bob, "SealIntentKind", character=night.mehdi, kind="other")
    back = {"type": "restore", "target": taken.json()["entries"][0]["event"], "reason": "pour voir"}
    assert night.gm.post("/corrections/preview", back).status_code == 200, "nothing is opened yet"
    night.did(night.gm, "OpenSealedIntents")
    for what in ("/corrections/preview", "/corrections"):
        problem(night.gm.post(what, back), 409, "sealed_act")
        problem(night.gm.post(what, {**back, "target": first}), 409, "sealed_act")


def test_a_branch_that_was_proposed_under_older_rules_does_not_begin(
    server: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The voice that decides counts all the same, and so does every correction after it."""
    children = Children.opened(server, undo_consent="majority").bidding()
    laid(children, "player1")
    with monkeypatch.context() as patched:
        patched.setattr(table_branches, "nothing_sealed", lambda history, version: None)
        proposed = children.asked("player2")
    proposal = proposed.json()["entries"][0]["fields"]["proposal"]
    for seat in ("player3", "player4"):
        voice = children.seats[seat].post("/corrections", {"type": "consent", "proposal": proposal})
        assert voice.status_code == 201, voice.text
    assert children.view_of_table()["branches"] == []
    assert children.view_of_table()["proposal"] is None
