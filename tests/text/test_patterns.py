"""Sentences made without the Fluent runtime are those that the runtime makes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from druzina import games
from druzina.text.messages import HOME, Messages, Unspeakable
from druzina.text.patterns import Unusual, Whole, compiled, plurals

LANGUAGES = ("cs", "en")
SHELVES = {
    "server": HOME.parents[0] / "server" / "text",
    "lab": HOME.parents[0] / "lab" / "text",
    **{name: games.find(name).text for name in games.NAMES},
}
NUMBERS = (0, 1, 2, 5, 22, 1234)


class _Wanted(Visitor):
    """The arguments of a message, and the words and numbers it chooses by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: set[str] = {"Ana"}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802  # Fluent's
        if isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


def _said(messages: Messages, key: str, given: dict[str, object], attribute: str | None) -> str:
    try:
        return messages.format(key, given, attribute)
    except Unspeakable as error:
        return f"unspeakable: {error}"


def _resolved(messages: Messages, key: str, given: dict[str, object], attribute: str | None) -> str:
    try:
        return messages._resolved(key, given, attribute)
    except Unspeakable as error:
        return f"unspeakable: {error}"


def _entries(messages: Messages) -> list[tuple[str, str | None, _Wanted]]:
    """Every message and attribute with what it wants."""
    found: list[tuple[str, str | None, _Wanted]] = []
    for key in sorted(messages.keys):
        message = FluentParser().parse(messages._sources[key]).body[0]
        assert isinstance(message, ast.Message), key
        patterns = [(None, message.value), *((a.id.name, a.value) for a in message.attributes)]
        for attribute, pattern in patterns:
            if pattern is not None:
                wanted = _Wanted()
                wanted.visit(pattern)
                found.append((key, attribute, wanted))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("shelf", SHELVES)
def test_every_message_is_what_the_runtime_makes_of_it(shelf: str, lang: str) -> None:
    messages = Messages(lang, [SHELVES[shelf]])
    for key, attribute, wanted in _entries(messages):
        values: list[object] = [*map(Whole, NUMBERS), *sorted(wanted.words)]
        for value in values:
            given = dict.fromkeys(wanted.names, value)
            mixed = {**given, **dict.fromkeys(sorted(wanted.names)[1:], "Ana")}
            for arguments in (given, mixed):
                said = _said(messages, key, arguments, attribute)
                assert said == _resolved(messages, key, arguments, attribute), (key, arguments)


def test_nearly_all_are_made_without_it() -> None:
    messages = Messages("cs", [games.find("tales_of_glory").text])
    entries = _entries(messages)
    for key, attribute, _ in entries:
        messages._compiled(key, attribute)
    left = [said for said in messages._said.values() if said.__name__ == "_not_here"]
    assert len(entries) > 100
    assert len(left) < 3


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({}, "n is missing"),
        ({"n": 1.5}, "a fraction has its own commas"),
        ({"n": 12_345}, "its digits are grouped"),
        ({"n": True}, "no number"),
        ({"n": "x" * 3000}, "too long"),
    ],
)
def test_what_is_unusual_is_left_to_the_runtime(arguments: dict[str, object], why: str) -> None:
    message = FluentParser().parse("key = { $n } cards").body[0]
    assert isinstance(message, ast.Message)
    assert message.value is not None
    with pytest.raises(Unusual):
        compiled(message.value, plurals("en"))(arguments)


def test_numbers_outside_sentences_keep_their_groups(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("key = { $n } cards\n")
    messages = Messages("en", [tmp_path])
    assert messages.format("key", {"n": 12_345}) == "12,345 cards"
    assert messages.format("key", {"n": Whole(12_345)}) == "12345 cards"
    with pytest.raises(Unspeakable, match=re.escape("Unknown external: n")):
        messages.format("key", {})
