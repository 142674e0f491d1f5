"""The sentence maker: what it reads, what it says, what it will not say."""

from __future__ import annotations

import pytest

from projections.texts.bundles import Bundle, MissingMessage, Unreadable, merge_entries, split
from projections.texts.nouns import Noun, grouped

FILE = """\
# A comment.
Plain = Rien ne change.
    .hint = Un mot d’aide
-game = Greffe
Named = { $who } joue à { -game }.
Counted = { $count ->
    [0] Personne.
    [one] { $count } place.
   *[other] { $count } places.
}
Nested = Voici : { Named }
"""


@pytest.fixture(name="said")
def said_(request: pytest.FixtureRequest) -> Bundle:
    return Bundle("", "fr", split(FILE, "here"))


@pytest.mark.parametrize(
    ("message", "args", "text"),
    [
        ("Plain", {}, "Rien ne change."),
        ("Plain.hint", {}, "Un mot d’aide"),
        ("Named", {"who": "Ilse"}, "Ilse joue à Greffe."),
        ("Nested", {"who": "Ilse"}, "Voici : Ilse joue à Greffe."),
        ("Counted", {"count": 0}, "Personne."),
        ("Counted", {"count": 1}, "1 place."),
        ("Counted", {"count": 21}, "21 places."),
        ("Counted", {"count": 12000}, "12\u202f000 places."),
        ("Counted", {"count": -3}, "−3 places."),
        ("Named", {"who": "{ $count }\n# Ilse = "}, "{ $count }\n# Ilse =  joue à Greffe."),
    ],
)
def test_it_says(said: Bundle, message: str, args: dict[str, str | int], text: str) -> None:
    assert said.say(message, args) == text


@pytest.mark.parametrize(
    ("message", "args"),
    [
        ("Absent", {}),
        ("Plain.absent", {}),
        ("-game", {}),
        ("Named", {}),
        ("Named", {"whom": "Ilse"}),
        ("Nested", {}),
        ("Counted", {}),
    ],
)
def test_it_will_not_say_half_a_sentence(said: Bundle, message: str, args: dict[str, str | int]) -> None:
    for _ in range(2):
        with pytest.raises(MissingMessage):
            said.say(message, args)


def test_a_reference_to_nothing_is_no_sentence() -> None:
    broken = Bundle("", "fr", split("Broken = Voici { Absent }.\n", "here"))
    with pytest.raises(MissingMessage):
        broken.say("Broken", {})


def test_what_a_player_writes_may_be_long(said: Bundle) -> None:
    assert said.say("Named", {"who": "x" * 3_000_000}).startswith("x" * 3_000_000)


@pytest.mark.parametrize(
    "source",
    [
        pytest.param("A = Un.\nB = Deux.\nA = Trois.\n", id="the same message twice"),
        pytest.param("-a = Un.\n-a = Trois.\n", id="the same term twice"),
        pytest.param("A = Un { $b .\n", id="not well formed"),
        pytest.param("A\n", id="no text"),
    ],
)
def test_a_file_that_cannot_be_read_is_not_read_by_half(source: str) -> None:
    with pytest.raises(Unreadable):
        Bundle("", "fr", split(source, "here")).names()


def test_a_game_cannot_say_again_what_the_house_says() -> None:
    with pytest.raises(Unreadable):
        merge_entries(split("A = Un.\n", "house"), split("A = Deux.\n", "game"))


def test_numbers_in_english() -> None:
    assert [grouped(n, "en") for n in (0, 7, 1000, -12345)] == ["0", "7", "1,000", "−12,345"]


def test_a_choice_is_made_by_the_word_whatever_its_label() -> None:
    source = (
        "x = { $by ->\n    [seat] itself\n   *[host] the host\n} and { $n ->\n    [one] a day\n   *[other] days\n}\n"
    )
    said = Bundle("", "en", split(source, "here"))
    assert said.say("x", {"by": Noun("the chair", "", "seat"), "n": 1}) == "itself and a day"
    assert said.say("x", {"by": "seat", "n": 2}) == "itself and days"
