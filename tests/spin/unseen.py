"""What happens to somebody of whom the table does not know, told by hand: each act that its sheet will show one day is
followed by a stake, which has nothing to do with it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from domain.base.events import Command
from domain.systems.spin.characters.characters import CreateCharacter, MarkBoss
from domain.systems.spin.characters.stakes import AddStake
from domain.systems.spin.destiny.destiny import OrientStory
from domain.systems.spin.gauges.gauges import AdvanceGauge, LowerGauge, RuleExhaustion
from domain.systems.spin.oppositions.chain import FinaliseResult
from domain.systems.spin.oppositions.outcome import RecordConsequence
from domain.talk.free_rolls import RollFreely
from domain.talk.notes import MendNote, Note, StrikeNote
from tests.scene import Scene
from tests.spin.tale import Tale


def hunted(_rng: Random) -> Scene:
    """Marked, tracked, let go a little, blinded, and tracked to her end; then Destiny turns the story, and the game
    master's note about it is struck, and a die falls for nobody else.
    """
    tale = Tale()

    def aside(command: Command) -> None:
        tale.gm(command)
        tale.gm(AddStake("Qui a éteint la lampe ?"))

    widow = tale.gm(CreateCharacter("La veuve", "npc"))
    aside(MarkBoss(widow))
    aside(AdvanceGauge(widow, "traquée", "state", levels=3))
    (gauge,) = tale.state.characters[widow].gauges
    aside(LowerGauge(gauge, levels=1))
    opposition = tale.locked(x=2)
    tale.rolls(opposition, (2, 2), (1,))
    tale.gm(FinaliseResult(opposition))
    aside(RecordConsequence(opposition, "next_handicap", character=widow, text="aveuglée"))
    aside(AdvanceGauge(widow, "traquée", "state", levels=3))
    aside(RuleExhaustion(gauge, "character_ended"))
    aside(OrientStory("negative", "La lampe ne se rallume pas"))
    note = tale.gm(Note("La veuve savait"))
    aside(MendNote(note, "La veuve ne savait rien"))
    aside(StrikeNote(note))
    aside(RollFreely((6,), reason="la lampe", readers="gm"))
    return tale


UNSEEN: tuple[Callable[[Random], Scene], ...] = (hunted,)
