"""How much a good player leans towards each answer: one function for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.core.step import AnyQuestion
from druzina.games.gloomhaven import leaning_moves, leaning_turns
from druzina.games.gloomhaven.appraising import blow, card_worth, foe_points, foes, marked, strength
from druzina.games.gloomhaven.approaching import distance_left
from druzina.games.gloomhaven.cards import lines as kinds
from druzina.games.gloomhaven.lasting import kept_for, loss
from druzina.games.gloomhaven.mending import hurt
from druzina.games.gloomhaven.model import CHARACTER, PARTY, Dungeon, Figure
from druzina.games.gloomhaven.rules.affecting import ALL
from druzina.games.gloomhaven.rules.asking import NONE, hex_of, thing
from druzina.games.gloomhaven.rules.attacking import AREA, HIT, struck
from druzina.games.gloomhaven.rules.damage import TakeDamage
from druzina.games.gloomhaven.rules.resting import LoseDrawn
from druzina.games.gloomhaven.stage import FRAIL, HIT_POINT

Leaning = Callable[[Dungeon, AnyQuestion, Sequence[str]], list[float]]
AGAIN_WHEN_HURT = 7.0  # what a hit point is worth to who has few, for another card to be drawn
LAST = 60.0  # what it costs to fall while cards are left


def inclinations(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> Sequence[float]:
    found = LEANING.get(question.kind)
    return found(g, question, choices) if found is not None else _usual(choices)


def _usual(choices: Sequence[str]) -> list[float]:
    """Whatever is offered is good, unless it is nothing."""
    return [0.0 if choice in (NONE, "no", "end") else 1.0 for choice in choices]


# Whom an attack is for


def _attack_value(g: Dungeon) -> tuple[float, int, list[str]]:
    strike = g.strike
    if strike is None:
        return 2.0, 0, []
    return strike.value + strike.extra, strike.pierce, strike.conditions


def _hit(g: Dungeon, figure: Figure) -> float:
    """What the attack under way brings if it is for this figure."""
    value, pierce, names = _attack_value(g)
    if figure.side == PARTY:
        return -blow(marked(g, figure), value, pierce, names)
    return blow(marked(g, figure), value, pierce, names) + 0.05 * strength(g, figure)


def aim(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    return [
        0.1 + _hit(g, g.figure(int(thing(choice)))) if choice.startswith(HIT) else _leaves(choice)
        for choice in choices
    ]


def _leaves(choice: str) -> float:
    """Nobody, or the attack without what it would do besides."""
    return 0.0 if choice == NONE else -1.0


def along_path(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """GLH-VOC-04: as many on the way as there are."""
    return [
        sum(_hit(g, g.figure(int(each))) for each in thing(choice).split("+") if each.isdecimal())
        for choice in choices
    ]


def lay_area(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    one = g.find(g.strike.attacker) if g.strike is not None else g.mine(question.seat)

    def worth(choice: str) -> float:
        if not choice.startswith(AREA) or one is None:
            return _leaves(choice)
        hexes = [hex_of(each) for each in thing(choice).split(";")]
        return 0.1 + sum(_hit(g, each) for each in struck(g, one, hexes))

    return [worth(choice) for choice in choices]


def monster_aim(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """The players may choose between equals: who bears it best is hit."""
    return [-sum(_frailty(g, hex_of(each)) for each in thing(one).split(";")) for one in choices]


def _frailty(g: Dungeon, at: tuple[int, int]) -> float:
    one = g.at(at)
    if one is None or one.side != PARTY:
        return 0.0
    return 0.3 if one.kind != CHARACTER else 4.0 / max(1, one.health)


def pick(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Help for who needs it most, harm for who is worst."""
    line = g.facts.lines[number] if (number := getattr(question, "number", -1)) >= 0 else None

    def worth(choice: str) -> float:
        about = thing(choice)
        if choice == NONE or not about.isdecimal():
            return 0.0
        one = g.figure(int(about))
        if one.side != PARTY and isinstance(line, kinds.Push):
            return 0.5
        if one.side != PARTY:
            return 0.2 + foe_points(g, one)
        if isinstance(line, kinds.Heal):
            poisoned = one.is_("poison")
            missing = 0 if poisoned else min(line.n, one.full - one.health)
            return missing * (1.5 if one.health * 2 <= one.full else 1.0) + 1.3 * poisoned
        if isinstance(line, kinds.Damage):
            return -1.0 / max(1, one.health)
        return 0.5 + 0.1 * (one.kind == CHARACTER)

    return [worth(choice) for choice in choices]


def pick_for_monster(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    return [-_frailty(g, g.figure(int(thing(choice))).at) for choice in choices]


# What cards and hit points are worth


def take_damage(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Suffer it while it can be borne; a card is lost for a great blow, or for the last one."""
    assert isinstance(question, TakeDamage)
    one = g.mine(question.seat)
    if one is None:
        return [0.0] * len(choices)
    left = one.health - question.n
    of_hand, of_discards = loss(g, question.seat), loss(g, question.seat, 0, 2)
    suffers = -sum(HIT_POINT + FRAIL / point for point in range(max(1, left + 1), one.health + 1))

    def worth(choice: str) -> float:
        if choice == "suffer":
            return suffers if left > 0 else suffers - LAST
        if choice.startswith("use "):
            return -3.0
        lost = [kept_for(g, question.seat, card) for card in thing(choice).split("+")]
        cost = of_hand if choice.startswith("lose ") else of_discards
        return -cost - 0.12 * sum(lost)

    return [worth(choice) for choice in choices]


def lose(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """The card that is worth least."""
    return [
        -max((kept_for(g, question.seat, one) for one in cards_of(choice)), default=0.0)
        for choice in choices
    ]


def cards_of(choice: str) -> list[str]:
    return [card for card in thing(choice).split("+") if card]


def lose_drawn(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Another card is drawn for a hit point only if this one is dear."""
    assert isinstance(question, LoseDrawn)
    hero, one = g.heroes[question.seat], g.mine(question.seat)
    mean = sum(card_worth(g.content, card) for card in hero.discard) / max(1, len(hero.discard))
    dear = kept_for(g, question.seat, question.card) - mean
    point = 3.5 if one is not None and one.health > 4 else AGAIN_WHEN_HURT
    dead = one is None or one.health < 2
    return [(-99.0 if dead else dear - point) if choice == "again" else 0.0 for choice in choices]


def recover(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    return [
        0.0 if choice == NONE else 1.0 + card_worth(g.content, thing(choice)) for choice in choices
    ]


# Items


def use_items(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """What helps an attack that matters, or against a blow that does."""
    strike = g.strike
    target = g.find(strike.target) if strike is not None else None

    def worth(choice: str) -> float:
        if choice == NONE:
            return 0.5
        item = g.facts.printed.items[thing(choice)]
        once = item.use == "consumed"
        if target is not None and target.side != PARTY and item.attack:
            value, pierce, names = _attack_value(g)
            mark = marked(g, target)
            more = blow(mark, value + item.attack, pierce, names)
            return more - blow(mark, value, pierce, names) - (1.0 if once else 0.2)
        if item.shield and strike is not None:
            return min(item.shield, strike.coming) - (1.2 if once else 0.2)
        return 0.3 if once else 0.8

    return [worth(choice) for choice in choices]


def move_items(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Boots, if there is far to go."""
    far = distance_left(g, question.seat)
    return [0.5 if choice == NONE else (1.0 if far > 3 else 0.0) for choice in choices]


def short_rest(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """As late as possible: when two cards cannot be played any more. Where nobody is left to
    fight, who is hurt has time for a long one, and others rest with them."""
    rested = not foes(g) and any(hurt(g, seat) for seat in range(len(g.heroes)))
    wanted = len(g.heroes[question.seat].hand) < 2 and not rested
    return [1.0 if (choice == "yes") == wanted else 0.0 for choice in choices]


def keep_goal(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Goals that come by themselves."""
    easy = {"kills", "others_exhausted", "experience", "elite_kills", "coins", "rooms", "overkills"}
    goals = g.facts.printed.goals
    return [1.0 if goals[thing(choice)].counts in easy else 0.0 for choice in choices]


def keep(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Nothing is given up."""
    return [1.0 if choice == NONE else 0.0 for choice in choices]


def monster_route(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Over the trap that hurts most."""
    harm = {at: piece.damage for piece in g.pieces if piece.kind == "trap" for at in piece.hexes}
    return [
        float(sum(harm.get(hex_of(text), 0) for text in thing(choice).split(";")))
        for choice in choices
    ]


def heal_them(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    """Nobody is left out."""
    return [1.0 if choice == ALL else 0.0 for choice in choices]


def who_is_first(g: Dungeon, question: AnyQuestion, choices: Sequence[str]) -> list[float]:
    return [1.0 if thing(choice) in g.facts.printed.classes else 0.0 for choice in choices]


LEANING: dict[str, Leaning] = {
    "TwoCards": leaning_turns.two_cards,
    "TurnMenu": leaning_turns.turn_menu,
    "GoTo": leaning_moves.go_to,
    "PlaceCharacter": leaning_moves.place_character,
    "ForceTo": leaning_moves.force_to,
    "MonsterEnd": leaning_moves.monster_end,
    "Aim": aim,
    "AlongPath": along_path,
    "LayArea": lay_area,
    "SlayArea": lay_area,
    "MonsterAim": monster_aim,
    "PickFigure": pick,
    "PassTrap": pick,
    "PickForMonster": pick_for_monster,
    "TakeDamage": take_damage,
    "LoseForRest": lose,
    "LoseCard": lose,
    "DropAugment": lose,
    "DiscardCard": lose,
    "LoseDrawn": lose_drawn,
    "RecoverCard": recover,
    "RecoverOf": recover,
    "AttackItems": use_items,
    "ShieldItems": use_items,
    "Attacked": use_items,
    "MoveItems": move_items,
    "ShortRest": short_rest,
    "EndForRest": keep,
    "KeepGoal": keep_goal,
    "WhoIsFirst": who_is_first,
    "LeaveOut": keep,
    "EndBeforeCost": keep,
    "HealThem": heal_them,
    "MonsterRoute": monster_route,
}
