"""What play carries out: night abilities, skills, upgrades, oaths, quests, potions.

A skill counts as carried out when a rule asks for what it does while it works.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from druzina.bots import Budget
from druzina.bots.greedy import GreedyBot
from druzina.bots.policy import leant, wavering
from druzina.core import AnyQuestion, Choice, Luck, Seen
from druzina.core.hidden import imagine
from druzina.games.amulet import GAME
from druzina.games.amulet.content import LOADED
from druzina.games.amulet.content_model import LOCATIONS, Part
from druzina.games.amulet.model import Realm
from druzina.games.amulet.rules import skills
from tests.games.amulet.table import FACTS

if TYPE_CHECKING:
    import pytest

MODES = ("competitive", "cooperative", "hidden")
NOISE = 1.0
KNIGHT = FACTS.character("knight").number
GREEDY = 12  # every so many games a team of greedy bots


def everything() -> set[str]:
    found = {f"night:{one.id}" for one in FACTS.nights}
    found |= {f"skill:{one.id}" for one in FACTS.skills}
    found |= {f"upgrade:{name}" for name in LOCATIONS}
    found |= {f"oath:{one.id}" for one in FACTS.oaths}
    found |= {f"quest:{one.id}" for one in FACTS.quests}
    return found | {f"potion:{one.id}" for one in FACTS.potions}


class Watched(dict[str, tuple[Part, ...]]):
    """The powers of a seat, which note what is looked up in them."""

    names: dict[str, list[str]]
    watch: Watch

    def _note(self, verb: object) -> None:
        if self.watch.on:
            self.watch.found.update(self.names.get(str(verb), ()))

    def get(self, verb: str, default: Any = None) -> Any:
        self._note(verb)
        return super().get(verb, default)

    def __contains__(self, verb: object) -> bool:
        self._note(verb)
        return super().__contains__(verb)

    def __getitem__(self, verb: str) -> tuple[Part, ...]:
        self._note(verb)
        return super().__getitem__(verb)


class Watch:
    """Plays games and keeps what was carried out in them; `on` while rules run."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.found: set[str] = set()
        self.on = False
        self._made: dict[tuple[Any, ...], Watched] = {}
        self._powers = skills._powers
        patch.setattr(skills, "_powers", self._watched)

    def _watched(self, content: str, character: int, have: int, *rest: Any) -> Watched:
        key = (content, character, have, *rest)
        if key not in self._made:
            made = Watched(self._powers(content, character, have, *rest))
            made.watch, made.names = self, {}
            facts = LOADED[content]
            for node in facts.characters[character].tree:
                if node.skill >= 0 and have >> node.number & 1:
                    skill = facts.skills[node.skill]
                    for part in (*skill.parts, *skill.together):
                        if part.do in made.keys():  # noqa: SIM118  # `in` would be noted
                            made.names.setdefault(part.do, []).append(f"skill:{skill.id}")
            self._made[key] = made
        return self._made[key]

    def play(self, seed: int) -> Realm:
        """One game: its mode, seats and manner of play by its seed; every law at every decision."""
        mode, seats = MODES[seed % 3], 1 + seed // 3 % 5
        if mode != "cooperative":
            seats = max(2, seats)
        turns = (12, 36, 108) if seed % GREEDY == 7 else (2, 5, 7)
        quests = {
            f"quest_{letter}": str(seed // n % 3) for letter, n in zip("abc", turns, strict=True)
        }
        given: dict[str, object] = {"seats": seats, "mode": mode, "character": "drawn"}
        g = GAME.setup(
            GAME.read_options({**given, **(quests if mode != "competitive" else {})}),
            GAME.load(),
            seed,
        )
        g.told, luck = [], Luck(seed)
        bots = [GreedyBot(seat) for seat in range(seats)] if seed % GREEDY == 7 else []
        while True:
            self.on = True
            asked = g.advance()
            self.on = False
            self._hear(g)
            if asked is None:
                return g
            assert list(GAME.broken(g)) == []
            choice = greedy(g, bots, luck) if bots else chosen(g, *asked, luck, seed)
            self.on = True
            g.answer(asked[0], choice)

    def _hear(self, g: Realm) -> None:
        assert g.told is not None
        for event in g.told:
            told = LABELS.get(event.key)
            if told is not None:
                kind, argument, things = told
                number = event.shown[argument]
                assert isinstance(number, int)
                self.found.add(f"{kind}:{getattr(FACTS, things)[number].id}")
            elif event.key == "event-goes" and g.upgraded >> int(str(event.shown["location"])) & 1:
                self.found.add(f"upgrade:{LOCATIONS[int(str(event.shown['location']))]}")
        g.told.clear()


LABELS = {
    "event-ability": ("night", "night", "nights"),
    "event-oath": ("oath", "oath", "oaths"),
    "event-quest-done": ("quest", "quest", "quests"),
    "event-drinks": ("potion", "potion", "potions"),
}


def greedy(g: Realm, bots: Sequence[GreedyBot], luck: Luck) -> Choice:
    """What the greedy bot of a team answers, by what its seat may see."""
    seat, told = g.questions()[0].seat, g.told
    g.told = None
    world = imagine(GAME, GAME.codec.encode(g), seat, luck)
    g.told = told
    team = tuple(range(len(g.players)))
    return bots[seat].choose(Seen(GAME, GAME.codec.encode(world), seat, (team,)), Budget())


def chosen(
    g: Realm, question: AnyQuestion, choices: Sequence[Choice], luck: Luck, seed: int
) -> Choice:
    """At random every fourth game, else leaning, now and then astray; up one column of the tree.

    Every other game whoever has a skill for the Dungeons or for spells goes after it.
    """
    if question.kind == "PlaceXp":
        column = "abc"[(seed + question.seat) % 3]
        own = [one for one in choices if str(one).endswith(column)]
        return own[-1] if own else choices[-1]
    if seed % 4 == 0:
        return luck.pick(choices)
    sought = [one for one in choices if one in seeking(g, question.seat)]
    if seed % 2 and sought:
        return luck.pick(sought)
    if seed % 4 == 1:
        return leant(GAME, g, question, choices)
    if len(choices) > 1 and not luck.roll(24):
        return luck.pick(choices)
    return wavering(GAME, g, question, choices, luck, NOISE)


def seeking(g: Realm, seat: int) -> set[str]:
    """The answers that lead to what a skill is for, where leaning goes too seldom."""
    able, player = skills.powers(g, seat), g.players[seat]
    found = set()
    if "mirror spells" in able:
        found |= (
            {"go lair", "go manor"}
            if player.spells
            else {"go tower", *(f"buy {one.id}" for one in FACTS.spells)}
        )
    if g.mythical and "fight the top mythical" in able:
        found.add("go dungeons")
    if "more weapons" in able:
        found.add("go dungeons")
    elif player.character == KNIGHT and player.ready:
        found.add("go castle")  # for the XP that its top row costs
    return found
