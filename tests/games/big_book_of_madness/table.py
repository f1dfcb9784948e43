"""Small tables for tests: cards are words, `W1 E2 M`, a question is its texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from druzina.core import AnyQuestion, Event, Luck, Match, Step
from druzina.core.asking import explain, find
from druzina.core.refusal import Refusal
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.content import HOME, load
from druzina.games.big_book_of_madness.model import CARDS, MADNESS, SLOTS, Book, Laid, Player
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.effects import Resolve

FACTS = load(HOME)
PAGES = "MC1 MI1 MI2 MI3 MI4 MI5 LP"


def cards(words: str) -> list[int]:
    return [CARDS.index(word) for word in words.split()]


def words(numbers: Sequence[int]) -> str:
    return " ".join(CARDS[number] for number in numbers)


def player(
    hand: str = "",
    draw: str = "E1 E1 E1 E1 E1 E1",
    discard: str = "",
    support: str = "",
    spells: str = "growth ice combustion telepathy",
    wizard: str = "patrik",
) -> Player:
    """A seat; the top of the draw pile is the last word. A spell with `*` is used, `-` is down."""
    marks = {"*": 1, "-": 2}
    states = [sum(marks[mark] for mark in name if mark in marks) for name in spells.split()]
    return Player(
        wizard=FACTS.wizard(wizard).number,
        hand=sorted(cards(hand)),
        draw=cards(draw),
        discard=cards(discard),
        support=sorted(cards(support)),
        spells=[FACTS.spell(name.strip("*-")).number for name in spells.split()],
        states=states,
    )


def table(
    *players: Player,
    curses: str = "",
    stack: int = 20,
    space: int = 2,
    round: int = 1,  # noqa: A002  # as the position calls it
    turn: int = 1,
    active: int = 0,
    pages: str = PAGES,
    libraries: str = "W1a E1a F1a A1a",
    piles: str = "CW8 CW9 CE8 CE9 CF8 CF9 CA8 CA9 CM11 CM12",
    variant: bool = False,
    difficulty: str = "I",
) -> Book:
    """A position with nothing on its stack. Curses lie in slots: `2:CW1 3l:CM3`.

    Each word of `libraries` is one pile, its top last: `W3a.W2a.W1a`.
    """
    numbers = [FACTS.curse(curse).number for curse in piles.split()]
    return Book(
        content=FACTS.fingerprint,
        luck=1,
        difficulty=difficulty,
        mode="classic",
        variant=variant,
        players=list(players),
        active=active,
        pages=[FACTS.page(page).number for page in pages.split()],
        libraries=[
            [FACTS.spell(one).number for one in pile.split(".") if one != "-"]
            for pile in libraries.split()
        ],
        piles=[[n for n in numbers if FACTS.curse_kinds[n] == kind] for kind in range(5)],
        supply=[0 if one % 3 == 0 else (10, 10, 6)[one % 3] for one in range(MADNESS)] + [stack],
        box=[0] * 13,
        slots=[
            Laid(SLOTS.index(slot), FACTS.curse(curse).number)
            for slot, curse in (word.split(":") for word in curses.split())
        ],
        space=space,
        round=round,
        turn=turn,
    )


def run(g: Book, *steps: Step[Book]) -> Book:
    """Puts the steps on the stack and carries the rules on; events are in `told`."""
    g.then(*steps)
    g.told = []
    g.advance()
    return g


def acting(*players: Player, seat: int = 0, curses: str = "", stack: int = 20) -> Book:
    """The Action phase of seat 0, or of another seat during its turn."""
    return run(table(*players, curses=curses, stack=stack), Act(seat))


def resolve(g: Book, thing: str, side: str = "", times: int = 1, seat: int = 0) -> Book:
    """Carries out the text of a spell, a curse, or a side of a page."""
    for effect in FACTS.effects:
        if effect.card.split(":", 1)[1] == (f"{thing}:{side}" if side else thing):
            return run(g, Resolve(seat, effect.number, times))
    raise LookupError(thing)


def asked(g: Book) -> AnyQuestion:
    return g.questions()[0]


def offers(g: Book) -> list[str]:
    """The texts of what the open question offers; empty when nobody is asked."""
    if not g.questions():
        return []
    question = asked(g)
    return [question.write(g, choice) for choice in question.choices(g)]


def say(g: Book, *texts: str) -> Book:
    """Answers by texts, one after the other; each must be offered."""
    for text in texts:
        question = asked(g)
        choice = find(g, question, text, question.choices(g))
        assert choice is not None, f"{text!r} is not among {offers(g)}"
        assert choice in question.candidates(g), f"{text!r} is nothing one could point at"
        assert question.refusal(g, choice) is None, f"{text!r} is offered and refused"
        g.answer(question, choice)
        g.advance()
    return g


def seated(g: Book) -> Match[Book]:
    """A match that goes on from this position."""
    return Match.at(GAME, g, {"seats": len(g.players)})


def refused(g: Book, text: str) -> Refusal:
    """Why the open question does not offer this; a match refuses it and nothing changes."""
    assert text not in offers(g)
    told, match = g.told, seated(g)
    before = match.fingerprint
    refusal = match.play(asked(g).seat, text)
    assert refusal is not None, f"{text!r} was accepted"
    assert match.fingerprint == before, "a refusal changed something"
    g.told = told
    assert refusal == GAME.naming(g.content).refusal(explain(g, asked(g), text))
    return refusal


def told(g: Book, key: str) -> list[Event]:
    return [event for event in g.told or [] if event.key == key]


def hand(g: Book, seat: int = 0) -> str:
    return words(g.players[seat].hand)


def discard(g: Book, seat: int = 0) -> str:
    return words(sorted(g.players[seat].discard))


def support(g: Book, seat: int = 0) -> str:
    return words(g.players[seat].support)


def draw(g: Book, seat: int = 0) -> str:
    return words(g.players[seat].draw)


def spells(g: Book, seat: int = 0) -> str:
    """The spells before a player: used ones with `*`, neutralised ones with `-`."""
    who = g.players[seat]
    pairs = zip(who.spells, who.states, strict=True)
    marks = {0: "", 1: "*", 2: "-", 3: "*-", 4: "!"}
    return " ".join(FACTS.spells[spell].id + marks[state] for spell, state in pairs)


def curses(g: Book) -> str:
    return " ".join(f"{SLOTS[one.slot]}:{FACTS.curses[one.curse].id}" for one in g.slots)


def opening(seats: int = 2, seed: int = 1, **options: object) -> Book:
    """A fresh game at its first question; its events are in `told`."""
    typed = GAME.read_options({"seats": seats, **options})
    return run(GAME.setup(typed, FACTS.fingerprint, seed))


def decisions(g: Book, luck: Luck) -> Iterator[AnyQuestion]:
    """Plays on at random to the end; gives every question just before it is answered."""
    while (asked_ := g.advance()) is not None:
        question, choices = asked_
        yield question
        g.answer(question, luck.pick(choices))
