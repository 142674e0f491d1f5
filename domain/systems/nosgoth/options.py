"""Chapter TAB: the table's options, and who rolls for an absent player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from domain.base.chance import Chance, DiceSource
from domain.base.events import Act, Command, Event, Id
from domain.game import Chapter, Evolved, Move, Offers, flag, one_of
from domain.systems.nosgoth.state.aftermath import SETTLED, settle
from domain.systems.nosgoth.state.choices import actions, record
from domain.systems.nosgoth.state.guards import before_roll, known_action, only_gm, require
from domain.systems.nosgoth.state.state import State, with_open


class OptionChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Options to change; what is left out stays."""

    focus_floor: Literal["after", "before"] | None = None
    surcharge_unit: Literal["per_investment", "per_point"] | None = None
    surcharge_until: Literal["combat_while_zero", "next_meal"] | None = None
    attack_bases: Literal["life_movement", "any"] | None = None
    enemy_attack_mode: Literal["defence_roll", "enemy_roll"] | None = None
    damage_overflow: Literal["lost", "spill"] | None = None
    corruption_absorbs: bool | None = None
    enemy_view: Literal["gm_only", "public"] | None = None
    sheet_view: Literal["everyone", "owner_and_gm"] | None = None
    dice: DiceSource | None = None


CHOICES = {
    "focus_floor": one_of(["after", "before"]),
    "surcharge_unit": one_of(["per_investment", "per_point"]),
    "surcharge_until": one_of(["combat_while_zero", "next_meal"]),
    "attack_bases": one_of(["life_movement", "any"]),
    "enemy_attack_mode": one_of(["defence_roll", "enemy_roll"]),
    "damage_overflow": one_of(["lost", "spill"]),
    "corruption_absorbs": flag(),
    "enemy_view": one_of(["gm_only", "public"]),
    "sheet_view": one_of(["everyone", "owner_and_gm"]),
    "dice": one_of(["either", "service", "physical"]),
}


class SetTableOptions(Command, frozen=True, omit_defaults=True):
    """Settle readings of the sheet, before the first action."""

    RULES: ClassVar = ("NOS-TAB-04",)
    options: OptionChanges


class AssignRoller(Command, frozen=True, omit_defaults=True):
    """Let another player roll: for an absent one, or for a fight between two enemies."""

    RULES: ClassVar = ("NOS-TAB-05", "NOS-COM-10")
    action: Id
    seat: Id


Commands = SetTableOptions | AssignRoller


def decide(state: State, act: Act, _chance: Chance) -> Command:
    command: Commands = act.command
    match command:
        case SetTableOptions():
            only_gm(state, act, "NOS-TAB-04")
            require(not _frozen(state), "options_frozen", "NOS-TAB-04")
        case AssignRoller(action_id, seat):
            only_gm(state, act, "NOS-TAB-05")
            of = known_action(state, action_id, "NOS-TAB-05")
            before_roll(state, of, "NOS-TAB-05")
            require(seat in _players(state), "bad_target", "NOS-TAB-05")
    return command


def evolve(state: State, event: Event) -> Evolved:
    command: Commands = event.command
    match command:
        case SetTableOptions(changes):
            chosen = {k: v for k, v in msgspec.structs.asdict(changes).items() if v is not None}
            return settle(replace(state, options=replace(state.options, **chosen)))
        case AssignRoller(action_id, seat):
            of = state.open.get(action_id)
            return Evolved(state if of is None else with_open(state, replace(of, roller=seat)))


def moves(state: State, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.move(SetTableOptions(OptionChanges()), {"options": record(CHOICES)})
    yield from offers.every(AssignRoller, {"action": actions(state, state.open.values()), "seat": _players(state)})


def _frozen(state: State) -> bool:
    """Return whether the options are frozen: from the first action on, even a cancelled one (NOS-TAB-04)."""
    return bool(state.open or state.closed)


def _players(state: State) -> dict[str, str]:
    return {seat.id: seat.name for seat in state.table.with_role("player")}


CHAPTER = Chapter(
    commands={SetTableOptions: "OptionsSet", AssignRoller: "RollerAssigned"},
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=SETTLED,
)
