"""The games played in the terminal on this machine: what goes on, what was, statistics."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from shlex import quote

import msgspec
from msgspec import Struct

from druzina import games
from druzina.core import Match, Problem, united
from druzina.played import GameTally, Played, Sitting, chosen, played, tallies
from druzina.played_words import told_best, told_groups, told_options, told_result
from druzina.terminal import saving
from druzina.terminal.replay import chairs_of
from druzina.terminal.screen import Screen
from druzina.terminal.seating import Chair, display_names
from druzina.text.words import Words

CACHE = ".history.json"
SHOWN = 30


class Known(Struct):
    """What a file holds, as long as it is not written anew; no `ended` while the game goes on."""

    changed: int
    size: int
    game: str
    chairs: list[Chair]
    options: dict[str, str]
    steps: int
    ended: Played | None = None


class Found(Struct):
    file: Path
    known: Known

    @property
    def seat(self) -> int:
        """Whose result counts: the first person at the screen, else the first seat."""
        chairs = self.known.chairs
        return next((seat for seat, chair in enumerate(chairs) if chair.person), 0)


def gathered(folder: Path) -> tuple[list[Found], list[Path]]:
    """All records of a folder, the latest first; and the files that cannot be played again."""
    cache = _cache(folder)
    found: dict[str, Known] = {}
    unread: list[Path] = []
    for file in sorted(folder.glob("*.json")):
        if file.name == CACHE:
            continue
        known = _known(file, cache.get(file.name))
        if known is None:
            unread.append(file)
        else:
            found[file.name] = known
    if found != cache:
        _keep(folder, found)
    listed = [Found(folder / name, known) for name, known in found.items()]
    return sorted(listed, key=lambda one: -one.known.changed), unread


def _known(file: Path, before: Known | None) -> Known | None:
    try:
        told = file.stat()
        if before and (before.changed, before.size) == (told.st_mtime_ns, told.st_size):
            return before
        record = saving.read(file)
        match = Match.replay(games.find(record.game), record)
    except (OSError, Problem, saving.InFile):
        return None
    chairs = chairs_of(match)
    ended = None
    if match.outcome is not None:
        ended = played(match, _sitting(chairs), told.st_mtime_ns // 1_000_000)
    return Known(
        told.st_mtime_ns,
        told.st_size,
        record.game,
        chairs,
        chosen(match),
        len(record.entries),
        ended,
    )


def _sitting(chairs: Sequence[Chair]) -> list[Sitting]:
    """Every person at the screen is somebody else."""
    return [
        Sitting("person", chair.name, "", seat)
        if chair.person
        else Sitting("bot", chair.name, chair.sits.partition(":")[0])
        for seat, chair in enumerate(chairs)
    ]


def _cache(folder: Path) -> dict[str, Known]:
    try:
        return msgspec.json.decode((folder / CACHE).read_bytes(), type=dict[str, Known])
    except (OSError, msgspec.DecodeError):
        return {}


def _keep(folder: Path, found: dict[str, Known]) -> None:
    """Only for speed: whoever cannot write looks anew the next time."""
    try:
        (folder / CACHE).write_bytes(msgspec.json.encode(found))
    except OSError:
        return


# In words


def show(folder: Path, game: str | None, screen: Screen, lang: str) -> None:
    found, unread = gathered(folder)
    if game:
        name = games.find(game).name
        found = [one for one in found if one.known.game == name]
    words = Words(lang)
    if unread:
        files = ", ".join(file.name for file in unread)
        screen.say(words.say("history-unread", {"n": len(unread), "files": files}), "yellow")
    if not found:
        screen.say(words.say("history-none", {"folder": str(folder)}))
        return
    running = [one for one in found if one.known.ended is None]
    ended = [one for one in found if one.known.ended is not None]
    if running:
        screen.heading(words.say("history-open"))
        for one in running[:SHOWN]:
            _running(one, screen, words, lang)
    if ended:
        screen.heading(words.say("history-ended"))
        for one in ended[:SHOWN]:
            _ended(one, screen, words, lang)
        screen.heading(words.say("history-statistics"))
        counted = [(one.known.ended, one.seat) for one in ended if one.known.ended is not None]
        for tally in tallies(counted, games.find):
            _tally(tally, screen, words, lang)


def _title(game: str, lang: str) -> str:
    return Words(lang, games.find(game)).say("game-title")


def _date(one: Found, lang: str) -> str:
    at = datetime.fromtimestamp(one.known.changed / 1e9).astimezone()
    months = f"{at.day}. {at.month}. {at.year}" if lang == "cs" else f"{at.day} {at:%b} {at.year}"
    return f"{months} {at:%H:%M}"


def _company(one: Found, words: Words) -> str:
    return ", ".join(display_names(one.known.chairs, words))


def _running(one: Found, screen: Screen, words: Words, lang: str) -> None:
    told = words.say(
        "history-running",
        {
            "title": _title(one.known.game, lang),
            "who": _company(one, words),
            "n": one.known.steps,
            "date": _date(one, lang),
        },
    )
    screen.say(told)
    screen.show_command(f"druzina play --resume {quote(str(one.file))}")


def _ended(one: Found, screen: Screen, words: Words, lang: str) -> None:
    game = one.known.ended
    assert game is not None, "it is over"
    names = display_names(one.known.chairs, words)
    scores = sorted(zip(game.outcome.ranks, names, game.outcome.scores, strict=True))
    who = ", ".join(name if united(game.teams) else f"{name} {score}" for _, name, score in scores)
    options = ", ".join(told_options(game, lang))
    told = words.say(
        "history-line",
        {
            "result": told_result(game, one.seat, lang),
            "title": f"{_title(game.game, lang)} ({options})",
            "who": who,
            "date": _date(one, lang),
        },
    )
    screen.say(told)
    screen.show_command(f"druzina replay {quote(str(one.file))}")


def _tally(tally: GameTally, screen: Screen, words: Words, lang: str) -> None:
    share = round(100 * tally.won / tally.played)
    figures = {"won": tally.won, "played": tally.played, "share": share}
    title = _title(tally.game, lang)
    screen.say(words.say("history-tally", {"title": title, **figures}), "bold")
    for game, seat in tally.best:
        screen.say(words.say("history-best", {"how": told_best(game, seat, lang)}), indent=2)
    for group in told_groups(tally, lang):
        rows = ", ".join(f"{row.label} {row.won}/{row.played}" for row in group.rows)
        screen.say(f"{group.label}: {rows}", indent=2)
