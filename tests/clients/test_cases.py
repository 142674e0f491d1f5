"""The published cases of forms: a move over its command's schema means the same to everybody here who reads one."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, Registry

import ops.clients
from api.http.schema_errors import misfits
from ops.clients.python.greffe_client import put_together
from ops.play.sampler import sample
from projections.moves.catalogue_forms import DIALECT
from tests.clients.driver import Driver
from tests.contract.observers.moves import unordered

PUBLISHED: Any = json.loads((Path(ops.clients.__file__).parent / "cases.json").read_text(encoding="utf-8"))
PLACE: str = PUBLISHED["place"]
CATALOGUE: Any = PUBLISHED["catalogue"]
each_case = pytest.mark.parametrize("case", PUBLISHED["cases"], ids=[case["name"] for case in PUBLISHED["cases"]])
SAMPLES = 40


def whole(case: Any) -> Any:
    return {**case["schema"], "$defs": case["definitions"]}


def judge(schema: Any) -> Draft202012Validator:
    registry = Registry([(PLACE, {"$schema": DIALECT, **CATALOGUE})])
    return Draft202012Validator({"$schema": DIALECT, **schema}, registry=registry)


@each_case
def test_by_json_schema_alone(case: Any) -> None:
    for valid in (judge(whole(case)).is_valid, judge(case["form"]).is_valid):
        assert all(map(valid, case["admits"]))
        assert not any(map(valid, case["refuses"]))


@each_case
def test_the_python_client_makes_the_form(case: Any) -> None:
    form = put_together(case["schema"], case["definitions"], {PLACE: CATALOGUE})
    assert unordered(form) == unordered(case["form"])


@each_case
def test_the_javascript_client_makes_the_form(case: Any, driver: Driver) -> None:
    form = driver.plain("putTogether", case["schema"], case["definitions"], {PLACE: CATALOGUE})
    assert unordered(form) == unordered(case["form"])


@each_case
def test_the_page_fills_in_what_is_admitted(case: Any, driver: Driver) -> None:
    """And does not take all that is refused; what is half filled in, as a text that is empty yet, it must take."""
    filled = partial(driver.plain, "filled", case["form"])
    assert all(map(filled, case["admits"]))
    assert not all(map(filled, case["refuses"]))


@each_case
def test_a_bot_draws_what_is_admitted(case: Any) -> None:
    valid = judge(whole(case)).is_valid
    assert all(valid(sample(case["form"], Random(seed))) for seed in range(SAMPLES))


@each_case
def test_the_service_finds_where_something_does_not_fit(case: Any) -> None:
    parts = {f"{PLACE}#/$defs/{name}": schema for name, schema in CATALOGUE["$defs"].items()}
    found = partial(misfits, {**case["schema"], "$defs": {**parts, **case["definitions"]}})
    assert not any(map(found, case["admits"]))
    assert all(map(found, case["refuses"]))
