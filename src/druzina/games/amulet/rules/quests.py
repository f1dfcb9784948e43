"""The co-operative game: quests, losing, winning (AMU-COO, AMU-HID, AMU-SOL)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.core import Argument, Outcome, Step
from druzina.games.amulet.content_model import Quest
from druzina.games.amulet.model import HIDDEN, NIGHT, NOTHING, Realm
from druzina.games.amulet.rules.asking import Ask
from druzina.games.amulet.rules.gems import charged

KEEP = "wait"


# Conditions


def sections(g: Realm) -> int:
    """AMU-COO-11: charged sections of all amulets together."""
    return sum(len(charged(g, seat)) for seat in range(len(g.players)))


def wanted(g: Realm, quest: Quest) -> int:
    """The number of a quest for so many players."""
    return quest.numbers[len(g.players) - 1]


MET: dict[str, Callable[[Realm, Quest], bool]] = {
    "charge sections": lambda g, quest: sections(g) >= wanted(g, quest),
    "beat all mythical": lambda g, quest: not g.mythical and g.dungeon == NOTHING,
    "other quests done": lambda g, quest: len(g.quests) == 1,
}


def met(g: Realm, quest: int) -> bool:
    """AMU-COO-11 to -13, -31: whether a quest may be discarded."""
    face = g.facts.quests[quest]
    return MET[face.condition](g, face)


def in_play(g: Realm, loses: str) -> Quest | None:
    """AMU-COO-09, -10: the quest still in play that is lost in this way."""
    for quest in g.quests:
        if loses in g.facts.quests[quest].loses:
            return g.facts.quests[quest]
    return None


def too_many_stuns(g: Realm) -> bool:
    """AMU-COO-05, -17, -18: one token more than lie beside quest C."""
    quest = in_play(g, "stun tokens")
    return quest is not None and sum(p.stuns for p in g.players) > wanted(g, quest)


# Looking at them


class Reckon(Step[Realm]):
    """AMU-COO-26, -27, -33: after each event losing comes first, then quests A, B and C."""

    def run(self, g: Realm) -> None:
        if not g.quests:
            return
        if too_many_stuns(g):
            lose(g, "AMU-COO-17")
            return
        for quest in g.quests:
            if quest not in g.kept and met(g, quest):
                if g.mode == HIDDEN or g.facts.quests[quest].condition == "other quests done":
                    discard(g, quest)
                    g.then(Reckon())
                else:
                    g.then(FinishQuest(g.start if g.phase == NIGHT else g.active, quest), Reckon())
                return


class FinishQuest(Ask):
    """AMU-COO-10, -27: the fulfilled quest is discarded now, or kept till the end of the round."""

    verb = "finish"
    clause = "AMU-COO-10"

    quest: int

    def about(self, g: Realm) -> dict[str, Argument]:
        return {"quest": self.quest}

    def choices(self, g: Realm) -> Sequence[str]:
        return [f"finish {g.facts.quests[self.quest].id}", KEEP]

    def answer(self, g: Realm, choice: str) -> None:
        if choice == KEEP:
            g.kept.append(self.quest)
            g.tell("AMU-COO-10", "event-quest-kept", seat=self.seat, quest=self.quest)
        else:
            discard(g, self.quest)


def discard(g: Realm, quest: int) -> None:
    """AMU-COO-10, AMU-HID-03: it is done; in the hidden form the game ends with the last."""
    g.quests.remove(quest)
    g.tell("AMU-COO-10", "event-quest-done", quest=quest)
    if g.mode == HIDDEN and not g.quests:
        finish_hidden(g)


class AskKept(Step[Realm]):
    """AMU-COO-27: at the end of a round kept quests are asked about again, on the last day not."""

    def run(self, g: Realm) -> None:
        g.kept.clear()
        if g.last_day:
            for quest in list(g.quests):
                if met(g, quest):
                    discard(g, quest)
        else:
            g.then(Reckon())


# Endings


def lose(g: Realm, clause: str) -> None:
    """AMU-COO-09, AMU-HID-04: all lose at once."""
    g.tell(clause, "event-lost", cause=clause)
    finish_together(g, clause, [False] * len(g.players))


def finish_hidden(g: Realm) -> None:
    """AMU-HID-03, -04: who has discarded the oaths wins."""
    won = [not player.oaths for player in g.players]
    g.tell("AMU-HID-03", "event-quests-over")
    finish_together(g, "AMU-HID-03", won)


def finish_together(g: Realm, clause: str, won: list[bool]) -> None:
    ranks = [1 if one else 2 for one in won]
    counts = [
        {
            "sections": len(charged(g, seat)),
            "trophies": len(player.trophies),
            "oath": int(not player.oaths),
            "stuns": player.stuns,
        }
        for seat, player in enumerate(g.players)
    ]
    g.end(Outcome(clause, won, ranks, [int(one) for one in won], counts=counts))


class EndRound(Step[Realm]):
    """AMU-COO-08, -24, -25: won if nothing is left, lost if something is after the last day."""

    def run(self, g: Realm) -> None:
        done = not g.quests and not any(player.oaths for player in g.players)
        if done:
            finish_together(g, "AMU-COO-08", [True] * len(g.players))
        elif g.last_day:
            lose(g, "AMU-HID-07" if g.mode == HIDDEN else "AMU-COO-25")
