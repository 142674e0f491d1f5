"""Tables of Innommable at the moment that a test needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from domain.systems.innommable.conflicts.conflicts import DeclareGoal, RuleResolution
from domain.systems.innommable.preparation.preparation import (
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
from domain.systems.innommable.scenes.monologues import CompleteMonologue, TakeDie
from domain.systems.innommable.scenes.revelations import RevealSource, RevealSymptom
from domain.systems.innommable.scenes.scenes import CloseOrdinaryScene, OpenOrdinaryScene
from domain.systems.innommable.scenes.suggestions import IncorporateSuggestion, MakeSuggestion
from domain.systems.innommable.state.dice import Dice, Die
from domain.systems.innommable.state.situation import (
    SLOTS,
    AestheticElement,
    Antagonist,
    AntagonistsElement,
    RoleElement,
    SettingElement,
    SituationElement,
    SourceElement,
)
from domain.systems.innommable.state.state import Mystery, Player
from domain.table.seats import Role
from tests.scene import Scene

PLAYERS = ("ana", "bob", "cléo", "dan", "eve")
ELEMENTS: tuple[SituationElement, ...] = (
    SettingElement("Un phare", "1911", "Une relève qui tarde"),
    SourceElement("abstract", "Un nombre qui se compte lui-même"),
    AntagonistsElement((Antagonist("Le géomètre", "Tout mesurer"),), "La côte se replie"),
    AestheticElement("Des spirales de craie"),
    RoleElement("Les gardiens de la relève"),
)
SCHEMES = {1: (3, 2, 2, 2), 2: (3, 3, 3, 3), 3: (5, 4, 3, 3), 4: (6, 5, 4, 3), 5: (7, 6, 5, 3)}
NAMES = {seat: f"Protagoniste de {seat}" for seat in PLAYERS}


def seats(players: int = 2) -> list[tuple[str, Role]]:
    return [("gm", "gm"), *((name, "player") for name in PLAYERS[:players]), ("zoé", "spectator")]


def table(players: int = 2, **options: Any) -> Scene:
    """A table that has just been opened."""
    return Scene("innommable", seats(players), options)


def prepare(scene: Scene, scheme: Sequence[int] | None = None) -> Scene:
    """The keeper's side of the setup."""
    for element in ELEMENTS:
        scene.do("gm", RecordSituationElement(element))
    for slot in SLOTS:
        scene.do("gm", RecordSymptom(slot, f"préparé : {slot}"))
    scene.do("gm", SetDiceScheme(Dice(*(scheme or SCHEMES[len(scene.state.players)]))))
    return scene


def settle(scene: Scene) -> Scene:
    """The players' side of the setup: protagonists, attachments, links all round."""
    scene.do("gm", AnnounceSetting("Un phare", "1911", "La relève"))
    for seat in scene.state.players:
        scene.do(seat, protagonist(NAMES[seat]))
        scene.do(seat, SetAttachment(f"Attache de {seat}", "person", "Une sœur"))
    first, *others = scene.state.players
    for other in others:
        scene.do(other, DeclareLink(first, "explicit", "Une vieille amitié"))
    return scene


def protagonist(name: str) -> CreateProtagonist:
    return CreateProtagonist(name, "Grand", "Doux", "La ville")


def ready(players: int = 2, scheme: Sequence[int] | None = None, **options: Any) -> Scene:
    """Everything is prepared; nobody has started."""
    return settle(prepare(table(players, **options), scheme))


def started(players: int = 2, scheme: Sequence[int] | None = None, **options: Any) -> Scene:
    """Play has begun; no scene is open yet."""
    scene = ready(players, scheme, **options)
    scene.do("gm", StartPlay())
    return scene


def in_scene(players: int = 2, scheme: Sequence[int] | None = None, **options: Any) -> Scene:
    """Phase 1, scene 1, everybody present."""
    return new_scene(started(players, scheme, **options))


def new_scene(scene: Scene) -> Scene:
    """The next ordinary scene, everybody who is active present."""
    if scene.state.scene is not None and not scene.state.scene.closed:
        scene.do("gm", CloseOrdinaryScene())
    scene.do("gm", OpenOrdinaryScene("La lanterne", scene.state.active()))
    return scene


def in_phase_two(players: int = 2, scheme: Sequence[int] | None = None, **options: Any) -> Scene:
    """The five symptoms are out, one scene each; the fifth scene goes on."""
    scene = in_scene(players, scheme, **options)
    for slot in SLOTS:
        if slot != "opening":
            new_scene(scene)
        scene.do("gm", RevealSymptom(slot, f"révélé : {slot}"))
    return scene


def in_phase_three(players: int = 2, scheme: Sequence[int] | None = None, **options: Any) -> Scene:
    """The source is out, and all dice with it."""
    scene = new_scene(in_phase_two(players, scheme, **options))
    scene.do("gm", RevealSource("Il compte."))
    return scene


def stage(scene: Scene, **changes: Any) -> Scene:
    """Puts the state as a test wants it from here on, without the long way there.

    What came before can be neither told again nor corrected.
    """
    scene.feeds.render()  # while the record still tells how it came so far
    history = scene.feeds.history
    history.state = replace(scene.state, **changes)
    for marks in (history.past, history.marks):
        marks.append((history.version, history.state))
    return scene


def player(scene: Scene, seat: str, **changes: Any) -> Scene:
    """Changes one player's seat."""
    found: Player = replace(scene.state.players[seat], **changes)
    return stage(scene, players={**scene.state.players, seat: found})


def dice(d20: int = 0, d12: int = 0, d8: int = 0, d4: int = 0) -> Dice:
    return Dice(d20, d12, d8, d4)


def take(scene: Scene, seat: str, die: Die, *elements: str) -> Scene:
    """A whole monologue."""
    scene.do(seat, TakeDie(die))
    scene.do(seat, CompleteMonologue(elements=elements))
    return scene


def goal(scene: Scene, seat: str, **fields: Any) -> str:
    """A goal that must be rolled for; its id."""
    declared = scene.act(seat, DeclareGoal("Sortir d’ici", "situation", **fields))
    scene.do("gm", RuleResolution(True))
    return declared


def suggested(scene: Scene, giver: str, receiver: str, die: Die) -> None:
    """A die given with an idea, which its receiver takes in."""
    scene.do(giver, MakeSuggestion(receiver, die))
    scene.do(receiver, IncorporateSuggestion())


def state(scene: Scene) -> Mystery:
    found = scene.state
    assert isinstance(found, Mystery)
    return found
