"""GLH-PRC-02, GLH-TRN: a character's turn: start, the turn menu, the end."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Refusal, Shown, Step
from druzina.games.gloomhaven.model import (
    NOBODY,
    PARTY,
    SUMMON,
    Action,
    Active,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules import (
    active,
    bewitching,
    elements,
    items,
    options,
    reacting,
)
from druzina.games.gloomhaven.rules.action import Perform
from druzina.games.gloomhaven.rules.asking import END, Ask, thing
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.conditions import expire
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doing import go_or_strike
from druzina.games.gloomhaven.rules.earning import earn
from druzina.games.gloomhaven.rules.ending import settle_goal
from druzina.games.gloomhaven.rules.items import USE
from druzina.games.gloomhaven.rules.looting import loot_here
from druzina.games.gloomhaven.rules.monsters import ByRule, FigureTurn
from druzina.games.gloomhaven.rules.nested import interrupt
from druzina.games.gloomhaven.rules.plates import settle_doors
from druzina.games.gloomhaven.rules.refusing import against_half, against_item
from druzina.games.gloomhaven.rules.resting import LongRest
from druzina.games.gloomhaven.rules.scenario_moments import waiting

TOP, BOTTOM, ATTACK, MOVE, DECLINE = "top", "bottom", "attack", "move", "decline"
STOP, FIRST = "stop", "first"
WOUND, ITEMS, WORN = f"{FIRST} wound", "items", "worn"


class HeroTurn(Step[Dungeon]):
    """GLH-INI-07, GLH-PRC-02: the summons before the character; then its start, menu and end."""

    seat: int

    def run(self, g: Dungeon) -> None:
        summons = [
            FigureTurn(one.id)
            for one in g.figures
            if one.kind == SUMMON and one.seat == self.seat and not one.idle
        ]
        g.then(*summons, StartOfTurn(self.seat), EndOfTurn(self.seat))


class StartOfTurn(Step[Dungeon]):
    seat: int

    def run(self, g: Dungeon) -> None:
        hero, one = g.heroes[self.seat], g.mine(self.seat)
        if one is None:
            return
        one.entered, one.scorched = 0, False
        bewitching.swap(g, one)
        g.acting = one.id
        g.dealt = [0] * len(g.heroes)
        hero.halves, hero.done, hero.cured, hero.spurred = [], False, False, False
        due = [WOUND] if one.is_("wound") else []
        due += [f"{FIRST} {card.card}" for card, _ in active.slots(g, self.seat, ("turn_start",))]
        order = [StartOrder(self.seat, due)] if due else []
        g.then(*order, ByRule(one.id, "turn_start"), Actions(self.seat))


class StartOrder(Ask):
    """GLH-PRC-02 step 1, GLH-TIM-02: the wound and what cards do, in the order one likes."""

    clause = "GLH-TIM-02"

    due: list[str]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return self.due

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.mine(self.seat)
        if one is None:
            return
        left = [each for each in self.due if each != choice]
        g.then(triggered(one, choice), *([type(self)(self.seat, left)] if left else []))


class EndOrder(StartOrder):
    """GLH-PRC-02 step 6a: what cards do, and items of the turn's end, in the order one likes."""


def triggered(one: Figure, due: str) -> Step[Dungeon]:
    if due == WOUND:
        return Wounded(one.id)
    if due == WORN:
        return ByHexes(one.id)
    return reacting.EndItems(one.seat) if due == ITEMS else TriggerSlot(one.seat, thing(due))


class ByHexes(Step[Dungeon]):
    """GLH-PRC-02 step 6a: items that count the hexes of the turn."""

    figure: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None:
            reacting.by_hexes(g, one)


class Wounded(Step[Dungeon]):
    """GLH-CON-05: a damage, if it is still wounded."""

    figure: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None and one.is_("wound"):
            g.then(Hurt(one.id, 1))


class TriggerSlot(Step[Dungeon]):
    """GLH-ACT-11: the lines of a slot at the start or the end of a turn."""

    seat: int
    card: str

    def run(self, g: Dungeon) -> None:
        one = g.mine(self.seat)
        moments = ("turn_start", "turn_end")
        found = [pair for pair in active.slots(g, self.seat, moments) if pair[0].card == self.card]
        if one is None or not found:
            return
        card, line = found[0]
        active.use_slot(g, self.seat, card)
        interrupt(g, Action(one.id), Perform(one.id, g.facts.numbers(line.lines)))


class Actions(Step[Dungeon]):
    """GLH-PRC-02 steps 2 to 5."""

    seat: int

    def run(self, g: Dungeon) -> None:
        hero, one = g.heroes[self.seat], g.mine(self.seat)
        if one is None or hero.helpless:
            return
        offers = items.in_turn(g, self.seat)
        if hero.resting:
            if offers and not hero.done:  # GLH-PRC-12 step 1, GLH-ITM-14: before it, and after
                g.then(TurnMenu(self.seat), self)
                return
            hero.resting = hero.done = hero.cured = False
            g.then(LongRest(self.seat), self)
        elif one.is_("stun"):  # GLH-CON-08
            if offers and not hero.cured:
                g.then(TurnMenu(self.seat), self)
                return
            hero.discard += hero.waiting
            hero.waiting = []
        elif hero.waiting and bewitching.is_bewitched(one):
            g.then(bewitching.SpellTurn(self.seat))
        elif hero.waiting or ((offers or hero.active) and not hero.done):
            g.then(TurnMenu(self.seat), self)


class TurnMenu(Ask):
    """GLH-TIM-08: a half of a card, printed or basic; or it is declined."""

    clause = "GLH-TRN-01"

    def prompt(self, g: Dungeon) -> Shown:
        """Who has played both cards, or is stunned, is asked for no half."""
        key = "ask-turn-end" if END in self.choices(g) else "ask-turn-menu"
        return Shown(key, self.clause, {"seat": self.seat})

    def choices(self, g: Dungeon) -> Sequence[str]:
        hero = g.heroes[self.seat]
        one = g.mine(self.seat)
        uses = [f"{USE} {item}" for item in items.in_turn(g, self.seat)]
        if one is not None and one.is_("stun"):
            return [*uses, END]
        uses += [f"{STOP} {card}" for card in hero.active_cards()]
        if not hero.waiting:
            return [*uses, END]
        found = []
        for card in hero.waiting:
            if True not in hero.halves:
                found += [f"{TOP} {card}", f"{ATTACK} {card}"]
            if False not in hero.halves:
                found += [f"{BOTTOM} {card}", f"{MOVE} {card}"]
            found.append(f"{DECLINE} {card}")
        return [*found, *options.offered(g, self.seat), *uses]

    def read(self, g: Dungeon, text: str) -> str | Refusal | None:
        if text in self.choices(g):
            return None
        if text.startswith(f"{USE} "):
            return against_item(g, self.seat, text)
        return against_half(g, self.seat, text)

    def answer(self, g: Dungeon, choice: str) -> None:
        hero, one = g.heroes[self.seat], g.mine(self.seat)
        if choice == END:
            hero.done = True
            hero.cured = one is not None and one.is_("stun")
            return
        word, card = choice.split(" ")
        if word == USE:
            items.use_in_turn(g, self.seat, card)
            return
        if word == STOP:
            active.stop(g, self.seat, card)
            return
        hero.waiting.remove(card)
        if word == options.FORGO:
            options.taken(g, self.seat, card)
            return
        if word == DECLINE or one is None:
            hero.discard.append(card)
            return
        top = word in (TOP, ATTACK)
        hero.halves.append(top)
        basic = word in (ATTACK, MOVE)
        hero.using = card
        g.action = Action(one.id, card, top, basic, infused=len(g.infused))
        if g.told is not None:
            g.tell("GLH-TRN-01", "event-plays", seat=self.seat, half=word, card=card)
        if basic:
            g.then(Basic(self.seat, top), CardGoes(self.seat))
            return
        printed = g.facts.half(card, top)
        lines = g.facts.numbers(printed.lines)
        g.then(Perform(one.id, lines, half=True), CardGoes(self.seat))


class Basic(Step[Dungeon]):
    """GLH-TRN-07: Attack 2 or Move 2; items may make it more."""

    seat: int
    top: bool

    def run(self, g: Dungeon) -> None:
        one, n = g.mine(self.seat), items.basic(g, self.seat, self.top)
        if one is None:
            return
        if self.top:
            begin_attack(g, one, g.facts.basic_attack, value=n)
        else:
            go_or_strike(g, one, g.facts.basic_move, n)


class CardGoes(Step[Dungeon]):
    """GLH-PRC-03 steps 5 and 6: experience, and where the card goes."""

    seat: int

    def run(self, g: Dungeon) -> None:
        hero, action, one = g.heroes[self.seat], g.action, g.mine(self.seat)
        g.action, hero.using = None, ""
        if action is None or hero.exhausted or one is None:
            return
        printed = g.facts.half(action.card, action.top)
        if action.basic or not action.used:
            if not action.basic:  # GLH-TRN-13
                del g.infused[action.infused :]
            hero.discard.append(action.card)
            return
        earn(g, one, printed.xp)
        if action.in_play:
            return
        if printed.lasts:
            kept = Active(action.card, action.top, figure=action.summoned, round=g.round)
            kept.consumed = bool(action.changes)  # GLH-ELM-13: for all its slots
            hero.active.append(kept)
        elif printed.lost:
            hero.lost.append(action.card)
        else:
            hero.discard.append(action.card)


class EndOfTurn(Step[Dungeon]):
    """GLH-TRN-12, GLH-PRC-02 step 6: triggers, looting, elements, conditions."""

    seat: int
    triggered: bool = False

    def run(self, g: Dungeon) -> None:
        one = g.mine(self.seat)
        if one is None:
            g.acting, g.infused = NOBODY, []
            return
        if not self.triggered:
            due = [f"{FIRST} {card.card}" for card, _ in active.slots(g, self.seat, ("turn_end",))]
            rules = [ByRule(one.id, "turn_end")] if waiting(g.scenario).get("turn_end") else []
            due += [WORN] if reacting.counts_hexes(g, one) else []
            due += [ITEMS] if reacting.EndItems(self.seat).offered(g) else []
            order = [EndOrder(self.seat, due)] if due else []
            g.then(*order, *rules, EndOfTurn(self.seat, triggered=True))
            return
        one.side = PARTY
        loot_here(g, one)
        elements.settle(g)
        expire(g, one)
        g.acting = NOBODY
        settle_doors(g)
        settle_goal(g)
