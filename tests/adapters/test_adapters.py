"""The games pass the checks that PettingZoo, Gymnasium and OpenSpiel have for their own."""

import re
import subprocess
import sys
from itertools import islice
from pathlib import Path

import msgspec
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from druzina.adapters import spiel, zoo
from druzina.adapters.actions import SIZE, numbered
from druzina.adapters.example import strength, train
from druzina.adapters.gym import OneSeat
from druzina.adapters.layout import Layout, layout
from druzina.adapters.survey import kinds, met
from druzina.adapters.table import Table
from druzina.core import Luck, Problem
from druzina.core.hidden import imagine
from druzina.games import NAMES, find

ADVICE = "ignore::UserWarning"  # the checkers' remarks on observations with a mask, without bounds


def table(name: str, seed: int = 1) -> Table:
    return Table(name, {"seats": find(name).seats[0]}, seed)


@pytest.mark.filterwarnings(ADVICE)
@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_takes_every_game(name: str) -> None:
    api_test(zoo.env(name), num_cycles=100)
    seed_test(lambda: zoo.env(name), num_cycles=40)


@pytest.mark.filterwarnings(ADVICE)
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_takes_a_seat_of_every_game(name: str) -> None:
    check_env(OneSeat(name, against="random"), skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_plays_every_game_at_random(name: str) -> None:
    game = pyspiel.load_game(spiel.kind_of(name).short_name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_openspiel_takes_a_state_up_again_from_its_text() -> None:
    state = pyspiel.load_game("python_druzina_tales_of_glory(players=3)").new_initial_state()
    for action in (7, None, None, None, None):
        state.apply_action(state.legal_actions()[0] if action is None else action)
    _, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    for seat in range(3):
        assert again.information_state_string(seat) == state.information_state_string(seat)
    assert again.legal_actions() == state.legal_actions()


def page(name: str) -> str:
    return (Path(__file__).parents[2] / "docs" / name).read_text("utf-8")


def test_the_page_loads_a_game_with_options_and_so_does_its_own_text() -> None:
    shown = re.search(r'pyspiel\.load_game\("([^"]+)"\)', page("adapters.md"))
    assert shown is not None
    game = pyspiel.load_game(shown[1])
    again = pyspiel.load_game(str(game))
    assert game.setting.options == {"seats": 3, "mode": "experienced"} == again.setting.options
    with pytest.raises(Problem, match="nonsense"):
        pyspiel.load_game("python_druzina_tales_of_glory(options=nonsense)")


@pytest.mark.parametrize("name", NAMES)
def test_the_page_says_how_long_observations_are(name: str) -> None:
    assert f"| {name} | {layout(name).size:,} |" in page("adapters.md")


def test_what_was_seen_and_done_before_tells_information_states_apart() -> None:
    first = pyspiel.load_game("python_druzina_tales_of_glory").new_initial_state()
    first.apply_action(3)
    second = first.clone()
    one, other = first.legal_actions()[:2]
    first.apply_action(one)
    second.apply_action(other)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_string(1) == second.information_state_string(1)


@pytest.mark.parametrize("name", NAMES)
def test_the_array_has_a_named_place_for_everything_seen(name: str) -> None:
    places = layout(name)
    assert len(set(places.names)) == places.size
    missed = [
        one
        for view, asked in islice(met(find(name), 1, seed=99), 150)
        for one in places.missing(view, asked)
    ]
    assert missed == []


def test_what_has_no_place_is_counted() -> None:
    view = find("tales_of_glory").view(table("tales_of_glory").g, 0)
    whole = layout("tales_of_glory").survey
    narrow = Layout(msgspec.structs.replace(whole, lengths={**whole.lengths, "players": 1}))
    missing = narrow.missing(view, "FirstChoice")
    assert "players[1].gold" in missing
    assert all(name.startswith("players[1].") for name in missing)
    assert narrow.array(view, "FirstChoice")[-1] == len(missing)


def test_words_are_numbered_and_made_up_texts_stand_above_them() -> None:
    places = layout("amulet")
    assert places.number(places.survey.words[4]) == 5
    assert places.number("WS3@0,3r0") > len(places.survey.words)
    assert places.number("WS3@0,3r0") != places.number("WS3@0,3r1")


@pytest.mark.parametrize("name", NAMES)
def test_a_kind_of_question_that_no_survey_met_breaks_nothing(name: str) -> None:
    """Rules may ask something new before the layout is written anew: it has a number of its own,
    and its choices are actions like any others."""
    places, known = layout(name), sorted(kinds(find(name)))
    unmet = ["AskedForTheFirstTime", *(one for one in known if one not in places.survey.words)]
    numbers = [places.number(one) for one in [*places.survey.words, *unmet]]
    assert len(set(numbers)) == len(numbers)
    g = table(name)
    array = places.array(g.game.view(g.g, g.seat), unmet[0])
    assert array[places.names.index("question")] == places.number(unmet[0]) > len(known)
    assert array[-1] == 0
    assert sorted(numbered(unmet[0], ["this", "that"]).values()) == [0, 1]


@pytest.mark.parametrize("name", NAMES)
def test_arrays_and_masks_are_the_same_in_every_world_the_seat_imagines(name: str) -> None:
    played, luck = table(name, seed=5), Luck(11)
    for _ in range(40):
        seat = played.seat
        if seat is None:
            break
        seen, mask = played.array(seat), played.mask(seat)
        true, data = played.g, played.game.codec.encode(played.g)
        played.g = imagine(played.game, data, seat, luck)
        np.testing.assert_array_equal(played.array(seat), seen)
        played.g = true
        np.testing.assert_array_equal(played.mask(seat), mask)
        played.act(luck.pick(played.legal))


def test_a_choice_has_the_same_number_in_whatever_list() -> None:
    alone = numbered("PickSlot", ["pick 3"])
    among = numbered("PickSlot", ["pick 1", "pick 2", "pick 3"])
    [number] = alone
    assert among[number] == 2


def test_choices_that_meet_take_the_next_free_number_and_none_is_lost() -> None:
    texts = [f"go {n}" for n in range(SIZE)]
    assert sorted(numbered("Move", texts).values()) == list(range(SIZE))
    with pytest.raises(ValueError, match="513 choices"):
        numbered("Move", [*texts, "stay"])


def test_an_action_that_is_not_open_loses_and_changes_nothing() -> None:
    env = OneSeat("tales_of_glory", against="random")
    _, info = env.reset(seed=1)
    closed = int(np.flatnonzero(info["action_mask"] == 0)[0])
    before = env.table.sight(0)
    _, reward, over, cut, told = env.step(closed)
    assert (reward, over, cut, told["refused"]) == (-1.0, True, False, closed)
    assert env.table.sight(0) == before


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="There are 2 seats: 1 to learn and 1 for bots"):
        OneSeat("tales_of_glory", seat=2)


@pytest.mark.slow
def test_the_example_learns_to_beat_whom_it_trained_against() -> None:
    env = OneSeat("tales_of_glory", against="random")
    before = strength(env, np.zeros(SIZE), 60)
    after = strength(env, train(env, 250), 60)
    assert after > before + 0.1


def test_starting_imports_none_of_the_extras() -> None:
    extras = ["numpy", "gymnasium", "pettingzoo", "pyspiel", "ray", "pyarrow", "matplotlib"]
    code = f"import sys, druzina.cli; print([one for one in {extras!r} if one in sys.modules])"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
