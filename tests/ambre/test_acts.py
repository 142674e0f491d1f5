"""Acts and the setting up of scenes."""

from __future__ import annotations

from typing import Any

import pytest

from domain.systems.ambre.acts.acts import ActEnded, ActStarted, ChooseStaging, InitiateScene
from domain.systems.ambre.acts.narration import AnnounceCircumstances, Cut
from domain.systems.ambre.acts.staging import ApproveFrame, LayCircumstance, ProposeFrame, ReadMotivation, SceneFramed
from domain.systems.ambre.state.cards import CONFLICTS
from domain.systems.ambre.state.epilogue import EpilogueOpened
from tests.ambre import table
from tests.ambre.bench import Bench, cards, placed, state
from tests.ambre.scenario import conclude
from tests.ambre.table import WATCHER, P

LYING: Any = {"K0": "C5 S3↓ W2↓", "K1": "D1", "K2": "D2"}
HANDS = {"p0": "C1 C2", "p1": "C3", "p2": "C4", "p3": "C6"}


def idle(act: str = "one", n: int = 4, **options: Any) -> Bench:
    return Bench(state(n, act=act, lying=LYING, hands=HANDS, **options))


def setup(by: Any = "initiator", seat: str = "p0", act: str = "one", conflict: Any = "K0") -> Bench:
    bench = idle(act)
    bench.do(seat, InitiateScene(conflict))
    bench.do(seat, ChooseStaging(by))
    return bench


def framing(elements: tuple[str, ...] = ("K0.S3",), **more: Any) -> ProposeFrame:
    fields: dict[str, Any] = {"featured": ("p0",), "stake": "le trône", "narrator": "p2", **more}
    return ProposeFrame(elements, **fields)


def test_whoever_comes_first_initiates() -> None:
    """AMB-ACT-02, AMB-STAGE-01: the linked seats are involved; meanwhile a scene is running."""
    bench = idle()
    bench.do("p2", InitiateScene("K1"))
    assert bench.scene.involved == ("p1", "p2")
    for seat in ("p0", "p2"):
        bench.refuse(seat, InitiateScene("K0"), "scene_running")


def test_one_scene_each_in_an_act() -> None:
    """AMB-ACT-01: the second is refused; the other act is another matter."""
    scene = table.act_one(["C1", "C2", "C3", "C4"])
    table.initiate(scene, "p0", "K0")
    table.narrate(scene, "p0")
    table.close(scene)
    conclude(scene)
    scene.refuse("p0", InitiateScene("K0"), "already_initiated")
    scene.refuse("p0", InitiateScene("K2"), "already_initiated")
    assert scene.view(WATCHER).seats[0].initiated == ("one",)


def test_own_conflicts_in_the_first_act() -> None:
    """AMB-ACT-03: one of the two beside the seat."""
    bench = idle()
    for conflict in ("K1", "K2"):
        bench.refuse("p0", InitiateScene(conflict), "not_your_conflict")
    bench.do("p0", InitiateScene("K3"))


def test_any_conflict_in_the_second() -> None:
    """AMB-ACT2-01, AMB-ACT2-02: whoever initiates is involved."""
    bench = idle("two")
    bench.do("p0", InitiateScene("K1"))
    assert bench.scene.involved == ("p0", "p1", "p2")
    bench = idle("two")
    bench.do("p1", InitiateScene("K1"))
    assert bench.scene.involved == ("p1", "p2")


@pytest.mark.parametrize("n", [3, 4, 5])
def test_two_acts_of_n_scenes(n: int) -> None:
    """AMB-ACT-04, AMB-ACT-05, AMB-GEN-02: the same bare conflicts again and again; then the epilogue."""
    scene = table.act_one([f"C{k + 1}" for k in range(n)])
    announced = []
    for act in ("one", "two"):
        for k in range(n):
            assert scene.state.act == act
            table.initiate(scene, P[k], CONFLICTS[k if act == "one" else 0], "others" if k else "initiator")
            table.narrate(scene, P[(k + 1) % n])
            table.close(scene)
            before = scene.feeds.history.version
            conclude(scene)
            steps = scene.feeds.history.steps(before)
            announced += [
                c for s in steps for c in s.consequences if isinstance(c, ActStarted | ActEnded | EpilogueOpened)
            ]
    assert [type(c) for c in announced] == [ActEnded, ActStarted, ActEnded, EpilogueOpened]
    assert (scene.state.phase, len(scene.state.scenes)) == ("epilogue", 2 * n)


def test_who_stages() -> None:
    """AMB-STAGE-02: the initiator or all others; one side is always a single seat."""
    bench = idle()
    bench.do("p0", InitiateScene("K0"))
    assert bench.refuse("p1", ChooseStaging("others"), "not_initiator").kind == "role"
    bench.do("p0", ChooseStaging("others"))
    assert bench.scene.stagers == ("p1", "p2", "p3")
    assert setup("initiator").scene.stagers == ("p0",)


def test_only_stagers_set_up() -> None:
    """AMB-STAGE-03, AMB-STAGE-04: nobody else lays, reads or frames."""
    bench = setup()
    for command in (ReadMotivation(), LayCircumstance("C3"), framing(), ApproveFrame()):
        assert bench.refuse("p1", command, "not_a_stager").kind == "role"
    bench = setup("others")
    bench.refuse("p0", ReadMotivation(), "not_a_stager")


def test_cards_laid_at_the_setup() -> None:
    """AMB-STAGE-04: any number, face up on the conflict of the scene; a frame must be proposed again."""
    bench = setup("others")
    for seat in ("p1", "p2", "p3"):
        bench.do(seat, ReadMotivation())
    bench.do("p1", framing())
    bench.do("p2", LayCircumstance("C4"))
    assert bench.conflict("K0").cards == placed("C5 S3↓ W2↓ C4")
    assert bench.state.players["p2"].hand == ()
    bench.refuse("p3", ApproveFrame(), "no_frame")
    bench.do("p1", LayCircumstance("C3"))
    bench.refuse("p1", LayCircumstance("C3"), "card_not_in_hand")
    bench.refuse("p1", LayCircumstance("C1"), "card_not_in_hand")
    assert bench.scene.setup_cards == ("C4", "C3")


def test_a_lone_stager_frames_alone() -> None:
    """AMB-STAGE-05: his proposal is enough."""
    bench = setup()
    bench.do("p0", ReadMotivation())
    found = bench.do("p0", framing(("K0.S3", "K0.W2")))
    assert found == (SceneFramed(("K0.S3", "K0.W2"), ("p0",), "le trône", "p2"),)
    assert (bench.state.step, bench.scene.narrator) == ("announce", "p2")
    bench.refuse("p0", framing(), "wrong_phase")


def test_all_stagers_agree() -> None:
    """AMB-STAGE-05: each once; a new proposal replaces the former with its approvals."""
    bench = setup("others")
    for seat in ("p1", "p2", "p3"):
        bench.do(seat, ReadMotivation())
    bench.refuse("p1", ApproveFrame(), "no_frame")
    assert bench.do("p1", framing()) == ()
    bench.refuse("p1", ApproveFrame(), "no_frame")
    bench.do("p2", ApproveFrame())
    bench.refuse("p2", ApproveFrame(), "no_frame")
    bench.do("p3", framing(stake="la ville"))
    bench.do("p1", ApproveFrame())
    assert bench.state.step == "setup"
    (framed,) = bench.do("p2", ApproveFrame())
    assert isinstance(framed, SceneFramed)
    assert framed.stake == "la ville"


def test_motivations_are_read_first() -> None:
    """AMB-CHAR-04, AMB-STAGE-03: by who proposes, and by each who approves."""
    bench = setup("others")
    bench.refuse("p1", framing(), "motivation_unread")
    bench.do("p1", ReadMotivation())
    bench.do("p1", framing())
    bench.refuse("p2", ApproveFrame(), "motivation_unread")
    bench.do("p2", ReadMotivation())
    bench.do("p2", ApproveFrame())


@pytest.mark.parametrize("elements", [(), ("K1.D1",), ("K0.S3", "rien")])
def test_an_element_of_this_conflict(elements: tuple[str, ...]) -> None:
    """AMB-STAGE-05: at least one, and none from elsewhere."""
    bench = setup()
    bench.do("p0", ReadMotivation())
    bench.refuse("p0", framing(elements), "element_required")


def test_no_element_where_there_is_none() -> None:
    """AMB-STAGE-05: a conflict without elements has a scene all the same."""
    bench = setup(conflict="K3")
    bench.do("p0", ReadMotivation())
    bench.refuse("p0", framing(("K0.S3",)), "element_required")
    bench.do("p0", framing(()))


@pytest.mark.parametrize("featured", [(), ("p2",), ("p0", "p3"), ("watcher",)])
def test_somebody_involved_appears(featured: tuple[str, ...]) -> None:
    """AMB-STAGE-05: at least one of them, and nobody else."""
    bench = setup()
    bench.do("p0", ReadMotivation())
    bench.refuse("p0", framing(featured=featured), "featured_required")


def test_the_outsider_may_appear_in_the_second_act() -> None:
    """AMB-ACT2-02: he is involved."""
    bench = setup(seat="p2", act="two")
    bench.do("p2", ReadMotivation())
    bench.do("p2", framing(featured=("p2",)))


def test_a_stake_is_needed() -> None:
    """AMB-STAGE-05: and comes last among the reasons (AMB-GEN-05)."""
    bench = setup()
    bench.refuse("p0", framing((), featured=(), stake=""), "motivation_unread")
    bench.do("p0", ReadMotivation())
    bench.refuse("p0", framing((), featured=(), stake=""), "element_required")
    bench.refuse("p0", framing(featured=(), stake=""), "featured_required")
    bench.refuse("p0", framing(stake="  "), "stake_required")


@pytest.mark.parametrize("narrator", P[:4])
def test_anyone_may_be_named_narrator(narrator: str) -> None:
    """AMB-STAGE-06: stager or not, involved or not; he cannot decline."""
    bench = setup()
    bench.do("p0", ReadMotivation())
    bench.do("p0", framing(narrator=narrator))
    bench.do(narrator, AnnounceCircumstances())


def test_motivations_are_read_in_every_scene() -> None:
    """AMB-STAGE-03: a reading in one scene does not count in the next."""
    scene = table.act_one(["C1", "C2", "C3", "C4"])
    table.initiate(scene, "p0", "K0", "others")
    table.narrate(scene, "p0")
    table.close(scene)
    conclude(scene)
    table.initiate(scene, "p1", "K1")
    scene.refuse("p1", ProposeFrame((), ("p1",), "x", "p1"), "motivation_unread")


def test_the_hand_is_named_wherever_the_card_is() -> None:
    """AMB-SEC-09, AMB-CARD-05: only hand cards can be laid."""
    bench = setup()
    for card in ("C3", "C5", "D9", "M2", "rien"):
        bench.refuse("p0", LayCircumstance(card), "card_not_in_hand")
    assert bench.state.players["p0"].hand == cards("C1 C2")


def test_elsewhere_it_is_not_the_time() -> None:
    """AMB-GEN-04: each step has its own commands."""
    bench = idle()
    for command in (ChooseStaging("others"), ReadMotivation(), LayCircumstance("C1"), framing(), Cut()):
        bench.refuse("p0", command, "wrong_phase")
    table.dealt().refuse("p0", InitiateScene("K0"), "wrong_phase")
