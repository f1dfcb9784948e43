"""Actions as people meet them: everything one could try, in words, and what is against it."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Refusal, Shown
from druzina.games.big_book_of_madness.model import (
    CARDS,
    DOWN,
    ELEMENT,
    MADNESS,
    READY,
    SLOTS,
    VALUE,
    Book,
)
from druzina.games.big_book_of_madness.rules.curses import shown_slot, unbreakable
from druzina.games.big_book_of_madness.rules.means import CURING, LEARNING
from druzina.games.big_book_of_madness.rules.purse import lack, of_kind
from druzina.games.big_book_of_madness.rules.spells import shown_library, spell_text

LETTERS = "WEFA"
ACQUIRABLE = tuple(one for one in range(12) if one % 3)


def all_actions(g: Book, seat: int) -> list[str]:
    """BBM-ACT-01: every own spell at every multiple, every pile, every curse, every Madness."""
    casts = [text for spell in g.players[seat].spells for text in g.facts.casts[spell]]
    return [
        *casts,
        *(f"learn {letter}" for letter in LETTERS),
        *(f"acquire {CARDS[one]}" for one in ACQUIRABLE),
        *(f"break {slot}" for slot in SLOTS),
        "cure hand",
        *(f"cure {n}" for n in range(len(g.players))),
        "ability",
        "end",
    ]


def place_of(g: Book, seat: int, name: str) -> int:
    """Where among a player's spells the one with this id lies."""
    spells = g.players[seat].spells
    return next(n for n, spell in enumerate(spells) if g.facts.spells[spell].id == name)


def shown(g: Book, seat: int, choice: str) -> Shown:
    word, _, what = choice.partition(" ")
    if word == "cast":
        return _shown_cast(g, seat, what)
    if word == "learn":
        return shown_library(g, "choose-learn", "BBM-LRN-01", LETTERS.index(what))
    if word == "acquire":
        arguments: dict[str, Argument] = {"card": CARDS.index(what)}
        return Shown("choose-acquire", "BBM-ACQ-01", arguments, (f"supply:{what}",))
    if word == "break":
        return shown_slot(g, "choose-break", "BBM-BRK-01", SLOTS.index(what))
    if word == "cure":
        if what == "hand":
            return Shown("choose-cure-hand", "BBM-CURE-01", {}, (f"card:M@hand{seat}",))
        owner: dict[str, Argument] = {"owner": int(what)}
        return Shown("choose-cure-support", "BBM-CURE-02", owner, (f"card:M@support{what}",))
    if word == "ability":
        wizard: dict[str, Argument] = {"ability": g.players[seat].wizard}
        return Shown("choose-ability", "BBM-WIZ-01", wizard, (f"ability:{seat}",))
    return Shown("choose-end", "BBM-ACT-03", {}, ("option:end",))


def _shown_cast(g: Book, seat: int, what: str) -> Shown:
    """BBM-CAST-03: with the factors as they are at this multiple."""
    name, _, times = what.partition(" x")
    place = place_of(g, seat, name)
    spell = g.facts.spells[g.players[seat].spells[place]]
    arguments: dict[str, Argument] = {
        "spell": spell.number,
        "times": int(times),
        "text": (g.facts.effects[spell.effect].card, int(times)),
    }
    target = f"spell:{spell_text(g, (seat, place))}"
    targets = (target,) if times == "1" else (f"{target}:x{times}",)
    return Shown("choose-cast", "BBM-CAST-01", arguments, targets)


def against(g: Book, seat: int, choice: str, own: bool, sums: Sequence[int]) -> Refusal:
    """What keeps an action from being taken now; `sums` are the elements at hand by kind."""
    word, _, what = choice.partition(" ")
    if word == "cast":
        return _against_cast(g, seat, what, sums)
    if word == "learn":
        return _against_learning(g, LETTERS.index(what), sums)
    if word == "acquire":
        return _against_acquiring(g, CARDS.index(what), sums)
    if word == "break":
        return unbreakable(g, SLOTS.index(what), sums)
    if word == "ability":
        return _against_ability(g, own)
    holder = g.players[seat].hand if what == "hand" else g.players[int(what)].support
    if MADNESS not in holder:
        return Refusal("BBM-CURE-04", "refusal-no-madness")
    return Refusal("BBM-PAY-09", "refusal-cure-too-dear", lack([0, 0, 0, 0, CURING], sums))


def _against_cast(g: Book, seat: int, what: str, sums: Sequence[int]) -> Refusal:
    name, _, times = what.partition(" x")
    place = place_of(g, seat, name)
    spell, state = g.players[seat].spells[place], g.players[seat].states[place]
    if state & DOWN:
        return Refusal("BBM-NEU-02", "refusal-spell-neutralised", {"spell": spell})
    if state != READY:
        return Refusal("BBM-CAST-06", "refusal-spell-used", {"spell": spell})
    element, level = g.facts.spell_costs[spell]
    told: dict[str, Argument] = {"spell": spell, "times": int(times)}
    cost = of_kind(element, level * int(times))
    return Refusal("BBM-PAY-09", "refusal-spell-too-dear", {**told, **lack(cost, sums)})


def _against_learning(g: Book, element: int, sums: Sequence[int]) -> Refusal:
    pile = g.libraries[element]
    if not pile:
        return Refusal("BBM-LRN-07", "refusal-library-empty", {"element": element})
    cost = lack(of_kind(element, LEARNING), sums)
    return Refusal("BBM-PAY-09", "refusal-learn-too-dear", {"spell": pile[-1], **cost})


def _against_acquiring(g: Book, one: int, sums: Sequence[int]) -> Refusal:
    if not g.supply[one]:
        return Refusal("BBM-ACQ-01", "refusal-pile-empty", {"card": one})
    cost = lack(of_kind(ELEMENT[one], VALUE[one]), sums)
    return Refusal("BBM-PAY-09", "refusal-card-too-dear", {"card": one, **cost})


def _against_ability(g: Book, own: bool) -> Refusal:
    if not own:
        return Refusal("BBM-OTH-06", "refusal-ability-own-turn")
    if g.ability_used:
        return Refusal("BBM-WIZ-01", "refusal-ability-used")
    return Refusal("BBM-WIZ-04", "refusal-ability-idle")
