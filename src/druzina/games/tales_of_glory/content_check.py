"""Whether a whole set of tiles is a good one: TOG-CNT and TOG-COM-06, beyond what playing needs.

A set that only fails here can be played; one that fails in `content_file` cannot be loaded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean

from druzina.core import Problem
from druzina.games.tales_of_glory.content import SIDES, TYPES, Tile, all_gains
from druzina.games.tales_of_glory.content_entry import Value, shown
from druzina.games.tales_of_glory.content_file import ERAS, Reading, read
from druzina.games.tales_of_glory.value_model import BANDS, discard_value, net_value
