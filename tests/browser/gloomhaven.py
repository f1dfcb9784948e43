"""Tables of Gloomhaven that begin with a position drawn by a test: scenario 1, two characters."""

from __future__ import annotations

from typing import Any

from druzina.core.position_writing import write_position
from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.model import (
    BIT,
    CHARACTER,
    MONSTER,
    STRONG,
    WANING,
    Dungeon,
    Figure,
    Loose,
    Piece,
    Possession,
)
from druzina.games.gloomhaven.rules.ending import exhausted
from druzina.games.gloomhaven.rules.round import Round
from tests.browser.house import House
from tests.games.gloomhaven.dungeon import FACTS, give

GLOOMHAVEN = "gloomhaven"
ME, BEN = {"who": "me", "name": "Ana"}, {"who": "device", "name": "Ben"}
BOT = {"who": "bot", "level": "apprentice"}
DOOR: Hex = (-2, 3)
SEED = 5
# Both choose their cards; the Brute is first.
TWO_EACH = ("lead eye-for-an-eye", "second grab-and-go", "lead fire-orbs", "second flame-strike")


def placed(house: House, g: Dungeon, *seats: dict[str, str]) -> Any:
    """A table that goes on from this position; seat 0 is Ana's, the others are bots."""
    g.told = None
    wanted = GAME.read_options({"seats": len(g.heroes)})
    people = list(seats) or [ME, *[BOT] * (len(g.heroes) - 1)]
    return house.post("/positions", {"text": write_position(GAME, wanted, g), "seats": people})


def answer(g: Dungeon, *texts: str) -> Dungeon:
    """These answers, whoever is asked; where cards are chosen together, seat after seat."""
    for text in texts:
        g.advance()
        question = next(one for one in g.questions() if text in one.choices(g))
        g.answer(question, text)
    g.advance()
    return g


def begun(seed: int = SEED) -> Dungeon:
    """Scenario 1 before the first cards: battle goals kept, everybody in the front row."""
    g = GAME.setup(GAME.read_options({"seats": 2}), GAME.load(), seed)
    g.advance()
    for question in list(g.questions()):
        g.answer(question, question.choices(g)[0])
    return answer(g, "start 1,4", "start 2,3")


def amidst(seed: int = SEED) -> Dungeon:
    """The Brute stands among the guards, the Spellweaver behind him; one guard is hurt."""
    g = begun(seed)
    brute, weaver = people(g)
    brute.at, weaver.at = (0, 3), (1, 3)
    for one, at in zip(foes(g), ((0, 2), (-1, 3), (-1, 4)), strict=True):
        one.at = at
    foes(g)[0].health = 2
    give(foes(g)[1], "poison")
    g.loose.append(Loose((1, 5)))
    g.pieces.append(Piece("trap", [(2, 4)], damage=3))
    g.heroes[0].items = [Possession("boots-of-striding"), Possession("minor-healing-potion")]
    g.elements[0], g.elements[1] = STRONG, WANING
    return g


# Some tables


def cards_of() -> Dungeon:
    g = begun()
    g.heroes[0].discard = [g.heroes[0].hand.pop(), g.heroes[0].hand.pop()]
    return g


def turn_of() -> Dungeon:
    """Both have chosen, and the Brute is first."""
    g = amidst()
    two = ("lead provoking-roar", "second sweeping-blow", "lead fire-orbs", "second flame-strike")
    return answer(g, *two)


def move_of() -> Dungeon:
    g = turn_of()
    foes(g)[1].at = (-2, 4)
    return answer(g, "bottom sweeping-blow", "none")


def aim_of() -> Dungeon:
    return answer(turn_of(), "top provoking-roar")


def area_of() -> Dungeon:
    return answer(turn_of(), "top sweeping-blow")


def after_turns(g: Dungeon) -> Dungeon:
    """Both characters decline what they could do."""
    for _ in range(40):
        g.advance()
        [question, *_] = g.questions()
        texts = [str(one) for one in question.choices(g)]
        declined = [one for one in texts if one == "end" or one.startswith("decline")]
        if not declined:
            return g
        g.answer(question, declined[0])
    return g


def damage_of() -> Dungeon:
    """A guard has hit the Brute, who has cards to lose."""
    g = turn_of()
    g.heroes[0].discard = ["trample", "shield-bash", "eye-for-an-eye"]
    g.heroes[0].hand = [c for c in g.heroes[0].hand if c not in g.heroes[0].discard]
    return after_turns(g)


def acted_of() -> Dungeon:
    """The guards have acted: the next cards are to be chosen."""
    g = damage_of()
    for _ in range(40):
        g.advance()
        question = g.questions()[0]
        if question.kind != "TakeDamage":
            return g
        g.answer(question, "suffer")
    return g


# Who stands where


def people(g: Dungeon) -> list[Figure]:
    return [one for one in g.figures if one.kind == CHARACTER]


def foes(g: Dungeon) -> list[Figure]:
    return [one for one in g.figures if one.kind == MONSTER]


# Ends


def last_of(seed: int = SEED) -> Dungeon:
    """Every room is open and one guard is left, who falls at any blow."""
    g = begun(seed)
    here = FACTS.scenario(1)
    g.opened = sorted(here.doors())
    g.revealed = sorted(here.revealed(g.opened))
    [one, *_] = foes(g)
    g.figures = [*people(g), one]
    one.health = 1
    people(g)[0].at, one.at = (0, 3), (0, 2)
    plain = next(n for n, card in enumerate(FACTS.modifiers) if card == Modifier())
    g.heroes[0].deck.draw = [plain] * len(g.heroes[0].deck.draw)
    return g


def weary_of() -> Dungeon:
    """The Spellweaver is exhausted, the Brute has two cards and no more."""
    g = begun()
    exhausted(g, 1)
    mine = g.heroes[0]
    mine.lost = mine.hand[2:]
    mine.hand = mine.hand[:2]
    for one in foes(g):
        one.has |= BIT["stun"]
    g.stack, g.round = [Round()], 0
    return answer(g)


def resting_of() -> Dungeon:
    """The round is over, and the Brute may take a short rest."""
    return after_turns(answer(tired_of(), *TWO_EACH))


def drawn_of() -> Dungeon:
    """He takes it, and a card was drawn that would be lost."""
    return answer(resting_of(), "yes")


def two_minus_and_a_plain() -> Dungeon:
    """The Brute aims, and three cards are left in his deck: −1, −1 and ±0."""
    g = aim_of()
    plain, minus = (FACTS.modifiers.index(Modifier(n=n)) for n in (0, -1))
    g.heroes[0].deck.draw = [minus, plain, minus]
    return g


def tired_of() -> Dungeon:
    """The Brute may rest."""
    g = begun()
    mine = g.heroes[0]
    mine.discard = [mine.hand.pop() for _ in range(3)]
    people(g)[0].health = 5
    for one in foes(g):
        one.has |= BIT["stun"]
    return g
