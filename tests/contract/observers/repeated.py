"""Whoever asks again and again, most of it made before, reads what somebody reads who asks once."""

from __future__ import annotations

from itertools import chain
from typing import Any

import msgspec

from domain.base.events import Event
from domain.game import ChapterMoves, Game
from domain.table.commands import JoinTable
from ops.clients.python.greffe_client import put_together
from projections.base.encoding import encode
from projections.feeds.frames import Feeds
from projections.moves import offers
from projections.moves.catalogue_forms import written
from projections.moves.form_cache import NOTHING, MovesCache
from projections.moves.offers import document_after, forms_after, list_after
from tests.contract.walks import LOOKED, Moment, Observer
from tests.scene import Scene
from tests.suite.seeds import depth

AGAIN = 0.3 if depth() == "deep" else 0.15
"""At so many steps kept moves are compared with those of the state."""
KINDS = 20 if depth() == "deep" else 8
"""So many kinds of command of a list are opened at a moment."""


def asking(moment: Moment, observer: str, share: float) -> str | None:
    """Return the seat that asks again and again in this walk, at such a share of its steps; else None."""
    seat = moment.seats[(moment.seed + 1) % len(moment.seats)]
    closed = seat in moment.scene.state.table.closed
    return seat if not closed and moment.rng(observer).random() < share else None


class MovesAgain(Observer):
    """Chapters whose moves are kept from an earlier state have the moves of the present one."""

    tried = 0

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.left: dict[str, tuple[ChapterMoves, ...]] = {}

    def see(self, moment: Moment) -> None:
        scene, seat = moment.scene, asking(moment, "moves again", AGAIN)
        if seat is None:
            return
        former = self.left.get(seat, ())
        found = scene.game.moves_again(scene.state, seat, [chapter.read for chapter in former])
        now = self.left[seat] = tuple(new or former[place] for place, new in enumerate(found))
        self.tried += found.count(None)
        kept = list(chain.from_iterable(chapter.moves for chapter in now))
        assert kept == list(scene.game.moves(scene.state, seat)), (seat, moment.step.event)


class DocumentsAgain(Observer):
    """A document of moves that the last one made quicker to make is that of the state, and of the names of now."""

    tried = 0

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.known: dict[str, MovesCache] = {}

    def former(self, scene: Scene, seat: str) -> MovesCache:
        """Return what the seat's last document left."""
        return self.known.get(seat, NOTHING)

    def see(self, moment: Moment) -> None:
        feeds, seat = moment.scene.feeds, asking(moment, "documents again", LOOKED)
        if seat is None:
            return
        former = self.former(moment.scene, seat)
        made = document_after(former, feeds, seat, "fr")
        self.known[seat] = made.cache
        self.tried += sum(form is former.forms.get(key) for key, form in made.cache.forms.items())
        assert encode(made.offers) == encode(moment.offers(seat)), (seat, moment.step.event)
        if moment.rng("renamed").random() < 0.1:
            now = renamed(feeds)
            found = document_after(former, now, seat, "fr").offers
            assert encode(found) == encode(offers(now, seat, "fr")), (seat, moment.step.event)


class Lists(Observer):
    """A list of moves and the forms of its kinds are the whole document; a tag is one form's, and each has one."""

    tried = 0

    def __init__(self, scene: Scene, seed: int) -> None:
        super().__init__(scene, seed)
        self.left: dict[str, MovesCache] = {}
        self.forms: dict[tuple[str, str, str], bytes] = {}
        self.tags: dict[tuple[str, str, bytes], str] = {}

    def see(self, moment: Moment) -> None:
        feeds, seat = moment.scene.feeds, asking(moment, "lists", LOOKED / 2)
        if seat is None:
            return
        made = list_after(self.left.get(seat, NOTHING), feeds, seat, "fr")
        assert encode(made.list) == encode(list_after(NOTHING, feeds, seat, "fr").list), seat
        listed, document, self.left[seat] = plain(made.list), plain(moment.offers(seat)), made.cache
        for part in ("moves", "corrections"):
            assert [line(each) for each in listed[part]] == [line_of(each) for each in document[part]], (seat, part)
            kinds = list(dict.fromkeys(each["type"] for each in listed[part]))
            for kind in moment.rng(f"forms {part}").sample(kinds, min(KINDS, len(kinds))):
                self.hold(moment, seat, kind, listed[part], document, part)

    def hold(self, moment: Moment, seat: str, kind: str, lines: list[Any], document: Any, part: str) -> None:
        """Check the forms of a kind of command against the document and against their tags."""
        game, feeds = moment.scene.game, moment.scene.feeds
        answer = forms_after(self.left[seat], feeds, seat, "fr", kind)
        forms, self.left[seat] = plain(answer.offers), answer.cache
        mine = [whole(game, offer, forms) for offer in forms[part]]
        assert mine == [whole(game, o, document) for o in document[part] if o["type"] == kind], (seat, kind)
        tags = [each["form"] for each in lines if each["type"] == kind]
        assert tags == [offer["form"] for offer in forms[part]], (seat, kind)
        for tag, form in zip(tags, mine, strict=True):
            assert self.forms.setdefault((seat, kind, tag), form) == form, (seat, kind, "two forms with one tag")
            assert self.tags.setdefault((seat, kind, form), tag) == tag, (seat, kind, "two tags for one form")
        self.tried += len(tags)


def renamed(feeds: Feeds) -> Feeds:
    """Copy the feeds and let everybody take another name there."""
    later = feeds.copy()
    for seat in feeds.state.table.seats:
        version = later.history.version + 1
        taken = JoinTable(name=f"Autre {seat.name}")
        later.append(Event(id=f"r{version}", version=version, at=later.history.raw[-1].at, seat=seat.id, command=taken))
    return later


def plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


def whole(game: Game, offer: Any, document: Any) -> bytes:
    """Write an offer with all that its schema refers to."""
    found = msgspec.to_builtins(written(game, "fr"))
    put = put_together(offer["schema"], document["$defs"], {found["$id"]: found})
    return encode({**{k: v for k, v in offer.items() if k != "form"}, "schema": put})


def line_of(offer: Any) -> tuple[Any, ...]:
    return offer["type"], offer["label"], (offer.get("dice") or {}).get("sides", []), offer.get("opens")


def line(listed: Any) -> tuple[Any, ...]:
    return listed["type"], listed["label"], listed.get("dice", []), listed.get("opens")
