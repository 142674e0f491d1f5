"""Fields as arguments of a sentence: names, labels, lists, structs, and what is not there."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from domain.base.events import Id
from projections.texts import Noun
from projections.texts import field_arguments as texts
from projections.texts.bundles import Bundle, MissingMessage, split
from projections.texts.field_arguments import EventArguments

FILE = """\
unknown = { $field ->
    [character] quelqu’un
   *[thing] quelque chose
}
label-life = vie
    .gender = f
    .feminine = vivante
label-none = aucun
label-sex-none = sans
part-pair = { LE($key) } à { $value }
part-Modifier = { SIGNED($size) } ({ $label })
part-Roll-blows = un coup de { $size }
"""
NAMES = {"a1": Noun("Ilse", "f"), "b2": "Bruno"}
Kind = Literal["life", "none", "unheard_of"]


class Modifier(msgspec.Struct, frozen=True):
    label: str
    size: int


class Inner(msgspec.Struct, frozen=True):
    who: Id
    kind: Kind = "life"


class Roll(msgspec.Struct, frozen=True):
    character: Id = "a1"
    others: tuple[Id, ...] = ()
    item: Id | None = None
    kind: Kind = "life"
    sex: Kind = "none"
    text: str = ""
    total: int = 0
    success: bool = True
    modifiers: tuple[Modifier, ...] = ()
    blows: tuple[Modifier, ...] = ()
    inner: Inner | None = None
    points: dict[Kind, int] = {}


def rendered_sentence(roll: Roll, message: str) -> str:
    bundle = Bundle("", "fr", split(f"{FILE}A = {message}\n", "here"))
    return bundle.say("A", EventArguments(roll, NAMES, bundle, "b2"))


@pytest.mark.parametrize(
    ("roll", "message", "text"),
    [
        pytest.param(Roll(), "{ $character } { $has_character }", "Ilse yes", id="a name"),
        pytest.param(Roll(character="f00"), "{ $character }", "quelqu’un", id="a name that the reader does not know"),
        pytest.param(Roll(item="f00"), "{ $item }", "quelque chose", id="a thing that he does not know"),
        pytest.param(Roll(), "{ $item }{ $has_item }", "no", id="nobody"),
        pytest.param(Roll(others=("a1", "b2")), "{ $others }", "Ilse, Bruno", id="names"),
        pytest.param(Roll(others=("a1", "b2")), "{ LIST($others) }", "Ilse et Bruno", id="names in a list"),
        pytest.param(Roll(), "{ $others }{ $has_others }{ COUNT($others) }", "no0", id="an empty list"),
        pytest.param(Roll(), "{ LE($kind) } ({ WORD($kind) })", "la vie (life)", id="a label with its gender"),
        pytest.param(Roll(), "{ AGREE($kind, $character) }", "vivante", id="a label as it is said of a woman"),
        pytest.param(Roll(character="b2"), "{ AGREE($kind, $character) }", "vie", id="... and of anybody else"),
        pytest.param(Roll(item="a1"), "{ $item_is_character } { $item_is_who }", "yes no", id="the same or not"),
        pytest.param(Roll(character="b2"), "{ $item_is_character } { $character_is_who }", "no yes", id="... and who"),
        pytest.param(Roll(), "{ $who }", "Bruno", id="who did it"),
        pytest.param(Roll(), "{ $sex }", "sans", id="a label of that field"),
        pytest.param(Roll(kind="none"), "{ $kind }", "aucun", id="a label"),
        pytest.param(Roll(text=" a\n b\u00a0! "), "{ $text }", "a b\u00a0!", id="written text on one line"),
        pytest.param(Roll(text=" \n"), "{ $has_text }", "no", id="blank text is none"),
        pytest.param(Roll(), "{ $total } { $has_total } { $success }", "0 yes true", id="numbers and flags"),
        pytest.param(
            Roll(modifiers=(Modifier("visée", 2), Modifier("blessure", -1))),
            "{ LIST($modifiers) }",
            "+2 (visée) et −1 (blessure)",
            id="structs told by the message of their kind",
        ),
        pytest.param(Roll(blows=(Modifier("", 2),)), "{ $blows }", "un coup de 2", id="... or of their place"),
        pytest.param(Roll(inner=Inner("b2")), "{ $inner }", "Bruno vie", id="a struct without a message"),
        pytest.param(Roll(inner=Inner("b2")), "{ DE($inner-who) }", "de Bruno", id="a field within a struct"),
        pytest.param(Roll(), "{ $inner-who }{ $has_inner }", "no", id="a field within nothing"),
        pytest.param(Roll(points={"life": 12}), "{ $points }", "la vie à 12", id="a map"),
    ],
)
def test_told(roll: Roll, message: str, text: str) -> None:
    assert rendered_sentence(roll, message) == text


@pytest.mark.parametrize(
    "message", ["{ $nobody }", "{ $has_nobody }", "{ $inner-nobody }", "{ $nobody-who }", "{ $item_is_nobody }"]
)
def test_what_is_no_field_is_no_argument(message: str) -> None:
    with pytest.raises(MissingMessage):
        rendered_sentence(Roll(inner=Inner("b2")), message)


def test_what_followed_has_no_author() -> None:
    bundle = Bundle("", "fr", split(f"{FILE}A = {{ $who }}\n", "here"))
    with pytest.raises(MissingMessage):
        bundle.say("A", EventArguments(Roll(), NAMES, bundle))


def test_what_is_not_asked_for_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "unknown", lambda *_: pytest.fail("nobody asked"))
    assert rendered_sentence(Roll(item="f00"), "{ $character }") == "Ilse"
