"""`druzina gloomhaven …`: what this game adds to the command line."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(
    help="Gloomhaven: the advisor on monsters' turns.", no_args_is_help=True, add_completion=False
)


@app.callback()
def gloomhaven() -> None:
    """Gloomhaven: what a monster does on its turn, and why."""


@app.command()
def advise(
    file: Annotated[str, typer.Argument(help="Boards as JSON or as text maps; - reads the input.")],
    json: Annotated[bool, typer.Option("--json", help="Print all answers as JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help="cs or en.", metavar="cs|en")] = None,
) -> None:
    """Say for every board whom a monster focuses on, where it goes, whom it attacks, and why."""
    from .advise import run
    from .words import LANGUAGES

    if lang is not None and lang not in LANGUAGES:
        raise typer.BadParameter(f"{lang}: cs | en", param_hint="--lang")
    raise typer.Exit(run(file, json, lang))
