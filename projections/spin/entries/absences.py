"""Absences of players in whose place the gm acted."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.record.history import Step
from domain.systems.spin.characters import canvases, characters, genre, orientation, traits
from domain.systems.spin.destiny import destiny, fate
from domain.systems.spin.oppositions import alea, chain, competitions, factor_offers, oppositions, outcome, windows
from domain.systems.spin.state.state import Spin
from domain.systems.spin.table.roles import camp_seat, gm_seat, is_away


class OnBehalfEntry(msgspec.Struct, frozen=True):
    """An absent seat, for which the gm acted."""

    seat: Id


def on_behalf(step: Step) -> str | None:
    """Return the absent seat for which the game master gave this command; None: he gave it for none."""
    state: Spin = step.before
    if step.event.seat != gm_seat(state):
        return None
    command = step.event.command
    for owner in (*_by_character(state, command), *_by_camp(state, command), *_by_seat(state, command)):
        if owner and owner != step.event.seat and is_away(state, owner):
            return owner
    return None


def _by_character(state: Spin, command: Any) -> list[str]:
    match command:
        case traits.AddTrait(character) | oppositions.RequestOpposition(character):
            found = state.characters.get(character or "")
        case traits.EditTrait(trait) | traits.DeleteTrait(trait):
            found = traits.owner_of(state, trait)
        case _:
            return []
    return [found.owner] if found and found.kind == "protagonist" else []


def _by_camp(state: Spin, command: Any) -> list[str]:
    match command:
        case oppositions.ChooseZoom(opposition) | outcome.AnswerMitigation(opposition):
            camp = "protagonist"
        case chain.RollCamp(opposition, side):
            camp = side
        case alea.UseAleaPoints(opposition):
            pending = state.oppositions[opposition].alea if opposition in state.oppositions else None
            camp = pending.loser if pending else "protagonist"
        case factor_offers.ProposeFactor(opposition):
            return sorted(factor_offers.speakers(state, state.oppositions[opposition]))
        case competitions.AcceptHarm(race, camp) | competitions.WithdrawFromCompetition(race, camp):
            members = state.competitions[race].camps[camp].members
            return [state.characters[m].owner for m in members if m in state.characters]
        case _:
            return []
    found = state.oppositions.get(opposition)
    return [camp_seat(state, found, camp)] if found else []


def _by_seat(state: Spin, command: Any) -> list[str]:
    match command:
        case (
            characters.CreateCharacter(seat=seat)
            | fate.PassFateBlock(seat)
            | windows.PassResultShift(seat=seat)
            | orientation.RollOrientation(seat)
        ):
            return [seat or ""]
        case destiny.RollPolarity():
            return [state.polarity.seat] if state.polarity else []
        case canvases.WriteCanvasAxis(canvas):
            found = state.canvases.get(canvas)
            return [found.responsible or ""] if found else []
        case genre.AnswerGenre(question):
            return [genre.drawer(state, question) or ""]
        case _:
            return []
