"""The end of the story and what is told around it: narration, epilogues, secrets that the keeper discloses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never

from msgspec.structs import replace

from domain.game import Chapter, Evolved, Move, one_of, text
from domain.game.chance import Chance
from domain.game.events import Act, Command, Event, Id
from domain.game.refusal import Refused
from domain.systems.innommable import guards
from domain.systems.innommable.scenes.departures import end_game
from domain.systems.innommable.situation import ELEMENTS, SLOTS, Disclosed, SecretItem
from domain.systems.innommable.state import PLAY, Mystery, Player, told, with_player

NarrationKind = Literal["outcome", "failure", "odd_behaviour", "last_scene", "comment"]


class DeclareDefused(Command, frozen=True, omit_defaults=True):
    """INN-END-02; INN-END-04: hampered at best, the source is never wholly vanquished."""

    RULES = ("INN-END-02", "INN-END-04")
    text: str | None = None


class AddNarration(Command, frozen=True, omit_defaults=True):
    """INN-TAB-04: what was told at the table, for who wants it in the record. `ref` names a resolution."""

    RULES = ("INN-TAB-04",)
    kind: NarrationKind
    text: str
    ref: Id | None = None


class TellEpilogue(Command, frozen=True):
    RULES = ("INN-END-03",)
    text: str


class DiscloseSecret(Command, frozen=True, omit_defaults=True):
    """`plan_id` goes with `information` alone."""

    RULES = ("INN-END-05",)
    item: SecretItem
    plan_id: Id | None = None


class CloseGame(Command, frozen=True):
    """INN-END-06: no score, no winner, nothing carried over."""

    RULES = ("INN-END-06",)


Ending = DeclareDefused | AddNarration | TellEpilogue | DiscloseSecret | CloseGame


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
            guards.phase(state, "INN-TAB-04", *PLAY, "epilogue")
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


def _resolutions(state: Mystery) -> dict[str, str]:
    known = {closed.id: closed.goal for closed in state.resolutions.values()}
    return known | ({state.resolution.id: state.resolution.goal} if state.resolution else {})


def teller(state: Mystery) -> str:
    """INN-END-03: the keeper tells of the disaster, or each player of one's own protagonist."""
    return "gm" if state.ending == "all_out" else "player"


def _check_epilogue(state: Mystery, seat: str, words: str) -> None:
    """INN-END-03."""
    guards.voice(state, seat, "INN-END-03")
    guards.form(guards.filled(words), "INN-END-03")
    guards.phase(state, "INN-END-03", "epilogue")
    if state.table.role(seat) != teller(state):
        raise Refused("not_your_role", "INN-END-03", "role")
    if seat in state.epilogues:
        raise Refused("already_told", "INN-END-03")


def _secret(state: Mystery, command: DiscloseSecret) -> Disclosed | None:
    """INN-END-05: the prepared item as it reads now; None when nothing of the kind was prepared."""
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
            return told(with_player(state, event.seat, player))
        case AddNarration():
            return told(state)
        case TellEpilogue(words):
            return told(replace(state, epilogues={**state.epilogues, event.seat: words}))
        case DiscloseSecret():
            found = _secret(state, command)
            return told(replace(state, disclosed={**state.disclosed, found.key: found}) if found else state)
        case CloseGame():
            return told(replace(state, phase="closed"))
        case _:
            assert_never(command)


def _settle_due(player: Player, ref: str | None) -> Player:
    """INN-CONF-08, INN-CONF-12: telling an odd behaviour clears one that is owed."""
    owed = next((due for due in player.narration_due if ref in (None, due.resolution)), None)
    if owed is None:
        return player
    left = list(player.narration_due)
    left.remove(owed)
    return replace(player, narration_due=tuple(left))


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    role = state.table.role(seat)
    if role not in ("gm", "player"):
        return
    if state.phase in (*PLAY, "epilogue"):
        yield _narration_move(state)
    if state.phase == "epilogue" and role == teller(state) and seat not in state.epilogues:
        yield Move(command=TellEpilogue, fields={"text": text(1)}, rules=TellEpilogue.RULES)
    if role == "gm":
        yield from _keeper_moves(state)


def _narration_move(state: Mystery) -> Move:
    kinds = one_of(("outcome", "failure", "odd_behaviour", "last_scene", "comment"))
    fields = {"kind": kinds, "text": text(1)}
    known = _resolutions(state)
    if known:
        fields["ref"] = one_of(known)
    return Move(
        command=AddNarration,
        fields=fields,
        optional=frozenset({"ref"} if known else ()),
        rules=AddNarration.RULES,
    )


def _keeper_moves(state: Mystery) -> Iterator[Move]:
    if state.phase in PLAY and state.aside is None and state.resolution is None:
        yield Move(
            command=DeclareDefused, fields={"text": text()}, optional=frozenset({"text"}), rules=DeclareDefused.RULES
        )
    if state.phase == "epilogue" and (state.ending == "defused" or state.epilogues):
        yield Move(command=CloseGame, rules=CloseGame.RULES)
    if state.phase in ("epilogue", "closed"):
        items = [*state.prepared.situation, *state.prepared.symptoms]
        scheme = ["dice_scheme"] if state.prepared.scheme else []
        yield Move(command=DiscloseSecret, fields={"item": one_of([*items, *scheme])}, rules=DiscloseSecret.RULES)
        plan = {entry.id: entry.label for entry in state.prepared.plan.values()}
        if plan:
            fields = {"item": one_of(["information"]), "plan_id": one_of(plan)}
            yield Move(command=DiscloseSecret, fields=fields, rules=DiscloseSecret.RULES)


CHAPTER = Chapter(
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
)
