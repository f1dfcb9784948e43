"""Games, their content and their rules; and whether the server is well."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from itertools import groupby
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from druzina import __version__, games, rulebook, rulebook_how, rulebook_search
from druzina.server.lobby.catalogue import content_of, game_card, with_bots
from druzina.server.lobby.reading import read_game
from druzina.server.lobby.seat_setup import forms
from druzina.server.web.metering import elsewhere
from druzina.server.web.reach import reachable
from druzina.server.web.routes.common import FAULTS, AnyRequest, house_of, language
from druzina.server.web.routes.lobby import Lang
from druzina.server.wire.cards import GameCard, SeatForms
from druzina.server.wire.http_messages import (
    Chapter,
    ClauseCard,
    Health,
    HowToItem,
    HowToPart,
    HowToPlay,
    SeatsAsked,
    ThinkingShares,
)
from druzina.server.wire.server_messages import PROTOCOL
from druzina.text import LANGUAGES

GameName = Annotated[str, PathParameter(min_length=1, max_length=40)]
ClauseId = Annotated[str, PathParameter(min_length=1, max_length=40)]
Words = Annotated[str, QueryParameter(min_length=1, max_length=200)]
OnlyGame = Annotated[str | None, QueryParameter(max_length=40)]
FOUND = 60
SHARES_TOLD = 10
SEARCHES_KEPT = 500


@get("/api/health", responses=FAULTS, tags=["server"])
async def health(request: AnyRequest) -> Health:
    house = house_of(request)
    told = reachable(request.app.state.bound, request.headers.get("host", ""))
    crew = house.crew
    thinking = ThinkingShares(crew.size, crew.busy, crew.waiting, crew.shares()[:SHARES_TOLD])
    here = len(house.rooms), len(house.connections)
    return Health("ok", __version__, PROTOCOL, *here, told, thinking)


@get("/api/games", responses=FAULTS, tags=["games"])
async def list_games(request: AnyRequest, lang: Lang = None) -> list[GameCard]:
    """All games with what a new table may choose. To read them all takes seconds, once: whoever
    comes first neither pays for it nor holds the others up."""
    lang, bots = language(request), house_of(request).bots
    async with request.app.state.reading:  # whoever asks meanwhile finds them made
        cards = await asyncio.to_thread(_cards, lang)
    return [with_bots(card, bots, lang) for card in cards]


def _cards(lang: str) -> list[GameCard]:
    return [game_card(name, lang) for name in games.NAMES]


@get("/api/games/{game:str}/content", responses=FAULTS, tags=["games"])
async def content(request: AnyRequest, game: GameName, lang: Lang = None) -> dict[str, Any]:
    """The things of a game, with facts and words; views name them by id."""
    found = await read_game(game)
    async with request.app.state.reading:
        return await asyncio.to_thread(content_of, found.name, language(request))


@post("/api/games/{game:str}/seats", status_code=200, responses=FAULTS, tags=["games"])
async def seat_forms(
    request: AnyRequest, game: GameName, data: JSONBody[SeatsAsked], lang: Lang = None
) -> SeatForms:
    """What seats may begin with as they are set up so far, and what is wrong with it."""
    found = await read_game(game)
    return SeatForms(forms(found.name, data.seats, data.options, language(request)))


@get("/api/rules/search", responses=FAULTS, tags=["rules"])
async def search_rules(
    request: AnyRequest, q: Words, game: OnlyGame = None, lang: Lang = None
) -> list[ClauseCard]:
    """Clauses with all of these words, accents aside; an id finds its clause."""
    async with request.app.state.searching:  # one at a time: others have something to do as well
        found = await elsewhere(_search, q, game or None, language(request))
    return [_clause(clause) for clause in found]


def read_ahead() -> None:
    """The first search reads all rules, which takes half a second: not while somebody waits."""
    for lang in LANGUAGES:
        _search("a", None, lang)


@lru_cache(SEARCHES_KEPT)
def _search(words: str, game: str | None, lang: str) -> list[rulebook.Clause]:
    return rulebook_search.search(words, game, lang)[:FOUND]


@get("/api/rules/clauses/{clause:str}", responses=FAULTS, tags=["rules"])
async def clause(request: AnyRequest, clause: ClauseId, lang: Lang = None) -> ClauseCard:
    return _clause(rulebook.find(clause, lang=language(request)))


@get("/api/rules/games/{game:str}", responses=FAULTS, tags=["rules"])
async def chapters(request: AnyRequest, game: GameName, lang: Lang = None) -> list[Chapter]:
    """All clauses of a game under their headings."""
    lang = language(request)
    grouped = groupby(rulebook.clauses(game, lang), key=lambda clause: clause.section)
    return [_chapter(title, [_clause(one) for one in found], lang) for title, found in grouped]


@get("/api/rules/games/{game:str}/how", responses=FAULTS, tags=["rules"])
async def how(request: AnyRequest, game: GameName, lang: Lang = None) -> HowToPlay:
    """The game on one page."""
    told = rulebook_how.how_to(game, language(request))
    parts = [
        HowToPart(part.title, part.kind, [HowToItem(*item) for item in part.items])
        for part in told.parts
    ]
    return HowToPlay(told.game, told.title, told.words, told.clause, parts)


def _chapter(title: str, clauses: list[ClauseCard], lang: str) -> Chapter:
    """Its title is translated as soon as one of its clauses is."""
    return Chapter(title, lang if any(one.lang == lang for one in clauses) else "en", clauses)


def _clause(clause: rulebook.Clause) -> ClauseCard:
    return ClauseCard(
        clause.id,
        clause.game,
        clause.section,
        clause.marks,
        clause.text,
        clause.related,
        clause.example,
        clause.lang,
    )


ROUTES = [health, list_games, content, seat_forms, search_rules, clause, chapters, how]
