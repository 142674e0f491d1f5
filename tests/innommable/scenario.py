"""One whole short session: a mission on a peat bog, from the keeper's notes to the epilogue."""

from __future__ import annotations

from domain.systems.innommable.conflicts.auxiliaries import ChooseKeptDice, ImposeDie, RenounceProtagonist
from domain.systems.innommable.conflicts.conflicts import AcceptFailure, BreakAttachment, DeclareGoal, RuleResolution
from domain.systems.innommable.conflicts.fate import CrossBoxes, UseAnchoring
from domain.systems.innommable.conflicts.rolls import RerollOdd, RollGivenDie, RollPool
from domain.systems.innommable.epilogue import (
    AddNarration,
    CloseGame,
    DeclareDefused,
    DiscloseSecret,
    TellEpilogue,
)
from domain.systems.innommable.preparation.preparation import (
    PlanInformation,
    RecordSituationElement,
    RecordSymptom,
    SetDiceScheme,
    StartPlay,
)
from domain.systems.innommable.preparation.protagonists import (
    AnnounceSetting,
    CreateProtagonist,
    DeclareLink,
    SetAttachment,
)
from domain.systems.innommable.scenes.monologues import (
    CompleteMonologue,
    RealizeHallucination,
    RejectMonologue,
    TakeDie,
)
from domain.systems.innommable.scenes.revelations import RaiseDifficulty, RevealInformation, RevealSource, RevealSymptom
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene, MakeThreat, OpenOrdinaryScene
from domain.systems.innommable.scenes.suggestions import IncorporateSuggestion, MakeSuggestion
from domain.systems.innommable.scenes.transgression import ProposeTransgression, VoteTransgression
from domain.systems.innommable.state.dice import Dice
from domain.systems.innommable.state.situation import (
    AestheticElement,
    Antagonist,
    AntagonistsElement,
    RoleElement,
    SettingElement,
    SourceElement,
)
from domain.table.seats import Role
from tests.innommable.seen import OPEN as OPEN
from tests.scene import Scene

SEATS: list[tuple[str, Role]] = [
    ("iris", "gm"),
    ("noé", "player"),
    ("lou", "player"),
    ("max", "player"),
    ("public", "spectator"),
]
OPTIONS: dict[str, object] = {}
ENDING = (CloseGame,)
TELLING = {RecordSituationElement: "INN-END-05", RecordSymptom: "INN-END-05", SetDiceScheme: "INN-PREP-04"}
"""Prepared in secret, shown in the end: dice as they are released, notes as they are disclosed."""


def play(scene: Scene) -> None:
    """Plays everything, with physical dice."""
    planned = prepare(scene)
    present(scene)
    scene.do("iris", StartPlay())
    _awareness(scene)
    _machinations(scene, planned)
    _confrontation(scene)
    _epilogue(scene)


def prepare(scene: Scene) -> str:
    """The keeper's notes; the id of the first planned information."""
    scene.do("iris", RecordSituationElement(SettingElement("Une tourbière", "Automne 1923", "Un chantier arrêté")))
    scene.do("iris", RecordSituationElement(SourceElement("symbolic", "Ce qui rêve sous la tourbe")))
    schemers = AntagonistsElement((Antagonist("L’ingénieur Vauthier", "Assécher le rêve"),), "La vallée s’endort")
    scene.do("iris", RecordSituationElement(schemers))
    scene.do("iris", RecordSituationElement(AestheticElement("Une eau qui ne reflète rien")))
    scene.do("iris", RecordSituationElement(RoleElement("Une mission d’expertise")))
    scene.do("iris", RecordSymptom("opening", "Un ouvrier dort debout"))
    scene.do("iris", RecordSymptom("intermediate_1", "Une mare noire"))
    scene.do("iris", RecordSymptom("intermediate_2", "Des plans qui changent"))
    scene.do("iris", RecordSymptom("intermediate_3", "Un chant sous les planches"))
    scene.do("iris", RecordSymptom("trigger", "Les pompes démarrent seules"))
    scene.do("iris", SetDiceScheme(Dice(5, 4, 3, 3)))
    planned = scene.do("iris", PlanInformation("antagonist_identity", "Vauthier", 2))
    scene.do("iris", PlanInformation("antagonist_lair", "La station de pompage", 2))
    scene.do("iris", PlanInformation("source", "Le dormeur", 3))
    return planned.event.id


def present(scene: Scene) -> None:
    """The setting, and the players' side of it."""
    scene.do("iris", AnnounceSetting("Une tourbière", "Automne 1923", "Une mission d’expertise"))
    scene.do("noé", CreateProtagonist("Armand Leduc", "Voûté", "Méthodique", "Liège"))
    scene.do("lou", CreateProtagonist("Jeanne Morel", "Vive", "Moqueuse", "Nancy"))
    scene.do("max", CreateProtagonist("Père Anselme", "Massif", "Taciturne", "L’abbaye"))
    scene.do("noé", SetAttachment("Son carnet", "object", "Celui de son frère disparu"))
    scene.do("lou", SetAttachment("Sa fille Lise", "person", "Six ans, restée en ville"))
    scene.do("max", SetAttachment("Le pardon", "conviction", "Nul n’est perdu"))
    scene.do("lou", DeclareLink("noé", "explicit", "Elle relève les mesures pour lui"))
    scene.do("max", DeclareLink("noé", "implicit", "La foi face au calcul"))


def _scene(scene: Scene, label: str, *present: str) -> None:
    if scene.state.scene is not None:
        scene.do("iris", CloseOrdinaryScene())
    scene.do("iris", OpenOrdinaryScene(label, present))


def _awareness(scene: Scene) -> None:
    _scene(scene, "L’arrivée au chantier", "noé", "lou", "max")
    scene.do("iris", RevealSymptom("opening", "Un ouvrier dort, debout, les yeux ouverts."))
    scene.do("noé", TakeDie("d20"))
    scene.do("noé", CompleteMonologue("J’ai déjà vu cette mare.", ("Le rêve de la mare",)))
    threat = scene.act("iris", MakeThreat("lou", "La passerelle cède."))
    scene.do("lou", DeclareGoal("Sauter à temps", "situation", threat_id=threat))
    scene.do("iris", RuleResolution(True))
    scene.do("lou", RollPool())
    scene.do("noé", MakeSuggestion("lou", "d20", "Vous connaissiez ce passage."))
    scene.do("lou", IncorporateSuggestion("Je l’ai rêvé.", ("La passerelle rêvée",)))
    scene.do("lou", RollGivenDie(), 12)
    _scene(scene, "La baraque des plans", "noé", "lou", "max")
    scene.do("iris", RevealSymptom("intermediate_1", "Une mare noire au pied de la baraque."))
    scene.do("noé", TakeDie("d20"))
    scene.do("iris", RejectMonologue("too_similar"))
    scene.do("max", TakeDie("d20"))
    scene.do("max", CompleteMonologue())
    _scene(scene, "La veillée", "noé", "lou", "max")
    scene.do("iris", RevealSymptom("intermediate_2", "Les plans ont changé de tracé."))
    _scene(scene, "La messe", "max", "lou")
    scene.do("iris", RevealSymptom("intermediate_3", "On chante sous les planches."))
    scene.do("max", DeclareGoal("Faire taire le chant", "character"))
    scene.do("iris", RuleResolution(True))
    scene.do("max", RollPool(), 7)
    scene.do("max", RerollOdd("Il frappe le sol de ses poings."), 3)
    scene.do("max", BreakAttachment("Il n’y a pas de pardon ici."))
    _scene(scene, "La nuit des pompes", "noé", "lou", "max")
    scene.do("iris", RevealSymptom("trigger", "Les pompes se mettent en marche."))


def _machinations(scene: Scene, planned: str) -> None:
    scene.do("lou", TakeDie("d12"))
    voice = scene.act("lou", CompleteMonologue("Lise m’appelle depuis la tourbe.", ("La voix de Lise",)))
    _scene(scene, "La station de pompage", "noé", "lou", "max")
    scene.do("lou", RealizeHallucination(voice))
    scene.do("iris", RevealInformation("antagonist_identity", "Vauthier commande les pompes.", plan_id=planned))
    scene.do("iris", RaiseDifficulty("monologue_element", f"{voice}.1"))
    scene.do("noé", DeclareGoal("Couper le moteur", "character"))
    scene.do("iris", RuleResolution(True))
    scene.do("noé", RollPool(), 5)
    scene.do("noé", RerollOdd(), 9)
    scene.do("noé", AcceptFailure())
    scene.do("noé", AddNarration("odd_behaviour", "Il compte à voix basse."))
    scene.do("iris", CrossBoxes("noé", "protagonist", 2, "moderate", "Une courroie lui brise le poignet."))
    scene.do("noé", UseAnchoring("Il relit la dernière page du carnet."))
    deed = scene.act("max", ProposeTransgression("max", "Il a jeté un homme aux pompes."))
    for seat in ("iris", "noé", "lou"):
        scene.do(seat, VoteTransgression(deed, "yes"))
    _scene(scene, "Sous la tourbe", "lou", "max")
    scene.do("iris", RevealInformation("antagonist_lair", "Une chambre sous la station.", 1))
    scene.do("iris", RevealSource("Quelque chose rêve, et ce rêve est la vallée."))


def _confrontation(scene: Scene) -> None:
    scene.do("max", TakeDie("d4"))
    scene.do("max", CompleteMonologue("Je prononce la prière à l’envers."))
    scene.do("max", DeclareGoal("Retenir le dormeur", "nature"))
    scene.do("iris", RuleResolution(True))
    scene.do("max", RenounceProtagonist("incapacitation", "confinement", "Il reste sous la tourbe."))
    scene.do("max", ChooseKeptDice(Dice(0, 0, 0, 1)))
    _scene(scene, "L’aube", "noé", "lou")
    scene.do("noé", DeclareGoal("Noyer la chambre", "situation"))
    scene.do("iris", RuleResolution(True))
    scene.do("noé", TakeDie("d8"))
    scene.do("noé", CompleteMonologue("Le carnet donnait la formule."))
    scene.do("noé", RollPool(), 16, 3)
    scene.do("max", ImposeDie("noé", "d4", "Une prière traverse la terre."))
    scene.do("noé", RollGivenDie(), 4)
    scene.do("iris", DeclareDefused("La chambre est noyée, le rêve s’éloigne."))


def _epilogue(scene: Scene) -> None:
    scene.do("noé", TellEpilogue("Il referme le carnet."))
    scene.do("lou", TellEpilogue("Elle retrouve Lise."))
    scene.do("max", TellEpilogue("Une croix de bois, sans nom."))
    scene.do("iris", DiscloseSecret("source"))
    scene.do("iris", CloseGame())
