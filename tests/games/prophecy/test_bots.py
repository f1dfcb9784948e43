"""Bots see ways, prices and odds: what each is for, in positions where it shows."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import structs

from druzina.bots import sit
from druzina.bots.planning import plans
from druzina.core import Luck, Match
from druzina.games import find
from druzina.games.prophecy import judgement, leaning
from druzina.games.prophecy.appraising import fight_value, fighter
from druzina.games.prophecy.model import GREATER, LESSER, MOVEMENT, Kingdom
from druzina.games.prophecy.planning import assault, outlook, veiled
from druzina.games.prophecy.routes import distances
from druzina.games.prophecy.rules.duel import LifeOrItem
from druzina.games.prophecy.rules.round import Turns
from tests.games.prophecy.table import FACTS, give, hero, kingdom


def turn(g: Kingdom) -> Kingdom:
    """The seat on turn is asked how to move."""
    g.turns = 1
    g.then(Turns())
    g.advance()
    return g


def leant_to(g: Kingdom, choices: Sequence[str] | None = None) -> str:
    question = g.questions()[0]
    offered = [str(one) for one in question.choices(g)] if choices is None else list(choices)
    lean = leaning.inclinations(g, question, offered)
    return offered[max(range(len(offered)), key=lean.__getitem__)]


def lay(g: Kingdom, card: str, field: str) -> None:
    number = FACTS.card(card)
    g.adventure.deck.remove(number)
    g.open[FACTS.field(field)].append(number)


@pytest.mark.clause("PRO-PVP-13", "PRO-PVP-20")
@pytest.mark.parametrize(
    ("lives", "held", "lost"),
    [(4, (), "life"), (1, (), "item"), (1, ("A1",), "life"), (0, ("A1", "A2"), "item")],
)
def test_a_life_is_lost_for_an_artifact_but_not_the_last(
    lives: int, held: tuple[str, ...], lost: str
) -> None:
    g = kingdom(hero("paladin", "city"), hero("scout", "city", lives=lives))
    give(g, 1, "I03-1", *held)
    g.then(LifeOrItem(1, winner=0))
    g.advance()
    assert leant_to(g) == lost


@pytest.mark.clause("PRO-MOV-04", "PRO-MOV-05", "PRO-MOV-06")
def test_ways_are_shorter_with_gold() -> None:
    poor, rich = (distances(FACTS.fingerprint, gold) for gold in (0, 2))
    city, wasteland = FACTS.field("city"), FACTS.field("wasteland")
    assert poor[city][wasteland] == 5
    assert rich[city][wasteland] == 1
    assert all(r <= p for a, b in zip(rich, poor, strict=True) for r, p in zip(a, b, strict=True))


def test_a_weak_monster_is_sought_and_a_strong_one_shunned() -> None:
    g = kingdom(hero("paladin", "plains-4", gold=0), hero("scout", "village"))
    lay(g, "N01", "city")
    lay(g, "N25", "mountains-fortress")
    assert leant_to(turn(g)) == "go city"


def test_the_wounded_go_where_they_are_healed() -> None:
    g = kingdom(hero("paladin", "forest-monastery", lives=1, gold=0), hero("scout", "village"))
    assert leant_to(turn(g)) == "go monastery"


def test_experience_is_spent_on_the_ability_that_adds_most() -> None:
    g = kingdom(hero("paladin", "plains-5", xp=9, gold=0), hero("scout", "village"))
    g.lessons[0] = [FACTS.card("F01")]
    promised = outlook(g, 0).gains
    assert max(range(len(promised)), key=promised.__getitem__) == FACTS.field("fortress")


@pytest.mark.clause("PRO-SPH-03", "PRO-HID-02")
def test_a_sphere_is_worth_the_risk_for_the_strong_alone() -> None:
    g = kingdom(hero("paladin", "forest-north"), hero("scout", "village"))
    assert assault(g, 0, fighter(g, 0), 0) < 0
    g.heroes[0] = hero("paladin", "forest-north", lives=8, red=8)
    give(g, 0, "R05", "I01-1")
    g.heroes[0].might = 6
    assert assault(g, 0, fighter(g, 0), 0) > 0
    assert leant_to(turn(g)) == "sphere A"


@pytest.mark.clause("PRO-HID-02")
def test_guardians_that_lie_face_down_are_judged_alike() -> None:
    """What nobody has seen must not show in what a bot expects."""
    g = kingdom(hero("paladin", "forest-north", lives=8, red=8), hero("scout", "village"))
    before = assault(g, 0, fighter(g, 0), 0)
    first, second = g.spheres[:2]
    first.lesser, second.lesser = second.lesser, first.lesser
    first.greater, second.greater = second.greater, first.greater
    assert assault(g, 0, fighter(g, 0), 0) == before
    first.shown = LESSER | GREATER
    assert first.lesser not in veiled(g, "lesser")


def test_a_fight_under_way_is_judged_by_its_odds() -> None:
    g = kingdom(hero("paladin", "plains-1"), hero("scout", "village"))
    lay(g, "N05", "plains-1")
    turn(g)
    g.answer(g.questions()[0], "stay")
    g.advance()
    assert g.fight is not None
    values = []
    for lives in (1, 3, 6):
        g.fight.mode, g.heroes[0].lives, g.heroes[0].red = "strength", lives, 6
        values.append(judgement.judge(g, 0))
    assert values == sorted(values)
    assert judgement.judge(g, 0) == pytest.approx(1 - judgement.judge(g, 1))


def test_an_artifact_counts_more_than_anything_one_buys_with_it() -> None:
    g = kingdom()
    g.phase = MOVEMENT
    before = judgement.judge(g, 0)
    g.heroes[0].items.append(FACTS.card("A4"))
    assert judgement.judge(g, 0) > before + 0.2


def test_the_weak_do_not_attack_the_strong() -> None:
    g = kingdom(hero("paladin", "plains-1", lives=2), hero("scout", "plains-1", lives=8, red=8))
    turn(g)
    g.answer(g.questions()[0], "stay")
    g.advance()
    assert g.questions()[0].kind == "Attack"
    assert leant_to(g) == "none"


def test_a_monster_that_kills_is_worth_less_than_nothing() -> None:
    g = kingdom(hero("paladin", "plains-1", lives=0), hero("scout", "village"))
    value, _ = fight_value(fighter(g, 0), FACTS.card("N25"))
    assert value < -10


@pytest.mark.parametrize("options", [{}, {"goal": "short"}, {"goal": "basic"}])
def test_greedy_beats_random(options: dict[str, object]) -> None:
    game, won = find("prophecy"), 0
    for seed in (3, 4):
        match = Match.new(game, {"seats": 2, **options}, seed)
        bots = [sit("greedy", seed), sit("random", seed)]
        while match.outcome is None:
            seat = match.questions()[0].seat
            assert match.play(seat, bots[seat].choose(match.seen(seat))) is None
        won += match.outcome.won[0]
    assert won == 2


def test_bots_choose_alike_in_worlds_they_cannot_tell_apart() -> None:
    """Leaning reads nothing that the seat may not know."""
    game = find("prophecy")
    match, luck = Match.new(game, {"seats": 3, "draft": False}, 6), Luck(2)
    for number in range(120):
        if match.outcome is not None:
            break
        seat = match.questions()[0].seat
        seen = match.seen(seat)
        if number % 4 == 0:
            leanings = [
                list(game.inclinations(world, seen.question, seen.choices))
                for world in (seen.sample(luck), seen.sample(luck))
            ]
            assert leanings[0] == pytest.approx(leanings[1]), seen.question.kind
        match.play(seat, luck.pick(match.choices(seat)))


def test_a_plan_that_is_trusted_wholly_is_the_one_judged_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What judgement says counts as much as so many tries: a few cannot outvote a million."""
    game = find("prophecy")
    match, bot = Match.new(game, {"seats": 2, "draft": False}, 6), sit("greedy", 1)
    for _ in range(30):
        seat = match.questions()[0].seat
        match.play(seat, bot.choose(match.seen(seat)))
    seen = match.seen(match.questions()[0].seat)
    monkeypatch.setattr(type(game), "mind", structs.replace(game.mind, trust=10**6))
    trusting = [sit("search:16", seed).choose(seen) for seed in range(3)]
    judged = plans(game, seen.sample(Luck(1)), seen.seat)[0]
    assert trusting == [judged.choices[0]] * 3
