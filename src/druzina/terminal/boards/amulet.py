"""The picture of Amulet: two banks of places with the river between, monsters, the card that is
fought or explored, and everybody's things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import shorten, wrap
from typing import Any

from msgspec import Struct, to_builtins
from rich.text import Text

from druzina.core import Argument, Shown
from druzina.terminal.boards.amulet_cards import Back, draw_backs, draw_card
from druzina.terminal.boards.picture import aimed
from druzina.text.words import Words

Seen = dict[str, Any]
BACKS = ("lair", "manor")  # where cards lie face down
LEFT = ("castle", "monastery", "lair", "village", "")
RIGHT = ("fair", "tower", "manor", "dungeons", "hut")
RIVER = " ≈ "
BETWEEN = 3


def board(words: Words, width: int, plain: bool) -> RealmBoard:
    return RealmBoard(words, width)


def parted(lines: Sequence[str]) -> str:
    """Several things said one after the other: what is no sentence ends in a semicolon."""
    *before, last = lines or [""]
    return " ".join([*(one if one.endswith(".") else f"{one};" for one in before), last])


class RealmBoard:
    """Places in two columns; the choices' numbers stand in the list below."""

    def __init__(self, words: Words, width: int) -> None:
        self.words, self.width = words, width
        self._known: dict[str, str] = {}

    def title(self, view: Struct) -> str:
        seen: Seen = to_builtins(view)
        where = {"n": seen["day"], "days": seen["days"], "phase": seen["phase"]}
        return f"{self.words.say('game-title')} · {self.words.say('board-where', where)}"

    def table(self, view: Struct, numbers: Mapping[str, int]) -> list[Text]:
        seen: Seen = to_builtins(view)
        lines = [*self._places(seen), *self._rows(seen), *self._adventure(seen)]
        lines += [*self._open(seen), *self._quests(seen)]
        for player in seen["players"]:
            lines += self._player(seen, player)
        return lines

    def scene(self, view: Struct, numbers: Mapping[str, int], width: int) -> list[Text]:
        """What is fought or explored first, if something is; else the valley."""
        seen: Seen = to_builtins(view)
        self.width = width
        valley = [*self._places(seen), Text(), *self._rows(seen), *self._adventure(seen)]
        card = self._open(seen)
        others = [line for line in self.others(view) if line.plain]
        parts = [card, valley] if card else [valley]
        return [line for part in (*parts, self._quests(seen), others) for line in (*part, Text())]

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
        """The name, and below it health, coins and trophies."""
        seen: Seen = to_builtins(view)
        lines = []
        for player in seen["players"]:
            mark = "▶ " if player["seat"] == seen["active"] else "  "
            name = f"{mark}{self.words.seat(player['seat'])}"
            lines.append(aimed(shorten(name, width, placeholder="…"), f"seat:{player['seat']}"))
            told = self.words.say("board-seat", self._facts(player))
            lines += [Text(f"  {row}", "dim") for row in wrap(told, width - 2)]
        return lines

    def sentences(self, view: Struct) -> list[str]:
        """Cards are told row by row, not drawn."""
        seen: Seen = to_builtins(view)
        lines = [*self._places(seen), *self._lists(seen), *self._adventure(seen)]
        lines += self._quests(seen)
        for player in seen["players"]:
            lines += self._player(seen, player)
        return [*(line.plain for line in lines if line.plain), *self._heard(seen)]

    def _heard(self, seen: Seen) -> list[str]:
        cards = [(place, *one) for place in BACKS for one in enumerate(seen[place], 1)]
        told = [self._back(place, number, card) for place, number, card in cards]
        opened = self._opened(seen)
        if not opened:
            return told
        card: Any = self._thing(opened)
        rows = enumerate(map(self._marks, card.card.rows), 1)
        return [*told, f"{self._name(opened)}:", *(self._row(*one) for one in rows if one[1])]

    def _back(self, place: str, number: int, card: Seen) -> str:
        """AMU-DWN-02: the face-down card with its weak spots."""
        spots = sorted((row, column) for column, row in card["weak"])
        rows = {row: ", ".join(str(at) for one, at in spots if one == row) for row, _ in spots}
        return self.words.say(
            "board-back",
            {
                "where": self._name(place),
                "n": number,
                "level": card["level"],
                "stone": self.words.say(f"gem-{card['gem']}") if card["gem"] else "?",
                "power": card["power"],
                "spots": "; ".join(self._spots(*one) for one in rows.items()) or "-",
            },
        )

    def _spots(self, row: int, columns: str) -> str:
        return self.words.say("board-spots", {"n": row, "told": columns})

    def _row(self, row: int, told: str) -> str:
        return self.words.say("board-row", {"n": row, "told": told})

    def _marks(self, row: str) -> str:
        """What lies in a row of a card, square by square; empty squares are passed over."""
        found = [(at, mark) for at, mark in enumerate(row, 1) if mark not in ". "]
        return ", ".join(self.words.say("board-mark", {"n": at, "mark": m}) for at, m in found)

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
        return [self.words.say("board-legend-cards"), self.words.say("board-legend-things")]

    def notes(self, view: Struct) -> Mapping[str, str]:
        """What places, weapons, spells and potions do."""
        seen: Seen = to_builtins(view)
        places = {f"location:{place}": place for place in (*LEFT, *RIGHT) if place}
        things = {f"{kind}:{one}": one for kind in ("spell", "potion") for one in seen[f"{kind}s"]}
        own = [player for player in seen["players"] if player["seat"] == seen["seat"]]
        things |= {
            f"weapon:{one}": one for player in own for one in (*player["ready"], *player["damaged"])
        }
        return {target: self._told(thing) for target, thing in {**places, **things}.items()}

    def about(self, shown: Shown) -> str:
        return ""

    def drawn(self, target: str) -> bool:
        return False

    # The board

    def _places(self, seen: Seen) -> list[Text]:
        half = (self.width - len(RIVER)) // 2
        lines = []
        for left, right in zip(LEFT, RIGHT, strict=True):
            near, far = (self._place(seen, place, half) for place in (left, right))
            bank = aimed(near, f"location:{left}") if left else Text(near)
            bank.append(" " * (half - len(near)))
            bank.append(RIVER, "blue")
            lines.append(bank.append_text(aimed(far, f"location:{right}")))
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
        return [*self._backs(seen), *self._lists(seen)]

    def _backs(self, seen: Seen) -> list[Text]:
        """The face-down cards of Lair and Manor with their weak spots, row by row."""
        lines = []
        for place in BACKS:
            backs = [
                Back(f"card:{place}:{number}", number, card["level"], self._gem(card["gem"]),
                     card["power"], card["weak"])
                for number, card in enumerate(seen[place], 1)
            ]  # fmt: skip
            if backs:
                lines += [Text(self._name(place), "bold"), *draw_backs(backs, self.width)]
        return lines

    def _gem(self, colour: str) -> str:
        return self.words.say(f"gem-short-{colour}") if colour else "?"

    def _lists(self, seen: Seen) -> list[Text]:
        """What lies beside the Village, attacks, and is for sale."""
        night = self.words.say("board-night")
        lists = (
            (self._name("village"), "monster", seen["village"]),
            (night, "monster", seen["attacking"]),
            (self._name("tower"), "spell", sorted(set(seen["spells"]))),
            (self._name("monastery"), "potion", sorted(set(seen["potions"]))),
        )
        return [line for head, kind, things in lists for line in self._listed(head, kind, things)]

    def _listed(self, head: str, kind: str, things: list[str]) -> list[Text]:
        """Things one after the other, on as many lines as they need."""
        lines = [Text(f"{head}: ")] if things else []
        for thing in things:
            name = self._name(thing)
            if len(lines[-1]) + len(name) + BETWEEN > self.width:
                lines.append(Text("  "))
            lines[-1].append_text(aimed(name, f"{kind}:{thing}"))
            lines[-1].append(", " if thing != things[-1] else "")
        return lines

    def _open(self, seen: Seen) -> list[Text]:
        opened = self._opened(seen)
        return self._grid(opened) if opened else []

    def _opened(self, seen: Seen) -> str:
        """The card that is fought or explored."""
        fight = seen["fight"]
        if fight and fight["monster"]["id"]:
            return str(fight["monster"]["id"])
        return str(seen["adventure"]) if seen["party"] is not None else ""

    def _adventure(self, seen: Seen) -> list[Text]:
        """The adventure at the Castle, and whose weapons are on it."""
        if not seen["adventure"]:
            return []
        lines = [Text(f"{self._name('castle')}: {self._name(seen['adventure'])}")]
        for laid in seen["laid"]:
            token = self._name(laid["text"].partition("@")[0])
            lines.append(Text(f"  {self.words.seat(laid['seat'])}: {token}"))
        return lines

    def _grid(self, thing: str) -> list[Text]:
        card: Any = self._thing(thing)
        return [Text(self._name(thing), "bold"), *draw_card(card.card.rows)]

    def _quests(self, seen: Seen) -> list[Text]:
        return [
            Text(
                self.words.say(
                    "board-quest", {"id": one["quest"], "n": one["have"], "whole": one["wanted"]}
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
        facts = self.words.say("board-player", self._facts(player))
        told = wrap(
            f"{head.plain} · {self._name(player['character'])} · {facts}",
            self.width,
            subsequent_indent="    ",
            drop_whitespace=False,
        )
        lines = [head.append(told[0][len(head.plain) :], "dim"), *(Text(row) for row in told[1:])]
        return [*lines, *self._things(player)]

    def _facts(self, player: Seen) -> dict[str, Argument | float]:
        return {
            "health": player["health"],
            "most": player["most_health"],
            "n": player["coins"],
            "trophies": len(player["trophies"]),
            "stuns": player["stuns"],
            "xp": player["due"],
        }

    def _things(self, player: Seen) -> list[Text]:
        """Weapons, spells, potions and gems, oaths; each can be pointed at."""
        zones = (("ready", ""), ("damaged", "*"), ("away", "^"))
        weapons = [
            aimed(f"{self._name(one)}{mark}", f"weapon:{one}")
            for zone, mark in zones
            for one in player[zone]
        ]
        items = [
            aimed(self._name(one), f"{kind}:{one}")
            for kind in ("spell", "potion")
            for one in player[f"{kind}s"]
        ]
        items += [
            aimed(f"{n}×{self._gem(colour)}", f"gem:{colour}")
            for colour, n in player["unplaced"].items()
        ]
        oaths = [aimed(self._name(one), f"oath:{one}") for one in player["oaths"] or ()]
        return [line for things in (weapons, items, oaths) for line in self._in_a_row(things)]

    def _in_a_row(self, things: list[Text]) -> list[Text]:
        lines = [Text("    ")] if things else []
        for number, thing in enumerate(things):
            if len(lines[-1]) + len(thing) + BETWEEN > self.width:
                lines.append(Text("    "))
            lines[-1].append_text(thing)
            lines[-1].append(", " if number < len(things) - 1 else "")
        return lines

    def _told(self, thing: str) -> str:
        if thing not in self._known:
            game = self.words.game
            assert game is not None
            told = game.describe(self.words.content, thing)
            lines = [line for line in told if line.key != "face-row"]  # a shape is no sentence
            self._known[thing] = parted([self.words.shown(line) for line in lines])
        return self._known[thing]

    def _thing(self, thing: str) -> Struct:
        game = self.words.game
        assert game is not None
        return game.catalogue(self.words.content)[thing]

    def _name(self, thing: str) -> str:
        name: dict[str, str] = getattr(self._thing(thing), "name", {})
        return name[self.words.lang]
