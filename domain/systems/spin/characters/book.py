"""The book's tables as data, served by `GET /systems/spin`. French labels, English identifiers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domain.systems.spin.characters.traits import TAGS
from domain.systems.spin.state.canvas_forms import FORMS
from domain.systems.spin.state.orientation_rows import ROWS
from domain.systems.spin.state.results import READING, number
from domain.systems.spin.state.words import FATE_THEMES, LADDER, Result

STROKE_LABELS = ("Découverte", "Pris à parti", "Mission", "Hors-champ", "Contretemps", "Rebondissement")
"""SPI-FATE-01."""
RESULT_LABELS: Mapping[Result, tuple[str, str, str]] = {
    "exploit": ("Exploit", "Waouh, Formidable", "OUI ET"),
    "success": ("Succès", "Réussi", "OUI"),
    "partial_success": ("Succès partiel", "Mitigé", "OUI MAIS"),
    "partial_failure": ("Echec partiel", "Gêné", "NON MAIS"),
    "failure": ("Echec", "Raté", "NON"),
    "fiasco": ("Fiasco", "Oups, Déplorable", "NON ET"),
}
"""SPI-INT-01: the result, the book's words, the key."""
OUTCOME_READINGS: Mapping[Result, str] = {
    "exploit": "improbable_fact",
    "success": "probable_fact",
    "partial_success": "colour",
    "partial_failure": "colour",
    "failure": "probable_fact",
    "fiasco": "improbable_fact",
}
"""SPI-INT-07: what a result means where only the outcome is wanted."""
GM_OPTIONS = (
    ("build_world", "Créer un monde réaliste et un récit cohérent"),
    ("question_heroes", "Questionner les héros"),
    ("resolve_opposition", "Résoudre via une opposition"),
    ("orient_with_destiny", "Utiliser le Destin pour orienter le récit"),
    ("orientation_roll", "Procéder à un jet d'orientation"),
    ("reveal_fate_stroke", "Révéler un coup du sort"),
)
PROTAGONIST_OPTIONS = (
    ("visualise_scene", "Visualiser la scène"),
    ("speak_in_character", "Penser, parler comme le Protagoniste"),
    ("attempt", "Tenter quelque chose"),
    ("ask_gm", "Poser des questions à la Destinée"),
    ("use_fortune", "Utiliser une fortune"),
    ("request_resolution", "Demander une résolution"),
)
"""SPI-SESS-15: the two mementos."""
TAG_LABELS = (
    "Aptitude",
    "Couleur",
    "Manœuvre",
    "Réflexe",
    "Implicite",
    "Explicite",
    "Savoir-être",
    "Savoir-faire",
    "Propre",
    "Externe",
    "Défaut",
    "Qualité",
    "Relation",
    "Matériel, Possession",
    "Phrase, expression type",
    "Simple",
    "Composite",
)
"""SPI-TRAIT-04."""


def _numbered(pairs: tuple[tuple[str, str], ...]) -> list[dict[str, Any]]:
    return [{"n": n, "id": i, "label": label} for n, (i, label) in enumerate(pairs, 1)]


DATA: Mapping[str, Any] = {
    "canvases": {
        kind: {"label": form.label, "example": form.example, "axes": _numbered(form.axes)}
        for kind, form in FORMS.items()
    },
    "orientation": {
        row: {"left": found.left, "right": found.right, "columns": _numbered(found.cells)}
        for row, found in ROWS.items()
    },
    "fate_strokes": _numbered(tuple(zip(FATE_THEMES, STROKE_LABELS, strict=True))),
    "results": [
        {
            "n": number(result),
            "id": result,
            "label": RESULT_LABELS[result][0],
            "words": RESULT_LABELS[result][1],
            "key": READING[result],
            "key_label": RESULT_LABELS[result][2],
            "outcome_reading": OUTCOME_READINGS[result],
        }
        for result in reversed(LADDER)
    ],
    "trait_tags": [{"id": i, "label": label} for i, label in zip(TAGS, TAG_LABELS, strict=True)],
    "gm_options": _numbered(GM_OPTIONS),
    "protagonist_options": _numbered(PROTAGONIST_OPTIONS),
}
