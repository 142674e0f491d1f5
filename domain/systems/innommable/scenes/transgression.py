"""Transgression by a deed: the whole table judges whether an act was inhuman."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Consequence, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, text
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.bowl import TransgressionRecorded
from domain.systems.innommable.state.state import Mystery, Proposal, with_player
from domain.table.seats import Table


class ProposeTransgression(Command, frozen=True):
    RULES = ("INN-TRAN-02",)
    target: Id
    act: Text


class VoteTransgression(Command, frozen=True):
    RULES = ("INN-TRAN-02",)
    id: Id
    vote: Literal["yes", "no"]


class TransgressionRejected(Consequence, frozen=True):
    RULES = ("INN-TRAN-02",)
    target: Id
    cause: Id


Judging = ProposeTransgression | VoteTransgression


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    """Admit a proposal or a vote of the keeper or any player, whatever became of the protagonist (INN-TRAN-02).

    Raises Refused.
    """
    command: Judging = act.command
    guards.voice(state, act.seat, "INN-TRAN-02")
    match command:
        case ProposeTransgression(target, deed):
            player = guards.seated(state, target, "INN-TRAN-02")
            guards.form(guards.filled(deed), "INN-TRAN-02")
            guards.phase(state, "INN-TRAN-02")
            guards.in_play(player, "INN-TRAN-02")
            guards.not_suspended(state)
            if player.transgressed:
                raise Refused("already_transgressed", "INN-TRAN-02")
            if _open_for(state, target):
                raise Refused("proposal_open", "INN-TRAN-02")
        case VoteTransgression(proposal):
            guards.form(proposal in state.proposals, "INN-TRAN-02")
            guards.phase(state, "INN-TRAN-02")
            if not state.proposals[proposal].open:
                raise Refused("proposal_closed", "INN-TRAN-02")
            if act.seat in state.proposals[proposal].votes:
                raise Refused("already_voted", "INN-TRAN-02")
        case _:
            assert_never(command)
    return command


def _open_for(state: Mystery, target: str) -> bool:
    return any(proposal.open and proposal.target == target for proposal in state.proposals.values())


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Judging = event.command
    match command:
        case ProposeTransgression(target, deed):
            proposal = Proposal(event.id, target, deed, {event.seat: True})
            return _count(state, proposal, event.id)
        case VoteTransgression(proposal_id, vote):
            found = state.proposals.get(proposal_id)
            if found is None:
                return Evolved(state)
            votes = {**found.votes, event.seat: vote == "yes"}
            return _count(state, replace(found, votes=votes), event.id)
        case _:
            assert_never(command)


def voices(table: Table) -> tuple[str, ...]:
    """Return the seats at the table that have a voice and are waited for (INN-TRAN-02).

    A seat that is away, closed or without a token is not among them.
    """
    return tuple(seat.id for seat in (*table.present("gm"), *table.present("player")))


def recount(state: Mystery, cause: str) -> Evolved:
    """Count the open proposals anew once others are at the table than before (INN-TRAN-02)."""
    done = Evolved(state)
    for proposal in state.proposals.values():
        if proposal.open:
            done = done.then(_count, proposal, cause)
    return done


def _count(state: Mystery, proposal: Proposal, cause: str) -> Evolved:
    """Count the votes: one no rejects, all voices together mark the protagonist for good (INN-TRAN-02, INN-TRAN-04)."""
    refused = not all(proposal.votes.values())
    asked = voices(state.table)
    agreed = bool(asked) and not refused and proposal.votes.keys() >= set(asked)
    proposal = replace(proposal, open=not refused and not agreed)
    state = replace(state, proposals={**state.proposals, proposal.id: proposal})
    target = state.players.get(proposal.target)
    if refused:
        return Evolved(state, (TransgressionRejected(proposal.target, cause),))
    if agreed and target is not None:
        marked = with_player(state, proposal.target, replace(target, transgressed=True))
        return Evolved(marked, (TransgressionRecorded(proposal.target, "vote"),))
    return Evolved(state)


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    acts = {proposal.id: proposal.act for proposal in state.proposals.values()}
    yield from offers.every(VoteTransgression, {"id": acts, "vote": ("yes", "no")})
    yield from offers.each(ProposeTransgression, "target", list(state.players), {"act": text(1)}, (), None, act="-")


CHAPTER = Chapter(
    commands={
        ProposeTransgression: "TransgressionProposed",
        VoteTransgression: "TransgressionVoted",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(TransgressionRecorded, TransgressionRejected),
)
