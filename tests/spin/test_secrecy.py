"""What each seat may not learn, by twin sessions and by reading every byte that it receives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from domain.base.corrections import ContestRuling, Retract
from domain.systems.spin.characters.canvases import CreateCanvas, ShareCanvas, ShareCanvasAxis, WriteCanvasAxis
from domain.systems.spin.characters.characters import CreateCharacter, MarkBoss, SetBossVeto
from domain.systems.spin.characters.orientation import InterpretOrientation, RequestOrientationRoll, RollOrientation
from domain.systems.spin.characters.stakes import AddStake, EditStake, ShareStake
from domain.systems.spin.characters.traits import AddTrait, DeleteTrait, EditTrait
from domain.systems.spin.destiny.destiny import (
    DetermineInitiative,
    OrientStory,
    RequestPolarityRoll,
    RollPolarity,
)
from domain.systems.spin.destiny.fate import AnnounceFateStroke, BlockFateStrokes, RevealFateStroke, WithdrawFateStroke
from domain.systems.spin.gauges.boss import ApplyBossImpact
from domain.systems.spin.gauges.gauges import GAUGE_KINDS, AdvanceGauge, LowerGauge, RuleExhaustion
from domain.systems.spin.oppositions.chain import FinaliseResult, LockOpposition, ReopenOpposition, RollCamp
from domain.systems.spin.oppositions.competitions import ImposeHarm
from domain.systems.spin.oppositions.factor_moves import CAMPS
from domain.systems.spin.oppositions.factor_offers import AddFactor, ProposeFactor
from domain.systems.spin.oppositions.factors import RevealFactor, RuleFactor, WithdrawFactor
from domain.systems.spin.oppositions.oppositions import CancelOpposition, OpenOpposition, SetObjective
from domain.systems.spin.oppositions.outcome import CloseOpposition, RecordConsequence
from domain.systems.spin.session.session import CloseSession, EndGame, EndSession
from domain.systems.spin.state.opposition_state import Harm
from domain.systems.spin.state.state import Modifier
from domain.systems.spin.table.scenes import AdvancePhase, StartScene
from domain.systems.spin.table.sight import sees_modifier, sees_sheet_of
from projections.spin.entries.rules import ImpactEntry
from projections.spin.views.structs import GaugeView
from projections.spin.views.table import harm_shown, view
from tests.spin.tale import GM, Tale
from tests.spin.test_competitions import Race
from tests.twins import Twins

SEATS: Any = [(GM, "gm"), ("ana", "player"), ("leo", "player"), ("zoe", "spectator")]
WATCHERS = ["ana", "leo", "zoe", "host"]


class Pair:
    """Twin tables in their narrative, with one protagonist for each player."""

    def __init__(self, **options: Any) -> None:
        self.twins = Twins("spin", SEATS, WATCHERS, options)
        self.both(GM, AdvancePhase("creation"))
        self.hero = {seat: self.both(seat, CreateCharacter(seat.capitalize())) for seat in ("ana", "leo")}
        self.brave = self.both("ana", AddTrait(self.hero["ana"], "téméraire"))
        self.both(GM, AdvancePhase("narrative"))
        self.both(GM, StartScene("narrative"))

    def both(self, seat: str, command: Any, *dice: int, **chance: Any) -> str:
        return self.twins.both(seat, command, *dice, **chance)

    def secret(self, left: Any, right: Any, event_id: str | None = None) -> tuple[str | None, str | None]:
        return self.twins.secret(GM, left, right, event_id=event_id)

    def masked(self, left: Any, right: Any) -> str:
        """One event that everybody sees, with another hidden content at each table."""
        event_id = self.twins._shared()
        self.twins.left.do(GM, left, event_id=event_id)
        self.twins.right.do(GM, right, event_id=event_id)
        self.twins.check()
        return event_id

    def opposed(self, x: int, y: int, seat: str = "ana") -> str:
        opposition = self.both(GM, OpenOpposition(lead=self.hero[seat]))
        self.both(GM, SetObjective(opposition, "Passer"))
        for n in range(x - 1):
            self.both(GM, AddFactor(opposition, "protagonist", text=f"x{n}"))
        for n in range(y - 1):
            self.both(GM, AddFactor(opposition, "obstacle", text=f"y{n}"))
        self.both(GM, LockOpposition(opposition))
        return opposition

    def played(self, mine: tuple[int, ...], theirs: tuple[int, ...], **chance: Any) -> str:
        opposition = self.opposed(len(mine), len(theirs))
        self.both("ana", RollCamp(opposition, "protagonist"), *mine)
        self.both(GM, RollCamp(opposition, "obstacle"), *theirs)
        self.both(GM, FinaliseResult(opposition), **chance)
        self.both(GM, RecordConsequence(opposition, "fiction", text="Cela se raconte"))
        self.both(GM, CloseOpposition(opposition))
        return opposition


def test_deeds_stand_as_their_sheet_was_shared() -> None:
    """SPI-SEC-03: what was done to an npc behind the screen, before or after what all saw, comes with its sheet."""
    p = Pair()
    widow = p.both(GM, CreateCharacter("La veuve", "npc"))
    opposition = p.opposed(2, 1)
    p.both("ana", RollCamp(opposition, "protagonist"), 2, 2)
    p.both(GM, RollCamp(opposition, "obstacle"), 1)
    p.both(GM, FinaliseResult(opposition), left=lambda n: 0, right=lambda n: 0)
    cold = RecordConsequence(opposition, "next_advantage", character=widow, text="froide")
    blind = RecordConsequence(opposition, "next_handicap", character=widow, text="aveuglée")
    p.secret(cold, None, event_id="cold")
    p.secret(None, blind, event_id="blind")
    act = p.both(GM, RecordConsequence(opposition, "gift", text="La lampe"))
    p.secret(blind, None, event_id="blind")
    p.secret(None, cold, event_id="cold")
    p.both(GM, ShareCanvas(f"{widow}.1"))
    for scene, done in ((p.twins.left, ["cold", act, "blind"]), (p.twins.right, ["blind", act, "cold"])):
        assert [deed.id for deed in scene.view("zoe").oppositions[0].consequences] == [act, "cold", "blind"]
        assert [deed.id for deed in scene.view(GM).oppositions[0].consequences] == done


def test_spending_destiny_leaves_no_trace() -> None:
    """SPI-SEC-01, SPI-DEST-06: choices paid with destiny, their number, their notes and their colour."""
    p = Pair()
    p.played((1, 1, 1, 1), (1,))
    p.secret(OrientStory("negative", "l’orage"), None)
    p.secret(OrientStory("negative"), OrientStory("negative", "la trahison"))
    p.played((1,), (1, 1, 1))
    p.twins.probe("ana", OrientStory("positive"), OrientStory("negative"), RequestPolarityRoll("ana"))
    p.twins.probe("zoe", LockOpposition("rien"), DetermineInitiative("ana"))


def test_destiny_is_in_no_byte_of_another_seat() -> None:
    """SPI-SEC-01, SPI-A-38: neither value, sign, delta nor ledger in any view or feed but the Destinée's."""
    t = Tale("ana", "leo")
    t.played("ana", (1,), (1, 1, 1))
    t.gm(OrientStory("positive"))
    for seat in ("ana", "leo", "zoe", "host"):
        received = msgspec.json.encode([t.feed(seat), t.view(seat)]).decode()
        for word in ("DestinyChanged", "StoryOriented", "ledger", '"destiny_delta"'):
            assert word not in received
        assert '"destiny":' not in received
    assert [e.value for e in t.view(GM).screen.ledger] == [2, 1]


def test_cards_in_hand_stay_unknown() -> None:
    """SPI-SEC-02, SPI-FATE-02, SPI-FATE-05, SPI-FATE-10: which card, announced or withdrawn, with or without it."""
    p = Pair()
    shuffles: Any = {"left": lambda n: 0, "right": lambda n: n - 1}
    p.played((2, 2), (1, 1), **shuffles)
    p.masked(AnnounceFateStroke(1), AnnounceFateStroke(6))
    p.both(GM, WithdrawFateStroke())


def test_strokes_taken_back_or_blocked_tell_nothing() -> None:
    """SPI-SEC-02, SPI-FATE-10, SPI-FORT-02: neither the number nor whether a card was held, ever after."""
    p = Pair()
    shuffles: Any = {"left": lambda n: 0, "right": lambda n: n - 1}
    p.played((2, 2), (1, 1), **shuffles)
    p.played((1, 1), (2, 2))
    p.masked(AnnounceFateStroke(1), AnnounceFateStroke(4))
    p.both(GM, WithdrawFateStroke())
    p.masked(AnnounceFateStroke(2), AnnounceFateStroke(5, "after_fiasco"))
    p.twins.probe("ana", RevealFateStroke(), AnnounceFateStroke(1), WithdrawFateStroke())
    p.both("ana", BlockFateStrokes(p.hero["ana"]))
    p.both(GM, EndSession())
    p.both(GM, EndGame())
    p.both(GM, CloseSession())


def test_the_gms_preparation() -> None:
    """SPI-SEC-03: canvases, stakes, npcs, bosses and vetoes: no content, number, name or time."""
    p = Pair()
    left, right = p.secret(CreateCharacter("Le noyé", "npc"), CreateCharacter("La veuve", "npc"))
    assert left
    assert right
    p.secret(AddTrait(left, "froid"), AddTrait(right, "douce"))
    p.secret(MarkBoss(left), None)
    p.secret(SetBossVeto(left, True), None)
    p.secret(AdvanceGauge(left, "blessé", "state"), None)
    drama, other = p.secret(CreateCanvas("drama", "La faute"), CreateCanvas("place", "Le phare"))
    assert drama
    assert other
    p.secret(WriteCanvasAxis(drama, 1, ("le port",)), WriteCanvasAxis(other, 4, ("la dune",)))
    stake, _ = p.secret(AddStake("Qui ment ?"), None)
    assert stake
    p.secret(EditStake(stake, "Qui a menti ?"), None)
    p.twins.probe("ana", ShareStake(stake), WriteCanvasAxis(drama, 1, ()), AddTrait(left, "x"), ShareCanvas(drama))
    p.twins.probe("leo", RequestOrientationRoll("leo", canvas=drama), WriteCanvasAxis(other, 1, ("x",)))
    p.played((1,), (1,))


def test_hidden_effects_on_an_npc() -> None:
    """SPI-SEC-03, SPI-INT-02: a consequence for an npc not yet shared leaves nothing."""
    p = Pair()
    left, right = p.secret(CreateCharacter("Le noyé", "npc"), CreateCharacter("La veuve", "npc"))
    assert left
    assert right
    opposition = p.opposed(2, 2)
    p.both("ana", RollCamp(opposition, "protagonist"), 2, 1)
    p.both(GM, RollCamp(opposition, "obstacle"), 1, 1)
    p.both(GM, FinaliseResult(opposition))
    p.secret(
        RecordConsequence(opposition, "gain_trait", left, trait_text="furieux", basis="ruling", text="Vexé"),
        RecordConsequence(opposition, "next_advantage", right, text="Ruse"),
    )
    p.secret(RecordConsequence(opposition, "fiction", left, text="Il fuit"), None)
    p.both(GM, CloseOpposition(opposition))


def test_what_an_npc_openly_uses_is_known() -> None:
    """SPI-SEC-03: that trait and the name from then on, the rest of the sheet only once shared."""
    t = Tale("ana")
    npc = t.npc("Le noyé", "froid", "patient")
    opposition = t.frame("ana")
    hidden = t.gm(AddFactor(opposition, "obstacle", trait=t.trait["patient"], hidden=True))
    assert t.view("ana").characters == t.view("ana").characters[:1]
    t.gm(AddFactor(opposition, "obstacle", trait=t.trait["froid"]))
    known = t.view("ana").characters[1]
    assert (known.name, known.sheet, [x.text for x in known.traits]) == ("Le noyé", False, ["froid"])
    t.gm(EditTrait(t.trait["patient"], "très patient"))
    assert t.last("ana") == []
    t.gm(EditTrait(t.trait["froid"], "glacé"))
    assert t.last("ana") == ["TraitChanged"]
    t.gm(RevealFactor(hidden))
    assert len(t.view("ana").characters[1].traits) == 2
    t.gm(ShareCanvas(t.state.characters[npc].canvas))
    assert t.view("zoe").characters[1].sheet


def test_of_a_boss_s_gauge_is_known_what_was_openly_used() -> None:
    """SPI-SEC-03, SPI-GAUGE-07: its name and its dice, until it is used again or the sheet is shared."""
    p = Pair()
    boss = p.both(GM, CreateCharacter("Le noyé", "npc"))
    p.secret(MarkBoss(boss), MarkBoss(boss))
    tracked, hurt = (AdvanceGauge(boss, "traqué", kind, levels=1) for kind in GAUGE_KINDS[:2])
    p.secret(tracked, hurt, event_id="g")
    p.secret(AdvanceGauge(boss, "traqué", ticks=1), None)
    opposition = p.both(GM, OpenOpposition(lead=p.hero["ana"]))
    p.both(GM, AddFactor(opposition, "protagonist", gauge="g"))
    known = GaugeView("g", "traqué", None, "I", 0, "[x]", exhausted=False)
    assert [p.twins.left.view(seat).characters[-1].gauges for seat in WATCHERS] == [(known,)] * 4
    p.secret(LowerGauge("g", ticks=1), AdvanceGauge(boss, "traqué", levels=2))
    p.secret(AdvanceGauge(boss, "traqué", levels=1), RuleExhaustion("g", "no_effect"))
    p.both(GM, CancelOpposition(opposition))
    again = p.both(GM, OpenOpposition(lead=p.hero["ana"]))
    p.twins.probe("ana", ProposeFactor(again, "obstacle", gauge="g"))
    proposed = p.both("ana", ProposeFactor(again, "protagonist", gauge="g"))
    p.twins.right.refuse(GM, RuleFactor(proposed, accept=True), "gauge_exhausted", rule="SPI-GAUGE-09")
    p.both("ana", WithdrawFactor(proposed))
    p.secret(None, LowerGauge("g", levels=3))
    p.twins.right.refuse(GM, AddFactor(again, "protagonist", gauge="g"), "unknown_id")
    gone = p.both("ana", ProposeFactor(again, "protagonist", gauge="g"))
    p.twins.right.refuse(GM, RuleFactor(gone, accept=True), "gauge_not_active", rule="SPI-GAUGE-07")
    left = p.twins.left
    left.do(GM, RuleFactor(gone, accept=True))
    assert left.state.oppositions[again].factors[gone].dice == 2
    (now,) = left.view("zoe").characters[-1].gauges
    assert (now.level, now.boxes) == ("II", "[x][x]")
    left.do(GM, ShareCanvas(left.state.characters[boss].canvas))
    assert left.view("zoe").characters[-1].gauges == left.view(GM).characters[-1].gauges


def test_a_die_of_a_hidden_npc_openly_used_does_not_name_him() -> None:
    """SPI-SEC-03, SPI-OPP-09: its words are read as the factor; whose it was is the gm's."""
    t = Tale("ana")
    npc = t.npc("Le noyé")
    won = t.final("ana", (2, 2), (1, 1))
    waiting = t.gm(RecordConsequence(won, "next_handicap", character=npc, text="aveuglé"))
    t.close(won)
    opposition = t.frame("ana")
    t.gm(AddFactor(opposition, "protagonist", modifier=waiting))
    assert "aveuglé" in t.line("zoe").text
    assert len(t.view("zoe").characters) == 1


@pytest.mark.parametrize(
    ("kind", "writer", "share", "told"),
    [
        ("place", GM, None, ()),
        ("place", GM, ShareCanvas, WATCHERS),
        ("world", GM, None, WATCHERS),
        ("group", "leo", None, WATCHERS),
    ],
)
def test_what_is_written_on_a_canvas_is_told_to_who_reads_it(
    kind: Any, writer: str, share: type[ShareCanvas] | None, told: Sequence[str]
) -> None:
    """SPI-SEC-03, SPI-CANV-03, SPI-A-46: its texts, and each trait added, changed or taken away."""
    t = Tale("ana", "leo")
    canvas = t.act(writer, CreateCanvas(kind, "Le phare"))
    if share:
        t.gm(share(canvas))
    t.act(writer, WriteCanvasAxis(canvas, 1, ("la lampe",)))
    assert {seat: t.last(seat) for seat in (GM, *WATCHERS)} == lines_of(told, "CanvasAxisWritten")
    trait = t.act(writer, AddTrait(canvas=canvas, text="vermoulu"))
    assert {seat: t.last(seat) for seat in (GM, *WATCHERS)} == lines_of(told, "TraitAdded")
    t.act(writer, EditTrait(trait, "hanté"))
    assert {seat: t.last(seat) for seat in (GM, *WATCHERS)} == lines_of(told, "TraitChanged")
    t.act(writer, DeleteTrait(trait))
    assert {seat: t.last(seat) for seat in (GM, *WATCHERS)} == lines_of(told, "TraitRemoved")


def lines_of(seats: Sequence[str], kind: str) -> dict[str, list[str]]:
    """Return what each seat reads: one line for these seats and the gm, nothing for the others."""
    return {seat: [kind] if seat in (GM, *seats) else [] for seat in (GM, *WATCHERS)}


@pytest.mark.parametrize("known", ["", "name", "sheet"])
@pytest.mark.parametrize("impact", ["remove_trait", "level_1"])
def test_an_impact_names_the_boss_as_far_as_he_is_known(impact: Any, known: str) -> None:
    """SPI-BOSS-02, SPI-SEC-03: who is hit once the table knows him, and what once it reads his sheet."""
    t = Tale("ana")
    boss = t.npc("Le noyé", "armure d’algues")
    t.gm(MarkBoss(boss))
    sheet = t.state.characters[boss].canvas
    if known:
        t.gm(ShareCanvas(sheet) if known == "sheet" else ShareCanvasAxis(sheet, 1))
    won = t.final("ana", (2, 1), (1, 1))
    trait = t.trait["armure d’algues"]
    if impact == "remove_trait":
        t.gm(ApplyBossImpact(won, boss, impact, trait))
        whole = ImpactEntry(won, impact, boss, trait, "armure d’algues")
    else:
        t.gm(ApplyBossImpact(won, boss, impact, label="blessé", gauge_kind="state"))
        whole = ImpactEntry(won, impact, boss, label="blessé")
    told = {"": ImpactEntry(won, impact), "name": ImpactEntry(won, impact, boss), "sheet": whole}[known]
    assert [t.line(seat).fields for seat in (GM, "ana", "zoe", "host")] == [whole, told, told, told]


def test_the_end_of_a_hidden_npc_is_the_gms() -> None:
    """SPI-SEC-03: nobody reads that somebody ended of whom nobody has heard."""
    p = Pair()
    npc = p.secret(CreateCharacter("Le noyé", "npc"), None)[0]
    assert npc
    p.secret(MarkBoss(npc), None)
    p.secret(AdvanceGauge(npc, "blessé", "state", ticks=6), None)
    (gauge,) = p.twins.left.state.characters[npc].gauges
    p.secret(RuleExhaustion(gauge, "character_ended"), None)
    assert "CharacterEnded" in p.twins.left.last(GM)


def test_what_a_camp_pays_for_a_hidden_npc_is_told_as_fiction() -> None:
    """SPI-SEC-03: neither the line nor the camp names the sheet that is harmed, until it is shared."""
    t = Tale("ana")
    npc = t.npc("Le noyé")
    t.gm(MarkBoss(npc))
    race = Race(t, "ana", "Le renard")
    race.leg("Le renard", (1,), (2,))
    camp = race.camp["Le renard"]
    paid = Harm("gauge", npc, "blessé", "state", ticks=1, text="Il boite")
    t.gm(ImposeHarm(race.id, camp, (paid,)))
    for seat, harms in ((GM, (paid,)), ("ana", (Harm("fiction", text="Il boite"),))):
        assert t.line(seat).fields["harms"] == harms
        assert _camp(t, seat, race, camp).harms == harms
    t.gm(ShareCanvas(t.state.characters[npc].canvas))
    assert _camp(t, "ana", race, camp).harms == (paid,)


def _camp(t: Tale, seat: str, race: Race, camp: str) -> Any:
    view = t.view(seat)
    table = view
    (now,) = (each for each in table.competitions if each.id == race.id)
    return next(each for each in now.camps if each.id == camp)


def test_hidden_factors_tell_camp_and_dice() -> None:
    """SPI-SEC-04: no label, source, stage or conversion until revealed."""
    p = Pair()
    opposition = p.both(GM, OpenOpposition(lead=p.hero["ana"]))
    hidden = p.masked(
        AddFactor(opposition, "obstacle", text="le coupable", hidden=True),
        AddFactor(opposition, "obstacle", text="mobile", hidden=True, external=True),
    )
    p.twins.probe("ana", WithdrawFactor(hidden), RevealFactor(hidden))
    p.both(GM, SetObjective(opposition, "Trouver"))
    p.both(GM, LockOpposition(opposition))


def test_a_hidden_factor_is_withdrawn_without_a_word_of_what_it_was() -> None:
    """SPI-SEC-04: the pools and what is withdrawn are told with the camp and the dice; the gm reads what it was."""
    t = Tale("ana")
    opposition = t.frame("ana")
    hidden = t.gm(AddFactor(opposition, "obstacle", text="le coupable", hidden=True))
    t.gm(LockOpposition(opposition))
    t.gm(ReopenOpposition(opposition))
    t.gm(WithdrawFactor(hidden))
    for kind, sentence in (("OppositionLocked", "facteur caché"), ("FactorWithdrawn", "un facteur clé")):
        for seat in (GM, "ana", "zoe"):
            (line,) = (e for f in t.feed(seat) for e in f.entries if e.type == kind)
            assert ("le coupable" in line.text) == (seat == GM)
            assert (sentence in line.text) == (seat != GM)


def test_a_hidden_factor_takes_nothing_from_what_may_be_proposed() -> None:
    """SPI-SEC-04, SPI-OPP-04: which trait or gauge it is made of, no offer and no refusal tells."""
    p = Pair()
    p.both(GM, AdvanceGauge(p.hero["ana"], "blessée", "state", ticks=2))
    wound = next(iter(p.twins.left.state.characters[p.hero["ana"]].gauges))
    opposition = p.both(GM, OpenOpposition(lead=p.hero["ana"]))
    p.masked(
        AddFactor(opposition, "obstacle", trait=p.brave, hidden=True),
        AddFactor(opposition, "obstacle", text="?", hidden=True),
    )
    p.masked(
        AddFactor(opposition, "obstacle", gauge=wound, hidden=True),
        AddFactor(opposition, "obstacle", text="?", hidden=True),
    )
    for camp in CAMPS:
        p.twins.probe("ana", ProposeFactor(opposition, camp, trait=p.brave))
        p.twins.probe("ana", ProposeFactor(opposition, camp, gauge=wound))
    proposed = p.both("ana", ProposeFactor(opposition, "obstacle", trait=p.brave))
    p.twins.left.refuse(GM, RuleFactor(proposed, accept=True), "factor_duplicate", rule="SPI-OPP-04")
    p.both(GM, RuleFactor(proposed, accept=False))
    p.both(GM, SetObjective(opposition, "Passer"))
    p.both(GM, LockOpposition(opposition))


def handicapped(p: Pair) -> str:
    """A handicap that waits for ana, known to all."""
    lost = p.opposed(1, 1)
    p.both("ana", RollCamp(lost, "protagonist"), 1)
    p.both(GM, RollCamp(lost, "obstacle"), 1)
    p.both(GM, FinaliseResult(lost))
    waiting = p.both(GM, RecordConsequence(lost, "next_handicap", p.hero["ana"], text="La cheville"))
    p.both(GM, CloseOpposition(lost))
    return waiting


def test_a_hidden_factor_made_of_a_handicap_leaves_it_waiting() -> None:
    """SPI-SEC-04, SPI-OPP-09: for the others it waits on, until the factor is revealed, even after the close."""
    p = Pair()
    waiting = handicapped(p)
    opposition = p.both(GM, OpenOpposition(lead=p.hero["ana"]))
    p.masked(
        AddFactor(opposition, "obstacle", modifier=waiting, hidden=True),
        AddFactor(opposition, "obstacle", text="?", hidden=True),
    )
    offer = ProposeFactor(opposition, "obstacle", modifier=waiting)
    p.twins.probe("ana", offer)
    proposed = p.both("ana", offer)
    p.twins.left.refuse(GM, RuleFactor(proposed, accept=True), "wrong_phase", rule="SPI-OPP-09")
    p.both("ana", WithdrawFactor(proposed))
    assert p.twins.left.state.modifiers[waiting].used_in == opposition
    p.both(GM, SetObjective(opposition, "Passer"))
    p.both(GM, LockOpposition(opposition))
    p.both("ana", RollCamp(opposition, "protagonist"), 1)
    p.both(GM, RollCamp(opposition, "obstacle"), 1, 1)
    p.both(GM, FinaliseResult(opposition))
    p.both(GM, CloseOpposition(opposition))
    after = p.both(GM, OpenOpposition(lead=p.hero["ana"]))
    late = ProposeFactor(after, "obstacle", modifier=waiting)
    p.twins.probe("ana", late)
    offered = p.both("ana", late)
    p.twins.left.refuse(GM, RuleFactor(offered, accept=True), "wrong_phase", rule="SPI-OPP-09")
    p.twins.left.refuse(GM, AddFactor(after, "obstacle", modifier=waiting), "wrong_phase", rule="SPI-OPP-09")


def test_a_handicap_is_spent_for_all_once_its_factor_is_revealed() -> None:
    """SPI-OPP-09, SPI-SEC-04: revealed in play it is used, revealed after the close it is gone."""
    for late in (False, True):
        p = Pair()
        t = p.twins.left
        waiting = handicapped(p)
        opposition = p.both(GM, OpenOpposition(lead=p.hero["ana"]))
        factor = p.both(GM, AddFactor(opposition, "obstacle", modifier=waiting, hidden=True))
        assert [m.used_in for m in t.view("ana").modifiers] == [None]
        assert [m.used_in for m in t.view(GM).modifiers] == [opposition]
        if not late:
            p.both(GM, RevealFactor(factor))
            assert [m.used_in for m in t.view("ana").modifiers] == [opposition]
        p.both(GM, SetObjective(opposition, "Passer"))
        p.both(GM, LockOpposition(opposition))
        p.both("ana", RollCamp(opposition, "protagonist"), 1)
        p.both(GM, RollCamp(opposition, "obstacle"), 1, 1)
        p.both(GM, FinaliseResult(opposition))
        p.both(GM, CloseOpposition(opposition))
        if late:
            assert len(t.view("ana").modifiers) == 1
            p.both(GM, RevealFactor(factor))
        assert t.view("ana").modifiers == ()
        assert t.state.modifiers == {}


def test_a_cancelled_opposition_gives_a_hidden_handicap_back_for_good() -> None:
    """SPI-OPP-16: what it used returns, and the reveal of its factor afterwards takes nothing."""
    p = Pair()
    waiting = handicapped(p)
    opposition = p.both(GM, OpenOpposition(lead=p.hero["ana"]))
    factor = p.both(GM, AddFactor(opposition, "obstacle", modifier=waiting, hidden=True))
    p.both(GM, CancelOpposition(opposition))
    p.both(GM, RevealFactor(factor))
    assert p.twins.left.state.modifiers[waiting].used_in is None


def test_spectators_see_no_more_than_players() -> None:
    """SPI-SEC-06, SPI-SOLO-01: the same public view, and unknown things do not exist."""
    t = Tale("ana", "leo")
    t.played("ana", (2, 2), (1, 1))
    assert t.view("zoe") == t.view("leo") == t.view("host") == t.view("stranger")
    npc = t.npc("Le noyé", "froid")
    sheet = t.state.characters[npc].canvas
    for seat in ("ana", "zoe"):
        t.refuse(seat, AddTrait(npc, "x"), "unknown_id")
        t.refuse(seat, WriteCanvasAxis(sheet, 9, ()), "unknown_id")
        t.refuse(seat, EditTrait(t.trait["froid"], ""), "unknown_id")


def test_the_past_as_a_seat_saw_it() -> None:
    """SPI-SEC-07: looking back shows what was seen then, a later disclosure or not."""
    t = Tale("ana")
    t.played("ana", (1,), (1, 1, 1))
    frame = t.feeds.count("ana")
    before = t.view("ana")
    stake = t.gm(AddStake("Qui ment ?"))
    t.gm(ShareStake(stake))
    assert t.view("ana", frame) == before
    assert t.view("ana").stakes != ()


def test_private_readings_and_notes() -> None:
    """SPI-ORI-03, SPI-DEST-07, SPI-SEC-01: the gm's rows, readings and notes."""
    p = Pair()
    asked = p.masked(
        RequestOrientationRoll("ana", row="conflict"),
        RequestOrientationRoll("ana", labels=("a", "b", "c", "d", "e", "f")),
    )
    p.both("ana", RollOrientation(), 3)
    p.secret(InterpretOrientation(asked, "Le maire", "gm", row="conflict"), None)
    p.masked(RequestPolarityRoll("leo", "une embuscade ?"), RequestPolarityRoll("leo"))
    p.both("leo", RollPolarity(), 4)


def test_corrections_behind_the_screen() -> None:
    """SPI-UNDO-05, SPI-UNDO-07, SPI-SEC-01: retracting what a seat never saw is nothing to it."""
    p = Pair()
    p.played((1, 1, 1, 1), (1,))
    left, _ = p.secret(OrientStory("negative"), None)
    assert left
    p.twins.probe_correction("ana", ContestRuling(left), Retract(left), ContestRuling("rien"))
    p.twins.correct(GM, Retract(left), None)
    p.played((1,), (1,))


@pytest.mark.parametrize("seat", ["ana", "zoe"])
def test_names_tell_nothing_hidden(seat: str) -> None:
    """SPI-SEC-03: sentences name only what the seat can see."""
    t = Tale("ana")
    npc = t.npc("Le noyé", "froid")
    canvas = t.gm(CreateCanvas("drama", "La faute"))
    stake = t.gm(AddStake("Qui ment ?"))
    name = t.feeds.projection.name
    assert [name(t.state, seat, what) for what in (npc, canvas, stake, t.trait["froid"])] == [None] * 4
    opposition = t.gm(OpenOpposition(lead=t.hero["ana"]))
    assert name(t.state, seat, opposition) == "…"
    t.gm(CancelOpposition(opposition))
    opposition = t.gm(OpenOpposition(lead=t.hero["ana"], obstacle="Le mur"))
    assert name(t.state, seat, opposition) == "Le mur"
    t.gm(SetObjective(opposition, "Passer"))
    assert name(t.state, seat, opposition) == "Passer"
    hidden = t.gm(AddFactor(opposition, "obstacle", text="le coupable", hidden=True))
    open_ = t.gm(AddFactor(opposition, "obstacle", text="la pluie"))
    assert [name(t.state, seat, what) for what in (hidden, open_)] == ["?", "la pluie"]
    assert name(t.state, GM, hidden) == "le coupable"
    t.gm(CancelOpposition(opposition))
    race = Race(t, "ana", "Le renard")
    assert [name(t.state, seat, race.camp[camp]) for camp in ("ana", "Le renard")] == ["Ana", "Le renard"]


def test_what_belongs_to_somebody_unknown_is_the_destiny_holders_alone() -> None:
    """SPI-SEC-03: a modifier, a deed or a harm of somebody whom the state does not hold; of nobody, it is open."""
    pair = Pair()
    state: Any = pair.twins.left.state
    hero = pair.hero["ana"]
    for owner, readers in (("e999", {GM}), (hero, {GM, *WATCHERS}), (None, {GM, *WATCHERS})):
        modifier = Modifier("m", "advantage", "poison", character=owner)
        held = msgspec.structs.replace(state, modifiers={"m": modifier})
        harm = Harm("trait", owner, text="perdu")
        for seat in (GM, *WATCHERS):
            assert sees_modifier(held, seat, modifier) == (seat in readers)
            assert sees_sheet_of(held, seat, owner) == (seat in readers)
            assert (harm_shown(held, seat, harm) == harm) == (seat in readers)
            assert [each.id for each in view(held, seat).modifiers] == (["m"] if seat in readers else [])
