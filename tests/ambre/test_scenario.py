"""The session that the demonstration tells."""

from tests.ambre.scenario import OPTIONS, SEATS, play
from tests.scene import Scene


def test_the_scenario_reaches_the_end() -> None:
    scene = Scene("ambre", SEATS, OPTIONS)  # type: ignore[arg-type]
    play(scene)
    assert scene.state.step == "ended"
    assert {s.act for s in scene.state.scenes} == {"one", "two"}
    types = scene.lines("zoe")
    wanted = {"BidsRevealed", "BidRaised", "EventsVoided", "FloorTaken", "SceneCut", "ClosingCardGiven"}
    assert wanted | {"PledgeAccepted", "SpoilGiven", "GameEnded"} <= set(types)
