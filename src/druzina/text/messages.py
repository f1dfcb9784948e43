"""The messages of one language out of Fluent files; each is parsed only when it is first needed.

Importing the Fluent runtime costs a fifth of a second, so that too waits for the first message.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from druzina.text.patterns import Said, Unusual, Whole, compiled, plurals

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HOME = Path(__file__).parent

_ENTRY = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)


class Unspeakable(LookupError):
    """A message is missing, or its arguments do not fit it."""


def files(folder: Path, lang: str) -> list[Path]:
    """Where the words of a language stand: `cs.ftl`, or a file for each chapter in `cs`, or both.

    A game without words of its own has none.
    """
    whole = folder / f"{lang}.ftl"
    return [*([whole] if whole.exists() else []), *sorted((folder / lang).glob("*.ftl"))]


class Messages:
    """Message sources by key: the shell's own and, before them, those of further folders."""

    def __init__(self, lang: str, folders: Sequence[Path] = ()) -> None:
        self.lang = lang
        self._sources: dict[str, str] = {}
        self._said: dict[tuple[str, str | None], Said] = {}
        for folder in (HOME, *folders):
            for path in files(folder, lang):
                self._read(path)

    def _read(self, path: Path) -> None:
        """Entries begin at the margin."""
        for entry in _ENTRY.split(path.read_text(encoding="utf-8")):
            if entry and entry[0].isalpha():
                self._sources[entry.partition("=")[0].strip()] = entry

    @property
    def keys(self) -> frozenset[str]:
        return frozenset(self._sources)

    def has(self, key: str, attribute: str | None = None) -> bool:
        source = self._sources.get(key)
        if source is None:
            return False
        return attribute is None or f"\n    .{attribute} =" in source

    def plain(self, key: str) -> str:
        """A message without arguments, read without the Fluent runtime."""
        return " ".join(self._sources[key].partition("=")[2].split("#")[0].split())

    def format(
        self, key: str, arguments: Mapping[str, object], attribute: str | None = None
    ) -> str:
        """The message with its arguments; `Unspeakable` if they do not go together."""
        said = self._said.get((key, attribute))
        if said is None:
            said = self._compiled(key, attribute)
        try:
            return said(arguments)
        except Unusual:
            return self._resolved(key, arguments, attribute)

    def _compiled(self, key: str, attribute: str | None) -> Said:
        if not self.has(key, attribute):
            raise Unspeakable(f"no message {key} in {self.lang}")
        if not self._bundle.has_message(key):
            self._parse(key)
        said = self._said.get((key, attribute))
        if said is None:
            raise Unspeakable(f"message {key} in {self.lang} has no text")
        return said

    def _resolved(self, key: str, arguments: Mapping[str, object], attribute: str | None) -> str:
        """By the runtime, which knows all of Fluent and what is wrong."""
        from fluent.runtime.types import fluent_number

        given = {
            name: fluent_number(int(one), useGrouping=False) if isinstance(one, Whole) else one
            for name, one in arguments.items()
        }
        bundle = self._bundle
        message = bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise Unspeakable(f"message {key} in {self.lang} has no text")
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise Unspeakable(f"message {key} in {self.lang}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Message

        resource = FluentResource(self._sources[key])
        self._bundle.add_resource(resource)
        plural = plurals(self.lang)
        for message in resource.body:
            if isinstance(message, Message):
                if message.value is not None:
                    self._said[message.id.name, None] = compiled(message.value, plural)
                for one in message.attributes:
                    self._said[message.id.name, one.id.name] = compiled(one.value, plural)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.lang], use_isolating=False)
