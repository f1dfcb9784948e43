"""What keeps an action of a visit from being taken now: the clause, and the thing in the way."""

from __future__ import annotations

from druzina.core import Argument, Refusal
from druzina.games.amulet.content_model import LOCATIONS
from druzina.games.amulet.model import MENDED, NOTHING, Realm
from druzina.games.amulet.rules import offers
from druzina.games.amulet.rules import visit as visiting
from druzina.games.amulet.rules.asking import DONE
from druzina.games.amulet.rules.expedition import can_send
from druzina.games.amulet.rules.skills import powers
from druzina.games.amulet.rules.trading import may_buy, potion_price, spell_price


def against(g: Realm, visit: visiting.Act, choice: str) -> Refusal:
    word, _, what = choice.partition(" ")
    if word == DONE:
        here = g.village and visit.place == LOCATIONS.index("village")
        reason = "refusal-must-drive" if here else "refusal-must-fight"
        return Refusal("AMU-MOV-08", reason, {"location": visit.place})
    if word in _WORDS:
        return _WORDS[word](g, visit, what)
    return _against_action(g, visit, word)


def _against_action(g: Realm, visit: visiting.Act, word: str) -> Refusal:
    here: dict[str, Argument] = {"location": visit.place}
    part = visiting.part_of(g, visit.place, word)
    clause = offers.CLAUSES[word]
    if part is None and not _by_skill(g, visit, word):
        return Refusal(clause, "refusal-not-here", here)
    if word == offers.MEND:
        return against_sacrifice(g, visit.seat)
    if word in visit.did:
        return Refusal("AMU-MOV-08", "refusal-once-a-visit", here)
    if word == offers.SEND and g.adventure == NOTHING:
        return Refusal("AMU-ADV-09", "refusal-no-adventure")
    if word == offers.SEND and not can_send(g, visit.seat, visit.place):
        return Refusal("AMU-LOC-32", "refusal-no-weapon-fits")
    if part is not None and not offers.payable(g, visit, part):
        return too_dear(g, visit.seat, "AMU-LOC-08", offers.price(g, visit, part))
    return Refusal("AMU-LOC-32", "refusal-nothing-to-do", here)


def _by_skill(g: Realm, visit: visiting.Act, word: str) -> bool:
    """Whether a skill of the seat adds this action to the location."""
    verb = _SKILLS.get(word)
    found = powers(g, visit.seat).get(verb, ()) if verb else ()
    return any(not part.places or LOCATIONS[visit.place] in part.places for part in found)


def against_sacrifice(g: Realm, seat: int) -> Refusal:
    """SK2: once in each phase, for a weapon that is damaged, never with the last health."""
    player = g.players[seat]
    if player.marks & MENDED:
        return Refusal("AMU-SKL-11", "refusal-once-a-phase")
    if not player.damaged:
        return Refusal("AMU-LOC-32", "refusal-none-damaged")
    return Refusal("AMU-MOV-05", "refusal-last-health")


def too_dear(g: Realm, seat: int, clause: str, price: int) -> Refusal:
    """The price, what the seat has, and what is missing."""
    coins = g.players[seat].coins
    told: dict[str, Argument] = {"n": price, "coins": coins, "more": price - coins}
    return Refusal(clause, "refusal-too-dear", told)


def _against_spell(g: Realm, visit: visiting.Act, what: str) -> Refusal:
    spell = g.facts.numbers[what]
    arguments: dict[str, Argument] = {"spell": spell}
    if visit.place != LOCATIONS.index("tower"):
        return Refusal("AMU-LOC-10", "refusal-not-here", {"location": visit.place})
    if spell not in g.spells:
        return Refusal("AMU-LOC-10", "refusal-spell-sold", arguments)
    if not may_buy(g, visit.seat, g.facts.spells[spell].cost, visit.bought):
        return Refusal("AMU-LOC-10", "refusal-same-cost", arguments)
    return too_dear(
        g, visit.seat, "AMU-LOC-12", spell_price(g, visit.seat, spell, not visit.bought)
    )


def _against_potion(g: Realm, visit: visiting.Act, what: str) -> Refusal:
    potion = g.facts.numbers[what]
    if visit.place != LOCATIONS.index("monastery"):
        return Refusal("AMU-LOC-26", "refusal-not-here", {"location": visit.place})
    if potion not in g.potions:
        return Refusal("AMU-LOC-26", "refusal-potion-sold", {"potion": potion})
    price = potion_price(g, visit.seat, potion)
    if price > g.players[visit.seat].coins:
        return too_dear(g, visit.seat, "AMU-LOC-12", price)
    return Refusal("AMU-LOC-26", "refusal-one-potion", {"potion": potion})


def _against_drinking(g: Realm, visit: visiting.Act, what: str) -> Refusal:
    return potion_moment(g, what)


def potion_moment(g: Realm, what: str) -> Refusal:
    return Refusal("AMU-PRE-07", "refusal-potion-moment", {"potion": g.facts.numbers[what]})


def _against_oath(g: Realm, visit: visiting.Act, what: str) -> Refusal:
    return oath_moment(g, what)


def oath_moment(g: Realm, what: str) -> Refusal:
    return Refusal("AMU-COO-07", "refusal-oath-moment", {"oath": g.facts.numbers[what]})


def _against_handing(g: Realm, visit: visiting.Act, what: str) -> Refusal:
    other: dict[str, Argument] = {"owner": int(what)}
    if not g.together:
        return Refusal("AMU-COO-21", "refusal-rivals", other)
    if g.players[int(what)].place != g.players[visit.seat].place:
        return Refusal("AMU-COO-21", "refusal-elsewhere", other)
    return Refusal("AMU-COO-29", "refusal-handed", other)


_WORDS = {
    "buy": _against_spell,
    "purchase": _against_potion,
    "drink": _against_drinking,
    "oath": _against_oath,
    "hand": _against_handing,
}
_SKILLS = {
    offers.REPAIR: "more repairs",
    offers.SELL: "sell a gem",
    offers.MEND: "repair for a price",
}
