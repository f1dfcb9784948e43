"""What is wrong with a folder of content: what is printed, then the maps of the scenarios."""

from __future__ import annotations

from pathlib import Path

from druzina.core import Problem
from druzina.games.gloomhaven import scenario_maps
from druzina.games.gloomhaven.cards import read

MAPS = "scenarios"


def check(folder: Path) -> list[Problem]:
    maps = scenario_maps.check(folder / MAPS) if (folder / MAPS).exists() else []
    return [*read.check(folder), *maps]
