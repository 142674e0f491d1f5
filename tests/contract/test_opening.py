"""Opening the record of whole sessions: what each game's catalogue keeps closed prevails, and consent where there is no
game master.
"""

from __future__ import annotations

from collections.abc import Iterator

from domain.base.corrections import Consent, Decline, DiscloseRecord
from domain.systems.ambre.childhood.characters import SubmitCharacter
from domain.systems.innommable.epilogue import DiscloseSecret
from domain.systems.innommable.preparation.preparation import PlanInformation, RecordSymptom
from domain.systems.spin.session.session import DiscloseSecrets
from domain.table.commands import EndTable
from tests.contract.sessions import played
from tests.scene import Scene

OPEN = DiscloseRecord()
ALIX, BRUNO, CLARA, DENIS = PLAYERS = ("alix", "bruno", "clara", "denis")


def ended(name: str) -> Scene:
    scene = played(name)
    if scene.state.table.status != "ended":
        scene.do("host", EndTable())
    return scene


def test_ambre_opens_by_the_consent_of_the_players() -> None:
    scene = ended("ambre")
    scene.refuse_correction("host", OPEN, "not_a_player")
    scene.correct(CLARA, OPEN)
    assert not scene.state.table.disclosed
    assert scene.view(ALIX).undo_proposal is None  # nothing is to be undone
    proposal = scene.last_id
    for voter in (ALIX, BRUNO, DENIS):
        if not scene.state.table.disclosed:
            scene.correct(voter, Consent(proposal))
    assert scene.state.table.disclosed
    for seat in (*PLAYERS, "zoe", "host"):
        assert scene.last(seat)[-1] == "RecordDisclosed"


def test_ambre_stays_closed_where_the_players_decline() -> None:
    scene = ended("ambre")
    scene.correct(CLARA, OPEN)
    proposal = scene.last_id
    for voter in (ALIX, BRUNO, DENIS):
        if scene.state.table.proposal is not None:
            scene.correct(voter, Decline(proposal))
    assert not scene.state.table.disclosed
    scene.refuse_correction(CLARA, OPEN, scene.game.law.codes.vain)


def test_ambre_keeps_a_motivation_that_was_replaced() -> None:
    """AMB-SEC-07: it is disclosed to nobody else, even at the end."""
    scene = ended("ambre")
    law = scene.game.law
    said = [(event.seat, event.command) for event in scene.feeds.history.raw]
    assert law.closed(scene.state, said) == ""  # type: ignore[arg-type]
    replaced = (CLARA, SubmitCharacter("Aria", "Je veux autre chose"))
    assert law.closed(scene.state, [replaced, *said]) == "AMB-SEC-07"  # type: ignore[list-item]


def texts(scene: Scene) -> Iterator[DiscloseSecret]:
    """How everything that was prepared is disclosed."""
    prepared = scene.state.prepared
    yield from (DiscloseSecret(slot) for slot in prepared.symptoms)
    yield from (DiscloseSecret("information", plan) for plan in prepared.plan)


def test_innommable_opens_once_all_that_was_prepared_is_disclosed() -> None:
    """INN-SEC-08."""
    scene = ended("innommable")
    keeper = next(seat.id for seat in scene.state.table.with_role("gm"))
    raw = scene.feeds.history.raw
    prepared = {e.command.text for e in raw if isinstance(e.command, RecordSymptom)}
    prepared |= {e.command.label for e in raw if isinstance(e.command, PlanInformation)}
    refused = scene.refuse_correction(keeper, OPEN, "record_kept_closed")
    assert refused.rule == "INN-SEC-08"
    for command in texts(scene):
        scene.do(keeper, command)
    if prepared <= {each.text for each in scene.state.disclosed.values()}:
        scene.correct(keeper, OPEN)
        assert scene.state.table.disclosed
    else:
        scene.refuse_correction(keeper, OPEN, "record_kept_closed")


def test_spin_opens_once_its_secrets_are_disclosed() -> None:
    """SPI-SEC-07."""
    scene = ended("spin")
    leader = next(seat.id for seat in scene.state.table.with_role("gm"))
    for which in ("destiny", "hand", "drama"):
        if which not in scene.state.disclosed:
            assert scene.refuse_correction(leader, OPEN, "record_kept_closed").rule == "SPI-SEC-07"
            scene.do(leader, DiscloseSecrets(which))
    scene.correct(leader, OPEN)
    assert scene.state.table.disclosed
