"""What bots do while nobody is to be fought, and what they weigh only once."""

from __future__ import annotations

from itertools import product

from druzina.bots.bot import Budget
from druzina.bots.search import SearchBot
from druzina.core import Luck, Match
from druzina.games.gloomhaven import GAME, leaning, worlds
from druzina.games.gloomhaven.approaching import fresh
from druzina.games.gloomhaven.arena.hexes import distance
from druzina.games.gloomhaven.leaning_turns import seen_before, weighed
from druzina.games.gloomhaven.mending import patients, unmended
from druzina.games.gloomhaven.model import Dungeon, Figure
from druzina.games.gloomhaven.planning import look
from druzina.games.gloomhaven.rules.asking import END, hex_of, thing
from druzina.games.gloomhaven.rules.moving import GoTo
from druzina.games.gloomhaven.rules.turn import TurnMenu
from druzina.games.gloomhaven.stage import Stage
from druzina.games.gloomhaven.turns import Turns
from tests.games.gloomhaven.dungeon import HERE, dungeon, hero, monster

EAST = (2, 3)
HEALS = "mana-bolt"


def apart() -> tuple[Dungeon, Figure, Figure]:
    """A Brute who cannot heal before a closed door, a Spellweaver far behind; nobody to fight."""
    g = dungeon("brute", "spellweaver")
    g.heroes[0].hand.remove("eye-for-an-eye")
    front, back = hero(g, 0, (-1, 3)), hero(g, 1, (2, 2))
    g.heroes[0].halves = g.heroes[1].halves = [True]
    return g, front, back


def goes(g: Dungeon, one: Figure, points: int) -> str:
    question = GoTo(one.seat, one.id, points)
    choices = [str(choice) for choice in question.choices(g)]
    lean = leaning.inclinations(g, question, choices)
    return choices[lean.index(max(lean))]


def test_a_door_waits_until_who_is_hurt_is_healed_by_a_card_at_hand() -> None:
    g, front, _ = apart()
    assert goes(g, front, 2) == "go -2,3"
    front.health = 4
    assert HEALS in g.heroes[1].hand
    assert goes(g, front, 2) != "go -2,3"
    g.heroes[1].hand.remove(HEALS)
    assert goes(g, front, 2) == "go -2,3"


def test_who_can_heal_goes_beside_who_is_hurt_and_else_to_the_door() -> None:
    g, front, back = apart()
    front.at, front.health = (1, 5), 4
    assert distance(hex_of(thing(goes(g, back, 3))), front.at) == 1
    g.heroes[1].hand.remove(HEALS)
    assert distance(hex_of(thing(goes(g, back, 3))), front.at) > 1


def test_only_partners_are_waited_for_and_only_in_peace() -> None:
    g, front, back = apart()
    assert not unmended(g)
    back.health = 2
    assert not patients(g, 1)
    assert fresh(g)
    front.health = 4
    assert patients(g, 1) == [front]
    assert not fresh(g)
    g.heroes[1].resting = True
    assert not patients(g, 1)
    g.heroes[1].resting = False
    monster(g, "bandit-guard", EAST)
    assert not unmended(g)


def test_a_card_that_is_lost_for_its_heal_is_kept_for_a_fight() -> None:
    g, front, _ = apart()
    front.health = 4
    g.heroes[1].hand = ["freezing-nova"]
    assert not patients(g, 1)
    g.heroes[1].hand = [HEALS]
    assert patients(g, 1) == [front]


def fight() -> Dungeon:
    g = dungeon("brute", "spellweaver")
    hero(g, 0, HERE)
    hero(g, 1, (1, 4))
    monster(g, "bandit-guard", EAST, health=3)
    monster(g, "bandit-archer", (0, 5))
    return g


def test_what_two_cards_are_worth_is_the_same_whatever_order_decks_are_in() -> None:
    g = fight()
    one, before = g.figure(g.heroes[0].figure), seen_before(g, 0)
    known = weighed(g, one)
    for seed in range(3):
        worlds.resample(g, 0, Luck(seed))
        assert seen_before(g, 0) == before
    assert weighed(g, one) is known
    assert seen_before(g, 1) != before
    one.health -= 1
    assert seen_before(g, 0) != before
    assert weighed(g, one) != known


def test_cards_are_weighed_anew_when_a_deck_or_a_hand_has_changed() -> None:
    g = fight()
    before = seen_before(g, 0)
    deck = g.heroes[0].deck
    deck.discard.append(deck.draw.pop())
    drawn = seen_before(g, 0)
    g.heroes[0].discard.append(g.heroes[0].hand.pop())
    assert len({before, drawn, seen_before(g, 0)}) == 3


def test_a_pair_is_worth_its_best_halves_printed_or_basic_in_the_better_order() -> None:
    g = fight()
    one = g.figure(g.heroes[0].figure)
    cards, turns = g.facts.printed.cards, Turns(Stage(g, one), look(g, one))
    for a, b in product(sorted(g.heroes[0].hand), repeat=2):
        if a != b:
            top, bottom = cards[a].top, cards[b].bottom
            every = [
                turns.best(*order)
                for t, low in product((top, None), (bottom, None))
                for order in (((t, True), (low, False)), ((low, False), (t, True)))
            ]
            assert turns.pair(top, bottom) == max(every)


def test_blows_are_feared_where_a_foe_may_strike_from_wherever_it_gets_to() -> None:
    g = fight()
    stage = Stage(g, g.figure(g.heroes[0].figure))
    for foe in stage.foes:
        layers, found = stage._layers_of(foe), stage._strikes(foe).blows
        assert found
        for (goes_, far, hard), (cells, blow) in zip(foe.threats, found, strict=True):
            within = layers[min(goes_, len(layers) - 1)]
            wanted = [
                cell
                for cell in stage.arena.hexes
                if any(
                    stage.arena.strike(cell, far) >> place & 1
                    for place in stage.arena.hexes
                    if within >> place & 1
                )
            ]
            assert [cell for cell in stage.arena.hexes if cells >> cell & 1] == wanted
            assert blow == hard


def test_a_turn_that_has_nothing_left_to_play_ends_unless_an_item_helps() -> None:
    g = fight()
    one = g.figure(g.heroes[0].figure)
    question = TurnMenu(0)
    assert leaning.inclinations(g, question, [END, "use minor-healing-potion"])[1] < 0
    one.health = 3
    lean = leaning.inclinations(g, question, [END, "use minor-healing-potion"])
    assert lean[1] > lean[0]


def test_battle_goals_are_chosen_without_a_thought_and_cards_with_one() -> None:
    match: Match[Dungeon] = Match.new(GAME, {"seats": 2}, 5)
    bot, thought = SearchBot(1), {}
    while (asked := match.questions()) and "TwoCards" not in thought:
        seen = match.seen(asked[0].seat)
        choice = bot.choose(seen, Budget(simulations=12))
        thought[asked[0].kind] = bot.simulations
        match.play(asked[0].seat, choice)
    assert thought["KeepGoal"] == 0
    assert thought["TwoCards"] > 0
