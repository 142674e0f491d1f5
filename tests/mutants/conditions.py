"""The conditions of a module that can be broken, one at a time: each mutant is the module's tree with one change."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


class Mutant(NamedTuple):
    """`what` was done to `code`, in the function at that place."""

    path: str
    line: int
    function: str
    what: str
    code: str

    @property
    def key(self) -> str:
        """Where it is told why nothing notices it: stays while lines move."""
        return f"{self.path}:{self.function}: {self.what}: {self.code}"


class Change(NamedTuple):
    """The `number`th node of the tree in the order of `ast.walk`; `part` of its operands or filters."""

    mutant: Mutant
    number: int
    part: int


def changes(root: Path, path: Path, words: frozenset[str] = frozenset()) -> Iterator[Change]:
    """Every change to a condition in a function of the module; with `words` only where one of them is named."""
    tree = ast.parse(path.read_text())
    inside = {id(node): name for name, function in _functions(tree) for node in ast.walk(function)}
    for number, node in enumerate(ast.walk(tree)):
        function = inside.get(id(node))
        if function is None:
            continue
        for what, part, broken in _breakable(node):
            if words and not words & _names(broken):
                continue
            code = ast.unparse(broken)
            yield Change(Mutant(str(path.relative_to(root)), broken.lineno, function, what, code), number, part)


def mutated(source: str, change: Change) -> ast.Module:
    """The tree with that change; lines stay what they are."""
    tree = ast.parse(source)
    node = next(each for number, each in enumerate(ast.walk(tree)) if number == change.number)
    match node, change.mutant.what:
        case ((ast.If() | ast.IfExp() | ast.While() | ast.Return()), "negated"):
            _negate(node)
        case ast.BoolOp(), "operand dropped":
            del node.values[change.part]
            node.values.insert(0, ast.Constant(isinstance(node.op, ast.And)))  # one operand alone does not compile
        case ast.comprehension(), "filter dropped":
            del node.ifs[change.part]
        case ast.Constant(), "swapped":
            node.value = not node.value
        case _:
            raise ValueError(change)
    return ast.fix_missing_locations(tree)


def _negate(node: ast.If | ast.IfExp | ast.While | ast.Return) -> None:
    if isinstance(node, ast.Return):
        assert node.value is not None
        node.value = ast.copy_location(ast.UnaryOp(ast.Not(), node.value), node.value)
    else:
        node.test = ast.copy_location(ast.UnaryOp(ast.Not(), deepcopy(node.test)), node.test)


def _breakable(node: ast.AST) -> Iterator[tuple[str, int, ast.expr]]:
    match node:
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield "negated", 0, test
        case ast.Return(value=(ast.BoolOp() | ast.Compare() | ast.UnaryOp(op=ast.Not())) as value):
            yield "negated", 0, value
        case ast.BoolOp(values=values):
            yield from (("operand dropped", part, value) for part, value in enumerate(values))
        case ast.comprehension(ifs=ifs):
            yield from (("filter dropped", part, value) for part, value in enumerate(ifs))
        case ast.Constant(value=bool()):
            yield "swapped", 0, node
        case _:
            return


def _functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """Inner ones last, so that a node belongs to the innermost."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name, node
            case ast.Lambda():
                yield "<lambda>", node
            case _:
                continue


def _names(node: ast.AST) -> set[str]:
    found = set()
    for each in ast.walk(node):
        match each:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                found.add(name)
            case _:
                continue
    return found
