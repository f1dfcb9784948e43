"""The command line: druzina play | serve | store | replay | position | games | rules | lab …

Everything heavy is imported by the command that needs it, so that the start stays quick.
"""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from druzina import games
from druzina.cli_parser import read
from druzina.text import LANGUAGES, Messages, language

if TYPE_CHECKING:
    from pathlib import Path

    from druzina.core import Game
    from druzina.terminal.screen import Screen

BAD_INPUT = 2
INTERRUPTED = 130
WIDEST = 100


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; bad input is one sentence in the reader's language, and exit code 2."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if words[:1] == ["lab"]:
        return lab(words[1:])
    try:
        given = read(words, language())
        if not given.command:
            given.help.print_help()
            return 0
        return COMMANDS[given.command](given, _language(given.lang))
    except BrokenPipeError:  # whoever read along has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        told = _sentences(error, _asked_for(words))
        if not told:
            raise
        print("\n".join(told), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED


# Commands


def play(given: Namespace, lang: str) -> int:
    from druzina.terminal import begin
    from druzina.terminal.play import Session

    if given.resume is not None:
        match, chairs = begin.resumed(given.resume, given.seats, given.content)
    else:
        match, chairs = begin.begun(
            given.game, given.options, given.seats, given.seed, given.content
        )
    file: Path = given.save or given.resume or begin.own_file(match)
    words = begin.words_of(match, chairs, lang)
    if not _in_panes(given) or not any(chair.person for chair in chairs):
        return Session(match, chairs, words, _screen(given), file).run()
    from druzina.terminal.client import curtain
    from druzina.terminal.client.pad import Pad

    pad = Pad(given.ascii)
    session = Session(match, chairs, words, pad, file)
    with curtain.drawn(session, pad):
        from druzina.terminal.client.app import play as play_in_panes
    return play_in_panes(session, pad)


def replay(given: Namespace, lang: str) -> int:
    from druzina.core import Problem
    from druzina.terminal import replay as steps
    from druzina.terminal import saving

    record = saving.read(given.file)
    opened = steps.open_replay(record, given.file, given.content, lang)
    seats = len(opened.words.names)
    if given.seat is not None and not 1 <= given.seat <= seats:
        raise Problem("problem-seat-range", found=given.seat, valid=f"1–{seats}")
    reader = None if given.seat is None else given.seat - 1
    if not given.all and _in_panes(given):
        from druzina.terminal.client import replay_app

        replay_app.show(opened, reader, given.ascii)
        return 0
    look = steps.print_all if given.all else steps.step_through
    look(opened, reader, _screen(given))
    return 0


def position_check(given: Namespace, lang: str) -> int:
    from druzina.terminal import positions

    print("\n".join(positions.check(given.file, given.content, lang)))
    return 0


def position_ask(given: Namespace, lang: str) -> int:
    from druzina.terminal import positions

    for line in positions.ask(given.file, given.content, given.bot, lang):
        print(line)
    return 0


def position_play(given: Namespace, lang: str) -> int:
    from druzina.terminal import begin, positions
    from druzina.terminal.play import Session

    match, chairs = positions.seated(given.file, given.seats, given.content)
    words = begin.words_of(match, chairs, lang)
    file = given.save or begin.own_file(match)
    return Session(match, chairs, words, _screen(given), file).run()


def position_write(given: Namespace, lang: str) -> int:
    from druzina.terminal import positions

    print(positions.write(given.file, given.step, given.content), end="")
    return 0


def list_games(given: Namespace, lang: str) -> int:
    if given.which == "mine":
        return my_games(given, lang)
    for name in games.NAMES:
        words = Messages(lang, [games.text_of(name)])
        print(f"{name}  {words.plain('game-title')}: {words.plain('game-about')}")
        if words.has("game-lacking"):
            print(f"  {words.plain('game-lacking')}")
    return 0


def my_games(given: Namespace, lang: str) -> int:
    """What was played in the terminal on this machine."""
    from druzina.core import Problem
    from druzina.terminal import history, saving

    if given.folder is not None and not given.folder.is_dir():
        found = "error-taken" if given.folder.exists() else "error-missing"
        raise Problem("problem-file", file=str(given.folder), detail=found)
    history.show(given.folder or saving.home(), given.game, _screen(given), lang)
    return 0


def rules_show(given: Namespace, lang: str) -> int:
    from shutil import get_terminal_size

    from druzina.rulebook_print import clause_lines

    styled = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    codes = {"bold": "\x1b[1m", "dim": "\x1b[2m"}
    width = min(WIDEST, get_terminal_size().columns)
    for line, style in clause_lines(given.clause, lang, width):
        print(f"{codes[style]}{line}\x1b[0m" if style and styled else line)
    return 0


def rules_search(given: Namespace, lang: str) -> int:
    from druzina import rulebook_print

    rulebook_print.search(_screen(given).console, given.words, given.game, lang)
    return 0


def rules_game(given: Namespace, lang: str) -> int:
    from druzina import rulebook_print

    rulebook_print.game(_screen(given).console, given.game, lang)
    return 0


def rules_how(given: Namespace, lang: str) -> int:
    from druzina import rulebook_print

    rulebook_print.how(_screen(given).console, given.game, lang)
    return 0


def content_check(given: Namespace, lang: str) -> int:
    names = [given.game] if given.game else games.NAMES
    sound = [_check(games.find(name), given.content, lang) for name in names]
    return 0 if all(sound) else BAD_INPUT


def _check(game: Game[Any, Any], folder: Path | None, lang: str) -> bool:
    """Says all that is wrong with a game's content, or else what is in it."""
    from druzina.text.words import Words

    words = Words(lang, game)
    print(words.say("game-title"))
    problems = game.check_content(folder)
    for problem in problems:
        print(f"  {words.problem(problem)}", file=sys.stderr)
    if problems:
        print(words.say("check-problems", {"n": len(problems)}), file=sys.stderr)
        return False
    for key, figures in game.content_facts(folder):
        print(f"  {words.say(key, figures)}")
    print(words.say("check-sound"))
    return True


def gloomhaven_advise(given: Namespace, lang: str) -> int:
    from druzina.advisor import terminal as advisor

    found, words = advisor.read(given.file, given.all), advisor.words_in(lang)
    if given.json:
        print(advisor.encoded(found, words if given.lang else None))
    else:
        print("\n\n".join(advisor.told(words, n, each) for n, each in enumerate(found, 1)))
    return 0


def serve(given: Namespace, lang: str) -> int:
    from druzina.server import command

    return command.serve(given, lang)


def store(given: Namespace, lang: str) -> int:
    from druzina.server import store_command

    return store_command.run(given, lang)


def lab(arguments: Sequence[str]) -> int:
    """The lab has a command line of its own, with all that it costs to import."""
    from druzina.lab.command import app

    try:
        app(list(arguments), prog_name="druzina lab")
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else 1


COMMANDS: dict[str, Callable[[Namespace, str], int]] = {
    "play": play,
    "replay": replay,
    "position check": position_check,
    "position ask": position_ask,
    "position play": position_play,
    "position write": position_write,
    "games": list_games,
    "rules show": rules_show,
    "rules search": rules_search,
    "rules game": rules_game,
    "rules how": rules_how,
    "content check": content_check,
    "gloomhaven advise": gloomhaven_advise,
    "serve": serve,
    "store backup": store,
    "store restore": store,
    "store check": store,
    "store copy": store,
}


# Around them


def _language(given: str | None) -> str:
    if given in (None, *LANGUAGES):
        return given or language()
    from druzina.core import Problem

    raise Problem("problem-language", found=str(given), valid=", ".join(LANGUAGES))


def _screen(given: Namespace) -> Screen:
    from druzina.terminal.screen import Screen

    plain = getattr(given, "plain", False) or not sys.stdout.isatty()
    return Screen(plain, getattr(given, "ascii", False))


def _in_panes(given: Namespace) -> bool:
    """Whether there is a terminal on both sides and nobody wants plain lines."""
    dumb = os.environ.get("TERM", "") in ("", "dumb")
    return not given.plain and not dumb and sys.stdin.isatty() and sys.stdout.isatty()


def _asked_for(arguments: Sequence[str]) -> str:
    """The language that a line asks for, whatever else is wrong with it."""
    told = [after for flag, after in pairwise(arguments) if flag == "--lang"]
    return told[-1] if told and told[-1] in LANGUAGES else language()


def _sentences(error: Exception, lang: str) -> list[str]:
    """The words for a problem with the input; none for any other error."""
    from druzina.core import Problem, Problems
    from druzina.rulebook import NotInRulebook
    from druzina.rulebook_print import sentence
    from druzina.terminal.saving import InFile
    from druzina.text.words import Words

    if isinstance(error, NotInRulebook):
        return [sentence(error, lang)]
    words = Words(lang, folders=games.texts())
    if isinstance(error, Problems):
        return [words.problem(problem) for problem in error.problems]
    if isinstance(error, InFile):
        problem = words.problem(error.problem)
        return [words.say("problem-in-file", {"file": str(error.file), "problem": problem})]
    return [words.problem(error)] if isinstance(error, Problem) else []
