"""The advisor in the terminal: the boards of a file, drawn and with every reason in words."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from druzina import games
from druzina.core import Problem
from druzina.terminal.saving import reason as why_unread
from druzina.text.words import Words

Hex = tuple[int, int]

STANDARD_INPUT = "-"
NO_CHAIN = -1  # the proximity of an enemy that no chain of hexes leads to


class Enemy(Struct, frozen=True):
    name: str
    at: Hex
    initiative: int


class Result(Struct, frozen=True):
    end: Hex
    attacks: tuple[Hex, ...]


class Reason(Struct, frozen=True):
    key: str
    clause: str
    arguments: dict[str, int | tuple[Hex, ...]]


class Advised(Struct, frozen=True):
    """What is shown of a board and of the advice on it."""

    title: str
    drawn: str
    monster: Hex
    enemies: list[Enemy]
    focus: tuple[Hex, ...]
    results: tuple[Result, ...]
    explanation: tuple[Reason, ...]

    @property
    def names(self) -> dict[Hex, str]:
        return {enemy.at: enemy.name for enemy in self.enemies}


def read(file: str) -> list[Advised]:
    """The advice on the boards of a file; `-` is the standard input."""
    try:
        data = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except OSError as error:
        raise Problem("problem-file", file=file, detail=why_unread(error)) from error
    found = games.advisor().advised(data, file)
    return msgspec.convert(found, list[Advised], from_attributes=True)


def words_in(lang: str, strict: bool = False) -> Words:
    return Words(lang, strict=strict, folders=[games.text_of("gloomhaven")])


# JSON


def encoded(found: Sequence[Advised], words: Words | None = None) -> str:
    """The advice in the boards' order; every reason also in words, if there are any."""
    return msgspec.json.encode([_advice(advised, words) for advised in found]).decode()


def _advice(advised: Advised, words: Words | None) -> dict[str, object]:
    reasons: list[object] = list(advised.explanation)
    if words:
        reasons = [
            {**msgspec.structs.asdict(reason), "text": sentence(words, reason, advised)}
            for reason in advised.explanation
        ]
    return {"focus": advised.focus, "results": advised.results, "explanation": reasons}


# Words


def told(words: Words, number: int, advised: Advised) -> str:
    """The drawn map, what the monster does, and the reasons one by one."""
    return "\n".join(
        (
            _title(words, number, advised),
            "",
            advised.drawn,
            "",
            words.say("advice-legend"),
            *(_enemy(words, enemy) for enemy in advised.enemies),
            "",
            _focus(words, advised),
            *_results(words, advised),
            "",
            words.say("advice-why"),
            *(
                f"{n:3}. {sentence(words, reason, advised)} [{reason.clause}]"
                for n, reason in enumerate(advised.explanation, 1)
            ),
        )
    )


def sentence(words: Words, reason: Reason, advised: Advised) -> str:
    """A reason in words."""
    offsets = reason.key.startswith("profile-")  # the hexes of a pattern, not of the board
    said = dict(_said(reason, {} if offsets else advised.names))
    if "proximity" in said:
        said["figures"] = words.say("advice-figures", said)
    return words.say(reason.key, said)


def _said(reason: Reason, names: dict[Hex, str]) -> Iterator[tuple[str, int | str]]:
    """The arguments of a reason as messages take them: places also with their number."""
    for name, value in reason.arguments.items():
        if isinstance(value, tuple):
            yield name, places(value, names)
            yield f"{name}_count", len(value)
        else:
            yield name, "–" if (name, value) == ("proximity", NO_CHAIN) else value


def places(hexes: Sequence[Hex], names: dict[Hex, str]) -> str:
    """Hexes in words, an enemy's with its letter before it."""
    return ", ".join(f"{names[at]} {place(at)}" if at in names else place(at) for at in hexes)


def place(at: Hex) -> str:
    return f"({at[0]}, {at[1]})"


def _title(words: Words, number: int, advised: Advised) -> str:
    if not advised.title:
        return words.say("advice-title", {"board": number})
    return words.say("advice-title-named", {"board": number, "name": advised.title})


def _enemy(words: Words, enemy: Enemy) -> str:
    return words.say(
        "advice-enemy",
        {"name": enemy.name, "place": place(enemy.at), "initiative": enemy.initiative},
    )


def _focus(words: Words, advised: Advised) -> str:
    if not advised.focus:
        return words.say("advice-focus-none")
    return words.say("advice-focus", {"enemies": places(advised.focus, advised.names)})


def _results(words: Words, advised: Advised) -> list[str]:
    lead = words.say("advice-results", {"count": len(advised.results)})
    lines = [_result(words, advised, result) for result in advised.results]
    if len(lines) == 1:
        return [f"{lead} {lines[0]}."]
    return [f"{lead}:", *(f"  – {line};" for line in lines[:-1]), f"  – {lines[-1]}."]


def _result(words: Words, advised: Advised, result: Result) -> str:
    stays = result.end == advised.monster
    end, targets = place(result.end), places(result.attacks, advised.names)
    if not targets:
        return words.say("advice-stay" if stays else "advice-move", {"end": end})
    key = "advice-stay-attack" if stays else "advice-move-attack"
    return words.say(key, {"end": end, "targets": targets})
