"""Checks that the dice that a seat was shown are those of their chains: see `domain.table.chains`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

import msgspec

from domain.base.chance import Link
from domain.table.chains import Anchors, faces
from projections.base.projection import Die, Proof
from projections.feeds.reader import Frame


class Checked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A draw as the seat was shown it, and the check of its proof.

    `proof`: None if the seat has none; `sound`: the proof's link follows from the one before it, and gives these faces;
    None: there is no proof, or what it follows from was not shown.
    """

    kind: str
    faces: tuple[int, ...]
    physical: bool = False
    proof: Proof | None = None
    sound: bool | None = None


class Dice:
    """Dice of all of a seat's frames, by their streams."""

    def __init__(self, frames: Iterable[Frame]) -> None:
        lines = [line for frame in frames for line in frame.entries]
        self._anchors = [found for line in lines for found in _published(line.fields)]
        proofs = [die.proof for line in lines for die in line.dice if die.proof is not None]
        self._links = {(proof.stream, proof.number): proof.link for proof in proofs}
        self._published_anchors = {(proof.stream, proof.number): proof.anchor for proof in proofs if proof.anchor}

    def checked(self, die: Die) -> Checked:
        sound = None if die.proof is None else self._sound(die, die.proof)
        return Checked(die.kind, die.faces, die.physical, die.proof, sound)

    def _sound(self, die: Die, proof: Proof) -> bool | None:
        before = self._before(proof) if self._anchors else None
        if before is None:
            return None
        link = Link(proof.stream, proof.number, proof.link, proof.nonce)
        try:
            follows = sha256(bytes.fromhex(proof.link)).hexdigest() == before
            return follows and any(
                faces(die.kind, len(die.faces), link, anchors.table) == die.faces for anchors in self._anchors
            )
        except ValueError:
            return False

    def _before(self, proof: Proof) -> str | None:
        """Return the link before the proof's, or the anchor at the beginning of a chain; None if neither was shown."""
        if (proof.number - 1) % self._anchors[0].length:
            return self._links.get((proof.stream, proof.number - 1))
        if proof.number > 1:
            return self._published_anchors.get((proof.stream, proof.number - 2))
        published = (anchors.streams.get(proof.stream) for anchors in self._anchors)
        return next(filter(None, published), self._published_anchors.get((proof.stream, 1)))


def _published(fields: object) -> Iterator[Anchors]:
    """Yield the anchors in the fields of an opening."""
    members = msgspec.to_builtins(fields)
    for name in ("chance", "before"):
        if isinstance(members, dict) and isinstance(members.get(name), dict) and "streams" in members[name]:
            yield msgspec.convert(members[name], Anchors)
