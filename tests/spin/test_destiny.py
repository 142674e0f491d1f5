"""What destiny does: choices, polarity, initiative, conversion, never zero; heroic levels and Deus Ex Alea; solo."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.spin.characters.characters import CreateCharacter
from domain.systems.spin.characters.traits import AddTrait
from domain.systems.spin.destiny.destiny import (
    ConvertDestiny,
    DestinyConverted,
    DetermineInitiative,
    InitiativeDetermined,
    OrientStory,
    PolarityRolled,
    RequestPolarityRoll,
    RollPolarity,
)
from domain.systems.spin.destiny.fate import AnnounceFateStroke, BlockFateStrokes, RevealFateStroke
from domain.systems.spin.gauges.fortunes import SpendFortuneOnTrait
from domain.systems.spin.oppositions.alea import DeusExAleaApplied, DeusExAleaTriggered, UseAleaPoints
from domain.systems.spin.oppositions.chain import (
    FinaliseResult,
    LockOpposition,
    ReopenOpposition,
    RollCamp,
    ShiftResult,
)
from domain.systems.spin.oppositions.factor_offers import AddFactor, ProposeFactor
from domain.systems.spin.oppositions.oppositions import CancelOpposition, OpenOpposition, SetObjective
from domain.systems.spin.oppositions.outcome import CloseOpposition, RecordConsequence
from domain.systems.spin.session.session import CloseSession, EndGame, EndSession, StartSession
from domain.systems.spin.table.scenes import AdvancePhase, EndScene, OpenRespite, StartScene
from tests.scene import Scene, one
from tests.spin.tale import GM, Tale, consequences
from tests.spin.test_competitions import Race


def test_a_choice_costs_a_die_of_its_colour() -> None:
    """SPI-DEST-06, SPI-A-21: a negative choice one red die, a positive one a blue; the other colour is refused."""
    t = Tale("ana")
    t.refuse(GM, OrientStory("positive"), "destiny_is_zero")
    t.destiny(-2)
    t.refuse(GM, OrientStory("positive"), "no_die_of_colour")
    t.refuse("ana", OrientStory("negative"), "not_gm")
    t.gm(OrientStory("negative", "l’orage"))
    assert t.state.destiny == -1
    assert t.last("ana") == []
    t.destiny(2)
    t.gm(OrientStory("positive"))
    t.gm(OrientStory("positive"))
    assert t.state.destiny == 0


@pytest.mark.parametrize(("die", "polarity"), [(2, "positive"), (6, "positive"), (1, "negative"), (5, "negative")])
def test_the_polarity_die(die: int, polarity: str) -> None:
    """SPI-DEST-07, SPI-EX-19, SPI-A-22: at 0 a player rolls; destiny stays 0, and meanwhile nothing moves it."""
    t = Tale("ana", "leo")
    t.refuse(GM, RequestPolarityRoll("zoe"), "unknown_id")
    t.refuse("ana", RequestPolarityRoll("ana"), "not_gm")
    opposition = t.frame("leo", 1, 2)
    equal = t.frame("ana", 1, 1)
    t.gm(RequestPolarityRoll("ana", "une rencontre ?"))
    t.refuse(GM, RequestPolarityRoll("ana"), "polarity_pending")
    t.refuse(GM, LockOpposition(opposition), "polarity_pending")
    t.gm(LockOpposition(equal))
    t.refuse(GM, OrientStory("positive"), "polarity_pending")
    t.gm(AnnounceFateStroke(3))
    t.refuse(GM, RevealFateStroke(), "polarity_pending")
    t.refuse("leo", RollPolarity(), "not_asked", 2)
    step = t.do("ana", RollPolarity(), die)
    assert one(step, PolarityRolled).polarity == polarity
    assert t.state.destiny == 0
    t.refuse("ana", RollPolarity(), "not_asked", 2)
    t.gm(RevealFateStroke())
    t.refuse(GM, RequestPolarityRoll("ana"), "destiny_not_zero")
    assert "une rencontre ?" not in str(t.feed("leo"))


def test_reopening_waits_for_the_polarity_die() -> None:
    """SPI-DEST-07: a lock whose delta brought destiny to 0 cannot be taken back meanwhile."""
    t = Tale("ana", "leo")
    t.destiny(-1)
    opposition = t.locked("ana", 1, 2)
    t.gm(RequestPolarityRoll("leo"))
    t.refuse(GM, ReopenOpposition(opposition), "polarity_pending")


def test_a_stroke_without_its_card_pays() -> None:
    """SPI-DEST-08, SPI-EX-21."""
    t = Tale("ana")
    t.gm(AnnounceFateStroke(4))
    t.gm(RevealFateStroke())
    assert t.state.destiny == 1


# -- heroic and mythic levels

STRONG = [
    ("ana", "vol", "heroic", ("manoeuvre", "external")),
    ("ana", "foudre", "mythic", ("manoeuvre", "external")),
    ("ana", "aura", "heroic", ("colour",)),
    ("ana", "rapide", "normal", ("manoeuvre",)),
]


def heroic(*players: str, **options: Any) -> Tale:
    return Tale(*(players or ("ana",)), traits=STRONG, heroic_levels=True, **options)


@pytest.mark.parametrize(("trait", "dice"), [("rapide", 1), ("vol", 2), ("foudre", 3)])
def test_heroic_and_mythic_dice(trait: str, dice: int) -> None:
    """SPI-HERO-01, SPI-HERO-02, SPI-HERO-03, SPI-EX-16, SPI-A-33: 2 and 3 dice in all, counted by destiny."""
    for camp in ("protagonist", "obstacle"):
        t = heroic()
        side: Any = camp
        opposition = t.frame("ana")
        factor = t.gm(AddFactor(opposition, side, trait=t.trait[trait]))
        assert t.opposition(opposition).factors[factor].dice == dice
        assert t.opposition(opposition).factors[factor].label == trait + "+" * (dice - 1)
        t.gm(LockOpposition(opposition))
        assert t.state.destiny == (-dice if camp == "protagonist" else dice)


def test_heroic_free_text_needs_the_option() -> None:
    """SPI-HERO-01, SPI-TRAIT-01: an obstacle's or a place's trait may be heroic, where the option is on."""
    t = Tale("ana")
    opposition = t.frame("ana")
    t.refuse(GM, AddFactor(opposition, "obstacle", text="dragon", level="mythic"), "option_off")
    h = heroic()
    opposition = h.frame("ana")
    h.refuse(GM, AddFactor(opposition, "obstacle", trait=h.trait["vol"], level="heroic"), "bad_value")
    factor = h.gm(AddFactor(opposition, "obstacle", text="dragon", level="mythic"))
    assert (h.opposition(opposition).factors[factor].dice, h.opposition(opposition).factors[factor].label) == (
        3,
        "dragon++",
    )


def test_conversions_cost_a_die() -> None:
    """SPI-HERO-04, SPI-EX-17: with the tag, heroic or mythic, one per use."""
    t = heroic()
    opposition = t.frame("ana")
    for trait, code in (("rapide", "level_too_low"), ("aura", "tag_missing")):
        offer = ProposeFactor(opposition, "protagonist", trait=t.trait[trait], conversions=("as_reflex",))
        t.refuse("ana", offer, code)
    t.refuse(GM, AddFactor(opposition, "protagonist", text="x", conversions=("as_reflex",)), "bad_value")
    both = t.trait["vol"]
    t.refuse(
        GM, AddFactor(opposition, "protagonist", trait=both, conversions=("as_reflex", "as_reflex")), "one_conversion"
    )
    for trait, way, dice in (("vol", "as_reflex", 1), ("foudre", "as_reflex", 2), ("aura", "as_aptitude", 1)):
        conversion: Any = (way,)
        factor = t.act("ana", ProposeFactor(opposition, "protagonist", trait=t.trait[trait], conversions=conversion))
        assert t.opposition(opposition).factors[factor].dice == dice


def test_levels_come_by_ruling_or_exploit() -> None:
    """SPI-HERO-05, SPI-FORT-05, SPI-A-42: by fortune only with its option, one level at a time."""
    t = heroic()
    feat = t.final("ana", (2, 2), (1, 1))
    hero = t.hero["ana"]
    t.refuse(
        GM, RecordConsequence(feat, "gain_trait", hero, trait_text="x", level="heroic", basis="reveal"), "basis_not_met"
    )
    t.gm(RecordConsequence(feat, "gain_trait", hero, trait_text="x", level="heroic", basis="exploit"))
    raising = RecordConsequence(feat, "alter_trait", trait=t.trait["rapide"], trait_text="rapide", level="heroic")
    t.refuse(GM, raising, "basis_not_met")
    plain = Tale("ana")
    other = plain.final("ana", (2, 2), (1, 1))
    command = RecordConsequence(other, "gain_trait", plain.hero["ana"], trait_text="x", level="heroic", basis="exploit")
    plain.refuse(GM, command, "option_off")


@pytest.mark.parametrize(("allowed", "code"), [(False, "level_not_allowed"), (True, None)])
def test_a_fortune_may_raise_a_level_by_option(allowed: bool, code: str | None) -> None:
    """SPI-FORT-05, SPI-A-42."""
    t = heroic(fortune_may_raise_level=allowed)
    t.fortune("ana", 2)
    t.gm(OpenRespite())
    hero = t.hero["ana"]

    def modify(level: Any) -> SpendFortuneOnTrait:
        return SpendFortuneOnTrait(hero, "modify", "Des mois d’étude", t.trait["rapide"], "éclair", level=level)

    t.refuse("ana", modify("mythic"), "level_not_allowed")
    if code:
        t.refuse("ana", modify("heroic"), code)
    else:
        t.act("ana", modify("heroic"))
        assert t.character("ana").traits[t.trait["rapide"]].level == "heroic"
    t.refuse("ana", SpendFortuneOnTrait(hero, "gain", "x", text="y", level="heroic"), "level_not_allowed")


# -- Deus Ex Alea


def turned(t: Tale, *, start: int = -3, trait: str = "vol") -> str:
    """Ana loses (failure) against a winner of a single face; destiny ends at start - 2."""
    t.destiny(start)
    opposition = t.frame("ana", 1, 1)
    t.gm(AddFactor(opposition, "protagonist", trait=t.trait[trait]))
    t.gm(LockOpposition(opposition))
    t.roll(opposition, "obstacle", 2)
    t.roll(opposition, "protagonist", *((1,) * t.opposition(opposition).x))
    return opposition


def alea(*players: str, **options: Any) -> Tale:
    return heroic(*players, deus_ex_alea=True, **options)


def test_the_books_deus_ex_alea() -> None:
    """SPI-EX-13, SPI-ALEA-07, SPI-A-31: failure, destiny -5, unbounded: exploit, OUI ET ET, destiny 0."""
    t = alea(alea_unbounded=True)
    opposition = turned(t)
    assert (t.state.destiny, t.opposition(opposition).result) == (-5, "failure")
    t.refuse("ana", UseAleaPoints(opposition, "up", 5), "bad_value")
    step = t.do("ana", UseAleaPoints(opposition, "up"))
    found = one(step, DeusExAleaApplied)
    assert (found.steps, found.extra_and, found.result) == (5, 1, "exploit")
    assert t.state.destiny == 0
    t.gm(FinaliseResult(opposition))
    t.gm(RecordConsequence(opposition, "gift", text="Un premier don"))
    t.refuse(GM, CloseOpposition(opposition), "consequence_missing")
    t.gm(RecordConsequence(opposition, "gift", text="Un second"))
    t.gm(CloseOpposition(opposition))


def test_a_later_shift_drops_the_extra() -> None:
    """SPI-ALEA-07: away from that extreme, the extra AND is gone."""
    t = alea(alea_unbounded=True)
    t.fortune("ana")
    opposition = turned(t)
    t.act("ana", UseAleaPoints(opposition, "up"))
    t.act("ana", ShiftResult(opposition, t.hero["ana"], "down"))
    assert (t.opposition(opposition).result, t.opposition(opposition).extra_and) == ("success", 0)


def test_bounded_points() -> None:
    """SPI-ALEA-04, SPI-ALEA-05, SPI-ALEA-06: up to the amplitude and the end of the ladder; destiny then 0."""
    t = alea()
    opposition = turned(t)
    t.refuse(GM, FinaliseResult(opposition), "alea_pending")
    t.refuse(GM, UseAleaPoints(opposition, "up", 1), "not_owner")
    t.refuse("ana", UseAleaPoints(opposition, "up"), "bad_value")
    t.refuse("ana", UseAleaPoints(opposition, "up", -1), "bad_value")
    t.refuse("ana", UseAleaPoints(opposition, "up", 5), "beyond_bound")
    t.refuse("ana", UseAleaPoints(opposition, "down", 2), "beyond_bound")
    t.act("ana", UseAleaPoints(opposition, "up", 3))
    assert (t.opposition(opposition).result, t.state.destiny) == ("success", 0)
    t.refuse("ana", UseAleaPoints(opposition, "up", 0), "no_alea")


def test_the_amplitude_bounds_the_steps() -> None:
    """SPI-ALEA-04, SPI-ALEA-05: |destiny| whatever its sign; 0 steps renounce, destiny is 0 all the same."""
    t = alea()
    opposition = turned(t, start=4)
    assert t.state.destiny == 2
    assert t.refuse("ana", UseAleaPoints(opposition, "up", 3), "beyond_bound").details == {"most": 2, "has": 3}
    step = t.do("ana", UseAleaPoints(opposition, "up", 0))
    assert consequences(step) == ["DeusExAleaApplied", "DestinyChanged"]
    assert (t.opposition(opposition).result, t.state.destiny) == ("failure", 0)


@pytest.mark.parametrize(
    ("mine", "theirs", "trait", "external", "destiny", "there"),
    [
        ((1, 1, 1), (2,), "vol", None, -5, True),
        ((1, 1, 1), (2,), "vol", False, -5, False),
        ((1, 1, 1), (2,), "aura", None, -5, False),
        ((1, 1, 1), (2,), "aura", True, -5, True),
        ((1, 1), (2,), "rapide", True, -5, False),
        ((1, 1, 1), (1,), "vol", None, -5, False),
        ((1, 1, 1), (6, 6), "vol", None, -5, True),
        ((1, 1, 1), (6, 2), "vol", None, -5, False),
        ((2, 1, 1), (2, 4), "vol", None, -5, False),
        ((2, 1, 1), (4, 4), "vol", None, -5, True),
        ((1, 1, 1), (2,), "vol", None, 0, False),
        ((2, 2, 2), (1,), "vol", None, -5, False),
    ],
)
def test_when_it_comes(
    mine: tuple[int, ...], theirs: tuple[int, ...], trait: str, external: bool | None, destiny: int, there: bool
) -> None:
    """SPI-ALEA-01, SPI-ALEA-02, SPI-ALEA-03: a heroic external trait, one winning face, destiny not 0."""
    t = alea()
    y = 1 if theirs in ((2,), (1,), (6, 6), (6, 2)) else 2
    opposition = t.frame("ana", 1, y)
    t.gm(AddFactor(opposition, "protagonist", trait=t.trait[trait], external=external))
    pools = t.view(GM).screen.pools[-1]
    t.gm(CancelOpposition(opposition))
    t.destiny(destiny - (pools.y - pools.x))
    opposition = t.frame("ana", 1, y)
    t.gm(AddFactor(opposition, "protagonist", trait=t.trait[trait], external=external))
    t.gm(LockOpposition(opposition))
    assert t.state.destiny == destiny
    t.rolls(opposition, mine, theirs)
    assert (t.opposition(opposition).alea is not None) == there


@pytest.mark.parametrize(("trait", "there"), [("vol", False), ("foudre", True)])
def test_reflexes_and_the_alea(trait: str, there: bool) -> None:
    """SPI-ALEA-01, SPI-EX-17: a heroic reflex is worth one die and no longer calls it, a mythic one does."""
    t = alea()
    t.destiny(-4)
    opposition = t.frame("ana")
    t.gm(AddFactor(opposition, "protagonist", trait=t.trait[trait], conversions=("as_reflex",)))
    t.gm(LockOpposition(opposition))
    t.rolls(opposition, (1,) * t.opposition(opposition).x, (4,))
    assert (t.opposition(opposition).alea is not None) == there


def test_while_it_is_pending_destiny_stands_still() -> None:
    """SPI-ALEA-04: no other change, and no second roll elsewhere."""
    t = alea("ana", "leo")
    other = t.locked("leo", 1, 1)
    t.gm(RollCamp(other, "obstacle"), 1)
    opposition = turned(t)
    for command in (OrientStory("negative"), FinaliseResult(opposition)):
        t.refuse(GM, command, "alea_pending")
    t.refuse("leo", RollCamp(other, "protagonist"), "alea_pending", 1)
    t.gm(AnnounceFateStroke(1))
    t.refuse(GM, RevealFateStroke(), "alea_pending")
    t.act("ana", UseAleaPoints(opposition, "up", 0))
    t.act("leo", RollCamp(other, "protagonist"), 1)


def test_no_lock_that_moves_destiny_meanwhile() -> None:
    """SPI-ALEA-04: locks and reopenings of other oppositions too, unless they change nothing."""
    t = alea("ana", "leo", "ida")
    framed = t.frame("leo", 1, 2)
    locked = t.locked("ida", 1, 3)
    opposition = turned(t)
    t.refuse(GM, LockOpposition(framed), "alea_pending")
    t.refuse(GM, ReopenOpposition(locked), "alea_pending")
    t.gm(AddFactor(framed, "protagonist", text="une aide"))
    t.gm(LockOpposition(framed))
    t.act("ana", UseAleaPoints(opposition, "up", 0))


def test_gains_follow_the_result_after_it() -> None:
    """SPI-ALEA-08, SPI-GAIN-02: fortune and attention look at the final result; Alea points cancel nothing."""
    t = alea()
    t.destiny(6)
    opposition = t.frame("ana", 1, 5)
    t.gm(AddFactor(opposition, "protagonist", trait=t.trait["vol"]))
    t.gm(LockOpposition(opposition))
    t.rolls(opposition, (2, 1, 1), (2, 2, 2, 2, 2))
    assert t.opposition(opposition).result == "fiasco"
    t.act("ana", UseAleaPoints(opposition, "up", 5))
    t.gm(FinaliseResult(opposition))
    assert (t.opposition(opposition).result, t.character("ana").fortunes, t.state.hand) == ("exploit", 1, frozenset())


def test_what_is_seen_of_the_alea() -> None:
    """SPI-ALEA-09, SPI-SEC-01: the amplitude is for the gm and the losing camp; existence and steps for all."""
    t = alea("ana", "leo")
    opposition = turned(t)
    seen = {seat: t.view(seat) for seat in ("ana", "leo", "zoe")}
    assert seen["ana"].oppositions[-1].alea.amplitude == 5
    assert seen["leo"].oppositions[-1].alea.amplitude is None
    assert seen["zoe"].oppositions[-1].alea.loser == "protagonist"
    lines = {seat: t.feed(seat)[-1].entries for seat in ("ana", "leo", GM)}
    dei = {seat: next(e for e in found if e.type == "DeusExAleaTriggered") for seat, found in lines.items()}
    amplitudes = {seat: entry.fields["amplitude"] for seat, entry in dei.items()}
    assert amplitudes == {"ana": 5, "leo": None, GM: 5}
    t.act("ana", UseAleaPoints(opposition, "up", 1))
    assert t.last("leo") == ["DeusExAleaApplied"]


def test_the_aggressor_may_lose_too() -> None:
    """SPI-ALEA-04: the obstacle's points are the gm's, in pvp the aggressor's."""
    t = alea("ana", "leo")
    t.destiny(-2)
    opposition = t.gm(OpenOpposition("pvp", lead=t.hero["leo"], aggressor=t.hero["ana"]))
    t.gm(SetObjective(opposition, "Tenir"))
    t.gm(AddFactor(opposition, "obstacle", trait=t.trait["vol"]))
    t.gm(LockOpposition(opposition))
    t.act("leo", RollCamp(opposition, "protagonist"), 4)
    t.act("ana", RollCamp(opposition, "obstacle"), 1, 1, 1)
    t.refuse("leo", UseAleaPoints(opposition, "down", 1), "not_owner")
    t.act("ana", UseAleaPoints(opposition, "down", 2))
    monster = alea()
    monster.destiny(-2)
    second = monster.frame("ana")
    monster.gm(AddFactor(second, "obstacle", text="tempête", level="heroic", external=True))
    monster.gm(LockOpposition(second))
    monster.rolls(second, (4,), (1, 1, 1))
    assert monster.state.destiny == 0
    assert monster.opposition(second).alea is None


def test_where_it_does_not_come() -> None:
    """SPI-ALEA-10: not in presentation scenes, where destiny is not counted, nor without its option."""
    t = Tale("ana", phase="presentation", traits=STRONG, heroic_levels=True, deus_ex_alea=True)
    opposition = t.frame("ana")
    t.gm(AddFactor(opposition, "protagonist", trait=t.trait["vol"]))
    t.gm(LockOpposition(opposition))
    t.rolls(opposition, (1, 1, 1), (4,))
    assert t.opposition(opposition).alea is None
    plain = heroic()
    assert plain.opposition(turned(plain)).alea is None


def test_no_alea_in_an_npc_leg() -> None:
    """SPI-ALEA-10."""
    t = alea()
    t.destiny(-4)
    race = Race(t, "ana", "Le renard")
    opposition = race.opened("Le renard")
    t.gm(AddFactor(opposition, "protagonist", text="magie", level="heroic", external=True))
    t.gm(LockOpposition(opposition))
    step = t.do(GM, RollCamp(opposition, "protagonist"), 1, 1, 1)
    step = t.do(GM, RollCamp(opposition, "obstacle"), 2)
    assert not [c for c in step.consequences if isinstance(c, DeusExAleaTriggered)]


# -- initiative


@pytest.mark.parametrize(("value", "first"), [(2, "protagonists"), (-1, "adversary")])
def test_initiative_by_the_sign(value: int, first: str) -> None:
    """SPI-INIT-01: public, hence the sign with it; only with its option."""
    t = Tale("ana", destiny_initiative=True)
    t.destiny(value)
    t.refuse("ana", DetermineInitiative("ana"), "not_gm")
    t.refuse(GM, DetermineInitiative("zoe"), "unknown_id")
    step = t.do(GM, DetermineInitiative("ana", "les gardes"))
    assert one(step, InitiativeDetermined).first == first
    assert t.last("zoe") == ["InitiativeAsked", "InitiativeDetermined"]
    t.gm(EndScene())
    t.refuse(GM, DetermineInitiative("ana"), "wrong_phase")
    off = Tale("ana")
    off.refuse(GM, DetermineInitiative("ana"), "option_off")


@pytest.mark.parametrize(("die", "first"), [(4, "protagonists"), (3, "adversary")])
def test_initiative_at_zero(die: int, first: str) -> None:
    """SPI-INIT-02, SPI-A-34: the seat named with the command rolls."""
    t = Tale("ana", destiny_initiative=True)
    t.gm(DetermineInitiative("ana"))
    t.refuse(GM, DetermineInitiative("ana"), "polarity_pending")
    step = t.do("ana", RollPolarity(), die)
    assert one(step, InitiativeDetermined) == InitiativeDetermined(first, die)  # type: ignore[arg-type]


def test_order_between_protagonists() -> None:
    """SPI-INIT-03: best final result first, then the greater sum of even faces; equal ones together."""
    t = Tale("ana", "leo", "ida")
    slow = t.final("ana", (2, 1), (1, 1))
    fast = t.final("leo", (4, 1), (1, 1))
    last = t.final("ida", (2, 1), (1, 1))
    assert t.view("zoe").result_order == ((fast,), (slow, last))


# -- conversion


def test_conversion_at_the_end() -> None:
    """SPI-CONV-01, SPI-CONV-02, SPI-EX-14: +3 gives 3 fortunes to each; destiny is not reduced."""
    t = Tale("ana", "leo", destiny_to_fortune=True)
    t.destiny(3)
    t.refuse(GM, ConvertDestiny(), "wrong_phase")
    t.gm(EndSession())
    t.refuse(GM, ConvertDestiny(), "partie_not_over")
    step = t.do(GM, EndGame())
    assert one(step, DestinyConverted).amount == 3
    assert [c.fortunes for c in t.state.characters.values()] == [3, 3]
    assert t.state.destiny == 3
    line = next(e for e in t.feed("ana")[-1].entries if e.type == "DestinyConverted")
    assert (line.fields["amount"], line.fields["value"]) == (3, None)
    t.refuse(GM, ConvertDestiny(), "already_converted")


def test_nothing_is_taken() -> None:
    """SPI-CONV-01, SPI-CONV-02: at or below zero all read 0."""
    t = Tale("ana", destiny_to_fortune=True)
    t.destiny(-4)
    t.gm(EndSession())
    step = t.do(GM, EndGame())
    assert one(step, DestinyConverted).amount == 0
    assert t.character("ana").fortunes == 0
    assert "-4" not in str(t.feed("ana")[-1])


def test_a_partie_of_one_session() -> None:
    """SPI-CONV-03, SPI-A-32, SPI-NOZ-03: converted in each window, destiny 0 at the next session."""
    t = Tale("ana", destiny_to_fortune=True, partie_scope="session", no_zero_destiny=True)
    t.destiny(2)
    t.gm(EndSession())
    t.refuse("ana", ConvertDestiny(), "not_gm")
    t.gm(ConvertDestiny())
    t.refuse(GM, ConvertDestiny(), "already_converted")
    t.gm(CloseSession())
    step = t.do(GM, StartSession())
    assert consequences(step) == ["SessionStarted", "DestinyChanged"]
    assert (t.state.destiny, t.character("ana").fortunes) == (0, 2)
    t.gm(StartScene("narrative"))
    t.destiny(1)
    t.gm(EndSession())
    t.gm(ConvertDestiny())
    assert t.character("ana").fortunes == 3
    off = Tale("ana")
    off.gm(EndSession())
    off.refuse(GM, ConvertDestiny(), "option_off")


# -- never zero


def test_destiny_never_zero() -> None:
    """SPI-NOZ-01, SPI-NOZ-02, SPI-NOZ-03, SPI-A-35: counted changes to 0 are refused; the start is tolerated."""
    t = Tale("ana", no_zero_destiny=True)
    opposition = t.frame("ana", 1, 1)
    t.refuse(GM, LockOpposition(opposition), "destiny_would_be_zero")
    t.gm(AddFactor(opposition, "protagonist", text="un atout"))
    t.gm(LockOpposition(opposition))
    assert t.state.destiny == -1
    t.rolls(opposition, (1, 1), (1,))
    t.gm(FinaliseResult(opposition))
    t.close(opposition)
    t.refuse(GM, LockOpposition(t.frame("ana", 1, 2)), "destiny_would_be_zero")
    t.refuse(GM, OrientStory("negative"), "destiny_would_be_zero")
    t.refuse(GM, AnnounceFateStroke(1), "destiny_would_be_zero")


def test_a_stroke_announced_before_destiny_moved() -> None:
    """SPI-NOZ-01: checked again when it is revealed."""
    t = Tale("ana", no_zero_destiny=True)
    t.destiny(1)
    opposition = t.frame("ana", 3, 1)
    t.gm(AnnounceFateStroke(1))
    t.gm(LockOpposition(opposition))
    assert t.state.destiny == -1
    t.refuse(GM, RevealFateStroke(), "destiny_would_be_zero")


def test_duels_are_not_checked() -> None:
    """SPI-NOZ-01, SPI-DEST-05: what is not counted is not refused."""
    t = Tale("ana", "leo", no_zero_destiny=True)
    opposition = t.gm(OpenOpposition("pvp", lead=t.hero["ana"], aggressor=t.hero["leo"]))
    t.gm(SetObjective(opposition, "Tenir"))
    t.gm(LockOpposition(opposition))
    assert t.state.destiny == 0


# -- solo


def test_one_seat_for_everything() -> None:
    """SPI-SOLO-01, SPI-A-43: the single seat plays both roles and sees destiny; windows pass by themselves."""
    scene = Scene("spin", [("seul", "gm"), ("zoe", "spectator")], {"solo": True})
    scene.do("seul", AdvancePhase("creation"))
    hero = scene.act("seul", CreateCharacter("Inès"))
    scene.do("seul", AddTrait(hero, "patiente"))
    scene.do("seul", AdvancePhase("narrative"))
    scene.do("seul", StartScene("narrative"))
    for _ in range(2):
        opposition = scene.act("seul", OpenOpposition(lead=hero))
        scene.do("seul", SetObjective(opposition, "Avancer"))
        scene.do("seul", AddFactor(opposition, "obstacle", text="vent"))
        scene.do("seul", AddFactor(opposition, "protagonist", text="corde"))
        scene.do("seul", LockOpposition(opposition))
        scene.do("seul", RollCamp(opposition, "protagonist"), 1, 1)
        scene.do("seul", RollCamp(opposition, "obstacle"), 2, 2)
        scene.do("seul", FinaliseResult(opposition))
        scene.do("seul", RecordConsequence(opposition, "new_danger", text="La nuit"))
        scene.do("seul", CloseOpposition(opposition))
    assert scene.state.characters[hero].fortunes == 2
    scene.do("seul", AnnounceFateStroke(2))
    scene.do("seul", RevealFateStroke())
    scene.do("seul", AnnounceFateStroke(3))
    scene.do("seul", BlockFateStrokes(hero))
    assert scene.view("seul").screen.destiny == 1
    assert not hasattr(scene.view("zoe"), "destiny")
