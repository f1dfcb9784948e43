"""Looking ahead for one seat: previews, forecasts, why not. All on imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from druzina.core import Glimpse, Preview, Refusal
from druzina.server.table.entries import AnyMatch
from druzina.server.table.table import Table
from druzina.server.table.telling import Teller, crossing_words
from druzina.server.table.wording import Voice, log_line
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

FEW = 64  # options that are all looked at in one go
NOT_BEGUN = Refusal("", "refusal-not-begun")


def said(refusal: Refusal, voice: Voice) -> Said:
    return Said(refusal.reason, voice.refusal(refusal), refusal.clause)


def preview(
    table: Table, seat: int, choices: Sequence[str], with_view: bool, voice: Voice
) -> Previewed | Refusal:
    if table.match is None:
        return NOT_BEGUN
    return told_preview(table.match, seat, choices, with_view, voice, table.teller)


def told_preview(
    match: AnyMatch,
    seat: int,
    choices: Sequence[str],
    with_view: bool,
    voice: Voice,
    teller: Teller | None = None,
) -> Previewed | Refusal:
    seen = match.preview(seat, choices) if with_view else match.glimpse(seat, choices)
    if isinstance(seen, Refusal):
        return seen
    told = _previewed(seat, list(choices), seen, voice, teller)
    if isinstance(seen, Preview):
        told.view = Raw(write_message(seen.view))
    return told


def forecast(table: Table, seat: int, named: Sequence[str], voice: Voice) -> Forecast | Refusal:
    match = table.match
    if match is None:
        return NOT_BEGUN
    number = table.turns.numbers.get(seat)
    if number is None:
        return match.why_not(seat, "") or NOT_BEGUN
    return told_forecast(match, seat, number, voice, named, table.teller)


def told_forecast(
    match: AnyMatch,
    seat: int,
    number: int,
    voice: Voice,
    named: Sequence[str] = (),
    teller: Teller | None = None,
) -> Forecast:
    """All options of a few; of many only those named: what is pointed at or to be seen."""
    ahead = match.ahead(seat)
    offered = ahead.offered
    wanted = (
        offered if not named and len(offered) <= FEW else [one for one in named if one in offered]
    )
    seen = [(text, ahead.glimpse(offered[text])) for text in wanted]
    options = [
        _previewed(seat, [text], one, voice, teller)
        for text, one in seen
        if not isinstance(one, Refusal)
    ]
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


def _previewed(
    seat: int, choices: list[str], seen: Glimpse, voice: Voice, teller: Teller | None
) -> Previewed:
    """Without a table, in a moment of the past, nothing can be lost and nothing is crossed."""
    return Previewed(
        choices=choices,
        brief=voice.brief(seen.sums),
        lines=[log_line(voice, line) for line in seen.lines],
        stop=Stop(seen.stop, seen.what, _stop_words(seen.stop, seen.what, voice)),
        crosses=teller.crossing(seat, seen, voice) if teller else None,
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
        Greyed(text, targets, refusal.clause, voice.refusal(refusal), voice.refused(refusal))
        for text, targets, refusal in match.greyed(seat)
    ]
