"""The kingdom for ears: names in full, values with what they are, no marks."""

from __future__ import annotations

from msgspec import Struct, to_builtins

from druzina.core import Argument
from druzina.terminal.boards.prophecy import KingdomBoard, Seen

DOWN = "?"


class SpokenKingdom(KingdomBoard):
    """What `KingdomBoard` draws, in words."""

    def sentences(self, view: Struct) -> list[str]:
        seen: Seen = to_builtins(view)
        drawn = (self._fight(seen, bar=False)[1:], self._hand(seen))
        lines = [line.plain.strip() for part in drawn for line in part]
        lines = [*self._fighting(seen), *lines, *map(self._sphere, seen["spheres"])]
        lines += [line for field in seen["ring"] for line in self._field(seen, field)]
        return [*lines, *(line for hero in seen["heroes"] for line in self._sheet(hero))]

    def _fighting(self, seen: Seen) -> list[str]:
        fight = seen["fight"]
        if not fight:
            return []
        one, other = (
            self.words.seat(side["seat"]) if side["seat"] >= 0 else self._name(fight["monster"])
            for side in fight["sides"]
        )
        return [self.words.say("board-said-fight", {"one": one, "other": other})]

    def _sphere(self, sphere: Seen) -> str:
        told: dict[str, Argument] = {"id": sphere["id"]}
        if sphere["closed"]:
            return self.words.say("board-said-sphere-closed", told)
        inside = {name: sphere[name] for name in ("lesser", "greater", "artifact")}
        if set(inside.values()) == {DOWN}:
            return self.words.say("board-said-sphere-hidden", told)
        return self.words.say(
            "board-said-sphere",
            {**told, **{name: self._lies(card) for name, card in inside.items()}},
        )

    def _lies(self, card: str) -> str:
        if card in (DOWN, ""):
            return self.words.say("board-said-down" if card else "board-said-gone")
        return self._valued(card)

    def _field(self, seen: Seen, field: Seen) -> list[str]:
        """Who stands there and what lies there; nothing of a field without either."""
        names = [
            self.words.seat(hero["seat"]) for hero in seen["heroes"] if hero["field"] == field["id"]
        ]
        told = (
            [self.words.say("board-said-here", {"names": self.words.joined(names)})]
            if names
            else []
        )
        known = [*field["open"], *filter(None, [field["looked"]]), *field["relics"]]
        told += [self._valued(card) for card in (*known, *field["lessons"], *field["goods"])]
        if field["hidden"] and not field["looked"]:
            told.append(self.words.say("board-said-hidden"))
        return [f"{self._name(field['id'])}: {'; '.join(told)}"] if told else []

    def _valued(self, card: str) -> str:
        """A monster with its strength and willpower; of anything else the name."""
        thing = self._thing(self._entry(card))
        values: dict[str, Argument] = {
            name: value
            for name in ("strength", "willpower")
            if isinstance(value := getattr(thing, name, None), int) and value
        }
        name = self._name(self._entry(card))
        if not values:
            return name
        key = "both" if len(values) > 1 else next(iter(values))
        return self.words.say(f"board-said-{key}", {"text": name, **values})

    def _sheet(self, hero: Seen) -> list[str]:
        head, *more = [line.plain.strip() for line in self._hero({"active": None}, hero)]
        facts, *_ = more or [""]
        things = [
            self.words.say("board-said-damaged", {"text": name})
            if card in hero["damaged"]
            else name
            for kind in ("items", "abilities", "kept")
            for card in hero[kind]
            for name in [self._name(self._entry(card))]
        ]
        things += [self._name(guild) for guild in hero["certificates"]]
        who = self.words.seat(hero["seat"])
        told = [f"{head}: {facts}" if facts else head]
        return [*told, f"{who}: {', '.join(things)}"] if things else told
