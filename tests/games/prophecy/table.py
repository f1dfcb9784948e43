"""Positions of Prophecy for tests: characters where one wants them, and steps carried on."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.core.position import Position
from druzina.games.prophecy.content import Content, load
from druzina.games.prophecy.content_model import GUILDS
from druzina.games.prophecy.model import NOTHING, Bout, Hero, Kingdom, Pile, Side, Sphere
from druzina.games.prophecy.rules import verbs

FACTS: Content = load()
assert verbs.MODULES


def hero(character: str, field: str = "city", **more: int) -> Hero:
    """A character as it starts, on a field; lives, gold and the like as given."""
    found = FACTS.character(character)
    made = Hero(
        character=found.number,
        field=FACTS.field(field),
        lives=found.strength,
        red=found.strength,
        mags=found.willpower,
        blue=found.willpower,
        gold=3,
        xp=3,
    )
    for name, value in more.items():
        setattr(made, name, value)
    return made


def kingdom(*heroes: Hero, active: int = 0) -> Kingdom:
    """A table with full decks in the order of the content, all spheres face down."""
    decks = {deck: list(cards) for deck, cards in FACTS.decks.items()}
    return Kingdom(
        content=FACTS.fingerprint,
        luck=1,
        heroes=list(heroes) or [hero("paladin"), hero("scout", "village")],
        active=active,
        chance=Pile(decks["chance"]),
        adventure=Pile(decks["adventure"]),
        common=Pile(decks["common"]),
        rare=Pile(decks["rare"]),
        guilds=[decks[guild] for guild in GUILDS],
        spheres=[
            Sphere(*cards)
            for cards in zip(decks["lesser"], decks["greater"], decks["artifact"], strict=True)
        ],
        told=[],
    )


def give(g: Kingdom, seat: int, *ids: str) -> list[int]:
    """Cards out of their decks into a character's hands; returns their numbers."""
    return [give_one(g, seat, FACTS.card(id_)) for id_ in ids]


def give_one(g: Kingdom, seat: int, card: int) -> int:
    hero, deck = g.heroes[seat], FACTS.cards[card].deck
    if deck in GUILDS:
        g.guilds[GUILDS.index(deck)].remove(card)
        hero.abilities.append(card)
    elif deck == "adventure":
        g.adventure.deck.remove(card)
        hero.kept.append(card)
    else:
        if deck != "artifact":
            getattr(g, deck).deck.remove(card)
        hero.items.append(card)
    return card


def bout(g: Kingdom, monster: str, mode: str = "strength", seat: int = 0) -> Bout:
    """A fight with a monster is under way."""
    card = FACTS.card(monster)
    found = FACTS.monster(card)
    g.fight = Bout(
        [Side(seat), Side()],
        monster=card,
        strength=found.strength,
        willpower=found.willpower,
        mode=mode,
    )
    return g.fight


def duel(g: Kingdom, mode: str = "strength") -> Bout:
    """Seat 0 has attacked seat 1."""
    g.fight = Bout([Side(0), Side(1)], mode=mode)
    return g.fight


def equip(side: Side, weapon: str = "", hands: Sequence[str] = (), head: str = "") -> None:
    side.weapon = FACTS.card(weapon) if weapon else NOTHING
    side.hands = [FACTS.card(id_) for id_ in hands]
    side.head = FACTS.card(head) if head else NOTHING


def carry_on(g: Kingdom, *answers: str) -> None:
    """Carries the rules on, answering each question that is put in order; none may be left."""
    left = list(answers)
    while (asked := g.advance()) is not None:
        question, choices = asked
        assert left, f"not expected: {question.kind} {choices}"
        assert left[0] in choices, f"{left[0]} is not among {choices}"
        g.answer(question, left.pop(0))
    assert not left, f"never asked: {left}"


def asked(g: Position) -> list[str]:
    """The choices of the question that is open."""
    found = g.advance()
    return [] if found is None else [str(choice) for choice in found[1]]


def run(g: Kingdom, step: Step[Kingdom], *answers: str) -> None:
    g.then(step)
    carry_on(g, *answers)


def told(g: Kingdom) -> list[str]:
    return [event.key for event in g.told or ()]
