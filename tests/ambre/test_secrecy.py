"""What each seat may know. Twins: the same public session with other secrets, and no byte that differs."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from domain.base.chance import Below
from domain.base.corrections import Consent, Rewind
from domain.base.events import Command
from domain.systems.ambre.acts.closing import CloseWithHandCard, CloseWithSetAside, PassClosing
from domain.systems.ambre.acts.consequences import AcceptPledge, OfferPledge, RecoverCard, TakeSpoil
from domain.systems.ambre.acts.narration import RequestFloor
from domain.systems.ambre.acts.staging import LayCircumstance
from domain.systems.ambre.childhood.auctions import LayBid
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.elements import DefineElement
from domain.systems.ambre.childhood.themes import ConfirmReady
from domain.systems.ambre.game import GAME
from domain.systems.ambre.opening import StartGame
from domain.systems.ambre.state.state import Step, with_player
from domain.table.commands import EndTable
from domain.talk.free_rolls import RollFreely
from domain.talk.notes import Note
from domain.talk.speech import Say
from projections.ambre.views.table import view
from projections.feeds.reader import SeatReader
from projections.queries.audit import audit
from tests.ambre import table
from tests.ambre.bench import Bench, scene_on, state
from tests.ambre.table import WATCHER, P, joker
from tests.ambre.test_bots import finished
from tests.scene import Scene
from tests.twins import Twins

HANDS = (
    "C1 C5 C9 D2 D6 S3 S7 W4 W8 W10",
    "C2 C6 C10 D3 D7 S4 S8 W1 W5 W9",
    "C3 C7 D1 D4 D8 D10 S1 S5 S9 W2",
    "C4 C8 D5 D9 S2 S6 S10 W3 W6 W7",
)
COMMITMENT = re.compile(rb"[0-9a-f]{64}")
encode = msgspec.json.encode


class Sisters(Twins):
    """Twins of whom some seats hold other secrets. Commitments are salted, hence random: they are masked."""

    def apart(self, seat: str, left: Command, right: Command) -> str:
        """Another command at each table, alike to the watchers."""
        event_id = self._shared()
        self.left.do(seat, left, event_id=event_id)
        self.right.do(seat, right, event_id=event_id)
        self.check()
        return event_id

    def comparable(self, said: bytes) -> bytes:
        return COMMITMENT.sub(b"", said)


def sisters(
    watchers: Sequence[str],
    left: tuple[str, ...],
    right: tuple[str, ...],
    jokers: tuple[str, ...] = ("M0", "M5", "M6", "M7"),
) -> Sisters:
    """Other motivations, hands, jokers, undealt cards; the same for the watchers."""
    seats = [*((seat, "player") for seat in P[:4]), (WATCHER, "spectator")]
    made = Sisters("ambre", seats, watchers)  # type: ignore[arg-type]
    made.both("host", StartGame(P[:4]))
    for seat in P[:3]:
        made.apart(seat, *_motivations(seat, watchers))
    arcana = ("M10", "M11", "M12", "M13")
    event_id = made._shared()
    one, two = _motivations("p3", watchers)
    made.left.do("p3", one, below=table.dealing(left, ("M0", "M1", "M2", "M3"), arcana), event_id=event_id)
    made.right.do("p3", two, below=table.dealing(right, jokers, arcana), event_id=event_id)
    made.check()
    return made


def _motivations(seat: str, watchers: Sequence[str]) -> tuple[SubmitCharacter, SubmitCharacter]:
    other = "Je veux autre chose" if seat in watchers else "Je veux tout perdre, et vite"
    return SubmitCharacter(seat, "Je veux autre chose"), SubmitCharacter(seat, other)


def to_auctions(made: Sisters, left: Below, right: Below) -> None:
    for seat in P[:3]:
        made.both(seat, ConfirmReady("themes"))
    made.both("p3", ConfirmReady("themes"), left=left, right=right)


SWAPPED = (HANDS[0], HANDS[2], HANDS[3], HANDS[1])
OUTSIDE = ("p0", WATCHER, "host")


def test_twins_of_the_auctions() -> None:
    """AMB-SEC-01, AMB-SEC-02, AMB-SEC-03, AMB-SEC-07, AMB-SEC-08, AMB-SEC-12: other hands, jokers, motivations,
    Kings to come and bids: p0, the spectator and the host read the same bytes until the reveal.
    """
    made = sisters(OUTSIDE, HANDS, SWAPPED)
    kings = table.kings("cups", "coins", "swords", "wands"), table.kings("cups", "wands", "coins", "swords")
    to_auctions(made, *kings)
    made.apart("p1", LayBid("C2"), LayBid("M5"))
    made.apart("p3", LayBid("W7"), LayBid("C6"))
    made.apart("p2", LayBid("D10"), LayBid("C4"))
    probes = [LayBid(card) for card in ("C2", "W7", "C6", "M1", "M5", "M20", "king", "rien")]
    made.probe("p0", *probes)
    made.probe(WATCHER, *probes)


def test_the_last_to_lay_knows_no_more() -> None:
    """AMB-SEC-03, AMB-BID-04: with three bids down, his answers and his view are the same in both twins."""
    others = (HANDS[1], HANDS[2], HANDS[0], HANDS[3])
    made = sisters(("p3", WATCHER), HANDS, others, jokers=("M5", "M6", "M7", "M3"))
    to_auctions(made, table.kings("cups", "coins", "swords", "wands"), table.kings("cups", "coins", "swords", "wands"))
    made.apart("p0", LayBid("C9"), LayBid("C6"))
    made.apart("p1", LayBid("C2"), LayBid("D10"))
    made.apart("p2", LayBid("D8"), LayBid("W4"))
    made.probe("p3", LayBid("C4"), LayBid("C8"), LayBid("M3"), LayBid("C9"))


EXCHANGED = (
    HANDS[0],
    "C3 C6 C10 D3 D7 S4 S8 W1 W5 W9",
    "C2 C7 D1 D4 D8 D10 S1 S5 S9 W2",
    HANDS[3],
)


def test_redacted_bids_are_all_alike() -> None:
    """AMB-SEC-03, AMB-SEC-10: joker, 1 or 10 leave the same bytes with the others, and the same hand count."""
    readings = set()
    for card in ("C1", "W10", "joker"):
        scene = table.bidding(HANDS)
        scene.do("p0", LayBid(joker(scene, "p0") if card == "joker" else card))
        readings.add(encode([scene.feed("p1"), scene.view("p1"), scene.feed(WATCHER), scene.view(WATCHER)]))
    assert len(readings) == 1


def test_everybody_sees_who_has_laid() -> None:
    """AMB-SEC-03, AMB-BID-03: and who has not yet."""
    scene = table.bidding(HANDS)
    scene.do("p1", LayBid("C2"))
    for seat in (*P[:4], WATCHER, "host"):
        assert [each.bid_laid for each in scene.view(seat).seats] == [False, True, False, False]


def test_hands_are_their_owners() -> None:
    """AMB-SEC-02: no view of another holds the cards, whoever asks."""
    scene = table.bidding(HANDS)
    for seat in ("p1", "p2", "p3", WATCHER, "host"):
        assert b'"W10"' not in encode(scene.view(seat))
        assert b'"W10"' not in encode(scene.feed(seat))
    assert b'"W10"' in encode(scene.view("p0"))
    assert scene.view(WATCHER).own is None


def test_the_host_and_spectators_see_the_same() -> None:
    """AMB-SEC-01: what everybody sees, and no more; players see that and their own."""
    scene = finished(4, 9)
    count = scene.feeds.count(WATCHER)
    for at in range(2, count, 25):
        public = scene.view(WATCHER, at)
        assert scene.view("host", at) == public
        for seat in P[:4]:
            own = scene.view(seat, at)
            assert msgspec.structs.replace(own, own=None, scene=None, scenes=()) == msgspec.structs.replace(
                public, scene=None, scenes=()
            )


def narration() -> Scene:
    scene = table.act_one(HANDS)
    table.initiate(scene, "p0", "K0")
    table.narrate(scene, "p0")
    return scene


def test_a_floor_card_is_its_owners_until_it_is_turned() -> None:
    """AMB-SEC-04: the others see that it lies there."""
    readings = set()
    for card in ("C6", "W9"):
        scene = narration()
        scene.do("p1", RequestFloor(card))
        readings.add(encode([scene.feed("p2"), scene.view("p2"), scene.view(WATCHER)]))
        assert scene.view("p1").own.floor_card == card
        assert scene.view(WATCHER).seats[1].floor_card_laid
    assert len(readings) == 1


def test_a_request_undone_showed_its_card_to_nobody() -> None:
    """AMB-SEC-04, AMB-UNDO-05: it returns to the hand; the others never read it."""
    scene = narration()
    step = scene.do("p1", RequestFloor("C6"))
    undo(scene, step.event.id)
    assert "C6" in scene.state.players["p1"].hand
    for seat in ("p0", "p2", "p3", WATCHER, "host"):
        assert b'"C6"' not in encode([scene.feed(seat), scene.view(seat)])
    (frame,) = SeatReader(scene.feeds, WATCHER, "fr").present_frames()
    assert not frame.entries[-1].fields.after_disclosure


def undo(scene: Scene, target: str, by: str = "p0") -> None:
    scene.correct(by, Rewind(target))
    for seat in scene.state.seating:
        proposal = scene.state.table.proposal
        if seat != by and proposal is not None:
            scene.correct(seat, Consent(proposal.id))


def test_cards_face_down_on_a_conflict_are_known() -> None:
    """AMB-SEC-05: face down is a state of the rules, not a secret."""
    scene = table.bidding(HANDS)
    table.auction(scene, {"p0": ("C9", "left"), "p1": ("C10", "right")})
    table.all_abstain(scene)
    table.confirm(scene, "levels")
    scene.do("p0", DefineElement("K0", "C9", "object", "la clé"))
    lying = scene.view(WATCHER).conflicts[0].cards
    assert [(p.card, p.face_up) for p in lying] == [("C9", False), ("C10", True)]


def closing(hands: dict[str, str], **options: Any) -> Bench:
    """p0's scene on K0: p1, linked, closes last; p2 and p3 look on."""
    scene = scene_on(
        "K0", "p0", "p0", "p0", "p1", narrator="p0", announced=True, closing_order=("p0", "p2", "p3", "p1")
    )
    made = state(
        step="closing",
        lying={"K0": "C5 S3↓"},
        hands=hands,
        piles={"p0": "D1 D2"},
        ranks={"p0": {"cups": "king"}},
        scene=scene,
        **options,
    )
    return Bench(made)


def views(bench: Bench, *seats: str) -> bytes:
    return encode([view(bench.state, seat) for seat in seats])


def test_a_closing_gift_is_the_pairs() -> None:
    """AMB-SEC-06, AMB-CLOSE-09: giver, recipient and source are public; no view of others holds the card."""
    one, two = closing({"p2": "W1 W2"}), closing({"p2": "W1 W2"})
    for bench, card in ((one, "W1"), (two, "W2")):
        bench.do("p0", PassClosing())
        bench.do("p2", CloseWithHandCard(card, "p1", "S3"))
    assert views(one, "p0", "p3", WATCHER, "host") == views(two, "p0", "p3", WATCHER, "host")
    assert views(one, "p1") != views(two, "p1")
    assert views(one, "p2") != views(two, "p2")
    assert b'"W1"' in views(one, "p1")


def test_a_gift_out_of_a_pile_leaves_no_trace_in_it() -> None:
    """AMB-SEC-06, AMB-CLOSE-09: a bare number for the others, whichever known card has left."""
    one, two = closing({}), closing({})
    one.do("p0", CloseWithSetAside("D1", "p1", "C5"))
    two.do("p0", CloseWithSetAside("D2", "p1", "C5"))
    assert views(one, "p2", WATCHER) == views(two, "p2", WATCHER)
    opened = [closing({}, open_set_aside=True) for _ in range(2)]
    opened[0].do("p0", CloseWithSetAside("D1", "p1", "C5"))
    opened[1].do("p0", CloseWithSetAside("D2", "p1", "C5"))
    assert views(opened[0], WATCHER) != views(opened[1], WATCHER)


def full_scene(**options: Any) -> Scene:
    """p0 is King of cups; a scene on K0 that he stages, up to the closing."""
    scene = table.bidding(HANDS, **options)
    table.auction(scene, {"p0": ("C9", "left"), "p1": ("C10", "right")})
    table.auction(scene, {"p0": ("D6", "left")})
    table.auction(scene, {"p1": ("W9", "right")})
    table.all_abstain(scene)
    table.elements(scene)
    table.initiate(scene, "p1", "K0")
    for card in ("C6", "D3", "D7"):
        scene.do("p1", LayCircumstance(card))
    table.narrate(scene, "p1")
    table.end_narration(scene)
    return scene


def turn(scene: Scene) -> str:
    running = scene.state.scene
    return str(running.closing_order[len(running.closing_actions)])


def read(scene: Scene, seat: str) -> bytes:
    return encode([scene.feed(seat), scene.view(seat)])


def test_the_event_of_a_gift_is_redacted() -> None:
    """AMB-CLOSE-09, AMB-SEC-06: in the feed as in the view; both under the option."""
    for hidden in (True, False):
        scene = full_scene(open_set_aside=not hidden)
        order = scene.state.scene.closing_order
        down = scene.state.conflict("K0").face_down[0]
        while turn(scene) != "p2":
            scene.do(turn(scene), PassClosing())
        scene.do("p2", CloseWithHandCard("S9", "p1", down))
        assert (b'"S9"' not in read(scene, WATCHER)) is hidden
        assert (b'"S9"' not in read(scene, "p3")) is hidden
        assert b'"S9"' in read(scene, "p1")
        assert b'"S9"' in read(scene, "p2")
        assert set(order) == set(P[:4])


def test_a_card_given_for_a_pledge_is_the_pairs() -> None:
    """AMB-CONS-04, AMB-SEC-06: what is taken is public, what is given is not."""
    scene = full_scene()
    while scene.state.step == "closing":
        scene.do(turn(scene), PassClosing())
    winner, (loser,) = scene.state.scene.evaluation.winner, scene.state.scene.evaluation.losers
    lying = scene.state.conflict("K0").face_up
    scene.do(winner, TakeSpoil(lying[0]))
    scene.do(loser, RecoverCard(lying[1]))
    scene.do(loser, OfferPledge(lying[2]))
    given = next(c for c in scene.state.players[winner].hand)
    scene.do(winner, AcceptPledge(given))
    assert f'"{given}"'.encode() not in read(scene, WATCHER)
    assert f'"given":"{given}"'.encode() in read(scene, loser)


def test_public_moves_stay_readable_and_the_pile_is_a_number() -> None:
    """AMB-SEC-06: a spoil was taken before all; the pile that it lies in is only counted."""
    scene = full_scene()
    while scene.state.step == "closing":
        scene.do(turn(scene), PassClosing())
    winner = scene.state.scene.evaluation.winner
    card = scene.state.conflict("K0").face_up[0]
    scene.do(winner, TakeSpoil(card))
    seat = next(s for s in scene.view(WATCHER).seats if s.seat == winner)
    assert (seat.set_aside, seat.set_aside_count) == (None, 1)
    assert f'"card":"{card}"'.encode() in encode(scene.feed(WATCHER))
    assert scene.view(winner).own.set_aside == (card,)
    assert scene.view(winner).own.gap == 1


def test_replaced_and_voided_motivations_are_disclosed_to_nobody() -> None:
    """AMB-SEC-07: not even at the end; the ones that count are, then."""
    scene = table.seated()
    scene.do("p0", SubmitCharacter("Aurèle", "Je veux le premier secret"))
    step = scene.do("p0", SubmitCharacter("Aurèle", "Je veux le second secret"))
    undo(scene, step.event.id, "p1")
    scene.do("p0", SubmitCharacter("Aurèle", "Je veux régner"))
    finished(4, 5, scene=scene)
    assert scene.state.step == "ended"
    for seat in ("p1", "p2", "p3", WATCHER, "host"):
        assert b"secret" not in read(scene, seat)
        assert scene.view(seat).seats[0].motivation == "Je veux régner"
    assert b"premier secret" in encode(scene.feed("p0"))


def test_nobody_sees_what_is_sealed() -> None:
    """AMB-SEC-08: undealt cards, Kings to come, jokers never shown; the owner remembers his own."""
    scene = table.dealt(["C1", "C2", "C3"])
    undealt = scene.state.undealt_minors[0]
    for seat in (*P[:3], WATCHER, "host"):
        assert f'"{undealt}"'.encode() not in read(scene, seat)
        assert all(f'"{m}"'.encode() not in read(scene, seat) for m in scene.state.undealt_majors)
    scene = full_scene()
    assert scene.view("p3").own.joker is not None
    assert scene.view("p3").own.joker_playable is False


@pytest.mark.parametrize(
    ("step", "laid", "seen"), [("epilogue", False, False), ("epilogue", True, True), ("ended", False, True)]
)
def test_a_joker_that_was_never_laid_is_unseen_until_the_end(step: Step, laid: bool, seen: bool) -> None:
    """AMB-RANK-06, AMB-SEC-08: its owner alone remembers it; once laid, or once all is over, everybody knows it."""
    made = with_player(state(step=step), "p1", joker="M5", joker_shown=laid)
    for seat in OUTSIDE:
        assert view(made, seat).seats[1].joker == ("M5" if seen else None)


def test_probing_tells_nothing() -> None:
    """AMB-SEC-09: a card elsewhere and no card at all get the same answer, for every use of a hand card."""
    scene = narration()
    answers = {
        (r.code, r.rule, r.kind, tuple(r.details))
        for card in ("C1", "C3", "C4", "M1", "M20", "C11", "")
        for r in [scene.refuse("p1", RequestFloor(card), "card_not_in_hand")]
    }
    assert len(answers) == 1


def test_no_order_tells_how_a_hand_was_dealt() -> None:
    """AMB-SEC-10: the same cards dealt in another order are the same hand, even to their owner."""
    backwards = tuple(" ".join(reversed(hand.split())) for hand in HANDS)
    one, two = table.dealt(HANDS), table.dealt(backwards)
    assert one.view("p0").own.hand == two.view("p0").own.hand


def test_a_seat_without_cards_is_waited_for() -> None:
    """AMB-SEC-11, AMB-BID-03: nothing is laid, passed or skipped in its place."""
    made = state(step="closing", lying={"K0": "C5"}, scene=scene_on("K0", "p0", "p0", "p0", "p1", closing_order=P[:4]))
    bench = Bench(made)
    for seat in P[:3]:
        bench.do(seat, PassClosing())
        assert bench.state.step == "closing"
    assert [m.command for m in bench.moves("p3") if m.command not in GAME.anytime] == [PassClosing]


def test_moves_are_the_askers() -> None:
    """AMB-SEC-12: a spectator and the host have none; another's hand never stands in one's own."""
    scene = table.bidding(HANDS)
    assert scene.moves(WATCHER) == []
    assert scene.moves("host") == []
    for seat, other in (("p0", "p1"), ("p1", "p0")):
        offered = encode([move.schema for move in scene.moves(seat)])
        assert not any(f'"{card}"'.encode() in offered for card in scene.state.players[other].hand)


def test_the_seals_are_lifted_at_the_end() -> None:
    """AMB-SEC-13: hands as dealt and as left, jokers, Kings, undealt cards, gifts, for every member."""
    scene = finished(3, 6)
    for seat in (WATCHER, "host", "p1"):
        audit = scene.view(seat).audit
        assert audit.dealt == dict(scene.state.dealt)
        assert audit.hands == {s: scene.state.players[s].hand for s in P[:3]}
        assert audit.king_order == scene.state.kings
        assert audit.undealt_minors == scene.state.undealt_minors
        assert set(audit.jokers) == set(P[:3])
        given = [a for s in scene.view(seat).scenes for a in s.closing_actions if a.recipient]
        assert all(action.card for action in given)


def test_an_abandoned_table_is_not_unsealed() -> None:
    """AMB-SEC-13: the host closes it before the end."""
    scene = narration()
    scene.do("host", EndTable())
    assert scene.view(WATCHER).audit is None
    assert all(s.motivation is None for s in scene.view(WATCHER).seats)
    assert b'"W10"' not in read(scene, WATCHER)


def test_twins_of_the_acts() -> None:
    """AMB-SEC-04, AMB-SEC-06, AMB-CLOSE-09, AMB-UNDO-05: floor cards, a request undone, gifts out of hand and
    pile that differ: the others read the same bytes.
    """
    made = sisters(("p3", WATCHER, "host"), HANDS, EXCHANGED, jokers=("M0", "M1", "M2", "M3"))
    to_auctions(made, *(table.kings("cups", "coins", "swords", "wands") for _ in range(2)))
    play(made, lambda scene: table.auction(scene, {"p0": ("C9", "left"), "p1": ("C10", "right")}))
    play(made, table.all_abstain)
    play(made, table.elements)
    play(made, lambda scene: table.initiate(scene, "p0", "K0"))
    play(made, lambda scene: table.narrate(scene, "p0"))
    request = made.apart("p2", RequestFloor("C3"), RequestFloor("C2"))
    made.probe("p3", RequestFloor("C4"), RequestFloor("C2"), RequestFloor("C3"))
    play(made, lambda scene: undo(scene, request))
    play(made, table.end_narration)
    made.both("p0", PassClosing())
    made.apart("p2", CloseWithHandCard("C3", "p1", "C9"), CloseWithHandCard("C2", "p1", "C9"))
    made.probe("p3", CloseWithHandCard("C2", "p1", "C10"), CloseWithSetAside("C2", "p1", "C9"))
    made.both("p3", PassClosing())
    made.apart("p1", CloseWithSetAside("C3", "p0", "C9"), CloseWithSetAside("C2", "p0", "C9"))
    assert made.left.state.step == made.right.state.step == "conclusion"
    assert made.left.view("p0").own.set_aside != made.right.view("p0").own.set_aside


def play(made: Sisters, flow: Callable[[Scene], object]) -> None:
    """The same run of commands at both tables, whose events get the same ids and times."""
    made.left.seconds = made.right.seconds = None
    flow(made.left)
    flow(made.right)
    made.check()


def test_the_whole_log_is_opened_at_the_end() -> None:
    """AMB-SEC-13, AMB-SEC-07, AMB-UNDO-06: hands, bids, gifts and draws, void ones too; not the motivations that were
    replaced or undone, nor what was said or rolled for some alone; nothing of a table that is not at its end.
    """
    scene = table.seated()
    scene.do("p0", SubmitCharacter("Aurèle", "Je veux le premier secret"))
    step = scene.do("p0", SubmitCharacter("Aurèle", "Je veux le second secret"))
    undo(scene, step.event.id, "p1")
    scene.do("p0", SubmitCharacter("Aurèle", "Je veux régner"))
    for seat in ("p1", "p2"):
        scene.do(seat, SubmitCharacter(seat, "Je veux régner"))
    last = scene.do("p3", SubmitCharacter("p3", "Je veux régner"), below=table.seeded(1))
    undo(scene, last.event.id, "p1")
    assert list(audit(scene.feeds)) == []
    scene.do("p0", Say("Le phare s’allume"))
    scene.do("p0", Say("Un secret pour toi seul", to=("p1",)))
    scene.do("p0", Note("Un secret pour moi"))
    scene.do("p0", RollFreely((6,), reason="un secret jet", readers="oneself"), below=table.seeded(2))
    finished(4, 5, scene=scene)
    opened = list(audit(scene.feeds))
    assert b"secret" not in encode(opened)
    assert [each.fields.text for each in opened if isinstance(each.fields, Say)] == ["Le phare s’allume"]
    assert [a.fields.motivation for a in opened if a.type == "CharacterSubmitted" and a.seat == "p0"] == [
        None,
        None,
        "Je veux régner",
    ]
    voided = [a for a in opened if a.void and a.dice]
    assert [len(a.dice) for a in voided] == [6]
    assert all(a.fields.card for a in opened if a.type in ("BidLaid", "FloorRequested"))
    abandoned = narration()
    abandoned.do("host", EndTable())
    assert list(audit(abandoned.feeds)) == []
