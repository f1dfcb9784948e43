"""The ring of Prophecy in text: fields in their order, a fight with its odds, one's own sheet."""

from __future__ import annotations

import pytest

from druzina.games import find
from druzina.games.prophecy import view
from druzina.games.prophecy.model import Kingdom
from druzina.terminal.boards.picture import places
from druzina.terminal.boards.prophecy import KingdomBoard, board
from druzina.terminal.boards.prophecy_ring import RING_WIDTH
from druzina.text.words import Words
from tests.games.prophecy.table import FACTS, bout, give, hero, kingdom

GAME = find("prophecy")


def drawn(width: int, lang: str = "en", plain: bool = False) -> KingdomBoard:
    words = Words(lang, GAME, GAME.load(), ("Ana", "Ben"), strict=True)
    return board(words, width, plain=plain)


def position() -> Kingdom:
    g = kingdom(hero("paladin", "plains-1", lives=3), hero("scout", "village"))
    give(g, 0, "R05", "K01")
    card = FACTS.card("N05")
    g.adventure.deck.remove(card)
    g.open[FACTS.field("plains-1")].append(card)
    return g


@pytest.mark.clause("PRO-BRD-01")
def test_the_ring_is_a_rectangle_in_the_order_of_the_fields() -> None:
    lines = drawn(100).scene(view.view(position(), 0), {}, 100)
    found = places(lines)
    fields = [f"field:{field.id}" for field in FACTS.fields]
    where = [min(found[field]) for field in fields]
    across, right, lower, left = where[:7], where[7:10], where[10:17], where[17:]
    assert [one.start for one in across] == sorted(one.start for one in across)
    assert [one.row for one in right] == sorted(one.row for one in right)
    assert [-one.start for one in lower] == sorted(-one.start for one in lower)
    assert [-one.row for one in left] == sorted(-one.row for one in left)
    assert {one.row for one in across} == {where[0].row}
    assert max(map(len, lines)) <= 100


@pytest.mark.parametrize("width", [56, RING_WIDTH - 1])
def test_where_there_is_no_room_for_the_ring_its_fields_are_listed(width: int) -> None:
    lines = drawn(width).scene(view.view(position(), 0), {}, width)
    text = "\n".join(line.plain for line in lines)
    assert "Plains (1) @Ana: Bandit 3/3" in text
    assert "┼" not in text
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize(("lang", "said"), [("en", "win 42 %"), ("cs", "výhra 42 %")])
def test_a_fight_shows_its_odds_before_the_dice(lang: str, said: str) -> None:
    """15 of 36, as a bar, in figures, and to be read out."""
    g = position()
    bout(g, "N05")
    seen = view.view(g, 0)
    text = "\n".join(line.plain for line in drawn(100, lang).scene(seen, {}, 100))
    assert said in text
    assert "15/36" in text
    assert "█" in text
    assert any(said in line for line in drawn(100, lang, plain=True).sentences(seen))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Plains (1): here: Ana; Bandit, strength 3, willpower 3"),
        ("cs", "Pláně (1): stojí tu: Ana; Loupežník, síla 3, vůle 3"),
    ],
)
def test_for_ears_values_say_what_they_are_and_figures_whose(lang: str, told: str) -> None:
    g = position()
    g.heroes[0].damaged = [g.heroes[0].items[0]]
    said = drawn(100, lang, plain=True).sentences(view.view(g, 0))
    assert told in said
    assert not [line for line in said if set(line) & set("@▶→?!*")]
    sheets = [line for line in said if "3/4" in line or "4/4" in line]
    assert [line[:3] for line in sheets[:1]] == ["Ana"]
    assert {"en": "(damaged)", "cs": "(poškozené)"}[lang] in "".join(said)


def test_my_sheet_has_stones_things_and_abilities_to_point_at() -> None:
    g = position()
    g.heroes[0].damaged = list(g.heroes[0].items)
    lines = drawn(80).mine(view.view(g, 0), {}, 80)
    text = "\n".join(line.plain for line in lines)
    assert "lives 3/4" in text
    assert "Rune Sword!" in text
    assert {"card:R05", "card:K01", "seat:0"} <= set(places(lines))


def test_what_lies_face_down_is_shown_to_whoever_looked_alone() -> None:
    g = position()
    field = FACTS.field("plains-2")
    g.hidden[field] = g.adventure.deck.pop()
    g.heroes[0].looked = [g.hidden[field]]
    name = FACTS.cards[g.hidden[field]].name["en"]
    mine, others = (
        "\n".join(line.plain for line in drawn(100).scene(view.view(g, seat), {}, 100))
        for seat in (0, 1)
    )
    assert name in mine
    assert name not in others


@pytest.mark.clause("PRO-RND-01")
@pytest.mark.parametrize(("lang", "said"), [("en", "round 14"), ("cs", "kolo 14")])
def test_the_round_is_the_one_the_log_counts(lang: str, said: str) -> None:
    """A round is one player's go, as on the page."""
    g = position()
    g.round = 14
    assert said in drawn(100, lang).title(view.view(g, 0)).lower()
