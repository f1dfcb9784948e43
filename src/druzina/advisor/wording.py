"""The advice on a monster's turn in words: what it does, and every reason as a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from druzina.advisor.places import Hex, pattern, place
from druzina.text.words import Words

NO_CHAIN = (
    -1
)  # no figure is below nothing: the proximity of an enemy that no chain of hexes leads to


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
    count: int
    explanation: tuple[Reason, ...]

    @property
    def names(self) -> dict[Hex, str]:
        return {enemy.at: enemy.name for enemy in self.enemies}


def sentence(words: Words, reason: Reason, advised: Advised) -> str:
    """A reason in words."""
    offsets = reason.key.startswith("profile-")  # the hexes of a pattern, not of the board
    said = dict(_said(words, reason, advised, offsets))
    if "proximity" in said:
        said["figures"] = words.say("advice-figures", said)
    return words.say(reason.key, said)


def _said(
    words: Words, reason: Reason, advised: Advised, offsets: bool
) -> Iterator[tuple[str, int | str]]:
    """The arguments of a reason as messages take them: places also with their number."""
    for name, value in reason.arguments.items():
        if isinstance(value, tuple):
            yield name, pattern(words, value) if offsets else places(words, value, advised)
            yield f"{name}_count", len(value)
        else:
            yield name, "–" if value == NO_CHAIN else value


def places(words: Words, hexes: Sequence[Hex], advised: Advised) -> str:
    """Hexes in words, an enemy's by its name."""
    return ", ".join(place(words, at, advised.monster, advised.names) for at in hexes)


def focus(words: Words, advised: Advised) -> str:
    """Whom it focuses on."""
    if not advised.focus:
        return words.say("advice-focus-none")
    return words.say("advice-focus", {"enemies": places(words, advised.focus, advised)})


def result(words: Words, advised: Advised, result: Result) -> str:
    """What it does, as the end of a sentence that begins with it."""
    stays = result.end == advised.monster
    end = places(words, [result.end], advised)
    targets = places(words, result.attacks, advised)
    if not targets:
        return words.say("advice-stay" if stays else "advice-move", {"end": end})
    key = "advice-stay-attack" if stays else "advice-move-attack"
    count = len(result.attacks)
    return words.say(key, {"end": end, "targets": targets, "targets_count": count})
