"""PRO-CMP, PRO-ITM: decks and discards, and cards that come to a character or leave it."""

from __future__ import annotations

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import GUILDS
from druzina.games.prophecy.model import NOTHING, Kingdom, Pile


def pile(g: Kingdom, deck: str) -> Pile:
    """PRO-CMP-10: the deck with discards of that name."""
    found: Pile = getattr(g, deck)
    return found


def left(g: Kingdom, deck: str) -> int:
    """PRO-CMP-12: how many cards could be drawn from it, discards included."""
    found = pile(g, deck)
    return len(found.deck) + len(found.discard)


def renew(g: Kingdom, deck: str) -> bool:
    """PRO-CMP-10, -12: an empty deck is made of its discards; whether there is a card to draw."""
    found = pile(g, deck)
    if not found.deck and found.discard:
        found.deck, found.discard = found.discard, []
        g.shuffle(found.deck)
        if g.told is not None:
            g.tell("PRO-CMP-10", "event-reshuffles", deck=deck)
    return bool(found.deck)


def draw(g: Kingdom, deck: str) -> int:
    """The top card turned up for all; `NOTHING` if there is none."""
    found: Pile = getattr(g, deck)
    if not found.deck and not renew(g, deck):
        return NOTHING
    return g.draw(found.deck, deck)


def draw_unseen(g: Kingdom, deck: str) -> int:
    """The top card, laid on without anybody seeing it; `NOTHING` if there is none."""
    found = pile(g, deck)
    if not found.deck and not renew(g, deck):
        return NOTHING
    return found.deck.pop()


def draw_ability(g: Kingdom, guild: int) -> int:
    """The top ability of a guild; `NOTHING` if its deck is empty (PRO-CMP-11: no discards)."""
    deck = g.guilds[guild]
    if not deck:
        return NOTHING
    card = g.draw(deck, GUILDS[guild])
    g.buried[guild] = min(g.buried[guild], len(deck))
    return card


def bury(g: Kingdom, card: int) -> None:
    """PRO-CMP-11, PRO-HID-07: an ability goes under its guild's deck, in sight of all."""
    guild = LOADED[g.content].ability(card).guild
    g.guilds[guild].insert(0, card)
    g.buried[guild] += 1


def discard(g: Kingdom, card: int) -> None:
    """To its discard pile, which forgets its damage (PRO-ITM-21)."""
    pile(g, LOADED[g.content].cards[card].deck).discard.append(card)


# A character's cards


def gain(g: Kingdom, seat: int, item: int) -> None:
    """An item comes to a character, above the limit as well (PRO-CNT-17)."""
    g.heroes[seat].items.append(item)


def lose(g: Kingdom, seat: int, item: int) -> bool:
    """An item leaves a character; returns whether it was damaged."""
    hero = g.heroes[seat]
    hero.items.remove(item)
    if item not in hero.damaged:
        return False
    hero.damaged.remove(item)
    return True


def discard_item(g: Kingdom, seat: int, item: int) -> None:
    lose(g, seat, item)
    discard(g, item)


def hand_over(g: Kingdom, giver: int, taker: int, item: int) -> None:
    """PRO-PVP-16, PRO-DTH-10, PRO-VTR-09: a damaged item stays damaged."""
    damaged = lose(g, giver, item)
    g.heroes[taker].items.append(item)
    if damaged:
        g.heroes[taker].damaged.append(item)


def damage(g: Kingdom, seat: int, item: int) -> None:
    """PRO-ITM-10, -11."""
    g.heroes[seat].damaged.append(item)
    if g.told is not None:
        g.tell("PRO-ITM-11", "event-damages", seat=seat, card=item)


def repair(g: Kingdom, seat: int, item: int) -> None:
    g.heroes[seat].damaged.remove(item)
    if g.told is not None:
        g.tell("PRO-FLD-09", "event-repairs", seat=seat, card=item)


def plain_items(g: Kingdom, seat: int) -> list[int]:
    """Items that can be discarded, sold or taken by monsters: no artifacts (PRO-ART-02)."""
    cards = g.facts.cards
    return [item for item in g.heroes[seat].items if cards[item].deck != "artifact"]


def damageable(g: Kingdom, seat: int) -> list[int]:
    """PRO-CNT-18: undamaged, no artifact, no potion and no scroll."""
    hero, facts = g.heroes[seat], g.facts
    return [
        item
        for item in hero.items
        if item not in hero.damaged
        and not facts.item(item).artifact
        and not facts.item(item).single_use
    ]


def working(g: Kingdom, seat: int) -> list[int]:
    """The cards of a character whose effects it has: no damaged ones (PRO-ITM-11)."""
    hero = g.heroes[seat]
    if not hero.damaged:
        return hero.items + hero.abilities + hero.kept
    whole = [item for item in hero.items if item not in hero.damaged]
    return whole + hero.abilities + hero.kept
