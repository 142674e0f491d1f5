"""Rounds of a competition: one leg per remaining camp, compared when all are final."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from domain.base.events import Consequence, Id
from domain.base.refusal import Refused
from domain.game import Evolved
from domain.systems.spin.state.opposition_state import Camp, Competition, Leg, Opposition, Round
from domain.systems.spin.state.results import even_sum, rank
from domain.systems.spin.state.state import Spin
from domain.systems.spin.state.words import CompetitionOutcome, ModifierKind, Result
from domain.systems.spin.table.guards import bad, require, unknown

RULE = "SPI-COMP-01"


class LegResult(Consequence, frozen=True):
    """The result of a camp in the round: its final result and the sum of its even faces."""

    RULES: ClassVar = ("SPI-COMP-03",)
    competition: Id
    camp: Id
    result: Result
    evens: int


class CompetitionRoundCompared(Consequence, frozen=True):
    RULES: ClassVar = ("SPI-COMP-03", "SPI-COMP-06")
    competition: Id
    reached: tuple[Id, ...]
    best: tuple[Id, ...]


class CompetitionEnded(Consequence, frozen=True):
    """A competition ended. `attained`: the camps that reached their own objective, where each had another."""

    RULES: ClassVar = ("SPI-COMP-08",)
    competition: Id
    outcome: CompetitionOutcome
    winner: Id | None = None
    attained: tuple[Id, ...] = ()


class _Leg(NamedTuple):
    """A leg that is to be opened: its competition and camp."""

    competition: Competition
    camp: Camp

    def require_free(self) -> None:
        current = present_round(self.competition)
        require(self.camp.id not in current.legs, Refused("round_not_over", RULE))
        require(self.camp.status != "harm_pending", Refused("harm_pending", "SPI-COMP-05"))


def require_leg(
    state: Spin, competition: str | None, camp: str | None, lead: str | None, members: tuple[str, ...]
) -> _Leg | None:
    """Return the leg that may be opened with the camp's own protagonists, or with none for an npc's camp (SPI-COMP-01).

    None if no competition and camp are named. Raises Refused.
    """
    if competition is None or camp is None:
        return None
    found = state.competitions.get(competition)
    its = found.camps.get(camp) if found else None
    if found is None or its is None:
        raise unknown(RULE)
    if not set(members) <= set(its.members) or (lead is None) != (not its.members):
        raise bad(RULE)
    require(found.outcome == "open" and its.id in racing(found), Refused("wrong_phase", RULE))
    return _Leg(found, its)


def present_round(competition: Competition) -> Round:
    """Return the round under way; an empty one between rounds."""
    if competition.rounds and not competition.rounds[-1].compared:
        return competition.rounds[-1]
    return Round()


def between_rounds(competition: Competition) -> bool:
    return not present_round(competition).legs


def with_competition(state: Spin, competition: Competition) -> Spin:
    return replace(state, competitions={**state.competitions, competition.id: competition})


def with_camp(state: Spin, competition: Competition, camp: Camp) -> Spin:
    return with_competition(state, replace(competition, camps={**competition.camps, camp.id: camp}))


def racing(competition: Competition) -> tuple[str, ...]:
    """Return the camps that still race (SPI-COMP-01, SPI-COMP-08).

    A camp that has reached its own, different objective races no more.
    """
    camps = competition.camps.values()
    return tuple(c.id for c in camps if c.status != "withdrawn" and not (competition.separate and c.reached))


def withdrawn(state: Spin, competition: Competition, camp: Camp) -> Evolved:
    """Withdraw the camp (SPI-COMP-05), and compare the round if it waited for no other (SPI-COMP-03).

    A race of own objectives ends once nobody else still races (SPI-COMP-08).
    """
    out = replace(camp, status="withdrawn", harms=())
    after = replace(competition, camps={**competition.camps, camp.id: out})
    if _complete(after):
        return _compared(state, after)
    if after.separate and after.outcome == "open" and not racing(after):
        return settled(state, after)
    return Evolved(with_competition(state, after))


def settled(state: Spin, competition: Competition) -> Evolved:
    """End a race of different objectives; `winner` is the first camp that arrived, if there is one (SPI-COMP-08)."""
    attained = tuple(camp.id for camp in competition.camps.values() if camp.reached)
    outcome: CompetitionOutcome = "winner" if competition.winner else "ex_aequo" if attained else "no_winner"
    over = with_competition(state, replace(competition, outcome=outcome))
    return Evolved(over, (CompetitionEnded(competition.id, outcome, competition.winner, attained),))


def _with_round(competition: Competition, current: Round) -> Competition:
    running = bool(competition.rounds) and not competition.rounds[-1].compared
    before = competition.rounds[:-1] if running else competition.rounds
    return replace(competition, rounds=(*before, current))


def _of(state: Spin, opposition: Opposition) -> tuple[Competition, Camp] | None:
    competition = state.competitions.get(opposition.competition or "")
    camp = competition.camps.get(opposition.camp or "") if competition else None
    return (competition, camp) if competition and camp else None


def joined(state: Spin, opposition: Opposition) -> Spin:
    """Add a leg to its round; an undecided modifier of the camp lapses."""
    found = _of(state, opposition)
    if found is None:
        return state
    competition, camp = found
    current = present_round(competition)
    legs = {**current.legs, camp.id: Leg(opposition.id)}
    camps = {**competition.camps, camp.id: replace(camp, modifier_due=None)}
    return with_competition(state, _with_round(replace(competition, camps=camps), replace(current, legs=legs)))


def left(state: Spin, opposition: Opposition) -> Spin:
    """Store the cancelled opposition and take its leg out of the round."""
    after = replace(state, oppositions={**state.oppositions, opposition.id: opposition})
    found = _of(after, opposition)
    if found is None:
        return after
    competition, _ = found
    current = present_round(competition)
    legs = {k: leg for k, leg in current.legs.items() if leg.opposition != opposition.id}
    if competition.rounds and not competition.rounds[-1].compared:
        return with_competition(after, _with_round(competition, replace(current, legs=legs)))
    return after


def leg_final(state: Spin, opposition: Opposition, result: Result) -> Evolved:
    """Record the final result of a leg; after the last one the service compares (SPI-COMP-03, SPI-COMP-05)."""
    found = _of(state, opposition)
    if found is None:
        return Evolved(state)
    competition, camp = found
    current = present_round(competition)
    roll = opposition.rolls.get("protagonist")
    evens = even_sum(roll.faces) if roll else 0
    legs = {**current.legs, camp.id: Leg(opposition.id, result, evens)}
    reached = rank(result) >= rank("success")
    status = "harm_pending" if result in ("failure", "fiasco") else camp.status
    judged = replace(camp, status=status, reached=camp.reached or reached, harms=())
    camps = {**competition.camps, camp.id: judged}
    after = _with_round(replace(competition, camps=camps), replace(current, legs=legs))
    evolved = Evolved(with_competition(state, after), (LegResult(competition.id, camp.id, result, evens),))
    return evolved.then(_compared, after) if _complete(after) else evolved


def _complete(competition: Competition) -> bool:
    """Return whether every remaining camp has a final leg."""
    legs = present_round(competition).legs
    return (
        bool(legs)
        and all(c in legs for c in racing(competition))
        and all(leg.result is not None for leg in legs.values())
    )


def _compared(state: Spin, competition: Competition) -> Evolved:
    """Compare the round: the best success wins and an exploit beats a success; equal bests tie (SPI-COMP-06).

    Without any success the next round follows. With different objectives the others go on (SPI-COMP-08).
    """
    current = present_round(competition)
    results = {k: leg.result for k, leg in current.legs.items() if leg.result is not None}
    reached = [c for c, r in results.items() if rank(r) >= rank("success")]
    top = max((rank(results[c]) for c in reached), default=0)
    best = tuple(c for c in reached if rank(results[c]) == top)
    camps = {k: replace(c, modifier_due=_due(results.get(k))) for k, c in competition.camps.items()}
    after = _with_round(replace(competition, camps=camps), replace(current, compared=True))
    compared = CompetitionRoundCompared(competition.id, tuple(reached), best)
    if competition.separate:
        return Evolved(state, (compared,)).then(_arrived, after, best)
    if len(best) == 1:
        won = with_competition(state, replace(after, outcome="winner", winner=best[0]))
        return Evolved(won, (compared, CompetitionEnded(competition.id, "winner", best[0])))
    if best:
        return Evolved(with_competition(state, replace(after, outcome="tie", tied=best)), (compared,))
    return Evolved(with_competition(state, after), (compared,))


def _arrived(state: Spin, competition: Competition, best: tuple[str, ...]) -> Evolved:
    """Name the best camp of the first round in which any arrived as the first; equal ones share it (SPI-COMP-08)."""
    first = not any(c.reached for c in competition.camps.values() if c.id not in _in_round(competition))
    if first and len(best) == 1:
        competition = replace(competition, winner=best[0])
    elif first and best:
        competition = replace(competition, tied=best)
    return Evolved(with_competition(state, competition)) if racing(competition) else settled(state, competition)


def _in_round(competition: Competition) -> Mapping[str, Leg]:
    """Return the legs of the round that was compared last."""
    return competition.rounds[-1].legs if competition.rounds else {}


def _due(result: Result | None) -> ModifierKind | None:
    """Return the modifier that a partial result gives, None for other results (SPI-COMP-04)."""
    match result:
        case "partial_success":
            return "advantage"
        case "partial_failure":
            return "handicap"
        case _:
            return None


def tie_broken(competition: Competition) -> tuple[str, ...]:
    """Return the camps with the greatest sum of even faces, protagonists before an npc (SPI-COMP-07).

    Several camps mean ex aequo.
    """
    legs = competition.rounds[-1].legs if competition.rounds else {}
    sums = {c: legs[c].evens for c in competition.tied if c in legs}
    best = [c for c, total in sums.items() if total == max(sums.values())]
    heroes = [c for c in best if competition.camps[c].members]
    return tuple(heroes if heroes else best)
