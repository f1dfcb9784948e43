"""What the command line may say; its help is in the reader's language.

The standard library's parser: it is ready in a hundredth of a second, so that the start is quick.
"""

from __future__ import annotations

import re
from argparse import ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from druzina import __version__
from druzina.text import Messages

if TYPE_CHECKING:
    from druzina.core import Problem

# What the standard library says of a line it cannot read, and our message for it.
MISREADINGS = {
    r"unrecognized arguments: (?P<found>.*)": "problem-argument-unknown",
    r"argument (?P<flag>-.*): invalid choice: '(?P<found>.*)' \(choose from (?P<valid>.*)\)": (
        "problem-argument-choice"
    ),
    r"argument .*: invalid choice: '(?P<found>.*)' \(choose from (?P<valid>.*)\)": (
        "problem-command-unknown"
    ),
    r"argument (?P<flag>.*): invalid (int|float) value: '(?P<found>.*)'": "problem-argument-number",
    r"argument (?P<flag>.*): expected one argument": "problem-argument-bare",
    r"the following arguments are required: (?P<missing>.*)": "problem-argument-missing",
    r"(?P<detail>.*)": "problem-argument",
}


def misread(command: str, message: str) -> Problem:
    """What is wrong with a command line that does not have the form of any command."""
    from druzina.core import Problem

    found = ((key, re.fullmatch(form, message, re.DOTALL)) for form, key in MISREADINGS.items())
    key, match = next((key, match) for key, match in found if match)
    told = match.groupdict()
    told["valid"] = told.get("valid", "").replace("'", "")
    return Problem(key, **told, command=command)


class Parser(ArgumentParser):
    """A command whose `--help` speaks the reader's language and whose errors are raised."""

    def __init__(self, prog: str, words: Messages, about: str) -> None:
        self.words = words
        super().__init__(
            prog=prog,
            description=words.plain(about),
            add_help=False,
            formatter_class=lambda prog: Help(prog, words.plain("help-usage")),
        )
        self._positionals.title = words.plain("help-arguments")
        self._optionals.title = words.plain("help-flags")
        self.add_argument("-h", "--help", action="help", help=words.plain("help-help"))

    def error(self, message: str) -> NoReturn:
        raise misread(self.prog, message)

    def format_usage(self) -> str:
        """With the head of the standard library, seven letters that it cuts off by itself."""
        return super().format_usage().replace(f"{self.words.plain('help-usage')} ", "usage: ", 1)

    def takes(self, *names: str, about: str, **how: Any) -> None:
        self.add_argument(*names, help=self.words.plain(about), **how)


class Help(HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=30, width=100)
        self._usage = usage

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or f"{self._usage} ")


def read(words: Sequence[str], lang: str) -> Namespace:
    """The command and all it was given; options of a game may stand anywhere after the game."""
    top = parser(lang, next((word for word in words if not word.startswith("-")), ""))
    given, left = top.parse_known_args(words)
    flags = [word for word in left if word.startswith("-") or given.command != "play"]
    if flags:
        raise misread(
            f"druzina {given.command}".strip(), f"unrecognized arguments: {' '.join(flags)}"
        )
    if left:
        given.options += left
    return given


def parser(lang: str, wanted: str | None = None) -> Parser:
    """With `wanted` only that command is described: all of them would take a tenth of a start."""
    words = Messages(lang)
    top = Parser("druzina", words, "help-app")
    top.takes("--version", about="help-version", action="version", version=f"druzina {__version__}")
    top.set_defaults(command="", help=top, lang=None)
    commands = _Commands(top)
    for name, describe in _DESCRIBED.items():
        command = commands.group(name) if name in _GROUPS else commands.add(name)
        if wanted in (None, name):
            describe(command)
    return top


class _Commands:
    """The commands below one; each knows its full name, `rules show`."""

    def __init__(self, above: Parser) -> None:
        self.above = above
        self._below = above.add_subparsers(
            title=above.words.plain("help-commands"),
            metavar=above.words.plain("help-command"),
            parser_class=Parser,
        )

    def add(self, name: str) -> Parser:
        made = self.group(name)
        made.set_defaults(command=made.prog.removeprefix("druzina "))
        return made

    def group(self, name: str) -> Parser:
        full = f"{self.above.prog} {name}"
        about = f"help-{'-'.join(full.split()[1:])}"
        words = self.above.words
        made = self._below.add_parser(
            name, prog=full, words=words, about=about, help=words.plain(about)
        )
        made.set_defaults(command="", help=made)
        return made


def _play(command: Parser) -> None:
    command.takes("game", nargs="?", about="help-game")
    command.takes("options", nargs="*", about="help-options")
    command.takes("--seats", about="help-seats")
    command.takes("--seed", type=int, about="help-seed")
    command.takes("--resume", type=Path, about="help-resume")
    command.takes("--save", type=Path, about="help-save")
    _speaks(command)
    _reads_content(command)
    _draws(command)


def _position(group: Parser) -> None:
    commands = _Commands(group)
    check, ask, play, write = (commands.add(name) for name in ("check", "ask", "play", "write"))
    for command in (check, ask, play):
        command.takes("file", type=Path, about="help-position-file")
    ask.takes("--bot", default="adept", about="help-position-bot")
    play.takes("--seats", about="help-seats")
    play.takes("--save", type=Path, about="help-save")
    _draws(play)
    write.takes("file", type=Path, about="help-replay-file")
    write.takes("--step", type=int, about="help-position-step")
    for command in (check, ask, play, write):
        _speaks(command)
        _reads_content(command)


def _games(command: Parser) -> None:
    command.takes("which", nargs="?", choices=("mine",), about="help-games-mine")
    command.takes("--game", about="help-games-only")
    command.takes("--folder", type=Path, about="help-games-folder")
    _speaks(command)
    _draws(command)


def _replay(command: Parser) -> None:
    command.takes("file", type=Path, about="help-replay-file")
    command.takes("--seat", type=int, about="help-replay-seat")
    command.takes("--all", action="store_true", about="help-replay-all")
    _speaks(command)
    _reads_content(command)
    _draws(command)


def _serve(command: Parser) -> None:
    command.takes("--host", default="127.0.0.1", about="help-host")
    command.takes("--port", type=int, about="help-port")
    command.takes("--open", action="store_true", about="help-open")
    command.takes("--data", type=Path, about="help-data")
    command.takes("--store", about="help-store-place")
    command.takes("--reach", about="help-reach")
    command.takes("--workers", type=int, default=0, about="help-workers")
    command.takes("--allow-origin", action="append", default=[], about="help-allow-origin")
    command.takes("--tables-per-hour", type=int, default=60, about="help-tables-per-hour")
    command.takes("--public", action="store_true", about="help-public")
    command.takes("--site", action="append", default=[], about="help-site")
    command.takes("--trusted-proxy", action="append", default=[], about="help-trusted-proxy")
    command.takes("--keep-days", type=int, about="help-keep-days")
    command.takes("--chat-days", type=int, about="help-chat-days")
    command.takes("--metrics-for", action="append", default=[], about="help-metrics-for")
    command.takes("--log", choices=("text", "json"), default="text", about="help-log")
    command.takes("--unlimited", action="append", default=[], about="help-unlimited")
    command.takes("--bot", action="append", default=[], about="help-bot")
    command.takes("--bot-seconds", type=float, default=20.0, about="help-bot-seconds")
    _speaks(command)


def _rules(group: Parser) -> None:
    commands = _Commands(group)
    show, search, game, how = (commands.add(name) for name in ("show", "search", "game", "how"))
    for command in (show, search, game, how):
        _speaks(command)
    show.takes("clause", about="help-rules-id")
    search.takes("words", nargs="+", about="help-rules-words")
    search.takes("--game", about="help-rules-only")
    game.takes("game", about="help-game")
    how.takes("game", about="help-game")


def _content(group: Parser) -> None:
    check = _Commands(group).add("check")
    check.takes("game", nargs="?", about="help-game")
    _speaks(check)
    _reads_content(check)


def _gloomhaven(group: Parser) -> None:
    advise = _Commands(group).add("advise")
    advise.takes("file", about="help-advise-file")
    advise.takes("--json", action="store_true", about="help-advise-json")
    advise.takes("--all", action="store_true", about="help-advise-all")
    _speaks(advise)


def _store(group: Parser) -> None:
    commands = _Commands(group)
    backup, restore, check = (commands.add(name) for name in ("backup", "restore", "check"))
    backup.takes("file", type=Path, about="help-store-to")
    restore.takes("file", type=Path, about="help-store-from")
    for command in (backup, restore, check):
        command.takes("--data", type=Path, about="help-data")
        command.takes("--store", about="help-store-place")
        _speaks(command)
    copy = commands.add("copy")
    copy.takes("source", about="help-copy-from")
    copy.takes("target", about="help-copy-to")
    _speaks(copy)


def _speaks(command: Parser) -> None:
    command.takes("--lang", about="help-lang")


def _reads_content(command: Parser) -> None:
    command.takes("--content", type=Path, about="help-content-folder")


def _draws(command: Parser) -> None:
    command.takes("--ascii", action="store_true", about="help-ascii")
    command.takes("--plain", action="store_true", about="help-plain")


_DESCRIBED: dict[str, Callable[[Parser], None]] = {
    "play": _play,
    "replay": _replay,
    "position": _position,
    "games": _games,
    "rules": _rules,
    "content": _content,
    "gloomhaven": _gloomhaven,
    "serve": _serve,
    "store": _store,
    "lab": lambda _: None,  # it reads its own words
}
_GROUPS = ("position", "rules", "content", "gloomhaven", "store")
