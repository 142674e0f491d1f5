"""Starts of games in which something is sealed from a moment on: a bid, a hand, an order of cards, a kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import get_args

from domain.systems.ambre.childhood.auctions import LayBid
from domain.systems.nosgoth.combat.enemies import AddCombatant, RevealCombatant
from domain.systems.nosgoth.sheets import CreateCharacter
from domain.systems.sombre.combat.declarations.sealing import (
    CallSealedDeclarations,
    OpenSealedIntents,
    SealIntentKind,
    SpecifyIntent,
)
from domain.systems.sombre.combat.turn.intent_rulings import RuleHesitation
from domain.systems.sombre.combat.turn.turn import StartCombat
from domain.systems.sombre.state.combat_state import SealedKind
from domain.table.commands import StartTable
from tests.ambre import sight
from tests.ambre import table as ambre
from tests.ambre.test_bots import finished
from tests.attacker.starts import Start, Worlds
from tests.nosgoth.table import four
from tests.scene import Scene
from tests.sombre.table import carole, playing

NEAR = (RuleHesitation, OpenSealedIntents, SpecifyIntent, SealIntentKind)
"""What is said about kinds that are sealed."""


def bid(name: str, rng: Random) -> Iterator[Worlds]:
    """AMB-SEC: the first player's bid lies, and is another card in the other world; a majority decides on branches."""
    cards = rng.sample(range(4), 2)
    scenes: list[Scene] = []
    for number in cards:
        scene = ambre.bidding(("", "", ""), undo_consent="majority")
        scene.do("p0", LayBid(sorted(scene.state.players["p0"].hand)[number]))
        scenes.append(scene)
    left, right = scenes
    yield Worlds(left, right, ("LayBid",), (LayBid,), sealed=True, knowing=("p0",))


def cards(name: str, rng: Random) -> Iterator[Worlds]:
    """Cards that no player has seen are others, Kings still turned down, and motivations not read."""
    yield from _otherwise(rng, rng.uniform(0.05, 0.95))


def last_cards(name: str, rng: Random) -> Iterator[Worlds]:
    """The same shortly before the end."""
    yield from _otherwise(rng, 1.0)


SESSIONS = 4
"""So many sessions of bots hold the cards."""


@cache
def _session(seed: int) -> Scene:
    return finished(3, seed, undo_consent="majority")


def _otherwise(rng: Random, part: float) -> Iterator[Worlds]:
    whole = _session(rng.randrange(SESSIONS))
    seats = (*ambre.P[:3], ambre.WATCHER)
    left, events = sight.hidden_from(whole, seats, rng, int(part * whole.feeds.history.version))
    right = left.again(events[:1])
    for event in events[1:]:
        right.feeds.append(event)
    yield Worlds(left, right, ("cards",), sealed=True)


def kinds(name: str, rng: Random) -> Iterator[Worlds]:
    """SOM-TURN-06: one of two has sealed a kind, another one in the other world."""
    yield from _sealed(rng, both=False)


def all_kinds(name: str, rng: Random) -> Iterator[Worlds]:
    """The same when both have."""
    yield from _sealed(rng, both=True)


def _sealed(rng: Random, *, both: bool) -> Iterator[Worlds]:
    scenes: list[Scene] = []
    for kind in rng.sample(get_args(SealedKind), 2):
        scene, one = playing()
        other = carole(scene, "bob", "Bob")
        scene.do("gm", StartCombat((one, other)))
        scene.do("gm", CallSealedDeclarations((one, other)))
        scene.do("ana", SealIntentKind(one, kind))
        if both:
            scene.do("bob", SealIntentKind(other, "other"))
        scenes.append(scene)
    left, right = scenes
    yield Worlds(left, right, ("SealIntentKind",), NEAR, sealed=True, knowing=("ana",))


def _enemies(*, hidden: bool) -> Scene:
    """NOS-SEC-01: a vampire, an enemy whom everybody sees, and one of whom the game master alone knows."""
    scene = Scene("nosgoth", (("gm", "gm"), ("ana", "player"), ("bob", "player"), ("eve", "spectator")))
    scene.do("host", StartTable())
    scene.do("ana", CreateCharacter("Ana", four()))
    scene.do("gm", AddCombatant("Kain", "vampire", 5, four()))
    scene.do("gm", RevealCombatant(scene.last_id))
    if hidden:
        scene.do("gm", AddCombatant("Raziel", "vampire", 5, four()))
    return scene


def enemy(name: str, rng: Random) -> Iterator[Worlds]:
    """He is there, or not."""
    yield Worlds(_enemies(hidden=True), _enemies(hidden=False), ("AddCombatant",))


def one_enemy(name: str, rng: Random) -> Iterator[Worlds]:
    """He is there in both."""
    scene = _enemies(hidden=True)
    yield Worlds(scene, scene, ("together",))


SEALED: Mapping[str, Mapping[str, Start]] = {
    "ambre": {"bid": bid, "cards": cards, "last cards": last_cards},
    "nosgoth": {"enemy": enemy, "one enemy": one_enemy},
    "sombre": {"kinds": kinds, "all kinds": all_kinds},
}
