"""Names at a table: how long, of which signs, and none that could be taken for another."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from domain.base.names import MOST_NAME, skeletons
from domain.base.refusal import Refused
from domain.seating.moves import table_moves
from domain.seating.opening import opening
from domain.table.commands import JoinTable, SetPresence, decide_table
from domain.table.seats import Delay, SeatSpec
from projections.feeds.reader import SeatReader
from projections.texts import Locale
from tests.game.purse import PROJECTION, purse
from tests.scene import Scene

SAME = [
    ("Ilse", "ilse"),
    ("Ilse", " Ilse "),
    ("Ilse", "Il\u200bse"),
    ("Ilse", "Ils\u0435"),
    ("Ilse", "\u0399lse"),
    ("Ilse", "lIse"),
    ("Ilse", "\uff29\uff4c\uff53\uff45"),
    ("Ilse", "Il\u00adse"),
    ("ILSE", "1LSE"),
    ("Jean-Paul", "Jean\u2011Paul"),
    ("L’Ombre", "L'Ombre"),
    ("Zoé", "Zoe\u0301"),
    ("Anna Lee", "AnnaLee"),
    ("Hector", "\u041dector"),
    ("Odo", "Od0"),
    ("Stra\u00dfe", "STRASSE"),
]
OTHER = [("Ilse", "Elsa"), ("Zoé", "Zoe"), ("Player 1", "Player 2"), ("Ann", "Anne"), ("Лев", "Леа")]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeletons(one) & skeletons(other)


@pytest.mark.parametrize(("one", "other"), OTHER)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not skeletons(one) & skeletons(other)


BAD = [
    ("", "name_required"),
    (" \u200b", "name_required"),
    ("\u3164", "name_required"),
    ("a" * (MOST_NAME + 1), "name_too_long"),
    ("An\nn", "name_control"),
    ("An\x00n", "name_control"),
    ("An\u202en", "name_control"),
    ("An\u2028n", "name_control"),
    ("\ud800", "name_control"),
]


@pytest.mark.parametrize(("name", "code"), BAD)
def test_what_is_no_name(name: str, code: str) -> None:
    with pytest.raises(Refused, match=code) as caught:
        opening(purse(), "t", {}, [SeatSpec(name, "player")])
    assert caught.value.kind == "form"
    table().refuse("ann", JoinTable(name), code)


@pytest.mark.parametrize(("one", "other"), SAME)
def test_no_two_seats_look_alike(one: str, other: str) -> None:
    with pytest.raises(Refused, match="name_alike") as caught:
        opening(purse(), "t", {}, [SeatSpec(one, "player"), SeatSpec(other, "player")])
    assert (caught.value.kind, caught.value.details) == ("form", {"name": one})
    scene = table()
    scene.do("ann", JoinTable(one))
    refused = scene.refuse("bob", JoinTable(other), "name_alike")
    assert (refused.kind, refused.details) == ("rule", {"name": one})


def test_the_longest_name_and_another_spelling_of_ones_own() -> None:
    opening(purse(), "t", {}, [SeatSpec("a" * MOST_NAME, "player")])
    scene = table()
    scene.do("ann", JoinTable("Anne"))
    scene.do("ann", JoinTable("ANNE"))
    scene.do("bob", JoinTable("Ann"))


def table() -> Scene:
    return Scene(purse(), [("gm", "gm"), ("ann", "player"), ("bob", "player")], projection=PROJECTION)


def said(scene: Scene, locale: Locale) -> list[str]:
    count = scene.feeds.count("bob")
    return [line.text for frame in SeatReader(scene.feeds, "bob", locale).frames(count - 1) for line in frame.entries]


def test_a_renaming_says_who_was_called_what() -> None:
    scene = table()
    scene.do("ann", JoinTable())
    assert said(scene, "fr") == ["Ann prend place."]
    scene.do("ann", JoinTable("Annick"))
    assert said(scene, "fr") == ["Ann s’appelle désormais Annick."]
    assert said(scene, "en") == ["Ann is now called Annick."]
    scene.do("bob", JoinTable("Basile"))
    assert said(scene, "fr") == ["Bob prend place sous le nom «\u00a0Basile\u00a0»."]
    assert said(scene, "en") == ["Bob sits down as “Basile”."]


def test_an_absence_names_the_seat_by_its_name() -> None:
    scene = table()
    scene.do("ann", JoinTable("Annick"))
    scene.do("gm", SetPresence("ann", True))
    assert said(scene, "fr") == ["Annick quitte la table un moment."]
    scene.do("ann", SetPresence("ann", False))
    assert said(scene, "en") == ["Annick is back at the table."]


def test_who_reads_late_takes_no_other_name() -> None:
    """Whether it is taken would tell a renaming that he is still to read of."""
    scene = Scene(purse(), [("ann", "player"), ("eve", "spectator")], projection=PROJECTION)
    late = replace(scene.state.table, delay=Delay(3))
    for name in ("Evelyne", "Ann"):
        with pytest.raises(Refused, match="reads_late"):
            decide_table(late, "eve", JoinTable(name))
    assert decide_table(late, "eve", JoinTable("Eve")) == JoinTable("Eve")
    (move,) = table_moves(purse(), replace(scene.state, table=late), "eve")
    assert move.fields == {"name": {"enum": [None, "Eve"]}}


def test_whoever_is_sent_out_takes_no_other_name() -> None:
    """Whether it is taken would tell of a renaming in the meantime."""
    seated = table().state.table
    for name in ("Annick", "Bob"):
        with pytest.raises(Refused, match="seat_away"):
            decide_table(seated, "ann", JoinTable(name), out=True)
    assert decide_table(seated, "ann", JoinTable("Ann"), out=True) == JoinTable("Ann")
