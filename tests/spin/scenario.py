"""One short session: two protagonists, the tower, a respite and the end. All dice are the table's own."""

from __future__ import annotations

from typing import Any

from domain.systems.spin.characters.canvases import CreateCanvas, WriteCanvasAxis
from domain.systems.spin.characters.characters import CreateCharacter, MarkBoss
from domain.systems.spin.characters.genre import AnswerGenre, DrawGenreCard, SetGenre
from domain.systems.spin.characters.orientation import InterpretOrientation, RequestOrientationRoll, RollOrientation
from domain.systems.spin.characters.stakes import AddStake, CloseStake, EditStake
from domain.systems.spin.characters.traits import AddTrait, DeleteTrait, EditTrait
from domain.systems.spin.destiny.destiny import OrientStory
from domain.systems.spin.destiny.fate import AnnounceFateStroke, BlockFateStrokes, PassFateBlock, RevealFateStroke
from domain.systems.spin.gauges.fortunes import SpendFortuneOnGauge
from domain.systems.spin.gauges.gauges import AdvanceGauge, LowerGauge, RuleExhaustion
from domain.systems.spin.oppositions.chain import FinaliseResult, LockOpposition, RollCamp
from domain.systems.spin.oppositions.factor_offers import AddFactor, ProposeFactor
from domain.systems.spin.oppositions.factors import RuleFactor
from domain.systems.spin.oppositions.oppositions import OpenOpposition, RequestOpposition, SetObjective
from domain.systems.spin.oppositions.outcome import CloseOpposition, RecordConsequence
from domain.systems.spin.session.session import CloseSession, DiscloseSecrets, EndGame, EndSession
from domain.systems.spin.table.scenes import AdvancePhase, OpenRespite, StartScene
from domain.table.commands import JoinTable
from domain.table.seats import Role
from tests.scene import Scene

SEATS: tuple[tuple[str, Role], ...] = (
    ("mj", "gm"),
    ("ana", "player"),
    ("leo", "player"),
    ("zoe", "spectator"),
)
OPTIONS: dict[str, Any] = {"heroic_levels": True, "deus_ex_alea": True}
TELLING = (
    OrientStory,
    EditTrait,
    DeleteTrait,
    WriteCanvasAxis,
    EditStake,
    CloseStake,
    MarkBoss,
    AdvanceGauge,
    LowerGauge,
    RuleExhaustion,
)
"""Behind the screen, and yet it tells: destiny turns an Alea, and what a sheet holds is read once it is shared."""


def play(scene: Scene) -> None:
    def do(seat: str, command: Any, *dice: int) -> str:
        return scene.do(seat, command, *dice).event.id

    for seat in ("mj", "ana", "leo"):
        do(seat, JoinTable())
    do("mj", AdvancePhase("genre"))
    do("ana", DrawGenreCard(6))
    do("ana", AnswerGenre(6, "Un surnaturel discret"))
    do("mj", SetGenre("Conte noir au bord de la mer"))
    do("mj", AdvancePhase("creation"))
    ines = do("ana", CreateCharacter("Inès"))
    marc = do("leo", CreateCharacter("Marc"))
    rope = do("ana", AddTrait(ines, "grimpeuse"))
    do("leo", AddTrait(marc, "lanterne sourde", tags=("possession",)))
    do("ana", WriteCanvasAxis(f"{ines}.1", 2, ("gardienne de phare",)))
    drama = do("mj", CreateCanvas("drama", "Ce que la mer reprend"))
    do("mj", WriteCanvasAxis(drama, 3, ("le retour d’un noyé",)))
    do("mj", AddStake("Qui a éteint le phare ?"))
    do("mj", AdvancePhase("narrative"))
    do("mj", StartScene("narrative", "Le phare, la nuit"))
    asked = do("leo", RequestOrientationRoll("leo", row="field"))
    do("leo", RollOrientation(), 4)
    do("mj", InterpretOrientation(asked, "Le phare a un nouveau maître", "all", row="field"))
    climb = do("ana", RequestOpposition(ines, "Monter jusqu’à la lampe"))
    do("mj", OpenOpposition(lead=ines, request=climb, obstacle="La tour battue par le vent"))
    hold = do("ana", ProposeFactor(climb, "protagonist", trait=rope))
    do("mj", RuleFactor(hold, accept=True))
    for text in ("vent", "pierre mouillée", "escalier rompu"):
        do("mj", AddFactor(climb, "obstacle", text=text))
    do("mj", LockOpposition(climb))
    do("ana", RollCamp(climb, "protagonist"), 6, 4, 2)
    do("mj", RollCamp(climb, "obstacle"), 2, 1, 3, 5)
    do("mj", FinaliseResult(climb))
    do("mj", RecordConsequence(climb, "gift", text="La lampe brûle encore"))
    do("mj", CloseOpposition(climb))
    do("mj", OrientStory("positive", "une voile à l’horizon"))
    do("mj", AnnounceFateStroke(2))
    do("ana", PassFateBlock())
    do("mj", RevealFateStroke())
    chase = do("mj", OpenOpposition(lead=marc, obstacle="La barque qui s’éloigne"))
    do("leo", SetObjective(chase, "Rattraper la barque"))
    do("mj", LockOpposition(chase))
    do("leo", RollCamp(chase, "protagonist"), 1)
    do("mj", RollCamp(chase, "obstacle"), 6, 2)
    do("mj", FinaliseResult(chase))
    do("mj", RecordConsequence(chase, "advance_gauge", marc, label="trempé", gauge_kind="state", ticks=2))
    do("mj", CloseOpposition(chase))
    do("mj", OpenRespite())
    soaked = next(iter(scene.state.characters[marc].gauges))
    do("leo", SpendFortuneOnGauge(marc, soaked, "Un feu de bois flotté"))
    do("ana", BlockFateStrokes(ines))
    do("mj", EndSession())
    do("mj", EndGame())
    do("mj", CloseSession())
    do("mj", DiscloseSecrets("destiny"))
