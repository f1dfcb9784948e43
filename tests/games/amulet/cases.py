"""Random fittings: monsters and adventures of the content, or cards nobody would print."""

from __future__ import annotations

from random import Random

from druzina.games.amulet.content import load
from druzina.games.amulet.fitting import GOALS, SPOTS, Card, Fitting, Ground, Token, card_of
from druzina.games.amulet.fitting.grid import bit, squares
from druzina.games.amulet.fitting.placement import placements

CONTENT = load()
MARKS = "WW1112233CCCGX" + "." * 26


def a_case(random: Random, most: int = 4) -> tuple[Fitting, str]:
    """What is to be laid, and the goal."""
    expedition = random.random() < 0.15
    card = random.choice(CONTENT.adventures).card if expedition else a_card(random)
    tokens = some_tokens(random, most)
    fitting = Fitting(
        ground=Ground(card, some_taken(random, card)),
        tokens=tokens,
        needed=0,
        paid_retreat=random.random() < 0.2,
        expedition=expedition,
    )
    return fitting, SPOTS if expedition else random.choice(GOALS)


def a_card(random: Random) -> Card:
    if random.random() < 0.7:
        return random.choice(CONTENT.monsters).card
    marks = [*MARKS[:14], *MARKS[14:]]
    random.shuffle(marks)
    return card_of(["".join(marks[5 * row : 5 * row + 5]) for row in range(6)])


def some_tokens(random: Random, most: int) -> tuple[Token, ...]:
    """Up to two weapons (three at times), a helper and spells, some of them changed by skills."""
    number = random.randint(0, most)
    character = random.choice(CONTENT.characters)
    own = [CONTENT.weapons[number].token for number in character.weapons]
    helpers = [helper.token for helper in CONTENT.helpers]
    spells = [spell.token for spell in CONTENT.spells]
    weapons = random.sample(own, min(number, random.choice((1, 2, 2, 3))))
    others = random.sample([random.choice(helpers), *random.sample(spells, 4)], 4)
    tokens = [*weapons, *others][:number]
    return tuple(changed(random, token) for token in tokens)


def changed(random: Random, token: Token) -> Token:
    if token.kind == "spell" and random.random() < 0.2:
        return token.turnable()
    return token.unshielded() if random.random() < 0.2 else token


def some_taken(random: Random, card: Card) -> int:
    """At times a marker on a weak spot, or a token of somebody else."""
    chance = random.random()
    if chance < 0.2 and card.weak:
        return bit(*random.choice(list(squares(card.weak))))
    if chance < 0.3:
        return random.choice(placements(random.choice(CONTENT.weapons).token)).mask
    return 0
