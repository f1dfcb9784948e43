"""Golden screens: `python -m tests.terminal.screens` writes them anew; read the diff."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from druzina.core import Luck
from tests.terminal.room import Room, by_number

FOLDER = Path(__file__).parent / "screens"
LANGUAGES = ("cs", "en")
MOMENT = 30
GAMES = {
    "": "tales_of_glory",
    "big_book_of_madness.": "big_book_of_madness",
    "gloomhaven.": "gloomhaven",
}


def screen(lang: str, game: str = "tales_of_glory") -> str:
    """What the person sees at one moment of a game."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        return _tale(lang, file) if game == "tales_of_glory" else _turn(lang, file, game)


TURNS = {"big_book_of_madness": "Act", "gloomhaven": "TurnMenu"}


def _turn(lang: str, file: Path, game: str) -> str:
    """What to do next, in the middle of a game."""
    room = Room("Ana=me,Ben=random", lang=lang, seed=12, file=file, game=game)
    answers = by_number(Luck(12))

    def answer(session: object) -> str:
        asked = room.match.asked(0)
        if asked and asked.kind == TURNS[game] and len(room.match.record.entries) > MOMENT:
            raise EOFError
        return answers(room.session)

    room.play(answer)
    return _last(room)


def _last(room: Room) -> str:
    shown = room.screen.text.rpartition("\n── ")[2]
    return f"── {shown.rpartition('> ')[0]}"


def _tale(lang: str, file: Path) -> str:
    """Where to lay a tile."""
    seats = "Ana=me,Ben=random,Cyril=random"
    room = Room(seats, "mode=experienced", lang=lang, seed=12, file=file)
    answers, luck = by_number(Luck(12)), Luck(1)

    def answer(session: object) -> str:
        asked = room.match.asked(0)
        if asked and asked.kind == "PlaceTile" and len(room.match.record.entries) > MOMENT:
            raise EOFError
        texts = [offered.text for offered in asked.offered] if asked else []
        return "lay" if "lay" in texts and luck.roll(4) else answers(room.session)

    room.play(answer)
    return _last(room)


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for prefix, game in GAMES.items():
        for lang in LANGUAGES:
            path = FOLDER / f"{prefix}{lang}.txt"
            path.write_text(screen(lang, game), encoding="utf-8")


if __name__ == "__main__":
    write()
