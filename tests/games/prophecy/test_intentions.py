"""PRO-VTM: what partners tell each other, and what they and rivals hand over."""

from __future__ import annotations

import pytest

from druzina.bots.levels import sit
from druzina.core import Match, Shown
from druzina.games.prophecy import GAME, leaning
from druzina.games.prophecy.bargaining import Deal, best_deal, gain_of
from druzina.games.prophecy.intentions import intention
from druzina.games.prophecy.judgement import judge
from druzina.games.prophecy.model import Hero, Kingdom
from druzina.games.prophecy.rules.round import Turns
from druzina.text.words import Words
from tests.games.prophecy.table import FACTS, give, hero, kingdom


def turn(g: Kingdom) -> Kingdom:
    g.turns = 1
    g.then(Turns())
    g.advance()
    return g


def pairs(first: Hero, partner: Hero) -> Kingdom:
    """The first seat and its partner, with two rivals far away."""
    g = kingdom(first, hero("scout", "village"), partner, hero("monk", "tower"))
    g.team_game = True
    return g


def said(shown: Shown | None, lang: str = "en") -> str:
    assert shown is not None
    words = Words(lang, GAME, FACTS.fingerprint, ("Ana", "Ben", "Eva", "Jan"), strict=True)
    return words.shown(GAME.naming(FACTS.fingerprint).shown(shown))


def lay(g: Kingdom, card: str, field: str) -> None:
    g.adventure.deck.remove(FACTS.card(card))
    g.open[FACTS.field(field)].append(FACTS.card(card))


def answered(g: Kingdom) -> list[str]:
    """What bots that lean answer until the turn is over."""
    found = []
    while (asked := g.advance()) is not None and asked[0].kind in ("Move", "Proposal"):
        question, choices = asked
        lean = leaning.inclinations(g, question, [str(one) for one in choices])
        found.append(str(choices[lean.index(max(lean))]))
        g.answer(question, found[-1])
        if len(found) > 1 and found[-1] in ("propose", "cancel"):
            break
    return found


@pytest.mark.clause("PRO-VTM-01")
def test_a_way_is_told_with_what_it_is_for() -> None:
    g = pairs(hero("paladin", "plains-4", lives=2), hero("ranger", "camp"))
    lay(g, "N01", "city")
    g.lessons[0] = [FACTS.card("F09")]
    g.heroes[0].xp = 15
    question = turn(g).questions()[0]
    aims = {choice: GAME.aim(g, question, choice) for choice in ("go city", "horse fortress")}
    assert said(aims["go city"]) == "fight Wolf on City"
    assert said(aims["go city"], "cs") == "bojovat na poli Město, čeká tam Vlk"
    assert said(aims["horse fortress"]) == "train on Fortress"
    assert aims["horse fortress"] is not None
    assert aims["horse fortress"].targets == ("field:fortress",)
    assert said(GAME.aim(g, question, "horse monastery")) == "recover on Monastery"
    assert said(GAME.aim(g, question, "go mountains-fortress"), "cs").startswith("jít na pole")
    g.team_game = False
    assert GAME.aim(g, question, "go city") is None


@pytest.mark.clause("PRO-VTM-01", "PRO-SPH-01")
def test_a_partner_hears_where_the_way_leads_next() -> None:
    g = pairs(hero("paladin", "plains-4"), hero("ranger", "camp", lives=1))
    assert said(intention(g, 2)) == "Next round I recover on Forest Camp."
    assert said(intention(g, 2), "cs") == "V příštím kole se zotavím na poli Lesní tábor."
    g.heroes[2] = hero("ranger", "forest-north", lives=8, red=8)
    g.heroes[2].might = 12
    told = intention(g, 2)
    assert said(told) == "Next round I attack sphere A."
    assert told is not None
    assert told.targets == ("sphere:A",)
    g.team_game = False
    assert intention(g, 2) is None


@pytest.mark.clause("PRO-VTM-01")
@pytest.mark.parametrize("name", ["greedy", "search:8"])
def test_bots_tell_their_partner_and_nobody_else(name: str) -> None:
    match = Match.new(GAME, {"seats": 4, "team_game": True, "draft": False}, 5)
    bot, aims = sit(name, 1), 0
    for _ in range(24):
        seat = match.questions()[0].seat
        match.play(seat, bot.choose(match.seen(seat)))
        aims += len(bot.aims)
        assert match.intention(seat, (seat + 1) % 4) is None
    assert aims > 0
    assert any(match.intention(seat, (seat + 2) % 4) for seat in range(4))


# Trade


def market() -> Kingdom:
    """A strong one with a wand and a wise one with a sword, and two more far away."""
    strong, wise = hero("mercenary", red=8, lives=8), hero("mystic", blue=10, mags=10)
    g = kingdom(strong, wise, hero("scout", "camp"), hero("monk", "tower"))
    g.trading = True
    give(g, 0, "R15")
    give(g, 1, "I03-1")
    return g


@pytest.mark.clause("PRO-VTM-03", "PRO-VTM-08", "PRO-VTM-09")
def test_partners_gather_their_artifacts_in_one_hand() -> None:
    g = pairs(hero("paladin", "city"), hero("ranger", "city"))
    give(g, 0, "A4")
    give(g, 2, "A1", "A2")
    value, deal = best_deal(g, 0, 2)
    assert value > 0
    given = {FACTS.ids[card] for card in deal.gives}
    claimed = {FACTS.ids[card] for card in deal.claims}
    assert (given, claimed) in (({"A4"}, set()), (set(), {"A1", "A2"}))
    before = judge(g, 0)
    assert answered(turn(g))[0] == "offer 2"
    assert judge(g, 0) > before


@pytest.mark.clause("PRO-VTR-03", "PRO-VTR-07")
def test_rivals_trade_what_both_can_use_better() -> None:
    g = market()
    value, deal = best_deal(g, 0, 1)
    assert value > 0
    assert deal == Deal((FACTS.card("R15"),), (FACTS.card("I03-1"),))
    assert answered(turn(g)) == ["offer 1", "give R15", "claim I03-1", "propose"]
    asked = g.advance()
    assert asked is not None
    assert leaning.inclinations(g, asked[0], ["accept", "refuse"]) == [1.0, 0.0]


@pytest.mark.clause("PRO-VTR-07")
def test_of_two_nobody_gains_by_a_trade_and_nothing_good_is_given_for_little() -> None:
    g = kingdom(hero("mercenary", "city"), hero("mystic", "city"))
    g.trading = True
    give(g, 0, "R15")
    give(g, 1, "R05")
    assert best_deal(g, 0, 1)[1] == Deal()
    assert not any(answer.startswith("offer") for answer in answered(turn(g)))
    shabby = Deal((FACTS.card("R15"),), (), 0, 1)
    assert gain_of(g, 0, 1, shabby).value < 0


@pytest.mark.clause("PRO-VTR-08")
def test_who_was_refused_does_not_ask_again() -> None:
    g = market()
    g.now.refused = 1
    assert best_deal(g, 0, 1)[1] == Deal()
