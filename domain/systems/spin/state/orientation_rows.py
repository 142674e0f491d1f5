"""The orientation table (SPI-ORI-05). French labels as printed (damaged letters restored), English identifiers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from domain.systems.spin.state.words import Row


class Cell(NamedTuple):
    id: str
    label: str


class OrientationRow(NamedTuple):
    """A row of the table; the book prints a left and a right label."""

    left: str
    right: str
    cells: tuple[Cell, ...]


ROWS: Mapping[Row, OrientationRow] = {
    "question": OrientationRow(
        "Question",
        "Question",
        (
            Cell("where", "Où"),
            Cell("who", "Qui"),
            Cell("what", "Quoi"),
            Cell("how", "Comment"),
            Cell("how_many", "Combien"),
            Cell("why", "Pourquoi"),
        ),
    ),
    "field": OrientationRow(
        "Champ",
        "Champ",
        (
            Cell("place_object", "Lieu, objet, matériel, terre à terre, setting"),
            Cell("encounter", "Rencontre"),
            Cell("interaction", "Interaction, Relation"),
            Cell("organisation_law", "Organisation, Loi, Autorité"),
            Cell("resources", "Ressources, Moyen"),
            Cell("meaning_mystery", "Sens, Objectif, Mystère, Inattendu"),
        ),
    ),
    "fate_stroke": OrientationRow(
        "Coup du sort",
        "Coup du sort",
        (
            Cell("discovery", "Découverte"),
            Cell("singled_out", "Pris à parti"),
            Cell("mission", "Mission"),
            Cell("off_screen", "Hors-Champ"),
            Cell("setback", "Contretemps"),
            Cell("twist", "Rebondissement"),
        ),
    ),
    "identity": OrientationRow(
        "Identité",
        "Identité",
        (
            Cell("culture", "Culture"),
            Cell("occupation", "Occupation"),
            Cell("know_how", "Savoir-faire"),
            Cell("relations", "Relations"),
            Cell("equipment", "Equipement"),
            Cell("values_beliefs", "Valeurs, Croyances"),
        ),
    ),
    "ability": OrientationRow(
        "Compétence",
        "Compétence",
        (
            Cell("strength", "Force"),
            Cell("charisma", "Charisme"),
            Cell("dexterity", "Dextérité"),
            Cell("intelligence", "Intelligence"),
            Cell("constitution", "Constitution"),
            Cell("wisdom", "Sagesse"),
        ),
    ),
    "facing_obstacle": OrientationRow(
        "Tactique",
        "Face à un obstacle",
        (
            Cell("bypass", "Contourner"),
            Cell("negotiate", "Négocier"),
            Cell("confront", "Affronter"),
            Cell("solve", "Résoudre"),
            Cell("endure", "Encaisser"),
            Cell("observe", "Observer"),
        ),
    ),
    "military": OrientationRow(
        "Militaire",
        "Tactique",
        (
            Cell("defence", "Défense"),
            Cell("diplomacy", "Diplomatie"),
            Cell("attack", "Attaquer"),
            Cell("strategy", "Stratégie"),
            Cell("logistics", "Logistique"),
            Cell("intelligence_gathering", "Renseignement"),
        ),
    ),
    "negative_emotion": OrientationRow(
        "Emotion négative",
        "Emotion négative",
        (
            Cell("disgust", "Dégoût"),
            Cell("fear", "Peur"),
            Cell("sadness", "Tristesse"),
            Cell("anger", "Colère"),
            Cell("envy", "Envie"),
            Cell("shame_anxiety", "Honte, Anxiété, Angoisse"),
        ),
    ),
    "positive_emotion": OrientationRow(
        "Emotion positive",
        "Emotion positive",
        (
            Cell("enthusiasm", "Enthousiasme"),
            Cell("boldness", "Audace"),
            Cell("joy", "Joie"),
            Cell("curiosity", "Curiosité"),
            Cell("interest", "Intérêt"),
            Cell("serenity_surprise", "Sérénité, Surprise"),
        ),
    ),
    "unresolved": OrientationRow(
        "Irrésolu",
        "Irrésolu",
        (
            Cell("choice_branch", "Choix parmi options, embranchement"),
            Cell("unreliable", "Non fiable, incertain"),
            Cell("clue", "Indice, piste"),
            Cell("ambiguity_dilemma", "Interprétable, ambiguïté, dilemme"),
            Cell("dependent_incomplete", "Dépendant de, incomplet"),
            Cell("incomprehensible", "Incompréhensible, insaisissable, illogique"),
        ),
    ),
    "consequence": OrientationRow(
        "Conséquence",
        "Conséquence",
        (
            Cell("but", "Mais (contrariété)"),
            Cell("and_also", "Et aussi (surenchère)"),
            Cell("or_else", "Ou bien (choix)"),
            Cell("if_then", "Si… alors (subir conséquences)"),
            Cell("as_long_as_because", "Tant que, du fait de (rechercher les causes)"),
            Cell("in_order_to", "Afin de (aller au-delà)"),
        ),
    ),
    "process": OrientationRow(
        "Processus",
        "Processus",
        (
            Cell("start", "Début"),
            Cell("under_way", "En cours"),
            Cell("coordination", "Coordination"),
            Cell("rules", "Règles"),
            Cell("waiting", "En attente"),
            Cell("in_error", "En erreur"),
        ),
    ),
    "affliction": OrientationRow(
        "Affection",
        "Affection",
        (
            Cell("affected_area", "Zone affectée"),
            Cell("target", "Cible"),
            Cell("impact", "Impact"),
            Cell("source_range", "Source, Portée"),
            Cell("intensity", "Intensité"),
            Cell("what_it_hides", "Ce que ça cache"),
        ),
    ),
    "relation": OrientationRow(
        "Relation",
        "Relation",
        (
            Cell("loner", "Solitaire, marginal, rejeté"),
            Cell("first_contact", "1er Contact, Vague connaissance"),
            Cell("close", "Proche (ami, ennemi, famille)"),
            Cell("hierarchical", "Hiérarchique"),
            Cell("rival", "Concurrent, Rival"),
            Cell("out_of_norm", "Hors norme (adulation, haine, hypocrisie…)"),
        ),
    ),
    "attitude": OrientationRow(
        "Attitude",
        "Attitude",
        (
            Cell("closed", "Fermé (carré, inflexible, simple, constant)"),
            Cell("attentive_or_busy", "Intéressé, à l'écoute, inattentif, occupé"),
            Cell("passionate", "Mélancolique, amoureux, haineux…"),
            Cell("fanatic", "Fanatique, idéaliste, hautain"),
            Cell("opportunist", "Opportuniste"),
            Cell("deceitful", "Menteur, fourbe, traître, tricheur, malhonnête"),
        ),
    ),
    "conflict": OrientationRow(
        "Conflit",
        "Conflit",
        (
            Cell("openness_closure", "Ouverture vs Fermeture"),
            Cell("self_other", "Soi vs Autre"),
            Cell("harmony_disorder", "Harmonie vs Désordre"),
            Cell("tradition_change", "Tradition vs Changement"),
            Cell("life_death", "Vie vs Mort"),
            Cell("truth_illusion", "Vérité vs Illusion"),
        ),
    ),
    "framing": OrientationRow(
        "Cadrage",
        "Cadrage",
        (
            Cell("typical_place", "Lieu type"),
            Cell("typical_encounter", "Rencontre type"),
            Cell("typical_scene", "Scène type"),
            Cell("typical_threat", "Menace type"),
            Cell("typical_resource", "Ressource type"),
            Cell("typical_stake", "Enjeu type"),
        ),
    ),
}
