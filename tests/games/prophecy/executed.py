"""Which effects a game has carried out: what was used, what counted in a roll, a price, a loss."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from druzina.core import Luck
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import GUILDS
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import NOTHING, Bout, Kingdom
from druzina.games.prophecy.rules import (
    effects,
    effects_losses,
    fight_values,
    movement,
    options,
    paying,
    prices,
    rolling,
)
from druzina.games.prophecy.rules.conditions import holds
from druzina.games.prophecy.rules.setup import KingdomOptions, set_up
from tests.games.prophecy.table import FACTS

Seen = set[int]


@contextmanager
def watched() -> Iterator[Seen]:
    """Gathers the numbers of all effects that are carried out meanwhile."""
    seen: Seen = set()
    with pytest.MonkeyPatch.context() as patch:
        _watch_steps(patch, seen)
        _watch_standing(patch, seen)
        yield seen


def _watch_steps(patch: pytest.MonkeyPatch, seen: Seen) -> None:
    for kind, handler in list(effects.HANDLERS.items()):
        patch.setitem(effects.HANDLERS, kind, _noting(handler, seen))
    declare, protect = effects.declare, effects_losses.Losing.protect
    flight, lower = movement.pay_for_flight, paying.mark_lowering

    def declared(g: Kingdom, seat: int, card: int, effect: Effect) -> None:
        seen.add(effect.number)
        declare(g, seat, card, effect)

    def protected(self: Any, g: Kingdom, card: int, effect: Effect) -> None:
        seen.add(effect.number)
        protect(self, g, card, effect)

    def flown(g: Kingdom, card: int, effect: Effect) -> None:
        seen.add(effect.number)
        flight(g, card, effect)

    def lowered(g: Kingdom, seat: int, card: int) -> None:
        seen.update(effect.number for effect in FACTS.windows["pay"][card])
        lower(g, seat, card)

    patch.setattr(effects, "declare", declared)
    patch.setattr(effects_losses.Losing, "protect", protected)
    patch.setattr(movement, "pay_for_flight", flown)
    patch.setattr(paying, "mark_lowering", lowered)


def _noting(handler: Any, seen: Seen) -> Any:
    def noted(g: Kingdom, frame: effects.Carry, part: object) -> None:
        seen.add(frame.effect)
        handler(g, frame, part)

    return noted


def _watch_standing(patch: pytest.MonkeyPatch, seen: Seen) -> None:
    ahead = rolling.ahead

    def compared(g: Kingdom, bout: Bout) -> int:
        seen.update(counting(g))
        return ahead(g, bout)

    patch.setattr(rolling, "ahead", compared)
    for module in (prices, options, movement):
        patch.setattr(module, "does", _asking(seen))


def _asking(seen: Seen) -> Any:
    def asked(g: Kingdom, seat: int, window: str, kind: Any) -> Any:
        found = effects.does(g, seat, window, kind)
        if found:
            table = FACTS.windows[window]
            for card in effects.having(g.heroes[seat], FACTS.held[window]):
                seen.update(
                    effect.number
                    for effect in table[card]
                    if any(isinstance(part, kind) for part in effect.parts)
                )
        return found

    return asked


def counting(g: Kingdom) -> Iterator[int]:
    """What counts by itself in the roll that is being compared."""
    bout = g.fight
    assert bout is not None
    for side in bout.sides:
        if side.seat == NOTHING:
            continue
        for card in fight_values.counting(g, bout, side):
            listed = FACTS.windows["fight"][card]
            yield from (e.number for e in listed if holds(g, e.when, side.seat))
    for effect in LOADED[g.content].foes["foe"].get(bout.monster, ()):
        yield effect.number


def rich(seed: int, **how: object) -> Kingdom:
    """A game in which every character has cards, stones and gold from the start."""
    luck = Luck(seed)
    options_: Any = {"seats": 4, "draft": False, "interesting_times": True, **how}
    g = set_up(KingdomOptions(**options_), FACTS, seed)
    while any(hero.field == NOTHING for hero in g.heroes):
        step = g.stack.pop()
        step.run(g)
    for hero in g.heroes:
        hero.red, hero.lives, hero.blue, hero.mags = 8, 4 + luck.roll(5), 10, 5 + luck.roll(6)
        hero.gold, hero.xp = luck.roll(12), luck.roll(12)
        for pile in (g.common.deck, g.rare.deck):
            hero.items += [pile.pop() for _ in range(3)]
        for _ in range(4):
            guild = luck.roll(len(GUILDS))
            if g.guilds[guild]:
                hero.abilities.append(g.guilds[guild].pop())
    return g


def near_the_end(g: Kingdom) -> Kingdom:
    """All spheres are closed; two characters hold two artifacts each, the fifth lies with one."""
    prizes = [sphere.artifact for sphere in g.spheres]
    for sphere in g.spheres:
        g.gone += [sphere.lesser, sphere.greater]
        sphere.lesser = sphere.greater = sphere.artifact = NOTHING
    g.heroes[0].items[:] = [*prizes[:2], *g.heroes[0].items[:4]]
    g.heroes[1].items[:] = [*prizes[2:4], *g.heroes[1].items[:4]]
    g.relics = [(hero.field, prizes[4]) for hero in g.heroes[2:3]]
    return g


def play(g: Kingdom, seed: int, most: int = 600) -> None:
    """Random answers, so many at most."""
    luck = Luck(seed)
    for _ in range(most):
        asked = g.advance()
        if asked is None:
            return
        question, choices = asked
        g.answer(question, luck.pick(list(choices)))
