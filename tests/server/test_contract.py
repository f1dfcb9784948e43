"""The page's types of messages are those of the server."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from msgspec import UNSET, Struct, UnsetType

from druzina.server.wire.client_messages import FromClient, Lang

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def contract() -> ModuleType:
    spec = importlib.util.spec_from_file_location("contract", WEB / "contract.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Card(Struct):
    """Something the server says."""

    name: str
    pair: tuple[int, str]
    lang: Lang
    each: dict[str, list[int | None]]
    later: int = 0
    rare: bool | UnsetType = UNSET


class Wish(FromClient, tag="wish"):
    seat: int
    more: bool = False


def test_the_kept_file_is_what_the_messages_say(contract: ModuleType) -> None:
    assert contract.FILE.read_text(encoding="utf-8") == contract.written()


def test_a_stale_file_is_a_failure(
    contract: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    stale = tmp_path / "contract.ts"
    stale.write_text(contract.written().replace("number;", "string;", 1), encoding="utf-8")
    monkeypatch.setattr(contract, "FILE", stale)
    monkeypatch.setattr("sys.argv", ["contract.py", "--check"])
    assert contract.main() == 1
    assert "make contract" in capsys.readouterr().err
    monkeypatch.setattr("sys.argv", ["contract.py"])
    assert contract.main() == 0
    monkeypatch.setattr("sys.argv", ["contract.py", "--check"])
    assert contract.main() == 0


def test_what_the_server_always_says_is_never_optional(contract: ModuleType) -> None:
    assert list(contract.interface(Card)) == [
        "/** Something the server says. */",
        "export interface Card {",
        "\tname: string;",
        "\tpair: [number, string];",
        "\tlang: Lang;",
        "\teach: Record<string, (number | null)[]>;",
        "\tlater: number;",
        "\trare?: boolean;",
        "}",
    ]


def test_what_a_client_may_leave_out_is(contract: ModuleType) -> None:
    lines = list(contract.interface(Wish))
    assert lines[1:] == ['\ttype: "wish";', "\tseat: number;", "\tmore?: boolean;", "}"]
