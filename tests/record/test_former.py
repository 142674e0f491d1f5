"""Former names of fields: read in what is stored, at any depth, and nowhere else."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from api.http.bodies import decoded
from api.http.problems import Failed
from domain.base.corrections import Amend, Consented, Corrected
from domain.base.refusal import Refused
from domain.record.codec import OPENED, read
from domain.record.former_fields import renamed
from domain.seating.opening import opening
from domain.systems import GAMES
from domain.systems.innommable.preparation.protagonists import DeclareLink
from domain.table.seats import SeatSpec

GAME = GAMES["innommable"]
OLD = {"type": "DeclareLink", "other_protagonist": "bob", "nature": "explicit", "text": "Sœurs"}
NEW = {"type": "DeclareLink", "other": "bob", "nature": "explicit", "text": "Sœurs"}
LINK = "innommable.LinkDeclared.DeclareLink.1"


def stored(topic: str, command: Any) -> Any:
    body = {"id": "e9", "at": datetime.now(UTC), "seat": "ana", "command": command}
    return read(GAME, 9, topic, msgspec.json.encode(body)).command


@pytest.mark.parametrize("form", [OLD, NEW])
def test_both_forms_are_one_command(form: dict[str, str]) -> None:
    assert stored(LINK, form) == DeclareLink("bob", "explicit", "Sœurs")


def test_what_was_never_a_form_is_still_refused() -> None:
    for wrong in ({**NEW, "whom": "bob"}, {**OLD, "other_protagonist": 3}, {**OLD, "other": "bob", "more": 1}):
        with pytest.raises(msgspec.ValidationError):
            stored(LINK, wrong)


def test_a_correction_holds_acts_of_before() -> None:
    """The amendment as it was asked, the forms in its verdict, acts that the mending placed."""
    amend = {"type": "amend", "target": "e4", "command": OLD, "reason": "mal dit"}
    verdict = {
        "revised": [{"id": "e4", "command": OLD}],
        "inserted": {"e5": [{"id": "e5.1", "seat": "ana", "command": OLD}]},
        "asked": [{"form": OLD}],
    }
    found = stored("table.RulingCorrected.1", {"type": "Corrected", "correction": amend, "verdict": verdict})
    assert isinstance(found, Corrected)
    assert isinstance(found.correction, Amend)
    revised, acts, asked = found.verdict.revised, found.verdict.inserted["e5"], found.verdict.asked or ()
    raws = [found.correction.command, revised[0].command, acts[0].command, asked[0].form]
    assert [msgspec.json.decode(raw) for raw in raws] == [NEW] * 4
    deciding = stored("table.CorrectionConsented.1", {"type": "Consented", "proposal": "p", "correction": amend})
    assert isinstance(deciding, Consented)
    assert deciding.correction.command == found.correction.command  # type: ignore[union-attr]


def test_other_dicts_keep_their_names() -> None:
    """A name is former in its own command alone; what bears today's names is not written anew."""
    for each in (NEW, {"type": "DeclareGoal", "other_protagonist": 1}, {"other_protagonist": [{"scheme": 2}]}):
        assert renamed(GAME, msgspec.Raw(msgspec.json.encode(each))) is None


def test_a_client_speaks_as_of_today() -> None:
    with pytest.raises(Failed):
        decoded(GAME.decoders.sent, msgspec.json.encode(OLD), GAME.malformed, place="")


def test_an_option_that_is_none_any_more_is_read_past_and_refused_anew() -> None:
    """In what is stored: a table is opened with it no more."""
    game, seats = GAMES["sombre"], [SeatSpec("Maud", "gm")]
    stored_options = msgspec.json.encode({"dice": "physical", "bipod_halving": "ranks"})
    opened = replace(opening(game, "Friday", {}, seats), options=msgspec.Raw(stored_options))
    body = {"id": "e0", "at": datetime.now(UTC), "seat": "host", "command": opened}
    found = read(game, 1, OPENED, msgspec.json.encode(body)).command
    assert msgspec.json.decode(found.options) == {"dice": "physical"}
    with pytest.raises(Refused, match="bad_option"):
        opening(game, "Friday", {"bipod_halving": "ranks"}, seats)
