"""Characters: a name for everybody, a motivation for oneself (AMB-CHAR)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar

from domain.game import Evolved, Move, text
from domain.game.chance import Chance
from domain.game.events import Command, Event
from domain.game.refusal import Refused
from domain.systems.ambre.childhood import deal
from domain.systems.ambre.flow import then
from domain.systems.ambre.guards import at_step
from domain.systems.ambre.state import State, with_player


class SubmitCharacter(Command, frozen=True):
    """Name and motivation; the last one before everybody has submitted counts."""

    RULES: ClassVar = ("AMB-CHAR-01", "AMB-CHAR-02")

    name: str
    motivation: str


def motivation_form(prefix: str) -> str:
    """AMB-CHAR-02: the prefix in any case, then a blank, then something more."""
    letters = ("".join(sorted({c, c.lower(), c.upper()})) for c in prefix.strip())
    return r"^\s*" + "".join(f"[{re.escape(either)}]" for either in letters) + r"\s+\S"


def check(state: State) -> None:
    at_step(state, "motivation")


def check_text(state: State, command: SubmitCharacter) -> None:
    """AMB-CHAR-01, AMB-CHAR-02: a name, and a motivation of the agreed form; nothing else limits them."""
    if not command.name.strip():
        raise Refused("name_required", "AMB-CHAR-01")
    if not re.search(motivation_form(state.options.motivation_prefix), command.motivation):
        raise Refused("motivation_form", "AMB-CHAR-02")


def draw(state: State, seat: str, chance: Chance) -> None:
    """AMB-DEAL-01: the last character brings the deal, unless the cards lie on a real table."""
    if _completes(state, seat) and not state.options.physical_deck:
        deal.draw(state, chance)


def _completes(state: State, seat: str) -> bool:
    return all(player.submitted or player.seat == seat for player in state.players.values())


def evolve(state: State, event: Event, command: SubmitCharacter) -> Evolved:
    """AMB-CHAR-01: when all have submitted, the deal follows."""
    name, motivation = command.name.strip(), command.motivation.strip()
    complete = _completes(state, event.seat)
    state = with_player(state, event.seat, name=name, motivation=motivation, submitted=True)
    if not complete:
        return Evolved(state)
    return then(Evolved(state), lambda s: deal.open_deal(s, event.draws))


def moves(state: State) -> Iterable[Move]:
    if state.step == "motivation":
        prefix = state.options.motivation_prefix
        form = {"type": "string", "pattern": motivation_form(prefix), "examples": [f"{prefix.strip()} régner"]}
        fields = {"name": text(1), "motivation": form}
        yield Move(command=SubmitCharacter, fields=fields, rules=SubmitCharacter.RULES)
