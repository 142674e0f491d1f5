"""The refusals that any command may meet, checked in the order of the catalogue.

That is: the role of the asking seat, the form of the command, the phase, the mode of the asking player, the status of
the target, the scene, the aside, the resolution.
"""

from __future__ import annotations

from domain.base.refusal import Refused
from domain.systems.innommable.state.sight import is_keeper
from domain.systems.innommable.state.state import PLAY, Mystery, Phase, Player


def keeper(state: Mystery, seat: str, rule: str) -> None:
    """Refuse any seat but the keeper of the mystery (INN-TAB-01). Raises Refused."""
    if not is_keeper(state, seat):
        raise Refused("not_your_role", rule, "role")


def player(state: Mystery, seat: str, rule: str) -> Player:
    """Return the player of a seat, whatever became of the protagonist (INN-TAB-01).

    Raises Refused for any seat that is not a player's.
    """
    found = state.players.get(seat)
    if found is None:
        raise Refused("not_your_role", rule, "role")
    return found


def roller(state: Mystery, seat: str, rule: str) -> Player:
    """Return the player of a seat that may roll; the keeper never rolls (INN-TAB-03). Raises Refused."""
    if is_keeper(state, seat):
        raise Refused("gm_never_rolls", "INN-TAB-03", "role")
    return player(state, seat, rule)


def voice(state: Mystery, seat: str, rule: str) -> None:
    """Refuse any seat but the keeper's and the players', auxiliaries and commentators included. Raises Refused."""
    if state.table.role(seat) not in ("gm", "player"):
        raise Refused("not_your_role", rule, "role")


def stand_in(state: Mystery, seat: str, on_behalf: str | None, rule: str) -> str:
    """Return the seat whose decision it is: the player's own, or an absent player's that the keeper takes (INN-TAB-06).

    Raises Refused.
    """
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
    """Return whether none of these texts is blank."""
    return all(text.strip() for text in texts)


def seated(state: Mystery, seat: str, rule: str) -> Player:
    """Return the player of a seat named as a parameter. Raises Refused for a seat that is not a player's."""
    found = state.players.get(seat)
    if found is None:
        raise Refused("bad_value", rule, "form")
    return found


def phase(state: Mystery, rule: str, *phases: Phase) -> None:
    """Refuse a command outside these phases; without any, outside play (INN-PHA-04). Raises Refused."""
    if state.phase not in (phases or PLAY):
        raise Refused("wrong_phase", rule)


def acts(found: Player, rule: str) -> None:
    """Refuse an act that only a player with a protagonist may do (INN-AUX-03). Raises Refused."""
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
    """Refuse a command while an extraordinary scene holds up all other play (INN-SCN-04). Raises Refused."""
    if state.aside is not None:
        raise Refused("scene_suspended", "INN-SCN-04")


def no_resolution(state: Mystery) -> None:
    """Refuse a command while a resolution is open (INN-CONF-18). Raises Refused."""
    if state.resolution is not None:
        raise Refused("resolution_open", "INN-CONF-18")


def free_scene(state: Mystery, rule: str) -> None:
    """Refuse a command unless a scene is open, with no aside and no resolution in the way. Raises Refused."""
    scene_open(state, rule)
    not_suspended(state)
    no_resolution(state)
