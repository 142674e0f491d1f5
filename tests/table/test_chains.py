"""Chains of chance: what the description says, by an independent reading of it and by what must always hold."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.base.chance import EVERYBODY, HIDDEN, Draw, Link, NewDraws, permutation
from domain.table.chains import LENGTH, STEP, Chain, Chains, Drawing, faces, follows, message, named, numbers
from tests.table.vectors import VECTORS

SECRET = bytes(range(32))
SIZES = (2, 3, 4, 6, 8, 10, 12, 20, 30, 100)
"""Every size of die that some game throws, and those between them that divide 256 worst."""


def drawing(chains: Chains, drawn: dict[str, int], away: tuple[str, ...] = ()) -> Drawing:
    return Drawing(chains, chains.published(("ann",)), drawn, "", lambda: away)


def rolled(drawn: dict[str, int], count: int, seen: str = EVERYBODY, *, length: int = LENGTH) -> Iterator[Draw]:
    """So many d20, each of a command of its own, as the log takes them in."""
    chains = Chains("t", SECRET, length)
    published = chains.published(())
    for _ in range(count):
        chance = NewDraws(source=Drawing(chains, published, drawn, "n"))
        chance.die(20, seen)
        (draw,) = chance.finish()
        assert draw.link is not None
        drawn[draw.link.stream] = draw.link.number
        yield draw


@pytest.mark.parametrize("length", [2, STEP - 1, STEP, STEP + 1, 3 * STEP, LENGTH])
def test_every_link_is_the_hash_of_the_next(length: int) -> None:
    chain = Chain(SECRET, length)
    links = [chain.link(place) for place in range(length + 1)]
    assert links[-1] == SECRET
    for before, after in pairwise(links):
        assert before == hashlib.sha256(after).digest()
    assert [chain.link(place) for place in (length, 0, 1)] == [links[length], links[0], links[1]]


def test_draws_go_on_from_link_to_link() -> None:
    """Through several chains: the next anchor is told before the last link is shown."""
    drawn: dict[str, int] = {}
    expected = Chains("t", SECRET, 5).published(()).streams[EVERYBODY]
    found = ""
    for number, draw in enumerate(rolled(drawn, 23, length=5), 1):
        link = draw.link
        assert link is not None
        assert (link.stream, link.number, link.nonce) == (EVERYBODY, number, "n")
        assert hashlib.sha256(bytes.fromhex(link.link)).hexdigest() == expected
        assert bool(link.anchor) == (number % 5 == 4)
        found = link.anchor or found
        expected = found if number % 5 == 0 else link.link
        assert faces(draw.kind, 0, link, "t") == draw.faces


def test_what_is_asked_for_together_takes_link_after_link() -> None:
    drawn = {EVERYBODY: 7}
    chance = NewDraws(source=drawing(Chains("t", SECRET), drawn))
    chance.dice(2, 6, EVERYBODY)
    chance.die(20, HIDDEN)
    chance.shuffle(4, "ann")
    links = [draw.link for draw in chance.finish()]
    assert [(each.stream, each.number) for each in links if each] == [
        (EVERYBODY, 8),
        (EVERYBODY, 9),
        (HIDDEN, 1),
        ("ann", 1),
    ]
    assert drawn == {EVERYBODY: 7}, "nothing is used before it is recorded"


def test_streams_and_tables_have_nothing_in_common() -> None:
    chains, other = Chains("t", SECRET), Chains("u", SECRET)
    anchors = [*chains.published(("ann", "bob")).streams.values(), *other.published(("ann", "bob")).streams.values()]
    assert len(set(anchors)) == 8


def test_who_is_away_leaves_no_stream_with_gaps() -> None:
    chains = Chains("t", SECRET)
    chance = NewDraws(source=drawing(chains, {EVERYBODY: 3}, away=("ann", "bob")))
    chance.die(6, EVERYBODY)
    chance.die(6, "ann")
    chance.die(6, "eve")
    company, hers, eves = (draw.link for draw in chance.finish())
    assert company is not None
    assert hers is not None
    assert eves is not None
    assert (company.stream, company.number, company.anchor) == (
        "table-ann-bob",
        1,
        chains.anchor("table-ann-bob", 0),
    )
    assert (hers.stream, hers.anchor) == (HIDDEN, "")
    assert eves.anchor == chains.anchor("eve", 0), "a stream that the opening does not name tells its anchor itself"
    assert [follows(company.stream, seat) for seat in ("ann", "bob", "eve")] == [False, False, True]


@pytest.mark.parametrize(
    ("name", "seat", "seen"),
    [
        ("table", "player1", True),
        ("table", "host", True),
        ("hidden", "player1", False),
        ("player1", "player1", True),
        ("player1", "player2", False),
        ("table-player2", "player1", True),
        ("table-player2", "player2", False),
        ("table@b7", "player1", True),
        ("player2@b7", "player1", False),
        ("table-player2@b7", "player2", False),
    ],
)
def test_who_follows_a_stream(name: str, seat: str, seen: bool) -> None:
    assert follows(name, seat) is seen


def test_names_of_streams() -> None:
    assert named(EVERYBODY, ()) == "table"
    assert named(HIDDEN, ("ann",)) == "hidden"


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['kind']}-{vector['number']}")
def test_vectors_of_another_implementation(vector: dict[str, object]) -> None:
    """`tests/table/vectors.py` was written by `python -m tests.table.independent`, which knows none of our code."""
    length, number, stream = vector["length"], vector["number"], vector["stream"]
    assert isinstance(length, int)
    assert isinstance(number, int)
    assert isinstance(stream, str)
    chains = Chains(str(vector["table"]), bytes.fromhex(str(vector["secret"])), length)
    assert chains.anchor(stream, (number - 1) // length) == vector["anchor"]
    link = Link(stream, number, chains.link(stream, number).hex(), str(vector["nonce"]))
    assert link.link == vector["link"]
    size = vector["size"]
    assert isinstance(size, int)
    assert list(faces(str(vector["kind"]), size, link, chains.table)) == vector["faces"]


@pytest.mark.parametrize("size", range(2, 101))
def test_no_number_is_favoured(size: int) -> None:
    """Every byte that is not passed over gives one number, and every number comes from as many bytes."""
    taken = Counter(byte % size for byte in range(256) if byte < 256 - 256 % size)
    assert set(taken) == set(range(size))
    assert len(set(taken.values())) == 1


def test_bytes_are_passed_over_as_described() -> None:
    """Against the raw blocks: what `numbers` gives is what is left of them."""
    for size in (3, 20, 100, 129, 200, 256):
        for n in range(20):
            text = message("t", "table", n, "")
            blocks = (hmac.new(SECRET, text + (b"|%d" % b if b else b""), "sha256").digest() for b in range(12))
            left = [byte % size for byte in b"".join(blocks) if byte < 256 - 256 % size]
            below = numbers(SECRET, text)
            assert [below(size) for _ in range(len(left))] == left


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_every_order_is_as_frequent(size: int) -> None:
    """Over all that the numbers below can be, each permutation comes once."""

    def orders(asked: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(asked) == max(size - 1, 0):
            left = iter(asked)
            yield permutation(size, lambda _: next(left))
            return
        for number in range(size - len(asked)):
            yield from orders((*asked, number))

    assert Counter(orders(())) == Counter(permutations(range(size)))


@given(st.integers(0, 60), st.binary(min_size=32, max_size=32))
def test_a_shuffle_of_a_chain_is_a_permutation(size: int, link: bytes) -> None:
    assert sorted(permutation(size, numbers(link, b"m"))) == list(range(size))


@pytest.mark.parametrize("size", SIZES)
def test_a_million_draws_are_even(size: int) -> None:
    """Chi-squared over a million numbers, made from the blocks of a chain as `numbers` makes them; the bound is passed
    by a fair die once in some hundred million times.
    """
    passed = bytes(range(256 - 256 % size, 256))
    number = bytes(byte % size if byte < 256 - 256 % size else 0 for byte in range(256))
    counted: Counter[int] = Counter()
    place = 0
    while (done := sum(counted.values())) < 1_000_000:
        text = message("t", "table", size * 1_000_000 + place, "n")
        blocks = b"".join(hmac.digest(SECRET, b"%b|%d" % (text, n), "sha256") for n in range(1, 2048))
        kept = blocks.translate(number, passed)
        if place == 0:
            below = numbers(SECRET, text)
            first = hmac.digest(SECRET, text, "sha256").translate(number, passed)
            assert bytes(below(size) for _ in range(len(first) + 500)) == first + kept[:500]
        counted.update(kept[: 1_000_000 - done])
        place += 1
    due = 1_000_000 / size
    chi_squared = sum((counted[each] - due) ** 2 / due for each in range(size))
    freedom = size - 1
    assert chi_squared < freedom + 6 * (2 * freedom) ** 0.5 + 24, (size, chi_squared)


def test_faces_of_draws_are_even() -> None:
    """The same of whole draws, each from a link of its own."""
    counted = Counter(draw.faces[0] for draw in rolled({}, 20_000))
    chi_squared = sum((counted[face] - 1000) ** 2 / 1000 for face in range(1, 21))
    assert chi_squared < 19 + 6 * 38**0.5 + 24, chi_squared
