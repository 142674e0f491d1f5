"""Imports run one way: api -> projections -> domain. Nothing is imported here: the sources are read."""

import ast
import sys
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MAY_IMPORT = {
    "domain": {"domain"},
    "projections": {"domain", "projections"},
    "api": {"domain", "projections", "api"},
    "ops": {"domain", "projections", "api", "ops"},
}
OURS = {*MAY_IMPORT, "tests"}
CLIENT = "ops.clients.python.greffe_client"
# Games are folders here; what they share stands beside them, and the log and its audit stand above them.
GAMES = {path.name for path in ROOT.glob("domain/systems/[a-z]*/")}
REGISTER = "domain.register"
MODULES_IN_A_FOLDER = 15
LONGEST_CHAIN = 30
FOLDERS = (
    "domain.base",
    "domain.table",
    "domain.game",
    "domain.seating",
    "domain.talk",
    "domain.record",
    "domain.corrections",
    "domain.review",
    "domain.register.storage",
    "domain.register.postgres",
    "domain.register",
    "domain.register.integrity",
    "domain.systems",
    "projections.texts",
    "projections.base",
    *(f"projections.{game}" for game in sorted(GAMES)),
    "projections.entries",
    "projections.feeds",
    "projections.disputes",
    "projections.moves",
    "projections.proof",
    "projections.queries",
    "projections.snapshots",
    "projections.exports",
    "api.base",
    "api.storage",
    "api.tables",
    "api.notifications",
    "api.http",
    "api.hooks",
    "api.pages",
    "api.routes",
    "api",
    "api.server",
    "ops.clients",
    "ops.cli",
    "ops.play",
    "ops.audit",
    "ops.readers",
    "ops.dossier",
    "ops.impact",
    "ops.conformance",
    "ops.simulation",
    "ops.bench",
    "ops.bench.rows",
    "ops.failover",
    "ops.release",
    "ops.commands",
    "ops",
)
"""Every folder, lowest first: each imports only those before it. Games' own folders: see `parts`."""


@dataclass(frozen=True)
class Import:
    importer: str
    imported: str

    def __str__(self) -> str:
        return f"{self.importer} imports {self.imported}"


def module_name(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(file: Path) -> Iterator[Import]:
    importer = module_name(file)
    package = importer if file.name == "__init__.py" else importer.rpartition(".")[0]
    for name in imported_names(ast.parse(file.read_text(encoding="utf-8"), str(file)), package):
        yield Import(importer, name)


def imported_names(tree: ast.AST, package: str) -> Iterator[str]:
    """Every name that may be a module: `from a import b` gives both a and a.b, since b may be one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def absolute(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parents = package.split(".")
    return ".".join([*parents[: len(parents) - node.level + 1], *([node.module] if node.module else [])])


def top(name: str) -> str:
    return name.partition(".")[0]


def is_within(name: str, *modules: str) -> bool:
    return any(name == module or name.startswith(f"{module}.") for module in modules)


def is_third_party(name: str) -> bool:
    return top(name) not in sys.stdlib_module_names | OURS


def game_of(name: str) -> str | None:
    """The game that a module belongs to, by its folder in domain/systems or its name in projections."""
    match name.split("."):
        case ["domain", "systems", game, *_] | ["projections", game, *_] if game in GAMES:
            return game
    return None


@cache
def all_imports() -> tuple[Import, ...]:
    files = (file for layer in MAY_IMPORT for file in sorted((ROOT / layer).rglob("*.py")))
    return tuple(found for file in files for found in imports_of(file))


def listed(imports: Iterator[Import]) -> list[str]:
    return sorted({str(found) for found in imports})


def test_no_layer_looks_up() -> None:
    assert not listed(
        found
        for found in all_imports()
        if top(found.imported) in OURS and top(found.imported) not in MAY_IMPORT[top(found.importer)]
    )


def test_the_domain_knows_only_the_standard_library_and_msgspec() -> None:
    assert not listed(
        found
        for found in all_imports()
        if is_within(found.importer, "domain") and not is_within(found.importer, REGISTER)
        if is_third_party(found.imported) and top(found.imported) != "msgspec"
    )


def test_the_python_client_stands_alone() -> None:
    """It is a package of its own, which the house uses where it lies. What its extra wants, the assistant's seat alone
    imports.
    """
    known = {"anyio", "httpx", "msgspec"}
    seat = {f"{CLIENT}.mcp", f"{CLIENT}._tools"}
    assert not listed(
        found
        for found in all_imports()
        if is_within(found.importer, CLIENT) and not is_within(found.imported, CLIENT)
        if top(found.imported) not in sys.stdlib_module_names | known | ({"mcp"} if found.importer in seat else set())
    )
    assert not listed(
        found
        for found in all_imports()
        if is_within(found.importer, CLIENT) and found.importer not in seat
        if is_within(found.imported, *seat)
    )


def test_games_know_nothing_of_the_register() -> None:
    assert not listed(
        found
        for found in all_imports()
        if is_within(found.importer, "domain.systems") and is_within(found.imported, REGISTER)
    )


def test_nothing_else_of_the_domain_knows_the_register() -> None:
    """It is the one package of the domain that does I/O."""
    assert not listed(
        found
        for found in all_imports()
        if is_within(found.importer, "domain") and not is_within(found.importer, REGISTER)
        if is_within(found.imported, REGISTER)
    )


def test_no_game_knows_another() -> None:
    assert not listed(
        found
        for found in all_imports()
        if game_of(found.importer) and game_of(found.imported) not in {None, game_of(found.importer)}
    )


def test_the_kernel_names_no_game() -> None:
    """So that one more game changes no line of it."""
    assert not listed(
        found
        for found in all_imports()
        if is_within(found.importer, "domain") and not game_of(found.importer) and game_of(found.imported)
    )


@cache
def parts(game: str) -> tuple[str, ...]:
    """The order of a game's parts, as its package states it: `PARTS`, lowest first."""
    package = ROOT / "domain/systems" / game / "__init__.py"
    for node in ast.parse(package.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name("PARTS")], value=value):
                return tuple(ast.literal_eval(value))
            case _:
                pass
    return ()


def part_of(name: str) -> tuple[str, str]:
    """The game and the part of a module (`sombre`, `combat.guns`); two empty words outside the games."""
    match name.split("."):
        case ["domain", "systems", game, *rest] if game in GAMES:
            is_package = ROOT.joinpath("domain", "systems", game, *rest).is_dir()
            return game, ".".join(rest if is_package else rest[:-1])
    return "", ""


def test_every_part_has_its_place_in_the_order() -> None:
    found = {part_of(name) for name in modules() if part_of(name)[1]}
    assert found == {(game, part) for game in GAMES for part in parts(game)}


def test_parts_of_a_game_import_one_way() -> None:
    assert not listed(found for found in all_imports() if looks_up_in_its_game(found))


def looks_up_in_its_game(found: Import) -> bool:
    """A part imports the parts before it and, of the game's root, only what itself imports no part."""
    (game, part), (other, imported) = part_of(found.importer), part_of(found.imported)
    if game != other or not part or found.imported not in modules():
        return False
    if imported:
        return parts(game).index(imported) > parts(game).index(part)
    return any(part_of(name)[1] for name in graph()[found.imported])


def test_moves_ask_what_the_seat_sees() -> None:
    """Candidates that nobody may see would make an answer longer the more is hidden: moves take them from `visible`
    and the like, never from the state. A thing that is named already may be looked up.
    """
    assert not [found for game in sorted(GAMES) for found in unasked(game)]


def unasked(game: str) -> Iterator[str]:
    """Where code of moves goes through things of which not everybody knows: those that stand on a shelf."""
    files = {
        file: ast.parse(file.read_text(encoding="utf-8")) for file in (ROOT / "domain/systems" / game).rglob("*.py")
    }
    shelves = {name for tree in files.values() for name in shelved(tree)}
    for file, tree in sorted(files.items()):
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and gives_moves(function):
                yield from (f"{file.relative_to(ROOT)}:{line}" for line in gone_through(function, shelves))


def shelved(tree: ast.AST) -> Iterator[str]:
    """The fields that `Shelf(field=...)` names."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(ast.Name("Shelf"), keywords=words):
                yield from (ast.literal_eval(word.value) for word in words if word.arg == "field")
            case _:
                pass


def gives_moves(function: ast.FunctionDef) -> bool:
    """Does it make moves, or ask `decide` for them?"""
    given = {ast.unparse(each.annotation) for each in function.args.args if each.annotation}
    return "Offers" in given or (function.returns is not None and ast.unparse(function.returns).endswith("[Move]"))


def gone_through(function: ast.FunctionDef, fields: Collection[str]) -> Iterator[int]:
    """The lines where such a field of a state is used otherwise than to look one thing up in it."""
    looked_up = {id(node) for each in ast.walk(function) for node in looked_into(each)}
    for node in ast.walk(function):
        match node:
            case ast.Attribute(ast.Name("state") | ast.Attribute(attr="state"), attr) if attr in fields:
                yield from () if id(node) in looked_up else (node.lineno,)
            case _:
                pass


def looked_into(node: ast.AST) -> Iterator[ast.expr]:
    """What stands there as `this[...]`, `this.get(...)` or `... in this`."""
    match node:
        case ast.Subscript(value=value):
            yield value
        case ast.Call(ast.Attribute(value, "get")):
            yield value
        case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[value]):
            yield value
        case _:
            pass


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("yield from offers.each(Kill, 'who', state.people)", [2]),
        ("return [p for p in offers.state.people.values() if p.alive]", [2]),
        ("return state.people['x'] if 'x' in state.people else state.people.get('y')", []),
        ("return visible(state, seat), state.things", []),
    ],
)
def test_going_through_is_told_from_looking_up(body: str, lines: list[int]) -> None:
    (function,) = ast.parse(f"def moves(state, seat) -> Iterator[Move]:\n    {body}").body
    assert isinstance(function, ast.FunctionDef)
    assert gives_moves(function)
    assert list(gone_through(function, {"people"})) == lines


def test_no_imports_go_in_a_circle() -> None:
    assert not circles(graph())


@cache
def graph() -> dict[str, set[str]]:
    """Map each module to the modules that it imports, directly or re-exported by their package."""
    found: dict[str, set[str]] = {name: set() for name in modules()}
    for each in all_imports():
        if each.importer in found and (imported := defining(each.imported)):
            found[each.importer].add(imported)
    return found


def defining(name: str) -> str | None:
    """Return the module of that name, or the module from which a package re-exports it."""
    package, _, last = name.rpartition(".")
    if name in modules() or not package:
        return name if name in modules() else None
    origin = exported(package).get(last)
    return None if origin is None else defining(origin) or defining(f"{origin}.{last}")


@cache
def exported(package: str) -> dict[str, str]:
    """Map each name that a package imports into its `__init__` to the module that it is imported from."""
    file = ROOT / package.replace(".", "/") / "__init__.py"
    tree = ast.parse(file.read_text(encoding="utf-8")) if file.exists() else ast.Module([], [])
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {alias.asname or alias.name: absolute(node, package) for node in nodes for alias in node.names}


def folder_of(module: str) -> str:
    """The longest of `FOLDERS` that holds the module."""
    return max((folder for folder in FOLDERS if is_within(module, folder)), key=len)


def test_folders_import_one_way() -> None:
    place = {module: FOLDERS.index(folder_of(module)) for module in modules()}
    assert not {
        f"{importer} imports {imported}"
        for importer, found in graph().items()
        for imported in found
        if place[imported] > place[importer]
    }


def test_no_packages_import_in_a_circle() -> None:
    packages: dict[str, set[str]] = {}
    for importer, found in graph().items():
        package = importer.rpartition(".")[0]
        packages.setdefault(package, set()).update({each.rpartition(".")[0] for each in found} - {package})
    assert not circles({package: found & packages.keys() for package, found in packages.items()})


def circles(graph: dict[str, set[str]]) -> set[str]:
    """What is left when everything that imports nothing of what is left has been taken away."""
    left = graph
    while bare := {name for name, found in left.items() if not found & left.keys()}:
        left = {name: found for name, found in left.items() if name not in bare}
    return set(left)


def test_no_chain_of_imports_within_games_is_long() -> None:
    """Whoever changes a module at the bottom reads so many others at most to know what hangs on it."""
    lengths = {name: chain_length(name) for name in graph() if game_of(name)}
    assert not {name: length for name, length in lengths.items() if length > LONGEST_CHAIN}


@cache
def chain_length(module: str) -> int:
    return 1 + max(map(chain_length, graph()[module]), default=0)


@cache
def modules() -> frozenset[str]:
    """Every module that has a file; packages are what they import of themselves."""
    files = (file for layer in MAY_IMPORT for file in (ROOT / layer).rglob("*.py") if file.name != "__init__.py")
    return frozenset(module_name(file) for file in files)


def test_no_package_is_oversized() -> None:
    counted = Counter(
        file.parent.relative_to(ROOT)
        for layer in MAY_IMPORT
        for file in (ROOT / layer).rglob("*.py")
        if file.name != "__init__.py"
    )
    assert not {str(folder): count for folder, count in counted.items() if count > MODULES_IN_A_FOLDER}


def importers(library: str) -> set[str]:
    """What imports a library: modules of a layer, a whole package in it counting as one."""
    found = {each.importer for each in all_imports() if is_within(each.imported, library)}
    return {".".join(name.split(".")[:2]) for name in found}


def test_the_register_alone_knows_the_event_log() -> None:
    assert importers("eventsourcing") == {REGISTER}


def test_one_module_at_most_knows_redis() -> None:
    assert len(importers("redis")) <= 1


@pytest.mark.parametrize(
    ("source", "package", "names"),
    [
        ("import a.b, c", "x.y", ["a.b", "c"]),
        ("from a import b", "x.y", ["a", "a.b"]),
        ("from . import b", "x.y", ["x.y", "x.y.b"]),
        ("from ..a import b", "x.y", ["x.a", "x.a.b"]),
        ("def f():\n    from .a.b import c", "x", ["x.a.b", "x.a.b.c"]),
    ],
)
def test_every_form_of_import_is_seen(source: str, package: str, names: list[str]) -> None:
    assert list(imported_names(ast.parse(source), package)) == names


MOST_METHODS = 20
MOST_PARAMETERS = 8


def test_no_class_does_too_much() -> None:
    """Methods besides those with two underscores, and parameters of the constructor."""
    large = {
        f"{module_name(file)}.{node.name}"
        for file, node in _classes()
        if len([each for each in methods(node) if not each.name.startswith("__")]) > MOST_METHODS
        or any(parameters(each) > MOST_PARAMETERS for each in methods(node) if each.name == "__init__")
    }
    assert not large


def _classes() -> Iterator[tuple[Path, ast.ClassDef]]:
    for layer in MAY_IMPORT:
        for file in (ROOT / layer).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    yield file, node


def methods(node: ast.ClassDef) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return len(function.args.args) + len(function.args.kwonlyargs) - 1  # but for `self`
