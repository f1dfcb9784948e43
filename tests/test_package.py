"""What is handed out: a package that serves the browser client with no Node anywhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from druzina.text import LANGUAGES

ROOT = Path(__file__).parents[1]
CLIENT = "druzina/server/client/"
PATIENCE = 90.0


def build(root: Path, target: str, into: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    return subprocess.run(command, cwd=root, check=False, capture_output=True, text=True)


def built(root: Path, target: str, into: Path) -> Path:
    done = build(root, target, into)
    assert done.returncode == 0, done.stderr
    [made] = into.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it; what the wheel needs is lent by this one."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home, symlinks=True)
    python = home / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    [packages] = home.glob("lib/python*/site-packages")
    (packages / "lent.pth").write_text(sysconfig.get_paths()["purelib"])
    return home


@pytest.fixture(scope="module")
def address(home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where `druzina serve` of that environment answers; nothing else is on its PATH."""
    only = str(home / "bin")
    assert shutil.which("node", path=only) is None
    kept = {name: os.environ[name] for name in ("HOME", "LANG") if name in os.environ}
    data = tmp_path_factory.mktemp("data")
    server = subprocess.Popen(
        [home / "bin" / "druzina", "serve", "--port", "0", "--data", data, "--lang", "en"],
        env={**kept, "PATH": only, "PYTHONUNBUFFERED": "1"},
        cwd=data,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        yield server.stdout.readline().split()[-1]
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE)


def got(url: str) -> httpx.Response:
    return httpx.get(url, timeout=PATIENCE).raise_for_status()


def test_an_installed_wheel_serves_the_client_without_node(address: str, home: Path) -> None:
    assert got(f"{address}api/health").json()["status"] == "ok"
    page = got(address)
    assert page.headers["content-type"].startswith("text/html")
    assets = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page.text)
    assert {Path(asset).suffix for asset in assets} >= {".js", ".css"}
    for asset in assets:
        assert got(f"{address}{asset}").content
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot"}]
    opened = httpx.post(f"{address}api/tables", json={"game": "tales_of_glory", "seats": seats})
    assert opened.status_code == 201, opened.text
    for lang in LANGUAGES:
        clause = got(f"{address}api/rules/clauses/TOG-PLC-04?lang={lang}").json()
        assert clause["lang"] == lang, "the rules are in the package too"
    python = [str(home / "bin" / "python"), "-c", "import druzina; print(druzina.__file__)"]
    where = subprocess.run(python, check=True, capture_output=True, text=True, cwd=home).stdout
    assert where.startswith(str(home))


def test_a_wheel_made_from_the_source_package_is_the_same(wheel: Path, tmp_path: Path) -> None:
    packed = built(ROOT, "sdist", tmp_path / "sdist")
    subprocess.run(["tar", "-xf", packed, "-C", tmp_path], check=True)
    [source] = tmp_path.glob("druzina-*")
    assert (source / "tests" / "test_package.py").exists()
    assert not list(source.glob("**/node_modules"))
    again = built(source, "wheel", tmp_path / "again")
    with ZipFile(wheel) as ours, ZipFile(again) as theirs:
        assert any(name.startswith(f"{CLIENT}assets/") for name in ours.namelist())
        assert set(theirs.namelist()) == set(ours.namelist())
    shutil.rmtree(source / "src" / CLIENT)
    refused = build(source, "wheel", tmp_path / "none")
    assert refused.returncode == 1
    assert refused.stderr.strip() == (
        "The browser client is not built: run `make wheel`, or `make client` before building."
    )
