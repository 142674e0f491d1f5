"""Scenes: opening, closing, and everything that ends with them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from domain.base.chance import Chance
from domain.base.events import Act, Command, Event, Id, LabelText
from domain.base.refusal import Refused
from domain.game import NOTHING, Chapter, Evolved, Move, Offers, one_of, several, text
from domain.systems.sombre.combat.turn.stun import check_kept_out, end_stuns
from domain.systems.sombre.fear.fear import end_fears
from domain.systems.sombre.health.gas import all_aired
from domain.systems.sombre.health.standing import all_stand
from domain.systems.sombre.mind.somatisation import end, return_seats
from domain.systems.sombre.pursuits.pursuits import abandon
from domain.systems.sombre.state.character import with_mind
from domain.systems.sombre.state.state import Running, SombreState, with_character
from domain.systems.sombre.table.guards import find, visible
from domain.systems.sombre.table.phases import require_phase, require_scene


class OpenScene(Command, frozen=True):
    RULES = ("SOM-ROLL-01",)
    title: LabelText


class CloseScene(Command, frozen=True):
    """Close the scene.

    `keep_hidden`: those whose state nobody is there to see through. `keep_out`: who stays knocked out.
    """

    RULES = ("SOM-ROLL-01", "SOM-SOMA-20", "SOM-SOMA-29")
    keep_hidden: tuple[Id, ...] = ()
    keep_out: tuple[Id, ...] = ()


SceneCommand = OpenScene | CloseScene


def decide(state: SombreState, act: Act, _chance: Chance) -> Command:
    command: SceneCommand = act.command
    match command:
        case OpenScene(title):
            require_phase(state, "play")
            if state.scene is not None:
                raise Refused("scene_open", "SOM-ROLL-01")
            if not title.strip():
                raise Refused("name_required", "SOM-ROLL-01")
        case CloseScene(hidden, out):
            _check_close(state, hidden)
            check_kept_out(state, out)
    return command


def die_pending(state: SombreState) -> bool:
    """Return whether a call waits for its die, treatments aside, or an opposition for its ruling (SOM-ROLL-01)."""
    waiting = any(call.purpose != "treatment" for call in state.dice.calls.values())
    doubled = any(
        o.status == "double_failure" or any(p.status == "double_failure" for p in o.pairs)
        for o in state.dice.oppositions.values()
    )
    return waiting or doubled


def _check_close(state: SombreState, hidden: tuple[str, ...]) -> None:
    require_scene(state, "SOM-ROLL-01")
    if state.time.turn_mode:
        raise Refused("in_combat", "SOM-ROLL-02")
    if die_pending(state):
        raise Refused("die_pending", "SOM-ROLL-01")
    if state.rulings_due:
        raise Refused("needs_gm_ruling", "SOM-SOMA-29")
    for character in hidden:
        found = find(state, character).mind.somatisation
        if found is None or found.kind != "suspended_animation":
            raise Refused("not_hidden", "SOM-SOMA-20")


def evolve(state: SombreState, event: Event) -> Evolved:
    match event.command:
        case OpenScene(title):
            opened = replace(state, scene=Running(event.id, title), scenes=state.scenes + 1)
            return Evolved(opened)
        case CloseScene(hidden, out):
            return _close(state, hidden, out, event.id)
        case _:
            return Evolved(state)


def _close(state: SombreState, hidden: tuple[str, ...], out: tuple[str, ...], event_id: str) -> Evolved:
    """End pursuits, fear states, somatisations, presences, stuns and gas, then the scene itself."""
    evolved = abandon(state)
    evolved = evolved.then(end_fears)
    for person in state.characters.values():
        if person.mind.requested is not None:
            current = evolved.state.characters[person.id]
            evolved = evolved.at(with_character(evolved.state, with_mind(current, requested=None)))
        evolved = evolved.then(end, person.id, event_id, withheld=person.id in hidden)
    evolved = evolved.then(return_seats)
    evolved = evolved.then(end_stuns, out)
    evolved = evolved.then(all_aired)
    evolved = evolved.then(all_stand)
    return evolved.at(replace(evolved.state, scene=None, declarations={}, attempts={}))


def moves(state: SombreState, seat: str) -> Iterable[Move]:
    offers = Offers(state, seat, decide)
    yield from offers.move(OpenScene("-"), {"title": text(1)})
    hidden = [
        c.id
        for c in visible(state, seat).values()
        if c.mind.somatisation is not None and c.mind.somatisation.kind == "suspended_animation"
    ]
    fields = {"keep_hidden": several(one_of(hidden), unique=True)} if hidden else {"keep_hidden": NOTHING}
    out = [c.id for c in visible(state, seat).values() if "knocked_out" in c.incapacities]
    fields |= {"keep_out": several(one_of(out), unique=True) if out else NOTHING}
    yield from offers.move(CloseScene(), fields, fields)


CHAPTER = Chapter(
    commands={OpenScene: "SceneOpened", CloseScene: "SceneClosed"},
    decide=decide,
    evolve=evolve,
    moves=moves,
)
