"""The picture of The Big Book of Madness: book, track, library, supply and everybody's cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from msgspec import Struct, to_builtins
from rich.text import Text

from druzina.core import Argument, Shown
from druzina.terminal.boards.picture import aimed
from druzina.text.words import Words

Seen = dict[str, Any]
INDENT = 5
STYLES = {"W": "blue", "E": "green", "F": "red", "A": "cyan", "M": "magenta"}
ELEMENTS = "WEFA"
ONCE = 2  # of the lines of a spell's face
LAST_PAGE = 2  # lines: its name and the arrival
SPACES = {"3l": "3<", "3r": "3>"}  # the two curses of the third space, beside each other


def board(words: Words, width: int, plain: bool) -> BookBoard:
    return BookBoard(words, width, plain)


class BookBoard:
    """Lines of cards as their short names; the choices' numbers stand in the list below."""

    def __init__(self, words: Words, width: int, plain: bool = False) -> None:
        self.words, self.width, self.plain = words, width, plain

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

    def scene(self, view: Struct, numbers: Mapping[str, int], width: int) -> list[Text]:
        seen: Seen = to_builtins(view)
        self.width = width
        parts = [self._book(seen), self._curses(seen), self._shop(seen), self._wizards(numbers)]
        parts += [
            self._player(seen, player)
            for player in seen["players"]
            if player["seat"] != seen["seat"]
        ]
        return [line for part in parts if part for line in (*part, Text())]

    def mine(self, view: Struct, numbers: Mapping[str, int], width: int) -> list[Text]:
        seen: Seen = to_builtins(view)
        self.width = width
        return [
            line
            for player in seen["players"]
            if player["seat"] == seen["seat"]
            for line in self._player(seen, player)
        ]

    def seats(self, view: Struct, width: int) -> list[Text]:
        seen: Seen = to_builtins(view)
        return [line for player in seen["players"] for line in self._seat(seen, player, width)]

    def _seat(self, seen: Seen, player: Seen, width: int) -> list[Text]:
        """The name, and below it the number of cards in hand, support, draw and discard pile."""
        mark = "▶ " if player["seat"] == seen["active"] else "  "
        counts = self.words.say(
            "board-counts",
            {
                "hand": len(player["hand"]),
                "support": len(player["support"]),
                "draw": player["draw"],
                "discard": len(player["discard"]),
            },
        )
        told = self.words.say("board-out") if player["out"] else counts
        name = f"{mark}{self.words.seat(player['seat'])}"[:width]
        return [aimed(name, f"seat:{player['seat']}"), Text(f"  {told}"[:width], "dim")]

    def _wizards(self, numbers: Mapping[str, int]) -> list[Text]:
        """Whom to be, while that is asked."""
        lines = []
        for target in numbers:
            kind, _, thing = target.partition(":")
            if kind == "wizard":
                for number, part in enumerate(wrap(self._face(thing, 1), self.width - INDENT)):
                    lines.append(aimed(f"{'' if number == 0 else '  '}{part}", target))
        return lines

    def sentences(self, view: Struct) -> list[str]:
        seen: Seen = to_builtins(view)
        told = [self.words.say("board-madness", {"n": seen["madness"]})]
        told += [self._face(seen["monster"], 2)] if seen["monster"] else []
        told += self._turned(seen)
        told += [self._heard(laid) for laid in seen["curses"]]
        told += [self._offered(one) for one in seen["libraries"] if one]
        supply = self._counted(Counter(seen["supply"]))
        told.append(f"{self.words.say('board-supply')}: {supply}.")
        return [*told, *(self._read(seen, player) for player in seen["players"])]

    def _offered(self, spell: str) -> str:
        """A spell of the library as it is when cast once."""
        facts: dict[str, Argument] = {"spell": spell, "text": self._lines(spell)[ONCE]}
        return self.words.say("board-read-spell", facts)

    def _counted(self, cards: Counter[str]) -> str:
        """Cards by their names, alike ones counted; letters are for eyes."""
        if not cards:
            return self.words.say("board-read-empty")
        return ", ".join(
            self.words.say("board-read-cards", {"card": card, "n": n}) for card, n in cards.items()
        )

    def _heard(self, laid: Seen) -> str:
        """A curse: where, what it costs to break it, and what it does."""
        cost = tuple((kind, n) for kind, n in zip(ELEMENTS, laid["cost"], strict=True) if n)
        return self.words.say(
            "board-read-curse",
            {"slot": laid["slot"], "cost": cost, "face": self._face(laid["curse"], 1)},
        )

    def _read(self, seen: Seen, player: Seen) -> str:
        """Everything before a player, in one sentence."""
        if player["out"]:
            return f"{self.words.seat(player['seat'])}: {self.words.say('board-out')}"
        hand, support = (self._counted(Counter(player[zone])) for zone in ("hand", "support"))
        spells = ", ".join(map(self._held, player["spells"]))
        piles = {"draw": player["draw"], "discard": len(player["discard"])}
        return self.words.say(
            "board-read-player",
            {"seat": player["seat"], "hand": hand, "support": support, "spells": spells, **piles},
        )

    def _held(self, one: Seen) -> str:
        """A spell before a player, and whether it can be cast."""
        if one["down"]:
            return self.words.say("board-read-down", {"spell": one["spell"]})
        if one["used"]:
            return self.words.say("board-read-used", {"spell": one["spell"]})
        return self._name(one["spell"])

    def piles(self, view: Struct) -> list[str]:
        """Everybody's discard pile, card by card."""
        seen: Seen = to_builtins(view)
        told = []
        for player in seen["players"]:
            cards = " ".join(map(self._card, player["discard"])) or "–"
            told.append(self.words.say("board-discards", {"seat": player["seat"], "text": cards}))
        return told

    def others(self, view: Struct) -> list[Text]:
        seen: Seen = to_builtins(view)
        return [
            line
            for player in seen["players"]
            if player["seat"] != seen["seat"]
            for line in self._player(seen, player)
        ]

    def aloud(self, view: Struct) -> list[str]:
        return []

    def legend(self) -> list[str]:
        return [self.words.say("board-legend-cards"), self.words.say("board-legend-spells")]

    def notes(self, view: Struct) -> Mapping[str, str]:
        """What the spells of the library do; ears have heard it of the table."""
        if self.plain:
            return {}
        seen: Seen = to_builtins(view)
        shelf = zip(ELEMENTS, seen["libraries"], strict=True)
        things = {f"library:{kind}": one for kind, one in shelf if one}
        return {target: " ".join(self._lines(one)[ONCE:]) for target, one in things.items()}

    def about(self, shown: Shown) -> str:
        return ""

    def drawn(self, target: str) -> bool:
        return False

    # Inside

    def _book(self, seen: Seen) -> list[Text]:
        lines = [Text(self.words.say("board-madness", {"n": seen["madness"]}), "bold magenta")]
        if seen["monster"]:
            told = wrap(self._face(seen["monster"], 2), self.width)
            lines += [Text(line, "bold") for line in told]
        for face in self._turned(seen):
            lines += [Text(f"  {line}") for line in wrap(face, self.width - 2)]
        return lines

    def _turned(self, seen: Seen) -> list[str]:
        """Bonus and penalty of the open page; the last page has neither."""
        faces = self._lines(seen["front"]) if seen["front"] else []
        return faces[-2:] if len(faces) > LAST_PAGE else []

    def _curses(self, seen: Seen) -> list[Text]:
        lines = []
        for laid in seen["curses"]:
            pips = zip(ELEMENTS, laid["cost"], strict=True)
            cost = "".join(f" {n}{self._letter(kind)}" for kind, n in pips if n)
            under = f" {self._letter('M')}" * laid["under"]
            owed = f"[{cost.strip()}]{under} "
            told = wrap(self._face(laid["curse"], 1), self.width - len(owed) - INDENT)
            for number, part in enumerate(told):
                line = Text(f"  {_space(laid):<3}" if number == 0 else " " * INDENT)
                line.append(owed if number == 0 else " " * len(owed), "yellow")
                line.append(part, "dim" if laid["down"] else "")
                lines.append(aimed(line, f"curse:{laid['slot']}"))
        return lines

    def _shop(self, seen: Seen) -> list[Text]:
        library = [
            aimed(self._name(one), f"library:{kind}")
            for kind, one in zip(ELEMENTS, seen["libraries"], strict=True)
            if one
        ]
        return [
            *self._row(f"{self.words.say('board-library')}: ", library, ", "),
            *self._supply(seen),
        ]

    def _supply(self, seen: Seen) -> list[Text]:
        supply = [
            aimed(f"{self._card(one)}×{n}", f"supply:{one}") for one, n in seen["supply"].items()
        ]
        return self._row(f"{self.words.say('board-supply')}: ", supply, " ")

    def _row(self, head: str, parts: list[Text], between: str) -> list[Text]:
        """Parts one after the other, on as many lines as they need."""
        lines = [Text(head)]
        for part in parts:
            if len(lines[-1]) + len(part) + len(between) > self.width:
                lines[-1].append(between.rstrip())
                lines.append(Text("  "))
            elif len(lines[-1]) > len(head) or len(lines) > 1:
                lines[-1].append(between)
            lines[-1].append_text(part)
        return lines

    def _player(self, seen: Seen, player: Seen) -> list[Text]:
        mark = "▶ " if player["seat"] == seen["active"] else "  "
        head = Text(f"{mark}{self.words.seat(player['seat'])}", "bold")
        if player["wizard"]:
            head.append(f" · {self._name(player['wizard'])}", "dim")
        if player["out"]:
            head.append(f" · {self.words.say('board-out')}", "red")
            return [head]
        head = aimed(head, f"seat:{player['seat']}")
        cards = Text("  ")
        self._cards(cards, player["hand"], f"hand{player['seat']}")
        cards.append(" │ ")
        self._cards(cards, player["support"], f"support{player['seat']}")
        cards.append(f" │ {player['draw']}/{len(player['discard'])}", "dim")
        wide = len(head) + len(cards) > self.width
        lines = [head, Text("  ").append_text(cards)] if wide else [head.append_text(cards)]
        spells = []
        for one in player["spells"]:
            mark = "-" if one["down"] else "*" if one["used"] else ""
            told = f"{self._name(one['spell'])}{mark}"
            spells.append(
                aimed(told, f"spell:{one['spell']}@{player['seat']}", "dim" if mark else "")
            )
        return [*lines, *self._row("    ", spells, "  ")]

    def _cards(self, text: Text, cards: list[str], zone: str) -> None:
        for card in cards:
            text.append_text(aimed(self._card(card), f"card:{card}@{zone}", STYLES[card[0]]))
            text.append(" ")

    def _card(self, card: str) -> str:
        """`W2` in the reader's language."""
        return f"{self._letter(card[0])}{card[1:]}"

    def _letter(self, kind: str) -> str:
        return self.words.say(f"letter-{kind}")

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


def _space(laid: Seen) -> str:
    slot: str = laid["slot"]
    return SPACES.get(slot, slot)
