"""Games as the lobby offers them, and their things as boards draw them; made once per language."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

import msgspec

from druzina import games
from druzina.bots import LEVELS
from druzina.bots.measured import measured
from druzina.core import Game, Problem, united
from druzina.core.options import as_typed
from druzina.server.lobby.seat_setup import empty_form
from druzina.server.lobby.things import name_of, things_of
from druzina.server.table.seating import REMOTE, level_words
from druzina.server.table.wording import Voice
from druzina.server.wire.cards import BotCard, CharacterCard, GameCard, OptionCard, OptionValue

SECONDS = {"master": 1.0}


@cache
def game_card(name: str, lang: str) -> GameCard:
    game = games.find(name)
    voice = Voice(lang, name, game.load())
    return GameCard(
        name=game.name,
        title=voice.optional("game-title", game.name),
        words=voice.optional("game-about"),
        prefix=game.prefix,
        seats=list(game.seats),
        minutes=game.minutes,
        cooperative=_together(game, {}) is True,
        options=_options(game, voice),
        bots=[
            BotCard(
                level,
                voice.say(f"bot-{level}"),
                _strength(name, level, voice),
                SECONDS.get(level, 0.0),
            )
            for level in LEVELS
        ],
        characters=_characters(game, voice),
        seat=empty_form(name, lang),
    )


def with_bots(card: GameCard, bots: Collection[str], lang: str) -> GameCard:
    """The card with the bots from elsewhere that this server offers."""
    if not bots:
        return card
    voice = Voice(lang)
    words = voice.say("bot-remote-about")
    others = [
        BotCard(REMOTE + name, level_words(REMOTE + name, voice), words, 0.0) for name in bots
    ]
    return msgspec.structs.replace(card, bots=[*card.bots, *others])


def _strength(game: str, level: str, voice: Voice) -> str:
    """How often a level won in games that were played; nothing if none were."""
    found = measured(game, level)
    if found is None:
        return ""
    comma = {"cs": ","}.get(voice.lang, ".")
    told = {
        voice.optional(f"measured-{name}", name): f"{share:.1f}".replace(".", comma)
        for name, (share, _, _) in found.shares.items()
    }
    known: dict[str, int | str] = {
        "seats": found.seats,
        "games": found.games,
        "seconds": f"{found.seconds:g}".replace(".", comma) if found.seconds else 0,
    }
    if found.against:
        other = voice.say("strength-of", bot=found.against)
        return voice.say("strength-versus", share=told[""], other=other, **known)
    shares = ", ".join(f"{name} {share} %" for name, share in told.items())
    return voice.say("strength-together", shares=shares, **known)


def _characters(game: Game[Any, Any], voice: Voice) -> CharacterCard | None:
    if not game.character_clause:
        return None
    return CharacterCard(
        label=voice.say(game.character_key()),
        words=voice.say(game.character_key(about=True)),
        clause=game.character_clause,
        values=[
            OptionValue(id_, name_of(game.name, id_, voice.lang), "", False, list(game.seats))
            for id_ in game.characters(game.load())
        ],
    )


def _options(game: Game[Any, Any], voice: Voice) -> list[OptionCard]:
    """The settings that are a choice between a few values, as the options' type tells."""
    cards: list[OptionCard] = []
    for field in msgspec.structs.fields(game.options):
        if field.name in ("seats", "names"):
            continue
        values = game.option_values(field.name)
        if not values:
            continue
        default = "" if field.default is msgspec.NODEFAULT else as_typed(field.default)
        advised = game.advised.get(field.name, default)
        hangs = len({_together(game, {field.name: value}) for value in values} - {None}) > 1
        cards.append(
            OptionCard(
                name=field.name,
                label=voice.optional(game.option_key(field.name), field.name),
                words=_about(game, field.name, voice),
                clause=game.option_clauses.get(field.name, ""),
                default=default,
                values=[
                    OptionValue(
                        value,
                        voice.optional(game.option_key(field.name, value), value),
                        voice.optional(game.option_key(field.name, value, about=True)),
                        value == advised,
                        _fitting(game, field.name, value),
                        not _fitting(game, field.name, value, named=False),
                        _together(game, {field.name: value}) if hangs else None,
                    )
                    for value in values
                ],
            )
        )
    return cards


def _about(game: Game[Any, Any], option: str, voice: Voice) -> str:
    """What a setting is about, and which of its values cannot be chosen yet."""
    about = voice.optional(game.option_key(option, about=True))
    return f"{about}. {voice.say('game-lacking')}" if option == game.lacking else about


def _together(game: Game[Any, Any], given: Mapping[str, object]) -> bool | None:
    """Whether all win or lose together with these options; None where they are not allowed."""
    for seats in reversed(game.seats):
        try:
            options = game.read_options(_seated(given, seats))
        except Problem:
            continue
        return united(game.teams(options))
    return None


def _fitting(game: Game[Any, Any], option: str, value: str, named: bool = True) -> list[int]:
    """The numbers of seats, with or without names, at which the rules allow the value."""
    return [seats for seats in game.seats if _allowed(game, option, value, seats, named)]


def _allowed(game: Game[Any, Any], option: str, value: str, seats: int, named: bool) -> bool:
    try:
        game.read_options(_seated({option: value}, seats, named))
    except Problem:
        return False
    return True


def _seated(given: Mapping[str, object], seats: int, named: bool = True) -> dict[str, object]:
    return {**given, "seats": seats, "names": [f"{seat}" for seat in range(seats)] if named else []}


@cache
def content_of(name: str, lang: str) -> dict[str, Any]:
    """Every thing with its facts, its name and face in this language, and the face's clauses."""
    game = games.find(name)
    content = game.load()
    voice = Voice(lang, name, content)
    things = {
        id_: {
            "name": id_,
            **facts,
            "words": [voice.shown(line) for line in face],
            "clauses": [line.clause for line in face],
        }
        for id_, facts in things_of(name, lang).items()
        for face in (list(game.describe(content, id_)),)
    }
    return {"game": name, "content": content, "things": things}
