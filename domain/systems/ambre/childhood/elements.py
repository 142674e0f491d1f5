"""Elements of conflicts: a card is turned down, and stands for a thing, a person or a place (AMB-ELEM)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, text
from domain.systems.ambre.acts import acts
from domain.systems.ambre.state.cards import ConflictId, suit, value
from domain.systems.ambre.state.guards import FREE, at_step, formed, named, on_the_ring, only, spoken, turned_up, worded
from domain.systems.ambre.state.state import Conflict, Element, ElementKind, Placed, State, with_conflict

EACH = 2
"""The elements of a conflict, and the number of cards that borrowing depends on (AMB-ELEM-01)."""


class DefineElement(Command, frozen=True):
    """Define an element of a conflict: its card is turned down.

    `text` may be left out where the table's own pack has an entry; `from_conflict`: the other conflict that the card is
    borrowed from.
    """

    RULES: ClassVar = ("AMB-ELEM-01", "AMB-ELEM-02", "AMB-ELEM-03", "AMB-ELEM-04")

    conflict: ConflictId
    card: Word
    kind: ElementKind
    text: Text | None = None
    from_conflict: ConflictId | None = None


class ElementWaived(Consequence, frozen=True):
    """A pick of an element was dropped: no card is left for it. `seat`: null where anyone may pick."""

    RULES: ClassVar = ("AMB-ELEM-05",)

    conflict: ConflictId
    seat: Id | None


def begin(state: State) -> Evolved:
    """Begin the elements, and drop picks without any card at once (AMB-ELEM-05)."""
    return Evolved(replace(state, step="elements")).then(_waive).then(_end)


def picks_left(conflict: Conflict) -> int:
    return EACH - len(conflict.elements) - len(conflict.waived)


def may_pick(state: State, conflict: Conflict, seat: str) -> bool:
    """Return whether the seat may define an element here: each neighbour once, or by the option anyone (AMB-ELEM-01).

    Nobody may once the conflict is complete.
    """
    if state.options.element_pickers == "anyone":
        return picks_left(conflict) > 0
    used = {*(e.seat for e in conflict.elements), *conflict.waived}
    return seat not in used and picks_left(conflict) > 0


def form(state: State, command: DefineElement) -> None:
    """Refuse a card unless it is of the conflict, or borrowed from another one of this table (AMB-ELEM-04).

    Raises Refused.
    """
    source = command.from_conflict
    formed(on_the_ring(state, command.conflict))
    formed(source is None or (source != command.conflict and state.conflict(source) is not None))


def decide(state: State, act: Act, _chance: Chance) -> Command:
    """Admit an element; the pack's entry may stand for the text, and a blank text is none (AMB-ELEM-02).

    Raises Refused.
    """
    command: DefineElement = act.command
    form(state, command)
    at_step(state, "elements")
    _check_pick(state, act.seat, command)
    words = spoken(command.text)
    worded(words or _suggestion(state, command.card), "text_required", "AMB-ELEM-02")
    return replace(command, text=words)


def _check_pick(state: State, seat: str, command: DefineElement) -> None:
    conflict = named(state, command.conflict)
    if state.options.element_pickers == "neighbours":
        only(seat, conflict.linked, "not_linked", "AMB-ELEM-01")
    if not may_pick(state, conflict, seat):
        raise Refused("element_already_defined", "AMB-ELEM-01")
    source = _source(state, command)
    if source is not None:
        if len(conflict.cards) >= EACH:
            raise Refused("borrow_not_allowed", "AMB-ELEM-04", most=EACH - 1, has=len(conflict.cards))
        if len(source.cards) <= EACH:
            raise Refused("donor_too_small", "AMB-ELEM-04", needed=EACH + 1, has=len(source.cards))
    turned_up(source or conflict, command.card, "AMB-ELEM-02")


def _suggestion(state: State, card: str) -> str | None:
    """Return the pack's line for the card's value in the table of its suit; None: there is none (AMB-GEN-07)."""
    pack = state.options.text_pack
    for conflict in state.conflicts if pack else ():
        for placed in conflict.cards:
            if placed.card == card and pack is not None:
                words: Any = pack.elements.get(suit(placed.card), {})
                found: str | None = words.get(str(value(placed.card)))
                return found
    return None


def _source(state: State, command: DefineElement) -> Conflict | None:
    return state.conflict(command.from_conflict) if command.from_conflict else None


def evolve(state: State, event: Event) -> Evolved:
    """Turn the card down here, even a borrowed one; the element is kept for ever (AMB-ELEM-03, AMB-ELEM-04)."""
    command: DefineElement = event.command
    conflict = state.conflict(command.conflict)
    if conflict is None:
        return Evolved(state)
    source = _source(state, command) or conflict
    card = turned_up(source, command.card, "AMB-ELEM-02")
    words = _suggestion(state, card) if command.text is None else command.text.strip() or None
    element = Element(event.id, event.seat, card, command.kind if words else None, words)
    if source.id == conflict.id:
        cards = tuple(Placed(p.card, False) if p.card == card else p for p in conflict.cards)
    else:
        left = tuple(p for p in source.cards if p.card != card)
        state = with_conflict(state, replace(source, cards=left))
        cards = (*conflict.cards, Placed(card, False))
    elements = (*conflict.elements, element)
    state = with_conflict(state, replace(conflict, cards=cards, elements=elements))
    return _waive(state).then(_end)


def recount(state: State) -> Evolved:
    """Drop the picks that wait for a seat that was closed meanwhile (AMB-Q-32)."""
    return _waive(state).then(_end)


def _waive(state: State) -> Evolved:
    """Drop the picks of a conflict that has no face-up card and none to borrow (AMB-ELEM-05).

    A pick that waits for a closed seat is dropped even where there are cards, without an `ElementWaived` (AMB-Q-32).
    """
    dropped: list[ElementWaived] = []
    for conflict in state.conflicts:
        seats = _pickers_left(state, conflict)
        if conflict.face_up or any(_donors(state, conflict)):
            seats = tuple(seat for seat in seats if seat in state.table.closed)
        else:
            dropped += [ElementWaived(conflict.id, seat) for seat in seats]
        state = with_conflict(state, replace(conflict, waived=conflict.waived + seats))
    return Evolved(state, tuple(dropped))


def _pickers_left(state: State, conflict: Conflict) -> tuple[str | None, ...]:
    if state.options.element_pickers == "anyone":
        return (None,) * picks_left(conflict)
    return tuple(seat for seat in conflict.linked if may_pick(state, conflict, seat))


def _donors(state: State, conflict: Conflict) -> Iterator[Conflict]:
    """Yield the other conflicts that have more than two cards, for a conflict that has fewer than two (AMB-ELEM-04)."""
    if len(conflict.cards) < EACH:
        yield from (c for c in state.conflicts if c.id != conflict.id and len(c.cards) > EACH)


def _end(state: State) -> Evolved:
    """Begin the first act when no pick is left (AMB-ELEM-06)."""
    return Evolved(state) if any(picks_left(c) for c in state.conflicts) else acts.begin(state, "one")


def moves(state: State, seat: str) -> Iterable[Move]:
    """Offer the elements at their own step alone, as the cards in conflicts are many."""
    offers = Offers(state, seat, decide)
    for conflict in state.conflicts if state.step == "elements" else ():
        yield from _picks(offers, conflict, conflict)
        for donor in _donors(state, conflict):
            yield from _picks(offers, conflict, donor)


def _picks(offers: Offers, conflict: Conflict, source: Conflict) -> Iterator[Move]:
    """Offer one move for the cards that need a text, one for those that the pack has an entry for."""
    borrowed = None if source.id == conflict.id else source.id
    sample = {"kind": "object", "from_conflict": borrowed}
    suggested = offers.taken(DefineElement, "card", source.face_up, conflict=conflict.id, **sample)
    bare = [card for card in source.face_up if card not in suggested]
    own = () if borrowed else ("from_conflict",)
    for cards, words, free in ((bare, "-", ()), (suggested, None, ("text",))):
        choices = {"conflict": (conflict.id,), "card": cards}
        fields = {
            "kind": one_of(get_args(ElementKind)),
            "text": FREE if free else text(1),
            "from_conflict": one_of([borrowed]),
        }
        yield from offers.every(DefineElement, choices, fields, (*own, *free), None, text=words, **sample)


CHAPTER = Chapter(
    commands={DefineElement: "ElementDefined"},
    consequences=(ElementWaived,),
    form=form,
    decide=decide,
    evolve=evolve,
    moves=moves,
)
