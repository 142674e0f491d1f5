"""Tiers of the tests, by folder; a module that is unlike its folder stands there by its own name."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = tuple(sorted(path.parent.name for path in ROOT.glob("domain/systems/[a-z]*/__init__.py")))
"""By their folders: whoever only divides the tests loads no game."""
TIERS: Mapping[str, tuple[str, ...]] = {
    "rules": (
        "ambre",
        "corrections",
        "game",
        "innommable",
        "nosgoth",
        "prices",
        "record",
        "sombre",
        "spin",
        "suite",
        "table",
        "test_layers.py",
        "test_repository.py",
        "texts",
    ),
    "contract": ("attacker", "contract"),
    "edge": ("api", "clients", "hooks", "ops", "register", "review", "shared", "wire"),
    "world": (
        "api/test_kill.py",
        "browser",
        "clients/test_bridge.py",
        "clients/test_examples.py",
        "clients/test_generators.py",
        "faults",
        "ops/test_readme.py",
        "simulation",
    ),
}
CONTENTS: Mapping[str, str] = {
    "rules": "games, kernel, texts, layers",
    "contract": "what every game promises, on told and on random sessions, and to whoever attacks it",
    "edge": "HTTP, register, clients, command line",
    "world": "browser, faults, killing, simulation, generators, examples, README",
}
LAYERS = ("tests/test_layers.py", "tests/test_repository.py")
SMOKE = (
    "tests/api/test_commands.py",
    "tests/api/test_streams.py",
    "tests/register/test_following.py",
    "tests/ops/test_starting.py",
)
"""A little of the edge: commands and streams over HTTP, appends, the command line."""


def tier(path: str) -> str:
    """Return the tier of a test module, whose path begins at the repository's root. Raises LookupError."""
    places = [Path(path), *Path(path).parents]
    for place in places:
        for name, parts in TIERS.items():
            if str(place) in {f"tests/{part}" for part in parts}:
                return name
    raise LookupError(f"{path} belongs to no tier: tests/suite/tiers.py")


def paths(name: str) -> list[str]:
    """List the modules of a tier, from the repository's root."""
    modules = (str(file.relative_to(ROOT)) for file in sorted((ROOT / "tests").rglob("test_*.py")))
    return [module for module in modules if tier(module) == name]


def described() -> str:
    """Tell the tiers and their folders, a line each."""
    return "\n".join(f"  {name:9} {CONTENTS[name]}: {', '.join(parts)}" for name, parts in TIERS.items())
