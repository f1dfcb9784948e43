"""Things in words, made from their parts: night abilities, skills, potions, oaths, quests, and
the faces of all cards and tokens."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from druzina.core import Argument, Shown
from druzina.games.amulet.content import Content
from druzina.games.amulet.content_model import (
    COLOURS,
    Adventure,
    Character,
    Helper,
    Location,
    Monster,
    Night,
    Oath,
    Part,
    Potion,
    Quest,
    Skill,
    Spell,
    Story,
    Upgrade,
    Weapon,
)


def _dashed(words: str) -> str:
    return words.replace(" ", "-")


# Parts


def night_text(night: Night) -> Shown:
    """AMU-NGT-03: whom it strikes and what it does."""
    part = night.parts[0]
    other = part.instead or part.otherwise
    arguments: dict[str, Argument] = {
        "who": (night.who, night.least, *night.places),
        "n": part.n,
        "m": other.n if other else 0,
        "places": part.places,
    }
    return Shown(f"night-{_dashed(part.do)}", "AMU-NGT-06", arguments)


def who_text(value: tuple[Argument, ...]) -> Shown:
    """Whom a night ability strikes: the set, its number, its places."""
    who, least, *places = map(str, value)
    arguments: dict[str, Argument] = {"n": int(least), "places": tuple(places)}
    return Shown(f"who-{_dashed(who)}", "AMU-NGT-20", arguments)


def skill_text(part: Part) -> Shown:
    """AMU-SKL-07: one part of a skill."""
    arguments: dict[str, Argument] = {
        "n": part.n,
        "each": part.each,
        "places": part.places,
        "phase": part.phases[0] if part.phases else "any",
        "needs": _dashed(part.needs) or "none",
        "what": _dashed(part.what) or "none",
        "once": part.once or "none",
        "health": part.health,
        "coins": part.coins,
        "level": part.level,
    }
    return Shown(f"skill-{_dashed(part.do)}", "AMU-SKL-07", arguments)


def potion_text(potion: Potion) -> Shown:
    """The effect that sets the potion apart, with its numbers."""
    first, last = potion.parts[0], potion.parts[-1]
    arguments: dict[str, Argument] = {"n": last.n, "m": first.n}
    return Shown(f"potion-{_dashed(last.do)}", "AMU-POT-01", arguments)


def oath_text(oath: Oath) -> Shown:
    arguments: dict[str, Argument] = {
        "n": oath.part.n,
        "places": (oath.place,) if oath.place else (),
    }
    return Shown(f"oath-{_dashed(oath.part.do)}", "AMU-COO-07", arguments)


def upgrade_text(part: Part) -> Shown:
    arguments: dict[str, Argument] = {"n": part.n, "what": _dashed(part.what) or "none"}
    return Shown(f"upgrade-{_dashed(part.do)}", "AMU-ADV-08", arguments)


def location_text(part: Part) -> Shown:
    arguments: dict[str, Argument] = {"n": part.n, "coins": part.coins}
    return Shown(f"location-{_dashed(part.do)}", "AMU-LOC-13", arguments)


def quest_text(quest: Quest) -> list[Shown]:
    """AMU-COO-11 to -18: when it is done, and how it is lost."""
    numbers: dict[str, Argument] = {"numbers": quest.numbers, "n": quest.numbers[0]}
    done = Shown(f"quest-{_dashed(quest.condition)}", "AMU-COO-10", numbers)
    lost = [Shown(f"lost-{_dashed(one)}", "AMU-COO-09", numbers) for one in quest.loses]
    if quest.extra:
        lost.append(Shown("fact-extra", "AMU-COO-18", {"n": quest.extra[0].n}))
    return [done, *lost]


# Faces


def describe(facts: Content, found: Struct) -> list[Shown]:
    """The face of a thing, line by line."""
    if isinstance(found, Monster):
        return _monster(facts, found)
    if isinstance(found, Adventure):
        return [*_grid(found.card.rows), _face("face-adventure", found.gem)]
    if isinstance(found, Weapon | Helper | Spell):
        return _token(found)
    if isinstance(found, Skill):
        together = [skill_text(part) for part in found.together]
        more = [Shown("face-together", "AMU-SCO-10"), *together] if together else []
        return [*(skill_text(part) for part in found.parts), *more]
    if isinstance(found, Potion):
        gem = [_face("face-potion-gem", found.gem)] if found.gem >= 0 else []
        cost: dict[str, Argument] = {"n": found.cost}
        return [Shown("face-cost", "AMU-LOC-26", cost), potion_text(found), *gem]
    if isinstance(found, Oath):
        return [oath_text(found)]
    if isinstance(found, Quest):
        return quest_text(found)
    if isinstance(found, Upgrade):
        return [upgrade_text(part) for part in found.parts]
    if isinstance(found, Location):
        return [location_text(part) for part in found.parts]
    if isinstance(found, Night):
        return [night_text(found)]
    if isinstance(found, Story):
        return [Shown("face-story", "AMU-COO-03", {"tale": (found.id, n)}) for n in range(3)]
    assert isinstance(found, Character), "nothing else is in the catalogue"
    weapons = tuple(facts.weapons[one].id for one in found.weapons)
    return [Shown("face-character", "AMU-SET-10", {"n": found.health, "weapons": weapons})]


def _face(key: str, gem: int) -> Shown:
    return Shown(key, "AMU-GEM-01", {"gem": COLOURS[gem]})


def _monster(facts: Content, monster: Monster) -> list[Shown]:
    arguments: dict[str, Argument] = {
        "level": monster.level,
        "power": monster.power,
        "mark": monster.mark,
    }
    head = Shown("face-mythical" if monster.mythical else "face-monster", "AMU-DWN-02", arguments)
    lines = [head, *_grid(monster.card.rows)]
    if monster.gem >= 0:
        lines.append(_face("face-gem", monster.gem))
        night = facts.nights[monster.night]
        kind = f"kind-{_dashed(night.kind)}"
        about: dict[str, Argument] = {"night": night.id, "part": kind}
        lines.append(Shown("face-night", "AMU-NGT-03", about))
    return lines


def _grid(rows: Sequence[str]) -> list[Shown]:
    return [Shown("face-row", "AMU-PLC-01", {"text": " ".join(row)}) for row in rows]


def _token(found: Weapon | Helper | Spell) -> list[Shown]:
    lines = _grid(found.token.shape)
    if isinstance(found, Spell):
        return [*lines, Shown("face-cost", "AMU-SPL-01", {"n": found.cost})]
    if found.token.symbol:
        lines.append(Shown(f"face-symbol-{found.token.symbol}", "AMU-WPN-02"))
    return lines
