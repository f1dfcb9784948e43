"""Hidden oaths, what each seat sees, and imagined worlds (AMU-HID, AMU-INF)."""

from __future__ import annotations

import pytest

from druzina.core import Luck, Match
from druzina.core.hidden import imagine
from druzina.games.amulet import GAME
from druzina.games.amulet.model import NOTHING, Realm
from druzina.games.amulet.rules.day import NightOver, Phase
from druzina.games.amulet.rules.oaths import empty_purse
from druzina.games.amulet.rules.quests import Reckon
from tests.games.amulet.table import (
    FACTS,
    ids,
    kind,
    night,
    offers,
    opening,
    player,
    run,
    say,
    table,
    told,
    turn,
    visit,
)

SECTIONS = "O2 S1 S2 O4 S3 S4 O6 S5 S6"


def secret(
    quests: str = "A0 B0 C0", mine: str = "O3 O4", theirs: str = "O1 O5", **more: str
) -> Realm:
    g = table(
        player(oaths=mine, coins=9, amulet=more.pop("amulet", "")),
        player("thief", oaths=theirs),
        mode="hidden",
        quests=quests,
        **more,  # type: ignore[arg-type]  # words
    )
    used = [oath for one in g.players for oath in one.oaths]
    g.unsworn = [n for n in range(12) if n not in used]
    return g


@pytest.mark.clause("AMU-HID-01", "AMU-HID-06", "AMU-INF-04")
def test_a_seat_sees_its_own_oaths_only() -> None:
    g = secret()
    for seat, seen in ((0, ["O3", "O4"]), (1, ["O1", "O5"])):
        view = GAME.view(g, seat)
        assert view.players[seat].oaths == seen
        assert view.players[1 - seat].oaths is None
        assert view.players[1 - seat].oaths_held == 2
    assert all(one.oaths is None for one in GAME.view(g, None).players)


@pytest.mark.clause("AMU-HID-01", "AMU-HID-02")
def test_the_log_tells_oaths_to_their_owner_alone() -> None:
    match = Match.new(GAME, {"seats": 2, "mode": "hidden", "character": "drawn"}, seed=4)
    for seat in (0, 1, None):
        lines = [line for line in match.log(seat) if line.key == "event-oaths"]
        assert [line.arguments["seat"] for line in lines] == ([] if seat is None else [seat])


@pytest.mark.clause("AMU-HID-06", "AMU-COO-28")
@pytest.mark.parametrize("mine", ["O3 O4", "O6 O4"])
def test_a_fact_shows_all_whether_its_oath_was_there(mine: str) -> None:
    g = secret(mine=mine)
    g.players[0].purse, g.players[0].coins = 3, 0
    known = g.known
    empty_purse(g, 0)
    assert g.known == known + 1
    assert (g.players[0].sworn != NOTHING) == ("O6" in mine)
    empty_purse(g, 0)
    assert g.known == known + 1, "only once"
    data, purse = GAME.codec.encode(g), FACTS.oath("O6").number
    worlds = [imagine(GAME, data, 1, Luck(salt)) for salt in range(60)]
    assert not any(purse in world.players[0].oaths for world in worlds)


@pytest.mark.clause("AMU-HID-06")
def test_others_oaths_are_imagined_anew() -> None:
    g = secret()
    data = GAME.codec.encode(g)
    found = set()
    for salt in range(60):
        world = imagine(GAME, data, 1, Luck(salt))
        assert world.players[1].oaths == g.players[1].oaths
        found |= set(world.players[0].oaths)
        assert not set(world.players[0].oaths) & set(g.players[1].oaths)
    assert len(found) == 10, "from all oaths not seen"


@pytest.mark.clause("AMU-HID-06")
def test_who_holds_oaths_is_asked_though_there_is_one_answer() -> None:
    g = secret(mine="O9 O10", adventure="", dungeon="Y1")
    visit(g, "castle")
    assert (kind(g), offers(g)) == ("Act", ["done"])
    with_oath = secret(adventure="", dungeon="Y1")
    visit(with_oath, "castle")
    assert (kind(with_oath), offers(with_oath)) == ("Act", ["oath O3", "done"])
    sworn = secret(mine="", adventure="", dungeon="Y1")
    visit(sworn, "castle")
    assert not sworn.questions()
    night(g)
    assert (kind(g), offers(g)) == ("NightAct", ["done"])


@pytest.mark.clause("AMU-HID-05")
def test_a_fulfilled_oath_is_shown_the_other_is_not() -> None:
    g = secret(dungeon="Y1")
    visit(g, "castle")
    known = g.known
    say(g, "oath O3")
    assert g.known > known, "no way back"
    assert [e.shown["oath"] for e in told(g, "event-oath")] == [FACTS.numbers["O3"]]
    for seat in (0, 1):
        seen = GAME.view(g, seat).players[0]
        assert (seen.sworn, seen.oaths_held) == ("O3", 0)
    assert "O4" not in str(GAME.view(g, 1))
    worlds = {imagine(GAME, GAME.codec.encode(g), 1, Luck(n)).players[0].dropped for n in range(60)}
    assert len(worlds) == 9, "it may be any that seat 1 has not seen"


@pytest.mark.clause("AMU-HID-03")
def test_a_fulfilled_quest_must_be_discarded_and_the_last_ends_the_game() -> None:
    g = secret("A0 B0 C0", mine="", amulet=SECTIONS, dungeon="Y1")
    run(g, Reckon())
    assert not g.questions()
    assert ids("quests", g.quests) == "B0 C0"
    g.dungeon = NOTHING
    run(g, Reckon())
    assert g.outcome is not None
    assert g.outcome.clause == "AMU-HID-03"


@pytest.mark.clause("AMU-HID-03", "AMU-MOV-14")
def test_a_gem_of_the_gem_part_ends_the_game_before_xp_is_placed() -> None:
    mine = player(amulet="O2 S1 S2 O4 S3 O6 S5 S6", aside="blue", oaths="O9 O3",
                  skills="R1a R2a R3a", xp="R4a:3")  # fmt: skip
    mine.due = 1
    g = table(mine, player("thief"), mode="hidden", quests="A0 C0")
    turn(g)
    say(g, "go monastery", "done", "field S4")
    assert g.outcome is not None
    assert g.outcome.won == [False, True], "the top skill would have come too late"


@pytest.mark.clause("AMU-HID-04")
def test_who_has_no_oaths_left_wins_the_others_lose() -> None:
    g = secret("B0 C0", mine="")
    run(g, Reckon())
    assert g.outcome is not None
    assert g.outcome.won == [True, False]
    lost = secret("A0 C0", mine="", manor="M101")
    run(lost, Phase(3))
    assert lost.outcome is not None
    assert lost.outcome.won == [False, False]


@pytest.mark.clause("AMU-HID-07", "AMU-HID-04")
def test_a_quest_left_after_the_last_day_loses_for_everybody() -> None:
    g = secret("A0", mine="", theirs="", day=8)  # type: ignore[arg-type]  # a number of days
    run(g, NightOver())
    assert g.outcome is not None
    assert (g.outcome.clause, g.outcome.won) == ("AMU-HID-07", [False, False])


# What is hidden from all


@pytest.mark.clause("AMU-INF-01", "AMU-INF-05")
def test_decks_are_imagined_anew_rows_stay() -> None:
    g = opening(4, seed=2, character="drawn")
    data = GAME.codec.encode(g)
    worlds = [imagine(GAME, data, 0, Luck(n)) for n in range(40)]
    for world in worlds:
        assert sorted(world.deck) == sorted(g.deck)
        assert (world.lair, world.manor) == (g.lair, g.manor)
        levels = [FACTS.monsters[one].level for one in reversed(world.deck)]
        assert levels == sorted(levels)
    assert len({tuple(world.deck) for world in worlds}) == 40
    assert len({world.dungeon for world in worlds}) == 6
    assert len({tuple(world.upgrades) for world in worlds}) > 30
    assert len({tuple(world.adventures) for world in worlds}) > 30


@pytest.mark.clause("AMU-INF-05")
def test_mythical_cards_that_were_turned_up_are_known() -> None:
    g = table(player(trophies="Y1"), player("thief"), dungeon="Y2", mythical="Y3 Y4 Y5")
    g.gone = [FACTS.numbers["Y6"]]
    data = GAME.codec.encode(g)
    found = {imagine(GAME, data, 0, Luck(n)).dungeon for n in range(60)}
    assert ids("monsters", sorted(found)) == "Y2 Y3 Y4 Y5"


@pytest.mark.clause("AMU-INF-05")
def test_every_back_belongs_to_one_card() -> None:
    backs = {(m.level, m.power, m.gem, m.card.weak) for m in FACTS.monsters if not m.mythical}
    assert len(backs) == 42


@pytest.mark.clause("AMU-INF-02")
def test_returned_cards_are_face_down_unless_it_is_agreed_to_remember() -> None:
    for remembering, seen in ((False, ""), (True, "M101")):
        g = table(player(), player("thief"), lair="M101", remembering=remembering)
        night(g)
        assert GAME.view(g, 0).lair[0].id == seen
    assert GAME.read_options({"seats": 2}).remember_seen_cards is False


@pytest.mark.clause("AMU-INF-03")
def test_all_else_lies_open() -> None:
    g = table(
        player(spells="ray", potions="PT02", trophies="M101", aside="red", coins=4),
        player("thief"),
        village="M105",
        laid="0:WP1@1,1r0",
    )
    for seat in (1, None):
        seen = GAME.view(g, seat)
        mine = seen.players[0]
        assert (mine.spells, mine.potions, mine.trophies) == (["ray"], ["PT02"], ["M101"])
        assert (mine.unplaced, mine.coins) == ({"red": 1}, 4)
        assert (seen.village, seen.adventure, seen.laid[0].text) == (["M105"], "D1", "WP1@1,1r0")


@pytest.mark.clause("AMU-INF-01")
def test_the_fronts_of_adventures_under_the_deck_are_known() -> None:
    g = table(player(), player("thief"), adventures="D9 D2 D3 D4")
    g.buried = 1
    worlds = [imagine(GAME, GAME.codec.encode(g), 0, Luck(n)) for n in range(20)]
    assert {world.adventures[0] for world in worlds} == {FACTS.numbers["D9"]}
    assert len({tuple(world.adventures) for world in worlds}) > 3
    turn(g)
    assert kind(g) == "Go"
