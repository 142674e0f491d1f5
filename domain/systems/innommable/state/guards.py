"""The refusals that any command may meet, checked in the order of the catalogue: who asks, the form of what is
asked, the phase, the mode of who asks, the status of whom it aims at, the scene, the aside, the resolution."""

from __future__ import annotations

from domain.base.refusal import Refused
from domain.systems.innommable.state.sight import is_keeper
from domain.systems.innommable.state.state import PLAY, Mystery, Phase, Player


def keeper(state: Mystery, seat: str, rule: str) -> None:
    """INN-TAB-01: the keeper of the mystery alone."""
    if not is_keeper(state, seat):
        raise Refused("not_your_role", rule, "role")


def player(state: Mystery, seat: str, rule: str) -> Player:
    """INN-TAB-01: a player's seat, whatever became of the protagonist."""
    found = state.players.get(seat)
    if found is None:
        raise Refused("not_your_role", rule, "role")
    return found


def roller(state: Mystery, seat: str, rule: str) -> Player:
    """INN-TAB-03: the keeper never rolls."""
    if is_keeper(state, seat):
        raise Refused("gm_never_rolls", "INN-TAB-03", "role")
    return player(state, seat, rule)


def voice(state: Mystery, seat: str, rule: str) -> None:
    """The keeper or any player, auxiliaries and commentators included."""
    if state.table.role(seat) not in ("gm", "player"):
        raise Refused("not_your_role", rule, "role")


def stand_in(state: Mystery, seat: str, on_behalf: str | None, rule: str) -> str:
    """INN-TAB-06: whose decision it is: a player's own, or an absent player's that the keeper takes."""
    if on_behalf is None:
        player(state, seat, rule)
        return seat
    absent = next((s for s in state.table.with_role("player") if s.id == on_behalf), None)
    if not is_keeper(state, seat) or absent is None or not state.table.absent(absent.id):
        raise Refused("not_your_role", "INN-TAB-06", "role")
    return on_behalf


def form(sound: bool, rule: str) -> None:
    if not sound:
        raise Refused("bad_value", rule, "form")


def filled(*texts: str) -> bool:
    """Is there something in each of these texts?"""
    return all(text.strip() for text in texts)


def seated(state: Mystery, seat: str, rule: str) -> Player:
    """A seat named as a parameter: it must be a player's."""
    found = state.players.get(seat)
    if found is None:
        raise Refused("bad_value", rule, "form")
    return found


def phase(state: Mystery, rule: str, *phases: Phase) -> None:
    """INN-PHA-04."""
    if state.phase not in (phases or PLAY):
        raise Refused("wrong_phase", rule)


def acts(found: Player, rule: str) -> None:
    """INN-AUX-03: what only a player with a protagonist does."""
    if found.mode != "protagonist":
        raise Refused("not_a_protagonist", rule)


def in_play(target: Player, rule: str) -> None:
    if target.status != "active":
        raise Refused("protagonist_out", rule)


def scene_open(state: Mystery, rule: str) -> None:
    if not has_scene(state):
        raise Refused("no_scene_open", rule)


def has_scene(state: Mystery) -> bool:
    return state.scene is not None and not state.scene.closed


def not_suspended(state: Mystery) -> None:
    """INN-SCN-04: an extraordinary scene holds up all other play."""
    if state.aside is not None:
        raise Refused("scene_suspended", "INN-SCN-04")


def no_resolution(state: Mystery) -> None:
    """INN-CONF-18."""
    if state.resolution is not None:
        raise Refused("resolution_open", "INN-CONF-18")


def free_scene(state: Mystery, rule: str) -> None:
    """A scene is open and neither an aside nor a resolution stands in the way."""
    scene_open(state, rule)
    not_suspended(state)
    no_resolution(state)
