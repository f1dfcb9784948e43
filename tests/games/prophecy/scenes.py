"""Scenes of a game for tests: cards laid where one wants them, dice as wished, turns played on."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Refusal, Step
from druzina.core.asking import accepted, explain
from druzina.games.prophecy import GAME
from druzina.games.prophecy.content_model import MARKETS, SPHERES
from druzina.games.prophecy.laws import broken
from druzina.games.prophecy.model import NOTHING, Hero, Kingdom
from druzina.games.prophecy.rules.field_options import FieldOptions
from druzina.games.prophecy.rules.round import TURNS, Round
from tests.games.prophecy.table import FACTS, kingdom


def realm(*heroes: Hero, active: int = 0, **how: object) -> Kingdom:
    """A table of which every law holds: the module is away, unused characters lie in the pool."""
    g = kingdom(*heroes, active=active)
    g.gone += FACTS.module
    taken = [one.character for one in g.heroes]
    g.pool = [one.number for one in FACTS.characters if one.number not in taken]
    for name, value in how.items():
        setattr(g, name, value)
    return g


def lay(g: Kingdom, field: str, *ids: str) -> None:
    """Adventure cards face up on a field."""
    for card in map(FACTS.card, ids):
        g.adventure.deck.remove(card)
        g.open[FACTS.field(field)].append(card)


def hide(g: Kingdom, field: str, id_: str) -> None:
    """An adventure card face down on a field."""
    card = FACTS.card(id_)
    g.adventure.deck.remove(card)
    g.hidden[FACTS.field(field)] = card


def chance(g: Kingdom, id_: str) -> None:
    """The chance card that comes next."""
    card = FACTS.card(id_)
    g.chance.deck.remove(card)
    g.chance.deck.append(card)


def lessons(g: Kingdom, *ids: str) -> None:
    """Abilities on the fields of their guilds."""
    for card in map(FACTS.card, ids):
        guild = FACTS.ability(card).guild
        g.guilds[guild].remove(card)
        g.lessons[guild].append(card)


def goods(g: Kingdom, market: str, *ids: str) -> None:
    for card in map(FACTS.card, ids):
        getattr(g, FACTS.cards[card].deck).deck.remove(card)
        g.goods[MARKETS.index(market)].append(card)


def hold(g: Kingdom, seat: int, *ids: str) -> None:
    """Artifacts in a character's hands; their spheres are closed."""
    for card in map(FACTS.card, ids):
        sphere = next(one for one in g.spheres if one.artifact == card)
        g.gone += [sphere.lesser, sphere.greater]
        sphere.lesser = sphere.greater = sphere.artifact = NOTHING
        g.heroes[seat].items.append(card)


def drop(g: Kingdom, field: str, id_: str) -> None:
    """An artifact of somebody dead on a field."""
    hold(g, 0, id_)
    g.heroes[0].items.pop()
    g.relics.append((FACTS.field(field), FACTS.card(id_)))


def leave_only(g: Kingdom, sphere: str, *kinds: str) -> None:
    """Of a sphere's cards only these are left."""
    there = g.spheres[SPHERES.index(sphere)]
    for kind in ("lesser", "greater"):
        if kind not in kinds:
            g.gone.append(getattr(there, kind))
            setattr(there, kind, NOTHING)


def dice(g: Kingdom, *wanted: int) -> None:
    """The next dice show these numbers."""
    for state in range(1, 2_000_000):
        g.luck = state
        if all(1 + g.roll(6) == number for number in wanted):
            g.luck = state
            return
    raise AssertionError(f"no luck brings {wanted}")


# Going on


def sound(g: Kingdom) -> None:
    assert list(broken(g)) == []


def ask(g: Kingdom) -> list[str]:
    """The choices of the question that is open; none when nothing is asked."""
    sound(g)
    found = g.advance()
    sound(g)
    return [] if found is None else [str(choice) for choice in found[1]]


def open_kind(g: Kingdom) -> str:
    ask(g)
    return g.questions()[0].kind if g.questions() else ""


def open_seat(g: Kingdom) -> int:
    ask(g)
    return g.questions()[0].seat


def answer(g: Kingdom, *texts: str) -> list[str]:
    """Answers the open questions one by one; returns the choices of the next."""
    for text in texts:
        choices = ask(g)
        assert choices, f"nothing is asked, {text!r} was to be answered"
        assert text in choices, f"{text!r} is not among {choices}"
        g.answer(g.questions()[0], text)
    return ask(g)


def start(g: Kingdom, *steps: Step[Kingdom]) -> list[str]:
    g.then(*steps)
    return ask(g)


def step_four(g: Kingdom) -> list[str]:
    """The choices of step 4 of the character on turn."""
    return start(g, FieldOptions())


def begin_turn(g: Kingdom, turns: int = 1) -> list[str]:
    """A turn of the character on turn from its movement on, and what follows the round."""
    g.turns = turns
    return start(g, Round(TURNS))


def begin_round(g: Kingdom) -> list[str]:
    return start(g, Round())


def refused(g: Kingdom, text: str) -> Refusal:
    """What is against an answer; nothing has changed by it."""
    ask(g)
    question = g.questions()[0]
    before = encoded(g)
    assert accepted(g, question, text) is None, f"{text!r} is accepted"
    refusal = explain(g, question, text)
    assert encoded(g) == before
    return refusal


def ended(g: Kingdom) -> tuple[str, list[int]]:
    """The clause that ended the game, and the seats that won; an empty one while it is played."""
    ask(g)
    if g.outcome is None:
        return "", []
    return g.outcome.clause, [seat for seat, won in enumerate(g.outcome.won) if won]


def encoded(g: Kingdom) -> bytes:
    return GAME.codec.encode(g)


def figures(one: Hero, *names: str) -> Sequence[int]:
    return [getattr(one, name) for name in names]
