"""PRO-RND: a player's round: chance card, one turn or more, end of round; then the next player."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import (
    CHANCE,
    CHARACTERS,
    END,
    MONSTERS,
    MOVEMENT,
    NOTHING,
    OPTIONS,
    OUT,
    WAITING,
    Kingdom,
    Turn,
)
from druzina.games.prophecy.rules import limits
from druzina.games.prophecy.rules.apocalypse import Doomsday
from druzina.games.prophecy.rules.asking import NONE, USE, Ask, named, number
from druzina.games.prophecy.rules.cards import bury, discard_item, draw, plain_items
from druzina.games.prophecy.rules.duel import Characters
from druzina.games.prophecy.rules.effects import Carry, offered, use
from druzina.games.prophecy.rules.ending import valve
from druzina.games.prophecy.rules.entering import enter
from druzina.games.prophecy.rules.field_options import FieldOptions
from druzina.games.prophecy.rules.monsters import Monsters
from druzina.games.prophecy.rules.movement import Movement


class Round(Step[Kingdom]):
    """PRO-RND-01: chance card, turns, end; in the final battle without a card (PRO-FIN-09)."""

    def run(self, g: Kingdom) -> None:
        g.round += 1
        if valve(g):
            return
        g.turns, g.phase, g.now = 1, CHANCE, Turn()
        limits.begin_round(g, g.active)
        if g.hero.standing == WAITING:
            enter(g, g.active)
        if g.told is not None:
            g.tell("PRO-RND-01", "event-round", seat=g.active, n=g.round)
        g.then(DrawChance(), StartOfRound(), Turns(), EndOfRound(), NextRound())


class DrawChance(Step[Kingdom]):
    """PRO-RND-02, PRO-VAP-04: the top chance card; when the last is gone, what comes instead."""

    def run(self, g: Kingdom) -> None:
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
        effects = LOADED[g.content].windows["chance"].get(card, ())
        carried = [Carry(g.active, card, effect.number) for effect in effects]
        g.then(*carried, DiscardChance(card))


class DiscardChance(Step[Kingdom]):
    card: int

    def run(self, g: Kingdom) -> None:
        g.chance.discard.append(self.card)


class StartOfRound(Step[Kingdom]):
    """PRO-FIN-09, -14: what may be used after the chance card, in the final battle instead."""

    def run(self, g: Kingdom) -> None:
        if g.hero.here and offered(g, g.active, "roundstart"):
            g.then(AtStart(g.active))


class WindowQuestion(Ask):
    """One of the effects of a window, or none."""

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


class Turns(Step[Kingdom]):
    """PRO-RND-03, -04, -13: one turn after the other; it lies below the turn that is played."""

    def run(self, g: Kingdom) -> None:
        if not g.turns or not g.hero.here:
            return
        g.turns -= 1
        g.turn += 1
        g.now = Turn()
        limits.begin_turn(g, g.active)
        g.hero.safe = 0
        g.then(
            Phase(MOVEMENT),
            Movement(),
            Phase(MONSTERS),
            Monsters(),
            Phase(CHARACTERS),
            Characters(),
            Phase(OPTIONS),
            FieldOptions(),
            EndOfTurn(),
            self,
        )


class Phase(Step[Kingdom]):
    """PRO-TRN-01: the steps of a turn have names."""

    phase: int

    def run(self, g: Kingdom) -> None:
        g.phase = self.phase


class EndOfTurn(Step[Kingdom]):
    """PRO-TIM-11: a question after step 4 or after a turn that ended at once."""

    def run(self, g: Kingdom) -> None:
        if g.hero.here and offered(g, g.active, "turnend"):
            g.then(AtTurnEnd(g.active), TurnIsOver())
        else:
            g.then(TurnIsOver())


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


class TurnIsOver(Step[Kingdom]):
    """PRO-RND-13: what lasted until the end of the turn ends."""

    def run(self, g: Kingdom) -> None:
        limits.end_turn(g, g.active)


# The end of a round


class EndOfRound(Step[Kingdom]):
    """PRO-RND-09, -12, -14, -15: effects, then what is above the limits."""

    def run(self, g: Kingdom) -> None:
        g.phase = END
        limits.end_turn(g, g.active)
        if not g.hero.here:
            return
        effects = offered(g, g.active, "roundend")
        carried = [Carry(g.active, card, effect.number) for card, effect in effects.items()]
        g.then(*carried, Limits())


class Limits(Step[Kingdom]):
    """PRO-RND-09, -10, -14: gold and XP without a question, then a card per question."""

    def run(self, g: Kingdom) -> None:
        hero, table = g.hero, LOADED[g.content].table
        hero.gold = min(hero.gold, table.most_gold)
        hero.xp = min(hero.xp, table.most_xp)
        if len(hero.items) > table.most_items and plain_items(g, g.active):
            g.then(DiscardExcess(g.active), self)
        elif len(hero.abilities) > table.most_abilities:
            g.then(ForgetExcess(g.active), self)


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


class NextRound(Step[Kingdom]):
    """PRO-SET-13, PRO-FIN-08: the next player clockwise who is not out."""

    def run(self, g: Kingdom) -> None:
        from druzina.games.prophecy.rules.final import FinalBattle

        if g.taker != NOTHING and g.battlefield == NOTHING:
            g.then(FinalBattle())
            return
        g.active = next_seat(g, g.active)
        g.then(Round())


def next_seat(g: Kingdom, seat: int) -> int:
    """The nearest to the left that still plays; the last of all is the seat itself."""
    after = (*g.circle(seat)[1:], seat)
    return next(other for other in after if g.heroes[other].standing != OUT)
