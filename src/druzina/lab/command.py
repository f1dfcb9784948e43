"""`druzina lab`: the lab on the command line."""

from __future__ import annotations

import sys
from argparse import BooleanOptionalAction, Namespace
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from druzina.cli_parser import Parser
from druzina.core import Problem, Problems
from druzina.text import LANGUAGES, Messages, language

if TYPE_CHECKING:
    from rich.console import Console

    from druzina.lab.plan import Plan
    from druzina.lab.run import Results
    from druzina.lab.several import Setting
    from druzina.lab.summary import Summary
    from druzina.lab.words import Words

HOME = Path(__file__).parent / "text"
FAILED, BAD_INPUT, INTERRUPTED = 1, 2, 130
GAMES = 1000
PROCESSES, RAY = "processes", "ray"
STUDIES = {  # where each command is carried out; imported when it is wanted
    "ladder": "druzina.lab.studies",
    "balance": "druzina.lab.studies",
    "dataset": "druzina.lab.learning",
    "fit": "druzina.lab.learning",
    "duel": "druzina.lab.learning",
}


def app(arguments: Sequence[str], prog_name: str = "druzina lab") -> NoReturn:
    """Runs the command and leaves with its exit code."""
    sys.exit(main(arguments, prog_name))


def main(arguments: Sequence[str], prog_name: str = "druzina lab") -> int:
    """Bad input is one sentence in the reader's language, and exit code 2."""
    words = list(arguments)
    try:
        if not words or words[0] in ("-h", "--help"):
            overview(language(), prog_name).print_help()
            return 0
        command = parser(language(), f"{prog_name} run")
        if words[0] in STUDIES:
            return study(words[0], words[1:], prog_name)
        if words[0] != "run":
            valid = ", ".join(("run", *STUDIES))
            raise Problem("problem-lab-command", found=words[0], valid=valid)
        return run_command(command.parse_intermixed_args(words[1:]))
    except (Problem, Problems) as error:
        print("\n".join(sentences(error, _wanted_language(words))), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:  # before the first game, or a second time
        return INTERRUPTED


def overview(lang: str, prog_name: str) -> Parser:
    """What the lab can do; each command reads its own words."""
    words = Messages(lang, [HOME])
    made = Parser(prog_name, words, "help-lab")
    commands = made.add_subparsers(
        title=words.plain("help-commands"), metavar=words.plain("help-command")
    )
    for name in ("run", *STUDIES):
        about = f"help-lab-{name}"
        commands.add_parser(name, words=words, about=about, help=words.plain(about))
    return made


def parser(lang: str, prog_name: str) -> Parser:
    """The command's form; its help is in the reader's language."""
    made, takes = form(lang, prog_name, "run")
    takes("game", about="game")
    takes("options", nargs="*", metavar="option=value", about="options")
    takes("--seats", required=True, about="seats")
    takes("--games", type=int, default=GAMES, about="games")
    takes("--first", type=int, default=0, metavar="NUMBER", about="first")
    takes("--seed", type=int, default=1, about="seed")
    takes("--workers", type=int, about="workers")
    takes("--on", default=PROCESSES, metavar="processes|ray|ray:HOST:PORT", about="on")
    takes("--out", type=Path, metavar="FOLDER", about="out")
    takes("--force", action="store_true", about="force")
    takes("--rotate", action=BooleanOptionalAction, default=True, about="rotate")
    takes("--only", type=int, metavar="NUMBER", about="only")
    takes("--content", type=Path, metavar="FOLDER", about="content")
    takes("--lang", metavar="cs|en", about="lang")
    return made


def form(lang: str, prog_name: str, name: str) -> tuple[Parser, Callable[..., None]]:
    """An empty form, and the function that adds to it."""
    words = Messages(lang, [HOME])
    made = Parser(prog_name, words, f"help-lab-{name}")

    def takes(*names: str, about: str, **how: Any) -> None:
        made.takes(*names, about=f"help-lab-{about}", **how)

    return made, takes


def study(name: str, words: Sequence[str], prog_name: str) -> int:
    """A command that asks more than one run can tell."""
    from importlib import import_module

    module = import_module(STUDIES[name])
    made, takes = form(language(), f"{prog_name} {name}", name)
    module.takes_for(name, takes)
    given = made.parse_intermixed_args(list(words))
    if getattr(given, "out", None) is not None:
        _need_matplotlib()
    if getattr(given, "on", None) is not None:
        _check_on(given.on)
    code: int = module.STUDIES[name](given, _options(getattr(given, "options", ())))
    return code


def _wanted_language(words: Sequence[str]) -> str:
    """The one asked for, even where the rest of the words cannot be read."""
    named = [after for flag, after in pairwise(words) if flag == "--lang"]
    return named[-1] if named and named[-1] in LANGUAGES else language()


def run_command(given: Namespace) -> int:
    from druzina.lab.several import settings
    from druzina.lab.words import words

    say = words(given.lang or language())
    found = settings(given.seats, _options(given.options))
    plans = [_plan(given, setting) for setting in found]
    say = words(say.lang, plans[0].game)
    if given.workers is not None and given.workers < 1:
        raise Problem("problem-lab-workers", found=given.workers)
    _check_on(given.on)
    if given.only is not None:
        if len(plans) > 1:
            raise Problem("problem-lab-only-one", found=len(plans))
        return _play_one(plans[0], given.only, given.out, say)
    if len(plans) == 1:
        return _play_many(plans[0], given, given.out, say)[0]
    return _play_settings(found, plans, given, say)


def _plan(given: Namespace, setting: Setting) -> Plan:
    from druzina.lab.plan import Plan, checked

    return checked(
        Plan(
            game=given.game,
            seats=setting.seats,
            games=given.games,
            first=given.first,
            seed=given.seed,
            rotate=given.rotate,
            options=setting.options,
            content=None if given.content is None else str(given.content),
        )
    )


def _play_settings(
    found: Sequence[Setting], plans: Sequence[Plan], given: Namespace, say: Words
) -> int:
    """One setting after the other, each in a folder of its own; then all of them in one table."""
    from rich.console import Console

    from druzina.lab import files
    from druzina.lab.several import show_settings, told, write_settings

    if given.out is not None:
        files.prepare(given.out, given.force)
    console, codes, summaries = Console(highlight=False), [], []
    for setting, plan in zip(found, plans, strict=True):
        console.print(told(setting, say), style="bold")
        out = given.out / setting.name if given.out is not None else None
        code, summary = _play_many(plan, given, out, say)
        codes.append(code)
        summaries.append((setting, summary))
        if code == INTERRUPTED:
            break
    show_settings(console, summaries, say)
    if given.out is not None:
        _tell_written(console, given.out, [write_settings(given.out, summaries).name], say)
    return max(codes)


def _options(given: Sequence[str]) -> dict[str, str]:
    for text in given:
        if "=" not in text:
            raise Problem("problem-option-form", text=text)
    return dict(text.split("=", 1) for text in given)


def _play_one(plan: Plan, number: int, out: Path | None, say: Words) -> int:
    """The game as it was played in the run; what a rule or a bot raises is raised here too."""
    from rich.console import Console

    from druzina.lab import files
    from druzina.lab.play import play_record
    from druzina.lab.screen import show_game

    if number < 0:
        raise Problem("problem-lab-only", found=number)
    if out is not None:
        files.prepare(out, force=True)
    row, record = play_record(plan, number)
    console = Console(highlight=False)
    show_game(console, row, say)
    if out is not None:
        path = files.write_record(out, number, record)
        _tell_written(console, out, [path.name], say)
    return 0


def _check_on(where: str) -> None:
    """Before anything is played: where the games shall be played is there."""
    kind, _, address = where.partition(":")
    if kind not in (PROCESSES, RAY) or (address and kind != RAY):
        raise Problem("problem-lab-on", found=where)
    if kind == RAY:
        from druzina.lab.on_ray import reached

        reached(address)


def _play_many(plan: Plan, given: Namespace, out: Path | None, say: Words) -> tuple[int, Summary]:
    from rich.console import Console

    from druzina.lab import files
    from druzina.lab.progress import progress
    from druzina.lab.run import play_all, write
    from druzina.lab.screen import show, show_failures

    if out is not None:
        _need_matplotlib()
        files.prepare(out, given.force)
    console, aside = Console(highlight=False), Console(stderr=True, highlight=False)
    _warn(aside, plan, say)
    with progress(aside, plan.games, say) as watch:
        found = play_all(plan, given.workers, out, watch, given.on)
    show(console, found.summary, say)
    show_failures(aside, plan, found.failed, say)
    if found.given_up:
        aside.print(say("lab-given-up"))
    if out is not None:
        write(found, out, say.lang)
        names = (files.GAMES, files.PARQUET, files.TIMES, files.SUMMARY, files.REPORT)
        _tell_written(console, out, [name for name in names if (out / name).exists()], say)
    return _exit_code(found), found.summary


def _warn(console: Console, plan: Plan, say: Words) -> None:
    """What the reader of the rows should know beforehand."""
    if plan.timed():
        told = say("lab-timed", bots=", ".join(plan.timed()))
        console.print(told, style="yellow", soft_wrap=True)
    if plan.games % plan.period:
        told = say("lab-uneven", games=plan.games, period=plan.period)
        console.print(told, style="yellow", soft_wrap=True)


def _tell_written(console: Console, folder: Path, names: Sequence[str], say: Words) -> None:
    told = say("lab-written", folder=str(folder), files=", ".join(names))
    console.print(told, soft_wrap=True, markup=False)


def _exit_code(found: Results) -> int:
    if found.interrupted:
        return INTERRUPTED
    return FAILED if found.failed else 0


def _need_matplotlib() -> None:
    from importlib.util import find_spec

    if find_spec("matplotlib") is None:
        raise Problem("problem-lab-extra")


def sentences(error: Problem | Problems, lang: str) -> list[str]:
    """What is wrong with the input, in words: the lab's own, the shell's and those of games."""
    from druzina import games
    from druzina.text.words import Words as Sentences

    words = Sentences(lang, folders=[*games.texts(), HOME])
    problems = error.problems if isinstance(error, Problems) else [error]
    return [words.problem(problem) for problem in problems]
