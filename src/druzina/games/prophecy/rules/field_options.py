"""PRO-FLD-01, PRO-QST-06: step 4 of a turn: one option of the field per answer, until its end."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Refusal, Shown, Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import BASIC, NOTHING, OPTIONS, Kingdom
from druzina.games.prophecy.rules import options_refused
from druzina.games.prophecy.rules.asking import END, Ask, named, number
from druzina.games.prophecy.rules.effects import without
from druzina.games.prophecy.rules.options import (
    ANSWERS,
    BUY,
    HEAL,
    OFFERS,
    PICK,
    PRICES,
    REFILL,
    SELL,
    SLEEP,
    VISIT,
    certificate,
    opportunities,
    relics,
)
from druzina.games.prophecy.rules.paying import PayGold
from druzina.games.prophecy.rules.prices import with_price
from druzina.games.prophecy.rules.turn import outside_choices

OUTSIDE = "outside"


def field_options(g: Kingdom) -> None:
    """PRO-FLD-01, -22: what the field offers, unless the turn has ended at once."""
    g.phase = OPTIONS
    now, field = g.now, g.heroes[g.active].field
    if not (now.over or now.sphere or field == NOTHING or bare(g, field)):
        g.then(UseField(g.active))


def bare(g: Kingdom, field: int) -> bool:
    """PRO-QST-08: nothing is here and nothing to use, so that there is no question."""
    if g.open[field] or g.relics or LOADED[g.content].fields[field].services:
        return False
    return without(g, g.active, OUTSIDE)


class FieldOptions(Step[Kingdom]):
    """PRO-QST-06: the question once more, until the turn is ended."""

    def run(self, g: Kingdom) -> None:
        field_options(g)


class UseField(Ask):
    """PRO-FLD-01: several, in any order, repeatedly unless stated otherwise."""

    clause = "PRO-FLD-01"

    def choices(self, g: Kingdom) -> Sequence[str]:
        here = g.heroes[g.active].field
        found = named(VISIT, g, opportunities(g)) if g.open[here] else []
        if g.relics:
            found += named(PICK, g, relics(g))
        for service in LOADED[g.content].fields[here].services:
            if service.do in OFFERS:
                found += OFFERS[service.do](g, service)
        if g.goal == BASIC:
            found += certificate(g)
        found += outside_choices(g, self.seat)
        found.append(END)
        return found

    def show(self, g: Kingdom, choice: str) -> Shown:
        """A bed, a treatment and goods say their price."""
        word = choice.partition(" ")[0]
        if word in (BUY, SELL):
            return with_price(g, self.seat, super().show(g, choice), number(g, choice))
        found = super().show(g, choice)
        if word not in (SLEEP, HEAL, REFILL):
            return found
        priced: dict[str, Argument] = {**found.arguments, "gold": PRICES[word](g, choice)}
        return Shown(found.key, found.clause, priced, found.targets)

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == END:
            return
        g.then(FieldOptions())
        word = choice.partition(" ")[0]
        if word in PRICES:
            g.then(PayGold(self.seat, PRICES[word](g, choice)), Paid(choice))
        else:
            ANSWERS[word](g, choice)

    def others(self, g: Kingdom) -> Sequence[str]:
        return options_refused.others(g)

    def against(self, g: Kingdom, choice: str) -> Refusal:
        return options_refused.against(g, choice)

    def read(self, g: Kingdom, text: str) -> str | Refusal | None:
        """Lives or mags that are not missing or cannot be paid; cards that do not lie here."""
        against = options_refused.too_much(g, text) or options_refused.not_here(g, text)
        return against or super().read(g, text)


class Paid(Step[Kingdom]):
    """PRO-FLD-05, PRO-TIM-12: what was answered, once it is paid for."""

    choice: str

    def run(self, g: Kingdom) -> None:
        ANSWERS[self.choice.partition(" ")[0]](g, self.choice)
