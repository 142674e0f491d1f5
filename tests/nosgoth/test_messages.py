"""Every refusal of the game has its sentence, and every code of it is reached by a test."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from domain.systems.nosgoth.game import GAME
from projections.texts import LOCALES, has

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
CODES = {
    *("not_your_role", "not_owner", "wrong_stage", "character_dead", "character_out", "bad_value"),
    *("options_frozen", "dead_at_start", "already_exists", "below_losses", "action_open", "not_your_turn"),
    *("level_fixed_by_enemy", "not_classified", "no_difficulty", "unknown_proposal", "focus_too_late"),
    *("focus_not_yours", "focus_floor", "gm_never_rolls", "no_roller", "no_such_effect", "already_recorded"),
    *("combat_active", "no_combat", "nobody_left", "bad_basis", "bad_target", "immobilized", "no_teleport"),
    *("no_hit", "already_applied", "redirect_required", "redirect_not_allowed", "redirect_empty", "no_zero"),
    "regeneration_stopped",
}
HOUSE = {
    *("dice_source", "bad_die_value", "unknown_event", "not_retractable"),
    *("illegal_replacement", "not_contested"),
}


def refused() -> Iterator[tuple[str, str]]:
    """Every code that the rules refuse with, and the rule that they cite (empty where it is a name)."""
    for file in sorted((ROOT / "domain/systems/nosgoth").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if isinstance(node, ast.Call) and name in ("enough", "require", "Refused"):
                words = [a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
                if words:
                    yield words[0], next((word for word in words if word.startswith("NOS-")), "")


def test_the_codes_are_the_catalogues() -> None:
    assert {code for code, _ in refused()} == CODES
    assert {rule for _, rule in refused() if rule} <= set(GAME.rules)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_has_a_sentence(locale: str) -> None:
    assert not [code for code in CODES | HOUSE if not has("nosgoth", locale, f"refusal-{code}")]  # type: ignore[arg-type]


def test_every_code_is_reached_by_a_test() -> None:
    tests = "".join(f.read_text(encoding="utf-8") for f in HERE.glob("test_*.py") if f.name != Path(__file__).name)
    assert not [code for code in CODES | HOUSE if f'"{code}"' not in tests]
