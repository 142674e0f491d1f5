"""Rulings of the game master on intents: those of NPCs, hesitation, declarations taken back, and their class."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, integer, one_of
from domain.systems.sombre.combat.attacks.declaration_order import (
    actions_of,
    closing,
    declared,
    in_sealed,
    next_number,
    owes,
)
from domain.systems.sombre.combat.declarations.immediate_effects import overheard
from domain.systems.sombre.combat.declarations.intent_moves import KINDS, npc_intents
from domain.systems.sombre.combat.declarations.legality import check_animal_intent, check_form
from domain.systems.sombre.combat.resolution.outcomes import after_attack, after_duel, after_ruling, settle_intent
from domain.systems.sombre.condition.battle import fighting, weapon_of, with_intent
from domain.systems.sombre.mind.npcs import find_npc
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ATTACKS, ActionClass, ActionSpec, Intent, IntentKind
from domain.systems.sombre.state.state import Fight, SombreState
from domain.systems.sombre.table.guards import find, held_or_gm, is_gm

MOST_RANKS = 5
TAUGHT = frozenset(
    {"strike", "grab", "tackle", "aggravate", "dodge", "flee", "rise", "let_go", "tear_loose", "move", "free", "none"}
)
"""SOM-ANIMAL-08, A78: what a player may have its animal do; it handles nothing."""
IDLE: tuple[IntentKind, ...] = ("let_go", "none")
"""Kinds of intents that take no action (SOM-MELEE-21), in the order of `KINDS`."""
CLASSES: tuple[ActionClass, ...] = ("auto_success", "auto_failure", "roll", "long", "distinct")


class RecordNpcIntent(Command, frozen=True):
    """Record the intent of an NPC, by the game master; of a trained animal, by the player whose it is."""

    RULES = ("SOM-TURN-07",)
    npc: Id
    action: ActionSpec
    hidden: bool = False


class RevealNpcIntent(Command, frozen=True):
    RULES = ("SOM-TURN-07",)
    intent: Id


class RuleHesitation(Command, frozen=True):
    RULES = ("SOM-TURN-08",)
    character: Id


class VoidDeclaration(Command, frozen=True):
    """Void a declaration; the character declares again."""

    RULES = ("SOM-TURN-09",)
    character: Id
    number: int = 1


class ClassifyAction(Command, frozen=True):
    """Rule on the class of a declared action, and on its ranks.

    `ranks`: one for each thing that complicates it. Distinct actions: all of them fail. `suits`: the Advantage of the
    sheet by which a weapon too heavy can be used, where a roll is due.
    """

    RULES = ("SOM-TURN-10", "SOM-TURN-15", "SOM-TURN-16", "SOM-TURN-20", "SOM-TURN-21", "SOM-DAMAGE-13")
    intent: Id
    action_class: ActionClass
    ranks: int = 0
    suits: Id | None = None


RulingCommand = RecordNpcIntent | RevealNpcIntent | RuleHesitation | VoidDeclaration | ClassifyAction


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: RulingCommand = act.command
    match command:
        case RecordNpcIntent():
            _check_npc(state, act.seat, command)
        case RevealNpcIntent(intent):
            found = fighting(state, "SOM-TURN-07", 1, 2).intents.get(intent)
            if found is None or not found.hidden or not state.characters[found.character].known:
                raise Refused("unknown_id", "SOM-TURN-07", kind="missing")
        case ClassifyAction():
            _check_class(state, fighting(state, "SOM-TURN-15", 1, 2), command)
        case RuleHesitation(character):
            _check_hesitation(state, fighting(state, "SOM-TURN-08", 1), character)
        case VoidDeclaration(character, number):
            fight = fighting(state, "SOM-TURN-09", 1)
            if not any(i.character == character and i.number == number for i in fight.intents.values()):
                raise Refused("unknown_id", "SOM-TURN-09", kind="missing")
    return command


def _check_npc(state: SombreState, seat: str, command: RecordNpcIntent) -> None:
    """Check an NPC's intent; a player declares for its animal in phase 1, for all to hear (A78). Raises Refused."""
    fight = fighting(state, "SOM-TURN-07", *((1, 2) if is_gm(state, seat) else (1,)))
    held_or_gm(state, seat, command.npc)
    person = find_npc(state, command.npc)
    if command.hidden and person.played:
        raise Refused("out_of_bounds", "SOM-TURN-07")
    if not person.alive:
        raise Refused("not_alive", "SOM-CHAR-12")
    if person.id in fight.surprised:
        raise Refused("incapacitated", "SOM-MELEE-44")
    if person.id not in fight.fighters or (not command.hidden and not person.known):
        raise Refused("out_of_bounds", "SOM-TURN-07")
    _legal(state, seat, person.id, command.action)


def _spent(fight: Fight, npc: Character) -> bool:
    """Return whether the NPC has declared as many actions as it has in a Turn (SOM-TURN-10, SOM-ANIMAL-02, A79)."""
    allowed = max(actions_of(fight, npc.id), npc.animal.actions if npc.animal is not None else 1)
    own = (i for i in fight.intents.values() if i.character == npc.id and i.spec.kind not in IDLE)
    return sum(1 for _ in own) >= allowed


def _kinds_left(fight: Fight, npc: Character) -> Iterable[IntentKind]:
    return IDLE if _spent(fight, npc) else KINDS


def _legal(state: SombreState, seat: str, npc: str, action: ActionSpec) -> None:
    """Check the form of an NPC's action, and that the NPC has an action left. Raises Refused."""
    _check_form(state, seat, npc, action)
    if action.kind not in IDLE and _spent(fighting(state, "SOM-TURN-07"), state.characters[npc]):
        raise Refused("too_many_actions", "SOM-TURN-10")


def _check_form(state: SombreState, seat: str, npc: str, action: ActionSpec) -> None:
    person, fight = state.characters[npc], fighting(state, "SOM-TURN-07")
    target = state.characters.get(action.target or "")
    check_form(state, person, action, known=target is not None and (target.known or is_gm(state, seat)))
    check_animal_intent(fight, person, action)
    if not is_gm(state, seat) and (action.kind not in TAUGHT or action.weapon is not None):
        raise Refused("out_of_bounds", "SOM-ANIMAL-08")


def _check_class(state: SombreState, fight: Fight, command: ClassifyAction) -> None:
    found = fight.intents.get(command.intent)
    if found is None:
        raise Refused("unknown_id", "SOM-TURN-15", kind="missing")
    if found.resolved or any(c.subject == found.id for c in state.dice.calls.values()):
        raise Refused("already_resolved", "SOM-TURN-15")
    if command.action_class.startswith("auto") and fight.phase != 2:
        raise Refused("wrong_phase", "SOM-TURN-15")
    least, most = (1, MOST_RANKS) if command.action_class == "complex" else (0, 0)
    if not least <= command.ranks <= most:
        raise Refused("out_of_bounds", "SOM-TURN-16")
    if command.suits is not None:
        _check_advantage(state, found, command)


def _check_advantage(state: SombreState, intent: Intent, command: ClassifyAction) -> None:
    """Refuse what is no Advantage of the sheet, or not for an attack with a chainsaw (SOM-DAMAGE-13).

    Raises Refused.
    """
    own = {t.id for t in state.characters[intent.character].sheet.traits if t.kind == "advantage"}
    attack = intent.spec.kind in ATTACKS and weapon_of(state, intent).category == "chainsaw"
    if command.suits not in own or not attack or command.action_class not in ("roll", "complex"):
        raise Refused("out_of_bounds", "SOM-DAMAGE-13")


def _check_hesitation(state: SombreState, fight: Fight, character: str) -> None:
    find(state, character)
    if character in fight.hesitating or declared(fight, character):
        raise Refused("already_declared", "SOM-TURN-08")
    if not owes(state, fight, character) and not in_sealed(state, fight, character):
        raise Refused("out_of_bounds", "SOM-TURN-08")


def evolve(state: SombreState, event: Event) -> Evolved:
    fight = state.fight
    if fight is None:
        return Evolved(state)
    match event.command:
        case RecordNpcIntent(npc, action, hidden):
            number = next_number(fight, npc)
            made = Intent(id=event.id, character=npc, spec=action, number=number, npc=True, hidden=hidden)
            return overheard(state, replace(made, resolved=action.kind == "none"))
        case RevealNpcIntent(intent) if intent in fight.intents:
            return Evolved(replace(state, fight=_announced(fight, fight.intents[intent])))
        case RuleHesitation(character):
            fight = replace(fight, hesitating=fight.hesitating | {character})
            return Evolved(closing(replace(state, fight=fight)))
        case VoidDeclaration(character, number):
            kept = {k: i for k, i in fight.intents.items() if i.character != character or i.number != number}
            return Evolved(replace(state, fight=replace(fight, intents=kept)))
        case ClassifyAction(intent) as command if intent in fight.intents:
            return _classified(state, fight, fight.intents[intent], command, event.id)
        case _:
            return Evolved(state)


def _announced(fight: Fight, intent: Intent) -> Fight:
    """Return the fight with a hidden intent declared now, after its NPC's others (SOM-TURN-07, SOM-TURN-11).

    So its place does not reveal when the game master wrote it down.
    """
    others = {k: replace(i, number=i.number - _after(i, intent)) for k, i in fight.intents.items() if k != intent.id}
    last = intent.number + sum(_after(i, intent) for i in fight.intents.values())
    return replace(fight, intents={**others, intent.id: replace(intent, hidden=False, number=last)})


def _after(other: Intent, intent: Intent) -> bool:
    return other.character == intent.character and other.number > intent.number


def _classified(state: SombreState, fight: Fight, intent: Intent, command: ClassifyAction, event_id: str) -> Evolved:
    """Class an intent: distinct actions all fail (SOM-TURN-10), what needs no die is done (SOM-TURN-15).

    The game master classes as distinct the actions of a character that has but one.
    """
    action = command.action_class
    classed = replace(intent, action=action, ranks=command.ranks, suits=command.suits or "")
    match action:
        case "distinct":
            for each in fight.intents.values():
                if each.character == intent.character:
                    state = with_intent(state, replace(each, action=action, void=True, resolved=True))
            return Evolved(state)
        case "auto_success" | "auto_failure":
            state = with_intent(state, classed)
            return settle_intent(state, intent.id, action == "auto_success", 0, event_id)
        case _:
            return Evolved(with_intent(state, classed))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    fight = state.fight
    if fight is None:
        return
    offers = Offers(state, seat, decide)
    if is_gm(state, seat):
        yield from _rulings(offers, fight)
    yield from npc_intents(offers, fight, RecordNpcIntent, _kinds_left, _check_form)


def _rulings(offers: Offers, fight: Fight) -> Iterator[Move]:
    yield from offers.each(RuleHesitation, "character", fight.fighters)
    yield from offers.each(RevealNpcIntent, "intent", fight.intents)
    for intent in fight.intents.values():
        fields = {"character": one_of((intent.character,)), "number": one_of((intent.number,))}
        yield from offers.move(VoidDeclaration(intent.character, intent.number), fields)
    yield from _classes(offers, fight)


def _classes(offers: Offers, fight: Fight) -> Iterator[Move]:
    for action in CLASSES:
        named = {"action_class": one_of((action,))}
        yield from offers.each(ClassifyAction, "intent", fight.intents, named, action_class=action)
    complicated = {"action_class": one_of(("complex",)), "ranks": integer(1, MOST_RANKS)}
    yield from offers.each(ClassifyAction, "intent", fight.intents, complicated, action_class="complex", ranks=1)
    for intent in fight.intents.values():
        for trait in offers.state.characters[intent.character].sheet.traits:
            fields = {"intent": one_of((intent.id,)), "suits": one_of((trait.id,)), "action_class": one_of(("roll",))}
            yield from offers.move(ClassifyAction(intent.id, "roll", suits=trait.id), fields)
            hard = fields | {"action_class": one_of(("complex",)), "ranks": integer(1, MOST_RANKS)}
            yield from offers.move(ClassifyAction(intent.id, "complex", 1, trait.id), hard)


CHAPTER = Chapter(
    commands={
        RecordNpcIntent: "NpcIntentRecorded",
        RevealNpcIntent: "NpcIntentShown",
        RuleHesitation: "HesitationRuled",
        VoidDeclaration: "DeclarationVoided",
        ClassifyAction: "ActionClassified",
    },
    players=frozenset({RecordNpcIntent}),
    after_roll={"attack": after_attack, "defence": after_attack},
    after_opposition={"attack": after_duel, "defence": after_duel},
    after_procedure={"intent": after_ruling},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
