"""Tiny games, each small enough to read at a glance, that together use all of the machine."""

from typing import Any

from druzina.core import Game
from tests.core.toys.bazaar import BazaarGame
from tests.core.toys.court import CourtGame
from tests.core.toys.duel import DuelGame
from tests.core.toys.muster import MusterGame
from tests.core.toys.rope import RopeGame

TOYS: tuple[Game[Any, Any], ...] = (
    DuelGame(),
    CourtGame(),
    BazaarGame(),
    MusterGame(),
    RopeGame(),
)
