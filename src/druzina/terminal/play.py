"""A game at one screen: persons and bots take turns until it ends or somebody leaves."""

from __future__ import annotations

import shlex
import signal
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from druzina.bots import Sitter, sit
from druzina.bots.own import failure, is_own
from druzina.core import Asked, Choice, Match, Problem, Refusal, Seen, salted, united
from druzina.core.refusal import hindrance
from druzina.terminal import saving
from druzina.terminal.commands import find_command
from druzina.terminal.plans import Plans
from druzina.terminal.screen import Screen
from druzina.terminal.seating import Chair
from druzina.terminal.table import DEEP, Table, numbered
from druzina.text.words import Words

LEFT = 0
INTERRUPTED = 130
LOST = 1
LONGEST = 80  # letters of an answer that is none


class Leave(Exception):
    """A person wants to go; the game has been saved."""


class Session:
    """Whoever reads the screen now is `reader`; several persons hand it over."""

    def __init__(
        self, match: Match[Any], chairs: Sequence[Chair], words: Words, screen: Screen, file: Path
    ) -> None:
        self.match = match
        self.chairs = list(chairs)
        self.words = words
        self.screen = screen
        self.file = file
        self.table = Table(match, words, screen)
        self.plans = Plans(match)
        self._planned: dict[int, list[str]] = {}  # what was last said to whom
        self.undone: list[tuple[int, list[str]]] = []  # what redo plays again
        self.persons = [seat for seat, chair in enumerate(chairs) if chair.person]
        self.reader = self.persons[0] if len(self.persons) == 1 else None
        self._read: dict[int | None, int] = {}
        self._bots: dict[int, Sitter] = {}
        match.sitting = [chair.sits for chair in chairs]

    def run(self) -> int:
        """Plays to the end or until somebody leaves; the exit code."""
        try:
            with _interrupted_by_all():
                self._greet()
                while self.match.outcome is None:
                    self._step()
                self._end()
        except Leave:
            return LEFT
        except Problem:  # a bot cannot go on: once it is mended, the game can
            self.leave()
            raise
        except (EOFError, KeyboardInterrupt) as gone:
            self.screen.say()
            with _undisturbed():
                saved = self.leave()
            return LOST if not saved else LEFT if isinstance(gone, EOFError) else INTERRUPTED
        return LEFT

    def _greet(self) -> None:
        """How to answer, and what the letters mean; how far a resumed game had come."""
        entries = len(self.match.record.entries)
        if entries:
            self.screen.say(self.words.say("play-resumed", {"n": entries}))
            self._read = {seat: len(self.match.log(seat)) for seat in (None, *self.persons)}
        if self.persons and not self.screen.plain and self.table.board is not None:
            for line in self.table.board.legend():
                self.screen.say(line, "dim")
        if self.persons:
            self.screen.say(self.words.say("play-answer"), "dim")
        if self.persons and self.screen.plain:
            self.screen.say(
                self.words.say("play-changes", {"command": self.words.say("command-table")})
            )

    # Turns

    def _step(self) -> None:
        """One answer, by a person first where several are asked at once."""
        seat = self.next_seat()
        if seat in self.persons:
            self._person(seat)
        else:
            self._bot(seat)

    def next_seat(self) -> int:
        """Who shall answer now: who has the screen, another person, or a bot."""
        asked = [question.seat for question in self.match.questions()]
        persons = [seat for seat in asked if seat in self.persons]
        if self.reader is not None and self.reader in persons:
            return self.reader
        return (persons or asked)[0]

    def sitter(self, seat: int) -> Sitter:
        """The bot on a seat."""
        if seat not in self._bots:
            salt = salted(self.match.seed, seat + 64 * self.match.length)
            self._bots[seat] = sit(self.chairs[seat].sits, salt)
        return self._bots[seat]

    def _bot(self, seat: int) -> None:
        with self.screen.waiting(self.words.say("play-thinking", {"seat": seat})):
            choice = self.thought(seat, self.match.seen(seat))
        self.bot_plays(seat, choice)
        if len(self.persons) <= 1:
            self.tell_new(self.reader)

    def thought(self, seat: int, seen: Seen[Any]) -> Choice:
        """What the bot on the seat chooses; one of somebody's own may fail."""
        sitter = self.sitter(seat)
        try:
            return sitter.choose(seen)
        except Exception as error:
            if not is_own(sitter.name):
                raise
            raise failure(sitter.name, error) from error

    def bot_plays(self, seat: int, choice: Choice) -> None:
        """Its partners hear what it is up to."""
        self.plans.hear(seat, self.sitter(seat).aims)
        if self.match.play(seat, choice) is not None:
            bot, found = self.sitter(seat).name, repr(choice)[:LONGEST]
            raise Problem("problem-bot-answer", bot=bot, found=found)

    def planned(self, reader: int | None) -> list[str]:
        """What the reader's partners plan, a sentence each."""
        bots = [seat for seat in range(len(self.chairs)) if seat not in self.persons]
        return self.plans.lines(reader, bots, self.words)

    def _person(self, seat: int) -> None:
        self._hand_over(seat)
        self.tell_new(seat)
        self.show(seat)
        before = self.match.fingerprint
        while self.match.fingerprint == before:
            self._answer(seat, self.screen.ask())

    def secret_between(self, seat: int) -> bool:
        """Whether who had the screen, or who gets it now, knows what the other must not see."""
        return not {self.reader, seat}.isdisjoint(self.match.secretive())

    def _hand_over(self, seat: int) -> None:
        """Leaves nothing of one person's secrets to the next."""
        secret = self.secret_between(seat)
        before, self.reader = self.reader, seat
        if before == seat or len(self.persons) < 2:
            return
        if secret:
            self.screen.wipe()
            self.screen.say(self.words.say("play-hand-over", {"seat": seat}), "bold")
            self.screen.ask("")
        else:
            self.screen.say(self.words.say("play-next", {"seat": seat}), "bold")

    # Showing

    def tell_new(self, reader: int | None) -> None:
        """What has happened since this reader last looked."""
        lines = self.match.log(reader, self._read.get(reader, 0))
        self._read[reader] = self._read.get(reader, 0) + len(lines)
        self.table.lines(lines)

    def show(self, seat: int) -> None:
        asked = self.match.asked(seat)
        if asked is not None:
            self.screen.say()
            self.table.draw(seat, asked)
            for line in self._plans_to_say(seat):
                self.screen.say(line, "dim", indent=DEEP)
            self.table.question(asked)

    def _plans_to_say(self, seat: int) -> list[str]:
        """For ears only what is new since the last question."""
        before, self._planned[seat] = self._planned.get(seat, []), self.planned(seat)
        heard = before if self.screen.plain else ()
        return [line for line in self._planned[seat] if line not in heard]

    def already_read(self, reader: int | None) -> int:
        """How many lines the reader had before the last answer."""
        return self._read.get(reader, 0)

    def looked(self, reader: int) -> None:
        """The reader has read all there is."""
        self._read[reader] = len(self.match.log(reader))

    # Answers

    def _answer(self, seat: int, text: str) -> None:
        """A number, the words of a choice, or a command; anything else is refused in words."""
        asked = self.match.asked(seat)
        if not text or asked is None:
            return
        if text.isdecimal():
            self._numbered(seat, int(text))
        elif any(offered.text == " ".join(text.split()) for offered in asked.offered):
            self.play(seat, text)
        elif (command := find_command(text, self.words)) is not None:
            command(self, seat, text.partition(" ")[2].strip())
        else:
            self.play(seat, text)

    def _numbered(self, seat: int, number: int) -> None:
        asked = self.match.asked(seat)
        assert asked is not None, "only who is asked answers"
        choices = numbered(asked)
        if number in choices:
            self.play(seat, choices[number].choice)
            return
        self.say_no_number(asked, str(number))

    def say_no_number(self, asked: Asked, text: str) -> None:
        valid = ", ".join(map(str, numbered(asked)))
        self.screen.say(self.words.say("play-no-number", {"number": text, "valid": valid}), "red")

    def play(self, seat: int, choice: Choice) -> None:
        asked = self.match.asked(seat)
        refused = self.match.play(seat, choice)
        if refused is None and asked is not None:
            self.undone.clear()
            self.plans.done(asked, choice)
        if refused is not None:
            self.refuse(refused)
            self.screen.say(self.words.say("play-nothing-changed"), "dim")

    def refuse(self, refused: Refusal) -> None:
        clause = f" ({refused.clause})" if refused.clause else ""
        self.screen.say(f"{self.words.refusal(refused)}{clause}", "red")

    # Saving and leaving

    def save(self, file: Path) -> bool:
        """Keeps the game; what stands in the way is said and the game goes on."""
        try:
            saving.write(file, self.match.record)
        except OSError as error:
            self.screen.say(self._hindered("play-not-saved", file, error), "red")
            return False
        self.file = file
        self.screen.say(self.words.say("play-saved", {"file": str(file)}))
        return True

    def leave(self) -> bool:
        """Saves, elsewhere if need be, and says how to go on."""
        try:
            saving.write(self.file, self.match.record)
            self.screen.say(self.words.say("play-saved", {"file": str(self.file)}))
        except OSError as error:
            if not self._save_elsewhere(error):
                return False
        self.screen.say(self.words.say("play-resume"))
        self.screen.show_command(shlex.join(["druzina", "play", "--resume", str(self.file)]))
        return True

    def _save_elsewhere(self, error: OSError) -> bool:
        wanted = self.file
        try:
            folder = Path(tempfile.gettempdir()) / "druzina"
            self.file = saving.fresh(self.match.game.name, folder)
            saving.write(self.file, self.match.record)
        except OSError:
            self.screen.say(self._hindered("play-lost", wanted, error), "red")
            return False
        told = self._hindered("play-saved-elsewhere", wanted, error, elsewhere=str(self.file))
        self.screen.say(told, "red")
        return True

    def _hindered(self, key: str, file: Path, error: OSError, **more: str) -> str:
        detail = hindrance(error)
        words = self.words.say(detail) if self.words.messages.has(detail) else detail
        return self.words.say(key, {"file": str(file), "detail": words, **more})

    def _end(self) -> None:
        """The last lines, then how it ended."""
        self.tell_new(self.reader)
        self.tell_end()

    def tell_end(self) -> None:
        """Who won, for everybody where the score came from, and where the record is."""
        outcome = self.match.outcome
        assert outcome is not None
        teams = self.match.teams
        self.screen.say()
        self.screen.heading(f"{self.words.say('play-over')} {self.words.verdict(outcome, teams)}")
        for team in sorted(teams, key=lambda team: outcome.ranks[team[0]]):
            accounts = [self.words.account(outcome, seat, teams) for seat in team]
            shared = all(parts == accounts[0][1:] for _, *parts in accounts)
            for number, (place, *parts) in enumerate(accounts, 1):
                if not (shared and parts and united(teams)):
                    self.screen.say(place, "bold")
                for part in parts if number == len(team) or not shared else ():
                    self.screen.say(part, indent=5)
        self.screen.say(f"{self.words.say('play-clause', {'clause': outcome.clause})}.", "dim")
        try:
            saving.write(self.file, self.match.record)
        except OSError as error:
            self._save_elsewhere(error)
        self.screen.say(self.words.say("play-record"))
        self.screen.show_command(shlex.join(["druzina", "replay", str(self.file)]))


@contextmanager
def _undisturbed() -> Iterator[None]:
    """A second Ctrl-C must not break the saving that the first one asked for."""
    before = None
    with suppress(ValueError):
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        if before is not None:
            signal.signal(signal.SIGINT, before)


@contextmanager
def _interrupted_by_all() -> Iterator[None]:
    """A closed window and a request to end are taken like Ctrl-C: the game is saved."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {}
    with suppress(ValueError):  # only the main thread hears signals
        for name in names:
            number = getattr(signal, name)
            before[number] = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
