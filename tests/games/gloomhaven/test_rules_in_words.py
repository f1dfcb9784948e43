"""GLH-V16, GLH-V20: goals, failures and special rules of scenarios in words, in both languages."""

import re
from pathlib import Path

import pytest

from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.model import NOBODY, OBJECTIVE, Figure
from druzina.games.gloomhaven.rules.damage import fall
from druzina.games.gloomhaven.scenario_maps import load, playable
from druzina.games.gloomhaven.speech import things
from druzina.games.gloomhaven.telling import figure_told
from druzina.games.gloomhaven.wording_rules import rules
from tests.games.gloomhaven.dungeon import dungeon, hero, monster
from tests.games.gloomhaven.test_words import LANGUAGES, face, words

BY_COUNT = "(with 2 characters normal, with 3 elite, with 4 elite)"
SAID = [
    (22, "en", "attack +X"),
    (22, "en", "move +X / 2"),
    (22, "en", "(X: how many are not destroyed: altar)"),
    (26, "en", "In the place of a bottom action beside it – destroyed: water pump"),
    (27, "en", "lost: Hail dies or is destroyed"),
    (27, "cs", "prohra při smrti či zničení: Hail"),
    (33, "en", f"appears at d: Savvas Lavaflow {BY_COUNT} (in the round in which door 1 opens)"),
    (36, "cs", "Praďábel: zranění (2 × C) + L − 2 (dokud stojí dveře)"),
    (38, "en", "the Orchid: move 3, up to Inox Shaman and opening doors"),
    (42, "en", "monsters: attack +1 (while it stands: vocal cord 1)"),
    (42, "cs", "hrdinové a pomocníci: útok −1 (dokud stojí hlasivka 6)"),
    (44, "en", "Redthorn: move 3, attack 3 + X, range 3 and X: how many are freed"),
    (45, "en", "monsters: heal 2 (within 2 of a totem)"),
    (52, "en", "in the place of a bottom action; one by each character"),
    (52, "en", "lost: a character is exhausted before it has looted a goal treasure"),
    (54, "en", "Cave Bear: attacks with poison"),
    (54, "en", "(once door 1 is open; except by who bears what the scenario is about)"),
    (56, "en", "lost: 3 of these are dead: captive Orchid"),
    (58, "en", "attacks on The Harvester with pierce 4 (who bears something)"),
    (58, "en", "heal X × (C − 1) (X: how many are on the map: bone pile)"),
    (60, "cs", "prohra: konec 12. kola"),
    (61, "en", "In odd rounds – Flame Demon and Frost Demon: idle, no target, may be passed"),
    (61, "cs", "V sudých kolech – Sliz a Obří zmije: bez tahu"),
    (68, "en", "tree: damage 2 (while one is in its room: Rending Drake)"),
    (72, "en", f"Of these appear in even rounds {BY_COUNT}: Ooze"),
    (77, "en", "City Guard: move 2, toward a, opening doors and then its card without moves"),
    (78, "en", "the scenario is lost (while it is there too: victim; beside d)"),
    (79, "en", "Fish: back to where it was and attack 3 on all adjacent"),
    (80, "en", "each character: no use of items (until it has looted a goal treasure)"),
    (81, "en", "(once door 1 is open; beside a; for one of the things it bears)"),
    (82, "cs", "nebo: všichni hrdinové se vrátí na počáteční pole a nikdo není vyčerpaný"),
    (83, "en", "characters and summons: damage 1 (once door 1 is open; within 2 of a)"),
    (84, "en", "lose a card of its hand: crystal (up to 2 at once)"),
    (86, "cs", "do cíle jich dojde 7: vesničan"),
    (87, "en", "each character: immune to poison (who bears something)"),
    (87, "cs", "obrana 2 × X proti útokům: Sliz a Obří sliz"),
    (90, "en", f"Of these every second one {BY_COUNT}: Night Demon"),
    (92, "en", "lost: one of these is killed: City Guard and City Archer"),
    (95, "en", f"appears before door 1: Flame Demon {BY_COUNT}"),
]


@pytest.mark.parametrize(("scenario", "lang", "said"), SAID)
def test_a_rule_says_on_whom_when_where_and_how_much(scenario: int, lang: str, said: str) -> None:
    assert any(said in line for line in face(lang, f"scenario-{scenario}"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_objective_has_a_name_that_sentences_use(lang: str) -> None:
    names = {one.name for number in playable() for one in load(number).objectives} | {"egg"}
    assert names <= things()
    altar = figure_told(Figure(3, OBJECTIVE, "altar", 1, (0, 0), 5, 5))
    told = words(lang).say("event-damage", {"figure": altar, "n": 2})
    assert {"en": "altar", "cs": "oltář"}[lang] in told.lower()


@pytest.mark.clause("GLH-ATK-06")
def test_a_thing_is_gone_and_a_monster_is_dead() -> None:
    """An altar does not die, nor does a villager break."""
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (1, 1))
    altar = Figure(90, OBJECTIVE, "altar", 1, (1, 2), 5, 5)
    g.figures.append(altar)
    guard = monster(g, "bandit-guard", (1, 3))
    g.told = []
    fall(g, altar, NOBODY, 5)
    fall(g, guard, NOBODY, 5)
    keys = [one.key for one in g.told if one.clause.startswith("GLH-ATK")]
    assert keys == ["event-gone", "event-died"]


@pytest.mark.clause("GLH-SET-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_loses_a_scenario_is_told_before_it_is_played(lang: str) -> None:
    word = {"en": "lost:", "cs": "prohra"}[lang]
    for number in playable():
        lose = load(number).lose
        wanted = len(lose.objective_killed) + len(lose.exhausted)
        wanted += bool(lose.after_round) + bool(lose.killed)
        told = [line for line in face(lang, f"scenario-{number}") if line.startswith(word)]
        assert len(told) == wanted, number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_deed_and_place_has_words_of_its_own(lang: str) -> None:
    """The last variant of a message is meant for one kind only."""
    text = (Path(GAME.text) / lang / "rules.ftl").read_text("utf-8")
    parts = {"rule_if": "rule-limit", "rule_does": "rule-deed"}
    known = {
        key: set(
            re.findall(r"\[([\w-]+)\]", text.partition(f"\n{key} = ")[2].partition("\n}\n")[0])
        )
        for key in (*parts.values(), "rule-at", "rule-per", "rule-who", "rule-when")
    }
    for number in playable():
        for told in rules(load(number)):
            for name, key in parts.items():
                kinds = {
                    each.partition(":")[0] for each in str(told.arguments.get(name, "")).split("|")
                }
                assert kinds - {""} <= known[key], (number, told)
            for name in ("rule_at", "rule_per"):
                kind = str(told.arguments.get(name, "")).partition(":")[0]
                assert kind in {"", *known[name.replace("_", "-")]}, (number, told)
            assert not str(told.arguments.get("rule_thing", "")).isdigit()
