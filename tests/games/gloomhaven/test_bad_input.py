"""What cannot be: each in one sentence with its clause, and nothing has changed."""

from __future__ import annotations

import pytest

from druzina.core import Match, Problem, Refusal
from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.model import Dungeon, Piece, Possession
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.attacking import Aim, begin_attack
from druzina.games.gloomhaven.rules.damage import TakeDamage
from druzina.games.gloomhaven.rules.doors import closed_doors, enterable
from druzina.games.gloomhaven.rules.moving import GoTo
from druzina.games.gloomhaven.rules.setup import Character, deck_for
from druzina.games.gloomhaven.rules.turn import TurnMenu
from druzina.games.gloomhaven.seat_fields import boxes
from druzina.server.lobby.seat_setup import forms
from druzina.text.words import Words
from tests.games.gloomhaven.dungeon import FACTS, HERE, dungeon, hero, monster

CONTENT = GAME.load()
BRUTE = FACTS.printed.hands["brute"]
LANGUAGES = ("cs", "en")


def said(problem: Problem, lang: str) -> str:
    return Words(lang, GAME, CONTENT, strict=True).problem(problem)


@pytest.mark.clause("GLH-SET-04", "GLH-SET-08", "GLH-ITM-01")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "clause"),
    [
        ({"character": "wizard"}, "GLH-SET-08"),
        ({"character": "brute,brute"}, "GLH-SET-08"),
        ({"scenario": 99}, "GLH-SET-01"),
        ({"scenario": "cave"}, "GLH-SET-01"),
        ({"scenario": 55}, "GLH-SET-01"),
        ({"level": 12}, "GLH-LVL-11"),
        ({"0.character": "brute", "0.cards": "trample"}, "GLH-SET-04"),
        ({"0.character": "brute", "0.cards": "+".join((*BRUTE[:9], "fire-orbs"))}, "GLH-SET-04"),
        ({"0.character": "brute", "0.cards": "+".join((*BRUTE[:9], BRUTE[-1]))}, "GLH-SET-04"),
        ({"0.character": "brute", "0.perks": "99"}, "GLH-SET-10"),
        ({"0.items": "crown"}, "GLH-ITM-01"),
        ({"0.items": "winged-shoes+winged-shoes"}, "GLH-ITM-01"),
        ({"0.items": "x" * 5000}, "GLH-ITM-01"),
        ({"0.items": "iron-helmet+eagle-eye-goggles"}, "GLH-ITM-01"),
        ({"0.items": "minor-healing-potion+minor-power-potion"}, "GLH-ITM-01"),
        ({"difficulty": "nightmare"}, "GLH-LVL-03"),
    ],
)
def test_a_table_that_cannot_be_is_one_sentence_with_its_clause(
    given: dict[str, object], clause: str, lang: str
) -> None:
    with pytest.raises(Problem) as caught:
        GAME.read_options({"seats": 2, **given})
    sentence = said(caught.value, lang)
    assert clause in sentence
    assert "\n" not in sentence
    assert len(sentence) < 500


def test_too_many_items_are_said_at_their_seat() -> None:
    with pytest.raises(Problem) as caught:
        GAME.read_options({"seats": 2, "1.items": "war-hammer+poison-dagger"})
    assert caught.value.arguments["option"] == "1.items"


def hand(*levels: int) -> list[str]:
    """A brute's hand with so many cards of these levels, the others of level 1."""
    chosen: list[str] = []
    for level in (*levels, *[1] * (10 - len(levels))):
        cards = FACTS.printed.cards
        chosen.append(next(id_ for id_ in BRUTE if cards[id_].level == level and id_ not in chosen))
    return chosen


@pytest.mark.clause("GLH-LVU-02", "GLH-LVU-03")
@pytest.mark.parametrize(
    ("level", "learned", "least", "most"),
    [
        (2, (2, 2), 2, 1),
        (3, (3, 3), 3, 1),
        (3, (3, 2, 2), 2, 2),
        (9, (9, 9), 9, 1),
        (9, (9, 8, 8), 8, 2),
        (9, (9, 8, 7, 6, 5, 4, 3, 2, 2), 2, 8),
    ],
)
def test_each_level_gained_brings_one_card_of_that_level_or_lower(
    level: int, learned: tuple[int, ...], least: int, most: int
) -> None:
    cards = hand(*learned)
    each: list[dict[str, object]] = [
        {"character": "scoundrel"},
        {"character": "brute", "level": level, "cards": cards},
    ]
    with pytest.raises(Problem) as caught:
        GAME.read_options({"seats": 2, "each": each})
    told = {"option": "1.cards", "found": most + 1, "most": most, "level": level, "least": least}
    assert (caught.value.key, caught.value.arguments) == ("problem-learned", told)
    for lang in LANGUAGES:
        said_here = {one.name: one.fault for one in forms("gloomhaven", each, {}, lang)[1]}
        assert "GLH-LVU-02" in said_here["cards"]
        assert said_here["level"] == ""
    one_less = [*cards[1:], hand()[-1]]
    each[1] |= {"cards": one_less}
    assert GAME.read_options({"seats": 2, "each": each}).each[1].cards == tuple(one_less)


@pytest.mark.clause("GLH-LVU-02", "GLH-CRD-02")
def test_what_levels_may_have_brought_goes_along_with_cards_of_level_x() -> None:
    for level, learned in ((2, (2, 0, 0, 0)), (5, (3, 3, 2, 2, 0)), (9, (9, 8, 7, 6, 5, 4, 3, 2))):
        cards = hand(*learned)
        one = {"character": "brute", "level": level, "cards": cards}
        found = GAME.read_options({"seats": 2, "each": [one, {}]})
        assert found.each[0].cards == tuple(cards)


@pytest.mark.clause("GLH-SET-10")
def test_every_box_of_every_class_can_be_ticked() -> None:
    for class_ in FACTS.printed.classes:
        assert deck_for(Character(class_, 9, perks=boxes(FACTS, class_)), FACTS)


def refused(g: Dungeon, question: object, text: str) -> Refusal:
    before = GAME.codec.encode(g)
    assert isinstance(question, Aim | GoTo | TurnMenu | TakeDamage)
    found = question.read(g, text)
    assert isinstance(found, Refusal), text
    assert GAME.codec.encode(g) == before
    for lang in LANGUAGES:
        assert Words(lang, GAME, CONTENT, ("Ana", "Ben"), strict=True).refusal(found)
    return found


@pytest.mark.clause("GLH-MOV-01", "GLH-MOV-03")
def test_a_move_without_points_onto_somebody_or_off_the_map() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    hero(g, 1, (2, 3))
    question = GoTo(0, one.id, 1)
    assert refused(g, question, "go 3,1").reason == "refusal-too-far"
    assert refused(g, question, "go 2,3").clause == "GLH-MOV-03"
    assert refused(g, question, "go 40,3").reason == "refusal-off-map"
    assert question.read(g, "go nowhere") is None


@pytest.mark.clause("GLH-OVL-08", "GLH-DOR-14")
def test_a_move_onto_an_obstacle_or_into_a_locked_door() -> None:
    g = dungeon("brute", "scoundrel", scenario=53)
    one = hero(g, 0, field.scenario(g).start[0])
    near = next(iter(field.beside(g, one.at)))
    g.pieces = [Piece("obstacle", [near])]
    question = GoTo(0, one.id, 9)
    assert refused(g, question, f"go {near[0]},{near[1]}").clause == "GLH-OVL-08"
    g.heroes[0].items = [Possession("boots-of-levitation")]
    assert f"go {near[0]},{near[1]}" in question.choices(g)
    locked = next(at for at in closed_doors(g) if at not in enterable(g))
    assert refused(g, question, f"go {locked[0]},{locked[1]}").clause == "GLH-DOR-14"


@pytest.mark.clause("GLH-ATK-01", "GLH-CON-12", "GLH-TRN-06")
def test_a_target_out_of_range_unseen_or_of_the_own_side() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    friend = hero(g, 1, (2, 3))
    far = monster(g, "bandit-guard", (3, 0))
    near = monster(g, "bandit-guard", (0, 3))
    begin_attack(g, one, FACTS.basic_attack)
    asked = g.advance()
    assert asked is not None
    question = asked[0]
    assert refused(g, question, f"hit {far.id}").clause == "GLH-ATK-01"
    assert refused(g, question, f"hit {friend.id}").clause == "GLH-TRN-06"
    near.has |= 1 << 6
    assert near.is_("invisible")
    assert refused(g, question, f"hit {near.id}").clause == "GLH-CON-12"


@pytest.mark.clause("GLH-ITM-03", "GLH-TIM-07", "GLH-TRN-01")
def test_an_item_out_of_its_window_and_a_card_that_is_not_played() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.items = [Possession("boots-of-striding"), Possession("winged-shoes", "spent")]
    sheet.waiting = [sheet.hand.pop(), sheet.hand.pop()]
    question = TurnMenu(0)
    assert refused(g, question, "use boots-of-striding").clause == "GLH-TIM-07"
    assert refused(g, question, "use winged-shoes").clause == "GLH-ITM-03"
    assert refused(g, question, "use iron-helmet").clause == "GLH-ITM-01"
    assert refused(g, question, f"top {sheet.hand[0]}").reason == "refusal-not-played"
    sheet.halves = [True]
    assert refused(g, question, f"top {sheet.waiting[0]}").reason == "refusal-half-done"


@pytest.mark.clause("GLH-DMG-02")
def test_damage_is_kept_off_by_one_card_or_two_discards_and_no_more() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    a, b, c = (sheet.hand.pop() for _ in range(3))
    sheet.discard = [a, b, c]
    question = TakeDamage(0, 3)
    assert refused(g, question, f"lose {a}").reason == "refusal-not-in-hand"
    assert refused(g, question, f"lose-two {a}+{b}+{c}").reason == "refusal-two-discards"
    assert refused(g, question, f"lose-two {a}+{sheet.hand[0]}").clause == "GLH-DMG-02"
    assert refused(g, question, f"lose {sheet.hand[0]}+{sheet.hand[1]}").clause == "GLH-DMG-02"


def test_what_is_refused_at_a_table_changes_nothing() -> None:
    match: Match[Dungeon] = Match.new(GAME, {"seats": 2}, 4)
    before = match.fingerprint
    found = match.play(0, "lead nothing-at-all")
    assert isinstance(found, Refusal)
    assert match.fingerprint == before
