"""The advisor in the terminal: the boards of a file, drawn and with every reason in words."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from druzina import games
from druzina.advisor.places import Hex, from_monster
from druzina.advisor.wording import Advised, Enemy, focus, result, sentence
from druzina.core import Argument, Problem
from druzina.core.refusal import hindrance
from druzina.text.words import Words

STANDARD_INPUT = "-"


def read(file: str, whole: bool = False) -> list[Advised]:
    """The advice on the boards of a file, or the whole of it; `-` is the standard input."""
    try:
        data = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except OSError as error:
        raise Problem("problem-file", file=file, detail=hindrance(error)) from error
    advisor = games.advisor()
    found = advisor.advised(data, file, None) if whole else advisor.advised(data, file)
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
    return {
        "focus": advised.focus,
        "results": advised.results,
        "count": advised.count,
        "explanation": reasons,
    }


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
            *(_enemy(words, enemy, advised.monster) for enemy in advised.enemies),
            "",
            focus(words, advised),
            *_results(words, advised),
            "",
            words.say("advice-why"),
            *(
                f"{n:3}. {sentence(words, reason, advised)} [{reason.clause}]"
                for n, reason in enumerate(advised.explanation, 1)
            ),
        )
    )


def _title(words: Words, number: int, advised: Advised) -> str:
    if not advised.title:
        return words.say("advice-title", {"board": number})
    return words.say("advice-title-named", {"board": number, "name": advised.title})


def _enemy(words: Words, enemy: Enemy, monster: Hex) -> str:
    where = from_monster(words, enemy.at, monster)
    told: dict[str, Argument] = {"name": enemy.name, "place": where, "initiative": enemy.initiative}
    return words.say("advice-enemy", told)


def _results(words: Words, advised: Advised) -> list[str]:
    lead = words.say("advice-results", {"count": advised.count})
    lines = [result(words, advised, each) for each in advised.results]
    if len(lines) == 1:
        return [f"{lead} {lines[0]}."]
    wide = len(str(len(lines)))
    told = [f"{lead}:", *(f"  {n:>{wide}}. {line};" for n, line in enumerate(lines, 1))]
    told[-1] = f"{told[-1][:-1]}."
    if len(lines) < advised.count:
        told.append(words.say("advice-more", {"shown": len(lines), "count": advised.count}))
    return told
