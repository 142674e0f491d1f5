"""Every string that somebody may send in a command has a bound: a text 4,000 signs, a name 80."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from domain.base.corrections import Amend, CorrectionCommand, Retract, Together
from domain.base.events import MOST_TEXT, Act, Command
from domain.base.names import MOST_NAME
from domain.base.refusal import Refused
from domain.base.text_bounds import check_wording, strings
from domain.corrections.requests import check_request
from domain.record.fold import decide, fresh
from domain.systems import GAMES
from domain.table.commands import TABLE_COMMANDS
from tests.game.purse import PROJECTION, Note, purse
from tests.scene import Scene

SIGN = "☃"
KINDS: list[type[Command]] = [
    *(kind for game in GAMES.values() for kind in game.commands),
    *TABLE_COMMANDS,
    *get_args(CorrectionCommand),
]


def filled(kind: Any, text: str) -> Any:
    """Return a value of the type, as JSON has it, where every string that is free to choose is `text`."""
    match kind:
        case inspect.StructType():
            made = {field.encode_name: filled(field.type, text) for field in kind.fields}
            return made | ({} if kind.tag is None else {kind.tag_field: kind.tag})
        case inspect.Metadata(type=inner):
            return filled(inner, text)
        case inspect.UnionType():
            return max((filled(one, text) for one in kind.types), key=lambda made: count(made, text))
        case inspect.StrType():
            return text
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
            return [filled(kind.item_type, text)]
        case inspect.TupleType():
            return [filled(one, text) for one in kind.item_types]
        case inspect.DictType():
            return {filled(kind.key_type, text): filled(kind.value_type, text)}
        case inspect.BoolType():
            return False
        case inspect.IntType():
            return kind.ge or 0
        case _:
            return None


def count(value: Any, text: str) -> int:
    match value:
        case str():
            return int(value == text)
        case dict():
            return sum(count(key, text) + count(item, text) for key, item in value.items())
        case list():
            return sum(count(item, text) for item in value)
        case _:
            return 0


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_no_text_is_unbounded(kind: type[Command]) -> None:
    """All strings of a command are found, at whatever depth, and the longest that each may be is accepted."""
    if kind in (Amend, Together):
        return  # what they hold are commands
    form = filled(inspect.type_info(kind), SIGN)
    command = msgspec.convert(form, kind)
    assert len([text for text, _ in strings(command) if text == SIGN]) == count(form, SIGN)
    assert {most for _, most in strings(command)} <= {MOST_NAME, MOST_TEXT}
    check_wording(msgspec.convert(filled(inspect.type_info(kind), "x" * MOST_NAME), kind))
    if count(form, SIGN):
        with pytest.raises(Refused, match=r"(name|text)_too_long") as caught:
            check_wording(msgspec.convert(filled(inspect.type_info(kind), "x" * (MOST_TEXT + 1)), kind))
        assert caught.value.kind == "form"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_a_schema_says_the_bound_that_a_type_has(kind: type[Command]) -> None:
    assert set(lengths(msgspec.json.schema(kind))) <= {MOST_NAME, MOST_TEXT}


def lengths(schema: Any) -> Iterator[int]:
    if isinstance(schema, dict):
        if "maxLength" in schema:
            yield schema["maxLength"]
        for part in schema.values():
            yield from lengths(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from lengths(part)


def scene() -> Scene:
    return Scene(purse(), [("gm", "gm"), ("ann", "player")], projection=PROJECTION)


def test_what_is_new_is_bounded_and_what_was_recorded_is_not() -> None:
    """A record of before there was a bound is judged again as it is."""
    table, long = scene(), Note("x" * (MOST_TEXT + 1))
    refused = table.refuse("ann", long, "text_too_long")
    assert refused.details == {"most": MOST_TEXT, "has": MOST_TEXT + 1}
    table.do("ann", Note("x" * MOST_TEXT))
    act = Act("e", "ann", long)
    with pytest.raises(Refused, match="text_too_long"):
        decide(table.game, table.state, act, fresh(table.game, table.state, None))


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_before_is_read(name: str) -> None:
    game = GAMES[name]
    for kind in game.recorded:
        form = filled(inspect.type_info(kind), "x" * 5 * MOST_TEXT)
        assert type(game.decoders.each[kind].decode(msgspec.json.encode(form))) is kind


def test_corrections_are_bounded_too() -> None:
    long = "x" * (MOST_TEXT + 1)
    form = msgspec.Raw(msgspec.json.encode(Note(long)))
    for asked in (Retract("e1", long), Amend("e1", form), Together((Amend("e1", form), Retract("e2")))):
        with pytest.raises(Refused, match="text_too_long"):
            check_request(purse(), asked)
    check_request(purse(), Amend("e1", msgspec.Raw(b'{"type":"Nothing"}')))
