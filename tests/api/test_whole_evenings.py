"""A whole evening of each game over HTTP: one never comes, one comes late, one leaves in the middle; the story is told,
something is whispered, notes are taken; the end is the end, and the same people sit down at another table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec
import pytest

from domain.systems.innommable.dice import Dice
from domain.systems.innommable.preparation.preparation import RecordSituationElement
from domain.systems.innommable.situation import SLOTS
from tests.api.service import Seat, Service, problem
from tests.api.test_again import sits
from tests.api.test_evenings import GAMES, Evening
from tests.api.test_nosgoth_sheet import TEN
from tests.innommable.table import ELEMENTS, SCHEMES

AWAY = "player1"
WHISPER, NOTED = "Méfie-toi du meneur", "Le phare ment"
AFTER_THE_END = {"JoinTable", "SetPresence", "DiscloseSecret", "DiscloseSecrets"}


class Script(NamedTuple):
    """What one game adds to the evening. `players`: the chairs that it is opened with, of which the last stays empty;
    `late`: what somebody who comes late may be; `begins`: from the lobby into play; `leaves`: what `player1` left to be
    done for him, and by whom; `ends`. `kept`: the rule that keeps the record closed after such an end, if one does.
    """

    players: int
    late: str
    begins: Callable[[Evening], None]
    leaves: Callable[[Evening], tuple[str, dict[str, Any]]]
    ends: Callable[[Evening], None]
    kept: str = ""
    options: Mapping[str, Any] = {}


def created(frame: Any) -> str:
    event: str = frame["entries"][0]["event"]
    return event


def ambre(table: Evening) -> None:
    playing = [seat for seat in table.seats if seat != "player5"]
    table.host.did({"type": "StartGame", "seating": playing})
    for seat in playing:
        table[seat].did({"type": "SubmitCharacter", "name": f"Enfant {seat}", "motivation": "Je veux tout"})
    for seat in playing:
        table[seat].did({"type": "ConfirmReady", "step": "themes"})


def agreed(table: Evening) -> tuple[str, dict[str, Any]]:
    for seat in ("player2", "player3", "player4"):
        table[seat].did({"type": "AllowStandIn", "seat": AWAY, "by": "player2"})
    return "player2", {"type": "Abstain"}


def innommable(table: Evening) -> None:
    gm, there = table["gm1"], ["player1", "player2", "player3"]
    for element in ELEMENTS:
        gm.did(msgspec.to_builtins(RecordSituationElement(element)))
    for slot in SLOTS:
        gm.did({"type": "RecordSymptom", "slot": slot, "text": f"préparé : {slot}"})
    gm.did({"type": "SetDiceScheme", "dice_scheme": msgspec.to_builtins(Dice(*SCHEMES[3]))})
    gm.did({"type": "AnnounceSetting", "place": "Un phare", "period": "1911", "role": "La relève"})
    for seat in there:
        body = {"name": f"Protagoniste de {seat}", "appearance": "Grand", "temperament": "Doux", "origin": "La ville"}
        table[seat].did({"type": "CreateProtagonist", **body})
        table[seat].did(
            {"type": "SetAttachment", "label": f"Attache de {seat}", "kind": "person", "description": "Sœur"}
        )
    for seat in there[1:]:
        table[seat].did({"type": "DeclareLink", "other": "player1", "nature": "explicit", "text": "Une amitié"})
    gm.did({"type": "StartPlay"})
    gm.did({"type": "OpenOrdinaryScene", "label": "La lanterne", "present": there})
    table["player1"].did({"type": "DeclareGoal", "goal": "ouvrir", "opposition": "situation"})


def withdrawn(_table: Evening) -> tuple[str, dict[str, Any]]:
    return "gm1", {"type": "WithdrawGoal"}


def defused(table: Evening) -> None:
    table["gm1"].did({"type": "DeclareDefused"})
    table["gm1"].did({"type": "CloseGame"})
    table["gm1"].did({"type": "DiscloseSecret", "item": "source"})


def declared(table: Evening) -> tuple[str, dict[str, Any]]:
    """The deed of a character of the absent player, made before he left."""
    made = {"type": "CreateCharacter", "name": "Ysolde", "characteristics": TEN}
    hero = created(table[AWAY].did(made))
    return "gm1", {"type": "DeclareAction", "character": hero, "text": "Bondir par la fenêtre"}


def written(table: Evening) -> tuple[str, dict[str, Any]]:
    hero = created(table[AWAY].did({"type": "CreateCharacter", "name": "Ilse", "sex": "female"}))
    return "gm1", {"type": "WriteBackground", "character": hero, "text": "Elle a vu le phare s’éteindre."}


def spin(table: Evening) -> None:
    gm = table["gm1"]
    gm.did({"type": "AdvancePhase", "phase": "creation"})
    for seat in ("player1", "player2"):
        table[seat].did({"type": "CreateCharacter", "name": f"Héros de {seat}"})
    gm.did({"type": "AdvancePhase", "phase": "narrative"})
    gm.did({"type": "StartScene", "kind": "narrative", "setting": "Le quai"})


def requested(table: Evening) -> tuple[str, dict[str, Any]]:
    entries = [entry for frame in table[AWAY].frames() for entry in frame["entries"]]
    hero = next(e["event"] for e in entries if e["type"] == "CharacterCreated" and e["seat"] == AWAY)
    return "gm1", {"type": "RequestOpposition", "character": hero, "objective": "Ouvrir la grille"}


def closed(table: Evening) -> None:
    for kind in ("EndSession", "EndGame", "CloseSession"):
        table["gm1"].did({"type": kind})
    for which in ("destiny", "hand", "drama"):
        table["gm1"].did({"type": "DiscloseSecrets", "which": which})


def told(kind: str, seat: str = "gm1") -> Callable[[Evening], None]:
    def tell(table: Evening) -> None:
        (table.host if seat == "host" else table[seat]).did({"type": kind})

    return tell


SCRIPTS = {
    "ambre": Script(5, "spectator", ambre, agreed, told("EndTable", "host"), "AMB-SEC-13", {"three_seats": True}),
    "innommable": Script(4, "spectator", innommable, withdrawn, defused, "INN-SEC-08"),
    "nosgoth": Script(3, "player", told("StartTable"), declared, told("EndTable")),
    "sombre": Script(3, "player", told("StartPlay"), written, told("CloseTable")),
    "spin": Script(3, "player", spin, requested, closed),
}


def reads(seat: Seat) -> str:
    record = seat.get("/record").text.split("\n")[1:]  # the header says when it was taken
    return "\n".join([*(seat.get(what).text for what in ("", "/feed", "/view", "/moves")), *record])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_evening(server: Service, game: str) -> None:
    script = SCRIPTS[game]
    table = Evening(server, game, script.players, **script.options)
    never = f"player{script.players}"
    table.close(never, "jamais venu")
    problem(table.seats.pop(never).get(""), 401, "unauthorized")
    for seat in table.seats.values():
        seat.did({"type": "JoinTable"})
    script.begins(table)

    leader = table.seats.get("gm1", table["player2"])
    leader.did({"type": "Say", "text": "La nuit tombe sur la côte."})
    others = [table.host, *(s for name, s in table.seats.items() if name not in ("gm1", "player1", "player2"))]
    before = [reads(seat) for seat in others]
    table["player2"].did({"type": "Say", "text": WHISPER, "to": [AWAY]})
    table["player2"].did({"type": "Note", "text": NOTED})
    assert [reads(seat) for seat in others] == before
    table["player2"].did({"type": "RollFreely", "sides": [6], "reason": "le vent"})
    leader.did({"type": "ShowHandout", "title": "Une lettre", "text": "Revenez avant l’aube."})

    late = table[table.add("Zoé", script.late)]
    past = reads(late)
    assert "La nuit tombe" in past
    assert "Revenez avant" in past
    assert WHISPER not in past
    assert NOTED not in past
    late.did({"type": "JoinTable"})

    left = table["player1"]
    by, undone = prepared(script, table, left)
    for_him = {"command": undone, "for": AWAY}
    problem(late.post("/commands", for_him), 403, "not_your_role")
    done = table[by].post("/commands", for_him)
    assert done.status_code == 201, done.text
    assert {(entry["seat"], entry.get("by")) for entry in done.json()["entries"] if entry["seat"]} == {(AWAY, by)}
    table.close(AWAY, "reparti")
    problem(table.seats.pop(AWAY).get(""), 401, "unauthorized")

    script.ends(table)
    everybody = [*table.seats.values(), table.host]
    for seat in everybody:
        assert seat.get("").json()["status"] == "ended"
        problem(seat.act({"type": "Say", "text": "encore"}), 409, "table_ended")
        assert {move["type"] for move in seat.moves()} <= AFTER_THE_END
    assert table[by].post("/commands", for_him).status_code == 409
    asked = leader.post("/corrections", {"type": "disclose", "reason": ""})
    if script.kept:
        assert problem(asked, 409, "record_kept_closed")["rule"] == script.kept
    else:
        assert asked.status_code == 201, asked.text
    assert (WHISPER in table.host.get("/record", full=True).text) is not bool(script.kept)

    new = [sits(server, seat) for seat in sorted(everybody, key=lambda seat: seat is not leader)]
    page = new[0].get("").json()
    names = {seat["id"]: seat["name"] for seat in leader.get("").json()["seats"]}
    assert [seat["name"] for seat in page["seats"]] == [names[seat] for seat in table.seats]
    assert (page["status"], page["system"]) == ("open", leader.get("").json()["system"])
    assert {seat.get("").json()["table"] for seat in new} == {page["table"]}


def prepared(script: Script, table: Evening, left: Seat) -> tuple[str, dict[str, Any]]:
    """Whoever leaves says so, before or after the others agree on who acts for him; what is to be done, and by whom."""
    away = {"type": "SetPresence", "seat": AWAY, "away": True}
    if table.game == "ambre":
        left.did(away)
        return script.leaves(table)
    made = script.leaves(table)
    left.did(away)
    return made
