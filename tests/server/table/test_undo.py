"""Taking back at a table: by the rule, refused, and by everybody's consent."""

from __future__ import annotations

import json

from tests.server.client import Client
from tests.server.conftest import House


def both(house: House, **more: object) -> tuple[Client, Client]:
    opened = house.open("Ana", "Ben", **more)
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    ana.until("state"), ben.until("state")
    return ana, ben


def reveal(ana: Client, ben: Client) -> None:
    """Both pick; then one of them is asked to lay."""
    assert ana.play("pick 1")["ok"]
    assert ben.play("pick 2")["ok"]
    ana.rest(), ben.rest()


def test_a_pick_can_be_changed_until_all_have_picked(house: House) -> None:
    ana, ben = both(house)
    first = ana.state["view"]
    assert ana.play("pick 1")["ok"]
    assert ana.state["undo"]["count"] == 1
    assert ana.ask("undo", seat=0)["ok"]
    assert ana.state["view"] == first
    assert ana.play("pick 3")["ok"]
    ben.rest()
    assert ben.state["undo"]["count"] == 0


def test_beyond_the_reveal_undo_is_refused_with_the_reason_the_state_gave(house: House) -> None:
    ana, ben = both(house)
    reveal(ana, ben)
    assert ana.state["undo"] == {
        "count": 0,
        "words": ana.state["undo"]["words"],
        "ask": True,
    }
    refused = ana.ask("undo", seat=0)
    assert not refused["ok"]
    assert refused["refusal"]["words"] == ana.state["undo"]["words"]


def test_with_consent_both_go_back_and_what_was_hidden_is_drawn_anew(house: House) -> None:
    ana, ben = both(house)
    reveal(ana, ben)
    lines = len(ana.lines)
    assert ana.ask("ask_undo", seat=0)["ok"]
    asked = ben.until("request")
    assert asked["wanted"] == [1]
    assert asked["words"].endswith("and the one choice made since with it."), "Ben's own"
    ben.say("consent", request=asked["request"], seat=1, allow=True)
    assert ana.until("settled")["allowed"]
    ana.rest(), ben.rest()
    assert [one["kind"] for one in ana.state["waiting"]] == ["Pick", "Pick"]
    assert ana.state["asked"]["kind"] == "Pick"
    assert len(ana.lines) > lines


def test_what_was_turned_up_does_not_lie_there_again(house: House) -> None:
    for taker in (0, 1):
        both_ = ana, ben = both(house)
        reveal(ana, ben)
        other = both_[1 - taker]
        assert both_[taker].ask("ask_undo", seat=taker)["ok"]
        request = other.until("request")["request"]
        other.say("consent", request=request, seat=1 - taker, allow=True)
        assert both_[taker].until("settled")["allowed"]
        ana.rest(), ben.rest()
        for one in both_:
            assert one.state["asked"]["kind"] == "Pick"
            assert one.state["view"]["picked"] is None
            assert [seat["status"] for seat in one.state["waiting"]] == ["thinking"] * 2
            assert "Everybody chooses anew." in one.lines.values()
        assert ana.play("pick 3")["ok"]
        ben.rest()
        assert ben.state["asked"], "nothing was turned up by one pick"


def test_bots_choose_anew_after_a_reveal_was_taken_back(house: House) -> None:
    opened = house.open("Ana", "bot")
    ana = house.join(opened, 0)
    ana.until("state")
    picks: list[str] = []
    for turned_up in range(1, 11):
        assert ana.play("pick 1")["ok"]
        while len(picks) < turned_up:
            lines = sorted(ana.lines.items())
            picks = [words for _, words in lines if words.startswith("Vojta plays sel")]
            if len(picks) < turned_up:
                ana.hear()
        assert ana.ask("ask_undo", seat=0)["ok"]
        ana.rest()
        assert ana.state["asked"]["kind"] == "Pick"
    assert len(set(picks)) > 1, "the same card would come every time if it lay there still"


def test_refused_consent_and_silence_leave_everything(house: House) -> None:
    ana, ben = both(house)
    reveal(ana, ben)
    before = ana.state["view"], ben.state["view"]
    assert ana.ask("ask_undo", seat=0)["ok"]
    ben.say("consent", request=ben.until("request")["request"], seat=1, allow=False)
    settled = ana.until("settled")
    assert not settled["allowed"]
    assert settled["also"] == {"cs": "Ben nesouhlasí; nic se nezměnilo."}
    assert ana.ask("ask_undo", seat=0)["ok"]
    assert ana.ask("ask_undo", seat=0)["refusal"]["key"] == "refusal-request-open"
    settled = ana.until("settled")  # nobody answers within the second the test server grants
    assert not settled["allowed"]
    ana.rest(), ben.rest()
    assert (ana.state["view"], ben.state["view"]) == before


def test_a_request_is_told_again_in_another_language(house: House) -> None:
    ana, ben = both(house)
    reveal(ana, ben)
    assert ana.ask("ask_undo", seat=0)["ok"]
    english = ben.until("request")
    ben.say("lang", lang="cs")
    czech = ben.until("request", "settled")
    assert (czech["type"], czech["request"]) == ("request", english["request"])
    assert czech["words"].startswith("Ana žádá o vrácení")


def test_a_request_falls_when_the_game_goes_on(house: House) -> None:
    ana, ben = both(house)
    reveal(ana, ben)
    waiting = ana if ana.state["asked"] else ben
    other, seat = (ben, 1) if waiting is ana else (ana, 0)
    assert other.ask("ask_undo", seat=seat)["ok"]
    assert waiting.play()["ok"]
    assert not other.until("settled")["allowed"]
    other.say("consent", request=1, seat=seat, allow=True)
    assert other.until("error")["key"] == "refusal-stale"


def test_with_bots_alone_consent_is_at_once(house: House) -> None:
    opened = house.open("Ana", "bot")
    ana = house.join(opened, 0)
    assert ana.play("pick 1")["ok"]
    while not ana.state["asked"]:
        ana.hear()
    if ana.state["asked"]["kind"] == "Pick":
        assert ana.play("pick 1")["ok"]
    asked = ana.ask("ask_undo", seat=0)
    assert asked["ok"], asked
    ana.rest()
    assert ana.state["asked"]["kind"] == "Pick"


def test_manners_may_forbid_undo_but_not_changing_ones_mind(house: House) -> None:
    ana, ben = both(house, manners={"undo": "off"})
    assert ana.play("pick 1")["ok"]
    assert ana.ask("undo", seat=0)["ok"]
    reveal(ana, ben)
    assert ana.ask("undo", seat=0)["refusal"]["key"] == "undo-off"
    assert ana.ask("ask_undo", seat=0)["refusal"]["key"] == "undo-off"


def test_where_others_must_allow_it_the_refusal_says_so_as_the_state_does(house: House) -> None:
    ana, ben = both(house, manners={"undo": "consent"})
    reveal(ana, ben)
    reasons = set()
    for _ in range(6):
        seat, mover = (0, ana) if ana.state["asked"] else (1, ben)
        assert mover.play()["ok"]
        if not mover.state["undo"]["count"]:
            refusal = mover.ask("undo", seat=seat)["refusal"]
            assert refusal["words"] == mover.state["undo"]["words"]
            reasons.add(refusal["key"])
        ana.rest(), ben.rest()
    assert "undo-ask-first" in reasons


def test_by_post_a_request_waits_for_who_is_not_there(house: House) -> None:
    opened = house.open("Ana", "Ben", manners={"pace": "post"})
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    reveal(ana, ben)
    assert ana.ask("ask_undo", seat=0)["ok"]
    ben.close()
    live = both(house)
    reveal(*live)
    assert live[0].ask("ask_undo", seat=0)["ok"]
    assert not live[0].until("settled")["allowed"], "live, silence refuses within a second"
    back = house.join(opened, 1)
    [asked] = [one for one in json.loads(back.frames[0])["requests"] if one["wanted"] == [1]]
    back.say("consent", request=asked["request"], seat=1, allow=True)
    assert ana.until("settled")["allowed"]


def test_lines_taken_back_stay_and_are_named(house: House) -> None:
    """Struck in the log of whoever reads them; nobody is told of lines they never had."""
    ana, ben = both(house, game="big_book_of_madness", options={"character": "drawn"})
    acting, other = (ana, ben) if ana.state["asked"] else (ben, ana)
    seat = acting.state["asked"]["seat"]
    spells = [one["choice"] for one in acting.state["asked"]["options"]]
    assert acting.play(next(one for one in spells if one != "end"))["ok"]
    acting.rest()
    before = max(acting.lines)
    assert acting.ask("undo", seat=seat)["ok"]
    acting.rest(), other.rest()
    for client in (acting, other):
        last = json.loads(client.frames[-1]) if "taken-back" in client.frames[-1] else None
        told = [one for text in client.frames for one in json.loads(text).get("lines", ())]
        struck = [one["undoes"] for one in told if one.get("undoes")]
        assert all(1 <= first <= to <= before + 1 for first, to in struck), last
        assert any(one["key"] == "event-taken-back" for one in told)
