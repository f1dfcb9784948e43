"""Setup: options, decks, characters, quests and oaths (AMU-SET, AMU-COO-02 to -06)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from druzina.core import Argument, Options, Problem, Refusal, SeatOptions, Step
from druzina.core.luck import State
from druzina.core.seat_options import assigned
from druzina.games.amulet.content import Content
from druzina.games.amulet.content_model import MYTHICAL
from druzina.games.amulet.model import (
    COMPETITIVE,
    COOPERATIVE,
    HIDDEN,
    NOTHING,
    Mode,
    Player,
    Realm,
)
from druzina.games.amulet.rules.asking import Ask, number
from druzina.games.amulet.rules.day import Day
from druzina.games.amulet.rules.weapons import bit_of

OATHS = 2  # AMU-COO-06
START = "start"

Level = Literal["0", "1", "2"]


class RealmOptions(Options, frozen=True, kw_only=True):
    """AMU-SET-08, -09, -18, AMU-COO-02, -04, AMU-WPN-04, AMU-INF-02.

    Whoever of `each` has no `character` is asked; `drawn` draws one.
    """

    mode: Mode = "competitive"
    quest_a: Level = "0"
    quest_b: Level = "0"
    quest_c: Level = "0"
    more_mythical: Literal["0", "1", "2", "3", "4", "5"] = "0"
    start: Literal["drawn", "0", "1", "2", "3", "4"] = "drawn"
    gem_symbols_stack: bool = True
    remember_seen_cards: bool = False
    each: tuple[SeatOptions, ...] = ()


def with_usual_mode(given: Mapping[str, object]) -> dict[str, object]:
    """AMU-SET-18, AMU-SOL-01: who is alone plays the co-operative game unless told otherwise."""
    alone = str(given.get("seats")) == "1" and "mode" not in given
    return {**given, "mode": COOPERATIVE} if alone else dict(given)


def check_options(options: RealmOptions, content: Content) -> None:
    """AMU-SET-08, -09, -18, AMU-COO-04: what the number of players and the cards allow."""
    if options.seats == 1 and options.mode != COOPERATIVE:
        raise _wrong("mode", options.mode, COOPERATIVE)
    if options.start.isdigit() and int(options.start) >= options.seats:
        raise _wrong("start", options.start, f"drawn, 0–{options.seats - 1}")
    most = len(mythical_cards(content)) - mythical_wanted(options, content)
    if int(options.more_mythical) > most:
        raise _wrong("more_mythical", options.more_mythical, f"0–{most}")


def _wrong(option: str, found: str, valid: str) -> Problem:
    return Problem("problem-option-value", option=option, found=found, valid=valid)


def mythical_cards(content: Content) -> list[int]:
    return [monster.number for monster in content.monsters if monster.level == MYTHICAL]


def quests_of(options: RealmOptions, content: Content) -> list[int]:
    """AMU-COO-02: one of each letter."""
    levels = {"A": options.quest_a, "B": options.quest_b, "C": options.quest_c}
    return [content.quest(f"{letter}{level}").number for letter, level in levels.items()]


def mythical_wanted(options: RealmOptions, content: Content) -> int:
    """AMU-COO-04: as many as quest B says."""
    if options.mode == COMPETITIVE:
        return len(mythical_cards(content))
    return content.quest(f"B{options.quest_b}").numbers[options.seats - 1]


# The table


def set_up(options: RealmOptions, content: Content, luck: State) -> Realm:
    """AMU-SET-01 to -08, -17: all piles; the characters come first on the stack."""
    g = Realm(
        content=content.fingerprint,
        luck=luck,
        mode=options.mode,
        players=[Player() for _ in range(options.seats)],
        start=0,
        active=0,
        stacking=options.gem_symbols_stack,
        remembering=options.remember_seen_cards,
    )
    deal_piles(g, options, content)
    if options.mode != COMPETITIVE:
        deal_quests(g, options, content)
    g.start = int(options.start) if options.start.isdigit() else g.pick(range(options.seats))
    g.active = g.start
    given = assigned(g, options.each, [one.id for one in content.characters])  # AMU-SET-09
    for seat, one in given.items():
        g.players[seat].character = one
    g.then(Begin())
    return g


def deal_piles(g: Realm, options: RealmOptions, content: Content) -> None:
    """AMU-SET-01 to -07: level 1 on top of level 2; spells and potions by the table."""
    first, second = content.deck(1, options.seats), content.deck(2, options.seats)
    adventures = [adventure.number for adventure in content.adventures]
    upgrades = [location.number for location in content.locations]
    potions = [potion.number for potion in content.potions]
    mythical = mythical_cards(content)
    spells = {
        cost: [spell.number for spell in content.spells if spell.cost == cost]
        for cost in content.table.spells
    }
    g.shuffle(first, second, adventures, upgrades, potions, mythical, *spells.values())
    place = options.seats - 1
    g.deck = [*second, *first]
    g.adventures, g.upgrades = adventures, upgrades
    g.adventure = g.adventures.pop()
    g.potions = sorted(potions[: content.table.potions[place]])
    g.spells = sorted(
        one for cost, some in spells.items() for one in some[: content.table.spells[cost][place]]
    )
    wanted = mythical_wanted(options, content) + int(options.more_mythical)
    g.mythical, g.unused = mythical[:wanted], mythical[wanted:]


def deal_quests(g: Realm, options: RealmOptions, content: Content) -> None:
    """AMU-COO-02 to -06: the quests, a story card, two oaths for each."""
    g.quests = quests_of(options, content)
    oaths = [oath.number for oath in content.oaths]
    stories = [story.number for story in content.stories]
    g.shuffle(oaths, stories)
    g.story = stories[0]
    for player in g.players:
        player.oaths = sorted(oaths.pop() for _ in range(OATHS))
    g.unsworn = oaths


# The beginning


class Begin(Step[Realm]):
    """AMU-SET-09, -16: who has none picks, counter-clockwise, the day-token holder last."""

    def run(self, g: Realm) -> None:
        g.tell("AMU-SET-08", "event-first", seat=g.start)
        g.tell("AMU-SET-01", "event-adventure", adventure=g.adventure)
        order = [*g.circle()[:0:-1], g.start]
        asked = [seat for seat in order if g.players[seat].character == NOTHING]
        g.then(*(ChooseCharacter(seat) for seat in asked), Equip(), Day())


class ChooseCharacter(Ask):
    """AMU-SET-09: a different character for each."""

    verb = "be"
    clause = "AMU-SET-09"

    def choices(self, g: Realm) -> Sequence[str]:
        taken = [player.character for player in g.players]
        return [f"be {one.id}" for one in g.facts.characters if one.number not in taken]

    def answer(self, g: Realm, choice: str) -> None:
        g.players[self.seat].character = number(g, choice)

    def others(self, g: Realm) -> Sequence[str]:
        return [f"be {one.id}" for one in g.facts.characters]

    def against(self, g: Realm, choice: str) -> Refusal:
        arguments: dict[str, Argument] = {"character": number(g, choice)}
        return Refusal("AMU-SET-09", "refusal-character-taken", arguments)


class Equip(Step[Realm]):
    """AMU-SET-10 to -12: full health, four weapons ready; the figure stands on the Inn."""

    def run(self, g: Realm) -> None:
        for seat in g.circle():
            player = g.players[seat]
            player.health = g.most_health(seat)
            for weapon in g.facts.characters[player.character].weapons:
                if g.facts.weapons[weapon].node == START:
                    player.ready |= bit_of(g, weapon)
            g.tell("AMU-SET-09", "event-character", seat=seat, character=player.character)
        if g.together:
            g.tell("AMU-COO-03", "event-quests", quests=tuple(g.quests), story=g.story)
            tell_oaths(g)


def tell_oaths(g: Realm) -> None:
    """AMU-COO-06, AMU-HID-01: open, or each seat's own secret."""
    for seat, player in enumerate(g.players):
        oaths = tuple(player.oaths)
        if g.mode == HIDDEN:
            g.confide("AMU-HID-01", "event-oaths", (seat,), {"oaths": oaths}, True, seat=seat)
        else:
            g.tell("AMU-COO-06", "event-oaths", seat=seat, oaths=oaths)
