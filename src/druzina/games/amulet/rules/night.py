"""Night, step 1: skills and oaths, seat by seat (AMU-NGT-01, -16, AMU-XP-10)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Refusal, Step
from druzina.games.amulet.model import HIDDEN, NOTHING, Realm
from druzina.games.amulet.rules.asking import DONE, Ask
from druzina.games.amulet.rules.coins import gain_coins, pay_coins
from druzina.games.amulet.rules.expedition import Expedition, can_send
from druzina.games.amulet.rules.experience import PlaceXp, learn
from druzina.games.amulet.rules.fight import NightFight
from druzina.games.amulet.rules.gems import FreeGems
from druzina.games.amulet.rules.health import drink, restore
from druzina.games.amulet.rules.oaths import empty_purse, oaths_at_night, swear
from druzina.games.amulet.rules.offers import MEND, SEND, sacrifices
from druzina.games.amulet.rules.quests import Reckon
from druzina.games.amulet.rules.reactions import Blood, blood_of
from druzina.games.amulet.rules.skills import amount, healing_stopped, powers
from druzina.games.amulet.rules.visit import sacrifice
from druzina.games.amulet.rules.weapons import Repair

PROWL, TINKER = "prowl", "tinker"
DEEDS = {PROWL: "night fight", SEND: "night expedition"}


class NightPlace(Step[Realm]):
    """AMU-NGT-16, AMU-COO-28: the oath of the empty purse, passive skills, then what is chosen."""

    seat: int

    def run(self, g: Realm) -> None:
        empty_purse(g, self.seat)
        steps: list[Step[Realm]] = []
        can = powers(g, self.seat)
        if "night healing of all" in can or "night coins" in can:
            pray(g, self.seat)
        restore(g, self.seat, amount(g, self.seat, "night healing"), "AMU-NGT-16")
        gems = sum(part.n for part in can.get("night gem", ()))
        if gems:
            steps.append(FreeGems(self.seat, gems))
        g.then(*steps, Reckon(), NightAct.of(g, self.seat))


def pray(g: Realm, seat: int) -> None:
    """SP2, AMU-NGT-22, -24: each is healed who is not under N35; the coins come in any case."""
    for other in g.circle():
        if not healing_stopped(g, other):
            restore(g, other, amount(g, seat, "night healing of all"), "AMU-NGT-16")
    gain_coins(g, seat, amount(g, seat, "night coins"), "AMU-NGT-16")


class NightAct(Ask):
    """AMU-NGT-01, -16: night skills, night oaths and Vampire Blood, each once, in any order."""

    verb = "act"
    clause = "AMU-NGT-01"
    silent = DONE

    did: list[str] = []

    @staticmethod
    def of(g: Realm, seat: int) -> NightAct:
        """AMU-HID-06: who might have an oath for the night is asked in any case."""
        player = g.players[seat]
        if g.mode == HIDDEN and player.oaths and player.ready.bit_count() > 1:
            return NightActInSecret(seat)
        return NightAct(seat)

    def choices(self, g: Realm) -> Sequence[str]:
        found, can = [], powers(g, self.seat)
        if "night fight" in can and PROWL not in self.did and _prey(g):
            found.append(PROWL)
        if "night expedition" in can and SEND not in self.did and g.adventure != NOTHING:
            found += [SEND] if can_send(g, self.seat, NOTHING) else []
        if self._tinkers(g):
            found.append(TINKER)
        found += sacrifices(g, self.seat)
        if g.together:
            found += oaths_at_night(g, self.seat)
        blood = blood_of(g, self.seat)
        if blood != NOTHING:
            found.append(drink(g, blood))
        return [*found, DONE]

    def _tinkers(self, g: Realm) -> bool:
        """ST1: coins for a repair, once a night."""
        player = g.players[self.seat]
        price = tinkering(g, self.seat)
        ready = price and TINKER not in self.did and player.damaged
        return bool(ready and player.coins >= price)

    def answer(self, g: Realm, choice: str) -> None:
        if choice == DONE:
            return
        word, _, what = choice.partition(" ")
        self.did.append(word)
        g.then(NightDeedOver(self.seat), Reckon(), NightXp(self.seat), Reckon(), self)
        if word == PROWL:
            g.then(NightFight(self.seat))
        elif word == SEND:
            g.then(Expedition(self.seat, NOTHING, False))
        elif word == TINKER:
            part = next(p for p in powers(g, self.seat)["repair for a price"] if p.coins)
            pay_coins(g, self.seat, part.coins, "AMU-SKL-07")
            g.then(Repair(self.seat, part.n, "AMU-SKL-07"))
        elif word == MEND:
            sacrifice(g, self.seat)
        elif word == "oath":
            swear(g, self.seat, g.facts.numbers[what])
        else:
            g.then(Blood(self.seat))

    def others(self, g: Realm) -> Sequence[str]:
        """AMU-NGT-01, AMU-PRE-07: what the seat's skills allow, its oaths and potions."""
        facts, player = g.facts, g.players[self.seat]
        can = powers(g, self.seat)
        deeds = [word for word, verb in DEEDS.items() if verb in can]
        prices = can.get("repair for a price", ())
        deeds += [TINKER for part in prices if part.coins]
        deeds += [MEND for part in prices if part.health]
        oaths = [f"oath {facts.oaths[one].id}" for one in player.oaths]
        return [*deeds, *oaths, *(drink(g, one) for one in player.potions)]

    def against(self, g: Realm, choice: str) -> Refusal:
        from druzina.games.amulet.rules.refusing_night import against

        return against(g, self, choice)


class NightActInSecret(NightAct):
    """AMU-HID-06: asked though there may be one answer only."""

    ask_single = True

    @property
    def kind(self) -> str:
        return "NightAct"


def tinkering(g: Realm, seat: int) -> int:
    """ST1: what the repair costs; nothing without the skill."""
    return sum(part.coins for part in powers(g, seat).get("repair for a price", ()))


def _prey(g: Realm) -> bool:
    return bool(g.lair or g.manor or g.dungeon != NOTHING)


class NightDeedOver(Step[Realm]):
    """AMU-COO-28, -33: the purse is looked at after each action, before any quest."""

    seat: int

    def run(self, g: Realm) -> None:
        empty_purse(g, self.seat)


class NightXp(Step[Realm]):
    """AMU-XP-09, -10, AMU-COO-26: XP of a night action is placed when it is over and judged."""

    seat: int

    def run(self, g: Realm) -> None:
        if g.players[self.seat].due:
            g.then(PlaceXp(self.seat))


class NightSkillsOver(Step[Realm]):
    """AMU-XP-10: what was unlocked in step 1 works from its end."""

    def run(self, g: Realm) -> None:
        for seat in range(len(g.players)):
            learn(g, seat)
