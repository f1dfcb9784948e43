"""A moment of a finished game asked again: the same question, with nothing that can be lost."""

from __future__ import annotations

from druzina.core import Problem
from druzina.server.table.answers import told_forecast
from druzina.server.table.entries import AnyMatch
from druzina.server.table.wording import Voice
from druzina.server.wire.http_messages import AskedAgain
from druzina.server.wire.server_messages import AskedOf, Option


def asked_again(match: AnyMatch, step: int, seat: int, voice: Voice) -> AskedAgain:
    asked = match.asked(seat) if seat < match.options.seats else None
    if asked is None:
        raise Problem("problem-not-asked", step=step)
    question = AskedOf(
        number=step,
        seat=seat,
        kind=asked.kind,
        prompt=voice.shown(asked.prompt),
        clause=asked.prompt.clause,
        targets=asked.prompt.targets,
        options=[
            Option(one.text, voice.shown(one.shown), one.shown.targets, one.shown.clause)
            for one in asked.offered
        ],
        unordered=asked.unordered,
        silenceable=False,
        together=match.together,
        cause=voice.shown(asked.cause) if asked.cause else "",
    )
    return AskedAgain(question, told_forecast(match, seat, step, voice))
