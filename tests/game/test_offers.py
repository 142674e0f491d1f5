"""Moves by asking: what `decide` takes is offered, alone or in combinations, with titles where there are any."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from domain.base.chance import Chance
from domain.base.events import Act, Command
from domain.base.refusal import Refused
from domain.game import Offers, integer, one_of, perhaps, text
from domain.table.seats import Seat, Table
from tests.game.purse import Options, Purse

STATE = Purse(Table(id="t", game="purse/1", title="Une table", seats=(Seat("ann", "Ann", "player"),)), Options())
PAIRS = {("a", 1), ("a", 2), ("b", 1), ("b", 2), ("c", 2), ("d", 5), ("d", 7)}


class Give(Command, frozen=True, omit_defaults=True):
    RULES: ClassVar = ("PURSE-1",)
    what: str
    amount: int
    note: str = ""


def decide(state: Purse, act: Act, chance: Chance) -> Command:
    command: Give = act.command
    if (command.what, command.amount) not in PAIRS or (command.note and command.what == "c"):
        raise Refused("no_such_pair")
    return command


def offers(*rules: str) -> Offers:
    return Offers(STATE, "ann", decide, rules)


def fields(**choices: Any) -> list[dict[str, Any]]:
    return [dict(move.fields) for move in offers().every(Give, choices, {"note": text()}, ("note",))]


def test_values_that_leave_the_same_choice_share_a_move() -> None:
    assert fields(what=["a", "b", "c", "d"], amount=[1, 2, 3]) == [
        {"what": one_of(["a", "b"]), "amount": one_of([1, 2]), "note": text()},
        {"what": one_of(["c"]), "amount": one_of([2]), "note": text()},
    ]


def test_the_fields_come_in_the_order_in_which_they_are_named() -> None:
    assert [list(found) for found in fields(amount=[1], what=["a"])] == [["amount", "what", "note"]]


def test_what_a_state_keeps_under_an_id_is_no_title() -> None:
    """A mapping of secrets is its keys: nothing of what it holds reaches whoever reads the moves."""
    kept: dict[str, Any] = {"a": {"secret": 1}, "b": 2}
    assert fields(what=kept, amount=[1, 2]) == fields(what=["a", "b"], amount=[1, 2])
    assert offers().taken(Give, "what", kept, amount=1) == ("a", "b")


def test_candidates_may_be_read_but_once() -> None:
    assert fields(what=iter(["a", "b"]), amount=iter([1, 2])) == fields(what=["a", "b"], amount=[1, 2])


def test_a_field_that_may_be_left_out_is_optional_and_one_that_must_be_is_not_there() -> None:
    several, alone = offers().every(Give, {"what": ["a", "c"], "note": perhaps({"x": "Un mot"})}, amount=2)
    assert (dict(several.fields)["note"], several.optional) == (one_of({"x": "Un mot"}), frozenset({"note"}))
    assert (list(alone.fields), alone.optional) == (["what"], frozenset())


def test_numbers_side_by_side_are_a_span() -> None:
    assert offers().span(Give, "amount", range(5), what="a") == integer(1, 2)
    assert offers().span(Give, "amount", range(5), what="e") is None
    with pytest.raises(ValueError, match="not all"):
        offers().span(Give, "amount", range(9), what="d")


@pytest.mark.parametrize("named", [["e"], []])
def test_nothing_taken_is_no_move(named: list[str]) -> None:
    assert not fields(what=named, amount=[1, 2])


def test_titles_stay_with_what_is_taken() -> None:
    titles = {"a": "Une épée", "c": "Une clé"}
    (move,) = offers().each(Give, "what", titles, amount=1)
    assert move.fields["what"] == one_of({"a": "Une épée"})
    assert offers().taken(Give, "what", titles, amount=2) == titles
    assert offers().taken(Give, "what", ["c", "d"], amount=2) == ("c",)


def test_rules_of_the_seat_are_cited_ahead_of_the_command_s_own() -> None:
    (move,) = offers("PURSE-0").move(Give("a", 1))
    assert move.rules == ("PURSE-0", "PURSE-1")
