"""How many turns it takes from field to field: on foot, or with gold by horse, ship and gate."""

from __future__ import annotations

from functools import cache

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import FIELDS

Distances = tuple[tuple[int, ...], ...]


@cache
def distances(content: str, gold: int) -> Distances:
    """PRO-MOV-03 to -06: turns between any two fields for whoever can pay that much each turn."""
    ways = [_steps(content, field, gold) for field in range(FIELDS)]
    return tuple(_from(field, ways) for field in range(FIELDS))


@cache
def ways(content: str, gold: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By field: where one turn leads whoever has that much, and the lowest fare there."""
    purses = range(gold, -1, -1)
    fares = [{there: n for n in purses for there in _steps(content, f, n)} for f in range(FIELDS)]
    return tuple(tuple(sorted(to.items())) for to in fares)


def _steps(content: str, field: int, gold: int) -> set[int]:
    facts = LOADED[content]
    found = {(field - 1) % FIELDS, (field + 1) % FIELDS}
    if gold >= facts.table.horse:
        found |= {(field - 2) % FIELDS, (field + 2) % FIELDS}
    if field in facts.ports and gold >= facts.table.ship:
        place = facts.ports.index(field)
        found |= {facts.ports[place - 1], facts.ports[(place + 1) % len(facts.ports)]}
    if field in facts.gates and gold >= facts.table.gate:
        found |= set(facts.gates) - {field}
    return found


def _from(field: int, ways: list[set[int]]) -> tuple[int, ...]:
    turns = {field: 0}
    edge = [field]
    while edge:
        nearby = [(there, turns[here] + 1) for here in edge for there in ways[here]]
        edge = []
        for there, n in nearby:
            if there not in turns:
                turns[there] = n
                edge.append(there)
    return tuple(turns[there] for there in range(FIELDS))
