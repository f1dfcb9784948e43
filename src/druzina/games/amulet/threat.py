"""What tonight will cost a team: the backs of cards tell who they are (AMU-INF-05)."""

from __future__ import annotations

from collections.abc import Iterable

from druzina.games.amulet.clock import turns_ahead
from druzina.games.amulet.content_model import Night
from druzina.games.amulet.model import EVENING, NIGHT, Realm
from druzina.games.amulet.rules.attack import added, affected, night_of, struck
from druzina.games.amulet.rules.quests import in_play

LEFT_ALONE = 0.5  # how likely a card stays in its row until night, seen from the morning
PAYABLE = 0.3  # what a loss is reckoned at that may be paid in coins
LATER = 4  # nights that something that comes again is reckoned for


def tonight(g: Realm) -> list[float]:
    """The health each seat will lose by what lies in the rows and beside the Village."""
    losses = [0.0] * len(g.players)
    if g.phase == NIGHT:
        return losses
    chance = 1.0 if g.phase == EVENING else LEFT_ALONE
    for monster in _acting(g):
        for seat, loss in enumerate(losses_by(g, monster)):
            losses[seat] += chance * loss
    return losses


def _acting(g: Realm) -> Iterable[int]:
    """Who will act: the Lair, the Manor if it may be left as it is, whoever acts every round."""
    yield from g.lair
    if in_play(g, "monster in manor") is None or len(g.players) == 1:
        yield from g.manor
    for monster in g.village:
        if night_of(g, monster).kind == "every round":
            yield monster


def losses_by(g: Realm, monster: int) -> list[float]:
    """The health that one card's ability takes from each seat, as all stand now."""
    night = night_of(g, monster)
    losses = [float(added(g, monster) * affected(g, seat, ())) for seat in range(len(g.players))]
    n = health_lost(night)
    if n:
        for seat in struck(g, night):
            if affected(g, seat, ()):
                losses[seat] += n * (PAYABLE if _payable(g, seat, night) else 1.0)
    return losses


def health_lost(night: Night) -> int:
    return sum(part.n for part in night.parts if part.do == "lose health")


def _payable(g: Realm, seat: int, night: Night) -> bool:
    prices = [part.instead.n for part in night.parts if part.instead is not None]
    return bool(prices) and g.players[seat].coins >= max(prices)


def nights_of(g: Realm, monster: int) -> int:
    """In how many nights a card will act if it is left alone, as far as one looks."""
    if night_of(g, monster).kind not in ("every round", "returns"):
        return 1
    return 1 + min(LATER, turns_ahead(g) // 2)


def threat_to(g: Realm, seat: int) -> int:
    return round(tonight(g)[seat])
