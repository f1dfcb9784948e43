"""Something done in the middle of something else, which then goes on (GLH-TIM-10)."""

from __future__ import annotations

from druzina.core import Step
from druzina.games.gloomhaven.model import Action, Dungeon, Strike


class Resume(Step[Dungeon]):
    """What was interrupted is taken up again."""

    action: Action | None
    strike: Strike | None

    def run(self, g: Dungeon) -> None:
        g.action, g.strike = self.action, self.strike


def interrupt(g: Dungeon, action: Action | None, *steps: Step[Dungeon]) -> None:
    """These steps with an action of their own; then the present one goes on."""
    g.then(*steps, Resume(g.action, g.strike))
    g.action, g.strike = action, None
