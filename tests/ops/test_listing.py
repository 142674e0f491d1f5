"""`rules`, `config` and the help: what is there to be chosen, in the words of the program itself."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from api.settings import Settings
from domain.systems import GAMES
from ops.cli import COMMANDS, main
from ops.terminal import plain
from tests.ops.conftest import Greffe, failed


def test_config_lists_every_choice(greffe: Greffe) -> None:
    done = greffe("config", GREFFE_RATE_LIMIT="7")
    assert done.returncode == 0
    for choice in Settings().listing():
        assert choice.name in done.stdout
    assert " 7 " in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help(command: str) -> None:
    done = CliRunner().invoke(main, [command, "--help"])
    assert done.exit_code == 0
    assert "Usage:" in done.output


def test_the_version_is_told(greffe: Greffe) -> None:
    assert greffe("--version").stdout.startswith("greffe, version ")


def test_an_unknown_command_is_a_usage_error(greffe: Greffe) -> None:
    done = greffe("dance")
    assert done.returncode == 2
    assert "No such command 'dance'" in done.stderr


def test_rules_lists_the_games() -> None:
    done = CliRunner().invoke(main, ["rules"])
    assert done.exit_code == 0
    assert all(name in done.output for name in GAMES)


@pytest.mark.parametrize("system", GAMES)
def test_rules_of_a_game_have_titles_in_both_languages(system: str) -> None:
    done = CliRunner().invoke(main, ["rules", system])
    assert done.exit_code == 0
    assert all(rule in done.output for rule in GAMES[system].rules)


@pytest.mark.parametrize("system", GAMES)
def test_coverage_counts_citations(system: str) -> None:
    done = CliRunner().invoke(main, ["rules", system, "--coverage"])
    assert done.exit_code in (0, 1)
    assert f"{len(GAMES[system].rules)} rules, " in done.output


def test_an_unknown_game_is_said(greffe: Greffe) -> None:
    failed(greffe("rules", "chess"), 2, "no game chess")


def test_texts_of_players_steer_no_terminal() -> None:
    assert plain("a\x1b[2Jb\u202ec\n\td") == "a\ufffd[2Jb\ufffdc\n\td"
