"""What the sources say to the text: message keys and the arguments they come with."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import druzina
from druzina.bots import levels
from druzina.bots.measured import measures
from druzina.core import Question
from druzina.core.codec import gathered
from druzina.core.step import dashed
from druzina.games import NAMES, find
from druzina.terminal.commands import COMMANDS
from druzina.text.messages import files
from tests.text.forms import filled

SOURCE = Path(druzina.__file__).parent
SHELL = SOURCE / "text"
TESTS = Path(__file__).parents[1]
SPEAKING = set(NAMES)
FOLDERS = {"shell": SHELL, **{name: SOURCE / "games" / name / "text" for name in sorted(SPEAKING)}}
LANGUAGES = ("cs", "en")

# What a key begins with. A constant of this form that is no key stands in NO_KEYS.
KEY = re.compile(
    r"(?:ask|choose|event|refusal|problem|reason|reveal|outcome|part|goods|price|kind|type|wanted"
    r"|side|times|face|connector|board|short|column|abbreviated|by|play|stop|command|about|replay"
    r"|check|help|bot|seat|list|error|expected|fact|game|no|advice|form|card|element|slot|zone|to"
    r"|because|origin|only|position|upgrade|cost|cause|ability|text|do|warning|client|silence"
    r"|strength|aim|intends|plan|cell|direction|heading|hex|scenario|square|tally|result|history"
    r"|figure|place|summon|half|condition|face|whom|gain|goal|modifier)"
    r"-[a-z0-9-]*[a-z0-9]"
)
NO_KEYS = {"by-level", "by-name", "half-key", "no-cache", "no-store", "board-frame"}


@cache
def messages(folder: str, lang: str) -> dict[str, ftl.Message]:
    read = [path.read_text(encoding="utf-8") for path in files(FOLDERS[folder], lang)]
    text = "\n".join(read)
    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, junk
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key twice"
    return {entry.id.name: entry for entry in found}


def parameters(message: ftl.Message) -> dict[str, set[str]]:
    """The variables of a message and of each of its attributes."""
    parts = {"": message.value, **{one.id.name: one.value for one in message.attributes}}
    return {name: _variables(pattern) for name, pattern in parts.items() if pattern is not None}


def _variables(pattern: ftl.Pattern) -> set[str]:
    found: set[str] = set()

    class Variables(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Variables().visit(pattern)
    return found


def modules() -> list[Path]:
    """All sources but those of parts and of games not yet offered that have their own words."""
    return [path for path in SOURCE.rglob("*.py") if _speaks(*path.relative_to(SOURCE).parts)]


def _speaks(part: str, name: str = "", *below: str) -> bool:
    apart = part in ("lab", "server", "store") or (part, name) == ("advisor", "routes.py")
    return not apart and (part != "games" or not below or name in SPEAKING)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def constants() -> set[str]:
    """String constants that look like keys, and the keys of reasons, which look like any word."""
    return reasons() | {
        node.value
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if KEY.fullmatch(node.value) and node.value not in NO_KEYS
    }


@cache
def reasons() -> set[str]:
    """What stands first in a call of `reason`."""
    return {
        part.value
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "reason"
        for part in ast.walk(node.args[0])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
        if not isinstance(node.args[0], ast.JoinedStr)
    }


def silenced() -> set[str]:
    """What says that a kind of question is not asked: the server puts these keys together."""
    kinds = {dashed(kind.__name__) for kind in _questions() if kind.silent is not None}
    return filled("silent", kinds) & {
        key for name in NAMES for key in messages(name, "en") if key.startswith("silent-")
    }


def shared() -> set[str]:
    """What a share of games won together is of: the server puts these keys together."""
    names = {name for rows in measures().values() for row in rows for name in row.shares}
    return filled("measured", names) & {key for game in NAMES for key in messages(game, "en")}


def made() -> set[str]:
    """Keys that are put together, by their form: `goods-{}`."""
    forms = set()
    for path in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.JoinedStr):
                form = "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "{}"
                    for part in node.values
                )
                if re.fullmatch(r"[a-z{}]+(?:-[a-z{}]+)+", form) and "{}" in form:
                    forms.add(form)
    return forms


def calls(folder: str) -> Iterator[tuple[str, str, set[str]]]:
    """Where a key meets its arguments in plain sight: place, key, names of the arguments.

    Games may call different messages alike: a game's own sources go with its own folder.
    """
    for path in modules():
        parts = path.relative_to(SOURCE).parts
        home = parts[1] if parts[0] == "games" and len(parts) > 2 else "shell"
        if home != folder:
            continue
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call):
                yield from _call(node, f"{path.name}:{node.lineno}")


def _call(node: ast.Call, place: str) -> Iterator[tuple[str, str, set[str]]]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
    known = reasons() if name == "reason" else ()
    keys = [text for text in texts if isinstance(text, str)]
    keys = [text for text in keys if KEY.fullmatch(text) or text in known]
    if not keys or any(keyword.arg is None for keyword in node.keywords):
        return
    keywords = {str(keyword.arg) for keyword in node.keywords}
    if name in ("Problem", "tell"):
        yield place, keys[0], keywords
    elif name == "reason":
        yield place, keys[0], {*keywords, *(f"{keyword}_count" for keyword in keywords)}
    elif name in ("Shown", "Refusal", "say"):
        given = [arg for arg in node.args if isinstance(arg, ast.Dict)]
        names = [key.value for one in given for key in one.keys if isinstance(key, ast.Constant)]
        whole = all(key is not None for one in given for key in one.keys)
        if whole and len(node.args) <= (3 if name != "say" else 2) and not _unseen(node):
            yield place, keys[0], set(map(str, names))


def _unseen(node: ast.Call) -> bool:
    """Arguments in a variable cannot be read here; playing shows them."""
    return any(isinstance(arg, ast.Name | ast.Call) for arg in node.args[1:])


@cache
def expansions() -> dict[str, set[str]]:
    """What each form of a key can become: the shell's, and each game's own (`tests/games/*/keys`).

    A game is in `tests/games` before it is offered; its keys count as soon as it speaks.
    """
    bots, commands = set(levels._SETTINGS), set(COMMANDS)
    found = {
        "ask-{}": filled("ask", _default_prompts()),
        "choose-{}": filled("choose", _default_shows()),
        "{}-{}": set[str](),
        "bot-{}": filled("bot", bots),
        "client-{}": filled("client", ("filter", "rules", "number")),
        "client-pane-{}": filled("client-pane", ("board", "mine", "seats", "log")),
        "silence-{}": filled("silence", ("turn", "round", "game", "off")),
        "reveal-{}": filled("reveal", _revealed()),
        "tally-{}": filled("tally", ("company", "seats", "people", "alone")),
        "command-{}": filled("command", commands),
        "about-{}": filled("about", commands),
        **_option_words(),
        "help-{}": filled(
            "help",
            (
                "serve",
                "play", "replay", "games", "rules", "rules-show", "rules-search", "rules-game",
                "rules-how",
                "content", "content-check", "position", "position-check", "position-ask",
                "position-play", "position-write", "gloomhaven", "gloomhaven-advise", "lab",
                "store", "store-backup", "store-check", "store-copy", "store-restore",
            ),
        ),
    }  # fmt: skip
    for name in sorted(SPEAKING):
        if (TESTS / "games" / name / "keys.py").exists():
            for form, keys in import_module(f"tests.games.{name}.keys").made().items():
                found[form] = found.get(form, set()) | keys
    return found


def _option_words() -> dict[str, set[str]]:
    """What names and explains options, as far as a game has words for it."""
    said = {key for name in NAMES for key in messages(name, "en") if key.startswith("option-")}
    options = {
        (game, field.name, value)
        for game in map(find, NAMES)
        for field in msgspec.structs.fields(game.options)
        for value in (None, *_values(field.type))
    }
    known = {
        game.option_key(name, value, about)
        for game, name, value in options
        for about in (False, True)
    }
    forms = ("option-{}", "option-{}-about", "option-{}-{}", "option-{}-{}-about")
    return dict.fromkeys(forms, said & known)


def _values(kind: object) -> tuple[str, ...]:
    return ("false", "true") if kind is bool else tuple(map(str, getattr(kind, "__args__", ())))


def _questions() -> list[type[Question]]:  # type: ignore[type-arg]  # of any game
    games = [find(name) for name in NAMES]
    steps = [step for game in games for step in gathered(type(game).__module__)]
    return [step for step in steps if issubclass(step, Question)]


def _default_prompts() -> set[str]:
    return {dashed(kind.__name__) for kind in _questions() if kind.prompt is Question.prompt}


def _default_shows() -> set[str]:
    return {kind.verb for kind in _questions() if kind.show is Question.show}


def _revealed() -> set[str]:
    """What `reveal` is called with, and what the dice, lots and cards of the core are called."""
    found = {"answers", "lot", "die", "card"}
    for path in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "reveal":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found
