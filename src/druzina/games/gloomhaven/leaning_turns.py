"""Which cards a good player chooses, which leads, and which half comes first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from druzina.core.step import AnyQuestion
from druzina.games.gloomhaven.appraising import card_worth
from druzina.games.gloomhaven.approaching import fresh, likes
from druzina.games.gloomhaven.cards.model import Half
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.planning import STEP, Eyes, Tally, add_half, add_lines, look
from druzina.games.gloomhaven.rules.asking import thing
from druzina.games.gloomhaven.rules.round import REST, TwoCards
from druzina.games.gloomhaven.rules.turn import ATTACK, BOTTOM, DECLINE, MOVE, TOP

EARLY = 0.06  # what an initiative lower by one is worth to who can strike
SLACK = 1
NEVER = -99.0  # a bonus is not given up
NOW = {TOP: True, ATTACK: True, BOTTOM: False, MOVE: False}


def two_cards(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    assert isinstance(question, TwoCards)
    hero, one = g.heroes[question.seat], g.mine(question.seat)
    if one is None or len(hero.hand) < 2:
        return [0.0] * len(choices)
    eyes = look(g, one, SLACK)
    if question.lead:
        lead = question.lead
        return [pair_worth(eyes, lead, thing(choice)) for choice in choices]
    best: dict[str, float] = {}
    for lead, other in permutations(sorted(hero.hand), 2):
        best[lead] = max(best.get(lead, -99.0), pair_worth(eyes, lead, other))
    return [
        rest_worth(eyes, len(hero.hand)) if choice == REST else best.get(thing(choice), NEVER)
        for choice in choices
    ]


def pair_worth(eyes: Eyes, lead: str, other: str) -> float:
    """What two cards promise for a turn, and what comes of acting when the first says."""
    halves = eyes.g.facts.printed.cards
    a, b = halves[lead], halves[other]
    worth = max(
        two_halves(eyes, a.top, b.bottom),
        two_halves(eyes, b.top, a.bottom),
    )
    return worth + when(eyes, a.initiative)


def two_halves(eyes: Eyes, top: Half, bottom: Half) -> float:
    """A top and a bottom half, printed or basic, in the better order."""
    return max(
        in_turn(eyes, first, second)
        for t in (top, None)
        for b in (bottom, None)
        for first, second in (((t, True), (b, False)), ((b, False), (t, True)))
    )


def in_turn(eyes: Eyes, first: tuple[Half | None, bool], second: tuple[Half | None, bool]) -> float:
    tally = Tally()
    add_half(eyes, *first, tally)
    add_half(eyes, *second, tally)
    return tally.gain + STEP * min(tally.moves, max(0.0, eyes.left))


def when(eyes: Eyes, initiative: int) -> float:
    """Early if there is somebody to strike at, late if they are still to come."""
    within = likes(eyes.one) + 4
    near = any(apart <= within for _, apart in eyes.foes)
    if not eyes.foes:
        return 0.0
    return EARLY * (50 - initiative) * (1.0 if near else -0.7)


def rest_worth(eyes: Eyes, hand: int) -> float:
    """A long rest before the next door for who is hurt or has few cards left; seldom in a fight."""
    missing = eyes.one.full - eyes.one.health
    if not eyes.foes:
        return -1.0 if fresh(eyes.g) else 20.0
    quiet = eyes.threatened == 0
    return (3.0 if quiet else 0.0) + 0.35 * missing - 2.2 * (hand - 2)


def turn_menu(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """The best turn that begins with each of the answers."""
    one = g.mine(question.seat)
    if one is None:
        return [0.0] * len(choices)
    eyes = look(g, one)
    return [_menu(eyes, choice) for choice in choices]


def _menu(eyes: Eyes, choice: str) -> float:
    word, _, card = choice.partition(" ")
    if word == "use":
        return _item(eyes, card)
    if word not in NOW and word != DECLINE:
        return -1.0
    hero = eyes.g.heroes[eyes.one.seat]
    others = [each for each in hero.waiting if each != card]
    if word == DECLINE:
        return -2.0
    first = (_half(eyes, word, card), NOW[word])
    if not others:
        return in_turn_alone(eyes, first) - 0.001 * (word in (ATTACK, MOVE))
    later = others[0]
    printed = eyes.g.facts.printed.cards[later]
    half = printed.bottom if NOW[word] else printed.top
    second = max(in_turn(eyes, first, (each, not NOW[word])) for each in (half, None))
    return second - 0.001 * (word in (ATTACK, MOVE)) - 0.002 * card_worth(eyes.g.content, card)


def _half(eyes: Eyes, word: str, card: str) -> Half | None:
    return eyes.g.facts.half(card, word == TOP) if word in (TOP, BOTTOM) else None


def in_turn_alone(eyes: Eyes, half: tuple[Half | None, bool]) -> float:
    tally = Tally()
    add_half(eyes, *half, tally)
    return tally.gain + STEP * min(tally.moves, max(0.0, eyes.left))


def _item(eyes: Eyes, id_: str) -> float:
    """What heals is drunk by who is hurt; the rest when there is somebody to fight."""
    item = eyes.g.facts.printed.items[id_]
    tally = Tally()
    add_lines(eyes, item.lines, tally)
    cures = 3.0 if item.rule.startswith("cures") and eyes.one.has else 0.0
    worth = tally.gain + cures - (1.5 if item.use == "consumed" else 0.4)
    return 60.0 + worth if worth > 0.5 else -3.0
