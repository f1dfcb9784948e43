"""`druzina serve`: opens tables for browsers."""

from __future__ import annotations

import gc
import os
import socket
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from druzina.core import Problem
from druzina.text import LANGUAGES, Messages, language

if TYPE_CHECKING:
    from druzina.server.security import Guard

PORT = 8000
TEXT = Path(__file__).parent / "text"
HELP = Messages(language(), [TEXT]).plain
SHUTDOWN_SECONDS = 10
COLLECT = 20_000, 20, 50  # tables are trees without cycles: seldom is often enough, and no pause


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept unless told otherwise: where the system keeps such things."""
    home = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "druzina"


def serve(
    host: Annotated[str, typer.Option(help=HELP("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=HELP("help-port"))] = PORT,
    data: Annotated[Path | None, typer.Option(help=HELP("help-data"))] = None,
    workers: Annotated[int, typer.Option(min=0, max=64, help=HELP("help-workers"))] = 0,
    lang: Annotated[str | None, typer.Option(help=HELP("help-lang"))] = None,
    allow_origin: Annotated[list[str] | None, typer.Option(help=HELP("help-allow-origin"))] = None,
    tables_per_hour: Annotated[int, typer.Option(min=1, help=HELP("help-tables-per-hour"))] = 60,
) -> None:
    """Runs until Ctrl+C; whatever keeps it from starting is one sentence and exit code 2."""
    told = lang if lang in LANGUAGES else language()
    try:
        if lang is not None and lang not in LANGUAGES:
            raise Problem("problem-language", found=lang, valid=", ".join(LANGUAGES))
        listening = _listening(host, port)
        app = _application(data or data_folder(), workers, allow_origin or [], tables_per_hour)
    except Problem as problem:
        _give_up(problem, told)
    _greet(told, listening, app)
    _run(app, listening)


def _listening(host: str, port: int) -> socket.socket:
    """The port is taken before anything else, so that a taken one is told at once."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family[0], socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        raise Problem("problem-port", host=host, port=str(port), other=str(port + 1)) from error
    return listening


def _application(data: Path, workers: int, origins: list[str], tables: int) -> Guard:
    try:
        from druzina.server.app import application
        from druzina.server.limits import Limits
    except ImportError as error:
        raise Problem("problem-server-missing") from error
    size = workers or max(1, (os.cpu_count() or 2) - 1)
    return application(data, size, Limits(tables_per_hour=tables), origins)


def _give_up(problem: Problem, lang: str) -> NoReturn:
    messages = Messages(lang, [TEXT])
    typer.echo(messages.format(problem.key, problem.arguments), err=True)
    raise typer.Exit(2)


def _greet(lang: str, listening: socket.socket, app: Guard) -> None:
    from druzina.server.static import Client
    from druzina.server.wording import Voice

    voice = Voice(lang)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    typer.echo(voice.say("serve-at", address=f"http://{shown}:{port}/"))
    if not Client().built:
        typer.echo(voice.say("serve-no-client"))
    typer.echo(voice.say("serve-stop"))


def _run(app: Any, listening: socket.socket) -> None:
    import uvicorn

    from druzina.server.limits import Limits

    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        lifespan="on",
        ws_max_size=Limits().message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
    )
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    with suppress(KeyboardInterrupt):  # it has gone down in order before it says so
        uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    typer.run(serve)
