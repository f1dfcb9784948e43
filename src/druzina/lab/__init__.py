"""Many games: played on all cores, one row each, and what they show.

`run` is the whole of it for a program; `druzina lab run` for a person.
"""

from __future__ import annotations

from druzina.lab.plan import Plan
from druzina.lab.row import Failed, Row
from druzina.lab.run import Results, run

__all__ = ["Failed", "Plan", "Results", "Row", "run"]
