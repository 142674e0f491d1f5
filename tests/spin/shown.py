"""What the gm prepared, and what became of it behind the screen, until it is shared."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from domain.systems.spin.characters.canvases import ShareCanvas, WriteCanvasAxis
from domain.systems.spin.characters.characters import CreateCharacter, MarkBoss
from domain.systems.spin.characters.stakes import AddStake, CloseStake, EditStake, ShareStake
from domain.systems.spin.characters.traits import AddTrait, DeleteTrait, EditTrait
from domain.systems.spin.gauges.gauges import AdvanceGauge, LowerGauge, RuleExhaustion
from tests.scene import Scene
from tests.spin.tale import Tale


def shared(_rng: Random) -> Scene:
    """SPI-CANV-03, SPI-SESS-13: a sheet with its traits and gauges, and stakes."""
    tale = Tale(heroic_levels=True)
    widow = tale.gm(CreateCharacter("La veuve", "npc"))
    tale.gm(AddTrait(widow, "patiente"))
    cold = tale.gm(AddTrait(widow, "froide"))
    tale.gm(EditTrait(cold, "froide comme l’eau", "heroic"))
    tale.gm(DeleteTrait(tale.gm(AddTrait(widow, "aveugle"))))
    tale.gm(WriteCanvasAxis(f"{widow}.1", 1, ("ce qu’elle a laissé au phare",)))
    ended = tale.gm(CreateCharacter("Son fils", "npc"))
    for npc, levels in ((widow, 2), (ended, 5)):
        tale.gm(MarkBoss(npc))
        tale.gm(AdvanceGauge(npc, "traquée", "state", levels=levels))
    (gauge,) = tale.state.characters[widow].gauges
    tale.gm(LowerGauge(gauge, levels=1))
    (exhausted,) = tale.state.characters[ended].gauges
    tale.gm(RuleExhaustion(exhausted, "character_ended"))
    asked, settled = tale.gm(AddStake("Qui a éteint le phare ?")), tale.gm(AddStake("Que doit le gardien ?"))
    tale.gm(EditStake(asked, "Qui a éteint la lampe ?"))
    tale.gm(CloseStake(settled))
    for stake in (asked, settled):
        tale.gm(ShareStake(stake))
    chief = tale.gm(CreateCharacter("Le capitaine", "npc"))
    tale.gm(MarkBoss(chief))
    for npc in (widow, ended, chief):
        tale.gm(ShareCanvas(f"{npc}.1"))
    return tale


SHOWN: tuple[Callable[[Random], Scene], ...] = (shared,)
