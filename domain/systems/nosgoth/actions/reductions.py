"""Chapter ACT, reductions of the difficulty: proposed by the player, ruled by the game master."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, LabelText
from domain.game import Chapter, Evolved, Move, Offers, flag, integer, one_of, text
from domain.systems.nosgoth.state.choices import actions
from domain.systems.nosgoth.state.guards import before_roll, known_action, only_gm, only_player, own, ready, require
from domain.systems.nosgoth.state.state import Action, Reduction, ReductionSource, State, acting_seat, with_open

SOURCES: tuple[ReductionSource, ...] = ("skill", "environment", "history", "other")


class ProposeReduction(Command, frozen=True, omit_defaults=True):
    """Propose a reduction: the acting player names what should help."""

    RULES: ClassVar = ("NOS-ACT-05",)
    action: Id
    source: ReductionSource
    label: LabelText
    levels: int


class RuleReduction(Command, frozen=True, omit_defaults=True):
    """Answer a proposed reduction, perhaps with other levels, or grant one unasked."""

    RULES: ClassVar = ("NOS-ACT-05", "NOS-DIFF-02")
    action: Id
    accepted: bool
    proposal: Id | None = None
    source: ReductionSource | None = None
    label: LabelText | None = None
    levels: int | None = None


Commands = ProposeReduction | RuleReduction


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: Commands = act.command
    rule = "NOS-ACT-05"
    match command:
        case ProposeReduction(action_id, _, label, levels):
            only_player(state, act, rule)
            of = known_action(state, action_id, rule)
            require(levels >= 1 and bool(label.strip()), "bad_value", rule)
            own(act, acting_seat(state, of), rule)
            before_roll(state, of, rule)
            ready(of, rule)
        case RuleReduction(action_id, proposal=proposal):
            only_gm(state, act, rule)
            of = known_action(state, action_id, rule)
            require(_well_formed(command), "bad_value", rule)
            before_roll(state, of, rule)
            ready(of, rule)
            known = proposal is None or proposal in {p.id for p in of.proposals}
            require(known, "unknown_proposal", rule)
    return command


def _well_formed(ruling: RuleReduction) -> bool:
    """Return whether the ruling either answers a proposal or gives a whole reduction."""
    if ruling.levels is not None and ruling.levels < 1:
        return False
    if ruling.proposal is not None:
        return ruling.source is None and ruling.label is None
    return ruling.source is not None and bool((ruling.label or "").strip()) and ruling.levels is not None


def granted(of: Action, ruling: RuleReduction, event_id: str) -> Reduction | None:
    """Return the reduction that an accepted ruling grants: the proposal's words with the game master's levels.

    None where the ruling neither answers a proposal nor gives a whole reduction.
    """
    asked = next((p for p in of.proposals if p.id == ruling.proposal), None)
    if asked is not None:
        return replace(asked, levels=ruling.levels or asked.levels)
    if ruling.source is None or ruling.levels is None:
        return None
    return Reduction(event_id, ruling.source, ruling.label or "", ruling.levels)


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    of = state.open.get(command.action)
    if of is None:
        return Evolved(state)
    match command:
        case ProposeReduction(_, source, label, levels):
            proposed = Reduction(event.id, source, label, levels)
            return Evolved(with_open(state, replace(of, proposals=(*of.proposals, proposed))))
        case RuleReduction(proposal=proposal, accepted=accepted):
            found = granted(of, command, event.id) if accepted else None
            ruled = replace(
                of,
                proposals=tuple(p for p in of.proposals if p.id != proposal),
                reductions=of.reductions if found is None else (*of.reductions, found),
            )
            return Evolved(with_open(state, ruled))


def moves(state: State, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    opened = actions(state, state.open.values())
    whole = {"source": one_of(SOURCES), "label": text(1), "levels": integer(1)}
    sample = {"source": SOURCES[0], "label": "-", "levels": 1}
    yield from offers.each(ProposeReduction, "action", opened, whole, (), None, **sample)
    ruled = {"levels": integer(1), "accepted": flag()}
    asked = {p.id: p.label for of in state.open.values() for p in of.proposals}
    yield from offers.every(
        RuleReduction, {"action": opened, "proposal": asked}, ruled, ("levels",), None, accepted=True
    )
    yield from offers.each(RuleReduction, "action", opened, {**whole, **ruled}, (), None, **sample, accepted=True)


CHAPTER = Chapter(
    commands={ProposeReduction: "ReductionProposed", RuleReduction: "ReductionRuled"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
