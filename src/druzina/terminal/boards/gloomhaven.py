"""The picture of Gloomhaven: the map hex by hex, who acts when, elements, everybody's cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import shorten, wrap
from typing import Any

from msgspec import Struct, to_builtins
from rich.text import Text

from druzina.core import Argument, Shown
from druzina.terminal.boards.picture import aimed
from druzina.text.words import Words

Seen = dict[str, Any]
GROUND = {"obstacle": "##", "trap": "^^", "hazardous": "~~", "difficult": "%%"}
STYLES = {"##": "dim", "^^": "red", "~~": "red", "%%": "yellow", "[]": "bold yellow"}
EMPTY, DOOR, MONEY, CHEST = ". ", "[]", "$ ", "& "
STATES = ("asleep", "dormant", "bewitched")  # by rules of a scenario
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def board(words: Words, width: int, plain: bool) -> DungeonBoard:
    return DungeonBoard(words, width)


class DungeonBoard:
    """Two letters a hex; whoever stands there is told below the map."""

    def __init__(self, words: Words, width: int) -> None:
        self.words, self.width = words, width

    def title(self, view: Struct) -> str:
        seen: Seen = to_builtins(view)
        where = self.words.say("board-where", {"n": seen["round"]})
        name = self.words.say(f"scenario-{seen['scenario']}")
        return f"{self.words.say('game-title')} · {name} · {where}"

    def table(self, view: Struct, numbers: Mapping[str, int]) -> list[Text]:
        seen: Seen = to_builtins(view)
        return [*self._scene(seen), *self._cards(seen), *self._heroes(seen)]

    def scene(self, view: Struct, numbers: Mapping[str, int], width: int) -> list[Text]:
        self.width = width
        return self._scene(to_builtins(view))

    def mine(self, view: Struct, numbers: Mapping[str, int], width: int) -> list[Text]:
        """How one fares stands first: whoever is asked for blood or cards must see it."""
        self.width = width
        seen: Seen = to_builtins(view)
        own = [self._own(seen, hero) for hero in seen["heroes"] if hero["hand"] is not None]
        return [*own[:1], *self._cards(seen)]

    def seats(self, view: Struct, width: int) -> list[Text]:
        """The name, and below it hit points and cards."""
        seen: Seen = to_builtins(view)
        acting = {one["seat"] for one in seen["figures"] if one["id"] == seen["acting"]}
        lines = []
        for hero in seen["heroes"]:
            mark = "▶ " if hero["seat"] in acting else "  "
            name = shorten(f"{mark}{self.words.seat(hero['seat'])}", width, placeholder="…")
            lines.append(aimed(name, f"seat:{hero['seat']}"))
            told = self.words.say("board-hero", self._facts(seen, hero))
            lines += [Text(f"  {row}", "dim") for row in wrap(told, max(8, width - 2))]
        return lines

    def sentences(self, view: Struct) -> list[str]:
        seen: Seen = to_builtins(view)
        lines = (*self._order(seen), *self._elements(seen), *self._figures(seen))
        lines = (*lines, *self._cards(seen), *self._heroes(seen))
        return [line.plain.strip() for line in lines if line.plain.strip()]

    def others(self, view: Struct) -> list[Text]:
        return self._heroes(to_builtins(view))

    def aloud(self, view: Struct) -> list[str]:
        return []

    def legend(self) -> list[str]:
        return [self.words.say("board-legend-map")]

    def notes(self, view: Struct) -> Mapping[str, str]:
        """What one's own cards and items do; how far from monsters one would start."""
        seen: Seen = to_builtins(view)
        cards = [card for hero in seen["heroes"] for card in _owned(hero)]
        found = {f"card:{card}": self._told(card) for card in cards}
        for hero in seen["heroes"]:
            found |= {f"item:{one['item']}": self._told(one["item"]) for one in hero["items"]}
        goals = [goal for hero in seen["heroes"] for goal in hero["goals"] or ()]
        found |= {f"goal:{goal}": self._told(goal) for goal in goals}
        return found if seen["round"] else found | self._away(seen)

    def _away(self, seen: Seen) -> dict[str, str]:
        foes = [_at(one["at"]) for one in seen["figures"] if one["kind"] == "monster"]
        hexes = [_at(one) for one in seen["hexes"]] if foes else []
        return {
            f"hex:{q},{r}": self.words.say(
                "board-away", {"n": min(_apart((q, r), foe) for foe in foes)}
            )
            for q, r in hexes
        }

    def about(self, shown: Shown) -> str:
        return ""

    def drawn(self, target: str) -> bool:
        return False

    # The map

    def _scene(self, seen: Seen) -> list[Text]:
        parts = (self._order(seen), self._elements(seen), self._map(seen), self._figures(seen))
        return [line for part in parts for line in part]

    def _map(self, seen: Seen) -> list[Text]:
        """Rows of hexes, each half a hex to the right of the one above it."""
        signs = self._signs(seen)
        if not signs:
            return []
        left = min(2 * q + r for q, r in signs)
        rows: dict[int, list[tuple[int, tuple[int, int]]]] = {}
        for q, r in signs:
            rows.setdefault(r, []).append((2 * q + r - left, (q, r)))
        return [self._row(sorted(rows.get(r, [])), signs) for r in range(min(rows), max(rows) + 1)]

    def _row(
        self, places: list[tuple[int, tuple[int, int]]], signs: Mapping[tuple[int, int], str]
    ) -> Text:
        line = Text(no_wrap=True)
        for column, at in places:
            line.append(" " * (column - len(line.plain)))
            sign = signs[at]
            line.append_text(aimed(Text(sign, STYLES.get(sign, "")), f"hex:{at[0]},{at[1]}"))
        return line

    def _signs(self, seen: Seen) -> dict[tuple[int, int], str]:
        """What is drawn in each hex: who stands there before what lies there."""
        found = {_at(place): EMPTY for place in seen["hexes"]}
        for loose in seen["loose"]:
            found[_at(loose["at"])] = CHEST if loose["treasure"] else MONEY
        for piece in seen["pieces"]:
            for place in piece["hexes"]:
                found[_at(place)] = GROUND.get(piece["kind"], "##")
        found |= {_at(place): DOOR for place in seen["doors"]}
        marks = self._marks(seen)
        return found | {_at(one["at"]): marks[one["id"]] for one in seen["figures"]}

    def _marks(self, seen: Seen) -> dict[int, str]:
        """Characters by their seats, monsters by a letter for the type and their number."""
        types = sorted({one["what"] for one in seen["figures"] if one["kind"] == "monster"})
        letters = {what: LETTERS[place % len(LETTERS)] for place, what in enumerate(types)}
        found = {}
        for one in seen["figures"]:
            letter = letters.get(one["what"], "*")
            if one["kind"] == "character":
                found[one["id"]] = f"@{one['seat'] + 1}"
            else:
                elite = one["rank"] in ("elite", "boss")
                number = str(one["number"])[-1] if one["kind"] == "monster" else " "
                found[one["id"]] = f"{letter.upper() if elite else letter}{number}"
        return found

    def _figures(self, seen: Seen) -> list[Text]:
        """Everybody on the map with hit points and conditions."""
        marks = self._marks(seen)
        lines = []
        for one in sorted(seen["figures"], key=lambda one: (one["side"], one["what"], one["id"])):
            figure = f"{one['what']}:{one['rank']}:{one['number']}:{one['id']}"
            told = self.words.say(
                "board-figure",
                {
                    "figure": figure,
                    "n": one["health"],
                    "of": one["full"],
                    "conditions": tuple(one["conditions"]),
                    "more": len(one["conditions"]),
                },
            )
            states = [state for state in STATES if one[state]]
            if one["tokens"] and one["kind"] == "character":
                states.append("bears")
            more = [self.words.say(f"board-{state}") for state in states]
            text = ", ".join([f"{marks[one['id']]} {told}", *more])
            lines += self._aimed(text, f"figure:{one['id']}")
        return lines

    # Order, elements, characters

    def _order(self, seen: Seen) -> list[Text]:
        if not seen["order"]:
            return []
        told = []
        for place, actor in enumerate(seen["order"]):
            name = self.words.seat(actor["seat"]) if actor["seat"] >= 0 else self._type(actor)
            mark = ">" if place == seen["at_turn"] else ""
            told.append(f"{mark}{actor['initiative']} {name}")
        return [Text(row) for row in wrap(" · ".join(told), self.width)]

    def _type(self, actor: Seen) -> str:
        return self.words.say("board-type", {"type": actor["type"]})

    def _elements(self, seen: Seen) -> list[Text]:
        there = [
            self.words.say(f"board-{state}", {"element": name})
            for name, state in seen["elements"].items()
            if state != "inert"
        ]
        return [Text(row) for row in wrap(", ".join(there), self.width)]

    def _heroes(self, seen: Seen) -> list[Text]:
        lines = []
        for hero in seen["heroes"]:
            told = self.words.say("board-hero", self._facts(seen, hero))
            lines += self._aimed(f"{self.words.seat(hero['seat'])}: {told}", f"seat:{hero['seat']}")
            lines += self._reckoning(hero)
        return lines

    def _reckoning(self, hero: Seen) -> list[Text]:
        """At the end: where experience and gold came from, and what became of the battle goal."""
        all_: Seen | None = hero["reckoning"]
        if all_ is None:
            return []
        told = self.words.say(
            "board-gained",
            {name: all_[name] for name in ("earned", "bonus", "coins")}
            | {"gold": all_["coins"] * all_["rate"] + all_["treasure_gold"]},
        )
        lines = self._aimed(f"   {told}", f"seat:{hero['seat']}")
        if all_["goal"]:
            end = "kept" if all_["goal_checks"] else "vain" if all_["met"] else "missed"
            shown = {"goal": all_["goal"], "end": end, "n": all_["goal_checks"]}
            lines += self._aimed(
                f"   {self.words.say('board-battle-goal', shown)}", f"goal:{all_['goal']}"
            )
        return lines

    def _own(self, seen: Seen, hero: Seen) -> Text:
        return aimed(self.words.say("board-own", self._facts(seen, hero)), f"seat:{hero['seat']}")

    def _facts(self, seen: Seen, hero: Seen) -> dict[str, Argument]:
        own = [one["health"] for one in seen["figures"] if one["id"] == hero["figure"]]
        return {
            "character": hero["class_"],
            "n": 0 if hero["exhausted"] else next(iter(own), hero["full"]),
            "of": hero["full"],
            "hand": hero["cards_in_hand"],
            "discard": len(hero["discard"]),
            "lost": len(hero["lost"]),
            "coins": hero["coins"],
            "xp": hero["xp"],
        }

    def _cards(self, seen: Seen) -> list[Text]:
        """One's own cards, one a line, then items."""
        lines: list[Text] = []
        for hero in seen["heroes"]:
            if hero["hand"] is None and not hero["goals"]:
                continue
            for pile in ("hand", "waiting", "discard", "lost"):
                for card in hero[pile] or ():
                    lines += self._card(pile, card)
            for one in hero["items"]:
                text = self.words.say("board-item", {"item": one["item"], "state": one["state"]})
                lines += self._aimed(text, f"item:{one['item']}")
        return lines

    def _card(self, pile: str, card: str) -> list[Text]:
        thing: Any = self._thing(card)
        initiative = int(thing.initiative)
        text = self.words.say(f"board-card-{pile}", {"card": card, "n": initiative})
        return self._aimed(text, f"card:{card}")

    def _aimed(self, text: str, target: str) -> list[Text]:
        rows = wrap(text, max(10, self.width), subsequent_indent="   ")
        return [aimed(row, target) for row in rows]

    # Things

    def _thing(self, id_: str) -> Struct:
        game = self.words.game
        assert game is not None, "the board of a game"
        return game.catalogue(self.words.content)[id_]

    def _told(self, id_: str) -> str:
        game = self.words.game
        assert game is not None, "the board of a game"
        return "; ".join(self.words.shown(one) for one in game.describe(self.words.content, id_))


def _apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def _at(place: Any) -> tuple[int, int]:
    return int(place[0]), int(place[1])


def _owned(hero: Seen) -> Iterator[str]:
    for pile in ("hand", "waiting", "discard", "lost", "played"):
        yield from hero[pile] or ()
    yield from (one["card"] for one in hero["active"])
