"""Small faults put into rules one by one, and the tests that should see them.

    python scripts/mutate.py MODULE … --tests TEST … [--warm MODULE:CALL --keep MODULE …]

Each fault lives in a process of its own, forked from one that has read the content already; no
file is written. What the tests do not see is listed with its place: a gap in them, or a change
that changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import importlib.abc
import importlib.util
import os
import random
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
LONGEST = 120  # seconds; a fault that never ends is seen
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


def variants(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What can be wrong about a node, each with a word for it."""
    changed = copy.deepcopy(node)
    if isinstance(changed, ast.Compare) and type(changed.ops[0]) in COMPARED:
        old = type(changed.ops[0])
        changed.ops[0] = COMPARED[old]()
        yield f"{old.__name__} → {COMPARED[old].__name__}", changed
    elif isinstance(changed, ast.BoolOp):
        other = ast.Or() if isinstance(changed.op, ast.And) else ast.And()
        old_name = type(changed.op).__name__
        changed.op = other
        yield f"{old_name} → {type(other).__name__}", changed
    elif isinstance(changed, ast.BinOp) and type(changed.op) in COUNTED:
        changed.op = COUNTED[type(changed.op)]()
        yield "+ ↔ −", changed
    elif isinstance(changed, ast.AugAssign) and type(changed.op) in COUNTED:
        changed.op = COUNTED[type(changed.op)]()
        yield "+= ↔ −=", changed
    elif isinstance(changed, ast.UnaryOp) and isinstance(changed.op, ast.Not):
        yield "without not", changed.operand
    elif isinstance(changed, ast.Constant) and type(changed.value) is int:
        changed.value += 1
        yield f"{changed.value - 1} → {changed.value}", changed
    elif isinstance(changed, ast.Constant) and type(changed.value) is bool:
        changed.value = not changed.value
        yield f"{not changed.value} → {changed.value}", changed
    elif isinstance(changed, ast.Expr) and isinstance(changed.value, ast.Call):
        yield "not done", ast.Pass()


class Change(ast.NodeTransformer):
    """One node replaced, found by its number in the order of the walk."""

    def __init__(self, wanted: int, by: ast.AST) -> None:
        self.wanted, self.by, self.met = wanted, by, -1

    def visit(self, node: ast.AST) -> ast.AST:
        self.met += 1
        if self.met == self.wanted:
            return ast.copy_location(self.by, node)
        return super().generic_visit(node)


def places(tree: ast.Module) -> list[tuple[int, str, ast.AST, int]]:
    """Every place that can be changed: number, word, changed node, line."""
    counter = Counter()
    counter.visit(tree)
    return [
        (number, word, changed, getattr(node, "lineno", 0))
        for number, node in enumerate(counter.nodes)
        if not counter.typed[number]
        for word, changed in variants(node)
    ]


class Counter(ast.NodeTransformer):
    """The nodes in the order of the walk; annotations and docstrings are left alone."""

    def __init__(self) -> None:
        self.nodes: list[ast.AST] = []
        self.typed: list[bool] = []
        self.inside = 0

    def visit(self, node: ast.AST) -> ast.AST:
        held = isinstance(node, ast.AnnAssign | ast.arg | ast.ImportFrom | ast.Import | ast.Assert)
        told = isinstance(node, ast.If) and "told" in ast.dump(node.test)
        self.inside += held or told
        self.nodes.append(node)
        self.typed.append(self.inside > 0)
        super().generic_visit(node)
        self.inside -= held or told
        return node


class Faulty(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module, and makes it of another tree."""

    def __init__(self, name: str, tree: ast.Module) -> None:
        self.name, self.tree = name, tree

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, self.name, "exec"), module.__dict__)  # noqa: S102 the fault itself


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="+")
    parser.add_argument("--tests", nargs="+", required=True)
    parser.add_argument("--warm", default="")
    parser.add_argument(
        "--keep", nargs="*", default=[], help="modules the faulty ones do not touch"
    )
    parser.add_argument("--most", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    if given.warm:
        module, _, call = given.warm.partition(":")
        getattr(importlib.import_module(module), call)()
    found = [
        (name, *place) for name in given.modules for place in places(ast.parse(source_of(name)))
    ]
    chosen = random.Random(given.seed).sample(found, min(given.most, len(found)))
    survived = 0
    for count, (name, number, word, changed, line) in enumerate(chosen, 1):
        if not seen(name, number, changed, given.tests, tuple(given.keep)):
            survived += 1
            print(f"{name}:{line}: {word}", flush=True)
        if count % 10 == 0 or count == len(chosen):
            print(f"# {count} of {len(found)} places changed, {survived} unseen", flush=True)


def source_of(name: str) -> str:
    return (ROOT / "src" / (name.replace(".", "/") + ".py")).read_text("utf-8")


def seen(name: str, number: int, changed: ast.AST, tests: list[str], keep: tuple[str, ...]) -> bool:
    """Whether the tests fail with this change, in a process of their own."""
    child = os.fork()
    if not child:
        signal.alarm(LONGEST)
        tree = Change(number, changed).visit(ast.parse(source_of(name)))
        package = name.rpartition(".")[0].rpartition(".")[0]
        for old in [one for one in sys.modules if one.startswith(package)]:
            if not (keep and old.startswith(keep)):
                del sys.modules[old]
        sys.meta_path.insert(0, Faulty(name, ast.fix_missing_locations(tree)))
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        code = 1
        try:
            code = pytest.main(["-x", "-q", "-n0", "-p", "no:cacheprovider", *tests])
        finally:
            os._exit(int(code))
    return os.waitpid(child, 0)[1] != 0


if __name__ == "__main__":
    main()
