"""The words of Amulet's effects: the verbs, and what stands beside each.

A part is written `{ do = "lose health", n = 1 }`. A verb must have its `must` keys and may have
its `may` keys; nothing else may stand there.
"""

from __future__ import annotations

from msgspec import Struct

KINDS = ("once", "returns", "every round", "lasting")
WHO = (
    "each",
    "most coins",
    "most trophies",
    "fewest trophies",
    "full health",
    "coins",
    "ready weapons",
    "figure at",
    "item",
    "unplaced gem",
)
ONCE = ("day", "fight", "phase", "night", "visit")
NEEDS = ("helper", "spell", "no health lost", "no gem")
GOODS = ("potions", "spells", "hut actions", "coins")
AGAINST = ("mythical", "any")
PER = ("trophy", "ordinary trophy", "mythical trophy", "health")
WHAT = (*GOODS, *AGAINST, *PER)
MOST = 12

# AMU-PRE-07, AMU-MOV-15, AMU-RES-13: the moments in which a potion may be used.
WINDOWS = (
    "before the move",
    "own turn",
    "fight",
    "expedition",
    "result",
    "coins due",
    "victory",
    "weapons damaged",
    "adventure completed",
    "night",
    "ability",
    "lasting ability",
    "stun",
    "gem of another",
)


class Verb(Struct, frozen=True):
    """How a verb is used: the keys it must have, and those it may have."""

    must: tuple[str, ...] = ()
    may: tuple[str, ...] = ()


# What a monster does in the night; the last five last (AMU-NGT-08).
NIGHT_VERBS: dict[str, Verb] = {
    "lose health": Verb(("n",), ("instead",)),
    "lose coins": Verb(("n",)),
    "damage weapons": Verb(("n",)),
    "return items": Verb(("n",), ("otherwise",)),
    "return gems": Verb(("n",)),
    "lock": Verb(("places",)),
    "raise prices": Verb(("n", "places")),
    "stop healing skills": Verb(),
    "entry cost": Verb(("n", "places")),
    "river cost": Verb(("n",)),
}
LASTING_VERBS = ("lock", "raise prices", "stop healing skills", "entry cost", "river cost")

SKILL_VERBS: dict[str, Verb] = {
    # On the way and on entering
    "free river": Verb((), ("phases",)),
    "heal on entry": Verb(("n", "places")),
    "coins on entry": Verb(("n", "places", "what")),
    "look at a front": Verb(("places", "once")),
    # Prices, purchases, repairs
    "discount": Verb(("n", "what"), ("first",)),
    "more purchases": Verb(("n", "what")),
    "more repairs": Verb(("n", "places")),
    "repair for a price": Verb(("n", "once", "phases"), ("health", "coins")),
    "sell a gem": Verb(("n", "places", "once")),
    # Before and in a fight
    "gem on fighting": Verb(("n", "colour"), ("phases",)),
    "more weapons": Verb(("n", "what")),
    "helper in": Verb(("places",)),
    "upgraded helpers": Verb(("places",)),
    "close a weak spot": Verb(("once",), ("health", "coins", "weapons", "phases")),
    "free shields": Verb((), ("what", "phases")),
    "mirror spells": Verb(),
    "fight the top mythical": Verb(),
    # The result of a fight
    "less damage": Verb(("n",), ("phases",)),
    "heal in the sum": Verb(("n", "places", "needs")),
    "keep a weapon ready": Verb(("n",), ("phases",)),
    "keep a spell": Verb(("n", "once")),
    "coins on victory": Verb(("n",), ("places", "needs")),
    "xp on victory": Verb(("n",), ("needs",)),
    "gem on victory": Verb(("n", "level")),
    "repair on victory": Verb(("n",)),
    "coins on retreat": Verb(),
    "coin symbols pay more": Verb(("n",)),
    # Expeditions
    "damaged weapon in expedition": Verb(("places",)),
    "more weapons in expedition": Verb(("n",)),
    "adventure weapons return ready": Verb(),
    "coins of expedition": Verb(("n", "places")),
    # Nights and stuns
    "night healing of all": Verb(("n",)),
    "night healing": Verb(("n",)),
    "night coins": Verb(("n",)),
    "night gem": Verb(("n",)),
    "night fight": Verb(),
    "night expedition": Verb(),
    "immune to abilities": Verb(),
    "keep coins when stunned": Verb(),
    # The end of the game
    "power for": Verb(("n", "what"), ("each",)),
    "worth": Verb(("n", "what"), ("each",)),
}

# AMU-NGT-22: the skills that N35 stops are those that restore health.
HEALING_VERBS = ("heal on entry", "heal in the sum", "night healing of all", "night healing")

POTION_VERBS: dict[str, Verb] = {
    "borrow a damaged weapon": Verb(("n",)),
    "double the coins": Verb(),
    "restore health": Verb(("n",)),
    "others lose health": Verb(("n",)),
    "gain xp": Verb(("n",), ("needs",)),
    "extra weapon": Verb(("n",)),
    "cancel an ability": Verb(),
    "avoid a stun": Verb(("n",)),
    "save a weapon": Verb(("n",)),
    "copy a gem": Verb(("n",)),
}

LOCATION_VERBS: dict[str, Verb] = {
    "expedition": Verb((), ("coins",)),
    "xp of expedition": Verb(("n",)),
    "repair": Verb(("n",), ("coins",)),
    "restore health": Verb(("n",), ("coins",)),
    "restore all health": Verb(),
    "exchange a gem": Verb(("n",)),
    "fight": Verb(),
    "drive off": Verb(),
    "buy potions": Verb(("n",)),
    "buy spells": Verb(("n",)),
}

UPGRADE_VERBS: dict[str, Verb] = {
    "coins of expedition": Verb(("n",)),
    "repair all": Verb(),
    "upgraded helper": Verb(),
    "weapons after the reveal": Verb(),
    "more repairs": Verb(("n",)),
    "free repair": Verb(),
    "discount": Verb(("n", "what"), ("first",)),
}

OATH_VERBS: dict[str, Verb] = {
    "discard potions": Verb(("n",)),
    "damage weapons": Verb(("n",)),
    "pay coins": Verb(("n",)),
    "lose health": Verb(("n",)),
    "return spells": Verb(("n",)),
    "empty purse": Verb(("n",)),
    "discard trophies": Verb(("n",)),
    "discard gems of different colours": Verb(("n",)),
    "unlock a top skill": Verb(),
    "win with weapons alone": Verb(("level",)),
    "complete an adventure": Verb(),
}

CONDITIONS = ("charge sections", "beat all mythical", "other quests done")
LOSES = ("monster in manor", "mythical not beaten", "mythical left in deck", "stun tokens")
