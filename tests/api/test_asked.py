"""What is asked of whom, at the edge: on the table's page, and ahead of a correction in its preview."""

from __future__ import annotations

from typing import Any

from tests.api.service import Seat, Service, event
from tests.api.test_games import opened
from tests.api.test_nosgoth_sheet import TEN


def asked(seat: Seat, language: str = "fr") -> list[Any]:
    answer = seat.http.get(seat.path, headers={"Accept-Language": language})
    found: list[Any] = answer.json()["asked"]
    return [{**each, "text": each["text"].replace("\xa0", " ")} for each in found]


def test_a_correction_that_leaves_a_hit_pending_says_who_is_asked_for_it(server: Service) -> None:
    """Nosgoth: at level 6 the blow misses; at level 3 it lands, and its damage is the game master's to rule."""
    table = server.open("nosgoth")
    ann, gm = table.ann, table.gm
    gm.did({"type": "StartTable"})
    hero = event(ann.did({"type": "CreateCharacter", "name": "Ysolde", "characteristics": TEN}))
    malek = {"type": "AddCombatant", "name": "Malek", "kind": "vampire", "characteristics": TEN}
    foe = event(gm.did({**malek, "level": 6}))
    gm.did({"type": "StartCombat", "order": [hero, foe]})
    attack = event(ann.did({"type": "DeclareAttack", "target": foe, "basis": "life"}))
    (die,) = asked(table.bob)
    seats = {s["id"]: s["name"] for s in gm.get("").json()["seats"]}
    assert (die["command"], die["about"]) == ("ResolveAction", attack)
    assert die["text"].startswith(f"{seats[die['seat']]} : lancer le dé (")
    ann.did({"type": "ResolveAction", "action": attack}, 10)
    assert asked(gm) == []
    correction = {"type": "amend", "target": foe, "command": {**malek, "level": 3}, "reason": "Niveau 3"}
    body = gm.post("/corrections/preview", correction).json()
    (wanted,) = body["asked"]
    assert (wanted["command"], wanted["about"]) == ("ApplyDamage", attack)
    assert gm.get("").json()["you"]["seat"] == wanted["seat"]
    made = gm.post(f"/corrections?preview={body['id']}", correction)
    assert made.status_code == 201, made.text
    assert [(each["seat"], each["command"]) for each in asked(ann)] == [(wanted["seat"], "ApplyDamage")]
    assert asked(ann, "en")[0]["text"].startswith(f"{seats[wanted['seat']]}: ")


def test_a_table_at_rest_is_asked_nothing(server: Service) -> None:
    table = server.open("nosgoth")
    ann, gm = table.ann, table.gm
    gm.did({"type": "StartTable"})
    hero = event(ann.did({"type": "CreateCharacter", "name": "Ysolde", "characteristics": TEN}))
    ann.did({"type": "DeclareAction", "character": hero, "text": "Bondir"})
    assert [each["command"] for each in asked(ann)] == ["ClassifyAction", "SetDifficulty"]
    gm.did({"type": "PauseTable"})
    assert asked(ann) == asked(gm) == []


def test_every_seat_of_ambre_reads_who_has_still_to_write_his_character(server: Service) -> None:
    *seats, host = opened(server, "ambre")
    players = [s["id"] for s in host.get("").json()["seats"] if s["role"] == "player"]
    host.did({"type": "StartGame", "seating": players})
    everybody = {(seat, "SubmitCharacter") for seat in players}
    assert all({(each["seat"], each["command"]) for each in asked(seat)} == everybody for seat in (*seats, host))
    seats[0].did({"type": "SubmitCharacter", "name": "Aube", "motivation": "Je veux régner"})
    first = seats[0].get("").json()["you"]["seat"]
    assert all((first, "SubmitCharacter") not in {(e["seat"], e["command"]) for e in asked(s)} for s in seats)
