"""Where Chromium is: the system's, or playwright's own; `python -m tests.browser.chromium`
installs one where there is none, or says in a sentence what to do.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ROOT = os.name == "posix" and os.geteuid() == 0
MISSING = (
    "There is no Chromium for the tests in a browser, and none could be installed: install the "
    "package chromium of your system, or run .venv/bin/playwright install chromium."
)
# Of several such lists Chromium takes the last: it has playwright's names first, then what would be
# three processes more for every guest, the two panes of the address bar and one kept in reserve.
WITHOUT = (
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "SpareRendererForSitePerProcess",
)
FLAGS = [
    f"--disable-features={','.join(WITHOUT)}",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    *(["--no-sandbox"] if ROOT else []),
]
OWN = ([sys.executable, "-m", "playwright", "install", "chromium"],)
PACKAGE = (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"])


def found() -> str | None:
    """The system's Chromium before playwright's own."""
    system = next((path for path in map(shutil.which, NAMES) if path), None)
    if system:
        return system
    with sync_playwright() as driver:
        own = driver.chromium.executable_path
    return own if Path(own).exists() else None


def installed() -> str | None:
    """After trying what this machine allows."""
    packaged = ROOT and shutil.which("apt-get") is not None
    for commands in (PACKAGE, OWN) if packaged else (OWN,):
        all(subprocess.run(one, check=False, timeout=900).returncode == 0 for one in commands)
        if path := found():
            return path
    return None


@contextmanager
def launched() -> Iterator[Browser]:
    path = found()
    if path is None:
        raise AssertionError(MISSING)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


if __name__ == "__main__":
    raise SystemExit(0 if found() or installed() else MISSING)
