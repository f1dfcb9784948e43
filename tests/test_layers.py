"""Who may know whom, and what may not stand in the repository."""

import ast
import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from druzina.core import Match
from druzina.games import find

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
MODULES = sorted((SOURCE / "druzina").rglob("*.py"))

KNOWS = {  # a part and the parts it may import besides itself; those not named know any of these
    "__init__": (),
    "core": (),
    "bots": ("core",),
    "text": ("core",),
    "store": ("core",),
    "rulebook": (),
    "rulebook_czech": (),
    "rulebook_how": ("rulebook",),
    "rulebook_print": ("rulebook", "rulebook_how", "rulebook_search"),
    "rulebook_search": ("rulebook", "rulebook_czech"),
    "played": ("core",),
    "played_words": ("core", "games", "played", "text"),
    "cli_parser": ("core", "text"),
    "lab": ("core", "games", "bots", "text", "cli_parser"),
    "terminal": (
        *("core", "games", "bots", "text", "played", "played_words"),
        *("rulebook", "rulebook_print", "rulebook_search"),
    ),
    "adapters": ("core", "games", "bots", "lab"),
}
MACHINE = re.compile(rb"(?<![\w.~-])/(?:work|root|opt/pypi|opt/wheels|tmp/\w+)/")
PUBLIC = {"pypi.org", "files.pythonhosted.org"}
INDEXES = ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "UV_INDEX_URL", "UV_DEFAULT_INDEX", "UV_INDEX")


def dotted(path: Path) -> str:
    """The module in a file: druzina.core.step."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part(module: str) -> str:
    """The part of the package a module belongs to: core, bots, games.amulet, cli."""
    names = module.split(".")[1:]
    return ".".join(names[: 2 if names[:1] == ["games"] else 1]) or "__init__"


def imports(code: str, module: str, package: bool) -> Iterator[str]:
    """The modules of this project that code in `module` imports, in functions too."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.startswith("druzina"))
        elif isinstance(node, ast.ImportFrom):
            origin = absolute(node, module, package)
            if origin.split(".")[0] == "druzina":
                yield from (f"{origin}.{name.name}" for name in node.names)


def absolute(node: ast.ImportFrom, module: str, package: bool) -> str:
    """Where an import reaches, its leading dots resolved."""
    if not node.level:
        return node.module or ""
    above = module.split(".")
    above = above[: len(above) - node.level + package]
    return ".".join([*above, *filter(None, [node.module])])


def forbidden(importer: str, imported: str) -> bool:
    """Whether a part may not know another."""
    if imported in (importer, "__init__", "__version__"):
        return False
    if imported.startswith("games."):
        return True
    if importer.startswith("games."):
        return imported != "core"
    return importer in KNOWS and imported not in KNOWS[importer]


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_knowledge_goes_one_way(path: Path) -> None:
    module = dotted(path)
    used = imports(path.read_text(encoding="utf-8"), module, path.name == "__init__.py")
    assert [name for name in used if forbidden(part(module), part(name))] == []


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("druzina.core.step", "from druzina.text import bundle"),
        ("druzina.core.step", "def f():\n    from ..games import amulet"),
        ("druzina.games.amulet.rules.night", "from druzina.games.prophecy import model"),
        ("druzina.games.amulet.rules.night", "from ...prophecy import model"),
        ("druzina.games.amulet.view", "import druzina.bots.search"),
        ("druzina.bots.search", "from druzina import store"),
        ("druzina.lab.run", "import druzina.games.amulet"),
        ("druzina.cli", "from druzina.games.amulet.rules import night"),
        ("druzina.terminal.play", "from druzina.server import app"),
        ("druzina.lab.run", "from druzina.terminal import saving"),
    ],
)
def test_a_wrong_way_is_noticed(module: str, code: str) -> None:
    assert [x for x in imports(code, module, package=False) if forbidden(part(module), part(x))]


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("druzina.games.amulet.rules.night", "from ..model import Town"),
        ("druzina.games.amulet.rules.night", "from druzina.core import Step"),
        ("druzina.bots.search", "from . import levels"),
        ("druzina.lab.run", "from druzina import __version__, bots, core, games"),
    ],
)
def test_a_right_way_is_not(module: str, code: str) -> None:
    assert not [x for x in imports(code, module, package=False) if forbidden(part(module), part(x))]


def test_only_the_registry_names_a_games_package() -> None:
    games = [path.parent.name for path in (SOURCE / "druzina" / "games").glob("*/__init__.py")]
    named = re.compile(rf"druzina\.games\.(?:{'|'.join(games) or '-'})\b")
    outside = [path for path in MODULES if not part(dotted(path)).startswith("games")]
    naming = [dotted(path) for path in outside if named.search(path.read_text(encoding="utf-8"))]
    assert set(naming) <= {"druzina.core.game", "druzina.core.registry"}


def tracked() -> list[Path]:
    """Files of the repository, those about to be added included."""
    git = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(git, capture_output=True, check=True, text=True).stdout.split("\0")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def mirrors() -> set[str]:
    """Hosts of the package indexes that this machine uses besides the public one."""
    urls = " ".join(os.environ.get(name, "") for name in INDEXES).split()
    return {host for url in urls if (host := urlsplit(url).hostname)} - PUBLIC


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    hosts = [host.encode() for host in mirrors()]
    texts = {path: path.read_bytes() for path in tracked()}
    found = [
        path.relative_to(ROOT).as_posix()
        for path, text in texts.items()
        if MACHINE.search(text) or any(host in text for host in hosts)
    ]
    assert found == []


def test_the_lock_names_only_the_public_index() -> None:
    urls = re.findall(r'"(\w+://[^"]+)"', (ROOT / "uv.lock").read_text(encoding="utf-8"))
    assert {urlsplit(url).hostname for url in urls} == PUBLIC


def test_the_lock_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    locked = next(package for package in packages if package["name"] == project["name"])
    extras = project["optional-dependencies"]
    assert set(locked["metadata"]["provides-extras"]) == set(extras)
    told = (*project["dependencies"], *(name for names in extras.values() for name in names))
    wanted = {name.partition(";")[0] for name in told}
    pinned = {one["name"] + one.get("specifier", "") for one in locked["metadata"]["requires-dist"]}
    assert {name.replace("fluent.", "fluent-") for name in wanted if "[" not in name} <= pinned


def private_parts() -> set[str]:
    """What a match keeps to itself."""
    match = Match.new(find("tales_of_glory"), {"seats": 2}, seed=1)
    return {name for name in vars(match) if name.startswith("_")}


def test_no_test_looks_into_a_match() -> None:
    """But those of the core: there are `Match.position` to look at and `Match.at` to set up."""
    hidden, tests = private_parts(), Path(__file__).parent
    assert {"_g", "_history", "_log"} <= hidden
    found = [
        f"{path.relative_to(tests)}:{node.lineno} {node.attr}"
        for path in sorted(tests.rglob("*.py"))
        if path.parent.name != "core" and "toys" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in hidden
        if not (isinstance(node.value, ast.Name) and node.value.id == "self")
    ]
    assert not found
