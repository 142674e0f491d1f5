"""Framing an opposition: its request, its opening, its objective and its zoom."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.spin.oppositions.rounds import joined, left, require_leg
from domain.systems.spin.state.opposition_state import Opposition, Stage
from domain.systems.spin.state.state import Character, Spin
from domain.systems.spin.state.words import OppositionKind, Zoom, ZoomAsOpened
from domain.systems.spin.table.guards import (
    bad,
    blank,
    opposition_for,
    require,
    require_active,
    require_gm,
    require_owner,
    unknown,
)
from domain.systems.spin.table.roles import acts_for, camp_seat, engaged, is_gm

RULE = "SPI-OPP-01"


class RequestOpposition(Command, frozen=True):
    """Ask for a resolution, as a player; it engages nobody yet."""

    RULES: ClassVar = (RULE,)
    character: Id
    objective: Text


class OpenOpposition(Command, frozen=True):
    """Open an opposition between a camp and its obstacle: the lead, with `protagonists` at his side.

    For pvp `lead` is the attacked one, `aggressor` the other.
    """

    RULES: ClassVar = (RULE, "SPI-OPP-03", "SPI-OPP-14", "SPI-OPP-15", "SPI-PVP-01", "SPI-ZOOM-02")
    kind: OppositionKind = "standard"
    lead: Id | None = None
    protagonists: tuple[Id, ...] = ()
    obstacle: Text = ""
    aggressor: Id | None = None
    competition: Id | None = None
    camp: Id | None = None
    zoom: ZoomAsOpened = "action"
    base_dice: int = 1
    outcome_only: bool = False
    request: Id | None = None


class SetObjective(Command, frozen=True):
    """Set what the protagonist camp wants; it may change until the lock."""

    RULES: ClassVar = ("SPI-OPP-02",)
    opposition: Id
    text: Text


class DeclareWager(Command, frozen=True):
    """Declare a trait or a gauge step the stake of this opposition."""

    RULES: ClassVar = ("SPI-OPP-10",)
    opposition: Id
    text: Text


class ChooseZoom(Command, frozen=True):
    """Choose the zoom, where the gm left it open to the lead."""

    RULES: ClassVar = ("SPI-ZOOM-02",)
    opposition: Id
    zoom: Zoom


class SetStages(Command, frozen=True):
    """Set the ordered stages of a sequence (actions) or a script (scenes), each with its keys (SPI-ZOOM-01)."""

    RULES: ClassVar = ("SPI-ZOOM-03",)
    opposition: Id
    stages: tuple[Stage, ...]


class CancelOpposition(Command, frozen=True):
    """Cancel an opposition before the lock; a request, its player may cancel too."""

    RULES: ClassVar = ("SPI-OPP-16",)
    opposition: Id


OppositionCommand = (
    RequestOpposition | OpenOpposition | SetObjective | DeclareWager | ChooseZoom | SetStages | CancelOpposition
)
LOCKED = ("locked", "rolled", "finalised", "closed")


def with_opposition(state: Spin, opposition: Opposition) -> Spin:
    return replace(state, oppositions={**state.oppositions, opposition.id: opposition})


def require_framing(opposition: Opposition, rule: str, *, ended: bool = False) -> None:
    """Refuse changes of the frame after the lock (SPI-OPP-11), and by those who have `ended` (SPI-GAUGE-09).

    Raises Refused.
    """
    require(opposition.status in ("framing", *LOCKED), Refused("wrong_phase", rule))
    require(not ended, Refused("character_ended", rule))
    require(opposition.status not in LOCKED, Refused("locked", rule))


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: OppositionCommand = act.command
    match command:
        case RequestOpposition():
            return _request(state, act.seat, command)
        case OpenOpposition():
            return _open(state, act.seat, command)
        case SetObjective(opposition, wording) | DeclareWager(opposition, wording):
            rule = command.RULES[0]
            found = opposition_for(state, opposition, rule)
            _require_lead_or_gm(state, act.seat, found, rule)
            if blank(wording):
                raise bad(rule)
            require_framing(found, rule, ended=not is_gm(state, act.seat) and _lead_ended(state, found))
            return command
        case ChooseZoom():
            return _choose_zoom(state, act.seat, command)
        case SetStages():
            return _set_stages(state, act.seat, command)
        case CancelOpposition():
            return _cancel(state, act.seat, command)


def _require_lead_or_gm(state: Spin, seat: str, opposition: Opposition, rule: str) -> None:
    if not is_gm(state, seat):
        require_owner(state, seat, camp_seat(state, opposition, "protagonist"), rule)


def _lead_ended(state: Spin, opposition: Opposition) -> bool:
    lead = state.characters.get(opposition.lead or "")
    return lead is not None and lead.ended


def _request(state: Spin, seat: str, command: RequestOpposition) -> RequestOpposition:
    character = _protagonist(state, command.character)
    require_owner(state, seat, character.owner, RULE)
    if blank(command.objective):
        raise bad(RULE)
    require_active(character, RULE)
    require(state.scene is not None, Refused("no_active_scene", RULE))
    require(not engaged(state, character.id), Refused("already_engaged", RULE))
    return command


def _protagonist(state: Spin, character: str | None) -> Character:
    found = state.characters.get(character or "")
    if found is None or found.kind != "protagonist":
        raise unknown(RULE)
    return found


def members(command: OpenOpposition) -> tuple[str, ...]:
    """Return the protagonists of the camp, the lead first (SPI-OPP-15)."""
    lead = () if command.lead is None else (command.lead,)
    return lead + tuple(c for c in command.protagonists if c != command.lead)


def _open(state: Spin, seat: str, command: OpenOpposition) -> OpenOpposition:
    require_gm(state, seat, RULE)
    camp = [_protagonist(state, c) for c in members(command)]
    if command.lead is not None:
        _protagonist(state, command.lead)
    if command.aggressor is not None:
        camp.append(_protagonist(state, command.aggressor))
    request = opposition_for(state, command.request, RULE) if command.request is not None else None
    _well_formed(command, request)
    leg = require_leg(state, command.competition, command.camp, command.lead, members(command))
    require(request is None or request.status == "requested", Refused("wrong_phase", RULE))
    for character in camp:
        require_active(character, RULE)
    require(state.scene is not None, Refused("no_active_scene", RULE))
    require(not any(engaged(state, c.id) for c in camp), Refused("already_engaged", RULE))
    if leg is not None:
        leg.require_free()
    return command


def _well_formed(command: OpenOpposition, request: Opposition | None) -> None:
    camp = members(command)
    leg = command.kind == "competition_leg"
    pvp = command.kind == "pvp"
    fits = (
        command.base_dice in (0, 1)
        and len(set(camp)) == len(camp)
        and (command.lead is not None or (leg and not camp))
        and leg == (command.competition is not None) == (command.camp is not None)
        and pvp == (command.aggressor is not None)
        and not (pvp and (camp != (command.lead,) or command.aggressor == command.lead))
        and (request is None or request.lead in camp)
    )
    if not fits:
        raise bad("SPI-PVP-01" if pvp else RULE)


def _choose_zoom(state: Spin, seat: str, command: ChooseZoom) -> ChooseZoom:
    """Refuse a choice of zoom by another than the lead, or where the gm has set it (SPI-ZOOM-02). Raises Refused."""
    found = opposition_for(state, command.opposition, "SPI-ZOOM-02")
    require(found.status in ("framing", *LOCKED), Refused("wrong_phase", "SPI-ZOOM-02"))
    require(not _lead_ended(state, found), Refused("character_ended", "SPI-ZOOM-02"))
    lead = camp_seat(state, found, "protagonist")
    if not acts_for(state, seat, lead):
        raise Refused("not_lead", "SPI-ZOOM-02", "role")
    require(found.zoom == "undecided", Refused("zoom_already_set", "SPI-ZOOM-02"))
    return command


def _set_stages(state: Spin, seat: str, command: SetStages) -> SetStages:
    require_gm(state, seat, "SPI-ZOOM-03")
    found = opposition_for(state, command.opposition, "SPI-ZOOM-03")
    if not command.stages or any(blank(s.name) or s.keys < 1 for s in command.stages):
        raise bad("SPI-ZOOM-03")
    require(found.zoom != "action", Refused("wrong_phase", "SPI-ZOOM-03"))
    require_framing(found, "SPI-ZOOM-03")
    require(found.zoom != "undecided", Refused("zoom_undecided", "SPI-ZOOM-03"))
    return command


def _cancel(state: Spin, seat: str, command: CancelOpposition) -> CancelOpposition:
    found = opposition_for(state, command.opposition, "SPI-OPP-16")
    if found.status != "requested" or not acts_for(state, seat, camp_seat(state, found, "protagonist")):
        require_gm(state, seat, "SPI-OPP-16")
    require(found.status != "cancelled", Refused("wrong_phase", "SPI-OPP-16"))
    require(found.status not in LOCKED, Refused("locked", "SPI-OPP-16"))
    return command


def evolve(state: Spin, event: Event) -> Evolved:
    command: OppositionCommand = event.command
    match command:
        case RequestOpposition(character, objective):
            return Evolved(with_opposition(state, _requested(state, event.id, character, objective)))
        case OpenOpposition():
            return Evolved(_opened(state, event.id, command))
        case _:
            found = state.oppositions.get(command.opposition)
            return Evolved(_reframed(state, found, command) if found else state)


def _requested(state: Spin, event: str, character: str, objective: str) -> Opposition:
    return Opposition(
        id=event,
        kind="standard",
        status="requested",
        scene=state.scene.id if state.scene else "",
        counted=False,
        lead=character,
        protagonists=(character,),
        objective=objective,
    )


def _opened(state: Spin, event: str, command: OpenOpposition) -> Spin:
    """Open the opposition, from its request if there is one, and add a leg to its round.

    Destiny does not count in presentation scenes, nor in an npc's leg (SPI-DEST-05).
    """
    asked = state.oppositions.get(command.request or "")
    opposition = Opposition(
        id=asked.id if asked else event,
        kind=command.kind,
        status="framing",
        scene=state.scene.id if state.scene else "",
        counted=state.scene is not None and state.scene.kind == "narrative" and command.lead is not None,
        lead=command.lead,
        protagonists=members(command),
        aggressor=command.aggressor,
        obstacle=command.obstacle,
        objective=asked.objective if asked else _common_objective(state, command),
        zoom=command.zoom,
        base_dice=command.base_dice,
        outcome_only=command.outcome_only,
        competition=command.competition,
        camp=command.camp,
    )
    return joined(with_opposition(_met(state, opposition), opposition), opposition)


def _common_objective(state: Spin, command: OpenOpposition) -> str:
    competition = state.competitions.get(command.competition or "")
    camp = competition.camps.get(command.camp or "") if competition else None
    return camp.objective if camp else ""


def _met(state: Spin, opposition: Opposition) -> Spin:
    """End the free editing of a late protagonist's sheet with the first opposition (SPI-SESS-14)."""
    there = {*opposition.protagonists, opposition.aggressor}
    characters = {k: replace(c, fresh=False) if k in there else c for k, c in state.characters.items()}
    return replace(state, characters=characters)


Reframing = SetObjective | DeclareWager | ChooseZoom | SetStages | CancelOpposition


def _reframed(state: Spin, opposition: Opposition, command: Reframing) -> Spin:
    match command:
        case SetObjective(_, wording):
            return with_opposition(state, replace(opposition, objective=wording))
        case DeclareWager(_, wording):
            return with_opposition(state, replace(opposition, wager=wording))
        case ChooseZoom(_, zoom):
            return with_opposition(state, replace(opposition, zoom=zoom))
        case SetStages(_, stages):
            return with_opposition(state, replace(opposition, stages=stages))
        case CancelOpposition():
            return left(_modifiers_back(state, opposition), replace(opposition, status="cancelled"))


def _modifiers_back(state: Spin, opposition: Opposition) -> Spin:
    """Make the modifiers that the opposition consumed wait again (SPI-OPP-16)."""
    modifiers = {k: replace(m, used_in=None) if m.used_in == opposition.id else m for k, m in state.modifiers.items()}
    return replace(state, modifiers=modifiers)
