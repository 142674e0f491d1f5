import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
TOP_LEVEL = {
    "CHANGELOG.md",
    "LICENSE",
    "MANIFEST.in",
    "NOTICE",
    "README.md",
    "api",
    "domain",
    "ops",
    "projections",
    "pyproject.toml",
    "requirements-test.lock",
    "requirements.lock",
    "tests",
}
MACHINE_PATH = re.compile(r"(?<![\w.-])/(?:work|root|home/[\w-]+|Users/[\w-]+)/")
LONGEST_MODULE = 600
WRITTEN_BY_A_PROGRAM = {"ops/clients/python/greffe_client/types.py"}
PIN = re.compile(r"^([\w.-]+)==([\w.+!-]+)", re.MULTILINE)


@cache
def files() -> list[Path]:
    """What belongs to the repository, or would with the next commit; a copy without git counts as well."""
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
        found = [ROOT / name for name in listed.split("\0") if name]
    else:
        found = [path for path in ROOT.rglob("*") if not is_ignored(path.relative_to(ROOT))]
    return sorted(path for path in found if path.is_file())


def is_ignored(path: Path) -> bool:
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    patterns = [line.rstrip("/") for line in lines if line and not line.startswith("#")]
    return any(fnmatch(part, pattern) for part in path.parts for pattern in patterns)


def pins(lock: str) -> dict[str, str]:
    return {canonicalize_name(name): version for name, version in PIN.findall((ROOT / lock).read_text())}


def requirements() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["test"],
    ]
    return [Requirement(line) for line in asked]


def test_the_top_level_holds_only_what_has_its_place_there() -> None:
    names = {path.relative_to(ROOT).parts[0] for path in files()}
    assert {name for name in names if not name.startswith(".")} <= TOP_LEVEL


def test_no_file_names_a_path_of_one_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in files()
        for match in MACHINE_PATH.finditer(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert found == []


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in files()
        if path.suffix == ".py" and str(path.relative_to(ROOT)) not in WRITTEN_BY_A_PROGRAM
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST_MODULE} == {}


HANGING = re.compile(
    r"[(.\"]|[A-Z]{3}-"
    r"|(It|Its|They|Their|He|This|That|These|Those|There|The same|In|On|At|By|As|For|To|From|With|Without|After|Before"
    r"|Beside|Until|While|Once|If|So|Such|Or|And|But|Not|Of|How|What|Whatever|When|Where|Whether|Which|Who|Whoever|Whose"
    r"|Whom)\b"
)
"""Beginnings of docstrings that are clauses, or hang on a name, a field or the docstring before."""
NO_VERB = re.compile(
    r"`|(A|An|The|One|Two|Some|Any|Every|Everything|All|Each|Both|Either|Another|No|None|Nothing|Nobody|Somebody|Under"
    r"|Between|Only|Does|Is|Are|Can|May|Must|Has)\b"
)
"""Beginnings of docstrings that say of a function something else than what it does."""
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def documented() -> Iterator[tuple[Documented, str, str]]:
    """Yield what has a docstring outside the tests, with it and the place."""
    for file in files():
        if file.suffix == ".py" and file.relative_to(ROOT).parts[0] != "tests":
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, Documented) and (said := ast.get_docstring(node)):
                    yield node, said, f"{file.relative_to(ROOT)}: {said}"


def test_docstrings_can_be_read_alone() -> None:
    """They say what a thing is or does."""
    assert [place for node, said, place in documented() if HANGING.match(said)] == []
    wordy = (place for node, said, place in documented() if isinstance(node, ast.ClassDef) and said.startswith("`"))
    assert [*wordy] == [], "a class is more than one of its fields"


def test_docstrings_of_functions_begin_with_a_verb() -> None:
    """Properties are nouns, as attributes are."""
    functions = (
        (said, place)
        for node, said, place in documented()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and not any("property" in ast.unparse(decorator) for decorator in node.decorator_list)
    )
    assert [place for said, place in functions if NO_VERB.match(said)] == []


@pytest.mark.parametrize("requirement", requirements(), ids=str)
def test_the_lock_answers_each_requirement(requirement: Requirement) -> None:
    version = pins("requirements-test.lock")[canonicalize_name(requirement.name)]
    assert requirement.specifier.contains(version)


def test_a_package_whose_private_parts_are_imported_has_an_exact_version() -> None:
    """Names with an underscore, modules of an implementation, and what its own types do not know."""
    private = re.compile(
        r"^(?:from|import) (?!_)(\w+)(?:[\w.]*(?:\._|_impl\b)| import _|.*ignore\[attr-defined\])", re.M
    )
    own = {"api", "domain", "ops", "projections"}
    sources = [path for path in files() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in own]
    found = {name for path in sources for name in private.findall(path.read_text(encoding="utf-8"))}
    asked = {requirement.name: str(requirement.specifier) for requirement in requirements()}
    assert {name for name in found - own if not asked[name].startswith("==")} == set()


def test_both_locks_pin_the_same_versions() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-test.lock").items()
