"""Which cards a seat has seen, and the same session with others in the place of those that it has not."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from domain.base.chance import Draw
from domain.base.events import Event
from domain.record.codec import body, read, topic
from domain.systems.ambre.childhood.auctions import LayBid
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.deal import SubmitPhysicalArcana
from domain.systems.ambre.state.cards import MAJORS, MINORS, value
from domain.systems.ambre.state.state import Auction, State
from projections.feeds.reader import SeatReader
from tests.ambre.table import WATCHER
from tests.scene import Scene

CARD = re.compile(rb'"([CDSW]\d+|M\d+)"')


def shown_to_all(state: State) -> set[str]:
    """What lies open on the table."""
    lying = {placed.card for conflict in state.conflicts for placed in conflict.cards}
    arcana = {conflict.arcana for conflict in state.conflicts if conflict.arcana}
    bids = {card for bid in state.auction.bids.values() for card in bid} if state.auction else set()
    jokers = {p.joker for p in state.players.values() if p.joker and p.joker_shown}
    piles = {card for p in state.players.values() for card in p.set_aside}
    opened_piles = piles if state.step in ("epilogue", "ended") or state.options.open_set_aside else set()
    return {*lying, *arcana, *state.physical_arcana, *bids, *jokers, *opened_piles}


def own(state: State, seat: str) -> set[str]:
    player = state.players.get(seat)
    if player is None:
        return set()
    laid = state.auction.laid.get(seat) if state.auction else None
    typed = state.physical_hands.get(seat)
    before = {*typed.hand, typed.joker} if typed else set()
    return {*player.hand, *player.set_aside, *filter(None, (player.joker, laid)), *before}


def revealed(scene: Scene, watcher: str = WATCHER) -> set[str]:
    """Cards of a reveal that went straight home again: tie-break cards of a bidder who abstains."""
    lines = [
        line.fields
        for frame in SeatReader(scene.feeds, watcher, "fr").present_frames()
        for line in frame.entries
        if line.type == "BidsRevealed"
    ]
    fields_with_cards = ("bids", "abstained", "returned")
    return {each.card for fields in lines for name in fields_with_cards for each in fields[name]}


def otherwise(whole: Scene, seat: str, rng: Random) -> tuple[Scene, list[Event]]:
    """The session up to some moment before its record is opened, and its events with other secrets: cards that the
    seat never saw stand for one another, Kings that were not turned too, motivations that were not read are others.
    """
    return hidden_from(whole, (seat,), rng, rng.randint(1, whole.feeds.history.version))


def hidden_from(whole: Scene, seats: Collection[str], rng: Random, last: int) -> tuple[Scene, list[Event]]:
    """As `otherwise`, of what none of these seats has seen by the `last` event, or by the end, if that is earlier."""
    events = list(whole.feeds.history.raw)
    scene = whole.again(events[:1])
    seen, kept, barred = set[str](), [events[0]], list[tuple[str, set[int]]]()
    for event in events[1:last]:
        before = scene.state
        if isinstance(event.command, LayBid) and event.command.card in MINORS and before.auction is not None:
            barred.append((event.command.card, lying_values(before.auction) - {value(event.command.card)}))
        scene.feeds.append(event)
        if scene.state.step in ("epilogue", "ended"):
            scene = whole.again(kept)
            break
        seen |= shown_to_all(before) | shown_to_all(scene.state)
        for seat in seats:
            seen |= own(before, seat) | own(scene.state, seat) | revealed(scene, seat)
        if event.seat in seats or isinstance(event.command, SubmitPhysicalArcana):
            seen |= {card.decode() for card in CARD.findall(body(event))}
        kept.append(event)
    other = _other(MINORS, seen, rng) | _other(MAJORS, seen, rng)
    while any(int(other[card][1:]) in values for card, values in barred):
        other = _other(MINORS, seen, rng) | _other(MAJORS, seen, rng)
    read_out = {p.seat for p in scene.state.players.values() if p.motivation_revealed}
    return scene, [kept[0], *(_changed(scene, event, seats, other, read_out, rng) for event in kept[1:])]


def lying_values(auction: Auction) -> set[int]:
    """The values that lie open: no card of the hand that has one is laid to break a tie (AMB-BID-07)."""
    return {value(card) for bid in auction.bids.values() for card in bid}


def _other(cards: Sequence[str], seen: set[str], rng: Random) -> dict[str, str]:
    unseen = [card for card in cards if card not in seen]
    return {card: card for card in cards} | dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))


def _changed(
    scene: Scene, event: Event, seats: Collection[str], other: Mapping[str, str], read_out: set[str], rng: Random
) -> Event:
    written = CARD.sub(lambda found: b'"%s"' % other[found[1].decode()].encode(), body(event))
    made = read(scene.game, event.version, topic(scene.game, type(event.command)), written)
    command: Any = made.command
    if isinstance(command, SubmitCharacter) and event.seat not in seats and event.seat not in read_out:
        command = replace(command, motivation="Je veux " + "encore " * rng.randint(1, 9))
    if type(command) in scene.game.anytime:
        return replace(made, command=command)
    return replace(made, command=command, draws=_dealt(scene.state, made.draws, other))


def _dealt(state: State, draws: tuple[Draw, ...], other: Mapping[str, str]) -> tuple[Draw, ...]:
    """The arcana that lie open are the same, although other majors are left to draw them from."""
    sizes = [len(draw.faces) for draw in draws]
    if sizes[:1] == [4]:
        turned, faces = len(state.auctioned), draws[0].faces
        return (replace(draws[0], faces=(*faces[:turned], *reversed(faces[turned:]))), *draws[1:])
    if len(draws) != 6:
        return draws
    minors = tuple(MINORS.index(other[MINORS[face]]) for face in draws[0].faces)
    majors = tuple(MAJORS.index(other[MAJORS[face]]) for face in draws[2].faces)
    n = len(state.seating)
    before, after = (
        [m for m in MAJORS if m not in {MAJORS[face] for face in faces[:n]}] for faces in (draws[2].faces, majors)
    )
    arcana = tuple(after.index(other[before[face]]) for face in draws[4].faces)  # type: ignore[arg-type]
    dealt = (minors, draws[1].faces, majors, draws[3].faces, arcana, draws[5].faces)
    return tuple(replace(draw, faces=faces) for draw, faces in zip(draws, dealt, strict=True))
