"""Files of positions tell what matters; the rest is filled so that every law holds."""

from __future__ import annotations

import tomllib

import pytest

from druzina.core import Luck, Problem
from druzina.core.position_text import read_position
from druzina.games import find
from druzina.games.amulet import GAME
from druzina.games.amulet.model import EVENING, Realm
from druzina.games.amulet.rules.day import Phase
from tests.games.amulet.table import FACTS, damaged, fight, ids, player, ready, run, say, table


def placed(text: str) -> Realm:
    g = read_position(tomllib.loads(text), "x.toml", find).position
    assert isinstance(g, Realm)
    return g


FIGHT = """
game = "amulet"
[options]
seats = 2
[position]
round = 3
lair = ["M101", "M102"]
[[position.players]]
character = "preacher"
damaged = 1
spells = ["crown"]
trophies = ["M201"]
aside = [1, 0, 0, 0, 0]
[[position.players]]
place = "fair"
potions = ["PT03"]
"""


def test_what_a_file_leaves_open_is_filled() -> None:
    g = placed(FIGHT)
    assert list(GAME.broken(g)) == []
    assert (ready(g), damaged(g), g.players[0].health) == ("WP2 WP3 WP4", "WP1", 6)
    assert FACTS.characters[g.players[1].character].id == "sorceress"
    assert len(g.deck) == 24 - 3 * 3
    assert FACTS.numbers["crown"] not in g.spells
    assert FACTS.numbers["PT03"] not in g.potions
    assert g.gems[0] == 24
    asked = g.advance()
    assert asked is not None
    assert (asked[0].kind, asked[0].seat) == ("Go", g.start)


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_a_filled_position_is_played_to_its_end(phase: int) -> None:
    text = f"""
game = "amulet"
[options]
seats = 3
mode = "cooperative"
[position]
round = 5
phase = {phase}
manor = ["M103"]
village = ["M112"]
quests = ["A0", "C0"]
[[position.players]]
oaths = ["O1", "O2"]
[[position.players]]
sworn = "O3"
dropped = "O4"
oaths = []
[[position.players]]
place = "manor"
"""
    g, luck = placed(text), Luck(phase)
    assert list(GAME.broken(g)) == []
    while (asked := g.advance()) is not None:
        assert list(GAME.broken(g)) == []
        g.answer(asked[0], luck.pick(asked[1]))
    assert g.outcome is not None


def test_what_cannot_be_is_told() -> None:
    with pytest.raises(Problem):
        placed(FIGHT.replace('trophies = ["M201"]', 'trophies = ["M101"]'))


# Warnings


def warned(g: Realm, text: str) -> str:
    question = g.questions()[0]
    told = GAME.warning(g, question, text)
    return told.clause if told else ""


@pytest.mark.clause("AMU-COO-15")
def test_who_would_lose_to_a_mythical_monster_is_warned() -> None:
    g = table(player(), player("thief"), mode="cooperative", quests="A0 B0 C0")
    fight(g, "Y1", "dungeons")
    say(g, "wield WP1", "enough")
    assert warned(g, "none") == "AMU-COO-15"
    g.quests = []
    assert warned(g, "none") == ""


@pytest.mark.clause("AMU-COO-17")
def test_the_last_stun_is_warned_of() -> None:
    g = table(player(health=2), player("thief", stuns=3), mode="cooperative", quests="A0 B0 C0")
    fight(g, "M101")
    say(g, "wield WP1", "enough")
    assert warned(g, "none") == "AMU-COO-17"
    g.players[1].stuns = 2
    assert warned(g, "none") == ""


@pytest.mark.clause("AMU-COO-14")
def test_who_leaves_the_manor_to_nobody_is_warned() -> None:
    here, there = player(place="manor"), player("thief", place="lair")
    g = table(there, here, mode="cooperative", quests="A0 B0 C0", manor="M101", phase="evening")
    g.deck = [0]
    run(g, Phase(EVENING))
    assert g.questions()[0].seat == 0
    assert (warned(g, "go fair"), warned(g, "go manor")) == ("AMU-COO-14", "")
    assert ids("monsters", g.manor) == "M101"
