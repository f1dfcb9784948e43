"""What all routes share: the language of the reader, secrets of the request, faults in words."""

from __future__ import annotations

import re
from traceback import extract_tb
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from druzina import games
from druzina.core import Problem, Problems
from druzina.rulebook import NotInRulebook
from druzina.server.faults import report
from druzina.server.lobby.house import House, Room
from druzina.server.table.wording import Voice
from druzina.server.web.addresses import household
from druzina.server.wire.http_messages import Fault
from druzina.server.workers.placing import Unplaced
from druzina.store import Conflict, StoreFailed
from druzina.text import LANGUAGES

GONE = "client disconnected"  # in the middle of a body: nobody is left to be told

AnyRequest = Request[Any, Any, Any]

FAULTS = {
    status: ResponseSpec(Fault, description="Fault", generate_examples=False)
    for status in (400, 403, 404, 405, 409, 413, 422, 429, 503)
}

# Problems that are no mistake of the request: what is asked for is not there, or not now.
_STATUS = {
    "error-table": 404,
    "error-table-broken": 503,
    "error-table-elsewhere": 503,
    "error-table-contended": 503,
    "error-store-away": 503,
    "error-secret": 403,
    "error-size": 413,
    "error-busy": 429,
    "problem-game-unknown": 404,
    "problem-clause": 404,
    "problem-host": 403,
    "problem-eyes": 403,
    "problem-invite": 409,
    "problem-seat-taken": 409,
    "problem-seat-closed": 403,
    "problem-begun": 409,
    "problem-seats-open": 409,
    "problem-not-asked": 409,
    "problem-not-over": 409,
    "problem-veiled": 409,
    "refusal-not-begun": 409,
    "problem-tables-limit": 429,
    "problem-renames-limit": 429,
    "problem-codes-limit": 429,
    "problem-code": 403,
    "problem-name-taken": 409,
    "problem-nobody-there": 409,
    "problem-host-seat": 409,
    "problem-over-already": 409,
    "problem-bot-token": 403,
    "problem-profile": 403,
    "problem-profiles-limit": 429,
    "problem-analyses": 503,
    "problem-board-hard": 422,
    "problem-position-hard": 422,
}


def language(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """`?lang=`, else what the browser likes best of ours; in any case, of any region."""
    asked = request.query_params.get("lang", "")
    liked = request.headers.get("accept-language", "").split(",")
    tags = (one.split(";")[0].strip().lower() for one in (asked, *liked))
    codes = (re.split("[-_]", tag)[0] for tag in tags)
    return next((code for code in codes if code in LANGUAGES), "en")


def bearer(request: AnyRequest) -> list[str]:
    """The secrets in `Authorization: Bearer a,b`."""
    kind, _, secrets = request.headers.get("authorization", "").partition(" ")
    given = secrets.split(",")[:16] if kind.lower() == "bearer" else []
    return [secret.strip() for secret in given if secret.strip()]


def address(request: AnyRequest) -> str:
    """Whom quotas count: one household as one."""
    return household(request.client.host) if request.client else ""


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


async def room_of(request: AnyRequest, table: str) -> Room:
    room = await house_of(request).room(table) if len(table) <= 32 else None
    if room is None:
        raise Problem("error-table")
    return room


def fault(request: AnyRequest, key: str, status: int, **arguments: Any) -> Response[Fault]:
    words = Voice(language(request)).say(key, **arguments)
    return Response(Fault(key, words, status), status_code=status)


def _voice(lang: str, key: str) -> Voice:
    """That of the game whose problem it is; most are everybody's."""
    voice = Voice(lang)
    if voice.has(key):
        return voice
    spoken = (Voice(lang, name, games.find(name).load()) for name in games.NAMES)
    return next((one for one in spoken if one.has(key)), voice)


def _problem(request: AnyRequest, error: Problem) -> Response[Fault]:
    status = _STATUS.get(error.key, 400)
    words = _voice(language(request), error.key).problem(error)
    option = str(error.arguments.get("option", ""))
    return Response(Fault(error.key, words, status, option), status_code=status)


def _problems(request: AnyRequest, error: Problems) -> Response[Fault]:
    return _problem(request, error.problems[0])


def _unplaced(request: AnyRequest, error: Unplaced) -> Response[Fault]:
    return Response(Fault(error.key, error.words, 422), status_code=422)


def _not_in_rulebook(request: AnyRequest, error: NotInRulebook) -> Response[Fault]:
    near = ", ".join(error.near)
    return fault(request, "problem-clause", 404, asked=error.asked[:80], near=near)


def _store(request: AnyRequest, error: Exception) -> Response[Fault]:
    report(error)
    return fault(request, "refusal-store", 503)


def _invalid(request: AnyRequest, error: ValidationException) -> Response[Fault]:
    extra = error.extra if isinstance(error.extra, list) else []
    first = extra[0] if extra else {}
    detail = ": ".join(str(first[part]) for part in ("key", "message") if first.get(part))
    return fault(request, "error-request", 400, detail=(detail or "JSON")[:200])


def _http(request: AnyRequest, error: HTTPException) -> Response[Fault]:
    status = error.status_code
    if status >= 500 and GONE not in error.detail:
        report(error)
    key = {404: "error-not-found", 405: "error-method", 413: "error-size"}.get(status)
    key = key or ("error-internal" if status >= 500 else "error-request")
    more = {"detail": "JSON"} if key == "error-request" else {}
    answer = fault(request, key, status, **more)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _too_deep(request: AnyRequest, error: RecursionError) -> Response[Fault]:
    """JSON nested deeper than anybody means it; of our own code it is a fault as any other."""
    if extract_tb(error.__traceback__)[-1].name != "decode_json":
        return _anything(request, error)
    return fault(request, "error-request", 400, detail="JSON")


def _anything(request: AnyRequest, error: Exception) -> Response[Fault]:
    report(error)
    return fault(request, "error-internal", 500)


HANDLERS: dict[Any, Any] = {
    Problem: _problem,
    Problems: _problems,
    Unplaced: _unplaced,
    NotInRulebook: _not_in_rulebook,
    Conflict: _store,
    StoreFailed: _store,
    ValidationException: _invalid,
    HTTPException: _http,
    RecursionError: _too_deep,
    Exception: _anything,
}
