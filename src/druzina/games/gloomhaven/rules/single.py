"""GLH-VOC-04, -05, -10, -11, -12, -16, -20: single effects of the six classes that ask in their
own way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import Attack, Obstacle, Pull, Slay
from druzina.games.gloomhaven.model import Dungeon, Figure, Piece
from druzina.games.gloomhaven.rules import active, field
from druzina.games.gloomhaven.rules.action import used
from druzina.games.gloomhaven.rules.asking import NONE, Ask, hex_of, thing, to_hexes, written
from druzina.games.gloomhaven.rules.damage import Hurt, fall
from druzina.games.gloomhaven.rules.earning import earn
from druzina.games.gloomhaven.rules.entering import Bear
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.looting import allowed, take
from druzina.games.gloomhaven.rules.pieces import connected_without, one_more
from druzina.games.gloomhaven.rules.scenario_standing import loose_obstacles
from druzina.games.gloomhaven.rules.strikes import strike_of
from druzina.games.gloomhaven.rules.targets import is_fit

AREA, PUT, PICK, TAKE, ANY = "area", "put", "pick", "take", "any"
BETWEEN = ";"


def text_of(hexes: Sequence[Hex]) -> str:
    return BETWEEN.join(written(each) for each in hexes)


class SlayArea(Ask):
    """GLH-VOC-05: an area laid as for an attack; all in it that fit and are in sight die."""

    clause = "GLH-VOC-05"

    number: int

    def victims(self, g: Dungeon, hexes: Sequence[Hex]) -> list[Figure]:
        from druzina.games.gloomhaven.rules.attacking import struck

        one, line = g.mine(self.seat), g.facts.lines[self.number]
        if one is None or not isinstance(line, Slay) or line.whom is None:
            return []
        return [each for each in struck(g, one, hexes) if is_fit(g, one, each, line.whom)]

    def choices(self, g: Dungeon) -> Sequence[str]:
        from druzina.games.gloomhaven.rules.attacking import laid_out

        one, line = g.mine(self.seat), g.facts.lines[self.number]
        assert isinstance(line, Slay), "a slaying line"
        if one is None or line.area is None:
            return [NONE]
        places = {
            frozenset(each.id for each in self.victims(g, hexes)): hexes
            for hexes in laid_out(g, one, line.area, 1)
            if self.victims(g, hexes)
        }
        return [*(f"{AREA} {text_of(each)}" for each in sorted(places.values())), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        one, line = g.mine(self.seat), g.facts.lines[self.number]
        if choice == NONE or one is None or not isinstance(line, Slay):
            return
        used(g)
        hexes = [hex_of(each) for each in thing(choice).split(BETWEEN)]
        for victim in self.victims(g, hexes):
            earn(g, one, line.xp_per_kill)
            fall(g, victim, one.seat, victim.health)


class PullHex(Ask):
    """GLH-VOC-20, GLH-EFF-12: a hex in sight; all enemies near it are pulled toward it."""

    clause = "GLH-EFF-12"
    spoken = {PUT: "pull"}

    number: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        one, line = g.mine(self.seat), g.facts.lines[self.number]
        assert isinstance(line, Pull), "a pull line"
        if one is None:
            return [NONE]
        here = field.arena(g)
        cells = here.strike(here.cells[one.at], line.to_hex)
        return [*to_hexes(PUT, [here.hexes[c] for c in here.hexes if cells >> c & 1]), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        one, line = g.mine(self.seat), g.facts.lines[self.number]
        if choice == NONE or one is None or not isinstance(line, Pull) or line.whom is None:
            return
        place = hex_of(thing(choice))
        near = [
            each
            for each in field.enemies(g, one)
            if field.far(g, place, each.at) <= line.whom.within and field.visible(g, each, one)
        ]
        if near:
            used(g)
            g.then(PullOrder(self.seat, line.n, place, [each.id for each in near]))


class PullOrder(Ask):
    """GLH-VOC-20: who is pulled first, and who next; `any` leaves it as it is."""

    clause = "GLH-VOC-20"
    silent = ANY

    n: int
    place: Hex
    left: list[int]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*(f"{PICK} {each}" for each in self.left), ANY] if len(self.left) > 1 else [ANY]

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.mine(self.seat)
        if one is None:
            return
        chosen = self.left if choice == ANY else [int(thing(choice))]
        rest = [each for each in self.left if each not in chosen]
        asked = [PullOrder(self.seat, self.n, self.place, rest)] if rest else []
        g.then(*(Force(one.id, each, self.n, True, self.place) for each in chosen), *asked)


# Along a path


class AlongPath(Ask):
    """GLH-VOC-04: which enemies on a chain of hexes to the target are hit too."""

    clause = "GLH-VOC-04"
    spoken = {PICK: "along"}

    def sets(self, g: Dungeon) -> list[tuple[int, ...]]:
        strike = strike_of(g)
        one, target = g.figure(strike.attacker), g.figure(strike.targets[0])
        foes = {
            at: each.id
            for each in field.enemies(g, one)
            for at in field.hexes(each)
            if field.visible(g, each, one) and field.sees(g, one.at, at)
        }
        found = {
            tuple(sorted({foes[at] for at in chain[:-1] if at in foes} - {target.id}))
            for end in field.hexes(target)
            for chain in chains(g, (one.at,), end, strike.range)
        }
        return sorted(found)

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"{PICK} {'+'.join(map(str, each)) or NONE}" for each in self.sets(g)]

    def answer(self, g: Dungeon, choice: str) -> None:
        if thing(choice) != NONE:
            strike_of(g).targets += map(int, thing(choice).split("+"))


def chains(g: Dungeon, way: tuple[Hex, ...], end: Hex, left: int) -> Iterator[tuple[Hex, ...]]:
    """Chains of at most so many adjacent hexes, through everything but walls."""
    if way[-1] == end:
        yield way[1:]
        return
    if field.far(g, way[-1], end) > left:
        return
    for place in field.beside(g, way[-1]):
        if place not in way:
            yield from chains(g, (*way, place), end, left - 1)


class MaybeAlong(Step[Dungeon]):
    """After the main target is named."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        line = g.facts.lines[strike.line]
        if isinstance(line, Attack) and line.along and strike.targets:
            g.then(AlongPath(g.figure(strike.attacker).seat))


# Pieces


def empty_within(g: Dungeon, one: Figure, within: int) -> list[Hex]:
    """The empty hexes so near to a figure, whether it sees them or not."""
    here = field.arena(g)
    near = field.empty(g) & here.ball(here.cells[one.at], within)
    return [here.hexes[cell] for cell in here.hexes if near >> cell & 1]


class PutTriangle(Ask):
    """GLH-VOC-10: three hexes that touch each other, as one piece."""

    clause = "GLH-VOC-10"
    spoken = {AREA: "lay"}

    number: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        one, line = g.mine(self.seat), g.facts.lines[self.number]
        assert isinstance(line, Obstacle), "an obstacle line"
        if one is None:
            return [NONE]
        places = empty_within(g, one, line.within)
        found = {
            tuple(sorted((a, b, c)))
            for a in places
            for b in places
            for c in places
            if a < b < c
            and field.adjacent(g, a, b)
            and field.adjacent(g, b, c)
            and field.adjacent(g, a, c)
        }
        whole = [each for each in sorted(found) if connected_without(g, *each)]
        return [*(f"{AREA} {text_of(each)}" for each in whole), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        used(g)
        hexes = [hex_of(each) for each in thing(choice).split(BETWEEN)]
        g.pieces.append(Piece("obstacle", hexes))
        if g.action is not None:
            g.action.placed += hexes
        one_more(g, self.seat, self.number)


class MoveObstacle(Ask):
    """GLH-VOC-10: one adjacent one-hex obstacle to an empty hex."""

    clause = "GLH-VOC-10"
    spoken = {AREA: "shift"}

    number: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        one, line = g.mine(self.seat), g.facts.lines[self.number]
        assert isinstance(line, Obstacle), "an obstacle line"
        if one is None:
            return [NONE]
        goals = empty_within(g, one, line.within)
        found = []
        for piece in loose_obstacles(g):
            if len(piece.hexes) == 1 and field.adjacent(g, one.at, piece.hexes[0]):
                g.pieces.remove(piece)
                legal = [goal for goal in goals if connected_without(g, goal)]
                g.pieces.append(piece)
                found += [f"{AREA} {text_of([piece.hexes[0], goal])}" for goal in legal]
        return [*sorted(found), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        used(g)
        start, goal = (hex_of(each) for each in thing(choice).split(BETWEEN))
        piece = next(p for p in g.pieces if p.kind == "obstacle" and start in p.hexes)
        piece.hexes = [goal]
        if g.action is not None:
            g.action.placed.append(goal)


class PassTrap(Ask):
    """GLH-VOC-11: an enemy in sight has the effects of the trap that was disarmed."""

    clause = "GLH-VOC-11"

    within: int
    damage: int
    conditions: list[str]

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.mine(self.seat)
        near = field.within(g, one, self.within) if one is not None else []
        legal = [
            each
            for each in near
            if one and field.hostile(one, each) and field.visible(g, each, one)
        ]
        return [*(f"{PICK} {each.id}" for each in legal), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        other = int(thing(choice))
        g.then(Hurt(other, self.damage, self.seat), Bear(other, self.conditions))


class TakeLoot(Ask):
    """GLH-VOC-16: so many of what lies within reach."""

    clause = "GLH-VOC-16"
    spoken = {TAKE: "loot"}

    reach: int
    left: int

    def places(self, g: Dungeon) -> list[Hex]:
        one = g.mine(self.seat)
        if one is None:
            return []
        here = field.arena(g)
        cells = here.strike(here.cells[one.at], self.reach)
        near = [each for each in g.loose if cells & here.mask((each.at,))]
        return sorted({each.at for each in allowed(g, one, near, ability=True)})

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*to_hexes(TAKE, self.places(g)), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        used(g)
        place = hex_of(thing(choice))
        one = g.mine(self.seat)
        if one is None:
            return
        take(g, one, [next(each for each in g.loose if each.at == place)])
        if self.left > 1 and self.places(g):
            g.then(TakeLoot(self.seat, self.reach, self.left - 1))


class RecoverOf(Ask):
    """GLH-VOC-12: a lost card of a character beside one, into one's own hand."""

    clause = "GLH-VOC-12"

    def cards(self, g: Dungeon) -> list[str]:
        one, printed = g.mine(self.seat), g.facts.printed.cards
        found = []
        for seat, hero in enumerate(g.heroes):
            other = g.mine(seat)
            if one is None or other is None or not field.adjacent(g, one.at, other.at):
                continue
            found += [
                card
                for card in (*hero.lost, *active.losses(g, seat))
                if not (printed[card].top.unrecoverable or printed[card].bottom.unrecoverable)
            ]
        return sorted(found)

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*(f"recover {card}" for card in self.cards(g)), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        used(g)
        card = thing(choice)
        for seat, hero in enumerate(g.heroes):
            active.stop(g, seat, card)
            if card in hero.lost:
                hero.lost.remove(card)
        g.heroes[self.seat].hand.append(card)
