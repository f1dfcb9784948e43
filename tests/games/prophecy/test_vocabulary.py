"""PRO-VOC: the windows and verbs of the specification, and which cards have them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from druzina.games.prophecy.content import load
from druzina.games.prophecy.content_model import Card
from druzina.games.prophecy.effect import WINDOWS
from druzina.games.prophecy.part import verb
from druzina.games.prophecy.parts import VERBS

SPECIFICATION = Path(__file__).parents[3] / "docs" / "rules" / "prophecy.md"


def table(heading: str) -> Iterator[list[str]]:
    """The rows of a table of the specification, by the beginning of its first line."""
    lines = iter(SPECIFICATION.read_text("utf-8").splitlines())
    for line in lines:
        if line.startswith(heading):
            break
    next(lines)
    for line in lines:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


@cache
def cards() -> dict[str, Card]:
    """Every entry but those of the module, which the tables do not count."""
    content = load()
    return {card.id: card for n, card in enumerate(content.cards) if n not in content.module}


def having(window: str) -> set[str]:
    return {id_ for id_, card in cards().items() if any(e.window == window for e in card.effects)}


def doing(name: str) -> set[str]:
    return {
        id_
        for id_, card in cards().items()
        if any(verb(part) == name for effect in card.effects for part in effect.parts)
    }


@pytest.mark.clause("PRO-VOC-01")
def test_196_different_cards_need_26_windows_and_66_verbs() -> None:
    assert len(cards()) == 196
    assert len(WINDOWS) == 26
    assert len(VERBS) == 66
    assert {id_ for id_, card in cards().items() if not card.effects} == {"N01", "N07", "N10"}


@pytest.mark.clause("PRO-VOC-01")
@pytest.mark.parametrize("row", list(table("| Window | When")), ids=lambda row: row[0])
def test_each_window_has_as_many_cards_as_the_table_says(row: list[str]) -> None:
    window, _, _, different, copies = row
    found = having(window)
    assert window in WINDOWS
    assert len(found) == int(different)
    assert sum(cards()[id_].copies for id_ in found) == int(copies)


@pytest.mark.clause("PRO-VOC-01")
@pytest.mark.parametrize("row", list(table("| Verb | Meaning")), ids=lambda row: row[0])
def test_each_verb_is_on_the_cards_the_table_names(row: list[str]) -> None:
    name, _, windows, named = row
    assert name in VERBS
    assert doing(name) == set(named.split())
    counted = dict(re.findall(r"([a-z0-9+]+) (\d+)", windows))
    assert counted == {window: str(n) for window, n in uses(name).items()}


def uses(name: str) -> dict[str, int]:
    """How many cards do it in each window."""
    found: dict[str, set[str]] = {}
    for id_, card in cards().items():
        for effect in card.effects:
            if any(verb(part) == name for part in effect.parts):
                found.setdefault(effect.window, set()).add(id_)
    return {window: len(ids) for window, ids in found.items()}
