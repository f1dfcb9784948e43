"""Which language a person reads, and how its lists are joined."""

from __future__ import annotations

import os
from collections.abc import Mapping

LANGUAGES = ("cs", "en")

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(environment: Mapping[str, str] = os.environ) -> str:
    """That of DRUZINA_LANG or of the locale; English where neither is one of ours."""
    told = environment.get("DRUZINA_LANG", "").lower()
    if told in LANGUAGES:
        return told
    locale = next((value for name in LOCALE if (value := environment.get(name))), "")
    return "cs" if locale.lower().startswith("cs") else "en"
