"""What a team needs: the Manor cleared, mythical monsters beaten, oaths fulfilled, no stuns."""

from __future__ import annotations

from collections.abc import Callable

from druzina.games.amulet.clock import turns_ahead
from druzina.games.amulet.content_model import LOCATIONS, Part
from druzina.games.amulet.hunting import PAIR, lacking, mythical_left, ready
from druzina.games.amulet.model import (
    CASTLE,
    EVENING,
    HUT,
    MANOR,
    MONASTERY,
    MORNING,
    NOTHING,
    TOWER,
    VILLAGE,
    Realm,
)
from druzina.games.amulet.rules.experience import tree_of
from druzina.games.amulet.rules.handing import Parcel
from druzina.games.amulet.rules.moving import BeforeMove, Go, Move
from druzina.games.amulet.rules.quests import in_play, wanted

LOST = 60.0  # what loses the game for all
DUTY, NEEDED = 3.5, 52.0
OATH = 12.0
NEARLY = 0.5  # of an oath that could be fulfilled, as long as there is time
TOP_COST = 10
PRICE_OF_A_HUNT = 5  # coins for a spell of four squares
HUNTERS_COIN = 0.5
LATE = 4  # turns before the end
SCARCE = 18.0
LONG = 10  # turns from which on the end is not thought of
PACE = 5  # turns of each seat for a mythical monster
A_STUN = 0.2  # as a part of losing


# The Manor


def manor_duty(g: Realm, seat: int) -> float:
    """AMU-COO-14: how much it matters that this seat fights in the Manor now."""
    if not _watched(g):
        return 0.0
    short = len(g.manor) - helpers(g, seat, but_for=seat)
    return DUTY + NEEDED * min(1.0, max(0.0, short)) * (1.0 if g.phase == EVENING else 0.25)


def manor_danger(g: Realm) -> float:
    """How many monsters too many stand in the Manor for those who can still come today; whom only
    the weak can fight costs a stun."""
    if not _watched(g) or g.phase not in (MORNING, EVENING):
        return 0.0
    able, weak = comers(g, g.active)
    short = max(0, len(g.manor) - able)
    return max(0.0, short - weak) + A_STUN * min(short, weak) + 0.06 * len(g.manor)


def _watched(g: Realm) -> bool:
    return len(g.players) > 1 and bool(g.manor) and in_play(g, "monster in manor") is not None


def helpers(g: Realm, first: int, but_for: int = NOTHING) -> float:
    """How many seats can still come to the Manor today, those that would come badly armed by
    half."""
    able, weak = comers(g, first, but_for)
    return able + 0.4 * weak


def comers(g: Realm, first: int, but_for: int = NOTHING) -> tuple[int, int]:
    """How many can still come to the Manor today, and how many more would come badly armed.

    Whoever stands there cannot come again in the next turn (AMU-MOV-01), so each comes once.
    """
    order = g.circle()
    place = order.index(first) + (first == g.active and has_moved(g))
    able = weak = 0
    for n, seat in enumerate(order):
        player = g.players[seat]
        late = g.phase == EVENING
        if (
            seat == but_for
            or (n < place and late)
            or (player.place == MANOR and (late or n < place))
        ):
            continue
        armed = player.ready if late else player.ready | player.damaged
        if armed.bit_count() >= PAIR and player.health > 2 and not bound_below(g, seat):
            able += 1
        else:
            weak += 1
    return able, weak


def bound_below(g: Realm, seat: int) -> bool:
    """Who can go down to a mythical monster has something better to do."""
    player = g.players[seat]
    fit = player.health >= g.most_health(seat) - 1 and player.ready.bit_count() >= PAIR
    return fit and g.dungeon != NOTHING and mythical_left(g) > 0 and ready(g, seat)


def has_moved(g: Realm) -> bool:
    """Whether the active seat has already gone somewhere in this turn."""
    return not any(isinstance(step, Go | Move | BeforeMove) for step in g.stack)


def idle(g: Realm) -> bool:
    """A parcel was begun and nothing is in it: the world stands still meanwhile."""
    return any(isinstance(step, Parcel) and not (step.own or step.theirs) for step in g.stack)


# Stun tokens


def tokens_left(g: Realm) -> int | None:
    """AMU-COO-17: how many stuns the team can still bear; None if they do not matter."""
    quest = in_play(g, "stun tokens")
    return None if quest is None else wanted(g, quest) - sum(player.stuns for player in g.players)


def scarce(g: Realm, left: int) -> bool:
    """Whether each token may be wanted for a descent nobody has spells for, or for a bad night,
    and there is time to look for spells."""
    mythical = mythical_left(g)
    if hurried(g):
        return False
    return left <= mythical - sum(ready(g, seat) for seat in range(len(g.players)))


def hurried(g: Realm) -> bool:
    """Whether the days run out for the mythical monsters that are left."""
    return PACE * mythical_left(g) >= turns_ahead(g)


def stun_price(g: Realm) -> float:
    """AMU-COO-17: a stun is dear, and the last loses everything; what is left at the end was not
    needed."""
    left = tokens_left(g)
    if left is None:
        return 2.0
    if left <= 0:
        return LOST
    price = 36.0 / left + (SCARCE if scarce(g, left) else 0.0)
    return price * min(1.0, 0.4 + turns_ahead(g) / LONG)


# Oaths: how near a seat is to each of them, and where it has to go for it


def _share(have: int, wanted_: int) -> float:
    return min(1.0, have / wanted_) if wanted_ else 1.0


def _top_skill(g: Realm, seat: int, n: int) -> float:
    """XP along the tree; the cheapest way to the top costs ten."""
    player, nodes = g.players[seat], tree_of(g, seat)
    reached = [0] * len(nodes)
    for node in nodes:  # from the bottom up
        spent = node.cost if (player.skills | player.fresh) >> node.number & 1 else 0
        below = max((reached[one] for one in node.needs), default=0)
        reached[node.number] = spent + player.xp[node.number] + below if node.row else 0
    return 0.95 * _share(max(reached) + player.due, TOP_COST)


def _emptied(g: Realm, seat: int, n: int) -> bool:
    player = g.players[seat]
    return g.phase == EVENING and not player.coins and player.purse >= n


NEAR: dict[str, Callable[[Realm, int, int], float]] = {
    "discard potions": lambda g, seat, n: _share(len(g.players[seat].potions), n),
    "damage weapons": lambda g, seat, n: 0.7 + 0.3 * _share(g.players[seat].ready.bit_count(), n),
    "pay coins": lambda g, seat, n: _share(g.players[seat].coins, n),
    "lose health": lambda g, seat, n: 0.7 + 0.3 * _share(g.players[seat].health - 1, n),
    "return spells": lambda g, seat, n: _share(len(g.players[seat].spells), n),
    "discard trophies": lambda g, seat, n: 0.4 + 0.6 * _share(len(g.players[seat].trophies), n),
    "discard gems of different colours": lambda g, seat, n: (
        0.5 * _share(sum(map(bool, g.players[seat].aside)), n)
    ),
    "empty purse": lambda g, seat, n: 0.5 + 0.5 * _emptied(g, seat, n),
    "unlock a top skill": _top_skill,
    "win with weapons alone": lambda g, seat, n: 0.4,
    "complete an adventure": lambda g, seat, n: 0.4 + 0.2 * bool(g.laid),
}


def nearness(g: Realm, seat: int, part: Part) -> float:
    """0 far … 1: it can be done as soon as the seat is there."""
    return NEAR[part.do](g, seat, part.n)


def best_oath(g: Realm, seat: int) -> float:
    """How near the seat is to being free of its oaths: 1 when it is."""
    oaths = g.players[seat].oaths
    if not oaths:
        return 1.0
    hope = NEARLY * min(1.0, turns_ahead(g) / LATE)
    return hope * max(nearness(g, seat, g.facts.oaths[one].part) for one in oaths)


def oath_at(g: Realm, seat: int, place: int) -> float:
    """What going somewhere is worth for an oath that can be done there now."""
    worth = 0.0
    for one in g.players[seat].oaths:
        oath = g.facts.oaths[one]
        if oath.place == LOCATIONS[place] and nearness(g, seat, oath.part) >= 1.0:
            worth = OATH * urgency(g)
    return worth


def urgency(g: Realm) -> float:
    """Oaths wait while quests are to be done, but not for ever."""
    return 1.0 + 1.5 * (not g.quests) + 0.5 * (turns_ahead(g) < LATE)


def errand(g: Realm, seat: int, place: int) -> float:
    """What going somewhere is worth for an oath that cannot be done yet."""
    worth = 0.0
    for one in g.players[seat].oaths:
        part = g.facts.oaths[one].part
        wanted_at = ERRANDS.get(part.do)
        if wanted_at and place in wanted_at[0] and wanted_at[2](g, seat, part.n):
            worth += wanted_at[1]
    return worth * urgency(g) if worth else 0.0


Errand = tuple[tuple[int, ...], float, Callable[[Realm, int, int], bool]]

ERRANDS: dict[str, Errand] = {
    "discard potions": (
        (MONASTERY,),
        2.5,
        lambda g, seat, n: len(g.players[seat].potions) < n and g.players[seat].coins > 1,
    ),
    "return spells": (
        (TOWER,),
        2.0,
        lambda g, seat, n: len(g.players[seat].spells) < n and g.players[seat].coins > 2,
    ),
    "complete an adventure": (
        (CASTLE, HUT),
        1.5,
        lambda g, seat, n: g.adventure != NOTHING and bool(g.players[seat].ready),
    ),
    "unlock a top skill": (
        (CASTLE,),
        1.0,
        lambda g, seat, n: g.adventure != NOTHING and bool(g.players[seat].ready),
    ),
    "empty purse": ((TOWER, MONASTERY, HUT), 1.5, lambda g, seat, n: emptying(g, seat)),
    "discard gems of different colours": ((VILLAGE,), 1.5, lambda g, seat, n: bool(g.village)),
}


def emptying(g: Realm, seat: int) -> bool:
    """O6: the seat had coins enough at dawn and means to have none tonight."""
    least, player = oath_wants(g, seat, "empty purse"), g.players[seat]
    return bool(least) and player.purse >= least and player.coins > 0 and g.phase == EVENING


def careful(g: Realm) -> bool:
    """AMU-COO-17: health is dear as long as stun tokens can lose the game."""
    return g.together and in_play(g, "stun tokens") is not None


def hunters_price(g: Realm, seat: int) -> int:
    """Coins for a spell, if a mythical monster is left for whom nobody is ready."""
    if lacking(g, seat) <= 0 or ready(g, seat):
        return 0
    return PRICE_OF_A_HUNT


def coins_wanted(g: Realm, seat: int) -> int:
    """What oath and hunt ask of the purse."""
    return oath_wants(g, seat, "pay coins") + hunters_price(g, seat)


def coin_savings(g: Realm, seat: int) -> float:
    """What coins at hand are worth more for spells and oaths, as far as those need them."""
    coins = g.players[seat].coins
    if emptying(g, seat):
        return -0.6 * coins
    for_oath = min(coins, oath_wants(g, seat, "pay coins"))
    for_hunt = min(coins, hunters_price(g, seat))
    return 0.4 * urgency(g) * for_oath + HUNTERS_COIN * for_hunt


def coin_longing(g: Realm, seat: int) -> float:
    """What a coin is worth more, or less, for spells against mythical monsters and for oaths."""
    coins = g.players[seat].coins
    if emptying(g, seat):
        return -0.6
    longing = HUNTERS_COIN if coins < hunters_price(g, seat) else 0.0
    if coins < oath_wants(g, seat, "pay coins"):
        longing += 0.4 * urgency(g)
    return longing


def lone_duel(g: Realm, seat: int) -> bool:
    """O10: a victory over a level-2 monster with weapons alone is wanted."""
    return bool(g.players[seat].oaths) and any(
        g.facts.oaths[one].part.do == "win with weapons alone" for one in g.players[seat].oaths
    )


def oath_wants(g: Realm, seat: int, verb: str) -> int:
    """How many of something the seat's oaths ask for."""
    parts = (g.facts.oaths[one].part for one in g.players[seat].oaths)
    return max((part.n for part in parts if part.do == verb), default=0)
