"""Writes the golden records anew: `python -m tests.golden.regenerate`. Read the diff.

A golden record is a whole game as `NAME.json`, and its log, free of any language, as
`NAME.spectator.log` and `NAME.seat0.log`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from druzina import games
from druzina.core import AnyQuestion, Argument, Choice, Luck, Match, Position
from druzina.core.luck import Seed, lucky
from tests.positions import position

HOME = Path(__file__).parent
READERS: dict[str, int | None] = {"spectator": None, "seat0": 0}

Chooser = Callable[[Position, AnyQuestion, Luck], Choice]


def at_random(g: Position, question: AnyQuestion, luck: Luck) -> Choice:
    choice: Choice = luck.pick(question.choices(g))
    return choice


def keen(g: Position, question: AnyQuestion, luck: Luck) -> Choice:
    """Mostly the first of what is offered, which is to do something rather than not."""
    choices = question.choices(g)
    if question.verb == "pick" or not luck.roll(4):
        return at_random(g, question, luck)
    first: Choice = choices[0]
    return first


def late(g: Position, question: AnyQuestion, luck: Luck) -> Choice:
    """The first or the last of what is offered."""
    choice: Choice = question.choices(g)[-luck.roll(2)]
    return choice


class Play(Struct, frozen=True):
    """How a golden game is played: who chooses how, seat by seat, and when luck is drawn anew."""

    name: str
    game: str
    options: dict[str, object]
    seed: Seed
    choosers: tuple[Chooser, ...]
    redraw_at: int | None = None


NAMES = ("Ann", "Bartholomew", "Eva")
PLAYS = (
    Play("2-basic", "tales_of_glory", {"seats": 2}, 11, (at_random, keen)),
    Play("2-experienced", "tales_of_glory", {"seats": 2, "mode": "experienced"}, 22, (keen, late)),
    Play("3-names", "tales_of_glory", {"seats": 3, "names": NAMES}, 33, (keen, keen, late)),
    Play(
        "3-redrawn",
        "tales_of_glory",
        {"seats": 3, "mode": "experienced", "start": "drawn"},
        44,
        (keen, at_random, keen),
        redraw_at=40,
    ),
    Play(
        "4-basic", "tales_of_glory", {"seats": 4, "start": "2"}, 55, (keen, at_random, late, keen)
    ),
    Play(
        "5-experienced",
        "tales_of_glory",
        {"seats": 5, "mode": "experienced"},
        67,
        (keen, keen, at_random, late, keen),
    ),
    Play(
        "3-sealed",
        "tales_of_glory",
        {"seats": 3, "mode": "experienced"},
        "0123456789abcdef" * 4,
        (keen, at_random, late),
        redraw_at=30,
    ),
    Play(
        "2-terror",
        "big_book_of_madness",
        {"seats": 2, "mode": "terror", "difficulty": "II"},
        71,
        (keen, at_random),
    ),
    Play(
        "4-classic",
        "big_book_of_madness",
        {"seats": 4, "character": "drawn"},
        72,
        (keen, at_random, keen, late),
        redraw_at=30,
    ),
    Play(
        "5-variant",
        "big_book_of_madness",
        {"seats": 5, "variant": True, "difficulty": "III", "start": "1"},
        73,
        (keen, keen, at_random, at_random, keen),
    ),
    Play("3-rivals", "amulet", {"seats": 3}, 81, (keen, at_random, late)),
    Play(
        "4-together",
        "amulet",
        {"seats": 4, "mode": "cooperative", "character": "drawn", "quest_c": "2"},
        85,
        (late, at_random, keen, at_random),
        redraw_at=10,
    ),
    Play("2-hidden", "amulet", {"seats": 2, "mode": "hidden", "start": "1"}, 83, (at_random, late)),
    Play("1-solo", "amulet", {"seats": 1, "character": "thief"}, 84, (late,)),
    Play("2-short", "prophecy", {"seats": 2, "goal": "short"}, 91, (at_random, keen)),
    Play(
        "4-pairs",
        "prophecy",
        {"seats": 4, "team_game": True, "trading": True},
        93,
        (keen, keen, keen, keen),
        redraw_at=30,
    ),
    Play("2-barrow", "gloomhaven", {"seats": 2}, 95, (keen, at_random)),
    Play(
        "3-open",
        "gloomhaven",
        {"seats": 3, "scenario": 4, "open_information": True, "steady": True},
        96,
        (keen, late, at_random),
        redraw_at=30,
    ),
    Play(
        "4-mortal",
        "gloomhaven",
        {"seats": 4, "scenario": 3, "permanent_death": True, "difficulty": "very_hard"},
        97,
        (late, at_random, keen, at_random),
    ),
)


def played(play: Play) -> Match[Any]:
    """The game to its end, through the match as a player would."""
    luck = lucky(play.seed)
    match = Match.new(games.find(play.game), dict(play.options), play.seed)
    while match.questions():
        if len(match.record.entries) == play.redraw_at:
            sealed = luck.onward()
            match.redraw(sealed if isinstance(sealed, int) else sealed.hex())
        question = luck.pick(match.questions())
        chooser = play.choosers[question.seat]
        refused = match.play(question.seat, chooser(position(match), question, luck))
        assert refused is None, f"{question.kind} offers what it refuses: {refused}"
    return match


def log_lines(match: Match[Any], reader: int | None) -> list[str]:
    """One line each: the key and the arguments, things on the table by their ids."""
    return [
        " ".join([line.key, *(f"{k}={worded(v)}" for k, v in line.arguments.items())])
        for line in match.log(reader)
    ]


def worded(value: Argument) -> str:
    return ",".join(map(worded, value)) if isinstance(value, tuple) else str(value)


def files(play: Play, match: Match[Any]) -> Iterator[tuple[Path, str]]:
    """What belongs in the files of a golden game."""
    folder = HOME / play.game
    yield folder / f"{play.name}.json", match.record.write().decode()
    for name, reader in READERS.items():
        text = "".join(f"{line}\n" for line in log_lines(match, reader))
        yield folder / f"{play.name}.{name}.log", text


def main() -> None:
    for play in PLAYS:
        for path, text in files(play, played(play)):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
