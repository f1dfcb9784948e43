"""GLH-ELM: elements infused, strong, waning, consumed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from druzina.games.gloomhaven.model import ELEMENTS, INERT, STRONG, Dungeon

ANY = "any"


def infuse(g: Dungeon, element: str) -> None:
    """GLH-ELM-02: noted; it becomes strong at the end of the turn."""
    g.infused.append(ELEMENTS.index(element))


def settle(g: Dungeon) -> None:
    """GLH-ELM-02: what was infused in this turn becomes strong."""
    for element in g.infused:
        g.elements[element] = STRONG
        if g.told is not None:
            g.tell("GLH-ELM-02", "event-strong", element=ELEMENTS[element])
    g.infused.clear()


def wane(g: Dungeon) -> None:
    """GLH-ELM-03: all together."""
    g.elements = [max(INERT, state - 1) for state in g.elements]


def present(g: Dungeon) -> list[str]:
    return [name for name, state in zip(ELEMENTS, g.elements, strict=True) if state > INERT]


def is_strong(g: Dungeon, element: str) -> bool:
    return g.elements[ELEMENTS.index(element)] == STRONG


def payable(g: Dungeon, wanted: Sequence[str]) -> bool:
    """GLH-ELM-05, -12: all of them at once, different ones."""
    there = present(g)
    named = [element for element in wanted if element != ANY]
    if not set(named) <= set(there):
        return False
    return len(wanted) <= len(there)


def consume(g: Dungeon, elements: Iterable[str]) -> None:
    """GLH-ELM-04."""
    for element in elements:
        g.elements[ELEMENTS.index(element)] = INERT
        if g.told is not None:
            g.tell("GLH-ELM-04", "event-consumed", element=element)
