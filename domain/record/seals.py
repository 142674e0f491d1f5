"""Sealed acts of a record: nobody but their authors may read them until something opens them."""

from __future__ import annotations

from domain.record.history import History


def unopened(history: History, upto: int) -> dict[str, int]:
    """Return the sealed acts that nothing had opened up to version `upto`, void or not: id -> version."""
    later = (act for act, version in history.opened.items() if version > upto)
    acts = {act: history.index[act] for act in (*history.withheld, *later)}
    return {act: version for act, version in acts.items() if version <= upto}


def sealed_since(history: History, upto: int) -> int | None:
    """Return the version of the first act in force that is still sealed after version `upto`; None: there is none."""
    void = history.overlay_at(upto).void
    return min((version for act, version in unopened(history, upto).items() if act not in void), default=None)


def last_unsealed(history: History, upto: int) -> int:
    """Return the last version, at most `upto`, after which no act in force is sealed."""
    while (since := sealed_since(history, upto)) is not None:
        upto = since - 1
    return upto
