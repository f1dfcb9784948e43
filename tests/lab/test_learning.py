"""From play to weights: datasets, fits that prove themselves on games left out, duels."""

from math import exp
from pathlib import Path
from statistics import fmean

import msgspec
import pytest

from druzina.bots import sit
from druzina.bots.fitted import Weights, corrected, from_file, shipped
from druzina.core import Luck, Problem
from druzina.games import NAMES, find
from druzina.lab.command import main
from druzina.lab.dataset import Decision, decisions, read, write
from druzina.lab.duel import decided, duel, share_of
from druzina.lab.fitting import fit, quiet
from druzina.lab.learning import _apart, _settings
from druzina.lab.plan import Plan
from druzina.lab.statistics import Z

RIVALS = Path(__file__).parent / "rivals.json"  # fitted to Amulet as it was
TALES = Plan(game="tales_of_glory", seats=("random", "random"), games=2)


def weights(**changed: object) -> Weights:
    names = find("tales_of_glory").feature_names
    plain = Weights("tales_of_glory", names, (0.0,) * len(names), 0.0, 1, 0.7, 0.6)
    return msgspec.structs.replace(plain, **changed)


def test_what_a_seat_has_more_of_is_a_feature_and_evens_out_over_the_table() -> None:
    game = find("tales_of_glory")
    g = game.setup(game.read_options({"seats": 3}), game.load(), 3)
    g.advance()
    g.players[1].gold += 6
    names = game.feature_names
    each = [dict(zip(names, game.features(g, seat), strict=True)) for seat in range(3)]
    base = each[1]["gold"]
    g.players[1].gold += 4
    assert game.features(g, 1)[names.index("gold")] == pytest.approx(base + 4)
    assert sum(one["gold"] for one in each) == pytest.approx(0)


def test_a_dataset_repeats_and_survives_its_file(tmp_path: Path) -> None:
    found = decisions(TALES, TALES.numbers)
    assert found == decisions(TALES, TALES.numbers)
    assert {one.game for one in found} == {0, 1}
    assert all('"quests"' in one.view for one in found)
    names = find("tales_of_glory").feature_names
    write(tmp_path / "d.parquet", names, found)
    assert read(tmp_path / "d.parquet", names) == found


def test_a_dataset_tells_nothing_the_seat_cannot_know() -> None:
    """The rival's face-down card is in no view of a row, nor in its features."""
    plan = msgspec.structs.replace(TALES, options={"mode": "experienced"}, games=1)
    for one in decisions(plan, [0]):
        view = msgspec.json.decode(one.view)
        assert view["seat"] == one.seat
        assert [p["seat"] for p in view["players"]] == [0, 1]


def told(seed: int, strength: float, boldness: float = 0.0) -> list[Decision]:
    """Made-up decisions in which one figure decides. Judgement knows another part of the chances,
    and is so much too bold about it; one setting is harder than the other."""
    luck, made = Luck(seed), []
    for game in range(800):
        figure, known, hard = luck.chance() - 0.5, 2 * luck.chance() - 1, game % 2
        odds = strength * figure + known - hard
        share = float(luck.chance() < 1 / (1 + exp(-odds)))
        judged = 1 / (1 + exp(-(1 + boldness) * known))
        setting = f"seats={2 + hard}"
        made.append(
            Decision(game, setting, 0, 2, 1, "Pick", "pick 1", judged, (figure, 0.0), "", share)
        )
    return made


def test_a_fit_finds_what_decides_and_repeats() -> None:
    found = fit("toy", ("telling", "idle"), told(1, 5.0))
    assert found == fit("toy", ("telling", "idle"), told(1, 5.0))
    assert found.weights[0] > 1.0
    assert found.weights[1] == pytest.approx(0.0)
    assert found.loss_after < found.loss_before - 0.01


def test_weights_are_in_the_measure_of_the_judgement_and_add_nothing_on_the_whole() -> None:
    """To a judgement that tells twice the odds they are about twice as large."""
    plain, bold = (fit("toy", ("telling", "idle"), told(1, 5.0, one)) for one in (0.0, 1.0))
    assert 1.2 * plain.weights[0] < bold.weights[0] < 2.7 * plain.weights[0]
    mean = fmean(one.features[0] for one in told(1, 5.0))
    assert plain.constant == pytest.approx(-mean * plain.weights[0], abs=1e-4)


def test_of_a_seats_decisions_in_a_round_only_the_first_counts() -> None:
    """What is half done in the middle of a turn is not learnt from."""
    first = told(1, 5.0)
    later = [msgspec.structs.replace(one, features=(-9.0 * one.share, 1.0)) for one in first]
    both = [one for pair in zip(first, later, strict=True) for one in pair]
    assert quiet(both) == first
    assert fit("toy", ("telling", "idle"), both) == fit("toy", ("telling", "idle"), first)


def test_that_a_setting_is_hard_is_no_merit_of_weights() -> None:
    """What a constant for each setting explains, weights need not."""
    found = told(3, 0.0)
    by_setting = [
        msgspec.structs.replace(one, features=(float(one.setting == "seats=3"), 0.0))
        for one in found
    ]
    made = fit("toy", ("hard", "idle"), by_setting)
    assert abs(made.weights[0]) < 0.3
    assert made.loss_after > made.loss_before - 0.002


def never_won(seed: int) -> list[Decision]:
    """Decisions of two settings; one is hardly ever won, however well judgement thinks of it."""
    luck, made = Luck(seed), []
    for one in told(seed, 5.0):
        lost = one.setting == "seats=3"
        judged = 1 / (1 + exp(-6 * (luck.chance() - 0.3))) if lost else one.judged
        share = float(one.game == 1) if lost else one.share
        made.append(msgspec.structs.replace(one, judged=judged, share=share))
    return made


def test_a_setting_that_is_hardly_ever_won_leads_no_fit_astray() -> None:
    """It is foretold at least as well as by somebody who knows how often it is won."""
    found = never_won(1)
    made = fit("toy", ("telling", "idle"), found)
    assert made.loss_before < 0.36
    assert made.loss_after < made.loss_before - 0.01
    assert made.weights[0] > 1.0


def test_a_fit_to_noise_is_no_better_on_games_left_out() -> None:
    found = fit("toy", ("telling", "idle"), told(2, 0.0))
    assert found.loss_after > found.loss_before - 0.002
    assert abs(found.weights[0]) < 0.3


def test_a_dataset_is_of_every_mode_and_number_of_seats_unless_one_is_named() -> None:
    game = find("tales_of_glory")
    every = _settings(game, None, {})
    assert len(every) == len(set(map(str, every))) == 8
    assert (5, {"mode": "experienced"}) in every
    assert _settings(game, 3, {}) == [(3, {"mode": "basic"}), (3, {"mode": "experienced"})]
    assert _settings(game, None, {"mode": "basic"}) == [(n, {"mode": "basic"}) for n in range(2, 6)]
    [row] = {one.setting for one in decisions(TALES, [0])}
    assert row == "seats=2"
    teams = [options for _, options in _settings(find("prophecy"), 4, {})]
    assert {"team_game": "true", "draft": "false"} in teams


def test_weights_correct_the_judgement_and_leave_the_end_alone() -> None:
    game = find("tales_of_glory")
    g = game.setup(game.read_options({"seats": 2}), game.load(), 3)
    g.advance()
    plain = corrected(game, weights())
    assert plain.judge(g, 0) == pytest.approx(game.judge(g, 0))
    gold = tuple(float(name == "gold") for name in game.feature_names)
    g.players[0].gold += 5
    better = corrected(game, weights(weights=gold))
    assert better.judge(g, 0) > game.judge(g, 0)
    assert better.judge_all(g, 2)[1] < game.judge_all(g, 2)[1]
    with pytest.raises(Problem, match="problem-weights-other"):
        corrected(find("amulet"), weights())


def test_a_bot_plays_with_weights_of_a_file_and_bad_ones_are_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "w.json"
    file.write_bytes(msgspec.json.encode(weights()))
    assert sit(f"fitted={file}:20", 1).budget.simulations == 20
    same = Plan(game="tales_of_glory", seats=(f"fitted={file}:4", "random"), games=1)
    assert decisions(same, [0])
    (tmp_path / "bad.json").write_text("{}")
    for name in ("bad.json", "none.json"):
        with pytest.raises(Problem, match="problem-weights"):
            sit(f"fitted={tmp_path / name}:20", 1)
    for name in ("search=x", "fitted=", "fitted:2x"):
        with pytest.raises(Problem, match="problem-bot-unknown"):
            sit(name, 1)


def told_by(bot: str, mode: str) -> list[str]:
    plan = Plan(game="amulet", seats=(bot, bot), games=1, options={"mode": mode})
    return [one.choice for one in decisions(plan, [0], False)]


def test_where_no_weights_ship_fitted_is_search() -> None:
    """None do: none have proved better at the table by the figures of today."""
    assert {name: shipped(name) for name in NAMES} == dict.fromkeys(NAMES)
    assert told_by("fitted:12", "competitive") == told_by("search:12", "competitive")


def test_weights_for_rivals_leave_teams_alone() -> None:
    found = from_file(str(RIVALS))
    assert found.rivals
    assert found.names == find("amulet").feature_names
    assert [name for name, one in zip(found.names, found.weights, strict=True) if not one] == [
        name for name in found.names if name.startswith("team ")
    ]
    bot = f"fitted={RIVALS}:12"
    assert told_by(bot, "cooperative") == told_by("search:12", "cooperative")
    assert told_by(bot, "competitive") != told_by("search:12", "competitive")


def test_a_duel_ends_when_it_is_decided_or_at_its_limit() -> None:
    clear = duel("tales_of_glory", "apprentice", "random", 200, 1, {}, 1)
    assert clear.decided
    assert clear.pairs < 200
    assert clear.share.low > 0.5
    even = duel("tales_of_glory", "random", "random:1", 20, 1, {}, 1)
    assert even.pairs == 20
    assert even.share.low < 0.5 < even.share.high


def test_the_interval_is_of_pairs_and_narrows_with_them() -> None:
    few, many = share_of([1.0, 0.5] * 10, Z), share_of([1.0, 0.5] * 100, Z)
    assert few.value == many.value == 0.75
    assert many.high - many.low < few.high - few.low
    assert decided([1.0, 0.5] * 10)
    assert not decided([0.5] * 50)


def test_a_game_without_figures_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(find("amulet")), "feature_names", ())
    assert main(["dataset", "amulet", "--lang", "en", "--to", str(tmp_path / "d")]) == 2
    assert "no figures to fit" in capsys.readouterr().err


def test_the_commands_speak_and_refuse(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, out = tmp_path / "d.parquet", tmp_path / "w.json"
    game = ["tales_of_glory", "--lang", "en"]
    words = ["dataset", *game, "--bot", "random", "--seats", "2", "--games", "24", "--workers", "1"]
    assert main([*words, "--to", str(data)]) == 0
    assert "decisions of 24 games" in capsys.readouterr().out
    assert main(["fit", *game, "--data", str(data), "--to", str(out)]) in (0, 1)
    assert "judgement alone" in capsys.readouterr().out
    several = [read(data, find("tales_of_glory").feature_names)] * 2
    assert len({one.game for one in _apart(several)}) == 48
    data.write_bytes(b"nonsense")
    assert main(["fit", *game, "--data", str(data), "--to", str(out)]) == 2
    assert "holds no decisions" in capsys.readouterr().err
    assert main(["duel", "tales_of_glory", "random", "apprentice", "--games", "4", "--lang", "en",
                 "--workers", "1"]) == 0  # fmt: skip
    assert "random against apprentice" in capsys.readouterr().out
