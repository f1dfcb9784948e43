"""Night, step 2: monsters are turned up, and their abilities resolved (AMU-NGT)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.core import Step
from druzina.games.amulet.content_model import LOCATIONS, Night, Part
from druzina.games.amulet.model import LAIR, Realm
from druzina.games.amulet.rules.asking import NONE, Ask, colour, number
from druzina.games.amulet.rules.coins import lose_coins
from druzina.games.amulet.rules.health import Suffer
from druzina.games.amulet.rules.oaths import LOSE_TEXTS, DamageOwn, return_spell
from druzina.games.amulet.rules.potions import return_potion
from druzina.games.amulet.rules.quests import Reckon
from druzina.games.amulet.rules.reactions import windows
from druzina.games.amulet.rules.skills import immune
from druzina.games.amulet.rules.trading import give_back
from druzina.games.amulet.rules.weapons import damage, ready_weapons

LOSE_HEALTH, LOSE_COINS = "suffer", "forfeit"


class Attack(Step[Realm]):
    """AMU-NGT-02, -05, -17, -18: all cards of both rows are turned up; old ones act every round."""

    def run(self, g: Realm) -> None:
        revealed = [*g.lair, *g.manor]
        if revealed:
            g.reveal("monsters")
            g.tell("AMU-NGT-02", "event-revealed", seat=g.start, monsters=tuple(revealed))
        g.lair.clear()
        g.manor.clear()
        g.returned.clear()
        for player in g.players:
            player.looked.clear()
        again = [monster for monster in g.village if night_of(g, monster).kind == "every round"]
        if revealed or again:
            g.then(NextAbility(g.start, [*revealed, *again]))


def night_of(g: Realm, monster: int) -> Night:
    return g.facts.nights[g.facts.monsters[monster].night]


class NextAbility(Ask):
    """AMU-NGT-02, -06: the day-token holder picks the next ability, new or old."""

    verb = "resolve"
    clause = "AMU-NGT-06"

    left: list[int]

    def choices(self, g: Realm) -> Sequence[str]:
        monsters = g.facts.monsters
        return [f"resolve {monsters[one].id}" for one in self.left]

    def answer(self, g: Realm, choice: str) -> None:
        monster = number(g, choice)
        self.left.remove(monster)
        if self.left:
            g.then(self)
        if g.told is not None:
            night = g.facts.monsters[monster].night
            g.tell("AMU-NGT-06", "event-ability", monster=monster, night=night)
        g.then(*windows(g, monster), Resolve(monster))


class Resolve(Step[Realm]):
    """AMU-NGT-06, AMU-COO-23, -33: one ability with its stuns; then what quest C adds; then the
    card goes where its kind says."""

    monster: int
    spared: list[int] = []

    def run(self, g: Realm) -> None:
        night = night_of(g, self.monster)
        targets = [seat for seat in struck(g, night) if affected(g, seat, self.spared)]
        steps: list[Step[Realm]] = []
        for part in night.parts:
            if part.do in EFFECTS:
                steps += EFFECTS[part.do](g, targets, part)
        extra = added(g, self.monster)
        if extra:
            losses = [extra * affected(g, seat, self.spared) for seat in range(len(g.players))]
            steps += [Reckon(), Suffer(losses, "AMU-COO-23")]
        g.then(*steps, Reckon(), PutAway(self.monster))


def affected(g: Realm, seat: int, spared: Sequence[int]) -> bool:
    """AMU-PRE-01, AMU-POT-06, AMU-COO-30."""
    return seat not in spared and not immune(g, seat)


def added(g: Realm, monster: int) -> int:
    """AMU-COO-18, -23: what a quest in play adds to monsters of some colours."""
    gem = g.facts.monsters[monster].gem
    quests = (g.facts.quests[quest] for quest in g.quests)
    return sum(part.n for quest in quests if gem in quest.colours for part in quest.extra)


class PutAway(Step[Realm]):
    """AMU-NGT-04, -13, -17, -21: back face down beside its location, or beside the Village."""

    monster: int

    def run(self, g: Realm) -> None:
        night = night_of(g, self.monster)
        if night.kind == "returns":
            g.row(LAIR if night.returns == "lair" else LOCATIONS.index("manor")).append(
                self.monster
            )
            g.returned.append(self.monster)
            if g.told is not None:
                place = LOCATIONS.index(night.returns)
                g.tell("AMU-NGT-13", "event-returns", monster=self.monster, location=place)
        elif self.monster not in g.village:
            g.village.append(self.monster)


# Whom it strikes (AMU-NGT-20, -23: compared over all seats)


def _most(values: Sequence[int], least: int = 0) -> list[int]:
    top = max(values)
    return [seat for seat, value in enumerate(values) if value == top and value >= least]


def _fewest(g: Realm, night: Night) -> list[int]:
    """N24: alone, whoever holds fewer trophies than the ability says."""
    counts = [len(player.trophies) for player in g.players]
    if len(counts) == 1 and night.solo_below:
        return [0] if counts[0] < night.solo_below else []
    return [seat for seat, count in enumerate(counts) if count == min(counts)]


def _seats(g: Realm, holds: Callable[[int], bool]) -> list[int]:
    return [seat for seat in range(len(g.players)) if holds(seat)]


WHO: dict[str, Callable[[Realm, Night], list[int]]] = {
    "each": lambda g, night: list(range(len(g.players))),
    "most coins": lambda g, night: _most([player.coins for player in g.players]),
    "most trophies": lambda g, night: _most([len(p.trophies) for p in g.players], night.least),
    "fewest trophies": _fewest,
    "full health": lambda g, night: _seats(
        g, lambda seat: g.players[seat].health == g.most_health(seat)
    ),
    "coins": lambda g, night: _seats(g, lambda seat: g.players[seat].coins >= night.least),
    "ready weapons": lambda g, night: _seats(
        g, lambda seat: g.players[seat].ready.bit_count() >= night.least
    ),
    "figure at": lambda g, night: _seats(
        g, lambda seat: (*LOCATIONS, "inn")[g.players[seat].place] in night.places
    ),
    "item": lambda g, night: _seats(
        g, lambda seat: bool(g.players[seat].spells or g.players[seat].potions)
    ),
    "unplaced gem": lambda g, night: _seats(g, lambda seat: any(g.players[seat].aside)),
}


def struck(g: Realm, night: Night) -> list[int]:
    """In turn order."""
    seats = WHO[night.who](g, night)
    return [seat for seat in g.circle() if seat in seats]


# What it does (AMU-NGT-10: as far as possible)


def lose_health(g: Realm, targets: Sequence[int], part: Part) -> list[Step[Realm]]:
    """N01, N06: all at once; who may pay coins instead is asked before, in turn order."""
    losses = [0] * len(g.players)
    for seat in targets:
        losses[seat] = part.n
    asked: list[Step[Realm]] = []
    if part.instead is not None:
        price = part.instead.n
        asked = [HealthOrCoins(seat, price) for seat in targets if g.players[seat].coins >= price]
    return [*asked, Suffer(losses, "AMU-NGT-06")] if targets else []


class HealthOrCoins(Ask):
    """N06: health or coins, one's own choice."""

    verb = "lose"
    clause = "AMU-SIM-02"

    price: int

    def choices(self, g: Realm) -> Sequence[str]:
        return [LOSE_HEALTH, LOSE_COINS]

    def answer(self, g: Realm, choice: str) -> None:
        if choice == LOSE_COINS:
            g.nearest(Suffer).losses[self.seat] = 0
            lose_coins(g, self.seat, self.price, "AMU-NGT-06")


def take_coins(g: Realm, targets: Sequence[int], part: Part) -> list[Step[Realm]]:
    for seat in targets:
        lose_coins(g, seat, part.n, "AMU-NGT-10")
    return []


def damage_weapons(g: Realm, targets: Sequence[int], part: Part) -> list[Step[Realm]]:
    """N03, N10: of one's own choice, in turn order."""
    asked: list[Step[Realm]] = []
    for seat in targets:
        ready = ready_weapons(g, seat)
        if len(ready) > part.n:
            asked.append(DamageOwn(seat, part.n, "AMU-NGT-10"))
        else:
            for weapon in ready:
                damage(g, seat, weapon, "AMU-NGT-10")
    return asked


def return_items(g: Realm, targets: Sequence[int], part: Part) -> list[Step[Realm]]:
    """N07, N15: a spell or a potion; who has none may lose something else."""
    asked: list[Step[Realm]] = []
    for seat in targets:
        player = g.players[seat]
        if player.spells or player.potions:
            asked.append(ReturnItem(seat))
        elif part.otherwise is not None:
            lose_coins(g, seat, part.otherwise.n, "AMU-NGT-10")
    return asked


class ReturnItem(Ask):
    """N07, N15, AMU-SOL-07: a spell to the Tower or a potion to the Monastery."""

    verb = "return"
    clause = "AMU-SIM-02"

    def choices(self, g: Realm) -> Sequence[str]:
        player, facts = g.players[self.seat], g.facts
        spells = [f"return {facts.spells[one].id}" for one in player.spells]
        return [*spells, *(f"discard {facts.potions[one].id}" for one in player.potions)]

    def answer(self, g: Realm, choice: str) -> None:
        one = number(g, choice)
        if choice.startswith("return"):
            return_spell(g, self.seat, one)
            if g.told is not None:
                g.tell("AMU-NGT-10", "event-returns-spell", seat=self.seat, spell=one)
        else:
            return_potion(g, self.seat, one)
            if g.told is not None:
                g.tell("AMU-NGT-10", "event-returns-potion", seat=self.seat, potion=one)


def return_gems(g: Realm, targets: Sequence[int], part: Part) -> list[Step[Realm]]:
    return [ReturnGem(seat) for seat in targets]


class ReturnGem(Ask):
    """N09: an unplaced gem of one's own choice."""

    verb = "lose"
    clause = "AMU-SIM-02"

    def choices(self, g: Realm) -> Sequence[str]:
        aside = g.players[self.seat].aside
        return [LOSE_TEXTS[one] for one, n in enumerate(aside) if n] or [NONE]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            give_back(g, self.seat, colour(choice), "AMU-NGT-10")


EFFECTS: dict[str, Callable[[Realm, Sequence[int], Part], list[Step[Realm]]]] = {
    "lose health": lose_health,
    "lose coins": take_coins,
    "damage weapons": damage_weapons,
    "return items": return_items,
    "return gems": return_gems,
}
