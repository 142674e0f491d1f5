"""Lists of moves: a line for each offer of the whole document, with the tag of its form."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from domain.game import Game
from ops.clients.python.greffe_client import put_together
from projections.base.encoding import encode
from projections.moves import offers
from projections.moves.catalogue_forms import written
from projections.moves.form_cache import NOTHING, MovesCache
from projections.moves.offers import forms_after, list_after
from tests.contract.sessions import NAMES, meddle, wandering
from tests.scene import Scene

LENGTH = 50


class Walk(NamedTuple):
    """The moves that a seat read on a walk. `forms`: by tag, `tags`: by form; `wrong`: what did not agree."""

    forms: dict[tuple[str, str, str], bytes]
    tags: dict[tuple[str, str, bytes], str]
    wrong: list[str]


def plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


def whole(game: Game, offer: Any, document: Any) -> bytes:
    """An offer with all that its schema refers to, as it is written."""
    found = msgspec.to_builtins(written(game, "fr"))
    put = put_together(offer["schema"], document["$defs"], {found["$id"]: found})
    return encode({**{k: v for k, v in offer.items() if k != "form"}, "schema": put})


def line_of(offer: Any) -> tuple[Any, ...]:
    return offer["type"], offer["label"], (offer.get("dice") or {}).get("sides", []), offer.get("opens")


def line(listed: Any) -> tuple[Any, ...]:
    return listed["type"], listed["label"], listed.get("dice", []), listed.get("opens")


def compare(scene: Scene, seat: str, former: MovesCache, walk: Walk) -> MovesCache:
    """Hold a list, made after others, and the forms of each of its kinds against the document."""
    made = list_after(former, scene.feeds, seat, "fr")
    if encode(made.list) != encode(list_after(NOTHING, scene.feeds, seat, "fr").list):
        walk.wrong.append(f"{seat}: the list is not what it is without the last one")
    listed, document, left = plain(made.list), plain(offers(scene.feeds, seat, "fr")), made.cache
    for part in ("moves", "corrections"):
        if [line(each) for each in listed[part]] != [line_of(each) for each in document[part]]:
            walk.wrong.append(f"{seat}: other {part} than in the document")
        for kind in dict.fromkeys(each["type"] for each in listed[part]):
            answer = forms_after(left, scene.feeds, seat, "fr", kind)
            forms, left = plain(answer.offers), answer.cache
            mine = [whole(scene.game, offer, forms) for offer in forms[part]]
            if mine != [whole(scene.game, o, document) for o in document[part] if o["type"] == kind]:
                walk.wrong.append(f"{seat}: another form of {kind} than in the document")
            tags = [each["form"] for each in listed[part] if each["type"] == kind]
            if tags != [offer["form"] for offer in forms[part]]:
                walk.wrong.append(f"{seat}: another tag of {kind} than in the list")
            for tag, form in zip(tags, mine, strict=True):
                if walk.forms.setdefault((seat, kind, tag), form) != form:
                    walk.wrong.append(f"{seat}: two forms of {kind} with one tag")
                if walk.tags.setdefault((seat, kind, form), tag) != tag:
                    walk.wrong.append(f"{seat}: two tags for one form of {kind}")
    return left


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", NAMES)
def test_a_list_and_its_forms_are_the_document(name: str, seed: int) -> None:
    rng, left, walk = Random(seed), dict[str, MovesCache](), Walk({}, {}, [])
    for scene, _ in wandering(name, 800 + seed, LENGTH):
        if rng.random() < 0.15:
            meddle(scene, rng)
        for seat in (each.id for each in scene.state.table.seats):
            if rng.random() < 0.15:
                left[seat] = compare(scene, seat, left.get(seat, NOTHING), walk)
    assert walk.wrong == []
    assert len(walk.forms) > 20


def test_a_line_says_how_often_the_seat_did_it_lately() -> None:
    seen = 0
    for scene, step in wandering("nosgoth", 800, LENGTH):
        name, seat = type(step.event.command).__name__, step.event.seat
        found = {each.type: each.usual for each in list_after(NOTHING, scene.feeds, seat, "fr").list.moves}
        mine = [event for event in islice(scene.feeds.latest(seat), 60) if event.seat == seat]
        if name in found and name in (kind.__name__ for kind in scene.game.commands):
            assert found[name] == sum(type(event.command).__name__ == name for event in mine) > 0
            seen += found[name] > 1
    assert seen
