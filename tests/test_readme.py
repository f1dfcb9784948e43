"""The shop window holds: the README's examples run as they stand there."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from druzina import games, rulebook
from druzina.bots.measured import measures
from druzina.games.tales_of_glory.content import HOME
from druzina.server.lobby.catalogue import game_card
from druzina.text import Messages

TITLES = {name: Messages("en", [games.text_of(name)]).plain("game-title") for name in games.NAMES}
README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")


def block(kind: str) -> str:
    found = re.search(rf"```{kind}\n(.*?)```", README, re.DOTALL)
    assert found, f"no {kind} block in the README"
    return found[1]


def test_the_bot_in_ten_lines_plays_a_game() -> None:
    done = subprocess.run(
        [sys.executable, "-c", block("python")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[\d+, \d+\] because of TOG-END-05\n", done.stdout)


def test_the_tile_to_correct_is_the_one_in_the_box() -> None:
    shown = tomllib.loads(block("toml"))["tile"][0]
    era1 = tomllib.loads((HOME / "era1.toml").read_text("utf-8"))["tile"]
    assert shown in era1


def test_the_table_counts_the_clauses_that_have_a_test() -> None:
    """As `make clauses` wrote them down."""
    proved = set((Path(__file__).parent / "clauses.txt").read_text("utf-8").split())
    for game in rulebook.games():
        told = next(line for line in README.splitlines() if line.startswith(f"| {TITLES[game]} |"))
        for example, things in ((False, "clauses"), (True, "worked examples")):
            ids = {one.id for one in rulebook.clauses(game) if one.example is example}
            found, whole = len(ids & proved), len(ids)
            every = f"{'' if example else 'all '}{whole} {things}"
            assert (every if found == whole else f"{found} of {whole} {things}") in told


def test_every_page_it_links_to_is_there() -> None:
    links = re.findall(r"\]\((?!http)([^)#]+)\)", README)
    links += re.findall(r'src="([^"]+)"', README)
    assert len(links) > 5
    assert [link for link in links if not (Path(__file__).parents[1] / link).exists()] == []


def test_the_bots_are_as_strong_as_their_cards_say() -> None:
    """One file has the figures: the tables of the README and the cards of a new table show them."""
    for game, found in measures().items():
        for one in found:
            for share, low, high in one.shares.values():
                apart = f"{share:.1f} % | {low:.1f}–{high:.1f} %"
                assert apart in README or f"{share:.1f} % ({low:.1f}–{high:.1f})" in README
            for lang, comma in (("en", "."), ("cs", ",")):
                cards = {bot.level: bot.words for bot in game_card(game, lang).bots}
                told = [f"{share:.1f} %".replace(".", comma) for share, _, _ in one.shares.values()]
                assert [text for text in told if text not in cards[one.level]] == []
                thinks = {"en": "s a choice", "cs": "s na volbu"}[lang] in cards[one.level]
                assert thinks == bool(one.seconds)
