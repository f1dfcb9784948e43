"""Names that are what they look like: nobody passes for somebody else, nothing hides in them."""

from __future__ import annotations

import re
from unicodedata import category, combining, name, normalize

from druzina.server.table.wording import cleaned

MARKS_ON_ONE = 2  # no writing that people have puts more on one letter in a name

# What Unicode counts among letters, marks and signs though nothing of it is to be seen: joiners,
# fillers, vowels that are not written, choices between forms, and Braille without a dot.
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)

# Whose letters stand in one word with ours without looking like them.
_BESIDE_OURS = {"LATIN", "MODIFIER", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}

# Letters of two other alphabets that look like ours, as ours.
_LOOKS = str.maketrans(
    "АВЕЅІЈКМНОРСТХУаеѕіјорсхуԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοιν",
    "ABESIJKMHOPCTXYaesijopcxydqwABEZHIKMNOPTYXoiv",
)
_ALIKE = str.maketrans(
    {"0": "o", "1": "l", "i": "l", "|": "l", "5": "s", "$": "s", "ɑ": "a", "ɩ": "l", "ɛ": "e"}
)
_OUR_LETTER = re.compile(r"LATIN .*\b([A-Z])( WITH .*)?")  # turned, small, hooked, without its dot


def plain_name(text: str, limit: int) -> str:
    """Without what cannot be seen, heaps of marks, and letters mixed in to look like ours."""
    seen = _UNSEEN.sub("", normalize("NFKC", _UNSEEN.sub("", text)))
    letters = _few_marks(seen)
    ours = letters.translate(_LOOKS) if len(_alphabets(letters)) > 1 else letters
    return cleaned(" ".join(map(_unmixed, ours.split())), limit)


def alike(text: str) -> str:
    """The same for all names that a hasty reader takes for one another."""
    letters = normalize("NFKD", text.translate(_LOOKS))
    bare = "".join(_plain(one) for one in letters if not _mark(one))
    return "".join(bare.casefold().translate(_ALIKE).split())


def _plain(letter: str) -> str:
    """One of ours as it is without strokes and hooks, in whatever size."""
    found = None if letter.isascii() else _OUR_LETTER.fullmatch(name(letter, ""))
    return found[1] if found else letter


def _few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if category(letter).startswith("M") else 0
        if marks <= MARKS_ON_ONE:
            kept.append(letter)
    return "".join(kept)


def _mark(letter: str) -> bool:
    """What stands above, below or around a letter; not the vowels that some alphabets write so."""
    return bool(combining(letter)) or category(letter) == "Me"


def _unmixed(word: str) -> str:
    """A word with letters of ours has none of an alphabet that could be mistaken for it."""
    found = _alphabets(word)
    if "LATIN" not in found or found <= _BESIDE_OURS:
        return word
    return "".join(one for one in word if _alphabets(one) <= _BESIDE_OURS)


def _alphabets(text: str) -> set[str]:
    return {name(one, "?").split()[0] for one in text if one.isalpha()}
