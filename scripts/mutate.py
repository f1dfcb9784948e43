"""Small faults put into rules one by one, and the tests that should see them.

    python scripts/mutate.py MODULE … --tests TEST_MODULE … [--most N] [--seed N]

A fault is put into the functions of a module as it is loaded, no file is written; then tests are
called one after the other until one fails. What none of them sees is listed with its place: a gap
in them, or a change that changes nothing. Tests with fixtures are left out. Every fault has a
process of its own, or what rules keep with one fault in them would fail the tests of all others.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import os
import random
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

ROOT = Path(__file__).parents[1]
LONGEST = 20  # seconds; a fault that never ends is seen
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


Code = dict[str, CodeType]


def codes(code: CodeType) -> Code:
    """The code of every function in a module's, by its full name."""
    found: Code = {}
    for one in code.co_consts:
        if isinstance(one, CodeType):
            found[one.co_qualname] = one
            found |= codes(one)
    return found


def functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions and methods of a module, by their full names."""
    found: dict[str, FunctionType] = {}
    for named in list(vars(module).values()):
        one = getattr(named, "__wrapped__", named)  # below a cache
        if isinstance(one, FunctionType) and one.__module__ == module.__name__:
            found[one.__qualname__] = one
        elif isinstance(one, type) and one.__module__ == module.__name__:
            methods = [each for each in vars(one).values() if isinstance(each, FunctionType)]
            found |= {each.__qualname__: each for each in methods}
    return found


def calls(module: ModuleType) -> Iterator[Callable[[], object]]:
    """The tests of a module, each with each of its parameters."""
    for name, test in list(vars(module).items()):
        if not name.startswith("test") or not isinstance(test, FunctionType):
            continue
        marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
        if not marks and not test.__code__.co_argcount:
            yield test
        elif len(marks) == 1:
            named, values = marks[0].args[:2]
            if test.__code__.co_argcount == (1 if isinstance(named, str) else len(named)):
                for each in values:
                    yield partial(test, *given(each, named))


def given(value: object, named: object) -> tuple[object, ...]:
    inside = getattr(value, "values", value)
    if isinstance(named, str):
        return tuple(inside) if hasattr(value, "marks") else (value,)
    return tuple(inside)


class Endless(Exception):
    """It takes longer than any test."""


def late(*_: object) -> None:
    raise Endless


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modules", nargs="+")
    parser.add_argument("--tests", nargs="+", required=True)
    parser.add_argument("--most", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    signal.signal(signal.SIGALRM, late)
    tests = [call for name in asked.tests for call in calls(importlib.import_module(name))]
    if one_fails(tests):
        parser.error("a test fails without any fault")
    found = [
        (name, *place) for name in asked.modules for place in places(ast.parse(source_of(name)))
    ]
    random.Random(asked.seed).shuffle(found)
    tried = survived = 0
    for name, number, word, changed, line in found:
        if tried >= asked.most:
            break
        told = seen(importlib.import_module(name), number, changed, tests)
        if told is None:
            continue
        tried += 1
        if not told:
            survived += 1
            print(f"{name}:{line}: {word}", flush=True)
        if tried % 20 == 0:
            print(f"# {tried} of {len(found)} places changed, {survived} unseen", flush=True)
    print(f"# {tried} of {len(found)} places changed, {survived} unseen", flush=True)


def source_of(name: str) -> str:
    return (ROOT / "src" / (name.replace(".", "/") + ".py")).read_text("utf-8")


def seen(
    module: ModuleType, number: int, changed: ast.AST, tests: list[Callable[[], object]]
) -> bool | None:
    """Whether a test fails with this change; None if it changes no function."""
    source = source_of(module.__name__)
    tree = ast.fix_missing_locations(Change(number, changed).visit(ast.parse(source)))
    try:
        faulty = codes(compile(tree, module.__name__, "exec"))
    except (SyntaxError, ValueError, TypeError):
        return None
    right = codes(compile(ast.parse(source), module.__name__, "exec"))
    own = functions(module)
    put = {name: own[name] for name in own if name in faulty and faulty[name] != right.get(name)}
    if not put:
        return None
    kept = {name: function.__code__ for name, function in put.items()}
    try:
        for name, function in put.items():
            function.__code__ = faulty[name]
        return one_fails(tests)
    finally:
        for name, function in put.items():
            function.__code__ = kept[name]


def one_fails(tests: list[Callable[[], object]]) -> bool:
    """Asked in a process of its own."""
    child = os.fork()
    if not child:
        failed = True
        try:
            failed = any(fails(test) for test in tests)
        finally:
            os._exit(failed)
    return os.waitpid(child, 0)[1] != 0


def fails(test: Callable[[], object]) -> bool:
    signal.alarm(LONGEST)
    try:
        test()
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        return True
    finally:
        signal.alarm(0)
    return False


if __name__ == "__main__":
    main()
