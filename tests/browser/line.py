"""The line between a page and the server, in the hands of a test."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.guest import Guest

Change = Callable[[Any], Any]
TRIED = 1_500  # milliseconds: longer than the page waits between its first tries


def as_it_is(message: Any) -> Any:
    return message


class Line:
    """Can be cut and mended; what goes over it can be read and changed. Lay it before going in."""

    def __init__(self, guest: Guest) -> None:
        self.sent: list[Any] = []
        self.out: Change = as_it_is
        self.back: Change = as_it_is
        self._guest, self._cut = guest, False
        self._open: list[WebSocketRoute] = []
        guest.page.route_web_socket(re.compile("/ws$"), self._called)

    def _called(self, page: WebSocketRoute) -> None:
        if self._cut:
            page.close()
            return
        server = page.connect_to_server()

        def speak(text: str | bytes) -> None:
            message = json.loads(text)
            self.sent.append(message)
            server.send(json.dumps(self.out(message)))

        def hear(text: str | bytes) -> None:
            told = json.dumps(self.back(json.loads(text)))
            self._guest.hear(told)
            page.send(told)

        page.on_message(speak)
        server.on_message(hear)
        self._open.append(page)

    def cut(self) -> None:
        self._cut = True
        for page in self._open:
            page.close()
        self._open.clear()

    def mend(self) -> None:
        self._cut = False

    def mend_by_hand(self) -> None:
        """Nothing but the button leads back: the page's own tries, twice a second, are stopped."""
        page = self._guest.page
        page.evaluate("() => { window.later = setTimeout; window.setTimeout = () => 0 }")
        page.wait_for_timeout(TRIED)  # the last try that was due still meets a cut line
        self.mend()
        page.evaluate("() => { window.setTimeout = later }")
        page.get_by_role("button", name="Try now").click()
