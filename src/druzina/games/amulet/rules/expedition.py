"""Expeditions: weapons laid on the adventure, its completion, upgrades (AMU-ADV)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from druzina.core import Argument, Refusal, Step
from druzina.games.amulet.content_model import LOCATIONS
from druzina.games.amulet.fitting.grid import Token
from druzina.games.amulet.fitting.laying import Ground
from druzina.games.amulet.fitting.legality import fits
from druzina.games.amulet.fitting.placement import placements
from druzina.games.amulet.fitting.worth import Fitting
from druzina.games.amulet.model import NOTHING, Laid, Realm
from druzina.games.amulet.rules.arranging import (
    Laying,
    accounted,
    adventure_ground,
    spell_tokens,
    weapon_token,
)
from druzina.games.amulet.rules.asking import NONE, Ask
from druzina.games.amulet.rules.coins import gain_coins
from druzina.games.amulet.rules.experience import gain_xp
from druzina.games.amulet.rules.gems import GainGems
from druzina.games.amulet.rules.health import restore
from druzina.games.amulet.rules.oaths import happened
from druzina.games.amulet.rules.potions import holds, spend_potion
from druzina.games.amulet.rules.skills import amount, parts, powers
from druzina.games.amulet.rules.weapons import (
    against_weapon,
    bit_of,
    damaged_weapons,
    ready_weapons,
    texts,
    weapon_of,
)

# Who can go


@lru_cache(maxsize=65_536)
def room_for(ground: Ground, token: Token) -> bool:
    """AMU-ADV-16: whether a token has a legal placement."""
    return any(fits(ground.card, one, ground.taken) for one in placements(token))


def fitting_weapons(g: Realm, weapons: Sequence[int]) -> list[int]:
    ground = adventure_ground(g)
    return [one for one in weapons if room_for(ground, weapon_token(g.content, one, False))]


def candidates(g: Realm, seat: int, place: int) -> list[int]:
    """AMU-ADV-01, SP3, AMU-SKL-09: ready weapons, at the Castle by a skill damaged ones too."""
    weapons = list(ready_weapons(g, seat))
    lent = parts(g, seat, "damaged weapon in expedition")
    if place != NOTHING and any(LOCATIONS[place] in part.places for part in lent):
        weapons += damaged_weapons(g, seat)
    return weapons


def can_send(g: Realm, seat: int, place: int) -> bool:
    """AMU-LOC-32: an adventure and a weapon that fits."""
    return g.adventure != NOTHING and bool(fitting_weapons(g, candidates(g, seat, place)))


class Expedition(Step[Realm]):
    """AMU-ADV-16: the weapon, a second one, an extra one, then all are laid. `place` is where
    the player is, nowhere in the night; `upgraded` says what the Castle was when it began."""

    seat: int
    place: int
    upgraded: bool

    def run(self, g: Realm) -> None:
        seat = self.seat
        steps: list[Step[Realm]] = [SendWeapon(seat, self.place)]
        if parts(g, seat, "more weapons in expedition"):
            steps.append(SendMore(seat))
        if g.players[seat].potions:
            steps.append(SendExtra(seat))
        g.then(*steps, LayOnAdventure(seat), Party(seat, self.place, self.upgraded))


class Party(Step[Realm]):
    """The frame of an expedition; when it runs the tokens lie and rewards are worked out."""

    seat: int
    place: int
    upgraded: bool
    weapons: list[int] = []
    laid: str = ""

    def run(self, g: Realm) -> None:
        fitting = party_fitting(g, self)
        account, names = accounted(fitting, self.laid)
        seat, used = self.seat, account.used
        lay_down(g, self, names)
        gain_xp(g, seat, used.xp, "AMU-ADV-04")
        own = amount(g, seat, "coin symbols pay more")
        coins = used.coins + own * sum(
            g.facts.weapons[one].symbol == "coin"
            for one in self.weapons
            if g.facts.weapons[one].id in names
        )
        gain_coins(g, seat, coins, "AMU-ADV-04")
        restore(g, seat, used.hearts, "AMU-ADV-04")
        gems = account.gems if g.stacking else min(1, account.gems)
        colour = g.facts.adventures[g.adventure].gem
        steps: list[Step[Realm]] = []
        if gems:
            steps.append(GainGems(seat, [colour] * gems, "AMU-ADV-04"))
        if account.beaten:
            steps.append(Complete(seat))
        steps.append(CastleReward(seat, self.place, self.upgraded))
        g.then(*steps)


def party_fitting(g: Realm, party: Party) -> Fitting:
    """AMU-ADV-12, -16: the first weapon must be laid, the rest may be."""
    weapons = [weapon_token(g.content, one, False) for one in party.weapons]
    return Fitting(
        adventure_ground(g), (*weapons, *spell_tokens(g, party.seat)), 1, expedition=True
    )


def lay_down(g: Realm, party: Party, names: Sequence[str]) -> None:
    """AMU-ADV-05, AMU-SPL-03: weapons and spells stay on the card."""
    player, facts = g.players[party.seat], g.facts
    for text in party.laid.split():
        g.laid.append(Laid(party.seat, text))
    for weapon in party.weapons:
        if facts.weapons[weapon].id in names:
            player.ready &= ~bit_of(g, weapon)
            player.damaged &= ~bit_of(g, weapon)
    for spell in [one for one in player.spells if facts.spells[one].id in names]:
        player.spells.remove(spell)


# Choosing


class SendWeapon(Ask):
    """AMU-ADV-01, -16: one weapon that has a legal placement."""

    verb = "send"
    clause = "AMU-ADV-01"

    place: int

    def choices(self, g: Realm) -> Sequence[str]:
        return texts(g, "send", fitting_weapons(g, candidates(g, self.seat, self.place)))

    def answer(self, g: Realm, choice: str) -> None:
        g.nearest(Party).weapons.append(weapon_of(g, choice))

    def others(self, g: Realm) -> Sequence[str]:
        character = g.players[self.seat].character
        return texts(g, "send", g.facts.characters[character].weapons)

    def against(self, g: Realm, choice: str) -> Refusal:
        weapon = weapon_of(g, choice)
        if weapon in candidates(g, self.seat, self.place):
            return Refusal("AMU-ADV-16", "refusal-no-room", {"weapon": weapon})
        return against_weapon(g, self.seat, weapon)


class SendMore(Ask):
    """SS3, AMU-SKL-09: a second ready weapon, or none."""

    verb = "send"
    clause = "AMU-SKL-09"

    def choices(self, g: Realm) -> Sequence[str]:
        sent = g.nearest(Party).weapons
        rest = [one for one in ready_weapons(g, self.seat) if one not in sent]
        return [NONE, *texts(g, "send", rest)]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            g.nearest(Party).weapons.append(weapon_of(g, choice))


class SendExtra(Ask):
    """PT06, AMU-POT-09, AMU-ADV-12: one weapon more, or none."""

    verb = "agility"
    clause = "AMU-ADV-12"
    silent = NONE

    def choices(self, g: Realm) -> Sequence[str]:
        if holds(g, self.seat, "extra weapon") == NOTHING:
            return [NONE]
        sent = g.nearest(Party).weapons
        rest = [one for one in ready_weapons(g, self.seat) if one not in sent]
        return [NONE, *texts(g, "agility", rest)]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            weapon = weapon_of(g, choice)
            g.nearest(Party).weapons.append(weapon)
            spend_potion(g, self.seat, holds(g, self.seat, "extra weapon"))
            g.tell("AMU-POT-09", "event-further-weapon", seat=self.seat, weapon=weapon)


class LayOnAdventure(Laying):
    """AMU-ADV-03, -16: how the tokens lie; the first weapon must."""

    clause = "AMU-ADV-16"
    ask_single = True

    def fitting(self, g: Realm) -> Fitting:
        return party_fitting(g, g.nearest(Party))

    def commit(self, g: Realm, text: str) -> None:
        g.nearest(Party).laid = text
        if g.told is not None:
            adventure = g.adventure
            g.tell("AMU-ADV-01", "event-sends", seat=self.seat, adventure=adventure, laid=text)

    def about(self, g: Realm) -> dict[str, Argument]:
        return {"adventure": g.adventure}


# Completion


class Complete(Step[Realm]):
    """AMU-ADV-06, -07, EX-32: each with a weapon on it is paid; who may save one is asked."""

    seat: int

    def run(self, g: Realm) -> None:
        ground = adventure_ground(g)
        coins = (ground.card.coins & ~ground.taken).bit_count()
        g.tell("AMU-ADV-06", "event-completed", seat=self.seat, adventure=g.adventure)
        steps: list[Step[Realm]] = []
        for seat in g.circle(g.active):
            if weapons_there(g, seat):
                gain_coins(g, seat, coins, "AMU-ADV-06")
                if holds(g, seat, "save a weapon") != NOTHING and not returns_ready(g, seat):
                    steps.append(SaveFromAdventure(seat))
        happened(g, self.seat, "complete an adventure")
        g.then(*steps, Homecoming([]))


def weapons_there(g: Realm, seat: int) -> list[int]:
    """The seat's weapons on the adventure."""
    names = [laid.text.partition("@")[0] for laid in g.laid if laid.seat == seat]
    return [weapon.number for weapon in g.facts.weapons if weapon.id in names]


def returns_ready(g: Realm, seat: int) -> bool:
    """SH3."""
    return "adventure weapons return ready" in powers(g, seat)


class SaveFromAdventure(Ask):
    """PT09, AMU-EX-32: a weapon that would return damaged returns ready."""

    verb = "save"
    clause = "AMU-ADV-07"
    silent = NONE

    def choices(self, g: Realm) -> Sequence[str]:
        return [NONE, *texts(g, "save", weapons_there(g, self.seat))]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            spend_potion(g, self.seat, holds(g, self.seat, "save a weapon"))
            g.nearest(Homecoming).saved.append(weapon_of(g, choice))


class Homecoming(Step[Realm]):
    """AMU-ADV-07, -08, SH3: weapons return damaged, spells to the Tower; an upgrade is put up."""

    saved: list[int]

    def run(self, g: Realm) -> None:
        for seat, player in enumerate(g.players):
            for weapon in weapons_there(g, seat):
                if weapon in self.saved or returns_ready(g, seat):
                    player.ready |= bit_of(g, weapon)
                else:
                    player.damaged |= bit_of(g, weapon)
        names = [laid.text.partition("@")[0] for laid in g.laid]
        g.spells += [spell.number for spell in g.facts.spells if spell.id in names]
        g.laid.clear()
        g.adventures.insert(0, g.adventure)
        g.buried += 1
        g.adventure = NOTHING
        if g.upgrades:
            g.reveal("upgrade")
            place = g.upgrades.pop()
            g.upgraded |= 1 << place
            g.tell("AMU-ADV-08", "event-upgrade", location=place, upgrade=place)


class CastleReward(Step[Realm]):
    """AMU-LOC-01, -14, -28, AMU-ADV-10, -15, Thief R1c: only at the Castle."""

    seat: int
    place: int
    upgraded: bool

    def run(self, g: Realm) -> None:
        if self.place == NOTHING:
            return
        place, facts = self.place, g.facts
        xp = sum(p.n for p in facts.locations[place].parts if p.do == "xp of expedition")
        if not xp:
            return
        gain_xp(g, self.seat, xp, "AMU-LOC-01")
        coins = amount(g, self.seat, "coins of expedition", LOCATIONS[place])
        if self.upgraded:
            more = facts.upgrades[place].parts
            coins += sum(p.n for p in more if p.do == "coins of expedition")
        gain_coins(g, self.seat, coins, "AMU-LOC-14")
