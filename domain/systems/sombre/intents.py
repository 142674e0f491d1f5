"""Declaring what one means to do: in order of senses, sealed between enemies of equal senses, hidden for NPCs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from domain.chance import Chance
from domain.events import Act, Command, Event, Id
from domain.game import Evolved, Move, Schema, flag, integer, one_of, several, text
from domain.refusal import Refused
from domain.systems.sombre.arms import (
    ATTACKS,
    DEFENCES,
    ActionClass,
    ActionSpec,
    Fight,
    Intent,
    IntentKind,
    Sealed,
    SealedKind,
)
from domain.systems.sombre.battle import ARMS, fighting, invalid, with_intent
from domain.systems.sombre.chapter import Chapter
from domain.systems.sombre.gear import ZONES
from domain.systems.sombre.long_actions import interrupted
from domain.systems.sombre.modifiers import incapacity
from domain.systems.sombre.npcs import find_npc
from domain.systems.sombre.offers import Offers
from domain.systems.sombre.seats import find, is_away, is_gm, own_or_gm
from domain.systems.sombre.state import Character, SombreState

KINDS: tuple[IntentKind, ...] = IntentKind.__args__  # type: ignore[attr-defined]
SEALS: tuple[SealedKind, ...] = ("attack", "defence", "other")
MOST_RANKS = 5
CLASSES: tuple[ActionClass, ...] = ("auto_success", "auto_failure", "roll", "long", "distinct")


class DeclareIntent(Command, frozen=True):
    RULES = ("SOM-TURN-03", "SOM-TURN-04", "SOM-TURN-05", "SOM-TURN-09", "SOM-TURN-19")
    character: Id
    action: ActionSpec


class ReviewedIntent(Command, frozen=True):
    """Recorded only: a declaration that a correction has made doubtful; it is kept and flagged."""

    RULES = ("SOM-RULING-05",)
    character: Id
    action: ActionSpec


class CallSealedDeclarations(Command, frozen=True):
    RULES = ("SOM-TURN-06",)
    characters: tuple[Id, ...]


class SealIntentKind(Command, frozen=True):
    RULES = ("SOM-TURN-06",)
    character: Id
    kind: SealedKind


class OpenSealedIntents(Command, frozen=True):
    RULES = ("SOM-TURN-06",)


class SpecifyIntent(Command, frozen=True):
    RULES = ("SOM-TURN-06",)
    character: Id
    action: ActionSpec


class RecordNpcIntent(Command, frozen=True):
    RULES = ("SOM-TURN-07",)
    npc: Id
    action: ActionSpec
    hidden: bool = False


class RevealNpcIntent(Command, frozen=True):
    RULES = ("SOM-TURN-07",)
    intent: str


class RuleHesitation(Command, frozen=True):
    RULES = ("SOM-TURN-08",)
    character: Id


class VoidDeclaration(Command, frozen=True):
    """The character declares again."""

    RULES = ("SOM-TURN-09",)
    character: Id
    number: int = 1


class ClassifyAction(Command, frozen=True):
    """`ranks`: one for each thing that complicates it. Distinct actions: all of them fail."""

    RULES = ("SOM-TURN-10", "SOM-TURN-15", "SOM-TURN-16", "SOM-TURN-20", "SOM-TURN-21")
    intent: str
    action: ActionClass
    ranks: int = 0


IntentCommand = (
    DeclareIntent
    | ReviewedIntent
    | CallSealedDeclarations
    | SealIntentKind
    | OpenSealedIntents
    | SpecifyIntent
    | RecordNpcIntent
    | RevealNpcIntent
    | RuleHesitation
    | VoidDeclaration
    | ClassifyAction
)


def sealed_as(kind: IntentKind) -> SealedKind:
    """SOM-TURN-09: a flight counts among the others (A50)."""
    return "attack" if kind in ATTACKS else "defence" if kind in DEFENCES else "other"


def owes(state: SombreState, fight: Fight, character: str) -> bool:
    """SOM-TURN-03, SOM-TURN-22: whoever could act as the Turn began, and whose player is there."""
    person = state.characters.get(character)
    if person is None or not person.is_pc or character in fight.hesitating:
        return False
    seated = person.seat is None or not is_away(state, person.seat)
    return person.alive and incapacity(person) is None and seated and character in fight.fighters


def declared(fight: Fight, character: str) -> int:
    return sum(i.character == character and not i.npc for i in fight.intents.values())


def declaring(state: SombreState, fight: Fight) -> tuple[str, ...]:
    """SOM-TURN-04, SOM-TURN-05, SOM-TURN-19: the slowest senses first, ties together, round by round."""
    waiting = [c for c in fight.fighters if owes(state, fight, c)]
    for number in range(1, max((actions_of(fight, c) for c in waiting), default=1) + 1):
        late = [c for c in waiting if declared(fight, c) < number <= actions_of(fight, c)]
        if late:
            slowest = min(senses(state, c) for c in late)
            return tuple(c for c in late if senses(state, c) == slowest)
    return ()


def actions_of(fight: Fight, character: str) -> int:
    return fight.actions.get(character, 1)


def senses(state: SombreState, character: str) -> int:
    return state.characters[character].common.get("senses", 0)


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: IntentCommand = act.command
    match command:
        case ReviewedIntent():
            return command
        case RecordNpcIntent() | RevealNpcIntent() | ClassifyAction():
            _check_keeping(state, fighting(state, "SOM-TURN-07", 1, 2), command)
        case _:
            fight = fighting(state, "SOM-TURN-02", 1)
            if isinstance(command, DeclareIntent | SealIntentKind | SpecifyIntent):
                _check_owner(state, fight, act.seat, command)
            else:
                _check_ruling(state, fight, command)
    return command


def _check_owner(
    state: SombreState, fight: Fight, seat: str, command: DeclareIntent | SealIntentKind | SpecifyIntent
) -> None:
    person = own_or_gm(state, seat, command.character)
    if not person.is_pc:
        raise Refused("not_a_pc", "SOM-TURN-07")
    if not person.alive or incapacity(person) is not None:
        raise Refused("incapacitated", "SOM-TURN-03")
    if person.id in fight.hesitating or declared(fight, person.id) >= actions_of(fight, person.id):
        raise Refused("already_declared", "SOM-TURN-04")
    sealing = fight.sealed is not None and person.id in fight.sealed.characters
    match command:
        case DeclareIntent(_, action):
            if person.id not in declaring(state, fight) or sealing:
                raise Refused("not_your_turn_to_declare", "SOM-TURN-04")
            check_action(state, seat, person, action)
        case SealIntentKind():
            if not sealing or fight.sealed is None or fight.sealed.opened:
                raise Refused("not_called", "SOM-TURN-06")
            if person.id in fight.sealed.kinds:
                raise Refused("already_sealed", "SOM-TURN-06")
        case SpecifyIntent(_, action):
            if not sealing or fight.sealed is None or not fight.sealed.opened:
                raise Refused("not_called", "SOM-TURN-06")
            _check_specification(fight, fight.sealed, person.id, action)
            check_action(state, seat, person, action)


def _check_specification(fight: Fight, sealed: Sealed, character: str, action: ActionSpec) -> None:
    """SOM-TURN-06: attackers, then the others, defenders last."""
    kind = sealed.kinds.get(character)
    if sealed_as(action.kind) != kind:
        raise Refused("kind_mismatch", "SOM-TURN-06")
    rank = {"attack": 0, "other": 1, "defence": 2}
    waiting = [c for c in unspecified(fight, sealed) if c != character]
    if any(rank[sealed.kinds[c]] < rank[kind] for c in waiting):
        raise Refused("attackers_first", "SOM-TURN-06")


def unspecified(fight: Fight, sealed: Sealed) -> Iterator[str]:
    return (c for c in sealed.characters if c not in fight.hesitating and not declared(fight, c) and c in sealed.kinds)


def unsealed(fight: Fight, sealed: Sealed) -> Iterator[str]:
    return (c for c in sealed.characters if c not in fight.hesitating and c not in sealed.kinds)


def check_action(state: SombreState, seat: str, person: Character, action: ActionSpec) -> None:
    """SOM-TURN-09, SOM-LOC-08, SOM-LOC-15. Raises Refused."""
    known = {c.id for c in state.characters.values() if c.known or is_gm(state, seat)}
    if action.target is not None and (action.target not in known or action.target == person.id):
        raise Refused("unknown_id", "SOM-TURN-09", kind="missing")
    if action.kind in (*ATTACKS, *DEFENCES) and action.target is None:
        raise Refused("out_of_bounds", "SOM-TURN-09")
    if (action.aim is not None and action.kind not in ATTACKS) or (action.refined and action.aim is None):
        raise Refused("out_of_bounds", "SOM-LOC-08")
    item = state.items.get(action.weapon or "")
    if action.weapon is not None and (item is None or item.holder != person.id or item.weapon is None):
        raise Refused("unknown_id", "SOM-TURN-09", kind="missing")
    weapon = item.weapon if item else None
    if action.kind == "parry" and weapon is not None and weapon.category == "chainsaw":
        raise Refused("weapon_cannot_parry", "SOM-DAMAGE-13")
    two = weapon is not None and weapon.hands == 2
    arms = ARMS if two else (f"{action.hand}_arm",) if action.hand else ()
    if action.kind in (*ATTACKS, "parry") and any(invalid(person, arm) for arm in arms):
        raise Refused("arm_invalid", "SOM-LOC-15")


KeepingCommand = RecordNpcIntent | RevealNpcIntent | ClassifyAction


def _check_keeping(state: SombreState, fight: Fight, command: KeepingCommand) -> None:
    match command:
        case RecordNpcIntent():
            _check_npc(state, fight, command)
        case RevealNpcIntent(intent):
            found = fight.intents.get(intent)
            if found is None or not found.hidden or not state.characters[found.character].known:
                raise Refused("unknown_id", "SOM-TURN-07", kind="missing")
        case ClassifyAction():
            _check_class(state, fight, command)


def _check_class(state: SombreState, fight: Fight, command: ClassifyAction) -> None:
    found = fight.intents.get(command.intent)
    if found is None:
        raise Refused("unknown_id", "SOM-TURN-15", kind="missing")
    if found.resolved or any(c.subject == found.id for c in state.calls.values()):
        raise Refused("already_resolved", "SOM-TURN-15")
    if command.action.startswith("auto") and fight.phase != 2:
        raise Refused("wrong_phase", "SOM-TURN-15")
    least, most = (1, MOST_RANKS) if command.action == "complex" else (0, 0)
    if not least <= command.ranks <= most:
        raise Refused("out_of_bounds", "SOM-TURN-16")


def _check_npc(state: SombreState, fight: Fight, command: RecordNpcIntent) -> None:
    npc, action = command.npc, command.action
    person = find_npc(state, npc)
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    if npc not in fight.fighters or (not command.hidden and not person.known):
        raise Refused("out_of_bounds", "SOM-TURN-07")
    targets = {None, *state.characters} - {npc}
    if action.target not in targets:
        raise Refused("unknown_id", "SOM-TURN-07", kind="missing")
    if action.kind in (*ATTACKS, *DEFENCES) and action.target is None:
        raise Refused("out_of_bounds", "SOM-TURN-09")
    if action.weapon is not None and action.weapon not in state.items:
        raise Refused("unknown_id", "SOM-TURN-07", kind="missing")
    if (action.aim is not None and action.kind not in ATTACKS) or (action.refined and action.aim is None):
        raise Refused("out_of_bounds", "SOM-LOC-08")


RulingCommand = CallSealedDeclarations | OpenSealedIntents | RuleHesitation | VoidDeclaration


def _check_ruling(state: SombreState, fight: Fight, command: RulingCommand) -> None:
    match command:
        case CallSealedDeclarations(characters):
            _check_group(state, fight, characters)
        case OpenSealedIntents():
            if fight.sealed is None or fight.sealed.opened or any(unsealed(fight, fight.sealed)):
                raise Refused("not_all_sealed", "SOM-TURN-06")
        case RuleHesitation(character):
            find(state, character)
            if character in fight.hesitating or declared(fight, character):
                raise Refused("already_declared", "SOM-TURN-08")
            if not owes(state, fight, character):
                raise Refused("out_of_bounds", "SOM-TURN-08")
        case VoidDeclaration(character, number):
            if not any(i.character == character and i.number == number for i in fight.intents.values()):
                raise Refused("unknown_id", "SOM-TURN-09", kind="missing")


def _check_group(state: SombreState, fight: Fight, characters: tuple[str, ...]) -> None:
    for character in characters:
        find(state, character)
    if len(set(characters)) < max(len(characters), 2) or not all(owes(state, fight, c) for c in characters):
        raise Refused("out_of_bounds", "SOM-TURN-06")
    if fight.sealed is not None or any(declared(fight, c) for c in characters):
        raise Refused("already_declared", "SOM-TURN-06")
    if len({senses(state, c) for c in characters}) > 1:
        raise Refused("senses_not_equal", "SOM-TURN-06")


def evolve(state: SombreState, event: Event) -> Evolved:
    command: IntentCommand = event.command
    fight = state.fight
    if fight is None:
        return Evolved(state)
    match command:
        case DeclareIntent() | ReviewedIntent() | SpecifyIntent():
            number = declared(fight, command.character) + 1
            flagged = isinstance(command, ReviewedIntent)
            made = Intent(
                id=event.id,
                character=command.character,
                spec=command.action,
                number=number,
                needs_review=flagged,
                resolved=command.action.kind == "none",
            )
            return interrupted(_closing(with_intent(state, made)), made)
        case RecordNpcIntent(npc, action, hidden):
            made = Intent(id=event.id, character=npc, spec=action, npc=True, hidden=hidden)
            return Evolved(with_intent(state, replace(made, resolved=action.kind == "none")))
        case RevealNpcIntent(intent) if intent in fight.intents:
            return Evolved(with_intent(state, replace(fight.intents[intent], hidden=False)))
        case CallSealedDeclarations(characters):
            return Evolved(replace(state, fight=replace(fight, sealed=Sealed(characters=characters))))
        case SealIntentKind(character, kind) if fight.sealed is not None:
            sealed = replace(fight.sealed, kinds={**fight.sealed.kinds, character: kind})
            return Evolved(replace(state, fight=replace(fight, sealed=sealed)))
        case OpenSealedIntents() if fight.sealed is not None:
            opened = replace(fight.sealed, opened=True)
            return Evolved(_closing(replace(state, fight=replace(fight, sealed=opened))))
        case RuleHesitation(character):
            fight = replace(fight, hesitating=fight.hesitating | {character})
            return Evolved(_closing(replace(state, fight=fight)))
        case VoidDeclaration(character, number):
            kept = {k: i for k, i in fight.intents.items() if i.character != character or i.number != number}
            return Evolved(replace(state, fight=replace(fight, intents=kept)))
        case ClassifyAction(intent, action, ranks) if intent in fight.intents:
            return Evolved(_classified(state, fight, fight.intents[intent], action, ranks))
        case _:
            return Evolved(state)


def _closing(state: SombreState) -> SombreState:
    """A sealed declaration is over once everybody has specified."""
    fight = state.fight
    if fight is None or fight.sealed is None or not fight.sealed.opened or any(unspecified(fight, fight.sealed)):
        return state
    return replace(state, fight=replace(fight, sealed=None))


def _classified(state: SombreState, fight: Fight, intent: Intent, action: ActionClass, ranks: int) -> SombreState:
    """SOM-TURN-10: distinct actions of who has but one all fail; SOM-TURN-15: what needs no die is done."""
    if action == "distinct":
        for each in fight.intents.values():
            if each.character == intent.character:
                state = with_intent(state, replace(each, action=action, void=True, resolved=True))
        return state
    done = action in ("auto_success", "auto_failure")
    failed = action == "auto_failure"
    return with_intent(
        state, replace(intent, action=action, ranks=ranks, resolved=intent.resolved or done, void=failed)
    )


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    fight = state.fight
    if fight is not None:
        for person in fight.fighters:
            yield from _declarations(offers, person)
    if fight is not None and is_gm(state, seat):
        yield from _rulings(offers, fight)


def _spec(state: SombreState, kind: IntentKind, target: str | None, weapon: str | None, aim: bool) -> Schema:
    fields: Schema = {"kind": one_of((kind,)), "text": text(), "elements": several(text(1), 0, 5), "skill": text()}
    required = ["kind"]
    for name, value in (("target", target), ("weapon", weapon)):
        if value is not None:
            fields[name] = one_of((value,))
            required.append(name)
    if aim:
        fields |= {"aim": one_of(ZONES), "refined": flag()}
        required.append("aim")
    if kind in ATTACKS:
        fields["limb"] = one_of((*ZONES, None))
    return {"type": "object", "properties": fields, "required": required, "additionalProperties": False}


def _specs(state: SombreState, person: str) -> Iterator[tuple[ActionSpec, Schema]]:
    """One for each kind, opponent, weapon and hand."""
    others = [c for c in (state.fight.fighters if state.fight else ()) if c != person]
    own = [i.id for i in state.items.values() if i.holder == person and i.weapon is not None]
    for kind in KINDS:
        meeting = kind in (*ATTACKS, *DEFENCES)
        targets: list[str | None] = [*others] if meeting else [None, *(others if kind in ("flee", "rise") else ())]
        for target in targets:
            for weapon in (None, *(own if kind in (*ATTACKS, "parry") else ())):
                yield ActionSpec(kind=kind, target=target, weapon=weapon), _spec(state, kind, target, weapon, False)
                if kind in ATTACKS:
                    aimed = ActionSpec(kind=kind, target=target, weapon=weapon, aim="trunk")
                    yield aimed, _spec(state, kind, target, weapon, True)
                for hand in ("right", "left") if kind in (*ATTACKS, "parry") else ():
                    handed = ActionSpec(kind=kind, target=target, weapon=weapon, hand=hand)
                    schema = _spec(state, kind, target, weapon, False)
                    schema["properties"]["hand"] = one_of((hand,))
                    yield handed, schema | {"required": [*schema["required"], "hand"]}


def _declarations(offers: Offers, person: str) -> Iterator[Move]:
    one = {"character": one_of((person,))}
    for kind in SEALS:
        yield from offers.move(SealIntentKind(person, kind), one | {"kind": one_of((kind,))})
    plain = ActionSpec(kind="none")
    if not any(offers.admits(c) for c in _probes(person, plain)):
        return
    for action, schema in _specs(offers.state, person):
        yield from offers.move(DeclareIntent(person, action), one | {"action": schema})
        yield from offers.move(SpecifyIntent(person, action), one | {"action": schema})


def _probes(person: str, plain: ActionSpec) -> Iterator[Command]:
    """May it declare at all?"""
    yield DeclareIntent(person, plain)
    for kind in ("none", "dodge", "strike"):
        yield SpecifyIntent(person, ActionSpec(kind=kind, target=None))


def _rulings(offers: Offers, fight: Fight) -> Iterator[Move]:
    state = offers.state
    groups: dict[int, list[str]] = {}
    for person in fight.fighters:
        if owes(state, fight, person) and not declared(fight, person):
            groups.setdefault(senses(state, person), []).append(person)
    for group in groups.values():
        for other in group[1:]:
            both = {"characters": {"const": [group[0], other]}}
            yield from offers.move(CallSealedDeclarations((group[0], other)), both)
    yield from offers.move(OpenSealedIntents())
    yield from offers.each(RuleHesitation, "character", fight.fighters)
    yield from offers.each(RevealNpcIntent, "intent", fight.intents)
    for intent in fight.intents.values():
        fields = {"character": one_of((intent.character,)), "number": one_of((intent.number,))}
        yield from offers.move(VoidDeclaration(intent.character, intent.number), fields)
    for action in CLASSES:
        named = {"action": one_of((action,))}
        yield from offers.each(ClassifyAction, "intent", fight.intents, named, action=action)
    complicated = {"action": one_of(("complex",)), "ranks": integer(1, MOST_RANKS)}
    yield from offers.each(ClassifyAction, "intent", fight.intents, complicated, action="complex", ranks=1)
    for person in fight.fighters:
        if state.characters[person].is_pc:
            continue
        for hidden in (True, False):
            fields = {"npc": one_of((person,)), "hidden": one_of((hidden,))}
            for spec, schema in _specs(state, person):
                sample = RecordNpcIntent(person, spec, hidden)
                yield from offers.move(sample, fields | {"action": schema})


CHAPTER = Chapter(
    commands={
        DeclareIntent: "IntentDeclared",
        CallSealedDeclarations: "SealedDeclarationsCalled",
        SealIntentKind: "IntentKindSealed",
        OpenSealedIntents: "SealedIntentsOpened",
        SpecifyIntent: "IntentSpecified",
        RecordNpcIntent: "NpcIntentRecorded",
        RevealNpcIntent: "NpcIntentShown",
        RuleHesitation: "HesitationRuled",
        VoidDeclaration: "DeclarationVoided",
        ClassifyAction: "ActionClassified",
    },
    completed={ReviewedIntent: "IntentFlagged"},
    players=frozenset({DeclareIntent, SealIntentKind, SpecifyIntent, ReviewedIntent}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
