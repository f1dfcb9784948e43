"""Golden screens: `python -m tests.terminal.screens` writes them anew; read the diff."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from druzina.core import Luck
from tests.terminal.room import Room, by_number

FOLDER = Path(__file__).parent / "screens"
LANGUAGES = ("cs", "en")
MOMENT = 30


def screen(lang: str) -> str:
    """What the person sees at one moment of one game: where to lay a tile."""
    with TemporaryDirectory() as folder:
        return _screen(lang, Path(folder) / "game.json")


def _screen(lang: str, file: Path) -> str:
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
    shown = room.screen.text.rpartition("\n── ")[2]
    return f"── {shown.rpartition('> ')[0]}"


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        (FOLDER / f"{lang}.txt").write_text(screen(lang), encoding="utf-8")


if __name__ == "__main__":
    write()
