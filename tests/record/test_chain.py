"""Any change to a sealed stream is found, and the first bad event named."""

from hashlib import sha256

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from domain.record.chain import GENESIS, START, Broken, Tip, check, follow, hash_of, seal

BODIES = st.dictionaries(
    st.text(min_size=1).filter(lambda key: key not in {"hash", "prev"}), st.text() | st.integers(), min_size=1
).map(msgspec.json.encode)
WORDS = st.text(st.characters(exclude_characters="\0", codec="utf-8"), min_size=1)


class Row(msgspec.Struct, frozen=True):
    version: int
    topic: str
    data: bytes


def sealed(count: int, stream: str = "table") -> list[Row]:
    rows, prev = [], GENESIS
    for version in range(1, count + 1):
        data, prev = seal(stream, version, "toy.Said.1", prev, b'{"words":%d}' % version)
        rows.append(Row(version, "toy.Said.1", data))
    return rows


def first_fault(rows: list[Row], stream: str = "table") -> Broken:
    with pytest.raises(Broken) as caught:
        list(follow(stream, rows))
    return caught.value


def test_the_seal_is_the_documented_one() -> None:
    data, own = seal("table", 1, "toy.Said.1", GENESIS, b'{"words":"oui"}')
    text = f"table\x001\x00toy.Said.1\x00{GENESIS}\x00" + '{"words":"oui"}'
    assert own == sha256(text.encode()).hexdigest()
    assert data == f'{{"hash":"{own}","prev":"{GENESIS}","words":"oui"}}'.encode()


@given(WORDS, st.integers(1, 10**9), WORDS, BODIES)
def test_what_is_sealed_checks_and_is_still_json(stream: str, version: int, topic: str, body: bytes) -> None:
    data, own = seal(stream, version, topic, GENESIS, body)
    assert check(stream, version, topic, GENESIS, data) == own == hash_of(data)
    assert msgspec.json.decode(data) == {"hash": own, "prev": GENESIS} | msgspec.json.decode(body)


def test_fields_cannot_lend_each_other_their_letters() -> None:
    hashes = {
        seal(stream, version, topic, GENESIS, b'{"a":1}')[1]
        for stream, version, topic in [("a1", 2, "t"), ("a", 12, "t"), ("a", 1, "2t"), ("a", 1, "t"), ("a1", 2, "")]
    }
    assert len(hashes) == 5


def test_every_changed_byte_is_found() -> None:
    rows = sealed(3)
    for at in range(len(rows[1].data)):
        data = bytearray(rows[1].data)
        data[at] ^= 1
        assert first_fault([rows[0], Row(2, "toy.Said.1", bytes(data)), rows[2]]).version == 2


@pytest.mark.parametrize(
    ("order", "bad"),
    [([2, 3], 1), ([1, 3, 4], 2), ([1, 3, 2, 4], 2), ([1, 2, 2, 3], 3), ([1, 2, 4, 3], 3), ([0, 1], 1)],
)
def test_a_missing_swapped_or_doubled_event_is_found(order: list[int], bad: int) -> None:
    rows = {row.version: row for row in sealed(4)} | {0: Row(0, "toy.Said.1", sealed(1)[0].data)}
    assert first_fault([rows[version] for version in order]).version == bad


def test_an_event_of_another_stream_topic_or_version_does_not_pass() -> None:
    mine, other = sealed(3), sealed(3, "other")
    assert first_fault([mine[0], other[1]]).version == 2
    assert first_fault(mine, "other").version == 1
    assert first_fault([mine[0], Row(2, "toy.Done.1", mine[1].data)]).version == 2
    assert first_fault([mine[0], Row(2, "toy.Said.1", mine[2].data)]).version == 2


@pytest.mark.parametrize("data", [b"", b"{}", b'{"words":1}', b"\xff" * 200, sealed(1)[0].data[:149], "text", None])
def test_what_is_not_sealed_at_all_is_a_finding_and_no_crash(data: bytes) -> None:
    assert first_fault([Row(1, "toy.Said.1", data)]).reason == "not a sealed event"
    with pytest.raises(ValueError, match="not a sealed event"):
        hash_of(data)


def test_a_name_that_is_no_text_is_a_finding_and_no_crash() -> None:
    row = sealed(1)[0]
    assert "no text" in first_fault([Row(1, "a\0b", row.data)]).reason
    assert "no text" in first_fault([row], "\ud800").reason


@pytest.mark.parametrize("body", [b"", b"{}", b"[1]", b'{ "a":1}', b'{"a":1', b'{"a":\n1}', b'"a"'])
def test_only_a_compact_object_can_be_sealed(body: bytes) -> None:
    with pytest.raises(ValueError, match="compact"):
        seal("table", 1, "toy.Said.1", GENESIS, body)


def test_a_seal_needs_a_whole_hash_and_names_without_nul() -> None:
    with pytest.raises(ValueError, match="64"):
        seal("table", 1, "toy.Said.1", "00", b'{"a":1}')
    with pytest.raises(ValueError, match="NUL"):
        seal("ta\0ble", 1, "toy.Said.1", GENESIS, b'{"a":1}')


def test_a_check_can_go_on_from_a_tip() -> None:
    rows = sealed(4)
    tips = list(follow("table", rows))
    assert tips[-1] == Tip(4, hash_of(rows[-1].data))
    assert list(follow("table", rows[2:], tips[1])) == tips[2:]
    assert list(follow("table", [])) == []
    assert Tip() == START


def test_a_finding_reads_as_a_sentence() -> None:
    assert str(Broken("table", 3, "not a sealed event")) == "table, event 3: not a sealed event"
