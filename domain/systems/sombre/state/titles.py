"""Titles of skills: the indicative list, its groups, and those that the rules fix or forbid."""

from __future__ import annotations

ACADEMIC = frozenset(
    """Architecture;Criminologie;Cryptographie;Droit;Gestion;Informatique;Journalisme;Langues mortes;Médecine;
    Médecine vétérinaire;Psychanalyse;Psychologie;Psychothérapie;Sciences exactes;Sciences expérimentales;
    Sciences humaines;Soins infirmiers;Théologie""".replace("\n", "")
    .replace("    ", "")
    .split(";")
)
"""SOM-SKILL-09."""
GROUPS: dict[str, tuple[str, ...]] = {
    "Arts": (),
    "Arts du spectacle": (),
    "Artisanat": ("Boucherie",),
    "Conduite": ("Conduite automobile",),
    "Langues vivantes": (),
    "Langues mortes": (),
    "Médecines naturelles": (),
    "Pseudosciences": (),
    "Sciences exactes": (),
    "Sciences expérimentales": (),
    "Sciences humaines": ("Ethnographie", "Histoire", "Sociologie", "Égyptologie"),
    "Sciences occultes": (),
    "Sport": ("Course",),
}
"""SOM-SKILL-12: umbrella titles and the members that the book names."""
OTHERS = [
    "Acrobatie",
    "Apnée",
    "Artillerie",
    "Bricolage",
    "Cambriolage",
    "Camouflage",
    "Contrefaçon",
    "Cryptozoologie",
    "Déguisement",
    "Divination",
    "Dressage",
    "Électricité",
    "Électronique",
    "Équitation",
    "Escalade",
    "Explosifs",
    "Hypnose",
    "Infiltration",
    "Jeu",
    "Lancer",
    "Mécanique",
    "Méditation",
    "Mêlée",
    "Morse",
    "Natation",
    "Navigation",
    "Parapsychologie",
    "Pickpocket",
    "Pilotage",
    "Pistage",
    "Plongée",
    "Poisons",
    "Secourisme",
    "Sécurité",
    "Spiritisme",
    "Sténographie",
    "Survie",
    "Tatouage",
    "Taxidermie",
    "Techniques militaires",
    "Techniques policières",
    "Tératologie",
    "Thanatopraxie",
    "Tir",
    "Torture",
    "Toxicologie",
]
FIXED = frozenset(
    """Mêlée;Tir;Lancer;Médecine;Médecine vétérinaire;Médecines naturelles;Secourisme;Soins infirmiers;
    Psychothérapie;Psychanalyse""".replace("\n", "")
    .replace("    ", "")
    .split(";")
)
"""SOM-SKILL-10: title and contents are set by the rules."""
SOCIAL = frozenset(
    {
        "persuasion",
        "négociation",
        "negotiation",
        "intimidation",
        "interrogatoire",
        "interrogation",
        "séduction",
        "seduction",
    }
)
"""SOM-SKILL-11."""
SPECIALITY_ONLY = frozenset({"psychiatrie", "psychiatry"})
"""SOM-SKILL-10: exists only as a speciality of Médecine."""
NO_FIGHTER = frozenset({"inapte au combat", "unfit for combat"})
"""SOM-MELEE-04: the Disadvantage that keeps a character from fighting with its body alone."""


def indicative() -> tuple[str, ...]:
    """Return every title that may be offered, members in place of their groups (SOM-SKILL-12)."""
    members = {member for group in GROUPS.values() for member in group}
    return tuple(sorted({*OTHERS, *members, *(ACADEMIC - GROUPS.keys())}))


def asking() -> tuple[str, ...]:
    """Return what may have to be asked for with a reason: groups and academic titles."""
    return tuple(sorted({*GROUPS, *ACADEMIC, *GROUPS["Sciences humaines"]}))


def same(one: str, other: str) -> bool:
    return folded(one) == folded(other)


def folded(title: str) -> str:
    """Return the title as it is compared. French keyboards and French typography write two apostrophes."""
    return title.strip().casefold().replace("’", "'")


_GROUPS = frozenset(map(folded, GROUPS))
_GROUPS_OF = {
    member: frozenset(name for name, others in GROUPS.items() if member in map(folded, others))
    for member in {folded(member) for members in GROUPS.values() for member in members}
}
_ACADEMIC = frozenset(map(folded, ACADEMIC))
_ACADEMIC_MEMBERS = frozenset(
    member for member, groups in _GROUPS_OF.items() if not _ACADEMIC.isdisjoint(map(folded, groups))
)


def is_social(title: str) -> bool:
    return folded(title) in SOCIAL


def is_group(title: str) -> bool:
    return folded(title) in _GROUPS


def is_speciality_only(title: str) -> bool:
    return folded(title) in SPECIALITY_ONLY


def is_academic(title: str, group: str) -> bool:
    """Return whether the title is academic: flagged itself, or a member of a flagged group (SOM-SKILL-09)."""
    known = folded(title)
    return known in _ACADEMIC or known in _ACADEMIC_MEMBERS or folded(group) in _ACADEMIC
