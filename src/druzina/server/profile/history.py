"""The games of one person: those that go on first, then how the others ended."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from druzina import games
from druzina.core import Problem, united
from druzina.played import Played, best_seat, result, tallies
from druzina.played_words import told_best, told_groups, told_options, told_result, told_score
from druzina.server.lobby.catalogue import game_card
from druzina.server.lobby.house import House
from druzina.server.profile.results import keep_result, read_result
from druzina.server.profile.sealing import unsealed
from druzina.server.table.seating import held, names
from druzina.server.table.table import Table
from druzina.server.table.wording import Voice
from druzina.server.wire.http_messages import Holding
from druzina.server.wire.profile_messages import (
    GameSeat,
    GameStatistics,
    History,
    HistoryAsked,
    MyGame,
    TableKeys,
    TallyLine,
    TallyLines,
)
from druzina.store import Memory, ProfileRow, SeatRow


class Own(Struct):
    """A table of somebody's, and the seats of it that are in their hands."""

    memory: Memory
    seats: list[int]
    keys: TableKeys | None = None


class Ended(Struct):
    """A game that is over, and the seat whose result counts."""

    own: Own
    game: Played
    seat: int


async def of_device(house: House, holdings: Sequence[Holding]) -> list[Own]:
    """The tables that these secrets open."""
    secrets = {one.table: one.secrets for one in holdings}
    found = await house.store.profiles.memories(list(secrets))
    owned = [
        Own(one, held(await house.store.seats(one.table), secrets[one.table])) for one in found
    ]
    return [one for one in owned if one.seats]


async def of_profile(house: House, profile: ProfileRow, secret: str) -> list[Own]:
    rows = await house.store.profiles.sittings(profile.id, house.limits.history)
    owned: list[Own] = []
    for row in rows:
        keys = unsealed(secret, row.keys)
        if keys is not None:
            owned.append(Own(row.memory, [one.seat for one in keys.held], keys))
    return owned


def merged(*lists: Sequence[Own]) -> list[Own]:
    """Each table once: as the profile knows it, else as the device does."""
    tables: dict[str, Own] = {}
    for own in (one for several in lists for one in several):
        tables.setdefault(own.memory.table, own)
    return list(tables.values())


async def told(house: House, owned: Sequence[Own], asked: HistoryAsked, lang: str) -> History:
    ended: list[Ended] = []
    listed: list[MyGame] = []
    people: dict[str, None] = {}
    for own in owned:
        if own.memory.status == "finished":
            game = await _result(house, own)
            if game is None:
                listed.append(_unknown(own, lang))
                continue
            people.update(dict.fromkeys(_others_here(game, own.seats)))
            seats = _counted(game, own.seats, asked.who)
            if seats:
                ended.append(Ended(own, game, best_seat(game, seats)))
    listed += [_ended(one, lang) for one in ended]
    if not asked.who:
        running = [own for own in owned if own.memory.status in ("waiting", "playing")]
        listed += await _open(house, running[: house.limits.my_tables], lang)
    fitting = sorted((one for one in listed if _fits(one, asked)), key=_order)
    return History(
        games=fitting[: asked.limit],
        found=len(fitting),
        total=len(listed),
        statistics=_statistics(ended, lang),
        people=list(people),
    )


def _fits(game: MyGame, asked: HistoryAsked) -> bool:
    won = game.result in ("won", "shared")
    kinds = {"won": won, "lost": game.result == "lost", "open": game.result == "open"}
    return asked.game in ("", game.game) and kinds.get(asked.result, True)


def _order(game: MyGame) -> tuple[bool, bool, int]:
    return game.result != "open", not game.waiting, -game.at


async def _result(house: House, own: Own) -> Played | None:
    """How it ended, from the store or else from the table itself."""
    if own.memory.result is not None:
        try:
            return read_result(own.memory.result)
        except msgspec.DecodeError:
            pass  # kept by another version: made again below
    try:
        room = await house.room(own.memory.table)
    except Problem:
        return None
    return None if room is None else await room.table.act(lambda: keep_result(room.table))


def _counted(game: Played, seats: Sequence[int], who: str) -> list[int]:
    """The seats of one person among those in hand: the first person's, or who has that name."""
    mine = [seat for seat in seats if game.seats[seat].who == "person"]
    if who:
        return [seat for seat in mine if game.seats[seat].name == who]
    first = min((game.seats[seat].person for seat in mine), default=-1)
    return [seat for seat in mine if game.seats[seat].person == first]


def _others_here(game: Played, seats: Sequence[int]) -> list[str]:
    """The names of further persons who played at the same device."""
    own = _counted(game, seats, "")
    here = [seat for seat in seats if game.seats[seat].who == "person" and seat not in own]
    return [game.seats[seat].name for seat in here if game.seats[seat].name]


def _unknown(own: Own, lang: str) -> MyGame:
    """Its past cannot be played again with the games as they are now."""
    memory = own.memory
    return MyGame(
        table=memory.table,
        game=memory.game,
        title=game_card(memory.game, lang).title,
        status="finished",
        result="unknown",
        words=Voice(lang).say("result-unknown"),
        at=memory.changed,
        options="",
        score="",
        seats=[],
        together=False,
        grown=False,
        waiting=False,
        keys=None,
    )


def _ended(one: Ended, lang: str) -> MyGame:
    game, outcome = one.game, one.game.outcome
    rows = [
        SeatRow(seat=seat, who=who.who, name=who.name, person=who.person, level=who.level)
        for seat, who in enumerate(game.seats)
    ]
    mine = game.seats[one.seat].person
    seats = [
        GameSeat(
            seat=row.seat,
            name=name,
            who=row.who,
            level=row.level,
            mine=row.who == "person" and row.person == mine,
            rank=outcome.ranks[row.seat],
            score=outcome.scores[row.seat],
        )
        for row, name in zip(rows, names(rows, lang), strict=True)
    ]
    together = united(game.teams)
    return MyGame(
        table=one.own.memory.table,
        game=game.game,
        title=game_card(game.game, lang).title,
        status="finished",
        result=result(game, one.seat),
        words=told_result(game, one.seat, lang),
        at=game.ended,
        options=", ".join(told_options(game, lang)),
        score=told_score(game, one.seat, lang) if together else "",
        seats=seats if together else sorted(seats, key=lambda seat: seat.rank),
        together=together,
        grown=game.grown,
        waiting=False,
        keys=None,
    )


async def _open(house: House, owned: Sequence[Own], lang: str) -> list[MyGame]:
    told: list[MyGame] = []
    for own in owned:
        try:
            room = await house.room(own.memory.table)
        except Problem:
            room = None
        if room is None:
            continue
        mine = own.seats
        if own.keys is not None:
            mine = held(room.table.seats, [one.secret for one in own.keys.held])
        if mine:
            told.append(_running(room.table, mine, own.keys, lang))
    return told


def _running(table: Table, mine: Sequence[int], keys: TableKeys | None, lang: str) -> MyGame:
    card = table.card(lang)
    asked, words = asked_of(table, mine, lang)
    return MyGame(
        table=card.id,
        game=card.game,
        title=card.title,
        status=card.status,
        result="open",
        words=words,
        at=card.changed,
        options=", ".join(one.words for one in card.options if one.name in _tallied(card.game)),
        score="",
        seats=[
            GameSeat(
                seat=one.seat,
                name=one.name,
                who=one.who,
                level=one.level,
                mine=one.seat in mine,
                rank=0,
                score=0,
            )
            for one in card.seats
        ],
        together=len(card.teams) == 1,
        grown=bool(card.forked_from),
        waiting=bool(asked),
        keys=keys,
    )


def _tallied(game: str) -> tuple[str, ...]:
    return games.find(game).tallied


def asked_of(table: Table, mine: Sequence[int], lang: str) -> tuple[list[int], str]:
    """For which of these seats the table waits, and at which question."""
    asked = [seat for seat in mine if seat in table.turns.numbers]
    prompt = table.match.asked(asked[0]) if table.match and asked else None
    words = table.teller.voice(lang).shown(prompt.prompt) if table.teller and prompt else ""
    return asked, words


def _statistics(ended: Sequence[Ended], lang: str) -> list[GameStatistics]:
    tables = {id(one.game): one.own.memory.table for one in ended}
    return [
        GameStatistics(
            game=tally.game,
            title=game_card(tally.game, lang).title,
            played=tally.played,
            won=tally.won,
            best=[
                (told_best(game, seat, lang), tables.get(id(game), "")) for game, seat in tally.best
            ],
            groups=[
                TallyLines(
                    group.by,
                    group.label,
                    [TallyLine(row.label, row.played, row.won) for row in group.rows],
                )
                for group in told_groups(tally, lang)
            ],
        )
        for tally in tallies([(one.game, one.seat) for one in ended], games.find)
    ]
