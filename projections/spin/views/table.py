"""Builds Spin's views: their types are the allow-list, and only what differs from the state is written here."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from domain.base.events import Id
from domain.game import copy_fields
from domain.systems.spin.characters.canvases import axis_labels
from domain.systems.spin.characters.orientation import row_labels
from domain.systems.spin.characters.traits import suffixed
from domain.systems.spin.destiny.fate_hand import deck, theme_of
from domain.systems.spin.gauges.gauges import boxes, exhausted, level_name
from domain.systems.spin.oppositions.closing import owed
from domain.systems.spin.oppositions.factor_offers import side_of
from domain.systems.spin.oppositions.pools import delta_of, dice_of
from domain.systems.spin.state.opposition_state import Alea, Camp, Competition, Factor, Harm, Opposition
from domain.systems.spin.state.results import acting_order, evens, number, reading
from domain.systems.spin.state.state import (
    Canvas,
    Character,
    Gauge,
    OrientationRoll,
    RowNamed,
    Spin,
    Stroke,
    Trait,
    UsedGauge,
)
from domain.systems.spin.table.order import arranged
from domain.systems.spin.table.roles import camp_seats, is_gm
from domain.systems.spin.table.sight import (
    knows,
    seen_gauges,
    sees_axis,
    sees_canvas,
    sees_factor,
    sees_modifier,
    sees_sheet,
    sees_sheet_of,
    sees_trait,
    use_of,
    visible,
    visible_canvases,
    visible_modifiers,
    visible_stakes,
)
from projections.spin.views.structs import (
    AleaView,
    AnswerView,
    AxisView,
    CampView,
    CanvasView,
    CardView,
    CharacterView,
    CompetitionView,
    DeedView,
    DisclosedView,
    FactorView,
    FateCardView,
    FateView,
    GaugeView,
    GenreView,
    LegView,
    ModifierView,
    OppositionView,
    OrientationView,
    PolarityView,
    PoolView,
    ReadingView,
    RollView,
    RoundView,
    RowView,
    SceneView,
    ScreenView,
    SeatView,
    ShiftView,
    SpinView,
    StakeView,
    StrokeView,
    TraitView,
)


def view(state: Spin, seat: str) -> SpinView:
    """Return the table as the seat sees it (SPI-SEC-01, SPI-SEC-06).

    Destiny is only in the Destinée's view (SPI-SEC-01); spectators see no more than players (SPI-SEC-06).
    """
    state = arranged(state, seat)
    modifiers = visible_modifiers(state, seat)
    scene = state.scene
    return copy_fields(
        SpinView,
        state,
        session_window=state.window_open,
        seats=tuple(copy_fields(SeatView, s, role=s.role) for s in state.table.seats),
        genre=_genre(state),
        consents=_seated(state, state.consents),
        characters=tuple(_character(state, seat, c) for c in visible(state, seat).values()),
        canvases=tuple(_canvas(state, seat, c) for c in visible_canvases(state, seat).values()),
        stakes=tuple(copy_fields(StakeView, s) for s in visible_stakes(state, seat).values()),
        scene=copy_fields(SceneView, scene, fate_blocked_by=scene.blocked_by) if scene else None,
        respite=tuple(c for c in visible(state, seat) if c in state.respite),
        modifiers=tuple(copy_fields(ModifierView, m, used_in=use_of(state, seat, m)) for m in modifiers),
        oppositions=tuple(_opposition(state, seat, o) for o in state.oppositions.values()),
        result_order=_order(state),
        competitions=tuple(_competition(state, seat, c) for c in state.competitions.values()),
        orientations=tuple(_orientation(state, seat, r) for r in state.orientations.values()),
        polarity=copy_fields(PolarityView, state.polarity) if state.polarity else None,
        fate=_fate(state),
        disclosed=_disclosed(state),
        screen=_screen(state) if is_gm(state, seat) else None,
    )


def _seated(state: Spin, seats: Collection[str]) -> tuple[Id, ...]:
    """Return these seats in their order at the table, which discloses nothing, unlike that of a set."""
    return tuple(seat.id for seat in state.table.seats if seat.id in seats)


def _genre(state: Spin) -> GenreView:
    answers = tuple(copy_fields(AnswerView, a) for a in sorted(state.genre_answers, key=lambda a: a.question))
    cards = tuple(copy_fields(CardView, c) for c in state.genre_cards)
    return GenreView(state.genre, state.genre_set, answers, cards)


def _character(state: Spin, seat: str, character: Character) -> CharacterView:
    canvas = state.canvases.get(character.canvas)
    return copy_fields(
        CharacterView,
        character,
        owner=character.owner if character.kind == "protagonist" else None,
        canvas=character.canvas if canvas and sees_canvas(state, seat, canvas) else None,
        sheet=sees_sheet(state, seat, character),
        traits=tuple(_trait(t) for t in character.traits.values() if sees_trait(state, seat, character, t)),
        gauges=tuple(_gauge(state, g) for g in seen_gauges(state, seat, character).values()),
    )


def _trait(trait: Trait) -> TraitView:
    return copy_fields(TraitView, trait, text=suffixed(trait))


def _gauge(state: Spin, seen: Gauge | UsedGauge) -> GaugeView:
    gauge = seen if isinstance(seen, Gauge) else Gauge(seen.id, seen.label, "state", seen.level)
    return copy_fields(
        GaugeView,
        gauge,
        kind=seen.kind if isinstance(seen, Gauge) else None,
        level=level_name(state, gauge),
        boxes=boxes(gauge),
        exhausted=exhausted(state, gauge),
    )


def _canvas(state: Spin, seat: str, canvas: Canvas) -> CanvasView:
    axes = tuple(
        AxisView(n, identifier, label, canvas.axes[n - 1])
        for n, (identifier, label) in enumerate(axis_labels(state, canvas), 1)
        if sees_axis(state, seat, canvas, n)
    )
    traits = tuple(_trait(t) for t in canvas.traits.values() if sees_trait(state, seat, canvas, t))
    return copy_fields(CanvasView, canvas, responsible=canvas.responsible or None, axes=axes, traits=traits)


def factor_view(state: Spin, seat: str, factor: Factor) -> FactorView:
    """Return a factor as the seat sees it: of a hidden one only its camp, its dice and its status (SPI-SEC-04)."""
    if not sees_factor(state, seat, factor):
        return FactorView(factor.id, factor.camp, factor.dice, factor.against, factor.hidden, factor.status)
    openly = {"source": factor.source, "external": factor.external, "conversion": factor.conversion}
    return copy_fields(FactorView, factor, destiny_added=factor.destiny_added, **openly)


def _opposition(state: Spin, seat: str, found: Opposition) -> OppositionView:
    locked = found.stance is not None
    final = found.result if found.order else None
    return copy_fields(
        OppositionView,
        found,
        factors=tuple(factor_view(state, seat, f) for f in found.factors.values()),
        x=found.x if locked else None,
        y=found.y if locked else None,
        role=found.stance,
        rolls=tuple(copy_fields(RollView, r, camp=c, evens=evens(state, r.faces)) for c, r in found.rolls.items()),
        raw_result=found.raw,
        number=number(final) if final else None,
        key=reading(state, final) if final else None,
        shifts=tuple(copy_fields(ShiftView, s) for s in found.shifts),
        shift_passes=tuple(sorted(found.shift_passes)),
        alea=_alea(state, seat, found, found.alea) if found.alea else None,
        consequences=_deeds(state, seat, found),
    )


def _alea(state: Spin, seat: str, found: Opposition, alea: Alea) -> AleaView:
    """Return a Deus Ex Alea; its amplitude is for the game master and the losing camp's seats (SPI-ALEA-09)."""
    seen = is_gm(state, seat) or seat in camp_seats(state, found, alea.loser)
    return copy_fields(AleaView, alea, pending=found.alea_pending, amplitude=alea.amplitude if seen else None)


def _deeds(state: Spin, seat: str, found: Opposition) -> tuple[DeedView, ...]:
    """Return the deeds that the seat sees: effects on an NPC whose sheet is not shared are the game master's."""
    return tuple(copy_fields(DeedView, d) for d in found.deeds if sees_sheet_of(state, seat, d.character))


def _order(state: Spin) -> tuple[tuple[str, ...], ...]:
    """Return the order of results in the active scene (SPI-INIT-03); empty without a scene."""
    if state.scene is None:
        return ()
    here = [o for o in state.oppositions.values() if o.scene == state.scene.id]
    return acting_order(state, here)


def _competition(state: Spin, seat: str, competition: Competition) -> CompetitionView:
    return copy_fields(
        CompetitionView,
        competition,
        camps=tuple(_camp(state, seat, c) for c in competition.camps.values()),
        rounds=tuple(
            copy_fields(RoundView, r, legs=tuple(copy_fields(LegView, leg, camp=camp) for camp, leg in r.legs.items()))
            for r in competition.rounds
        ),
    )


def _camp(state: Spin, seat: str, camp: Camp) -> CampView:
    return copy_fields(CampView, camp, harms=tuple(harm_shown(state, seat, h) for h in camp.harms))


def harm_shown(state: Spin, seat: str, harm: Harm) -> Harm:
    """Return a harm as the seat sees it; harm to an NPC that is not shared is shown as fiction."""
    return harm if sees_sheet_of(state, seat, harm.character) else Harm("fiction", text=harm.text)


def _orientation(state: Spin, seat: str, roll: OrientationRoll) -> OrientationView:
    """Return a roll of orientation; a row that the game master named is his until he shares it (SPI-ORI-03)."""
    open_row = roll.named is not None and (roll.open_row or is_gm(state, seat))
    return OrientationView(
        id=roll.id,
        roller=roll.roller,
        die=roll.face,
        row=row_view(state, seat, roll.named, roll.face) if open_row and roll.named else None,
        readings=tuple(
            ReadingView(row_view(state, seat, r.named, roll.face), r.text, r.audience)
            for r in roll.readings
            if r.audience == "all" or is_gm(state, seat)
        ),
    )


def row_view(state: Spin, seat: str, named: RowNamed, face: int | None) -> RowView:
    """Return a row as the seat sees it, with the label under the face (SPI-ORI-04, SPI-ORI-05, SPI-CANV-04)."""
    canvas = state.canvases.get(named.canvas or "")
    seen = canvas if canvas and sees_canvas(state, seat, canvas) else None
    labels: tuple[str, ...] = named.labels
    if named.row is not None:
        labels = row_labels(state, named.row)
    elif seen is not None:
        labels = tuple(label for _, label in axis_labels(state, seen))
    meaning = labels[face - 1] if face is not None and len(labels) == 6 else None
    return RowView(named.row, seen.id if seen else None, named.labels, meaning)


def _fate(state: Spin) -> FateView:
    """Return fate as everybody sees it: counts and open cards, never a number in hand or announced (SPI-SEC-02)."""
    return FateView(
        len(state.hand), _cards(state, state.discard), state.stroke is not None, _seated(state, state.passes)
    )


def _cards(state: Spin, numbers: Iterable[int]) -> tuple[FateCardView, ...]:
    return tuple(FateCardView(number, theme_of(state, number)) for number in sorted(numbers))


def _disclosed(state: Spin) -> DisclosedView | None:
    """Return what the game master chose to disclose (SPI-SESS-12, SPI-SEC-07); None: nothing."""
    if not state.disclosed:
        return None
    destiny = "destiny" in state.disclosed
    return DisclosedView(
        state.destiny if destiny else None,
        state.ledger if destiny else (),
        _cards(state, state.hand) if "hand" in state.disclosed else (),
    )


def _screen(state: Spin) -> ScreenView:
    stroke = state.stroke
    making = [o for o in state.oppositions.values() if o.is_open]
    return copy_fields(
        ScreenView,
        state,
        hand=_cards(state, state.hand),
        deck=_cards(state, deck(state)),
        stroke=_stroke(state, stroke) if stroke else None,
        vetoes=tuple(c.id for c in state.characters.values() if c.veto),
        polarity_note=state.polarity.note if state.polarity else "",
        pools=tuple(_pool(state, o) for o in making),
    )


def _stroke(state: Spin, stroke: Stroke) -> StrokeView:
    return copy_fields(
        StrokeView, stroke, theme=theme_of(state, stroke.number), would_use_card=stroke.number in state.hand
    )


def _pool(state: Spin, found: Opposition) -> PoolView:
    """Return an opposition in the making, with the gauges that might weigh for the game master to see (SPI-OPP-07)."""
    x, y = dice_of(state, found)
    delta = found.delta if found.stance is not None else delta_of(state, found)
    used = {f.source_id for f in found.factors.values() if f.status != "rejected"}
    linkable = tuple(
        g.id
        for c in state.characters.values()
        if side_of(state, found, c.id) is not None and not c.ended
        for g in c.gauges.values()
        if g.kind != "progression" and g.level > 0 and not exhausted(state, g) and g.id not in used
    )
    gains, losses, strict = owed(state, found) if found.status == "finalised" else (0, 0, 0)
    return PoolView(found.id, x, y, delta, linkable if found.status == "framing" else (), gains, losses + strict)


def name(state: Spin, seat: str, what: str) -> str | None:
    """Return the name of anything that the seat can see; None: it has none, or the seat does not see it."""
    if state.scene is not None and state.scene.id == what:
        return state.scene.setting or "…"
    if (stake := state.stakes.get(what)) is not None:
        return stake.text if stake.shared or is_gm(state, seat) else None
    if (modifier := state.modifiers.get(what)) is not None:
        return modifier.source if sees_modifier(state, seat, modifier) else None
    if (canvas := state.canvases.get(what)) is not None:
        return canvas.name if sees_canvas(state, seat, canvas) or canvas.public else None
    called = _in_play(state, seat, what)
    return _on_sheet(state, seat, what) if called is None else called


def _in_play(state: Spin, seat: str, what: str) -> str | None:
    """Return the name of an opposition, of a factor in one or of a competition's camp; None: the id is none of them."""
    if (opposition := state.oppositions.get(what)) is not None:
        return opposition.objective or opposition.obstacle or "…"
    for opposition in state.oppositions.values():
        if (factor := opposition.factors.get(what)) is not None:
            return factor.label if sees_factor(state, seat, factor) else "?"
    for competition in state.competitions.values():
        for camp in competition.camps.values():
            if camp.id == what:
                heroes = [state.characters[m].name for m in camp.members if m in state.characters]
                return ", ".join(heroes) or camp.npc
    return None


def _on_sheet(state: Spin, seat: str, what: str) -> str | None:
    """Return the name of a character, a trait or a gauge, or of a canvas's trait; None: the seat sees no such thing."""
    if (character := state.characters.get(what)) is not None:
        return character.name if knows(state, seat, character) else None
    if (bearer := state.bearers.get(what)) is not None:
        trait = bearer.traits[what]
        return suffixed(trait) if sees_trait(state, seat, bearer, trait) else None
    if (marked := state.marked.get(what)) is not None:
        gauge = seen_gauges(state, seat, marked).get(what)
        return gauge.label if gauge else None
    return None
