"""`druzina serve`: opens tables for browsers."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from argparse import Namespace
from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from druzina.core import Problem
from druzina.server import flags
from druzina.text.words import Words

if TYPE_CHECKING:
    from druzina.server.limits import Limits
    from druzina.server.web.security import Guard
    from druzina.store.place import Place

TEXT = Path(__file__).parent / "text"
BAD_INPUT = 2
USUAL_PORT = 8000
LOOPBACK = ("127.0.0.1", "::1")
KEEP_DAYS, CHAT_DAYS = 180, 30
PORTS_TRIED = 20
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
YOUNG, NEVER = 5_000, 1_000_000


def serve(given: Namespace, lang: str) -> int:
    """Runs until Ctrl+C; whatever keeps it from starting is one sentence and exit code 2."""
    listening: socket.socket | None = None
    try:
        flags.check(given)
        listening = _listening(given.host, given.port)
        limits = _limits(given)
        app = _application(given, limits, listening)
    except Problem as problem:
        if listening is not None:
            listening.close()
        print(Words(lang, folders=[TEXT]).problem(problem), file=sys.stderr)
        return BAD_INPUT
    _greet(lang, listening, given.open)
    _run(app, limits, listening, given.trusted_proxy, given.log == "json")
    return 0


def store_place(given: Namespace) -> Place:
    """`--store` is a folder or an address, `--data` a folder; else where the system has a place."""
    from druzina.store.place import place_of

    if given.store and given.data:
        raise Problem("problem-store-both")
    if given.store:
        return place_of(given.store)
    folder: Path = given.data or data_folder()
    return folder


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept unless told otherwise: where the system keeps such things."""
    home = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "druzina"


def _listening(host: str, wanted: int | None) -> socket.socket:
    """The port is taken before anything else, so that a taken one is told at once.

    Only a port that was asked for must be that one; the usual one gives way to the next.
    """
    usual = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED)
    for port in usual if wanted is None else (wanted,):
        try:
            return _bound(host, port)
        except (socket.gaierror, UnicodeError) as error:
            raise Problem("problem-host", host=host) from error
        except OverflowError as error:
            raise Problem("problem-port-range", port=str(wanted)) from error
        except OSError as error:
            failed = error
    port = USUAL_PORT if wanted is None else wanted
    other = str(port + 1) if 0 < port < 65535 else "8001"
    raise Problem("problem-port", host=host, port=str(port), other=other) from failed


def _bound(host: str, port: int) -> socket.socket:
    """It listens at once: of two that start together, one must find it taken."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()
    except BaseException:
        listening.close()
        raise
    return listening


def _limits(given: Namespace) -> Limits:
    """On the internet nobody is unlimited, not even who comes from this computer: a proxy may."""
    from druzina.server.limits import Limits

    if given.public and not given.site:
        raise Problem("problem-public-site")
    trusted = () if given.public else LOOPBACK
    keep, chat = (KEEP_DAYS, CHAT_DAYS) if given.public else (0, 0)
    return Limits(
        tables_per_hour=given.tables_per_hour,
        unlimited=(*trusted, *given.unlimited),
        keep_days=keep if given.keep_days is None else given.keep_days,
        chat_days=chat if given.chat_days is None else given.chat_days,
        metrics_for=tuple(given.metrics_for) if given.public or given.metrics_for else None,
        remote_seconds=given.bot_seconds,
    )


def _application(given: Namespace, limits: Limits, listening: socket.socket) -> Guard:
    try:
        from druzina.server.app import application
        from druzina.server.lobby.offered import offered
        from druzina.store.postgres import prepare
        from druzina.store.postgres_address import Address
    except ImportError as error:
        raise Problem("problem-server-missing") from error
    workers = given.workers or max(1, (os.cpu_count() or 2) - 1)
    place = store_place(given)
    if isinstance(place, Address):
        asyncio.run(prepare(place, serving=True))
    sites = given.site if given.public else ()
    return application(
        place,
        workers,
        limits,
        given.allow_origin,
        bound=given.host,
        sites=sites,
        bots=offered(given.bot),
        at=given.reach or _reached(listening),
    )


def _reached(listening: socket.socket) -> str:
    """Where other servers reach this one, unless `--reach` says it."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{socket.gethostname() if host in EVERYWHERE else shown}:{port}"


def _greet(lang: str, listening: socket.socket, wanted: bool) -> None:
    from druzina.server.browser import open_page
    from druzina.server.table.wording import Voice
    from druzina.server.web.static import Client

    voice = Voice(lang)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    print(voice.say("serve-at", address=f"http://{shown}:{port}/"))
    if not Client().built:
        print(voice.say("serve-no-client"))
    if wanted:
        found = open_page(f"http://{EVERYWHERE.get(host, shown)}:{port}/")
        print(voice.say("serve-opened" if found else "serve-open-yourself"))
    print(voice.say("serve-stop"), flush=True)


def tune() -> None:
    """Only what was made just now is looked through for cycles by itself, in milliseconds.

    Tables are trees: to look through thousands of them would hold everybody up and find nothing.
    The house does it when nobody is there.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


def _run(
    app: Guard,
    limits: Limits,
    listening: socket.socket,
    proxies: Collection[str] = (),
    json_log: bool = False,
) -> None:
    import uvicorn

    from druzina.server.logs import as_json
    from druzina.server.web.serving import configured

    config = configured(app, limits, proxies, **({"log_config": None} if json_log else {}))
    if json_log:
        as_json()
    tune()
    with suppress(KeyboardInterrupt):  # it has gone down in order before it says so
        uvicorn.Server(config).run([listening])
