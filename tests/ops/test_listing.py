"""`rules`, `config` and the help: what is there to be chosen, in the words of the program itself."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from api.base.settings import Settings
from domain.systems import GAMES
from ops.cli.main import GROUPS, main
from ops.cli.terminal import plain
from ops.commands.trials.citations import places
from projections.texts import LOCALES, say
from tests.ops.conftest import Greffe, failed

A_RULE = f"AMB-CHAR-{2:02}"  # not spelled out: that would be one more citation
NO_RULE = f"AMB-CHAR-{99}"


def test_config_lists_every_choice(greffe: Greffe) -> None:
    done = greffe("config", GREFFE_RATE_LIMIT="7")
    assert done.returncode == 0
    for choice in Settings().listing():
        assert choice.name in done.stdout
    assert " 7 " in done.stdout


@pytest.mark.parametrize("command", GROUPS)
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
    assert f"{len(GAMES[system].rules)} rules, " in done.stderr


def test_a_rule_is_shown_with_the_places_that_cite_it(greffe: Greffe) -> None:
    done = greffe("rules", "ambre", A_RULE)
    assert done.returncode == 0
    assert all(say("ambre", locale, f"rule-{A_RULE}", {}) in done.stdout for locale in LOCALES)
    cited = [line.split() for line in done.stdout.splitlines()]
    assert any(words[0].startswith("domain/systems/ambre/") and "motivation_form" in words for words in cited if words)
    assert any(
        words[0].startswith("tests/ambre/") and "test_other_forms_are_refused" in words for words in cited if words
    )


def test_a_place_names_the_innermost_function_around_it() -> None:
    """A rule whose number begins with the digits of another is not cited where that one is."""
    assert {place.within for place in places("tests", A_RULE)} >= {"test_the_form_of_a_motivation_is_spelled_one_way"}
    assert list(places("tests", A_RULE[:-1])) == []


def test_an_unknown_rule_is_said(greffe: Greffe) -> None:
    failed(greffe("rules", "ambre", NO_RULE), 2, f"ambre has no rule {NO_RULE}")
    failed(greffe("rules", "ambre", A_RULE, "--coverage"), 2, "--coverage counts all rules")


def test_an_unknown_game_is_said(greffe: Greffe) -> None:
    failed(greffe("rules", "chess"), 2, "no game chess")


def test_texts_of_players_steer_no_terminal() -> None:
    assert plain("a\x1b[2Jb\u202ec\n\td") == "a\ufffd[2Jb\ufffdc\n\td"


@pytest.mark.parametrize(
    "command",
    [("config",), ("rules",), ("rules", "nosgoth"), ("rules", "nosgoth", "--coverage"), ("tables", "DATABASE")],
)
def test_programs_read_json_and_nothing_else(greffe: Greffe, database: Path, command: tuple[str, ...]) -> None:
    done = greffe(*(str(database) if word == "DATABASE" else word for word in command), "--json")
    assert done.returncode in (0, 1)
    facts = [json.loads(line) for line in done.stdout.splitlines()]
    assert facts
    assert all(isinstance(fact, dict) for fact in facts)


def test_checking_and_saving_tell_programs_what_was_found(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    found = json.loads(greffe("verify", database, "--heads", "--json").stdout)
    assert (found["streams"], found["findings"], set(found["heads"])) == (2, [], {"aaaa", "bbbb"})
    saved = json.loads(greffe("backup", tmp_path / "saved.sqlite", "--data", database, "--json").stdout)
    assert saved["events"] == found["events"]
    filled = json.loads(
        greffe("restore", tmp_path / "saved.sqlite", "--data", tmp_path / "new.sqlite", "--json").stdout
    )
    assert filled == {"events": found["events"], "streams": 2, "complete": True}


def test_copying_tells_programs_what_it_did(greffe: Greffe, database: Path, tmp_path: Path) -> None:
    done = greffe("copy", database, tmp_path / "into.sqlite", "--json")
    assert json.loads(done.stdout)["events"] == json.loads(done.stdout)["new"] > 0
    assert "every chain is the same" in done.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_it(process: Greffe, shell: str) -> None:
    """As the README says."""
    if shell == "bash" and shutil.which("bash") is None:
        pytest.skip("click asks bash for its version")
    done = process(_GREFFE_COMPLETE=f"{shell}_source")
    assert done.returncode == 0, done.stderr
    assert "_GREFFE_COMPLETE" in done.stdout


def test_commands_and_options_are_completed(process: Greffe) -> None:
    done = process(_GREFFE_COMPLETE="bash_complete", COMP_WORDS="greffe ver", COMP_CWORD="1")
    assert done.stdout == "plain,verify\n"
    done = process(_GREFFE_COMPLETE="bash_complete", COMP_WORDS="greffe forget --o", COMP_CWORD="2")
    assert done.stdout == "plain,--older-than\n"
