"""Undoing by proposal and consent."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from domain.base.corrections import (
    Amend,
    Asked,
    Consent,
    CorrectionCommand,
    Decline,
    Restore,
    Retract,
    Rewind,
    Verdict,
    Withdraw,
)
from domain.base.events import Command
from domain.corrections.texts import text_fields
from domain.record.fold import evolve, open_state
from domain.record.history import play
from domain.systems.ambre.acts.acts import InitiateScene
from domain.systems.ambre.acts.conclusion import ConcludeScene
from domain.systems.ambre.acts.narration import (
    AnnounceCircumstances,
    FinishFirstSentence,
    RequestFloor,
    TakeFloor,
    YieldFloor,
)
from domain.systems.ambre.acts.staging import ApproveFrame, LayCircumstance, ProposeFrame, ReadMotivation
from domain.systems.ambre.childhood.auctions import BidsRevealed, LayBid, PassRaise, Raise
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.themes import SetConflictTheme
from domain.systems.ambre.state.epilogue import TellEpilogue
from domain.systems.ambre.texts import AmendText, Texts
from domain.table.commands import CloseSeat
from ops.play.sampler import sample
from projections.feeds.reader import SeatReader
from projections.moves import play_moves
from projections.queries.preview import preview
from tests.ambre import table
from tests.ambre.scenario import conclude
from tests.ambre.table import WATCHER, P
from tests.ambre.test_bots import finished
from tests.ambre.test_secrecy import HANDS, undo
from tests.contract.sessions import accepted, opened
from tests.contract.sessions import played as session
from tests.scene import Scene
from tests.suite.seeds import seeds


def proposed(scene: Scene) -> str:
    assert scene.state.table.proposal is not None
    return str(scene.state.table.proposal.id)


def strike(scene: Scene, target: str, by: str = "p3") -> None:
    """The text of an event is void, all agreeing."""
    scene.correct(by, Retract(target, text_only=True))
    for seat in scene.state.seating:
        if seat != by and scene.state.table.proposal is not None:
            scene.correct(seat, Consent(proposed(scene)))


def last_lines(scene: Scene, seat: str = WATCHER) -> Any:
    (frame,) = SeatReader(scene.feeds, seat, "fr").present_frames()
    return frame.entries


def test_while_a_proposal_is_pending_nobody_plays() -> None:
    """AMB-UNDO-01, AMB-SEC-12: game commands are refused, and so is a second proposal; spectators propose nothing."""
    scene = table.bidding(HANDS)
    step = scene.do("p0", LayBid("C9"))
    for seat in (WATCHER, "host"):
        assert scene.refuse_correction(seat, Rewind(step.event.id), "not_a_player").kind == "role"
    scene.correct("p1", Rewind(step.event.id, "mauvaise carte"))
    assert scene.last(WATCHER)[0] == "UndoProposed"
    scene.refuse("p1", LayBid("C10"), "undo_pending")
    scene.refuse_correction("p2", Rewind(step.event.id), "undo_pending")
    assert {move.command for move in play_moves(scene.feeds, "p1")} <= scene.game.anytime
    view = scene.view(WATCHER).undo_proposal
    assert (view.seat, view.kind, view.target, view.consents) == ("p1", "rewind", step.event.id, ("p1",))


def test_what_cannot_be_undone() -> None:
    """AMB-UNDO-01: the start and what came before, corrections, what is void, what is not there."""
    scene = table.bidding(HANDS)
    step = scene.do("p0", LayBid("C9"))
    started = next(e for e in scene.feeds.history.raw if type(e.command).__name__ == "StartGame")
    undo(scene, step.event.id, "p1")
    correction = scene.feeds.history.raw[-1]
    for target in (started.id, "t", step.event.id, correction.id, "rien"):
        scene.refuse_correction("p0", Rewind(target), "bad_target")


def test_after_the_end_nothing_is_undone() -> None:
    """AMB-UNDO-01: whatever is named, whoever names it."""
    scene = finished(4, 3)
    for seat in ("p0", WATCHER):
        for target in (scene.last_id, "rien"):
            scene.refuse_correction(seat, Rewind(target), "game_over")


@pytest.mark.parametrize("kind", ["retract", "amend", "restore"])
def test_only_rewinding_is_offered(kind: str) -> None:
    """AMB-UNDO-01: an event is not taken out alone, not changed, and what is undone is played again."""
    scene = table.bidding(HANDS)
    first = scene.act("p0", LayBid("C9"))
    second = scene.act("p1", LayBid("C10"))
    undo(scene, second)
    ruling = scene.last_id
    other = msgspec.Raw(b'{"type":"LayBid","card":"C1"}')
    commands: dict[str, CorrectionCommand] = {
        "retract": Retract(first),
        "restore": Restore(ruling),
        "amend": Amend(first, other),
    }
    scene.refuse_correction("p2", commands[kind], "bad_target")


@pytest.mark.parametrize(
    ("n", "consent", "needed"),
    [
        (4, "unanimous", 4),
        (5, "unanimous", 5),
        (3, "unanimous", 3),
        (4, "majority", 3),
        (5, "majority", 3),
        (3, "majority", 2),
    ],
)
def test_voices(n: int, consent: str, needed: int) -> None:
    """AMB-UNDO-02, AMB-GEN-08: all, or more than half, the proposer's own counted; settled as soon as it must."""
    scene = table.dealt([""] * n, undo_consent=consent)
    step = scene.do("p0", SetConflictTheme("K0", "Un thème"))
    scene.correct("p0", Rewind(step.event.id))
    for voice in range(1, needed):
        assert scene.state.table.proposal is not None
        scene.correct(P[voice], Consent(proposed(scene)))
    assert scene.state.table.proposal is None
    assert scene.last(WATCHER) == ["UndoConsented", "EventsVoided"]
    assert scene.view(WATCHER).conflicts[0].theme == str(n)


def test_refusing() -> None:
    """AMB-UNDO-02: by consent of all the first refusal ends it; by majority, once it cannot succeed."""
    scene = table.dealt(HANDS)
    step = scene.do("p0", SetConflictTheme("K0", "Un thème"))
    scene.correct("p0", Rewind(step.event.id))
    scene.correct("p1", Decline(proposed(scene)))
    assert (scene.state.table.proposal, scene.last(WATCHER)[0]) == (None, "UndoRefused")
    assert last_lines(scene)[-1].text.endswith("la proposition est close, rien ne change.")
    assert scene.view(WATCHER).conflicts[0].theme == "Un thème"
    scene = table.dealt(HANDS, undo_consent="majority")
    step = scene.do("p0", SetConflictTheme("K0", "Un thème"))
    scene.correct("p0", Rewind(step.event.id))
    scene.correct("p1", Decline(proposed(scene)))
    assert "close" not in last_lines(scene)[-1].text, "it may still succeed"
    scene.refuse_correction("p1", Consent(proposed(scene)), "already_answered")
    scene.refuse_correction("p1", Decline(proposed(scene)), "already_answered")
    scene.refuse_correction("p0", Consent(proposed(scene)), "already_answered")
    assert scene.state.table.proposal is not None
    scene.correct("p2", Decline(proposed(scene)))
    assert scene.state.table.proposal is None
    scene.do("p0", SetConflictTheme("K0", "Un autre"))


def test_withdrawing() -> None:
    """AMB-UNDO-02: by the proposer, while it is pending."""
    scene = table.dealt(HANDS)
    step = scene.do("p0", SetConflictTheme("K0", "Un thème"))
    scene.refuse_correction("p0", Withdraw("rien"), "no_undo")
    scene.correct("p0", Rewind(step.event.id))
    name = proposed(scene)
    scene.refuse_correction("p1", Withdraw(name), "not_proposer")
    scene.refuse_correction("p1", Consent("rien"), "no_undo")
    scene.refuse_correction(WATCHER, Consent(name), "not_a_player")
    scene.correct("p0", Withdraw(name))
    assert scene.last(WATCHER)[0] == "UndoWithdrawn"
    scene.refuse_correction("p1", Consent(name), "no_undo")
    scene.refuse_correction("p1", Decline(name), "no_undo")


def test_everything_after_the_target_is_void() -> None:
    """AMB-UNDO-03: the state is that of the surviving events; the log keeps all."""
    scene = table.bidding(HANDS)
    before = scene.played
    target = scene.act("p0", LayBid("C9"))
    for seat, card in (("p1", "C10"), ("p2", "C7"), ("p3", "C8")):
        scene.do(seat, LayBid(card))
    scene.do("p1", PassRaise())
    length = scene.feeds.history.version
    undo(scene, target, "p2")
    assert scene.played == before
    assert scene.feeds.history.version > length
    withdrawn = [line for frame in scene.feed(WATCHER) for line in frame.entries if line.withdrawn]
    assert {line.type for line in withdrawn} == {"BidLaid", "BidsRevealed", "RaiseWindowOpened", "RaisePassed"}
    scene.do("p3", LayBid("W7"))


def test_the_unit_is_the_command() -> None:
    """AMB-UNDO-01: undoing a reveal undoes the last bid, and with it what followed by itself."""
    scene = table.bidding(HANDS)
    for seat, card in (("p0", "C9"), ("p1", "C10"), ("p2", "C7")):
        scene.do(seat, LayBid(card))
    last = scene.act("p3", LayBid("C8"))
    undo(scene, last)
    assert scene.view(WATCHER).auction.laid == ("p0", "p1", "p2")
    assert "C8" in scene.state.players["p3"].hand


def test_a_reveal_that_was_undone_stays_known() -> None:
    """AMB-UNDO-05: the views follow the state, the history keeps what was read, the correction says so."""
    scene = table.bidding(HANDS)
    for seat, card in (("p0", "C9"), ("p1", "C10"), ("p2", "C7")):
        scene.do(seat, LayBid(card))
    last = scene.act("p3", LayBid("C8"))
    undo(scene, last)
    assert last_lines(scene)[-1].fields.after_disclosure
    assert last_lines(scene)[-1].text.endswith(". Une carte cachée avait été montrée depuis.")
    assert scene.view("p1").auction.bids == ()
    assert any(line.type == "BidsRevealed" for frame in scene.feed("p1") for line in frame.entries)
    other = table.bidding(HANDS)
    target = other.act("p0", LayBid("C9"))
    undo(other, target)
    assert not last_lines(other)[-1].fields.after_disclosure
    for seat in ("p1", WATCHER):
        lines = [line for frame in other.feed(seat) for line in frame.entries if line.type == "BidLaid"]
        assert [line.fields.card for line in lines] == [None]


def disclosing(kind: str) -> tuple[Scene, str]:
    if kind == "deal":
        scene = table.seated()
        step = table.submit(scene, table.dealing(HANDS))
        return scene, step.event.id
    if kind == "raise":
        scene = table.bidding(HANDS)
        for seat, card in (("p0", "C1"), ("p1", "C2"), ("p2", "C3"), ("p3", "C4")):
            scene.do(seat, LayBid(card))
        return scene, scene.act("p0", Raise("C9"))
    scene = table.act_one(HANDS)
    table.initiate(scene, "p0", "K0")
    if kind == "circumstance":
        return scene, scene.act("p0", LayCircumstance("C1"))
    table.narrate(scene, "p0")
    target = scene.act("p1", RequestFloor("C2"))
    if kind == "floor":
        scene.do("p0", YieldFloor())
        scene.do("p1", TakeFloor())
    return scene, target


@pytest.mark.parametrize(
    ("kind", "shown"), [("deal", True), ("raise", True), ("circumstance", True), ("floor", True), ("request", False)]
)
def test_disclosures_are_told(kind: str, shown: bool) -> None:
    """AMB-UNDO-05: a rewind past a hidden card that was shown says so to everybody."""
    scene, target = disclosing(kind)
    undo(scene, target)
    for seat in (*P[:4], WATCHER, "host"):
        assert scene.last(seat)[-1] == "EventsVoided"
        assert last_lines(scene, seat)[-1].fields.after_disclosure is shown


def test_a_reveal_that_a_closed_seat_brought_is_told() -> None:
    """AMB-UNDO-05, AMB-Q-32: the seat stays closed, and the bids that were shown with that are laid again."""
    scene = table.bidding(HANDS)
    for seat, card in (("p0", "C9"), ("p1", "C10")):
        scene.do(seat, LayBid(card))
    last = scene.act("p2", LayBid("C7"))
    assert isinstance(scene.do("host", CloseSeat("p3", "parti")).consequences[0], BidsRevealed)
    undo(scene, last)
    assert scene.view("p1").auction.laid == ("p0", "p1")
    for seat in (*P[:3], WATCHER, "host"):
        assert last_lines(scene, seat)[-1].fields.after_disclosure
    scene.do("p2", LayBid("C7"))
    undo(scene, scene.last_id)
    assert last_lines(scene)[-1].fields.after_disclosure


def test_draws_are_never_used_again() -> None:
    """AMB-UNDO-06, AMB-RNG-01: a deal undone is drawn anew; one that survives keeps its result."""
    scene = table.seated()
    step = table.submit(scene, table.seeded(1))
    hands = {s: p.hand for s, p in scene.state.players.items()}
    commitments = scene.view(WATCHER).commitments
    undo(scene, step.event.id)
    assert scene.state.step == "motivation"
    assert scene.view(WATCHER).commitments == ()
    scene.do("p3", SubmitCharacter("Doria", "Je veux dormir"), below=table.seeded(2))
    assert {s: p.hand for s, p in scene.state.players.items()} != hands
    assert not set(scene.view(WATCHER).commitments) & set(commitments)
    kept = {s: p.hand for s, p in scene.state.players.items()}
    target = scene.act("p0", SetConflictTheme("K0", "Un thème"))
    undo(scene, target)
    assert {s: p.hand for s, p in scene.state.players.items()} == kept


def test_an_act_is_played_again_after_an_undo() -> None:
    """AMB-UNDO-03: play resumes where the state then stands, in the middle of a scene too."""
    scene = table.act_one(HANDS)
    target = scene.act("p0", InitiateScene("K0"))
    undo(scene, target, "p2")
    assert (scene.state.step, scene.state.scene) == ("idle", None)
    scene.do("p1", InitiateScene("K0"))
    assert finished(4, 8, scene=scene).state.step == "ended"


def test_a_struck_theme() -> None:
    """AMB-UNDO-04: the text alone is void; its author gives another; play goes on meanwhile."""
    scene = table.dealt(HANDS)
    step = scene.do("p0", SetConflictTheme("K0", "Une injure"))
    strike(scene, step.event.id)
    assert scene.last(WATCHER) == ["UndoConsented", "TextVoided"]
    assert scene.view(WATCHER).conflicts[0].theme == "4"
    (voided,) = scene.view(WATCHER).voided_texts
    assert (voided.event, voided.seat, voided.kind) == (step.event.id, "p0", "theme")
    table.confirm(scene, "themes", table.kings("cups", "coins", "swords", "wands"))
    assert scene.refuse("p1", AmendText(step.event.id, "Une dette"), "not_author").kind == "role"
    scene.refuse("p0", AmendText(step.event.id, "  "), "text_required")
    scene.refuse("p0", AmendText(step.event.id, "Une dette", "object"), "bad_request")
    scene.refuse("p0", AmendText("rien", "Une dette"), "bad_target")
    assert AmendText in {m.command for m in scene.moves("p0")}
    assert AmendText not in {m.command for m in scene.moves("p1")}
    scene.do("p0", AmendText(step.event.id, "Une dette"))
    assert scene.last(WATCHER) == ["TextAmended"]
    assert scene.view(WATCHER).conflicts[0].theme == "Une dette"
    assert scene.view(WATCHER).voided_texts == ()
    scene.refuse("p0", AmendText(step.event.id, "Encore"), "bad_target")


def test_a_struck_text_stays_in_the_history_of_those_who_read_it() -> None:
    """AMB-UNDO-05: what was shown stays known."""
    scene = table.dealt(HANDS)
    step = scene.do("p0", SetConflictTheme("K0", "Une injure"))
    strike(scene, step.event.id)
    assert any("Une injure" in line.text for frame in scene.feed("p2") for line in frame.entries)


def test_a_struck_element_keeps_its_card() -> None:
    """AMB-UNDO-04: kind and text are void, the card stays turned, later events stand."""
    scene = table.bidding(HANDS)
    table.auction(scene, {"p0": ("C9", "left"), "p1": ("C10", "right")})
    table.all_abstain(scene)
    table.confirm(scene, "levels")
    step = scene.do("p0", DefineElement("K0", "C9", "object", "Une injure"))
    scene.do("p1", DefineElement("K0", "C10", "place", "le port"))
    assert scene.state.step == "idle"
    strike(scene, step.event.id)
    assert scene.state.step == "idle"
    element = scene.view(WATCHER).conflicts[0].elements[0]
    assert (element.card, element.kind, element.text) == ("C9", None, None)
    assert [p.face_up for p in scene.view(WATCHER).conflicts[0].cards] == [False, False]
    scene.refuse("p0", AmendText(step.event.id, "la clé"), "bad_request")
    scene.do("p0", AmendText(step.event.id, "la clé", "character"))
    element = scene.view(WATCHER).conflicts[0].elements[0]
    assert (element.kind, element.text) == ("character", "la clé")


def framed() -> tuple[Scene, str]:
    scene = table.act_one(HANDS)
    table.initiate(scene, "p0", "K0", "others")
    for seat in ("p1", "p2", "p3"):
        scene.do(seat, ReadMotivation())
    target = scene.act("p2", ProposeFrame((), ("p0",), "une injure", "p3"))
    scene.do("p1", ApproveFrame())
    return scene, target


def test_a_struck_stake_leaves_the_scene_framed() -> None:
    """AMB-UNDO-04: the narrator named stays; the author of a frame is who proposed it."""
    scene, target = framed()
    scene.do("p3", ApproveFrame())
    scene.do("p3", AnnounceCircumstances())
    strike(scene, target)
    running = scene.view(WATCHER).scene
    assert (running.narrator, running.frame.stake, scene.state.step) == ("p3", None, "narration")
    scene.refuse("p3", AmendText(target, "la couronne"), "not_author")
    scene.do("p2", AmendText(target, "la couronne"))
    assert scene.view(WATCHER).scene.frame.stake == "la couronne"


def test_a_struck_stake_of_a_frame_that_is_only_proposed() -> None:
    """AMB-UNDO-04: its approvals stand."""
    scene, target = framed()
    strike(scene, target)
    assert scene.view(WATCHER).scene.proposal.stake is None
    scene.do("p2", AmendText(target, "la couronne"))
    scene.do("p3", ApproveFrame())
    assert scene.view(WATCHER).scene.frame.stake == "la couronne"


def concluded() -> tuple[Scene, str]:
    scene = table.act_one(HANDS)
    table.initiate(scene, "p0", "K0")
    table.narrate(scene, "p0")
    table.close(scene)
    conclude(scene)
    target = next(e for e in reversed(scene.feeds.history.raw) if isinstance(e.command, ConcludeScene))
    return scene, target.id


def test_a_struck_conclusion() -> None:
    """AMB-UNDO-04: of a scene that is over."""
    scene, target = concluded()
    strike(scene, target)
    assert scene.view(WATCHER).scenes[0].conclusion.text is None
    scene.do("p0", AmendText(target, "Tout recommence."))
    assert scene.view(WATCHER).scenes[0].conclusion.text == "Tout recommence."
    strike(scene, scene.last_id)
    assert scene.view(WATCHER).scenes[0].conclusion.text is None
    scene.do("p0", AmendText(target, "Rien ne finit."))
    assert scene.view(WATCHER).scenes[0].conclusion.text == "Rien ne finit."


def test_a_struck_epilogue() -> None:
    """AMB-UNDO-04."""
    scene = table.act_one(["C1", "C2", "C3", "C4"])
    for act in ("one", "two"):
        for k in range(4):
            table.initiate(scene, P[k], f"K{k}")  # type: ignore[arg-type]
            table.narrate(scene, P[k])
            table.close(scene)
            conclude(scene)
        assert act in scene.state.players["p0"].initiated
    step = scene.do("p1", TellEpilogue("Une injure"))
    strike(scene, step.event.id)
    scene.do("p2", TellEpilogue())
    assert scene.view(WATCHER).seats[1].epilogue.text is None
    scene.do("p1", AmendText(step.event.id, "Il partit."))
    assert scene.view(WATCHER).seats[1].epilogue.text == "Il partit."


def test_gates_are_no_texts() -> None:
    """AMB-UNDO-04: what has no words of its own is rewound as a whole; a struck text cannot be struck again."""
    scene = table.act_one(HANDS)
    table.initiate(scene, "p0", "K0")
    table.narrate(scene, "p0")
    sentence = scene.act("p0", FinishFirstSentence())
    scene.refuse_correction("p1", Retract(sentence, text_only=True), "not_text_event")
    approval = next(e for e in scene.feeds.history.raw if isinstance(e.command, InitiateScene))
    scene.refuse_correction("p1", Retract(approval.id, text_only=True), "not_text_event")
    motivation = next(e for e in scene.feeds.history.raw if isinstance(e.command, SubmitCharacter))
    scene.refuse_correction("p1", Retract(motivation.id, text_only=True), "not_text_event")
    stake = next(e for e in scene.feeds.history.raw if isinstance(e.command, ProposeFrame))
    strike(scene, stake.id)
    scene.refuse_correction("p1", Retract(stake.id, text_only=True), "not_text_event")


def test_an_amended_text_falls_with_a_rewind() -> None:
    """AMB-UNDO-03, AMB-UNDO-04: the text is void again, and its author may speak again."""
    scene, target = concluded()
    strike(scene, target)
    amended = scene.act("p0", AmendText(target, "Tout recommence."))
    undo(scene, amended, "p1")
    assert scene.view(WATCHER).scenes[0].conclusion.text is None
    scene.do("p0", AmendText(target, "Rien ne finit."))


def test_a_text_that_was_replaced_meanwhile() -> None:
    """AMB-UNDO-04, AMB-DEAL-04: the last theme goes on counting."""
    scene = table.dealt(HANDS)
    first = scene.act("p0", SetConflictTheme("K0", "Une injure"))
    scene.do("p1", SetConflictTheme("K0", "Une dette"))
    strike(scene, first)
    assert scene.view(WATCHER).conflicts[0].theme == "Une dette"
    scene.do("p0", AmendText(first, "Un serment"))
    assert scene.view(WATCHER).conflicts[0].theme == "Une dette"


def test_events_that_do_not_fit_change_nothing() -> None:
    """AMB-GEN-05: folding is total: an event out of place leaves the state as it is."""
    scene = table.dealt(HANDS)
    step = table.act_one(HANDS).do("p0", InitiateScene("K0"))
    assert evolve(scene.game, scene.state, step.event).state == scene.state


def test_moves_offer_the_amendment_with_its_kind() -> None:
    """AMB-UNDO-04, AMB-SEC-12: to its author, in every form that would be accepted and in no other."""
    theme = table.dealt(HANDS)
    target = theme.act("p0", SetConflictTheme("K0", "Une injure"))
    strike(theme, target)
    (move,) = [m for m in theme.moves("p0") if m.command is AmendText]
    assert move.fields["kind"] == {"enum": [None]}
    assert move.optional == {"kind"}
    scene = table.bidding(HANDS)
    table.auction(scene, {"p0": ("C9", "left"), "p1": ("C10", "right")})
    table.all_abstain(scene)
    table.confirm(scene, "levels")
    target = scene.act("p0", DefineElement("K0", "C9", "object", "Une injure"))
    strike(scene, target)
    (move,) = [m for m in scene.moves("p0") if m.command is AmendText]
    assert move.optional == set()
    for kind in move.fields["kind"]["enum"]:
        assert accepted(scene, "p0", AmendText(target, "la clé", kind))


def test_a_preview_tells_what_would_be_void() -> None:
    """AMB-UNDO-03, AMB-UNDO-04: before anybody consents, and nothing is appended."""
    scene = table.dealt(HANDS)
    first = scene.act("p0", SetConflictTheme("K0", "Une injure"))
    second = scene.act("p1", SetConflictTheme("K1", "Une dette"))
    assert preview(scene.feeds, "p2", Rewind(first)).void == (first, second)
    struck = preview(scene.feeds, "p2", Retract(first, text_only=True))
    assert struck.void == ()
    assert [(c.path, c.was is None, c.now is None) for c in struck.views["p2"]] != []
    assert scene.view(WATCHER).conflicts[0].theme == "Une injure"


@pytest.mark.parametrize("seed", seeds(2, deep=60))
def test_undone_at_random_the_state_is_that_of_what_survives(seed: int) -> None:
    """AMB-UNDO-03, AMB-UNDO-06, AMB-CARD-05: whatever is undone, and play goes on to the end."""
    rng = Random(seed)
    scene = table.seated()
    for _ in range(12):
        played(scene, rng, 25)
        history = scene.feeds.history
        standing = [e for e in history.raw if play(e) and e.id not in history.overlay.void][1:]
        if scene.state.step == "ended" or not standing:
            break
        draws = [d.faces for d in scene.state.draws]
        undo(scene, rng.choice(standing[-40:]).id, rng.choice(P[:4]))
        folded = open_state(scene.game, history.raw[0])
        for event in history.line(2, history.version):
            folded = evolve(scene.game, folded, event).state
        assert scene.state == folded
        assert [d.faces for d in scene.state.draws] == draws[: len(scene.state.draws)]
        assert not scene.state.dealt or table.count(scene.state) == 40
    assert finished(4, seed, scene=scene).state.step == "ended"


def played(scene: Scene, rng: Random, length: int) -> None:
    """Some steps of bots."""
    for _ in range(length):
        offers = [(seat, move) for seat in scene.state.seating for move in scene.moves(seat)]
        if offers:
            seat, move = rng.choice(offers)
            scene.do(seat, msgspec.convert(sample(move.schema, rng), move.command), below=rng.randrange)


def test_struck_words_void_nothing() -> None:
    """AMB-UNDO-04: every text of the told session until its last word; whatever came after it stands."""
    log, scene = session("ambre").feeds.history.raw, opened("ambre")
    for event in log[1:-1]:
        scene.feeds.append(event)
    texts = [e for e in log[:-1] if isinstance(e.command, Texts) and not_blank(e.command)]
    assert {type(e.command) for e in texts} >= {SetConflictTheme, DefineElement, ProposeFrame, ConcludeScene}
    before = scene.feeds.history.overlay.void
    for event in texts:
        proposer, *others = scene.state.seating
        scene.correct(proposer, Retract(event.id, text_only=True), f"strike {event.id}")
        for seat in others:
            scene.correct(seat, Consent(proposed(scene)), f"{seat} consents to {event.id}")
        (revised,) = scene.verdict().revised
        assert (scene.verdict(), revised.id) == (Verdict(revised=(revised,), asked=(Asked(),)), event.id)
    assert scene.feeds.history.overlay.void == before


def test_striking_words_is_no_way_to_undo() -> None:
    """AMB-UNDO-01: what was consented to is no target, under whatever name."""
    scene = table.dealt(HANDS)
    theme = scene.act("p0", SetConflictTheme("K0", "Une injure"))
    for correction in (Retract(theme, text_only=True), Rewind(theme)):
        before = scene.feeds.history.version
        scene.correct("p0", correction)
        for seat in scene.state.seating:
            if seat != "p0":
                scene.correct(seat, Consent(proposed(scene)))
        assert scene.feeds.history.version > before
        scene.refuse_correction("p1", Retract(scene.last_id, text_only=True), "bad_target")


def not_blank(command: Command) -> bool:
    return any(getattr(command, name) for name in text_fields(type(command)))
