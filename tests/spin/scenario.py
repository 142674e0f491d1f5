"""One session: two protagonists, the tower, a drowned man, a respite and the end. All dice are the table's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from domain.systems.spin.characters.canvases import CreateCanvas, WriteCanvasAxis
from domain.systems.spin.characters.characters import CreateCharacter, MarkBoss, SetBossVeto
from domain.systems.spin.characters.genre import AnswerGenre, DrawGenreCard, SetGenre
from domain.systems.spin.characters.orientation import InterpretOrientation, RequestOrientationRoll, RollOrientation
from domain.systems.spin.characters.stakes import AddStake, CloseStake, EditStake, ShareStake
from domain.systems.spin.characters.traits import AddTrait, DeleteTrait, EditTrait
from domain.systems.spin.destiny.destiny import OrientStory, RequestPolarityRoll, RollPolarity
from domain.systems.spin.destiny.fate import (
    AnnounceFateStroke,
    BlockFateStrokes,
    PassFateBlock,
    RevealFateStroke,
    WithdrawFateStroke,
)
from domain.systems.spin.gauges.boss import ApplyBossImpact
from domain.systems.spin.gauges.fortunes import SpendFortuneOnGauge
from domain.systems.spin.gauges.gauges import AdvanceGauge, LowerGauge, RuleExhaustion
from domain.systems.spin.oppositions.chain import FinaliseResult, LockOpposition, RollCamp
from domain.systems.spin.oppositions.factor_offers import AddFactor, ProposeFactor
from domain.systems.spin.oppositions.factors import RuleFactor
from domain.systems.spin.oppositions.oppositions import OpenOpposition, RequestOpposition, SetObjective
from domain.systems.spin.oppositions.outcome import CloseOpposition, RecordConsequence
from domain.systems.spin.oppositions.windows import PassResultShift
from domain.systems.spin.session.session import CloseSession, DiscloseSecrets, EndGame, EndSession
from domain.systems.spin.table.scenes import AdvancePhase, OpenRespite, StartScene
from domain.table.commands import JoinTable
from domain.table.seats import Role
from tests.scene import Scene
from tests.spin.seen import OPEN as OPEN
from tests.spin.unseen import UNSEEN

SEATS: tuple[tuple[str, Role], ...] = (
    ("mj", "gm"),
    ("ana", "player"),
    ("leo", "player"),
    ("zoe", "spectator"),
)
OPTIONS: dict[str, Any] = {"heroic_levels": True, "deus_ex_alea": True, "destiny_to_fortune": True}
Do = Callable[..., str]
TELLING = {
    OrientStory: "SPI-DEST-06",
    EditTrait: "SPI-CANV-03",
    DeleteTrait: "SPI-CANV-03",
    WriteCanvasAxis: "SPI-CANV-03",
    EditStake: "SPI-SESS-13",
    CloseStake: "SPI-SESS-13",
    MarkBoss: "SPI-BOSS-01",
    AdvanceGauge: "SPI-CANV-03",
    LowerGauge: "SPI-GAUGE-06",
    RuleExhaustion: "SPI-GAUGE-09",
    RecordConsequence: "SPI-SEC-03",
    AddTrait: "SPI-CANV-03",
}
"""Behind the screen, and yet it tells: destiny turns an Alea, and what a sheet holds is read once it is shared."""
DEEP = UNSEEN
ENDING = (EndGame,)


def play(scene: Scene) -> None:
    def do(seat: str, command: Any, *dice: int) -> str:
        return scene.act(seat, command, *dice)

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
    drowned = behind_the_screen(do)
    do("mj", AdvancePhase("narrative"))
    do("mj", StartScene("narrative", "Le phare, la nuit"))
    veiled(do, drama)
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
    haunted(scene, do, ines, drowned)
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
    do("mj", AnnounceFateStroke(5))
    do("ana", BlockFateStrokes(ines))
    do("mj", EndSession())
    do("mj", EndGame())
    do("mj", CloseSession())
    do("mj", DiscloseSecrets("destiny"))


def behind_the_screen(do: Do) -> str:
    """What the gm prepares and nobody reads: an npc with a sheet, a boss in the end, and stakes. The npc's id."""
    drowned = do("mj", CreateCharacter("Le noyé", "npc"))
    do("mj", AddTrait(drowned, "patient"))
    cold = do("mj", AddTrait(drowned, "froid"))
    do("mj", EditTrait(cold, "froid comme l’eau", "heroic"))
    lost = do("mj", AddTrait(drowned, "aveugle"))
    do("mj", DeleteTrait(lost))
    do("mj", WriteCanvasAxis(f"{drowned}.1", 1, ("ce qu’il a laissé au phare",)))
    do("mj", MarkBoss(drowned))
    do("mj", SetBossVeto(drowned, veto=True))
    do("mj", AdvanceGauge(drowned, "traqué", "state", levels=1))
    who = do("mj", AddStake("Qui a éteint le phare ?"))
    do("mj", EditStake(who, "Qui a éteint la lampe ?"))
    debt = do("mj", AddStake("Que doit le gardien ?"))
    do("mj", CloseStake(debt))
    open_to_all = do("mj", AddStake("Le phare sera-t-il rallumé ?"))
    do("mj", ShareStake(open_to_all))
    return drowned


def veiled(do: Do, drama: str) -> None:
    """What the gm asks for without saying why, and reads for himself."""
    do("mj", RequestPolarityRoll("ana", "La mer rend-elle quelqu’un ?"))
    do("ana", RollPolarity(), 4)
    asked = do("mj", RequestOrientationRoll("ana", row="field"))
    do("ana", RollOrientation(), 2)
    do("mj", InterpretOrientation(asked, "Le noyé est déjà dans la tour", "gm", row="field"))
    again = do("mj", RequestOrientationRoll("leo", canvas=drama))
    do("leo", RollOrientation(), 5)
    do("mj", InterpretOrientation(again, "Quelqu’un appelle", "all", canvas=drama))


def haunted(scene: Scene, do: Do, ines: str, drowned: str) -> None:
    """The drowned man behind the door: a card is drawn, and what it costs him stays unseen."""
    door = do("mj", OpenOpposition(lead=ines, obstacle="La porte de fer"))
    do("mj", SetObjective(door, "Entrer"))
    do("mj", AddFactor(door, "protagonist", text="barre à mine"))
    do("mj", AddFactor(door, "obstacle", text="quelqu’un la tient", hidden=True))
    do("mj", LockOpposition(door))
    do("ana", RollCamp(door, "protagonist"), 2, 4)
    do("mj", RollCamp(door, "obstacle"), 1, 3)
    do("ana", PassResultShift(door))
    do("mj", FinaliseResult(door, 3))
    do("mj", RecordConsequence(door, "advance_gauge", drowned, label="traqué", gauge_kind="state", levels=1))
    mark = do("mj", RecordConsequence(door, "gain_trait", drowned, trait_text="marqué", basis="exploit"))
    do("mj", RecordConsequence(door, "alter_trait", trait=mark, trait_text="marqué au fer"))
    do("mj", RecordConsequence(door, "lose_trait", trait=mark))
    do("mj", RecordConsequence(door, "next_handicap", drowned, text="aveuglé par la lampe"))
    do("mj", RecordConsequence(door, "advance_gauge", drowned, label="gelé", gauge_kind="state", levels=1))
    tracked, frozen = scene.state.characters[drowned].gauges
    do("mj", RecordConsequence(door, "lower_gauge", gauge=frozen, levels=1, basis="exploit"))
    do("mj", RecordConsequence(door, "lower_gauge", gauge=tracked, ticks=1, basis="exploit"))
    do("mj", ApplyBossImpact(door, drowned, "level_2", label="traqué"))
    do("mj", RuleExhaustion(tracked, "action_impossible", "Il ne bouge plus"))
    do("mj", LowerGauge(tracked, levels=1))
    do("mj", CloseOpposition(door))
    do("mj", AnnounceFateStroke(3))
    do("mj", WithdrawFateStroke())
