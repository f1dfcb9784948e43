"""Payment: what a tile costs its player (TOG-PAY)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Question, Refusal, Shown
from druzina.games.tales_of_glory.content import Cost
from druzina.games.tales_of_glory.model import Player, Tale

SURCHARGE = ("gold", "potions")
PLAIN = ("nothing",)
WAYS = {
    (True, True): SURCHARGE,
    (True, False): ("gold",),
    (False, True): ("potions",),
    (False, False): (),
}


def shortfall(cost: Cost, player: Player) -> int:
    """TOG-PAY-05, -06, -09, -10: thresholds are not spent; potions cover just what is missing."""
    combat, magic = cost.combat - player.combat, cost.magic - player.magic
    return (max(0, combat)) + (max(0, magic))


def ways(g: Tale, player: Player, tile: int, wild: bool) -> tuple[str, ...]:
    """TOG-PAY-03, -04, -07, -13: how it can be paid; in the wilderness by which kinds."""
    cost = g.facts.tiles[tile].cost
    gold = player.gold - cost.gold
    potions = player.potions - cost.potions - shortfall(cost, player)
    if gold < 0 or potions < 0:
        return ()
    if not wild:
        return PLAIN
    return WAYS[gold > 0, potions > 0]


def lack(g: Tale, player: Player, tile: int, wild: bool) -> Refusal:
    """TOG-PAY-13: what the player would need and what there is."""
    cost = g.facts.tiles[tile].cost
    missing = shortfall(cost, player)
    arguments: dict[str, Argument] = {
        "tile": tile,
        "gold": cost.gold,
        "potions": cost.potions + missing,
        "substituted": missing,
        "have_gold": player.gold,
        "have_potions": player.potions,
        "surcharge": int(wild),
    }
    return Refusal("TOG-PAY-13", "refusal-cannot-pay", arguments)


def pay(g: Tale, seat: int, tile: int, surcharge: str) -> None:
    """TOG-PAY-13: the whole payment at once."""
    player = g.players[seat]
    cost = g.facts.tiles[tile].cost
    gold = cost.gold + (surcharge == "gold")
    potions = cost.potions + shortfall(cost, player) + (surcharge == "potions")
    player.gold -= gold
    player.potions -= potions
    if gold or potions:
        g.tell("TOG-PAY-13", "event-pays", seat=seat, tile=tile, gold=gold, potions=potions)


class PaySurcharge(Question[Tale, str]):
    """TOG-PAY-07, -14: gold or potion for the wilderness, if both can be paid. D6."""

    verb = "pay"
    clause = "TOG-PAY-07"

    tile: int

    def choices(self, g: Tale) -> Sequence[str]:
        return ways(g, g.players[self.seat], self.tile, wild=True)

    def answer(self, g: Tale, choice: str) -> None:
        pay(g, self.seat, self.tile, choice)

    def prompt(self, g: Tale) -> Shown:
        return Shown("ask-pay-surcharge", self.clause, {"seat": self.seat, "tile": self.tile})

    def show(self, g: Tale, choice: str) -> Shown:
        return Shown(f"choose-pay-{choice}", self.clause, {"tile": self.tile}, (f"pay:{choice}",))

    def candidates(self, g: Tale) -> Sequence[str]:
        return SURCHARGE

    def refusal(self, g: Tale, choice: str) -> Refusal | None:
        if choice in self.choices(g):
            return None
        return lack(g, g.players[self.seat], self.tile, wild=True)
