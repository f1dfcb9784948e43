"""GLH-V20: what all verbs of scenarios share, and the words they are said with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

RANK = Literal["none", "normal", "elite", "boss"]
Ranks = tuple[RANK, RANK, RANK]
Names = tuple[str, ...]
Hex = tuple[int, int]


class Effect(
    Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="do",
    tag=lambda name: "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_"),
):
    """One verb."""
