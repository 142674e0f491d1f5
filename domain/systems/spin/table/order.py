"""The order of sheets, canvases, stakes and modifiers: as they were shown, not as they were prepared (SPI-SEC)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from domain.base.events import Event
from domain.game import Evolved
from domain.game.disclosure import (
    EVERYBODY,
    NOBODY,
    Shelf,
    as_prepared,
    in_order,
    keep_prepared_order,
    placed,
    reordered,
    shelved,
)
from domain.systems.spin.state.opposition_state import Deed, Opposition
from domain.systems.spin.state.state import Canvas, Character, Gauge, Modifier, Spin, Stake, Trait
from domain.systems.spin.table.roles import is_gm
from domain.systems.spin.table.sight import knows, seen_gauges, sees_canvas, sees_modifier, sees_sheet, sees_trait

OUTSIDER = ""
"""A seat that holds no role: it sees what everybody sees."""


def _all_if(seen: bool) -> frozenset[str]:
    return EVERYBODY if seen else NOBODY


def _character(state: Spin, found: Character) -> frozenset[str]:
    return _all_if(knows(state, OUTSIDER, found))


def _canvas(state: Spin, found: Canvas) -> frozenset[str]:
    return _all_if(sees_canvas(state, OUTSIDER, found))


def _stake(state: Spin, found: Stake) -> frozenset[str]:
    return _all_if(found.shared)


def _modifier(state: Spin, found: Modifier) -> frozenset[str]:
    return _all_if(sees_modifier(state, OUTSIDER, found))


def _name(found: Character | Canvas) -> str:
    return found.name


def _text(found: Stake) -> str:
    return found.text


def _source(found: Modifier) -> str:
    return found.source


SHELVES = (
    Shelf(field="characters", audience=_character, title=_name),
    Shelf(field="canvases", audience=_canvas, title=_name, depends=("disclosed",)),
    Shelf(field="stakes", audience=_stake, title=_text),
    Shelf(field="modifiers", audience=_modifier, title=_source, depends=("characters",)),
)


def disclosing(state: Spin, event: Event, evolve: Callable[[Spin, Event], Evolved]) -> Evolved:
    """Evolve the state and put whatever the event shows for the first time last from then on."""
    evolved = evolve(state, event)
    after = _deeds_in_order(state, _sheets_in_order(state, evolved.state, event), event)
    return evolved.at(in_order(state, after, event, SHELVES))


def _sheets_in_order(before: Spin, after: Spin, event: Event) -> Spin:
    """Put the traits and gauges that come to be seen, with a sheet or a part of it, last on that sheet (SPI-SEC-03)."""
    after = _canvases_in_order(before, after, event)
    if after.characters is before.characters:
        return after
    for found in tuple(after.characters.values()):
        former = before.characters.get(found.id)
        if former is None or former is found or found.kind == "protagonist":
            continue
        traits = _traits_shown(before, former, after, found)
        gauges = _gauges_shown(before, former, after, found)
        if not traits and not gauges:
            continue
        arranged = replace(
            found,
            traits=reordered(found.traits, placed(traits, found.traits, event, _trait_text)),
            gauges=reordered(found.gauges, placed(gauges, found.gauges, event, _gauge_label)),
        )
        prepared = keep_prepared_order(keep_prepared_order(after.prepared, found.traits), found.gauges)
        after = replace(after, characters={**after.characters, found.id: arranged}, prepared=prepared)
    return after


def _canvases_in_order(before: Spin, after: Spin, event: Event) -> Spin:
    """Put the traits of places, objects and groups that come to be seen last on their canvas (SPI-A-46)."""
    if after.canvases is before.canvases and after.disclosed is before.disclosed:
        return after
    for found in tuple(after.canvases.values()):
        former = before.canvases.get(found.id)
        shown = _traits_shown(before, former, after, found) if former else []
        if shown:
            in_order = reordered(found.traits, placed(shown, found.traits, event, _trait_text))
            canvases = {**after.canvases, found.id: replace(found, traits=in_order)}
            after = replace(after, canvases=canvases, prepared=keep_prepared_order(after.prepared, found.traits))
    return after


def _deeds_in_order(before: Spin, after: Spin, event: Event) -> Spin:
    """Put the deeds to characters whose sheet comes to be seen last in their opposition (SPI-SEC-03)."""
    if after.characters is before.characters:
        return after
    read = frozenset(c.id for c in after.characters.values() if _sheet_shown(before, after, c))
    for found in tuple(after.oppositions.values()):
        deeds = {deed.id: deed for deed in found.deeds}
        shown = [deed.id for deed in found.deeds if deed.character in read]
        if shown:
            in_order = tuple(reordered(deeds, placed(shown, deeds, event, _deed_text)).values())
            opposition = replace(found, deeds=in_order)
            after = replace(
                after,
                prepared=keep_prepared_order(after.prepared, deeds),
                oppositions={**after.oppositions, found.id: opposition},
            )
    return after


def _sheet_shown(before: Spin, after: Spin, found: Character) -> bool:
    former = before.characters.get(found.id)
    return former is not None and sees_sheet(after, OUTSIDER, found) and not sees_sheet(before, OUTSIDER, former)


def _traits_shown(before: Spin, former: Character | Canvas, after: Spin, found: Character | Canvas) -> list[str]:
    return [
        key
        for key, trait in found.traits.items()
        if (was := former.traits.get(key)) is not None
        and sees_trait(after, OUTSIDER, found, trait)
        and not sees_trait(before, OUTSIDER, former, was)
    ]


def _gauges_shown(before: Spin, former: Character, after: Spin, found: Character) -> list[str]:
    known, now = seen_gauges(before, OUTSIDER, former), seen_gauges(after, OUTSIDER, found)
    return [key for key in found.gauges if key in former.gauges and key in now and key not in known]


def _trait_text(found: Trait) -> str:
    return found.text


def _gauge_label(found: Gauge) -> str:
    return found.label


def _deed_text(found: Deed) -> str:
    return f"{found.kind} {found.text}"


def arranged(state: Spin, seat: str) -> Spin:
    """Return the state in the order that the seat reads: for the game master that of the preparation."""
    if not state.prepared or not is_gm(state, seat):
        return state
    people = {key: _as_prepared(state, found) for key, found in state.characters.items()}
    sheets = {key: replace(c, traits=as_prepared(state.prepared, c.traits)) for key, c in state.canvases.items()}
    done = {key: _deeds_as_done(state, found) for key, found in state.oppositions.items()}
    return shelved(replace(state, characters=people, canvases=sheets, oppositions=done), SHELVES)


def _deeds_as_done(state: Spin, found: Opposition) -> Opposition:
    deeds = as_prepared(state.prepared, {deed.id: deed for deed in found.deeds})
    return replace(found, deeds=tuple(deeds.values()))


def _as_prepared(state: Spin, found: Character) -> Character:
    traits, gauges = as_prepared(state.prepared, found.traits), as_prepared(state.prepared, found.gauges)
    return replace(found, traits=traits, gauges=gauges)
