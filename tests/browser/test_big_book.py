"""The Big Book of Madness in a browser: whole games, payments, multiples, granted actions, ends."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.big_book import (
    BEN,
    BOOK,
    BOT,
    ME,
    confirmed,
    ended,
    forked,
    found,
    opened,
    press,
    recorded,
    targets,
)
from tests.browser.conftest import Come
from tests.browser.guest import CONFIRM, Guest
from tests.browser.house import House
from tests.browser.moments import seated
from tests.browser.test_tales_board import NAMELESS, SMALL, TIGHT
from tests.browser.walk import open_are
from tests.conformance.budget import turn_of
from tests.positions import position

SIZES = [(1440, 900), (390, 844)]
# Five wizards: few turns of one's own. Without motion: nobody waits for the others' turns.
HARD = {"mode": "nightmare", "difficulty": "III"}
STILL = {"reduced_motion": "reduce"}


def own_turn(match: Any, seat: int) -> bool:
    return bool(match.asked(seat).prompt.key == "ask-act")


def texts(match: Any, seat: int) -> list[str]:
    return [one.text for one in match.asked(seat).offered]


# To the end


def fresh(house: House) -> Any:
    return opened(house, ME, *[BOT] * 4, seed=5, options=HARD)


def test_a_game_to_its_end_by_mouse(come: Come, house: House) -> None:
    """BBM-CAST-03 and the rest: every answer is a click on the board, and what can be clicked is
    what can be answered, at every question."""
    guest = seated(come(**STILL), house, BOOK, "mouse", partial(fresh, house))
    while asked := next_asked(guest):
        marked(guest, asked)
        curses = [one for one in sorted(targets(asked)) if one.startswith("curse:")]
        if asked["kind"] == "Act":
            press(guest, curses[0] if curses else "option:end")
        elif asked["kind"] == "Pay":
            expect(guest.page.locator('[data-payment="complete"]')).to_be_visible()
            press(guest, "option:pay")
        elif asked["unordered"] and guest.state["view"]["choosing"]["left"] > 1:
            several(guest, guest.state["view"]["choosing"])
        else:
            press(guest, min(targets(asked)))
        confirmed_or_over(guest, asked["number"])
    assert guest.state["outcome"]["clause"].startswith("BBM-END-")
    expect(guest.page.locator("[data-outcome]").first).to_be_visible()


def next_asked(guest: Guest) -> Any:
    """The next question, or None: the others may have ended the game."""
    guest.until(lambda: guest.over() or (bool(guest.states) and guest.state["asked"] is not None))
    return None if guest.over() else guest.asked()


def marked(guest: Guest, asked: Any) -> None:
    """What is marked is exactly what the choices point at."""
    guest.until(partial(open_are, guest, targets(asked)), f"for {asked}")


def several(guest: Guest, choosing: Any) -> None:
    """Taps as many as are asked, then Done: sent at once."""
    page = guest.page
    for _ in range(choosing["left"]):
        chosen = page.locator('[data-state="chosen"]:visible').count()
        page.locator('[data-state="open"]:visible, .also:visible').first.click()
        expect(page.locator('[data-state="chosen"]:visible')).not_to_have_count(chosen)
    press(guest, "option:done")


def to_the_end(guest: Guest) -> None:
    """From one thing that can be done to the next, until it is the end of the turn."""
    for _ in range(80):
        guest.page.keyboard.press("n")
        if guest.page.evaluate("document.activeElement.dataset.target") == "option:end":
            return
    raise AssertionError("the end of the turn cannot be reached by keys")


def confirmed_or_over(guest: Guest, number: int, key: str = "") -> None:
    confirm = guest.page.locator(CONFIRM)

    def taken() -> bool:
        return guest.over() or (guest.state["asked"] or {}).get("number") != number

    guest.until(lambda: confirm.count() > 0 or taken(), "for the answer")
    if not taken():
        guest.page.keyboard.press(key) if key else confirm.click()
        guest.until(taken, "for the confirmed answer")


def test_a_game_to_its_end_by_keys(come: Come, house: House) -> None:
    guest = seated(come(lang="cs", **STILL), house, BOOK, "arrows", partial(fresh, house))
    while asked := next_asked(guest):
        if asked["kind"] == "Act":
            to_the_end(guest)
            guest.page.keyboard.press("Enter")
        else:
            guest.page.keyboard.press("1")
        confirmed_or_over(guest, asked["number"], key="c")
    guest.see("Čarodějové prohráli")


def answered(guest: Guest, number: int) -> bool:
    return bool((guest.state["asked"] or {}).get("number") != number)


# Payments (checklist 51)


def swappable(match: Any, seat: int) -> bool:
    """A payment in one element where another's support could stand in for the own hand."""
    pay = match.view(seat).payment
    if pay is None or pay.picked or sum(n > 0 for n in pay.full) != 1:
        return False
    own = [text.removeprefix("pay ") for text in pay.proposal if f"@hand{seat}" in text]
    return any(stand_in(pay, seat, one) for one in own) and len(pay.proposal) == len(own)


def stand_in(pay: Any, seat: int, spelled: str) -> str:
    card = spelled.split("@", maxsplit=1)[0]
    others = [one for one in pay.cards if one.startswith(f"{card}@support")]
    return next((one for one in others if not one.endswith(str(seat))), "")


@pytest.mark.ux(51)
@pytest.mark.parametrize("lang", turn_of(["en", "cs"], 2))
def test_another_players_support_pays_and_its_owners_pile_is_named(
    come: Come, house: House, lang: str
) -> None:
    """BBM-EX-04, BBM-PAY-05, -06; BBM-PAY-08 for a card too many."""
    game = found(swappable)
    seat = game[2]
    guest = come(lang=lang).sit(forked(house, game), seat)
    guest.asked("Pay")
    page = guest.page
    pay = guest.state["view"]["payment"]
    own = next(
        text.removeprefix("pay ")
        for text in pay["proposal"]
        if stand_in_of(pay, seat, text.removeprefix("pay "))
    )
    other = stand_in_of(pay, seat, own)
    laid = page.locator("[data-payment]")
    expect(laid).to_have_attribute("data-payment", "complete")
    assert page.locator("[data-laid]").count() == len(pay["proposal"])

    press(guest, f"card:{other}")
    expect(laid).to_have_attribute("data-payment", "superfluous")
    expect(page.locator('[data-message="PAY-08"]')).to_be_visible()
    expect(page.locator('[data-target="option:pay"]')).to_have_attribute("aria-disabled", "true")

    press(guest, f"card:{own}")  # the first of equal cards is laid in: out again
    expect(laid).to_have_attribute("data-payment", "complete")
    owner = int(other[-1])
    told = page.locator(f'[data-owner="{owner}"]')
    expect(told).to_contain_text(seated_name(guest, owner))
    expect(told).to_contain_text("PAY-06")

    before = guest.state["view"]["players"][owner]
    number = guest.state["asked"]["number"]
    press(guest, "option:pay")
    confirmed(guest, number)
    after = guest.state["view"]["players"][owner]
    card = other.split("@")[0]
    assert after["support"].count(card) == before["support"].count(card) - 1
    assert after["discard"].count(card) >= before["discard"].count(card) + 1


def seated_name(guest: Guest, seat: int) -> str:
    welcome = next(one for one in map(json.loads, guest.frames) if one["type"] == "welcome")
    return str(welcome["table"]["seats"][seat]["name"])


def stand_in_of(pay: Any, seat: int, spelled: str) -> str:
    card = spelled.split("@", maxsplit=1)[0]
    others = [one for one in pay["cards"] if one.startswith(f"{card}@support")]
    return next((one for one in others if not one.endswith(str(seat))), "")


def wasteful(match: Any, seat: int) -> bool:
    """A cost of 1 or 2 that a higher card of the own hand would overpay."""
    pay = match.view(seat).payment
    if pay is None or pay.picked or len(pay.proposal) != 1 or sum(pay.full[:4]) > 2:
        return False
    owed = next((n for n in range(4) if pay.full[n]), 0)
    high = f"{'WEFA'[owed]}3@hand{seat}"
    return high in pay.cards and high not in pay.proposal[0] and pay.full[owed] > 0


@pytest.mark.ux(51)
def test_what_would_be_wasted_is_told_and_the_proposal_is_one_tap_away(
    come: Come, house: House
) -> None:
    """BBM-PAY-03; the proposed payment is minimal."""
    game = found(wasteful)
    guest = come().sit(forked(house, game), game[2])
    guest.asked("Pay")
    page = guest.page
    pay = guest.state["view"]["payment"]
    [proposed] = [text.removeprefix("pay ") for text in pay["proposal"]]
    owed = sum(pay["full"][:4])
    values = [int(one[1]) for one in pay["cards"] if one[0] == proposed[0]]
    assert int(proposed[1]) == min(value for value in values if value >= owed)

    press(guest, f"card:{proposed}")
    expect(page.locator('[data-message="short"]')).to_contain_text(str(owed))
    press(guest, f"card:{proposed[0]}3@hand{game[2]}")
    expect(page.locator('[data-message="PAY-03"]')).to_contain_text(str(3 - owed))
    page.locator("[data-propose]").click()
    assert page.locator("[data-laid]").get_attribute("data-laid") == proposed
    guest.page.reload()
    guest.asked("Pay")
    expect(page.locator('[data-payment="complete"]')).to_be_visible()


# Spells


@pytest.mark.ux(51)
def test_a_spell_at_three_times_says_what_it_does_and_four_is_not_offered(
    come: Come, house: House
) -> None:
    """BBM-CAST-03, BBM-EX-02."""
    game = found(
        lambda match, seat: own_turn(match, seat) and "cast growth x3" in texts(match, seat)
    )
    seat = game[2]
    guest = come().sit(forked(house, game), seat)
    guest.asked("Act")
    page = guest.page
    row = page.locator('[data-spell="growth"]')
    expect(row.locator("[data-times]")).to_have_text("Draw 1 card.")
    row.locator('[data-target$=":x3"]').hover()
    expect(row.locator("[data-times]")).to_have_text("Draw 3 cards.")
    assert row.locator(".mul button").count() == 3
    assert page.locator('[data-target$=":x4"]').count() == 0
    number = guest.state["asked"]["number"]
    row.locator('[data-target$=":x3"]').click()
    guest.until(lambda: page.locator(CONFIRM).count() > 0 or answered(guest, number))
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).click()
    guest.gone(number)
    if guest.asked()["kind"] == "Pay":
        number = guest.state["asked"]["number"]
        press(guest, "option:pay")
        confirmed(guest, number)
    guest.see("casts Growth ×3")
    guest.until(lambda: bool(spell(guest, seat, "growth")["used"]), "for the spell")


def spell(guest: Guest, seat: int, name: str) -> Any:
    mine = guest.state["view"]["players"][seat]["spells"]
    return next(one for one in mine if one["spell"] == name)


def test_an_action_granted_to_a_person_in_another_browser(come: Come, house: House) -> None:
    """BBM-OTH-01, -04: Telepathy of one is an action of the other, in the caster's turn."""

    def telepathic(match: Any, seat: int) -> bool:
        if not own_turn(match, seat) or "cast telepathy x1" not in texts(match, seat):
            return False
        hand = match.view(seat).players[1 - seat].hand
        return seat == 0 and hand.count("W1") > 1 and match.view(seat).supply["W2"] > 0

    game = found(telepathic, seats=2)
    table = forked(house, game, ME, BEN)
    ana, ben = come().sit(table, 0), come(lang="cs").sit(table, 1)
    number = ana.asked("Act")["number"]
    press(ana, "spell:telepathy@0")
    ana.until(lambda: ana.page.locator(CONFIRM).count() > 0 or answered(ana, number))
    if ana.page.locator(CONFIRM).count():
        ana.page.locator(CONFIRM).click()
        ana.gone(number)
    while (ana.state["asked"] or {}).get("kind") == "Pay":
        number = ana.state["asked"]["number"]
        press(ana, "option:pay")
        confirmed(ana, number)
    asked = ben.asked("Act")
    ben.see("smíš provést ještě 1 akci")
    assert "supply:W2" in targets(asked)
    before = ben.state["view"]["supply"]["W2"]
    press(ben, "supply:W2")
    confirmed(ben, asked["number"])
    ben.until(lambda: ben.state["asked"] or ana_acts(ana), "for what comes")
    while ben.state["asked"]:
        number = ben.state["asked"]["number"]
        press(ben, "option:pay" if ben.state["asked"]["kind"] == "Pay" else "option:end")
        confirmed(ben, number)
    ana.asked("Act")
    assert ana.state["view"]["supply"]["W2"] == before - 1
    assert ana.state["view"]["active"] == 0, "it is still Ana's turn"


def ana_acts(ana: Guest) -> bool:
    return ana.state["asked"] is not None


# The end of the turn (checklist 52) and of the game


@pytest.mark.ux(52)
def test_the_forecast_of_the_end_of_the_turn_comes_true(come: Come, house: House) -> None:
    """BBM-REC-01, BBM-MAD-01: what is drawn, and the Madness of a reshuffle."""

    def short(match: Any, seat: int) -> bool:
        told = match.view(seat).recovery
        return told is not None and told.madness == 1 and 0 < told.pile < told.draw

    game = found(short)
    seat = game[2]
    guest = come().sit(forked(house, game), seat)
    number = guest.asked("Act")["number"]
    told = guest.state["view"]["recovery"]
    stack = guest.state["view"]["madness"]
    forecast = guest.page.locator("[data-forecast]").inner_text()
    assert f"You draw {told['draw']} cards." in forecast
    assert f"Your draw pile has only {told['pile']}: it is shuffled anew" in forecast
    assert f"Stack {stack} → {stack - 1}." in forecast
    since = guest.state["number"]
    press(guest, "option:end")
    confirmed(guest, number)
    came = [line for state in guest.states for line in state["lines"] if line["number"] > since]
    mine = [line for line in came if f"seat:{seat}" in line["targets"]]
    assert next(line for line in mine if line["key"] == "event-madness")["words"].endswith(
        f"{stack - 1} left in the stack."
    )
    drawn = next(line for line in mine if line["key"] == "event-draws")["words"]
    assert drawn.replace(" and ", ", ").count(", ") == told["draw"] - 1


def has_left(n: int, match: Any, seat: int) -> bool:
    return bool(match.view(seat).madness == n)


@pytest.mark.ux(52)
def test_the_madness_stack_warns_at_its_thresholds(come: Come, house: House) -> None:
    """At two per player it warns, at none it is bad: read from the replay of a lost game."""
    for state, left in (("calm", 7), ("warn", 6), ("bad", 0)):
        game = found(partial(has_left, left))
        guest = come().go(f"/table/{recorded(house, game)}/replay?step={game[1]}")
        stack = guest.page.locator('[data-target="stack"]')
        expect(stack).to_have_attribute("data-alarm", state)
        expect(stack).to_contain_text(str(left))
        guest.page.close()


def test_what_loses_the_game_is_warned_of_before(come: Come, house: House) -> None:
    def doomed(match: Any, seat: int) -> bool:
        return own_turn(match, seat) and match.warnings(seat)[-1] is not None

    game = found(doomed)
    guest = come(settings={"confirm": "never"}).sit(forked(house, game), game[2])
    number = guest.asked("Act")["number"]
    before = guest.state["view"]
    expect(guest.page.locator("[data-region=tray] [data-warning]")).to_contain_text(
        "loses the game"
    )
    press(guest, "option:end")
    expect(guest.page.locator("[data-region=prompt] [data-warning]")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(CONFIRM)).to_have_count(0)
    assert guest.asked("Act")["number"] == number
    assert guest.state["view"] == before


@pytest.mark.parametrize("won", [True, False])
def test_the_end_says_how_and_why(come: Come, house: House, won: bool) -> None:
    """BBM-END-01 to -04, -07: one outcome for all, with its clause, in both languages."""
    match, step, seat, choice = ended(won)
    guest = come().sit(forked(house, (match, step, seat)), seat)
    asked = guest.asked()
    guest.page.locator("#tab-options").click()
    guest.page.locator(f'[data-option="{choice}"]').click()
    confirmed_or_over(guest, asked["number"])
    guest.until(guest.over, "for the end")
    clause = guest.state["outcome"]["clause"]
    assert (clause == "BBM-END-01") == won
    guest.page.keyboard.press("Escape")
    ending = guest.page.locator(f'[data-outcome="{"victory" if won else "defeat"}"]')
    expect(ending).to_contain_text("won" if won else "lost")
    expect(ending).to_contain_text(clause)
    said = "have won" if won else "have lost"
    assert ending.inner_text().count(said) == 1, "the heading says it, the sentence says why"
    expect(ending).to_contain_text(f"{guest.state['view']['defeated']} / 6")
    assert guest.audit() == []
    guest.page.locator('[lang="cs"], button:has-text("CS")').first.click()
    expect(ending).to_contain_text("zvítězili" if won else "prohráli")


# Every screen

# Cards of the library whose words do not all fit onto them.
CUT = """() => [...document.querySelectorAll('.lib')].flatMap(card => {
  const words = card.querySelector('.nm'), room = words.getBoundingClientRect();
  const all = document.createRange();
  all.selectNodeContents(words);
  const box = all.getBoundingClientRect();
  const shown = getComputedStyle(words.querySelector('small')).display !== 'none';
  const fits = box.bottom <= room.bottom + 1 && box.right <= room.right + 1;
  return shown && fits ? [] : [words.textContent];
})"""


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_every_spell_of_the_library_says_all_it_does(come: Come, house: House, lang: str) -> None:
    """At 1440×900, without pointing at it; the longest texts there are among them."""
    things = house.get(f"/games/big_book_of_madness/content?lang={lang}")["things"]
    spells = {id_: one["words"][2] for id_, one in things.items() if one.get("level")}
    long = sorted(spells, key=lambda id_: -len(spells[id_]))[:6]

    def wordy(match: Any, seat: int) -> bool:
        return own_turn(match, seat) and len({*long} & {*match.view(seat).libraries}) > 1

    game = found(wordy, seats=3)
    guest = come(lang=lang).sit(forked(house, game), game[2])
    guest.asked("Act")
    assert guest.page.locator(".lib small").count() >= 2
    assert guest.page.evaluate(CUT) == []


# Puts a text into every spell of the tray; what of it is cut, covered or set too small.
CUT_SPELLS = """texts => texts.filter(text => {
  const rows = [...document.querySelectorAll('[data-spell]')];
  for (const one of rows) one.querySelector('.tx').textContent = text;
  const cut = one => one.scrollHeight > one.clientHeight + 1;
  const small = one => parseFloat(getComputedStyle(one).fontSize) < 12;
  const boxes = rows.map(one => one.getBoundingClientRect());
  const covered = boxes.some((box, at) => at && box.top < boxes[at - 1].bottom - 1);
  const parts = rows.flatMap(one => [one, ...one.querySelectorAll('.main, .say, .tx')]);
  return rows.length === 0 || covered || parts.some(cut) || parts.some(small);
})"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", turn_of(["en", "cs"], 2))
def test_every_spell_in_the_tray_says_all_it_does(
    come: Come, house: House, lang: str, size: tuple[int, int]
) -> None:
    things = house.get(f"/games/big_book_of_madness/content?lang={lang}")["things"].values()
    texts = [words for one in things if one.get("level") for words in one["words"][-3:]]
    game = found(own_turn)
    guest = come(lang=lang, width=size[0], height=size[1]).sit(forked(house, game), game[2])
    guest.asked("Act")
    assert len(texts) == 120
    assert guest.page.evaluate(CUT_SPELLS, texts) == []


def test_where_several_spells_go_together_all_that_can_be_meant_are_marked(
    come: Come, house: House
) -> None:
    """BBM-SIM-02: sets are offered in one order only, but may be named in any."""

    def together(match: Any, seat: int) -> bool:
        asked, view = match.asked(seat), match.view(seat)
        mine = [f"spell:{one.spell}@{seat}" for one in view.players[seat].spells]
        later = [targets for _, targets, why in match.greyed(seat) if why.clause == "BBM-SIM-02"]
        return bool(
            asked.kind == "ChooseSpells"
            and view.choosing.left > 1
            and any(target in mine for targets in later for target in targets)
        )

    game = found(together, seats=3)
    guest = come().sit(forked(house, game), game[2])
    asked = guest.asked("ChooseSpells")
    page = guest.page
    also = page.locator("[data-spell].also")
    expect(also.first).to_be_visible()
    ring = "one => getComputedStyle(one).boxShadow"
    offered = page.locator("[data-spell].open:not(.also)").first
    assert also.first.evaluate(ring) == offered.evaluate(ring) != "none"
    assert f"{len(asked['options'])} options" not in guest.region("prompt")
    expect(page.locator('[data-region="prompt"]')).to_contain_text("The order does not matter.")


def test_a_spell_that_cannot_be_turned_says_what_is_against_it(come: Come, house: House) -> None:
    """BBM-NEU-08 and its like: by the spell's name, with the clause."""

    def turning(match: Any, seat: int) -> bool:
        if match.asked(seat).kind != "ChooseSpells":
            return False
        greyed = [(text, why) for text, _, why in match.greyed(seat)]
        return any(text != "stop" and why.clause != "BBM-SIM-02" for text, why in greyed)

    game = found(turning, seats=3)
    guest = come().sit(forked(house, game), game[2])
    asked = guest.asked("ChooseSpells")
    guest.until(lambda: asked["number"] in guest.forecasts, "for what is greyed")
    greyed = guest.forecasts[asked["number"]]["greyed"]
    things = house.get("/games/big_book_of_madness/content?lang=en")["things"]
    turned = [one for one in greyed if one["choice"] != "stop"]
    for one in turned:
        spell = things[one["choice"].split()[1].partition("@")[0]]["name"]
        assert spell in one["words"], one
    told = [one for one in turned if one["clause"] != "BBM-SIM-02"]
    target = told[0]["targets"][0]
    grey = guest.page.locator(f'button[data-target="{target}"]:visible').first
    grey.click(force=True)  # greyed, yet it answers
    why = guest.page.locator('[data-region="why"]')
    expect(why).to_contain_text(told[0]["words"])
    expect(why).to_contain_text(told[0]["clause"])


@pytest.mark.parametrize(
    ("lang", "size"),
    turn_of([("en", SIZES[0]), ("cs", SIZES[0]), ("cs", SIZES[1]), ("en", SIZES[1])], 2),
)
def test_the_board_fits_is_named_and_big_enough(
    come: Come, house: House, lang: str, size: tuple[int, int]
) -> None:
    width, height = size

    def busy(match: Any, seat: int) -> bool:
        view = match.view(seat)
        shared = any(one.support for one in view.players if one.seat != seat)
        return own_turn(match, seat) and len(view.curses) > 3 and shared and view.round > 2

    game = found(busy, seats=4)
    guest = come(lang=lang, width=width, height=height, dark=lang == "cs")
    guest.sit(forked(house, game), game[2])
    asked = guest.asked("Act")
    marked(guest, asked)
    assert guest.page.evaluate(SMALL) == []
    assert guest.page.evaluate(NAMELESS) == []
    assert guest.page.evaluate(TIGHT, 44 if width < 600 else 28) == []
    assert guest.fits()
    assert guest.audit() == []
    if width < 600:
        guest.page.set_viewport_size({"width": 320, "height": 640})
        assert guest.fits()


def test_greyed_things_say_why(come: Come, house: House) -> None:
    game = found(lambda match, seat: own_turn(match, seat) and match.view(seat).round > 1)
    guest = come().sit(forked(house, game), game[2])
    guest.asked("Act")
    page = guest.page
    guest.until(lambda: page.locator('[data-state="greyed"]').count() > 0)
    for kind in ("supply", "library", "curse", "spell", "ability"):
        grey = page.locator(f'[data-target^="{kind}:"][data-state="greyed"]:visible')
        if grey.count():
            grey.first.click(force=True)  # greyed, yet it answers
            expect(page.locator('[data-region="why"]')).to_contain_text("BBM-")
            page.keyboard.press("Escape")


def test_draw_piles_pages_and_spells_face_down_stay_hidden(come: Come, house: House) -> None:
    """BBM-INFO-03, -06: their order, the pages behind, the spells underneath."""
    game = found(lambda match, seat: own_turn(match, seat) and match.view(seat).round == 2)
    match, _step, seat = game
    guest = come().sit(forked(house, game), seat)
    guest.asked("Act")
    hidden = set(ids(match)) - {guest.state["view"]["front"]}
    told = "".join(guest.frames)
    assert hidden
    assert not [one for one in hidden if f'"{one}"' in told]
    for player in guest.state["view"]["players"]:
        assert player["pile"] == sorted(player["pile"], key=rank)
        assert player["top"] == [] or player["seat"] == seat


ORDER = [f"{letter}{value}" for letter in "WEFA" for value in (1, 2, 3)] + ["M"]


def rank(card: str) -> int:
    return ORDER.index(card)


def ids(match: Any) -> list[str]:
    """The pages behind the open one, as the finished game has shown them."""
    facts = position(match).facts
    return [facts.pages[page].id for page in position(match).pages[3:-1]]


def test_the_first_game_is_coached(come: Come, house: House) -> None:
    guest = come().go("/")
    card = guest.page.locator("article, li, .tile").filter(has_text="The Big Book of Madness").first
    card.get_by_role("button", name="First game").click()
    guest.asked("ChooseWizard")
    coach = guest.page.locator('[data-region="coach"]')
    expect(coach).to_contain_text("Six monsters")
    press(guest, "wizard:alice")
    guest.reach("Act")
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("strikes when the marker reaches its space")
    coach.get_by_role("button", name="Show me").click()
    expect(guest.page.locator(".cc.lit").first).to_be_visible()
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("A payment is laid in for you")


def test_a_new_table_offers_what_the_rules_offer(come: Come, house: House) -> None:
    guest = come().go("/new/big_book_of_madness")
    page = guest.page
    expect(page.locator('[name="option-variant"]').last).to_be_disabled()
    for seat in (1, 2, 3, 4):
        page.locator(f"#who-{seat}").select_option("me")
    for words in ("Nightmare", "III (hard)", "with the variant"):
        page.get_by_text(words, exact=True).click()
    page.get_by_role("button", name="Start").click()
    guest.asked("ChooseWizard")
    view = guest.state["view"]
    assert (view["mode"], view["difficulty"], view["variant"]) == ("nightmare", "III", True)
    assert len(view["players"]) == 5
