"""A bot from elsewhere: offered in the lobby of its server, taken to a table, and it plays."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.server.table.test_remote import TOKEN, clients

TURNS = 4


@pytest.fixture
def offering(client: None, tmp_path: Path) -> Iterator[House]:
    """A server that offers Gretel, and waits a minute for her."""
    more = ("--bot", f"Gretel={TOKEN}", "--bot-seconds", "60")
    running = House(tmp_path / "data", more=more)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def gretel(offering: House, tmp_path: Path) -> Iterator[None]:
    """The client of the documentation in a process of its own."""
    file = tmp_path / "gretel.py"
    file.write_text(clients()["python"], encoding="utf-8")
    bot = subprocess.Popen([sys.executable, str(file), offering.url, "Gretel", TOKEN])
    yield
    bot.kill()
    bot.wait()


@pytest.mark.parametrize(
    ("lang", "label", "about"),
    [
        ("en", "Gretel (from elsewhere)", "A bot that somebody runs for this server."),
        ("cs", "Gretel (odjinud)", "Bot, kterého pro tento server někdo provozuje."),
    ],
)
def test_a_bot_from_elsewhere_is_taken_to_a_table_and_plays(
    come: Come, offering: House, gretel: None, lang: str, label: str, about: str
) -> None:
    guest = come(lang=lang)
    guest.url = offering.url
    page = guest.go("/new/tales_of_glory").page
    page.select_option("#who-2", "nobody")
    page.locator("select.more").first.select_option(label=label)
    guest.see(about)
    page.locator(".sum .primary").click()
    for _ in range(TURNS):
        guest.asked()
        guest.answer()
    guest.asked()
    told = [line["words"] for state in guest.states for line in state["lines"]]
    assert any("Gretel" in line for line in told), "she has done something"
    assert not [frame for frame in guest.frames if "notice-remote" in frame], "and by herself"
    assert "Gretel" in guest.region("players")
