"""Public engines measured in the same run, in an environment of their own."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

from slices import Measure

HERE = Path(__file__).parent
HOME = HERE.parent / ".venv-peers"
PINS = HERE / "peers.txt"
PEERS = {"rlcard_uno": "RLCard: Uno", "catanatron": "catanatron: Catan"}


class Peer:
    """A peer's process: it is told how long a slice is, and answers with steps a second."""

    def __init__(self, name: str, python: Path) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [str(python), str(HERE / "peer_slices.py"), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def take(self, seconds: float) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def start() -> tuple[list[Peer], list[Measure], list[str]]:
    """The peers that can be had, their figures, and what is the matter with the others."""
    try:
        python = _environment()
    except (OSError, subprocess.CalledProcessError) as error:
        told = getattr(error, "stderr", None) or str(error)
        return [], [], [f"peers cannot be installed: {str(told).strip().splitlines()[-1]}"]
    peers, measures, missing = [], [], []
    for name, title in PEERS.items():
        peer = Peer(name, python)
        try:
            peer.take(0.01)
        except (OSError, ValueError):
            peer.process.kill()
            lines = peer.process.communicate()[1].strip().splitlines()
            missing.append(f"{title} does not run: {lines[-1] if lines else 'no word of why'}")
            continue
        peers.append(peer)
        measures.append(Measure(title, "steps/s", peer.take))
    return peers, measures, missing


def _environment() -> Path:
    """Made once, with the versions of peers.txt; made anew when these change."""
    python, ready = HOME / "bin" / "python", HOME / ".ready"
    pins = PINS.read_text(encoding="utf-8")
    if ready.exists() and ready.read_text(encoding="utf-8") == pins:
        return python
    print(f"installing peers into {HOME.name}", file=sys.stderr)
    venv.create(HOME, with_pip=True, clear=True)
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*command, "-r", str(PINS)], check=True, capture_output=True, text=True)
    ready.write_text(pins, encoding="utf-8")
    return python
