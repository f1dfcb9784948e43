"""How the arguments of messages are spoken."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.games.amulet.content import Content


def spoken(facts: Content, name: str, value: Argument) -> Spoken:
    return value


def targets(facts: Content, name: str, value: Argument) -> tuple[str, ...]:
    return ()


def catalogue(facts: Content) -> Mapping[str, Struct]:
    return {}


def describe(facts: Content, thing: str) -> list[Shown]:
    return []
