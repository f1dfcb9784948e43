"""Laying tokens: one answer is a whole arrangement (AMU-FGT-04, -10, AMU-PLC, AMU-ADV-16).

The answers listed are those no other arrangement beats in every account; any other legal one may
be sent by its text, such as `WP1@0,1r0 WP2@1,3r0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from druzina.core import Argument, Luck, Refusal, Shown, Step
from druzina.games.amulet.content import LOADED
from druzina.games.amulet.content_model import LOCATIONS
from druzina.games.amulet.fitting.account import Account
from druzina.games.amulet.fitting.front import front
from druzina.games.amulet.fitting.grid import Card, Token, bit, squares
from druzina.games.amulet.fitting.laying import Ground
from druzina.games.amulet.fitting.legality import Fault, astray, legal
from druzina.games.amulet.fitting.placement import (
    NONE,
    Arrangement,
    placements,
    read,
    written,
)
from druzina.games.amulet.fitting.worth import Fitting
from druzina.games.amulet.model import DUNGEONS, NIGHT, Realm
from druzina.games.amulet.rules.asking import Ask
from druzina.games.amulet.rules.fighting import Fight
from druzina.games.amulet.rules.skills import parts, powers, upgraded
from druzina.games.amulet.rules.weapons import damaged_weapons

MOST = 5  # tokens of which all arrangements are compared
LEVEL_TWO = 2


# Tokens


def shields_free(g: Realm, seat: int, mythical: bool) -> bool:
    """SH5, SS4, ST3: one's own shield squares are unrestricted against this monster."""
    return any(
        part.what != "mythical" or mythical for part in powers(g, seat).get("free shields", ())
    )


@cache
def weapon_token(content: str, weapon: int, free: bool) -> Token:
    token = LOADED[content].weapons[weapon].token
    return token.unshielded() if free else token


@cache
def spell_token(content: str, spell: int, mirrored: bool) -> Token:
    token = LOADED[content].spells[spell].token
    return token.turnable() if mirrored else token


def spell_tokens(g: Realm, seat: int) -> list[Token]:
    """AMU-SPL-02, Sorceress R3c: all spells held."""
    held = g.players[seat].spells
    mirrored = bool(held) and "mirror spells" in powers(g, seat)
    return [spell_token(g.content, spell, mirrored) for spell in sorted(held)]


def helper_token(g: Realm, fight: Fight) -> Token | None:
    """AMU-WPN-07, -09, -15, SK3, SP4: the helper of the place with its side; none at night."""
    if g.phase == NIGHT:
        return None
    if fight.place == DUNGEONS:
        lent = parts(g, fight.seat, "helper in")
        if not any(LOCATIONS[DUNGEONS] in part.places for part in lent):
            return None
        return _helper(g.content, "manor", True)
    name = LOCATIONS[fight.place]
    skilled = any(name in part.places for part in parts(g, fight.seat, "upgraded helpers"))
    return _helper(g.content, name, skilled or upgraded(g, fight.place))


@cache
def _helper(content: str, place: str, better: bool) -> Token:
    helpers = LOADED[content].helpers
    return next(h.token for h in helpers if h.place == place and h.upgraded == better)


def fight_tokens(g: Realm, fight: Fight) -> tuple[Token, ...]:
    """AMU-FGT-10, AMU-WPN-14: weapons, a borrowed one, the helper, spells.

    Their order means nothing where all are laid at once, so it is always the same.
    """
    mythical = g.facts.monsters[fight.monster].mythical
    free = shields_free(g, fight.seat, mythical)
    own = [weapon_token(g.content, one, free) for one in sorted((*fight.weapons, *fight.extra))]
    own += [weapon_token(g.content, one, False) for one in fight.borrowed]
    helper = helper_token(g, fight)
    return (*own, *([helper] if helper else ()), *spell_tokens(g, fight.seat))


def fight_fitting(g: Realm, fight: Fight) -> Fitting:
    taken = 0
    for spot in fight.closed:
        column, _, row = spot.partition(",")
        taken |= bit(int(column), int(row))
    card = g.facts.monsters[fight.monster].card
    anyway = "coins on retreat" in powers(g, fight.seat)
    return Fitting(Ground(card, taken), fight_tokens(g, fight), 0, anyway)


@cache
def weak_spots(card: Card) -> tuple[str, ...]:
    """The weak spots of a card as answers name them."""
    return tuple(f"{column},{row}" for column, row in squares(card.weak))


# The question


class Laying(Ask):
    """One whole arrangement; the base of fights and expeditions."""

    verb = "lay"

    def fitting(self, g: Realm) -> Fitting:
        raise NotImplementedError

    def commit(self, g: Realm, text: str) -> None:
        raise NotImplementedError

    def choices(self, g: Realm) -> Sequence[str]:
        return listed(self.fitting(g))

    def answer(self, g: Realm, choice: str) -> None:
        self.commit(g, choice)

    def write(self, g: Realm, choice: str) -> str:
        return f"lay {choice}"

    def show(self, g: Realm, choice: str) -> Shown:
        fitting = self.fitting(g)
        laid = read(choice, fitting.tokens)
        assert laid is not None, "only what can be read is shown"
        result = fitting.account(laid)
        arguments: dict[str, Argument] = {
            "laid": choice,
            "beaten": int(result.beaten),
            "harm": max(result.net, 0),
            "healing": max(-result.net, 0),
            "coins": result.coins,
            "gems": result.gems,
        }
        return Shown("choose-lay", self.clause, arguments)

    def read(self, g: Realm, text: str) -> str | Refusal | None:
        """AMU-PLC-12: any other legal arrangement, or what is against it and where.

        Nothing at all is laid by `none` alone: half an answer never loses a fight.
        """
        word, _, what = text.partition(" ")
        if word != "lay" or not what.strip():
            return None
        fitting = self.fitting(g)
        laid = read(what, fitting.tokens)
        if laid is None:
            strange = self._not_at_hand(g, what, fitting)
            if strange is None and (fault := astray(what, fitting.tokens)):
                strange = _refused(fault)
            return strange or Refusal("AMU-PLC-01", "refusal-arrangement", {"text": what[:80]})
        wrong = against_laying(fitting, laid)
        return wrong if wrong is not None else written(in_order(fitting, laid))

    def _not_at_hand(self, g: Realm, text: str, fitting: Fitting) -> Refusal | None:
        """A weapon that was not chosen, another's helper, a spell that is not held."""
        named = {token.id for token in fitting.tokens}
        for word in text.split():
            name = word.partition("@")[0]
            if name not in named and (clause := barred(g, self.seat, name, fitting.expedition)):
                return Refusal(clause, "refusal-not-at-hand", {"token": name})
        return None

    def further(self, g: Realm, luck: Luck) -> str | None:
        """Some legal arrangement that is not listed."""
        fitting = self.fitting(g)
        known = set(self.choices(g))
        for token in fitting.tokens[: max(1, fitting.needed)]:
            options = [(one,) for one in placements(token)]
            legal_ones = [one for one in options if against_laying(fitting, one) is None]
            new = [text for text in map(written, legal_ones) if text not in known]
            if new:
                return luck.pick(new)
        return None


def barred(g: Realm, seat: int, name: str, expedition: bool) -> str:
    """The clause by which a thing of this name cannot be laid now; none if there is no such thing.

    AMU-WPN-01 of a damaged weapon, AMU-FGT-04 of one not chosen, AMU-WPN-15, AMU-SPL-02.
    """
    facts = g.facts
    if any(helper.id == name for helper in facts.helpers):
        return "AMU-WPN-15"
    if any(spell.id == name for spell in facts.spells):
        return "AMU-SPL-02"
    weapon = next((one for one in facts.weapons if one.id == name), None)
    if weapon is None:
        return ""
    if weapon.number in damaged_weapons(g, seat):
        return "AMU-WPN-01"
    return "AMU-ADV-16" if expedition else "AMU-FGT-04"


def in_order(fitting: Fitting, laid: Arrangement) -> Arrangement:
    """AMU-PLC-13: the same arrangement is written in one way: in the order of the tokens."""
    order = {token.id: place for place, token in enumerate(fitting.tokens)}
    return tuple(sorted(laid, key=lambda one: order[one.token.id]))


FAULTS = {
    "AMU-PLC-02": "refusal-overlap",
    "AMU-PLC-03": "refusal-off-card",
    "AMU-PLC-04": "refusal-forbidden",
    "AMU-PLC-05": "refusal-shield",
    "AMU-PLC-06": "refusal-hilt",
    "AMU-PLC-07": "refusal-hilt-corner",
    "AMU-PLC-09": "refusal-mirrored",
}


def _refused(fault: Fault) -> Refusal:
    column, row = fault.square
    arguments: dict[str, Argument] = {"token": fault.token, "square": f"{column},{row}"}
    return Refusal(fault.clause, FAULTS[fault.clause], arguments)


def against_laying(fitting: Fitting, laid: Arrangement) -> Refusal | None:
    fault = legal(fitting.ground.card, laid, fitting.ground.taken)
    if fault is not None:
        return _refused(fault)
    named = {one.token.id for one in laid}
    for token in fitting.tokens[: fitting.needed]:
        if token.id not in named:
            return Refusal("AMU-ADV-16", "refusal-first-weapon", {"token": token.id})
    return None


@lru_cache(maxsize=16_384)
def known(fitting: Fitting) -> dict[str, Arrangement]:
    """The arrangements no other beats in every account; of very many tokens the largest count."""
    few = fitting
    if len(fitting.tokens) > MOST:
        first, rest = fitting.tokens[: fitting.needed], fitting.tokens[fitting.needed :]
        largest = sorted(rest, key=lambda token: -token.size)[: MOST - len(first)]
        kept = (*first, *(token for token in rest if token in largest))
        few = msgspec.structs.replace(fitting, tokens=kept)
    return {written(one): one for one in front(few)}


def listed(fitting: Fitting) -> tuple[str, ...]:
    """The same as they are written."""
    return tuple(known(fitting))


@lru_cache(maxsize=65_536)
def accounted(fitting: Fitting, text: str) -> tuple[Account, tuple[str, ...]]:
    """What an arrangement comes to, and the tokens it used."""
    laid = laid_as(fitting, text)
    return fitting.account(laid), tuple(one.token.id for one in laid)


def laid_as(fitting: Fitting, text: str) -> Arrangement:
    """The arrangement that a legal text names."""
    laid = known(fitting).get(text) if fitting.tokens else ()
    if laid is None:
        laid = read(text, fitting.tokens)
    assert laid is not None, "only what can be read is committed"
    return laid


def duelling(g: Realm, fight: Fight) -> bool:
    """O10: a level-2 monster, the oath in hand, and nothing used yet that is no weapon."""
    if g.facts.monsters[fight.monster].level != LEVEL_TWO or fight.closed or fight.potion:
        return False
    oaths = (g.facts.oaths[one].part.do for one in g.players[fight.seat].oaths)
    return "win with weapons alone" in oaths


class LayOut(Step[Realm]):
    """AMU-FGT-03, -09: asked if there is anything to lay."""

    seat: int

    def run(self, g: Realm) -> None:
        fight = g.nearest(Fight)
        if fight_tokens(g, fight):
            g.then(Arrange(self.seat))
        else:
            fight.laid = NONE


class Arrange(Laying):
    """AMU-FGT-04, -10: the tokens of a fight, laid and committed at once."""

    clause = "AMU-FGT-04"
    ask_single = True

    def fitting(self, g: Realm) -> Fitting:
        return fight_fitting(g, g.nearest(Fight))

    def choices(self, g: Realm) -> Sequence[str]:
        """O10: who may fulfil it by weapons alone is shown the best without helper and spells too,
        which no other account tells apart."""
        fitting = self.fitting(g)
        if not duelling(g, g.nearest(Fight)):
            return listed(fitting)
        weapons = tuple(token for token in fitting.tokens if token.kind == "weapon")
        alone = listed(msgspec.structs.replace(fitting, tokens=weapons))
        return tuple(dict.fromkeys((*listed(fitting), *alone)))

    def commit(self, g: Realm, text: str) -> None:
        g.nearest(Fight).laid = text
        if g.told is not None:
            g.tell("AMU-FGT-04", "event-lays", seat=self.seat, laid=text)

    def about(self, g: Realm) -> dict[str, Argument]:
        return {"monster": g.nearest(Fight).monster}


# What lies on the adventure


@lru_cache(maxsize=65_536)
def mask_of(content: str, text: str) -> int:
    """The squares of one token as it lies."""
    facts = LOADED[content]
    name = text.partition("@")[0]
    number = facts.numbers[name]
    weapon = number < len(facts.weapons) and facts.weapons[number].id == name
    token = facts.weapons[number].token if weapon else facts.spells[number].token.turnable()
    laid = read(text, (token,))
    assert laid is not None, "it was legal when it was laid"
    return laid[0].mask


def adventure_ground(g: Realm) -> Ground:
    """AMU-ADV-05: the card with what lies on it."""
    taken = 0
    for laid in g.laid:
        taken |= mask_of(g.content, laid.text)
    return Ground(g.facts.adventures[g.adventure].card, taken)
