"""Corrections by proposal and consent: nobody is privileged, play waits, the outcome is carried out at once."""

from __future__ import annotations

import pytest

from domain.base.corrections import Consent, Decline, Retract, Rewind, Withdraw
from domain.game import Law
from tests.game.purse import PROJECTION, Earn, Note, Purse, purse
from tests.scene import Scene


def players(state: Purse) -> int:
    return len(state.table.with_role("player"))


def majority(state: Purse) -> int:
    return players(state) // 2 + 1


def scene(law: Law) -> Scene:
    seats = [("ann", "player"), ("bob", "player"), ("cyd", "player"), ("eve", "spectator")]
    return Scene(purse(law), seats, projection=PROJECTION)  # type: ignore[arg-type]


UNANIMOUS = Law(consent=players)


def test_unanimous_consent_carries_the_correction_out() -> None:
    table = scene(UNANIMOUS)
    earn = table.do("ann", Earn(3), 4).event
    later = table.do("bob", Earn(1), 1).event
    proposed = table.correct("bob", Rewind(earn.id, "trop tôt")).event
    assert table.state.money == {"ann": 7, "bob": 2}
    table.refuse("ann", Earn(1), "undo_pending", 1)
    table.refuse_correction("cyd", Retract(later.id), "undo_pending")
    table.refuse_correction("bob", Consent(proposed.id), "already_answered")
    table.refuse_correction("eve", Consent(proposed.id), "not_your_role")
    table.refuse_correction("ann", Consent("other"), "no_undo")
    table.correct("ann", Consent(proposed.id))
    table.refuse_correction("ann", Decline(proposed.id), "already_answered")
    table.correct("cyd", Consent(proposed.id))
    assert table.state.money == {}
    assert table.state.table.proposal is None
    assert table.last("eve") == ["CorrectionConsented", "RulingRewound"]
    table.do("ann", Earn(1), 1)


@pytest.mark.parametrize(("law", "stands"), [(UNANIMOUS, False), (Law(consent=majority), True)])
def test_a_refusal_ends_what_can_no_longer_succeed(law: Law, stands: bool) -> None:
    table = scene(law)
    earn = table.do("ann", Earn(3), 4).event
    proposed = table.correct("bob", Retract(earn.id)).event
    table.correct("cyd", Decline(proposed.id))
    assert (table.state.table.proposal is not None) is stands
    if stands:
        table.correct("ann", Consent(proposed.id))
        assert table.state.money == {}
    assert table.state.table.proposal is None


def test_only_the_proposer_withdraws() -> None:
    table = scene(UNANIMOUS)
    earn = table.do("ann", Earn(3), 4).event
    proposed = table.correct("bob", Retract(earn.id)).event
    table.refuse_correction("ann", Withdraw(proposed.id), "not_proposer")
    table.correct("bob", Withdraw(proposed.id))
    table.refuse_correction("bob", Withdraw(proposed.id), "no_undo")
    table.do("ann", Earn(3), 4)


def test_nobody_proposes_about_what_he_cannot_see() -> None:
    table = scene(UNANIMOUS)
    note = table.do("ann", Note("secret")).event
    table.refuse_correction("bob", Retract(note.id), "unknown_event")
    table.correct("ann", Retract(note.id))
    shown = table.feed("bob")[-1].entries[0].fields
    assert (shown.kind, shown.target) == ("retract", None)


def test_a_proposal_of_one_voice_is_carried_out_at_once() -> None:
    table = scene(Law(consent=lambda state: 1))
    earn = table.do("ann", Earn(3), 4).event
    table.correct("bob", Retract(earn.id))
    assert table.state.money == {}
