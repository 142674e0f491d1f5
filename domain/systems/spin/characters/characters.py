"""Characters: one protagonist for each player, npcs for the gm, bosses among them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, NameText
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, name_text, one_of
from domain.systems.spin.state.state import Canvas, Character, Spin
from domain.systems.spin.table.guards import bad, blank, require, require_gm, require_owner, unknown
from domain.systems.spin.table.purse import with_character
from domain.systems.spin.table.roles import is_player, player_seats
from domain.systems.spin.table.sight import visible

LATER = ("presentation", "narrative")


class CreateCharacter(Command, frozen=True):
    """Create a protagonist of one's own, or an npc of the gm's.

    `seat`: for whom, when the gm acts for an absent seat.
    """

    RULES: ClassVar = ("SPI-SESS-05", "SPI-SESS-06", "SPI-SESS-14")
    name: NameText
    kind: Literal["protagonist", "npc"] = "protagonist"
    seat: Id | None = None


class AllowNewCharacter(Command, frozen=True):
    """Allow a seat to bring a new protagonist."""

    RULES: ClassVar = ("SPI-SESS-14",)
    seat: Id


class MarkBoss(Command, frozen=True):
    """Mark an npc as an important adversary: it may have gauges from now on."""

    RULES: ClassVar = ("SPI-BOSS-01",)
    npc: Id


class SetBossVeto(Command, frozen=True):
    """Forbid, or no longer forbid, the elimination of a boss, for the sake of the plot."""

    RULES: ClassVar = ("SPI-BOSS-01",)
    npc: Id
    veto: bool


CharacterCommand = CreateCharacter | AllowNewCharacter | MarkBoss | SetBossVeto


def decide(state: Spin, act: Act, chance: Chance) -> Command:
    command: CharacterCommand = act.command
    match command:
        case CreateCharacter():
            return _create(state, act.seat, command)
        case AllowNewCharacter(seat):
            require_gm(state, act.seat, "SPI-SESS-14")
            if not is_player(state, seat):
                raise unknown("SPI-SESS-14")
            free = state.phase in LATER and not _plays(state, seat) and seat not in state.consents
            require(free, Refused("wrong_phase", "SPI-SESS-14"))
            return command
        case MarkBoss(npc):
            _npc(state, act.seat, npc, "npc")
            return command
        case SetBossVeto(boss, veto):
            found = _npc(state, act.seat, boss, "boss")
            require(found.veto != veto, Refused("wrong_phase", "SPI-BOSS-01"))
            return command


def _npc(state: Spin, seat: str, character: str, kind: str) -> Character:
    require_gm(state, seat, "SPI-BOSS-01")
    found = state.characters.get(character)
    if found is None:
        raise unknown("SPI-BOSS-01")
    if found.kind == "protagonist":
        raise bad("SPI-BOSS-01")
    require(found.kind == kind, Refused("wrong_phase", "SPI-BOSS-01"))
    require(not found.ended, Refused("character_ended", "SPI-BOSS-01"))
    return found


def _plays(state: Spin, seat: str) -> bool:
    """Return whether the seat has a protagonist in play."""
    return any(c.owner == seat and c.kind == "protagonist" and not c.ended for c in state.characters.values())


def _create(state: Spin, seat: str, command: CreateCharacter) -> CreateCharacter:
    """Refuse a second protagonist of a seat in creation (SPI-SESS-05), or a later one without consent (SPI-SESS-14).

    Raises Refused.
    """
    if command.kind == "npc":
        require_gm(state, seat, "SPI-SESS-05")
        if command.seat is not None:
            raise bad("SPI-SESS-05")
    else:
        owner = seat if command.seat is None else command.seat
        if command.seat is not None and not is_player(state, command.seat):
            raise unknown("SPI-SESS-05")
        if not is_player(state, owner):
            raise Refused("not_owner", "SPI-SESS-05", "role")
        require_owner(state, seat, owner, "SPI-SESS-05")
        require(state.phase == "creation" or state.phase in LATER, Refused("wrong_phase", "SPI-SESS-05"))
    require(not blank(command.name), Refused("name_required", "SPI-SESS-06"))
    if command.kind == "protagonist":
        owner = seat if command.seat is None else command.seat
        welcome = owner in state.consents if state.phase in LATER else not _plays(state, owner)
        require(welcome, Refused("no_consent", "SPI-SESS-14"))
    return command


def evolve(state: Spin, event: Event) -> Evolved:
    command: CharacterCommand = event.command
    match command:
        case CreateCharacter():
            return Evolved(_created(state, event, command))
        case AllowNewCharacter(seat):
            return Evolved(replace(state, consents=state.consents | {seat}))
        case MarkBoss(npc):
            return _replaced(state, npc, kind="boss")
        case SetBossVeto(boss, veto):
            return _replaced(state, boss, veto=veto)


def _replaced(state: Spin, character: str, **changes: object) -> Evolved:
    found = state.characters.get(character)
    return Evolved(with_character(state, replace(found, **changes)) if found else state)


def _created(state: Spin, event: Event, command: CreateCharacter) -> Spin:
    """Add the character without fortunes and with its Personnage canvas."""
    owner = event.seat if command.seat is None else command.seat
    hero = command.kind == "protagonist"
    canvas = Canvas(f"{event.id}.1", "character", command.name, owner if hero else None, event.id)
    made = Character(
        id=event.id,
        name=command.name,
        kind=command.kind,
        owner=owner,
        canvas=canvas.id,
        fresh=hero and state.phase in LATER,
    )
    return replace(
        with_character(state, made),
        canvases={**state.canvases, canvas.id: canvas},
        consents=state.consents - {owner} if hero else state.consents,
    )


def moves(state: Spin, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    mine = {"name": name_text(), "kind": one_of(["protagonist"]), "seat": one_of([seat])}
    yield from offers.move(CreateCharacter("?"), mine, ("kind", "seat"))
    yield from offers.move(CreateCharacter("?", "npc"), {"name": name_text(), "kind": one_of(["npc"])})
    players = player_seats(state)
    others = [s for s in players if s != seat]
    theirs = {"name": name_text(), "kind": one_of(["protagonist"])}
    yield from offers.each(CreateCharacter, "seat", others, theirs, ("kind",), name="?")
    yield from offers.each(AllowNewCharacter, "seat", players)
    names = {c.id: c.name for c in visible(state, seat).values()}
    yield from offers.each(MarkBoss, "npc", names)
    for veto in (True, False):
        yield from offers.each(SetBossVeto, "npc", names, {"veto": flag() | {"const": veto}}, veto=veto)


CHAPTER = Chapter(
    commands={
        CreateCharacter: "CharacterCreated",
        AllowNewCharacter: "NewCharacterAllowed",
        MarkBoss: "BossMarked",
        SetBossVeto: "BossVetoSet",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
)
