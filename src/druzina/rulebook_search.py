"""Clauses found by words, in either language: without accents, by the beginnings of words."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from druzina.rulebook import Clause, clauses, games
from druzina.rulebook_czech import cases, english

_WORD = re.compile(r"\w+")
_BY_ID = 1_000_000_000
_OWN = 1_000  # what a hit in the reader's own language is worth in hits in the other


class _Texts(NamedTuple):
    """What of a clause is searched: folded words, a blank before each."""

    id: tuple[str, ...]
    english: str
    czech: str  # empty if it is not written in Czech


class _Wanted(NamedTuple):
    """One word of the search, and how words that it means begin, a blank before each."""

    word: str
    in_english: tuple[str, ...]
    in_czech: tuple[str, ...]
    meant: tuple[str, ...]  # in English, for clauses without Czech text


def search(words: str | Iterable[str], game: str | None = None, lang: str = "en") -> list[Clause]:
    """Clauses in which each of the words begins some word: hits in the id first, then the most.

    Worked examples follow the clauses they illustrate, unless their ids were asked for. Both
    languages are searched, so that the same clauses are found in either; hits in the reader's own
    come first.
    """
    where = (game,) if game else games()
    pairs = [pair for name in where for pair in zip(clauses(name, lang), _texts(name), strict=True)]
    wanted = [_wanted(word) for word in terms(words)]
    id_ = _plain(words)
    ranked = [(_rank(texts, wanted, lang, id_), clause) for clause, texts in pairs if wanted]
    return [clause for rank, clause in sorted(ranked, key=_order) if rank]


def _order(hit: tuple[int, Clause]) -> tuple[bool, int]:
    rank, clause = hit
    return rank < _BY_ID and "-EX-" in clause.id, -rank


def terms(words: str | Iterable[str]) -> tuple[str, ...]:
    """The words as `search` compares them: without accents, in lower case, split at hyphens."""
    return tuple(_WORD.findall(fold(words if isinstance(words, str) else " ".join(words))))


def hits(words: str | Iterable[str], lang: str) -> re.Pattern[str]:
    """What in a folded text of that language the words find, to the end of each word."""
    begins = [begin for word in terms(words) for begin in (word, *_cases(word, lang))]
    return re.compile(rf"\b(?:{'|'.join(begins)})\w*")


def fold(text: str) -> str:
    """The text without accents and capitals, letter for letter."""
    return text.lower() if text.isascii() else text.translate(_PLAIN).lower()


class _Plain(dict[int, str]):
    """From a character to the first of its decomposition: ř to r."""

    def __missing__(self, code: int) -> str:
        self[code] = plain = unicodedata.normalize("NFKD", chr(code))[0]
        return plain


_PLAIN = _Plain()


@cache
def _texts(game: str) -> tuple[_Texts, ...]:
    both = zip(clauses(game), clauses(game, "cs"), strict=True)
    return tuple(
        _Texts(terms(one.id), _searched(one), _searched(again) if again.lang == "cs" else "")
        for one, again in both
    )


def _searched(clause: Clause) -> str:
    return " " + " ".join(terms((clause.id, clause.section, clause.text)))


def _wanted(word: str) -> _Wanted:
    others = ((), _cases(word, "cs"), english(word))
    return _Wanted(word, *(_begins(word, *more) for more in others))


def _cases(word: str, lang: str) -> tuple[str, ...]:
    return cases(word) if lang == "cs" else ()


def _begins(*words: str) -> tuple[str, ...]:
    """The words without those that begin with another, so that nothing is counted twice."""
    longer = {word for word in words for other in words if word != other and word.startswith(other)}
    return tuple(f" {word}" for word in dict.fromkeys(words) if word not in longer)


def _plain(words: str | Iterable[str]) -> bool:
    """Whether it may be an id: nobody writes one with accents, as in „děs“."""
    return (words if isinstance(words, str) else "".join(words)).isascii()


def _rank(texts: _Texts, wanted: list[_Wanted], lang: str, id_: bool) -> int:
    """0 if a word is missing; the number of hits, all in the id being worth more than any."""
    if id_ and all(any(part.startswith(one.word) for part in texts.id) for one in wanted):
        return _BY_ID
    total = 0
    for one in wanted:
        in_czech = _count(texts.czech, one.in_czech)
        said = one.in_english if texts.czech else one.meant
        in_english = _count(texts.english, said)
        if not in_czech + in_english:
            return 0
        own, other = (in_czech, in_english) if lang == "cs" else (in_english, in_czech)
        total += _OWN * own + other
    return total


def _count(text: str, begins: Iterable[str]) -> int:
    return sum(map(text.count, begins))
