"""Bots as partners: they fight, rest and open doors; what they say of their plans."""

from __future__ import annotations

from druzina.bots.bot import Budget
from druzina.bots.greedy import GreedyBot
from druzina.core import Match
from druzina.games.gloomhaven import GAME, intentions, judgement, leaning
from druzina.games.gloomhaven.appraising import card_worth, turns_left
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules.attacking import Aim, begin_attack
from druzina.games.gloomhaven.rules.damage import TakeDamage
from druzina.games.gloomhaven.rules.resting import ShortRest
from tests.games.gloomhaven.dungeon import FACTS, HERE, dungeon, hero, monster

EAST = (2, 3)


def played(options: dict[str, object], seed: int) -> Dungeon:
    match: Match[Dungeon] = Match.new(GAME, options, seed)
    bots = [GreedyBot(seat) for seat in range(int(str(options["seats"])))]
    while match.questions():
        seat = match.questions()[0].seat
        match.play(seat, bots[seat].choose(match.seen(seat), Budget()))
    return GAME.codec.decode(match.position)


def test_greedy_partners_clear_rooms_and_open_doors() -> None:
    games = [played({"seats": 2, "difficulty": "easy"}, seed) for seed in (1, 2)]
    assert all(g.outcome is not None for g in games)
    assert all(sum(g.killed.values()) >= 3 for g in games)
    assert any(g.opened for g in games)


def test_a_killing_blow_is_leant_to_most() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    whole = monster(g, "bandit-guard", EAST)
    weak = monster(g, "bandit-guard", (0, 3), health=1)
    begin_attack(g, one, FACTS.basic_attack)
    asked = g.advance()
    assert asked is not None
    question, choices = asked
    assert isinstance(question, Aim)
    lean = dict(
        zip(choices, leaning.inclinations(g, question, list(map(str, choices))), strict=True)
    )
    assert lean[f"hit {weak.id}"] > lean[f"hit {whole.id}"] > lean["none"]


def test_a_card_is_lost_for_the_last_hit_point_and_not_for_a_scratch() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    for health, wanted in ((10, True), (2, False)):
        one.health = health
        question = TakeDamage(0, 2)
        choices = list(question.choices(g))
        lean = leaning.inclinations(g, question, choices)
        assert (choices[lean.index(max(lean))] == "suffer") == wanted


def test_a_short_rest_is_taken_when_no_two_cards_are_left_and_foes_are() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    monster(g, "bandit-guard", EAST)
    question = ShortRest(0)
    assert leaning.inclinations(g, question, ["yes", "no"]) == [0.0, 1.0]
    g.heroes[0].discard, g.heroes[0].hand = g.heroes[0].hand[1:], g.heroes[0].hand[:1]
    assert leaning.inclinations(g, question, ["yes", "no"]) == [1.0, 0.0]


def test_judgement_likes_hurt_foes_and_whole_heroes() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", (-1, 3))
    before = judgement.judge(g)
    foe.health = 1
    better = judgement.judge(g)
    assert better > before
    one.health = 2
    assert judgement.judge(g) < better


def test_how_long_cards_last() -> None:
    assert turns_left(2, 0) == 1
    assert turns_left(0, 3) == 1
    assert turns_left(4, 0) > turns_left(2, 1)
    assert card_worth(FACTS.fingerprint, "overwhelming-assault") > 0


def test_partners_hear_of_foes_and_doors() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    door = intentions.intention(g, 0)
    assert door is not None
    assert door.key == "intends-door"
    foe = monster(g, "bandit-guard", EAST)
    told = intentions.intention(g, 0)
    assert told is not None
    assert told.key == "intends-foe"
    assert str(told.arguments["figure"]).endswith(f":{foe.id}")
