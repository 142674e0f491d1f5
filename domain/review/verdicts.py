"""Two verdicts of one correction, the recorded and the one that judging gives, part by part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from domain.base.corrections import AS_RECORDED, Asked, Insertion, Verdict
from domain.game import Game


def differing(game: Game, recorded: Verdict, given: Verdict) -> Iterator[str]:
    """Yield the names of the parts in which the two verdicts differ.

    Requests and fallen events are not compared where the recorded verdict states none, as in the oldest records.
    """
    states_requests = recorded.asked is not None
    for name, one, other in (
        ("void", recorded.void, given.void),
        ("back", recorded.back, given.back),
        ("revised", _revised(game, recorded), _revised(game, given)),
        ("inserted", _inserted(game, recorded), _inserted(game, given)),
        ("fell", _fell(recorded) if states_requests else {}, _fell(given) if states_requests else {}),
        (
            "asked",
            _requested(game, recorded) if states_requests else (),
            _requested(game, given) if states_requests else (),
        ),
    ):
        if one != other:
            yield name


def _revised(game: Game, verdict: Verdict) -> dict[str, Any]:
    return {each.id: (_form(game, each.command), each.draws) for each in verdict.revised}


def _fell(verdict: Verdict) -> dict[str, tuple[str, str]]:
    """Return code and rule of each fallen event, without the details, which the oldest records do not have."""
    return {event: (why.code, why.rule) for event, why in verdict.fell.items()}


def _inserted(game: Game, verdict: Verdict) -> dict[str, list[Any]]:
    return {event: [_act(game, act) for act in acts] for event, acts in verdict.inserted.items()}


def _act(game: Game, act: Insertion) -> Any:
    return act.id, act.seat, _form(game, act.command), act.draws


def _requested(game: Game, verdict: Verdict) -> tuple[Any, ...]:
    def of(request: Asked) -> Any:
        return request.void, request.back, _form(game, request.form), request.draws

    return tuple(map(of, verdict.asked or ()))


def _form(game: Game, command: msgspec.Raw) -> Any:
    """Return the command of a revised event; None: it has its recorded form. Raises msgspec.DecodeError."""
    return None if command == AS_RECORDED else game.decoders.recorded.decode(command)
