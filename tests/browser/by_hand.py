"""Seats whose commands are given by hand, each at a page of its own, and evenings that are played so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from playwright.sync_api import expect

from tests.api.evenings import Evening, leader
from tests.api.service import Seat
from tests.browser.people import People, Person, Screen
from tests.browser.test_whole_evening import carry_out, frames, place_of, there
from tests.suite.seeds import depth

Language = Literal["fr", "en"]
TABS = {"fr": ("Récit", "Agir"), "en": ("Story", "Act")}
"""Of the panels in which one talks and acts, where the screen shows one at a time."""


class SeatByHand(Seat):
    """A seat at its page. Each kind of command is given by its form once, or said in the box for it, and then over
    HTTP.
    """

    def __init__(self, seat: Seat, person: Person, tabs: tuple[str, str] | None = None) -> None:
        super().__init__(seat.service, seat.path.rpartition("/")[2], seat.token)
        self.person, self.tabs = person, tabs
        self.given: set[str] = set()

    def did(self, command: Mapping[str, Any], *dice: int, behalf: str = "") -> Any:
        kind = f"{command['type']} for {behalf}"
        if kind in self.given:
            return super().did(command, *dice, behalf=behalf)
        self.given.add(kind)
        before = frames(self)
        self._turns_to(0)
        there(self.person, before)
        if command["type"] == "Say":
            says(self.person, command)
        else:
            self._turns_to(1)
            place = place_of(self, command, command, behalf)
            assert place is not None, f"{command} is not offered"
            carry_out(self.person, place, command, command, dice, behalf)
        self._turns_to(0)
        there(self.person, before + 1)
        return self.frames(before)[0]

    def _turns_to(self, tab: int) -> None:
        if self.tabs is not None:
            self.person.panel(self.tabs[tab])


def says(person: Person, command: Mapping[str, Any]) -> None:
    """Say it in the box for it, to all or to one."""
    box = person.page.locator("greffe-talk")
    box.locator("textarea").fill(command["text"])
    box.locator("select").select_option(value=command.get("to", [""])[0])
    box.locator("button[type=submit]").click()
    expect(box.locator("textarea")).to_have_value("")


class EveningByHand(Evening):
    """An evening at which people sit at their pages, once they have come."""

    def __init__(self, people: People, game: str, players: int, language: Language, **more: Any) -> None:
        super().__init__(people.service, game, players, **more)
        self.people, self.language = people, language

    def comes(self, seat: str, screen: Screen = "wide") -> Person:
        """Whoever sits there opens the link."""
        here = self.host if seat == "host" else self.seats[seat]
        person = self.people.comes(f"/play/{self.id}#{here.token}", language=self.language, screen=screen)
        made = SeatByHand(here, person, TABS[self.language] if screen == "telephone" else None)
        if seat == "host":
            self.host = made
        else:
            self.seats[seat] = made
        return person

    def come(self, *seats: str) -> None:
        for seat in seats:
            self.comes(seat, "telephone" if seat == self.guest else "wide")

    @property
    def guest(self) -> str:
        """A player who stays to the end and does not lead."""
        return "player3" if leader(self) == "player2" else "player2"

    @property
    def names(self) -> dict[str, str]:
        """By seats, closed ones too."""
        return {seat["id"]: seat["name"] for seat in self.host.get("").json()["seats"]}

    def page(self, seat: str) -> Person:
        found = self.host if seat == "host" else self.seats[seat]
        assert isinstance(found, SeatByHand)
        return found.person

    def add(self, name: str, role: str = "player") -> str:
        """The host adds the seat and has its link made at the page; whoever it is for opens it."""
        frame = self.host.did({"type": "AddSeat", "name": name, "role": role})
        seat: str = frame["entries"][0]["fields"]["id"]
        page = self.page("host").page
        page.locator("greffe-people .person").filter(has_text=name).get_by_role("button").first.click()
        page.locator("greffe-people dialog .primary").click()
        link = page.locator("greffe-people .seat-link input").input_value()
        self.seats[seat] = Seat(self.server, self.id, link.partition("#")[2])
        self.comes(seat)
        return seat

    def give(self, seat: str, command: Mapping[str, Any]) -> None:
        """By hand in a deep run, else over HTTP: `test_whole_evening` fills in each form once."""
        here = self.seats[seat]
        if depth() == "deep":
            here.did(command)
        else:
            Seat.did(here, command)

    def shown_to(self, seat: str) -> str:
        """All that the browser of that seat holds, once it shows the latest frame."""
        there(self.page(seat), frames(self.host if seat == "host" else self.seats[seat]))
        return self.page(seat).everything()
