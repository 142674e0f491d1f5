"""A fight: what is declared, who holds whom, the hits and effects that wait for phase 3. Structs alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from domain.base.events import Id, Text, Word
from domain.systems.sombre.state.arms import DamageType, FireMode, Side, Weapon
from domain.systems.sombre.state.body import Face, Place, Zone
from domain.systems.sombre.state.charges import Step

ATTACKS = ("strike", "harmless_strike", "grab", "strangle_grab", "tackle", "throw", "shoot", "aggravate")
DEFENCES = ("interpose", "parry", "dodge")
CLOSE = ("strike", "harmless_strike", "grab", "strangle_grab", "tackle", "aggravate")
"""SOM-MELEE-01: what needs the opponent within reach."""
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
    "take_up",
    "hand_over",
    "change_hand",
    "continue",
    "care",
    "extinguish",
    "free",
    "none",
]
SealedKind = Literal["attack", "defence", "other"]
EVADING = ("dodge", "flee", "rise")
"""A75: physical actions that senses roll."""
ESCAPES = ("flee", "rise")
"""SOM-TURN-23: what may meet an attack besides a defence."""
AUTOMATIC = ("aggravate", "keep_strangling")
"""SOM-MELEE-46: done without any roll."""
BELONGINGS = ("take_up", "hand_over", "change_hand")
"""SOM-TURN-15: gestures by which a thing changes hands; the intent names it as its weapon."""
EffectKind = Literal[
    "contact",
    "contact_broken",
    "flight_failed",
    "grab",
    "let_go",
    "tackle",
    "fall",
    "rise",
    "aggravate",
    "gas",
    "take_up",
    "hand_over",
    "change_hand",
]
ActionClass = Literal["auto_success", "auto_failure", "roll", "complex", "long", "distinct"]
GmCondition = Literal[
    "immobilised",
    "bound",
    "blinded",
    "back_turned",
    "cornered",
    "surrounded",
    "long_hair",
    "loose_clothes",
    "in_smoke",
    "gas",
]


class Hit(msgspec.Struct, frozen=True, kw_only=True):
    """A blow that landed. `zone` None while it is not known; `diffuse`: it has none. `margin` before the bonus.

    `weak`: a weapon under Body, three Wounds at most anywhere. `helpless`: the target could not act when it fell.
    `call`: the roll of the attack; `veiled`: an adversary's hidden die was taken from the raw damage. `face`: of the
    trunk. `weapon`: the item, if it can stay in the wound. `hold`: it seizes with so many hands and does no damage.
    `impact`: which of a burst's on that target, from 1; `following`: those that climb from it; `covered`: zones
    where they are lost. `gas`: the ranks of a tear gas. `whole`: the hit of which it is a part with a place of its own.
    """

    id: str
    target: str
    raw: int
    damage: DamageType = "slashing"
    attacker: str = ""
    intent: str = ""
    call: str = ""
    zone: Place | None = None
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
    face: Face = "front"
    impact: int = 0
    following: int = 0
    covered: tuple[Place, ...] = ()
    why: str = "hit"
    weapon: str = ""
    hold: Literal[0, 1, 2] = 0
    gas: Literal[0, 1, 2] = 0
    whole: str = ""


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """An effect of a resolved action besides damage: it waits for phase 3 (SOM-TURN-12, A7).

    `character` acts, on `other` where somebody suffers it; `cause`: the event that resolved it.
    """

    kind: EffectKind
    character: str
    intent: str
    cause: str
    other: str = ""
    zone: Zone | None = None
    hands: Literal[1, 2] = 1


class Grab(msgspec.Struct, frozen=True, kw_only=True):
    """A hold that lasts, combat or not (SOM-MELEE-17). `shaken`: it ends unless the holder's will keeps it.

    `strangling`: by the neck (SOM-DANGER-STRANGLE-01). `crushing`: it presses the breath out (SOM-DANGER-STRANGLE-04).
    """

    id: str
    holder: str
    victim: str
    zone: Place
    hands: Literal[1, 2]
    strangling: bool = False
    crushing: bool = False
    shaken: bool = False


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
    """The action that a character means to do (SOM-TURN-09).

    `elements`: what complicates it; `refined`: a spot inside the aimed zone; `limb`: what a bare-handed attack is
    made with; `hands`: of a grab; `approach`: it comes into reach first; `contact`: the muzzle against the body;
    `fell`: a harmless strike that is to bring the opponent down. `leaves`: a weapon that is stuck stays in the wound.
    Rising: `slow`, `helped` or with a `support`, which a long gun can rest on, too. `water_jet`: against a fire. Of a
    charge: the `step` that is done, or `quick`: the pin comes out with the throw.
    """

    kind: IntentKind
    target: Id | None = None
    hand: Side | None = None
    weapon: Id | None = None
    skill: Word = ""
    aim: Zone | None = None
    refined: bool = False
    limb: Zone | None = None
    text: Text = ""
    elements: tuple[str, ...] = ()
    hands: Literal[1, 2] | None = None
    approach: bool = False
    contact: bool = False
    mode: FireMode | None = None
    direction: str = ""
    fell: bool = False
    leaves: bool = False
    slow: bool = False
    helped: bool = False
    support: bool = False
    water_jet: bool = False
    step: Step | None = None
    quick: bool = False


class Intent(msgspec.Struct, frozen=True, kw_only=True):
    """A declared action. `number` of the declaration round. `ranks` and `action`: as the game master classed it.

    `suits`: an Advantage that makes up for what the weapon asks of its bearer. `success`: how it was resolved, None
    where nothing came of it and for a defence that an opposed roll has settled. `zone`: chosen against who cannot
    react, or the arm that was interposed. `named`: the Wounds of a contact shot.
    """

    id: str
    character: str
    spec: ActionSpec
    number: int = 1
    npc: bool = False
    hidden: bool = False
    needs_review: bool = False
    action: ActionClass | None = None
    ranks: int = 0
    suits: str = ""
    resolved: bool = False
    void: bool = False
    zone: Zone | None = None
    success: bool | None = None
    named: int | None = None


class Stray(msgspec.Struct, frozen=True, kw_only=True):
    """A shot that missed and may hit others (SOM-RANGED-30).

    `exposed`: in the game master's order, which settles ties; `room`: how many can be hit; `victims` None until chance
    has decided.
    """

    id: str
    attack: str
    shooter: str
    weapon: Weapon
    exposed: tuple[str, ...]
    room: int
    victims: tuple[str, ...] | None = None


class Burst(msgspec.Struct, frozen=True, kw_only=True):
    """A burst of an intent to shoot: whom it may hit, and how often (SOM-GUN-14, SOM-GUN-15).

    `listed`: the game master named the `targets`. `covered`: zones where a cover stops what hits. `rounds` fired,
    `impacts` once the shot has hit, `hit`: what each impact is before it has a target; `allocated` among targets.
    """

    targets: tuple[str, ...] = ()
    listed: bool = False
    covered: Mapping[str, tuple[Place, ...]] = {}
    least: Mapping[str, int] = {}
    most: Mapping[str, int] = {}
    rounds: int = 0
    impacts: int | None = None
    hit: Hit | None = None
    allocated: Mapping[str, int] | None = None


class Sealed(msgspec.Struct, frozen=True, kw_only=True):
    """Player characters who fight each other and declare together. `kinds` stay sealed until `opened`."""

    characters: tuple[str, ...]
    kinds: Mapping[str, SealedKind] = {}
    opened: bool = False


class Combat(msgspec.Struct, frozen=True):
    """Blows and shots that outlast their moment, in a fight or outside: hits that wait for a ruling, those that came
    too late for their Turn, holds, stray shots; who was attacked in which Turn, and the swarms that acted.
    """

    hits: Mapping[str, Hit] = {}
    late: Mapping[str, Hit] = {}
    late_bursts: Mapping[str, Burst] = {}
    grabs: tuple[Grab, ...] = ()
    strays: Mapping[str, Stray] = {}
    attacked: frozenset[tuple[str, str]] = frozenset()
    swarms_used: frozenset[str] = frozenset()
