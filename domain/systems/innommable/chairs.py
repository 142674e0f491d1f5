"""Seats added and closed: the number of players, and the protagonist of a closed seat."""

from __future__ import annotations

from msgspec.structs import replace

from domain.base.events import Event
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.innommable.conflicts.auxiliaries import ProtagonistAbandoned, freed
from domain.systems.innommable.scenes.departures import become_commentator, leave_play
from domain.systems.innommable.scenes.transgression import recount
from domain.systems.innommable.state.dice import NO_DICE
from domain.systems.innommable.state.start import replanned
from domain.systems.innommable.state.state import PLAY, Monologue, Mystery, Player, Suggestion, with_player
from domain.table.commands import AddSeat, CloseSeat
from domain.table.seats import Role


def seatable(state: Mystery, role: Role) -> None:
    """Refuse another player's seat once play has begun: protagonists are made before (INN-TAB-01, INN-CHAR-02).

    Raises Refused.
    """
    if role == "player" and state.phase != "setup":
        raise Refused("seats_fixed", "INN-TAB-01")


def seated(before: Mystery, after: Mystery, event: Event) -> Evolved:
    """Adapt schemes, plans and votes after a change of the seats (INN-TAB-01, INN-PREP-05, INN-TRAN-02)."""
    done = Evolved(after)
    match event.command:
        case AddSeat(role="player"):
            done = replanned(with_player(after, after.table.seats[-1].id, Player()))
        case CloseSeat(seat) if seat in after.players and after.phase == "setup":
            done = replanned(_never_there(after, seat))
        case CloseSeat(seat) if seat in after.players and after.phase in PLAY:
            done = _depart(after, seat, event.id)
    return done.then(recount, event.id)


def _never_there(state: Mystery, seat: str) -> Mystery:
    """Remove a seat with its protagonist and all links to it, before play (INN-TAB-01)."""
    left = {other: player for other, player in state.players.items() if other != seat}
    unlinked = {
        other: replace(player, links=tuple(link for link in player.links if link.other != seat))
        for other, player in left.items()
    }
    return replace(state, players=unlinked)


def _depart(state: Mystery, seat: str, cause: str) -> Evolved:
    """Let the protagonist of a closed seat leave as one who is renounced (INN-OUT-01, INN-OUT-02).

    The player's dice go back to the bowl: nobody is there who could impose them.
    """
    return freed(_undisturbed(state, seat), seat, cause).then(_give_back, seat).then(_step_out, seat, cause)


def _undisturbed(state: Mystery, seat: str) -> Mystery:
    """End an aside that waits for the player of a closed seat (INN-SCN-04).

    The die of a monologue goes back to the bowl; that of a suggestion is in the player's pool already.
    """
    match state.aside:
        case Monologue(seat=speaker, die=die) if speaker == seat:
            return replace(state, aside=None, bowl=state.bowl.plus(die))
        case Suggestion(target=target) if target == seat:
            return replace(state, aside=None)
        case _:
            return state


def _give_back(state: Mystery, seat: str) -> Evolved:
    player = state.players[seat]
    state = replace(state, bowl=state.bowl.join(player.pool))
    return Evolved(with_player(state, seat, replace(player, pool=NO_DICE, keep=0)))


def _step_out(state: Mystery, seat: str, cause: str) -> Evolved:
    player = state.players[seat]
    if player.status == "active":
        abandoned = Evolved(state, (ProtagonistAbandoned(seat),))
        return abandoned.then(leave_play, seat, "renounced_incapacitated", cause)
    return Evolved(state) if player.mode == "commentator" else become_commentator(state, seat)
