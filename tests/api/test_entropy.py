"""Numbers from the operating system's generator, a page at a time."""

from __future__ import annotations

import os
from collections import Counter

from api.base.randomness import PAGE, SYSTEM, SystemPages


def test_every_face_comes_as_often_as_the_others() -> None:
    """Chi-square with 19 degrees of freedom: beyond 60 once in more than a million runs."""
    faces = Counter(SYSTEM.below(20) for _ in range(20_000))
    assert set(faces) == set(range(20))
    assert sum((n - 1000) ** 2 / 1000 for n in faces.values()) < 60


def test_names_do_not_come_twice() -> None:
    names = {SYSTEM.name() for _ in range(5_000)}
    assert len(names) == 5_000
    assert {len(name) for name in names} == {16}


def test_no_byte_is_used_twice() -> None:
    """Pages are taken whole, and what is asked for beyond a page's end comes from the next."""
    pages = SystemPages()
    drawn = [pages.getrandbits(8 * 1000) for _ in range(3 * PAGE // 1000)]
    assert len(set(drawn)) == len(drawn)
    assert 0 <= pages.random() < 1


def test_a_child_process_draws_its_own() -> None:
    pages = SystemPages()
    pages.getrandbits(64)
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(write, pages.name().encode())
        os._exit(0)
    os.waitpid(child, 0)
    assert os.read(read, 16).decode() != pages.name()
