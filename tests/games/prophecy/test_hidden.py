"""PRO-HID: what lies open for everybody, and what a view keeps to itself."""

from __future__ import annotations

import msgspec
import pytest

from druzina.games.prophecy import GAME
from druzina.games.prophecy.model import LESSER, Kingdom
from tests.games.prophecy.scenes import hide, hold, lay, realm
from tests.games.prophecy.table import FACTS, give, hero


def table() -> Kingdom:
    g = realm(hero("paladin", "plains-1", gold=7, xp=4, lives=2), hero("scout", "city"))
    give(g, 0, "I03-1", "I04-1", "F01", "O02")
    g.heroes[0].damaged = [FACTS.card("I04-1")]
    return g


def seen(g: Kingdom, seat: int | None) -> str:
    return msgspec.json.encode(GAME.view(g, seat)).decode()


@pytest.mark.clause("PRO-HID-05")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_of_a_character_lies_open(seat: int | None) -> None:
    one = GAME.view(table(), seat).heroes[0]
    assert (one.lives, one.red, one.mags, one.blue, one.gold, one.xp) == (2, 4, 4, 4, 7, 4)
    assert one.items == ["I03-1", "I04-1"]
    assert (one.damaged, one.abilities, one.kept) == (["I04-1"], ["F01"], ["O02"])
    assert one.field == "plains-1"


@pytest.mark.clause("PRO-HID-04")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_discards_may_be_looked_through_and_decks_only_counted(seat: int | None) -> None:
    g = table()
    g.common.discard = [g.common.deck.pop(), g.common.deck.pop()]
    view = GAME.view(g, seat)
    assert view.common.discard == [FACTS.ids[card] for card in g.common.discard]
    assert view.common.deck == len(g.common.deck)
    assert view.guilds == [len(deck) for deck in g.guilds]
    for deck in (g.chance.deck, g.adventure.deck, g.common.deck, g.rare.deck, *g.guilds):
        for card in deck:
            assert f'"{FACTS.ids[card]}"' not in seen(g, seat)


@pytest.mark.clause("PRO-HID-04")
def test_the_order_of_a_deck_changes_no_view() -> None:
    g = table()
    before = seen(g, 0)
    for deck in (g.chance.deck, g.adventure.deck, g.common.deck, g.rare.deck, *g.guilds):
        deck.reverse()
    assert seen(g, 0) == before


@pytest.mark.clause("PRO-HID-02", "PRO-HID-03", "PRO-HID-06")
def test_face_down_cards_are_seen_by_who_looked_at_them_alone() -> None:
    g = table()
    lay(g, "plains-2", "N01")
    hide(g, "plains-2", "N40")
    g.heroes[1].looked = [FACTS.card("N40"), g.spheres[0].lesser]
    assert '"N40"' in seen(g, 1)
    assert '"L1"' in seen(g, 1)
    for seat in (0, None):
        assert '"N40"' not in seen(g, seat)
        assert '"L1"' not in seen(g, seat)
    g.spheres[0].shown = LESSER
    assert '"L1"' in seen(g, 0)
    assert GAME.view(g, 0).spheres[0].greater == "?"


@pytest.mark.clause("PRO-HID-02", "PRO-SPH-16")
def test_artifacts_of_the_dead_in_a_sphere_lie_face_up() -> None:
    g = table()
    hold(g, 0, "A1")
    g.heroes[0].items.pop()
    g.spheres[1].dropped = [FACTS.card("A1")]
    assert GAME.view(g, 1).spheres[1].dropped == ["A1"]
    assert GAME.view(g, 1).spheres[1].artifact == "?"
