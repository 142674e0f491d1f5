"""Grenades, firebombs and smoke: pulled, lit, thrown, thrown back, and what they do when their time has come.

SOM-DANGER-EXPLO-30 to 36, SOM-DANGER-FIRE-10, SOM-DANGER-FIRE-30. In a Turn each gesture is declared (`prepare`,
`throw`); the commands of `grenades` serve usual time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.sombre.characters.skills import find_skill
from domain.systems.sombre.condition.guns import out_of_hand
from domain.systems.sombre.state import titles
from domain.systems.sombre.state.arms import Gear, Weapon
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.charges import ChargeKind, Fuse, Step
from domain.systems.sombre.state.state import SombreState, with_dangers, without

DELAY = 2
"""SOM-DANGER-EXPLO-31 to 33, SOM-DANGER-FIRE-30: Turns from the release of the lever."""
LASTING: dict[ChargeKind, int] = {"incendiary": 10, "smoke": 30, "tear": 30}
"""SOM-DANGER-FIRE-30, SOM-DANGER-EXPLO-36: Turns; the game master shortens them in the wind."""
THROWING = "Lancer"


class ChargeHandled(Consequence, frozen=True):
    """A character handled a charge by one gesture."""

    RULES = ("SOM-DANGER-EXPLO-31", "SOM-DANGER-FIRE-10")
    character: Id
    label: str
    step: Step


class ChargeThrown(Consequence, frozen=True):
    RULES = ("SOM-DANGER-EXPLO-31", "SOM-DANGER-EXPLO-32", "SOM-DANGER-EXPLO-34", "SOM-DANGER-FIRE-10")
    character: Id
    label: str


class ChargeWentOff(Consequence, frozen=True):
    """A charge went off: it lights or smokes; of an explosive one, the game master says whom it hits."""

    RULES = ("SOM-DANGER-EXPLO-31", "SOM-DANGER-EXPLO-36", "SOM-DANGER-FIRE-30")
    character: Id
    label: str
    kind: ChargeKind


class ChargeBurntOut(Consequence, frozen=True):
    RULES = ("SOM-DANGER-EXPLO-36", "SOM-DANGER-FIRE-30")
    character: Id
    label: str


def charge_in(state: SombreState, item_id: str | None) -> tuple[Gear, Weapon, Fuse] | None:
    """Return a charge, its weapon and its fuse, or None; a launcher is no charge, its shell is."""
    item = state.items.get(item_id or "")
    if item is None or item.weapon is None or item.weapon.charge is None or item.weapon.gun is not None:
        return None
    return item, item.weapon, item.fuse or Fuse()


def next_steps(weapon: Weapon, fuse: Fuse) -> tuple[Step, ...]:
    """Return what may be done to it now, the plain next gesture first."""
    if fuse.left is not None or fuse.lit:
        return ()
    if weapon.charge == "molotov":
        return ("soak",) if "soak" not in fuse.done else ("light",) if "light" not in fuse.done else ()
    return ("release", "pin_back") if "pin" in fuse.done else ("pin",)


def armed(weapon: Weapon, fuse: Fuse) -> bool:
    """Return whether the charge is ready to be thrown (SOM-DANGER-EXPLO-31, SOM-DANGER-FIRE-10)."""
    return fuse.left is not None or ("light" if weapon.charge == "molotov" else "pin") in fuse.done


def check_throw(weapon: Weapon, fuse: Fuse, *, quick: bool) -> None:
    """Refuse a throw whose pin is neither out nor pulled with it (SOM-DANGER-EXPLO-31, SOM-DANGER-EXPLO-32).

    Raises Refused. A charge that burns or smokes is not thrown either, save a casing of tear gas (SOM-DANGER-EXPLO-34,
    SOM-DANGER-GAS-07).
    """
    if quick and (weapon.charge == "molotov" or armed(weapon, fuse)):
        raise Refused("out_of_bounds", "SOM-DANGER-EXPLO-32")
    if not quick and not armed(weapon, fuse):
        raise Refused("not_armed", "SOM-DANGER-EXPLO-31")
    if fuse.lit and weapon.charge != "tear":
        raise Refused("nothing_to_do", "SOM-DANGER-EXPLO-34")


def lying(item: Gear) -> bool:
    """Return whether the item is a live charge on the ground, for anybody to pick up (SOM-DANGER-EXPLO-34).

    So is a casing of tear gas that smokes (SOM-DANGER-GAS-07).
    """
    if item.holder is not None or item.fuse is None or item.weapon is None:
        return False
    return item.fuse.left is not None or (item.fuse.lit > 0 and item.weapon.charge == "tear")


def hot(item: Gear) -> bool:
    """Return whether a casing burns the bare hand: a charge from its throw to the end of its cloud.

    SOM-DANGER-GAS-07, A54. What is no charge smokes as the game master has made it.
    """
    if item.weapon is None or not item.weapon.smokes:
        return False
    fuse = item.fuse or Fuse()
    return item.weapon.charge is None or (fuse.thrower != "" and (fuse.left is not None or fuse.lit > 0))


def thrown_back(state: SombreState, character: str, item_id: str | None) -> bool:
    """Return whether the charge would be picked up and thrown in one action (SOM-DANGER-EXPLO-34)."""
    charge = charge_in(state, item_id)
    return charge is not None and lying(charge[0]) and charge[2].thrower != ""


def clumsy_throw(person: Character, weapon: Weapon, fuse: Fuse, skills: Sequence[str]) -> bool:
    """Return whether a charge with a released lever is thrown without a learnt throwing skill (SOM-DANGER-EXPLO-33)."""
    if "release" not in fuse.done or weapon.charge == "molotov":
        return False
    learnt = find_skill(person, THROWING)
    own = find_skill(person, skills[0]) if skills else None
    sharper = own is not None and learnt is not None and own.base == learnt.id
    return not (skills and titles.same(skills[0], THROWING)) and not sharper


def handle(state: SombreState, character: str, item_id: str | None, step: Step | None) -> Evolved:
    """Do one gesture on a charge; with its lever let go it runs from now on."""
    charge = charge_in(state, item_id)
    if charge is None:
        return Evolved(state)
    item, weapon, fuse = charge
    able = next_steps(weapon, fuse)
    done = step or (able[0] if able else None)
    if done is None or done not in able:
        return Evolved(state)
    match done:
        case "pin_back":
            fuse = Fuse()
        case "release":
            fuse = replace(fuse, done=fuse.done | {done}, left=DELAY)
        case _:
            fuse = replace(fuse, done=fuse.done | {done})
    return Evolved(_with(state, replace(item, fuse=fuse)), (ChargeHandled(character, item.label, done),))


def hurl(state: SombreState, character: str, item_id: str | None, margin: int | None) -> Evolved:
    """Throw a charge. `margin` None: it went astray, or is not ruled yet; thrown back, the new margin counts (A65)."""
    charge = charge_in(state, item_id)
    if charge is None:
        return Evolved(state)
    item, weapon, fuse = charge
    followed = ChargeThrown(character, item.label)
    if weapon.charge == "molotov":
        return Evolved(replace(state, items=without(state.items, item.id)), (followed,))
    running = DELAY if fuse.left is None and not fuse.lit else fuse.left
    flown = replace(fuse, done=fuse.done | {"pin", "release"}, left=running, thrower=character, margin=margin)
    gone = replace(out_of_hand(item), holder=None, fuse=flown, dropped_by=character)
    return Evolved(_with(state, gone), (followed,))


def fired(state: SombreState, character: str, item_id: str | None, margin: int | None, event_id: str) -> Evolved:
    """Explode what a launcher fires where it strikes, in the same action (SOM-DANGER-EXPLO-35)."""
    launcher = state.items.get(item_id or "")
    if launcher is None or launcher.weapon is None or launcher.weapon.charge is None:
        return Evolved(state)
    shell = Gear(
        id=f"{event_id}.shell",
        label=launcher.label,
        weapon=replace(launcher.weapon, gun=None),
        fuse=Fuse(done=frozenset({"pin", "release"}), left=0, thrower=character, margin=margin),
    )
    return _goes_off(_with(state, shell), shell)


def _with(state: SombreState, item: Gear) -> SombreState:
    return replace(state, items={**state.items, item.id: item})


def margin_known(state: SombreState, item_id: str) -> int | None:
    """Return the margin of the throw of a charge; None where it failed (SOM-DANGER-EXPLO-30, A24)."""
    charge = charge_in(state, item_id)
    return charge[2].margin if charge is not None else None


def spent(state: SombreState, source: str | None) -> SombreState:
    """Return the state without the source of an explosion."""
    if source is None:
        return state
    return replace(with_dangers(state, bombs=without(state.dangers.bombs, source)), items=without(state.items, source))


def due(state: SombreState) -> Iterator[Gear]:
    """Yield the explosives that go off now; each takes its place in the order of resolution (SOM-DANGER-EXPLO-31)."""
    for item in [each for each in state.items.values() if each.fuse is not None]:
        charge = charge_in(state, item.id)
        if charge is not None and charge[1].charge == "explosive" and charge[2].left == 0:
            yield item


def bombs_due(state: SombreState) -> Iterator[str]:
    """Yield the IDs of bombs whose clock has run down."""
    return (bomb.id for bomb in state.dangers.bombs.values() if bomb.left == 0 and not bomb.defused)


def count_down(state: SombreState) -> Evolved:
    """Count fuses and what burns or smokes down by a Turn, as its last step (SOM-TURN-14)."""
    evolved = Evolved(state)
    bombs = {k: replace(b, left=b.left - 1) if b.left else b for k, b in state.dangers.bombs.items()}
    if bombs != state.dangers.bombs:
        evolved = evolved.at(with_dangers(state, bombs=bombs))
    for item in list(state.items.values()):
        if item.fuse is not None:
            evolved = evolved.then(_one_turn_less, item, item.fuse)
    return evolved


def _one_turn_less(state: SombreState, item: Gear, fuse: Fuse) -> Evolved:
    if fuse.lit == 1:
        followed = ChargeBurntOut(fuse.thrower or item.holder or "", item.label)
        return Evolved(replace(state, items=without(state.items, item.id)), (followed,))
    if fuse.lit:
        return Evolved(_with(state, replace(item, fuse=replace(fuse, lit=fuse.lit - 1))))
    if not fuse.left:
        return Evolved(state)
    nearer = replace(item, fuse=replace(fuse, left=fuse.left - 1))
    state = _with(state, nearer)
    return _goes_off(state, nearer) if fuse.left == 1 else Evolved(state)


def _goes_off(state: SombreState, item: Gear) -> Evolved:
    kind = item.weapon.charge if item.weapon else None
    if kind is None or item.fuse is None:
        return Evolved(state)
    lit = LASTING.get(kind, 0)
    if lit:
        state = _with(state, replace(item, fuse=replace(item.fuse, left=None, lit=lit)))
    return Evolved(state, (ChargeWentOff(item.fuse.thrower or item.holder or "", item.label, kind),))
