"""Competitions: the helicopter and the motorbike, ties, harms, npcs."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domain.base.corrections import Retract
from domain.systems.spin.gauges.gauges import RuleExhaustion
from domain.systems.spin.oppositions.chain import FinaliseResult, LockOpposition, RollCamp
from domain.systems.spin.oppositions.competitions import (
    AcceptHarm,
    CampSpec,
    ConfirmModifier,
    EndCompetition,
    ImposeHarm,
    OpenCompetition,
    RuleTie,
    WithdrawFromCompetition,
)
from domain.systems.spin.oppositions.factor_offers import AddFactor
from domain.systems.spin.oppositions.oppositions import CancelOpposition, OpenOpposition, SetObjective
from domain.systems.spin.oppositions.outcome import CloseOpposition, RecordConsequence
from domain.systems.spin.state.opposition_state import Competition, Harm
from domain.systems.spin.table.scenes import EndScene
from tests import laws
from tests.spin.tale import GM, Tale, consequences


class Race:
    """A competition in a tale: camps are named by their seat, or by their npc."""

    def __init__(self, t: Tale, *camps: str, apart: bool = False) -> None:
        """`apart`: each camp wants something else."""
        self.t = t
        own = {c: f"Ce que veut {c}" if apart else "" for c in camps}
        specs = tuple(
            CampSpec((t.hero[c],), objective=own[c]) if c in t.hero else CampSpec(npc=c, objective=own[c])
            for c in camps
        )
        self.id = t.gm(OpenCompetition(specs, "Le bureau du directeur"))
        self.camp = dict(zip(camps, self.now.camps, strict=True))

    @property
    def outcome(self) -> str:
        return self.now.outcome

    @property
    def now(self) -> Competition:
        return self.t.state.competitions[self.id]

    def opened(self, camp: str) -> str:
        lead = self.t.hero.get(camp)
        return self.t.gm(OpenOpposition("competition_leg", lead, competition=self.id, camp=self.camp[camp]))

    def leg(self, camp: str, mine: Sequence[int], theirs: Sequence[int], *, close: bool = True) -> str:
        opposition = self.opened(camp)
        for side, faces in (("protagonist", mine), ("obstacle", theirs)):
            for n in range(len(faces) - 1):
                self.t.gm(AddFactor(opposition, side, text=f"{side} {n}"))  # type: ignore[arg-type]
        self.t.gm(LockOpposition(opposition))
        seat = camp if camp in self.t.hero else GM
        self.t.act(seat, RollCamp(opposition, "protagonist"), *mine)
        self.t.gm(RollCamp(opposition, "obstacle"), *theirs)
        self.t.gm(FinaliseResult(opposition))
        if close:
            if self.t.opposition(opposition).result == "exploit":
                self.t.gm(RecordConsequence(opposition, "fiction", text="Quelle course"))
            self.t.gm(CloseOpposition(opposition))
        return opposition


def test_bobs_helicopter_and_johns_motorbike() -> None:
    """SPI-COMP-01 to SPI-COMP-07, SPI-EX-09, SPI-EX-11, SPI-EX-12, SPI-A-28: the book's race, die by die."""
    t = Tale(
        "bob",
        "john",
        traits=[
            ("bob", "hélico", "normal", ()),
            ("bob", "rapide", "normal", ()),
            ("john", "moto", "normal", ()),
            ("john", "GSX-R", "normal", ()),
        ],
    )
    race = Race(t, "bob", "john")

    def leg(seat: str, traits: tuple[str, str], obstacle: str, mine: Sequence[int], theirs: Sequence[int]) -> str:
        opposition = race.opened(seat)
        for trait in traits:
            t.gm(AddFactor(opposition, "protagonist", trait=t.trait[trait]))
        t.gm(AddFactor(opposition, "obstacle", text=obstacle))
        t.gm(LockOpposition(opposition))
        t.rolls(opposition, mine, theirs)
        t.gm(FinaliseResult(opposition))
        t.gm(CloseOpposition(opposition))
        return opposition

    leg("bob", ("hélico", "rapide"), "trouver où se poser", (2, 1, 1), (2, 4))
    t.refuse(GM, race_opening(race, "bob"), "round_not_over")
    leg("john", ("moto", "GSX-R"), "circulation", (1, 3, 5), (1, 3))
    assert race.outcome == "open"
    bob, john = race.camp["bob"], race.camp["john"]
    t.refuse(GM, race_opening(race, "bob"), "harm_pending")
    t.gm(ImposeHarm(race.id, bob, (Harm("gauge", t.hero["bob"], "hélico dégradé", "resource", levels=1),)))
    t.act("bob", AcceptHarm(race.id, bob))
    harmed = next(iter(t.character("bob").gauges.values()))
    assert (harmed.label, harmed.level, harmed.partial) == ("hélico dégradé", 1, 0)
    police = t.gm(ConfirmModifier(race.id, john, "grant"))
    opposition = race.opened("john")
    t.gm(AddFactor(opposition, "obstacle", modifier=police))
    t.gm(CancelOpposition(opposition))
    leg("bob", ("hélico", "rapide"), "se poser", (6, 4, 1, 3), (2, 1))
    second = race.opened("john")
    for trait in ("moto", "GSX-R"):
        t.gm(AddFactor(second, "protagonist", trait=t.trait[trait]))
    t.gm(AddFactor(second, "obstacle", text="circulation"))
    t.gm(AddFactor(second, "obstacle", modifier=police))
    t.gm(LockOpposition(second))
    assert t.opposition(second).y == 3
    t.rolls(second, (2, 2, 1), (2, 1, 1))
    t.gm(FinaliseResult(second))
    assert race.outcome == "tie"
    legs = race.now.rounds[-1].legs
    assert (legs[bob].evens, legs[john].evens) == (10, 4)
    t.refuse("bob", RuleTie(race.id, "tie_break"), "not_gm")
    t.gm(RuleTie(race.id, "tie_break"))
    assert (race.now.outcome, race.now.winner) == ("winner", bob)
    t.refuse(GM, RuleTie(race.id, "ex_aequo"), "no_tie")


def race_opening(race: Race, camp: str) -> OpenOpposition:
    return OpenOpposition("competition_leg", race.t.hero.get(camp), competition=race.id, camp=race.camp[camp])


def test_opening_a_competition() -> None:
    """SPI-COMP-01: two camps or more, protagonists or an npc, in a scene."""
    t = Tale("ana", "leo")
    ana, leo = t.hero["ana"], t.hero["leo"]
    t.refuse("ana", OpenCompetition((CampSpec((ana,)), CampSpec((leo,)))), "not_gm")
    for camps in (
        (CampSpec((ana,)),),
        (CampSpec((ana,)), CampSpec((ana,))),
        (CampSpec((ana,)), CampSpec()),
        (CampSpec((ana,), npc="x"), CampSpec((leo,))),
    ):
        t.refuse(GM, OpenCompetition(camps), "bad_value")
    t.refuse(GM, OpenCompetition((CampSpec(("rien",)), CampSpec((leo,)))), "unknown_id")
    race = Race(t, "ana", "leo", "Le renard")
    t.refuse(GM, OpenOpposition("competition_leg", leo, competition=race.id, camp=race.camp["ana"]), "bad_value")
    t.refuse(GM, OpenOpposition("competition_leg", leo, competition=race.id), "bad_value")
    t.refuse(GM, OpenOpposition("competition_leg", leo, competition=race.id, camp="rien"), "unknown_id")
    t.gm(EndScene())
    t.refuse(GM, OpenCompetition((CampSpec((ana,)), CampSpec((leo,)))), "wrong_phase")


def test_npc_legs_touch_nothing() -> None:
    """SPI-COMP-02, SPI-GAIN-04, SPI-DEST-05, SPI-A-29: no destiny, fortune or attention; gm rolls both pools."""
    t = Tale("ana")
    race = Race(t, "ana", "Le renard")
    t.refuse("ana", RollCamp(race.opened("Le renard"), "protagonist"), "not_owner", 1)
    t.gm(CancelOpposition(next(iter(t.state.oppositions))))
    opposition = race.leg("Le renard", (1,), (2, 2, 2))
    assert t.opposition(opposition).result == "fiasco"
    assert (t.state.destiny, t.state.hand, t.state.ledger) == (0, frozenset(), ())
    race.leg("ana", (1,), (2, 2, 2))
    assert (t.state.destiny, len(t.state.hand)) == (2, 1)
    free = Race(t, "ana", "Le loup")
    t.gm(CloseOpposition(free.leg("Le loup", (2, 2), (1, 1), close=False)))


def test_only_a_success_reaches() -> None:
    """SPI-COMP-03: partial results owe nothing and are not asked about; a leg is never continued."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo")
    opposition = race.leg("ana", (2,), (2,), close=False)
    t.refuse(GM, CloseOpposition(opposition, goes_on=True), "bad_value")
    t.gm(CloseOpposition(opposition))
    race.leg("leo", (1,), (1,))
    assert (race.now.outcome, [c.reached for c in race.now.camps.values()]) == ("open", [False, False])


def test_partial_results_give_a_die() -> None:
    """SPI-COMP-04: an advantage or a handicap in the next leg, or another strategy."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo")
    ana, leo = race.camp["ana"], race.camp["leo"]
    t.refuse(GM, ConfirmModifier(race.id, ana, "grant"), "wrong_phase")
    race.leg("ana", (2,), (2,))
    race.leg("leo", (1,), (1,))
    t.refuse("ana", ConfirmModifier(race.id, ana, "grant"), "not_gm")
    t.refuse(GM, ConfirmModifier(race.id, ana, "grant", "x"), "bad_value")
    bonus = t.gm(ConfirmModifier(race.id, ana, "grant"))
    t.refuse(GM, ConfirmModifier(race.id, ana, "grant"), "wrong_phase")
    t.gm(ConfirmModifier(race.id, leo, "new_strategy", "Passer par les toits"))
    assert race.now.camps[leo].objective == "Passer par les toits"
    other = race.opened("leo")
    t.refuse(GM, AddFactor(other, "protagonist", modifier=bonus), "bad_value")
    mine = race.opened("ana")
    t.refuse(GM, AddFactor(mine, "obstacle", modifier=bonus), "bad_value")
    t.gm(AddFactor(mine, "protagonist", modifier=bonus))
    assert t.view(GM).screen.pools[-1].x == 2


def test_harms_or_withdrawal() -> None:
    """SPI-COMP-05: the camp pays to stay, or leaves; it settles what a fiasco owes."""
    t = Tale("ana", "leo", traits=[("ana", "corde", "normal", ())])
    race = Race(t, "ana", "leo", "Le renard")
    ana, leo = race.camp["ana"], race.camp["leo"]
    opposition = race.leg("ana", (1, 1), (2, 2))
    assert t.opposition(opposition).status == "closed"
    t.refuse("leo", WithdrawFromCompetition(race.id, leo), "wrong_phase")
    t.refuse("ana", AcceptHarm(race.id, ana), "wrong_phase")
    t.refuse("ana", ImposeHarm(race.id, ana, (Harm("fiction", text="x"),)), "not_gm")
    kindless = Harm("gauge", t.hero["ana"], "x")
    for harms in ((), (Harm("fiction"),), (kindless,), (Harm("fiction", text="x", label="y"),)):
        t.refuse(GM, ImposeHarm(race.id, ana, harms), "bad_value")
    for harms in ((Harm("trait", t.hero["ana"], trait="rien"),), (Harm("gauge", t.hero["leo"], "x", "state"),)):
        t.refuse(GM, ImposeHarm(race.id, ana, harms), "unknown_id")
    cut = Harm("trait", t.hero["ana"], trait=t.trait["corde"])
    t.gm(ImposeHarm(race.id, ana, (cut, Harm("fiction", text="À pied"))))
    t.refuse(GM, ImposeHarm(race.id, ana, (Harm("fiction", text="x"),)), "wrong_phase")
    t.refuse("leo", AcceptHarm(race.id, ana), "not_owner")
    t.act("ana", AcceptHarm(race.id, ana))
    assert t.character("ana").traits == {}
    race.leg("leo", (1,), (2,))
    race.leg("Le renard", (1,), (2,))
    t.act("leo", WithdrawFromCompetition(race.id, leo))
    t.refuse("ana", WithdrawFromCompetition(race.id, race.camp["Le renard"]), "not_owner")
    t.gm(ImposeHarm(race.id, race.camp["Le renard"], (Harm("fiction", text="Blessé"),)))
    t.gm(AcceptHarm(race.id, race.camp["Le renard"]))
    t.refuse(GM, race_opening(race, "leo"), "wrong_phase")
    race.leg("ana", (2, 1), (1,))
    race.leg("Le renard", (1,), (1,))
    assert (race.now.outcome, race.now.winner) == ("winner", ana)


@pytest.mark.parametrize(
    ("mine", "theirs", "outcome"),
    [
        (((2, 2), (1, 1)), ((2, 1), (1, 1)), "first"),
        (((2, 1), (1, 1)), ((1, 1), (1, 1)), "first"),
        (((2, 1), (1, 1)), ((2, 1), (1, 1)), "tie"),
        (((2, 2), (1, 1)), ((4, 4), (1, 1)), "tie"),
        (((1, 1), (1, 1)), ((1, 1), (1, 1)), "open"),
    ],
)
def test_who_wins(
    mine: tuple[Sequence[int], Sequence[int]], theirs: tuple[Sequence[int], Sequence[int]], outcome: str
) -> None:
    """SPI-COMP-06: nobody, the next round; one, that camp; several, exploit before success, else a tie."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo")
    race.leg("ana", *mine)
    race.leg("leo", *theirs)
    expected = ("winner", race.camp["ana"]) if outcome == "first" else (outcome, None)
    assert (race.now.outcome, race.now.winner) == expected


def test_equal_sums_between_protagonists_are_ex_aequo() -> None:
    """SPI-COMP-07, SPI-EX-10: Bob and John at the door together; extra dice are counted."""
    t = Tale("bob", "john")
    race = Race(t, "bob", "john")
    race.leg("bob", (4, 1), (1, 1))
    race.leg("john", (2, 2), (2, 1))
    t.gm(RuleTie(race.id, "tie_break"))
    assert (race.now.outcome, race.now.winner, len(race.now.tied)) == ("ex_aequo", None, 2)
    other = Race(Tale("bob", "john"), "bob", "john")
    other.leg("bob", (4, 1), (1, 1))
    other.leg("john", (4, 1), (1, 1))
    other.t.gm(RuleTie(other.id, "ex_aequo"))
    assert other.now.outcome == "ex_aequo"


def test_a_protagonist_beats_an_npc_in_an_absolute_tie() -> None:
    """SPI-COMP-07."""
    t = Tale("ana")
    race = Race(t, "Le renard", "ana")
    race.leg("Le renard", (4, 1), (1, 1))
    race.leg("ana", (4, 1), (1, 1))
    t.gm(RuleTie(race.id, "tie_break"))
    assert race.now.winner == race.camp["ana"]


def test_the_end_of_a_competition() -> None:
    """SPI-COMP-08: ended by the gm between rounds; a lone camp still has to reach its own objective."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo")
    opposition = race.opened("ana")
    t.refuse(GM, EndCompetition(race.id), "wrong_phase")
    t.gm(CancelOpposition(opposition))
    t.act("leo", WithdrawFromCompetition(race.id, race.camp["leo"]))
    assert race.outcome == "open"
    race.leg("ana", (1,), (1,))
    assert race.outcome == "open"
    t.refuse("ana", EndCompetition(race.id), "not_gm")
    t.refuse(GM, EndCompetition("rien"), "unknown_id")
    t.gm(EndCompetition(race.id))
    assert race.outcome == "no_winner"
    second = Race(t, "ana", "leo")
    second.leg("leo", (2, 2), (1, 1))
    second.leg("ana", (2, 1), (1, 1))
    assert [c.reached for c in second.now.camps.values()] == [True, True]
    assert second.now.winner == second.camp["leo"]


def test_legs_have_their_own_objective() -> None:
    """SPI-COMP-01: the common objective, or the camp's own."""
    t = Tale("ana", "leo")
    camps = (CampSpec((t.hero["ana"],), objective="Fuir"), CampSpec((t.hero["leo"],)))
    competition = t.gm(OpenCompetition(camps, "Arriver"))
    objectives = [c.objective for c in t.state.competitions[competition].camps.values()]
    assert objectives == ["Fuir", "Arriver"]
    first = next(iter(t.state.competitions[competition].camps))
    leg = t.gm(OpenOpposition("competition_leg", t.hero["ana"], competition=competition, camp=first))
    assert t.opposition(leg).objective == "Fuir"
    t.act("ana", SetObjective(leg, "Fuir plus vite"))


FAR, NEAR, MISSED = ((2, 4), (1, 3)), ((2,), (1,)), ((1,), (2,))
"""Dice of an exploit, a success, a failure."""


def test_with_different_objectives_the_others_go_on() -> None:
    """SPI-COMP-08, SPI-A-45: each camp runs until it has arrived; `winner` names the first."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo", apart=True)
    race.leg("ana", *NEAR)
    race.leg("leo", *MISSED)
    assert (race.outcome, race.now.winner) == ("open", race.camp["ana"])
    t.refuse(GM, race_opening(race, "ana"), "wrong_phase")
    t.refuse("ana", WithdrawFromCompetition(race.id, race.camp["ana"]), "wrong_phase")
    t.gm(ImposeHarm(race.id, race.camp["leo"], (Harm("fiction", text="Il saigne"),)))
    t.act("leo", AcceptHarm(race.id, race.camp["leo"]))
    race.leg("leo", *FAR)
    assert (race.outcome, race.now.winner) == ("winner", race.camp["ana"])
    assert all(camp.reached for camp in race.now.camps.values())


def test_two_who_arrive_together_at_different_objectives_need_no_ruling() -> None:
    """SPI-COMP-06, SPI-COMP-08, SPI-A-45: nothing is to be shared; the better result is the first."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo", apart=True)
    race.leg("ana", *NEAR)
    race.leg("leo", *FAR)
    assert (race.outcome, race.now.winner) == ("winner", race.camp["leo"])
    race = Race(t, "ana", "leo", apart=True)
    race.leg("ana", *NEAR)
    race.leg("leo", *NEAR)
    assert (race.outcome, race.now.winner) == ("ex_aequo", None)
    t.refuse(GM, RuleTie(race.id, "tie_break"), "no_tie")


def test_who_withdraws_lets_the_race_of_the_others_end() -> None:
    """SPI-COMP-05, SPI-A-45: open until each has arrived or withdrawn, or the gm ends it."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo", apart=True)
    race.leg("ana", *NEAR)
    race.leg("leo", *MISSED)
    t.act("leo", WithdrawFromCompetition(race.id, race.camp["leo"]))
    assert (race.outcome, race.now.winner) == ("winner", race.camp["ana"])
    race = Race(t, "ana", "leo", apart=True)
    race.leg("ana", *NEAR)
    race.leg("leo", *MISSED)
    t.gm(EndCompetition(race.id))
    assert (race.outcome, race.now.winner) == ("winner", race.camp["ana"])


@pytest.mark.parametrize("apart", [False, True])
def test_a_camp_of_which_nobody_is_left_holds_up_no_round(apart: bool) -> None:
    """SPI-COMP-03, SPI-COMP-08, SPI-GAUGE-09: it withdraws, by the gm too, and the round is compared."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo", apart=apart)
    race.leg("ana", *NEAR)
    begun = race.opened("leo")
    leave = WithdrawFromCompetition(race.id, race.camp["leo"])
    t.gm(RuleExhaustion(t.gauge("leo", "blessé", 6), "character_ended"))
    t.refuse(GM, leave, "wrong_phase")
    t.gm(CancelOpposition(begun))
    assert WithdrawFromCompetition in {move.command for move in t.moves(GM)}
    t.refuse("ana", leave, "not_owner")
    assert "CompetitionRoundCompared" in consequences(t.do(GM, leave))
    assert (race.outcome, race.now.winner) == ("winner", race.camp["ana"])


def test_only_a_camp_of_which_nobody_is_left_withdraws_within_a_round() -> None:
    """SPI-COMP-05: the others between rounds, and each for itself."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo")
    race.leg("ana", *NEAR)
    t.refuse("leo", WithdrawFromCompetition(race.id, race.camp["leo"]), "wrong_phase")
    t.refuse(GM, WithdrawFromCompetition(race.id, race.camp["leo"]), "not_owner")


def test_a_round_ends_without_who_owed_a_harm_since_the_last() -> None:
    """SPI-COMP-03, SPI-COMP-05: whoever gives up in the next round is not waited for in it."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo")
    race.leg("ana", (1,), (1,))
    race.leg("leo", *MISSED)
    race.leg("ana", (1,), (1,))
    t.act("leo", WithdrawFromCompetition(race.id, race.camp["leo"]))
    race.leg("ana", *NEAR)
    assert (race.outcome, race.now.winner) == ("winner", race.camp["ana"])


def test_an_objective_is_no_mere_wording() -> None:
    """SPI-COMP-08, SPI-A-45: whether the camps want the same decides the race, so it is not struck but amended."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo", apart=True)
    race.leg("ana", *NEAR)
    race.leg("leo", *MISSED)
    t.refuse_correction(GM, Retract(race.id, "indiscret", text_only=True), "not_text_event")
    t.amend(GM, race.id, OpenCompetition((CampSpec((t.hero["ana"],)), CampSpec((t.hero["leo"],))), "Le phare"))
    assert (race.outcome, race.now.winner) == ("winner", race.camp["ana"])
    laws.check(t.feeds.history)


def test_with_one_objective_the_first_arrival_ends_the_race() -> None:
    """SPI-COMP-06, SPI-A-45."""
    t = Tale("ana", "leo")
    race = Race(t, "ana", "leo")
    race.leg("ana", *NEAR)
    race.leg("leo", *MISSED)
    assert (race.outcome, race.now.winner) == ("winner", race.camp["ana"])
    assert not race.now.separate
