"""The odds as they stand in a fight, and as each answer would make them: exact, and open to all.

Only what everybody sees is used: things and abilities lie open (PRO-HID-05), and a look ahead ends
where a die would be rolled or a card turned up.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from druzina.core.codec import Codec
from druzina.core.position import Blind, Revealed
from druzina.core.step import AnyQuestion
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.odds import WORTH, Odds
from druzina.games.prophecy.rules.asking import NONE, ROLL
from druzina.games.prophecy.rules.chances import chances
from druzina.games.prophecy.rules.duel import ATTACK, Attack, AttackMode, Dodge
from druzina.games.prophecy.rules.equipment import Hold, Wear, Wield
from druzina.games.prophecy.rules.fight import ChooseMode, UseRule
from druzina.games.prophecy.rules.monsters import FIGHT, BeforeFight
from druzina.games.prophecy.rules.rolling import Declaring

TAKING_UP = (Wield, Hold, Wear)
DECIDING = (BeforeFight, UseRule, ChooseMode, Attack, AttackMode)
BEGINNING = {BeforeFight: FIGHT, Attack: ATTACK}  # of what is answered there only this is a fight


@cache
def codec() -> Codec[Kingdom]:
    return Codec(Kingdom, "druzina.games.prophecy")


def odds_now(g: Kingdom) -> Odds | None:
    """Of the first side, with what is in use and declared; nothing before the mode is fixed."""
    bout = g.fight
    if bout is None or not bout.mode:
        return None
    if not all(side.seat == NOTHING or g.heroes[side.seat].here for side in bout.sides):
        return None
    return chances(g)


def odds_after(g: Kingdom) -> dict[str, Odds]:
    """By answer to the question that is asked: the odds it would lead to.

    Where things are declared one by one, with that one alone; before, with the best equipment, and
    between characters with what each announces best (PRO-PVP-08, -09), nobody dodging.
    """
    found: dict[str, Odds] = {}
    for question in g.questions():
        if isinstance(question, TAKING_UP + DECIDING + (Declaring,)):
            for choice in question.choices(g):
                odds = _tried(g, question, choice)
                if odds is not None:
                    found[choice] = odds
    return found


def _tried(g: Kingdom, question: AnyQuestion, choice: str) -> Odds | None:
    if not choice.startswith(BEGINNING.get(type(question), "")):
        return None
    if choice == ROLL:
        return odds_now(g)
    world = _after(g, question, choice, armed=not isinstance(question, Declaring))
    return odds_now(world)


def _after(g: Kingdom, question: AnyQuestion, choice: str, armed: bool = True) -> Kingdom:
    """A copy with this answer, up to the dice or whatever else is unknown."""
    world = codec().clone(g)
    world.blind = Blind(question.seat)
    try:
        asked = next(one for one in world.questions() if one.seat == question.seat)
        world.answer(asked, choice)
        if armed:
            _arm(world)
    except Revealed:
        pass
    world.blind = None
    return world


def _arm(world: Kingdom) -> None:
    """On to the dice with the best equipment of both, nothing being declared."""
    while (asked := world.advance()) is not None:
        question, choices = asked
        if isinstance(question, TAKING_UP):
            world.answer(question, best(world, question, [str(one) for one in choices]))
        elif isinstance(question, Declaring):
            world.answer(question, ROLL)
        elif isinstance(question, AttackMode):
            world.answer(question, _announced(world, question, [str(one) for one in choices]))
        elif isinstance(question, Dodge):
            world.answer(question, NONE)
        else:
            return


def _announced(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> str:
    """PRO-PVP-08, -09: strength or willpower, whichever has the better odds for who announces."""

    def promise(choice: str) -> Fraction:
        return _promise(_after(g, question, choice), question.seat)

    return max(choices, key=promise)


def best(g: Kingdom, question: AnyQuestion, choices: Sequence[str]) -> str:
    """What to take up: the best odds for whoever is asked; the first of equals."""

    def promise(choice: str) -> Fraction:
        world = codec().clone(g)
        asked = next(one for one in world.questions() if one.seat == question.seat)
        world.answer(asked, choice)
        return _promise(world, question.seat)

    return max(choices, key=promise)


def _promise(world: Kingdom, seat: int) -> Fraction:
    """What the fight as it stands is worth to one of the two."""
    assert world.fight is not None
    odds = chances(world)
    gains = Fraction(odds.gains(WORTH), odds.total)
    return gains if world.fight.sides[0].seat == seat else -gains
