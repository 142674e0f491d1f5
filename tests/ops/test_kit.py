"""`greffe kit`: what a seat prepared, as the service gives it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from click.testing import CliRunner

from ops.cli.main import main
from projections.exports.kit import Kit
from tests.api.service import GM, playing

MALEK = {"type": "AddCombatant", "name": "Malek", "kind": "other", "level": 5}


def test_a_kit_is_written(tmp_path: Path) -> None:
    database, file = tmp_path / "greffe.sqlite", tmp_path / "kit.json"
    with playing(database) as service:
        table = service.open("nosgoth")
        table.gm.did(MALEK)
        document = table.gm.get("/kit").json()
    asked = ["kit", str(database), table.id, "--seat", GM, "-o", str(file)]
    done = CliRunner().invoke(main, asked)
    assert done.exit_code == 0, done.output
    assert msgspec.json.decode(file.read_bytes()) == document
    assert msgspec.json.decode(file.read_bytes(), type=Kit).commands[0].id == "@1"
    again = CliRunner().invoke(main, [*asked[:4], "nobody"])
    assert again.exit_code == 2
