"""What the flags of `druzina serve` may say."""

from __future__ import annotations

from pathlib import Path

import pytest

from druzina.cli import main
from druzina.cli_parser import read
from druzina.core import Problem
from druzina.server import flags

WRONG = [
    (["--workers", "-1"], "--workers takes a number from 0 up, not -1."),
    (["--keep-days", "-3"], "--keep-days takes a number from 0 up, not -3."),
    (["--bot-seconds", "0"], "--bot-seconds takes a number above 0, not 0.0."),
    (["--bot-seconds", "soon"], "--bot-seconds takes a number, not “soon”."),
    (["--reach", "nonsense"], "--reach takes an address like https://druzina.example, not “nons"),
    (["--reach", "http://here:port"], "--reach takes an address like"),
    (["--allow-origin", "ftp://here"], "--allow-origin takes an address like https"),
    (["--trusted-proxy", "proxy"], "--trusted-proxy takes an address like 192.0.2.7, not “proxy”."),
    (["--unlimited", "10.0.0.0/8"], "--unlimited takes an address like"),
    (["--metrics-for", "me"], "--metrics-for takes an address like"),
    (["--host", "nowhere.invalid"], "This computer has no address “nowhere.invalid”"),
]


@pytest.mark.parametrize(("told", "sentence"), WRONG)
def test_a_wrong_flag_is_a_sentence_before_anything_starts(
    told: list[str],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = tmp_path / "tables"
    for lang in ("en", "cs"):
        assert main(["serve", "--data", str(data), "--lang", lang, *told]) == 2
        said = capsys.readouterr()
        assert (said.out, len(said.err.splitlines())) == ("", 1)
        assert (sentence in said.err) is (lang == "en")
        assert told[0] in said.err
    assert not data.exists()


def test_what_people_say_is_taken() -> None:
    said = (
        "serve --reach http://server1:8000 --allow-origin https://club.example --workers 0"
        " --trusted-proxy 127.0.0.1 --trusted-proxy ::1 --unlimited 192.0.2.7"
        " --metrics-for 10.77.0.0/24 --keep-days 0 --bot-seconds 0.5"
    )
    flags.check(read(said.split(), "en"))
    with pytest.raises(Problem):
        flags.check(read([*said.split(), "--unlimited", "here"], "en"))
