"""Questions about boards of Gloomhaven, answered in a worker: no board can hold up the server."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

import msgspec

from druzina import games
from druzina.advisor import messages
from druzina.advisor.wording import Advised, focus, result, sentence
from druzina.core import Problem
from druzina.server.workers.work import Consult, Consulted, Refused
from druzina.text.words import Words

KEPT = 100  # after so many questions the maps that were kept are let go
_number = count(1)


class Rooms(msgspec.Struct):
    number: int
    rooms: list[int]
    characters: int


def consult(work: Consult) -> Consulted | Refused:
    """The answer as JSON, or in one sentence what is wrong."""
    if not next(_number) % KEPT:
        games.study().forget()
    try:
        return Consulted(msgspec.json.encode(ANSWERS[work.asked](work)))
    except Problem as problem:
        return Refused(problem.key, words_in(work.lang).problem(problem))


@cache
def words_in(lang: str) -> Words:
    return Words(lang, folders=[games.text_of("gloomhaven")])


def shelf(work: Consult) -> messages.Shelf:
    study = games.study()
    words = words_in(work.lang)
    scenarios = [
        msgspec.structs.replace(one, name=words.say(f"scenario-{one.number}"))
        for one in study.scenarios()
    ]
    found = {"scenarios": scenarios, "areas": study.areas(), "limits": study.LIMITS}
    return msgspec.convert(found, messages.Shelf, from_attributes=True)


def scenario(work: Consult) -> messages.RoomBoard:
    asked = msgspec.json.decode(work.body, type=Rooms)
    found = games.study().room_board(asked.number, asked.rooms, asked.characters)
    name = f"{asked.number} {words_in(work.lang).say(f'scenario-{asked.number}')}"
    found = msgspec.structs.replace(found, name=name)
    return msgspec.convert(found, messages.RoomBoard, from_attributes=True)


def boards(work: Consult) -> messages.Boards:
    text = msgspec.json.decode(work.body, type=messages.BoardsBody).text
    return msgspec.convert(
        {"boards": games.study().sound(text)}, messages.Boards, from_attributes=True
    )


def advise(work: Consult) -> messages.AdviceTold:
    asked = msgspec.json.decode(work.body, type=messages.AdviseBody)
    found: Any = games.study().study(asked.board, asked.eye, asked.skip)
    advised = msgspec.convert(found.advised, Advised, from_attributes=True)
    words = words_in(work.lang)
    lead = words.say("advice-results", {"count": 1})
    told = {
        "enemies": advised.enemies,
        "focus": advised.focus,
        "words": focus(words, advised),
        "results": [
            {
                "end": each.end,
                "attacks": each.attacks,
                "words": f"{lead} {result(words, advised, each)}.",
            }
            for each in advised.results
        ],
        "count": advised.count,
        "explanation": [
            {**msgspec.structs.asdict(reason), "words": sentence(words, reason, advised)}
            for reason in advised.explanation
        ],
        "reach": found.reach,
        "sight": found.sight,
    }
    return msgspec.convert(told, messages.AdviceTold, from_attributes=True)


ANSWERS = {"shelf": shelf, "scenario": scenario, "boards": boards, "advise": advise}
