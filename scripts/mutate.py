"""Small faults put into rules one by one, and the tests that should see them.

    python scripts/mutate.py MODULE … --tests TEST_MODULE …
        [--most N] [--seed N] [--skip N] [--patience S]

First every test runs once as things are, and it is noted which functions it calls. Then a fault is
put into a function in a process of its own, no file is written, and the tests that call it run
one after the other, the quickest first, until one fails or the patience is over. What none of them
sees is listed with its place: a gap in them, or a change that changes nothing. Tests with fixtures
are left out. Two pieces of one draw run side by side with --skip: so many of its places are passed
over, those another piece has tried.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import inspect
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from cProfile import Profile
from functools import partial
from itertools import product
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LONGEST = 20  # seconds of the processor; a fault that never ends is seen
SEEN, UNSEEN, CUT = 0, 1, 2
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
    own = [*vars(module).values()]
    own += [each for one in own if isinstance(one, type) for each in vars(one).values()]
    plain = [bare(one) for one in own]
    return {
        one.__qualname__: one
        for one in plain
        if isinstance(one, FunctionType) and one.__module__ == module.__name__
    }


def bare(one: object) -> object:
    """The function that a property, a method of a class or a cache is made of."""
    for name in ("fget", "func", "__func__"):
        one = getattr(one, name, None) or one
    return inspect.unwrap(one) if callable(one) else one


class Test(NamedTuple):
    """One test with its parameters, how long it takes, and the codes it runs through."""

    name: str
    call: Callable[[], object]
    seconds: float = 0.0
    codes: frozenset[int] = frozenset()


def calls(module: ModuleType) -> Iterator[Test]:
    """The tests of a module, each with each of its parameters."""
    for name, test in list(vars(module).items()):
        if not name.startswith("test") or not isinstance(test, FunctionType):
            continue
        marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
        named = [one for mark in marks for one in names(mark.args[0])]
        if sorted(named) != sorted(test.__code__.co_varnames[: test.__code__.co_argcount]):
            continue
        for values in product(*(mark.args[1] for mark in marks)):
            given = [
                one
                for mark, value in zip(marks, values, strict=True)
                for one in inside(value, len(names(mark.args[0])))
            ]
            told = f"{module.__name__}.{name}"
            yield Test(told, partial(test, **dict(zip(named, given, strict=True))))


def names(named: object) -> list[str]:
    if isinstance(named, str):
        return [one.strip() for one in named.split(",")]
    assert isinstance(named, tuple | list)
    return [str(one) for one in named]


def inside(value: object, n: int) -> tuple[object, ...]:
    if hasattr(value, "marks"):
        return tuple(getattr(value, "values"))  # noqa: B009
    return (value,) if n == 1 else tuple(value)  # type: ignore[arg-type]  # a row of a table


def followed(test: Test) -> Test | None:
    """The test with what it took and ran through; None if it fails as things are."""
    forget()
    profile = Profile(builtins=False)
    began = time.process_time()
    profile.enable()
    try:
        failed = fails(test.call, LONGEST * 10)
    finally:
        profile.disable()
    met = frozenset(id(one.code) for one in profile.getstats())
    return None if failed else test._replace(seconds=time.process_time() - began, codes=met)


def forget() -> None:
    """What is kept between two tests would hide a fault, or outlive it."""
    for name, module in list(sys.modules.items()):
        if name.startswith("druzina.games") and name.split(".")[-2] in RULES:
            for one in vars(module).values():
                if hasattr(one, "cache_clear") and one.__module__ == name:
                    one.cache_clear()


RULES = ("rules", "arena", "monsters")


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
    parser.add_argument("--skip", type=int, default=0, help="so many drawn places are left out")
    parser.add_argument("--patience", type=float, default=60)
    asked = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    signal.signal(signal.SIGPROF, late)
    modules = [importlib.import_module(name) for name in asked.modules]
    all_tests = [test for name in asked.tests for test in calls(importlib.import_module(name))]
    tests = sorted(
        (test for test in map(followed, all_tests) if test), key=lambda test: test.seconds
    )
    print(
        f"# {len(tests)} of {len(all_tests)} tests, {sum(t.seconds for t in tests):.0f} s",
        flush=True,
    )
    found = [
        (module, *place) for module in modules for place in places(ast.parse(source_of(module)))
    ]
    random.Random(asked.seed).shuffle(found)
    tried = survived = 0
    print(f"# {len(found)} places, from number {asked.skip}", flush=True)
    for place, (module, number, word, changed, line) in enumerate(found):
        if place < asked.skip:
            continue
        if tried >= asked.most:
            print(f"# number {place} is the next", flush=True)
            break
        told = seen(module, number, changed, tests, asked.patience)
        if told is None:
            continue
        tried += 1
        if told:
            survived += 1
            print(f"{module.__name__}:{line}: {word} ({told})", flush=True)
        if tried % 20 == 0:
            print(f"# {tried} of {len(found)} places changed, {survived} unseen", flush=True)
    print(f"# {tried} of {len(found)} places changed, {survived} unseen", flush=True)


def source_of(module: ModuleType) -> str:
    return Path(str(module.__file__)).read_text("utf-8")


def seen(
    module: ModuleType, number: int, changed: ast.AST, tests: list[Test], patience: float
) -> str | None:
    """Nothing if a test fails with this change, else how many looked; None if nothing changes."""
    source = source_of(module)
    tree = ast.fix_missing_locations(Change(number, changed).visit(ast.parse(source)))
    try:
        faulty = codes(built(tree, module.__name__))
    except (SyntaxError, ValueError, TypeError):
        return None
    right = codes(built(ast.parse(source), module.__name__))
    own = functions(module)
    put = {name: own[name] for name in own if name in faulty and faulty[name] != right.get(name)}
    if not put:
        return None
    ids = {id(function.__code__) for function in put.values()}
    looking = [test for test in tests if ids & test.codes]
    child = os.fork()
    if not child:
        for name, function in put.items():
            function.__code__ = faulty[name]
        os._exit(looked(looking, patience))
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == SEEN:
        return ""
    cut = ", not all were tried" if os.WEXITSTATUS(status) == CUT else ""
    return f"{len(looking)} tests call it{cut}"


def built(tree: object, name: str) -> CodeType:
    assert isinstance(tree, ast.Module)
    return compile(tree, name, "exec")


def looked(tests: list[Test], patience: float) -> int:
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    for test in tests:
        forget()
        if fails(test.call, LONGEST):
            return SEEN
        if time.process_time() > patience:
            return CUT
    return UNSEEN


def fails(test: Callable[[], object], longest: int) -> bool:
    signal.setitimer(signal.ITIMER_PROF, longest)
    try:
        test()
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        return True
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return False


if __name__ == "__main__":
    main()
