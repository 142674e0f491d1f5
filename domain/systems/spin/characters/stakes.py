"""The stake list (les enjeux): open issues of the story, the gm's own notes until shared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, text
from domain.systems.spin.state.state import Spin, Stake
from domain.systems.spin.table.guards import bad, blank, require, require_gm, unknown
from domain.systems.spin.table.sight import visible_stakes

RULE = "SPI-SESS-13"


class AddStake(Command, frozen=True):
    RULES: ClassVar = (RULE,)
    text: Text


class EditStake(Command, frozen=True):
    RULES: ClassVar = (RULE,)
    stake: Id
    text: Text


class CloseStake(Command, frozen=True):
    RULES: ClassVar = (RULE,)
    stake: Id


class ShareStake(Command, frozen=True):
    """Share a stake: everybody reads it from now on."""

    RULES: ClassVar = (RULE,)
    stake: Id


StakeCommand = AddStake | EditStake | CloseStake | ShareStake


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    """Accept changes of the stakes by the gm alone, from the genre on (SPI-SESS-13)."""
    command: StakeCommand = act.command
    require_gm(state, act.seat, RULE)
    stake = None if isinstance(command, AddStake) else state.stakes.get(command.stake)
    if stake is None and not isinstance(command, AddStake):
        raise unknown(RULE)
    if isinstance(command, AddStake | EditStake) and blank(command.text):
        raise bad(RULE)
    require(state.phase != "setup", Refused("wrong_phase", RULE))
    if stake is not None:
        require(not stake.closed or isinstance(command, ShareStake), Refused("wrong_phase", RULE))
        require(not (stake.shared and isinstance(command, ShareStake)), Refused("already_shared", RULE))
    return command


def evolve(state: Spin, event: Event) -> Evolved:
    command: StakeCommand = event.command
    if isinstance(command, AddStake):
        return _with(state, Stake(event.id, command.text))
    stake = state.stakes.get(command.stake)
    if stake is None:
        return Evolved(state)
    match command:
        case EditStake(_, wording):
            return _with(state, replace(stake, text=wording))
        case CloseStake():
            return _with(state, replace(stake, closed=True))
        case ShareStake():
            return _with(state, replace(stake, shared=True))


def _with(state: Spin, stake: Stake) -> Evolved:
    return Evolved(replace(state, stakes={**state.stakes, stake.id: stake}))


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.move(AddStake("?"), {"text": text(1)})
    stakes = {s.id: s.text for s in visible_stakes(state, seat).values()}
    yield from offers.each(EditStake, "stake", stakes, {"text": text(1)}, text="?")
    yield from offers.each(CloseStake, "stake", stakes)
    yield from offers.each(ShareStake, "stake", stakes)


CHAPTER = Chapter(
    commands={AddStake: "StakeAdded", EditStake: "StakeEdited", CloseStake: "StakeClosed", ShareStake: "StakeShared"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
