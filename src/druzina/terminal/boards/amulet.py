"""The picture of Amulet: two banks of places with the river between, monsters, the card that is
fought or explored, and everybody's things."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import shorten, wrap
from typing import Any

from msgspec import Struct, to_builtins
from rich.text import Text

from druzina.core import Shown
from druzina.text.words import Words

Seen = dict[str, Any]
LEFT = ("castle", "monastery", "lair", "village", "")
RIGHT = ("fair", "tower", "manor", "dungeons", "hut")
RIVER = " ≈ "
STYLES = {"W": "bold red", "C": "yellow", "G": "magenta", "X": "dim", ".": "dim"}


def board(words: Words, width: int, plain: bool) -> RealmBoard:
    return RealmBoard(words, width)


class RealmBoard:
    """Places in two columns; the choices' numbers stand in the list below."""

    def __init__(self, words: Words, width: int) -> None:
        self.words, self.width = words, width

    def title(self, view: Struct) -> str:
        seen: Seen = to_builtins(view)
        where = {"n": seen["day"], "days": seen["days"], "phase": seen["phase"]}
        return f"{self.words.say('game-title')} · {self.words.say('board-where', where)}"

    def table(self, view: Struct, numbers: Mapping[str, int]) -> list[Text]:
        seen: Seen = to_builtins(view)
        lines = [*self._places(seen), *self._rows(seen), *self._card(seen), *self._quests(seen)]
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
        return [self.words.say("board-legend-cards"), self.words.say("board-legend-things")]

    def notes(self, view: Struct) -> Mapping[str, str]:
        return {}

    def about(self, shown: Shown) -> str:
        return ""

    def drawn(self, target: str) -> bool:
        return False

    # The board

    def _places(self, seen: Seen) -> list[Text]:
        half = (self.width - len(RIVER)) // 2
        lines = []
        for left, right in zip(LEFT, RIGHT, strict=True):
            line = Text(self._place(seen, left, half).ljust(half))
            line.append(RIVER, "blue")
            lines.append(line.append(self._place(seen, right, half)))
        return lines

    def _place(self, seen: Seen, place: str, width: int) -> str:
        if not place:
            return shorten(f"({self.words.say('slot-inn')}){self._figures(seen, 'inn')}", width)
        marks = "".join(
            mark
            for mark, places in (("#", "locked"), ("!", "revels"), ("+", "upgraded"))
            if place in seen[places]
        )
        more = {
            "dungeons": " ?" if seen["dungeon"] else "",
            "lair": f" {len(seen['lair'])}",
            "manor": f" {len(seen['manor'])}",
            "village": f" {len(seen['village'])}",
        }.get(place, "")
        text = f"{self._name(place)}{marks}{more}{self._figures(seen, place)}"
        return shorten(text, width, placeholder="…")

    def _figures(self, seen: Seen, place: str) -> str:
        here = [p for p in seen["players"] if p["place"] == place]
        return "".join(f" @{self.words.seat(p['seat'])}" for p in here)

    def _rows(self, seen: Seen) -> list[Text]:
        lines = []
        for place in ("lair", "manor"):
            backs = [self._back(card) for card in seen[place]]
            lines += self._listed(place, backs)
        for place, cards in (("village", seen["village"]), ("night", seen["attacking"])):
            lines += self._listed(place, [self._name(card) for card in cards])
        return lines

    def _listed(self, place: str, things: list[str]) -> list[Text]:
        if not things:
            return []
        name = self.words.say("board-night") if place == "night" else self._name(place)
        text = f"{name}: {' '.join(f'{n}.{one}' for n, one in enumerate(things, 1))}"
        return [Text(part) for part in wrap(text, self.width, subsequent_indent="  ")]

    def _back(self, card: Seen) -> str:
        gem = self.words.say(f"gem-short-{card['gem']}") if card["gem"] else "?"
        spots = " ".join(f"{column},{row}" for column, row in card["weak"])
        return f"[L{card['level']} {spots} {gem} {card['power']}]"

    def _card(self, seen: Seen) -> list[Text]:
        fight = seen["fight"]
        lines = []
        if fight and fight["monster"]["id"]:
            lines += self._grid(fight["monster"]["id"])
        if seen["adventure"]:
            lines.append(Text(f"{self._name('castle')}: {self._name(seen['adventure'])}", "dim"))
            if seen["party"] is not None:
                lines += self._grid(seen["adventure"])
            lines += [
                Text(f"  {self.words.seat(laid['seat'])}: {laid['text']}") for laid in seen["laid"]
            ]
        return lines

    def _grid(self, thing: str) -> list[Text]:
        """The card as its rows: weak spots, damage, coins, the gem, forbidden squares."""
        lines = [Text(self._name(thing), "bold")]
        card: Any = self._thing(thing)
        for row in card.card.rows:
            line = Text("  ")
            for mark in row:
                line.append(f"{mark} ", STYLES.get(mark, "red"))
            lines.append(line)
        return lines

    def _quests(self, seen: Seen) -> list[Text]:
        return [
            Text(
                self.words.say(
                    "board-quest", {"id": one["quest"], "n": one["have"], "wanted": one["wanted"]}
                ),
                "cyan",
            )
            for one in seen["quests"]
        ]

    # Players

    def _player(self, seen: Seen, player: Seen) -> list[Text]:
        mark = "▶ " if player["seat"] == seen["active"] else "  "
        head = Text(f"{mark}{self.words.seat(player['seat'])}", "bold")
        if not player["character"]:
            return [head]
        facts = {
            "health": player["health"],
            "most": player["most_health"],
            "n": player["coins"],
            "trophies": len(player["trophies"]),
            "stuns": player["stuns"],
            "xp": player["due"],
        }
        told = f" · {self._name(player['character'])} · {self.words.say('board-player', facts)}"
        lines = [head.append(shorten(told, self.width - len(head.plain), placeholder="…"), "dim")]
        return [*lines, *self._things(player)]

    def _things(self, player: Seen) -> list[Text]:
        weapons = [self._name(one) for one in player["ready"]]
        weapons += [f"{self._name(one)}*" for one in player["damaged"]]
        weapons += [f"{self._name(one)}^" for one in player["away"]]
        items = [self._name(one) for one in (*player["spells"], *player["potions"])]
        gems = [
            f"{n}×{self.words.say(f'gem-short-{colour}')}"
            for colour, n in player["unplaced"].items()
        ]
        oaths = [self._name(one) for one in player["oaths"] or ()]
        found = []
        for things in (weapons, items + gems, player["charged"], oaths):
            if things:
                found += wrap(", ".join(things), self.width - 4)
        return [Text(f"    {line}") for line in found]

    def _thing(self, thing: str) -> Struct:
        game = self.words.game
        assert game is not None
        return game.catalogue(self.words.content)[thing]

    def _name(self, thing: str) -> str:
        name: dict[str, str] = getattr(self._thing(thing), "name", {})
        return name[self.words.lang]
