"""A person at a browser: opens pages, reads what stands there, answers questions."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebSocket, expect

from tests.server.client import merged

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Right after a choice the buttons hold back: Confirm counts once it can be pressed.
CONFIRM = ':not([data-settling]) > [data-target="option:confirm"]'
PRESSABLE = ":visible:not([data-settling] > *)"
# A piece on the board shows figures; its name says the same in words.
PIECE = "data-target="
SERIOUS = ("serious", "critical")
# Of the server, yet without scripts: where something is laid into the device's memory.
NO_PAGE = "/api/health"


def remember(context: BrowserContext, settings: dict[str, Any]) -> None:
    """These settings stand on the device before its first visit."""
    context.add_init_script(
        "if (!localStorage.getItem('druzina.settings'))"
        f" localStorage.setItem('druzina.settings', {json.dumps(json.dumps(settings))})"
    )


class Guest:
    """`frames` are all messages of the server; errors on the page fail the test at the end."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.page: Page = context.new_page()
        self.frames: list[str] = []
        self.states: list[Any] = []
        self.forecasts: dict[int, Any] = {}
        self.faults: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._overhear)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.hear(str(frame)))

    def _overhear(self, said: ConsoleMessage) -> None:
        """What its Content-Security-Policy forbids, and what is read of a part that is gone, a page
        is told there alone."""
        if said.type == "error" and "Content Security Policy" in said.text:
            self.faults.append(said.text)
        if said.type == "warning" and "derived_inert" in said.text:
            self.faults.append(said.text)

    def hear(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "changed":
            if not self.states or message["after"] != self.states[-1]["fingerprint"]:
                return  # of another table, or heard already, on the line and on the page
            message = merged(self.states[-1], message)
        if message["type"] == "state":
            self.states.append(message)
        elif forecast := message.get("forecast"):
            self.forecasts[forecast["number"]] = forecast

    # Going places

    def go(self, path: str = "/") -> Guest:
        self.page.goto(f"{self.url}{path}")
        return self

    def sit(self, opened: Any, *seats: int, coach: bool = False) -> Guest:
        """Comes to the table with the keys of these seats on the device."""
        held = [one for one in opened["held"] if one["seat"] in seats]
        kept = {"id": opened["table"]["id"], "host": opened["host"], "held": held}
        kept |= {"invites": opened["invites"], "coach": coach, "at": 0}
        if not self.page.url.startswith(self.url):
            self.go(NO_PAGE)
        self.page.evaluate(
            "one => localStorage.setItem('druzina.tables', JSON.stringify([one]))", kept
        )
        self.states.clear()
        self.forecasts.clear()
        return self.go(f"/table/{opened['table']['id']}")

    # Reading

    @property
    def state(self) -> Any:
        return self.states[-1]

    def crossings(self) -> list[Any]:
        """Where undo ends, option by option, as the forecast of the open question says."""
        number = self.state["asked"]["number"]
        self.until(lambda: number in self.forecasts, "for the forecast")
        return [one["crosses"] for one in self.forecasts[number]["options"]]

    def region(self, name: str) -> str:
        return self.page.locator(f'[data-region="{name}"]').first.inner_text()

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def rest(self) -> None:
        """Waits until nothing moves on the page any more and what it needs has come."""
        assert self.ux("settled") == []

    def ux(self, check: str, *about: Any) -> Any:
        """What `checks.js` finds, e.g. `ux("tight", 44)`."""
        return self.page.evaluate("([check, about]) => ux[check](...about)", [check, list(about)])

    def dom(self) -> str:
        return self.page.content()

    def until(self, true: Callable[[], bool], what: str = "", seconds: float = 60.0) -> None:
        for _ in range(int(seconds * 20)):
            if true():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(
            f"waited in vain {what}: {self.region('prompt')} {self.frames[-3:]}"[:3000]
        )

    def soon(self, true: Callable[[], bool]) -> bool:
        """Whether it comes true within two seconds."""
        for _ in range(40):
            if true():
                return True
            self.page.wait_for_timeout(50)
        return False

    def asked(self, kind: str = "") -> Any:
        """Waits until the page shows an open question (of this kind) on its board; the question."""

        def shown() -> bool:
            asked = self.state["asked"] if self.states else None
            if asked is None or (kind and asked["kind"] != kind):
                return False
            which = f'[data-question="{asked["kind"]}"][data-number="{asked["number"]}"]'
            place = self.page.locator(f".tbl{which}")
            return place.locator('[data-region="board"] [data-target]').count() > 0

        self.until(shown, f"for a question {kind}")
        return self.state["asked"]

    def over(self) -> bool:
        return bool(self.states) and self.state["outcome"] is not None

    # Answering

    def options(self) -> list[str]:
        found = self.page.locator("[data-option]")
        return [str(one.get_attribute("data-option")) for one in found.all()]

    def open_options(self) -> None:
        if self.page.locator("[data-option]").count() == 0:
            self.page.locator("#tab-options").click()

    def answer(self, number: int = 1) -> None:
        """By keys: an option of the list, and Confirm where undo ends; waits until it is taken."""
        number_asked = self.asked()["number"]
        self.page.keyboard.press(str(number))
        self.settle(number_asked)

    def settle(self, number: int) -> None:
        """After a choice: Confirm if it is asked for; waits until the answer is taken."""
        confirm = self.page.locator(CONFIRM)
        self.until(lambda: confirm.count() > 0 or self.answered(number), "for the answer")
        if confirm.count():
            self.page.keyboard.press("c")
        self.gone(number)

    def reach(self, kind: str, choice: str = "") -> Any:
        """Answers by the first option until such a question, with such a choice, is asked."""
        while True:
            asked = self.asked()
            texts = [option["choice"] for option in asked["options"]]
            if asked["kind"] == kind and (not choice or choice in texts):
                return asked
            self.answer(1)

    def after(self, other: Guest) -> Any:
        """The other answers by the first option until this guest is asked, whoever began."""
        while True:
            self.until(lambda: self.state["asked"] or other.state["asked"], "for whoever is next")
            if self.state["asked"]:
                return self.asked()
            other.answer(1)

    def alone(self) -> Guest:
        """Waits until nobody else thinks, so that the next answer turns all answers up."""
        self.until(lambda: [one["status"] for one in self.state["waiting"]].count("thinking") == 1)
        return self

    def gone(self, number: int) -> None:
        """Waits until the question with this number is no longer open."""
        self.until(lambda: self.answered(number), "for the answer")

    def answered(self, number: int) -> bool:
        return (self.state["asked"] or {}).get("number") != number

    def fits(self) -> bool:
        """No horizontal scroll of the page."""
        wide = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        return bool(self.page.evaluate(wide))

    def audit(self) -> list[str]:
        """What axe finds serious or critical, one line each."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['impact']} {one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for one in found["violations"]
            if one["impact"] in SERIOUS
            for node in one["nodes"]
            if not (one["id"] == "label-content-name-mismatch" and PIECE in node["html"])
        ]

    def see(self, words: str) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible(timeout=60_000)
