"""Declarations that a fight waits for, as far as a reader may know: nothing here discloses a hidden intent."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from domain.base.events import Id, Word
from domain.systems.sombre.combat.attacks.declaration_order import as_seen
from domain.systems.sombre.combat.declarations.awaited import Awaited, awaited
from domain.systems.sombre.condition.battle import in_order
from domain.systems.sombre.state.combat_state import DEFENCES, ActionSpec, Intent
from domain.systems.sombre.state.state import Fight, SombreState
from domain.systems.sombre.table.guards import is_gm, sees, sees_whom
from projections.sombre.views.calls import sees_call


class AwaitedView(msgspec.Struct, frozen=True):
    """A decision that a fight waits for, as the seat sees it.

    `by`: the seat that owes it, null: the game master. `about`: a call, an intent, a hit or an opposition. `what` is
    `phase` when nothing is left but to go on.
    """

    what: Word
    character: Id | None
    by: Id | None
    about: Id | None


ON = AwaitedView("phase", None, None, None)


def waiting(state: SombreState, fight: Fight, seat: str) -> tuple[AwaitedView, ...]:
    """Return the declarations that the fight waits for, as the seat sees them.

    They are worked out from what the seat sees: a defence waits for no attack that the seat does not know of.
    """
    if not is_gm(state, seat):
        intents = {key: fight.intents[key] for key in fight.intents if intent_seen(state, seat, fight.intents[key])}
        fight = msgspec.structs.replace(as_seen(state, fight, seat), intents=intents)
        state = msgspec.structs.replace(state, fight=fight)
    seen = (known for each in awaited(state, fight) for known in _known(state, fight, seat, each))
    found = tuple(dict.fromkeys(AwaitedView(a.what, a.character or None, a.by, a.about or None) for a in seen))
    return found or (ON,)


def _known(state: SombreState, fight: Fight, seat: str, each: Awaited) -> Iterator[Awaited]:
    if is_gm(state, seat):
        yield each
        return
    intent = fight.intents.get(each.about)
    match each.what:
        case "declaration" | "seal" | "opening" | "specification":
            if sees(state, seat, state.characters[each.character]):
                yield each
        case "die":
            call = state.dice.calls[each.about]
            subject = fight.intents.get(call.subject)
            if sees_call(state, seat, call):
                yield each
            elif subject is not None and _plain(state, seat, subject):
                yield Awaited("action", subject.character, None, subject.id)
        case "action" if intent is not None and _plain(state, seat, intent):
            yield each
        case "arm" if intent is not None and intent.spec.target and state.characters[intent.spec.target].known:
            yield each
        case "explosion" if each.about in state.items or state.dangers.bombs[each.about].label:
            thrower = state.characters.get(each.character)
            seen = thrower is not None and sees(state, seat, thrower) and each.about in state.items
            yield each if seen else each._replace(character="")
        case "interruption" | "targets" | "impacts" if _known_pc(state, seat, each.character):
            yield each
        case _:
            return


def _known_pc(state: SombreState, seat: str, character: str) -> bool:
    person = state.characters.get(character)
    return person is not None and person.is_pc and sees(state, seat, person)


def _plain(state: SombreState, seat: str, intent: Intent) -> bool:
    """Return whether the seat sees when the action of the intent is over.

    How an adversary's action is classed is not shown (SOM-TURN-15), nor therefore whether a defence still waits for an
    attack.
    """
    return intent_seen(state, seat, intent) and not intent.npc and intent.spec.kind not in DEFENCES


def intent_seen(state: SombreState, seat: str, intent: Intent) -> bool:
    person = state.characters[intent.character]
    return is_gm(state, seat) or (not intent.hidden and person.known)


def unseen_action(state: SombreState, intent_id: str | None) -> bool:
    """Return whether the intent is an action that nobody but the game master has noticed yet (SOM-TURN-07)."""
    intent = state.fight.intents.get(intent_id or "") if state.fight else None
    return intent is not None and intent.hidden


def spec_seen(state: SombreState, seat: str, spec: ActionSpec) -> ActionSpec:
    """Return the action without its target, where the target does not exist for the seat (SOM-NPC-09)."""
    return spec if sees_whom(state, seat, spec.target) else msgspec.structs.replace(spec, target=None)


def order_seen(state: SombreState, seat: str) -> tuple[str, ...]:
    """Return the actions that the seat can see, in their order (SOM-TURN-11)."""
    fight = state.fight
    return tuple(k for k in in_order(fight) if intent_seen(state, seat, fight.intents[k])) if fight else ()
