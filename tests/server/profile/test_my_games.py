"""My games: history by keys and by profile, statistics, export, erasing, bad secrets."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from druzina.server.limits import Limits
from druzina.server.profile.sealing import sealed, unsealed
from druzina.server.wire.http_messages import SeatSecret
from druzina.server.wire.profile_messages import TableKeys
from druzina.store.volumes import FILE
from tests.server.client import Message, play_out
from tests.server.conftest import LIMITS, House, Starter, run


class Person:
    """Somebody with keys on a device, perhaps with a profile."""

    def __init__(self, house: House, profile: str = "") -> None:
        self.house, self.profile = house, profile
        self.tables: list[Message] = []

    def make_profile(self) -> None:
        answer = self.house.http.post("/api/profiles")
        assert answer.status_code == 201, answer.text
        self.profile = answer.json()["secret"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.profile}"} if self.profile else {}

    def keep(self, *opened: Message) -> Any:
        tables = [
            {"table": one["table"]["id"], "host": one["host"], "held": one["held"]}
            for one in opened
        ]
        body = {"tables": tables}
        return self.house.http.post("/api/profile/tables", json=body, headers=self.headers)

    def history(self, *opened: Message, lang: str = "en", **asked: Any) -> Any:
        tables = [
            {"table": one["table"]["id"], "secrets": [key["secret"] for key in one["held"]]}
            for one in opened
        ]
        body = {"tables": tables, **asked}
        path = f"/api/history?lang={lang}"
        answer = self.house.http.post(path, json=body, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()


@pytest.fixture(scope="module")
def played(house: House) -> Message:
    """A game that I won or lost against Ben at the same device."""
    opened = house.open("me", "Ben", options={"mode": "experienced"})
    play_out(house.join(opened, 0), house.join(opened, 1))
    return opened


@pytest.fixture(scope="module")
def alone(house: House) -> Message:
    opened = house.open("me", "bot")
    play_out(house.join(opened, 0))
    return opened


@pytest.fixture
def ana(house: House) -> Person:
    person = Person(house)
    person.make_profile()
    return person


def test_a_device_has_its_history_without_any_profile(
    house: House, played: Message, alone: Message
) -> None:
    running = house.open("me", "bot")
    told = Person(house).history(running, played, alone)
    assert [game["result"] == "open" for game in told["games"]] == [True, False, False]
    first, *ended = told["games"]
    assert first["waiting"]
    assert first["words"]
    assert first["keys"] is None
    assert all(game["at"] and game["options"] and game["seats"] for game in ended)
    hot = next(game for game in ended if game["table"] == played["table"]["id"])
    assert {seat["name"]: seat["mine"] for seat in hot["seats"]} == {"Player": True, "Ben": False}
    assert [seat["rank"] for seat in hot["seats"]] == sorted(seat["rank"] for seat in hot["seats"])
    assert hot["result"] in ("won", "lost", "shared")


def test_statistics_tell_games_apart_by_company_mode_and_players(
    house: House, played: Message, alone: Message
) -> None:
    told = Person(house).history(played, alone)
    [tales] = told["statistics"]
    assert (tales["game"], tales["played"]) == ("tales_of_glory", 2)
    groups = {
        group["by"]: {row["label"]: row["played"] for row in group["rows"]}
        for group in tales["groups"]
    }
    assert groups == {
        "company": {"Apprentice": 1, "People": 1},
        "mode": {"basic game": 1, "with quests": 1},
        "seats": {"2": 2},
    }
    won = [game["result"] in ("won", "shared") for game in told["games"]]
    assert tales["won"] == sum(won)
    assert all(sum(row["won"] for row in group["rows"]) == sum(won) for group in tales["groups"])
    [[best, table]] = tales["best"]
    scores = {
        game["table"]: max(s["score"] for s in game["seats"] if s["mine"]) for game in told["games"]
    }
    assert best.startswith(f"{max(scores.values())}, place ")
    assert scores[table] == max(scores.values())


def test_a_game_in_hot_seat_counts_for_the_person_who_sat_there(
    house: House, played: Message, alone: Message
) -> None:
    told = Person(house).history(played, alone)
    assert told["people"] == ["Ben"]
    of_ben = Person(house).history(played, alone, who="Ben")
    assert [game["table"] for game in of_ben["games"]] == [played["table"]["id"]]
    mine = next(game for game in told["games"] if game["table"] == played["table"]["id"])
    assert {mine["result"], of_ben["games"][0]["result"]} in ({"won", "lost"}, {"shared"})


def test_filters(house: House, played: Message, alone: Message) -> None:
    person = Person(house)
    everything = person.history(played, alone)
    wins = person.history(played, alone, result="won")
    losses = person.history(played, alone, result="lost")
    assert len(wins["games"]) + len(losses["games"]) == len(everything["games"]) == 2
    assert all(game["result"] == "lost" for game in losses["games"])
    assert wins["total"] == 2
    assert person.history(played, game="amulet")["games"] == []
    assert person.history(played, alone, result="open")["found"] == 0
    short = person.history(played, alone, limit=1)
    assert (len(short["games"]), short["found"]) == (1, 2)


def test_a_profile_opens_the_games_on_another_device(
    house: House, ana: Person, played: Message
) -> None:
    running = house.open("me", "bot")
    assert ana.keep(played, running).json() == [one["table"]["id"] for one in (played, running)]
    elsewhere = Person(house, ana.profile).history()
    first, second = elsewhere["games"]
    assert (first["result"], second["table"]) == ("open", played["table"]["id"])
    keys = first["keys"]
    assert (keys["host"], keys["held"]) == (running["host"], running["held"])
    assert second["keys"] is None
    client = house.join({**running, "held": keys["held"]}, 0)
    assert client.until_asked()["asked"]["seat"] == 0
    assert ana.history(played, running)["total"] == 2


def test_in_czech(house: House, played: Message, alone: Message) -> None:
    told = Person(house).history(played, alone, lang="cs")
    assert told["statistics"][0]["groups"][0]["label"] == "S kým"
    assert all(game["words"] in ("Výhra", "Dělená výhra", "2. místo z 2") for game in told["games"])


def test_only_seats_that_the_secrets_open_are_taken(house: House, ana: Person) -> None:
    others = house.open("Ben", "bot")
    guessed = {**others, "held": [{"seat": 0, "secret": "guess"}]}
    assert ana.keep(guessed).json() == []
    swapped = {**others, "held": [{"seat": 1, "secret": others["held"][0]["secret"]}]}
    assert ana.keep(swapped).json() == []
    assert ana.history()["games"] == []
    assert Person(house).history(guessed)["games"] == []


@pytest.mark.parametrize("secret", [",", "guess", "x" * 64, "ř", "a,b"])
def test_a_bad_secret_opens_nothing(house: House, secret: str) -> None:
    headers = {b"Authorization": f"Bearer {secret}".encode()}
    calls: list[tuple[str, str, Any]] = [
        ("GET", "/api/profile", None),
        ("DELETE", "/api/profile", None),
        ("POST", "/api/profile/tables", {"tables": []}),
    ]
    for method, path, body in calls:
        answer = house.http.request(method, path, json=body, headers=headers)
        assert answer.status_code == 403, (method, path)
        assert answer.json()["key"] == "problem-profile"
    if secret != ",":  # no secret at all
        answer = house.http.post("/api/history", json={}, headers=headers)
        assert answer.json()["key"] == "problem-profile"


@pytest.mark.parametrize(
    "body",
    [
        {"tables": "all"},
        {"tables": [{"table": "x" * 33, "secrets": []}]},
        {"tables": [{"table": "x", "secrets": []}] * 301},
        {"result": "drawn"},
        {"limit": 0},
        {"unknown": 1},
    ],
)
def test_malformed_questions_are_refused_in_a_sentence(house: House, body: Any) -> None:
    answer = house.http.post("/api/history", json=body)
    assert (answer.status_code, answer.json()["key"]) == (400, "error-request")


def test_profiles_and_wrong_secrets_are_bounded(start: Starter) -> None:
    house = start(limits=Limits(profiles_per_hour=2, wrong_profiles_per_hour=2))
    made = [house.http.post("/api/profiles") for _ in range(3)]
    assert [answer.status_code for answer in made] == [201, 201, 429]
    wrong = {"Authorization": "Bearer guess"}
    tries = [house.http.get("/api/profile", headers=wrong).status_code for _ in range(3)]
    assert tries == [403, 403, 429]
    right = {"Authorization": f"Bearer {made[0].json()['secret']}"}
    assert house.http.get("/api/profile", headers=right).status_code == 200


def test_history_outlives_the_server_and_opens_no_table(start: Starter, tmp_path: Path) -> None:
    house = start()
    ana = Person(house)
    ana.make_profile()
    opened = house.open("me", "Ben")
    play_out(house.join(opened, 0), house.join(opened, 1))
    ana.keep(opened)
    before = ana.history()
    house.stop()
    again = start()
    after = Person(again, ana.profile).history()
    assert after == before
    assert again.http.get("/api/health").json()["tables"] == 0
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as store, store:
        store.execute("DELETE FROM kept")
    assert Person(again, ana.profile).history() == before
    assert again.http.get("/api/health").json()["tables"] == 1


def test_the_store_holds_no_secret_in_clear(start: Starter, tmp_path: Path) -> None:
    house = start()
    ana = Person(house)
    ana.make_profile()
    opened = house.open("me", "bot")
    ana.keep(opened)
    house.stop()
    kept = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
    for secret in (ana.profile, opened["host"], opened["held"][0]["secret"]):
        assert secret.encode() not in kept


def test_a_seal_opens_only_with_its_secret() -> None:
    keys = TableKeys(host="h", held=[SeatSecret(0, "s")])
    assert unsealed("right", sealed("right", keys)) == keys
    assert unsealed("wrong", sealed("right", keys)) is None
    assert unsealed("right", b"") is None
    assert sealed("right", keys) != sealed("right", keys)


def test_nothing_of_others_leaks_but_their_names(house: House, ana: Person) -> None:
    opened = house.open("me", "link")
    path = f"/api/tables/{opened['table']['id']}"
    invite = opened["invites"][0]["invite"]
    sat = house.http.post(f"{path}/sit", json={"invite": invite, "name": "Ben"}).json()
    house.http.post(f"{path}/start", json={"host": opened["host"]})
    ben = house.join({**opened, "held": [{"seat": 1, "secret": sat["secret"]}]}, 1)
    ben.until_asked()
    ben.say("chat", seat=1, text="only for the table")
    ben.until("chat")
    ana.keep(opened)
    told = house.http.get("/api/profile", headers=ana.headers).text
    assert "Ben" in told
    assert sat["secret"] not in told
    assert "only for the table" not in told


def test_export_tells_all_that_is_mine(house: House, ana: Person, played: Message) -> None:
    client = house.join(played, 0)
    client.until("state")
    client.say("chat", seat=0, text="Well played")
    client.until("chat")
    ana.keep(played)
    told = house.http.get("/api/profile", headers=ana.headers).json()
    assert [game["table"] for game in told["games"]] == [played["table"]["id"]]
    assert [line["text"] for line in told["said"]] == ["Well played"]
    assert told["statistics"][0]["played"] == 1
    assert told["created"] > 0


def erased(house: House, person: Person) -> Any:
    answer = house.http.delete("/api/profile", headers=person.headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_erasing_takes_my_own_tables_whole(house: House, ana: Person) -> None:
    opened = house.open("me", "bot")
    client = house.join(opened, 0)
    client.until_asked()
    ana.keep(opened)
    assert erased(house, ana) == {"tables": 1, "names": 0}
    assert house.http.get(f"/api/tables/{opened['table']['id']}").status_code == 404
    assert house.http.get("/api/profile", headers=ana.headers).status_code == 403


@pytest.fixture
def data(tmp_path: Path) -> Iterator[tuple[House, Path]]:
    running, thread = run(tmp_path / "data", LIMITS)
    yield running, tmp_path / "data" / FILE
    running.stop()
    thread.join(20)


def test_erasing_leaves_others_their_game_without_my_name_and_words(
    data: tuple[House, Path],
) -> None:
    house, file = data
    ana = Person(house)
    ana.make_profile()
    opened = house.open("Zuzana", "link", options={"mode": "experienced"})
    path = f"/api/tables/{opened['table']['id']}"
    invite = opened["invites"][0]["invite"]
    sat = house.http.post(f"{path}/sit", json={"invite": invite, "name": "Ben"}).json()
    house.http.post(f"{path}/start", json={"host": opened["host"]})
    bens = {**opened, "held": [{"seat": 1, "secret": sat["secret"]}]}
    zuzana, ben = house.join(opened, 0), house.join(bens, 1)
    zuzana.until_asked()
    zuzana.say("chat", seat=0, text="Tajemství")
    zuzana.until("chat")
    play_out(zuzana, ben)
    ana.keep(opened)
    of_ben = Person(house)
    before = of_ben.history(bens)
    assert erased(house, ana) == {"tables": 0, "names": 1}
    after = of_ben.history(bens)
    assert "Zuzana" not in str(after)
    assert after["games"][0]["result"] == before["games"][0]["result"]
    assert after["statistics"][0]["groups"] == before["statistics"][0]["groups"]
    record = house.http.get(f"{path}/record").json()
    assert "Zuzana" not in str(record)
    assert house.http.get(f"{path}/replay?step=0").status_code == 200
    with closing(sqlite3.connect(file)) as store:
        rows = [
            str(row)
            for table in ("tables", "seats", "chat", "kept", "keyframes", "sittings", "profiles")
            for row in store.execute(f"SELECT * FROM {table}")
        ]
    assert not any("Zuzana" in row or "Tajemství" in row for row in rows)


def test_erasing_hands_my_seat_to_a_bot_where_others_play_on(house: House, ana: Person) -> None:
    opened = house.open("Zuzana", "link", options={"mode": "experienced"})
    path = f"/api/tables/{opened['table']['id']}"
    invite = opened["invites"][0]["invite"]
    sat = house.http.post(f"{path}/sit", json={"invite": invite, "name": "Ben"}).json()
    house.http.post(f"{path}/start", json={"host": opened["host"]})
    ben = house.join({**opened, "held": [{"seat": 1, "secret": sat["secret"]}]}, 1)
    ben.until_asked()
    ana.keep(opened)
    assert erased(house, ana) == {"tables": 0, "names": 1}
    card = house.http.get(path).json()
    assert [seat["who"] for seat in card["seats"]] == ["bot", "person"]
    assert "Zuzana" not in str(card)
    assert ben.play()["ok"]


def test_erasing_touches_nobody_who_sits_there_by_now(house: House, ana: Person) -> None:
    opened = house.open("link", "Zoe")
    path = f"/api/tables/{opened['table']['id']}"
    first = house.http.post(
        f"{path}/sit", json={"invite": opened["invites"][0]["invite"], "name": "Ana"}
    ).json()
    ana.keep({**opened, "held": [{"seat": 0, "secret": first["secret"]}, *opened["held"]]})
    house.http.post(f"{path}/start", json={"host": opened["host"]})
    house.http.post(f"{path}/leave", json={"secret": first["secret"]})
    room = {"host": opened["host"], "seat": 0}
    anew = house.http.post(f"{path}/invite", json=room).json()["invite"]
    ben = house.http.post(f"{path}/sit", json={"invite": anew, "name": "Ben"}).json()
    assert house.http.delete("/api/profile", headers=ana.headers).status_code == 200
    card = house.http.get(path).json()
    assert card["seats"][0]["name"] == "Ben"
    held = {**opened, "held": [{"seat": 0, "secret": ben["secret"]}]}
    assert house.join(held, 0).until_asked()["asked"]["seat"] == 0


def test_a_fork_is_listed_but_counts_for_nobody(house: House, alone: Message) -> None:
    path = f"/api/tables/{alone['table']['id']}"
    last = house.http.get(f"{path}/replay?step=0").json()["steps"]
    forked = house.http.post(f"{path}/fork", json={"step": last - 1, "seat": 0}).json()
    play_out(house.join(forked, 0))
    told = Person(house).history(forked)
    assert [game["grown"] for game in told["games"]] == [True]
    assert told["statistics"] == []


def test_a_rename_after_the_end_is_told(house: House, alone: Message) -> None:
    secret = alone["held"][0]["secret"]
    path = f"/api/tables/{alone['table']['id']}/name"
    assert house.http.post(path, json={"secret": secret, "name": "Anička"}).status_code == 200
    told = Person(house).history(alone)
    assert "Anička" in [seat["name"] for seat in told["games"][0]["seats"]]
