"""`make bench`: the figures of docs/performance.md.

Prints them, writes bench/latest.json and adds a line to bench/history.csv.
"""

from __future__ import annotations

import argparse
import csv
import json
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

import choice
import long_match
import ours
import peers
import start
from slices import Measure, calibration, take_turns

from druzina import __version__, games

HERE = Path(__file__).parent
DECISIONS = "random play"


def main() -> None:
    given = arguments()
    timer = calibration()
    processes, foreign, missing = ([], [], []) if given.no_peers else peers.start()
    own = [measure for name in games.NAMES for measure in ours.measures(name)]
    try:
        take_turns([timer, *own, *foreign], given.rounds, given.seconds)
    finally:
        for process in processes:
            process.close()
    starts = start.measures()
    take_turns(starts, given.starts, 0)
    memory = {name: ours.match_memory(name) for name in games.NAMES}
    report = as_report(timer, own, foreign, starts, memory, missing)
    figures = report["figures"]
    assert isinstance(figures, dict)
    for name, (unit, best, middle) in long_match.measure(given.entries).items():
        figures[name] = {"unit": unit, "best": round(best, 3), "median": round(middle, 3)}
    for one in choice.measure(given.choices):
        figures[one.name] = figure(one)
    show(report)
    given.out.mkdir(parents=True, exist_ok=True)
    text = json.dumps(report, indent=2, ensure_ascii=False) + "\n"
    (given.out / "latest.json").write_text(text, encoding="utf-8")
    add_line(given.out / "history.csv", report)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50, help="slices of every figure")
    parser.add_argument("--seconds", type=float, default=0.04, help="length of a slice")
    parser.add_argument("--starts", type=int, default=10, help="starts of the command line")
    parser.add_argument(
        "--entries", type=int, default=long_match.ENTRIES, help="length of the long match"
    )
    parser.add_argument("--choices", type=int, default=12, help="slices of choices at tables")
    parser.add_argument("--no-peers", action="store_true", help="measure only our own")
    parser.add_argument("--out", type=Path, default=HERE, help="where the files go")
    return parser.parse_args()


def as_report(
    timer: Measure,
    own: list[Measure],
    foreign: list[Measure],
    starts: list[Measure],
    memory: dict[str, float],
    missing: list[str],
) -> dict[str, object]:
    timed = {measure.name: figure(measure, timer) for measure in [timer, *own, *foreign]}
    timed |= {measure.name: figure(measure) for measure in starts}
    for name, held in memory.items():
        timed[f"{name}: finished match"] = {"unit": "kB", "best": held, "median": held}
    ratios = {
        f"{measure.name} / {peer.name}": round(measure.per(peer), 3)
        for measure in own
        if measure.name.endswith(DECISIONS)
        for peer in foreign
    }
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "druzina": __version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "figures": timed,
        "ratios": ratios,
        "missing": missing,
    }


def figure(measure: Measure, timer: Measure | None = None) -> dict[str, object]:
    told: dict[str, object] = {
        "unit": measure.unit,
        "best": round(measure.best, 3),
        "median": round(measure.median, 3),
    }
    if timer is not None:
        told["median_per_calibration"] = round(measure.per(timer), 6)
    return told


def show(report: dict[str, object]) -> None:
    figures, ratios = report["figures"], report["ratios"]
    assert isinstance(figures, dict)
    assert isinstance(ratios, dict)
    width = max(map(len, [*figures, *ratios]))
    print(f"{'':{width}}  {'best':>12}  {'median':>12}")
    for name, told in figures.items():
        print(f"{name:{width}}  {told['best']:12,.1f}  {told['median']:12,.1f}  {told['unit']}")
    for name, ratio in ratios.items():
        print(f"{name:{width}}  {'':12}  {ratio:12,.2f}  times")
    for line in report["missing"]:  # type: ignore[attr-defined]  # a list of sentences
        print(line, file=sys.stderr)


def add_line(path: Path, report: dict[str, object]) -> None:
    """The medians, one figure per line, so that new figures need no new columns."""
    figures = report["figures"]
    assert isinstance(figures, dict)
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if new:
            writer.writerow(["when", "druzina", "python", "figure", "unit", "best", "median"])
        for name, told in figures.items():
            about = [report["when"], report["druzina"], report["python"]]
            writer.writerow([*about, name, told["unit"], told["best"], told["median"]])


if __name__ == "__main__":
    main()
