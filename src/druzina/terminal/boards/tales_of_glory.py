"""The picture of Tales of Glory: the display with its costs, everybody's goods, the own story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from msgspec import Struct
from rich.text import Text

from druzina.core import Argument, Shown
from druzina.terminal.boards.display import draw_display, short
from druzina.terminal.boards.picture import aimed
from druzina.terminal.boards.story_map import STYLES, Cell, draw_small, draw_story
from druzina.terminal.boards.tale import (
    GOODS,
    SIDES,
    Faces,
    Laid,
    Player,
    Slot,
    Tale,
    read,
    read_tiles,
)
from druzina.text.words import Words

STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # to the sides, in their order

SHAPES = "●■▲◆★"
MARKS = {"lay": ("✓", "green"), "pay": ("!", "red"), "place": ("×", "yellow"), "": (" ", "")}

# The columns of the display and their widths; the four connectors follow.
COLUMNS = {"name": 26, "type": 4, "cost": 8, "reward": 17, "chests": 8}
NARROW = {"name": 12, "type": 4, "cost": 8, "reward": 14, "chests": 5}
WIDE_ENOUGH = 100
SIDE_WIDE = 7
NAME_WIDE = 16


def board(words: Words, width: int, plain: bool) -> TaleBoard:
    assert words.game is not None
    tiles = read_tiles(words.game.catalogue(words.content))
    return TaleBoard(words, Faces(words, tiles), width, plain)


class TaleBoard:
    def __init__(self, words: Words, faces: Faces, width: int, plain: bool) -> None:
        self.words = words
        self.faces = faces
        self.width = width
        self.plain = plain
        self.columns = COLUMNS if width >= WIDE_ENOUGH else NARROW

    def title(self, view: Struct) -> str:
        tale = read(view)
        told = self.faces.word("board-setup")
        if tale.round:
            told = self.words.say("board-round", {"round": tale.round})
        return f"{self.faces.word('game-title')} · {told}"

    def table(self, view: Struct, numbers: Mapping[str, int]) -> list[Text]:
        """The display only where it matters: not while a tile is being laid."""
        tale = read(view)
        lines = self._players(tale)
        if not numbers or any(target.startswith("slot:") for target in numbers):
            lines = [*self._display(tale, numbers), Text(), *lines]
        if tale.seat is None:
            return lines
        mine = tale.players[tale.seat]
        return [*lines, *self._held(tale), Text(), *self._story(mine, numbers)]

    def scene(self, view: Struct, numbers: Mapping[str, int], width: int) -> list[Text]:
        """The display; the own story first where a cell is asked for."""
        tale = read(view)
        display = draw_display(self.faces, tale.display, numbers, width)
        if tale.seat is None:
            stories = [self._other(player, width) for player in tale.players]
            return [*display, *(line for story in stories for line in story)]
        mine = tale.players[tale.seat]
        story = draw_story(self.faces, mine.story, _cells(numbers), width)
        parts = (story, display) if _cells(numbers) else (display, story)
        return [*parts[0], Text(), *parts[1]]

    def _other(self, player: Player, width: int) -> list[Text]:
        told = self.words.say("board-story", {"seat": player.seat})
        head = Text(f"{SHAPES[player.seat]} {told}", "bold")
        return [Text(), head, *draw_story(self.faces, player.story, {}, width)]

    def mine(self, view: Struct, numbers: Mapping[str, int], width: int) -> list[Text]:
        """The own goods in words, and the quests held."""
        tale = read(view)
        if tale.seat is None:
            return []
        mine = tale.players[tale.seat]
        lines = [Text(row, "bold") for row in wrap(self._goods(mine), width)]
        for id_ in tale.quests or ():
            name = self.faces.name(self.faces.tiles[id_])
            told = short(f"{id_} {name}: {self._face(id_)}", width)
            lines.append(aimed(told, f"quest:{id_}", "cyan"))
        return lines

    def seats(self, view: Struct, width: int) -> list[Text]:
        tale = read(view)
        return [line for player in tale.players for line in self._narrow(tale, player, width)]

    def _narrow(self, tale: Tale, player: Player, width: int) -> list[Text]:
        """`▲ Ana*` and below it the goods, `G3 P1 C2 M0 V21`, keys and quests."""
        token = "*" if player.seat == tale.start else ""
        name = short(f"{SHAPES[player.seat]} {self.words.seat(player.seat)}{token}", width)
        goods = " ".join(
            f"{self.faces.word(f'column-{kind}')}{getattr(player, kind)}" for kind in GOODS
        )
        more = f" {self.faces.word('board-quests')} {player.quests_held}"
        head = Text(name, "bold" if player.seat == tale.seat else "")
        told = f"  {goods}{more if tale.experienced else ''}"
        taken = [Text(short(f"  {self._taken(player)}", width), "dim")] if player.taken else []
        return [aimed(head, f"seat:{player.seat}"), Text(short(told, width), "dim"), *taken]

    def piles(self, view: Struct) -> list[str]:
        """What was swept off the adventure board or discarded, each tile by its name."""
        gone = read(view).discard
        named = [
            self.words.say("board-discarded", {"tile": self.faces.tiles[one].number})
            for one in gone
        ]
        return [self.words.joined(named) or "–"]

    def others(self, view: Struct) -> list[Text]:
        """Every other story, small, by the types of its tiles."""
        tale = read(view)
        lines = self._players(tale)
        for player in tale.players:
            if player.seat != tale.seat:
                told = self.words.say("board-story", {"seat": player.seat})
                lines += [Text(), Text(f"{SHAPES[player.seat]} {told}", "bold")]
                lines += draw_small(self.faces, player.story)
        return lines

    def aloud(self, view: Struct) -> list[str]:
        """Every other story, tile by tile."""
        tale = read(view)
        stories = (self._laid(player) for player in tale.players if player.seat != tale.seat)
        return [sentence for story in stories for sentence in story]

    def legend(self) -> list[str]:
        return [self.faces.word(f"board-legend-{part}") for part in ("goods", "marks", "story")]

    # The display

    def _display(self, tale: Tale, numbers: Mapping[str, int]) -> list[Text]:
        words = self.faces.word
        head = Text("     ", "dim")
        for column, wide in self.columns.items():
            head.append(f"{short(words(f'board-{column}'), wide):<{wide}} ")
        for side in SIDES:
            head.append(f"{words(f'board-{side}'):<{SIDE_WIDE}}")
        return [head, *(self._slot(slot, numbers) for slot in tale.display if slot.tile)]

    def _slot(self, slot: Slot, numbers: Mapping[str, int]) -> Text:
        asked = f"slot:{slot.slot}" in numbers
        line = Text(f"{slot.slot:>2}{'~' if slot.wilderness else ' '}", "bold" if asked else "dim")
        line.append(*MARKS[slot.layable])
        line.append(" ")
        tile, style = self.faces.tiles[slot.tile], STYLES[self.faces.tiles[slot.tile].type]
        for part, (column, wide) in zip(self._parts(slot.tile), self.columns.items(), strict=True):
            line.append(
                f"{short(part, wide):<{wide}} ", style if column in ("name", "type") else ""
            )
        for side in tile.sides:
            line.append(f"{self.faces.side(side):<{SIDE_WIDE}}", "" if side else "dim")
        return line

    def _parts(self, id_: str) -> list[str]:
        """Of a tile: name, type, cost, reward and chests."""
        tile, faces = self.faces.tiles[id_], self.faces
        told = (faces.name, faces.kind, faces.cost, faces.reward, faces.chests)
        return [part(tile) for part in told]

    # The players

    def _players(self, tale: Tale) -> list[Text]:
        words = self.faces.word
        head = Text(f"     {words('board-player'):<{NAME_WIDE}} ", "dim")
        for kind in GOODS:
            head.append(f"{words(f'column-{kind}'):>4}")
        for column in self._counted(tale):
            head.append(f"{words(f'board-{column}'):>9}")
        head.append(f"   {words('board-taken')}")
        return [head, *(self._player(tale, player) for player in tale.players)]

    def _counted(self, tale: Tale) -> list[str]:
        return ["tiles", "keys", *(["quests"] if tale.experienced else [])]

    def _player(self, tale: Tale, player: Player) -> Text:
        token = "*" if player.seat == tale.start else " "
        line = Text(f"   {SHAPES[player.seat]} ")
        name = short(self.words.seat(player.seat), NAME_WIDE - 1) + token
        line.append(f"{name:<{NAME_WIDE}} ", "bold" if player.seat == tale.seat else "")
        for kind in GOODS:
            line.append(f"{getattr(player, kind):>4}")
        counts = {
            "tiles": len(player.story),
            "keys": player.keys,
            "quests": player.quests_held,
        }
        for column in self._counted(tale):
            line.append(f"{counts[column]:>9}")
        return line.append(f"   {self._taken(player)}")

    def _taken(self, player: Player) -> str:
        if not player.taken:
            return ""
        return self.words.say("board-from", {"tile": player.taken, "slot": player.slot})

    def _held(self, tale: Tale) -> list[Text]:
        """The own quests with their faces, one line each."""
        lines = []
        for id_ in tale.quests or ():
            name = self.faces.name(self.faces.tiles[id_])
            lines.append(Text(f"   {id_} {name}: {self._face(id_)}", "cyan"))
        return [Text(), *lines] if lines else []

    # The story

    def _story(self, mine: Player, numbers: Mapping[str, int]) -> list[Text]:
        return draw_story(self.faces, mine.story, _cells(numbers), self.width)

    def _sides(self, id_: str) -> str:
        tile = self.faces.tiles[id_]
        named = zip(SIDES, tile.sides, strict=True)
        return " ".join(
            f"{self.faces.word(f'board-{name}')}:{self.faces.side(side)}"
            for name, side in named
            if side
        )

    # In words

    def notes(self, view: Struct) -> Mapping[str, str]:
        tale = read(view)
        notes = {f"slot:{slot.slot}": self._facts(tale, slot) for slot in tale.display if slot.tile}
        for id_ in tale.quests or ():
            notes[f"quest:{id_}"] = self._in_sentences(id_)
        return notes

    def drawn(self, target: str) -> bool:
        return target.startswith("slot:")

    def about(self, shown: Shown) -> str:
        tile = self.faces.tiles.get(str(shown.arguments.get("tile")))
        return f"{self.faces.name(tile)}: {self._in_sentences(tile.id)}" if tile else ""

    def sentences(self, view: Struct) -> list[str]:
        tale = read(view)
        told = [self._heard(tale, slot) for slot in tale.display if slot.tile]
        told += [self._goods(player) for player in tale.players]
        told.append(self.words.say("board-holds-token", {"seat": tale.start}))
        return told if tale.seat is None else [*told, *self._laid(tale.players[tale.seat])]

    def _heard(self, tale: Tale, slot: Slot) -> str:
        wild = int(slot.wilderness)
        where: dict[str, Argument] = {"slot": slot.slot, "tile": slot.tile, "wild": wild}
        return f"{self.words.say('board-slot', where)}. {self._facts(tale, slot)}"

    def _facts(self, tale: Tale, slot: Slot) -> str:
        """The face of a tile, whether it could be laid now, and what for."""
        told = self._in_sentences(slot.tile)
        if tale.seat is None or not slot.layable:
            return told
        return f"{told} {self._layable(tale.players[tale.seat], slot)}"

    def _layable(self, mine: Player, slot: Slot) -> str:
        if slot.layable == "place":
            return self.faces.word("board-layable-place")
        price, wild = mine.price(self.faces.tiles[slot.tile].cost), int(slot.wilderness)
        if not price.gains and not wild:
            return self.faces.word("board-layable-free")
        asked: dict[str, Argument] = {"gains": price.gains, "instead": price.instead, "wild": wild}
        told = self.words.say("board-price", asked) if price.gains else ""
        told = told or self.faces.word("board-price-wild")
        return self.words.say(f"board-layable-{slot.layable}", {"price": told})

    def _face(self, id_: str) -> str:
        """In short for eyes, in sentences for ears."""
        if not self.plain:
            _, kind, cost, reward, chests = self._parts(id_)
            chest = [f"□ {chests}"] if self.faces.tiles[id_].chests else []
            return " · ".join([kind, f"{cost} → {reward}", *chest, self._sides(id_)])
        return self._in_sentences(id_)

    def _in_sentences(self, id_: str) -> str:
        """What pictures and letters say, for who does not know them yet."""
        assert self.words.game is not None
        told = self.words.game.describe(self.words.content, id_)
        kind = self.faces.word(f"type-{self.faces.tiles[id_].type}")
        faces = [self.words.shown(line) for line in told[1:]]
        return " ".join([f"{kind[:1].upper()}{kind[1:]}.", *faces])

    def _goods(self, player: Player) -> str:
        gains = tuple((kind, int(getattr(player, kind))) for kind in GOODS)
        return self.words.say("board-goods", {"seat": player.seat, "gains": gains})

    def _laid(self, mine: Player) -> list[str]:
        told = [f"{self.words.say('board-story', {'seat': mine.seat})}:"]
        for number, laid in enumerate(mine.story):
            tile = self.faces.tiles[laid.tile]
            closed = len(laid.opened) - sum(laid.opened)
            facts: dict[str, Argument] = {
                "cell": self._place(mine.story[:number], laid),
                "tile": tile.id,
                "type": tile.type,
                "closed": closed,
            }
            told.append(f"{self.words.say('board-laid', facts)}. {self._face(tile.id)}")
        return told

    def _place(self, before: Sequence[Laid], laid: Laid) -> tuple[int | str, ...]:
        """Beside which of the tiles laid before it lies."""
        for other in before:
            step = laid.x - other.x, laid.y - other.y
            if step in STEPS:
                return laid.x, laid.y, SIDES[STEPS.index(step)], other.tile
        return ()


def _cells(numbers: Mapping[str, int]) -> dict[Cell, int]:
    """The cells that choices point at."""
    found: dict[Cell, int] = {}
    for target, number in numbers.items():
        if target.startswith("cell:"):
            x, y = map(int, target.removeprefix("cell:").split(","))
            found[x, y] = number
    return found
