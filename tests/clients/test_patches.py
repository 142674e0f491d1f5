"""The clients' JSON Patch against another one's, and against the text of RFC 6902."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from typing import Any

import jsonpatch
import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from ops.clients.python.greffe_client import PatchError, patched, view_tag
from tests.clients.driver import Driver, Failed

names = st.sampled_from(["", "a", "b", "0", "1", "a/b", "m~n", "-"])
values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "x", "é"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)
pointers = st.lists(names | st.sampled_from(["00", "7", "²"]), max_size=3).map(
    lambda parts: "".join("/" + part.replace("~", "~0").replace("/", "~1") for part in parts)
)
operations = st.fixed_dictionaries(
    {"op": st.sampled_from(["add", "remove", "replace", "move", "copy", "test"]), "path": pointers},
    optional={"value": values, "from": pointers},
)


@given(values, values)
def test_what_another_library_compares_is_applied(was: Any, now: Any) -> None:
    was, now = {"view": was}, {"view": now}
    before = jsonpatch.JsonPatch.from_diff(was, was).apply(was)
    assert patched(was, jsonpatch.make_patch(was, now).patch) == now
    assert was == before, "nothing is changed in place"


FITTING: list[tuple[Any, dict[str, Any], Any]] = [
    ({"a": 1}, {"op": "add", "path": "/b", "value": [1]}, {"a": 1, "b": [1]}),
    ({"a": [1, 3]}, {"op": "add", "path": "/a/1", "value": 2}, {"a": [1, 2, 3]}),
    ({"a": [1]}, {"op": "add", "path": "/a/-", "value": 2}, {"a": [1, 2]}),
    ({"a": 1}, {"op": "add", "path": "", "value": 2}, 2),
    ({"a": [1, 2, 3]}, {"op": "remove", "path": "/a/1"}, {"a": [1, 3]}),
    ({"a/b": 1, "m~n": 2}, {"op": "remove", "path": "/a~1b"}, {"m~n": 2}),
    ({"~1": 1}, {"op": "replace", "path": "/~01", "value": None}, {"~1": None}),
    ({"": 1}, {"op": "replace", "path": "/", "value": 2}, {"": 2}),
    ({"a": {"b": 1}, "c": {}}, {"op": "move", "from": "/a/b", "path": "/c/d"}, {"a": {}, "c": {"d": 1}}),
    ({"a": [1, 2, 3]}, {"op": "move", "from": "/a/0", "path": "/a/2"}, {"a": [2, 3, 1]}),
    ({"a": [1]}, {"op": "copy", "from": "/a", "path": "/b"}, {"a": [1], "b": [1]}),
    ({"a": [1, {"b": 1.0}]}, {"op": "test", "path": "/a", "value": [1, {"b": 1}]}, {"a": [1, {"b": 1.0}]}),
    ({"a": 1}, {"op": "move", "from": "/a", "path": "/a"}, {"a": 1}),
]


@pytest.mark.parametrize(("document", "operation", "after"), FITTING)
def test_each_operation(document: Any, operation: dict[str, Any], after: Any) -> None:
    assert patched(document, [operation]) == after


UNFIT: list[tuple[Any, dict[str, Any]]] = [
    ({"a": 1}, {"op": "remove", "path": "/b"}),
    ({"a": 1}, {"op": "replace", "path": "/b", "value": 1}),
    ({"a": 1}, {"op": "add", "path": "/b/c", "value": 1}),
    ({"a": 1}, {"op": "add", "path": "/a/b", "value": 1}),
    ({"a": [1]}, {"op": "add", "path": "/a/2", "value": 1}),
    ({"a": [1, 2]}, {"op": "remove", "path": "/a/01"}),
    ({"a": [1, 2]}, {"op": "remove", "path": "/a/-"}),
    ({"a": [1, 2]}, {"op": "remove", "path": "/a/²"}),
    ({"a": {"b": 1}}, {"op": "move", "from": "/a", "path": "/a/b"}),
    ({"a": 1}, {"op": "test", "path": "/a", "value": True}),
    ({"a": 1}, {"op": "add", "path": "/a"}),
    ({"a": 1}, {"op": "add", "path": "a", "value": 1}),
    ({"a": 1}, {"op": "merge", "path": "/a", "value": 1}),
]


@pytest.mark.parametrize(("document", "operation"), UNFIT)
def test_what_does_not_fit_is_refused(document: Any, operation: dict[str, Any]) -> None:
    with pytest.raises(PatchError):
        patched(document, [{"op": "add", "path": "/new", "value": 1}, operation])
    assert "new" not in document


@given(values, st.lists(operations, max_size=3))
def test_nothing_but_a_patch_error_comes_of_any_patch(document: Any, patch: list[Any]) -> None:
    with suppress(PatchError):
        patched(document, patch)


@given(values)
def test_the_tag_is_of_the_canonical_form(view: Any) -> None:
    assert view_tag(7, view) == f"7-{sha256(rfc8785.dumps(view)).hexdigest()[:32]}"


def test_the_one_in_javascript_does_the_same(driver: Driver) -> None:
    for document, operation, after in FITTING:
        assert driver.plain("patched", document, [operation]) == after
    for document, operation in UNFIT:
        with pytest.raises(Failed) as caught:
            driver.plain("patched", document, [operation])
        assert caught.value.error["name"] == "PatchError"


@given(document=values, patch=st.lists(operations, max_size=3))
def test_any_patch_comes_to_the_same_in_javascript(driver: Driver, document: Any, patch: list[Any]) -> None:
    try:
        after = patched(document, patch)
    except PatchError:
        with pytest.raises(Failed) as caught:
            driver.plain("patched", document, patch)
        assert caught.value.error["name"] == "PatchError"
    else:
        assert driver.plain("patched", document, patch) == after


@given(view=values | st.dictionaries(st.text(), st.text() | st.floats(allow_nan=False, allow_infinity=False)))
def test_the_tag_in_javascript_is_of_the_canonical_form(driver: Driver, view: Any) -> None:
    assert driver.plain("viewTag", 7, view) == f"7-{sha256(rfc8785.dumps(view)).hexdigest()[:32]}"
