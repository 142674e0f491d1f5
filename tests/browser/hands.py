"""Forms filled in by what must come out of them, field by field."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from playwright.sync_api import Error, Locator, expect

TRIES = 3
SOON = 1_500  # milliseconds
PATIENCE = 30.0  # seconds
Fields = Mapping[str, Any]
CONTROLS = ".fixed, .choices, select, .switch, .number, input, textarea, .part, .list, .either"
KIND = f"""box => {{
    const found = [...box.querySelectorAll(":scope > :is({CONTROLS})")].at(-1);
    if (found?.matches(".choices[role=group]")) return "several";
    return found?.classList[0] ?? found?.tagName.toLowerCase() ?? "";
}}"""


def fill_in(fields: Locator, values: Fields, least: Fields | None = None) -> None:
    """The fields of an object. Which ones are there, and what may stand in them, follows from those before them.
    `least`: without what says no more than its default; the rest is filled in where it has to be.
    """
    given = values if least is None else least
    done: set[str] = set()
    while True:
        shown = fields.locator(":scope > .field").evaluate_all(
            "all => all.map(each => [each.dataset.name, !each.querySelector(':scope > .label > .optional')])"
        )
        due = [name for name, needed in shown if name not in done and (name in given or (needed and name in values))]
        if not due:
            return
        done.add(due[0])
        if values[due[0]] is not None:
            put(fields.locator(f':scope > .field[data-name="{due[0]}"]'), values[due[0]], given.get(due[0]))


def put(box: Locator, value: Any, least: Any = None) -> None:
    """One value into the control that stands in the box."""
    least = value if least is None else least
    kind = box.evaluate(KIND)
    match kind:
        case "fixed":
            pass
        case "choices":
            offered, none = box.locator(":scope > .choices input"), box.locator(":scope > .choices > .none-of input")
            unsaid = none.count() and value not in values_of(offered)
            (none if unsaid else chosen(offered, value)).check(force=True)
        case "several":
            for each in box.locator(":scope > .choices input:checked").all():
                each.uncheck(force=True)
            for one in value:
                chosen(box.locator(":scope > .choices input"), one).check(force=True)
        case "select":
            select = box.locator(":scope > select").last
            select.select_option(value=chosen(select.locator("option"), value).get_attribute("value"))
        case "switch":
            box.locator(":scope > .switch input").set_checked(value, force=True)
        case "number":
            box.locator(":scope > .number input").fill(str(value))
        case "input" | "textarea":
            box.locator(":scope > input, :scope > textarea").fill(value)
        case _:
            put_together(box, kind, value, least)


def put_together(box: Locator, kind: str, value: Any, least: Any) -> None:
    """What has controls of its own within."""
    match kind:
        case "part":
            part = box.locator(":scope > .part")
            if not part.locator(":scope > greffe-fields").count():
                part.locator(":scope > button").click()
            fill_in(part.locator(":scope > greffe-fields"), value, least)
        case "list" if isinstance(value, Mapping):
            pairs(box.locator(":scope > .list"), value)
        case "list":
            rows(box.locator(":scope > .list"), value, least)
        case "either":
            either(box.locator(":scope > .either"), value, least)
        case _:
            raise AssertionError(f"no control for {value!r}: {box.inner_html()}")


def chosen(choices: Locator, value: Any) -> Locator:
    """The choice of that value, once it is there."""
    deadline = monotonic() + PATIENCE
    while value not in (known := values_of(choices)):
        assert monotonic() < deadline, (value, known)
        choices.page.wait_for_timeout(20)
    return choices.nth(known.index(value))


def values_of(choices: Locator) -> list[Any]:
    held = choices.evaluate_all("all => all.map(each => each.getAttribute('value'))")
    return [json.loads(value) if value and value != "on" else ... for value in held]


def rows(box: Locator, values: Sequence[Any], least: Sequence[Any]) -> None:
    own = box.locator(":scope > .row")
    for place, (value, part) in enumerate(zip(values, least, strict=True)):
        if own.count() <= place:
            box.locator(":scope > button").click()
        put(own.nth(place), value, part)


def pairs(box: Locator, values: Mapping[str, Any]) -> None:
    """Each name is added, then its value put beside it."""
    for place, (name, value) in enumerate(values.items()):
        adding = box.locator(":scope > .row").last
        if adding.locator(":scope > select").count():
            adding.locator(":scope > select").select_option(value=name)
        else:
            adding.locator(":scope > input").fill(name)
        adding.locator(":scope > button").click()
        put(box.locator(":scope > .row").nth(place), value)


def either(box: Locator, value: Any, least: Any) -> None:
    """First which kind, then which: the kind that has a place for it."""
    picker = box.locator(":scope > select").first
    for kind in picker.locator("option").all():
        picker.select_option(value=kind.get_attribute("value"))
        if admits(box, least):
            put(box, value, least)
            return
    raise AssertionError(f"no kind for {value!r}")


def admits(box: Locator, value: Any) -> bool:
    match value:
        case Mapping():
            adding = box.locator(":scope > .part > button")
            if adding.count() and not box.locator(":scope > .part > greffe-fields").count():
                adding.click()
            names = box.locator(":scope > .part > greffe-fields > .field")
            shown = names.evaluate_all("all => all.map(each => each.dataset.name)")
            return set(value) - {"type"} <= set(shown)
        case bool():
            return bool(box.locator(":scope > .switch").count())
        case int():
            return bool(box.locator(":scope > .number").count())
        case list():
            rows, adding = box.locator(":scope > .list > .row"), box.locator(":scope > .list > button")
            while rows.count() < len(value) and adding.count():
                adding.click()
            return bool(box.locator(":scope > .list").count()) and rows.count() == len(value)
        case _:
            known = values_of(box.locator(":scope > .choices input, :scope > select + select option"))
            return value in known or bool(box.locator(":scope > :is(input, textarea)").count())


def open_row(row: Locator) -> None:
    """A move's row with its form, its chapter first where there are so many that chapters are folded: which may be so
    just now.
    """
    button = row.locator("button.move")
    expect(row).to_have_count(1)
    for _ in range(TRIES):
        if button.get_attribute("aria-expanded") == "true":
            break
        if not row.is_visible():
            row.locator("xpath=ancestor::details/summary").click()
        with suppress(Error):
            button.click(timeout=SOON)
            break
    expect(row.locator("greffe-move form"), f"it does not open: {row}").to_be_visible()


def throw(box: Locator, dice: Sequence[int]) -> None:
    """The dice as they fell on the table; some come only after others were typed."""
    ways = box.locator(".choices input")
    if ways.count():
        box.locator(".choices .choice").last.click()
    for place, face in enumerate(dice):
        box.locator(".faces input").nth(place).fill(str(face))
