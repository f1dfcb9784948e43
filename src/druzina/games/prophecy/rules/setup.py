"""PRO-SET, PRO-OPT: options, decks, spheres; then the draft, the first cards, the order."""

from __future__ import annotations

from typing import Literal

from druzina.core import Options, Problem, Step
from druzina.core.luck import State
from druzina.games.prophecy.content import LOADED, Content
from druzina.games.prophecy.content_model import GUILDS
from druzina.games.prophecy.model import BASIC, Hero, Kingdom, Pile, Sphere
from druzina.games.prophecy.parts import LayAdventures
from druzina.games.prophecy.rules import final, verbs
from druzina.games.prophecy.rules.draft import DEALT, Draft
from druzina.games.prophecy.rules.entering import prepare, roll_off
from druzina.games.prophecy.rules.laying import lay_ability, lay_adventures
from druzina.games.prophecy.rules.round import Round

assert verbs.MODULES, "every verb has its handler"
assert final.WINDOW, "every step is known before the first position is cloned"

PAIRS = 4  # PRO-VTM-01


class KingdomOptions(Options, frozen=True, kw_only=True):
    """PRO-OPT-01."""

    goal: Literal["standard", "short", "apocalypse", "basic"] = "standard"
    team_game: bool = False
    trading: bool = False
    draft: bool = True
    interesting_times: bool = False


def check_options(options: KingdomOptions) -> None:
    """PRO-OPT-01, -02: the team game has four seats and does not go with the basic version."""
    if options.team_game and options.seats != PAIRS:
        raise Problem("problem-pairs-seats", found=options.seats)
    if options.team_game and options.goal == BASIC:
        raise Problem("problem-pairs-basic")


def set_up(options: KingdomOptions, content: Content, luck: State) -> Kingdom:
    """PRO-SET-14: all decks and spheres; draft, first cards and order come first on the stack."""
    removed = content.table.basic_removed if options.goal == BASIC else ()
    decks = {
        deck: [card for card in cards if content.cards[card].id not in removed]
        for deck, cards in content.decks.items()
    }
    if options.interesting_times:
        decks["chance"] += content.module
    g = Kingdom(
        content=content.fingerprint,
        luck=luck,
        goal=options.goal,
        team_game=options.team_game,
        trading=options.trading,
        heroes=[Hero() for _ in range(options.seats)],
        chance=Pile(decks["chance"]),
        adventure=Pile(decks["adventure"]),
        common=Pile(decks["common"]),
        rare=Pile(decks["rare"]),
        guilds=[decks[guild] for guild in GUILDS],
        gone=[n for n, card in enumerate(content.cards) if card.id in removed],
    )
    if not options.interesting_times:
        g.gone += content.module
    shuffle_decks(g, decks)
    g.then(FirstCards(), FirstPlayer())
    deal_characters(g, options)
    return g


def shuffle_decks(g: Kingdom, decks: dict[str, list[int]]) -> None:
    """PRO-SET-01 to -03, -14, -15: each by itself; one of three kinds into each sphere."""
    g.shuffle(g.chance.deck, g.adventure.deck, g.common.deck, g.rare.deck, *g.guilds)
    kinds = decks["artifact"], decks["greater"], decks["lesser"]
    if g.goal == BASIC:
        g.gone += [card for kind in kinds for card in kind]
        return
    g.shuffle(*kinds)
    artifacts, greater, lesser = kinds
    g.spheres = [
        Sphere(lesser=low, greater=high, artifact=prize)
        for prize, high, low in zip(artifacts, greater, lesser, strict=True)
    ]


def deal_characters(g: Kingdom, options: KingdomOptions) -> None:
    """PRO-SET-15, PRO-DRF-01, -07, PRO-VBA-02: two to each seat for the draft, or one."""
    characters = [one.number for one in LOADED[g.content].characters]
    g.shuffle(characters)
    if options.draft and g.goal != BASIC:
        hands = [[characters.pop() for _ in range(DEALT)] for _ in g.heroes]
        g.pool = characters
        g.then(Draft.first(hands))
        return
    for hero in g.heroes:
        hero.character = characters.pop()
    g.pool = characters


class FirstCards(Step[Kingdom]):
    """PRO-SET-05 to -11: characters on their guilds, an ability on each, the first adventures."""

    def run(self, g: Kingdom) -> None:
        facts = LOADED[g.content]
        for seat, hero in enumerate(g.heroes):
            prepare(g, seat, hero.character)
            hero.field = facts.guild_fields[facts.characters[hero.character].guilds[0]]
            if g.told is not None:
                g.tell("PRO-SET-11", "event-character", seat=seat, character=hero.character)
        for guild in range(len(GUILDS)):
            lay_ability(g, guild)
        g.reveal("chance")
        first_adventures(g)


def first_adventures(g: Kingdom) -> None:
    """PRO-SET-08, -09: by the first card of a terrain; it is discarded, the rest shuffled."""
    deck, windows = g.chance.deck, LOADED[g.content].windows["chance"]
    for card in reversed(deck):
        part = windows[card][0].parts[0]
        if isinstance(part, LayAdventures):
            if g.told is not None:
                g.tell("PRO-SET-08", "event-chance", card=card)
            lay_adventures(g, part.terrain, 0)
            deck.remove(card)
            g.chance.discard.append(card)
            break
    g.shuffle(deck)


class FirstPlayer(Step[Kingdom]):
    """PRO-SET-12, -15: the highest roll plays first; the tied roll again."""

    def run(self, g: Kingdom) -> None:
        g.active = roll_off(g, range(len(g.heroes)))
        if g.told is not None:
            g.tell("PRO-SET-12", "event-first", seat=g.active)
        g.then(Round())
