"""Replays: steps, eyes, the address, the analysis, and playing on from there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House


def test_steps_by_buttons_keys_and_scrubber_and_the_address_names_the_step(
    come: Come, recorded: str
) -> None:
    guest = come().go(f"/table/{recorded}/replay?step=0")
    guest.see("Step 0 of")
    guest.page.get_by_role("button", name="One step on").click()
    guest.see("Step 1 of")
    guest.page.keyboard.press(".")
    guest.see("Step 2 of")
    guest.page.keyboard.press(",")
    guest.see("Step 1 of")
    guest.page.get_by_role("button", name="To the end").click()
    guest.until(lambda: "step=0" not in guest.page.url and "step=1&" not in guest.page.url)
    guest.page.get_by_role("button", name="Score sheet").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.go(f"/table/{recorded}/replay?step=12&eyes=public")
    guest.see("Step 12 of")
    guest.page.reload()
    guest.see("Step 12 of")


def test_whose_eyes_can_be_chosen_after_the_end(come: Come, recorded: str) -> None:
    guest = come().go(f"/table/{recorded}/replay?step=5&eyes=public")
    guest.see("Step 5 of")
    guest.page.get_by_label("Whose eyes").select_option("0")
    guest.until(lambda: "eyes=0" in guest.page.url)
    guest.see("Step 5 of")
    guest.page.get_by_label("Whose eyes").select_option("all")
    expect(guest.page.get_by_label("Whose side is drawn")).to_be_visible()


def test_play_on_from_here(come: Come, recorded: str) -> None:
    guest = come().go(f"/table/{recorded}/replay?step=20&eyes=0")
    guest.see("Step 20 of")
    guest.page.get_by_role("button", name="Play on from here").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("checkbox").check()
    seats = dialog.get_by_role("combobox")
    assert [one.input_value() for one in seats.all()] == ["me", "adept"]
    seats.nth(0).select_option("apprentice")
    expect(dialog.get_by_text("Somebody has to sit there")).to_be_visible()
    seats.nth(1).select_option("me")
    dialog.get_by_role("button", name="Play on from here").click()
    guest.until(lambda: "/replay" not in guest.page.url)
    guest.asked()
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
    expect(guest.page.get_by_role("button", name="Rozebrat hru")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Hrát dál odtud")).to_be_visible()
    assert guest.fits()
    shot(guest, "replay-phone-unfolded")


@pytest.mark.slow
def test_the_analysis_draws_a_graph_with_a_text_alternative(come: Come, recorded: str) -> None:
    guest = come().go(f"/table/{recorded}/replay?step=0")
    guest.page.get_by_role("button", name="Analyse the game").click()
    graph = guest.page.get_by_role("img", name="Chance to win")
    expect(graph).to_be_visible(timeout=60_000)
    expect(graph).to_have_attribute("aria-label", re.compile(r"\d+%"), timeout=60_000)
    guest.page.get_by_role("button", name="Stop").click()


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
    guest.see("1 turning point")
    guest.page.get_by_text("1 turning point").click()
    guest.see(f"{played['label']}. Better: {better['label']}.")
    guest.page.get_by_role("button", name="Learn from mistakes").click()
    guest.see(asked["prompt"])
    assert f"step={step}" in guest.page.url
    slot = guest.page.locator(f'[data-region="board"] [data-target="{better["targets"][0]}"]')
    expect(slot.first).to_have_attribute("data-state", "open")
    guest.page.keyboard.press("o")
    guest.page.locator(f'[data-option="{played["choice"]}"]').click()
    guest.see("That is what was played")
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
