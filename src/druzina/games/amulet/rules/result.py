"""What a fight comes to: health, outcome, rewards, stun, wear (AMU-RES)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.amulet.content_model import LOCATIONS, Part
from druzina.games.amulet.fitting.account import Account
from druzina.games.amulet.model import KEPT_SPELL, NOTHING, Realm, Result
from druzina.games.amulet.rules.arranging import LEVEL_TWO, accounted, fight_fitting
from druzina.games.amulet.rules.asking import NONE, Ask, number
from druzina.games.amulet.rules.coins import gain_coins
from druzina.games.amulet.rules.experience import gain_xp
from druzina.games.amulet.rules.fighting import Fight
from druzina.games.amulet.rules.gems import FreeGems, GainGems
from druzina.games.amulet.rules.health import StayAwake, drink, stun
from druzina.games.amulet.rules.oaths import happened
from druzina.games.amulet.rules.potions import holds, spend_potion, strength
from druzina.games.amulet.rules.quests import in_play, lose
from druzina.games.amulet.rules.skills import amount, parts, powers
from druzina.games.amulet.rules.weapons import Repair, damage, texts, weapon_of

VICTORY: Result = "victory"
MUTUAL: Result = "mutual"
RETREAT: Result = "retreat"
DEFEAT: Result = "defeat"


# The parts of a result


def tally(g: Realm, fight: Fight) -> tuple[Account, list[str]]:
    """The account of what was laid, and the tokens used; worked out once, at commit."""
    if fight.account is None:
        fight.account, names = accounted(fight_fitting(g, fight), fight.laid)
        fight.names = list(names)
    return fight.account, fight.names


def used_weapons(g: Realm, fight: Fight) -> list[int]:
    """AMU-PLC-11, AMU-WPN-14: one's own weapons that were laid."""
    _, names = tally(g, fight)
    return [w for w in (*fight.weapons, *fight.extra) if g.facts.weapons[w].id in names]


def used_spells(g: Realm, fight: Fight) -> list[int]:
    """AMU-SPL-04."""
    _, names = tally(g, fight)
    return [s for s in g.players[fight.seat].spells if g.facts.spells[s].id in names]


def helped(g: Realm, fight: Fight) -> bool:
    _, names = tally(g, fight)
    return any(helper.id in names for helper in g.facts.helpers)


def holds_for(g: Realm, fight: Fight, part: Part) -> bool:
    """Whether what a skill of the result needs is there (AMU-SKL-13, -14)."""
    if part.places and LOCATIONS[fight.place] not in part.places:
        return False
    if part.needs == "helper":
        return helped(g, fight)
    if part.needs == "spell":
        return bool(used_spells(g, fight))
    return part.needs != "no health lost" or fight.healing >= fight.harm


class Settle(Step[Realm]):
    """AMU-RES-01, -13, -16: damage and healing are summed up; Health may be drunk before."""

    def run(self, g: Realm) -> None:
        fight = g.nearest(Fight)
        account, _ = tally(g, fight)
        seat = fight.seat
        fight.harm = max(0, account.harm - amount(g, seat, "less damage"))
        fight.healing = account.used.hearts + sum(
            part.n for part in parts(g, seat, "heal in the sum") if holds_for(g, fight, part)
        )
        steps: list[Step[Realm]] = []
        health = g.players[seat].health - fight.harm + fight.healing
        hurt = fight.harm and health < g.most_health(seat)
        if hurt and holds(g, seat, "restore health") != NOTHING:
            steps.append(DrinkAtResult(seat))
        g.then(*steps, SumUp())


class DrinkAtResult(Ask):
    """PT03, AMU-RES-13, -16: the Potion of Health in the sum of the fight."""

    verb = "drink"
    clause = "AMU-RES-16"

    def choices(self, g: Realm) -> Sequence[str]:
        return [NONE, drink(g, holds(g, self.seat, "restore health"))]

    def answer(self, g: Realm, choice: str) -> None:
        if choice == NONE:
            return
        potion, fight = holds(g, self.seat, "restore health"), g.nearest(Fight)
        spend_potion(g, self.seat, potion)
        fight.potion = True
        fight.healing += strength(g, potion, "restore health")


class SumUp(Step[Realm]):
    """AMU-RES-01, -07: health after the fight, computed together; Awareness may save."""

    def run(self, g: Realm) -> None:
        fight = g.nearest(Fight)
        seat, player = fight.seat, g.players[fight.seat]
        after = player.health - fight.harm + fight.healing
        player.health = min(after, g.most_health(seat))
        if g.told is not None:
            g.tell(
                "AMU-RES-01",
                "event-sum",
                seat=seat,
                harm=fight.harm,
                healing=fight.healing,
                n=max(0, player.health),
            )
        if player.health <= 0 and holds(g, seat, "avoid a stun") != NOTHING:
            fight.potion = True  # if it is not drunk, no oath asks about a lost fight
            g.then(StayAwake(seat), Judge())
        else:
            g.then(Judge())


class Judge(Step[Realm]):
    """AMU-RES-02 to -05: the outcome, and what is due by it; Wealth and Wisdom may be drunk."""

    def run(self, g: Realm) -> None:
        fight = g.nearest(Fight)
        account, _ = tally(g, fight)
        stunned = g.players[fight.seat].health <= 0
        if account.beaten:
            fight.outcome = MUTUAL if stunned else VICTORY
        else:
            fight.outcome = DEFEAT if stunned else RETREAT
        clause, key = OUTCOMES[fight.outcome]
        g.tell(clause, key, seat=fight.seat, monster=fight.monster)
        if not stunned:
            fight.coins = coins_due(g, fight, account)
            fight.gems = gems_due(g, fight, account)
        steps: list[Step[Realm]] = []
        if fight.coins and holds(g, fight.seat, "double the coins") != NOTHING:
            steps.append(DrinkWealth(fight.seat))
        bare = fight.outcome == VICTORY and not fight.gems
        if bare and holds(g, fight.seat, "gain xp") != NOTHING:
            steps.append(DrinkWisdom(fight.seat))
        g.then(*steps, Reward())


OUTCOMES = {
    VICTORY: ("AMU-RES-02", "event-victory"),
    MUTUAL: ("AMU-RES-03", "event-mutual"),
    RETREAT: ("AMU-RES-04", "event-retreat"),
    DEFEAT: ("AMU-RES-05", "event-defeat"),
}


def coins_due(g: Realm, fight: Fight, account: Account) -> int:
    """AMU-RES-09, -12, -15, AMU-WPN-10: the card's, the symbols', those of skills."""
    seat = fight.seat
    coins = coin_symbols(g, seat, fight, account)
    if fight.outcome == VICTORY:
        won = (part for part in parts(g, seat, "coins on victory"))
        return coins + account.coins + sum(p.n for p in won if holds_for(g, fight, p))
    return coins + (account.coins if "coins on retreat" in powers(g, seat) else 0)


def coin_symbols(g: Realm, seat: int, fight: Fight, account: Account) -> int:
    """AMU-WPN-10, -14, Thief R4b: one for each symbol, more for one's own weapons by a skill."""
    more = amount(g, seat, "coin symbols pay more")
    if not more:
        return account.used.coins
    weapons = (g.facts.weapons[one] for one in used_weapons(g, fight))
    return account.used.coins + more * sum(one.symbol == "coin" for one in weapons)


def gems_due(g: Realm, fight: Fight, account: Account) -> int:
    """AMU-WPN-02 to -05, Hunter R4a, AMU-POT-10: gems of the card, as far as there are any."""
    monster = g.facts.monsters[fight.monster]
    due = account.gems if g.stacking else min(1, account.gems)
    if fight.outcome == VICTORY:
        won = parts(g, fight.seat, "gem on victory")
        due += sum(part.n for part in won if part.level == monster.level)
    return min(due, sum(g.gems) if monster.mythical else g.gems[monster.gem])


class DrinkWealth(Ask):
    """PT02, AMU-RES-13, -15: the coins of the fight doubled."""

    verb = "drink"
    clause = "AMU-RES-15"

    def choices(self, g: Realm) -> Sequence[str]:
        return [NONE, drink(g, holds(g, self.seat, "double the coins"))]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            fight = g.nearest(Fight)
            spend_potion(g, self.seat, holds(g, self.seat, "double the coins"))
            fight.potion = True
            fight.coins *= 2


class DrinkWisdom(Ask):
    """PT04, AMU-POT-05, -10: XP for a victory without a gem of the card."""

    verb = "drink"
    clause = "AMU-POT-05"

    def choices(self, g: Realm) -> Sequence[str]:
        return [NONE, drink(g, holds(g, self.seat, "gain xp"))]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            potion = holds(g, self.seat, "gain xp")
            spend_potion(g, self.seat, potion)
            g.nearest(Fight).potion = True
            gain_xp(g, self.seat, strength(g, potion, "gain xp"), "AMU-POT-05")


class Reward(Step[Realm]):
    """AMU-RES-02 to -05, -09 to -12: what the outcome gives; then stun and wear."""

    def run(self, g: Realm) -> None:
        fight = g.nearest(Fight)
        seat, monster = fight.seat, g.facts.monsters[fight.monster]
        account, _ = tally(g, fight)
        won = fight.outcome in (VICTORY, MUTUAL)
        if won:
            g.players[seat].trophies.append(fight.monster)
            gain_xp(g, seat, monster.xp, "AMU-RES-10")
        else:
            g.gone.append(fight.monster)
        steps: list[Step[Realm]] = []
        if fight.outcome in (VICTORY, RETREAT):
            gain_coins(g, seat, fight.coins, "AMU-RES-09")
            gain_xp(g, seat, account.used.xp, "AMU-WPN-11")
            steps += gem_steps(seat, fight.gems, monster.gem)
        if fight.outcome == VICTORY:
            more = parts(g, seat, "xp on victory")
            gain_xp(g, seat, sum(p.n for p in more if holds_for(g, fight, p)), "AMU-SKL-13")
            repairs = amount(g, seat, "repair on victory")
            if repairs:
                steps.append(Repair(seat, repairs, "AMU-SKL-07"))
        g.then(*steps, Wear())


def gem_steps(seat: int, n: int, colour: int) -> list[Step[Realm]]:
    """AMU-WPN-05: of the card's colour, or of a free one."""
    if not n:
        return []
    if colour == NOTHING:
        return [FreeGems(seat, n)]
    return [GainGems(seat, [colour] * n, "AMU-WPN-02")]


# Wear


class Wear(Step[Realm]):
    """AMU-RES-06, -07, AMU-STN-01: the stun; weapons that are saved; damage; what returns."""

    def run(self, g: Realm) -> None:
        fight = g.nearest(Fight)
        if fight.outcome in (MUTUAL, DEFEAT):
            stun(g, fight.seat)
        worn, steps = used_weapons(g, fight), list[Step[Realm]]()
        if worn and parts(g, fight.seat, "keep a weapon ready"):
            steps.append(KeepReady(fight.seat))
        if worn and holds(g, fight.seat, "save a weapon") != NOTHING:
            steps.append(SaveWeapon(fight.seat))
        unkept = not g.players[fight.seat].marks & KEPT_SPELL
        if unkept and parts(g, fight.seat, "keep a spell") and used_spells(g, fight):
            steps.append(KeepSpell(fight.seat))
        g.then(*steps, GiveBack())


class KeepReady(Ask):
    """SS2: one of the weapons used returns ready."""

    verb = "save"
    clause = "AMU-SKL-07"

    def choices(self, g: Realm) -> Sequence[str]:
        return texts(g, "save", used_weapons(g, g.nearest(Fight)))

    def answer(self, g: Realm, choice: str) -> None:
        g.nearest(Fight).saved.append(weapon_of(g, choice))


class SaveWeapon(Ask):
    """PT09, AMU-POT-08, AMU-RES-13: a used weapon that would be damaged is not."""

    verb = "save"
    clause = "AMU-RES-13"
    silent = NONE

    def choices(self, g: Realm) -> Sequence[str]:
        fight = g.nearest(Fight)
        worn = [one for one in used_weapons(g, fight) if one not in fight.saved]
        return [NONE, *texts(g, "save", worn)]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            fight = g.nearest(Fight)
            spend_potion(g, self.seat, holds(g, self.seat, "save a weapon"))
            fight.potion = True
            fight.saved.append(weapon_of(g, choice))


class KeepSpell(Ask):
    """Sorceress R3a: once a day one of the spells used does not return."""

    verb = "keep"
    clause = "AMU-SKL-07"

    def choices(self, g: Realm) -> Sequence[str]:
        spells = g.facts.spells
        return [f"keep {spells[one].id}" for one in used_spells(g, g.nearest(Fight))]

    def answer(self, g: Realm, choice: str) -> None:
        g.players[self.seat].marks |= KEPT_SPELL
        g.nearest(Fight).kept = number(g, choice)


class GiveBack(Step[Realm]):
    """AMU-RES-06, -07, AMU-SPL-02: weapons are damaged, spells return; the fight is over."""

    def run(self, g: Realm) -> None:
        fight = g.nearest(Fight)
        seat, player = fight.seat, g.players[fight.seat]
        plain = not (used_spells(g, fight) or helped(g, fight) or fight.closed or fight.potion)
        worn, spells = used_weapons(g, fight), used_spells(g, fight)
        for weapon in worn:
            if weapon not in fight.saved:
                damage(g, seat, weapon, "AMU-RES-06")
        for spell in spells:
            if spell != fight.kept:
                player.spells.remove(spell)
                g.spells.append(spell)
        monster = g.facts.monsters[fight.monster]
        if fight.outcome == VICTORY and monster.level == LEVEL_TWO and plain:
            happened(g, seat, "win with weapons alone")
        escaped = monster.mythical and fight.outcome in (RETREAT, DEFEAT)
        if escaped and in_play(g, "mythical not beaten"):
            lose(g, "AMU-COO-15")
