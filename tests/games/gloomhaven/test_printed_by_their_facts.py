"""GLH-CNT: figures of every card, monster and item against frozen facts that were not read from
the content: who spoils a figure of the content is told which."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from tests.games.gloomhaven.dungeon import FACTS
from tests.games.gloomhaven.printed_facts import FIGURES, FILE, STATS

WRITTEN: dict[str, dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
PRINTED = FACTS.printed
CARDS = {str(card.print): card for card in PRINTED.cards.values()}
ITEMS = {str(item.print): item for item in PRINTED.items.values()}


def figures(line: Mapping[str, Any]) -> Iterator[str]:
    """The figures of a line of the content and of those that hang on it, in the facts' words."""
    if kind := line.get("do"):
        n = line.get("n", 1 if kind == "special" else 0)
        yield f"{kind} {n:+}" if line.get("relative") else f"{kind} {n}"
    if kind == "infuse":
        yield f"infuse {line.get('element', 'any')}"
    yield from beside(line)
    for value in line.values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, dict):
                yield from figures(each)


def beside(line: Mapping[str, Any]) -> Iterator[str]:
    """What stands beside the value of a line."""
    whom = line.get("whom", {})
    told = {**line, "range": line.get("range", whom.get("within"))}
    told["targets"] = line.get("targets", whom.get("count"))
    yield from (f"{name} {told[name]}" for name in FIGURES if told.get(name))
    yield from line.get("conditions", ())
    yield from ["jump"] * line.get("jump", False)
    if more := line.get("range_more"):
        yield f"range {more:+}"
    if area := line.get("area"):
        yield f"hexes {len(area['hexes'])}"


def of_lines(half: Mapping[str, Any]) -> Counter[str]:
    return Counter(one for line in half["lines"] for one in figures(line))


def lacking(wanted: str, found: Counter[str]) -> Counter[str]:
    return Counter(wanted.split(", ") if wanted else ()) - found


@pytest.mark.clause("GLH-CNT-01", "GLH-CNT-02", "GLH-CRD-02")
@pytest.mark.parametrize("id_", WRITTEN["cards"])
def test_every_card_has_the_figures_that_are_printed(id_: str) -> None:
    card, wanted = msgspec.to_builtins(CARDS[id_]), WRITTEN["cards"][id_]
    assert f"level {card['level']}, initiative {card['initiative']}" == wanted["card"]
    for name in ("top", "bottom"):
        half = card[name]
        found = of_lines(half)
        found[f"xp {half.get('xp', 0)}"] += 1
        found["lost"] += half.get("lost", False)
        assert not lacking(wanted[name], found), name
        assert ("lost" in wanted[name].split(", ")) == half.get("lost", False)


@pytest.mark.clause("GLH-CMP-08", "GLH-MON-06")
@pytest.mark.parametrize("deck", WRITTEN["decks"])
def test_every_monster_card_has_the_figures_that_are_printed(deck: str) -> None:
    cards = {card.id: msgspec.to_builtins(card) for card in PRINTED.decks[deck].cards}
    assert len(cards) == len(WRITTEN["decks"][deck])
    for (id_, wanted), card in zip(WRITTEN["decks"][deck].items(), cards.values(), strict=True):
        found = of_lines(card)
        found[f"initiative {card['initiative']}"] += 1
        found["shuffle"] += card.get("shuffle", False)
        assert not lacking(wanted, found), id_


@pytest.mark.clause("GLH-CMP-06", "GLH-BOS-01", "GLH-LVL-10")
@pytest.mark.parametrize("type_", WRITTEN["monsters"])
def test_every_monster_has_the_figures_of_its_stat_card(type_: str) -> None:
    monster = msgspec.to_builtins(PRINTED.monsters[type_])
    for place, wanted in WRITTEN["monsters"][type_].items():
        rank, level = place.split()
        row = monster[rank][int(level)]
        told = ", ".join(f"{name} {row[name]}" for name in STATS if row.get(name))
        assert told == wanted, place


@pytest.mark.clause("GLH-CNT-09", "GLH-ITM-01", "GLH-ITM-03")
def test_every_item_has_the_price_slot_and_use_that_are_printed() -> None:
    found = {
        id_: f"cost {one.cost}, count {one.count}, {one.slot}, {one.use}"
        for id_, one in ITEMS.items()
    }
    assert found == WRITTEN["items"]


def test_all_that_is_played_is_among_the_facts() -> None:
    assert set(WRITTEN["cards"]) == set(CARDS)
    assert set(WRITTEN["decks"]) == set(PRINTED.decks)
    assert set(WRITTEN["monsters"]) == set(PRINTED.monsters)
