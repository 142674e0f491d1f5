"""Mental instability: its level and phases, the twelve personalities, and the limit of playability."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.game import Evolved
from domain.systems.sombre.condition.aftermath import unburdened
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState, with_character
from domain.systems.sombre.state.vocabulary import Personality

PLAYABILITY_LIMIT = 10
"""SOM-MIND-07."""
PHASES: dict[Personality, tuple[str, str, str, str]] = {
    "antisocial": ("Indiscipliné", "Rebelle", "Violent", "Antisocial"),
    "anxious": ("Sensible", "Pusillanime", "Dépressif", "Anxieux"),
    "borderline": ("Insatisfait", "Impulsif", "Dépressif", "Borderline"),
    "avoidant": ("Timide", "Hyperémotif", "Angoissé", "Évitant"),
    "histrionic": ("Caméléon", "Séducteur", "Manipulateur", "Histrionique"),
    "melancholic": ("Pessimiste", "Défaitiste", "Perdant", "Mélancolique"),
    "narcissistic": ("Orgueilleux", "Arriviste", "Dominateur", "Narcissique"),
    "obsessive": ("Distant", "Autoritaire", "Psychorigide", "Obsessionnel"),
    "paranoid": ("Condescendant", "Égocentrique", "Détaché", "Paranoïaque"),
    "sadistic": ("Brutal", "Dominateur", "Autoritaire", "Sadique"),
    "schizoid": ("Détaché", "Solitaire", "Asocial", "Schizoïde"),
    "schizotypal": ("Anticonformiste", "Excentrique", "Illuminé", "Schizotypique"),
}
"""SOM-MIND-09, SOM-MIND-10: no effect on any roll; the name of the phase, and who can be treated."""
HardeningGrade = Literal["none", "light", "strong", "very_strong"]


class PhaseChanged(Consequence, frozen=True):
    """A character's phase of mental instability changed.

    `phase`: 1 to 4, and its `name` for the personality. `was`: the phase before.
    """

    RULES = ("SOM-MIND-05",)
    character: Id
    was: int
    phase: int
    name: str


class CharacterBecameNpc(Consequence, frozen=True):
    RULES = ("SOM-MIND-07", "SOM-MIND-08")
    character: Id
    level: int
    psycho_killer: bool


def level(state: SombreState, character: Character) -> int:
    """Return the level of mental instability: every circle, x and + (SOM-MIND-01)."""
    return len(character.gauges.mental_instability)


def fear_modifier(state: SombreState, character: Character) -> int:
    """Return how many circles weigh on fear rolls: the x alone (SOM-MIND-04, SOM-HARD-06).

    Hardening never counts, whatever the situation.
    """
    return sum(tick.mark == "x" for tick in character.gauges.mental_instability)


def hardening(state: SombreState, character: Character) -> int:
    return level(state, character) - fear_modifier(state, character)


def hardening_grade(state: SombreState, character: Character) -> HardeningGrade:
    """Return the grade of hardening by the number of + circles: 0, 1 to 2, 3 to 5, or more (SOM-HARD-03)."""
    plus = hardening(state, character)
    if plus == 0:
        return "none"
    if plus <= 2:
        return "light"
    return "strong" if plus <= 5 else "very_strong"


def phase(state: SombreState, character: Character) -> int:
    """Return the phase 1 to 4 by level: 0-2 balanced, 3-5 unstable, 6-8 deranged, 9 and more insane (SOM-MIND-05)."""
    return min(level(state, character) // 3, 3) + 1


def phase_name(state: SombreState, character: Character) -> str:
    return PHASES[character.sheet.personality][phase(state, character) - 1] if character.sheet.personality else ""


def after_change(state: SombreState, before: Character, *, psycho_killer: bool = False) -> Evolved:
    """Apply what a change of the gauge brings: another phase, and at level 10 the loss of the character."""
    now = state.characters[before.id]
    followed: tuple[Consequence, ...] = ()
    if phase(state, now) != phase(state, before) and now.has_mind:
        followed = (PhaseChanged(now.id, phase(state, before), phase(state, now), phase_name(state, now)),)
    if now.is_pc and now.validated and level(state, now) >= PLAYABILITY_LIMIT:
        lost = replace(now, lost="psycho_killer" if psycho_killer else "instability", former_seat=now.seat, seat=None)
        state = unburdened(with_character(state, lost), lost.id)
        followed = (*followed, CharacterBecameNpc(now.id, level(state, now), psycho_killer))
    return Evolved(state, followed)
