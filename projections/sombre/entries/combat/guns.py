"""Entries about guns: shots and clicks, gestures, the counting of rounds, and the shares of bursts."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.combat.attacks import firing
from domain.systems.sombre.combat.guns import burst_rulings, bursts, gun_handling
from domain.systems.sombre.condition.guns import by_magazine, gun_in
from domain.systems.sombre.state.combat_state import Intent
from domain.systems.sombre.table.guards import is_gm, plays
from projections.base.entry_rules import EntryRule, EntryRules
from projections.base.projection import EntryDraft
from projections.sombre.views.fight import burst_seen, counts_seen, new_hits
from projections.sombre.views.steps import Step
from projections.sombre.views.visibility import gm, known, owner


class ShotsEntry(msgspec.Struct, frozen=True):
    """Shots that were fired. `rounds`: for those who count them."""

    character: Id
    label: str
    mode: Word
    rounds: int | None


class EmptyEntry(msgspec.Struct, frozen=True):
    character: Id
    label: str


class GestureEntry(msgspec.Struct, frozen=True):
    """A gesture with a gun.

    All but the gesture and its step are for who bears the gun; `rounds` for who counts them.
    """

    character: Id
    label: str
    gesture: Word
    step: Word | None
    mode: Word | None
    rounds: int | None
    left: int | None


class GunEntry(msgspec.Struct, frozen=True):
    label: str


class FirearmRuledEntry(msgspec.Struct, frozen=True):
    label: str
    steps: tuple[Word, ...] | None
    rounds: int | None
    spare: int | None
    reload: int | None


class LoaderEntry(msgspec.Struct, frozen=True):
    label: str
    loader: Id | None


class DischargeEntry(msgspec.Struct, frozen=True):
    character: Id
    label: str


class TargetsEntry(msgspec.Struct, frozen=True):
    character: Id
    targets: tuple[Id, ...]


class LimitEntry(msgspec.Struct, frozen=True):
    character: Id
    target: Id
    at_least: int | None
    at_most: int | None


class SharePart(msgspec.Struct, frozen=True):
    target: Id
    count: int


class SharesEntry(msgspec.Struct, frozen=True):
    """The shared impacts of a burst. `hits`: the ids of the impacts that have become hits."""

    character: Id
    shares: tuple[SharePart, ...]
    hits: tuple[str, ...]


def _label(step: Step, item: str) -> str:
    found = step.after.items.get(item)
    return found.label if found else ""


def _shots(step: Step, seat: str, fact: Any) -> ShotsEntry:
    counting = owner(step, seat, fact) and counts_seen(step.after, seat, fact.item)
    return ShotsEntry(fact.character, _label(step, fact.item), fact.mode, fact.rounds if counting else None)


def _empty(step: Step, _seat: str, fact: Any) -> EmptyEntry:
    return EmptyEntry(fact.character, _label(step, fact.item))


def _gesture(step: Step, seat: str, fact: Any) -> GestureEntry:
    own = owner(step, seat, fact)
    counting = own and counts_seen(step.after, seat, fact.item)
    return GestureEntry(
        fact.character,
        _label(step, fact.item),
        fact.gesture,
        fact.step,
        fact.mode if own else None,
        fact.rounds if counting else None,
        fact.left if own else None,
    )


def _handled(step: Step, seat: str, command: Any) -> EntryDraft | None:
    """Draft the line of a gesture in usual time as the command's own, so that its readers may contest it.

    None: the command had no such consequence.
    """
    fact = next((each for each in step.consequences if isinstance(each, firing.WeaponStateChanged)), None)
    if fact is None:
        return None
    rules = type(fact).RULES
    return EntryDraft(type(fact).__name__, _gesture(step, seat, fact), recorded=True, rules=rules)


def _gesture_seen(step: Step, seat: str, fact: Any) -> bool:
    return not isinstance(step.event.command, gun_handling.Handling) and known(step, seat, fact)


def _bearer(step: Step, seat: str, fact: Any) -> bool:
    """Return whether the seat plays the bearer of the gun, or is the game master's (OWN of the gun)."""
    item = step.before.items.get(fact.item)
    holder = step.before.characters.get(item.holder or "") if item else None
    return gm(step, seat, fact) or (holder is not None and plays(step.before, seat, holder))


def _ruled_seen(step: Step, seat: str, fact: Any) -> bool:
    return _bearer(step, seat, fact) and _ruled(step, seat, fact) is not None


def _ruled(step: Step, seat: str, fact: Any) -> FirearmRuledEntry | None:
    """Return the entry of a ruling on a gun; None: it is all about rounds that the game master counts for himself."""
    gun = gun_in(step.after, fact.item)
    counting = counts_seen(step.after, seat, fact.item)
    spare = fact.spare if counting or (gun is not None and by_magazine(gun.profile)) else None
    rounds = fact.rounds if counting else None
    shown = FirearmRuledEntry(_label(step, fact.item), fact.steps, rounds, spare, fact.reload)
    values = (shown.steps, shown.rounds, shown.spare, shown.reload)
    return None if all(part is None for part in values) else shown


def _taken(step: Step, _seat: str, fact: Any) -> GunEntry:
    return GunEntry(_label(step, fact.item))


def _loader(step: Step, _seat: str, fact: Any) -> LoaderEntry:
    return LoaderEntry(_label(step, fact.item), fact.loader)


def _accident_seen(step: Step, seat: str, fact: Any) -> bool:
    bearer = step.after.characters.get(fact.bearer)
    return gm(step, seat, fact) or (bearer is not None and bearer.known)


def _accident(step: Step, _seat: str, fact: Any) -> DischargeEntry:
    return DischargeEntry(fact.bearer, _label(step, fact.item))


def _intent(step: Step, fact: Any) -> Intent | None:
    fight = step.before.fight
    found: Intent | None = fight.intents.get(fact.intent) if fight else None
    return found


def _is_burst_public(step: Step, seat: str, fact: Any) -> bool:
    intent = _intent(step, fact)
    return gm(step, seat, fact) if intent is None else burst_seen(step.before, seat, intent)


def _counted_seen(step: Step, seat: str, fact: Any) -> bool:
    shooter = step.after.characters[fact.character]
    return is_gm(step.after, seat) or (shooter.is_pc and shooter.known)


def _targets(step: Step, _seat: str, fact: Any) -> TargetsEntry | None:
    intent = _intent(step, fact)
    return None if intent is None else TargetsEntry(intent.character, fact.targets)


def _limit(step: Step, _seat: str, fact: Any) -> LimitEntry | None:
    intent = _intent(step, fact)
    return None if intent is None else LimitEntry(intent.character, fact.target, fact.at_least, fact.at_most)


def _shared(step: Step, seat: str, fact: Any) -> SharesEntry | None:
    intent = _intent(step, fact)
    if intent is None:
        return None
    shares = tuple(SharePart(target, count) for target, count in fact.impacts.items() if count)
    return SharesEntry(intent.character, shares, new_hits(step, seat))


HANDLED = EntryRule(known, _handled, drafts={"WeaponStateChanged": GestureEntry})
ENTRY_RULES: EntryRules = {
    **dict.fromkeys(get_args(gun_handling.Handling), HANDLED),
    gun_handling.RuleFirearm: EntryRule(_ruled_seen, _ruled),
    gun_handling.NameLoader: EntryRule(_bearer, _loader),
    gun_handling.TakeAmmoCount: EntryRule(_bearer, _taken),
    gun_handling.GiveAmmoCount: EntryRule(_bearer, _taken),
    gun_handling.CallAccidentalDischarge: EntryRule(_accident_seen, _accident),
    firing.ShotsFired: EntryRule(known, _shots),
    firing.WeaponFoundEmpty: EntryRule(known, _empty),
    firing.WeaponStateChanged: EntryRule(_gesture_seen, _gesture),
    bursts.ImpactsCounted: EntryRule(_counted_seen),
    burst_rulings.ListBurstTargets: EntryRule(_is_burst_public, _targets),
    burst_rulings.ConstrainImpacts: EntryRule(_is_burst_public, _limit),
    burst_rulings.AllocateImpacts: EntryRule(_is_burst_public, _shared),
}
