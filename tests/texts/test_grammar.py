"""What a name or a noun asks of the words before and after it, in French and in English."""

from __future__ import annotations

import pytest

from projections.texts import english, french
from projections.texts.bundles import Bundle, MissingMessage, split
from projections.texts.nouns import Gender, Listed, Noun

ELIDED = {
    "vowels": ("Ilse", "Aurore", "Émile", "Îlot", "Ève", "Ours", "Ulysse", "élan", "Ægir", "Œdipe", "œuf"),
    "mute h": ("Hélène", "Henri", "Horace", "habitant", "Hubert", "Hermine", "hôtel", "héroïne", "Hippolyte", "huître"),
    "y before a consonant": ("Ysolde", "Yves", "Yvonne", "Yseult", "Ys"),
    "quotes": ("« Ilse »", "“Ombre”", '"L\'Ombre"'.replace("L'", ""), "‘Ixe’", "(Aurore)"),
    "small words": ("un autre", "elle", "il", "autrui"),
    "apostrophes": ("o'Hara", "O’Neill"),
}
WHOLE = {
    "consonants": ("Bruno", "Maud", "çedille", "Ñuño", "L’Ankou"),
    "aspirated h": ("Harry", "Hassan", "héros", "Hibou", "hache", "Hans", "hérisson", "Hulk", "haricot", "huit", "Hun"),
    "y before a vowel": ("Yann", "Yasmine", "yéti", "Yorick"),
    "said otherwise": ("onze", "oui", "ouistiti", "Onzième"),
    "digits and letters alone": ("8", "11 goules", "A", "X", "H", "E. Nesbit"),
    "other scripts": ("שרה", "Ольга", "李"),
    "nothing": ("", " ", "«"),
}


@pytest.mark.parametrize("name", [name for names in ELIDED.values() for name in names])
def test_cut_short_before(name: str) -> None:
    assert french.de(name) == f"d’{name}"
    assert french.que(name) == f"qu’{name}"
    assert french.elided("lorsque", name) == f"lorsqu’{name}"


@pytest.mark.parametrize("name", [name for names in WHOLE.values() for name in names])
def test_whole_before(name: str) -> None:
    assert french.de(name) == f"de {name}"
    assert french.que(name) == f"que {name}"


def test_a_name_that_begins_with_its_article() -> None:
    assert french.de("Le gardien du pont") == "du gardien du pont"
    assert french.de("Les goules") == "des goules"
    assert french.a("Le gardien") == "au gardien"
    assert french.a("Les goules") == "aux goules"
    assert french.de("La goule") == "de La goule"
    assert french.de("L’Ankou") == "de L’Ankou"
    assert french.de("Leïla") == "de Leïla"
    assert french.de("Le") == "de Le"
    assert french.a("Ilse") == "à Ilse"


@pytest.mark.parametrize(
    ("noun", "gender", "expected"),
    [
        ("vie", "f", "la vie, de la vie, à la vie, une vie"),
        ("mouvement", "m", "le mouvement, du mouvement, au mouvement, un mouvement"),
        ("armure", "f", "l’armure, de l’armure, à l’armure, une armure"),
        ("hache", "f", "la hache, de la hache, à la hache, une hache"),
        ("indices", "mp", "les indices, des indices, aux indices, des indices"),
    ],
)
def test_articles(noun: str, gender: Gender, expected: str) -> None:
    word = Noun(noun, gender)
    calls = [french.FUNCTIONS[name](word) for name in ("LE", "DU", "AU", "UN")]
    assert ", ".join(calls) == expected


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        *(("x", "an x"), ("+", "a +"), ("s", "an s"), ("son", "a son")),
        *(("axe", "an axe"), ("blow", "a blow"), ("hour", "an hour"), ("horse", "a horse"), ("unit", "a unit")),
        *(("uninjured man", "an uninjured man"), ("use", "a use"), ("8", "an 8"), ("11", "an 11"), ("12", "a 12")),
    ],
)
def test_a_or_an(noun: str, expected: str) -> None:
    assert english.a(noun) == expected


def test_possessives() -> None:
    assert english.possessive("Ilse") == "Ilse’s"
    assert english.possessive("Boris") == "Boris’s"
    assert english.possessive(Noun("the goules", "fp")) == "the goules’"


def said(source: str, **args: str | int) -> str:
    return Bundle("", "fr", split(f"A = {source}\n", "here")).say("A", args)


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ((), ""),
        (("Ilse",), "Ilse"),
        (("Ilse", "Bruno"), "Ilse et Bruno"),
        (("Ilse", "Bruno, le vieux", "Maud"), "Ilse, Bruno, le vieux et Maud"),
    ],
)
def test_lists(names: tuple[str, ...], expected: str) -> None:
    assert said("{ LIST($names) }", names=Listed(names)) == expected
    assert english.FUNCTIONS["LIST"](Listed(names)) == expected.replace(" et ", " and ")
    assert said("{ COUNT($names) }", names=Listed(names)) == str(len(names))


def test_of_a_long_list_a_few_are_named() -> None:
    """Never all but one: to name it is as short as to count it."""
    lists = [Listed("ABCDEFGHI"[:n]) for n in (1, 4, 5, 9)]
    assert [said("{ FEW($x, most: 3) }", x=x) for x in lists] == [
        "A",
        "A, B, C, D",
        "A, B, C et 2 autres",
        "A, B, C et 6 autres",
    ]
    assert said("{ FEW($x) }", x=Listed("ABCDEFGHI")) == "A, B, C, D, E, F et 3 autres"
    assert english.FUNCTIONS["FEW"](Listed("ABCDEFGHI")) == "A, B, C, D, E, F and 3 more"


def test_what_messages_call() -> None:
    plural = "{ COUNT($names) ->\n [0] Personne\n [one] Un seul\n *[other] Plusieurs\n }"
    assert [said(plural, names=Listed("ABC"[:n])) for n in range(4)] == [
        "Personne",
        "Un seul",
        "Plusieurs",
        "Plusieurs",
    ]
    assert said('{ LIST($names, word: "ou") }', names=Listed("AB")) == "A ou B"
    cases = '{ N($n, "case", "cases") }'
    assert said("{ LIST(TALLY($dice)) }", dice=Listed(("d20", "d8", "d20"))) == "2 d20 et 1 d8"
    assert [said(cases, n=n) for n in (0, 1, 2, 21)] == ["0 case", "1 case", "2 cases", "21 cases"]
    assert [english.FUNCTIONS["N"](n, "die", "dice") for n in (0, 1, 2)] == ["0 dice", "1 die", "2 dice"]
    times = [said("{ TIME($n) }", n=n) for n in (0, 1, 61, 30240, 1505)]
    assert times == ["0 minute", "1 minute", "1 heure et 1 minute", "21 jours", "1 jour, 1 heure et 5 minutes"]
    assert [said("{ SIGNED($n) }", n=n) for n in (2, 0, -1)] == ["+2", "+0", "−1"]
    assert said("{ WORD($x) ->\n [major] grave\n *[minor] léger\n }", x=Noun("majeure", word="major")) == "grave"
    assert said("{ GENDER($x) ->\n [f] née\n [m] né\n *[unknown] venu au monde\n }", x=Noun("Ilse", "f")) == "née"
    assert said("{ GENDER($x) ->\n [f] née\n [m] né\n *[unknown] venu au monde\n }", x="Ilse") == "venu au monde"
    assert said("{ QUOTE($x) }", x="Ombre") == "«\u00a0Ombre\u00a0»"
    assert said("{ CAP($x) }", x="ombre") == "Ombre"
    stops = [said("{ STOP($x) }", x=x) for x in ("Je saute", "Je saute.", "Je saute !", "« Saute ! »", "Saute… ")]
    assert stops == ["Je saute.", "Je saute.", "Je saute !", "« Saute ! »", "Saute…"]


@pytest.mark.parametrize(
    "source", ["{ SIGNED($x) }", "{ TIME($x) }", "{ LE($x) }", "{ UN($x) }", "{ DE($y) }", "{ NOTHING($x) }"]
)
def test_what_a_function_cannot_say_is_not_said(source: str) -> None:
    with pytest.raises(MissingMessage):
        said(source, x="Ilse")


INSIDE = {
    "Le tueur": "le tueur",
    "La complice": "la complice",
    "Les goules": "les goules",
    "L’homme en ciré": "l’homme en ciré",
    "L'homme en ciré": "l'homme en ciré",
    "L’héroïne": "l’héroïne",
    "Le héros": "le héros",
    "Un homme en ciré": "un homme en ciré",
    "Une femme": "une femme",
    "Des cris": "des cris",
    "Le\u00a0tueur": "le\u00a0tueur",
}


@pytest.mark.parametrize(("name", "expected"), INSIDE.items())
def test_a_common_noun_has_a_small_article_within_a_sentence(name: str, expected: str) -> None:
    assert french.inside(name) == expected


@pytest.mark.parametrize(
    "name",
    [
        "Le Corbusier",
        "La Rochelle",
        "L’Ankou",
        "Les Halles",
        "Ilse",
        "Lea",
        "L",
        "Le",
        "Le ",
        "Un 2",
        "La שרה",
        "Désir",
    ],
)
def test_a_name_of_its_own_stays_whole(name: str) -> None:
    assert french.inside(name) is name
    assert english.inside(name) is name


def test_what_melts_with_an_article() -> None:
    names = ("Le tueur", "La complice", "Les goules", "L’homme", "Un homme", "Une harpie", "Le héros", "Le Havre")
    given = [french.inside(name) for name in names]
    assert [said("{ DE($x) }", x=x) for x in given] == [
        "du tueur",
        "de la complice",
        "des goules",
        "de l’homme",
        "d’un homme",
        "d’une harpie",
        "du héros",
        "du Havre",
    ]
    assert [said("{ A($x) }", x=x) for x in given] == [
        "au tueur",
        "à la complice",
        "aux goules",
        "à l’homme",
        "à un homme",
        "à une harpie",
        "au héros",
        "au Havre",
    ]
    assert said("{ QUE($x) }", x=french.inside("Un homme")) == "qu’un homme"
    assert said("{ QUOTE($x) }", x=french.inside("Un homme")) == "«\u00a0Un homme\u00a0»"


def test_a_gender_that_is_known_prevails_over_the_article() -> None:
    known = french.inside(Noun("Le tueur", "f"))
    assert (known, french.FUNCTIONS["GENDER"](known), french.quote(known)) == (
        "le tueur",
        "f",
        "«\u00a0Le tueur\u00a0»",
    )
    assert french.FUNCTIONS["GENDER"](french.inside(Noun("Ilse", "f"))) == "f"


@pytest.mark.parametrize(
    ("person", "expected"),
    [
        (Noun("Carole", "f"), "assommée"),
        (Noun("Mehdi", "m"), "assommé"),
        ("Alex", "assommé"),
        (french.inside("La complice"), "assommée"),
        (Noun("les goules", "fp"), "assommée"),
    ],
)
def test_a_label_agrees_with_whoever_it_is_said_of(person: str, expected: str) -> None:
    label = Noun("assommé", word="knocked_out", feminine="assommée")
    assert said("{ AGREE($x, $who) }", x=label, who=person) == expected
    assert said("{ AGREE($x, $who) }", x=Noun("fébrile"), who=person) == "fébrile"


def test_an_article_tells_the_gender() -> None:
    given = ("Le tueur", "La complice", "Un homme", "Une femme", "Les goules", "L’homme", "Ilse")
    genders = [french.FUNCTIONS["GENDER"](french.inside(name)) for name in given]
    assert genders == ["m", "f", "m", "f", "unknown", "unknown", "unknown"]
