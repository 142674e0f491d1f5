"""Experience: its phases, the worth of roleplay, and the purchases that players propose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, Word
from domain.base.refusal import Refused
from domain.game import Chapter, Evolved, Move, Offers, flag, integer, one_of, text
from domain.systems.sombre.characters.proposals import accepted, breaks_of, check_item
from domain.systems.sombre.characters.skills import COMMON
from domain.systems.sombre.characters.spending import purse
from domain.systems.sombre.state.character import Character, with_advancement, with_sheet
from domain.systems.sombre.state.sheet import Pending, SpendItem
from domain.systems.sombre.state.state import Experience, SombreState, with_character, with_table_advancement
from domain.systems.sombre.state.titles import OTHERS
from domain.systems.sombre.state.vocabulary import Pool
from domain.systems.sombre.table.guards import find, is_gm, own, player_character, visible

WORTH = {"poor": 0, "average": 1, "good": 2, "excellent": 3}
"""SOM-XP-02."""
MOST_BONUS = 100


class OpenExperiencePhase(Command, frozen=True):
    RULES = ("SOM-XP-01",)


class CloseExperiencePhase(Command, frozen=True):
    RULES = ("SOM-XP-01", "SOM-XP-05")


class AwardXp(Command, frozen=True):
    """Award experience points, by quality of play alone.

    `bonus`: for a somatisation well played. `seat`: instead of a character, when points are the player's.
    """

    RULES = ("SOM-XP-02", "SOM-XP-03", "SOM-XP-04")
    character: Id | None = None
    seat: Id | None = None
    quality: Literal["poor", "average", "good", "excellent"] | None = None
    bonus: int = 0


class ProposeSpend(Command, frozen=True):
    """Propose a purchase with experience.

    One level, a new skill (`levels`, with a `teacher` or alone), or a speciality of `base`.
    """

    RULES = ("SOM-XP-06", "SOM-XP-07", "SOM-XP-11", "SOM-XP-12", "SOM-XP-13", "SOM-XP-19")
    character: Id
    purchase: Literal["improve", "new_skill", "new_speciality"]
    title: Word
    pool: Pool = "xp"
    levels: int = 1
    teacher: bool = False
    base: str = ""
    contents: str = ""
    group: str = ""
    physical: bool = True
    waiver_reason: str = ""


ExperienceCommand = OpenExperiencePhase | CloseExperiencePhase | AwardXp | ProposeSpend


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: ExperienceCommand = act.command
    match command:
        case OpenExperiencePhase():
            if state.scene is not None:
                raise Refused("scene_open", "SOM-XP-01")
            worn = any(c.advancement.xp_senescence for c in state.characters.values())
            if state.phase == "experience" or (state.phase == "setup" and not worn):
                raise Refused("wrong_phase", "SOM-XP-01")
        case CloseExperiencePhase():
            if state.advancement.experience is None:
                raise Refused("not_experience_phase", "SOM-XP-01")
        case AwardXp():
            _check_award(state, command)
        case ProposeSpend():
            _check_spend(state, act.seat, command)
    return command


def _check_award(state: SombreState, command: AwardXp) -> None:
    if state.advancement.experience is None:
        raise Refused("not_experience_phase", "SOM-XP-01")
    if (command.character is None) == (command.seat is None):
        raise Refused("unknown_id", "SOM-XP-02", kind="missing")
    if not 0 <= command.bonus <= MOST_BONUS or (command.quality is None and not command.bonus):
        raise Refused("out_of_bounds", "SOM-XP-04")
    if command.seat is not None:
        if not state.options.xp_belongs_to_player:
            raise Refused("option_off", "SOM-XP-03")
        found = state.table.seat(command.seat)
        if found is None or found.role != "player":
            raise Refused("unknown_seat", "SOM-XP-03")
        awarded = command.seat in state.advancement.seats_awarded
    else:
        person = find(state, command.character or "")
        if not person.alive or not person.is_pc:
            raise Refused("not_alive", "SOM-XP-03")
        player_character(state, person.id)
        awarded = person.advancement.awarded
    if awarded and command.quality is not None:
        raise Refused("already_awarded", "SOM-XP-02")


def item_of(command: ProposeSpend) -> SpendItem:
    return SpendItem(
        command.purchase,
        command.title,
        command.pool,
        command.levels,
        command.teacher,
        command.base,
        command.contents,
        command.group,
        command.physical,
    )


def _check_spend(state: SombreState, seat: str, command: ProposeSpend) -> None:
    """Refuse a purchase outside an experience phase (SOM-XP-03, SOM-XP-06). Raises Refused.

    Where the points are the player's, creation allows it too.
    """
    person = own(state, seat, command.character)
    creating = _creates(state, person)
    if state.advancement.experience is None and not creating:
        raise Refused("not_experience_phase", "SOM-XP-06")
    if not creating:
        player_character(state, person.id)
    item = item_of(command)
    broken = breaks_of(person, item)
    if broken is not None and not command.waiver_reason.strip():
        raise broken
    check_item(state, person, item)


def _creates(state: SombreState, person: Character) -> bool:
    """Return whether the character is in creation and may spend the player's points there (SOM-XP-03)."""
    return not person.validated and state.options.xp_belongs_to_player


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case OpenExperiencePhase():
            return Evolved(_opened(state))
        case CloseExperiencePhase() if (open_phase := state.advancement.experience) is not None:
            return Evolved(replace(with_table_advancement(state, experience=None), phase=open_phase.interrupted))
        case AwardXp() as command:
            return Evolved(_awarded(state, command))
        case ProposeSpend() as command if command.character in state.characters:
            return _proposed(state, state.characters[command.character], command, event)
        case _:
            return Evolved(state)


def _opened(state: SombreState) -> SombreState:
    """Start a new phase, in which every limit per phase begins again; a creation counts as one phase (SOM-XP-03)."""
    number = state.advancement.phases_opened + 1
    people = {
        k: with_advancement(c, awarded=False, bought={}, closed_skills=frozenset()) if c.validated else c
        for k, c in state.characters.items()
    }
    opened = Experience(number, state.phase)
    state = with_table_advancement(state, experience=opened, phases_opened=number, seats_awarded=frozenset())
    return replace(state, phase="experience", characters=people)


def _awarded(state: SombreState, command: AwardXp) -> SombreState:
    amount = command.bonus + (WORTH[command.quality] if command.quality else 0)
    base = command.quality is not None
    if command.seat is not None:
        pool = {**state.advancement.seat_xp, command.seat: state.advancement.seat_xp.get(command.seat, 0) + amount}
        seats = state.advancement.seats_awarded | ({command.seat} if base else set())
        return with_table_advancement(state, seat_xp=pool, seats_awarded=seats)
    person = state.characters.get(command.character or "")
    if person is None:
        return state
    return with_character(
        state,
        with_advancement(person, xp=person.advancement.xp + amount, awarded=person.advancement.awarded or base),
    )


def _proposed(state: SombreState, person: Character, command: ProposeSpend, event: Event) -> Evolved:
    item = item_of(command)
    broken = breaks_of(person, item)
    if is_gm(state, event.seat):
        return accepted(state, person, item, event.id, (), None)
    pending = Pending(item, command.waiver_reason, broken.code if broken is not None else "")
    return Evolved(with_character(state, with_sheet(person, pending={**person.sheet.pending, event.id: pending})))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.move(OpenExperiencePhase())
    yield from offers.move(CloseExperiencePhase())
    if state.advancement.experience is not None:
        yield from _awards(offers)
    for person in visible(state, seat).values():
        mine = person.seat == seat or (person.seat is None and is_gm(state, seat))
        if mine and (state.advancement.experience is not None or _creates(state, person)):
            yield from _spend_moves(offers, person)


def _awards(offers: Offers) -> Iterable[Move]:
    worth = {"quality": one_of(tuple(WORTH)), "bonus": integer(0, MOST_BONUS)}
    bonus = {"bonus": integer(1, MOST_BONUS)}
    seats = [s.id for s in offers.state.table.with_role("player")]
    for field, values in (("character", list(visible(offers.state, offers.seat))), ("seat", seats)):
        yield from offers.each(AwardXp, field, values, worth, ("bonus",), quality="good")
        yield from offers.each(AwardXp, field, values, bonus, bonus=1)


def _spend_moves(offers: Offers, person: Character) -> Iterable[Move]:
    one = {"character": one_of((person.id,))}
    for pool in (pool for pool in get_args(Pool) if purse(offers.state, person, pool) > 0):
        paid = one | {"pool": one_of((pool,))}
        titles = [*COMMON, *(s.title for s in person.sheet.skills)]
        improving = {"character": person.id, "purchase": "improve", "pool": pool}
        fields = paid | {"purchase": one_of(("improve",))}
        yield from offers.each(ProposeSpend, "title", titles, fields, (), None, **improving)
        learning = {"character": person.id, "purchase": "new_skill", "pool": pool, "physical": False}
        fields = paid | {
            "purchase": one_of(("new_skill",)),
            "contents": text(),
            "teacher": flag(),
            "physical": one_of((False,)),
        }
        yield from offers.each(ProposeSpend, "title", OTHERS, fields, ("contents", "teacher"), None, **learning)
        for base in (s.title for s in person.sheet.skills):
            fields = paid | {
                "purchase": one_of(("new_speciality",)),
                "base": one_of((base,)),
                "title": text(1),
            }
            sample = ProposeSpend(person.id, "new_speciality", "-", pool, base=base)
            yield from offers.move(sample, fields)


CHAPTER = Chapter(
    commands={
        OpenExperiencePhase: "ExperiencePhaseOpened",
        CloseExperiencePhase: "ExperiencePhaseClosed",
        AwardXp: "XpAwarded",
        ProposeSpend: "SpendProposed",
    },
    players=frozenset({ProposeSpend}),
    decide=decide,
    evolve=evolve,
    moves=moves,
)
