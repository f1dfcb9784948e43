"""GLH-PRC-14: what the end brings each character is told to all, and nothing of it before."""

import msgspec
import pytest

from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.reckoning import SeenReckoning
from druzina.games.gloomhaven.rules.ending import exhausted, finish
from druzina.games.gloomhaven.view import view
from druzina.text.words import Words
from tests.games.gloomhaven.dungeon import HERE, dungeon, hero

LINES = {
    "en": [
        "Ana gains 8 experience for the victory.",
        "Ana turns 3 money tokens into 9 gold.",
        "Ana, battle goal “Hunter”: kept; checkmarks: 1.",
        "Ben gains 8 experience for the victory.",
        "Ben, battle goal “Hunter”: missed.",
    ],
    "cs": [
        "Ana získává zkušenosti za vítězství: 8.",
        "Ana mění žetony mincí (3) na zlaťáky: 9.",
        "Ana, malý úkol „Lovec“: splněn; zaškrtnutí: 1.",
        "Ben získává zkušenosti za vítězství: 8.",
        "Ben, malý úkol „Lovec“: nesplněn.",
    ],
}


def over(won: bool) -> Dungeon:
    """The Brute has killed, looted and kept his goal; the Scoundrel has missed hers."""
    g = before()
    g.won = won
    for seat in (0, 1):
        exhausted(g, seat)
    finish(g)
    return g


def before() -> Dungeon:
    g = dungeon("brute", "scoundrel", level=2)
    hero(g, 0, HERE)
    hero(g, 1, (2, 3))
    brute, scoundrel = g.heroes
    brute.goals, brute.goal, brute.xp = ["hunter"], "hunter", 5
    brute.coins, brute.gold = 3, 10
    brute.counts = {"kills": 4, "elite_kills": 1}
    scoundrel.goals, scoundrel.goal = ["hunter"], "hunter"
    return g


@pytest.mark.clause("GLH-END-02", "GLH-END-03", "GLH-LVL-04", "GLH-BGL-01", "GLH-PRC-14")
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_after_a_victory_everybody_sees_what_each_gained(eyes: int | None) -> None:
    brute, scoundrel = (one.reckoning for one in view(over(won=True), eyes).heroes)
    assert brute == SeenReckoning(5, 8, 3, 3, 10, "hunter", True, 1, 1, 4, 1)
    assert scoundrel == SeenReckoning(0, 8, 0, 3, 0, "hunter", False, 0, 0, 0, 0)


@pytest.mark.clause("GLH-END-04", "GLH-BGL-01")
def test_a_goal_met_in_vain_is_told_as_met_and_brings_nothing() -> None:
    brute, _ = (one.reckoning for one in view(over(won=False), 1).heroes)
    assert brute is not None
    assert (brute.met, brute.goal_checks, brute.bonus, brute.earned) == (True, 0, 0, 5)


@pytest.mark.clause("GLH-HID-02")
def test_before_the_end_nothing_of_it_is_sent() -> None:
    g = before()
    assert [one.reckoning for one in view(g, 0).heroes] == [None, None]
    assert "hunter" not in msgspec.json.encode(view(g, None)).decode()


@pytest.mark.clause("GLH-END-02", "GLH-END-03", "GLH-BGL-01", "GLH-XP-03")
@pytest.mark.parametrize(("lang", "lines"), LINES.items())
def test_the_log_and_the_account_tell_the_same(lang: str, lines: list[str]) -> None:
    g = before()
    g.told = []
    g.won = True
    finish(g)
    assert g.outcome is not None
    assert g.outcome.parts == [{"xp": 5, "xp_bonus": 8}, {"xp": 0, "xp_bonus": 8}]
    assert g.outcome.counts == [{"gold": 19, "checks": 1}, {"gold": 0, "checks": 0}]
    words = Words(lang, GAME, g.content, ("Ana", "Ben"), strict=True)
    told = [words.say(event.key, event.shown) for event in g.told]
    assert told == lines
