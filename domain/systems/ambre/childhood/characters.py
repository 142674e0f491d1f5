"""Characters: a name for everybody, a motivation for oneself (AMB-CHAR)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, NameText, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, name_text
from domain.systems.ambre.childhood import deal
from domain.systems.ambre.state.guards import at_step, playing
from domain.systems.ambre.state.state import State, with_player


class SubmitCharacter(Command, frozen=True):
    """Submit a name and a motivation; the last ones before everybody has submitted count."""

    RULES: ClassVar = ("AMB-CHAR-01", "AMB-CHAR-02")

    name: NameText
    motivation: Text


def motivation_form(prefix: str) -> str:
    """Return the pattern of a motivation: the prefix in any case, a blank, then something more (AMB-CHAR-02)."""
    letters = ("".join(sorted({c, c.lower(), c.upper()})) for c in prefix.strip())
    return r"^\s*" + "".join(f"[{re.escape(either)}]" for either in letters) + r"\s+\S"


def decide(state: State, act: Act, chance: Chance) -> Command:
    """Admit a name and a motivation of the agreed form; nothing else limits them (AMB-CHAR-01, AMB-CHAR-02).

    Raises Refused.
    """
    command: SubmitCharacter = act.command
    at_step(state, "motivation")
    if not command.name.strip():
        raise Refused("name_required", "AMB-CHAR-01")
    if not re.search(motivation_form(state.options.motivation_prefix), command.motivation):
        raise Refused("motivation_form", "AMB-CHAR-02")
    _draw(state, act.seat, chance)
    return command


def _draw(state: State, seat: str, chance: Chance) -> None:
    """Draw the deal with the last character, unless the deck is physical (AMB-DEAL-01)."""
    if _completes(state, seat) and not state.options.physical_deck:
        deal.draw(state, chance)


def _completes(state: State, seat: str) -> bool:
    return all(state.players[other].submitted or other == seat for other in playing(state))


def evolve(state: State, event: Event) -> Evolved:
    """Set the seat's character; when all have submitted, the deal follows (AMB-CHAR-01)."""
    command: SubmitCharacter = event.command
    name, motivation = command.name.strip(), command.motivation.strip()
    complete = _completes(state, event.seat)
    state = with_player(state, event.seat, name=name, motivation=motivation, submitted=True)
    return deal.open_deal(state, event.draws) if complete else Evolved(state)


def moves(state: State, seat: str) -> Iterable[Move]:
    prefix = state.options.motivation_prefix
    example = f"{prefix.strip()} régner"
    motivation = {"type": "string", "pattern": motivation_form(prefix), "examples": [example]}
    fields = {"name": name_text(), "motivation": motivation}
    return Offers(state, seat, decide).move(SubmitCharacter("-", example), fields)


CHAPTER = Chapter(
    commands={SubmitCharacter: "CharacterSubmitted"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
