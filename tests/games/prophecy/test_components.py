"""PRO-CMP, PRO-BRD, PRO-SET, PRO-DRF, PRO-CHR: what there is, and how it is laid out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from druzina.core import Match
from druzina.core.position import Position
from druzina.games.prophecy import GAME
from druzina.games.prophecy.content_model import DECKS, GUILDS
from druzina.games.prophecy.model import FIELDS, Kingdom
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.draft import KeepCharacter
from druzina.games.prophecy.rules.effects_losses import lives_taken
from druzina.games.prophecy.rules.fight_values import total
from druzina.games.prophecy.rules.movement import Move
from druzina.games.prophecy.rules.setup import KingdomOptions, first_adventures, set_up
from tests.core.truth import truth
from tests.games.prophecy.executed import play
from tests.games.prophecy.play import answer, play_round, rolling, turn
from tests.games.prophecy.table import FACTS, bout, give, hero, kingdom


@pytest.mark.clause("PRO-CMP-03", "PRO-CMP-04", "PRO-CMP-05")
def test_the_bank_never_runs_out() -> None:
    g = kingdom(*(hero("paladin") for _ in range(5)))
    for seat in range(5):
        stones.increase(g, seat, "strength", 8)
        stones.increase(g, seat, "willpower", 10)
        stones.take_gold(g, seat, 50)
        stones.take_xp(g, seat, 50)
    assert sum(one.red for one in g.heroes) == 40
    assert sum(one.blue for one in g.heroes) == 50
    assert [(one.gold, one.xp) for one in g.heroes] == [(53, 53)] * 5


@pytest.mark.clause("PRO-CMP-06", "PRO-CMB-09")
def test_the_light_die_is_the_players_and_the_dark_one_the_monsters() -> None:
    g = kingdom(hero("paladin", "plains-1"))
    g.open[4] = [FACTS.card("N10")]
    with rolling(5, 2):
        turn(g, "stay")
    assert g.heroes[0].xp == 3 + 2


@pytest.mark.clause("PRO-CMP-08", "PRO-CMP-09", "PRO-SET-01")
def test_every_card_belongs_to_one_deck_and_stays_with_its_like() -> None:
    g = set_up(KingdomOptions(seats=4, draft=False), FACTS, 3)
    for deck, cards in decks(g):
        listed = [card for card in FACTS.decks[deck] if deck != "chance" or card in cards]
        assert sorted(cards) == sorted(listed)
        assert cards != listed
    assert {card.deck for card in FACTS.cards} == set(DECKS)
    play(g, 3, 2500)
    assert g.round > 40
    for deck, cards in decks(g):
        assert {FACTS.cards[card].deck for card in cards} <= {deck}


def decks(g: Kingdom) -> Iterator[tuple[str, list[int]]]:
    for deck in ("chance", "adventure", "common", "rare"):
        pile = getattr(g, deck)
        yield deck, pile.deck + pile.discard
    yield from zip(GUILDS, g.guilds, strict=True)


@pytest.mark.clause("PRO-BRD-06")
def test_the_figure_stays_on_its_field_when_a_sphere_is_attacked() -> None:
    g = kingdom(hero("paladin", "forest-monastery"))
    places = {choice.partition(" ")[2] for choice in Move(0).choices(g) if choice != "sphere D"}
    assert places <= {"", *(field.id for field in FACTS.fields)}
    with rolling(1, 6):
        assert turn(g, "sphere D") == []
    assert g.heroes[0].field == FACTS.field("forest-monastery")


class Chances(list[str]):
    """What was drawn by lot, in order: the sizes of shuffled piles, and dice."""

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        shuffle, roll = Position.shuffle, Position.roll

        def shuffled(g: Position, *piles: list[int]) -> None:
            self.extend(f"{len(pile)} cards" for pile in piles)
            shuffle(g, *piles)

        def rolled(g: Position, sides: int, what: str = "die") -> int:
            self.append("die")
            return roll(g, sides, what)

        patch.setattr(Position, "shuffle", shuffled)
        patch.setattr(Position, "roll", rolled)


@pytest.mark.clause("PRO-SET-14", "PRO-SET-15")
def test_chance_comes_in_the_order_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Chances()
    found.watch(monkeypatch)
    g = set_up(KingdomOptions(seats=4, draft=False), FACTS, 7)
    decks = ["22 cards", "63 cards", "35 cards", "26 cards", *["10 cards"] * 5]
    assert found == [*decks, *["5 cards"] * 3, "10 cards"]
    found.clear()
    g.stack.pop().run(g)
    assert found == ["21 cards"]
    assert sum(map(len, g.lessons)) == 5
    found.clear()
    g.stack.pop().run(g)
    assert set(found) == {"die"}
    assert len(found) >= 4


@pytest.mark.clause("PRO-SET-12", "PRO-SET-15")
def test_the_tied_roll_again_in_seat_order() -> None:
    g = set_up(KingdomOptions(seats=4, draft=False), FACTS, 7)
    g.stack.pop().run(g)
    with rolling(2, 5, 1, 5, 3, 3, 2, 4):
        g.stack.pop().run(g)
    assert g.active == 3


@pytest.mark.clause("PRO-SET-08", "PRO-SET-09", "PRO-SET-10")
def test_the_first_adventures_lie_clockwise_from_the_wasteland() -> None:
    g = kingdom()
    forests, wind = FACTS.card("H02-1"), FACTS.card("H14")
    for card in (forests, wind):
        g.chance.deck.remove(card)
        g.chance.deck.append(card)
    top = g.adventure.deck[:-5:-1]
    first_adventures(g)
    assert [g.open[field] for field in (1, 5, 11, 13)] == [[card] for card in top]
    assert sum(map(len, g.open)) == 4
    assert g.chance.discard == [forests]
    assert len(g.chance.deck) == 21
    assert wind in g.chance.deck
    assert g.chance.deck != sorted(g.chance.deck)
    assert g.goods == [[], []]


@pytest.mark.clause("PRO-DRF-06")
def test_with_two_players_a_card_may_come_back() -> None:
    match: Match[Kingdom] = Match.new(GAME, {"seats": 2}, 1)
    kept = []
    for choice in (0, 0, 1, 1):
        question = match.questions()[0]
        kept.append(question.choices(truth(match))[choice])
        match.play(question.seat, kept[-1])
    hands = [list(lane.hand) for lane in match.questions() if isinstance(lane, KeepCharacter)]
    characters = [[f"be {FACTS.characters[card].id}" for card in hand] for hand in hands]
    assert characters == [[kept[2], kept[1]], [kept[3], kept[0]]]


@pytest.mark.clause("PRO-CHR-02")
def test_a_lost_life_is_a_point_of_strength_until_it_is_healed() -> None:
    g = kingdom(hero("paladin"))
    fight = bout(g, "N10")
    assert total(g, fight, fight.sides[0]) == 4
    lives_taken(g, 0, 1)
    assert (g.heroes[0].lives, g.heroes[0].red) == (3, 4)
    assert total(g, fight, fight.sides[0]) == 3
    stones.heal(g, 0, 1)
    assert total(g, fight, fight.sides[0]) == 4


@pytest.mark.clause("PRO-CHR-17", "PRO-CHR-06", "PRO-CHR-08")
def test_stones_are_capped_always_gold_and_xp_only_at_the_end_of_the_round() -> None:
    g = kingdom(hero("paladin", "wasteland", gold=14, xp=20), hero("scout", "village"))
    stones.increase(g, 0, "strength", 9)
    stones.increase(g, 0, "willpower", 9)
    assert (g.heroes[0].red, g.heroes[0].blue) == (8, 10)
    play_round(g, "H17 H14")
    assert (g.heroes[0].gold, g.heroes[0].xp) == (18, 20)
    answer(g, "stay")
    assert g.active == 1
    assert (g.heroes[0].gold, g.heroes[0].xp) == (15, 15)


@pytest.mark.clause("PRO-BRD-06", "PRO-MOV-16")
def test_no_move_leads_anywhere_but_to_a_field() -> None:
    for field in FACTS.fields:
        g = kingdom(hero("paladin", field.id, gold=9, mags=4))
        give(g, 0, "M05", "R01")
        for choice in Move(0).choices(g):
            if choice.split(" ")[0] in ("go", "horse", "ship", "gate", "fly"):
                end = FACTS.field(choice.rsplit(" ", 1)[1])
                assert 0 <= end < FIELDS
                assert end != field.number
