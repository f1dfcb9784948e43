"""Amulet in a browser: whole games, games together won and lost, secrets, what is refused."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from druzina.games.amulet.model import Realm
from tests.browser.amulet import (
    BEN,
    BOT,
    ME,
    confirmed,
    fight_of,
    followed,
    map_of,
    opened,
    placed,
    press,
    together,
    world,
)
from tests.browser.conftest import Come
from tests.browser.guest import CONFIRM, Guest
from tests.browser.house import House
from tests.browser.moments import seated, whole
from tests.browser.screens import AMULET
from tests.browser.walk import LAYS
from tests.games.amulet.table import numbers, player, say, table, turn, visit

STILL = {"reduced_motion": "reduce"}
COMMIT = '[data-target="option:commit"]'


def next_asked(guest: Guest) -> Any:
    """The next question, or None when it is over."""
    guest.until(lambda: guest.over() or (bool(guest.states) and guest.state["asked"] is not None))
    if guest.over():
        return None
    kind = guest.state["asked"]["kind"]
    guest.until(lambda: guest.page.locator(f'.tbl[data-question="{kind}"]').count() > 0)
    return guest.state["asked"]


def targets(asked: Any) -> set[str]:
    return {target for option in asked["options"] for target in option["targets"]}


def open_targets(guest: Guest) -> set[str]:
    return set(guest.ux("targets", "open"))


def marked(guest: Guest, wanted: set[str]) -> None:
    guest.until(lambda: open_targets(guest) >= wanted, f"for {wanted}")


# To the end


def fresh(house: House) -> Any:
    return opened(house, ME, *[BOT] * 4, seed=11)


@pytest.mark.ux(13, 17)
def test_a_game_to_its_end_by_mouse(come: Come, house: House) -> None:
    """Every answer is a click on the board, the tray or the prompt; what is marked is what can be
    chosen, at every question."""
    guest = seated(come(**STILL), house, AMULET, "mouse", partial(fresh, house))
    kinds = set()
    while asked := next_asked(guest):
        kinds.add(asked["kind"])
        if asked["kind"] in LAYS:
            guest.page.locator('[data-act="suggest"]').click()
            commit(guest, asked["number"])
        else:
            marked(guest, targets(asked))
            press(guest, chosen(asked))
        settled(guest, asked)
    assert kinds >= {"Go", "Arrange"}
    assert kinds >= {"ChooseCharacter", "ChooseWeapon"} or not whole(AMULET, "mouse")
    assert guest.state["outcome"]["clause"].startswith("AMU-")
    expect(guest.page.locator("[data-outcome]").first).to_be_visible()


def commit(guest: Guest, number: int) -> None:
    """Right after another choice a press there does nothing: then once more."""
    guest.until(lambda: guest.page.locator(f"{COMMIT}:not([aria-disabled])").count() > 0)
    for _ in range(3):
        guest.page.locator(COMMIT).click()
        if guest.soon(lambda: taken(guest, number) or staged(guest)):
            return


def chosen(asked: Any) -> str:
    """Fights where there is one; else what comes first."""
    texts = {option["choice"]: option for option in asked["options"]}
    for word in ("battle", "go lair", "go manor", "drive", "expedition"):
        if word in texts:
            return str(texts[word]["targets"][0])
    return str(asked["options"][0]["targets"][0])


def settled(guest: Guest, asked: Any) -> None:
    """A target with several choices opens a menu; its first line is taken."""
    menu, number = guest.page.locator('[role="menuitem"]'), asked["number"]
    guest.until(lambda: taken(guest, number) or menu.count() > 0 or staged(guest), f"for {asked}")
    if not taken(guest, number) and menu.count():
        menu.first.click()
    confirmed(guest, number)


@pytest.mark.ux(14)
def test_a_game_to_its_end_by_keys(come: Come, house: House) -> None:
    guest = seated(come(lang="cs", **STILL), house, AMULET, "arrows", partial(fresh, house))
    keys = guest.page.keyboard
    while asked := next_asked(guest):
        if asked["kind"] == "Go":
            by_arrows(guest, str(asked["options"][0]["targets"][0]))
            keys.press("Enter")
        else:
            keys.press("1")
        number = asked["number"]
        settled_by_keys(guest, number)
    assert guest.state["outcome"]["clause"].startswith("AMU-")


def settled_by_keys(guest: Guest, number: int) -> None:
    guest.until(lambda: taken(guest, number) or staged(guest), "for the answer")
    if not taken(guest, number):
        guest.page.keyboard.press("c")
        guest.until(lambda: taken(guest, number), "for the confirmed answer")


def taken(guest: Guest, number: int) -> bool:
    return guest.over() or guest.answered(number)


def staged(guest: Guest) -> bool:
    return guest.page.locator(CONFIRM).count() > 0


def by_arrows(guest: Guest, target: str) -> None:
    """From one open thing to the next until it has the focus."""
    for _ in range(40):
        guest.page.keyboard.press("n")
        if guest.page.evaluate("document.activeElement.dataset.target") == target:
            return
    raise AssertionError(f"{target} cannot be reached by keys")


# Together, won and lost


def last_evening(manor: str = "", amulet: str = "", sworn: bool = True) -> Realm:
    """Two hunters, one quest, perhaps both oaths fulfilled; Ana's is the evening's last turn."""
    ana, ben = player(amulet=amulet, place="monastery"), player("thief", place="hut")
    g = table(
        ana, ben, mode="cooperative", quests="A0", phase="evening", day=2, manor=manor, start=1
    )
    for n, one in enumerate((ana, ben)):
        kept, dropped = numbers(f"O{7 + 2 * n} O{8 + 2 * n}")
        if sworn:
            one.sworn, one.dropped = kept, dropped
        else:
            one.oaths = [kept, dropped]
    return followed(turn(g))


FULL = " ".join(f"{ring}{n}" for ring in "OSI" for n in range(1, 7))


@pytest.mark.ux(69)
@pytest.mark.clause("AMU-COO-08")
def test_a_game_together_is_won(come: Come, house: House) -> None:
    guest = come(**STILL).sit(placed(house, last_evening(amulet=FULL)), 0)
    strip = guest.page.locator('[data-target="quest:A0"]')
    guest.asked("Go")
    expect(strip).to_be_visible()
    play_on(guest, ["go castle", "done", "none", "finish A0"])
    assert guest.state["outcome"]["seats"][0]["won"]
    assert guest.state["outcome"]["clause"] == "AMU-COO-08"
    expect(guest.page.locator('[data-outcome="wonTogether"]')).to_be_visible()


@pytest.mark.ux(69)
@pytest.mark.clause("AMU-COO-14")
def test_a_game_together_is_lost(come: Come, house: House) -> None:
    guest = come(lang="cs", **STILL).sit(placed(house, last_evening(manor="M101")), 0)
    guest.asked("Go")
    play_on(guest, ["go castle", "done", "none"])
    assert not guest.state["outcome"]["seats"][0]["won"]
    assert guest.state["outcome"]["clause"] == "AMU-COO-14"
    expect(guest.page.locator('[data-outcome="lostTogether"]')).to_be_visible()
    guest.see("Jiskra v amuletu")


@pytest.mark.ux(69)
def test_a_game_lost_before_any_oath_has_its_result(come: Come, house: House) -> None:
    """Both say that they fulfilled none: the same words, twice."""
    lost = last_evening(manor="M101", sworn=False)
    guest = come(lang="cs", **STILL).sit(placed(house, lost), 0)
    guest.asked("Go")
    play_on(guest, ["go castle", "done", "none"])
    result = guest.page.locator('[data-part="result"]')
    expect(result.get_by_text("žádná splněná přísaha")).to_have_count(2)


def play_on(guest: Guest, wishes: list[str]) -> None:
    """Takes what is wished for where it is offered, else the first; by the list of options."""
    while asked := next_asked(guest):
        texts = [option["choice"] for option in asked["options"]]
        wish = next((one for one in wishes if one in texts), texts[0])
        guest.open_options()
        guest.page.locator(f'[data-option="{wish}"]').click()
        confirmed(guest, asked["number"])


# Secrets


@pytest.mark.ux(31)
@pytest.mark.clause("AMU-HID-06")
def test_hidden_oaths_are_in_no_frame_of_another_seat(come: Come, house: House) -> None:
    ana, ben = (
        player(place="monastery", oaths="O7 O8"),
        player("thief", place="hut", oaths="O9 O10"),
    )
    g = table(ana, ben, mode="hidden", quests="A1 B1 C2", day=2, lair="M101", manor="M102")
    opened_table = placed(house, followed(turn(g)), ME, BEN, quest_a="1", quest_b="1", quest_c="2")
    one, other = come(**STILL).sit(opened_table, 0), come(**STILL).sit(opened_table, 1)
    for _ in range(8):
        one.until(lambda: bool(one.state["asked"] or (other.states and other.state["asked"])))
        guest = one if one.state["asked"] else other
        guest.asked()
        guest.page.keyboard.press("?")
        guest.page.keyboard.press("Escape")
        guest.answer(1)
    assert any('"O7"' in frame for frame in one.frames), "one's own are there"
    assert any('"O9"' in frame for frame in other.frames)
    for guest, secret in ((one, ("O9", "O10")), (other, ("O7", "O8"))):
        told = "".join(guest.frames) + guest.dom()
        for oath in secret:
            assert f'"{oath}"' not in told
            assert f"oath:{oath}" not in told


# What is refused (bad input)


def refusal(guest: Guest, clause: str, words: str) -> None:
    why = guest.page.locator('[data-region="why"]')
    expect(why).to_have_attribute("data-clause", clause)
    expect(why).to_contain_text(words)


def why_of(guest: Guest, target: str) -> None:
    """With the focus on it, `?` asks why not."""
    guest.page.locator(f'[data-target="{target}"]:visible').first.focus()
    guest.page.keyboard.press("?")


def weapons() -> Realm:
    return say(visit(world(mine={"potions": ""}), "lair"), "fight lair:1")


@pytest.mark.ux(20, 67)
@pytest.mark.parametrize(
    ("begin", "target", "clause", "words"),
    [
        (map_of, "location:fair", "AMU-MOV-02", "Fair"),
        (
            lambda: turn(world(mine={"coins": 0, "health": 1})),
            "location:manor",
            "AMU-MOV-05",
            "Manor",
        ),
        (weapons, "weapon:WP4", "AMU-WPN-01", "Mace"),
        (lambda: say(weapons(), "wield WP1"), "weapon:WP1", "AMU-FGT-02", "Staff"),
        (
            lambda: visit(world(mine={"coins": 1}), "monastery"),
            "potion:PT01",
            "AMU-LOC-12",
            "2",
        ),
    ],
    ids=[
        "a locked place",
        "no means for the river",
        "a damaged weapon",
        "chosen already",
        "too dear",
    ],
)
def test_what_cannot_be_done_says_why(
    come: Come, house: House, begin: Any, target: str, clause: str, words: str
) -> None:
    guest = come(**STILL).sit(placed(house, begin()), 0)
    guest.asked()
    before = guest.state["fingerprint"]
    grey = guest.page.locator(f'[data-target="{target}"][data-state="greyed"]:visible').first
    expect(grey).to_be_visible()
    grey.click(force=True)
    refusal(guest, clause, words)
    assert guest.state["fingerprint"] == before


@pytest.mark.ux(20)
@pytest.mark.parametrize(
    ("begin", "target"),
    [
        (fight_of, "weapon:WP3"),
        (map_of, "potion:PT06"),
        (lambda: turn(together()), "oath:O7"),
    ],
    ids=["a third weapon", "a potion out of its moment", "an oath out of its moment"],
)
def test_what_is_out_of_its_moment_says_why(
    come: Come, house: House, begin: Any, target: str
) -> None:
    guest = come(**STILL).sit(placed(house, begin()), 0)
    guest.until(lambda: bool(guest.states) and guest.state["asked"] is not None)
    expect(guest.page.locator(f'[data-target="{target}"]:visible').first).to_be_visible()
    before = guest.state["fingerprint"]
    why_of(guest, target)
    expect(guest.page.locator('[data-region="why"][data-clause^="AMU-"]')).to_be_visible()
    assert guest.state["fingerprint"] == before


@pytest.mark.clause("AMU-DWN-02")
def test_weapons_are_chosen_beside_the_back_of_the_card(come: Come, house: House) -> None:
    """What the back shows is in sight, and what is chosen leaves no place to another."""
    g = visit(world(mine={"potions": ""}), "lair")
    guest = come().sit(placed(house, say(g, "fight lair:1")), 0)
    asked = guest.asked("ChooseWeapon")
    facing = guest.page.locator('[data-part="facing"]')
    weak = guest.state["view"]["fight"]["monster"]["weak"]
    expect(facing.locator("svg.back circle")).to_have_count(2 * len(weak) + 1)
    assert guest.page.locator("[data-cause]").inner_text().startswith("A fight")
    before = {one: facing.get_by_text(one).bounding_box() for one in names(facing)}
    facing.locator("button.weapon").first.click()
    guest.gone(asked["number"])
    expect(facing.locator(".taken")).to_have_count(1)
    assert {one: facing.get_by_text(one).bounding_box() for one in names(facing)} == before


def names(facing: Any) -> list[str]:
    return sorted(facing.locator(".weapon").all_inner_texts())
