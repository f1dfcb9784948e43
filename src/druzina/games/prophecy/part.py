"""PRO-VOC: what all verbs of effects share."""

from __future__ import annotations

import re

from msgspec import Struct


def snake(name: str) -> str:
    """`LoseLives` as files write it: `lose_lives`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Part(Struct, frozen=True, kw_only=True, tag_field="do", tag=snake):
    """One thing an effect does."""


def verb(part: Part) -> str:
    """The verb's name, as files write it."""
    return snake(type(part).__name__)
