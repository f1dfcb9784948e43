"""Looking ahead for one seat: previews, forecasts, why not. All on imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from druzina.core import Preview, Refusal
from druzina.server.table.entries import AnyMatch
from druzina.server.table.table import Table
from druzina.server.table.telling import crossing_words, log_line
from druzina.server.table.wording import Voice
from druzina.server.wire.server_messages import (
    Forecast,
    Greyed,
    Hinted,
    Previewed,
    Said,
    Stop,
    write_message,
)
from druzina.server.workers.work import Chose

NOT_BEGUN = Refusal("", "refusal-not-begun")


def said(refusal: Refusal, voice: Voice) -> Said:
    return Said(refusal.reason, voice.refusal(refusal), refusal.clause)


def preview(
    table: Table, seat: int, choices: Sequence[str], with_view: bool, voice: Voice
) -> Previewed | Refusal:
    if table.match is None:
        return NOT_BEGUN
    return told_preview(table.match, seat, choices, with_view, voice)


def told_preview(
    match: AnyMatch, seat: int, choices: Sequence[str], with_view: bool, voice: Voice
) -> Previewed | Refusal:
    seen = match.preview(seat, choices)
    if isinstance(seen, Refusal):
        return seen
    told = _previewed(list(choices), seen, voice)
    if with_view:
        told.view = Raw(write_message(seen.view))
    return told


def forecast(table: Table, seat: int, voice: Voice) -> Forecast | Refusal:
    match = table.match
    if match is None:
        return NOT_BEGUN
    number = table.turns.numbers.get(seat)
    if number is None:
        return match.why_not(seat, "") or NOT_BEGUN
    return told_forecast(match, seat, number, voice)


def told_forecast(match: AnyMatch, seat: int, number: int, voice: Voice) -> Forecast:
    options = [_previewed([one.text], seen, voice) for one, seen in match.forecasts(seat)]
    return Forecast(number, options, _greyed(match, seat, voice))


def why(table: Table, seat: int, choice: str) -> Refusal | None:
    return NOT_BEGUN if table.match is None else table.match.why_not(seat, choice)


def hinted(table: Table, seat: int, chose: Chose, voice: Voice) -> Hinted | None:
    """The bot's choice, if it is still one."""
    asked = table.match.asked(seat) if table.match else None
    one = next((one for one in asked.offered if one.text == chose.text), None) if asked else None
    if one is None:
        return None
    reason = voice.shown(chose.reason) if chose.reason.key else ""
    words = voice.say("hint-words", bot=voice.say("bot-master"), reason=reason)
    return Hinted(one.text, voice.shown(one.shown), one.shown.targets, words)


def _previewed(choices: list[str], seen: Preview, voice: Voice) -> Previewed:
    return Previewed(
        choices=choices,
        brief=voice.brief(seen.lines),
        lines=[log_line(voice, line) for line in seen.lines],
        stop=Stop(seen.stop, seen.what, _stop_words(seen.stop, seen.what, voice)),
    )


def _stop_words(stop: str, what: str, voice: Voice) -> str:
    if stop == "reveal":
        return voice.say("stop-reveal", what=crossing_words(stop, what, voice))
    if stop == "asked":
        return voice.say("stop-asked", seat=int(what))
    if stop == "shown":
        return voice.say("stop-shown", what=crossing_words(stop, what, voice))
    return voice.say("stop-end" if stop == "end" else "stop-asked-on")


def _greyed(match: AnyMatch, seat: int, voice: Voice) -> list[Greyed]:
    return [
        Greyed(text, targets, refusal.clause, voice.refusal(refusal))
        for text, targets, refusal in match.greyed(seat)
    ]
