"""What is printed: columns break where a reader may pause, never before a mark that must not begin a line."""

from __future__ import annotations

import pytest

from ops.cli.terminal import WIDTH, row, show, table

NEVER_FIRST = (":", ";", "!", "?", "»")
SENTENCE = (
    "Jet de Peur pour Carole (Difficulté en Rangs\u00a0: proche 2)\u00a0: «\u00a0Un corps sous la voiture\u00a0!\u00a0»"
)


@pytest.mark.parametrize("columns", range(2, 9))
def test_a_column_does_not_break_at_a_no_break_space(columns: int, capsys: pytest.CaptureFixture[str]) -> None:
    made = table(*(f"place {n}" for n in range(columns)))
    row(made, *[SENTENCE] * columns)
    show(made)
    printed = capsys.readouterr().out
    lines = printed.splitlines()
    assert len(lines) > 2
    assert all(len(line) <= WIDTH for line in lines)
    width = (WIDTH - 2 * (columns - 1)) // columns
    cells = [line[start : start + width].strip(" ") for line in lines for start in range(0, WIDTH, width + 2)]
    assert not [cell for cell in cells if cell.startswith(NEVER_FIRST) or cell.endswith("«")]
    assert printed.count("\u00a0:") == 2 * columns


def test_what_people_wrote_does_not_become_a_space(capsys: pytest.CaptureFixture[str]) -> None:
    made = table("title")
    row(made, "a\ue000b\u00a0c")
    show(made)
    assert "a\ufffdb\u00a0c" in capsys.readouterr().out
