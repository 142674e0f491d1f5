"""The end of the story and the words around it: narration, epilogues, secrets that the keeper discloses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, one_of, perhaps, text
from domain.systems.innommable.scenes.departures import ENDED, end_game
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.sight import is_keeper
from domain.systems.innommable.state.situation import ELEMENTS, SLOTS, Disclosed, SecretItem
from domain.systems.innommable.state.state import PLAY, Mystery, Player, with_player

NarrationKind = Literal["outcome", "failure", "odd_behaviour", "last_scene", "comment"]


class DeclareDefused(Command, frozen=True, omit_defaults=True):
    """Declare the mystery defused, which ends the game (INN-END-02).

    The source is hampered at best, never wholly vanquished (INN-END-04).
    """

    RULES = ("INN-END-02", "INN-END-04")
    text: Text | None = None


class AddNarration(Command, frozen=True, omit_defaults=True):
    """Add to the record what was told at the table (INN-TAB-04). `ref`: the id of a resolution."""

    RULES = ("INN-TAB-04",)
    kind: NarrationKind
    text: Text
    ref: Id | None = None


class TellEpilogue(Command, frozen=True):
    RULES = ("INN-END-03",)
    text: Text


class DiscloseSecret(Command, frozen=True, omit_defaults=True):
    """Make a prepared item public. `plan_id`: the entry of the plan, for the item `information` alone."""

    RULES = ("INN-END-05",)
    item: SecretItem
    plan_id: Id | None = None


class CloseGame(Command, frozen=True):
    """Close the game after its epilogue: no score, no winner, nothing carried over (INN-END-06)."""

    RULES = ("INN-END-06",)


Ending = DeclareDefused | AddNarration | TellEpilogue | DiscloseSecret | CloseGame


def disclosed(state: Mystery) -> frozenset[str]:
    """Return the keys of the prepared items that have been made public (INN-END-05)."""
    return frozenset(state.disclosed)


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: Ending = act.command
    match command:
        case DeclareDefused():
            guards.keeper(state, act.seat, "INN-END-02")
            guards.phase(state, "INN-END-02")
            guards.not_suspended(state)
            guards.no_resolution(state)
        case AddNarration(_, words, ref):
            guards.voice(state, act.seat, "INN-TAB-04")
            known = ref is None or ref in _resolutions(state)
            guards.form(known and guards.filled(words), "INN-TAB-04")
            guards.phase(state, "INN-TAB-04", "setup", *PLAY, "epilogue")
            if state.phase == "setup":
                _check_presentation(state, act.seat, command)
        case TellEpilogue(words):
            _check_epilogue(state, act.seat, words)
        case DiscloseSecret():
            guards.keeper(state, act.seat, "INN-END-05")
            guards.form(_secret(state, command) is not None, "INN-END-05")
            guards.phase(state, "INN-END-05", "epilogue", "closed")
        case CloseGame():
            guards.keeper(state, act.seat, "INN-END-06")
            guards.phase(state, "INN-END-06", "epilogue")
            if state.ending == "all_out" and not state.epilogues:
                raise Refused("epilogue_missing", "INN-END-03")
        case _:
            assert_never(command)
    return command


def _check_presentation(state: Mystery, seat: str, command: AddNarration) -> None:
    """Refuse before play any narration but a comment by the keeper, or by a player who has a protagonist.

    INN-CHAR-02, INN-TAB-04: a player presents the own protagonist; there is nothing else to tell of. Raises Refused.
    """
    guards.form(command.kind == "comment", "INN-TAB-04")
    own = state.players.get(seat)
    if own is not None and own.portrait is None:
        raise Refused("protagonist_missing", "INN-CHAR-02")


def _resolutions(state: Mystery) -> dict[str, str]:
    known = {closed.id: closed.goal for closed in state.resolutions.values()}
    return known | ({state.resolution.id: state.resolution.goal} if state.resolution else {})


def teller(state: Mystery) -> str:
    """Return the role that tells the epilogue (INN-END-03).

    The keeper tells of the disaster when all are out; otherwise each player tells of the own protagonist.
    """
    return "gm" if state.ending == "all_out" else "player"


def _check_epilogue(state: Mystery, seat: str, words: str) -> None:
    """Refuse an epilogue from a seat of the other role, a second one, a blank one, or one too early (INN-END-03).

    Raises Refused.
    """
    guards.voice(state, seat, "INN-END-03")
    guards.form(guards.filled(words), "INN-END-03")
    guards.phase(state, "INN-END-03", "epilogue")
    if state.table.role(seat) != teller(state):
        raise Refused("not_your_role", "INN-END-03", "role")
    if seat in state.epilogues:
        raise Refused("already_told", "INN-END-03")


def _secret(state: Mystery, command: DiscloseSecret) -> Disclosed | None:
    """Return the prepared item as it reads now; None when nothing of the kind was prepared (INN-END-05)."""
    prepared = state.prepared
    if command.item == "information":
        entry = prepared.plan.get(command.plan_id or "")
        if entry is None:
            return None
        return Disclosed(entry.id, "information", text=entry.label, kind=entry.kind, planned=entry.dice)
    if command.plan_id is not None:
        return None
    if command.item == "dice_scheme":
        return Disclosed("dice_scheme", "dice_scheme", dice=prepared.scheme) if prepared.scheme else None
    for name in ELEMENTS:
        if command.item == name:
            element = prepared.situation.get(name)
            return Disclosed(name, name, element=element) if element else None
    for slot in SLOTS:
        if command.item == slot and slot in prepared.symptoms:
            return Disclosed(slot, slot, text=prepared.symptoms[slot])
    return None


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Ending = event.command
    match command:
        case DeclareDefused():
            return end_game(state, "defused", event.id)
        case AddNarration("odd_behaviour", _, ref) if event.seat in state.players:
            player = _settle_due(state.players[event.seat], ref)
            return Evolved(with_player(state, event.seat, player))
        case AddNarration():
            return Evolved(state)
        case TellEpilogue(words):
            return Evolved(replace(state, epilogues={**state.epilogues, event.seat: words}))
        case DiscloseSecret():
            found = _secret(state, command)
            return Evolved(replace(state, disclosed={**state.disclosed, found.key: found}) if found else state)
        case CloseGame():
            return Evolved(replace(state, phase="closed"))
        case _:
            assert_never(command)


def _settle_due(player: Player, ref: str | None) -> Player:
    """Clear one odd behaviour that the player owes, since it was told (INN-CONF-08, INN-CONF-12)."""
    owed = next((due for due in player.narration_due if ref in (None, due.resolution)), None)
    if owed is None:
        return player
    left = list(player.narration_due)
    left.remove(owed)
    return replace(player, narration_due=tuple(left))


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    kinds = [kind for kind in get_args(NarrationKind) if offers.admits(AddNarration(kind, "-"))]
    fields = {"kind": one_of(kinds), "text": text(1)}
    known = perhaps(_resolutions(state))
    yield from offers.each(AddNarration, "ref", known, fields, (), None, kind="comment", text="-")
    yield from offers.move(TellEpilogue("-"), {"text": text(1)})
    yield from offers.move(DeclareDefused(), {"text": text()}, ("text",))
    yield from offers.move(CloseGame())
    if is_keeper(state, seat):
        plan = perhaps({entry.id: entry.label for entry in state.prepared.plan.values()})
        yield from offers.every(DiscloseSecret, {"item": get_args(SecretItem), "plan_id": plan})


CHAPTER = Chapter(
    quiet=frozenset({AddNarration}),
    commands={
        DeclareDefused: "SituationDefused",
        AddNarration: "NarrationAdded",
        TellEpilogue: "EpilogueTold",
        DiscloseSecret: "SecretDisclosed",
        CloseGame: "GameClosed",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
    consequences=ENDED,
)
