"""The page's types of messages are those of the server."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Literal

import pytest
from msgspec import UNSET, Struct, UnsetType

from druzina.core.content import Name
from druzina.games import NAMES
from druzina.server.lobby.catalogue import content_of
from druzina.server.wire.client_messages import FromClient, Lang

WEB = Path(__file__).parents[3] / "web"


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


def test_the_kept_files_are_what_the_server_says(contract: ModuleType) -> None:
    made = contract.files()
    boards = {name for name in NAMES if (WEB / "src" / "boards" / name).is_dir()}
    assert {path.parent.name for path in made} == {"net", *boards}, "every board has its view"
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("file", ["contract.ts", "view.ts", "content.ts"])
def test_a_stale_file_is_a_failure(
    file: str,
    contract: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    stale = tmp_path / file
    made = {
        "contract.ts": contract.written,
        "view.ts": lambda: contract.board_written("amulet"),
        "content.ts": lambda: contract.content_written("amulet"),
    }[file]()
    stale.write_text(made.replace("number;", "string;", 1), encoding="utf-8")
    monkeypatch.setattr(contract, "files", lambda: {stale: made})
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


Slot = Literal["2", "3l"]


class Ended(Struct, array_like=True):
    clause: str
    won: list[bool]


class Seen(Struct):
    """What a seat sees."""

    slot: Slot | Literal[""]
    counts: dict[Slot, int]
    end: Ended | None = None


def test_a_view_is_written_with_all_that_it_is_made_of(contract: ModuleType) -> None:
    names = contract.literals([sys.modules[__name__]])
    assert contract.reached(Seen) == [Ended, Seen]
    assert list(contract.interface(Ended, names)) == [
        "export type Ended = [",
        "\tclause: string,",
        "\twon: boolean[],",
        "];",
    ]
    assert list(contract.interface(Seen, names)) == [
        "/** What a seat sees. */",
        "export interface Seen {",
        '\tslot: Slot | "";',
        "\tcounts: Partial<Record<Slot, number>>;",
        "\tend: Ended | null;",
        "}",
    ]


def test_long_lists_of_values_stand_below_each_other(contract: ModuleType) -> None:
    values = ["x" * 30, "y" * 30, "z" * 30]
    lines = ["export type Long =", *(f'\t| "{one}"' for one in values)]
    assert list(contract.alias("Long", values)) == [*lines[:-1], f"{lines[-1]};"]


class Blade(Struct):
    sharp: bool
    within: Blade | None = None


class Sword(Struct):
    """Something to fight with."""

    id: str
    name: Name
    blade: Blade
    text: Name


class Shield(Struct):
    id: str
    weight: int
    blade: str = ""


def test_things_are_written_as_the_server_sends_them(contract: ModuleType) -> None:
    names = {contract.NAME: "Name"}
    assert contract.reached(Sword) == [Blade, Sword], "a part within itself comes to an end"
    assert list(contract.thing([Sword, Shield], names)) == [
        "/** A sword or shield; each has the fields of its kind. */",
        "export interface Thing {",
        "\tid: string;",
        "\tblade: Blade | string;",
        "\ttext?: string;",
        "\tweight?: number;",
        "\tname: string;",
        "\twords: string[];",
        "\tclauses: string[];",
        "}",
    ]
    assert list(contract.thing([Sword], names))[:4] == [
        "export type Thing = Sword;",
        "",
        "/** Something to fight with. */",
        "export interface Sword {",
    ]


def test_every_thing_of_a_game_has_what_its_type_says(contract: ModuleType) -> None:
    """Names are one language's, and whoever has no name goes by the id."""
    for game in NAMES:
        for id_, thing in content_of(game, "cs")["things"].items():
            assert {name: type(thing[name]) for name in contract.ADDED} == {
                "name": str,
                "words": list,
                "clauses": list,
            }, id_


class Burn(Struct, tag="burn", tag_field="do"):
    n: int


class Heal(Struct, tag="heal", tag_field="do"):
    n: int
    more: bool = False


Verb = Burn | Heal


def test_verbs_are_one_type_with_what_not_all_have_optional(contract: ModuleType) -> None:
    found = contract.unions([sys.modules[__name__]])
    assert found == {(Burn, Heal): "Verb"}
    assert list(contract.any_of("Verb", (Burn, Heal), {})) == [
        'export type VerbWord = "burn" | "heal";',
        "",
        "export interface Verb {",
        "\tdo: VerbWord;",
        "\tn: number;",
        "\tmore?: boolean;",
        "}",
    ]
