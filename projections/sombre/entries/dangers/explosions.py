"""Entries about explosions, bombs, mines and charges: their makers and layers read of them, but of no result."""

from __future__ import annotations

from typing import Any

import msgspec

from domain.base.events import Id
from domain.systems.sombre.dangers.explosions import blasts, bombs, charges, grenades, mines
from domain.systems.sombre.health.gear import lies_in_sight
from domain.systems.sombre.state.charges import ChargeKind
from domain.systems.sombre.table.guards import sees
from projections.base.entry_rules import EntryRule, EntryRules, everybody
from projections.sombre.views.dangers import plays_person
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm, known, owner


class ExplosionEntry(msgspec.Struct, frozen=True):
    """An explosion. `victims`: those whom the seat knows."""

    victims: tuple[Id, ...]


class ExplosiveMadeEntry(msgspec.Struct, frozen=True):
    character: Id


class DeviceEntry(msgspec.Struct, frozen=True):
    label: str


class DefusingEntry(msgspec.Struct, frozen=True):
    character: Id
    label: str


class WentOffEntry(msgspec.Struct, frozen=True):
    label: str
    kind: ChargeKind


class ThrownEntry(msgspec.Struct, frozen=True):
    """A thrown charge. `character`: the one who threw it, if the table knows of him."""

    character: Id | None
    label: str


def _explosion(step: Step, seat: str, fact: Any) -> ExplosionEntry:
    people = step.after.characters
    named = (victim.character for victim in fact.victims)
    return ExplosionEntry(tuple(c for c in named if c in people and sees(step.after, seat, people[c])))


def _explosion_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of an explosion: a dud is the game master's."""
    return gm(step, seat, fact) or fact.trained or _lost(step, seat, fact)


def _lost(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat laid the mine that is no more."""
    mine = step.before.dangers.mines.get(fact.mine or "")
    return mine is not None and plays_person(step.before, seat, mine.layer)


def _made(_step: Step, _seat: str, fact: Any) -> ExplosiveMadeEntry:
    return ExplosiveMadeEntry(fact.character)


def _device_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of a bomb: the table knows of it, or learns of it now."""
    bomb = step.after.dangers.bombs.get(fact.bomb or step.event.id)
    return gm(step, seat, fact) or (bomb is not None and bool(bomb.label))


def _device(step: Step, _seat: str, fact: Any) -> DeviceEntry:
    bomb = step.after.dangers.bombs.get(fact.bomb or step.event.id)
    return DeviceEntry(bomb.label if bomb is not None else "")


def _defusing_seen(step: Step, seat: str, fact: Any) -> bool:
    bomb = step.before.dangers.bombs.get(fact.bomb)
    return gm(step, seat, fact) or (known(step, seat, fact) and bomb is not None and bool(bomb.label))


def _defusing(step: Step, _seat: str, fact: Any) -> DefusingEntry:
    bomb = step.before.dangers.bombs.get(fact.bomb)
    return DefusingEntry(fact.character, bomb.label if bomb is not None else "")


def _thrown_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads of a throw; all see that a live charge is there (SOM-DANGER-EXPLO-34)."""
    return known(step, seat, fact) or any(
        charges.lying(item) and item.fuse is not None and item.fuse.thrower == fact.character and item != was
        for item, was in ((item, step.before.items.get(item.id)) for item in step.after.items.values())
    )


def _thrown(step: Step, seat: str, fact: Any) -> ThrownEntry:
    return ThrownEntry(fact.character if known(step, seat, fact) else None, fact.label)


def _ruled_seen(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat reads how long a charge still burns or smokes (SOM-DANGER-EXPLO-36).

    Everybody does where the charge lies in sight.
    """
    item = step.after.items.get(fact.item)
    return gm(step, seat, fact) or (fact.lit is not None and item is not None and lies_in_sight(step.after, item))


def _went_off(_step: Step, _seat: str, fact: Any) -> WentOffEntry:
    return WentOffEntry(fact.label, fact.kind)


def _burnt_out(_step: Step, _seat: str, fact: Any) -> DeviceEntry:
    return DeviceEntry(fact.label)


ENTRY_RULES: EntryRules = {
    blasts.TriggerExplosion: EntryRule(everybody, _explosion, dice=gm),
    blasts.ExplosionResolved: EntryRule(gm),
    bombs.BuildBomb: EntryRule(owner),
    bombs.SetBomb: EntryRule(_device_seen, _device, dice=gm),
    bombs.DefuseBomb: EntryRule(_defusing_seen, _defusing),
    bombs.BombBuilt: EntryRule(owner, _made),
    bombs.DefusalResolved: EntryRule(gm),
    mines.LayMine: EntryRule(owner),
    mines.TriggerMine: EntryRule(_explosion_seen, _explosion, dice=gm),
    mines.ClearMines: EntryRule(known),
    grenades.HandleCharge: EntryRule(owner),
    grenades.ThrowGrenade: EntryRule(owner),
    grenades.RuleCharge: EntryRule(_ruled_seen),
    grenades.PierceTank: EntryRule(gm, dice=gm),
    grenades.TankExploded: EntryRule(known),
    charges.ChargeHandled: EntryRule(known),
    charges.ChargeThrown: EntryRule(_thrown_seen, _thrown),
    charges.ChargeWentOff: EntryRule(everybody, _went_off),
    charges.ChargeBurntOut: EntryRule(everybody, _burnt_out),
}
