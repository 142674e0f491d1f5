"""What a catalogue keeps from players is named in nothing that anybody may read, nor in what players receive."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from domain.systems import GAMES
from domain.systems.sombre.fear.somatisation_rulings import EndFrenzy
from domain.systems.sombre.state.vocabulary import ReservedSomatisation
from projections.base.registry import PROJECTIONS
from projections.texts import Locale, has, say
from tests.api.service import Service
from tests.contract.sessions import NAMES, played
from tests.sombre.combat.test_frenzy import furious
from tests.twins import received

WORDS = {"sombre": get_args(ReservedSomatisation)}
"""Words of closed lists that are reserved, beside what reserved rules alone speak of."""
PAGES = ("/", "/docs", "/systems", "/schema/openapi.json", "/schema/openapi.yaml")
LOCALES: tuple[Locale, ...] = get_args(Locale)
RESERVING = [name for name in NAMES if GAMES[name].reserved]


def reserved_words(name: str) -> Iterator[str]:
    game, source = GAMES[name], PROJECTIONS[name].game
    hidden = [k.__name__ for k in (*game.commands, *game.consequences) if not game.public(k)]
    events = [game.recorded[k] for k in game.commands if k in game.recorded and not game.public(k)]
    yield from (*hidden, *events, *WORDS.get(name, ()), *game.reserved)
    messages = [f"label-{word}" for word in WORDS.get(name, ())]
    messages += [f"{kind}-{key}" for kind, keys in (("move", hidden), ("rule", game.reserved)) for key in keys]
    for locale in LOCALES:
        yield from (say(source, locale, message, {}) for message in messages if has(source, locale, message))


def named(name: str, text: str) -> set[str]:
    """Return the reserved words in a text, written in whatever case."""
    lower = text.lower()
    found = (word for word in reserved_words(name) if word.lower() in lower)  # a plain search takes a tenth
    return {word for word in found if re.search(rf"(?<![\w-]){re.escape(word)}", text, re.IGNORECASE)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", RESERVING)
def test_no_public_byte_names_what_is_reserved(server: Service, name: str, locale: str) -> None:
    """SOM-SOMA-03."""
    assert len(set(reserved_words(name))) > 20
    for page in (*PAGES, f"/systems/{name}", *(f"/systems/{name}/commands/{each}" for each in LOCALES)):
        answer = server.http.get(page, headers={"Accept-Language": locale})
        assert answer.status_code == 200
        assert named(name, answer.text) == set(), page


@pytest.mark.parametrize("name", RESERVING)
def test_no_player_reads_it_before_it_is_announced(name: str) -> None:
    """SOM-SOMA-03: the lists of six, in a session in which none of the others came. An id is no title."""
    scene = played(name)
    for seat in ("host", *(s.id for s in scene.state.table.seats if s.role != "gm")):
        text = b"".join(received(scene, seat).values()).decode()
        assert named(name, text) <= GAMES[name].reserved, seat


def test_the_game_master_uses_what_is_reserved() -> None:
    """SOM-SOMA-03, SOM-SOMA-22: in his moves it stands with its schema; what is announced is read by everybody."""
    scene, person, *_ = furious()
    assert "SomatisationTriggered" in scene.lines("eve")
    assert EndFrenzy in {move.command for move in scene.moves("gm")}
    assert EndFrenzy not in {move.command for seat in ("ana", "bob", "eve") for move in scene.moves(seat)}
    scene.do("gm", EndFrenzy(person, "mastered"))
    assert "FrenzyEnded" in scene.last("eve")
