"""Gloomhaven in the terminal: the map, who stands where, one's own cards and nobody else's."""

from __future__ import annotations

import pytest

from druzina.core import Luck, Match
from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules.ending import finish
from druzina.terminal.boards import board_of
from druzina.terminal.boards.picture import places
from druzina.text.words import Words
from tests.games.gloomhaven.dungeon import HERE, dungeon, hero

WIDTH = 60


def table(scenario: int = 1, steps: int = 60) -> Match[Dungeon]:
    match: Match[Dungeon] = Match.new(GAME, {"seats": 2, "scenario": scenario}, 3)
    luck = Luck(4)
    for _ in range(steps):
        if not match.questions():
            break
        seat = match.questions()[0].seat
        match.play(seat, luck.pick(match.choices(seat)))
    return match


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("scenario", [1, 4, 94])
def test_every_hex_figure_and_card_can_be_pointed_at_within_sixty_columns(
    scenario: int, lang: str
) -> None:
    match = table(scenario)
    words = Words(lang, GAME, match.content, ("Ana", "Ben"), strict=True)
    board = board_of("gloomhaven", words, WIDTH)
    assert board is not None
    view = GAME.view(GAME.codec.decode(match.position), 0)
    lines = board.table(view, {})
    assert [line.plain for line in lines if len(line.plain) > WIDTH] == []
    found = places(lines)
    assert {f"hex:{q},{r}" for q, r in view.hexes} <= set(found)
    assert {f"figure:{one.id}" for one in view.figures} <= set(found)
    assert {f"card:{card}" for card in view.heroes[0].hand or ()} <= set(found)
    assert not {f"card:{card}" for card in view.heroes[1].discard} & set(found)


def test_rows_of_the_map_are_shifted_by_half_a_hex() -> None:
    match = table(steps=4)
    board = board_of("gloomhaven", Words("en", GAME, match.content, ("Ana", "Ben")), WIDTH)
    assert board is not None
    found = places(board.scene(match.view(0), {}, WIDTH))
    east, below = found["hex:2,3"][0], found["hex:1,4"][0]
    here = found["hex:1,3"][0]
    assert (east.row, east.start) == (here.row, here.start + 2)
    assert (below.row, below.start) == (here.row + 1, here.start + 1)


def test_all_of_it_can_be_read_out() -> None:
    match = table()
    board = board_of("gloomhaven", Words("cs", GAME, match.content, ("Ana", "Ben")), WIDTH)
    assert board is not None
    told = " ".join(board.sentences(match.view(0)))
    assert "Surovec" in told
    assert "Černá mohyla" in board.title(match.view(0))
    assert board.notes(match.view(0))
    assert board.legend()


ENDS = {
    "en": [
        "   experience: in play 5, for the victory 6; gold 6, money",
        "   battle goal “Hunter”: kept; checkmarks: 1",
        "   battle goal “Hunter”: missed",
    ],
    "cs": [
        "   zkušenosti: ve hře 5, za vítězství 6; zlaťáky 6, žetony",
        "   malý úkol „Lovec“: splněn; zaškrtnutí: 1",
        "   malý úkol „Lovec“: nesplněn",
    ],
}


@pytest.mark.clause("GLH-END-02", "GLH-END-03", "GLH-BGL-01")
@pytest.mark.parametrize("lang", ENDS)
def test_the_end_tells_where_it_came_from_and_what_became_of_battle_goals(lang: str) -> None:
    g = dungeon("brute", "spellweaver")
    hero(g, 0, HERE)
    hero(g, 1, (2, 3))
    brute, weaver = g.heroes
    brute.xp, brute.coins, brute.goal, brute.counts = 5, 3, "hunter", {"elite_kills": 1}
    weaver.goal = "hunter"
    board = board_of("gloomhaven", Words(lang, GAME, g.content, ("Ana", "Ben")), WIDTH)
    assert board is not None
    before = [line.plain for line in board.table(GAME.view(g, 1), {})]
    assert not [line for line in ENDS[lang] if line in before]
    g.won = True
    finish(g)
    told = [line.plain for line in board.table(GAME.view(g, 1), {})]
    assert [line for line in ENDS[lang] if line not in told] == []
