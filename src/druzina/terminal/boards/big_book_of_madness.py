"""The picture of The Big Book of Madness: book, track, library, supply and everybody's cards."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from msgspec import Struct, to_builtins
from rich.text import Text

from druzina.core import Shown
from druzina.text.words import Words

Seen = dict[str, Any]
INDENT = 5
STYLES = {"W": "blue", "E": "green", "F": "red", "A": "cyan", "M": "magenta"}


def board(words: Words, width: int, plain: bool) -> BookBoard:
    return BookBoard(words, width)


class BookBoard:
    """Lines of cards as their short names; the choices' numbers stand in the list below."""

    def __init__(self, words: Words, width: int) -> None:
        self.words, self.width = words, width

    def title(self, view: Struct) -> str:
        seen: Seen = to_builtins(view)
        told = self.words.say("board-where", {"round": seen["round"], "space": seen["space"]})
        return f"{self.words.say('game-title')} · {told}"

    def table(self, view: Struct, numbers: Mapping[str, int]) -> list[Text]:
        seen: Seen = to_builtins(view)
        lines = [*self._book(seen), *self._curses(seen), *self._shop(seen), Text()]
        for player in seen["players"]:
            lines += self._player(seen, player)
        return lines

    def sentences(self, view: Struct) -> list[str]:
        return [line.plain for line in self.table(view, {}) if line.plain]

    def others(self, view: Struct) -> list[Text]:
        seen: Seen = to_builtins(view)
        return [
            line
            for player in seen["players"]
            if player["seat"] != seen["seat"]
            for line in self._player(seen, player)
        ]

    def legend(self) -> list[str]:
        return [self.words.say("board-legend-cards"), self.words.say("board-legend-spells")]

    def notes(self, view: Struct) -> Mapping[str, str]:
        return {}

    def about(self, shown: Shown) -> str:
        return ""

    def drawn(self, target: str) -> bool:
        return False

    # Inside

    def _book(self, seen: Seen) -> list[Text]:
        lines = [Text(self.words.say("board-madness", {"n": seen["madness"]}), "bold magenta")]
        if seen["monster"]:
            lines.append(Text(self._face(seen["monster"], 2), "bold"))
        if seen["front"]:
            lines += [Text(f"  {line}") for line in self._lines(seen["front"])[-2:]]
        return lines

    def _curses(self, seen: Seen) -> list[Text]:
        lines = []
        for laid in seen["curses"]:
            cost = "".join(f" {n}{kind}" for kind, n in zip("WEFA", laid["cost"], strict=True) if n)
            owed = f"[{cost.strip()}]{' M' * laid['under']} "
            told = wrap(self._face(laid["curse"], 1), self.width - len(owed) - INDENT)
            for number, part in enumerate(told):
                line = Text(f"  {laid['slot']:<3}" if number == 0 else " " * INDENT)
                line.append(owed if number == 0 else " " * len(owed), "yellow")
                lines.append(line.append(part, "dim" if laid["down"] else ""))
        return lines

    def _shop(self, seen: Seen) -> list[Text]:
        library = [self._name(one) for one in seen["libraries"] if one]
        supply = " ".join(f"{one}×{n}" for one, n in seen["supply"].items())
        return [
            Text(f"{self.words.say('board-library')}: {', '.join(library)}"),
            Text(f"{self.words.say('board-supply')}: {supply}", "dim"),
        ]

    def _player(self, seen: Seen, player: Seen) -> list[Text]:
        mark = "▶ " if player["seat"] == seen["active"] else "  "
        head = Text(f"{mark}{self.words.seat(player['seat'])}", "bold")
        if player["wizard"]:
            head.append(f" · {self._name(player['wizard'])}", "dim")
        if player["out"]:
            head.append(f" · {self.words.say('board-out')}", "red")
            return [head]
        head.append("  ")
        _cards(head, player["hand"])
        head.append(" │ ")
        _cards(head, player["support"])
        head.append(f" │ {player['draw']}/{len(player['discard'])}", "dim")
        spells = Text("    ")
        for one in player["spells"]:
            mark = "-" if one["down"] else "*" if one["used"] else ""
            spells.append(f"{self._name(one['spell'])}{mark}  ", "dim" if mark else "")
        return [head, spells]

    def _name(self, thing: str) -> str:
        game = self.words.game
        assert game is not None
        name: dict[str, str] = getattr(game.catalogue(self.words.content)[thing], "name", {})
        return name[self.words.lang]

    def _lines(self, thing: str) -> list[str]:
        game = self.words.game
        assert game is not None
        return [self.words.shown(line) for line in game.describe(self.words.content, thing)]

    def _face(self, thing: str, line: int) -> str:
        return f"{self._name(thing)}: {self._lines(thing)[line]}"


def _cards(text: Text, cards: list[str]) -> None:
    for card in cards:
        text.append(f"{card} ", STYLES[card[0]])
