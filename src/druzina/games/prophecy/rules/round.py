"""PRO-RND: a player's round: chance card, one turn or more, end of round; then the next player."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import CHANCE, END, MOVEMENT, NOTHING, OUT, WAITING, Kingdom, Turn
from druzina.games.prophecy.rules import limits
from druzina.games.prophecy.rules.apocalypse import Doomsday
from druzina.games.prophecy.rules.asking import NONE, USE, Ask, named, number
from druzina.games.prophecy.rules.cards import bury, discard_item, draw, plain_items
from druzina.games.prophecy.rules.duel import characters
from druzina.games.prophecy.rules.effects import Carry, carrying, offered, use
from druzina.games.prophecy.rules.ending import valve
from druzina.games.prophecy.rules.entering import enter
from druzina.games.prophecy.rules.field_options import field_options
from druzina.games.prophecy.rules.frame import Frame, done
from druzina.games.prophecy.rules.monsters import monsters
from druzina.games.prophecy.rules.movement import Move


class DiscardChance(Step[Kingdom]):
    """PRO-RND-02: after it was carried out."""

    card: int

    def run(self, g: Kingdom) -> None:
        g.chance.discard.append(self.card)


def begin(g: Kingdom) -> None:
    """PRO-RND-01, PRO-NEW-04, PRO-TIM-15: the round, with its chance card."""
    g.round += 1
    if valve(g):
        return
    g.turns, g.phase = 1, CHANCE
    limits.begin_round(g, g.active)
    if g.heroes[g.active].standing == WAITING:
        enter(g, g.active)
    if g.told is not None:
        g.tell("PRO-RND-01", "event-round", seat=g.active, n=g.round)
    draw_chance(g)


def draw_chance(g: Kingdom) -> None:
    """PRO-RND-02, PRO-VAP-04: the top chance card; when the last is gone, what comes instead."""
    if g.battlefield != NOTHING:
        return
    if g.doom != NOTHING and not g.chance.deck:
        g.then(Doomsday())
        return
    card = draw(g, "chance")
    if card == NOTHING:
        return
    if g.told is not None:
        g.tell("PRO-RND-02", "event-chance", seat=g.active, card=card)
    stack, last = g.stack, DiscardChance(card)
    stack.append(last)
    for effect in reversed(LOADED[g.content].windows["chance"].get(card, ())):
        stack.append(Carry(g.active, card, effect.number))
    stack.pop().run(g)
    if stack and stack[-1] is last:  # nearly always: it asked nothing
        stack.pop().run(g)


def start_of_round(g: Kingdom) -> None:
    """PRO-FIN-09, -14: what may be used after the chance card, in the final battle instead."""
    if offered(g, g.active, "roundstart") and g.hero.here:
        g.then(AtStart(g.active))


class WindowQuestion(Ask):
    """One of the effects of a window, or none."""

    silent = NONE

    window = ""

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [*named(USE, g, list(offered(g, self.seat, self.window))), NONE]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == NONE:
            return
        card = number(g, choice)
        effect = offered(g, self.seat, self.window)[card]
        self.again(g)
        use(g, self.seat, card, effect)

    def again(self, g: Kingdom) -> None:
        """What is asked after an effect was used."""


class AtStart(WindowQuestion):
    """The Banner of Hope: roll, or not."""

    clause = "PRO-FIN-09"
    window = "roundstart"


# Turns


def begin_turn(g: Kingdom) -> int | None:
    """PRO-RND-03, -04, -06, -13: while there are turns to come, and somebody to play them."""
    hero = g.heroes[g.active]
    if not g.turns or hero.field == NOTHING:
        return NO_MORE_TURNS
    g.turns -= 1
    g.turn += 1
    g.now = Turn()
    if hero.used_turn:
        limits.begin_turn(g, g.active)
    if hero.safe:
        hero.safe = 0
    g.phase = MOVEMENT
    g.then(Move(g.active))
    return None


def end_of_turn(g: Kingdom) -> int | None:
    """PRO-TIM-11: a question after step 4 or after a turn that ended at once."""
    if offered(g, g.active, "turnend") and g.hero.here:
        g.then(AtTurnEnd(g.active))
        return None
    return turn_is_over(g)


def turn_is_over(g: Kingdom) -> int:
    """PRO-RND-13: what lasted until the end of the turn ends; then perhaps another turn."""
    hero = g.heroes[g.active]
    if hero.might or hero.mind or hero.at_work:
        limits.end_turn(g, g.active)
    return 0 if g.turns else NO_MORE_TURNS


class Turns(Frame):
    """PRO-TRN-01: the steps of a turn, one turn after the other."""

    parts = (
        begin_turn,
        monsters,
        characters,
        field_options,
        end_of_turn,
        turn_is_over,
    )


NO_MORE_TURNS = Turns.parts.index(done)


def turns(g: Kingdom) -> None:
    Turns().run(g)


class AtTurnEnd(WindowQuestion):
    """Time Loop, Sanctuary: one after the other, or none."""

    clause = "PRO-TIM-11"
    window = "turnend"

    def again(self, g: Kingdom) -> None:
        g.then(MoreAtTurnEnd())


class MoreAtTurnEnd(Step[Kingdom]):
    def run(self, g: Kingdom) -> None:
        if g.hero.here and offered(g, g.active, "turnend"):
            g.then(AtTurnEnd(g.active))


# The end of a round


def end_of_round(g: Kingdom) -> None:
    """PRO-RND-12, -15: effects at the end of the round; the limits come after them."""
    g.phase = END
    effects = offered(g, g.active, "roundend")
    if effects and g.hero.here:
        g.then(*carrying(g.active, effects), Limits())
    else:
        keep_limits(g)


def keep_limits(g: Kingdom) -> None:
    """PRO-RND-09, -10, -14: gold and XP without a question, then a card per question."""
    hero, table = g.heroes[g.active], LOADED[g.content].table
    if hero.field == NOTHING:
        return
    if hero.gold > table.most_gold:
        hero.gold = table.most_gold
    if hero.xp > table.most_xp:
        hero.xp = table.most_xp
    if len(hero.items) > table.most_items and plain_items(g, g.active):
        g.then(DiscardExcess(g.active), Limits())
    elif len(hero.abilities) > table.most_abilities:
        g.then(ForgetExcess(g.active), Limits())


class Limits(Step[Kingdom]):
    """Whether still something is above them."""

    def run(self, g: Kingdom) -> None:
        keep_limits(g)


class DiscardExcess(Ask):
    """PRO-RND-09, -11: which item; artifacts stay."""

    clause = "PRO-RND-09"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return named("discard", g, plain_items(g, self.seat))

    def answer(self, g: Kingdom, choice: str) -> None:
        card = number(g, choice)
        discard_item(g, self.seat, card)
        if g.told is not None:
            g.tell("PRO-RND-09", "event-discards", seat=self.seat, card=card)


class ForgetExcess(Ask):
    """PRO-RND-09, PRO-ABL-01: which ability goes under its guild's deck."""

    clause = "PRO-ABL-01"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return named("discard", g, g.heroes[self.seat].abilities)

    def answer(self, g: Kingdom, choice: str) -> None:
        card = number(g, choice)
        g.heroes[self.seat].abilities.remove(card)
        bury(g, card)
        if g.told is not None:
            g.tell("PRO-ABL-01", "event-buries", card=card)


def next_round(g: Kingdom) -> int:
    """PRO-SET-13, PRO-FIN-08: the next player clockwise who is not out."""
    if g.taker == NOTHING or g.battlefield != NOTHING:
        g.active = next_seat(g, g.active)
    else:
        from druzina.games.prophecy.rules.final import FinalBattle

        g.then(FinalBattle())
    return 0


class Round(Frame):
    """PRO-RND-01: chance card, turns, end; then the next round, until the game is over."""

    parts = (
        begin,
        start_of_round,
        turns,
        end_of_round,
        next_round,
    )


TURNS, ENDING = Round.parts.index(turns), Round.parts.index(end_of_round)


def break_off_round(g: Kingdom) -> None:
    """PRO-FIN-03: nothing of the round is left but its end."""
    limits.end_turn(g, g.active)
    g.leave(Round)
    g.then(Round(ENDING))


def next_seat(g: Kingdom, seat: int) -> int:
    """The nearest to the left that still plays; the last of all is the seat itself."""
    heroes = g.heroes
    other = (seat + 1) % len(heroes)
    while heroes[other].standing == OUT and other != seat:
        other = (other + 1) % len(heroes)
    return other
