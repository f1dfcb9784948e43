"""What a good player leans to at each question, in points: quick, for roll-outs and first looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.core.position import Blind, Revealed
from druzina.core.step import AnyQuestion
from druzina.games.prophecy.appraising import (
    DEATH,
    GOLD,
    NOW,
    OTHER_NOW,
    SPENT,
    XP,
    Fighter,
    fight_value,
    fighter,
    gained,
    near_death,
    next_prize,
    prize_points,
    worth,
)
from druzina.games.prophecy.bargaining import agreeable, next_terms, offering
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import SPHERES
from druzina.games.prophecy.foreseen import codec
from druzina.games.prophecy.judgement import DUEL, pending
from druzina.games.prophecy.model import FIELDS, NOTHING, Kingdom
from druzina.games.prophecy.offers import with_ability, with_item
from druzina.games.prophecy.planning import (
    AHEAD,
    LATER,
    Outlook,
    assault,
    chance_against,
    onward,
    outlook,
)
from druzina.games.prophecy.rules.asking import NONE, USE
from druzina.games.prophecy.rules.fight_values import total
from druzina.games.prophecy.rules.monsters import BeforeFight
from druzina.games.prophecy.rules.movement import FARES
from druzina.games.prophecy.rules.trading import ACCEPT, CANCEL, AnswerProposal, Proposal

READY = 0.05  # something offered is taken rather than not
HELPFUL = 0.5  # so many points more make it worth to use something before a fight
VISITING = 0.8  # what lies open and can be used is mostly good

Leaning = Callable[[Kingdom, AnyQuestion, Sequence[str]], list[float]]


def inclinations(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    return KINDS.get(question.kind, tried)(g, question, choices)


# Trying


def tried(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """What the seat has after each answer, as far as nothing unknown comes between."""
    data = codec().encode(g)
    return [_after(data, question.seat, choice) for choice in choices]


def _after(data: bytes, seat: int, choice: str) -> float:
    return _points(_world_after(data, seat, choice), seat, choice)


def _world_after(data: bytes, seat: int, choice: str) -> Kingdom:
    world = codec().decode(data)
    question = next(one for one in world.questions() if one.seat == seat)
    world.blind = Blind(seat)
    try:
        world.answer(question, choice)
        world.advance()
    except Revealed:
        pass
    world.blind = None
    return world


def _points(world: Kingdom, seat: int, choice: str) -> float:
    if world.outcome is not None:
        return 1000.0 if world.outcome.won[seat] else -1000.0
    word = choice.partition(" ")[0]
    return worth(world, seat) + pending(world, seat) + BENT.get(word, 0.0)


# Words that do something which shows only later, or nothing at all.
BENT = {"visit": VISITING, "use": READY, "pick": 9.0}


def first(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """What is offered is good: the first of it."""
    return [float(-place) for place in range(len(choices))]


# Movement


def move(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Route planning: what this turn's field promises, and where one can go from there."""
    sight, who = outlook(g, question.seat), fighter(g, question.seat)
    return [_way(g, question, who, sight, choice) for choice in choices]


def _way(g: Kingdom, question: AnyQuestion, who: Fighter, sight: Outlook, choice: str) -> float:
    seat, here = question.seat, g.heroes[question.seat].field
    word, *things = choice.split(" ")
    if word == "sphere":
        attack = assault(g, seat, who, SPHERES.index(things[0]))
        return attack + LATER * onward(sight, here, AHEAD, 1 << here + FIELDS)
    if word in ("stay", "work", "act"):
        return (
            sight.gains[here] + LATER * onward(sight, here, AHEAD, 1 << here) + _done(g, who, word)
        )
    if word == "offer":
        deal = offering(g, seat, int(things[0]))
        stays = sight.gains[here] + LATER * onward(sight, here, AHEAD, 1 << here)
        return deal + stays if deal else -5.0
    if word == USE:
        return _used(g, question, sight, choice)
    there = g.facts.numbers[things[-1]]
    fare = FARES[word](g) if word in FARES else 0
    then = LATER * onward(sight, there, AHEAD, 1 << there, fare)
    return sight.gains[there] + then - (0.3 if word == "fly" else GOLD * fare)


def _done(g: Kingdom, who: Fighter, word: str) -> float:
    """PRO-MOV-09 to -11: work pays, and costs a stone."""
    if word == "stay":
        return 0.0
    if word == "act":
        return 0.8
    hero = g.hero
    services = LOADED[g.content].fields[hero.field].services
    service = next(one for one in services if one.do == "work")
    lives, mags = service.cost.lives, service.cost.mags
    strong = who.strong >= who.mental
    paid = lives * (NOW if strong else OTHER_NOW) + mags * (OTHER_NOW if strong else SPENT)
    paid += near_death(hero.lives - lives) - near_death(hero.lives)
    return gained(XP, hero.xp, service.xp) + gained(GOLD, hero.gold, service.gold) - paid


def _used(g: Kingdom, question: AnyQuestion, sight: Outlook, choice: str) -> float:
    """An effect outside combat before moving: by what it changes at once."""
    before = worth(g, question.seat)
    promised = onward(sight, g.hero.field, AHEAD)
    change = _after(codec().encode(g), question.seat, choice) - before
    return promised + 3.0 * change if change > READY * 2 else -5.0


# Monsters and rivals


def before_fight(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """In the better order; ways around what promises nothing; what makes it promise more."""
    assert isinstance(question, BeforeFight)
    seat = question.seat
    data, now, who = codec().encode(g), worth(g, seat), fighter(g, seat)
    promised, found = _promised(g, question), []
    for choice in choices:
        word, *things = choice.split(" ")
        if word == "fight":
            found.append(_in_turn(g, who, g.facts.numbers[things[0]], choices))
        elif word == "sneak":
            found.append(-0.2)
        elif word == "spare":
            found.append(0.3 + _after(data, seat, choice) - now)
        else:
            world = _world_after(data, seat, choice)
            change = _points(world, seat, choice) - now + _promised(world, question) - promised
            found.append(20.0 + change if change > HELPFUL else -6.0)
    return found


def _promised(g: Kingdom, question: BeforeFight) -> float:
    """What the fights ahead promise, with what a sphere holds."""
    who = fighter(g, question.seat)
    if question.sphere != NOTHING:
        return assault(g, question.seat, who, question.sphere)
    return max((fight_value(who, foe)[0] for foe in question.foes(g)), default=0.0)


def _in_turn(g: Kingdom, who: Fighter, monster: int, choices: Sequence[str]) -> float:
    """PRO-MON-04: this one first, and then the other if it is beaten."""
    value, won = fight_value(who, monster)
    fights = [choice.split(" ")[1] for choice in choices if choice.startswith("fight ")]
    others = [g.facts.numbers[one] for one in fights]
    return value + won * sum(fight_value(who, other)[0] for other in others if other != monster)


def attack(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """PRO-PVP-13, PRO-FIN-12: by the chance and by what there is to win and to lose."""
    found = []
    for choice in choices:
        word, *things = choice.split(" ")
        if word == "attack":
            found.append(_duel(g, question.seat, int(things[0])))
        else:
            found.append(0.0 if choice == NONE else -4.0)
    return found


def _duel(g: Kingdom, seat: int, other: int) -> float:
    win, lose = chance_against(g, seat, other)
    if g.battlefield != NOTHING:
        return win * next_prize(g, seat) - lose * prize_points(g, seat) / 2
    mine, theirs = g.heroes[seat], g.heroes[other]
    prize = DUEL + (0.5 * prize_points(g, other) if theirs.lives == 0 else 0.0)
    prize += 0.15 * prize_points(g, other)
    danger = DUEL + (DEATH if mine.lives == 0 else 0.0) + 0.1 * prize_points(g, seat)
    return win * prize - lose * danger - 0.2


def repeat(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """PRO-DIC-07: what is not won is rolled again."""
    bout = g.fight
    assert bout is not None
    mine, other = bout.sides
    ahead = total(g, bout, mine) + bout.light - total(g, bout, other) - bout.dark
    if mine.seat != question.seat:
        ahead = -ahead
    return [(-1.0 if choice == NONE else 1.0) * (-ahead if ahead else 0.5) for choice in choices]


def use_rule(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    return [0.0 if choice == NONE else 0.5 for choice in choices]


def life_or_item(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """A life as long as there are enough, for an artifact any but the last: the dead lose all."""
    lives = g.heroes[question.seat].lives
    held = g.artifacts(question.seat) if lives else 0
    return [(lives - 2.5 + 3 * held) * (1 if choice == "life" else -1) for choice in choices]


# Trade


def proposal(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """PRO-VTR-08: word by word what the best deal has."""
    assert isinstance(question, Proposal)
    wanted = next_terms(g, question)
    return [1.0 if choice == wanted else 0.5 if choice == CANCEL else 0.0 for choice in choices]


def answer_proposal(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    assert isinstance(question, AnswerProposal)
    agreed = agreeable(g, question)
    return [1.0 if (choice == ACCEPT) == agreed else 0.0 for choice in choices]


# Cards


def keep_character(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    facts = LOADED[g.content]
    found = [facts.characters[facts.numbers[choice.split(" ")[1]]] for choice in choices]
    return [max(one.strength, one.willpower - 1) + 0.3 * one.strength for one in found]


def of_cards(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """The card that adds most; of those to be given up, the one that is missed least."""
    sign = -1.0 if question.kind in LOSING else 1.0
    return [sign * _card(g, question.seat, choice) for choice in choices]


def _card(g: Kingdom, seat: int, choice: str) -> float:
    if " " not in choice:
        return 0.0
    card = g.facts.numbers[choice.split(" ")[1]]
    if g.facts.cards[card].deck == "artifact":
        return 10.0
    if g.facts.slots[card]:
        return with_item(g, seat, card) + 0.1 * g.facts.item(card).price
    return with_ability(g, seat, card)


LOSING = ("ChooseDamaged", "GiveItem", "GiveArtifact")
KINDS: dict[str, Leaning] = {
    "Move": move,
    "BeforeFight": before_fight,
    "Attack": attack,
    "RepeatRoll": repeat,
    "UseRule": use_rule,
    "LifeOrItem": life_or_item,
    "Proposal": proposal,
    "AnswerProposal": answer_proposal,
    "KeepCharacter": keep_character,
    "KeepDrawn": of_cards,
    "TakeFrom": of_cards,
    "ChooseDamaged": of_cards,
    "GiveItem": of_cards,
    "GiveArtifact": of_cards,
    "TakeNew": first,
    "Dodge": first,
    "Protect": first,
    "SpareLives": first,
    "AtStart": first,
    "LowerGold": first,
    "LowerMags": first,
    "Lower": first,
    "ChooseLook": first,
    "NameGuild": first,
    "NameSphere": first,
}
