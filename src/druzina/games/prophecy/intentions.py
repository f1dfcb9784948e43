"""PRO-VTM: what a hero tells the partner: what a way is for, and where the next one will lead.

All of it is made of what everybody sees: fields, their cards, spheres, stones, gold and experience.
"""

from __future__ import annotations

from druzina.core import Argument, Shown
from druzina.core.step import AnyQuestion
from druzina.games.prophecy.content_model import SPHERES
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.offers import best_bargain, best_lesson
from druzina.games.prophecy.planning import next_aim
from druzina.games.prophecy.rules.asking import number

Purpose = tuple[str, str, dict[str, Argument]]  # a word of the messages, the clause, what it names


_TOLD = {
    "aim": {
        "sphere": "aim-sphere",
        "relic": "aim-relic",
        "fight": "aim-fight",
        "train": "aim-train",
        "shop": "aim-shop",
        "rest": "aim-rest",
        "go": "aim-go",
    },
    "intends": {
        "sphere": "intends-sphere",
        "relic": "intends-relic",
        "fight": "intends-fight",
        "train": "intends-train",
        "shop": "intends-shop",
        "rest": "intends-rest",
        "go": "intends-go",
    },
}


def aim(g: Kingdom, question: AnyQuestion, choice: str) -> Shown | None:
    """Where somebody goes and what for, what is learnt and bought; how one fights is a detail."""
    if not g.team_game:
        return None
    word, _, thing = choice.partition(" ")
    if question.kind == "Move":
        return _of_way(g, question.seat, word, thing)
    if question.kind in ("UseField", "Buy") and word in _DEEDS:
        key, clause = _DEEDS[word]
        return Shown(key, clause, {"card": number(g, choice)}, (f"card:{thing}",))
    if word == "attack":
        return Shown("aim-attack", "PRO-PVP-01", {"owner": int(thing)}, (f"seat:{thing}",))
    return None


_DEEDS = {"learn": ("aim-learn", "PRO-FLD-10"), "buy": ("aim-buy", "PRO-FLD-06")}


def _of_way(g: Kingdom, seat: int, word: str, thing: str) -> Shown | None:
    if word == "sphere":
        return _told("aim", g, seat, g.heroes[seat].field, attacks=True)
    if word == "offer":
        return Shown("aim-hand", "PRO-VTM-03", {"owner": int(thing)}, (f"seat:{thing}",))
    if word == "use":
        return None
    field = (
        g.facts.numbers[thing.rsplit(" ", maxsplit=1)[-1]]
        if word in _TRAVELS
        else g.heroes[seat].field
    )
    return _told("aim", g, seat, field)


_TRAVELS = ("go", "horse", "ship", "gate", "fly")


def intention(g: Kingdom, seat: int) -> Shown | None:
    """What the seat is on its way to while others play."""
    if not g.team_game or not g.heroes[seat].here or g.battlefield != NOTHING:
        return None
    field, attacks = next_aim(g, seat)
    return _told("intends", g, seat, field, attacks)


def _told(way: str, g: Kingdom, seat: int, field: int, attacks: bool = False) -> Shown:
    if attacks:
        sphere = g.facts.fields[field].sphere
        target = f"sphere:{SPHERES[sphere]}"
        return Shown(_TOLD[way]["sphere"], "PRO-SPH-01", {"sphere": sphere}, (target,))
    word, clause, facts = _purpose(g, seat, field)
    return Shown(
        _TOLD[way][word], clause, {"field": field, **facts}, (f"field:{g.facts.fields[field].id}",)
    )


def _purpose(g: Kingdom, seat: int, field: int) -> Purpose:
    """What a field is gone to for: the first of these that is there."""
    here, hero = g.facts.fields[field], g.heroes[seat]
    if any(place == field for place, _ in g.relics):
        return "relic", "PRO-FLD-20", {}
    monsters = [card for card in g.open[field] if g.facts.is_monster(card)]
    if monsters:
        return "fight", "PRO-MON-03", {"monster": monsters[0]}
    if here.guild != NOTHING and best_lesson(g, seat, here.guild) > 0:
        return "train", "PRO-FLD-10", {}
    if any(service.do == "trade" for service in here.services) and best_bargain(g, seat, field):
        return "shop", "PRO-FLD-06", {}
    if (hero.wounds or hero.drained) and any(one.lives or one.mags for one in here.services):
        return "rest", "PRO-FLD-01", {}
    return "go", "PRO-MOV-01", {}
