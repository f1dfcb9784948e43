"""From the lobby to a game; language and theme; what a person is told when something is wrong."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Response, expect

from druzina.bots import LEVELS
from druzina.bots.measured import measured
from druzina.games import NAMES
from tests.browser.conftest import Come
from tests.browser.house import House

ME = {"who": "me", "name": "Ana"}
BOT = {"who": "bot", "level": "apprentice"}


@pytest.mark.ux(2)
@pytest.mark.parametrize("number", range(3))
def test_a_game_begins_with_one_click(come: Come, number: int) -> None:
    guest = come().go()
    guest.page.get_by_role("button", name="Play now").nth(number).click()
    guest.asked()
    assert "Ana" in guest.region("prompt")
    assert guest.page.get_by_role("dialog").count() == 0
    guest.open_options()
    guest.until(lambda: len(guest.options()) == len(guest.state["asked"]["options"]), "for all")


@pytest.mark.ux(1)
def test_the_first_page_is_small(come: Come) -> None:
    guest = come()
    sizes: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if "/api/" not in answer.url:
            sizes[answer.url] = len(gzip.compress(answer.body()))

    guest.page.on("response", weigh)
    guest.go()
    guest.page.wait_for_selector(".gc")
    guest.page.wait_for_load_state("networkidle")
    fonts = {url: size for url, size in sizes.items() if url.endswith(".woff2")}
    assert len(fonts) == 4
    assert sum(fonts.values()) <= 120_000, fonts
    assert sum(sizes.values()) - sum(fonts.values()) <= 150_000, sizes
    assert not [url for url in sizes if not url.startswith(guest.url)], "nothing from elsewhere"


@pytest.mark.ux(3)
def test_the_language_changes_every_word_at_once(come: Come) -> None:
    guest = come(lang="en").go()
    guest.see("What shall we play?")
    guest.page.evaluate("window.still = true")
    guest.page.get_by_role("button", name="Čeština").click()
    guest.see("Co si zahrajeme?")
    guest.see("Hrát hned")
    assert guest.page.evaluate("window.still") is True
    assert guest.page.evaluate("document.documentElement.lang") == "cs"
    english = ["Play now", "First game", "Your name", "Open tables", "competitive"]
    assert not [word for word in english if word in guest.text()]


@pytest.mark.ux(3)
def test_the_language_changes_in_the_middle_of_a_game(come: Come) -> None:
    guest = come(lang="en").go()
    guest.page.get_by_role("button", name="Play now").first.click()
    guest.asked()
    guest.until(lambda: [one["status"] for one in guest.state["waiting"]].count("thinking") == 1)
    regions = ("prompt", "players", "board", "tray", "side")
    before = [guest.region(name) for name in regions]
    guest.page.evaluate("window.still = true")
    guest.page.keyboard.press("w")
    said = guest.page.locator("#say-prompt, #say-now, #log")
    guest.until(lambda: "choose a tile" in " ".join(said.all_text_contents()), "for a word")
    guest.page.get_by_role("button", name="Čeština").click()
    guest.see("tajně vyber dílek")
    guest.see("Průběh")
    assert "choose a tile" not in " ".join(said.all_text_contents()), "nor by ear"
    assert guest.page.evaluate("window.still") is True
    guest.page.get_by_role("button", name="English").click()
    guest.see("choose a tile")
    guest.until(lambda: [guest.region(name) for name in regions] == before, "for the same words")


@pytest.mark.ux(4)
def test_the_theme_follows_the_system_can_be_fixed_and_survives_a_reload(come: Come) -> None:
    guest = come(dark=True).go()
    ground = "getComputedStyle(document.body).backgroundColor"
    guest.see("What shall we play?")
    assert guest.page.evaluate(ground) == "rgb(21, 23, 28)"
    guest.page.get_by_role("button", name="Switch between light and dark").click()
    assert guest.page.evaluate(ground) == "rgb(246, 241, 231)"
    guest.context.add_init_script(
        """window.grounds = new Set();
        const look = () => { if (document.body)
          window.grounds.add(getComputedStyle(document.body).backgroundColor);
          requestAnimationFrame(look) };
        requestAnimationFrame(look)"""
    )
    guest.page.reload()
    guest.see("What shall we play?")
    painted = "[...window.grounds].filter(one => one !== 'rgba(0, 0, 0, 0)')"
    assert guest.page.evaluate(painted) == ["rgb(246, 241, 231)"], "no other theme flashes"


def test_a_table_that_waits_for_me_is_offered_first(come: Come) -> None:
    guest = come().go()
    guest.page.get_by_role("button", name="Play now").first.click()
    guest.asked()
    guest.go()
    guest.page.get_by_role("link", name="Continue").click()
    guest.asked()


def test_a_table_that_opens_is_shown_without_asking(come: Come, house: House) -> None:
    """Whoever asks hears of no table here; the line to the lobby tells of it."""
    guest = come()
    guest.page.route("**/api/tables?lang=*", lambda route: route.fulfill(json=[]))
    guest.go().see("Open tables")
    opened = house.open({"who": "me", "name": "Bára"}, {"who": "public"}, begin=False)
    row = guest.page.locator(f'[data-target="table:{opened["table"]["id"]}"]')
    expect(row).to_be_visible()
    house.post(f"/tables/{opened['table']['id']}/close", {"host": opened["host"]})
    expect(row).to_have_count(0)


def test_a_table_is_set_up_on_one_page_with_a_live_summary(come: Come) -> None:
    guest = come().go("/new/tales_of_glory")
    page = guest.page
    expect(page.get_by_role("status").filter(has_text="3 seats: you, adept, adept")).to_be_visible()
    page.select_option("#who-1", "link")
    expect(page.get_by_role("status").filter(has_text="you, open link, adept")).to_be_visible()
    page.select_option("#who-1", "nobody")
    page.select_option("#who-2", "nobody")
    guest.see("This game is for 2–5 players; 1 seat is taken.")
    page.select_option("#who-1", "device")
    page.get_by_role("button", name="Start").click()
    guest.see("Give the device to Ana")


def test_the_summary_says_what_is_played_and_what_is_unusual(come: Come) -> None:
    page = come().go("/new/gloomhaven").page
    summary = page.get_by_role("status").filter(has_text="Gloomhaven")
    expect(summary).to_have_text("3 seats: you, adept, adept; Gloomhaven, Black Barrow")
    page.get_by_role("radio", name="hard", exact=True).check(force=True)
    expect(summary).to_have_text("3 seats: you, adept, adept; Gloomhaven, Black Barrow, hard")


def test_what_does_not_go_with_the_seats_is_greyed_with_its_reason(come: Come) -> None:
    guest = come().go("/new/tales_of_glory")
    page = guest.page
    start = page.get_by_role("combobox", name="Start player")
    fourth = start.locator("option", has_text="seat 4")
    expect(fourth).to_be_disabled()
    expect(fourth).to_have_text("seat 4 (only with 4–5 players)")
    expect(start.locator("option", has_text="the longest name").last).to_be_disabled()
    expect(start.locator("option", has_text="seat 3")).to_be_enabled()
    start.select_option("2")
    page.select_option("#who-2", "nobody")
    beside = page.locator(".sum")
    expect(beside).to_contain_text("Start player: “seat 3” – only with 3–5 players.")
    expect(beside.get_by_role("button")).to_have_attribute("aria-disabled", "true")
    page.select_option("#who-2", "bot")
    expect(beside).not_to_contain_text("only with")


def test_a_fault_of_opening_stands_beside_the_button(come: Come) -> None:
    guest = come().go("/new/tales_of_glory")
    page = guest.page
    fault = {"key": "problem-tables-limit", "words": "Too many tables.", "status": 429}
    page.route("**/api/tables?*", lambda route: route.fulfill(status=429, json=fault))
    page.get_by_role("button", name="Start").click()
    alert = page.get_by_role("alert").filter(has_text="Too many tables.")
    expect(alert).to_be_in_viewport()
    words, button = alert.bounding_box(), page.locator(".sum button").bounding_box()
    assert words
    assert button
    assert abs(words["y"] - button["y"]) < 80


def test_friends_sit_down_by_link_and_the_host_starts(come: Come) -> None:
    host = come().go("/new/tales_of_glory")
    host.page.select_option("#who-1", "link")
    host.page.select_option("#who-2", "public")
    host.page.get_by_role("button", name="Open the table").click()
    host.see("Waiting room")
    invite = host.page.get_by_label("Invitation to this seat").input_value()
    host.page.get_by_role("button", name="QR").first.click()
    expect(host.page.get_by_role("img", name="QR code")).to_be_visible()
    friend = come(settings={"name": "Ben"})
    friend.page.goto(invite)
    friend.see("that is you")
    assert "invite" not in friend.page.url
    host.see("Ben")
    host.page.get_by_role("button", name="Fill with bots").click()
    host.see("Everybody is here.")
    host.page.get_by_role("button", name="Start").click()
    host.asked()
    friend.asked()
    late = come()
    late.page.goto(invite)
    late.see("You cannot sit down here")
    late.page.get_by_role("link", name="Watch the table").click()
    late.see("You are watching.")


def test_who_comes_by_a_link_without_a_name_can_say_it_later(come: Come, house: House) -> None:
    """Sits at once; the name is told in the waiting room or at the table, and all read it."""
    opened = house.open(ME, {"who": "link"}, {"who": "link"})
    host = come().sit(opened, 0)
    paths = [f"/table/{opened['table']['id']}#invite={one['invite']}" for one in opened["invites"]]
    ben, eva = (
        come(settings={"name": ""}, width=width).go(path)
        for path, width in zip(paths, (390, 1440), strict=True)
    )
    for friend in (ben, eva):
        friend.see("that is you")
    for seat in (1, 2):
        expect(host.page.locator(f'[data-seat="{seat}"] b')).to_have_text(f"Player {seat + 1}")
    box = ben.page.locator('[data-seat="1"] b').bounding_box()
    assert box
    assert box["height"] < 40, "beside the field the seat's name is still read in one line"
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_label("Your name")).to_have_count(0)
    expect(host.page.locator('[data-seat="1"] b')).to_have_text("Ben")
    expect(host.page.locator('[data-seat="2"] b')).to_have_text("Player")
    host.page.get_by_role("button", name="Start").click()
    eva.asked()
    field = eva.page.locator('[data-region="header"]').get_by_label("Your name")
    field.fill("Eva")
    eva.page.get_by_role("button", name="Save name").click()
    expect(field).to_have_count(0)
    expect(host.page.locator('[data-region="players"]')).to_contain_text("Eva")
    expect(eva.page.locator('[data-region="prompt"]')).to_contain_text("Eva")
    expect(host.page.locator('[data-region="players"]')).not_to_contain_text("Player")
    eva.go()
    expect(eva.page.get_by_label("Your name")).to_have_value("Eva")


def test_who_opens_the_link_of_a_named_seat_elsewhere_is_not_asked_for_a_name(
    come: Come, house: House
) -> None:
    opened = house.open(ME, BOT)
    guest = come(settings={"name": ""}).sit(opened, 0)
    guest.asked()
    assert "Ana" in guest.region("players")
    expect(guest.page.get_by_label("Your name")).to_have_count(0)


def test_around_one_screen_there_is_one_box_of_keys_and_anybody_writes(
    come: Come, house: House
) -> None:
    opened = house.open(ME, {"who": "device", "name": "Ben"}, {"who": "link"})
    guest = come().sit(opened, 0, 1)
    keys = guest.page.locator("[data-part=keys]")
    expect(keys).to_have_count(1)
    expect(guest.page.get_by_role("heading", name="Your way back")).to_have_count(1)
    links = [
        keys.get_by_label(f"Link to the seat of {name}").input_value() for name in ("Ana", "Ben")
    ]
    secrets = [one["secret"] for one in opened["held"]]
    assert [link.partition("#")[2] for link in links] == secrets
    guest.page.get_by_label("Who writes").select_option(label="Ben")
    guest.page.get_by_label("Say something").fill("hello")
    guest.page.get_by_role("button", name="Send", exact=True).click()
    expect(guest.page.get_by_role("log", name="Chat")).to_contain_text("Ben")


def test_a_host_without_a_seat_is_told_why_nothing_can_be_written(come: Come, house: House) -> None:
    opened = house.open({"who": "link"}, {"who": "link"})
    come().sit(opened).see("The table is yours, but you have no seat at it")
    come().go(f"/table/{opened['table']['id']}").see("Only those who sit at the table can write.")


def test_what_is_chosen_for_a_new_table_is_not_cut_on_a_phone(come: Come) -> None:
    guest = come(lang="cs", width=390, height=844).go("/new/tales_of_glory")
    many = guest.page.locator("select.many")
    many.wait_for()
    for seat in (3, 4):
        guest.page.select_option(f"#who-{seat}", "bot")
    # A select does not say what it cuts: its words are measured beside it.
    cut = """field => {
      const brush = document.createElement('canvas').getContext('2d');
      brush.font = getComputedStyle(field).font;
      const wide = brush.measureText(field.selectedOptions[0].label).width;
      return wide - (field.clientWidth - 40);
    }"""
    for value in many.first.locator("option:enabled").all():
        many.first.select_option(value=str(value.get_attribute("value")))
        assert many.first.evaluate(cut) <= 0, value.inner_text()


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_who_chooses_a_bot_reads_how_often_it_wins_and_how_sure_that_is(
    come: Come, lang: str, game: str
) -> None:
    """Whatever was measured of a level; where nothing was, the form says so."""
    page = come(lang=lang).go(f"/new/{game}").page
    level, words = page.locator(".seats select.more").first, page.locator(".seats .why").first
    unknown = {"en": "not measured yet", "cs": "zatím neměřilo"}[lang]
    for one in LEVELS:
        level.select_option(one)
        told = [
            figure.replace(".", ",") if lang == "cs" else figure
            for row in measured(game, one)
            for share, low, high in row.shares.values()
            for figure in (f"{share:.1f} %", f"{low:.1f}–{high:.1f} %")
        ]
        for figure in told or [unknown]:
            expect(words).to_contain_text(figure)
        if told:
            expect(words).not_to_contain_text(unknown)


def test_dead_links_say_so_and_offer_a_way_on(come: Come, house: House) -> None:
    guest = come(lang="cs").go("/table/nonexistent1")
    guest.see("Takový stůl tu není")
    guest.page.get_by_role("link", name="Do herny").click()
    guest.see("Co si zahrajeme?")
    opened = house.open(ME, BOT)
    guest.go(f"/table/{opened['table']['id']}#wrongkey")
    guest.see("Tento odkaz žádné místo neotevírá")
    guest.page.get_by_role("button", name="Sledovat stůl").click()
    guest.see("Díváš se.")
    guest.go("/nowhere/at/all")
    guest.see("Tady nic není")


@pytest.mark.ux(35)
def test_the_seat_link_opens_the_seat_on_another_device(come: Come, house: House) -> None:
    opened = house.open(ME, BOT)
    secret = opened["held"][0]["secret"]
    guest = come().go(f"/table/{opened['table']['id']}#{secret}")
    guest.asked()
    guest.until(lambda: secret not in guest.page.url, "for the key to leave the address")
    guest.page.reload()
    guest.asked()
    assert not re.search(re.escape(secret), guest.dom())


@pytest.mark.parametrize(
    ("lang", "words", "address"),
    [
        ("en", "leads to this computer only", "http://192.168.1.7:8000"),
        ("cs", "vede jen na tento počítač", "http://192.168.1.7:8000"),
        ("en", "druzina serve --host 0.0.0.0", ""),
    ],
)
def test_an_invitation_to_this_computer_warns_and_offers_the_network(
    come: Come, house: House, lang: str, words: str, address: str
) -> None:
    host = come(lang)
    told = house.get("/health") | {"addresses": [address] if address else []}
    host.page.route("**/api/health*", lambda route: route.fulfill(json=told))
    host.go("/new/tales_of_glory")
    host.page.select_option("#who-1", "link")
    host.page.get_by_role(
        "button", name="Open the table" if lang == "en" else "Otevřít stůl"
    ).click()
    host.see(words)
    if address:
        before = host.page.locator(".box input.field").first.input_value()
        assert "127.0.0.1" in before
        host.page.get_by_role("button", name=address.removeprefix("http://")).first.click()
        after = host.page.locator(".box input.field").first
        expect(after).to_have_value(before.replace(host.url, address))
