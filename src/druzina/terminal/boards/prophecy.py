"""The picture of Prophecy: the ring with its cards, the spheres inside it, the fight with its odds,
everybody's stones, things and abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from textwrap import shorten, wrap
from typing import Any

from msgspec import Struct, to_builtins
from rich.text import Text

from druzina.core import Argument, Shown
from druzina.terminal.boards.picture import aimed
from druzina.terminal.boards.prophecy_ring import RING_WIDTH, Box, draw_ring
from druzina.text.words import Words

Seen = dict[str, Any]
BAR = 30
STYLES = {"win": "green", "draw": "yellow", "lose": "red"}


def board(words: Words, width: int, plain: bool) -> KingdomBoard:
    from druzina.terminal.boards.prophecy_spoken import SpokenKingdom

    return (SpokenKingdom if plain else KingdomBoard)(words, width)


class Faces(dict[str, str]):
    """Targets with their faces; one that is not here is looked for when it is named."""

    def __init__(self, face: Callable[[str], str]) -> None:
        super().__init__()
        self.face = face

    def __contains__(self, target: object) -> bool:
        return super().__contains__(target) or bool(self.face(str(target)))

    def __missing__(self, target: str) -> str:
        return self.face(target)


class KingdomBoard:
    """The ring as a rectangle where there is room for it, else field by field."""

    def __init__(self, words: Words, width: int) -> None:
        self.words, self.width = words, width
        self._known: dict[str, str] = {}

    def title(self, view: Struct) -> str:
        seen: Seen = to_builtins(view)
        where: dict[str, Argument] = {"n": seen["round"], "phase": seen["phase"]}
        return f"{self.words.say('game-title')} · {self.words.say('board-where', where)}"

    def table(self, view: Struct, numbers: Mapping[str, int]) -> list[Text]:
        seen: Seen = to_builtins(view)
        parts = (self._fight(seen), self._ring(seen), self._lying(seen), self._hand(seen))
        lines = [line for part in parts for line in part]
        return [*lines, *(line for hero in seen["heroes"] for line in self._hero(seen, hero))]

    def scene(self, view: Struct, numbers: Mapping[str, int], width: int) -> list[Text]:
        """A fight first, if there is one; then the ring and what lies on it."""
        seen: Seen = to_builtins(view)
        self.width = width
        parts = (self._fight(seen), self._hand(seen), self._ring(seen), self._lying(seen))
        lines = [line for part in parts if part for line in (*part, Text())]
        return [*lines, *self.others(view)]

    def mine(self, view: Struct, numbers: Mapping[str, int], width: int) -> list[Text]:
        seen: Seen = to_builtins(view)
        self.width = width
        own = [hero for hero in seen["heroes"] if hero["seat"] == seen["seat"]]
        return [line for hero in own for line in self._hero(seen, hero)]

    def seats(self, view: Struct, width: int) -> list[Text]:
        """The name, and below it lives, mags and artifacts."""
        seen: Seen = to_builtins(view)
        lines = []
        for hero in seen["heroes"]:
            mark = "▶ " if hero["seat"] == seen["active"] else "  "
            name = shorten(f"{mark}{self.words.seat(hero['seat'])}", width, placeholder="…")
            lines.append(aimed(name, f"seat:{hero['seat']}"))
            told = self.words.say("board-seat", self._facts(hero))
            lines += [Text(f"  {row}", "dim") for row in wrap(told, width - 2)]
        return lines

    def sentences(self, view: Struct) -> list[str]:
        return []

    def others(self, view: Struct) -> list[Text]:
        seen: Seen = to_builtins(view)
        return [
            line
            for hero in seen["heroes"]
            if hero["seat"] != seen["seat"]
            for line in self._hero(seen, hero)
        ]

    def aloud(self, view: Struct) -> list[str]:
        return []

    def legend(self) -> list[str]:
        return [self.words.say("board-legend-ring"), self.words.say("board-legend-things")]

    def notes(self, view: Struct) -> Mapping[str, str]:
        """What fields, cards lying about and one's own things do, and any card that a question
        names: drawn, for sale, to be learnt."""
        seen: Seen = to_builtins(view)
        found = Faces(self._face)
        found |= {f"field:{field['id']}": self._told(field["id"]) for field in seen["ring"]}
        for card in self._cards(seen):
            found[f"card:{card}"] = self._told(self._entry(card))
        return found

    def _face(self, target: str) -> str:
        kind, _, card = target.partition(":")
        game = self.words.game
        assert game is not None
        named = kind == "card" and self._entry(card) in game.catalogue(self.words.content)
        return self._told(self._entry(card)) if named else ""

    def about(self, shown: Shown) -> str:
        return ""

    def drawn(self, target: str) -> bool:
        return False

    # The ring

    def _ring(self, seen: Seen) -> list[Text]:
        inside = [*self._spheres(seen), *self._chance(seen)]
        if self.width < RING_WIDTH:
            return inside
        boxes = [self._box(seen, field) for field in seen["ring"]]
        return draw_ring(boxes, inside)

    def _box(self, seen: Seen, field: Seen) -> Box:
        thing = self._thing(field["id"])
        marks = "".join(
            mark for mark, name in (("~", "port"), ("#", "gate")) if getattr(thing, name)
        )
        cards = [self._short(card) for card in (*field["open"], *filter(None, [field["looked"]]))]
        cards += ["?"] if field["hidden"] and not field["looked"] else []
        cards += ["*"] * len(field["relics"])
        sold = len(field["lessons"]) + len(field["goods"])
        cards += [f"${sold}"] if sold else []
        return Box(
            field["id"],
            self._name(field["id"]) + marks,
            " ".join(cards),
            self._figures(seen, field["id"]),
        )

    def _figures(self, seen: Seen, field: str) -> str:
        here = [hero for hero in seen["heroes"] if hero["field"] == field]
        return " ".join(f"@{self.words.seat(hero['seat'])[:4]}" for hero in here)

    def _short(self, card: str) -> str:
        """A monster by its values, an opportunity by a cross."""
        thing = self._thing(self._entry(card))
        strength, willpower = (getattr(thing, name, None) for name in ("strength", "willpower"))
        if strength is None:
            return "+"
        return f"{strength or '–'}/{willpower or '–'}"

    def _spheres(self, seen: Seen) -> list[Text]:
        lines = []
        for sphere in seen["spheres"]:
            if sphere["closed"]:
                told = self.words.say("board-sphere-closed", {"id": sphere["id"]})
            else:
                parts = {
                    name: self._inside(sphere[name]) for name in ("lesser", "greater", "artifact")
                }
                told = self.words.say("board-sphere", {"id": sphere["id"], **parts})
            line = shorten(told, 54 if self.width >= RING_WIDTH else self.width, placeholder="…")
            lines.append(aimed(line, f"sphere:{sphere['id']}", "dim" if sphere["closed"] else ""))
        return lines

    def _inside(self, card: str) -> str:
        """What lies there in a sphere: unknown, gone, or a guardian with its values."""
        if card in ("?", ""):
            return card or "–"
        values = self._short(card)
        return self._name(card) + ("" if values == "+" else f" {values}")

    def _chance(self, seen: Seen) -> list[Text]:
        turned = seen["chance"]["discard"]
        if not turned:
            return []
        told = self.words.say("board-chance", {"text": self._name(self._entry(turned[-1]))})
        return [Text(told, "cyan")]

    def _lying(self, seen: Seen) -> list[Text]:
        """Field by field what lies there by its name, and who stands there."""
        lines = []
        for field in seen["ring"]:
            known = [*field["open"], *filter(None, [field["looked"]]), *field["relics"]]
            things = [
                aimed(self._labelled(card), f"card:{card}")
                for card in (*known, *field["lessons"], *field["goods"])
            ]
            things += [Text("?")] if field["hidden"] and not field["looked"] else []
            figures = self._figures(seen, field["id"])
            if things or figures:
                head = aimed(self._name(field["id"]), f"field:{field['id']}", "bold")
                head.append(f" {figures}" if figures else "").append(": " if things else "")
                lines += self._row(head, things)
        return lines

    def _labelled(self, card: str) -> str:
        values = self._short(card)
        entry = self._entry(card)
        return self._name(entry) + ("" if values == "+" else f" {values}")

    # The fight

    def _fight(self, seen: Seen, bar: bool = True) -> list[Text]:
        fight = seen["fight"]
        if not fight:
            return []
        first, second = fight["sides"]
        names = [
            self.words.seat(side["seat"]) if side["seat"] >= 0 else self._name(fight["monster"])
            for side in (first, second)
        ]
        lines = [Text(f"{names[0]} × {names[1]}", "bold")]
        for name, side in zip(names, (first, second), strict=True):
            used = [side["weapon"], *side["hands"], side["head"], *side["declared"]]
            told: dict[str, Argument] = {"text": name, "n": side["total"], "dice": side["dice"]}
            line = f"  {self.words.say('board-side', told)}"
            things = ", ".join(self._name(self._entry(card)) for card in used if card)
            lines += [Text(row) for row in wrap(f"{line} {things}".rstrip(), self.width)]
        return [*lines, *self._odds(fight["odds"], bar)]

    def _odds(self, odds: Seen | None, bar: bool) -> list[Text]:
        if not odds:
            return []
        total = sum(odds.values())
        shares: dict[str, Argument] = {name: round(100 * n / total) for name, n in odds.items()}
        told = self.words.say("board-odds", {**shares, "n": odds["win"], "of": total})
        if not bar:
            return [Text(f"  {told}")]
        line = Text("  ")
        for name, mark in (("win", "█"), ("draw", "▒"), ("lose", "░")):
            line.append(mark * round(BAR * odds[name] / total), STYLES[name])
        return [line, *(Text(f"  {row}") for row in wrap(told, self.width - 2))]

    # Everybody

    def _hand(self, seen: Seen) -> list[Text]:
        """The draft: what this seat holds."""
        return [
            aimed(row, f"character:{one}")
            for one in seen["hand"]
            for row in wrap(f"{self._name(one)}: {self._told(one)}", self.width)
        ]

    def _hero(self, seen: Seen, hero: Seen) -> list[Text]:
        mark = "▶ " if hero["seat"] == seen["active"] else "  "
        head = aimed(f"{mark}{self.words.seat(hero['seat'])}", f"seat:{hero['seat']}", "bold")
        if not hero["character"]:
            return [head]
        standing = hero["standing"]
        where = self._name(hero["field"]) if hero["field"] else self.words.say(f"board-{standing}")
        told = f"{self._name(hero['character'])} · {where}"
        short = shorten(told, self.width - len(head) - 3, placeholder="…")
        lines = [head.append(f" · {short}", "dim")]
        facts = self.words.say("board-hero", self._facts(hero))
        lines += [Text(f"    {row}") for row in wrap(facts, self.width - 4)]
        for kind in ("items", "abilities", "kept"):
            things = [
                aimed(
                    self._name(self._entry(card)) + ("!" if card in hero["damaged"] else ""),
                    f"card:{card}",
                )
                for card in hero[kind]
            ]
            lines += self._row(Text("    "), things) if things else []
        if hero["certificates"]:
            names = ", ".join(self._name(guild) for guild in hero["certificates"])
            lines += [Text(f"    {row}") for row in wrap(names, self.width - 4)]
        return lines

    def _facts(self, hero: Seen) -> dict[str, Argument]:
        names = ("lives", "red", "mags", "blue", "gold", "xp", "artifacts")
        return {f"of_{name}": hero[name] for name in names}

    def _row(self, head: Text, parts: list[Text]) -> list[Text]:
        """Parts one after the other, on as many lines as they need."""
        lines, begun = [head], False
        for part in parts:
            if begun and len(lines[-1]) + len(part) + 2 > self.width:
                lines.append(Text("    "))
            elif begun:
                lines[-1].append(", ")
            elif len(head) + len(part) > self.width:
                lines.append(Text("    "))
            lines[-1].append_text(part)
            begun = True
        return lines

    # Things

    def _cards(self, seen: Seen) -> Iterator[str]:
        for field in seen["ring"]:
            yield from (*field["open"], *field["relics"], *field["lessons"], *field["goods"])
        for hero in seen["heroes"]:
            if hero["seat"] == seen["seat"]:
                yield from (*hero["items"], *hero["abilities"], *hero["kept"])

    def _entry(self, card: str) -> str:
        """The entry of a physical card: copies are numbered."""
        return card.partition("-")[0]

    def _thing(self, thing: str) -> Struct:
        game = self.words.game
        assert game is not None
        return game.catalogue(self.words.content)[thing]

    def _name(self, thing: str) -> str:
        name: dict[str, str] = getattr(self._thing(thing), "name", {})
        return name[self.words.lang]

    def _told(self, thing: str) -> str:
        """The face of a thing in one line."""
        if thing not in self._known:
            game = self.words.game
            assert game is not None
            faces = game.describe(self.words.content, thing)
            self._known[thing] = " · ".join(self.words.shown(line) for line in faces)
        return self._known[thing]
