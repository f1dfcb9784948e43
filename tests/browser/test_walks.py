"""Games to their end by the option list, by keys, and by ear; a round by taps.

Which of the ways goes through a whole game changes by date, the others begin near its end. The
first question of every kind is looked at closely, many at the beginning and fewer later, as the
conformance suite does; `make soak` leaves nothing out.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from druzina.core import Luck, Match
from tests.browser import moments
from tests.browser.conftest import Come
from tests.browser.guest import CONFIRM, Guest
from tests.browser.house import House
from tests.browser.moments import DAYS, WAYS, moment, whole
from tests.browser.screens import AMULET, BOOK, PROPHECY, TALES
from tests.browser.test_prophecy_play import rash
from tests.browser.walk import (
    FINGER,
    LAYS,
    POINTER,
    Greyed,
    by_taps,
    choose,
    look,
    marked,
    next_question,
    open_are,
    press_option,
)
from tests.conformance.budget import DAY, SOAK, Sampling

ME = {"who": "me", "name": "Ana"}
BOT = {"who": "bot", "level": "apprentice"}
OPTIONS: dict[str, dict[str, str]] = {TALES: {"mode": "experienced"}}
GAMES = pytest.mark.parametrize("game", [TALES, BOOK, AMULET, PROPHECY])
ROUNDS = pytest.mark.parametrize("game", [TALES, BOOK])


def fresh(house: House, game: str) -> Any:
    return house.open(ME, BOT, game=game, options=OPTIONS.get(game, {}), seed=7)


def begun(come: Come, house: House, game: str, way: str, **more: Any) -> Guest:
    guest = moments.seated(come(**more), house, game, way, partial(fresh, house, game))
    guest.asked()
    return guest


def chosen(game: str, asked: Any, luck: random.Random) -> int:
    """Whatever comes; who plays Prophecy so never comes to an end."""
    options = asked["options"]
    return options.index(rash(asked)) if game == PROPHECY else luck.randrange(len(options))


@pytest.mark.slow
@pytest.mark.ux(8, 10, 11, 12, 13, 17, 18, 19, 20, 24, 26)
@GAMES
def test_a_game_to_its_end_by_the_option_list(come: Come, house: House, game: str) -> None:
    guest, luck = begun(come, house, game, "list"), random.Random(5)
    greyed, wrong, sampling = Greyed(guest, partial(clause_exists, house)), set[str](), Sampling()
    guest.open_options()
    while asked := next_question(guest):
        if asked["together"]:
            guest.alone()
            asked = guest.state["asked"]
        wanted = [option["choice"] for option in asked["options"]]
        guest.until(partial(_lists, guest, wanted), "for every option")
        index = chosen(game, asked, luck)
        if sampling.due([asked["kind"]]):
            wrong |= set(look(guest, asked, POINTER))
            greyed.look()
            choose(guest, asked, index)
        else:
            press_option(guest, asked, index)
    result = guest.page.locator('[data-part="result"]')
    expect(result).to_be_visible()
    for seat in guest.state["outcome"]["seats"]:
        expect(result).to_contain_text(str(seat["score"]))
    assert not wrong, "\n".join(sorted(wrong))
    assert greyed.asked or not whole(game, "list")


@pytest.mark.ux(26)
def test_what_is_enlarged_does_not_give_way_under_the_hand(come: Come, house: House) -> None:
    guest = come().sit(fresh(house, TALES), 0)
    guest.asked()
    page, enlarged = guest.page, guest.page.locator('[data-region="side"] .detail')
    guest.open_options()
    page.keyboard.press("Tab")  # by keys, or nothing is enlarged
    page.locator('[data-region="board"] [data-target^="quest:"]').first.focus()
    enlarged.wait_for()
    page.locator("[data-option]").first.hover()
    page.mouse.down()
    page.wait_for_timeout(100)  # a press, not a tap
    page.mouse.up()
    page.locator(CONFIRM).wait_for()
    page.mouse.move(4, 4)
    enlarged.wait_for(state="detached")


@pytest.mark.ux(20)
@pytest.mark.parametrize("kind", ["chest", "option", "slot", "quest", "cell"])
def test_every_kind_of_greyed_thing_says_why(come: Come, house: House, kind: str) -> None:
    def greys(match: Match[Any]) -> bool:
        """Something of this kind is drawn and refused; an open chest would be drawn as open."""
        question, g = match.questions()[0], match.seen(0).sample(Luck(1))
        if kind == "slot" and question.kind != "SecondChoice":
            return False
        offered = {
            target for choice in question.choices(g) for target in question.show(g, choice).targets
        }
        against = [(choice, question.refusal(g, choice)) for choice in question.candidates(g)]
        return any(
            target.startswith(f"{kind}:") and target not in offered
            for choice, refusal in against
            if refusal and (kind != "chest" or refusal.clause == "TOG-KEY-04")
            for target in question.show(g, choice).targets
        )

    options = {"seats": 2, "mode": "experienced"}
    guest = come().sit(moment(house, "tales_of_glory", options, greys), 0)
    guest.asked()
    greyed = Greyed(guest, partial(clause_exists, house))
    guest.until(lambda: any(map(partial(_of, kind), guest.ux("targets", "greyed"))), f"for {kind}")
    greyed.look()
    assert kind in greyed.asked


def _of(kind: str, target: str) -> bool:
    return target.startswith(f"{kind}:")


def clause_exists(house: House, clause: str) -> bool:
    return httpx.get(f"{house.url}/api/rules/clauses/{clause}").is_success


def _lists(guest: Guest, wanted: list[str]) -> bool:
    return guest.options() == wanted


@pytest.mark.slow
@pytest.mark.ux(14, 40, 48)
@GAMES
def test_a_game_to_its_end_by_keys_and_the_text_board(come: Come, house: House, game: str) -> None:
    """No pointer: open targets are walked in the text board, which has every one of them."""
    guest, luck = begun(come, house, game, "keys", lang="cs"), random.Random(3)
    keys, wrong = guest.page.keyboard, set[str]()
    keys.press("b")
    keys.press("t")
    guest.page.wait_for_selector(".text h2")
    while asked := next_question(guest):
        if asked["kind"] not in LAYS:
            guest.until(partial(open_are, guest, marked(asked)), "for the targets in words")
            wrong |= set(missing(guest, asked))
        for _ in range(luck.randint(1, 3)):
            keys.press("n")
        wrong |= {f"{asked['kind']}: {one}" for one in guest.ux("focus")}
        keys.press("Enter")
        if guest.page.get_by_role("menu").count():
            keys.press("Enter")
        if not guest.soon(partial(taken, guest, asked["number"])):
            keys.press("1")  # it was a part of a payment: the list answers step by step
        guest.settle(asked["number"])
        wrong |= {f"after {asked['kind']}: {one}" for one in guest.ux("focus") if "lost" in one}
    expect(guest.page.locator('[data-region="prompt"] [data-outcome]')).to_be_visible()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    assert not wrong, "\n".join(sorted(wrong))


def taken(guest: Guest, number: int) -> bool:
    return guest.answered(number) or guest.page.locator(CONFIRM).count() > 0


def missing(guest: Guest, asked: Any) -> list[str]:
    """Targets of the question that the text board does not offer."""
    told = {
        target
        for region in (".text", ".prompt")
        for state in ("open", "chosen")
        for target in guest.ux("targets", state, region)
    }
    return [f"{asked['kind']}: {target} is not told" for target in marked(asked) - told]


@pytest.mark.ux(8, 10, 11, 15, 16, 17, 18, 19)
@ROUNDS
def test_a_round_by_taps_on_a_phone(come: Come, house: House, game: str) -> None:
    guest = come(lang="cs", width=390, height=844).sit(fresh(house, game), 0)
    guest.asked()
    wrong = set[str]()
    while not guest.over() and guest.state["view"]["round"] <= 1:
        asked = next_question(guest)
        wrong |= set(look(guest, asked, FINGER))
        tap(guest, asked)
        guest.until(lambda: guest.over() or guest.state["asked"] is not None, "for a question")
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.slow
@pytest.mark.ux(10, 13, 15, 18, 19, 61)
@ROUNDS
def test_a_first_game_to_its_end_by_taps_on_a_phone(
    come: Come, house: House, shot: Callable[[Guest, str], None], game: str
) -> None:
    """Nothing is known but what the screen shows, and nothing is done but to tap there."""
    lang = ("en", "cs")[((TALES, BOOK).index(game) + DAY) % 2]
    guest = come(lang=lang, width=390, height=844, is_mobile=True, settings={"name": ""})
    if whole(game, "taps"):
        tile = guest.go().page.locator(f'[data-target="game:{game}"]')
        tile.get_by_role("button", name={"en": "First game", "cs": "První hra"}[lang]).tap()
    else:
        moments.seated(guest, house, game, "taps", partial(fresh, house, game))
    guest.asked()
    luck, wrong, sampling = random.Random(3), set[str](), Sampling()
    while asked := next_question(guest):
        guest.rest()
        if sampling.due([asked["kind"]]):
            wrong |= set(look(guest, asked, FINGER))
            wrong |= set(high(guest, asked))
            shot(guest, f"taps-{game}-{lang}-{asked['kind']}")
        by_taps(guest, asked["number"], luck)
    again = guest.page.locator('[data-region="prompt"] [data-outcome] .primary')
    expect(again).to_be_in_viewport(ratio=1)
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    assert not wrong, "\n".join(sorted(wrong))


def high(guest: Guest, asked: Any) -> list[str]:
    """A prompt that takes more than a third of the window, with the coach less than half."""
    tall = guest.page.locator(".prompt").evaluate("one => one.offsetHeight / innerHeight")
    band = guest.page.locator("#prompt").evaluate("one => one.offsetHeight / innerHeight")
    return [
        f"{asked['kind']}: {what} has {share:.0%} of the height"
        for what, share, most in (("the prompt", tall, 1 / 3), ("the band", band, 1 / 2))
        if share > most
    ]


def tap(guest: Guest, asked: Any) -> None:
    """The first open thing, of the board if it has one; several choices open a menu."""
    page, number = guest.page, asked["number"]
    guest.rest()  # a tray may be on its way up
    drawn = page.locator('[data-region="board"] [data-state="open"]:visible')
    (drawn if drawn.count() else page.locator('[data-state="open"]:visible')).first.tap()
    item = page.get_by_role("menuitem").first
    if not guest.soon(lambda: item.count() > 0 or taken(guest, number)):
        page.locator('[data-region="prompt"] [data-action="options"]').tap()
        item = page.locator("[data-option]").first  # a payment: the list answers step by step
    if item.count():
        item.tap()
        page.locator(CONFIRM).wait_for()
    page.locator(CONFIRM).tap()
    guest.gone(number)
    if page.locator("[data-option]").count():
        page.get_by_role("navigation").get_by_role("button").first.tap()


def test_in_some_days_every_way_went_through_a_whole_game() -> None:
    for day in range(DAYS):
        assert SOAK or sum(whole(*way, day) for way in WAYS) == len(WAYS) // DAYS
    for way in WAYS:
        assert any(whole(*way, day) for day in range(DAYS))
