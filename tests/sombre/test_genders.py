"""French says he or she of whoever the seat knows it of: a player's character has its sex on the first page."""

from __future__ import annotations

from domain.systems.sombre.characters.creation import CreateCharacter, SetAgeClass, SetIdentity
from domain.systems.sombre.mind.npcs import SetNpcFear
from domain.systems.sombre.state.vocabulary import Sex
from tests.scene import Scene
from tests.sombre.table import npc, playing, table


def born(scene: Scene, seat: str, sex: Sex) -> str:
    return scene.act(seat, CreateCharacter("Dominique", sex))


def of_age(scene: Scene, person: str) -> None:
    scene.do("gm", SetAgeClass(person, "adolescent"))


def sentence(scene: Scene, seat: str, type_: str) -> list[str]:
    return [line.text for frame in scene.feed(seat) for line in frame.entries if line.type == type_]


SHE = "Dominique est maintenant\u00a0: adolescente."
HE = "Dominique est maintenant\u00a0: adolescent."


def test_of_two_who_have_one_name_each_is_told_as_what_it_is() -> None:
    scene = table()
    for seat, sex in (("ana", "female"), ("bob", "male")):
        of_age(scene, born(scene, seat, sex))  # type: ignore[arg-type]
    assert [sentence(scene, seat, "AgeClassSet") for seat in ("gm", "ana", "bob")] == [[SHE, HE], [SHE], [HE]]


def test_what_was_told_stays_and_what_is_told_then_is_as_it_stands_then() -> None:
    scene = table()
    person = born(scene, "ana", "female")
    of_age(scene, person)
    scene.do("ana", SetIdentity(person, sex="male"))
    of_age(scene, person)
    for found in (scene, scene.again(scene.feeds.history.raw)):
        assert sentence(found, "ana", "AgeClassSet") == [SHE, HE]


def test_of_an_npc_the_article_of_its_name_alone_tells() -> None:
    """What its sheet says is the game master's, and a default more often than a fact."""
    scene, _ = playing()
    for label in ("Une silhouette", "Un homme", "Alex"):
        scene.do("gm", SetNpcFear(npc(scene, label=label, name=label), "panicked"))
    panic = [line.rpartition(" ")[2] for line in sentence(scene, "ana", "NpcFearSet")]
    assert panic == ["paniquée.", "paniqué.", "paniqué."]
