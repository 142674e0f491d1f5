"""The chapters together: what does not fit leaves the state as it is."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from domain.base.chance import Recall, Undrawn
from domain.base.events import Event
from domain.base.refusal import Refused
from domain.record.history import play
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.ambre.childhood.themes import ConfirmReady
from domain.systems.ambre.game import GAME
from domain.systems.ambre.state.state import State
from tests.ambre import table
from tests.ambre.table import WATCHER
from tests.ambre.test_bots import finished


def fits(state: State, event: Event) -> bool:
    try:
        GAME.check_eligibility(state, event.act)
        GAME.decide(state, event.act, Recall(event.draws))
    except (Refused, Undrawn):
        return False
    return True


def test_an_event_goes_in_only_where_the_rules_take_it() -> None:
    """AMB-GEN-05: events of a whole session at moments that are not theirs, given by others, without their draws."""
    rng = Random(7)
    scene = finished(4, 77)
    states = [step.before for step in scene.feeds.history.steps(1)]
    events = [event for event in scene.feeds.history.raw if play(event)]
    taken = 0
    for event in events[1:]:
        for state in (*rng.sample(states, 8), states[event.version - 2]):
            given = rng.choice([event, replace(event, seat=WATCHER), replace(event, seat="p0")])
            evolved = GAME.evolve(state, given)
            if fits(state, given):
                taken += 1
            else:
                assert evolved.state is state
                assert not evolved.consequences
    assert taken > 100


def test_an_event_that_lost_its_draws_leaves_the_state_as_it_is() -> None:
    """AMB-DEAL-01, AMB-BID-01: neither half a deal nor Kings without an order."""
    scene = finished(4, 78)
    for step in scene.feeds.history.steps(1):
        if step.event.draws:
            assert isinstance(step.event.command, SubmitCharacter | ConfirmReady)
            assert GAME.evolve(step.before, replace(step.event, draws=())).state is step.before


def test_a_player_is_asked_for_nothing_before_the_start() -> None:
    """AMB-GEN-04: the start is the host's, and nothing comes before it."""
    scene = table.opened(4)
    assert [scene.moves(seat) for seat in ("p0", WATCHER)] == [[], []]
    assert [move.command.__name__ for move in scene.moves("host")] == ["StartGame"]
