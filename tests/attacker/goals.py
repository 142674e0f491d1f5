"""What an attacker goes for on purpose: ways to what is hidden that chance alone hardly takes, stage by stage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.attacker.acts import (
    Maker,
    Situation,
    batch,
    begin_branch,
    close_and_open,
    play_on,
    restore,
    rewind,
    words_of,
)
from tests.attacker.duel import published
from tests.attacker.steps import Ask, Step

WORDS = 8
"""So many words of each kind are tried in one sequence."""


class Stage(NamedTuple):
    """`there`: at the newest branch, if there is one, and not at the table itself."""

    maker: Maker
    there: bool = False


class Goal(NamedTuple):
    name: str
    way: tuple[Stage, ...]


def branch_now(now: Situation) -> Iterator[Step]:
    """Begin a branch with all that was done until now: what is sealed in it, too."""
    yield from begin_branch(now, now.who_corrects(), {"reason": "pour voir"})


def full_records(now: Situation) -> Iterator[Step]:
    """Ask for the record, as each has it and whole, whoever may have that first."""
    for seat in sorted(now.attackers, key=lambda seat: now.scene.state.table.role(seat) != "gm")[:3]:
        yield now.look("record", seat, "/record")
        yield now.look("record", seat, "/record", full="true")


def unlisted_words(now: Situation) -> Iterator[Step]:
    """Search the feed for names that the game has, and that its page tells nobody."""
    seat, listed = now.rng.choice(now.attackers), published(now.duel.worlds[0], now.scene.game.name)
    for name, words in words_of(now.scene.game).items():
        unlisted = [word for word in words if word not in listed[name]]
        for word in now.rng.sample(unlisted, min(WORDS, len(unlisted))):
            yield Step("filter", seat, Ask("/feed", query={name: word}), now.place)


THERE = Stage(play_on, there=True)
GOALS = (
    Goal("a branch after a seal", (Stage(branch_now), THERE, THERE)),
    Goal("an end beside a live branch", (Stage(branch_now), Stage(close_and_open), Stage(full_records))),
    Goal("names that are listed nowhere", (Stage(unlisted_words),)),
    Goal("a batch past a seal", (Stage(batch), Stage(batch))),
    Goal("the record between a rewind and its undoing", (Stage(rewind), Stage(full_records), Stage(restore))),
)
