"""An evening of each game from the lobby to its end: its told session by two people at their browsers, a game master at
a desk in French and a player at a telephone in English, while the others of the table sit elsewhere.

What these two give is given through the form that the page makes of it, and what the page sends is what was meant: each
kind of command once in a deep run, else those whose form has a kind of field, or dice, that no form before had. At the
end nothing that the player may not know is or was in that browser: in its document, its storage, or what it received.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator
from msgspec import inspect
from playwright.sync_api import Request, expect

from api.tables.cached_table import CachedTable
from domain.base.chance import System
from domain.base.corrections import CorrectionCommand
from domain.base.events import Command, Event
from domain.record.history import Step
from domain.systems import GAMES
from tests.api.service import Seat, Service
from tests.api.test_side_by_side import Noted, Table
from tests.browser.hands import fill_in, open_row, throw
from tests.browser.people import People, Person, open_table
from tests.browser.quarrel import (
    RULINGS,
    Ruling,
    back_again,
    consented,
    contested,
    corrected,
    cut_off,
    frame_of,
    holds_now,
    known_then,
)
from tests.browser.scenes import texts
from tests.browser.test_secrecy import LISTENING
from tests.contract.twinning import of_scenario
from tests.suite.seeds import depth


class Present(Noted):
    """A scene in which things are called by the ids that moves give them, where the told session has former ones."""

    def do(self, seat: str, command: Command, *dice: int, **named: Any) -> Step:
        in_present_ids = of_scenario(self.game.name, "in_present_ids", lambda _state, given: given)
        return super().do(seat, in_present_ids(self.state, command), *dice, **named)


def scene_of(name: str) -> Present:
    """The told session of a game, to its end."""
    scene = Present(name, of_scenario(name, "SEATS"), of_scenario(name, "OPTIONS", {}))
    of_scenario(name, "play")(scene)
    return scene


class Evening:
    """The told session of a game, at a table: what these persons do, they do at their browsers."""

    def __init__(
        self, scene: Present, table: Table, persons: Mapping[str, Person], small: str = "", *, every: bool = True
    ) -> None:
        """`small`: whose screen shows one panel at a time; `every`: each kind of command has its form filled in."""
        self.scene, self.table, self.persons, self.small, self.every = scene, table, persons, small, every
        self.events = scene.feeds.history.raw[1:]
        self.filled: set[str] = set()
        self.unoffered: set[str] = set()

    def goes_on(self, events: Sequence[Event], absent: str = "") -> None:
        """`absent`: whose page does nothing meanwhile."""
        for event in events:
            given, dice = self.scene.sent[event.id]
            if event.seat in self.persons and event.seat != absent and self.is_new(given, dice):
                self.by_hand(event, given, dice)
            else:
                self.table.happens(event, given, dice)

    def is_new(self, given: Command, dice: Sequence[int]) -> bool:
        """Return whether the form of a command is filled in: for its kind, or for a field or dice that none had yet."""
        if isinstance(given, CorrectionCommand):
            return False
        taught = {type(given).__name__} if self.every else controls(given) | ({"dice"} if dice else set())
        known, self.filled = self.filled, self.filled | taught
        return not taught <= known

    def by_hand(self, event: Event, given: Command, dice: Sequence[int]) -> None:
        seat, person = self.table.seats[event.seat], self.persons[event.seat]
        wanted, least = self.table.translated(given), self.table.translated(lean(given))
        place = place_of(seat, wanted, least)
        if place is None:
            self.unoffered.add(type(given).__name__)
            self.table.happens(event, given, dice)
            return
        before = frames(seat)
        small = event.seat == self.small
        if small:
            person.panel("Story")
        there(person, before)
        if small:
            person.panel("Act")
        with self.table.chances(event, dice):
            sent = carry_out(person, place, wanted, least, dice)
        assert msgspec.convert(sent["command"], type(given)) == msgspec.convert(wanted, type(given)), sent
        assert sent.get("dice", []) == list(dice)
        self.table.came(event, given, seat.frames(before)[0])


class Whole(NamedTuple):
    """An evening from the lobby on, and who sits at the browsers: at a desk, and at a telephone."""

    name: str
    evening: Evening
    lead: str
    player: str


def from_the_lobby(people: People, name: str) -> Whole:
    scene = scene_of(name)
    seats = of_scenario(name, "SEATS")
    lead, player = [seat for seat, role in seats if role != "spectator"][:2]
    host = people.comes()
    options = {**of_scenario(name, "OPTIONS", {}), "chance": "system"}
    watching = sum(role == "spectator" for _, role in seats)
    links = open_table(host, GAMES[name].title, *dict(seats), watching=watching, options=options)
    table = Table(people.service, name, {}, opened(people.service, links))
    persons = {lead: people.comes(links[lead]), player: people.comes(language="en", screen="telephone")}
    persons[player].context.add_init_script(LISTENING)
    persons[player].page.goto(links[player])
    return Whole(name, Evening(scene, table, persons, player, every=depth() == "deep"), lead, player)


def carry_out(person: Person, nth: int, command: Any, least: Any, dice: Sequence[int], behalf: str = "") -> Any:
    """Open the move, fill it in, send it: what the page sent. `nth`: which of the moves of that type, for that absent
    seat if it is for one.
    """
    page = person.page
    kind = f"{command['type']}.{behalf}" if behalf else command["type"]
    row = page.locator(f'greffe-moves [data-move="{kind}.{nth}"]')
    open_row(row)
    form = row.locator("greffe-move")
    fill_in(form.locator("form > greffe-fields"), command, least)
    if dice and form.locator("greffe-dice").count():
        throw(form.locator("greffe-dice"), dice)
    asked: list[Request] = []

    def hear(request: Request) -> None:
        asked.append(request)

    page.on("request", hear)
    form.locator("button[type=submit]").click()
    expect(row.locator("greffe-move:not(:has(:is(.error, .problem):not([hidden])))")).to_have_count(0)
    page.remove_listener("request", hear)
    sent = [each.post_data or "" for each in asked if each.method == "POST"]
    assert not form.count(), f"{sent}\n{form.inner_text()}"
    own = [each for each in map(json.loads, sent) if each.get("command", {}).get("type") == command["type"]]
    return own[0]  # what was sent before may be asked for again meanwhile, under its key


def frames(seat: Seat) -> int:
    number: int = seat.get("").json()["frame"]
    return number


def there(person: Person, number: int) -> None:
    """The page has come as far as this frame. For all but a count, Playwright describes the whole page at every try."""
    expect(person.page.locator(f"#frame-{number}")).to_have_count(1)


def place_of(seat: Seat, command: Any, least: Any, behalf: str = "") -> int | None:
    """Which of the moves of that type admits the command; None: none does. `least`: without what may be left out;
    `behalf`: the absent seat for which it is.
    """
    offers = [offer["schema"] for offer in seat.moves(only=command["type"]) if offer.get("for", "") == behalf]
    empty = {name: None for name, value in command.items() if value is None}
    for place, schema in enumerate(offers):
        needed = {name: command[name] for name in schema["required"]} | least
        if any(map(Draft202012Validator(schema).is_valid, (needed, needed | empty, command))):
            return place
    return None


def lean(value: Any) -> Any:
    """As it is sent, without what says no more than its default."""
    match value:
        case msgspec.Struct():
            tag = {"type": value.__struct_config__.tag} if value.__struct_config__.tag else {}
            fields = [(field, getattr(value, field.name)) for field in msgspec.structs.fields(value)]
            return tag | {field.encode_name: lean(held) for field, held in fields if held != beginning(field)}
        case tuple() | list():
            return [lean(each) for each in value]
        case dict():
            return {key: lean(held) for key, held in value.items()}
        case _:
            return value


def controls(given: Command) -> set[str]:
    """Return the kinds of fields that a command is filled in with."""
    said = lean(given)
    fields = (field for field in msgspec.structs.fields(given) if field.encode_name in said)
    return {control(inspect.type_info(field.type)) for field in fields}


def control(kind: inspect.Type) -> str:
    """Return the kind of field that the page makes of a type: without names, bounds and words."""
    match kind:
        case inspect.Metadata(type=held, extra_json_schema=marks):
            return f"{control(held)} {(marks or {}).get('x-holds', '')}".rstrip()
        case inspect.UnionType(types=types):
            return " or ".join(sorted(map(control, types)))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"list of {control(item)}"
        case inspect.DictType(value_type=item):
            return f"{control(item)} by name"
        case inspect.StructType(fields=fields):
            return f"{sorted({control(field.type) for field in fields})}"
        case _:
            return type(kind).__name__


def beginning(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def opened(service: Service, links: Mapping[str, str]) -> Any:
    """The table of these links, as the answer to its opening has it."""
    tokens = [link.partition("#")[2] for link in links.values()]
    table = next(iter(links.values())).partition("#")[0].rsplit("/", 1)[1]
    seats = [{"id": Seat(service, table, token).get("").json()["you"]["seat"], "token": token} for token in tokens[:-1]]
    return {"table": table, "seats": seats, "host": tokens[-1]}


def secrets(whole: Whole) -> list[str]:
    """Words of others that no answer of the service to the player holds; in some games the end tells them all."""
    evening = whole.evening
    seat = evening.table.seats[whole.player]
    known = " ".join(text for what in ("/feed", "/view", "/moves", "") for text in texts(seat.get(what).json()))
    said = [text for given, _ in evening.scene.sent.values() for text in texts(json.loads(msgspec.json.encode(given)))]
    return [text for text in said if len(text) > 8 and " " in text and text not in known]


def quarrel(whole: Whole, ruling: Ruling) -> None:
    """A line is contested, corrected, read as it stands now and as it was known then."""
    evening = whole.evening
    table, lead, player = evening.table, evening.persons[whole.lead], evening.persons[whole.player]
    before = evening.events[: -ruling.before]
    event = table.ids[[each for each in before if type(each.command).__name__ == ruling.kind][-1].id]
    leading, own = table.seats[whole.lead], table.seats[whole.player]
    frame, until = frame_of(own, event), frames(own)
    player.panel("Story")
    there(player, until)
    contested(player, frame)
    corrected(lead, frame_of(leading, event), ruling.otherwise)
    if proposal := own.get("").json()["proposal"]:
        consented(player)
        for seat, role in of_scenario(whole.name, "SEATS"):
            if role != "spectator" and seat not in evening.persons:
                answer = table.seats[seat].post("/corrections", {"type": "consent", "proposal": proposal["id"]})
                assert answer.status_code == 201, answer.text
    holds_now(player, frame)
    known_then(player, until, frames(own))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_from_the_lobby_to_the_end(people: People, name: str) -> None:
    whole = from_the_lobby(people, name)
    evening = whole.evening
    table, player = evening.table, evening.persons[whole.player]
    ruling = RULINGS[name]
    with patch.object(CachedTable, "drawing", lambda _self, _state, _nonce: System(lambda _: next(table.chance))):
        evening.goes_on(evening.events[: -ruling.before])
        quarrel(whole, ruling)
        people.tolerated.append("ERR_INTERNET_DISCONNECTED")
        cut_off(player)
        evening.goes_on(evening.events[-ruling.before :], whole.player)
        back_again(player, table.seats[whole.player])
    assert not evening.unoffered
    player.panel("Story")
    there(player, frames(table.seats[whole.player]))
    evening.persons[whole.lead].look("desk")
    player.look("telephone")
    heard = player.page.evaluate("window.heard")
    held = player.everything()
    for text in secrets(whole):
        assert text not in heard, text
        assert text not in held, text
