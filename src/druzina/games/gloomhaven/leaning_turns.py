"""Which cards a good player chooses, which leads, and which half comes first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from msgspec.msgpack import Encoder

from druzina.core.mind import Proposal
from druzina.core.step import AnyQuestion
from druzina.games.gloomhaven.appraising import card_worth, half_worth
from druzina.games.gloomhaven.approaching import fresh, opener, tired
from druzina.games.gloomhaven.arena.hexes import distance
from druzina.games.gloomhaven.cards.lines import Move
from druzina.games.gloomhaven.cards.model import Half
from druzina.games.gloomhaven.foreseeing import initiatives
from druzina.games.gloomhaven.model import Dungeon, Figure
from druzina.games.gloomhaven.planning import Eyes, look, other_gain
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import END, thing
from druzina.games.gloomhaven.rules.doors import enterable
from druzina.games.gloomhaven.rules.resting import REST_HEAL
from druzina.games.gloomhaven.rules.round import LEAD, REST, SECOND, TwoCards
from druzina.games.gloomhaven.rules.turn import ATTACK, BOTTOM, DECLINE, MOVE, STOP, TOP
from druzina.games.gloomhaven.stage import Stage, after_they_came
from druzina.games.gloomhaven.turns import BASIC, Turns

NOW = {TOP: True, ATTACK: True, BOTTOM: False, MOVE: False}
KEPT, KEPT_IN_PEACE = 0.015, 0.09  # what is played is not at hand for the next rounds
MOST_KEPT = 64
Worths = dict[tuple[str, str], float]
_KEPT: dict[bytes, tuple[Worths, float]] = {}
_KEY = Encoder().encode
NEVER = -99.0  # a bonus is not given up
FAR = 99
SOONER = 0.01
READY, PLAIN_BLOW, REACHES = 0.4, 2.0, 4.0
A_TURN = 2.5  # what a turn is worth that is not to be
LEAST = {END: 0.0, DECLINE: -2.0, STOP: -6.0}


def two_cards(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    assert isinstance(question, TwoCards)
    hero, one = g.heroes[question.seat], g.mine(question.seat)
    if one is None or len(hero.hand) < 2:
        return [NEVER if choice.startswith(STOP) else 0.0 for choice in choices]
    pairs, rest = weighed(g, one)
    if question.lead:
        return [pairs[question.lead, thing(choice)] for choice in choices]
    best = dict.fromkeys(hero.hand, NEVER)
    for (lead, _), worth in pairs.items():
        best[lead] = max(best[lead], worth)
    return [rest if choice == REST else best.get(thing(choice), NEVER) for choice in choices]


def proposals(g: Dungeon, question: TwoCards) -> list[Proposal]:
    """Two cards at once, each pair with the card that leads it, and a long rest."""
    hero, one = g.heroes[question.seat], g.mine(question.seat)
    if one is None or question.given or len(hero.hand) < 2:
        return []
    pairs, rest = weighed(g, one)
    found = [
        Proposal((f"{LEAD} {lead}", f"{SECOND} {other}"), worth)
        for (lead, other), worth in pairs.items()
    ]
    if REST in question.choices(g):
        found.append(Proposal((REST,), rest))
    return found


def weighed(g: Dungeon, one: Figure) -> tuple[Worths, float]:
    """What each two cards are worth, the one that leads first, and a long rest. It is the same in
    all worlds that a search tries, so that it is kept."""
    key = seen_before(g, one.seat)
    known = _KEPT.get(key)
    if known is None:
        hand, pairs = g.heroes[one.seat].hand, Pairs(g, one)
        worths = {each: pairs.worth(*each) for each in permutations(sorted(hand), 2)}
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        known = _KEPT[key] = worths, pairs.rest(len(hand), max(worths.values()))
    return known


def seen_before(g: Dungeon, seat: int) -> bytes:
    """All that cards are chosen by, whatever order decks are in."""
    heroes = [
        (
            (hero.hand, hero.discard, hero.lost, hero.active, hero.waiting, hero.using),
            (hero.items, hero.resting, hero.exhausted, hero.full),
            (sorted(hero.deck.draw), hero.deck.discard),
        )
        for hero in g.heroes
    ]
    decks = [(name, sorted(deck.draw), deck.discard, deck.card) for name, deck in g.decks.items()]
    place = (g.content, g.scenario, g.steady, g.opened, g.unlocked, g.doorways, g.shown, g.fired)
    there = (g.level, g.monster_level, g.trap, g.characters, g.round, g.pieces, g.loose, g.counters)
    return _KEY((seat, place, there, g.figures, g.elements, g.infused, heroes, decks))


class Pairs:
    """What two cards promise: before the foes act, or after they have come, as it may happen."""

    def __init__(self, g: Dungeon, one: Figure) -> None:
        self.g, self.one, self.eyes = g, one, look(g, one)
        stage = Stage(g, one)
        self.early = Turns(stage, self.eyes)
        self.struck = stage.harm(stage.start) if stage.start >= 0 else 0.0
        self.peace = not stage.foes
        self.late = (
            self.early if self.peace else Turns(Stage(g, one, after_they_came(stage)), self.eyes)
        )
        self.initiatives = [
            (foe.target.force, initiatives(g, foe.target.one)) for foe in stage.foes
        ]
        self.opens = door_ahead(g, one) if self.peace else FAR
        self._known: dict[tuple[str, str], tuple[float, float]] = {}

    def worth(self, lead: str, other: str) -> float:
        """What comes of it with the initiative of the first."""
        early, late = self.both(*sorted((lead, other)))
        initiative = self.g.facts.printed.cards[lead].initiative
        if self.opens < FAR:
            return early + SOONER * (initiative if not self.opens else -initiative)
        share = self.first(initiative)
        return share * early + (1.0 - share) * (late - self.struck)

    def first(self, initiative: int) -> float:
        """How likely it is to act before the foes, the strong ones counted for more."""
        if self.peace:
            return 1.0
        total = sum(force for force, _ in self.initiatives)
        before = sum(
            force * sum(initiative < one for one in known) / max(1, len(known))
            for force, known in self.initiatives
        )
        return before / total

    def rest(self, hand: int, most: float) -> float:
        """A long rest: before the next door for who is tired; in a fight it heals, and costs the
        turns of the cards still in hand, while foes come and strike."""
        if self.peace:
            return most + 20.0 if tired(self.g, self.one.seat) else NEVER
        late = self.late.stage
        healed = min(REST_HEAL, self.one.full - self.one.health) * late.mine
        return late.tail(late.start) - self.struck + healed - A_TURN * (hand // 2)

    def both(self, one: str, other: str) -> tuple[float, float]:
        known = self._known.get((one, other))
        if known is None:
            kept = KEPT_IN_PEACE if self.peace else KEPT
            less = kept * sum(card_worth(self.g.content, card) for card in (one, other))
            if self.opens < FAR:
                less -= self.at_the_door(one, other)
            early = best_of(self.early, one, other) - less
            late = early if self.peace else best_of(self.late, one, other) - less
            known = self._known[one, other] = (early, late)
        return known

    def at_the_door(self, one: str, other: str) -> float:
        """What two cards are good for when a door is opened: to reach it, with points left to
        choose one's place behind it, and a blow for who stands there."""
        cards = self.g.facts.printed.cards
        return max(
            enters(self.opens, cards[one].top, cards[other].bottom),
            enters(self.opens, cards[other].top, cards[one].bottom),
        )


def door_ahead(g: Dungeon, one: Figure) -> int:
    """How far it is to the door that this character is to open; 0 where another opens it, and very
    far where none is to be opened."""
    doors = enterable(g)
    if not doors or not fresh(g):
        return FAR
    if opener(g) != one.seat:
        return 0
    return min(distance(one.at, door) for door in doors)


def enters(far: int, top: Half, bottom: Half | None) -> float:
    """A move to a door and what is left of it, and the blow that may follow."""
    lines = bottom.lines if bottom is not None else ()
    points = sum(line.n for line in lines if isinstance(line, Move)) or BASIC
    ready = READY * max(half_worth(top), PLAIN_BLOW)
    if not far:
        return ready + 0.2 * points
    left = points - far
    return ready + (REACHES + 0.6 * min(3, left) if left >= 0 else 0.0)


def best_of(turns: Turns, one: str, other: str) -> float:
    """The best turn with two cards."""
    cards = turns.stage.g.facts.printed.cards
    a, b = cards[one], cards[other]
    return max(turns.pair(a.top, b.bottom), turns.pair(b.top, a.bottom))


def turn_menu(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """The best turn that begins with each of the answers."""
    one = g.mine(question.seat)
    if one is None or one.at not in field.arena(g).cells:
        return [0.0] * len(choices)
    eyes = look(g, one)
    if not any(choice.partition(" ")[0] in NOW for choice in choices):
        return [_later(eyes, choice) for choice in choices]
    turns = Turns(Stage(g, one), eyes)
    idle = turns.stage.tail(turns.stage.start)
    return [_menu(turns, choice, idle) for choice in choices]


def _menu(turns: Turns, choice: str, idle: float) -> float:
    word, _, card = choice.partition(" ")
    eyes = turns.eyes
    if word not in NOW:
        return idle + _later(eyes, choice)
    hero = eyes.g.heroes[eyes.one.seat]
    others = [each for each in hero.waiting if each != card]
    first = (_half(eyes, word, card), NOW[word])
    basic = 0.001 * (word in (ATTACK, MOVE))
    if not others:
        acts, more = turns.half(*first)
        return turns.worth(turns.stage.start, acts) + more - basic
    printed = eyes.g.facts.printed.cards[others[0]]
    half = printed.bottom if NOW[word] else printed.top
    best = max(turns.best(first, (each, not NOW[word])) for each in (half, None))
    if not turns.stage.foes and not NOW[word] and opener(eyes.g) == eyes.one.seat:
        best += enters(door_ahead(eyes.g, eyes.one), printed.top, first[0])
    return best - basic - 0.002 * card_worth(eyes.g.content, card)


def _later(eyes: Eyes, choice: str) -> float:
    """An item, or to play nothing more, against staying where one stands."""
    word, _, item = choice.partition(" ")
    return _item(eyes, item) if word == "use" else LEAST.get(word, -1.0)


def _half(eyes: Eyes, word: str, card: str) -> Half | None:
    return eyes.g.facts.half(card, word == TOP) if word in (TOP, BOTTOM) else None


def _item(eyes: Eyes, id_: str) -> float:
    """What heals is drunk by who is hurt; the rest when there is somebody to fight."""
    item = eyes.g.facts.printed.items[id_]
    gain = sum(other_gain(eyes, line, 2) for line in item.lines)
    cures = 3.0 if item.rule.startswith("cures") and eyes.one.has else 0.0
    worth = gain + cures - (1.5 if item.use == "consumed" else 0.4)
    return 60.0 + worth if worth > 0.5 else -3.0
