"""Views of health: distress, comas, sleep, care and fictional time."""

from __future__ import annotations

import msgspec

from domain.base.events import Id, Moment, Word
from domain.systems.sombre.condition.collapse import consciousness, named_stage
from domain.systems.sombre.health import fatigue
from domain.systems.sombre.health.gas import GAS, gas_ranks
from domain.systems.sombre.state.body import Attempt, Body, Environment, LongAction
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.table.guards import is_gm, plays, visible
from projections.sombre.views.screen import BodyGmView, body_for_gm
from projections.sombre.views.sheets import alive_seen
from projections.sombre.views.visibility import reads_sheet


class BodyPagesView(msgspec.Struct, frozen=True):
    """A character's body on page 3 of the sheet. `stage` and `label` are null while the gauge is behind the screen."""

    stage: Word | None
    label: Word | None
    marks: dict[str, int]
    torn: tuple[Word, ...]


class BodyOwnView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of a body that its owner reads besides.

    `daze` and `gas`: ranks. `daze_until`: when a die of the owner's ends it.
    """

    care: Word
    daze: int
    gas: int
    infected: bool
    suspended_once: bool
    fatigue_held: bool
    daze_until: Moment | None = None


class LongView(msgspec.Struct, frozen=True):
    """A long action that runs.

    `actions`: how many, if announced, or the game master's. `rising`: it ends on one's feet.
    """

    text: str
    done: int
    actions: int | None
    interrupted: bool
    rising: bool


class BodyView(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a character's body.

    `distress` and `consciousness` of an NPC are the game master's; `revealed` is what he said of it. `backs`: to whom
    the character turns its back.
    """

    character: Id
    distress: Word | None
    suspended: bool
    consciousness: Word | None
    prone: bool
    conditions: tuple[Word, ...]
    backs: tuple[Id, ...]
    long: LongView | None
    revealed: str
    pages: BodyPagesView | None
    own: BodyOwnView | None
    keeper: BodyGmView | None


class AttemptView(msgspec.Struct, frozen=True):
    id: Id
    character: Id
    target: Id
    skill: Word


class HealthView(msgspec.Struct, frozen=True):
    """The view of health: fictional time, bodies and attempts at care.

    `clock`: fictional minutes and `second`, if the table may see it. `environment`, and admissions: the game master's.
    """

    clock: int | None
    second: int | None
    bodies: tuple[BodyView, ...]
    attempts: tuple[AttemptView, ...]
    environment: Environment | None


def health(state: SombreState, seat: str) -> HealthView:
    keeper = is_gm(state, seat)
    return HealthView(
        clock=state.time.clock if keeper or state.options.clock_visible else None,
        second=state.time.second if keeper or state.options.clock_visible else None,
        bodies=tuple(_body(state, seat, person) for person in visible(state, seat).values()),
        attempts=tuple(
            AttemptView(a.id, a.character, a.target, a.skill)
            for a in state.attempts.values()
            if keeper or _public(state, a)
        ),
        environment=state.environment if keeper else None,
    )


def _public(state: SombreState, attempt: Attempt) -> bool:
    """Return whether everybody may know of the attempt: care by a player character, of people whom the table knows.

    An NPC's attempt is the game master's: it may have begun before the table knew of it (SOM-NPC-09).
    """
    person, target = state.characters.get(attempt.character), state.characters.get(attempt.target)
    treating = attempt.kind == "treat" and person is not None and person.is_pc
    return treating and all(each is not None and each.known for each in (person, target))


def _body(state: SombreState, seat: str, person: Character) -> BodyView:
    keeper = is_gm(state, seat)
    body = person.body
    running = body.distress if keeper or person.is_pc else None
    awake = consciousness(person) if keeper or alive_seen(state, seat, person) is not None else None
    return BodyView(
        character=person.id,
        distress=running.speed if running else None,
        suspended=running is not None and running.until is not None,
        consciousness=awake,
        prone=body.prone and (keeper or body.prone_known),
        conditions=tuple(sorted(body.conditions | ({GAS} if gas_ranks(person) else set()))),
        backs=tuple(c for c in visible(state, seat) if c in body.backs) if body.backs else (),
        long=_long(body, keeper),
        revealed=body.revealed,
        pages=_pages(state, seat, person) if reads_sheet(state, seat, person) else None,
        own=_own(person) if plays(state, seat, person) else None,
        keeper=body_for_gm(body) if keeper else None,
    )


def _long(body: Body, keeper: bool) -> LongView | None:
    running: LongAction | None = body.long
    if running is None:
        return None
    actions = running.actions if keeper or running.announced else None
    return LongView(running.text, running.done, actions, running.interrupted, running.rising)


def _pages(state: SombreState, seat: str, person: Character) -> BodyPagesView:
    held = "fatigue" in person.held and not is_gm(state, seat)
    stage = None if held else named_stage(state, person.body.stage)
    label = None if held else fatigue.label(len(person.gauges.fatigue))
    return BodyPagesView(stage, label, dict(person.body.marks), tuple(sorted(person.body.torn)))


def _own(person: Character) -> BodyOwnView:
    body = person.body
    return BodyOwnView(
        care=body.care,
        daze=body.daze.ranks if body.daze else 0,
        gas=gas_ranks(person),
        infected=any(d.cause == "infection" for d in body.declines),
        suspended_once=body.distress is not None and body.distress.used,
        fatigue_held="fatigue" in person.held,
        daze_until=body.daze.expires if body.daze and body.daze.own else None,
    )
