"""Declarations against opponents who stand alike: one of them is asked for, and the answer is that of all."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, ClassVar

from domain.base.refusal import Refused
from domain.systems.sombre.combat.declarations.intent_parts import KINDS, parts, targets
from domain.systems.sombre.combat.declarations.legality import ALIKE, Bond, bond, check_action, check_form
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.combat_state import ActionSpec, IntentKind
from domain.systems.sombre.state.state import SombreState
from tests.contract.walks import Moment, Observer, seeds
from tests.contract.watching import watch

LOOKED = 0.1
SAMPLES = 12
FIGHTS = (0, *seeds("sombre")[-2:])
"""Walks that begin in the told session and in one of the game's own: these have fights."""


class Alike(Observer):
    """An action is legal against all opponents who stand alike to whoever acts, or against none of them."""

    answers: ClassVar[Counter[bool]] = Counter()
    needed: ClassVar[set[str]] = set()
    """Fields of a bond without which opponents would be taken for alike against whom not the same is legal."""

    def see(self, moment: Moment) -> None:
        state: Any = moment.scene.state
        rng = moment.rng("bonds")
        if state.fight is None or rng.random() > LOOKED:
            return
        for name, kind in product(state.fight.fighters, [kind for kind in KINDS if kind in ALIKE]):
            person = state.characters[name]
            bonds = {other: bond(state, person, kind, other) for other in targets(state.fight, name, kind)}
            ways = [*product(*parts(state, name, kind))]
            for way in rng.sample(ways, min(SAMPLES, len(ways))):
                said: dict[str, Any] = {key: value for choice in way for key, value in choice.sample.items()}
                self.compare(
                    [(same, legal(state, person, kind, said, other)) for other, same in bonds.items()], (name, said)
                )

    def compare(self, found: list[tuple[Bond, bool]], of: object) -> None:
        for (one, answer), (other, second) in product(found, found):
            assert one != other or answer == second, (of, one)
            differing = [field for field in Bond._fields if getattr(one, field) != getattr(other, field)]
            if answer != second and len(differing) == 1:
                self.needed.update(differing)
        self.answers.update(answer for _, answer in found)


def legal(state: SombreState, person: Character, kind: IntentKind, said: dict[str, Any], other: str | None) -> bool:
    action = ActionSpec(kind=kind, target=other, **said)
    target = state.characters.get(other or "")
    try:
        if person.is_pc:
            check_action(state, person.seat or "", person, action)
        else:
            check_form(state, person, action, known=target is not None and target.known)
    except Refused:
        return False
    return True


def test_som_melee_01_an_action_is_legal_against_all_who_stand_alike() -> None:
    Alike.answers.clear()
    Alike.needed.clear()
    assert [watch("sombre", seed, [Alike]).findings for seed in FIGHTS] == [{}] * len(FIGHTS)
    assert min(Alike.answers[True], Alike.answers[False]) > 100
    assert "near" in Alike.needed
