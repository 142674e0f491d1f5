"""Where a rule is a comparison of amounts, its refusal says what would have to be otherwise: `has` beside `needed`, or
`most`; and its sentence says both.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from projections.texts import LOCALES, Locale
from projections.texts.refusals import COMPARISONS, refusal_text
from tests.contract.sessions import NAMES

SYSTEMS = Path(__file__).parents[2] / "domain" / "systems"
IN_ITS_PLACE = frozenset({"out_of_bounds", "bad_value", "unknown_id", "reason_required"})
"""What does not fit a field stands in the problem's `errors` with its bounds; these cite no amounts of their own."""
OTHER = {
    "already_attacked": "a bite of this turn or of an earlier one",
    "already_declared": "an action that was declared is over",
    "already_granted": "a child has one skill",
    "arm_invalid": "which arms are able stands in the choice",
    "breaks_sequence": "an order, not an amount",
    "common_range": "three amounts",
    "duration_not_elapsed": "a time of the game master's clock",
    "element_required": "sets",
    "featured_required": "sets",
    "hand_occupied": "which hand is free stands in the choice",
    "higher_illness_first": "which one is worse stands on the sheet",
    "imposed_limit": "once",
    "line_not_empty": "two of one line",
    "no_loader": "a person",
    "one_level_per_phase": "what was bought before in this phase",
    "one_speciality": "once",
    "scheme_order": "an order of four amounts",
    "senses_not_equal": "whose senses differ",
    "severity_too_high": "words",
    "speciality_not_above": "of several, each",
    "still_in_coma": "circles, whose sum stands on the sheet",
    "wrong_form": "the form of a command",
    "counter_empty": "no amount is below zero",
    "deck_empty": "all are out",
    "gauge_exhausted": "steps of a gauge have letters",
    "gauge_not_active": "steps of a gauge have letters",
    "negative_difficulty": "no amount is below zero",
    "no_die_of_colour": "a colour",
    "not_hidden": "sets",
    "result_at_bound": "words",
    "unknown_seat": "a seat that is not there, or twice",
}
"""Codes of guards with a comparison that tell no two amounts, and why."""
ORDERS = (ast.Lt, ast.Gt, ast.LtE, ast.GtE)


class Raised(NamedTuple):
    """A refusal in the source. `compared`: it is raised where two amounts compare so."""

    place: str
    code: str
    details: frozenset[str]
    compared: bool


def raised(name: str) -> Iterator[Raised]:
    for path in sorted((SYSTEMS / name).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        compared = {id(call) for guard in ast.walk(tree) for step in _guarded(guard) for call in ast.walk(step)}
        for node in ast.walk(tree):
            match node:
                case ast.Call(ast.Name("Refused"), [code, *_], keywords) | ast.Call(
                    ast.Name("require"), [_, ast.Constant() as code, *_], keywords
                ):
                    details = frozenset(str(keyword.arg) for keyword in keywords)
                    for each in _codes([code]):
                        yield Raised(f"{path.relative_to(SYSTEMS)}:{node.lineno}", each, details, id(node) in compared)
                case ast.Call(ast.Name("enough"), [_, _, ast.Constant(str(code)), *_]):
                    yield Raised(f"{path.relative_to(SYSTEMS)}:{node.lineno}", code, frozenset({"needed", "has"}), True)
                case _:
                    continue


def _guarded(guard: ast.AST) -> list[ast.AST]:
    """What is refused where amounts compare so."""
    match guard:
        case ast.If(test, body) if _orders(test):
            return [step for step in body if isinstance(step, ast.Raise | ast.Return | ast.Expr)]
        case ast.Call(ast.Name("require"), [test, *_]) if _orders(test):
            return [guard]
        case _:
            return []


def _codes(named: list[ast.expr]) -> list[str]:
    literals = (each for arg in named for each in ast.walk(arg) if isinstance(each, ast.Constant))
    return [each.value for each in literals if isinstance(each.value, str)]


def _orders(test: ast.expr) -> bool:
    """Does it hold an order of amounts? Sets and ages of things are compared so, too."""
    return any(isinstance(op, ORDERS) for each in ast.walk(test) if isinstance(each, ast.Compare) for op in each.ops)


@pytest.mark.parametrize("name", NAMES)
def test_a_comparison_tells_its_amounts(name: str) -> None:
    silent = [
        (each.place, each.code)
        for each in raised(name)
        if each.compared and "has" not in each.details and each.code not in IN_ITS_PLACE and each.code not in OTHER
    ]
    assert silent == []


@pytest.mark.parametrize("name", NAMES)
def test_amounts_come_in_pairs(name: str) -> None:
    """Each game has such refusals, and of each both amounts are told."""
    compared = [each for each in raised(name) if "has" in each.details]
    assert compared
    assert [each.place for each in compared if not {"needed", "most"} & each.details] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", NAMES)
def test_the_sentence_says_both(name: str, locale: Locale) -> None:
    for each in raised(name):
        if "has" in each.details:
            details = {member: 70 + place for place, member in enumerate(sorted(each.details - {"kind"}))}
            said = refusal_text(name, locale, each.code, details)
            _, names = next(compared for compared in COMPARISONS if compared[1] <= each.details)
            assert all(str(details[member]) in said for member in names), said


def test_no_excuse_is_stale() -> None:
    silent = {each.code for name in NAMES for each in raised(name) if each.compared and "has" not in each.details}
    assert OTHER.keys() <= silent
