"""PRO-VTR: an exchange of gold and items between two characters on one field."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Refusal, Shown, Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import MOVEMENT, NOTHING, Kingdom
from druzina.games.prophecy.rules.asking import Ask, named, number, thing
from druzina.games.prophecy.rules.cards import hand_over
from druzina.games.prophecy.rules.ending import Settle
from druzina.games.prophecy.rules.turn import in_final_battle

GIVE, CLAIM, PAY, CHARGE = "give", "claim", "pay", "charge"
PROPOSE, CANCEL, ACCEPT, REFUSE = "propose", "cancel", "accept", "refuse"


def partners(g: Kingdom) -> list[int]:
    """PRO-VTR-02, -08, -10, PRO-VTM-04: with whom a trade can be proposed now."""
    if not (g.trading or g.team_game) or g.now.refused >= LOADED[g.content].table.refused_trades:
        return []
    me, field = g.active, g.hero.field
    return [
        seat
        for seat in g.circle(me)[1:]
        if g.heroes[seat].here and g.heroes[seat].field == field and could_trade(g, me, seat)
    ]


def could_trade(g: Kingdom, seat: int, other: int) -> bool:
    """PRO-VTR-10: both own something to give; between partners one of them."""
    mine, theirs = (bool(g.heroes[s].gold or tradable(g, s, other)) for s in (seat, other))
    if g.partner(seat) == other:
        return mine or theirs
    return g.trading and mine and theirs


def tradable(g: Kingdom, seat: int, other: int) -> list[int]:
    """PRO-VTR-06, PRO-FIN-22: artifacts too, but in the final battle only between partners."""
    items = g.heroes[seat].items
    if in_final_battle(g) and g.partner(seat) != other and g.partner(other) != seat:
        facts = LOADED[g.content]
        return [item for item in items if not facts.item(item).artifact]
    return items


def no_offer(g: Kingdom, seat: int, word: str, thing: str) -> Refusal | None:
    """PRO-VTR-01, -02, -08, -10: why nothing can be proposed to somebody now."""
    if not thing.isdecimal() or int(thing) not in range(len(g.heroes)) or int(thing) == seat:
        return None
    other = int(thing)
    if not g.trading and g.partner(seat) != other:
        return Refusal("PRO-VTR-01", "refusal-no-trade", {})
    if not g.heroes[other].here or g.heroes[other].field != g.heroes[seat].field:
        return Refusal("PRO-VTR-02", "refusal-elsewhere", {"owner": other})
    if g.now.refused >= LOADED[g.content].table.refused_trades:
        return Refusal("PRO-VTR-08", "refusal-three-proposals", {})
    if g.phase == MOVEMENT and not could_trade(g, seat, other):
        return Refusal("PRO-VTR-10", "refusal-nothing-to-trade", {"owner": other})
    return Refusal("PRO-VTR-05", "refusal-moved", {})


def propose_to(g: Kingdom, seat: int) -> None:
    g.then(Proposal(g.active, other=seat))


class Proposal(Ask):
    """PRO-VTR-08, -10: built step by step; each item once, each side's gold once."""

    clause = "PRO-VTR-08"

    other: int = NOTHING
    gives: list[int] = []
    claims: list[int] = []
    pays: int = 0
    charges: int = 0

    def choices(self, g: Kingdom) -> Sequence[str]:
        mine, theirs = g.heroes[self.seat], g.heroes[self.other]
        given = [i for i in tradable(g, self.seat, self.other) if i not in self.gives]
        claimed = [i for i in tradable(g, self.other, self.seat) if i not in self.claims]
        return [
            *named(GIVE, g, given),
            *([] if self.pays else [f"{PAY} {n}" for n in range(1, mine.gold + 1)]),
            *named(CLAIM, g, claimed),
            *([] if self.charges else [f"{CHARGE} {n}" for n in range(1, theirs.gold + 1)]),
            *([PROPOSE] if self._fair(g) else []),
            CANCEL,
        ]

    def _fair(self, g: Kingdom) -> bool:
        """PRO-VTR-07, PRO-VTM-04: both give something; gifts only between partners."""
        mine, theirs = bool(self.gives or self.pays), bool(self.claims or self.charges)
        return mine or theirs if g.partner(self.seat) == self.other else mine and theirs

    def answer(self, g: Kingdom, choice: str) -> None:
        word = choice.partition(" ")[0]
        if word == CANCEL:
            refused(g)
            return
        if word == PROPOSE:
            terms = self.gives, self.claims, self.pays, self.charges
            g.then(AnswerProposal(self.other, self.seat, *terms))
            return
        if word == GIVE:
            self.gives.append(number(g, choice))
        elif word == CLAIM:
            self.claims.append(number(g, choice))
        elif word == PAY:
            self.pays = int(thing(choice))
        else:
            self.charges = int(thing(choice))
        g.then(self)

    def show(self, g: Kingdom, choice: str) -> Shown:
        """What one gives says so, as what one claims does."""
        told = super().show(g, choice)
        word = choice.partition(" ")[0]
        if word not in (GIVE, PAY):
            return told
        return Shown(f"choose-offer-{word}", told.clause, told.arguments, told.targets)

    def others(self, g: Kingdom) -> Sequence[str]:
        return (PROPOSE,)

    def against(self, g: Kingdom, choice: str) -> Refusal:
        return Refusal("PRO-VTR-07", "refusal-no-gifts", {"owner": self.other})

    def read(self, g: Kingdom, text: str) -> str | Refusal | None:
        """Things and sums that cannot be part of this trade."""
        word, _, what = text.partition(" ")
        if word in (GIVE, CLAIM):
            return self._no_thing(g, word, what)
        if word in (PAY, CHARGE) and what.isdecimal() and len(what) <= 3:
            return self._no_sum(g, word, int(what))
        return super().read(g, text)

    def _no_thing(self, g: Kingdom, word: str, what: str) -> Refusal | None:
        """PRO-VTR-01, -10, PRO-FIN-22."""
        ids = LOADED[g.content].ids
        if what not in ids:
            return None
        card = ids.index(what)
        owner = self.seat if word == GIVE else self.other
        if card in (*self.gives, *self.claims):
            return Refusal("PRO-VTR-10", "refusal-named-already", {"card": card})
        if card in g.heroes[owner].items:
            return Refusal("PRO-FIN-22", "refusal-artifact", {"card": card})
        if card in (*g.heroes[owner].abilities, *g.heroes[owner].kept):
            return Refusal("PRO-VTR-01", "refusal-not-tradable", {"card": card})
        return Refusal("PRO-VTR-01", "refusal-not-owned", {"owner": owner, "card": card})

    def _no_sum(self, g: Kingdom, word: str, n: int) -> Refusal:
        """PRO-VTR-10, PRO-CHR-16."""
        if self.pays if word == PAY else self.charges:
            return Refusal("PRO-VTR-10", "refusal-gold-named", {})
        owner = self.seat if word == PAY else self.other
        gold = g.heroes[owner].gold
        return Refusal("PRO-CHR-16", "refusal-gold-of", {"owner": owner, "n": n, "gold": gold})

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {**terms(self), "owner": self.other}


def refused(g: Kingdom) -> None:
    """PRO-VTR-05, -08, -10: the movement question is open again."""
    g.now.refused += 1
    g.then(MovementAgain())


class MovementAgain(Step[Kingdom]):
    def run(self, g: Kingdom) -> None:
        from druzina.games.prophecy.rules.movement import Movement

        g.then(Movement())


class AnswerProposal(Ask):
    """PRO-VTR-03: the exact exchange, at once, or not at all."""

    clause = "PRO-VTR-03"

    proposer: int = NOTHING
    gives: list[int] = []
    claims: list[int] = []
    pays: int = 0
    charges: int = 0

    def choices(self, g: Kingdom) -> Sequence[str]:
        return (ACCEPT, REFUSE)

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == REFUSE:
            refused(g)
            return
        exchange(g, self)
        g.then(Settle(self.proposer))

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {**terms(self), "owner": self.proposer}


def terms(offer: Proposal | AnswerProposal) -> dict[str, int | str | tuple[int | str, ...]]:
    """What is given and asked for."""
    return {
        "given": tuple(offer.gives),
        "gives": len(offer.gives),
        "claimed": tuple(offer.claims),
        "claims": len(offer.claims),
        "paid": offer.pays,
        "charged": offer.charges,
    }


def exchange(g: Kingdom, offer: AnswerProposal) -> None:
    """PRO-VTR-03, -09."""
    me, other = offer.proposer, offer.seat
    for item in offer.gives:
        hand_over(g, me, other, item)
    for item in offer.claims:
        hand_over(g, other, me, item)
    moved = offer.pays - offer.charges
    g.heroes[me].gold -= moved
    g.heroes[other].gold += moved
    if g.told is not None:
        g.tell("PRO-VTR-03", "event-trades", seat=me, owner=other, **terms(offer))
