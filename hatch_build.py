"""A package carries the built browser client, so that whoever installs it needs no Node."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "druzina", "server", "client", "index.html")
MISSING = "The browser client is not built: run `make wheel`, or `make client` before building."


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is not used
    """Refuses to make a package without the page; an editable one may be without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / PAGE).exists():
            self.app.abort(MISSING)
