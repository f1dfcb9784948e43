"""The valley for ears: places with who and what is there, cards row by row, things by names."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins

from druzina.core import Argument
from druzina.terminal.boards.amulet import BACKS, LEFT, RIGHT, RealmBoard, Seen

INN = "inn"
STATES = ("locked", "revels", "upgraded")


class SpokenRealm(RealmBoard):
    """What `RealmBoard` draws, in words."""

    def sentences(self, view: Struct) -> list[str]:
        seen: Seen = to_builtins(view)
        listed = [*self._lists(seen), *self._adventure(seen), *self._quests(seen)]
        lines = [*self._banks(), *self._there(seen), *(line.plain for line in listed)]
        lines += [line for player in seen["players"] for line in self._sheet(player)]
        return [*lines, *self._heard(seen)]

    def _banks(self) -> list[str]:
        names = {
            "left": [self._name(place) for place in LEFT if place] + [self.words.say("slot-inn")],
            "right": [self._name(place) for place in RIGHT],
        }
        told: dict[str, Argument] = {key: self.words.joined(bank) for key, bank in names.items()}
        return [
            self.words.say("board-said-banks", {f"names_{key}": one for key, one in told.items()})
        ]

    def _there(self, seen: Seen) -> list[str]:
        """Places where somebody is or something lies; of all others there is nothing to say."""
        places = {place: self._name(place) for place in (*LEFT, *RIGHT) if place}
        told = {place: self._at(seen, place) for place in (*places, INN)}
        places[INN] = self.words.say("slot-inn").capitalize()
        return [f"{places[place]}: {'; '.join(parts)}" for place, parts in told.items() if parts]

    def _at(self, seen: Seen, place: str) -> list[str]:
        say = self.words.say
        told = [say(f"board-said-{state}") for state in STATES if place in seen[state]]
        if place in BACKS and seen[place]:
            told.append(say("board-said-cards", {"n": len(seen[place])}))
        if place == "dungeons" and seen["dungeon"]:
            told.append(say("board-said-mythical"))
        here = [self.words.seat(one["seat"]) for one in seen["players"] if one["place"] == place]
        return [*told, say("board-said-here", {"names": self.words.joined(here)})] if here else told

    def _sheet(self, player: Seen) -> list[str]:
        """One line of figures and one of things, each with the name."""
        who = self.words.seat(player["seat"])
        if not player["character"]:
            return [who]
        facts = self.words.say("board-player", self._facts(player))
        lines = [f"{who} · {self._name(player['character'])}: {facts}"]
        zones = {
            zone: [self._name(one) for one in player[zone]]
            for zone in ("ready", "damaged", "away", "spells", "potions")
        }
        zones["unplaced"] = [
            f"{n} × {self.words.say(f'gem-{colour}')}" for colour, n in player["unplaced"].items()
        ]
        zones["oaths"] = [self._name(one) for one in player["oaths"] or ()]
        told = [
            self.words.say(f"board-said-{zone}", {"names": ", ".join(names)})
            for zone, names in zones.items()
            if names
        ]
        return [*lines, f"{who}: {'; '.join(told)}"] if told else lines

    def _heard(self, seen: Seen) -> list[str]:
        cards = [(place, *one) for place in BACKS for one in enumerate(seen[place], 1)]
        told = [self._back(place, number, card) for place, number, card in cards]
        opened = self._opened(seen)
        if not opened:
            return told
        card: Any = self._thing(opened)
        rows = enumerate(map(self._marks, card.card.rows), 1)
        return [*told, f"{self._name(opened)}:", *(self._row(*one) for one in rows if one[1])]

    def _back(self, place: str, number: int, card: Seen) -> str:
        """AMU-DWN-02: the face-down card with its weak spots."""
        spots = sorted((row, column) for column, row in card["weak"])
        rows = {row: ", ".join(str(at) for one, at in spots if one == row) for row, _ in spots}
        return self.words.say(
            "board-back",
            {
                "where": self._name(place),
                "n": number,
                "level": card["level"],
                "stone": self.words.say(f"gem-{card['gem']}") if card["gem"] else "?",
                "power": card["power"],
                "spots": "; ".join(self._spots(*one) for one in rows.items()) or "-",
            },
        )

    def _spots(self, row: int, columns: str) -> str:
        return self.words.say("board-spots", {"n": row, "told": columns})

    def _row(self, row: int, told: str) -> str:
        return self.words.say("board-row", {"n": row, "told": told})

    def _marks(self, row: str) -> str:
        """What lies in a row of a card, square by square; empty squares are passed over."""
        found = [(at, mark) for at, mark in enumerate(row, 1) if mark not in ". "]
        return ", ".join(self.words.say("board-mark", {"n": at, "mark": m}) for at, m in found)
