"""What a sensible player leans to, question by question, before any search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from druzina.games.amulet.content_model import LOCATIONS
from druzina.games.amulet.fitting.account import Account
from druzina.games.amulet.fitting.worth import Fitting
from druzina.games.amulet.model import (
    CASTLE,
    DUNGEONS,
    FAIR,
    HUT,
    LAIR,
    MANOR,
    MONASTERY,
    NOTHING,
    TOWER,
    VILLAGE,
    Realm,
)
from druzina.games.amulet.rules.arranging import accounted, fight_fitting, listed
from druzina.games.amulet.rules.asking import colour, thing
from druzina.games.amulet.rules.experience import tree_of
from druzina.games.amulet.rules.fight import in_slot
from druzina.games.amulet.rules.fighting import Fight
from druzina.games.amulet.rules.gems import fields_of, sections_of
from druzina.games.amulet.rules.weapons import weapon_of

HARM, COIN, GEM, XP, WEAPON, SPELL, STUN = 0.5, 0.35, 1.8, 1.2, 0.5, 1.0, 9.0

Leaning = Callable[[Realm, Any, Sequence[str]], list[float]]


def inclinations(g: Realm, question: Any, choices: Sequence[Any]) -> list[float]:
    lean = LEANINGS.get(question.kind)
    return lean(g, question, choices) if lean else [PLAIN.get(str(c), 1.0) for c in choices]


# Answers that mean the same everywhere.
PLAIN = {
    "none": 0.5,
    "done": 0.5,
    "aside": 0.2,
    "enough": 0.0,
    "wait": 0.0,
    "refuse": 0.0,
    "accept": 1.0,
}


# Where to go


def go(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    seat = question.seat
    return [place_worth(g, seat, LOCATIONS.index(thing(choice))) for choice in choices]


def place_worth(g: Realm, seat: int, place: int) -> float:
    """What a visit is good for, by rule of thumb."""
    player = g.players[seat]
    armed, broken = player.ready.bit_count(), player.damaged.bit_count()
    hurt = g.most_health(seat) - player.health
    if place in (LAIR, MANOR):
        cards = g.row(place)
        if not cards:
            return 0.0
        duty = 4.0 if place == MANOR and g.quests and len(g.players) > 1 else 0.0
        ready = min(armed, 2) * 2.0 - max(0, 5 - player.health)
        return duty + ready + max(g.facts.monsters[one].power for one in cards) * 0.5
    worth = {
        FAIR: broken * 1.4,
        VILLAGE: 1.5 * bool(g.village) + 0.4 * len(g.village) + 0.6 * bool(broken),
        MONASTERY: hurt * 0.9 + (0.6 if player.coins >= 4 else 0.0),
        TOWER: 0.6 * bool(broken) + 0.35 * min(player.coins, 12),
        HUT: (0.5 * bool(broken) + 0.3 * min(hurt, 2)) * (player.coins > 0),
        CASTLE: 1.6 if armed and g.adventure != NOTHING else 0.0,
        DUNGEONS: _below(g, seat),
    }
    return worth[place]


def _below(g: Realm, seat: int) -> float:
    """Mythical monsters want spells and health."""
    player = g.players[seat]
    if g.dungeon == NOTHING:
        return 0.0
    squares = sum(g.facts.spells[one].token.size for one in player.spells)
    fit = player.ready.bit_count() >= 2 and squares >= 6 and player.health >= 5
    return 8.0 if fit else -6.0


# In a visit


def act(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    worth = {
        "battle": 3.0,
        "drive": 3.0,
        "mend": 4.0,
        "heal": 4.0,
        "expedition": 2.0,
        "buy": 1.5,
        "purchase": 1.0,
        "swap": 0.6,
        "sale": 0.4,
        "oath": 5.0,
        "sacrifice": 0.3,
        "done": 0.5,
        "prowl": 2.0,
        "tinker": 1.0,
    }
    return [worth.get(choice.partition(" ")[0], 0.2) for choice in choices]


# Fights


def choose_monster(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    found = []
    for choice in choices:
        if choice == "descend":
            found.append(_below(g, question.seat))
            continue
        _, monster = in_slot(g, choice)
        face = g.facts.monsters[monster]
        found.append(face.power + face.level * XP - 0.3 * face.card.total)
    return found


def wield(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """The best that could be laid with this weapon too."""
    fight = g.nearest(Fight)
    best = []
    for choice in choices:
        more = [] if choice == "enough" else [weapon_of(g, choice)]
        tried = Fight(fight.seat, fight.place, fight.monster, True, [*fight.weapons, *more])
        best.append(best_worth(g, tried))
    return best


def best_worth(g: Realm, fight: Fight) -> float:
    fitting = fight_fitting(g, fight)
    if not fitting.tokens:
        return result_worth(g, fight, fitting.account(()))
    return max(_laid(g, fight, fitting, text) for text in listed(fitting))


def _laid(g: Realm, fight: Fight, fitting: Fitting, text: str) -> float:
    account, _ = accounted(fitting, text)
    return result_worth(g, fight, account)


def result_worth(g: Realm, fight: Fight, account: Account) -> float:
    """Power, XP, coins and gems of a result, less what it costs."""
    monster, player = g.facts.monsters[fight.monster], g.players[fight.seat]
    used = account.used
    left = player.health - account.net
    costs = WEAPON * used.weapons + SPELL * used.spells + HARM * max(0, account.net)
    if left <= 0:
        gained = monster.power + XP * monster.xp if account.beaten else 0.0
        return gained - STUN - costs
    gained = GEM * account.gems + XP * used.xp + COIN * used.coins
    if account.beaten:
        gained += monster.power + XP * monster.xp + COIN * account.coins
    elif monster.mythical and g.quests:
        gained -= 40.0
    return gained - costs


def arrange(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    fight = g.nearest(Fight)
    fitting = fight_fitting(g, fight)
    return [_laid(g, fight, fitting, text) for text in choices]


def explore(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    fitting = question.fitting(g)
    worth = []
    for text in choices:
        account, _ = accounted(fitting, text)
        used = account.used
        spots = account.weak + (COIN * account.coins if account.beaten else 0.0)
        gains = GEM * account.gems + XP * used.xp + COIN * used.coins
        worth.append(spots + gains - SPELL * used.spells)
    return worth


# Gems and XP


def place_gem(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """The field whose sections are nearest to being charged."""
    return [
        0.0 if choice == "aside" else field_worth(g, question.seat, question.gem, choice)
        for choice in choices
    ]


def field_worth(g: Realm, seat: int, gem: int, choice: str) -> float:
    player = g.players[seat]
    bit = dict(fields_of(g.content, player.character)[gem])[choice]
    worth = 0.1
    for needed, power in sections_of(g.content, player.character):
        if needed & bit:
            missing = (needed & ~(player.amulet | bit)).bit_count()
            worth += power / (1 + missing) ** 2
    return worth


def take_gem(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """The colour that helps the own amulet most."""
    player = g.players[question.seat]
    worth = []
    for choice in choices:
        word = choice.partition(" ")[0]
        if word not in ("gem", "copy"):
            worth.append(0.0)
            continue
        one = colour(choice)
        fields = fields_of(g.content, player.character)[one]
        empty = [text for text, bit in fields if not player.amulet & bit]
        worth.append(max((field_worth(g, question.seat, one, t) for t in empty), default=0.05))
    return worth


def place_xp(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """What is begun is finished; weapons and cheap nodes first, then up."""
    xp = g.players[question.seat].xp
    nodes = {node.id: node for node in tree_of(g, question.seat)}
    worth = []
    for choice in choices:
        node = nodes[thing(choice)]
        begun = xp[node.number] / max(1, node.cost)
        worth.append(begun * 3 + 0.5 * node.row + (1.0 if node.weapon >= 0 else 0.0))
    return worth


LEANINGS: dict[str, Leaning] = {
    "Go": go,
    "Act": act,
    "NightAct": act,
    "ChooseMonster": choose_monster,
    "NightFight": choose_monster,
    "ChooseWeapon": wield,
    "Arrange": arrange,
    "LayOnAdventure": explore,
    "PlaceGem": place_gem,
    "FreeGems": take_gem,
    "DrivenGems": take_gem,
    "ExchangeFor": take_gem,
    "CopyGem": take_gem,
    "PlaceXp": place_xp,
}
