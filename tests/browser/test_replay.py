"""Replays: steps, eyes, the address, the analysis, and playing on from there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House

ME = {"who": "me", "name": "Ana"}
BOT = {"who": "bot", "level": "apprentice"}


@pytest.mark.ux(44)
def test_steps_by_buttons_keys_and_scrubber_and_the_address_names_the_step(
    come: Come, recorded: str
) -> None:
    guest = come().go(f"/table/{recorded}/replay?step=0")
    keys, page = guest.page.keyboard, guest.page

    def press(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).focus()
        keys.press("Enter")

    guest.see("Step 0 of")
    press("One step on")
    guest.see("Step 1 of")
    keys.press(".")
    guest.see("Step 2 of")
    keys.press(",")
    guest.see("Step 1 of")
    keys.press("]")
    keys.press("[")
    scrubber = page.get_by_role("slider")
    scrubber.focus()
    keys.press("End")
    press("Score sheet")
    expect(page.locator('[data-part="result"]')).to_be_visible()
    press("To the beginning")
    guest.see("Step 0 of")
    page.get_by_label("Speed").select_option("8")
    press("Play")
    guest.see("Step 2 of")
    press("Pause")
    press("To the end")
    steps = int(str(scrubber.get_attribute("max")))
    guest.see(f"Step {steps} of {steps}")
    expect(scrubber).to_have_attribute("aria-valuetext", re.compile(rf"Step {steps} of {steps}"))
    press("One round back")
    assert f"step={steps}&" not in page.url
    guest.go(f"/table/{recorded}/replay?step=12&eyes=public")
    guest.see("Step 12 of")
    page.reload()
    guest.see("Step 12 of")


@pytest.mark.ux(37)
def test_a_log_line_leads_to_its_step(come: Come, house: House, recorded: str) -> None:
    frames = house.get(f"/tables/{recorded}/replay?step=0&count=30&eyes=public")["frames"]
    frame = next(one for one in frames[8:] if one["lines"])
    number = frame["lines"][0]["number"]
    guest = come().go(f"/table/{recorded}/replay?step=30&eyes=public")
    guest.see("Step 30 of")
    guest.page.locator("#tab-log").click()
    guest.page.locator(f'.log-line[data-line="{number}"] .words').click()
    guest.see(f"Step {frame['step']} of")


@pytest.mark.ux(46)
def test_whose_eyes_can_be_chosen_after_the_end(come: Come, house: House, recorded: str) -> None:
    guest = come().go(f"/table/{recorded}/replay?step=5&eyes=public")
    guest.see("Step 5 of")
    eyes = guest.page.get_by_label("Whose eyes")
    eyes.select_option("0")
    guest.until(lambda: "eyes=0" in guest.page.url)
    guest.see("Step 5 of")
    eyes.select_option("all")
    expect(guest.page.get_by_label("Whose side is drawn")).to_be_visible()
    guest.sit(house.open(ME, BOT, seed=7), 0)
    guest.asked()
    guest.page.goto(f"{guest.page.url}/replay?step=0")
    expect(eyes.locator("option")).to_have_count(2)
    assert eyes.locator('option[value="all"]').count() == 0


@pytest.mark.ux(46)
def test_play_on_from_here(come: Come, house: House, recorded: str) -> None:
    step = 20
    guest = come().go(f"/table/{recorded}/replay?step={step}&eyes=0")
    guest.see(f"Step {step} of")
    guest.page.get_by_role("button", name="Play on from here").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("checkbox").check()
    seats = dialog.get_by_role("combobox")
    expect(seats.nth(0)).to_have_value("me")
    expect(seats.nth(1)).to_have_value("adept")
    seats.nth(0).select_option("apprentice")
    expect(dialog.get_by_text("Somebody has to sit there")).to_be_visible()
    seats.nth(1).select_option("me")
    dialog.get_by_role("button", name="Play on from here").click()
    guest.until(lambda: "/replay" not in guest.page.url)
    guest.asked()
    forked = guest.page.url.rpartition("/")[2]
    then, now = (
        house.get(f"/tables/{table}/replay?step={step}&count=1&eyes=public")["frames"][0]["view"]
        for table in (recorded, forked)
    )
    assert now == then
    cards = [json.loads(frame) for frame in guest.frames]
    seated = next(one["table"]["seats"] for one in cards if one["type"] == "welcome")
    assert [(seat["who"], seat["level"]) for seat in seated] == [
        ("bot", "apprentice"),
        ("person", ""),
    ]


def test_on_a_phone_the_bar_is_one_row_until_it_is_unfolded(
    come: Come, recorded: str, shot: Callable[[Guest, str], None]
) -> None:
    guest = come(lang="cs", width=390, height=844).go(f"/table/{recorded}/replay?step=9&eyes=0")
    guest.see("Krok 9 z")
    bar = guest.page.locator('[data-region="replay"]')
    box = bar.bounding_box()
    assert box is not None
    assert 52 <= box["height"] <= 57
    guest.page.get_by_role("button", name="Další").click()
    expect(guest.page.get_by_role("button", name="Hrát dál odtud")).to_be_visible()
    assert guest.fits()
    shot(guest, "replay-phone-unfolded")
    bar.get_by_role("button", name="Rozbor", exact=True).click()
    expect(guest.page.get_by_role("button", name="Rozebrat hru")).to_be_visible()
    assert guest.fits()
    shot(guest, "replay-phone-analysis")


@pytest.mark.slow
@pytest.mark.ux(45)
def test_the_analysis_draws_a_graph_with_a_text_alternative(come: Come, recorded: str) -> None:
    guest = come().go(f"/table/{recorded}/replay?step=0")
    guest.page.get_by_role("button", name="Analyse the game").click()
    graph = guest.page.get_by_role("img", name="Chance to win")
    expect(graph).to_be_visible(timeout=60_000)
    expect(graph).to_have_attribute("aria-label", re.compile(r"\d+%"), timeout=60_000)
    guest.page.get_by_role("button", name="Stop").click()


@pytest.mark.ux(44, 45)
@pytest.mark.parametrize(("lang", "dark", "width"), [("en", False, 1440), ("cs", True, 390)])
def test_the_graph_tells_its_lines_apart_without_colour(
    come: Come,
    house: House,
    recorded: str,
    shot: Callable[[Guest, str], None],
    lang: str,
    dark: bool,
    width: int,
) -> None:
    """Values per step are read out with it; ▼ marks the turning points, which are listed too."""
    table = house.get(f"/tables/{recorded}")
    guest = come(lang=lang, dark=dark, width=width, height=900)
    guest.page.route("**/analysis*", lambda route: route.fulfill(json=judged(len(table["seats"]))))
    guest.go(f"/table/{recorded}/replay?step=31&eyes=public")
    graph = guest.page.locator('[data-region="replay"] svg[role="img"]')
    if width < 600:
        guest.page.get_by_role("button", name="Další").click()
    expect(graph).to_be_visible()
    assert graph.evaluate("one => one.getBoundingClientRect().height") >= 120
    expect(graph).to_have_attribute("aria-label", re.compile(r"50.?%.*62.?%"))
    lines = graph.locator("path[stroke-dasharray], path[stroke-width='2.5']")
    dashes = [one.get_attribute("stroke-dasharray") for one in lines.all()]
    assert len(dashes) == len(set(dashes)) == len(table["seats"])
    ends = graph.locator("text.end").all_text_contents()
    assert len(set(ends)) == len(table["seats"])
    tops = "all => all.map(one => one.getBoundingClientRect().top).sort((a, b) => a - b)"
    heights = graph.locator("text.end").evaluate_all(tops)
    gaps = [below - above for above, below in pairwise(heights)]
    assert min(gaps) >= 9, "all lines end at the same height, their labels do not"
    value = guest.page.get_by_role("slider").get_attribute("aria-valuetext")
    assert re.search(r"\d.?%", str(value)), value
    assert graph.locator("title").count() == 1
    assert aligned(guest) < 3, "the line of the step stands over the thumb of the slider"
    if width < 600:
        guest.page.get_by_role("button", name="Rozbor", exact=True).click()
    guest.page.locator(".turn").focus()
    shot(guest, f"graph-{width}-{lang}")
    guest.page.keyboard.press("Enter")
    guest.until(lambda: "step=24&" in guest.page.url, "for the turning point")
    assert guest.audit() == []


def aligned(guest: Guest) -> float:
    """How far the graph's line of the step stands from where the slider's thumb is."""
    off = guest.page.evaluate(
        """() => {
          const slider = document.querySelector('[data-region="replay"] input[type=range]');
          const box = slider.getBoundingClientRect();
          const thumb = box.left + 8 + (box.width - 16) * slider.value / slider.max;
          const line = document.querySelector('[data-region="replay"] svg line[stroke-width="2"]');
          return Math.abs(line.getBoundingClientRect().left - thumb);
        }"""
    )
    return float(off)


def judged(seats: int) -> dict[str, Any]:
    """An analysis as the server tells it: the seats in turn, one costly choice at step 24."""
    common = {"best": "a", "best_label": "A", "chosen": "b", "chosen_label": "B", "estimates": {}}
    moments = [
        common
        | {"step": step, "seat": step % seats, "estimate": 0.5 + 0.003 * step}
        | {"loss": 0.15 if step == 24 else 0.0, "judged": [1 / seats] * seats}
        for step in range(40)
    ]
    for one in moments[-seats:]:
        one["estimate"] = 0.62
    for one in moments[:seats]:
        one["estimate"] = 0.5
    return {"status": "done", "done": 40, "steps": 40, "moments": moments}


def test_learning_from_a_mistake_asks_again_and_compares(
    come: Come, house: House, recorded: str, shot: Callable[[Guest, str], None]
) -> None:
    steps = house.get(f"/tables/{recorded}/replay?step=0&count=30&eyes=all")["frames"]
    at = next(frame for frame in steps[8:] if frame["choice"].startswith("pick "))
    step, seat = at["step"] - 1, at["seat"]
    asked = house.get(f"/tables/{recorded}/question?step={step}&seat={seat}")["asked"]
    played, better = (
        next(one for one in asked["options"] if (one["choice"] == at["choice"]) is same)
        for same in (True, False)
    )
    moment = {"step": step, "seat": seat, "estimate": 0.6, "loss": 0.2, "judged": [0.5] * 5}
    moment |= {"best": better["choice"], "best_label": better["label"]}
    moment |= {"chosen": played["choice"], "chosen_label": played["label"]}
    moment |= {"estimates": {better["choice"]: 0.6, played["choice"]: 0.4}}
    told = {"status": "done", "done": 1, "steps": len(steps), "moments": [moment]}
    guest = come()
    guest.page.route("**/analysis*", lambda route: route.fulfill(json=told))
    guest.go(f"/table/{recorded}/replay?step=0&eyes=public")
    expect(guest.page.locator(".turn")).to_contain_text("60% → 40%")
    guest.see(f"{played['label']}. Better: {better['label']}.")
    guest.page.get_by_role("button", name="Learn from mistakes").click()
    guest.see(asked["prompt"])
    assert f"step={step}" in guest.page.url
    slot = guest.page.locator(f'[data-region="board"] [data-target="{better["targets"][0]}"]')
    expect(slot.first).to_have_attribute("data-state", "open")
    guest.page.keyboard.press("o")
    guest.page.locator(f'[data-option="{played["choice"]}"]').click()
    guest.see("That is what was played")
    assert better["label"] not in guest.region("prompt"), "nothing is given away yet"
    shot(guest, "lesson-wrong")
    guest.page.get_by_role("button", name="Try again").click()
    guest.see(asked["prompt"])
    guest.page.locator(f'[data-option="{played["choice"]}"]').click()
    guest.page.get_by_role("button", name="Show", exact=True).click()
    guest.see(f"The bot: {better['label']} (60%)")
    guest.page.get_by_role("button", name="Next mistake").click()
    guest.see(asked["prompt"])
    slot.first.click()
    guest.see("Well chosen")
    guest.see(f"Played: {played['label']} (40%)")
    guest.see(f"The bot: {better['label']} (60%)")
    shot(guest, "lesson")
    assert guest.audit() == []
    guest.page.get_by_role("button", name="What was played").click()
    guest.until(lambda: f"step={step + 1}" in guest.page.url)
    guest.page.get_by_role("button", name="Enough").click()
    guest.see(f"Step {step + 1} of")


def test_all_eyes_read_what_was_secret(come: Come, recorded: str) -> None:
    guest = come().go(f"/table/{recorded}/replay?step=40&eyes=all")
    guest.see("Step 40 of")
    guest.page.locator("#tab-log").click()
    assert guest.page.locator(".log-line").count() > 20


@pytest.mark.parametrize("eyes", ["0", "all"])
def test_the_knob_of_the_tray_covers_no_words(come: Come, recorded: str, eyes: str) -> None:
    """Wherever a caption stands, the knob lies beside its words."""
    guest = come(lang="cs").go(f"/table/{recorded}/replay?step=9&eyes={eyes}")
    guest.see("Karty výběru")
    covered = """() => {
      const knob = document.querySelector('.lower').getBoundingClientRect();
      return [...document.querySelectorAll('[data-region="tray"] .cap')].filter(cap => {
        const words = document.createRange();
        words.selectNodeContents(cap);
        const at = words.getBoundingClientRect();
        return at.top < knob.bottom && at.bottom > knob.top
          && at.right > knob.left && at.left < knob.right;
      }).map(cap => cap.textContent);
    }"""
    assert guest.page.evaluate(covered) == []


def test_a_position_is_set_up_from_a_step(come: Come, recorded: str) -> None:
    """The moment is a text; what is wrong with it is told with its place, and a table opens."""
    guest = come().go(f"/table/{recorded}/replay?step=20&eyes=0")
    guest.see("Step 20 of")
    guest.page.get_by_role("button", name="Play on from here").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_text("Set up a position").click()
    text = dialog.get_by_role("textbox", name="The position as a text")
    expect(text).to_have_value(re.compile('game = "tales_of_glory"'))
    written = text.input_value()
    start = dialog.get_by_role("button", name="Set up a position")
    text.fill(re.sub(r"(?m)^gold = \d+$", 'gold = "many"', written, count=1))
    start.click()
    expect(dialog.get_by_role("alert")).to_contain_text("gold: expected a whole number")
    text.fill(re.sub(r"(?m)^gold = \d+$", "gold = 44", written, count=1))
    start.click()
    guest.until(lambda: "/replay" not in guest.page.url)
    guest.asked()
    views = [json.loads(frame) for frame in guest.frames]
    players = next(one["view"]["players"] for one in views if one["type"] == "state")
    assert 44 in [player["gold"] for player in players]
