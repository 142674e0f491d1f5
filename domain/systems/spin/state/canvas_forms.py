"""The canvases of the book (SPI-CANV-06). French labels (damaged letters restored), English identifiers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Axis(NamedTuple):
    id: str
    label: str


class CanvasForm(NamedTuple):
    label: str
    axes: tuple[Axis, ...]
    example: bool = False


_GROUP = CanvasForm(
    "Groupe, faction",
    (
        Axis("headquarters", "Quartiers généraux"),
        Axis("members", "Membres du groupe"),
        Axis("allies_enemies_relations", "Alliés et ennemis du groupe, relations au sein du groupe"),
        Axis("hierarchy_governance", "Hiérarchie du groupe, gouvernance"),
        Axis("resources_means", "Ressources et moyens du groupe"),
        Axis("objectives", "Objectif(s) du groupe"),
    ),
)
FORMS: Mapping[str, CanvasForm] = {
    "character": CanvasForm(
        "Personnage",
        (
            Axis("appearance_origins", "Son apparence, ses origines"),
            Axis("occupation", "Son occupation"),
            Axis("strengths_weaknesses", "Ses forces et faiblesses"),
            Axis(
                "relations_temper_membership",
                "Ses relations, son caractère, son appartenance à un groupe éventuellement",
            ),
            Axis("possessions_means", "Ses possessions et moyens"),
            Axis("values_beliefs_magic_goals", "Ses valeurs, croyances, cultes, magie, objectifs"),
        ),
    ),
    "group": _GROUP,
    "faction": _GROUP,
    "place": CanvasForm(
        "Lieu",
        (
            Axis("arrival_exterior", "L'arrivée, l'aspect extérieur"),
            Axis("interior", "Les caractéristiques intérieures (architecture, déco, style, ambiance)"),
            Axis("use_inhabitants", "L'usage du lieu, les habitants du lieu"),
            Axis("surroundings", "Les alentours du lieu"),
            Axis("opportunities", "Les opportunités du lieu"),
            Axis("secrets", "Les secrets du lieu (histoire, passages secrets, etc)"),
        ),
    ),
    "culture": CanvasForm(
        "Culture",
        (
            Axis("universalist", "Universaliste ? Globalisant ou pas ?"),
            Axis("neutral_or_emotional", "Neutre, austère ou émotionnel, passionné ?"),
            Axis("strict_or_flexible_rules", "Règles sociales strictes ou flexibles ?"),
            Axis("individual_or_collective", "Individualisme ou collectivisme ?"),
            Axis("merit_or_lineage", "Mérite ou lignage ?"),
            Axis("reason_or_belief_time", "Raison ou croyance / temps séquentiel ou temps synchrone"),
        ),
    ),
    "object": CanvasForm(
        "Objet",
        (
            Axis("appearance", "Apparence particulière"),
            Axis("use_impact", "Utilité, impact de l'objet"),
            Axis("how_to_use", "Comment l'utiliser ?"),
            Axis("value_rarity", "A-t-il de la valeur ? Rareté ?"),
            Axis("wear_upkeep", "S'use-t-il ? Entretien, etc"),
            Axis("secret", "A-t-il un secret ?"),
        ),
    ),
    "sense": CanvasForm(
        "Sens",
        (
            Axis("faint_sensation", "Début d'une sensation (picotement, odeur…)"),
            Axis("immediate_sense", "Sens immédiat, réel (tu vois, tu sens…)"),
            Axis("someone_else_senses", "C'est un autre qui sent"),
            Axis("strong_sense", "Un sens puissant (très chaud, très froid, pestilentiel)"),
            Axis("loss_of_sense", "Perte du sens (aveuglé, sourd)"),
            Axis("beyond_senses", "Au-delà du sens, 6ème sens, sens contradictoire"),
        ),
    ),
    "genre": CanvasForm(
        "Genre",
        (
            Axis("real_or_imaginary_era", "Réel ou imaginaire ? Époque ?"),
            Axis("human_or_not", "Humain ou non humain ?"),
            Axis("action_or_social", "Action ou social ?"),
            Axis("powerful_or_ordinary", "Puissant ou lambda ?"),
            Axis("lush_or_arid_wild_or_used", "Foisonnant ou aride ? Sauvage ou exploité ?"),
            Axis("supernatural_or_not", "Surnaturel ou pas ?"),
        ),
    ),
    "world": CanvasForm(
        "Monde",
        (
            Axis("place", "Le lieu"),
            Axis("inhabitants", "Les habitants"),
            Axis("social_context", "Le contexte sociétal"),
            Axis("powers_opponents", "Les pouvoirs en place, les opposants"),
            Axis("economy_resources", "L'économie, les ressources"),
            Axis("mysteries_beliefs_secrets", "Les mystères, les croyances, les secrets"),
        ),
    ),
    "drama": CanvasForm(
        "Drama",
        (
            Axis("playground", "Où ? Le terrain de jeu : lieux, tropes, chronologies"),
            Axis("levers_on_protagonists", "Qui ? Leviers sur les Protagonistes : leurs faiblesses surtout"),
            Axis("theme", "Quoi ? Thématique/Propos"),
            Axis("tone", "Comment ? Ton"),
            Axis("toybox_gauges", "Combien (ressources) ? Coffre à jouets, Jauges"),
            Axis(
                "how_trouble_comes",
                "Pourquoi ? Drama : comment les problèmes arrivent, quels gains vont générer des ennuis",
            ),
        ),
    ),
    "template": CanvasForm(
        "Template",
        (
            Axis("origin", "Où ? Début, Surface, Origine, Terreau"),
            Axis("core_actor", "Qui ? Base, Cœur, Principal, Acteur"),
            Axis("interaction", "Quoi ? Interaction, Relations"),
            Axis("organisation", "Comment ? Hiérarchie, Organisation"),
            Axis("means", "Combien ? Moyens, Ressources"),
            Axis("hidden_unexpected", "Pourquoi ? Autre, Inattendu, Caché"),
        ),
    ),
    "campaign_plan": CanvasForm(
        "Plan de campagne politique",
        (
            Axis("rally", "Meeting"),
            Axis("alliances", "Ralliements, alliances"),
            Axis("shock_statement", "Déclaration choc"),
            Axis("clean_image", "Laver son image"),
            Axis("fundraising", "Récolte de fonds"),
            Axis("reveal_scandal", "Révéler un scandale"),
        ),
        example=True,
    ),
    "campaign_events": CanvasForm(
        "Événements de campagne politique",
        (
            Axis("discovery_news", "Découverte : réagir à l'actualité du jour"),
            Axis("singled_out_betrayed", "Pris à parti : poignardé, trahi"),
            Axis("mission_attacked", "Mission : attaqué par un autre candidat"),
            Axis("off_screen_poll_drop", "Hors-champ : ce que font les autres engendre une baisse dans les sondages"),
            Axis(
                "setback_organisation", "Contretemps : signatures, financement, problème d'organisation, de management"
            ),
            Axis("twist_scandal", "Rebondissement : éclaboussé par un scandale"),
        ),
        example=True,
    ),
}
