"""The protagonists and their attachments, as their players make them before play begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, assert_never, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Name, Text
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, Schema, copy_fields, name_text, one_of, text
from domain.systems.innommable.state import guards
from domain.systems.innommable.state.start import is_new, is_protagonist
from domain.systems.innommable.state.state import (
    Announced,
    Attachment,
    AttachmentKind,
    Link,
    Mystery,
    Nature,
    Portrait,
    with_player,
)

RejectionReason = Literal["role_not_respected", "attachment_unfit", "other"]


class AnnounceSetting(Command, frozen=True, omit_defaults=True):
    """Tell the players where and when it happens and what their protagonists do there."""

    RULES = ("INN-CHAR-01",)
    place: Text
    period: Text
    role: Text
    context: Text | None = None


class CreateProtagonist(Command, frozen=True):
    """Create one's protagonist: no scores, no sheet, no bonus for being an expert (INN-CHAR-02)."""

    RULES = ("INN-CHAR-02",)
    name: Name
    appearance: Text
    temperament: Text
    origin: Text


class SetAttachment(Command, frozen=True):
    RULES = ("INN-CHAR-03",)
    label: Name
    kind: AttachmentKind
    description: Text


class DeclareLink(Command, frozen=True):
    RULES = ("INN-CHAR-04",)
    other: Id
    nature: Nature
    text: Text


class RejectProtagonist(Command, frozen=True):
    RULES = ("INN-CHAR-05",)
    seat: Id
    reason: RejectionReason


Making = AnnounceSetting | CreateProtagonist | SetAttachment | DeclareLink | RejectProtagonist


def decide(state: Mystery, act: Act, chance: Chance) -> Command:
    command: Making = act.command
    new = is_new(chance)
    match command:
        case AnnounceSetting():
            _check_announcement(state, act.seat, command)
        case CreateProtagonist():
            _check_protagonist(state, act.seat, command, new=new)
        case SetAttachment():
            _check_attachment(state, act.seat, command, new=new)
        case DeclareLink():
            _check_link(state, act.seat, command)
        case RejectProtagonist():
            _check_rejection(state, act.seat, command)
        case _:
            assert_never(command)
    return command


def _check_announcement(state: Mystery, seat: str, command: AnnounceSetting) -> None:
    """Refuse an announcement by another than the keeper, after setup, or with a blank (INN-CHAR-01). Raises Refused."""
    guards.keeper(state, seat, "INN-CHAR-01")
    guards.form(guards.filled(command.place, command.period, command.role), "INN-CHAR-01")
    guards.phase(state, "INN-CHAR-01", "setup")


def _check_protagonist(state: Mystery, seat: str, command: CreateProtagonist, *, new: bool) -> None:
    """Refuse a protagonist before the announcement, with a blank, or under another's name (INN-CHAR-02).

    Raises Refused.
    """
    guards.player(state, seat, "INN-CHAR-02")
    complete = guards.filled(command.name, command.appearance, command.temperament, command.origin)
    guards.form(complete, "INN-CHAR-02")
    guards.phase(state, "INN-CHAR-02", "setup")
    if state.announced is None:
        raise Refused("setting_not_announced", "INN-CHAR-01")
    if is_protagonist(state, command.name, new=new, but=seat):
        raise Refused("name_taken", "INN-CHAR-02")


def _check_attachment(state: Mystery, seat: str, command: SetAttachment, *, new: bool) -> None:
    """Refuse an attachment without a protagonist, with a blank, or that is a protagonist itself (INN-CHAR-03).

    Raises Refused.
    """
    own = guards.player(state, seat, "INN-CHAR-03")
    guards.form(guards.filled(command.label, command.description), "INN-CHAR-03")
    guards.phase(state, "INN-CHAR-03", "setup")
    if own.portrait is None:
        raise Refused("protagonist_missing", "INN-CHAR-03")
    if is_protagonist(state, command.label, new=new):
        raise Refused("attachment_is_protagonist", "INN-CHAR-03")


def _check_link(state: Mystery, seat: str, command: DeclareLink) -> None:
    """Refuse a link to oneself, with a blank, or where either end has no protagonist (INN-CHAR-04). Raises Refused."""
    own = guards.player(state, seat, "INN-CHAR-04")
    other = guards.seated(state, command.other, "INN-CHAR-04")
    guards.form(guards.filled(command.text), "INN-CHAR-04")
    guards.phase(state, "INN-CHAR-04", "setup")
    if command.other == seat:
        raise Refused("self_target", "INN-CHAR-04")
    if own.portrait is None or other.portrait is None:
        raise Refused("protagonist_missing", "INN-CHAR-04")


def _check_rejection(state: Mystery, seat: str, command: RejectProtagonist) -> None:
    """Refuse a rejection by another than the keeper, or of a protagonist or attachment that is not there (INN-CHAR-05).

    Raises Refused.
    """
    guards.keeper(state, seat, "INN-CHAR-05")
    target = guards.seated(state, command.seat, "INN-CHAR-05")
    guards.phase(state, "INN-CHAR-05", "setup")
    if target.portrait is None:
        raise Refused("protagonist_missing", "INN-CHAR-05")
    if command.reason == "attachment_unfit" and target.attachment is None:
        raise Refused("attachment_missing", "INN-CHAR-05")


def evolve(state: Mystery, event: Event) -> Evolved:
    command: Making = event.command
    if isinstance(command, AnnounceSetting):
        return Evolved(replace(state, announced=copy_fields(Announced, command)))
    seat = command.seat if isinstance(command, RejectProtagonist) else event.seat
    player = state.players.get(seat)
    if player is None:
        return Evolved(state)
    match command:
        case CreateProtagonist():
            player = replace(player, portrait=copy_fields(Portrait, command))
        case SetAttachment():
            player = replace(player, attachment=copy_fields(Attachment, command))
        case DeclareLink(other, nature, words):
            player = replace(player, links=(*player.links, Link(other, nature, words)))
        case RejectProtagonist(reason="attachment_unfit"):
            player = replace(player, attachment=None)
        case RejectProtagonist():
            player = replace(player, portrait=None, links=())
        case _:
            assert_never(command)
    return Evolved(with_player(state, seat, player))


def moves(state: Mystery, seat: str) -> Iterator[Move]:
    offers = Offers(state, seat, decide)
    setting = {"place": text(1), "period": text(1), "role": text(1), "context": text()}
    yield from offers.move(AnnounceSetting("-", "-", "-"), setting, ("context",))
    players = list(state.players)
    yield from offers.every(RejectProtagonist, {"seat": players, "reason": get_args(RejectionReason)})
    others = [portrait.name for owner, portrait in _portraits(state) if owner != seat]
    portrait = {name: text(1) for name in CreateProtagonist.__struct_fields__} | {"name": _but(others)}
    yield from offers.move(CreateProtagonist(_unlike(others), "-", "-", "-"), portrait)
    everybody = [portrait.name for _, portrait in _portraits(state)]
    attachment = {"label": _but(everybody), "kind": one_of(get_args(AttachmentKind)), "description": text(1)}
    yield from offers.move(SetAttachment(_unlike(everybody), "other", "-"), attachment)
    link = {"nature": one_of(get_args(Nature)), "text": text(1)}
    yield from offers.each(DeclareLink, "other", players, link, (), None, nature="explicit", text="-")


def _portraits(state: Mystery) -> Iterator[tuple[str, Portrait]]:
    for owner, player in state.players.items():
        if player.portrait:
            yield owner, player.portrait


def _but(names: list[str]) -> Schema:
    """Return the schema of a name other than these."""
    return name_text() | ({"not": {"enum": names}} if names else {})


def _unlike(names: list[str]) -> str:
    """Return a name longer than all of these together, hence none of them."""
    return "-" + "".join(names)


CHAPTER = Chapter(
    quiet=frozenset({CreateProtagonist, SetAttachment, DeclareLink}),
    commands={
        AnnounceSetting: "SettingAnnounced",
        CreateProtagonist: "ProtagonistCreated",
        SetAttachment: "AttachmentSet",
        DeclareLink: "LinkDeclared",
        RejectProtagonist: "ProtagonistRejected",
    },
    decide=decide,
    evolve=evolve,
    moves=moves,
)
