"""GLH-LVL, GLH-SET: options, levels, and everything before the first round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from druzina.core import Lane, Options, SeatOptions, Shown, Step, Together
from druzina.core.luck import State
from druzina.core.refusal import Problem
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.model import Modifier, Perk
from druzina.games.gloomhaven.content import HINDRANCE, Content
from druzina.games.gloomhaven.model import (
    CHARACTER,
    MONSTER,
    PARTY,
    Dungeon,
    Figure,
    Hero,
    Modifiers,
    Possession,
)
from druzina.games.gloomhaven.outfits import OUTFITS, swapped
from druzina.games.gloomhaven.rules import field, verbs
from druzina.games.gloomhaven.rules.asking import Ask, hex_of, shown, thing, to_hexes
from druzina.games.gloomhaven.rules.doors import reveal
from druzina.games.gloomhaven.rules.items import check_slots
from druzina.games.gloomhaven.rules.round import Round
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import said
from druzina.games.gloomhaven.rules.values import worked_out
from druzina.games.gloomhaven.scenario_verbs_standing import StartLimit

CARRYING = verbs
DIFFICULTY = {"easy": -1, "normal": 0, "hard": 1, "very_hard": 2}
HIGHEST = 7
TRAP = 2


class Character(SeatOptions, frozen=True):
    """GLH-SET-08: what a seat plays with: `character` is its class.

    Without cards it has those of level 1. A perk is the number of its line, `3b` its second box.
    """

    character: str = ""
    level: Annotated[int, Meta(ge=1, le=9)] = 1
    cards: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    perks: tuple[str, ...] = ()
    name: Annotated[str, Meta(max_length=20)] = ""


class DungeonOptions(Options, frozen=True, kw_only=True):
    """GLH-LVL-03, -06, -07, GLH-VAR-04, -05; GLH-SET-04: what those begin with who name nothing."""

    scenario: Annotated[int, Meta(ge=1, le=95)] = 1
    difficulty: Literal["easy", "normal", "hard", "very_hard"] = "normal"
    outfit: Literal["plain", "ready"] = "plain"
    open_information: bool = False
    solo: bool = False
    steady: bool = False
    permanent_death: bool = False
    each: tuple[Character, ...] = ()


SECOND_BOX = "b"
FIRST = ("brute", "spellweaver", "scoundrel", "cragheart")


def level_of(levels: Sequence[int], difficulty: str) -> int:
    """GLH-LVL-02, -03: half the average, rounded up once, and the difficulty."""
    normal = -(-sum(levels) // (2 * len(levels)))
    return normal + DIFFICULTY[difficulty]


def characters(options: DungeonOptions, facts: Content) -> list[Character]:
    """The characters of the seats, each of its own class (GLH-SET-08)."""
    given = list(options.each)[: options.seats]
    taken = [one.character for one in given if one.character]
    free = [id_ for id_ in (*FIRST, *facts.printed.classes) if id_ not in taken]
    found = []
    for seat in range(options.seats):
        one = given[seat] if seat < len(given) else Character()
        if not one.character:
            one = replace(one, character=free[0])
            free = [id_ for id_ in free if id_ != one.character]
        found.append(equipped(one, facts) if options.outfit == "ready" else one)
    check(found, facts)
    return found


def equipped(one: Character, facts: Content) -> Character:
    """GLH-SET-04: a hand and items for who names none, as a new character can afford them."""
    if one.character not in OUTFITS:
        return one
    cards = one.cards or swapped(one.character, hand_of(one, facts))
    return replace(one, cards=cards, items=one.items or OUTFITS[one.character].items)


def check(found: Sequence[Character], facts: Content) -> None:
    """GLH-SET-04, -08: every class once, hands of the right size and level."""
    classes = [one.character for one in found]
    for seat, one in enumerate(found):
        printed = facts.printed.classes.get(one.character)
        if printed is None:
            valid = ", ".join(facts.printed.classes)
            raise Problem("problem-class", found=one.character, valid=valid)
        if classes.count(one.character) > 1:
            raise Problem("problem-class-twice", found=one.character, clause="GLH-SET-08")
        try:
            check_slots(one.items, one.level, facts)
        except Problem as problem:
            arguments = {"clause": "GLH-ITM-01", **problem.arguments}
            raise Problem(problem.key, option=f"{seat}.items", **arguments) from None
        check_hand(seat, one, facts)


def check_hand(seat: int, one: Character, facts: Content) -> None:
    """GLH-SET-04, GLH-CRD-02: as many cards as the class holds, its own, none above its level."""
    hand, wanted = hand_of(one, facts), facts.printed.classes[one.character].hand
    if len(hand) != wanted or len(set(hand)) != len(hand):
        raise Problem("problem-hand", found=len(hand), wanted=wanted, clause="GLH-SET-04")
    for card in hand:
        if card not in facts.printed.hands[one.character]:
            raise Problem("problem-card", found=card, valid=one.character)
        if facts.printed.cards[card].level > one.level:
            raise Problem("problem-card-level", found=card, level=one.level)
    check_learned(seat, one.level, [facts.printed.cards[card].level for card in hand])


def check_learned(seat: int, level: int, hand: Sequence[int]) -> None:
    """GLH-LVU-02, -03: every level gained has brought one card, of that level or lower."""
    for least in range(2, level + 1):
        found, most = sum(card >= least for card in hand), level - least + 1
        if found > most:
            told: dict[str, int | str] = {"found": found, "most": most, "level": level}
            raise Problem("problem-learned", option=f"{seat}.cards", least=least, **told)


def hand_of(one: Character, facts: Content) -> list[str]:
    """GLH-SET-04, GLH-CRD-02: the cards named, or the first of level 1."""
    if one.cards:
        return list(one.cards)
    cards = facts.printed.cards
    own = [card for card in facts.printed.hands[one.character] if cards[card].level == 1]
    return own[: facts.printed.classes[one.character].hand]


def set_up(options: DungeonOptions, facts: Content, luck: State) -> Dungeon:
    """GLH-SET-04: the position before the first question."""
    chosen = characters(options, facts)
    level = level_of([one.level for one in chosen], options.difficulty)
    raised = int(options.open_information or options.solo)
    g = Dungeon(
        content=facts.fingerprint,
        luck=luck,
        scenario=options.scenario,
        level=level,
        monster_level=min(HIGHEST, level + raised),
        trap=TRAP + level + raised,
        characters=options.seats,
        heroes=[],
        open_hands=options.open_information or options.solo,
        steady=options.steady,
        mortal=options.permanent_death,
        monster_modifiers=Modifiers(facts.standard()),
        goal_deck=sorted(facts.printed.goals),
        dealt=[0] * options.seats,
    )
    g.shuffle(g.monster_modifiers.draw)
    g.shuffle(g.goal_deck)
    for one in chosen:
        printed = facts.printed.classes[one.character]
        full = printed.health[one.level - 1]
        hero = Hero(one.character, one.name, one.level, -1, full, Modifiers(deck_for(one, facts)))
        hero.hand = hand_of(one, facts)
        hero.items = [Possession(item) for item in one.items]
        hero.ignores = any(perk.ignore_scenario_effects for perk in perks_of(one, facts))
        g.shuffle(hero.deck.draw)
        hero.goals = [g.goal_deck.pop(), g.goal_deck.pop()]
        g.heroes.append(hero)
    g.stack.append(Begin())
    return g


def perks_of(one: Character, facts: Content) -> list[Perk]:
    """The perks whose boxes are ticked, as often as they are."""
    known = facts.printed.classes[one.character].perks
    return [known[int(ticked.rstrip(SECOND_BOX)) - 1] for ticked in one.perks]


def deck_for(one: Character, facts: Content) -> list[int]:
    """GLH-SET-10, GLH-ITM-07: a standard deck, altered by perks; −1 cards of items."""
    cards = facts.standard()
    ignores = False
    for perk in perks_of(one, facts):
        ignores = ignores or perk.ignore_item_effects
        for some in perk.remove:
            for _ in range(some.n):
                cards.remove(facts.modifiers.index(some.card))
        for some in perk.add:
            cards += [facts.modifiers.index(some.card)] * some.n
    for item in one.items:
        if facts.printed.items[item].rule == "without_two_minus_ones":  # GLH-VOC-21
            for minus in [card for card in cards if facts.modifiers[card] == Modifier(n=-1)][:2]:
                cards.remove(minus)
    if not ignores:
        hindrances = sum(facts.printed.items[item].minus_ones for item in one.items)
        cards += [facts.marks[HINDRANCE]] * hindrances
    return cards


class Begin(Step[Dungeon]):
    """GLH-SET-05, -17: the first room; battle goals in secret; start hexes in seat order."""

    def run(self, g: Dungeon) -> None:
        here = field.scenario(g)
        reveal(g, here.revealed(()))
        places = [PlaceCharacter(seat) for seat in range(len(g.heroes))]
        goals = [KeepGoal(seat) for seat in range(len(g.heroes))]
        g.then(KeepGoals(goals), *places, Round())
        happens(g, "map")


class KeepGoal(Lane[Dungeon, str]):
    """GLH-SET-04, -13: one of two battle goals."""

    clause = "GLH-SET-04"

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"goal {goal}" for goal in g.heroes[self.seat].goals]

    def write(self, g: Dungeon, choice: str) -> str:
        return choice

    def show(self, g: Dungeon, choice: str) -> Shown:
        return shown(g, self.seat, *choice.partition(" ")[::2], self.clause)


class KeepGoals(Together[Dungeon, KeepGoal]):
    def run(self, g: Dungeon) -> None:
        for lane in self.lanes:
            hero = g.heroes[lane.seat]
            hero.goal = thing(lane.given[0])
            hero.passed = next(goal for goal in hero.goals if goal != hero.goal)
            hero.goals = [hero.goal]


def free_starts(g: Dungeon) -> list[Hex]:
    """GLH-SET-07, GLH-V20 `start_limit`: no more than so many in one starting room."""
    here = field.scenario(g)
    taken = {one.at for one in g.figures}
    free = [at for at in here.start if at not in taken]
    for _, effect in said(g.scenario, StartLimit):
        if effect.with_monsters:
            free = [at for at in free if with_monsters(g, at)] or free
        for room in here.rooms() if effect.most else ():
            inside = here.hexes(room)
            if len(inside & taken & set(here.start)) >= worked_out(effect.most, g):
                free = [at for at in free if at not in inside]
    return free


def with_monsters(g: Dungeon, at: Hex) -> bool:
    """GLH-V20 `start_limit`: whether a monster is in the part of the room that hex belongs to."""
    board = field.arena(g)
    inside = 0
    for ring in board.rings(board.cells[at]):
        inside |= ring
    return any(one.kind == MONSTER and inside >> board.cells[one.at] & 1 for one in g.figures)


class PlaceCharacter(Ask):
    """GLH-SET-07: a free start hex."""

    clause = "GLH-SET-07"

    def choices(self, g: Dungeon) -> Sequence[str]:
        return to_hexes("start", free_starts(g))

    def answer(self, g: Dungeon, choice: str) -> None:
        hero = g.heroes[self.seat]
        at = hex_of(thing(choice))
        figure = Figure(
            g.next, CHARACTER, hero.class_, PARTY, at, hero.full, hero.full, seat=self.seat
        )
        hero.figure = g.next
        g.next += 1
        g.figures.append(figure)
