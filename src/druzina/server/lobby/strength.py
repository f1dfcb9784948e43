"""How strong a level is, in words for whoever chooses it: what was measured, and how surely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from druzina.bots.measured import Measured, Share, measured
from druzina.core import Game
from druzina.server.table.wording import Voice

DECIMALS = {"cs": ","}


def strength(game: Game[Any, Any], level: str, thinks: float, voice: Voice) -> str:
    """How often the level won in games that were played, or that nobody knows; how long it thinks.

    Every row about the level is told: against whom or together, and with how many seats.
    """
    return told(game, measured(game.name, level), thinks, voice)


def told(game: Game[Any, Any], rows: Sequence[Measured], thinks: float, voice: Voice) -> str:
    parts = [_row(game, row, voice) for row in rows] or [voice.say("strength-unknown")]
    if thinks:
        parts.append(voice.say("strength-thinks", seconds=_number(thinks, voice)))
    return "; ".join(parts)


def _row(game: Game[Any, Any], row: Measured, voice: Voice) -> str:
    shares = [_share(name, one, game, voice) for name, one in row.shares.items()]
    known: dict[str, int | str] = {
        "several": "no" if list(row.shares) == [""] else "yes",
        "shares": ", ".join(shares),
        "seats": row.seats,
        "sitting": voice.say("strength-places", seats=row.seats),
        "games": row.games,
        "interval": _interval(next(iter(row.shares.values())), voice),
    }
    time = voice.say("strength-time", seconds=_number(row.seconds, voice)) if row.seconds else ""
    if row.against:
        other = voice.say("strength-of", bot=row.against)
        words = voice.say("strength-versus", other=other, **known)
    else:
        words = voice.say("strength-together", **known)
    return f"{time} {words}".lstrip()


def _share(name: str, share: Share, game: Game[Any, Any], voice: Voice) -> str:
    """Of several each has its setting and its interval; of one alone the sentence says the rest."""
    middle = f"{_number(share[0], voice, 1)} %"
    return f"{_setting(name, game, voice)} {middle} ({_interval(share, voice)})" if name else middle


def _setting(name: str, game: Game[Any, Any], voice: Voice) -> str:
    """`mode=terror difficulty=I` by the names that the form has for them; others by their own."""
    plain = " ".join(_word(part, game, voice) for part in name.split())
    return voice.optional(f"measured-{name}", plain)


def _word(part: str, game: Game[Any, Any], voice: Voice) -> str:
    option, named, value = part.partition("=")
    return voice.optional(game.option_key(option, value), value) if named else part


def _interval(share: Share, voice: Voice) -> str:
    return f"{_number(share[1], voice, 1)}–{_number(share[2], voice, 1)} %"


def _number(number: float, voice: Voice, places: int | None = None) -> str:
    text = f"{number:g}" if places is None else f"{number:.{places}f}"
    return text.replace(".", DECIMALS.get(voice.lang, "."))
