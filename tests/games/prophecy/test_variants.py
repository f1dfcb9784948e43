"""PRO-VTW, PRO-VTM, PRO-VBA, PRO-OPT: the short game, teams, the basic version, the valve."""

from __future__ import annotations

import pytest

from druzina.core import Problem
from druzina.games.prophecy import GAME
from druzina.games.prophecy.content_model import GUILDS
from druzina.games.prophecy.model import APOCALYPSE, BASIC, NOTHING, OUT, SHORT, WAITING, Kingdom
from druzina.games.prophecy.rules.duel import targets
from druzina.games.prophecy.rules.effects_losses import OTHERWISE, Losing
from druzina.games.prophecy.rules.ending import settle
from druzina.games.prophecy.rules.round import Round
from druzina.text.words import Words
from tests.games.prophecy.scenes import (
    answer,
    ask,
    begin_turn,
    dice,
    drop,
    ended,
    figures,
    hold,
    leave_only,
    open_kind,
    realm,
    refused,
    sound,
    start,
)
from tests.games.prophecy.table import FACTS, give, hero

FOUR = ("paladin", "scout", "mystic", "druid")


def table(*fields: str, **how: object) -> Kingdom:
    """So many characters, each on its field."""
    seats = [hero(name, field) for name, field in zip(FOUR, fields, strict=False)]
    return realm(*seats, **how)  # type: ignore[arg-type]  # fields of the position


# Without the final battle


@pytest.mark.clause("PRO-VTW-01")
def test_in_the_short_game_two_artifacts_win() -> None:
    g = table("plains-1", "city", goal=SHORT)
    hold(g, 0, "A1")
    settle(g, 0)
    assert ended(g) == ("", [])
    drop(g, "plains-1", "A3")
    begin_turn(g)
    answer(g, "stay", "pick A3")
    assert ended(g) == ("PRO-VTW-01", [0])


@pytest.mark.clause("PRO-VTW-02", "PRO-SPH-08")
def test_two_artifacts_at_once_win_as_well() -> None:
    g = table("mountains-gate", "city", goal=SHORT)
    leave_only(g, "C", "greater")
    g.spheres[2].dropped = [g.spheres[0].artifact]
    g.gone += [g.spheres[0].lesser, g.spheres[0].greater]
    g.spheres[0].artifact = g.spheres[0].lesser = g.spheres[0].greater = NOTHING
    g.heroes[0].red = g.heroes[0].lives = 8
    g.heroes[0].mags = 0
    give(g, 0, "R07", "K02")
    begin_turn(g)
    dice(g, 6, 1)
    answer(g, "sphere C", "wield R07")
    assert ended(g) == ("PRO-VTW-01", [0])


@pytest.mark.clause("PRO-VTW-02", "PRO-PVP-22", "PRO-DTH-02")
def test_with_one_artifact_each_the_short_game_goes_on() -> None:
    g = realm(
        *(hero(name, "plains-1", mags=0) for name in (*FOUR, "ranger")),
        goal=SHORT,
    )
    for seat in range(5):
        hold(g, seat, f"A{seat + 1}")
    settle(g, 0)
    assert ended(g) == ("", [])
    assert g.taker == NOTHING
    g.heroes[1].lives = 0
    begin_turn(g)
    answer(g, "stay", "attack 1")
    dice(g, 6, 1)
    assert answer(g) == ["life", "item"]
    answer(g, "life")
    assert ended(g) == ("PRO-VTW-01", [0])


# Teams


def teams(*fields: str, **how: object) -> Kingdom:
    return table(*(fields or ("plains-1",) * 4), **{"team_game": True, **how})


@pytest.mark.clause("PRO-VTM-01", "PRO-VTM-08")
def test_partners_sit_opposite_and_do_not_attack_each_other() -> None:
    g = teams()
    assert [g.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    for seat, found in ((0, [1, 3]), (1, [2, 0]), (2, [3, 1]), (3, [0, 2])):
        g.active = seat
        assert targets(g) == found
    g.active = 0
    begin_turn(g)
    answer(g, "stay")
    assert refused(g, "attack 2").clause == "PRO-VTM-08"


@pytest.mark.clause("PRO-VTM-02", "PRO-VTM-08", "PRO-VTM-06")
def test_a_king_wins_for_both_but_artifacts_are_not_added_up() -> None:
    g = teams()
    hold(g, 0, "A1", "A2", "A3")
    hold(g, 2, "A4")
    settle(g, 0)
    assert ended(g) == ("", [])
    g.heroes[2].items.remove(FACTS.card("A4"))
    g.heroes[0].items.append(FACTS.card("A4"))
    settle(g, 0)
    assert ended(g) == ("PRO-FIN-01", [0, 2])


@pytest.mark.clause("PRO-VTM-07", "PRO-VTM-08", "PRO-VTW-01")
def test_in_the_short_team_game_one_hand_must_hold_two() -> None:
    g = teams(goal=SHORT)
    hold(g, 1, "A1")
    hold(g, 3, "A2")
    settle(g, 1)
    assert ended(g) == ("", [])
    hold(g, 3, "A3")
    settle(g, 3)
    assert ended(g) == ("PRO-VTW-01", [1, 3])


@pytest.mark.clause("PRO-VTM-05", "PRO-FIN-11")
def test_in_the_battle_the_other_team_is_attacked() -> None:
    g = teams()
    hold(g, 0, "A2")
    hold(g, 1, "A1", "A4")
    hold(g, 2, "A3", "A5")
    begin_turn(g)
    settle(g, 1)
    answer(g, "go plains-2")
    assert g.heroes[3].standing == OUT
    assert g.active == 2
    assert targets(g) == [1]


@pytest.mark.clause("PRO-VTM-05", "PRO-VTM-06")
def test_a_team_whose_rivals_have_no_artifact_wins_the_battle_at_once() -> None:
    g = teams()
    hold(g, 0, "A1", "A2", "A3")
    hold(g, 2, "A4", "A5")
    begin_turn(g)
    settle(g, 0)
    assert ended(g) == ("PRO-VTM-05", [0, 2])


@pytest.mark.clause("PRO-VTM-06", "PRO-VTM-05", "PRO-FIN-13")
def test_a_partner_who_is_out_wins_with_his_team() -> None:
    g = teams()
    hold(g, 0, "A1", "A4")
    hold(g, 1, "A2")
    hold(g, 2, "A3", "A5")
    for one in g.heroes:
        one.blue = one.mags = 0
    begin_turn(g)
    settle(g, 1)
    answer(g, "go plains-2")
    for item in list(g.heroes[0].items):
        g.heroes[0].items.remove(item)
        g.heroes[1].items.append(item)
    settle(g, 1)
    assert g.heroes[0].standing == OUT
    g.heroes[1].items.remove(FACTS.card("A2"))
    g.heroes[2].items.append(FACTS.card("A2"))
    for item in [card for card in g.heroes[1].items if FACTS.ids[card] in ("A1", "A4")]:
        g.heroes[1].items.remove(item)
        g.heroes[2].items.append(item)
    settle(g, 2)
    assert ended(g) == ("PRO-FIN-01", [0, 2])


@pytest.mark.clause("PRO-VTM-10", "PRO-DTH-08")
def test_a_team_is_out_when_both_its_players_are() -> None:
    g = teams()
    for seat in (1, 3):
        assert ended(g) == ("", [])
        start(g, Losing(seat, 9, OTHERWISE))
        answer(g, "leave")
    assert ended(g) == ("PRO-VTM-10", [0, 2])


# The basic version


def basic(field: str, character: str = "paladin", **more: int) -> Kingdom:
    g = realm(
        hero(character, field, **more),
        hero("scout", field),
        goal=BASIC,
    )
    for sphere in g.spheres:
        g.gone += [sphere.lesser, sphere.greater, sphere.artifact]
    g.spheres = []
    return g


@pytest.mark.clause("PRO-VBA-04", "PRO-VBA-08", "PRO-CHR-16")
@pytest.mark.parametrize(
    ("field", "gold", "xp", "clause"),
    [
        ("fortress", 2, 4, ""),
        ("fortress", 1, 4, "PRO-CHR-16"),
        ("fortress", 2, 3, "PRO-VBA-04"),
        ("tower", 4, 4, ""),
        ("tower", 3, 4, "PRO-CHR-16"),
    ],
)
def test_a_certificate_costs_experience_and_gold(
    field: str, gold: int, xp: int, clause: str
) -> None:
    g = basic(field, gold=gold, xp=xp)
    give(g, 0, "I16-1")
    g.heroes[0].lives, g.heroes[0].mags = 3, 4
    begin_turn(g)
    assert ("certify" in answer(g, "stay")) == (not clause)
    if clause:
        assert refused(g, "certify").clause == clause
        return
    answer(g, "certify")
    assert figures(g.heroes[0], "gold", "xp") == [0, 0]
    assert g.heroes[0].certificates == 1 << FACTS.fields[FACTS.field(field)].guild
    g.heroes[0].gold = g.heroes[0].xp = 9
    assert "certify" not in ask(g)
    assert refused(g, "certify").clause == "PRO-VBA-08"


@pytest.mark.clause("PRO-VBA-04", "PRO-TIM-12")
def test_false_coins_are_asked_about_before_the_certificate() -> None:
    g = basic("fortress", gold=2, xp=4, lives=1)
    give(g, 0, "I22", "I16-1")
    begin_turn(g)
    assert answer(g, "stay", "certify") == ["use I22", "none"]
    assert g.heroes[0].certificates == 0
    answer(g, "use I22")
    assert figures(g.heroes[0], "gold", "xp") == [2, 0]


@pytest.mark.clause("PRO-VBA-03", "PRO-VBA-04")
def test_five_certificates_win() -> None:
    for had in range(5):
        g = basic("fortress", gold=9, xp=9)
        mine = FACTS.fields[FACTS.field("fortress")].guild
        others = [guild for guild in range(len(GUILDS)) if guild != mine]
        g.heroes[0].certificates = sum(1 << guild for guild in others[:had])
        begin_turn(g)
        answer(g, "stay", "certify")
        assert ended(g) == (("PRO-VBA-03", [0]) if had == 4 else ("", []))


@pytest.mark.clause("PRO-VBA-06", "PRO-VBA-01", "PRO-VBA-08")
def test_no_fights_between_characters_and_no_spheres() -> None:
    g = basic("plains-1")
    assert targets(g) == []
    g = basic("forest-north")
    assert not [text for text in begin_turn(g) if text.startswith("sphere")]
    g = basic("forest-north")
    g.goal, g.now.sphere = "standard", False
    assert targets(g) == [1]


@pytest.mark.clause("PRO-VBA-07")
def test_a_dead_characters_certificates_are_lost() -> None:
    g = basic("fortress")
    g.heroes[0].certificates = 0b1111
    start(g, Losing(0, 9, OTHERWISE))
    answer(g, "new")
    assert (g.heroes[0].certificates, g.heroes[0].standing) == (0, WAITING)
    assert ended(g) == ("", [])


@pytest.mark.clause("PRO-VBA-04")
def test_certificates_only_in_the_basic_version() -> None:
    g = basic("fortress", gold=9, xp=9)
    g.goal = "standard"
    begin_turn(g)
    answer(g, "stay")
    assert "certify" not in ask(g)


# Options


@pytest.mark.clause("PRO-OPT-02", "PRO-VTM-07", "PRO-OPT-01")
@pytest.mark.parametrize("goal", ["standard", "short", "apocalypse"])
def test_teams_go_with_three_goals(goal: str) -> None:
    options = GAME.read_options({"seats": 4, "team_game": True, "goal": goal, "trading": True})
    assert options.team_game


@pytest.mark.clause("PRO-OPT-01", "PRO-OPT-02")
@pytest.mark.parametrize(
    ("given", "czech", "english"),
    [
        ({"seats": 4, "team_game": True, "goal": "basic"},
         "Dvě dvojice (team_game) nemohou hrát základní verzi, tedy pět osvědčení (goal=basic).",
         "Two pairs (team_game) cannot play the basic version, five certificates (goal=basic)."),
        ({"seats": 3, "team_game": True},
         "Dvě dvojice (team_game) jsou čtyři hráči, u tohoto stolu jsou 3.",
         "Two pairs (team_game) are four players; at this table there are 3."),
    ],
)  # fmt: skip
def test_options_that_do_not_go_together_are_named_both(
    given: dict[str, object], czech: str, english: str
) -> None:
    with pytest.raises(Problem) as caught:
        GAME.read_options(given)
    for lang, sentence in (("cs", czech), ("en", english)):
        assert (
            Words(lang, GAME).problem(caught.value).replace("\N{NO-BREAK SPACE}", " ") == sentence
        )


@pytest.mark.clause("PRO-OPT-03", "PRO-VAP-09", "PRO-VTM-06")
def test_in_the_apocalypse_of_teams_one_team_alone_must_still_gather_four() -> None:
    g = teams("plains-1", "city", "camp", "tower", goal=APOCALYPSE)
    hold(g, 0, "A1", "A2", "A3")
    hold(g, 2, "A4", "A5")
    settle(g, 0)
    assert [one.standing == OUT for one in g.heroes] == [False, True, False, True]
    assert ended(g) == ("", [])
    g = teams("plains-1", "city", "camp", "tower", goal=APOCALYPSE)
    hold(g, 0, "A1", "A2", "A3")
    hold(g, 1, "A4", "A5")
    settle(g, 0)
    assert g.heroes[2].standing == OUT
    g.heroes[1].items.remove(FACTS.card("A4"))
    g.heroes[0].items.append(FACTS.card("A4"))
    settle(g, 0)
    assert ended(g) == ("PRO-FIN-01", [0, 2])


@pytest.mark.clause("PRO-OPT-04")
def test_after_two_thousand_rounds_a_seat_the_game_ends() -> None:
    g = table("plains-1", "city", "camp")
    hold(g, 1, "A1")
    g.round = 5999
    start(g, Round())
    assert ended(g) == ("", [])
    g.stack.clear()
    start(g, Round())
    assert ended(g) == ("PRO-OPT-04", [1])


@pytest.mark.clause("PRO-OPT-04")
def test_at_the_valve_stones_decide_then_a_die_among_those_on_the_board() -> None:
    g = table("plains-1", "city", "camp", round=6000)
    g.heroes[2].red += 1
    start(g, Round())
    assert ended(g) == ("PRO-OPT-04", [2])
    winners = set()
    for seed in range(1, 30):
        g = table("plains-1", "city", "camp", round=6000, luck=seed)
        g.heroes[0].red = g.heroes[0].lives = 3
        g.heroes[0].blue = g.heroes[0].mags = 6
        g.heroes[1].standing, g.heroes[1].field = WAITING, NOTHING
        g.heroes[1].red = 8
        start(g, Round())
        winners |= set(ended(g)[1])
        sound(g)
    assert winners == {0, 2}


@pytest.mark.clause("PRO-OPT-04", "PRO-VBA-03")
def test_at_the_valve_of_the_basic_version_certificates_count() -> None:
    g = basic("fortress")
    g.round = 4000
    g.heroes[1].certificates = 1
    start(g, Round())
    assert ended(g) == ("PRO-OPT-04", [1])
    g = basic("fortress")
    g.round = 4000
    for one in g.heroes:
        one.standing, one.field = WAITING, NOTHING
    start(g, Round())
    assert ended(g)[0] == "PRO-OPT-04"
    assert open_kind(g) == ""
