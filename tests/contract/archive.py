"""Sessions of every game as sealed records: the one that its tests tell, and random ones with corrections.

`python -m tests.contract.archive FOLDER [GAME...]` writes them, GAME-told.jsonl and GAME-1.jsonl...: what
`greffe impact` judges under the rules of another tree. `ops/test --impact REF` does so with those that REF has.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from tests.contract.sessions import NAMES, meddle, opened, played, wandering
from tests.ops.records import whole_record
from tests.scene import Scene

RANDOM, LENGTH = 4, 160


def wandered(name: str, seed: int) -> Scene:
    scene, rng = opened(name), Random(seed)
    for after, _ in wandering(name, 300 + seed, LENGTH):
        scene = after
        if rng.random() < 0.1:
            meddle(scene, rng)
    return scene


def main(folder: str, *names: str) -> None:
    into = Path(folder)
    for name in names or NAMES:
        whole_record(played(name), into / f"{name}-told.jsonl")
        for seed in range(1, RANDOM + 1):
            whole_record(wandered(name, seed), into / f"{name}-{seed}.jsonl")


if __name__ == "__main__":
    main(*sys.argv[1:])
