"""Acts are named in a few words, with one level of quotation, and no word is cut."""

from __future__ import annotations

import pytest

from projections.texts.acts import headed


@pytest.mark.parametrize(
    ("text", "head"),
    [
        ("Ada tire.", "Ada tire"),
        ("Ysolde reformule «\u00a0l’enjeu\u00a0».", "Ysolde reformule l’enjeu"),
        (
            "Maud prépare un adversaire : Sang froid, vampire de niveau 8 (vie 20, mouvement 3, mental 12).",
            "Maud prépare un adversaire : Sang froid, vampire de niveau 8",
        ),
        (
            "Un nouveau vampire entre en jeu (vie 20, mouvement 21, mental 20, corruption 20, armure 0).",
            "Un nouveau vampire entre en jeu",
        ),
        (
            "Bruno complète l’identité d’un inconnu, femme, 30 ans, origine : les montagnes de l’Est.",
            "Bruno complète l’identité d’un inconnu, femme, 30 ans",
        ),
        (
            "Le combat commence, à Vardek de jouer. Ordre des tours : Vardek, le gardien du pont et Sorane.",
            "Le combat commence, à Vardek de jouer",
        ),
        (
            "Bruno annonce les circonstances : Coupe (Majesté) 9, Épée (Pugnacité) 4, Bâton (Audace) 2.",
            "Bruno annonce les circonstances",
        ),
        (
            "Iris does not let Noé’s monologue (premonition) stand: it tells more than what the die allows.",
            "Iris does not let Noé’s monologue (premonition) stand",
        ),
        (
            "Maud règle ce que coûte à chacun des combattants l’interruption de son action longue.",
            "Maud règle ce que coûte à chacun des combattants l’interruption de son…",
        ),
        (
            "La Destinée montre à tous l’axe 1 (Où ? Le terrain de jeu : lieux, tropes, chronologies) de « A », vide.",
            "La Destinée montre à tous l’axe 1…",
        ),
    ],
)
def test_a_head_ends_where_a_clause_ends(text: str, head: str) -> None:
    assert headed(text) == head
