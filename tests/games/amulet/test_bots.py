"""Bots: where they go, what they fight with, and that a team knows its duties."""

from __future__ import annotations

from typing import Any

import pytest

from druzina.bots import sit
from druzina.core import Luck, Seen
from druzina.core.hidden import imagine
from druzina.games.amulet import GAME
from druzina.games.amulet.appraising import means_worth
from druzina.games.amulet.leaning_places import go
from druzina.games.amulet.model import Realm
from druzina.games.amulet.rules.arranging import Arrange, accounted
from druzina.games.amulet.rules.day import Phase
from tests.games.amulet.table import TC, fight, kind, offers, player, run, say, table, turn

THINKERS = ["greedy", "search:20"]


def chooses(g: Realm, name: str) -> str:
    """What a fresh bot answers to the open question."""
    seat = g.questions()[0].seat
    g.told = None
    teams = GAME.teams(GAME.read_options({"seats": len(g.players), "mode": g.mode}))
    world = imagine(GAME, GAME.codec.encode(g), seat, Luck(1))
    known: Seen[Any] = Seen(GAME, GAME.codec.encode(world), seat, teams)
    return known.text(sit(name, 1).choose(known))


def whole(mode: str, seats: int, names: list[str], seed: int) -> Realm:
    """A game of bots to its end."""
    options = GAME.read_options({"seats": seats, "mode": mode, "character": "drawn"})
    g, luck = GAME.setup(options, GAME.load(), seed), Luck(seed)
    sitters = [sit(name, seat + 1) for seat, name in enumerate(names)]
    while (asked := g.advance()) is not None:
        question, _ = asked
        world = imagine(GAME, GAME.codec.encode(g), question.seat, luck)
        seen: Seen[Any] = Seen(GAME, GAME.codec.encode(world), question.seat, GAME.teams(options))
        g.answer(question, sitters[question.seat].choose(seen))
    return g


@pytest.mark.parametrize("name", THINKERS)
def test_with_broken_weapons_it_goes_to_the_fair(name: str) -> None:
    broken = player(place="lair", damaged="WP1 WP2 WP3 WP4")
    g = turn(table(broken, player("thief"), lair="M101", deck="M201 M202"))
    assert chooses(g, name) == "go fair"


@pytest.mark.parametrize("name", THINKERS)
def test_armed_and_in_health_it_fights(name: str) -> None:
    g = turn(table(player(place="fair"), player("thief"), lair="M101", deck="M201 M202"))
    assert chooses(g, name) == "go lair"


@pytest.mark.parametrize("name", THINKERS)
def test_it_lays_what_beats_the_monster(name: str) -> None:
    g = fight(table(player(), player("thief"), content=TC, deck="M201"), "M101")
    while kind(g) == "ChooseWeapon":
        say(g, chooses(g, name))
    say(g, chooses(g, name))
    assert g.players[0].trophies, "the card can be beaten with two starting weapons"


@pytest.mark.clause("AMU-COO-14")
@pytest.mark.parametrize("name", THINKERS)
def test_the_last_who_can_come_clears_the_manor(name: str) -> None:
    """Whoever stands in the Manor cannot come again: the other must."""
    here, other = player(place="manor", ready="WP1"), player("thief", place="lair", health=4)
    g = table(
        here, other, mode="cooperative", quests="A0 B0 C0", manor="M101", phase="evening", start=1
    )
    g.deck = [0]
    run(g, Phase(2))
    while g.questions()[0].seat != 1:
        say(g, offers(g)[-1])
    assert chooses(g, name) == "go manor"


@pytest.mark.clause("AMU-COO-06")
@pytest.mark.parametrize("name", THINKERS)
def test_an_oath_that_can_be_done_is_done(name: str) -> None:
    mine = player(oaths="O4 O9", place="fair")
    g = table(mine, player("thief", oaths="O1 O2"), mode="cooperative", quests="C0", day=6)
    g.deck = [0]
    turn(g)
    assert chooses(g, name) == "go village"
    say(g, "go village")
    while g.questions() and kind(g) == "PayRiver":
        say(g, "pay coins")
    assert chooses(g, name) == "oath O4"


def test_greedy_beats_random() -> None:
    for seed, names in ((1, ["greedy", "random"]), (2, ["random", "greedy"])):
        outcome = whole("competitive", 2, names, seed).outcome
        assert outcome is not None
        assert outcome.won == [name == "greedy" for name in names]


@pytest.mark.clause("AMU-COO-08")
def test_a_team_of_bots_can_win() -> None:
    """Of a few games alone and in pairs most are won on the lowest difficulty."""
    won = 0
    for seed in (1, 2, 3):
        for seats in (1, 2):
            outcome = whole("cooperative", seats, ["greedy"] * seats, seed).outcome
            assert outcome is not None
            won += outcome.won[0]
    assert won >= 3


def test_bots_that_could_hand_over_for_ever_come_to_an_end() -> None:
    """Nothing is gained by proposing nothing: of equal choices the leaning decides."""
    g = whole("hidden", 3, ["greedy"] * 3, 4)
    assert g.outcome is not None


@pytest.mark.clause("AMU-COO-06")
def test_coins_that_an_oath_wants_do_not_lose_their_worth_when_there_are_enough() -> None:
    worths = []
    for coins in range(8):
        mine = player(coins=coins, oaths="O3 O9")
        g = table(mine, player("thief"), mode="cooperative", quests="C0", day=3)
        worths.append(means_worth(g, 0))
    assert worths == sorted(worths)


@pytest.mark.clause("AMU-COO-28")
def test_only_a_victory_counts_for_the_oath_of_the_duel() -> None:
    """Laying nothing, or too little, brings nothing."""
    g = table(player("hunter", oaths="O10 O4"), player("thief"), mode="cooperative", quests="C0")
    fight(g, "M204")
    say(g, "wield WH1", "wield WH3")
    question = g.questions()[0]
    assert isinstance(question, Arrange)
    choices = question.choices(g)
    worth = GAME.inclinations(g, question, choices)
    g.players[0].oaths = []
    plain = GAME.inclinations(g, question, choices)
    won = []
    for text, one, other in zip(choices, worth, plain, strict=True):
        account, names = accounted(question.fitting(g), text)
        won_here = account.beaten and g.players[0].health + account.net > 0
        alone = won_here and all(name.startswith("WH") for name in names)
        assert (one > other + 6) is alone, text
        won.append(alone)
    assert any(won), "the best without the warrior is among them"


def test_health_is_dear_only_while_stun_tokens_can_lose_the_game() -> None:
    def at(quests: str, health: int) -> float:
        mine = player(health=health)
        return means_worth(table(mine, player("thief"), mode="cooperative", quests=quests), 0)

    assert at("A0 B0 C0", 3) - at("A0 B0 C0", 1) > at("", 3) - at("", 1) > 0


@pytest.mark.clause("AMU-SKL-10")
@pytest.mark.parametrize(("skills", "mythical", "down"), [
    ("R1c R2c", "Y1", True), ("R1c", "Y1", False), ("R1c R2c", "", False),
])  # fmt: skip
def test_the_dungeons_are_worth_a_way_to_who_may_call_up_the_next_monster(
    skills: str, mythical: str, down: bool
) -> None:
    """Nobody waits there now; with three spells a thief goes down all the same."""
    strong = player("thief", place="fair", coins=9, spells="ray beam block", skills=skills)
    g = turn(table(strong, player(), mythical=mythical, day=7, adventure=""))
    question, choices = g.questions()[0], offers(g)
    worth = dict(zip(choices, go(g, question, choices), strict=True))
    assert (max(worth, key=worth.__getitem__) == "go dungeons") == down
    assert (chooses(g, "greedy") == "go dungeons") == down
