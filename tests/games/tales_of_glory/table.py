"""Small tables for tests: a story is a picture, a question is its texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from druzina.core import AnyQuestion, Event, Luck, Match, Step
from druzina.core.asking import explain, find
from druzina.core.refusal import Refusal
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.content import HOME, Content, Tile, keep, load
from druzina.games.tales_of_glory.model import HERO_CELL, NOTHING, Player, Story, Tale, cell
from druzina.games.tales_of_glory.rules.laying import LayTiles

FACTS = load(HOME)


def number(tile: str, facts: Content = FACTS) -> int:
    """The number of the tile with this id; `.` and `-` are no tile."""
    return NOTHING if tile in (".", "-") else facts.by_id(tile).number


def with_tiles(*changed: Tile) -> Content:
    """The content with some tiles printed otherwise, known to the process like any other set."""
    tiles = list(FACTS.tiles)
    for tile in changed:
        tiles[tile.number] = tile
    return keep(tiles)


def printed(tile: str, **fields: object) -> Tile:
    """A tile like this one but for these fields; for `with_tiles`."""
    return replace(FACTS.by_id(tile), **fields)


def story(picture: str, facts: Content = FACTS, opened: dict[str, int] | None = None) -> Story:
    """Tile ids in rows, north up, columns by words, `.` for an empty cell; the hero is at 0,0.

    Tiles are laid row by row after the hero; `opened` gives bits of open chests by id.
    """
    rows = [line.split() for line in picture.strip().splitlines()]
    spots = {
        word: (x, -y) for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."
    }
    hero = next(word for word in spots if word.startswith("H"))
    left, top = spots[hero]
    made = Story([number(hero, facts)], [HERO_CELL], [0])
    for word, (x, y) in spots.items():
        if word != hero:
            made.lay(number(word, facts), cell(x - left, y - top))
    for word, bits in (opened or {}).items():
        made.opened[made.tiles.index(number(word, facts))] = bits
    return made


def player(picture: str = "H1", facts: Content = FACTS, **fields: object) -> Player:
    """A seat with a story and goods: `player("H1 E1-10", gold=3, taken="E1-05", slot=2)`."""
    made = Player(story(picture, facts, fields.pop("opened", None)))  # type: ignore[arg-type]
    for name, value in fields.items():
        if name == "taken":
            value = number(str(value), facts)
        if name in ("held", "returned"):
            value = [number(one, facts) for one in value]  # type: ignore[attr-defined]
        setattr(made, name, value)
    return made


def table(
    *players: Player,
    display: Sequence[str] = (),
    decks: Sequence[Sequence[str]] = ((), (), ()),
    start: int = 0,
    round: int = 1,  # noqa: A002  # as the position calls it
    experienced: bool = False,
    facts: Content = FACTS,
    luck: int = 1,
) -> Tale:
    """A position with nothing on its stack. The display is filled up with empty slots."""
    slots = 6 if len(players) <= 3 else 8
    shown = [number(one, facts) for one in display]
    return Tale(
        content=facts.fingerprint,
        luck=luck,
        round=round,
        experienced=experienced,
        players=list(players),
        start=start,
        display=shown + [NOTHING] * (slots - len(shown)),
        decks=[[number(one, facts) for one in deck] for deck in decks],
        removed=[],
    )


def run(g: Tale, *steps: Step[Tale]) -> Tale:
    """Puts the steps on the stack and carries the rules on; events are in `told`."""
    g.then(*steps)
    g.told = []
    g.advance()
    return g


def asked(g: Tale, seat: int | None = None) -> AnyQuestion:
    """The open question (of a seat)."""
    return next(q for q in g.questions() if seat is None or q.seat == seat)


def offers(g: Tale, seat: int | None = None) -> list[str]:
    """The texts of what the open question offers; empty when nobody is asked."""
    if not g.questions():
        return []
    question = asked(g, seat)
    return [question.write(g, choice) for choice in question.choices(g)]


def say(g: Tale, *texts: str, seat: int | None = None) -> Tale:
    """Answers by texts, one after the other; each must be offered."""
    for text in texts:
        question = asked(g, seat)
        choice = find(g, question, text, question.choices(g))
        assert choice is not None, f"{text!r} is not among {offers(g, seat)}"
        g.answer(question, choice)
        g.advance()
    return g


def refused(g: Tale, text: str, seat: int | None = None) -> Refusal:
    """Why the open question does not offer this."""
    assert text not in offers(g, seat)
    return explain(g, asked(g, seat), text)


def told(g: Tale, key: str) -> list[Event]:
    """The events of that key since `run`."""
    return [event for event in g.told or [] if event.key == key]


def goods(g: Tale, seat: int = 0) -> dict[str, int]:
    who = g.players[seat]
    return {kind: getattr(who, kind) for kind in ("gold", "potions", "combat", "magic", "glory")}


def opening(seats: int = 2, seed: int = 1, **options: object) -> Tale:
    """A fresh game at its first question; its events are in `told`."""
    typed = GAME.read_options({"seats": seats, **options})
    return run(GAME.setup(typed, FACTS.fingerprint, seed))


def decisions(g: Tale, luck: Luck) -> Iterator[AnyQuestion]:
    """Plays on at random to the end; gives every question just before it is answered."""
    while g.advance() is not None:
        question = luck.pick(g.questions())
        yield question
        g.answer(question, luck.pick(question.choices(g)))


def ids(tiles: Sequence[int], facts: Content = FACTS) -> list[str]:
    """Tiles by their ids, an empty slot as `.`."""
    return ["." if tile == NOTHING else facts.tiles[tile].id for tile in tiles]


def match_at(g: Tale) -> Match[Tale]:
    """A match that has come to this position."""
    return Match.at(GAME, g, {"seats": len(g.players)})


def declined(g: Tale, text: str, seat: int | None = None) -> Refusal:
    """The refusal of a match when a seat tries this; nothing has changed."""
    match = match_at(g)
    before = match.fingerprint, match.record
    refusal = match.play(asked(g).seat if seat is None else seat, text)
    assert refusal is not None, f"{text!r} was accepted"
    assert (match.fingerprint, match.record) == before, "a refusal changed something"
    return refusal


def turn(who: Player, seats: int = 2, facts: Content = FACTS) -> Tale:
    """Phase 2 in which only this player, on seat 0, has a tile or quests to lay."""
    idle = [player("H5", facts) for _ in range(seats - 1)]
    return run(table(who, *idle, experienced=bool(who.held), facts=facts), LayTiles())
