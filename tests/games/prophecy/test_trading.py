"""PRO-VTR, PRO-VTM-03, -04, -09: what changes hands between two characters on one field."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.model import NOTHING, OUT, Kingdom
from druzina.games.prophecy.rules.ending import settle
from tests.games.prophecy.scenes import (
    answer,
    ask,
    begin_turn,
    ended,
    figures,
    hold,
    lay,
    open_kind,
    open_seat,
    realm,
    refused,
)
from tests.games.prophecy.table import FACTS, give, hero


def market(**how: object) -> Kingdom:
    """Two characters on one field with a thing each, a third elsewhere; they may trade."""
    g = realm(
        hero("paladin", "plains-1", gold=2),
        hero("scout", "plains-1", gold=1),
        hero("mystic", "monastery"),
        **{"trading": True, **how},  # type: ignore[arg-type]  # fields of the position
    )
    give(g, 0, "I03-1")
    give(g, 1, "I04-1")
    return g


@pytest.mark.clause("PRO-VTR-01", "PRO-OPT-01")
def test_without_the_option_nobody_trades() -> None:
    assert "offer 1" in begin_turn(market())
    assert "offer 1" not in begin_turn(market(trading=False))


@pytest.mark.clause("PRO-VTR-02", "PRO-VTR-10")
def test_only_with_somebody_on_the_same_field_who_has_something() -> None:
    g = market()
    assert [text for text in begin_turn(g) if text.startswith("offer")] == ["offer 1"]
    g = market()
    g.heroes[2].field = g.heroes[0].field
    assert [text for text in begin_turn(g) if text.startswith("offer")] == ["offer 1", "offer 2"]
    g = market()
    g.heroes[1].gold = 0
    g.common.discard += g.heroes[1].items
    g.heroes[1].items = []
    assert "offer 1" not in begin_turn(g)
    g = market()
    g.heroes[0].gold = 0
    g.common.discard += g.heroes[0].items
    g.heroes[0].items = []
    assert "offer 1" not in begin_turn(g)


@pytest.mark.clause("PRO-VTR-08", "PRO-VTR-10", "PRO-VTR-07", "PRO-VTR-01")
def test_a_proposal_is_built_step_by_step() -> None:
    g = market()
    give(g, 0, "F01", "O02")
    begin_turn(g)
    assert answer(g, "offer 1") == [
        "give I03-1", "pay 1", "pay 2", "claim I04-1", "charge 1", "cancel",
    ]  # fmt: skip
    assert (open_kind(g), open_seat(g)) == ("Proposal", 0)
    labels = [g.questions()[0].show(g, one).key for one in ("give I03-1", "pay 1", "claim I04-1")]
    assert labels == ["choose-offer-give", "choose-offer-pay", "choose-claim"], "who gives what"
    assert answer(g, "give I03-1") == ["pay 1", "pay 2", "claim I04-1", "charge 1", "cancel"]
    assert answer(g, "pay 2") == ["claim I04-1", "charge 1", "cancel"]
    assert answer(g, "charge 1") == ["claim I04-1", "propose", "cancel"]
    assert answer(g, "claim I04-1") == ["propose", "cancel"]


@pytest.mark.clause("PRO-VTR-03", "PRO-VTR-05", "PRO-VTR-09", "PRO-MOV-15")
def test_an_accepted_exchange_is_made_at_once_and_was_the_movement() -> None:
    g = market()
    g.heroes[1].damaged = [FACTS.card("I04-1")]
    lay(g, "plains-1", "O17")
    begin_turn(g)
    assert answer(g, "offer 1", "pay 2", "claim I04-1", "propose") == ["accept", "refuse"]
    assert (open_kind(g), open_seat(g)) == ("AnswerProposal", 1)
    assert g.heroes[0].items == [FACTS.card("I03-1")]
    answer(g, "accept")
    assert [FACTS.ids[item] for item in g.heroes[0].items] == ["I03-1", "I04-1"]
    assert g.heroes[0].damaged == [FACTS.card("I04-1")]
    assert (g.heroes[0].gold, g.heroes[1].gold) == (0, 3)
    assert open_kind(g) == "Attack"
    answer(g, "none")
    assert "visit O17" in ask(g)


@pytest.mark.clause("PRO-VTR-05", "PRO-VTR-08", "PRO-VTR-10", "PRO-VTR-04")
def test_refused_and_cancelled_proposals_leave_the_movement_open_three_times() -> None:
    g = market()
    before = begin_turn(g, turns=2)
    assert answer(g, "offer 1", "cancel") == before
    assert answer(g, "offer 1", "pay 1", "charge 1", "propose", "refuse") == before
    assert figures(g.heroes[0], "gold") == [2]
    assert answer(g, "offer 1", "cancel") == [text for text in before if text != "offer 1"]
    answer(g, "stay", "none")
    assert "offer 1" in ask(g)


@pytest.mark.clause("PRO-VTR-04", "PRO-VTR-05")
def test_one_trade_a_turn() -> None:
    g = market()
    g.heroes[2].field = g.heroes[0].field
    begin_turn(g)
    answer(g, "offer 1", "pay 1", "charge 1", "propose", "accept")
    assert open_kind(g) == "Attack"
    assert not [text for text in ask(g) if text.startswith("offer")]


@pytest.mark.clause("PRO-VTR-07")
def test_nobody_gives_for_nothing() -> None:
    for text in ("pay 1", "give I03-1", "claim I04-1", "charge 1"):
        g = market()
        begin_turn(g)
        assert "propose" not in answer(g, "offer 1", text)
        assert refused(g, "propose").clause == "PRO-VTR-07"


@pytest.mark.clause("PRO-VTR-01", "PRO-VTR-10", "PRO-CHR-16")
def test_what_is_not_owned_or_no_thing_for_trade_is_refused() -> None:
    g = market()
    give(g, 0, "F01", "O02")
    begin_turn(g)
    answer(g, "offer 1", "give I03-1")
    for text, clause, reason in (
        ("give R05", "PRO-VTR-01", "refusal-not-owned"),
        ("give I04-1", "PRO-VTR-01", "refusal-not-owned"),
        ("claim I03-2", "PRO-VTR-01", "refusal-not-owned"),
        ("give F01", "PRO-VTR-01", "refusal-not-tradable"),
        ("give O02", "PRO-VTR-01", "refusal-not-tradable"),
        ("give I03-1", "PRO-VTR-10", "refusal-named-already"),
        ("pay 3", "PRO-CHR-16", "refusal-gold-of"),
        ("charge 2", "PRO-CHR-16", "refusal-gold-of"),
    ):
        assert (refused(g, text).clause, refused(g, text).reason) == (clause, reason), text
    answer(g, "pay 1")
    assert refused(g, "pay 1").clause == "PRO-VTR-10"
    assert refused(g, "give nothing").reason == "refusal-no-answer"
    assert refused(g, "pay much").reason == "refusal-no-answer"


@pytest.mark.clause("PRO-VTR-01", "PRO-VTR-02", "PRO-VTR-05", "PRO-VTR-08", "PRO-VTR-10")
def test_an_offer_that_cannot_be_made_is_refused_with_its_clause() -> None:
    g = market()
    begin_turn(g)
    assert refused(g, "offer 2").clause == "PRO-VTR-02"
    assert refused(g, "offer 9").reason == "refusal-no-answer"
    g.now.refused = 3
    assert refused(g, "offer 1").clause == "PRO-VTR-08"
    g.now.refused = 0
    g.heroes[1].gold = 0
    g.common.discard.append(g.heroes[1].items.pop())
    assert refused(g, "offer 1").clause == "PRO-VTR-10"
    answer(g, "stay")
    assert open_kind(g) == "Attack"
    assert refused(g, "offer 1").clause == "PRO-VTR-05"
    g = market(trading=False)
    begin_turn(g)
    assert refused(g, "offer 1").clause == "PRO-VTR-01"


@pytest.mark.clause("PRO-VTR-06", "PRO-FIN-01", "PRO-PVP-23")
def test_a_trade_that_gives_the_fourth_artifact_ends_the_game() -> None:
    for winner in (0, 1):
        g = market()
        hold(g, winner, "A1", "A2", "A3")
        hold(g, 1 - winner, "A4")
        begin_turn(g)
        if winner:
            answer(g, "offer 1", "give A4", "charge 1", "propose", "accept")
        else:
            answer(g, "offer 1", "claim A4", "pay 1", "propose", "accept")
        assert ended(g) == ("PRO-FIN-01", [winner])


@pytest.mark.clause("PRO-VTR-09", "PRO-RND-09", "PRO-RND-10")
def test_limits_bind_each_side_at_the_end_of_its_own_round() -> None:
    g = market()
    more = ("I01-1", "I01-2", "I02-1", "I02-2", "I05-1", "I05-2")
    give(g, 1, *more)
    begin_turn(g)
    answer(g, "offer 1", "give I03-1", "charge 1", "propose", "accept", "none")
    assert len(g.heroes[1].items) == 8
    assert g.active == 1


# Partners


def pairs(**how: object) -> Kingdom:
    g = realm(
        hero("paladin", "plains-1", gold=2),
        hero("scout", "plains-1", gold=1),
        hero("mystic", "plains-1", gold=0),
        hero("druid", "camp", gold=0),
        **{"team_game": True, **how},  # type: ignore[arg-type]  # fields of the position
    )
    give(g, 0, "I03-1", "F01")
    return g


@pytest.mark.clause("PRO-VTM-03", "PRO-VTM-04", "PRO-OPT-02", "PRO-VTR-10")
def test_partners_hand_over_items_and_gold_for_nothing() -> None:
    g = pairs()
    assert [text for text in begin_turn(g) if text.startswith("offer")] == ["offer 2"]
    assert answer(g, "offer 2") == ["give I03-1", "pay 1", "pay 2", "cancel"]
    assert refused(g, "give F01").clause == "PRO-VTR-01"
    answer(g, "give I03-1", "pay 2", "propose", "accept")
    assert g.heroes[2].items == [FACTS.card("I03-1")]
    assert (g.heroes[0].gold, g.heroes[2].gold) == (0, 2)


@pytest.mark.clause("PRO-VTM-04", "PRO-VTM-07", "PRO-VTR-07")
def test_with_trading_on_others_trade_too_but_without_gifts() -> None:
    g = pairs(trading=True)
    offers = [text for text in begin_turn(g) if text.startswith("offer")]
    assert offers == ["offer 1", "offer 2"]
    assert "propose" not in answer(g, "offer 1", "pay 1")


@pytest.mark.clause("PRO-VTM-09", "PRO-FIN-22", "PRO-VTM-05")
def test_a_partner_who_gives_his_last_artifact_in_the_battle_is_out() -> None:
    g = pairs()
    hold(g, 0, "A3")
    hold(g, 1, "A1", "A4")
    hold(g, 2, "A2", "A5")
    begin_turn(g)
    settle(g, 1)
    answer(g, "go plains-2")
    assert g.battlefield != NOTHING
    assert g.active == 2
    answer(g, "none", "offer 0", "claim A3", "propose", "accept")
    assert g.heroes[0].standing == OUT
    assert g.artifacts(2) == 3
    assert ended(g) == ("", [])
    assert g.active == 2


@pytest.mark.clause("PRO-FIN-22", "PRO-VTM-09")
def test_opponents_in_the_battle_trade_no_artifact_in_the_team_game_either() -> None:
    g = pairs()
    g.trading = True
    g.heroes[1].gold = g.heroes[2].gold = 1
    hold(g, 0, "A3")
    hold(g, 1, "A1", "A4")
    hold(g, 2, "A2", "A5")
    begin_turn(g)
    settle(g, 1)
    answer(g, "go plains-2", "none")
    assert not [text for text in answer(g, "offer 1") if text.split()[-1] in ("A1", "A2", "A4")]
    assert "claim A3" in answer(g, "cancel", "offer 0")
