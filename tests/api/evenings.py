"""A whole evening of each game as a script: one never comes, one comes late, one leaves in the middle; the story is
told, something is whispered, a note is taken; the end is the end.

Whoever gives a command gives it through his `Seat`: over HTTP, or by hand at a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import httpx
import msgspec

from domain.systems.innommable.preparation.preparation import RecordSituationElement
from domain.systems.innommable.state.dice import Dice
from domain.systems.innommable.state.situation import SLOTS
from tests.api.evening_of_ambre import BIDDER, next_act
from tests.api.service import Seat, Service, event, problem
from tests.api.test_nosgoth_sheet import TEN
from tests.innommable.table import ELEMENTS, SCHEMES

GAMES = ("ambre", "innommable", "nosgoth", "sombre", "spin")
NAMES = ("Anne", "Bruno", "Carla", "Denis", "Élise")


def chairs(game: str, players: int) -> list[tuple[str, str]]:
    """Name everybody for whom a table of the game is opened, with roles."""
    leading = [("Maud", "gm")] if game != "ambre" else []
    return [*leading, *((name, "player") for name in NAMES[:players])]


class Evening:
    """A table opened for as many players as the game admits well, by name. `made`: one that is there already, as the
    answer to its opening has it.
    """

    def __init__(self, server: Service, game: str, players: int, made: Any = None, **options: Any) -> None:
        if made is None:
            seats = [{"name": name, "role": role} for name, role in chairs(game, players)]
            body = {"system": game, "title": "Vendredi", "seats": seats, "options": options}
            answer = server.http.post("/tables", json=body)
            assert answer.status_code == 201, answer.text
            made = answer.json()
        self.server, self.id, self.game = server, made["table"], game
        self.seats = {seat["id"]: Seat(server, made["table"], seat["token"]) for seat in made["seats"]}
        self.host = Seat(server, made["table"], made["host"])

    def __getitem__(self, seat: str) -> Seat:
        return self.seats[seat]

    def add(self, name: str, role: str = "player") -> str:
        """The host adds a seat and has a token issued for it; its id."""
        frame = self.host.did({"type": "AddSeat", "name": name, "role": role})
        seat: str = frame["entries"][0]["fields"]["id"]
        issued = self.host.post(f"/seats/{seat}/token", {})
        assert issued.status_code == 201, issued.text
        self.seats[seat] = Seat(self.server, self.id, issued.json()["token"])
        return seat

    def give(self, seat: str, command: Mapping[str, Any]) -> None:
        """Give one of the many commands that lead from one thing that the evening is about to the next."""
        self[seat].did(command)

    def close(self, seat: str, reason: str = "ne vient pas") -> Any:
        return self.host.did({"type": "CloseSeat", "seat": seat, "reason": reason})


AWAY = "player1"
STORY, HANDED = "La nuit tombe sur la côte.", "Revenez avant l’aube."
WHISPER, NOTED = "Méfie-toi du meneur", "Le phare ment"
AFTER_THE_END = {"JoinTable", "SetPresence", "DiscloseSecret", "DiscloseSecrets"}


class Script(NamedTuple):
    """Parts of an evening that each game has for itself. `players`: the chairs that it is opened with, of which the
    last stays empty; `late`: what somebody who comes late may be; `begins`: from the lobby into play; `leaves`: what
    `player1` left to be done for him, and by whom; `ends`. `kept`: the rule that keeps the record closed after such an
    end, if one does.
    """

    players: int
    late: str
    begins: Callable[[Evening], None]
    leaves: Callable[[Evening], tuple[str, dict[str, Any]]]
    ends: Callable[[Evening], None]
    kept: str = ""
    options: Mapping[str, Any] = {}


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


def played(table: Evening) -> None:
    """AMB-EPI-07, AMB-SEC-13: the acts and the epilogue, to the last tale; then everybody reads the same audit."""
    while (view := seen(table[BIDDER]))["step"] != "ended":
        seat, command = next_act(view, table.seats)
        if view["step"] == "epilogue":
            table[seat].did(command)
        else:
            table.give(seat, command)
    problem(table[BIDDER].act({"type": "InitiateScene", "conflict": "K0"}), 409, "game_over")
    shown = [seen(seat) for seat in (*table.seats.values(), table.host)]
    assert len({str(each["audit"]) for each in shown}) == 1
    audit, everyone = shown[0]["audit"], set(shown[0]["seating"])
    assert [set(audit[part]) for part in ("dealt", "hands", "ranking")] == [everyone] * 3
    opened = table.host.get("/record", full=True)
    assert opened.status_code == 200
    assert STORY in opened.text
    assert WHISPER not in opened.text
    assert NOTED not in opened.text
    assert all(seat["motivation"] and seat["destiny"] for seat in shown[0]["seats"])


def seen(seat: Seat) -> Any:
    return seat.get("/view").json()["view"]


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
    hero = event(table[AWAY].did(made))
    return "gm1", {"type": "DeclareAction", "character": hero, "text": "Bondir par la fenêtre"}


def written(table: Evening) -> tuple[str, dict[str, Any]]:
    hero = event(table[AWAY].did({"type": "CreateCharacter", "name": "Ilse", "sex": "female"}))
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


def does(kind: str) -> Callable[[Evening], None]:
    def do(table: Evening) -> None:
        table["gm1"].did({"type": kind})

    return do


SCRIPTS = {
    "ambre": Script(5, "spectator", ambre, agreed, played, options={"three_seats": True}),
    "innommable": Script(4, "spectator", innommable, withdrawn, defused, "INN-SEC-08"),
    "nosgoth": Script(3, "player", does("StartTable"), declared, does("EndTable")),
    "sombre": Script(3, "player", does("StartPlay"), written, does("CloseTable")),
    "spin": Script(3, "player", spin, requested, closed),
}


def leader(table: Evening) -> str:
    """Return the seat that leads: the game master's, or a player's where there is none."""
    return "gm1" if "gm1" in table.seats else "player2"


def reads(seat: Seat) -> str:
    """Return all that the seat reads; of its record all but the header, which says when it was taken."""
    record = seat.get("/record").text.split("\n")[1:]
    return "\n".join([*(seat.get(what).text for what in ("", "/feed", "/view", "/moves")), *record])


def begins(table: Evening, script: Script) -> None:
    """One never comes, the others sit down, and play begins."""
    never = f"player{script.players}"
    table.close(never, "jamais venu")
    problem(table.seats.pop(never).get(""), 401, "unauthorized")
    for seat in table.seats.values():
        seat.did({"type": "JoinTable"})
    script.begins(table)


def is_told(table: Evening) -> None:
    """The story is told; a whisper and a note leave nothing at the others."""
    leading = table[leader(table)]
    leading.did({"type": "Say", "text": STORY})
    others = [table.host, *(s for name, s in table.seats.items() if name not in ("gm1", AWAY, "player2"))]
    before = [reads(seat) for seat in others]
    table["player2"].did({"type": "Say", "text": WHISPER, "to": [AWAY]})
    table["player2"].did({"type": "Note", "text": NOTED})
    assert [reads(seat) for seat in others] == before
    table["player2"].did({"type": "RollFreely", "sides": [6], "reason": "le vent"})
    leading.did({"type": "ShowHandout", "title": "Une lettre", "text": HANDED})


def comes_late(table: Evening, script: Script) -> Seat:
    """Somebody comes late, and reads what everybody has read."""
    late = table[table.add("Zoé", script.late)]
    past = reads(late)
    assert STORY in past
    assert HANDED in past
    assert WHISPER not in past
    assert NOTED not in past
    late.did({"type": "JoinTable"})
    return late


def leaves(table: Evening, script: Script, late: Seat) -> Callable[[], httpx.Response]:
    """Somebody leaves in the middle: another acts for him, and his seat is closed. Returns how to act for him again."""
    by, undone = prepared(table, script)
    for_him = {"command": undone, "for": AWAY}
    problem(late.post("/commands", for_him), 403, "not_your_role")
    entries = table[by].did(undone, behalf=AWAY)["entries"]
    assert {(entry["seat"], entry.get("by")) for entry in entries if entry["seat"]} == {(AWAY, by)}
    table.close(AWAY, "reparti")
    problem(table.seats.pop(AWAY).get(""), 401, "unauthorized")
    return lambda: table[by].post("/commands", for_him)


def prepared(table: Evening, script: Script) -> tuple[str, dict[str, Any]]:
    """Whoever leaves says so, before or after the others agree on who acts for him; what is to be done, and by whom."""
    away = {"type": "SetPresence", "seat": AWAY, "away": True}
    if table.game == "ambre":
        table[AWAY].did(away)
        return script.leaves(table)
    made = script.leaves(table)
    table[AWAY].did(away)
    return made


def is_over(table: Evening, script: Script, for_him: Callable[[], httpx.Response]) -> None:
    """The end is the end: nobody acts any more, for himself or another; everybody reads it, and the record opens where
    its rules let it.
    """
    script.ends(table)
    assert for_him().status_code == 409
    for seat in (*table.seats.values(), table.host):
        assert seat.get("").json()["status"] == "ended"
        problem(seat.act({"type": "Say", "text": "encore"}), 409, "table_ended")
        assert {move["type"] for move in seat.moves()} <= AFTER_THE_END
    asked = table[leader(table)].post("/corrections", {"type": "disclose", "reason": ""})
    if script.kept:
        assert problem(asked, 409, "record_kept_closed")["rule"] == script.kept
    else:
        assert asked.status_code == 201, asked.text
        consents(table)
    assert (WHISPER in table.host.get("/record", full=True).text) is not bool(script.kept)


def consents(table: Evening) -> None:
    """Where the players decide together, all others consent to what one of them has proposed."""
    proposal = table.host.get("").json()["proposal"]
    for seat in proposal["awaited"] if proposal else ():
        answer = table[seat].post("/corrections", {"type": "consent", "proposal": proposal["id"]})
        assert answer.status_code == 201, answer.text
