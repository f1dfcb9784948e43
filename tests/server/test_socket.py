"""What is written at once: frames as the standard has them, and nobody is written over."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from druzina.server.web.socket import framed
from tests.server.conftest import House


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_as_the_standard_has_it(size: int) -> None:
    data = b"x" * size
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_what_waits_is_not_overtaken(house: House) -> None:
    """Many answers at once, some of which must wait: they come in their order."""
    opened = house.open("Ana", "Ben")
    ana = house.join(opened, 0)
    ana.until("state")
    for number in range(1, 21):
        ana.say("forecast", id=number, seat=0)
    assert [ana.until("reply")["id"] for _ in range(20)] == list(range(1, 21))
