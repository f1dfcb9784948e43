"""A folder of content: read entry by entry, and known by what rules read of it.

Names, texts and sources are words: to mend one keeps every record and every table playable.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from hashlib import blake2b
from pathlib import Path
from threading import RLock
from typing import Generic, Literal, ParamSpec, TypeVar

from msgspec import Struct

from druzina.core.reading import Value, parse
from druzina.core.refusal import Problem, Problems

Name = dict[str, str]
Source = Literal["rulebook", "public", "original"]
Entries = Mapping[str, object]

SOURCES: dict[str, Source] = {"rulebook": "rulebook", "public": "public", "original": "original"}
LANGUAGES = ("en", "cs")
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")

# Fields that no rule reads; and where an entry stands among the others.
WORDS = frozenset({"name", "text", "source"})
PLACE = "number"
READING = RLock()
DIGEST_BYTES = 3
DIGEST_LETTERS = 4


Given = ParamSpec("Given")
Content = TypeVar("Content")


def one_at_a_time(read: Callable[Given, Content]) -> Callable[Given, Content]:
    """For whatever reads content: a server does so in several threads, and msgspec does not survive
    two of them that meet a type for the first time together."""

    @wraps(read)
    def alone(*given: Given.args, **named: Given.kwargs) -> Content:
        with READING:
            return read(*given, **named)

    return alone


class Reading(Struct):
    """What a folder gave: how many entries each file has, what is taken, and all that is wrong."""

    problems: list[Problem] = []
    entries: dict[str, int] = {}
    taken: dict[tuple[str, str], str] = {}

    def entries_of(self, folder: Path, file: str, table: str) -> Iterator[Value]:
        """The entries of `FILE.toml`, each under `[[table]]`, called by their ids in problems."""
        document = parse(folder / f"{file}.toml", self.problems)
        if document is None:
            return
        whole = Value(self.problems, f"{file}.toml", file, "", document, table)
        whole.known((table,))
        listed = whole.part(table)
        if not isinstance(listed.raw, list):
            listed.wrong("expected-entries", table=table)
            return
        self.entries[file] = len(listed.raw)
        for place, raw in enumerate(listed.raw, 1):
            entry = self._called(raw, table, place)
            yield Value(self.problems, whole.file, entry, "", raw, table)

    def _called(self, raw: object, table: str, place: int) -> str:
        """By its id, or by its place if that tells nothing."""
        id_ = raw.get("id") if isinstance(raw, dict) else None
        if isinstance(id_, str) and ID.fullmatch(id_) and ("id", id_.lower()) not in self.taken:
            return id_
        return f"{table} {place}"

    def must_be(
        self,
        file: str,
        table: str,
        number: int,
        clause: str,
        expected: str = "expected-entries-exactly",
    ) -> None:
        """So many entries the rules cannot do without; a file that was not read is no problem."""
        found = self.entries.get(file)
        if found is not None and found != number:
            counted = Value(self.problems, f"{file}.toml", file, table, found)
            counted.wrong(expected, clause, number=number)

    def id_of(self, value: Value, barred: Sequence[str] = (), expected: str = "expected-id") -> str:
        """An id that no other entry has, in whatever letters."""
        raw = value.raw
        if not isinstance(raw, str) or not ID.fullmatch(raw) or raw.lower() in barred:
            value.wrong(expected)
            return ""
        self.claim(value, "id", raw)
        return raw

    def name_of(self, value: Value, unique: bool = False) -> Name:
        """A name in every language; perhaps one that no other entry has."""
        names = {}
        for lang, name in (value.known(LANGUAGES) or {}).items():
            if not isinstance(name.raw, str) or not name.raw.strip():
                name.wrong("expected-name")
                continue
            names[lang] = name.raw
            if unique:
                self.claim(name, f"name.{lang}", name.raw)
        return names

    def claim(self, value: Value, field: str, text: str) -> None:
        """What only one entry may have."""
        mine = f"{value.file}, {value.entry}"
        other = self.taken.setdefault((field, text.lower()), mine)
        if other != mine:
            value.wrong("expected-unique", other=other)

    def has(self, folder: Path) -> bool:
        """Whether there is such a folder; if not, that is the one problem."""
        if folder.is_dir():
            return True
        self.problems.append(Problem("problem-content-folder", folder=str(folder)))
        return False

    def insist(self) -> None:
        """Raises all that is wrong, if anything is."""
        if self.problems:
            raise Problems(self.problems)


R = TypeVar("R", bound=Reading)


class File(Struct, Generic[R], frozen=True):
    """A file: what its entries are called, how many there must be, and who reads them."""

    table: str
    number: int
    clause: str
    reader: Callable[[R, str, dict[str, Value]], None]
    keys: tuple[str, ...]


def read_files(reading: R, folder: Path, files: Mapping[str, File[R]]) -> R:
    """What can be read of a folder, file by file, and all the problems.

    A reader is given the id of an entry, empty where entries have none, and its parts.
    """
    if not reading.has(folder):
        return reading
    for file, form in files.items():
        for value in reading.entries_of(folder, file, form.table):
            parts = value.known(form.keys)
            if parts is not None:
                id_ = reading.id_of(parts["id"]) if "id" in parts else ""
                form.reader(reading, id_, parts)
        reading.must_be(file, form.table, form.number, form.clause)
    return reading


def source_of(value: Value) -> Source:
    return SOURCES.get(value.one_of(SOURCES), "original")


def index_of(value: Value, valid: Sequence[str], clause: str = "none") -> int:
    """Where the word stands among those that there are; 0, and a problem, if it is none."""
    word = value.one_of(valid, clause)
    return valid.index(word) if word else 0


# What rules read


def fingerprint(entries: Entries) -> str:
    """Of all that rules read, in its order: positions name the content they are played with."""
    told = repr([(id_, facts(entry)) for id_, entry in entries.items()])
    return blake2b(told.encode(), digest_size=8).hexdigest()


def facts(thing: object) -> object:
    """What rules read of a thing of the content: all but words, and but its place in the file."""
    if isinstance(thing, Struct):
        fields = [field for field in thing.__struct_fields__ if field not in WORDS | {PLACE}]
        return type(thing).__name__, [(field, facts(getattr(thing, field))) for field in fields]
    if isinstance(thing, Mapping):
        return [(str(key), facts(value)) for key, value in thing.items()]
    if isinstance(thing, list | tuple):
        return [facts(one) for one in thing]
    if isinstance(thing, set | frozenset):
        return sorted(map(str, thing))
    return thing


def digest(id_: str, entry: object) -> str:
    """Four letters for an entry: enough to see that it is not the one it was."""
    told = repr((id_, facts(entry))).encode()
    return b64encode(blake2b(told, digest_size=DIGEST_BYTES).digest()).decode()


def digests(entries: Entries) -> str:
    """What a record keeps of the content, so that one day it can be said what has changed."""
    return "".join(sorted(digest(id_, entry) for id_, entry in entries.items()))


def differing(kept: str, entries: Entries) -> tuple[list[str], int]:
    """The entries that were not so in the content those digests are of; how many are no more."""
    size = DIGEST_LETTERS
    before = {kept[start : start + size] for start in range(0, len(kept), size)}
    now = {id_: digest(id_, entry) for id_, entry in entries.items()}
    changed = [id_ for id_, one in now.items() if one not in before]
    return changed, len(before - set(now.values()))
