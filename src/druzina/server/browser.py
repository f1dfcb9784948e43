"""Opens the page in the browser of the person at this computer, if there is one."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def open_page(address: str) -> bool:
    """Whether a browser was found; it opens while the server starts, and may fail in silence."""
    if not _windows(os.environ):
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    Thread(target=_open, args=(browser, address), daemon=True).start()
    return True


def _windows(environment: Mapping[str, str]) -> bool:
    """A browser of letters in the same terminal would only be in the way."""
    return sys.platform in ("win32", "darwin") or any(map(environment.get, DISPLAYS))


def _open(browser: webbrowser.BaseBrowser, address: str) -> None:
    try:
        browser.open(address)
    except (OSError, webbrowser.Error):
        return  # the address stands on the screen
