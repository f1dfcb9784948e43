"""Bots as partners: they fight, rest and open doors; what they say of their plans."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.bots.bot import Budget
from druzina.bots.greedy import GreedyBot
from druzina.core import Match
from druzina.core.step import AnyQuestion
from druzina.games.gloomhaven import GAME, intentions, judgement, leaning
from druzina.games.gloomhaven.appraising import PRESENCE, card_worth, turns_left
from druzina.games.gloomhaven.approaching import tired
from druzina.games.gloomhaven.blows import blow, chances
from druzina.games.gloomhaven.cards.lines import Attack
from druzina.games.gloomhaven.hitting import Hitting
from druzina.games.gloomhaven.lasting import loss, rounds_left
from druzina.games.gloomhaven.model import Boon, Dungeon
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import hex_of, thing
from druzina.games.gloomhaven.rules.attacking import Aim, begin_attack
from druzina.games.gloomhaven.rules.damage import TakeDamage
from druzina.games.gloomhaven.rules.forcing import ForceTo
from druzina.games.gloomhaven.rules.moving import GoTo
from druzina.games.gloomhaven.rules.resting import LoseDrawn, LoseForRest, ShortRest
from druzina.games.gloomhaven.rules.round import TwoCards
from druzina.games.gloomhaven.stage import Stage
from tests.games.gloomhaven.dungeon import FACTS, HERE, dungeon, give, hero, monster, number_of

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


def leant(g: Dungeon, question: AnyQuestion, choices: Sequence[str] | None = None) -> str:
    """What a bot leans to most."""
    found = list(map(str, question.choices(g))) if choices is None else list(choices)
    lean = leaning.inclinations(g, question, found)
    return found[lean.index(max(lean))]


def test_who_shoots_and_is_hurt_ends_a_move_where_no_foe_can_strike() -> None:
    g = dungeon("brute", "spellweaver")
    one = hero(g, 1, HERE, health=2)
    monster(g, "bandit-guard", (-2, 4))
    before = Stage(g, one).harm(field.arena(g).cells[one.at])
    g.heroes[1].halves = [True]
    choice = leant(g, GoTo(1, one.id, 4))
    one.at = hex_of(thing(choice))
    assert Stage(g, one).harm(field.arena(g).cells[one.at]) < 0.2 * before


def test_who_is_nearer_to_a_foe_is_struck_first() -> None:
    g = dungeon("brute", "spellweaver")
    shooter = hero(g, 1, HERE, health=2)
    monster(g, "bandit-guard", (-2, 4))
    cell = field.arena(g).cells[shooter.at]
    alone = Stage(g, shooter).harm(cell)
    hero(g, 0, (-1, 4))
    assert Stage(g, shooter).harm(cell) < alone


def test_a_foe_that_has_acted_is_feared_less_than_one_whose_card_lies_there() -> None:
    g = dungeon("brute", "spellweaver")
    one = hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST)
    cell = field.arena(g).cells[one.at]
    fear = Stage(g, one).harm(cell)
    foe.idle = True
    assert Stage(g, one).harm(cell) < fear
    give(foe, "stun")
    foe.idle = False
    assert Stage(g, one).harm(cell) < 0.2 * fear


def test_blows_are_counted_from_the_cards_a_deck_still_has() -> None:
    g = dungeon("brute", "spellweaver")
    deck = g.heroes[0].deck
    deck.draw = [number_of("null")]
    assert chances(g, deck, 0, 3) == ((0, 1.0),)
    deck.draw = [number_of("2x"), number_of("+0")]
    assert dict(chances(g, deck, 0, 3)) == {3: 0.5, 6: 0.5}
    assert dict(chances(g, deck, 1, 3))[6] == 0.75
    assert dict(chances(g, deck, -1, 3))[6] == 0.25


def test_the_foe_that_falls_is_aimed_at_and_who_strikes_back_is_left_alone() -> None:
    g = dungeon("brute", "spellweaver")
    one = hero(g, 0, HERE)
    monster(g, "bandit-guard", EAST)
    weak = monster(g, "bandit-guard", (0, 3), health=2)
    stage = Stage(g, one)
    line = FACTS.lines[FACTS.basic_attack]
    assert isinstance(line, Attack)
    gain, place = Hitting(stage, line).at(stage.start)
    target = stage.foes[place].target
    assert blow(target, ((2, 1.0),)) > blow(target, ((1, 1.0),)) + PRESENCE
    assert stage.foes[place].target.one is weak
    weak.health = 6
    before = Hitting(Stage(g, one), line).at(stage.start)[0]
    for foe in (weak, g.figures[1]):
        foe.boons.append(Boon("retaliate", 3))
    assert Hitting(Stage(g, one), line).at(stage.start)[0] < before < gain


def test_a_door_is_opened_by_who_fights_in_front_and_not_while_somebody_rests() -> None:
    g = dungeon("brute", "spellweaver")
    one, other = hero(g, 0, (-1, 3)), hero(g, 1, (0, 3))
    door = "go -2,3"
    g.heroes[0].halves = g.heroes[1].halves = [True]
    assert leant(g, GoTo(0, one.id, 2)) == door
    assert leant(g, GoTo(1, other.id, 3)) != door
    g.heroes[1].resting = True
    assert leant(g, GoTo(0, one.id, 2)) != door


def test_nobody_hurt_enters_a_room_with_two_cards_left() -> None:
    g = dungeon("brute", "spellweaver")
    one = hero(g, 0, (-1, 3))
    hero(g, 1, (0, 3))
    sheet = g.heroes[0]
    sheet.halves = [True]
    sheet.hand, sheet.discard = sheet.hand[:2], sheet.hand[2:]
    assert leant(g, GoTo(0, one.id, 2)) == "go -2,3"
    one.health = 3
    assert leant(g, GoTo(0, one.id, 2)) != "go -2,3"
    assert leant(g, TwoCards(0)) == "rest"


def test_partners_rest_together_and_who_is_fresh_does_not_rest() -> None:
    g = dungeon("brute", "spellweaver")
    hero(g, 0, (-1, 3))
    hero(g, 1, (0, 3))
    for sheet in g.heroes:
        sheet.hand, sheet.discard = sheet.hand[:3], sheet.hand[3:]
    assert not tired(g, 0)
    g.heroes[1].discard += g.heroes[1].hand[1:]
    g.heroes[1].hand = g.heroes[1].hand[:1]
    assert tired(g, 0)
    assert tired(g, 1)
    g.heroes[0].hand += g.heroes[0].discard[:3]
    del g.heroes[0].discard[:3]
    assert not tired(g, 0)


def test_where_nobody_is_left_to_fight_only_the_hurt_wait_for_a_long_rest() -> None:
    g = dungeon("brute", "spellweaver")
    one = hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.hand, sheet.discard = sheet.hand[:1], sheet.hand[1:]
    assert leant(g, ShortRest(0), ["yes", "no"]) == "yes"
    one.health = 4
    assert leant(g, ShortRest(0), ["yes", "no"]) == "no"


def a_round(g: Dungeon) -> float:
    """What each round costs that goes with a card."""
    return loss(g, 0) / (rounds_left(g, 0) - rounds_left(g, 0, 1))


def test_a_round_is_dearer_the_fewer_are_left() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    monster(g, "bandit-guard", EAST)
    sheet = g.heroes[0]
    many = a_round(g)
    sheet.lost, sheet.hand = sheet.hand[6:], sheet.hand[:6]
    assert a_round(g) > many
    assert rounds_left(g, 0, 1) < rounds_left(g, 0)


def test_nobody_pushes_away_whom_they_are_about_to_strike() -> None:
    g = dungeon("brute", "spellweaver")
    hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST)
    question = ForceTo(0, foe.id, g.heroes[0].figure, 1)
    g.heroes[0].waiting = ["trample"]
    choices = ["push 3,3", "none"]
    assert leant(g, question, choices) == "none"
    g.heroes[0].halves = [True]
    assert leant(g, question, choices) == "push 3,3"


def test_two_cards_are_chosen_for_the_turn_they_allow() -> None:
    g = dungeon("brute", "spellweaver")
    hero(g, 0, HERE)
    monster(g, "bandit-guard", (0, 3), health=3)
    monster(g, "bandit-guard", (0, 4), health=3)
    g.heroes[0].hand = ["grab-and-go", "eye-for-an-eye", "leaping-cleave", "shield-bash"]
    lane = TwoCards(0)
    lead = leant(g, lane)
    second = leant(g, TwoCards(0, [lead]))
    assert "leaping-cleave" in (thing(lead), thing(second))


def test_the_card_that_brings_lost_ones_back_is_lost_last() -> None:
    g = dungeon("brute", "spellweaver")
    one = hero(g, 1, HERE)
    sheet = g.heroes[1]
    sheet.hand, sheet.lost = ["reviving-ether", "ride-the-wind"], ["fire-orbs", "frost-armor"]
    sheet.discard = ["mana-bolt", "flame-strike", "reviving-ether"]
    assert leant(g, LoseForRest(1)) != "lose reviving-ether"
    one.health = 3
    assert leant(g, LoseDrawn(1, "reviving-ether")) == "again"
    assert leant(g, LoseDrawn(1, "mana-bolt")) != "again"
    one.health = 1
    assert leant(g, LoseDrawn(1, "reviving-ether")) != "again"
    sheet.discard.clear()
    assert leant(g, TakeDamage(1, 3)) == "lose ride-the-wind"


def test_pairs_of_cards_are_proposed_as_a_whole_and_a_rest_beside_them() -> None:
    g = dungeon("brute", "spellweaver")
    hero(g, 0, HERE)
    monster(g, "bandit-guard", EAST)
    sheet = g.heroes[0]
    sheet.hand, sheet.discard = sheet.hand[:4], sheet.hand[4:]
    question = TwoCards(0)
    found = GAME.proposals(g, question, question.choices(g))
    assert len(found) == 4 * 3 + 1
    best = max(found, key=lambda one: one.leaning)
    assert best.choices[0] == leant(g, question)
    assert ("rest",) in [one.choices for one in found]
    assert not GAME.proposals(g, TwoCards(0, [str(best.choices[0])]), [])


def test_judgement_weighs_what_waits_by_the_size_of_the_party() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", (-1, 3))
    before = judgement.judge(g)
    foe.health -= 1
    less = judgement.judge(g) - before
    foe.health += 1
    one.health -= 1
    assert before - judgement.judge(g) > less > 0
    one.health += 1
    g.characters = 4
    assert judgement.judge(g) < before
