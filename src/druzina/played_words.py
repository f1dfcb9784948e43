"""What somebody's games add up to, in words: for the page and for the terminal."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from druzina import games
from druzina.core import united
from druzina.played import COMPANY, SEATS, GameTally, Group, Played, Tally, result
from druzina.text.words import Words


class TallyRow(Struct):
    label: str
    played: int
    won: int


class TallyGroup(Struct):
    """Rows that tell one's games apart by something, which is its label."""

    by: str
    label: str
    rows: list[TallyRow]


@cache
def words_of(lang: str, game: str) -> Words:
    return Words(lang, games.find(game))


def told_groups(tally: GameTally, lang: str) -> list[TallyGroup]:
    words = words_of(lang, tally.game)
    return [
        TallyGroup(
            group.by,
            _label(group, tally.game, words),
            [
                TallyRow(_value(group.by, row, tally.game, words), row.played, row.won)
                for row in group.rows
            ],
        )
        for group in tally.groups
    ]


def told_best(game: Played, seat: int, lang: str) -> str:
    """The best game in a few words: what it was won against, or how far one came."""
    words = words_of(lang, game.game)
    outcome = game.outcome
    if not united(game.teams):
        place = {"score": outcome.scores[seat], "rank": outcome.ranks[seat], "n": len(game.seats)}
        return words.say("tally-best-score", place)
    hard = ", ".join(told_options(game, lang))
    if outcome.won[seat]:
        return words.say("tally-best-won", {"options": hard})
    return words.say("tally-best-lost", {"options": hard, "how": told_score(game, seat, lang)})


def told_options(game: Played, lang: str) -> list[str]:
    """The settings by which results are told apart, as they were chosen."""
    found, words = games.find(game.game), words_of(lang, game.game)
    return [_setting(name, game.options[name], game.game, words) for name in found.tallied]


def told_score(game: Played, seat: int, lang: str) -> str:
    """The first line of a seat's account: how far a team came."""
    words = words_of(lang, game.game)
    account = game.outcome.account(seat)
    name = next(iter(account), "")
    key = f"part-{name.replace('_', '-')}"
    return words.say(key, {"n": account[name]}) if words.messages.has(key) else ""


def told_result(game: Played, seat: int, lang: str) -> str:
    """How it ended for a seat, in two or three words."""
    words, how = words_of(lang, game.game), result(game, seat)
    if united(game.teams):
        return words.say("result-together", {"how": how})
    place = {"how": how, "rank": game.outcome.ranks[seat], "n": len(game.seats)}
    return words.say("result-rival", place)


def _label(group: Group, game: str, words: Words) -> str:
    if group.by in (COMPANY, SEATS):
        return words.say(f"tally-{group.by}")
    key = games.find(game).option_key(group.by)
    return words.say(key) if words.messages.has(key) else group.by


def _value(by: str, row: Tally, game: str, words: Words) -> str:
    if by == SEATS:
        return row.value
    if by == COMPANY:
        key = f"bot-{row.value}"
        known = (one for one in (key, f"tally-{row.value}") if words.messages.has(one))
        found = next(known, "")
        return words.say(found) if found else row.value.partition(":")[2] or row.value
    return _setting(by, row.value, game, words)


def _setting(name: str, value: str, game: str, words: Words) -> str:
    key = games.find(game).option_key(name, value)
    return words.say(key) if words.messages.has(key) else value
