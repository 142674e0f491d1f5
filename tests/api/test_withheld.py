"""What nobody may read yet stays in the log, whatever a correction makes of it: no record is given while it does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ops.cli.main import main as greffe
from tests.api.service import ANN, BOB, GM, Seat, Service, problem
from tests.api.test_sombre_fight import Night

WHOLE = ("/view", "/feed", "/record")
WHY = {"reason": "on reprend"}


class Sealed(Night):
    """Carole's kind lies sealed, Mehdi's does not yet."""

    def __init__(self, server: Service) -> None:
        super().__init__(server, senses=11)
        self.both = [self.carole, self.mehdi]
        self.called = self.did(self.gm, "CallSealedDeclarations", characters=self.both)
        self.laid = self.did(self.ann, "SealIntentKind", character=self.carole, kind="attack")

    def corrects(self, kind: str, target: str) -> str:
        answer = self.gm.post("/corrections", {"type": kind, "target": target, **WHY})
        assert answer.status_code == 201, answer.text
        found: str = answer.json()["entries"][0]["event"]
        return found

    def opens(self) -> None:
        self.did(self.bob, "SealIntentKind", character=self.mehdi, kind="other")
        self.did(self.gm, "OpenSealedIntents")


def seal(night: Sealed, kind: str) -> dict[str, str]:
    return {"type": "SealIntentKind", "character": night.carole, "kind": kind}


def closed(gm: Seat, laid: str) -> None:
    """No surface gives the record whole, or that act."""
    problem(gm.get("/record", full="true"), 409, "record_sealed")
    for what in WHOLE:
        problem(gm.get(what, reader=ANN), 409, "record_sealed")
    problem(gm.get("/record", full="true", reader=ANN), 409, "record_sealed")
    assert gm.get(f"/events/{laid}").json()["amendable"] is None
    for what in ("/feed", "/record", "/view", f"/events/{laid}"):
        assert '"kind":"attack"' not in gm.get(what).text, what


def rewound(night: Sealed) -> Callable[[], str]:
    made = night.corrects("rewind", night.called)
    return lambda: night.corrects("restore", made)


def retracted(night: Sealed) -> Callable[[], str]:
    made = night.corrects("retract", night.laid)
    return lambda: night.corrects("restore", made)


@pytest.mark.parametrize("aside", [rewound, retracted])
def test_nobody_reads_it_by_taking_the_seal_back_for_a_while(
    server: Service, aside: Callable[[Sealed], Callable[[], str]]
) -> None:
    """SOM-TURN-06: the record as it stands knew of no seal, the record as it was written did."""
    night = Sealed(server)
    closed(night.gm, night.laid)
    back = aside(night)
    closed(night.gm, night.laid)
    back()
    closed(night.gm, night.laid)
    night.opens()
    assert '"attack"' in night.gm.get("/record", full="true").text
    assert night.gm.get("/view", reader=ANN).status_code == 200


def test_what_was_sealed_anew_is_not_opened_with_another(server: Service) -> None:
    """SOM-TURN-06: what was taken back and sealed again, as it was or otherwise, was never opened itself."""
    night = Sealed(server)
    night.corrects("retract", night.laid)
    night.did(night.ann, "SealIntentKind", character=night.carole, kind="attack")
    night.opens()
    closed(night.gm, night.laid)


@pytest.mark.parametrize("kind", ["attack", "other"])
def test_nobody_finds_out_by_putting_another_kind_in_its_place(server: Service, kind: str) -> None:
    night = Sealed(server)
    body = {"type": "amend", "target": night.laid, "command": seal(night, kind), **WHY}
    for what in ("/corrections", "/corrections/preview"):
        problem(night.gm.post(what, body), 409, "sealed_act")
    offers = night.gm.get(f"/events/{night.laid}").json()["offers"]["corrections"]
    assert "amend" not in {offer["type"] for offer in offers}


@pytest.mark.parametrize("kind", ["attack", "other"])
def test_nobody_opens_it_by_a_correction(server: Service, kind: str) -> None:
    """The kinds of others were opened since, in its place; a preview would tell, and a refusal of what came later."""
    night = Sealed(server)
    gone = night.corrects("retract", night.laid)
    again = night.did(night.ann, "SealIntentKind", character=night.carole, kind=kind)
    night.opens()
    ways = [
        [{"type": "restore", "target": gone}],
        [{"type": "retract", "target": again}, {"type": "restore", "target": night.laid}],
        [{"type": "retract", "target": again}, {"type": "restore", "target": gone}],
    ]
    for parts in ways:
        body = {"type": "together", "corrections": parts, "cascade": True, **WHY}
        for what in ("/corrections/preview", "/corrections"):
            problem(night.gm.post(what, body), 409, "sealed_act")
    closed(night.gm, night.laid)


def test_a_seat_compares_its_own_tables_alone_meanwhile(server: Service) -> None:
    night = Sealed(server)
    branch = night.gm.post("/branches", {"frame": 1}).json()["table"]
    (found,) = night.gm.get("/compare", other=branch).json()["seats"]
    assert found["seat"] == GM
    night.opens()
    assert [each["seat"] for each in night.gm.get("/compare", other=branch).json()["seats"]] == [GM, ANN, BOB]


def test_nor_does_the_operator_export_it(server: Service, tmp_path: Path) -> None:
    """Who keeps the service may be the game master; what every seat read of it, he reads."""
    night = Sealed(server)
    made = night.corrects("rewind", night.called)
    exported = ["record", str(server.database), night.table.id, "-o"]
    assert ended([*exported, str(tmp_path / "early.jsonl")]) == 1
    assert ended([*exported, str(tmp_path / "own.jsonl"), "--seat", GM]) == 0
    night.corrects("restore", made)
    night.opens()
    assert ended([*exported, str(tmp_path / "late.jsonl")]) == 0


def ended(arguments: list[str]) -> Any:
    with pytest.raises(SystemExit) as done:
        greffe(arguments)
    return done.value.code


def test_a_record_is_not_opened_to_all_over_what_was_never_opened(server: Service) -> None:
    night = Sealed(server)
    night.corrects("rewind", night.called)
    night.table.host.did({"type": "EndTable"})
    found = problem(night.gm.post("/corrections", {"type": "disclose"}), 409, "record_kept_closed")
    assert found["rule"] == "SOM-TURN-06"
