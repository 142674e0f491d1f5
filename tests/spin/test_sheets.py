"""Canvases, traits, gauges, bosses."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domain.systems.spin.characters.book import DATA
from domain.systems.spin.characters.canvases import CreateCanvas, ShareCanvas, ShareCanvasAxis, WriteCanvasAxis
from domain.systems.spin.characters.characters import MarkBoss, SetBossVeto
from domain.systems.spin.characters.genre import SetGenre
from domain.systems.spin.characters.traits import AddTrait, DeleteTrait, EditTrait
from domain.systems.spin.gauges.boss import ApplyBossImpact
from domain.systems.spin.gauges.gauges import (
    AdvanceGauge,
    GaugeAdvanced,
    LowerGauge,
    RuleExhaustion,
    SetGaugeMode,
    boxes,
    lowered,
    ticked,
)
from domain.systems.spin.oppositions.factor_offers import AddFactor, ProposeFactor
from domain.systems.spin.oppositions.factors import RevealFactor, RuleFactor
from domain.systems.spin.oppositions.oppositions import RequestOpposition
from domain.systems.spin.oppositions.outcome import CloseOpposition
from domain.systems.spin.state.state import Gauge
from domain.systems.spin.table.scenes import AdvancePhase
from domain.table.commands import SetPresence
from tests.scene import one
from tests.spin.tale import GM, Tale, consequences


def test_six_axes_filled_at_any_time() -> None:
    """SPI-CANV-01, SPI-CANV-02: six lists of texts, each may stay empty and be rewritten."""
    t = Tale("ana", "leo")
    sheet = t.character("ana").canvas
    assert t.state.canvases[sheet].axes == ((),) * 6
    t.act("ana", WriteCanvasAxis(sheet, 2, ("pilote", "contrebandière")))
    t.act("ana", WriteCanvasAxis(sheet, 2, ()))
    t.act("ana", WriteCanvasAxis(sheet, 6, ("la liberté",)))
    shown = next(c for c in t.view("zoe").canvases if c.id == sheet)
    assert [a.texts for a in shown.axes] == [(), (), (), (), (), ("la liberté",)]
    assert shown.axes[1].id == "occupation"
    for axis, texts in ((0, ()), (7, ()), (1, (" ",))):
        t.refuse("ana", WriteCanvasAxis(sheet, axis, texts), "bad_value")


def test_who_writes_and_who_reads() -> None:
    """SPI-CANV-03: the owner his own, all players the Groupe, the gm the rest, shared or not."""
    t = Tale("ana", "leo", phase="creation")
    sheet = t.character("ana").canvas
    t.refuse("leo", WriteCanvasAxis(sheet, 1, ("x",)), "not_owner")
    t.refuse(GM, WriteCanvasAxis(sheet, 1, ("x",)), "not_owner")
    t.gm(SetPresence("ana", away=True))
    t.gm(WriteCanvasAxis(sheet, 1, ("grande",)))
    world = t.gm(CreateCanvas("world", "Le monde"))
    assert t.last("zoe") == ["CanvasCreated"]
    t.refuse("leo", WriteCanvasAxis(world, 1, ("x",)), "not_owner")
    t.refuse("leo", CreateCanvas("world", "Un autre"), "not_gm")
    group = t.act("leo", CreateCanvas("group", "Nous"))
    t.act("leo", WriteCanvasAxis(group, 4, ("personne ne commande",)))
    drama = t.gm(CreateCanvas("drama", "La faute"))
    t.gm(WriteCanvasAxis(drama, 1, ("le port",)))
    assert t.last("leo") == []
    t.refuse("leo", WriteCanvasAxis(drama, 1, ("x",)), "unknown_id")
    t.refuse("leo", ShareCanvas(drama), "not_gm")
    t.gm(ShareCanvasAxis(drama, 1))
    t.refuse(GM, ShareCanvasAxis(drama, 1), "already_shared")
    shown = next(c for c in t.view("leo").canvases if c.id == drama)
    assert [a.axis for a in shown.axes] == [1]
    t.refuse("leo", WriteCanvasAxis(drama, 1, ("x",)), "not_owner")
    t.gm(ShareCanvas(drama))
    t.refuse(GM, ShareCanvas(drama), "already_shared")
    assert len(next(c for c in t.view("leo").canvases if c.id == drama).axes) == 6


def test_custom_canvases_and_once_only() -> None:
    """SPI-CANV-05: a name and six labels; SPI-SESS-04: Drama once the genre is set."""
    t = Tale("ana", phase="setup")
    t.refuse(GM, CreateCanvas("place", "Le phare"), "wrong_phase")
    t.gm(AdvancePhase("genre"))
    t.refuse(GM, CreateCanvas("drama", "La faute"), "wrong_phase")
    t.gm(SetGenre("Noir"))
    t.gm(CreateCanvas("drama", "La faute"))
    t.refuse(GM, CreateCanvas("drama", "Deux"), "wrong_phase")
    t.refuse(GM, CreateCanvas("custom", "Vents", ("nord",)), "bad_value")
    t.refuse(GM, CreateCanvas("place", "Le phare", ("a", "b", "c", "d", "e", "f")), "bad_value")
    custom = t.gm(CreateCanvas("custom", "Vents", ("n", "s", "e", "o", "calme", "tempête")))
    view = t.view(GM)
    assert [a.label for a in next(c for c in view.canvases if c.id == custom).axes][5] == "tempête"


def test_the_catalogue_of_canvases_is_data() -> None:
    """SPI-CANV-06, SPI-A-36: twelve forms of six axes, damaged letters restored; JSON-able."""
    assert msgspec.json.encode(DATA)
    forms = DATA["canvases"]
    assert len(forms) == 13
    assert all([a["n"] for a in form["axes"]] == [1, 2, 3, 4, 5, 6] for form in forms.values())
    assert forms["object"]["axes"][1]["label"] == "Utilité, impact de l'objet"
    assert forms["genre"]["axes"][1] == {"n": 2, "id": "human_or_not", "label": "Humain ou non humain ?"}
    assert [k for k, form in forms.items() if form["example"]] == ["campaign_plan", "campaign_events"]


def test_traits_are_texts_with_free_tags() -> None:
    """SPI-TRAIT-01, SPI-TRAIT-04: no number; the book's tags as data, and any other."""
    t = Tale("ana", phase="creation")
    trait = t.act("ana", AddTrait(t.hero["ana"], "déteste les magiciens", tags=("flaw", "explicit", "maison")))
    assert t.character("ana").traits[trait].tags == ("flaw", "explicit", "maison")
    t.refuse("ana", AddTrait(t.hero["ana"], " "), "bad_value")
    t.refuse("ana", AddTrait(t.hero["ana"], "x", tags=("",)), "bad_value")
    assert len(DATA["trait_tags"]) == 17


def test_traits_change_freely_only_in_creation() -> None:
    """SPI-TRAIT-05: after it only by rulings, fortunes, loot and the end of a session."""
    t = Tale("ana", "leo", phase="creation")
    trait = t.act("ana", AddTrait(t.hero["ana"], "grande"))
    t.refuse("leo", EditTrait(trait, "petite"), "not_owner")
    t.refuse("leo", AddTrait(t.hero["ana"], "petite"), "not_owner")
    t.act("ana", EditTrait(trait, "très grande"))
    t.gm(AdvancePhase("narrative"))
    for command in (AddTrait(t.hero["ana"], "x"), EditTrait(trait, "x"), DeleteTrait(trait)):
        t.refuse("ana", command, "wrong_phase")
    t.refuse("ana", DeleteTrait("rien"), "unknown_id")
    other = t.npc("Le noyé", "froid")
    t.refuse("ana", AddTrait(other, "x"), "unknown_id")
    t.gm(EditTrait(t.trait["froid"], "glacé"))
    t.gm(DeleteTrait(t.trait["froid"]))


def test_who_has_gauges() -> None:
    """SPI-GAUGE-01: protagonists and bosses; a plain npc has none; a vehicle's gauge is its owner's."""
    t = Tale("ana")
    other = t.npc("Le gardien")
    t.refuse(GM, AdvanceGauge(other, "blessé", "state"), "no_gauges_for_npc")
    t.refuse("ana", AdvanceGauge(t.hero["ana"], "blessée", "state"), "not_gm")
    t.gm(MarkBoss(other))
    t.gm(AdvanceGauge(other, "blessé", "state"))
    t.gauge("ana", "hélico dégradé", 2, "resource")


MODE_BOXES = {
    1: ["[x]", "[x][x]", "[x][x][x]"],
    2: ["[]", "[x]", "[x][]", "[x][x]", "[x][x][]", "[x][x][x]"],
    3: ["[]", "[/]", "[x]", "[x][]", "[x][/]", "[x][x]", "[x][x][]", "[x][x][/]", "[x][x][x]"],
}


@pytest.mark.parametrize("mode", [1, 2, 3])
def test_the_books_boxes(mode: int) -> None:
    """SPI-GAUGE-02, SPI-GAUGE-03, SPI-EX-01: the drawing of the book, mark by mark, in each mode."""
    t = Tale("ana")
    t.gm(SetGaugeMode(mode))
    for marks, drawn in enumerate(MODE_BOXES[mode], 1):
        step = t.do(GM, AdvanceGauge(t.hero["ana"], "Blessé", "state" if marks == 1 else None))
        found = one(step, GaugeAdvanced)
        assert found.boxes == drawn
        assert found.level == ("0", "I", "II", "H")[marks // mode]
        assert found.partial == marks % mode
    assert consequences(step) == ["GaugeAdvanced", "GaugeExhausted"]
    t.refuse(GM, AdvanceGauge(t.hero["ana"], "Blessé"), "gauge_exhausted")


def test_the_mode_governs_later_marks_only() -> None:
    """SPI-GAUGE-04: a change alters no gauge; one advance may carry its own mode."""
    t = Tale("ana")
    t.refuse(GM, SetGaugeMode(4), "bad_value")
    t.gm(SetGaugeMode(3))
    wound = t.gauge("ana", "blessée", 2)
    t.gm(SetGaugeMode(1))
    assert (t.character("ana").gauges[wound].level, t.character("ana").gauges[wound].partial) == (0, 2)
    t.gauge("ana", "blessée", 1)
    assert (t.character("ana").gauges[wound].level, t.character("ana").gauges[wound].partial) == (1, 0)
    t.gm(AdvanceGauge(t.hero["ana"], "blessée", mode=3))
    assert t.character("ana").gauges[wound].partial == 1
    t.refuse(GM, AdvanceGauge(t.hero["ana"], "blessée", mode=0), "bad_value")


def test_marks_beyond_h_are_lost_and_told() -> None:
    """SPI-GAUGE-05: ticks or whole levels; what goes beyond H is reported."""
    t = Tale("ana")
    step = t.do(GM, AdvanceGauge(t.hero["ana"], "blessée", "state", levels=1))
    assert one(step, GaugeAdvanced).ticks == 2
    step = t.do(GM, AdvanceGauge(t.hero["ana"], "blessée", ticks=7))
    assert one(step, GaugeAdvanced).ticks_lost == 3
    hero = t.hero["ana"]
    for command in (
        AdvanceGauge(hero, "x"),
        AdvanceGauge(hero, " ", "state"),
        AdvanceGauge(hero, "x", "state", ticks=0),
        AdvanceGauge(hero, "x", "state", ticks=1, levels=1),
        AdvanceGauge(hero, "blessée", "resource"),
    ):
        t.refuse(GM, command, "bad_value")


def test_lowering_by_ticks_and_levels() -> None:
    """SPI-GAUGE-06: a level drops the mark; ticks undo one by one; nothing left, the gauge is gone."""
    t = Tale("ana")
    wound = t.gauge("ana", "blessée", 5)
    t.gm(LowerGauge(wound, ticks=2))
    assert boxes(t.character("ana").gauges[wound]) == "[x][]"
    t.gm(LowerGauge(wound, levels=1))
    assert t.character("ana").gauges == {}
    t.refuse(GM, LowerGauge(wound), "unknown_id")
    again = t.gauge("ana", "fatiguée", 1)
    step = t.do(GM, LowerGauge(again))
    assert consequences(step) == ["GaugeRemoved"]
    full = t.gauge("ana", "gelée", 6)
    t.gm(LowerGauge(full))
    assert boxes(t.character("ana").gauges[full]) == "[x][x][]"
    t.refuse(GM, LowerGauge(full, ticks=0), "bad_value")


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 3), st.integers(0, 9))
def test_marks_forward_and_back(mode: int, marks: int) -> None:
    """SPI-GAUGE-02, SPI-GAUGE-06: under one mode so many marks down undo so many up."""
    gauge, lost = ticked(Gauge("g", "x", "state"), marks, mode)
    done = marks - lost
    assert (gauge.level, gauge.partial) == (done // mode, done % mode)
    assert lowered(gauge, done, None, mode).level == 0 if done else True


def test_what_a_gauge_gives() -> None:
    """SPI-GAUGE-07, SPI-GAUGE-08, SPI-GAUGE-09, SPI-EX-02, SPI-EX-22: I one die, II two, to the other camp."""
    t = Tale("ana")
    opposition = t.frame("ana")
    wound = t.gauge("ana", "blessée", 1)
    t.refuse(GM, AddFactor(opposition, "obstacle", gauge=wound), "gauge_not_active")
    t.gauge("ana", "blessée", 1)
    t.refuse(GM, AddFactor(opposition, "protagonist", gauge=wound), "bad_value")
    factor = t.gm(AddFactor(opposition, "obstacle", gauge=wound))
    assert t.opposition(opposition).factors[factor].dice == 1
    t.refuse(GM, AddFactor(opposition, "obstacle", gauge=wound), "factor_duplicate")
    poor = t.gauge("ana", "appauvrie", 4, "resource")
    factor = t.gm(AddFactor(opposition, "obstacle", gauge=poor))
    assert t.opposition(opposition).factors[factor].dice == 2
    t.refuse(GM, AddFactor(opposition, "obstacle", gauge=t.gauge("ana", "dénigrée", 6)), "gauge_exhausted")
    rising = t.gauge("ana", "avancement", 2, "progression")
    fresh = t.gauge("ana", "renom", 1, "progression")
    for gauge in (rising, fresh):
        for camp in ("obstacle", "protagonist"):
            t.refuse(GM, AddFactor(opposition, camp, gauge=gauge), "progression_no_dice", rule="SPI-GAUGE-08")


def test_a_bosss_gauge_helps_the_protagonists() -> None:
    """SPI-GAUGE-07."""
    t = Tale("ana")
    boss = t.npc("Le noyé")
    t.gm(MarkBoss(boss))
    t.gm(AdvanceGauge(boss, "blessé", "state", levels=2))
    gauge = next(iter(t.state.characters[boss].gauges))
    opposition = t.frame("ana")
    t.refuse(GM, AddFactor(opposition, "obstacle", gauge=gauge), "bad_value")
    factor = t.gm(AddFactor(opposition, "protagonist", gauge=gauge))
    assert t.opposition(opposition).factors[factor].dice == 2
    assert [g.label for c in t.view("ana").characters if c.id == boss for g in c.gauges] == ["blessé"]


def test_an_exhausted_gauge_is_ruled() -> None:
    """SPI-GAUGE-09: nothing by itself; the gm rules, and an ended character does no more."""
    t = Tale("ana", "leo")
    wound = t.gauge("ana", "blessée", 5)
    t.refuse(GM, RuleExhaustion(wound, "no_effect"), "gauge_not_exhausted")
    t.gauge("ana", "blessée", 1)
    assert next(c for c in t.view("leo").characters if c.id == t.hero["ana"]).gauges[0].exhausted
    t.refuse(GM, RuleExhaustion(wound, "action_impossible"), "bad_value")
    t.gm(RuleExhaustion(wound, "action_impossible", "Plus question de courir"))
    assert not t.character("ana").ended
    step = t.do(GM, RuleExhaustion(wound, "character_ended"))
    assert consequences(step) == ["CharacterEnded"]
    t.refuse("ana", RequestOpposition(t.hero["ana"], "Fuir"), "character_ended")
    t.refuse(GM, AdvanceGauge(t.hero["ana"], "x", "state"), "character_ended")


def test_marking_a_boss_and_its_veto() -> None:
    """SPI-BOSS-01: an npc becomes a boss; the veto is the gm's own note."""
    t = Tale("ana")
    boss = t.npc("Le noyé")
    t.refuse("ana", MarkBoss(boss), "not_gm")
    t.refuse(GM, MarkBoss(t.hero["ana"]), "bad_value")
    t.refuse(GM, SetBossVeto(boss, True), "wrong_phase")
    t.gm(MarkBoss(boss))
    t.refuse(GM, MarkBoss(boss), "wrong_phase")
    t.gm(SetBossVeto(boss, True))
    assert t.last("ana") == []
    assert t.view(GM).screen.vetoes == (boss,)


def test_success_and_exploit_against_a_boss() -> None:
    """SPI-BOSS-02, SPI-BOSS-03, SPI-A-06: a resource or one level; an exploit two levels, or the end."""
    t = Tale("ana")
    boss = t.npc("Le noyé", "armure d’algues")
    t.gm(MarkBoss(boss))
    t.gm(SetBossVeto(boss, True))
    low = t.final("ana", (2,), (2,))
    t.refuse(GM, ApplyBossImpact(low, boss, "level_1", label="blessé", gauge_kind="state"), "result_too_low")
    t.gm(SetGaugeMode(3))
    won = t.final_after(low, "ana", (2, 1), (1, 1))
    t.refuse(GM, ApplyBossImpact(won, boss, "level_2", label="blessé", gauge_kind="state"), "result_too_low")
    t.refuse(GM, ApplyBossImpact(won, boss, "eliminate"), "result_too_low")
    t.gm(ApplyBossImpact(won, boss, "level_1", label="blessé", gauge_kind="state"))
    wound = next(iter(t.state.characters[boss].gauges.values()))
    assert (wound.level, wound.partial) == (1, 0)
    t.refuse(GM, ApplyBossImpact(won, boss, "remove_trait", t.trait["armure d’algues"]), "impact_used")
    t.gm(CloseOpposition(won))
    t.refuse(GM, ApplyBossImpact(won, boss, "eliminate"), "wrong_phase")
    feat = t.final("ana", (2, 2), (1, 1))
    t.refuse(GM, ApplyBossImpact(feat, boss, "eliminate"), "boss_veto")
    t.gm(ApplyBossImpact(feat, boss, "level_2", label="blessé"))
    assert t.state.characters[boss].gauges[wound.id].level == 3
    t.gm(CloseOpposition(feat))
    last = t.final("ana", (2, 2), (1, 1))
    t.refuse(GM, ApplyBossImpact(last, boss, "level_1", label="blessé"), "gauge_exhausted")
    t.gm(SetBossVeto(boss, False))
    t.gm(ApplyBossImpact(last, boss, "eliminate"))
    assert t.state.characters[boss].ended


def on_canvas(phase: str = "narrative") -> tuple[Tale, str, str]:
    """A place of the gm's that nobody knows, and what it is like."""
    t = Tale("ana", phase=phase)
    place = t.gm(CreateCanvas("place", "Le phare"))
    return t, place, t.gm(AddTrait(canvas=place, text="vermoulu"))


def test_places_objects_and_groups_have_traits() -> None:
    """SPI-TRAIT-01, SPI-A-46: on any canvas but a Personnage's, by whoever writes there, at any time."""
    t, place, _ = on_canvas()
    group = t.gm(CreateCanvas("faction", "Les gardiens"))
    t.gm(EditTrait(t.gm(AddTrait(canvas=group, text="sectaire")), "soudée"))
    t.gm(DeleteTrait(t.gm(AddTrait(canvas=place, text="hanté"))))
    assert [x.text for x in t.state.canvases[place].traits.values()] == ["vermoulu"]
    assert [x.text for x in t.state.canvases[group].traits.values()] == ["soudée"]
    own = t.character("ana").canvas
    t.refuse("ana", AddTrait(canvas=own, text="rusée"), "bad_value", rule="SPI-TRAIT-01")
    t.refuse(GM, AddTrait(t.hero["ana"], "rusée", canvas=place), "bad_value")
    t.refuse(GM, AddTrait(text="rusée"), "bad_value")
    t.refuse(GM, AddTrait(canvas=place, text=" "), "bad_value")
    t.refuse(GM, AddTrait(canvas=place, text="colossal", level="heroic"), "option_off")


def test_a_trait_of_a_place_is_the_gms_until_it_is_used() -> None:
    """SPI-A-46, SPI-SEC-03, SPI-SEC-06: what is not shared answers like what does not exist; used, all see it."""
    t, place, trait = on_canvas()
    other = t.gm(AddTrait(canvas=place, text="hanté"))
    for seat in ("ana", "zoe"):
        t.refuse(seat, EditTrait(trait, "sain"), "unknown_id")
        t.refuse(seat, AddTrait(canvas=place, text="sain"), "unknown_id")
        assert t.view(seat).canvases == tuple(c for c in t.view(seat).canvases if c.id != place)
    opposition = t.frame("ana")
    t.refuse("ana", ProposeFactor(opposition, "obstacle", trait=trait), "unknown_id")
    hidden = t.gm(AddFactor(opposition, "obstacle", trait=other, hidden=True))
    assert all(c.id != place for c in t.view("ana").canvases)
    t.gm(AddFactor(opposition, "obstacle", trait=trait))
    assert t.opposition(opposition).factors[t.last_id].label == "vermoulu"
    shown = next(c for c in t.view("ana").canvases if c.id == place)
    assert ([x.text for x in shown.traits], shown.axes) == (["vermoulu"], ())
    t.refuse("ana", EditTrait(trait, "sain"), "not_owner")
    t.gm(RevealFactor(hidden))
    shown = next(c for c in t.view("zoe").canvases if c.id == place)
    assert [x.text for x in shown.traits] == ["vermoulu", "hanté"]


def test_a_player_names_a_trait_of_what_all_know() -> None:
    """SPI-A-46, SPI-OPP-04: of a shared canvas, or of the protagonists' own group, which they write themselves."""
    t = Tale("ana", "leo")
    group = t.act("ana", CreateCanvas("group", "L’équipage"))
    loyal = t.act("leo", AddTrait(canvas=group, text="soudé"))
    opposition = t.frame("ana")
    t.act("ana", ProposeFactor(opposition, "protagonist", trait=loyal))
    proposed = t.last_id
    t.gm(RuleFactor(proposed, accept=True))
    assert t.opposition(opposition).factors[proposed].dice == 1
    t.refuse(GM, AddFactor(opposition, "obstacle", trait=loyal), "factor_duplicate")
    assert any(loyal in str(move.schema) for move in t.moves("ana") if move.command is DeleteTrait)
