"""The closed lists of the game: every word that a command, a state or a view may hold."""

from __future__ import annotations

from typing import Annotated, Literal

from domain.base.events import UNLISTED

Gauge = Literal["mental_instability", "wounds", "fatigue"]


TickMark = Literal["x", "plus"]


Sex = Literal["female", "male"]


Side = Literal["right", "left"]


AgeClass = Literal["adult", "adolescent", "child"]


CharacterKind = Literal["pc", "npc", "animal", "swarm"]


NpcKind = Literal["minor", "major", "special"]


SwarmSize = Literal["small", "large", "very_large"]


Phase = Literal["setup", "play", "experience", "closed"]


Presence = Literal["active", "watching", "away"]


LineState = Literal["empty", "filled", "struck", "forfeited"]


TraitKind = Literal["advantage", "disadvantage"]


Nature = Literal["biographical", "psychological", "relational", "intellectual", "physical", "material", "supernatural"]


Illness = Literal["none", "physical", "mental"]


Personality = Literal[
    "antisocial",
    "anxious",
    "borderline",
    "avoidant",
    "histrionic",
    "melancholic",
    "narcissistic",
    "obsessive",
    "paranoid",
    "sadistic",
    "schizoid",
    "schizotypal",
]


RollKind = Literal["action", "reaction", "fear", "pure"]


ActionNature = Literal["physical", "sensory", "intellectual"]


FearLevel = Literal["composed", "feverish", "panicked"]


FailureKind = Literal["natural", "modified", "automatic"]


Quality = Literal["just", "good", "very_good", "excellent", "exceptional"]


UsualSomatisation = Literal["sobs", "screams", "vomiting", "anxiety_attack", "fainting", "stupor"]


ReservedSomatisation = Literal["spasmophilia", "convulsions", "suspended_animation", "frenzy", "infarct", "ecstasy"]


SomatisationKind = Annotated[UsualSomatisation | ReservedSomatisation | Literal["custom"], UNLISTED]
"""SOM-SOMA-03: public schemas do not list it."""


Selection = Literal["d6", "player", "gm"]


Direction = Literal["find_strength", "resist"]


Pool = Literal["xp", "senescence", "seat"]


Purpose = Literal[
    "action",
    "fear",
    "remorse",
    "crime",
    "selection",
    "infarct",
    "treatment",
    "bite",
    "bite_hold",
    "swarm_dodge",
    "swarm_margin",
    "procedure",
    "sleep",
    "stun",
    "minutes",
    "infection",
    "attack",
    "defence",
    "surprise",
    "zone",
    "stray",
    "stray_margin",
    "pursuit",
    "tailing",
    "loose",
    "grab_will",
    "accident",
    "overdose",
    "poisoning",
    "addiction",
    "trip",
    "gas_will",
    "torturer",
    "interrogation",
    "cushion",
    "belt",
]
