"""Consequences of a scene: spoils, recoveries and pledges (AMB-CONS, AMB-ACT2-04 to AMB-ACT2-06).

The winner's tale is in `conclusion`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers
from domain.systems.ambre.acts.winner import evaluate
from domain.systems.ambre.state.cards import Minor, Suit, sorted_hand, without
from domain.systems.ambre.state.guards import held, only, running, stage, turned_up
from domain.systems.ambre.state.state import (
    Claim,
    ClaimKind,
    Evaluation,
    Scene,
    State,
    with_conflict,
    with_player,
    with_scene,
)


class ConflictEvaluated(Consequence, frozen=True):
    RULES: ClassVar = ("AMB-WIN-09", "AMB-CLOSE-10")

    values: dict[Suit, int]
    majority: tuple[Suit, ...]
    points: dict[Id, int]
    winner: Id | None
    losers: tuple[Id, ...]


class StepSkipped(Consequence, frozen=True):
    """A claim was skipped: no face-up card was left for it."""

    RULES: ClassVar = ("AMB-CONS-05", "AMB-ACT2-05")

    step: Literal["take_spoil", "recover_card", "pledge", "give_spoil"]
    seat: Id
    reason: Literal["no_face_up_card"] = "no_face_up_card"


class TakeSpoil(Command, frozen=True):
    """Set aside a card of the conflict, as the winner."""

    RULES: ClassVar = ("AMB-CONS-01", "AMB-ACT2-04")

    card: Word


class RecoverCard(Command, frozen=True):
    """Take a card of the conflict into the hand."""

    RULES: ClassVar = ("AMB-CONS-02", "AMB-CONS-06", "AMB-ACT2-06")

    card: Word


class OfferPledge(Command, frozen=True):
    """Offer the winner a card of the conflict as a pledge, as the loser."""

    RULES: ClassVar = ("AMB-CONS-03",)

    card: Word


class WaivePledge(Command, frozen=True):
    """Offer no pledge, as the loser."""

    RULES: ClassVar = ("AMB-CONS-03",)


class AcceptPledge(Command, frozen=True):
    """Take the pledge as the winner and give a card of the hand for it, maybe the pledged one."""

    RULES: ClassVar = ("AMB-CONS-04",)

    give: Word


class RefusePledge(Command, frozen=True):
    """Refuse the pledge as the winner: it stays on the conflict."""

    RULES: ClassVar = ("AMB-CONS-04",)


class GiveSpoil(Command, frozen=True):
    """Set aside a card of the conflict for a loser, as the winner."""

    RULES: ClassVar = ("AMB-ACT2-04", "AMB-ACT2-05")

    loser: Id
    card: Word


Commands = TakeSpoil | RecoverCard | OfferPledge | WaivePledge | AcceptPledge | RefusePledge | GiveSpoil
_STEP: dict[type[Command], tuple[ClaimKind, ...]] = {
    TakeSpoil: ("take_spoil", "share_spoils"),
    RecoverCard: ("recover_card",),
    OfferPledge: ("pledge",),
    WaivePledge: ("pledge",),
    AcceptPledge: ("pledge",),
    RefusePledge: ("pledge",),
    GiveSpoil: ("share_spoils",),
}


def begin(state: State) -> Evolved:
    """Evaluate the conflict and open the claims that follow (AMB-CLOSE-10, AMB-WIN-09)."""
    scene = state.scene
    if scene is None:
        return Evolved(state)
    found = evaluate(state, stage(state), scene.involved)
    state = with_scene(state, evaluation=found, claims=_claims(state, scene, found))
    evaluated = ConflictEvaluated(found.values, found.majority, found.points, found.winner, found.losers)
    return Evolved(replace(state, step="consequences")).adding(evaluated).then(_settle)


def _claims(state: State, scene: Scene, found: Evaluation) -> tuple[Claim, ...]:
    """Return the claims in order: winner, loser, pledge; in the second act the winner shares out.

    AMB-CONS-05, AMB-ACT2-04. In a draw each seat of `_drawn` recovers a card.
    """
    if found.winner is None:
        return tuple(Claim("recover_card", seat) for seat in _drawn(state, scene))
    if scene.act == "two":
        return (Claim("share_spoils", found.winner),)
    loser = found.losers[0]
    return (Claim("take_spoil", found.winner), Claim("recover_card", loser), Claim("pledge", loser))


def _drawn(state: State, scene: Scene) -> tuple[str, ...]:
    """Return the seats that recover a card after a draw: those that did not stage first (AMB-CONS-06, AMB-ACT2-06).

    Inside each group they come in closing order, in which a closed seat has no turn (AMB-Q-32). Empty in the second act
    by the option `no_cards`.
    """
    if scene.act == "two" and state.options.act_two_draw == "no_cards":
        return ()
    there = [seat for seat in scene.involved if seat in scene.closing_order]
    return tuple(sorted(there, key=lambda s: (s in scene.stagers, scene.closing_order.index(s))))


def _settle(state: State) -> Evolved:
    """Skip claims that no face-up card is left for, and drop those that wait for a closed seat.

    AMB-CONS-05, AMB-ACT2-05, AMB-Q-32. After the last claim the conclusion follows.
    """
    skipped: list[StepSkipped] = []
    while (scene := state.scene) is not None and scene.claims and not _open(state, scene):
        skipped += () if _deserted(state, scene) else _skips(scene)
        state = with_scene(state, claims=scene.claims[1:], pledge=None)
    if state.scene is not None and not state.scene.claims:
        state = replace(state, step="conclusion")
    return Evolved(state, tuple(skipped))


def recount(state: State) -> Evolved:
    """Settle the claims anew, so that none waits for a seat that was closed meanwhile (AMB-Q-32)."""
    return _settle(state)


def _open(state: State, scene: Scene) -> bool:
    return not _deserted(state, scene) and (bool(stage(state).face_up) or scene.pledge is not None)


def _deserted(state: State, scene: Scene) -> bool:
    """Return whether the first claim waits for a closed seat."""
    claim = scene.claims[0]
    asked = {claim.seat, _winner(scene)} if claim.kind == "pledge" else {claim.seat}
    return not asked.isdisjoint(state.table.closed)


def _skips(scene: Scene) -> Iterable[StepSkipped]:
    claim = scene.claims[0]
    if claim.kind != "share_spoils":
        yield StepSkipped(claim.kind, claim.seat)
        return
    for loser in _unserved(scene):
        yield StepSkipped("give_spoil", loser)
    yield StepSkipped("take_spoil", claim.seat)


def _unserved(scene: Scene) -> tuple[str, ...]:
    losers = scene.evaluation.losers if scene.evaluation else ()
    return tuple(seat for seat in losers if seat not in scene.served)


def _winner(scene: Scene) -> str | None:
    return scene.evaluation.winner if scene.evaluation else None


def decide(state: State, act: Act, _chance: Chance) -> Command:
    """Admit a command of the claim in course; each claim is a step of its own (AMB-GEN-04). Raises Refused."""
    seat = act.seat
    command: Commands = act.command
    scene = running(state, "consequences")
    if not scene.claims or scene.claims[0].kind not in _STEP[type(command)]:
        raise Refused("wrong_phase", "AMB-GEN-04")
    match command:
        case TakeSpoil(card):
            only(seat, [_winner(scene)], "not_winner", "AMB-CONS-01")
            if scene.act == "two" and _unserved(scene):
                raise Refused("losers_first", "AMB-ACT2-04")
            turned_up(stage(state), card, "AMB-CONS-05")
        case RecoverCard(card):
            only(seat, [scene.claims[0].seat], "not_your_turn", "AMB-CONS-02")
            turned_up(stage(state), card, "AMB-CONS-05")
        case GiveSpoil(loser, card):
            _check_gift(state, scene, seat, loser, card)
        case OfferPledge() | WaivePledge() | AcceptPledge() | RefusePledge():
            _check_pledge(state, scene, seat, command)
    return command


def _check_gift(state: State, scene: Scene, seat: str, loser: str, card: str) -> None:
    """Refuse a gift by another than the winner, or a second one to a loser (AMB-ACT2-04).

    One card for each loser, in the order that the winner likes. Raises Refused.
    """
    only(seat, [_winner(scene)], "not_winner", "AMB-ACT2-04")
    if loser not in (scene.evaluation.losers if scene.evaluation else ()):
        raise Refused("bad_recipient", "AMB-ACT2-04")
    if loser in scene.served:
        raise Refused("already_served", "AMB-ACT2-04")
    turned_up(stage(state), card, "AMB-CONS-05")


def _check_pledge(
    state: State, scene: Scene, seat: str, command: OfferPledge | WaivePledge | AcceptPledge | RefusePledge
) -> None:
    """Refuse a second offer of a pledge in a scene, or an answer without an offer (AMB-CONS-03, AMB-CONS-04).

    Raises Refused.
    """
    match command:
        case OfferPledge() | WaivePledge():
            if scene.pledge is not None:
                raise Refused("wrong_phase", "AMB-GEN-04")
            only(seat, [scene.claims[0].seat], "not_loser", "AMB-CONS-03")
            if isinstance(command, OfferPledge):
                turned_up(stage(state), command.card, "AMB-CONS-03")
        case AcceptPledge() | RefusePledge():
            only(seat, [_winner(scene)], "not_winner", "AMB-CONS-04")
            if scene.pledge is None:
                raise Refused("no_pledge", "AMB-CONS-04")
            if isinstance(command, AcceptPledge) and command.give != scene.pledge:
                held(state, seat, command.give)


def evolve(state: State, event: Event) -> Evolved:
    scene, seat = state.scene, event.seat
    command: Commands = event.command
    if scene is None:
        return Evolved(state)
    match command:
        case TakeSpoil(card):
            return _done(_aside(_taken(state, card), seat, card))
        case RecoverCard(card):
            return _done(_into_hand(_taken(state, card), seat, card))
        case GiveSpoil(loser, card):
            state = with_scene(_aside(_taken(state, card), loser, card), served=(*scene.served, loser))
            return _settle(state)
        case OfferPledge(card):
            return Evolved(with_scene(state, pledge=_minor(state, card)))
        case AcceptPledge(give) if scene.pledge is not None:
            return _done(_accepted(state, scene, seat, scene.pledge, give))
        case _:
            return _done(with_scene(state, pledge=None))


def _done(state: State) -> Evolved:
    if state.scene is not None:
        state = with_scene(state, claims=state.scene.claims[1:])
    return _settle(state)


def _minor(state: State, card: str) -> Minor | None:
    return next((p.card for p in stage(state).cards if p.card == card), None)


def _taken(state: State, card: str) -> State:
    """Remove one card from the conflict; all others stay as they are (AMB-CONS-07)."""
    conflict = stage(state)
    return with_conflict(state, replace(conflict, cards=tuple(p for p in conflict.cards if p.card != card)))


def _aside(state: State, seat: str, card: str) -> State:
    pile = sorted_hand((*state.players[seat].set_aside, card))  # type: ignore[arg-type]  # it lay there
    return with_player(state, seat, set_aside=pile)


def _into_hand(state: State, seat: str, card: str) -> State:
    hand = sorted_hand((*state.players[seat].hand, card))  # type: ignore[arg-type]  # it lay there
    return with_player(state, seat, hand=hand)


def _accepted(state: State, scene: Scene, winner: str, pledge: Minor, give: str) -> State:
    """Move the pledge into the winner's hand and a card of that hand into the loser's pile, at once (AMB-CONS-04)."""
    state = _into_hand(_taken(state, pledge), winner, pledge)
    given = held(state, winner, give)
    state = with_player(state, winner, hand=without(state.players[winner].hand, given))
    state = _aside(state, scene.claims[0].seat, given)
    return with_scene(state, pledge=None, pledge_given=given)


def moves(state: State, seat: str) -> Iterable[Move]:
    """Offer the commands of the claim in course; without a claim, no card is tried."""
    scene = state.scene
    if scene is None or not scene.claims:
        return
    offers, cards = Offers(state, seat, decide), stage(state).face_up
    yield from offers.each(RecoverCard, "card", cards)
    yield from offers.every(GiveSpoil, {"loser": scene.involved, "card": cards})
    yield from offers.each(TakeSpoil, "card", cards)
    yield from offers.each(OfferPledge, "card", cards)
    yield from offers.move(WaivePledge())
    pledged = () if scene.pledge is None else (scene.pledge,)
    yield from offers.each(AcceptPledge, "give", (*state.players[seat].hand, *pledged))
    yield from offers.move(RefusePledge())


CHAPTER = Chapter(
    commands={
        TakeSpoil: "SpoilTaken",
        RecoverCard: "CardRecovered",
        OfferPledge: "PledgeOffered",
        WaivePledge: "PledgeWaived",
        AcceptPledge: "PledgeAccepted",
        RefusePledge: "PledgeRefused",
        GiveSpoil: "SpoilGiven",
    },
    consequences=(ConflictEvaluated, StepSkipped),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
