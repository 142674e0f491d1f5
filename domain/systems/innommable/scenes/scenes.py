"""Ordinary scenes, the protagonists present in them, and the keeper's threats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, LabelText, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, perhaps, several, text
from domain.game import flag as boolean
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.start import PacingWarned, warn
from domain.systems.innommable.state.state import Mystery, Scene, Threat


class OpenOrdinaryScene(Command, frozen=True, omit_defaults=True):
    """Open an ordinary scene. With nobody in `present`, all active protagonists are in it (INN-SCN-01)."""

    RULES = ("INN-SCN-01",)
    label: LabelText
    present: tuple[Id, ...] = ()


class SetScenePresence(Command, frozen=True):
    """Bring a protagonist into the open scene, or take it out.

    This is the catalogue's `SetPresence`; that name is the table's own, for seats that leave the table.
    """

    RULES = ("INN-SCN-02",)
    seat: Id
    present: bool


class CloseOrdinaryScene(Command, frozen=True):
    RULES = ("INN-SCN-03",)


class MakeThreat(Command, frozen=True, omit_defaults=True):
    """Announce a danger to a protagonist; harm itself needs the fate list (INN-SCN-05).

    `challenges`: the id of a resolution whose outcome is threatened.
    """

    RULES = ("INN-SCN-05", "INN-SCN-07")
    target: Id
    text: Text
    challenges: Id | None = None


Framing = OpenOrdinaryScene | SetScenePresence | CloseOrdinaryScene | MakeThreat


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: Framing = act.command
    guards.keeper(state, act.seat, command.RULES[0])
    match command:
        case OpenOrdinaryScene():
            _check_opening(state, command)
        case SetScenePresence(seat):
            target = guards.seated(state, seat, "INN-SCN-02")
            guards.phase(state, "INN-SCN-02")
            guards.in_play(target, "INN-SCN-02")
            guards.scene_open(state, "INN-SCN-02")
            guards.not_suspended(state)
        case CloseOrdinaryScene():
            guards.phase(state, "INN-SCN-03")
            guards.free_scene(state, "INN-SCN-03")
        case MakeThreat():
            _check_threat(state, command)
        case _:
            assert_never(command)
    return command


def _check_opening(state: Mystery, command: OpenOrdinaryScene) -> None:
    """Refuse a scene while another one, an aside or a resolution is open, or outside play (INN-SCN-01, INN-SCN-08).

    Raises Refused.
    """
    present = [guards.seated(state, seat, "INN-SCN-01") for seat in command.present]
    guards.form(len(set(command.present)) == len(present), "INN-SCN-01")
    guards.form(guards.filled(command.label), "INN-SCN-01")
    guards.phase(state, "INN-SCN-01")
    for player in present:
        guards.in_play(player, "INN-SCN-01")
    guards.not_suspended(state)
    guards.no_resolution(state)
    if guards.has_scene(state):
        raise Refused("scene_already_open", "INN-SCN-01")


def _check_threat(state: Mystery, command: MakeThreat) -> None:
    """Refuse a second threat to a target in a scene, one to an absent target, or one to a secured outcome.

    INN-SCN-05, INN-SCN-07. Raises Refused.
    """
    target = guards.seated(state, command.target, "INN-SCN-05")
    known = {None, *state.resolutions, *((state.resolution.id,) if state.resolution else ())}
    guards.form(command.challenges in known and guards.filled(command.text), "INN-SCN-05")
    guards.phase(state, "INN-SCN-05")
    guards.in_play(target, "INN-SCN-05")
    guards.free_scene(state, "INN-SCN-05")
    assert state.scene is not None
    if command.target in state.scene.threatened:
        raise Refused("threat_already_made", "INN-SCN-05")
    if command.target not in state.scene.present:
        raise Refused("not_present", "INN-SCN-05")
    if command.challenges in state.secured:
        raise Refused("outcome_secured", "INN-SCN-07")


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Framing = event.command
    match command:
        case OpenOrdinaryScene(label, present):
            there = present or state.active()
            return Evolved(replace(state, scene=Scene(number=state.number + 1, label=label, present=there)))
        case SetScenePresence(seat, present) if state.scene is not None:
            others = tuple(other for other in state.scene.present if other != seat)
            now = (*others, seat) if present else others
            return Evolved(replace(state, scene=replace(state.scene, present=now)))
        case CloseOrdinaryScene() if state.scene is not None:
            return _close(state, state.scene)
        case MakeThreat(target, words, challenges) if state.scene is not None:
            threat = Threat(event.id, target, words, state.number, challenges)
            scene = replace(state.scene, threatened=(*state.scene.threatened, target))
            return Evolved(replace(state, scene=scene, threats={**state.threats, event.id: threat}))
        case _:
            return Evolved(state)


def _close(state: Mystery, scene: Scene) -> Evolved:
    """Close the scene (INN-SCN-03), and warn a keeper who reveals too little (INN-SYM-04, INN-DICE-05)."""
    dry = state.phase == "machinations" and not scene.released
    slow = (dry and state.dry) or (state.phase == "awareness" and not scene.symptom)
    closed = replace(state, scene=replace(scene, closed=True), secured=(), dry=dry)
    return warn(closed, "pacing_slow") if slow else Evolved(closed)


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    yield from _opening_moves(offers)
    yield from offers.each(
        SetScenePresence, "seat", list(state.players), {"present": boolean()}, (), None, present=True
    )
    yield from offers.move(CloseOrdinaryScene())
    past = perhaps({closed.id: closed.goal for closed in state.resolutions.values()})
    choices = {"target": state.scene.present if state.scene else (), "challenges": past}
    yield from offers.every(MakeThreat, choices, {"text": text(1)}, (), None, text="-")


def _opening_moves(offers: Offers) -> Iterator[Move]:
    active = [seat for seat in offers.state.players if offers.admits(OpenOrdinaryScene("-", (seat,)))]
    present = several(one_of(active), 0, len(active), unique=True)
    yield from offers.move(OpenOrdinaryScene("-"), {"label": text(1), "present": present}, ("present",))


CHAPTER = Chapter(
    commands={
        OpenOrdinaryScene: "OrdinarySceneOpened",
        SetScenePresence: "PresenceChanged",
        CloseOrdinaryScene: "OrdinarySceneClosed",
        MakeThreat: "ThreatMade",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=(PacingWarned,),
)
