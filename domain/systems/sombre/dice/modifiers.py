"""Parts of a roll: the score, the modifiers of its kind, and the result of its die.

The chapters of health and combat add here: conditions and their ranks, extra points, raised or lowered scores.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from domain.systems.sombre.characters.gauges import fatigue_modifier, wounds_modifier
from domain.systems.sombre.characters.skills import COMMON, score
from domain.systems.sombre.condition.battle import at_turn_start, masked, shield_of
from domain.systems.sombre.condition.collapse import frenzied
from domain.systems.sombre.condition.dazes import daze_ranks
from domain.systems.sombre.condition.grips import hindrance
from domain.systems.sombre.condition.guns import recoil
from domain.systems.sombre.condition.mind import fear_modifier
from domain.systems.sombre.condition.substances import DEPRESSANTS, PSYCHEDELICS, STIMULANTS, strongest
from domain.systems.sombre.state.character import Character
from domain.systems.sombre.state.chases import head_start
from domain.systems.sombre.state.perils import Dose
from domain.systems.sombre.state.roll_state import Call, Extra, Result
from domain.systems.sombre.state.state import SombreState
from domain.systems.sombre.state.vocabulary import ActionNature, FailureKind, Quality

RANK = 3
"""SOM-ROLL-15: points per rank."""
FEAR_RANKS = {"composed": 0, "feverish": 1, "panicked": 2}
"""SOM-FEAR-07."""


def points_of(_state: SombreState, ranks: int) -> int:
    """Return the points of these ranks, three a rank (SOM-ROLL-15). A version of the game may count them otherwise."""
    return RANK * ranks


SAYING_ALL = frozenset({"sleep", "crime", "remorse", "treatment", "belt", "trip", "torturer", "interrogation"})
"""A13, SOM-CRIME-02, SOM-XP-15, SOM-DANGER-ROAD-05, SOM-DANGER-TOXIC-18, SOM-DANGER-TORTURE-02, 03."""
UNSTABLE = frozenset({"trip", "torturer"})
"""SOM-DANGER-TOXIC-18, SOM-DANGER-TORTURE-02: mental instability weighs as on fear (A37)."""


BY_EAR = frozenset({"listening", "écoute", "ouïe", "hearing"})
"""SOM-SKILL-05: labels of rolls that no mask, no suit and no smoke hampers."""
NAMED_BY_THE_GM = frozenset({"action", "procedure", "attack", "defence"})

NATURE_OF: Mapping[str, ActionNature] = {"senses": "sensory", "mind": "intellectual"}


def nature_of(call: Call) -> ActionNature:
    """Return the nature of an action: the game master's choice, else that of its first skill.

    Senses are sensory, mind is intellectual, body and fighting skills are physical.
    """
    if call.nature is not None:
        return call.nature
    main = call.skills[0] if call.skills else ""
    return NATURE_OF.get(main, "physical")


def incapacity(person: Character) -> str | None:
    """Return the reason why a character can do nothing; None: it can act (SOM-SOMA-02).

    A somatisation comes first, then the reasons that the chapters of health note in `incapacities`.
    """
    found = person.mind.somatisation
    acting = found is None or found.kind == "frenzy" or (found.custom and not found.custom.incapacitating)
    if not acting:
        return "somatising"
    return next(iter(person.incapacities), None)


def condition_ranks(state: SombreState, person: Character, call: Call) -> int:
    """Return the ranks of fever, panic and every condition noted on the character (SOM-ROLL-21).

    A character that strikes out in convulsions does so at two ranks (SOM-SOMA-19). Load, dazes, grips, shields, suits
    and masks count too.
    """
    fear = FEAR_RANKS[person.mind.fear.level] if person.mind.fear else 0
    heavy = person.body.encumbrance.get(nature_of(call), 0)
    seized = person.mind.somatisation is not None and person.mind.somatisation.kind == "convulsions"
    noted = sum(condition.ranks for condition in person.conditions)
    held = hindrance(state, person.id, nature_of(call))
    borne = shield_ranks(state, call) + suit_ranks(state, call) + mask_ranks(state, call)
    return fear + (2 if seized else 0) + heavy + daze_ranks(state, person) + noted + held + borne


def mask_ranks(state: SombreState, call: Call) -> int:
    """Return the rank by which a gas mask hampers rolls that go by sight (SOM-DANGER-GAS-08), else 0."""
    return 1 if masked(state, call.character) and by_sight(state, call) else 0


def shield_ranks(state: SombreState, call: Call) -> int:
    """Return the rank by which a shield hampers every physical action but its own Parry (SOM-MELEE-15), else 0."""
    shield = shield_of(state, call.character)
    if shield is None or nature_of(call) != "physical":
        return 0
    intent = state.fight.intents.get(call.subject) if state.fight else None
    return 0 if intent is not None and intent.spec.kind == "parry" and intent.spec.weapon == shield.id else 1


def suit_ranks(state: SombreState, call: Call) -> int:
    """Return the ranks of an aluminised suit (SOM-DANGER-FIRE-04) and of a flamethrower's tanks (SOM-DANGER-FIRE-21).

    The suit hampers the body and narrows the view; the tanks weigh on every physical action, the flamethrower's own jet
    included (A74).
    """
    own = state.held.get(call.character, ())
    heavy = any(i.hand is not None and i.weapon is not None and i.weapon.flames for i in own)
    tank = 2 if heavy and nature_of(call) == "physical" else 0
    if not any(i.worn and i.cloth == "aluminised" for i in own):
        return tank
    return tank + (2 if nature_of(call) == "physical" else 0) + (1 if by_sight(state, call) else 0)


def lost_in_smoke(state: SombreState, call: Call) -> bool:
    """Return whether the action goes by sight in thick smoke, where none succeeds (SOM-DANGER-FIRE-01)."""
    blind = "in_smoke" in at_turn_start(state, call.character).body.conditions
    return blind and call.kind == "action" and by_sight(state, call)


def by_sight(state: SombreState, call: Call) -> bool:
    """Return whether the roll is one of the senses other than listening, of a throw or of a shot."""
    intent = state.fight.intents.get(call.subject) if state.fight else None
    seen = nature_of(call) == "sensory" and " ".join(call.label.split()).casefold() not in BY_EAR
    return seen or (intent is not None and intent.spec.kind in ("throw", "shoot"))


def extra_points(state: SombreState, person: Character, call: Call) -> tuple[Extra, ...]:
    """Return the points beside ranks: of substances, of half a rank of recoil (SOM-GUN-18), of a head start.

    The fugitive's head start is the game master's, and hidden from its owner (SOM-MOVE-05).
    """
    return (*_situation(state, call), *_substances(state, person, call))


def _situation(state: SombreState, call: Call) -> Iterator[Extra]:
    ahead = head_start(state.chases.pursuits, call)
    if ahead:
        yield Extra("head_start", RANK * ahead, hidden=True)
    intent = state.fight.intents.get(call.subject) if state.fight else None
    points = recoil(state, intent) % RANK if intent is not None else 0
    if points:
        yield Extra("continuous", points)


def _substances(state: SombreState, person: Character, call: Call) -> Iterator[Extra]:
    """Yield the points of substances in the body: their Toxicity, or minus the Fatigue that a stimulant offsets."""
    weight, dose = _toxicity(state, person, call)
    if dose is not None and weight:
        yield Extra("toxicity", weight, hidden=dose.secret)
    upper = strongest(state, person.id, STIMULANTS)
    intellectual = call.kind == "action" and nature_of(call) == "intellectual"
    if upper is not None and health_weighs(state, person, call) and not intellectual:
        forgotten = min(upper.toxicity, fatigue_modifier(person))
        if forgotten:
            yield Extra("stimulant", -forgotten, hidden=upper.secret)


def _toxicity(state: SombreState, person: Character, call: Call) -> tuple[int, Dose | None]:
    """Return the Toxicity that weighs on the roll, and its dose; 0 and None if there is none.

    Rules: SOM-DANGER-TOXIC-03, TOXIC-09, TOXIC-13 to TOXIC-15, TOXIC-18, TOXIC-21, SOM-DANGER-GAS-03.
    """
    match call.purpose:
        case "poisoning" | "overdose" | "trip":
            dose = state.dangers.doses.get(call.subject)
        case "addiction":
            met = (d for d in state.dangers.doses.values() if d.character == person.id)
            dose = max(met, key=lambda d: (d.toxicity, not d.secret), default=None)
        case "sleep":
            dose = strongest(state, person.id, DEPRESSANTS)
        case "crime" if call.direction == "resist":
            dose = strongest(state, person.id, DEPRESSANTS)
        case _ if call.kind == "action" and nature_of(call) == "sensory":
            dose = strongest(state, person.id, PSYCHEDELICS)
        case _:
            dose = None
    return (0, None) if dose is None else (dose.toxicity, dose)


def fearless(state: SombreState, call: Call) -> Dose | None:
    """Return the depressant that raises mind against fear, or None (SOM-DANGER-TOXIC-14, SOM-FEAR-13)."""
    if call.kind != "fear" or "mind" not in call.skills:
        return None
    return strongest(state, call.character, DEPRESSANTS)


def _worth(person: Character, skill: str, call: Call) -> int | None:
    """Return the score of a skill for this roll, or else the NPC's one general number (SOM-NPC-02, A76).

    That number serves only where the rules name the skill, and not the game master. None: no score.
    """
    found = score(person, skill)
    return person.sheet.common.get("general") if found is None and call.purpose not in NAMED_BY_THE_GM else found


def base_score(state: SombreState, call: Call) -> int | None:
    """Return the lowest of the scores called (SOM-ROLL-30); None: incompetence (SOM-ROLL-39, SOM-ROLL-40)."""
    person = state.characters[call.character]
    if call.purpose == "treatment":
        treatment = person.mind.treatments.get(call.subject)
        return treatment.score if treatment else None
    scores = [_worth(person, skill, call) for skill in call.skills]
    found = [s for s in scores if s is not None]
    lifted = fearless(state, call)
    raised = lifted.toxicity if lifted is not None else 0
    return min(found) + raised if scores and len(found) == len(scores) else None


def help_of(state: SombreState, call: Call) -> tuple[int, int]:
    """Return what assistants add to the score, and the points that the incompetent cost (SOM-ROLL-36, SOM-ROLL-37)."""
    raised, points = 0, 0
    for assistant in call.assistants:
        person = state.characters.get(assistant)
        own = score(person, call.skills[0]) if person and call.skills else None
        if own is None:
            points += 1
        else:
            raised += own // 10
    return raised, points


def incompetent(state: SombreState, call: Call) -> Result | None:
    """Return the automatic failure of a roll that cannot succeed; None: its die decides (SOM-ROLL-39).

    Such a failure has no die and no margin, and is neither natural nor modified.
    """
    lacking = base_score(state, call) is None and not unscored(state, call)
    lost = call.hopeless or lacking or lost_in_smoke(state, call)
    return Result(score=None, failure="automatic") if lost else None


def unscored(state: SombreState, call: Call) -> bool:
    """Return whether the roll waits for a common skill that nobody has given the character (A76, A77).

    Such a roll does not fail by itself. A skill that the game master names for an NPC counts as judged by him
    (SOM-NPC-02), so that its roll does not wait.
    """
    if base_score(state, call) is not None or call.purpose == "treatment":
        return False
    person = state.characters[call.character]
    lacking = any(skill in COMMON and _worth(person, skill, call) is None for skill in call.skills)
    return lacking and (person.is_pc or call.purpose not in NAMED_BY_THE_GM)


def work_out(state: SombreState, call: Call, die: int) -> Result:
    """Return the total, the success or kind of failure, and the margin of a die (SOM-ROLL-09 to SOM-ROLL-13)."""
    person = at_turn_start(state, call.character)
    base = base_score(state, call)
    if base is None:
        return Result(score=None, die=die, failure="automatic")
    raised, points = help_of(state, call)
    ranks = sum(rank.ranks for rank in call.difficulty) + call.relapse
    action, fear, pure = call.kind == "action", call.kind == "fear", call.kind == "pure"
    weighed = health_weighs(state, person, call)
    lifted = fearless(state, call)
    parts = Result(
        score=base + raised,
        die=die,
        wounds=wounds_modifier(person) if weighed or call.purpose == "interrogation" else 0,
        fatigue=fatigue_modifier(person) if weighed else 0,
        instability=fear_modifier(state, person) if fear or call.purpose in UNSTABLE else 0,
        difficulty=0 if pure else ranks,
        conditions=condition_ranks(state, person, call) if action else 0,
        off_hand=1 if action and call.off_hand else 0,
        points=points if action else 0,
        extras=() if pure and call.purpose != "sleep" else extra_points(state, person, call),
        veiled=lifted.toxicity if lifted is not None and lifted.secret else 0,
    )
    return judged(parts)


def health_weighs(state: SombreState, person: Character, call: Call) -> bool:
    """Return whether Wounds and Fatigue weigh on the roll: on actions (SOM-ROLL-14), never in a frenzy.

    By option also on rolls that resist something (A12).
    """
    return (call.kind == "action" or resisting(state, call)) and not frenzied(person)


def resisting(state: SombreState, call: Call) -> bool:
    """Return whether the option lets health weigh on this roll, a reaction that resists something (A12).

    Not on rolls whose own rules say what weighs on them.
    """
    return state.options.resist_health_mods and call.kind == "reaction" and call.purpose not in SAYING_ALL


def judged(parts: Result) -> Result:
    """Return the result of the die and the modifiers against the score; 1 and 20 are not special (SOM-ROLL-12)."""
    score_, die = parts.score or 0, parts.die or 0
    extras = sum(extra.points for extra in parts.extras)
    ranks = parts.difficulty + parts.conditions + parts.off_hand
    total = die + parts.wounds + parts.fatigue + parts.instability + RANK * ranks + parts.points + extras
    success = total <= score_
    failure: FailureKind | None = None if success else "natural" if die > score_ else "modified"
    margin = die if success else None
    return Result(
        score=parts.score,
        die=die,
        wounds=parts.wounds,
        fatigue=parts.fatigue,
        instability=parts.instability,
        difficulty=parts.difficulty,
        conditions=parts.conditions,
        off_hand=parts.off_hand,
        points=parts.points,
        extras=parts.extras,
        veiled=parts.veiled,
        total=total,
        success=success,
        failure=failure,
        margin=margin,
        quality=None if margin is None else quality(margin),
    )


def quality(margin: int) -> Quality:
    """Return the quality of a margin (SOM-ROLL-38)."""
    if margin <= 1:
        return "just"
    if margin <= 5:
        return "good"
    if margin <= 10:
        return "very_good"
    return "excellent" if margin <= 15 else "exceptional"
