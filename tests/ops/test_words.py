"""The command line speaks one language at a time: whichever was asked for, in help, answers and refusals."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from string import Formatter
from typing import Any, get_args

import click
import pytest
from babel.messages import Catalog
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

from api.base.settings import Settings
from domain.base.finding import Finding
from domain.register import Cause
from ops.cli.command import Group
from ops.cli.main import main
from ops.cli.messages import chosen, finding_message, speak, speech, translate_finding
from projections.texts import LOCALES, Locale, bundle
from tests.contract.renderings import renderings
from tests.contract.typography import faults
from tests.ops.conftest import Greffe, failed
from tests.ops.findings import templates

OPS = Path(__file__).resolve().parents[2] / "ops"
CATALOGUE = OPS / "cli" / "locale" / "fr" / "LC_MESSAGES" / "messages"
SOURCES = {
    path: path.read_text(encoding="utf-8") for path in sorted(OPS.rglob("*.py")) if OPS / "clients" not in path.parents
}
CALLED = {
    "help-": "a command",
    "head-": "a column",
    "metavar-": "a value in a usage line",
    "setting-": "a setting",
    "cause-": "a failure of the storage",
    "status-": "what a table is doing",
    "mark-": "what a figure has reached",
    "subject-": "what a doctor has looked at",
    "finding-": "what an audit has found",
}
"""Messages that are named after what they tell, and not named in the code."""
TAKEN_AS_IT_IS = {"plain", "in_terminal", "fresh", "encode", "name", "json", "frame_lines", "_sentence"}


def own(locale: Locale) -> frozenset[str]:
    return speech(locale).names() - bundle("", locale).names()


def commands(
    group: click.Command = main, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command and group with the words that lead to it."""
    yield path, group
    if isinstance(group, Group):
        context = click.Context(group)
        for name in group.list_commands(context):
            found = group.get_command(context, name)
            assert found is not None
            yield from commands(found, (*path, name))


PATHS = [path for path, _ in commands()]


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ((), {}, "fr"),
        ((), {"LANG": "en_US.UTF-8"}, "en"),
        ((), {"LANG": "en_US.UTF-8", "LC_ALL": "fr_BE"}, "fr"),
        ((), {"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ((), {"LANG": "en_US.UTF-8", "LC_ALL": ""}, "en"),
        ((), {"LANG": "C.UTF-8"}, "fr"),
        ((), {"LANG": "de_DE.UTF-8"}, "fr"),
        ((), {"LANG": "english"}, "fr"),
        (("verify", "--lang", "en"), {"LANG": "fr_FR"}, "en"),
        (("--lang=fr", "verify"), {"LANG": "en_GB"}, "fr"),
        (("verify", "--lang"), {"LANG": "en"}, "en"),
    ],
)
def test_the_arguments_decide_and_then_the_environment(
    arguments: tuple[str, ...], environment: dict[str, str], language: Locale
) -> None:
    assert chosen(arguments, environment) == language


def test_both_languages_say_the_same_things() -> None:
    assert own("fr") == own("en")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_in_many_forms(locale: Locale) -> None:
    """What stands in a terminal may be broken by no rule of spelling either; brackets of a usage line excepted."""
    words = speech(locale)
    wrong = {
        message: sorted(found)
        for message in own(locale)
        for text in renderings(words, message)
        if (
            found := {*faults(re.sub(r"\w+://\S+", "URL", text.replace("…", ".")), locale)}
            - {"a word of the wire", "a space at an end"}
        )
    }
    assert wrong == {}


def test_every_message_is_used() -> None:
    named = " ".join(SOURCES.values())
    unused = {
        message
        for message in own("fr")
        if not message.startswith(tuple(CALLED))
        and f'"{message.removeprefix("failed-")}"' not in named.replace("'", '"')
    }
    assert unused == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_named_after_something_has_that_thing(locale: Locale) -> None:
    names = own(locale)
    assert {f"setting-{field}" for field in Settings.__struct_fields__} == {n for n in names if n[:8] == "setting-"}
    assert {f"cause-{cause}" for cause in get_args(Cause)} == {n for n in names if n.startswith("cause-")}
    assert {finding_message(template) for template in templates()} == {n for n in names if n.startswith("finding-")}
    assert {f"help-{command.name}" for _, command in commands()} == {n for n in names if n.startswith("help-")}


@pytest.mark.parametrize("template", sorted(templates()))
def test_what_is_found_is_told_in_both_languages(template: str) -> None:
    """In English as the finding itself has it, whose numbers agree besides."""
    places = [field for _, field, _, _ in Formatter().parse(template) if field]
    found = Finding(
        template, **{field: 2 if field in {"events", "saved", "rows", "found"} else "x" for field in places}
    )
    speak("en")
    assert translate_finding(found) == re.sub(r"(?<=: )x$" if "detail" in places else "$^", "“x”", found)
    speak("fr")
    assert translate_finding(found) != found


def test_what_others_say_stands_in_quotation_marks() -> None:
    speak("fr")
    nested = Finding("cannot be read: {detail}", detail=Finding("the register is closed"))
    foreign = Finding("cannot be read: {detail}", detail="disk I/O error")
    assert translate_finding(nested) == "illisible\u00a0: le registre est fermé"
    assert translate_finding(foreign) == "illisible\u00a0: «\u00a0disk I/O error\u00a0»"
    assert translate_finding("disk I/O error") == "«\u00a0disk I/O error\u00a0»"


def test_a_finding_crosses_to_another_process() -> None:
    found = Finding("event {version} stands in its place", version="{7}")
    arrived = pickle.loads(pickle.dumps(found))
    assert (arrived, arrived.template, arrived.facts) == (found, found.template, found.facts)


def _strings(node: ast.AST) -> Iterator[str]:
    """Letters that a person would read in an expression, outside of `translate` and of formats."""
    match node:
        case ast.Call(func=ast.Name(id=name)) if name in {"translate", "say", *TAKEN_AS_IT_IS}:
            return
        case ast.Call(func=ast.Attribute(attr=name)) if name in TAKEN_AS_IT_IS:
            return
        case ast.FormattedValue():
            yield from _strings(node.value)
        case ast.Constant(value=str(text)) if re.search(r"[^\W\d_]{3}", text):
            yield text
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _strings(child)


PRINTING = {"echo", "secho", "add_task", "BadParameter"}
AS_THEY_ARE = re.compile(r"curl|Authorization|greffe: |^/|Accept:")
"""What is for a shell."""


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(OPS)))
def test_nothing_is_printed_that_is_no_message(path: Path) -> None:
    printed = [
        text
        for node in ast.walk(ast.parse(SOURCES[path]))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in PRINTING
        for argument in node.args
        for text in _strings(argument)
        if not AS_THEY_ARE.search(text)
    ]
    assert printed == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(OPS)))
def test_every_failure_names_its_message(path: Path) -> None:
    """And gives it what it asks for, in both languages."""
    for node in ast.walk(ast.parse(SOURCES[path])):
        match node:
            case ast.Call(func=ast.Name(id="Failed" | "Misused" | "OutOfReach"), args=args, keywords=keywords):
                assert len(args) == 1, ast.unparse(node)
                assert isinstance(args[0], ast.Constant), ast.unparse(node)
                for locale in LOCALES:
                    given = {str(each.arg): 2 if each.arg == "last" else "x" for each in keywords}
                    assert speech(locale).say(f"failed-{args[0].value!s}", given)
            case _:
                pass


def test_every_option_has_its_help() -> None:
    for path, command in commands():
        context = click.Context(command)
        for param in command.get_params(context):
            if isinstance(param, click.Option):
                assert param.help, (path, param.name)


@pytest.mark.parametrize("path", PATHS, ids="-".join)
def test_help_is_in_the_language_asked_for(greffe: Greffe, path: tuple[str, ...]) -> None:
    french, english = (greffe(*path, "--help", "--lang", locale).stdout for locale in LOCALES)
    french, english = (re.sub(r"main [a-z ]+", "", text) for text in (french, english))
    assert french.startswith("Usage\u00a0:")
    assert english.startswith("Usage:")
    assert "Affiche cette aide et s’arrête." in french
    assert "Show this message and exit." in english
    alike = {*re.findall(r"[a-z]{4,} [a-z]{4,} [a-z]{4,}", french)} & {
        *re.findall(r"[a-z]{4,} [a-z]{4,} [a-z]{4,}", english)
    }
    assert alike == set()


def test_what_click_says_of_wrong_usage_is_in_its_catalogue() -> None:
    """All that click may say of what a person typed; the rest is for prompts and programmers."""
    known = {text for forms in messages(read_po, "po") for text in forms}
    modules = (click.core, click.decorators, click.exceptions, click.formatting, click.parser, click.types)
    assert known <= {text for module in modules for text in _asked(module)}
    assert {*_asked(click.exceptions)} <= known


def test_the_catalogue_of_click_is_compiled() -> None:
    assert messages(read_mo, "mo") == messages(read_po, "po"), "pybabel compile --directory ops/cli/locale"


def messages(read: Callable[..., Catalog], suffix: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    """(English, its plural) -> the French of both."""
    with Path(f"{CATALOGUE}.{suffix}").open("rb") as file:
        return {_forms(message.id): _forms(message.string) for message in read(file) if message.id}


def _forms(text: Any) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def _asked(module: object) -> Iterator[str]:
    source = Path(str(getattr(module, "__file__", ""))).read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="_"), args=[ast.Constant(value=str(text))]):
                yield text
            case ast.Call(
                func=ast.Name(id="ngettext"), args=[ast.Constant(value=str(a)), ast.Constant(value=str(b)), _]
            ):
                yield from (a, b)
            case _:
                pass


def test_wrong_usage_is_told_in_french(greffe: Greffe) -> None:
    speak("en")
    missing = greffe("verify", "--lang", "fr")
    assert missing.returncode == 2
    assert "Erreur\u00a0: Il manque l’argument" in missing.stderr
    assert "Pas de commande" in greffe("--lang", "fr", "vérifier").stderr
    assert "n’est pas dans l’intervalle" in greffe("serve", "--port", "0", "--lang", "fr").stderr
    assert "Pas d’option" in greffe("serve", "--prt", "0", "--lang", "fr").stderr
    failed(greffe("verify", "nowhere", "--lang", "fr"), 3, "impossible de lire nowhere")


def test_config_tells_every_setting_in_both_languages(greffe: Greffe) -> None:
    assert "Langue des phrases" in greffe("config", "--lang", "fr").stdout
    assert "Language of sentences" in greffe("config", "--lang", "en").stdout
    assert "Langue des phrases" in greffe("config", "--json", LANG="fr_FR.UTF-8", LC_ALL="").stdout
