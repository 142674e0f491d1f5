"""A table of Ambre over HTTP: four children, and the short way to each phase of a session in which nobody bids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.api.service import Seat, Service

NAMES = ("Anne", "Bruno", "Chloé", "Denis")


class Children:
    """The four at one table, or at a branch of it. `host` starts and ends it."""

    def __init__(self, server: Service, table: str, tokens: Mapping[str, str]) -> None:
        self.server, self.id, self.tokens = server, table, tokens
        self.seats = {seat: Seat(server, table, token) for seat, token in tokens.items()}
        self.host = self.seats["host"]
        self.players = [self.seats[f"player{n}"] for n in range(1, len(NAMES) + 1)]

    @classmethod
    def opened(cls, server: Service, **options: Any) -> Children:
        seats = [{"name": name, "role": "player"} for name in NAMES]
        body = {"system": "ambre", "title": "Soir", "seats": seats, "options": options}
        made = server.http.post("/tables", json=body).json()
        return cls(
            server, made["table"], {seat["id"]: seat["token"] for seat in made["seats"]} | {"host": made["host"]}
        )

    def there(self, table: str) -> Children:
        """The same four at a branch."""
        return Children(self.server, table, self.tokens)

    def view(self, seat: str = "player1") -> Any:
        return self.seats[seat].get("/view").json()["view"]

    def all_did(self, command: str, **fields: Any) -> None:
        for seat in self.players:
            seat.did({"type": command, **fields})

    def began(self) -> Children:
        """Seated and named; the cards are dealt."""
        self.host.did({"type": "StartGame", "seating": [f"player{n}" for n in range(1, len(NAMES) + 1)]})
        for seat, name in zip(self.players, NAMES, strict=True):
            seat.did({"type": "SubmitCharacter", "name": name, "motivation": f"Je veux le secret de {name}"})
        return self

    def bidding(self) -> Children:
        """At the first auction."""
        self.began().all_did("ConfirmReady", step="themes")
        return self

    def hand(self, seat: str) -> list[str]:
        return list(self.view(seat)["own"]["hand"])

    def abstain(self) -> None:
        """One auction that nobody bids in."""
        for seat in self.tokens:
            if seat != "host":
                self.seats[seat].did({"type": "LayBid", "card": self.view(seat)["own"]["joker"]})

    def abstain_from_all(self) -> Children:
        while self.view()["step"] == "lay_bids":
            self.abstain()
        return self

    def acts(self) -> Children:
        """At the first act: nobody ranked, no card on the conflicts."""
        self.abstain_from_all().all_did("ConfirmReady", step="levels")
        return self

    def initiated(self, seat: str) -> Any:
        """Who begins a scene on a conflict of its own, and stages it alone."""
        own = next(c for c in self.view()["conflicts"] if seat in (c["left_of"], c["right_of"]))
        self.seats[seat].did({"type": "InitiateScene", "conflict": own["id"]})
        self.seats[seat].did({"type": "ChooseStaging", "by": "initiator"})
        self.seats[seat].did({"type": "ReadMotivation"})
        framed = {"elements": [], "featured": [seat], "stake": "la couronne", "narrator": seat}
        self.seats[seat].did({"type": "ProposeFrame", **framed})
        self.seats[seat].did({"type": "AnnounceCircumstances"})
        self.seats[seat].did({"type": "FinishFirstSentence"})
        return own

    def scene_for(self, seat: str) -> tuple[Seat, dict[str, Any]]:
        """A scene of that seat, up to its last command: who gives it, and the command."""
        own = self.initiated(seat)
        for other, way in self.seats.items():
            if other not in ("host", seat):
                way.did({"type": "LetNarrate"})
        self.seats[seat].did({"type": "EndNarration"})
        while (scene := self.view()["scene"]) and self.view()["step"] == "closing":
            self.seats[scene["closing_order"][len(scene["closing_actions"])]].did({"type": "PassClosing"})
        first, second = own["left_of"], own["right_of"]
        self.seats[first].did({"type": "ConcludeScene", "text": "Rien n'est dit."})
        return self.seats[second], {"type": "ApproveConclusion"}

    def last_scene(self) -> tuple[Seat, dict[str, Any]]:
        """Everything up to the command that opens the epilogue."""
        for _ in range(2):
            for seat in list(self.tokens)[: len(NAMES)]:
                last = self.scene_for(seat)
                if _ == 0 or seat != f"player{len(NAMES)}":
                    last[0].did(last[1])
        return last

    def tell(self) -> set[int]:
        """Everybody tells, in the order in which he may; what the last ones were answered."""
        statuses: set[int] = set()
        for _ in self.players:
            statuses = {seat.act({"type": "TellEpilogue", "text": "Il régna."}).status_code for seat in self.players}
        return statuses

    def asked(self, seat: str, **branch: Any) -> Any:
        """A proposal of a branch; the answer."""
        return self.seats[seat].post("/branches", {"reason": "pour voir", **branch})

    def consented(self, answer: Any, *seats: str) -> Children:
        """These consent, and the branch is there."""
        assert answer.status_code == 202, answer.text
        proposal = answer.json()["entries"][0]["fields"]["proposal"]
        for seat in seats:
            done = self.seats[seat].post("/corrections", {"type": "consent", "proposal": proposal})
            assert done.status_code == 201, done.text
        return self.there(self.view_of_table()["branches"][-1])

    def view_of_table(self) -> Any:
        return self.players[0].get("").json()
