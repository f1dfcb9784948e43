"""Which cards a game has carried out: spells by multiple, curses, sides of pages, abilities."""

from __future__ import annotations

from collections.abc import Iterator

from druzina.core import AnyQuestion, Choice, Event
from druzina.games.big_book_of_madness.content import TIMES, Content
from druzina.games.big_book_of_madness.model import ROUNDS, Book
from druzina.games.big_book_of_madness.rules.breaking import DrawOnBreaking
from druzina.games.big_book_of_madness.rules.effects import MayUse
from druzina.games.big_book_of_madness.rules.payment import Pay

PLAIN_SUPPORT, PLAIN_SPELLS = 3, 5


def all_cards(facts: Content) -> list[str]:
    """All there is: `spell:ice x2`, `curse:CW1`, `page:MI1:bonus`, `wizard:viktor`."""
    found = []
    for effect in facts.effects:
        spell = effect.card.startswith("spell")
        found += [f"{effect.card} x{times}" for times in TIMES] if spell else [effect.card]
    return [*found, *(f"wizard:{wizard.id}" for wizard in facts.wizards)]


def by_event(g: Book, event: Event) -> Iterator[str]:
    """What an event shows to have been carried out."""
    facts, shown = g.facts, event.shown
    if event.key == "event-casts":
        spell = facts.spells[_number(shown["spell"])]
        yield f"{facts.effects[spell.effect].card} x{shown['times']}"
    elif event.key == "event-triggers":
        yield facts.effects[facts.curses[_number(shown["curse"])].effect].card
    elif event.key == "event-monster":
        yield facts.effects[facts.pages[_number(shown["page"])].arrival].card
        if shown["round"] == ROUNDS:
            yield facts.effects[facts.pages[g.pages[-1]].arrival].card
    elif event.key == "event-not-defeated" and g.outcome is None:
        after = g.pages[g.pages.index(_number(shown["page"])) + 1]
        yield facts.effects[facts.pages[after].penalty].card
    elif event.key == "event-ability":
        yield f"wizard:{facts.wizards[_number(shown['wizard'])].id}"


def by_answer(g: Book, question: AnyQuestion, choice: Choice) -> Iterator[str]:
    """What is carried out by this answer, before it is given."""
    if isinstance(question, MayUse) and choice == "use":
        card = g.facts.effects[question.effect].card
        if card.startswith("page"):
            yield card
    harold = isinstance(question, Pay) and isinstance(choice, tuple) and choice[0] != choice[3]
    if harold or (isinstance(question, DrawOnBreaking) and choice == "draw"):
        yield f"wizard:{g.facts.wizards[g.players[question.seat].wizard].id}"


def standing(g: Book) -> Iterator[str]:
    """Abilities that show in what lies before a player."""
    for seat, player in enumerate(g.players):
        large = len(player.support) > PLAIN_SUPPORT and g.ability(seat) == "large support"
        many = len(player.spells) > PLAIN_SPELLS and g.ability(seat) == "six spells"
        if large or many:
            yield f"wizard:{g.facts.wizards[player.wizard].id}"


def watch(g: Book, question: AnyQuestion, choice: Choice) -> set[str]:
    """Gives the answer and carries the rules on; what was carried out by it."""
    found = set(by_answer(g, question, choice))
    g.told = []
    g.answer(question, choice)
    g.advance()
    for event in g.told:
        found.update(by_event(g, event))
    return found.union(standing(g))


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
