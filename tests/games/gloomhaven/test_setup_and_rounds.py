"""GLH-LVL, -SET, -SEL, -INI, -RST, -EOR: levels, set-up, card selection, order, rests, cleanup."""

from collections.abc import Sequence

import pytest

from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.model import (
    A_GROUP,
    A_HERO,
    STRONG,
    WANING,
    AbilityDeck,
    Actor,
    Boon,
    Dungeon,
    Figure,
    Loose,
)
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from druzina.games.gloomhaven.rules.order import fixed, sorted_in
from druzina.games.gloomhaven.rules.resting import ShortRest
from druzina.games.gloomhaven.rules.round import EndOfRound, Round, Turns, TwoCards
from druzina.games.gloomhaven.rules.setup import (
    Character,
    DungeonOptions,
    level_of,
    set_up,
)
from druzina.games.gloomhaven.rules.turn import HeroTurn
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    begin,
    card,
    comes,
    dungeon,
    give,
    hero,
    monster,
    number_of,
    play,
)

EAST = (2, 3)


def party(*levels: int, difficulty: str = "normal", **more: bool) -> Dungeon:
    classes = ("brute", "scoundrel", "mindthief", "tinkerer")
    chosen = tuple(Character(one, level=n) for one, n in zip(classes, levels, strict=False))
    options = DungeonOptions(
        seats=len(levels),
        difficulty=difficulty,  # type: ignore[arg-type]
        each=chosen,
        **more,  # type: ignore[arg-type]
    )
    return set_up(options, FACTS, 3)


@pytest.mark.clause("GLH-EX-01", "GLH-LVL-02", "GLH-LVL-03", "GLH-VAR-03")
def test_the_level_is_half_the_average_rounded_up_once() -> None:
    levels: Sequence[int] = (6, 4, 4, 3)
    assert level_of(levels, "normal") == 3
    assert [level_of(levels, one) for one in ("easy", "hard", "very_hard")] == [2, 4, 5]


@pytest.mark.clause("GLH-LVL-01", "GLH-LVL-11")
@pytest.mark.parametrize(
    ("levels", "difficulty", "level"), [((1, 1), "easy", 0), ((9, 9), "very_hard", 7)]
)
def test_levels_go_from_0_to_7(levels: tuple[int, ...], difficulty: str, level: int) -> None:
    assert party(*levels, difficulty=difficulty).level == level


@pytest.mark.clause("GLH-EX-35", "GLH-LVL-06", "GLH-LVL-07", "GLH-VAR-02", "GLH-VAR-01")
def test_open_information_and_solo_raise_monsters_and_traps() -> None:
    plain = party(3, 4)
    assert (plain.level, plain.monster_level, plain.trap) == (2, 2, 4)
    for raised in (party(3, 4, open_information=True), party(3, 4, solo=True)):
        assert (raised.level, raised.monster_level, raised.trap) == (2, 3, 5)


@pytest.mark.clause("GLH-LVL-08")
def test_the_raised_monster_level_is_capped_the_trap_is_not() -> None:
    g = party(9, 9, difficulty="very_hard", open_information=True)
    assert (g.monster_level, g.trap) == (7, 10)


@pytest.mark.clause("GLH-SET-09", "GLH-SET-10", "GLH-SET-11")
def test_the_start_of_a_scenario() -> None:
    chosen = (Character("brute", 3, perks=("1", "4")), Character("scoundrel"))
    g = set_up(DungeonOptions(seats=2, each=chosen), FACTS, 3)
    assert g.elements == [0] * 6
    assert g.heroes[0].full == 14
    # Two −1 removed, one +3 added.
    assert sorted(g.heroes[0].deck.draw).count(number_of("-1")) == 3
    assert number_of(Modifier(n=3)) in g.heroes[0].deck.draw
    assert sorted(g.monster_modifiers.draw) == sorted(FACTS.standard())


@pytest.mark.clause("GLH-SET-17", "GLH-SET-07", "GLH-SET-13", "GLH-SET-14", "GLH-SIM-02")
def test_goals_are_kept_in_secret_and_start_hexes_taken_in_seat_order() -> None:
    g = party(1, 1)
    first = g.advance()
    assert first is not None
    lanes = g.questions()
    assert [one.seat for one in lanes] == [0, 1]
    kept = [lane.choices(g)[0] for lane in lanes]
    for lane, choice in zip(lanes, kept, strict=True):
        g.answer(lane, choice)
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 0
    assert [hero.goal for hero in g.heroes] == [choice.split()[1] for choice in kept]
    assert all(len(hero.goals) == 1 for hero in g.heroes)
    taken = asked[1][0]
    g.answer(asked[0], taken)
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 1
    assert taken not in asked[1]


@pytest.mark.clause("GLH-SET-06", "GLH-LVL-10")
def test_standees_have_free_numbers_of_their_type() -> None:
    found = set()
    for seed in range(12):
        options = DungeonOptions(seats=2)
        g = set_up(options, FACTS, seed)
        g.advance()
        numbers = [one.number for one in g.figures if one.what == "bandit-guard"]
        assert len(set(numbers)) == len(numbers)
        assert all(1 <= one <= 6 for one in numbers)
        found.add(tuple(numbers))
    assert len(found) > 1


# Card selection


def choices(g: Dungeon, seat: int) -> list[str]:
    return list(TwoCards(seat).choices(g))


@pytest.mark.clause("GLH-SEL-01", "GLH-SEL-05", "GLH-SEL-03")
def test_two_cards_or_a_rest() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    a, b, c = sheet.hand[:3]
    sheet.hand, sheet.discard = [a, b], [c]
    assert choices(g, 0) == [f"lead {card}" for card in sorted((a, b))]
    sheet.hand, sheet.discard = [a], [b, c]
    assert choices(g, 0) == ["rest"]
    sheet.hand, sheet.discard = [a, b], [c, card(29)]
    assert "rest" in choices(g, 0)


@pytest.mark.clause("GLH-SEL-04", "GLH-EX-31", "GLH-EXH-01")
def test_who_can_neither_play_nor_rest_is_exhausted() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, EAST)
    sheet = g.heroes[0]
    sheet.hand, sheet.discard, sheet.lost = sheet.hand[:1], sheet.hand[1:2], sheet.hand[2:]
    sheet.xp = 3
    g.then(Round())
    g.advance()
    assert sheet.exhausted
    assert sheet.xp == 3
    assert [one.seat for one in g.questions()] == [1]


@pytest.mark.clause("GLH-EX-30", "GLH-RST-09")
def test_an_active_card_of_the_discard_kind_counts_for_a_rest() -> None:
    g = dungeon("cragheart", "brute")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.hand, sheet.discard = [card(117)], [card(118)]
    active(g, 0, 127, top=False)
    assert choices(g, 0) == ["rest", f"stop {card(127)}"]
    sheet.resting = True
    g.then(HeroTurn(0))
    lost = play(g)
    assert set(lost) == {f"lose {card(118)}", f"lose {card(127)}"}
    assert sheet.active == []


@pytest.mark.clause("GLH-SIM-01", "GLH-INI-01", "GLH-RND-01", "GLH-MON-05")
def test_cards_are_turned_up_together_and_ability_cards_drawn() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, EAST)
    monster(g, "bandit-guard", (0, 5))
    g.decks.setdefault(
        "archer", AbilityDeck([one.id for one in FACTS.printed.decks["archer"].cards])
    )
    g.then(Round())
    g.advance()
    assert g.heroes[0].played == []
    while g.questions():
        lane = g.questions()[0]
        g.answer(lane, lane.choices(g)[0])
    g.advance()
    assert all(len(one.played) == 2 for one in g.heroes)
    assert g.decks["guard"].card
    assert g.decks["archer"].card == ""


# The order


def led(g: Dungeon, seat: int, first: int, second: int) -> None:
    """The cards of a seat in this round, by number."""
    sheet = g.heroes[seat]
    sheet.played = [card(first), card(second)]


@pytest.mark.clause("GLH-EX-02", "GLH-INI-02")
def test_the_order_is_by_leading_cards_and_monster_cards() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, EAST)
    monster(g, "living-bones", (0, 5))
    monster(g, "bandit-archer", (1, 5))
    led(g, 0, 5, 8)  # 61, 15
    led(g, 1, 88, 89)  # 86, 4
    g.decks["living-bones"].card = next(
        one.id for one in FACTS.printed.decks["living-bones"].cards if one.initiative == 45
    )
    g.decks["archer"].card = next(
        one.id for one in FACTS.printed.decks["archer"].cards if one.initiative == 32
    )
    fixed(g)
    assert [(one.type, one.seat) for one in g.order] == [
        ("bandit-archer", -1),
        ("living-bones", -1),
        ("", 0),
        ("", 1),
    ]
    g.heroes[0].played.reverse()
    fixed(g)
    assert g.order[0].seat == 0


@pytest.mark.clause("GLH-INI-03", "GLH-INI-06")
def test_ties_are_broken_by_the_second_card_and_monsters_are_last() -> None:
    g = dungeon("tinkerer", "spellweaver")
    hero(g, 0, HERE)
    hero(g, 1, EAST)
    led(g, 0, 36, 35)  # 20, 19
    led(g, 1, 66, 65)  # 20, 7
    fixed(g)
    assert [one.seat for one in g.order] == [1, 0]
    g.heroes[0].resting, g.heroes[1].resting = True, False
    fixed(g)
    assert [(one.seat, one.initiative) for one in g.order] == [(1, 20), (0, 99)]


@pytest.mark.clause("GLH-INI-05", "GLH-MON-01", "GLH-PRC-08")
def test_elites_act_before_normal_ones_by_their_numbers() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (-3, 6))
    first = monster(g, "bandit-guard", (3, 0))
    second = monster(g, "bandit-guard", (4, 0))
    elite = monster(g, "bandit-guard", (3, 1), "elite")
    first.number, second.number, elite.number = 2, 1, 6
    g.decks["guard"].card = FACTS.printed.decks["guard"].cards[0].id
    order = []
    g.then(GroupTurn("bandit-guard"))
    while g.stack:
        top = g.stack[-1]
        if type(top).__name__ == "FigureTurn":
            order.append(top.figure)  # type: ignore[attr-defined]
        if top.waits:
            asked = g.advance()
            if asked is None:
                break
            g.answer(asked[0], asked[1][0])
            continue
        g.stack.pop()
        top.run(g)
    assert order == [elite.id, second.id, first.id]


@pytest.mark.clause("GLH-INI-09")
def test_boots_change_the_initiative_within_1_and_99() -> None:
    g = dungeon("tinkerer", "scoundrel")
    hero(g, 0, HERE)
    g.heroes[1].exhausted = True
    led(g, 0, 39, 35)  # 16, 19
    g.heroes[0].shift = -20
    fixed(g)
    assert g.heroes[0].initiative == 1
    fixed(g)
    assert g.heroes[0].initiative == 16


@pytest.mark.clause("GLH-INI-10", "GLH-DOR-13")
def test_a_type_that_appears_comes_at_its_place() -> None:
    g = dungeon("brute", "scoundrel")
    g.order = [Actor(A_HERO, 20, 0), Actor(A_HERO, 60, 1)]
    g.at_turn = 0
    sorted_in(g, Actor(A_GROUP, 40, type="bandit-guard"))
    assert [one.initiative for one in g.order] == [20, 40, 60]


# Rests


@pytest.mark.clause("GLH-EX-32", "GLH-RST-01", "GLH-RST-02", "GLH-RST-10", "GLH-PRC-11")
def test_a_short_rest_loses_one_card_at_random() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.hand, sheet.discard = [], sheet.hand[:3]
    before = set(sheet.discard)
    g.then(ShortRest(0))
    first = play(g, "yes")[0]
    play(g, "again")
    assert len(sheet.lost) == 1
    assert f"lose {sheet.lost[0]}" != first
    assert set(sheet.hand) == before - set(sheet.lost)
    assert one.health == one.full - 1


@pytest.mark.clause("GLH-RST-03")
def test_the_damage_of_a_redraw_is_not_prevented_by_discards() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    kept = sheet.hand[5]
    sheet.hand, sheet.discard = [kept], sheet.hand[:3]
    g.then(ShortRest(0))
    assert play(g, "yes", "again") == ["suffer", f"lose {kept}"]


@pytest.mark.clause("GLH-SIM-03", "GLH-RST-08")
def test_short_rests_are_asked_in_the_order_of_turns() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, EAST)
    for sheet in g.heroes:
        sheet.discard = [sheet.hand.pop(), sheet.hand.pop()]
    g.order = [Actor(A_HERO, 10, 1), Actor(A_HERO, 50, 0)]
    monster(g, "bandit-guard", (0, 5))
    g.then(EndOfRound())
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 1


# The cleanup


@pytest.mark.clause(
    "GLH-EOR-01", "GLH-EOR-03", "GLH-PRC-13", "GLH-AMD-05", "GLH-MON-06", "GLH-ELM-03", "GLH-ACT-04"
)
def test_the_cleanup() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    hero(g, 1, EAST)
    guard = monster(g, "bandit-guard", (0, 5))
    deck = g.heroes[0].deck
    deck.discard, deck.mix = [deck.draw.pop(), deck.draw.pop()], True
    other = g.heroes[1].deck
    other.discard = [other.draw.pop()]
    shuffling = next(c.id for c in FACTS.printed.decks["guard"].cards if c.shuffle)
    g.decks["guard"] = AbilityDeck(["525"], ["526"], shuffling)
    g.elements = [STRONG, WANING, 0, 0, 0, 0]
    one.boons = [Boon("shield", 1, card=card(8))]
    guard.boons = [Boon("shield", 1)]
    active(g, 0, 8, top=False)
    active(g, 1, 90, top=True)
    g.order = []
    g.then(EndOfRound())
    g.advance()
    assert (len(deck.draw), deck.discard) == (20, [])
    assert len(other.discard) == 1
    assert len(g.decks["guard"].draw) == 3
    assert g.decks["guard"].card == ""
    assert g.elements[:2] == [WANING, 0]
    assert (one.boons, guard.boons) == ([], [])
    assert card(8) in g.heroes[0].discard
    assert [each.card for each in g.heroes[1].active] == [card(90)]


@pytest.mark.clause("GLH-EOR-04")
def test_a_scenario_that_is_over_ends_before_the_cleanup() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    g.heroes[0].discard = [g.heroes[0].hand.pop(), g.heroes[0].hand.pop()]
    g.elements = [STRONG, 0, 0, 0, 0, 0]
    g.won = True
    g.then(EndOfRound())
    assert g.advance() is None
    assert g.elements[0] == STRONG


# The turn


@pytest.mark.clause("GLH-TRN-01", "GLH-TRN-02", "GLH-TIM-08", "GLH-TRN-09")
def test_a_top_of_one_card_and_a_bottom_of_the_other() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    a, b = card(6), card(2)
    sheet.hand.remove(a)
    sheet.hand.remove(b)
    sheet.waiting = [a, b]
    g.then(HeroTurn(0))
    menu = play(g)
    assert {one.split()[0] for one in menu} == {"top", "bottom", "attack", "move", "decline"}
    menu = play(g, f"move {a}", "none")
    assert {one.split()[0] for one in menu} == {"top", "attack", "decline"}
    assert all(one.endswith(b) for one in menu)
    assert a in sheet.discard
    play(g, f"decline {b}")
    assert b in sheet.discard
    assert sheet.xp == 0


@pytest.mark.clause("GLH-EX-13", "GLH-TRN-10", "GLH-TRN-13", "GLH-TRN-04", "GLH-XP-01")
def test_a_card_is_lost_only_if_its_action_was_used() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=20)
    sheet = g.heroes[0]
    begin(g, 0, 5, top=True)
    play(g, "none")
    assert card(5) in sheet.discard
    assert sheet.xp == 0
    sheet.discard.remove(card(5))
    comes(sheet.deck, "0")
    begin(g, 0, 5, top=True)
    play(g, f"hit {guard.id}")
    assert card(5) in sheet.lost
    assert sheet.xp == 2


@pytest.mark.clause(
    "GLH-TRN-11", "GLH-TRN-12", "GLH-LOT-02", "GLH-ELM-02", "GLH-CON-05", "GLH-CON-19"
)
def test_the_start_and_the_end_of_a_turn() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    give(one, "wound", "muddle")
    g.loose.append(Loose(HERE))
    g.infused = [3]
    g.then(HeroTurn(0))
    play(g)
    assert one.health == one.full - 1
    assert g.heroes[0].coins == 1
    assert g.elements[3] == STRONG
    assert one.is_("wound")
    assert not one.is_("muddle")


@pytest.mark.clause("GLH-INI-07", "GLH-SUM-04")
def test_summons_act_before_their_summoner_from_the_next_round_on() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    guard = monster(g, "bandit-guard", (3, 1), health=9)
    bot = Figure(g.next, 2, "battle-bot", 0, (2, 2), 6, 6, seat=0, idle=True)
    g.next += 1
    g.figures.append(bot)
    g.then(HeroTurn(0))
    play(g)
    assert guard.health == 9
    bot.idle = False
    comes(g.heroes[0].deck, "0")
    g.then(HeroTurn(0))
    play(g)
    assert guard.health == 9 - 2


def test_turns_stop_when_nobody_is_left() -> None:
    g = dungeon("brute", "scoundrel")
    for sheet in g.heroes:
        sheet.exhausted = True
    g.then(Turns())
    assert g.advance() is None
