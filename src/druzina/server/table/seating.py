"""Who sits at a table, as rows of the store and as cards for everybody."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from druzina import games
from druzina.bots import LEVELS
from druzina.bots.names import called
from druzina.core import Problem, Teams
from druzina.core.seat_options import CHARACTER, gathered, says_of_seats, seat_kind
from druzina.server.lobby import seat_setup
from druzina.server.table.setup import Setup
from druzina.server.table.wording import Voice
from druzina.server.web.keys import fits
from druzina.server.wire.cards import Manners, OptionChosen, SeatCard, SeatChosen, TableCard
from druzina.store import SeatRow, TableRow


def held(seats: Sequence[SeatRow], secrets: Sequence[str]) -> list[int]:
    """The seats that these secrets open."""
    return [s.seat for s in seats if any(fits(secret, s.secret) for secret in secrets)]


def persons_seats(seats: Sequence[SeatRow], seat: int) -> tuple[int, ...]:
    """All seats of the person on that one."""
    person = seats[seat].person
    return tuple(s.seat for s in seats if s.person == person) if person >= 0 else (seat,)


def ticking(manners: Manners, seats: Sequence[SeatRow]) -> bool:
    """Whether a clock runs: only where people wait for each other."""
    persons = {s.person for s in seats if s.who == "person"}
    return manners.clock is not None and len(persons) > 1


REMOTE = "remote:"  # before the name of a bot that thinks elsewhere


def check_level(level: str, remote: Collection[str] = ()) -> str:
    """Only the levels, or a bot this server offers: a bot's name could be a file."""
    valid = (*LEVELS, *(REMOTE + name for name in remote))
    if level not in valid:
        raise Problem("problem-level", found=level[:40], valid=", ".join(valid))
    return level


def level_words(level: str, voice: Voice) -> str:
    """What a bot is called by its kind."""
    if level.startswith(REMOTE):
        return voice.say("bot-remote", name=level.removeprefix(REMOTE))
    return voice.say(f"bot-{level}") if level else ""


def seat_bot(row: SeatRow, level: str, remote: Mapping[str, bytes]) -> None:
    """A bot sits down; one from elsewhere by its name, and its token opens the seat."""
    row.who, row.level = "bot", check_level(level, remote)
    if level.startswith(REMOTE):
        row.name = level.removeprefix(REMOTE)
        row.secret = remote[row.name]


def names(seats: Sequence[SeatRow], lang: str) -> list[str]:
    """What the seats are called in a language.

    Who has no name of their own: bots have names given to their level, people go by their seat,
    numbered if alike.
    """
    voice = Voice(lang)
    bots = called([s.level if s.who == "bot" and not s.name else "" for s in seats])
    nameless = sum(s.who == "person" and not s.name for s in seats)
    told: list[str] = []
    for s, bot in zip(seats, bots, strict=True):
        if s.who == "person" and not s.name:
            told.append(voice.seat(s.seat) if nameless > 1 else voice.say("seat-me"))
        else:
            told.append(bot or s.name)
    return told


def seat_cards(
    seats: Sequence[SeatRow],
    voice: Voice,
    connected: Collection[int],
    given: Sequence[list[SeatChosen]],
    setup: Setup,
) -> list[SeatCard]:
    return [
        SeatCard(
            seat=s.seat,
            who=s.who,
            name="" if s.who == "open" else voice.seat(s.seat),
            named=bool(s.name),
            person=s.person,
            level=s.level,
            level_words=level_words(s.level, voice),
            public=s.public,
            connected=_there(s, connected),
            character=_character(options),
            options=options,
            muted=s.seat in setup.muted,
            vacated=s.seat in setup.vacated,
        )
        for s, options in zip(seats, given, strict=True)
    ]


def _there(row: SeatRow, connected: Collection[int]) -> bool:
    own = row.who == "bot" and not row.level.startswith(REMOTE)
    return own or row.seat in connected


def _character(options: Sequence[SeatChosen]) -> str:
    return next((one.words for one in options if one.name == CHARACTER), "")


def options_chosen(game: str, options: Mapping[str, object], voice: Voice) -> list[OptionChosen]:
    """The settings of a play in words; a game without words for them shows them bare."""
    played = games.find(game)
    told: list[OptionChosen] = []
    for name, value in options.items():
        if name in ("seats", "names") or says_of_seats(name, seat_kind(played.options)):
            continue
        label = voice.optional(played.option_key(name), name)
        words = voice.optional(played.option_key(name, str(value)), str(value))
        told.append(OptionChosen(name, str(value), label, words))
    return told


def teams_of(game: str, options: Mapping[str, object], seats: int) -> Teams:
    """Who wins together at a table, though not all of its seats be taken yet."""
    played = games.find(game)
    told = gathered(options, seat_kind(played.options), seats)
    typed = msgspec.convert({**told, "seats": seats, "names": ()}, played.options, strict=False)
    return played.teams(typed)


def table_card(
    row: TableRow,
    setup: Setup,
    seats: Sequence[SeatRow],
    lang: str,
    connected: Collection[int] = (),
    spectators: int = 0,
) -> TableCard:
    voice = Voice(lang, row.game, "", names(seats, lang))
    title = voice.optional("game-title", row.game)
    options = options_chosen(row.game, setup.options, voice)
    each = seat_setup.listed(row.game, setup.options, len(seats))
    given = [seat_setup.told(row.game, one, voice.lang) for one in each]
    return TableCard(
        id=row.id,
        game=row.game,
        title=title,
        status=row.status,
        options=options,
        seats=seat_cards(seats, voice, connected, given, setup),
        manners=setup.manners,
        summary=_summary(voice, title, options, seats, given) + _timing(voice, setup.manners),
        created=row.created,
        changed=row.changed,
        spectators=spectators,
        public=row.public,
        imported=setup.imported,
        forked_from=setup.forked_from,
        teams=teams_of(row.game, setup.options, len(seats)),
        watchers=setup.watchers,
    )


def _summary(
    voice: Voice,
    title: str,
    options: Sequence[OptionChosen],
    seats: Sequence[SeatRow],
    given: Sequence[list[SeatChosen]],
) -> str:
    who = [voice.say("seat-open") if s.who == "open" else voice.seat(s.seat) for s in seats]
    who = [
        voice.say("summary-character", name=name, character=character) if character else name
        for name, character in zip(who, map(_character, given), strict=True)
    ]
    sitting = voice.say("summary-seats", n=len(seats), who=voice.joined(who))
    if not options:
        return voice.say("summary-table", title=title, seats=sitting)
    told = ", ".join(option.words for option in options)
    return voice.say("summary-options", title=title, options=told, seats=sitting)


def _timing(voice: Voice, manners: Manners) -> str:
    """What everybody should know of the time before they sit down."""
    if manners.pace == "post":
        return "; " + voice.say("summary-post")
    return "" if manners.clock is None else "; " + voice.say("summary-clock", n=manners.clock)
