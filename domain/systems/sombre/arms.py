"""Weapons, protections, hits and the state of a fight: structs alone, so that the state of the table can hold them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from domain.events import Id
from domain.systems.sombre.body import Zone

DamageType = Literal["piercing", "slashing", "blunt", "non_wounding", "negligible"]
Category = Literal[
    "natural", "melee", "sword", "two_handed", "chainsaw", "pole", "thrown", "missile", "firearm", "powerful", "heavy"
]
Side = Literal["right", "left"]
ATTACKS = ("strike", "harmless_strike", "grab", "strangle_grab", "tackle", "throw", "shoot", "aggravate")
DEFENCES = ("interpose", "parry", "dodge")
IntentKind = Literal[
    "strike",
    "harmless_strike",
    "grab",
    "strangle_grab",
    "tackle",
    "throw",
    "shoot",
    "aggravate",
    "interpose",
    "parry",
    "dodge",
    "flee",
    "rise",
    "keep_strangling",
    "let_go",
    "tear_loose",
    "move",
    "prepare",
    "cycle",
    "select_mode",
    "reload",
    "unfold_bipod",
    "continue",
    "care",
    "extinguish",
    "free",
    "none",
]
SealedKind = Literal["attack", "defence", "other"]
ActionClass = Literal["auto_success", "auto_failure", "roll", "complex", "long", "distinct"]
GmCondition = Literal[
    "immobilised", "bound", "blinded", "back_turned", "cornered", "surrounded", "long_hair", "loose_clothes"
]


class Weapon(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """SOM-DAMAGE-04, SOM-DAMAGE-12. `improvised`: ranks."""

    category: Category
    damage: DamageType
    bonus: int
    hands: Literal[1, 2] = 1
    uncapped: bool = False
    improvised: Literal[0, 1] = 0


class Protection(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """SOM-PROT-01, SOM-PROT-05: one piece per zone."""

    weight: Literal["light", "heavy"]
    zones: tuple[Zone, ...]
    open_face: bool = False


class Gear(msgspec.Struct, frozen=True, kw_only=True):
    """`ruined`: the zones whose piece protects no more. `worn` or in which `hand`."""

    id: str
    label: str
    holder: str | None = None
    weapon: Weapon | None = None
    protection: Protection | None = None
    worn: bool = False
    hand: Side | None = None
    ruined: frozenset[str] = frozenset()


class Hit(msgspec.Struct, frozen=True, kw_only=True):
    """A blow that landed. `zone` None while it is not known; `diffuse`: it has none. `margin` before the bonus.

    `weak`: a weapon under Body, three Wounds at most anywhere. `helpless`: the target could not act when it fell.
    `call`: the roll of the attack; `veiled`: an adversary's hidden die was taken from the raw damage.
    """

    id: str
    target: str
    raw: int
    damage: DamageType = "slashing"
    attacker: str = ""
    intent: str = ""
    call: str = ""
    zone: Zone | None = None
    diffuse: bool = False
    weak: bool = False
    capped: bool = True
    uncapped: bool = False
    bypass: bool = False
    helpless: bool = False
    massive: bool = False
    limb_lost: bool = False
    wound_instead: bool = False
    veiled: bool = False
    nil: bool = False
    why: str = "hit"


class HeldTicks(msgspec.Struct, frozen=True, kw_only=True):
    """Circles that the game master imposed before phase 3."""

    character: str
    gauge: Literal["wounds", "fatigue"]
    mark: Literal["x", "plus"]
    count: int
    cause: str
    why: str
    permanent: bool = False
    bare: bool = False
    private: bool = False


class ActionSpec(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a character means to do. `elements`: what complicates it; `refined`: a spot inside the aimed zone."""

    kind: IntentKind
    target: Id | None = None
    hand: Side | None = None
    weapon: Id | None = None
    skill: str = ""
    aim: Zone | None = None
    refined: bool = False
    limb: Zone | None = None
    text: str = ""
    elements: tuple[str, ...] = ()


class Intent(msgspec.Struct, frozen=True, kw_only=True):
    """`number` of the declaration round. `ranks` and `action`: as the game master classed it."""

    id: str
    character: str
    spec: ActionSpec
    number: int = 1
    npc: bool = False
    hidden: bool = False
    needs_review: bool = False
    action: ActionClass | None = None
    ranks: int = 0
    resolved: bool = False
    void: bool = False
    zone: Zone | None = None


class Sealed(msgspec.Struct, frozen=True, kw_only=True):
    """Player characters who fight each other and declare together. `kinds` stay sealed until `opened`."""

    characters: tuple[str, ...]
    kinds: Mapping[str, SealedKind] = {}
    opened: bool = False


class LongAction(msgspec.Struct, frozen=True, kw_only=True):
    """SOM-TURN-17. `planned` is the game master's unless `announced`; `ranks` after an interruption."""

    id: str
    text: str
    planned: int
    announced: bool
    done: int = 0
    last: int = 0
    ranks: int = 0
    interrupted: bool = False


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A combat. `start`: everybody as the previous Turn left them, which all dice of phase 2 read."""

    fighters: tuple[str, ...]
    phase: Literal[1, 2, 3] = 1
    number: int = 1
    intents: Mapping[str, Intent] = {}
    hesitating: frozenset[str] = frozenset()
    sealed: Sealed | None = None
    actions: Mapping[str, int] = {}
    contacts: frozenset[tuple[str, str]] = frozenset()
    order: tuple[str, ...] = ()
    frozen: bool = False
    begun: bool = False
    surprised: frozenset[str] = frozenset()
    hits: tuple[Hit, ...] = ()
    ticks: tuple[HeldTicks, ...] = ()
    start: Mapping[str, Any] = {}
