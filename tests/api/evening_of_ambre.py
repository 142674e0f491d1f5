"""The rest of an evening of Ambre, from the auctions to its end by the rules (AMB-EPI-07): what each step asks for is
read from the view of one player, who takes all ranks and lays a card in each of his scenes; the others bid and lay
nothing.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

BIDDER = "player2"
Asked = tuple[str, dict[str, Any]]


def next_act(view: Any, here: Container[str]) -> Asked:
    """Return whose turn it is and what he does. `view`: the bidder's; `here`: the seats that were not closed."""
    if view["scene"] is not None:
        return _in_scene(view, view["scene"], [seat for seat in view["seating"] if seat in here])
    match view["step"]:
        case "lay_bids" | "raise" | "place":
            return _bidding(view, view["auction"])
        case "levels":
            reader = next(seat["seat"] for seat in view["seats"] if seat["seat"] in here and not seat["ready"])
            return reader, {"type": "ConfirmReady", "step": "levels"}
        case "elements":
            return next(_elements(view, here))
        case "idle":
            return _initiative(view, here)
        case _:
            return _epilogue(view, here)


def _bidding(view: Any, auction: Any) -> Asked:
    """AMB-BID, AMB-RANK-05: where one alone bids, no card is raised and none is tied."""
    match view["step"]:
        case "lay_bids":
            seat = next(seat for seat in auction["awaited"] if seat not in auction["laid"])
            bids = {"type": "LayBid", "card": view["own"]["hand"][0]}
            return seat, bids if seat == BIDDER else {"type": "Abstain"}
        case "raise":
            return BIDDER, {"type": "PassRaise"}
        case _:
            return BIDDER, {"type": "PlaceStake", "side": "left"}


def _elements(view: Any, here: Container[str]) -> Iterator[Asked]:
    """AMB-ELEM-01, AMB-ELEM-04: with a card of the conflict, or one of another that can spare it."""
    words = {"type": "DefineElement", "kind": "object", "text": "une lame"}
    rich = next((each for each in view["conflicts"] if len(each["cards"]) > 2 and _face_up(each)), None)
    for conflict in view["conflicts"]:
        used = {*(element["seat"] for element in conflict["elements"]), *conflict["waived"]}
        for seat in (conflict["left_of"], conflict["right_of"]):
            if seat in used or seat not in here:
                continue
            made = words | {"conflict": conflict["id"]}
            if _face_up(conflict):
                yield seat, made | {"card": _face_up(conflict)[0]}
            elif rich is not None:
                yield seat, made | {"card": _face_up(rich)[0], "from_conflict": rich["id"]}


def _face_up(conflict: Any) -> list[str]:
    return [placed["card"] for placed in conflict["cards"] if placed["face_up"]]


def _initiative(view: Any, here: Container[str]) -> Asked:
    """AMB-ACT-03, AMB-ACT2-02: in the first act on a conflict of one's own, in the second on one of others."""
    seats = (seat for seat in view["seats"] if seat["seat"] in here and view["act"] not in seat["initiated"])
    seat = next(seats)["seat"]
    own = next(place for place, each in enumerate(view["conflicts"]) if each["left_of"] == seat)
    place = own if view["act"] == "one" else (own + 1) % len(view["conflicts"])
    return seat, {"type": "InitiateScene", "conflict": view["conflicts"][place]["id"]}


def _in_scene(view: Any, scene: Any, here: list[str]) -> Asked:
    match view["step"]:
        case "staging":
            return scene["initiator"], {"type": "ChooseStaging", "by": "initiator"}
        case "setup":
            return scene["initiator"], _setting_up(view, scene)
        case "announce":
            return scene["narrator"], {"type": "AnnounceCircumstances"}
        case "narration":
            return _narration(scene, here)
        case "closing":
            return scene["closing_order"][scene["closing_index"]], {"type": "PassClosing"}
        case "consequences":
            return _consequence(view, scene)
        case _:
            return _conclusion(scene, here)


def _setting_up(view: Any, scene: Any) -> dict[str, Any]:
    """AMB-STAGE-03 to AMB-STAGE-06: the initiator alone sets up, and narrates."""
    seat = scene["initiator"]
    if seat not in scene["motivation_read"]:
        return {"type": "ReadMotivation"}
    if seat == BIDDER and not scene["setup_cards"]:
        return {"type": "LayCircumstance", "card": view["own"]["hand"][0]}
    elements = [element["id"] for element in _stage(view, scene)["elements"][:1]]
    frame = {"elements": elements, "featured": scene["involved"][:1], "stake": "la couronne", "narrator": seat}
    return {"type": "ProposeFrame", **frame}


def _stage(view: Any, scene: Any) -> Any:
    return next(conflict for conflict in view["conflicts"] if conflict["id"] == scene["conflict"])


def _narration(scene: Any, here: list[str]) -> Asked:
    """AMB-NARR-02, AMB-NARR-09: a first sentence, after which nobody asks for the floor."""
    narrator = scene["narrator"]
    if not scene["first_sentence_done"]:
        return narrator, {"type": "FinishFirstSentence", "text": "Le vent se lève."}
    for seat in here:
        if seat not in (narrator, *scene["floor_passes"]):
            return seat, {"type": "LetNarrate"}
    return narrator, {"type": "EndNarration"}


def _consequence(view: Any, scene: Any) -> Asked:
    """AMB-CONS-01 to AMB-CONS-03, AMB-ACT2-04: no pledge is offered."""
    claim, found, card = scene["consequence_step"], scene["evaluation"], _face_up(_stage(view, scene))[0]
    match claim["kind"]:
        case "take_spoil":
            return found["winner"], {"type": "TakeSpoil", "card": card}
        case "recover_card":
            return claim["seat"], {"type": "RecoverCard", "card": card}
        case "pledge":
            return claim["seat"], {"type": "WaivePledge"}
        case _:
            unserved = [seat for seat in found["losers"] if seat not in scene["served"]]
            gives = {"type": "GiveSpoil", "loser": unserved[-1]} if unserved else {"type": "TakeSpoil"}
            return found["winner"], gives | {"card": card}


def _conclusion(scene: Any, here: list[str]) -> Asked:
    """AMB-CONS-08: the winner's tale, or that of all who are involved."""
    tale = {"type": "ConcludeScene", "text": "La couronne tombe."}
    if scene["evaluation"]["winner"]:
        return scene["evaluation"]["winner"], tale
    involved = [seat for seat in scene["involved"] if seat in here and seat not in scene["conclusion_approvals"]]
    return involved[0], tale if scene["conclusion"] is None else {"type": "ApproveConclusion"}


def _epilogue(view: Any, here: Container[str]) -> Asked:
    """AMB-EPI-04, AMB-EPI-05: the least enviable destiny first."""
    left = [seat for seat in view["seats"] if seat["seat"] in here and seat["epilogue"] is None]
    first = min(left, key=lambda seat: seat["destiny"]["gap"])
    tied = first["destiny"]["majority"]
    if len(tied) > 1 and first["epilogue_suit"] is None:
        return first["seat"], {"type": "ChooseEpilogueSuit", "suit": tied[0]}
    return first["seat"], {"type": "TellEpilogue", "text": "Il revient au matin."}
