"""What a person may say at the table besides an answer; nothing here changes the game but undo."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, cast

from druzina import rulebook, rulebook_print
from druzina.bots import sit
from druzina.core import Argument, Preview, Problem, Refusal, salted
from druzina.rulebook import NotInRulebook
from druzina.rulebook_search import fold
from druzina.terminal.boards import Piles
from druzina.terminal.table import DEEP, numbered
from druzina.text.words import Words

if TYPE_CHECKING:
    from druzina.core.silence import Scope
    from druzina.terminal.play import Session

Command = Callable[["Session", int, str], None]

LINES = 15
SCOPES = ("turn", "round", "game", "off")
ADVISER = "adept"


def question(session: Session, seat: int, rest: str) -> None:
    """The rules behind the question, or behind a choice."""
    asked = session.match.asked(seat)
    assert asked is not None
    clauses = [asked.prompt.clause, *(offered.shown.clause for offered in asked.offered)]
    if rest:
        offered = numbered(asked).get(int(rest)) if rest.isdecimal() else None
        if offered is None:
            valid = ", ".join(map(str, numbered(asked)))
            told = session.words.say("play-no-number", {"number": rest, "valid": valid})
            session.screen.say(told, "red")
            return
        clauses = [offered.shown.clause]
    for clause in dict.fromkeys(filter(None, clauses)):
        show_clause(session, clause)


def show_clause(session: Session, clause: str) -> None:
    screen = session.screen
    with suppress(NotInRulebook):
        for line, style in rulebook_print.clause_lines(clause, session.words.lang, screen.width):
            screen.say_line(line, "", style)


def why(session: Session, seat: int, rest: str) -> None:
    """What is against something that is not offered, with the rule."""
    refused = session.match.why_not(seat, rest)
    if refused is None:
        session.screen.say(session.words.say("play-offered", {"text": rest}))
        return
    session.refuse(refused)
    if refused.clause:
        show_clause(session, refused.clause)


def preview(session: Session, seat: int, rest: str) -> None:
    """What a choice would bring, line by line, and where the forecast ends."""
    asked = session.match.asked(seat)
    assert asked is not None
    offered = numbered(asked).get(int(rest)) if rest.isdecimal() else None
    seen = session.match.preview(seat, [offered.choice if offered else rest])
    if isinstance(seen, Refusal):
        session.refuse(seen)
        return
    session.table.lines(seen.lines)
    session.screen.say(stopped(session.words, seen), "dim", indent=DEEP)


def stopped(words: Words, seen: Preview) -> str:
    if seen.stop == "asked":
        return words.say("stop-asked", {"seat": int(seen.what)})
    if seen.stop == "reveal":
        return words.say("stop-reveal", {"what": words.say(f"reveal-{seen.what}")})
    if seen.stop == "shown":
        return words.say("stop-shown", {"what": words.say(f"reveal-{seen.what}")})
    return words.say("stop-end" if seen.stop == "end" else "stop-asked-on")


def undo(session: Session, seat: int, rest: str) -> None:
    before = session.match.entries()
    refused = session.match.undo(seat)
    if refused is None:
        session.undone.append((seat, before[session.match.length :]))
        return
    session.refuse(refused)
    if refused.reason == "refusal-undo-limit" and session.persons == [seat]:
        session.screen.say(session.words.say("play-undo-ask"), "dim")


def redo(session: Session, seat: int, rest: str) -> None:
    """What was taken back last, once more; nothing else may have happened since."""
    if not session.undone:
        session.screen.say(session.words.say("play-nothing-to-redo"), "red")
        return
    whose, entries = session.undone.pop()
    kept = list(session.undone)
    for entry in entries:
        said, _, text = entry.partition(" ")
        if said == str(whose) and session.match.asked(whose) is not None:
            session.play(whose, text)
    session.undone[:] = kept


def piles(session: Session, seat: int, rest: str) -> None:
    """The discard piles, card by card."""
    board: object = session.table.board
    view = session.match.view(seat)
    told: list[str] = board.piles(view) if isinstance(board, Piles) else []
    for line in told or [session.words.say("play-no-piles")]:
        session.screen.say(line, indent=DEEP)


def undo_agreed(session: Session, seat: int, rest: str) -> None:
    """Bots always agree; what was hidden is drawn anew."""
    refused = session.match.undo(seat, agreed=session.persons == [seat])
    if refused is not None:
        session.refuse(refused)


def log(session: Session, seat: int, rest: str) -> None:
    number = int(rest) if rest.isdecimal() else LINES
    session.table.lines(session.match.log(seat)[-number:] if number else [])


def players(session: Session, seat: int, rest: str) -> None:
    session.table.others(seat)


def table(session: Session, seat: int, rest: str) -> None:
    """All of it, then the question once more."""
    session.table.draw(seat)
    asked = session.match.asked(seat)
    if asked is not None:
        session.table.question(asked)


def tile(session: Session, seat: int, rest: str) -> None:
    """The face of a thing in words, found by its id or the beginning of its name."""
    match, words = session.match, session.words
    for id_, thing in match.game.catalogue(match.content).items():
        name = getattr(thing, "name", {}).get(words.lang, id_)
        if rest and (fold(rest) == fold(id_) or fold(name).startswith(fold(rest))):
            for line in match.game.describe(match.content, id_):
                session.screen.say(words.shown(line), indent=DEEP)
            return
    session.screen.say(words.say("play-no-thing", {"text": rest}), "red")


def rules(session: Session, seat: int, rest: str) -> None:
    """One clause if the words are its id, otherwise every clause that has them."""
    game = session.match.game.name
    try:
        clause = rulebook.find(rest, game) if "-" in rest else None
    except NotInRulebook:
        clause = None
    if clause is not None:
        show_clause(session, clause.id)
    else:
        rulebook_print.search(session.screen.console, rest, game, session.words.lang)


def how(session: Session, seat: int, rest: str) -> None:
    """The page for whoever plays for the first time."""
    rulebook_print.how(session.screen.console, session.match.game.name, session.words.lang)


def hint(session: Session, seat: int, rest: str) -> None:
    """What a bot would choose, and why."""
    match = session.match
    try:
        adviser = sit(rest or ADVISER, salted(match.seed, seat))
    except Problem as problem:
        session.screen.say(session.words.problem(problem), "red")
        return
    seen = match.seen(seat)
    with session.screen.waiting("…"):
        choice = adviser.choose(seen)
    key = f"bot-{adviser.name.partition(':')[0]}"
    bot = session.words.say(key) if session.words.messages.has(key) else adviser.name
    reason = session.words.shown(adviser.reason())
    shown = session.words.shown(seen.shown(choice))
    told = {"bot": bot, "choice": shown, "text": seen.text(choice), "reason": reason}
    session.screen.say(session.words.say("play-hint", told))


def plan(session: Session, seat: int, rest: str) -> None:
    """Shows partners at this screen what one plans, or no more."""
    asked, words = session.match.asked(seat), session.words
    assert asked is not None
    if not session.plans.shared(seat):
        session.screen.say(words.say("plan-alone"), "red")
        return
    offered = numbered(asked).get(int(rest)) if rest.isdecimal() else None
    if offered is None:
        session.say_no_number(asked, rest)
        return
    marked = session.plans.toggle(seat, offered)
    key = "plan-set" if marked else "plan-unset"
    session.screen.say(words.say(key, {"choice": words.shown(offered.shown)}))


def silence(session: Session, seat: int, rest: str) -> None:
    """Does not ask the open question again this turn, round or game; or asks all again."""
    asked, match, words = session.match.asked(seat), session.match, session.words
    assert asked is not None
    scopes = {fold(words.say(f"silence-{scope}")): scope for scope in SCOPES}
    scope = scopes.get(fold(rest)) or (rest or SCOPES[0])
    if scope == "off":
        for kind in match.silenced(seat):
            match.speak(seat, kind)
        session.screen.say(words.say("silence-ended"))
    elif not asked.silenceable or scope not in SCOPES:
        session.screen.say(words.say("silence-impossible"), "red")
    else:
        match.silence(seat, asked.kind, cast("Scope", scope))


def save(session: Session, seat: int, rest: str) -> None:
    session.save(Path(rest).expanduser() if rest else session.file)


def help_(session: Session, seat: int, rest: str) -> None:
    words, screen, such = session.words, session.screen, examples(session, seat)
    screen.say(words.say("play-commands"), "bold")
    wide = max(len(words.say(f"command-{name}")) for name in COMMANDS)
    screen.say_item(f"  {'':<{wide}}  ", words.say("about-answer", such))
    screen.say_item(f"  {'?':<{wide}}  ", words.say("about-question", such))
    for name in COMMANDS:
        told = words.say(f"about-{name}", such)
        screen.say_item(f"  {words.say(f'command-{name}'):<{wide}}  ", told)
    if session.table.board is not None and not screen.plain:
        screen.say()
        for line in session.table.board.legend():
            screen.say(line, "dim")


def examples(session: Session, seat: int) -> dict[str, Argument]:
    """Of the open question: a choice with its number, what is not offered, a rule, and a thing."""
    match = session.match
    asked = match.asked(seat)
    assert asked is not None
    number, offered = list(numbered(asked).items())[-1]
    greyed = [text for text, _, _ in match.greyed(seat)]
    return {
        "number": str(number),
        "choice": offered.text,
        "refused": (greyed or [offered.text])[0],
        "thing": next(iter(match.game.catalogue(match.content))),
        "clause": asked.prompt.clause,
    }


def quit_(session: Session, seat: int, rest: str) -> None:
    from druzina.terminal.play import Leave

    if session.leave():
        raise Leave


# Said in English or in the reader's language, accents or not.
COMMANDS: dict[str, Command] = {
    "why": why,
    "preview": preview,
    "undo": undo,
    "redo": redo,
    "piles": piles,
    "log": log,
    "players": players,
    "table": table,
    "tile": tile,
    "how": how,
    "rules": rules,
    "hint": hint,
    "plan": plan,
    "silence": silence,
    "save": save,
    "help": help_,
    "quit": quit_,
}


# The keys of the panes, which one types out of habit.
LETTERS = {
    "u": "undo",
    "U": "redo",
    "v": "preview",
    "d": "piles",
    "i": "hint",
    "h": "help",
    "H": "how",
    "l": "log",
    "p": "players",
    "t": "table",
    "s": "save",
    "z": "silence",
    "*": "plan",
    "/": "rules",
    "q": "quit",
}
ABOUT_SOMETHING = ("why", "preview", "plan", "tile", "rules")


def find_command(text: str, words: Words) -> Command | None:
    """The command that the first word names."""
    if text.startswith("?"):
        return lambda session, seat, rest: question(session, seat, text[1:].strip())
    first = text.split(maxsplit=1)[0]
    word = fold(LETTERS.get(first, first))
    if word.endswith("!") and word[:-1] in ("undo", fold(words.say("command-undo"))):
        return undo_agreed
    for name, command in COMMANDS.items():
        if word in (name, fold(words.say(f"command-{name}"))):
            bare = name in ABOUT_SOMETHING and len(text.split()) == 1
            return explain(name) if bare else command
    return None


def explain(name: str) -> Command:
    """How a command is used that was said without what it is about."""

    def told(session: Session, seat: int, rest: str) -> None:
        session.screen.say(session.words.say(f"about-{name}", examples(session, seat)))

    return told
