"""Replays: steps, eyes, the address, the analysis, and playing on from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come


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
    dialog.get_by_role("button", name="Play on from here").click()
    guest.until(lambda: "/replay" not in guest.page.url)
    guest.asked()


@pytest.mark.slow
def test_the_analysis_draws_a_graph_with_a_text_alternative(come: Come, recorded: str) -> None:
    guest = come().go(f"/table/{recorded}/replay?step=0")
    guest.page.get_by_role("button", name="Analyse the game").click()
    graph = guest.page.get_by_role("img", name="Chance to win")
    expect(graph).to_be_visible(timeout=60_000)
    expect(graph).to_have_attribute("aria-label", re.compile(r"\d+%"), timeout=60_000)
    guest.page.get_by_role("button", name="Stop").click()
